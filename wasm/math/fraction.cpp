#include "math/fraction.hpp"

#include <utility>

namespace nimlab {

Fraction::Fraction(std::int64_t whole) : top_(whole) {}
Fraction::Fraction(Integer whole) : top_(std::move(whole)) {}
Fraction::Fraction(const Integer& top, const Integer& bottom) {
  const Integer common = gcd(top, bottom);
  top_ = top / common, bottom_ = bottom / common;
  if (bottom_.sign() < 0) top_ = -top_, bottom_ = -bottom_;
}

Fraction Fraction::operator-() const {
  Fraction out = *this;
  out.top_ = -top_;
  return out;
}
Fraction operator+(const Fraction& a, const Fraction& b) {
  if (a.bottom_ == b.bottom_) return {a.top_ + b.top_, a.bottom_};
  return {a.top_ * b.bottom_ + b.top_ * a.bottom_, a.bottom_ * b.bottom_};
}
Fraction operator-(const Fraction& a, const Fraction& b) { return a + -b; }
Fraction operator*(const Fraction& a, const Fraction& b) { return {a.top_ * b.top_, a.bottom_ * b.bottom_}; }
Fraction operator/(const Fraction& a, const Fraction& b) { return {a.top_ * b.bottom_, a.bottom_ * b.top_}; }
bool operator==(const Fraction& a, const Fraction& b) { return a.top_ == b.top_ && a.bottom_ == b.bottom_; }
std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
  return a.top_ * b.bottom_ <=> b.top_ * a.bottom_;
}

std::string Fraction::text() const { return bottom_ == 1 ? top_.text() : top_.text() + '/' + bottom_.text(); }

}  // namespace nimlab
