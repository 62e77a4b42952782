#pragma once

#include "games/take_game.hpp"
#include "search/ruleset.hpp"

namespace nimlab {

/// Take-away (Bash, 巴什博弈): take 1 to m stones from one heap; who cannot move loses.
/// Rule: m, 1 to 10^18. Position: 1 to 10,000 heaps of 0 to 10^18 stones. Move: heap (from 1), stones taken.
///
/// Theorem (C. G. Bachet, "Problèmes plaisants", 1612, for one heap): a heap is a P-position iff m + 1
/// divides it; its SG value is the remainder. Cost of `solve`: linear in the number of heaps.
class Bash : public TakeGame<Bash> {
 public:
  static constexpr GameInfo info{.name = "bash",
                                 .default_rule = "3",
                                 .example = "21",
                                 .move_fields = "heap take",
                                 .theorem = "bachet-1612",
                                 .limits = "m<=1000000000000000000 heaps<=10000 heap<=1000000000000000000"};

  static constexpr std::size_t max_heaps = 10'000;
  static constexpr std::uint64_t max_heap() { return 1'000'000'000'000'000'000; }
  static constexpr std::uint64_t max_values = 1 << 20;

  static Bash parse_rule(std::string_view text) {
    const Token word = only_token(text, Field::rule);
    Bash game;
    game.m_ = number(word, Field::rule, max_heap(), 1);
    return game;
  }
  std::string format_rule() const { return std::to_string(m_); }
  std::size_t bytes() const { return bytes_of(values_); }

  std::uint64_t take_count(std::uint64_t heap) const { return std::min(heap, m_); }
  std::uint64_t take_at(std::uint64_t, std::uint64_t index) const { return index + 1; }
  bool allows(std::uint64_t heap, std::uint64_t take) const { return 1 <= take && take <= take_count(heap); }

  // cut: bash
  /// What is left when whole groups of m + 1 are set aside.
  std::uint64_t value(std::uint64_t heap) const { return heap % (m_ + 1); }
  // end cut

  /// The options of a heap have different values: from remainder r down to v, or around to it.
  template <class Visit>
  void each_take_to(std::uint64_t heap, std::uint64_t v, Visit visit) const {
    const std::uint64_t r = value(heap);
    const std::uint64_t take = r >= v ? r - v : r + (m_ + 1) - v;
    if (v <= m_ && take >= 1 && take <= heap) visit(take);
  }

  bool prepare_values(std::uint64_t count) const {
    if (count > max_values) {
      throw Error(ErrorCode::too_large, Field::none, std::to_string(count), std::to_string(max_values));
    }
    for (std::uint64_t n = values_.size(); n < count; ++n)
      values_.push_back(static_cast<std::uint32_t>(value(n)));
    return true;
  }
  std::span<const std::uint32_t> values() const { return values_; }
  std::optional<Period> period() const { return Period{0, m_ + 1}; }

 private:
  std::uint64_t m_ = 1;
  mutable std::vector<std::uint32_t> values_;  ///< of the last table asked for
};

}  // namespace nimlab
