#pragma once

#include <iterator>
#include <limits>
#include <numeric>
#include <string>

#include "core/arithmetic.hpp"

namespace nimlab {

/// An exact fraction of two integers of 128 bits, den != 0. Sums and products are not reduced, which costs
/// little and suits values that are made once and compared once: with M the largest of two fractions' four
/// parts, those of the result are at most 2 M², and the caller sees that this fits.
struct SmallFraction {
  Int128 num = 0, den = 1;

  constexpr int sign() const { return num == 0 ? 0 : (num < 0) == (den < 0) ? 1 : -1; }
  constexpr bool whole() const {
    // Division of 64 bits is many times faster.
    const auto n = static_cast<std::int64_t>(num), d = static_cast<std::int64_t>(den);
    return n == num && d == den && d > 0 ? n % d == 0 : num % den == 0;
  }
  /// Of the parts, which say the value alone where both are reduced.
  bool operator==(const SmallFraction&) const = default;
};

constexpr SmallFraction operator+(const SmallFraction& a, const SmallFraction& b) {
  return {a.num * b.den + b.num * a.den, a.den * b.den};
}
constexpr SmallFraction operator-(const SmallFraction& a) { return {-a.num, a.den}; }
constexpr SmallFraction operator-(const SmallFraction& a, const SmallFraction& b) { return a + -b; }
constexpr SmallFraction operator*(const SmallFraction& a, const SmallFraction& b) {
  return {a.num * b.num, a.den * b.den};
}
/// b is not 0.
constexpr SmallFraction operator/(const SmallFraction& a, const SmallFraction& b) {
  return {a.num * b.den, a.den * b.num};
}

/// In lowest terms, den > 0. One copy: divisions of 128 bits take much code.
constexpr SmallFraction reduced(const SmallFraction& f) {
  // Division of 64 bits is many times faster.
  const auto n = static_cast<std::int64_t>(f.num), d = static_cast<std::int64_t>(f.den);
  constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
  if (n == f.num && d == f.den && n != least && d != least) {
    const std::int64_t common = d < 0 ? -std::gcd(n, d) : std::gcd(n, d);
    return {n / common, d / common};
  }
  Int128 a = f.num < 0 ? -f.num : f.num, b = f.den < 0 ? -f.den : f.den;
  while (b != 0) {
    const Int128 rest = a % b;
    a = b;
    b = rest;
  }
  if (f.den < 0) a = -a;
  return {f.num / a, f.den / a};
}

inline std::string text(Int128 number) {
  char digits[40];  // 39 and a sign
  char* const end = std::end(digits);
  char* at = end;
  Int128 left = number < 0 ? -number : number;
  for (; left > std::numeric_limits<std::uint64_t>::max(); left /= 10)
    *--at = static_cast<char>('0' + static_cast<int>(left % 10));
  auto low = static_cast<std::uint64_t>(left);
  do *--at = static_cast<char>('0' + low % 10);
  while ((low /= 10) > 0);
  if (number < 0) *--at = '-';
  return {at, static_cast<std::size_t>(end - at)};
}

/// "-8/3", "5": in lowest terms.
inline std::string text(const SmallFraction& fraction) {
  const SmallFraction f = reduced(fraction);
  return f.den == 1 ? text(f.num) : text(f.num) + '/' + text(f.den);
}

}  // namespace nimlab
