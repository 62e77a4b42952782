#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace nimlab {

/// A whole number of any size. Those of 63 bits need no allocation; the others are a sign and a magnitude in
/// limbs of 32 bits. Products and quotients take the schoolbook's time: a limb of one by a limb of the other.
class Integer {
 public:
  Integer(std::int64_t value = 0) : small_(value) {}

  bool is_zero() const { return limbs_.empty() && small_ == 0; }
  int sign() const { return limbs_.empty() ? (small_ > 0) - (small_ < 0) : negative_ ? -1 : 1; }
  /// Σ digits[i] · base^i; the digits may be larger than the base, but are below 2^63.
  static Integer of_digits(std::span<const std::uint64_t> digits, std::uint32_t base);

  /// Of the magnitude: 0 for 0, 3 for −5.
  std::size_t bits() const;
  /// Whether it is one of 64 bits; then `small` is it.
  bool is_small() const { return limbs_.empty(); }
  std::int64_t small() const { return small_; }
  /// The remainder from 0 to modulus − 1; modulus > 0.
  std::uint32_t modulo(std::uint32_t modulus) const;

  Integer operator-() const;
  Integer& operator+=(const Integer& other) { return *this = sum(*this, other, false); }
  Integer& operator-=(const Integer& other) { return *this = sum(*this, other, true); }
  Integer& operator*=(const Integer& other) { return *this = *this * other; }
  friend Integer operator+(const Integer& a, const Integer& b) { return sum(a, b, false); }
  friend Integer operator-(const Integer& a, const Integer& b) { return sum(a, b, true); }
  friend Integer operator*(const Integer& a, const Integer& b);
  /// Towards zero, as in C; what they are divided by is not 0.
  friend Integer operator/(const Integer& a, const Integer& b);
  friend Integer operator%(const Integer& a, const Integer& b);
  /// *this += a · factor for another number a, without one in between.
  void add_product(const Integer& a, std::int64_t factor);

  /// Room for intermediate numbers, kept from one to the next.
  struct Scratch {
    std::vector<std::uint32_t> left, right, divisor;
  };
  /// *this = (*this · a − b · c) / divisor, which leaves no remainder: the inner step of whole pivots.
  void eliminate(const Integer& a, const Integer& b, const Integer& c, const Integer& divisor,
                 Scratch& scratch);

  friend bool operator==(const Integer& a, const Integer& b) = default;
  friend std::strong_ordering operator<=>(const Integer& a, const Integer& b);

  /// About a / b: 51 bits of it; b is not 0.
  friend double quotient(const Integer& a, const Integer& b);
  /// Decimal, with "-" before a negative one.
  std::string text() const;

 private:
  struct Magnitude;
  using Limbs = std::vector<std::uint32_t>;
  static Integer sum(const Integer& a, const Integer& b, bool turned);
  static Integer made(Limbs magnitude, bool negative);
  static Limbs divide(const Integer& a, const Integer& b, Limbs& rest);

  std::int64_t small_ = 0;  ///< 0 where there are limbs
  Limbs limbs_;             ///< the lowest first, the highest not 0; none below 2^63
  bool negative_ = false;   ///< of the limbs
};

/// The greatest common divisor, not negative; gcd(0, 0) = 0.
Integer gcd(Integer a, Integer b);

}  // namespace nimlab
