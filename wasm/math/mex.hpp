#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace nimlab {

// cut: mex
/// The minimal excludant: the smallest non-negative integer that is not among `values`.
/// Never larger than their number, so larger values need not be marked. Cost: linear.
inline std::uint64_t mex(std::span<const std::uint64_t> values) {
  std::vector<bool> present(values.size());
  for (std::uint64_t value : values) {
    if (value < values.size()) present[value] = true;
  }
  std::uint64_t least = 0;
  while (least < present.size() && present[least]) ++least;
  return least;
}
// end cut

/// The same for a set of values below 64 given as bits; 64 if all are present. Cost: one instruction.
constexpr unsigned mex_of_bits(std::uint64_t present) {
  return static_cast<unsigned>(std::countr_one(present));
}

}  // namespace nimlab
