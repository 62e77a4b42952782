#pragma once

#include "catalogue/catalogue.hpp"

namespace nimlab {

/// Hands a module its catalogue, which must outlive it: JavaScript's questions are asked of that. Once,
/// before the first.
void serve(Catalogue& catalogue);

}  // namespace nimlab
