#pragma once

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
  return saturated(static_cast<Uint128>(a) * b);
}

}  // namespace nimlab
