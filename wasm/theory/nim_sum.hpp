#pragma once

#include <cstdint>
#include <functional>
#include <numeric>
#include <span>

namespace nimlab {

// cut: nim-sum
/// The nim-sum of some numbers: binary addition without carrying, which is bitwise exclusive or.
inline std::uint64_t nim_sum(std::span<const std::uint64_t> numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), std::uint64_t{0}, std::bit_xor<>());
}
// end cut

}  // namespace nimlab
