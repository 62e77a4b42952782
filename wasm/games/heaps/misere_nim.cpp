#include <algorithm>
#include <utility>

#include "games/all.hpp"
#include "games/heaps/nim.hpp"
#include "games/heaps/take_game.hpp"
#include "math/nim_sum.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t max_above = 1'000;

/// Misère Nim: Nim in which who takes the last stone loses. Rule: "misere", or "normal" to compare. Position
/// and moves as in Nim.
///
/// Theorem (Bouton 1901): with a heap above 1, P iff the nim-sum is 0, as in Nim; with heaps of 0 and 1
/// alone, P iff the number of ones is odd. No SG values under misère play. Cost of `solve`: linear in the
/// heaps.
/// Rule numbers: 1 under misère play, else 0. Facts: `big`, how many heaps are above 1; `above`, which, from
/// 1, the first 1,000; `ones`, how many are 1. Of both rules for the last stone: `turned`, 1 where the
/// outcome of one is not that of the other; `parted`, 1 where the winning moves are not the same: these are
/// one each with a single heap above 1, which leave different parities of ones; with more such heaps they
/// are those of Nim, and with none only one of the rules has any.
class MisereNim final : public TakeGame {
 public:
  explicit MisereNim(bool misere) : TakeGame(game::misere_nim, {100'000}), misere_(misere) {}

  std::string rule() const override { return misere_ ? "misere" : "normal"; }
  std::vector<std::uint64_t> rule_numbers() const override { return {misere_}; }
  bool normal() const override { return !misere_; }
  End end(const Position&, Player) const override { return misere_ ? End::won : End::lost; }

  std::uint64_t take_count(std::uint64_t heap) const override { return heap; }
  bool allows(std::uint64_t heap, std::uint64_t take) const override { return 1 <= take && take <= heap; }

  /// Nim's rule as long as a heap is above 1; after that the ones are taken
  /// in turn, and an odd number of them loses.
  Outcome outcome(const Position& heaps) const {
    std::uint64_t sum = 0, largest = 0;
    for (std::uint64_t heap : heaps) sum ^= heap, largest = std::max(largest, heap);
    const bool inverted = misere_ && largest <= 1;
    return (sum == 0) != inverted ? Outcome::P : Outcome::N;
  }

  Solution solve(const Position& heaps, Player) const override {
    Solution solution;
    solution.outcome = outcome(heaps);
    if (solution.outcome == Outcome::P) return solution;
    for (const auto& [heap, take] : winning_moves(heaps)) {
      const std::uint64_t move[] = {heap, take};
      solution.add(move);
    }
    return solution;
  }
  bool quick() const override { return true; }
  Solution verdict(const Position& heaps, Player) const override {
    return verdict_of(outcome(heaps), heaps, [&] {
      const HeapTake first = winning_moves(heaps).front();
      return MoveNumbers{first.heap, first.take};
    });
  }

  std::vector<Fact> facts(const Position& heaps) const override {
    std::uint64_t big = 0, ones = 0;
    Fact above{"above", {}};
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      ones += heaps[i] == 1;
      if (heaps[i] > 1 && ++big <= max_above) above.numbers.push_back(i + 1);
    }
    const bool over = big == 0 && ones == 0;
    return {{"big", {big}},
            std::move(above),
            {"ones", {ones}},
            {"turned", {big == 0}},
            {"parted", {big < 2 && !over}}};
  }

  /// `big` {heaps above 1, of which this is how many; which, the first hundred}; `ones` {how many are 1};
  /// then what decides: with several big heaps `sum` {nim-sum}, with one `single` {heap, the one or none that
  /// it is to become}, with none `parity` {ones % 2}. At last, of an N-position, `leave` {heap, stones it
  /// keeps}, and what that leaves. Nothing where the game is over.
  std::vector<Step> explain(const Position& heaps) const override {
    const std::vector<Fact> known = facts(heaps);
    const std::uint64_t big = known[0].numbers[0], ones = known[2].numbers[0];
    if (big + ones == 0) return {};
    Step above{"big", {big}, {"big"}, {}}, one{"ones", {ones}, {}, {}};
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      Step& of = heaps[i] > 1 ? above : one;
      if (heaps[i] == 0 || of.numbers.size() > max_steps_of_a_kind) continue;
      if (heaps[i] > 1) of.numbers.push_back(i + 1);
      if (heaps[i] == 1 && of.lit.size() < max_steps_of_a_kind) of.lit.push_back(part("heap", i + 1));
    }
    std::vector<Step> steps{above, one};
    const bool wins = outcome(heaps) == Outcome::N;
    const HeapTake move = wins ? winning_moves(heaps).front() : HeapTake{1, 0};
    const std::uint64_t keeps = heaps[move.heap - 1] - move.take;
    if (big > 1) {
      steps.push_back({"sum", {nim_sum(heaps)}, {"sum"}, {}});
    } else if (big == 1) {
      steps.push_back({"single", {move.heap, keeps}, {part("heap", move.heap)}, {}});
    } else {
      steps.push_back({"parity", {ones % 2}, one.lit, {}});
    }
    if (!wins) return steps;
    Position next = heaps;
    next[move.heap - 1] = keeps;
    steps.push_back({"leave", {move.heap, keeps}, {part("heap", move.heap)}, format(next)});
    return steps;
  }

  // There are no SG values to make a sum of.
  std::optional<std::uint64_t> nimber(const Position&) const override { return std::nullopt; }
  const Reaching* reaching() const override { return nullptr; }
  std::uint64_t value(std::uint64_t heap) const override { return heap; }
  void each_take_to(std::uint64_t, std::uint64_t, function_ref<bool(std::uint64_t)>) const override {}

 private:
  /// Of an N-position. What a winning move leaves is a P-position of Nim, unless it leaves no heap above 1.
  std::vector<HeapTake> winning_moves(const Position& heaps) const {
    std::size_t big = 0, at = 0;
    std::uint64_t ones = 0;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      if (heaps[i] > 1) ++big, at = i;
      ones += heaps[i] == 1;
    }
    if (!misere_ || big > 1) return nim_winning_moves(heaps);
    // One heap above 1: leave an odd number of ones. None: any one leaves an odd number.
    if (big == 1) return {{at + 1, heaps[at] - (ones % 2 == 0 ? 1 : 0)}};
    std::vector<HeapTake> moves;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      if (heaps[i] == 1) moves.push_back({i + 1, 1});
    }
    return moves;
  }

  bool misere_;
};

std::unique_ptr<Game> open_misere_nim(std::string_view rule) {
  if (rule != "misere" && rule != "normal") {
    throw Error(rule.empty() ? ErrorCode::empty : ErrorCode::syntax, Field::rule, excerpt(rule), {}, 0);
  }
  return std::make_unique<MisereNim>(rule == "misere");
}

}  // namespace

const GameInfo game::misere_nim = described<MisereNim>({.name = "misere_nim",
                                                        .family = "heaps",
                                                        .default_rule = "misere",
                                                        .example = "3 4 5",
                                                        .move_fields = "heap take",
                                                        .theorem = "bouton-1901",
                                                        .limits = "heaps<=100000 heap<=18446744073709551615",
                                                        .open = open_misere_nim});

}  // namespace nimlab
