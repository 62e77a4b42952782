#include "math/fraction.hpp"

#include <utility>

#ifdef __clang__  // for few bytes: what is computed in loops, math/integer.cpp, is not
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#endif

namespace nimlab {

[[gnu::noinline]] Fraction::Fraction(std::int64_t whole) : top_(whole) {}
[[gnu::noinline]] Fraction::Fraction(Integer whole) : top_(std::move(whole)) {}
[[gnu::noinline]] Fraction::Fraction(const Integer& top, const Integer& bottom) {
  const Integer common = gcd(top, bottom);
  top_ = top / common, bottom_ = bottom / common;
  if (bottom_.sign() < 0) top_ = -top_, bottom_ = -bottom_;
}
[[gnu::noinline]] Fraction::Fraction(const Fraction&) = default;
[[gnu::noinline]] Fraction::Fraction(Fraction&&) noexcept = default;
[[gnu::noinline]] Fraction& Fraction::operator=(const Fraction&) = default;
[[gnu::noinline]] Fraction& Fraction::operator=(Fraction&&) noexcept = default;
[[gnu::noinline]] Fraction::~Fraction() = default;

[[gnu::noinline]] Fraction Fraction::operator-() const {
  Fraction out = *this;
  out.top_ = -top_;
  return out;
}
[[gnu::noinline]] Fraction operator+(const Fraction& a, const Fraction& b) {
  if (a.bottom_ == b.bottom_) return {a.top_ + b.top_, a.bottom_};
  return {a.top_ * b.bottom_ + b.top_ * a.bottom_, a.bottom_ * b.bottom_};
}
[[gnu::noinline]] Fraction operator-(const Fraction& a, const Fraction& b) { return a + -b; }
[[gnu::noinline]] Fraction operator*(const Fraction& a, const Fraction& b) {
  return {a.top_ * b.top_, a.bottom_ * b.bottom_};
}
[[gnu::noinline]] Fraction operator/(const Fraction& a, const Fraction& b) {
  return {a.top_ * b.bottom_, a.bottom_ * b.top_};
}
[[gnu::noinline]] bool operator==(const Fraction& a, const Fraction& b) {
  return a.top_ == b.top_ && a.bottom_ == b.bottom_;
}
[[gnu::noinline]] std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
  return a.top_ * b.bottom_ <=> b.top_ * a.bottom_;
}

std::string Fraction::text() const { return bottom_ == 1 ? top_.text() : top_.text() + '/' + bottom_.text(); }

}  // namespace nimlab

#ifdef __clang__
#pragma clang attribute pop
#endif
