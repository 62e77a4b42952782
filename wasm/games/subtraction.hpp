#pragma once

#include <memory>

#include "games/take_game.hpp"
#include "search/ruleset.hpp"
#include "theory/mex.hpp"
#include "theory/period.hpp"

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

  /// A step: appends about 16,000 values, or goes on looking for a period, which it does whenever the table
  /// has doubled. Throws too_long.
  void grow();
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

/// Subtraction game S-Nim: take s stones from one heap, where s is in a given set; who cannot move loses.
/// Rule: a finite set, "1,3,4", "1..5", "2..4,9": at most 1,024 numbers up to 1,048,576; or {1..m} with any
/// m. Position: 1 to 10,000 heaps of 0 to 2^64 − 1 stones. Move: heap (from 1), stones taken.
///
/// {1..m} (C. G. Bachet, "Problèmes plaisants", 1612): SG value n mod (m + 1), at once.
/// Other sets: a table with its proven period; see SubtractionTable. Cost: (values) · (size of the set) /
/// about 1 ns, once. A heap beyond 2^23 stones needs a period that shows within the table, else Error
/// too_long.
class Subtraction : public TakeGame<Subtraction> {
 public:
  static constexpr GameInfo info{.name = "subtraction",
                                 .default_rule = "1,3,4",
                                 .example = "20",
                                 .move_fields = "heap take",
                                 .theorem = "subtraction-period",
                                 .limits =
                                     "heaps<=10000 heap<=18446744073709551615 set<=1024 element<=1048576 "
                                     "values<=8388608"};

  static constexpr std::size_t max_heaps = 10'000;
  static constexpr std::size_t max_set = 1024;
  static constexpr std::uint64_t max_element = 1 << 20;
  static constexpr std::uint64_t max_heap() { return largest_number; }

  static Subtraction parse_rule(std::string_view text);
  std::string format_rule() const;
  std::size_t bytes() const { return bytes_of(set_) + table_->bytes(); }

  std::uint64_t take_count(std::uint64_t heap) const;
  std::uint64_t take_at(std::uint64_t, std::uint64_t index) const { return bound_ ? index + 1 : set_[index]; }
  bool allows(std::uint64_t heap, std::uint64_t take) const;

  std::uint64_t value(std::uint64_t heap) const { return bound_ ? residue(heap) : table_->value(heap); }

  template <class Visit>
  void each_take_to(std::uint64_t heap, std::uint64_t v, Visit visit) const {
    if (bound_) {
      // The options of a heap have different values, so at most one has this. In {0 … bound_}, from r to v is
      // r − v stones downwards, or the same modulo bound_ + 1.
      const std::uint64_t r = residue(heap);
      const std::uint64_t take = r >= v ? r - v : bound_ - (v - r) + 1;
      if (v <= bound_ && take >= 1 && take <= heap) visit(take);
      return;
    }
    for (std::uint64_t take : set_) {
      if (take > heap) return;
      if (value(heap - take) == v && !visit(take)) return;
    }
  }

  bool prepare(const Position& heaps) const;
  std::uint64_t prepared() const { return bound_ ? 0 : table_->values().size(); }
  std::uint64_t to_prepare(const Position& heaps) const;

  bool prepare_values(std::uint64_t count) const;
  std::span<const std::uint32_t> values() const { return table_->values(); }
  const std::optional<Period>& period() const { return table_->period(); }

 private:
  std::uint64_t residue(std::uint64_t heap) const {
    return bound_ == largest_number ? heap : heap % (bound_ + 1);
  }

  std::uint64_t bound_ = 0;         ///< m if the set is {1..m}, else 0
  std::vector<std::uint64_t> set_;  ///< increasing; empty if bound_
  std::shared_ptr<SubtractionTable> table_;
};

}  // namespace nimlab
