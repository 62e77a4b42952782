#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "theory/integer.hpp"

namespace nimlab {

/// Exactly, and without large numbers until the end: the x and y with B x = 1 and Bᵀ y = 1 (all ones) of a
/// square matrix, digit by digit modulo a prime (J. D. Dixon, Exact solution of linear equations using p-adic
/// expansions, Numer. Math. 40, 1982), then as whole numbers over one denominator. Each digit costs 4 size²
/// products of machine words, the inverse modulo the prime size³. What comes out solves both systems modulo a
/// power of the prime and is, but for an accident (2^-24), the solution: whoever asks checks it.
class Lifting {
 public:
  /// Up to 256 rows, entries below 2^52 from 0, row by row. `bits`: about how many the determinant has.
  Lifting(std::size_t size, std::vector<std::int64_t> matrix, double bits);

  enum class State : std::uint8_t { working, solved, failed };
  /// A row or a digit further. Fails where the determinant is 0, modulo two primes at least.
  State step();

  /// Where solved: x[i] = x()[i] / bottom(), and likewise y; none is negative, and both sum to sum() /
  /// bottom(). It fails where one is negative.
  const std::vector<Integer>& x() const { return x_; }
  const std::vector<Integer>& y() const { return y_; }
  const Integer& bottom() const { return bottom_; }
  const Integer& sum() const { return sum_; }

 private:
  enum class Phase : std::uint8_t { invert, lift, reconstruct, whole, done };
  bool invert_row();
  void lift();
  bool reconstruct();
  bool whole();
  Integer digits_of(std::size_t i) const;

  std::size_t size_;
  std::vector<std::int64_t> matrix_;
  std::vector<std::uint32_t> inverse_;  ///< modulo the prime, row by row
  std::vector<std::size_t> swaps_;
  std::uint32_t prime_;
  Phase phase_ = Phase::invert;
  std::size_t row_ = 0, digits_ = 0, wanted_;
  std::vector<std::uint64_t> rest_;                 ///< 1 − B x, then 1 − Bᵀ y, over prime^digits
  std::vector<std::vector<std::uint64_t>> lifted_;  ///< the digits of x, then those of y
  Integer power_, bottom_, sum_;
  std::vector<Integer> x_, y_;
};

/// The fraction n/d ≡ a modulo m with |n|, d at most about √m, where n·d is so much smaller than m that it is
/// no accident (P. S. Wang's reconstruction, by Euclid's algorithm); none where there is no such.
struct Reconstructed {
  Integer top, bottom;
};
std::optional<Reconstructed> reconstructed(const Integer& a, const Integer& m);

}  // namespace nimlab
