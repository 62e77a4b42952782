#pragma once

#include <compare>
#include <string>

#include "math/integer.hpp"

namespace nimlab {

/// A fraction of whole numbers of any size, in lowest terms, its denominator positive.
class Fraction {
 public:
  Fraction(std::int64_t whole = 0);
  Fraction(Integer whole);
  /// The denominator is not 0.
  Fraction(const Integer& top, const Integer& bottom);

  const Integer& top() const { return top_; }
  const Integer& bottom() const { return bottom_; }
  int sign() const { return top_.sign(); }

  Fraction operator-() const;
  friend Fraction operator+(const Fraction& a, const Fraction& b);
  friend Fraction operator-(const Fraction& a, const Fraction& b);
  friend Fraction operator*(const Fraction& a, const Fraction& b);
  /// By what is not 0.
  friend Fraction operator/(const Fraction& a, const Fraction& b);
  friend bool operator==(const Fraction& a, const Fraction& b);
  friend std::strong_ordering operator<=>(const Fraction& a, const Fraction& b);

  /// "7/12", "-3"
  std::string text() const;

 private:
  Integer top_, bottom_ = 1;
};

}  // namespace nimlab
