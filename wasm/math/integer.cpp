#include "math/integer.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace nimlab {

namespace {

constexpr std::uint64_t low = 0xffffffff;

std::uint64_t magnitude_of(std::int64_t a) {
  return a < 0 ? -static_cast<std::uint64_t>(a) : static_cast<std::uint64_t>(a);
}

}  // namespace

/// The limbs of any number, its own where it is small.
struct Integer::Magnitude {
  explicit Magnitude(const Integer& a) : limbs(a.limbs_), negative(a.sign() < 0) {
    if (!a.limbs_.empty() || a.small_ == 0) return;
    const std::uint64_t all = magnitude_of(a.small_);
    own[0] = static_cast<std::uint32_t>(all), own[1] = static_cast<std::uint32_t>(all >> 32);
    limbs = std::span(own, own[1] == 0 ? 1 : 2);
  }
  Magnitude(const Magnitude&) = delete;
  Magnitude& operator=(const Magnitude&) = delete;

  std::uint32_t own[2] = {};
  std::span<const std::uint32_t> limbs;
  bool negative;
};

namespace {

using Limbs = std::vector<std::uint32_t>;
using View = std::span<const std::uint32_t>;

std::strong_ordering compare(View a, View b) {
  if (a.size() != b.size()) return a.size() <=> b.size();
  for (std::size_t i = a.size(); i-- > 0;) {
    if (a[i] != b[i]) return a[i] <=> b[i];
  }
  return std::strong_ordering::equal;
}

void trim(Limbs& a) {
  while (!a.empty() && a.back() == 0) a.pop_back();
}

Limbs added(View a, View b) {
  if (a.size() < b.size()) std::swap(a, b);
  Limbs out(a.size() + 1);
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < a.size(); ++i, carry >>= 32) {
    carry += std::uint64_t{a[i]} + (i < b.size() ? b[i] : 0);
    out[i] = static_cast<std::uint32_t>(carry);
  }
  out[a.size()] = static_cast<std::uint32_t>(carry);
  return out;
}

/// a −= b for a ≥ b.
void reduce_from(Limbs& a, View b) {
  std::int64_t borrow = 0;
  for (std::size_t i = 0; i < a.size(); ++i, borrow >>= 32) {
    borrow += std::int64_t{a[i]} - (i < b.size() ? b[i] : 0);
    a[i] = static_cast<std::uint32_t>(borrow);
  }
}

Limbs subtracted(View a, View b) {
  Limbs out(a.begin(), a.end());
  reduce_from(out, b);
  return out;
}

/// into += a · factor from a limb on; there is room.
void accumulate(std::uint32_t* into, View a, std::uint32_t factor) {
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < a.size(); ++i, carry >>= 32) {
    carry += std::uint64_t{a[i]} * factor + into[i];
    into[i] = static_cast<std::uint32_t>(carry);
  }
  for (std::size_t i = a.size(); carry != 0; ++i, carry >>= 32) {
    carry += into[i];
    into[i] = static_cast<std::uint32_t>(carry);
  }
}

/// into −= a · factor; gives what is borrowed from the limb behind.
std::uint64_t reduce(std::uint32_t* into, View a, std::uint64_t factor) {
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const std::uint64_t product = a[i] * factor + carry;
    carry = (product >> 32) + (into[i] < (product & low));
    into[i] -= static_cast<std::uint32_t>(product);
  }
  return carry;
}

/// Quotient of limbs by one; gives the remainder.
std::uint32_t divide_by_limb(Limbs& a, std::uint32_t by) {
  std::uint64_t rest = 0;
  for (std::size_t i = a.size(); i-- > 0;) {
    rest = rest << 32 | a[i];
    a[i] = static_cast<std::uint32_t>(rest / by);
    rest %= by;
  }
  return static_cast<std::uint32_t>(rest);
}

Limbs shifted_left(View a, unsigned bits, std::size_t size) {
  Limbs out(size);
  for (std::size_t i = 0; i < a.size(); ++i) {
    const std::uint64_t both = std::uint64_t{a[i]} << bits;
    out[i] |= static_cast<std::uint32_t>(both);
    if (i + 1 < size) out[i + 1] = static_cast<std::uint32_t>(both >> 32);
  }
  return out;
}

}  // namespace

