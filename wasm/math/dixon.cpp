#include "math/dixon.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace nimlab {
namespace {

/// Below 2^27: 512 products of two residues fit into 64 bits.
constexpr std::uint32_t primes[] = {134217689, 134217649};
constexpr std::size_t no_accident = 24;  ///< bits

/// Residues by P. L. Montgomery's reduction: no division in the inner loop.
class Residues {
 public:
  explicit Residues(std::uint32_t prime) : prime_(prime) {
    std::uint32_t inverse = prime;  // Newton: each turn doubles the bits that are right
    for (int i = 0; i < 5; ++i) inverse *= 2 - prime * inverse;
    negated_inverse_ = -inverse;
  }
  /// a · 2^32
  std::uint32_t raised(std::uint64_t a) const {
    return static_cast<std::uint32_t>(((a % prime_) << 32) % prime_);
  }
  /// a · b / 2^32
  std::uint32_t product(std::uint32_t a, std::uint32_t b) const {
    const std::uint64_t x = std::uint64_t{a} * b;
    const std::uint32_t m = static_cast<std::uint32_t>(x) * negated_inverse_;
    const auto out = static_cast<std::uint32_t>((x + std::uint64_t{m} * prime_) >> 32);
    return out >= prime_ ? out - prime_ : out;
  }
  std::uint32_t inverse(std::uint32_t a) const {
    std::uint64_t power = a, out = 1;
    for (std::uint32_t n = prime_ - 2; n > 0; n >>= 1, power = power * power % prime_) {
      if (n & 1) out = out * power % prime_;
    }
    return static_cast<std::uint32_t>(out);
  }
  std::uint32_t of(std::int64_t a) const {
    const std::int64_t rest = a % static_cast<std::int64_t>(prime_);
    return static_cast<std::uint32_t>(rest < 0 ? rest + prime_ : rest);
  }

 private:
  std::uint32_t prime_, negated_inverse_;
};

std::uint64_t inverse_of_odd(std::uint64_t a) {
  std::uint64_t inverse = a;
  for (int i = 0; i < 6; ++i) inverse *= 2 - a * inverse;
  return inverse;
}

}  // namespace

Euclid::Euclid(Integer a, Integer m) : before_(m), rest_(std::move(a)), modulus_(std::move(m)) {}

bool Euclid::step(std::size_t quotients) {
  while (2 * rest_.bits() > modulus_.bits()) {
    if (quotients-- == 0) return false;
    const Integer quotient = before_ / rest_;
    before_ -= quotient * rest_;
    std::swap(before_, rest_);
    factor_before_ -= quotient * factor_;
    std::swap(factor_before_, factor_);
  }
  return true;
}

std::optional<Reconstructed> Euclid::found() const {
  if (rest_.bits() + factor_.bits() + no_accident > modulus_.bits()) return std::nullopt;
  return factor_.sign() < 0 ? Reconstructed{-rest_, -factor_} : Reconstructed{rest_, factor_};
}

