#pragma once

#include <algorithm>

#include "core/sort.hpp"
#include "math/linear_basis.hpp"
#include "problems/support/definition.hpp"

/// What problems about hungry boxes share: all are closed, one or more are opened, or one that is open is
/// eaten from.
namespace nimlab {

/// Whether some of at most 64 boxes have nim-sum 0, which is iff who begins wins.
inline bool dependent(const Numbers& boxes) {
  LinearBasis basis;
  for (std::size_t i = 0; i < boxes.size(); ++i) basis.add(boxes[i], i);
  return basis.rank() < boxes.size();
}

/// The same, by all moves. Throws TooLarge.
inline bool boxes_win(Numbers boxes) {
  sort_numbers(boxes);
  boxes.push_back(0);
  return Definition(open_or_take).wins(boxes);
}

}  // namespace nimlab
