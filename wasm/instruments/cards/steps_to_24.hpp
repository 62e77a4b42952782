#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace nimlab {

/// Steps to 24 from many numbers. The numbers are called 1 to n, and what a step makes comes behind them.
/// Why: 1 · 2 · 3 · 4 = 24 = 4 · 5 + 3 + 2 − 1, and pairs (k + 1) − k = 1; and what stands at `copies`.
class StepsTo24 {
 public:
  /// From 1, 2, …, n.
  static StepsTo24 consecutive(std::uint32_t n) {
    StepsTo24 steps(n);
    for (std::uint32_t i = 0; i < n; ++i) steps.values_[i] = i + 1;
    if (n > 3) steps.build_consecutive();
    return steps;
  }
  /// From n times n.
  static StepsTo24 copies(std::uint32_t n) {
    StepsTo24 steps(n);
    std::fill_n(steps.values_.begin(), n, n);
    if (n > 3) steps.build_copies();
    return steps;
  }

  bool possible() const { return given_ > 3; }
  /// By steps, of which there are n − 1 if it is possible.
  const std::vector<std::uint32_t>& left() const { return left_; }
  const std::vector<std::uint32_t>& right() const { return right_; }
  const std::vector<char>& operations() const { return operations_; }  ///< + - * /
  /// Of the numbers, then of the steps: all of them integers from 0 to 10^9 for n to 10^5.
  const std::vector<std::uint32_t>& values() const { return values_; }

 private:
  explicit StepsTo24(std::uint32_t n)
      : given_(n), left_(steps()), right_(steps()), values_(n + steps()), operations_(steps()) {}

  /// All of them are made.
  std::size_t steps() const { return possible() ? given_ - 1 : 0; }

  void build_consecutive() {
    const std::uint32_t n = given_;
    std::uint32_t all = n % 2 == 0 ? make(make(make(4, '*', 3), '*', 2), '*', 1)
                                   : make(make(make(make(4, '*', 5), '+', 3), '+', 2), '-', 1);
    for (std::uint32_t i = 5 + n % 2; i < n; i += 2) all = make(all, '*', make(i + 1, '-', i));
  }

  // cut: copies
  /// n numbers n: from 6 on 24 = a·n ± b, where b is (n + … + n) ÷ n, and what is left over makes 0. There
  /// are enough: a + b + 1 <= n, and never is one left over alone.
  void build_copies() {
    const std::uint32_t n = given_;
    if (n == 4) make(make(make(1, '*', 2), '+', 3), '+', 4);
    if (n == 5) make(make(make(make(1, '*', 2), '*', 3), '-', 4), '/', 5);
    if (n < 6) return;
    const std::uint32_t a = (24 + (n - 1) / 2) / n, b = 24 > a * n ? 24 - a * n : a * n - 24;
    std::uint32_t all = a > 0 ? several(a) : 0;
    if (b > 0) {
      const std::uint32_t many = several(b);
      const std::uint32_t difference = make(many, '/', next_++);
      all = a == 0 ? difference : make(all, 24 > a * n ? '+' : '-', difference);
    }
    if (next_ > n) return;
    std::uint32_t zero = make(next_, '-', next_ + 1);
    for (next_ += 2; next_ <= n; ++next_) zero = make(zero, '*', next_);
    make(all, '+', zero);
  }
  // end cut

  std::uint32_t make(std::uint32_t left, char operation, std::uint32_t right) {
    const std::uint32_t a = values_[left - 1], b = values_[right - 1];
    left_[made_] = left;
    right_[made_] = right;
    operations_[made_] = operation;
    values_[given_ + made_] = operation == '+'   ? a + b
                              : operation == '-' ? a - b
                              : operation == '*' ? a * b
                                                 : a / b;
    return given_ + ++made_;
  }
  /// So many of the copies, added.
  std::uint32_t several(std::uint32_t count) {
    std::uint32_t all = next_++;
    for (; count > 1; --count) all = make(all, '+', next_++);
    return all;
  }

  std::uint32_t given_, next_ = 1, made_ = 0;
  std::vector<std::uint32_t> left_, right_, values_;
  std::vector<char> operations_;
};

}  // namespace nimlab
