#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/numbers.hpp"
#include "instruments/matrices/zero_sum.hpp"
#include "math/cone.hpp"

namespace nimlab {

/// A strategy as it is typed: so many weights, whole numbers or fractions, not all 0; "-" or nothing is none.
/// Throws what PayoffReader throws, ragged, negative, and all_zero.
std::optional<Mixture> read_mixture(Token text, std::size_t size);

/// Weights, and their sum.
Mixture mixture_of(IntegerVector weights);

/// Where each pure strategy ends among all numbers of 64 bits, but for the last.
std::vector<std::uint64_t> thresholds(const Mixture& mixture);

/// Pure strategies drawn from a mixed one, counted from 1; the same for the same seed. A draw is a number of
/// 64 bits, so that no probability is off by more than 2^-64.
class Draws {
 public:
  Draws(const Mixture& mixture, std::uint64_t seed) : ends_(thresholds(mixture)), seed_(seed) {}
  std::uint32_t next();

 private:
  std::vector<std::uint64_t> ends_;
  std::uint64_t seed_;
};

}  // namespace nimlab
