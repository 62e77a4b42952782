#pragma once

#include <cstdint>

namespace nimlab {

/// What SplitMix64 adds to its state before each number, and how it makes the number of it (G. Steele, D.
/// Lea, C. Flood 2014).
inline constexpr std::uint64_t split_mix_step = 0x9E3779B97F4A7C15;
constexpr std::uint64_t split_mix(std::uint64_t x) {
  x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
  x = (x ^ x >> 27) * 0x94D049BB133111EB;
  return x ^ x >> 31;
}

}  // namespace nimlab
