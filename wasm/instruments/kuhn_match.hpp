#pragma once

#include "notation/data.hpp"
#include "rules/subject.hpp"

namespace nimlab::kuhn {

/// What is asked of a match and of a reader's plan; see the comment above KuhnPoker. Throws unsupported.
Data answer(const Question& question);

}  // namespace nimlab::kuhn