Integer Integer::made(Limbs magnitude, bool negative) {
  trim(magnitude);
  if (magnitude.size() <= 2) {
    std::uint64_t value = 0;
    for (std::size_t i = magnitude.size(); i-- > 0;) value = value << 32 | magnitude[i];
    if (value >> 63 == 0) return static_cast<std::int64_t>(negative ? -value : value);
    if (negative && value == std::uint64_t{1} << 63) return std::numeric_limits<std::int64_t>::min();
  }
  Integer out;
  out.limbs_ = std::move(magnitude), out.negative_ = negative;
  return out;
}

std::size_t Integer::bits() const {
  if (limbs_.empty()) return static_cast<std::size_t>(std::bit_width(magnitude_of(small_)));
  return 32 * (limbs_.size() - 1) + static_cast<std::size_t>(std::bit_width(limbs_.back()));
}

std::uint32_t Integer::modulo(std::uint32_t modulus) const {
  const Magnitude a(*this);
  std::uint64_t rest = 0;
  for (std::size_t i = a.limbs.size(); i-- > 0;) rest = (rest << 32 | a.limbs[i]) % modulus;
  return static_cast<std::uint32_t>(a.negative && rest > 0 ? modulus - rest : rest);
}

Integer Integer::operator-() const {
  if (limbs_.empty() && small_ != std::numeric_limits<std::int64_t>::min()) return -small_;
  const Magnitude a(*this);
  return made(Limbs(a.limbs.begin(), a.limbs.end()), !a.negative);
}

Integer Integer::sum(const Integer& a, const Integer& b, bool turned) {
  std::int64_t out;
  if (a.is_small() && b.is_small() &&
      !(turned ? __builtin_sub_overflow(a.small_, b.small_, &out)
               : __builtin_add_overflow(a.small_, b.small_, &out)))
    return out;
  const Magnitude x(a), y(b);
  if (x.negative == (y.negative != turned)) return made(added(x.limbs, y.limbs), x.negative);
  if (compare(x.limbs, y.limbs) >= 0) return made(subtracted(x.limbs, y.limbs), x.negative);
  return made(subtracted(y.limbs, x.limbs), !x.negative);
}

Integer operator*(const Integer& a, const Integer& b) {
  std::int64_t small;
  if (a.is_small() && b.is_small() && !__builtin_mul_overflow(a.small_, b.small_, &small)) return small;
  const Integer::Magnitude x(a), y(b);
  Limbs out(x.limbs.size() + y.limbs.size() + 1);
  for (std::size_t i = 0; i < y.limbs.size(); ++i) accumulate(out.data() + i, x.limbs, y.limbs[i]);
  return Integer::made(std::move(out), x.negative != y.negative);
}

/// D. E. Knuth, The Art of Computer Programming 2, 4.3.1, algorithm D.
Integer::Limbs Integer::divide(const Integer& a, const Integer& b, Limbs& rest) {
  const Magnitude x(a), y(b);
  const std::size_t n = y.limbs.size();
  if (compare(x.limbs, y.limbs) < 0) {
    rest.assign(x.limbs.begin(), x.limbs.end());
    return {};
  }
  if (n == 1) {
    Limbs quotient(x.limbs.begin(), x.limbs.end());
    rest = {divide_by_limb(quotient, y.limbs[0])};
    return quotient;
  }
  const auto shift = static_cast<unsigned>(std::countl_zero(y.limbs.back()));
  const Limbs v = shifted_left(y.limbs, shift, n);
  rest = shifted_left(x.limbs, shift, x.limbs.size() + 1);
  Limbs quotient(x.limbs.size() - n + 1);
  for (std::size_t j = quotient.size(); j-- > 0;) {
    const std::uint64_t top = std::uint64_t{rest[j + n]} << 32 | rest[j + n - 1];
    std::uint64_t digit = top / v[n - 1], left = top % v[n - 1];
    while (digit > low || digit * v[n - 2] > (left << 32 | rest[j + n - 2])) {
      --digit, left += v[n - 1];
      if (left > low) break;
    }
    const std::uint64_t borrowed = reduce(rest.data() + j, v, digit);
    const bool too_much = rest[j + n] < borrowed;
    rest[j + n] -= static_cast<std::uint32_t>(borrowed);
    if (too_much) {
      --digit;
      std::uint64_t carry = 0;
      for (std::size_t i = 0; i < n; ++i, carry >>= 32) {
        carry += std::uint64_t{rest[j + i]} + v[i];
        rest[j + i] = static_cast<std::uint32_t>(carry);
      }
      rest[j + n] += static_cast<std::uint32_t>(carry);
    }
    quotient[j] = static_cast<std::uint32_t>(digit);
  }
  for (std::size_t i = 0; i < n && shift > 0; ++i) {
    rest[i] = static_cast<std::uint32_t>((std::uint64_t{rest[i + 1]} << 32 | rest[i]) >> shift);
  }
  rest.resize(n);
  return quotient;
}

