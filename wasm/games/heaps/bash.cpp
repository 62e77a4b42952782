#include <algorithm>

#include "games/all.hpp"
#include "games/heaps/take_game.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t most = 1'000'000'000'000'000'000;
constexpr std::uint64_t max_values = 1 << 20;

/// Take-away (Bash, 巴什博弈): take 1 to m stones from one heap; who cannot move loses.
/// Rule: m, 1 to 10^18. Position: 1 to 10,000 heaps of 0 to 10^18 stones. Move: heap (from 1), stones taken.
///
/// Theorem (C. G. Bachet, "Problèmes plaisants", 1612, for one heap): a heap is a P-position iff m + 1
/// divides it; its SG value is the remainder. Cost of `solve`: linear in the number of heaps.
/// Rule numbers: m. Facts: `group`, m + 1; of each heap `groups`, how many whole ones
/// it has, and `rest`, what is left.
class Bash final : public TakeGame, public Sequence {
 public:
  explicit Bash(std::uint64_t m) : TakeGame(game::bash, {10'000, most}), m_(m) {}

  std::string rule() const override { return std::to_string(m_); }
  std::vector<std::uint64_t> rule_numbers() const override { return {m_}; }

  std::uint64_t take_count(std::uint64_t heap) const override { return std::min(heap, m_); }
  bool allows(std::uint64_t heap, std::uint64_t take) const override {
    return 1 <= take && take <= take_count(heap);
  }

  /// What is left when whole groups of m + 1 are set aside.
  std::uint64_t value(std::uint64_t heap) const override { return heap % (m_ + 1); }

  /// The options of a heap have different values: from remainder r down to v, or around to it.
  void each_take_to(std::uint64_t heap, std::uint64_t v,
                    function_ref<bool(std::uint64_t)> visit) const override {
    const std::uint64_t r = value(heap);
    const std::uint64_t take = r >= v ? r - v : r + (m_ + 1) - v;
    if (v <= m_ && take >= 1 && take <= heap) visit(take);
  }

  std::vector<Fact> facts(const Position& heaps) const override {
    Fact groups{"groups", {}}, rest{"rest", {}};
    for (std::uint64_t heap : heaps) {
      groups.numbers.push_back(heap / (m_ + 1));
      rest.numbers.push_back(value(heap));
    }
    return {{"group", {m_ + 1}}, std::move(groups), std::move(rest)};
  }

  /// `groups` {heap, stones of a group, groups, stones that are left}: the first hundred heaps; `sum`.
  std::vector<Step> explain(const Position& heaps) const override {
    std::vector<Step> steps;
    for (std::size_t i = 0; i < heaps.size() && i < max_steps_of_a_kind; ++i) {
      steps.push_back(
          {"groups", {i + 1, m_ + 1, heaps[i] / (m_ + 1), value(heaps[i])}, {part("heap", i + 1)}, {}});
    }
    steps.push_back({"sum", {*nimber(heaps)}, {}, {}});
    return steps;
  }

  Sequence* sequence() override { return this; }
  bool prepare_values(std::uint64_t count) override {
    extend_values(values_, count, max_values, [&](std::uint64_t n) { return value(n); });
    return true;
  }
  std::span<const std::uint32_t> values() const override { return values_; }
  std::optional<Period> period() const override { return Period{0, m_ + 1}; }
  std::size_t bytes() const override { return bytes_of(values_); }

 private:
  std::uint64_t m_;
  std::vector<std::uint32_t> values_;  ///< of the last table asked for
};

std::unique_ptr<Game> open_bash(std::string_view rule) {
  return std::make_unique<Bash>(number(only_token(rule, Field::rule), Field::rule, most, 1));
}

}  // namespace

const GameInfo game::bash =
    described<Bash>({.name = "bash",
                     .family = "heaps",
                     .default_rule = "3",
                     .example = "21",
                     .move_fields = "heap take",
                     .theorem = "bachet-1612",
                     .limits = "m<=1000000000000000000 heaps<=10000 heap<=1000000000000000000",
                     .open = open_bash});

}  // namespace nimlab
