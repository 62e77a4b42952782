#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace nimlab {

/// The hidden card (Codeforces 98E): P(n, m), the chance of the player to move, who holds n cards to the
/// other's m, for all hands to a size, and how far from the truth they may be. With f1 = P(m − 1, n) and
/// f2 = P(m, n − 1) the game of asking is worth (m (1 − f1) f2 + 1) / ((m + 1) f2 + 1): all of its terms are
/// positive, so that its seven roundings change no more than 7.01 · 2^-53 of it, and errors of f1 and f2
/// count as much as the slopes there.
class HiddenCard {
 public:
  explicit HiddenCard(std::size_t side) : side_(side + 1), value_(side_ * side_), error_(side_ * side_) {}

  /// The next n + m = constant; false when there is none. P(n, m) needs none but those of the one before.
  bool step() {
    if (sum_ > 2 * (side_ - 1)) return false;
    const std::size_t first = sum_ < side_ ? 0 : sum_ - side_ + 1, last = std::min(sum_, side_ - 1);
    for (std::size_t n = first; n <= last; ++n) set(n, sum_ - n);
    ++sum_;
    return true;
  }
  std::size_t sums() const { return sum_; }
  double value(std::size_t n, std::size_t m) const { return value_[n * side_ + m]; }
  double error(std::size_t n, std::size_t m) const { return error_[n * side_ + m]; }

 private:
  void set(std::size_t n, std::size_t m) {
    constexpr double rounding = 0x1p-53;
    double &value = value_[n * side_ + m], &error = error_[n * side_ + m];
    const auto cards = static_cast<double>(m);
    if (n == 0 || m == 0) {
      value = m == 0 ? 1 : 1 / (cards + 1), error = m == 0 ? 0 : rounding;
      return;
    }
    const double f1 = this->value(m - 1, n), f2 = this->value(m, n - 1), below = (cards + 1) * f2 + 1;
    value = (cards * (1 - f1) * f2 + 1) / below;
    const double by_f1 = cards * f2 / below, by_f2 = (cards + 1 - cards * (1 - f1)) / (below * below);
    error = 1.001 * (by_f1 * this->error(m - 1, n) + by_f2 * this->error(m, n - 1)) + 7.01 * rounding * value;
  }

  std::size_t side_, sum_ = 0;
  std::vector<double> value_, error_;
};

}  // namespace nimlab
