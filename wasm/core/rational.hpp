#pragma once

#include <cstdint>

#include "core/numbers.hpp"

/// Rational numbers as people type them: the one reader of payoffs, weights, chances and leaves.
namespace nimlab {

/// In lowest terms, `bottom` above 0.
struct Rational {
  std::int64_t top, bottom;
};

/// From 0 as far as `top`, over at most `bottom`.
struct RationalLimits {
  std::uint64_t top, bottom;
};

/// A whole number, a fraction of two, or a finite decimal, which is an exact fraction: "3", "-1/2", "−4",
/// "0.5",
/// ".25", "-1.2", "1e-3", "2.5E2". Throws not_a_number, naming the token; too_large, naming the numerator,
/// the denominator or the decimal and its limit (of a decimal those of the fraction it is in lowest terms);
/// too_small for a denominator 0.
Rational read_rational(const Token& token, Field field, RationalLimits limits);

/// Where commas may be decimal signs or separate numbers: every number of the text has one inside ("0,5
/// 1,2"), and something else separates them, too. Throws ambiguous, with both texts; nothing where there is
/// one reading.
void refuse_decimal_commas(const Token& text, Field field);

}  // namespace nimlab
