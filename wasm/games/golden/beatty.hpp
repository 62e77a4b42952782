#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "core/arithmetic.hpp"

namespace nimlab {

/// (p + √d) / q, for d no square; |p|, q up to 2^40 and d up to 2^62. Negative q turns the signs of both.
struct QuadraticIrrational {
  std::int64_t p = 0;
  std::uint64_t d = 0;
  std::int64_t q = 1;
};

/// Golden ratio φ = (1 + √5) / 2.
inline constexpr QuadraticIrrational golden{1, 5, 2};

/// Exact integers of 256 bits, as far as comparing squares needs them.
struct Wide {
  std::array<std::uint64_t, 4> limbs{};  ///< lowest first
  constexpr bool operator==(const Wide&) const = default;
  constexpr bool operator<(const Wide& other) const {
    for (int i = 3; i >= 0; --i) {
      const auto at = static_cast<std::size_t>(i);
      if (limbs[at] != other.limbs[at]) return limbs[at] < other.limbs[at];
    }
    return false;
  }
};

constexpr Wide product(Uint128 a, Uint128 b) {
  const std::array<std::uint64_t, 2> x{static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(a >> 64)};
  const std::array<std::uint64_t, 2> y{static_cast<std::uint64_t>(b), static_cast<std::uint64_t>(b >> 64)};
  Wide out;
  for (std::size_t i = 0; i < 2; ++i) {
    std::uint64_t carry = 0;
    for (std::size_t j = 0; j < 2; ++j) {
      const Uint128 sum = static_cast<Uint128>(x[i]) * y[j] + out.limbs[i + j] + carry;
      out.limbs[i + j] = static_cast<std::uint64_t>(sum);
      carry = static_cast<std::uint64_t>(sum >> 64);
    }
    out.limbs[i + 2] += carry;
  }
  return out;
}

/// a − b, about: exact but for the rounding of the difference.
inline double difference(const Wide& a, const Wide& b) {
  const bool negative = a < b;
  const Wide &large = negative ? b : a, &small = negative ? a : b;
  double out = 0, unit = 1;
  bool borrow = false;
  for (std::size_t i = 0; i < 4; ++i, unit *= 18446744073709551616.0) {
    const std::uint64_t limb = large.limbs[i] - small.limbs[i] - borrow;
    borrow = large.limbs[i] < small.limbs[i] || (borrow && large.limbs[i] == small.limbs[i]);
    out += unit * static_cast<double>(limb);
  }
  return negative ? -out : out;
}

// cut: beatty
/// The floor of n·(p + √d)/q, for q > 0, exactly: the largest m for which
/// k = q·m − p·n is at most n·√d. Where k is positive, both are squared, and
/// integers decide. An estimate in double precision may be thousands away; one
/// step of Newton's method, from the exact difference of the squares, leaves
/// less than 1, so each loop goes round once at most. It is the loops that make
/// the answer exact, whatever the estimate.
inline Uint128 wide_beatty(std::uint64_t n, const QuadraticIrrational& x) {
  const Wide square = product(static_cast<Uint128>(n) * n, x.d);
  const auto side = [&](Uint128 m) { return x.q * static_cast<Int128>(m) - static_cast<Int128>(x.p) * n; };
  const auto squared = [](Int128 k) { return product(static_cast<Uint128>(k), static_cast<Uint128>(k)); };
  const auto fits = [&](Uint128 m) { return side(m) <= 0 || !(square < squared(side(m))); };

  const double root = static_cast<double>(n) * std::sqrt(static_cast<double>(x.d));
  const auto q = static_cast<double>(x.q);
  const double about = (static_cast<double>(x.p) * static_cast<double>(n) + root) / q;
  auto m = static_cast<Int128>(std::max(0.0, about));
  if (const Int128 k = side(static_cast<Uint128>(m)); k > 0) {
    m += static_cast<Int128>(difference(square, squared(k)) / (root + static_cast<double>(k)) / q);
  }
  auto floor = static_cast<Uint128>(std::max<Int128>(0, m));
  while (!fits(floor)) --floor;
  while (fits(floor + 1)) ++floor;
  return floor;
}
// end cut

/// The largest s with s² <= square; square below 2^62.
inline std::uint64_t floor_of_root(std::uint64_t square) {
  auto s = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(square)));
  while (s * s > square) --s;
  while ((s + 1) * (s + 1) <= square) ++s;
  return s;
}

/// The same; where 64 bits hold n²·d, by its root rounded down: k <= n·√d says that of whole numbers k.
inline Uint128 beatty(std::uint64_t n, const QuadraticIrrational& x) {
  constexpr std::uint64_t most_n = std::uint64_t{1} << 25, most_d = std::uint64_t{1} << 12;
  constexpr std::int64_t most_p = std::int64_t{1} << 36;
  if (n >= most_n || x.d >= most_d || x.p <= -most_p || x.p >= most_p) return wide_beatty(n, x);
  const auto m = static_cast<std::int64_t>(n), root = static_cast<std::int64_t>(floor_of_root(n * n * x.d));
  return static_cast<std::uint64_t>(std::max<std::int64_t>(0, x.p * m + root) / x.q);
}

/// The other sequence of Beatty's theorem: y with 1/x + 1/y = 1, for x > 1 with d > (p − q)² (S. Beatty,
/// American Mathematical Monthly 33, 1926). |p|, q up to 2^20 and d up to 2^40 here. Nobody but the tests
/// asks for it.
constexpr QuadraticIrrational complementary(const QuadraticIrrational& x) {
  // x / (x − 1) = (p + √d) / (p − q + √d), times (p − q − √d) above and below.
  const std::int64_t r = x.p - x.q;
  const auto d = static_cast<std::int64_t>(x.d);
  const std::int64_t below = r * r - d;
  const std::int64_t above = x.p * r - d;
  // (above − q√d) / below: the root keeps its sign, so the others turn.
  return {-above, static_cast<std::uint64_t>(x.q * x.q) * x.d, -below};
}

/// 1/x, for x > 0 with d > p².
constexpr QuadraticIrrational reciprocal(const QuadraticIrrational& x) {
  // q (√d − p) / (d − p²)
  const std::int64_t below = static_cast<std::int64_t>(x.d) - x.p * x.p;
  return {-x.p * x.q, static_cast<std::uint64_t>(x.q * x.q) * x.d, below};
}

}  // namespace nimlab
