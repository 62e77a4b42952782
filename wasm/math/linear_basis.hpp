#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace nimlab {

// cut: linear-basis
/// Some of up to 64 vectors over GF(2), independent of each other, and how each
/// number of their span is made from them. Gauss: the basis vectors have
/// different highest bits.
class LinearBasis {
 public:
  /// What remains of a number when the basis has done what it can, and which
  /// of the vectors (by their place, as a mask) were used for it.
  struct Reduced {
    std::uint64_t rest;
    std::uint64_t mask;
  };

  Reduced reduce(std::uint64_t x) const {
    std::uint64_t mask = 0;
    while (x != 0) {
      const Reduced& row = rows_[high_bit(x)];
      if (row.rest == 0) break;
      x ^= row.rest;
      mask ^= row.mask;
    }
    return {x, mask};
  }

  /// Takes in the vector of this place, unless it depends on those before it.
  Reduced add(std::uint64_t x, std::size_t place) {
    Reduced reduced = reduce(x);
    reduced.mask |= std::uint64_t{1} << place;
    if (reduced.rest != 0) rows_[high_bit(reduced.rest)] = reduced, ++rank_;
    return reduced;
  }
  // end cut

  std::size_t rank() const { return rank_; }

  /// Which vectors sum to x; nothing if x is not in the span.
  std::optional<std::uint64_t> made_of(std::uint64_t x) const {
    const Reduced reduced = reduce(x);
    return reduced.rest == 0 ? std::optional(reduced.mask) : std::nullopt;
  }

  /// The least number outside the span: a power of 2. (Were it not, it would be the sum of smaller ones.)
  /// 0 if there is none below 2^64.
  std::uint64_t least_outside() const {
    for (std::size_t bit = 0; bit < 64; ++bit) {
      const std::uint64_t power = std::uint64_t{1} << bit;
      if (!made_of(power)) return power;
    }
    return 0;
  }

 private:
  static std::size_t high_bit(std::uint64_t x) { return static_cast<std::size_t>(std::bit_width(x)) - 1; }

  std::array<Reduced, 64> rows_{};  ///< by highest bit
  std::size_t rank_ = 0;
};

}  // namespace nimlab
