#pragma once

#include <cstdint>
#include <optional>

#include "core/arithmetic.hpp"

namespace nimlab {

/// m / 2^e in lowest terms, for |m| < 2^62 and e up to 62.
class Dyadic {
 public:
  constexpr Dyadic(std::int64_t numerator = 0, std::uint32_t exponent = 0)
      : numerator_(numerator), exponent_(exponent) {
    for (; exponent_ > 0 && numerator_ % 2 == 0; --exponent_) numerator_ /= 2;
  }
  constexpr std::int64_t numerator() const { return numerator_; }
  constexpr std::uint32_t exponent() const { return exponent_; }  ///< of 2, in the denominator

  constexpr Dyadic operator-() const { return {-numerator_, exponent_}; }
  /// The sum must be one of these, too.
  constexpr Dyadic operator+(const Dyadic& other) const {
    const std::uint32_t exponent = exponent_ > other.exponent_ ? exponent_ : other.exponent_;
    return {static_cast<std::int64_t>(scaled(other) + other.scaled(*this)), exponent};
  }

  constexpr bool operator==(const Dyadic&) const = default;
  constexpr bool operator<(const Dyadic& other) const { return scaled(other) < other.scaled(*this); }

 private:
  /// The numerator over the larger of the two denominators.
  constexpr Int128 scaled(const Dyadic& other) const {
    const std::uint32_t more = other.exponent_ > exponent_ ? other.exponent_ - exponent_ : 0;
    return static_cast<Int128>(numerator_) * (static_cast<Int128>(1) << more);
  }

  std::int64_t numerator_;
  std::uint32_t exponent_;
};

/// The simplest number strictly between two (J. H. Conway, On Numbers and Games, 1976): the integer nearest
/// to 0, or else the one with the smallest denominator. None for a bound that is not there; low < high.
inline Dyadic simplest_between(const std::optional<Dyadic>& low, const std::optional<Dyadic>& high) {
  const auto fits = [&](const Dyadic& x) { return (!low || *low < x) && (!high || x < *high); };
  if (fits(0)) return 0;
  if (high && !(Dyadic(0) < *high)) {  // all are negative: the same, turned round
    const auto turned = [](const std::optional<Dyadic>& x) -> std::optional<Dyadic> {
      if (!x) return std::nullopt;
      return Dyadic(-x->numerator(), x->exponent());
    };
    const Dyadic mirrored = simplest_between(turned(high), turned(low));
    return {-mirrored.numerator(), mirrored.exponent()};
  }
  // With each further binary place the first multiple above `low` is the one to try.
  for (std::uint32_t exponent = 0;; ++exponent) {
    const std::uint32_t has = low->exponent();
    const std::int64_t floor = exponent >= has ? low->numerator() * (std::int64_t{1} << (exponent - has))
                                               : low->numerator() >> (has - exponent);
    if (const Dyadic next(floor + 1, exponent); fits(next)) return next;
  }
}

/// The ordinal sum 1 : x of a number x: what an edge of Left's is worth with x on top of it (E. R. Berlekamp;
/// Winning Ways, 1982, chapter 7): (x + n) / 2^(n − 1) for the least n >= 1 with x + n > 1. For Right's edge
/// turn the signs round: −(1 : −x). |x| < 60.
// cut: ordinal-sum
constexpr Dyadic ordinal_sum(const Dyadic& x) {
  std::int64_t n = 1;
  while (!(Dyadic(1) < x + Dyadic(n))) ++n;
  const Dyadic y = x + Dyadic(n);
  return {y.numerator(), y.exponent() + static_cast<std::uint32_t>(n - 1)};
}
// end cut

}  // namespace nimlab
