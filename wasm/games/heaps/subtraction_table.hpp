#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/bytes.hpp"
#include "math/period.hpp"

namespace nimlab {

/// SG values of a subtraction game with a finite set, grown as far as somebody asked.
/// G(n) = mex { G(n − s) : s in the set, s <= n } depends on the last max(set) values alone, so the sequence
/// is periodic, and once that many values in a row repeat, the period is proven (R. Austin, "Impartial and
/// partisan games", 1976; Winning Ways, ch. 4).
class SubtractionTable {
 public:
  static constexpr std::uint64_t max_values = 1 << 23;

  explicit SubtractionTable(std::vector<std::uint64_t> set);  ///< not empty, increasing
  explicit SubtractionTable(std::uint64_t bound);             ///< the set {1..bound}, by its closed form

  std::span<const std::uint32_t> values() const { return values_; }
  const std::optional<Period>& period() const { return period_; }

  /// A step: appends so many values, or goes on looking for a period, which it does whenever the table has
  /// doubled. Throws too_long.
  void grow(std::size_t count = 1 << 14);
  /// Whether a look for a period is under way.
  bool looking() const { return look_.has_value(); }

  std::size_t bytes() const { return bytes_of(set_, values_); }

  /// Whether `value(heap)` can be told.
  bool knows(std::uint64_t heap) const { return heap < values_.size() || period_; }

  std::uint64_t value(std::uint64_t heap) const {
    if (heap < values_.size()) return values_[heap];
    return values_[period_->preperiod + (heap - period_->preperiod) % period_->period];
  }

 private:
  void append(std::size_t count);
  void append_closed_form(std::size_t count);
  void append_few(std::size_t count);   ///< sets of at most 63 numbers: the mex of a machine word
  void append_many(std::size_t count);  ///< larger sets

  std::uint64_t bound_ = 0;
  std::vector<std::uint64_t> set_;
  std::vector<std::uint32_t> values_;
  std::optional<Period> period_;
  std::optional<PeriodLook> look_;
  std::size_t next_look_;
};

}  // namespace nimlab
