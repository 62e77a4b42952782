#include <algorithm>

#include "core/arithmetic.hpp"
#include "games/all.hpp"
#include "games/heaps/subtraction_table.hpp"
#include "games/heaps/take_game.hpp"

namespace nimlab {
namespace {

constexpr std::size_t max_set = 1024;
constexpr std::uint64_t max_element = 1 << 20;

/// SG values of a subtraction game with a finite set, grown as far as somebody asked.
/// G(n) = mex { G(n − s) : s in the set, s <= n } depends on the last max(set) values alone, so the sequence
/// is periodic, and once that many values in a row repeat, the period is proven (R. Austin, "Impartial and
/// partisan games", 1976; Winning Ways, ch. 4).
/// Rule numbers: the set; of {1..m} with m above 1,024 its two ends, 1 and m.
class Subtraction final : public TakeGame, public Sequence {
 public:
  /// {1..bound}
  explicit Subtraction(std::uint64_t bound)
      : TakeGame(game::subtraction, {10'000}), bound_(bound), table_(bound) {}
  explicit Subtraction(std::vector<std::uint64_t> set)
      : TakeGame(game::subtraction, {10'000}), set_(std::move(set)), table_(set_) {}

  std::string rule() const override {
    if (bound_) return bound_ <= 2 ? (bound_ == 1 ? "1" : "1,2") : "1.." + std::to_string(bound_);
    return format_set(set_);
  }
  std::vector<std::uint64_t> rule_numbers() const override {
    if (!bound_) return set_;
    if (bound_ > max_set) return {1, bound_};
    std::vector<std::uint64_t> set;
    for (std::uint64_t s = 1; s <= bound_; ++s) set.push_back(s);
    return set;
  }

  std::uint64_t take_count(std::uint64_t heap) const override {
    if (bound_) return std::min(heap, bound_);
    return static_cast<std::uint64_t>(std::upper_bound(set_.begin(), set_.end(), heap) - set_.begin());
  }
  std::uint64_t take_at(std::uint64_t index) const override { return bound_ ? index + 1 : set_[index]; }
  bool allows(std::uint64_t heap, std::uint64_t take) const override {
    if (take == 0 || take > heap) return false;
    return bound_ ? take <= bound_ : std::binary_search(set_.begin(), set_.end(), take);
  }

  std::uint64_t value(std::uint64_t heap) const override {
    return bound_ ? residue(heap) : table_.value(heap);
  }

  void each_take_to(std::uint64_t heap, std::uint64_t v,
                    function_ref<bool(std::uint64_t)> visit) const override {
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

  /// What completes the last take to the sum of the smallest and the largest: of {2, 3} to 5. Where every
  /// number of the set has its complement in it, a heap falls by groups of that sum (Bachet 1612 for {1..m}).
  const MoveNumbers& answer_by_theorem(const Position& heaps, std::span<const MoveNumbers> winning,
                                       Move last) const override {
    const MoveNumbers* completing = nullptr;
    if (!set_.empty() && last.size() == 2) {
      const std::uint64_t group = set_.front() + set_.back();
      completing = first_move(
          winning, [&](const MoveNumbers& move) { return move[0] == last[0] && group - move[1] == last[1]; });
    }
    return completing ? *completing : TakeGame::answer_by_theorem(heaps, winning, last);
  }

  bool prepare(const Position& heaps) override {
    if (bound_) return true;
    const std::uint64_t largest = *std::max_element(heaps.begin(), heaps.end());
    const auto missing = [&] { return table_.looking() || !table_.knows(largest); };
    if (missing()) table_.grow();
    return !missing();
  }
  std::uint64_t prepared() const override { return bound_ ? 0 : table_.values().size(); }
  std::uint64_t to_prepare(const Position& heaps) const override {
    if (bound_) return 0;
    const std::uint64_t largest = *std::max_element(heaps.begin(), heaps.end());
    return std::min(saturating_add(largest, 1), SubtractionTable::max_values);
  }

  bool tabled() const override { return true; }
  Sequence* sequence() override { return this; }
  bool prepare_values(std::uint64_t count) override {
    check_size(count, SubtractionTable::max_values);
    const auto missing = [&] { return table_.looking() || table_.values().size() < count; };
    if (missing()) table_.grow();
    return !missing();
  }
  std::span<const std::uint32_t> values() const override { return table_.values(); }
  std::optional<Period> period() const override { return table_.period(); }
  std::size_t bytes() const override { return bytes_of(set_) + table_.bytes(); }

 private:
  std::uint64_t residue(std::uint64_t heap) const {
    return bound_ == largest_number ? heap : heap % (bound_ + 1);
  }

  std::uint64_t bound_ = 0;         ///< m if the set is {1..m}, else 0
  std::vector<std::uint64_t> set_;  ///< increasing; empty if bound_
  SubtractionTable table_;
};

std::unique_ptr<Game> open_subtraction(std::string_view rule) {
  std::size_t shift = 0;  // a set may stand in braces
  if (rule.starts_with('{')) rule.remove_prefix(1), shift = 1;
  if (rule.ends_with('}')) rule.remove_suffix(1);
  std::vector<Token> words = tokens(rule);
  for (Token& word : words) word.at += shift;
  const std::vector<Run> runs = number_runs(words, Field::rule);
  if (runs.size() == 1 && runs[0].first == 1) return std::make_unique<Subtraction>(runs[0].last);
  if (runs.back().last > max_element) {
    throw Error(ErrorCode::too_large, Field::rule, std::to_string(runs.back().last),
                std::to_string(max_element));
  }
  return std::make_unique<Subtraction>(listed(runs, Field::rule, max_set));
}

}  // namespace

const GameInfo game::subtraction = described<Subtraction>(
    {.name = "subtraction",
     .family = "heaps",
     .default_rule = "1,3,4",
     .example = "20",
     .move_fields = "heap take",
     .theorem = "subtraction-period",
     .limits = "heaps<=10000 heap<=18446744073709551615 set<=1024 element<=1048576 values<=8388608",
     .open = open_subtraction});

}  // namespace nimlab
