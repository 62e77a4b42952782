#pragma once

#include "core/subject.hpp"
#include "core/wire.hpp"

namespace nimlab::kuhn {

/// What is asked of a match and of a reader's plan; see the comment in kuhn_poker.cpp. Throws unsupported.
Data answer(const Question& question);

/// Kuhn's plans, and what they make sure of: against the sensible plans of the other, or against all.
Data solved(bool sensible);

}  // namespace nimlab::kuhn
