#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

/// Integers of 128 bits, and sums and products of 64 bits that stop at 2^64 − 1.
namespace nimlab {

__extension__ typedef unsigned __int128 Uint128;
__extension__ typedef __int128 Int128;

/// a, or 2^64 − 1 if that is smaller.
constexpr std::uint64_t saturated(Uint128 a) {
  constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
  return a > largest ? largest : static_cast<std::uint64_t>(a);
}

constexpr std::uint64_t saturating_add(std::uint64_t a, std::uint64_t b) {
  return a + b < a ? std::numeric_limits<std::uint64_t>::max() : a + b;
}

constexpr std::uint64_t saturating_multiply(std::uint64_t a, std::uint64_t b) {
  if ((a | b) >> 32 == 0) return a * b;  // 128 bits take several products
  return saturated(static_cast<Uint128>(a) * b);
}

/// n over k, saturating.
constexpr std::uint64_t binomial(std::uint64_t n, std::uint64_t k) {
  if (k > n) return 0;
  k = std::min(k, n - k);
  if (k == 0) return 1;
  std::uint64_t result = n - k + 1;
  for (std::uint64_t i = 2; i <= k; ++i) {
    const std::uint64_t factor = n - k + i;
    if ((result | factor) >> 32 == 0) {  // nearly always, and 128 bits are divided slowly
      result = result * factor / i;
      continue;
    }
    const Uint128 next = static_cast<Uint128>(result) * factor / i;
    if (next > std::numeric_limits<std::uint64_t>::max()) return saturated(next);
    result = static_cast<std::uint64_t>(next);
  }
  return result;
}

}  // namespace nimlab