Integer operator/(const Integer& a, const Integer& b) {
  if (a.is_small() && b.is_small() && b.small_ != -1) return a.small_ / b.small_;
  Limbs rest;
  Limbs quotient = Integer::divide(a, b, rest);
  return Integer::made(std::move(quotient), (a.sign() < 0) != (b.sign() < 0));
}

Integer operator%(const Integer& a, const Integer& b) {
  if (a.is_small() && b.is_small() && b.small_ != -1) return a.small_ % b.small_;
  Limbs rest;
  Integer::divide(a, b, rest);
  return Integer::made(std::move(rest), a.sign() < 0);
}

void Integer::add_product(const Integer& a, std::int64_t factor) {
  std::int64_t small;
  if (is_small() && a.is_small() && !__builtin_mul_overflow(a.small_, factor, &small) &&
      !__builtin_add_overflow(small_, small, &small)) {
    small_ = small;
    return;
  }
  const Magnitude x(a);
  const std::uint64_t by = magnitude_of(factor);
  if (is_small() || negative_ != (x.negative != (factor < 0))) {
    *this += a * factor;
    return;
  }
  limbs_.resize(std::max(limbs_.size(), x.limbs.size() + 2) + 1);
  accumulate(limbs_.data(), x.limbs, static_cast<std::uint32_t>(by));
  if (by >> 32 != 0) accumulate(limbs_.data() + 1, x.limbs, static_cast<std::uint32_t>(by >> 32));
  trim(limbs_);
}

namespace {

void multiply(View a, View b, Limbs& out) {
  out.assign(a.size() + b.size() + 1, 0);
  for (std::size_t i = 0; i < b.size(); ++i) accumulate(out.data() + i, a, b[i]);
  trim(out);
}

/// Quotient of limbs without a remainder, from the lowest up (T. Jebelean, An algorithm for exact division,
/// 1993): its limbs take the place of theirs.
void divide_exactly(Limbs& a, View by, Limbs& divisor) {
  if (a.empty()) return;
  std::size_t zeros = 0;
  while (by[zeros] == 0) ++zeros;
  const auto shift = static_cast<unsigned>(std::countr_zero(by[zeros]));
  const auto shifted_right = [&](const auto& from, std::size_t i) {
    const std::uint64_t above = i + 1 < from.size() ? from[i + 1] : 0;
    return static_cast<std::uint32_t>((above << 32 | from[i]) >> shift);
  };
  divisor.clear();
  for (std::size_t i = zeros; i < by.size(); ++i) divisor.push_back(shifted_right(by, i));
  trim(divisor);
  for (std::size_t i = zeros; i < a.size(); ++i) a[i - zeros] = shifted_right(a, i);
  a.resize(a.size() - zeros);
  trim(a);
  std::uint32_t inverse = divisor[0];
  for (int i = 0; i < 5; ++i) inverse *= 2 - divisor[0] * inverse;
  a.resize(a.size() - divisor.size() + 1);
  for (std::size_t i = 0; i < a.size(); ++i) {
    const std::uint32_t digit = a[i] * inverse;
    const std::size_t rest = std::min(divisor.size(), a.size() - i);
    std::uint64_t borrowed = reduce(a.data() + i, View(divisor).first(rest), digit);
    for (std::size_t k = i + rest; k < a.size() && borrowed != 0; ++k) {
      const bool more = a[k] < borrowed;
      a[k] -= static_cast<std::uint32_t>(borrowed);
      borrowed = more;
    }
    a[i] = digit;
  }
  trim(a);
}

}  // namespace

