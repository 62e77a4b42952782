#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "math/integer.hpp"

namespace nimlab {

/// The fraction n/d ≡ a modulo m with |n|, d at most about √m, where n·d is so much smaller than m that it is
/// no accident (P. S. Wang's reconstruction, by Euclid's algorithm); none where there is no such.
struct Reconstructed {
  Integer top, bottom;
};
std::optional<Reconstructed> reconstructed(const Integer& a, const Integer& m);

/// The same in steps.
class Euclid {
 public:
  Euclid(Integer a, Integer m);
  /// At most so many quotients further, each of them the bits of m; true when it has come to an end.
  bool step(std::size_t quotients);
  std::optional<Reconstructed> found() const;

 private:
  Integer before_, rest_, factor_before_ = 0, factor_ = 1, modulus_;
};

/// Exactly, and without large numbers until the end: the x and y with B x = b and Bᵀ y = b of a square
/// matrix, where b is 0 in the free rows, which come first, and 1 in all others: digit by digit modulo a
/// prime (J. D. Dixon, Exact solution of linear equations using p-adic expansions, Numer. Math. 40, 1982),
/// then as whole numbers over one denominator. Each digit costs 4 size² products of machine words, the
/// inverse modulo the prime size³. What comes out solves both systems modulo a power of the prime and is, but
/// for an accident (2^-24), the solution: whoever asks checks it.
class DixonSolver {
 public:
  /// Up to 512 rows, entries below 2^53 from 0, row by row. `bits`: about how many the determinant has.
  DixonSolver(std::size_t size, std::vector<std::int64_t> matrix, double bits, std::size_t free = 0);

  enum class State : std::uint8_t { working, solved, failed };
  /// A row or a digit further. Fails where the determinant is 0, modulo two primes at least.
  State step();
  /// Of a step, in products of machine words: about as many.
  std::size_t cost() const { return size_ * size_ + digits_ * digits_ + 1'000; }

  /// Where solved: x[i] = x()[i] / bottom(), and likewise y.
  const std::vector<Integer>& x() const { return x_; }
  const std::vector<Integer>& y() const { return y_; }
  const Integer& bottom() const { return bottom_; }

 private:
  enum class Phase : std::uint8_t { invert, lift, reconstruct, whole, done };
  bool invert_row();
  void lift();
  Euclid sum();
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
  std::optional<Euclid> euclid_;
  Integer power_, bottom_;
  std::vector<Integer> x_, y_;
};

}  // namespace nimlab
