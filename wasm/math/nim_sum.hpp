#pragma once

#include <cstdint>
#include <span>

namespace nimlab {

/// The nim-sum: binary addition without carrying, which is exclusive or.
inline std::uint64_t nim_sum(std::span<const std::uint64_t> numbers) {
  std::uint64_t sum = 0;
  for (std::uint64_t number : numbers) sum ^= number;
  return sum;
}

}  // namespace nimlab