std::optional<Reconstructed> reconstructed(const Integer& a, const Integer& m) {
  Euclid euclid(a, m);
  while (!euclid.step(1'000)) {
  }
  return euclid.found();
}

DixonSolver::DixonSolver(std::size_t size, std::vector<std::int64_t> matrix, double bits, std::size_t free)
    : size_(size), matrix_(std::move(matrix)), prime_(primes[0]), rest_(2 * size, 1) {
  for (std::size_t i = 0; i < free; ++i) rest_[i] = rest_[size + i] = 0;
  wanted_ = static_cast<std::size_t>(std::clamp(bits, 0.0, 64.0 * static_cast<double>(size_)) * 2 / 27) + 3;
}

DixonSolver::State DixonSolver::step() {
  switch (phase_) {
    case Phase::invert:
      if (!invert_row()) {
        if (prime_ == primes[1]) return State::failed;
        prime_ = primes[1], row_ = 0;
      }
      break;
    case Phase::lift:
      lift();
      if (digits_ == wanted_) phase_ = Phase::reconstruct;
      break;
    case Phase::reconstruct:
      if (!euclid_) euclid_ = sum();
      if (!euclid_->step(100)) break;
      if (const auto found = euclid_->found()) {
        bottom_ = found->bottom;
        x_.clear(), y_.clear();
        row_ = 0, phase_ = Phase::whole;
      } else {
        // No determinant has more bits than Hadamard's bound.
        if (digits_ > 6 * size_ + 100) return State::failed;
        wanted_ += wanted_ / 4 + 1, phase_ = Phase::lift;
      }
      euclid_.reset();
      break;
    case Phase::whole:
      if (!whole()) return State::failed;
      break;
    case Phase::done: break;
  }
  return phase_ == Phase::done ? State::solved : State::working;
}

/// Gauss and Jordan in place: a row of the inverse takes the place of what it no longer needs.
bool DixonSolver::invert_row() {
  const Residues residues(prime_);
  const std::size_t n = size_, c = row_;
  if (c == 0) {
    inverse_.resize(n * n), swaps_.resize(n);
    for (std::size_t i = 0; i < n * n; ++i) inverse_[i] = residues.of(matrix_[i]);
  }
  std::size_t r = c;
  while (r < n && inverse_[r * n + c] == 0) ++r;
  if (r == n) return false;
  swaps_[c] = r;
  std::uint32_t* const pivot = inverse_.data() + c * n;
  if (r != c) std::swap_ranges(pivot, pivot + n, inverse_.data() + r * n);
  const std::uint32_t by = residues.raised(residues.inverse(pivot[c]));
  pivot[c] = 1;
  for (std::size_t j = 0; j < n; ++j) pivot[j] = residues.product(pivot[j], by);
  for (std::size_t i = 0; i < n; ++i) {
    std::uint32_t* const row = inverse_.data() + i * n;
    if (i == c || row[c] == 0) continue;
    const std::uint32_t factor = residues.raised(prime_ - std::exchange(row[c], 0));
    for (std::size_t j = 0; j < n; ++j) {
      const std::uint32_t sum = row[j] + residues.product(pivot[j], factor);
      row[j] = sum >= prime_ ? sum - prime_ : sum;
    }
  }
  if (++row_ < n) return true;
  for (std::size_t j = n; j-- > 0;) {  // rows were swapped: of the inverse, columns
    if (swaps_[j] == j) continue;
    for (std::size_t i = 0; i < n; ++i) std::swap(inverse_[i * n + j], inverse_[i * n + swaps_[j]]);
  }
  lifted_.assign(2 * n, {});
  phase_ = Phase::lift;
  return true;
}

void DixonSolver::lift() {
  const Residues residues(prime_);
  const std::size_t n = size_;
  std::vector<std::uint64_t> rest(2 * n), digit(2 * n);
  for (std::size_t i = 0; i < 2 * n; ++i) rest[i] = residues.of(static_cast<std::int64_t>(rest_[i]));
  std::uint64_t* const y = digit.data() + n;
  for (std::size_t i = 0; i < n; ++i) {
    const std::uint32_t* const row = inverse_.data() + i * n;
    std::uint64_t sum = 0;
    const std::uint64_t other = rest[n + i];
    for (std::size_t j = 0; j < n; ++j) {
      sum += row[j] * rest[j];
      y[j] += row[j] * other;
    }
    digit[i] = sum;
  }
  for (std::uint64_t& each : digit) each %= prime_;
  // What remains is below 2^63 and a multiple of the prime: it is divided modulo 2^64.
  for (std::size_t i = 0; i < n; ++i) {
    const std::int64_t* const row = matrix_.data() + i * n;
    std::uint64_t sum = 0;
    const std::uint64_t other = y[i];
    for (std::size_t j = 0; j < n; ++j) {
      const auto entry = static_cast<std::uint64_t>(row[j]);
      sum += entry * digit[j];
      rest_[n + j] -= entry * other;
    }
    rest_[i] -= sum;
  }
  const std::uint64_t inverse = inverse_of_odd(prime_);
  for (std::uint64_t& each : rest_) each *= inverse;
  for (std::size_t i = 0; i < 2 * n; ++i) lifted_[i].push_back(digit[i]);
  ++digits_;
}

/// The sum of x, for its denominator: only an accident makes that smaller than that of all x.
Euclid DixonSolver::sum() {
  std::vector<std::uint64_t> sums(digits_), powers(digits_ + 1);
  for (std::size_t i = 0; i < size_; ++i) {
    for (std::size_t k = 0; k < digits_; ++k) sums[k] += lifted_[i][k];
  }
  powers.back() = 1;
  power_ = Integer::of_digits(powers, prime_);
  return {Integer::of_digits(sums, prime_) % power_, power_};
}

/// The next numerator, of x or of y.
bool DixonSolver::whole() {
  auto& all = row_ < size_ ? x_ : y_;
  Integer top = Integer::of_digits(lifted_[row_], prime_) * bottom_ % power_;
  if (2 * top > power_) top -= power_;
  if (top.bits() + no_accident > power_.bits()) {  // a fraction still
    const auto more = reconstructed(top, power_);
    if (!more) {
      wanted_ += wanted_ / 4 + 1, phase_ = Phase::lift;
      return digits_ <= 6 * size_ + 100;
    }
    bottom_ *= more->bottom;
    for (auto* both : {&x_, &y_}) {
      for (Integer& each : *both) each *= more->bottom;
    }
    top = more->top;
  }
  all.push_back(std::move(top));
  if (++row_ == 2 * size_) phase_ = Phase::done;
  return true;
}

}  // namespace nimlab
