#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/value.hpp"

namespace nimlab {

/// The Z-function, found in steps: z[i] is how many values from i on agree with those from the beginning.
/// Cost: linear.
class ZFunction {
 public:
  explicit ZFunction(std::size_t length) : length_(length) { z_.reserve(length); }

  /// Makes at most `work` comparisons, which it counts down; calls visit(i, z[i]) for each i = 0, 1, … that
  /// is found, until visit returns false. True when there is nothing left to find. `value(i)` is that at i <
  /// length.
  template <class Value, class Visit>
  bool step(Value value, std::size_t& work, Visit visit) {
    while (z_.size() < length_) {
      const std::size_t i = z_.size();
      if (!begun_) {
        matched_ = i == 0 ? length_ : i < right_ ? std::min<std::size_t>(right_ - i, z_[i - left_]) : 0;
        begun_ = true;
      }
      for (;; ++matched_) {
        if (work == 0) return false;
        --work;
        if (i + matched_ >= length_ || value(matched_) != value(i + matched_)) break;
      }
      if (i > 0 && i + matched_ > right_) left_ = i, right_ = i + matched_;
      begun_ = false;
      z_.push_back(static_cast<std::uint32_t>(matched_));
      if (!visit(i, matched_)) return true;
    }
    return true;
  }

 private:
  std::size_t length_;
  std::vector<std::uint32_t> z_;
  std::size_t left_ = 0, right_ = 0, matched_ = 0;
  bool begun_ = false;  ///< the next z; `matched_` values agree so far
};

/// The period of a sequence in which each value depends only on the `window` values before it, looked for in
/// steps: as soon as `window` consecutive values come again, everything after them does too (there are
/// finitely many windows, so they must). Cost: linear.
class PeriodLook {
 public:
  /// At the first `length` values.
  PeriodLook(std::size_t length, std::size_t window) : length_(length), window_(window), z_(length) {}

  /// True when finished: the least period, with the least preperiod for it, is known if the values prove one.
  /// At most `work` comparisons.
  template <class T>
  bool step(std::span<const T> values, std::size_t work) {
    if (window_ == 0) return true;
    // Read backwards, the last window is a prefix, and an earlier copy of it p before the end has z[p] >=
    // window.
    const auto backwards = [&](std::size_t i) { return values[length_ - 1 - i]; };
    return z_.step(backwards, work, [&](std::size_t p, std::size_t z) {
      if (p == 0 || z < window_) return p + window_ < length_;
      period_ = Period{length_ - p - z, p};
      return false;
    });
  }
  const std::optional<Period>& period() const { return period_; }

 private:
  std::size_t length_, window_;
  ZFunction z_;
  std::optional<Period> period_;
};

}  // namespace nimlab