void Integer::eliminate(const Integer& a, const Integer& b, const Integer& c, const Integer& divisor,
                        Scratch& scratch) {
  if (is_small() && a.is_small() && b.is_small() && c.is_small() && divisor.is_small()) {
    std::int64_t left, right;
    if (!__builtin_mul_overflow(small_, a.small_, &left) &&
        !__builtin_mul_overflow(b.small_, c.small_, &right) && !__builtin_sub_overflow(left, right, &left) &&
        divisor.small_ != -1) {
      small_ = left / divisor.small_;
      return;
    }
  }
  const Magnitude x(*this), y(a), z(b), w(c), by(divisor);
  multiply(x.limbs, y.limbs, scratch.left);
  multiply(z.limbs, w.limbs, scratch.right);
  bool negative = x.negative != y.negative;
  Limbs& left = scratch.left;
  Limbs& right = scratch.right;
  if (negative != (z.negative != w.negative)) {
    left.resize(std::max(left.size(), right.size()) + 1);
    accumulate(left.data(), right, 1);
  } else if (compare(left, right) >= 0) {
    reduce_from(left, right);
  } else {
    reduce_from(right, left);
    std::swap(left, right);
    negative = !negative;
  }
  trim(left);
  divide_exactly(left, by.limbs, scratch.divisor);
  negative = negative != by.negative;
  if (left.size() > 2) {
    small_ = 0, negative_ = negative;
    limbs_.assign(left.begin(), left.end());
  } else {
    *this = made(left, negative);
  }
}

Integer Integer::of_digits(std::span<const std::uint64_t> digits, std::uint32_t base) {
  Limbs out;
  for (std::size_t i = digits.size(); i-- > 0;) {
    std::uint64_t carry = digits[i];
    for (std::uint32_t& limb : out) {
      carry += std::uint64_t{limb} * base;
      limb = static_cast<std::uint32_t>(carry), carry >>= 32;
    }
    for (; carry != 0; carry >>= 32) out.push_back(static_cast<std::uint32_t>(carry));
  }
  return made(std::move(out), false);
}

std::strong_ordering operator<=>(const Integer& a, const Integer& b) {
  if (a.is_small() && b.is_small()) return a.small_ <=> b.small_;
  if (a.sign() != b.sign()) return a.sign() <=> b.sign();
  const Integer::Magnitude x(a), y(b);
  return x.negative ? compare(y.limbs, x.limbs) : compare(x.limbs, y.limbs);
}

double quotient(const Integer& a, const Integer& b) {
  const Integer::Magnitude x(a), y(b);
  const auto highest = [](View limbs) {
    double out = 0;
    for (std::size_t k = 1; k <= std::min<std::size_t>(limbs.size(), 3); ++k)
      out = std::ldexp(out, 32) + limbs[limbs.size() - k];
    return out;
  };
  const auto below = [](View limbs) { return 32 * std::max(0, static_cast<int>(limbs.size()) - 3); };
  const double out = std::ldexp(highest(x.limbs) / highest(y.limbs), below(x.limbs) - below(y.limbs));
  return x.negative != y.negative ? -out : out;
}

std::string Integer::text() const {
  if (limbs_.empty()) return std::to_string(small_);
  constexpr std::uint32_t nine_digits = 1'000'000'000;
  std::string out;
  for (Limbs left = limbs_; !left.empty(); trim(left)) {
    std::uint32_t digits = divide_by_limb(left, nine_digits);
    for (int i = 0; i < 9; ++i, digits /= 10) out += static_cast<char>('0' + digits % 10);
  }
  while (out.size() > 1 && out.back() == '0') out.pop_back();
  if (negative_) out += '-';
  std::reverse(out.begin(), out.end());
  return out;
}

Integer gcd(Integer a, Integer b) {
  while (!(a.is_small() && b.is_small())) {
    if (b.is_zero()) return a.sign() < 0 ? -a : a;
    Integer rest = a % b;
    a = std::exchange(b, std::move(rest));
  }
  const std::uint64_t both = std::gcd(magnitude_of(a.small()), magnitude_of(b.small()));
  return both >> 63 == 0 ? Integer(static_cast<std::int64_t>(both))
                         : -Integer(std::numeric_limits<std::int64_t>::min());
}

}  // namespace nimlab
