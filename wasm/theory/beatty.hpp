#pragma once

#include <array>
#include <cstdint>

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

__extension__ typedef unsigned __int128 Uint128;
__extension__ typedef __int128 Int128;

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

// cut: beatty
/// The floor of n·(p + √d)/q, for q > 0, exactly: the largest m for which
/// q·m − p·n ≤ n·√d, found bit by bit; where the left side is positive, both
/// are squared. Integers only. The result must be below 2^64.
constexpr std::uint64_t beatty(std::uint64_t n, const QuadraticIrrational& x) {
  const Wide right = product(static_cast<Uint128>(n) * n, x.d);
  std::uint64_t m = 0;
  for (int bit = 63; bit >= 0; --bit) {
    const std::uint64_t larger = m | (std::uint64_t{1} << bit);
    const Int128 left = static_cast<Int128>(x.q) * larger - static_cast<Int128>(x.p) * n;
    const auto size = static_cast<Uint128>(left);
    if (left <= 0 || !(right < product(size, size))) m = larger;
  }
  return m;
}
// end cut

/// The other sequence of Beatty's theorem: y with 1/x + 1/y = 1, for x > 1 with d > (p − q)² (S. Beatty,
/// American Mathematical Monthly 33, 1926). |p|, q up to 2^20 and d up to 2^40 here.
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
