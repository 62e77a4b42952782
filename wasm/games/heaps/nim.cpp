#include "games/heaps/nim.hpp"

#include "games/all.hpp"
#include "games/heaps/take_game.hpp"
#include "math/nim_sum.hpp"

namespace nimlab {

// cut: winning-moves
/// A winning move makes the nim-sum 0. So its heap must become heap ⊕ sum,
/// and it can exactly when that is smaller.
std::vector<HeapTake> nim_winning_moves(std::span<const std::uint64_t> heaps) {
  const std::uint64_t sum = nim_sum(heaps);
  std::vector<HeapTake> moves;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const std::uint64_t target = heaps[i] ^ sum;
    if (target < heaps[i]) moves.push_back({i + 1, heaps[i] - target});
  }
  return moves;
}
// end cut

namespace {

/// Nim: take any number of stones from one heap; who cannot move loses.
/// Position: 1 to 100,000 heaps of 0 to 2^64 − 1 stones, "3 4 5". Move: heap (from 1), stones taken.
///
/// Theorem (C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3, 1901):
/// a position is a P-position iff the nim-sum of its heaps is 0. A heap of x stones has SG value x.
/// Cost of `solve`: linear in the number of heaps.
/// Facts: `columns`, the ones in each binary column from the lowest, modulo 2.
class Nim final : public TakeGame {
 public:
  Nim() : TakeGame(game::nim, {100'000}) {}

  std::uint64_t take_count(std::uint64_t heap) const override { return heap; }
  bool allows(std::uint64_t heap, std::uint64_t take) const override { return 1 <= take && take <= heap; }
  std::uint64_t value(std::uint64_t heap) const override { return heap; }
  void each_take_to(std::uint64_t heap, std::uint64_t v,
                    function_ref<bool(std::uint64_t)> visit) const override {
    if (v < heap) visit(heap - v);
  }

  std::optional<std::uint64_t> nimber(const Position& heaps) const override { return nim_sum(heaps); }
  Solution solve(const Position& heaps, Player) const override {
    Solution solution;
    const std::uint64_t sum = nim_sum(heaps);
    solution.set_nimber(sum);
    solution.components = heaps;
    for (const auto& [heap, take] : nim_winning_moves(heaps)) {
      const std::uint64_t move[] = {heap, take};
      solution.add(move);
    }
    return solution;
  }

  /// `column` {place, ones}: from the highest; `sum` {nim-sum}; `leave` {heap, stones it keeps}.
  std::vector<Step> explain(const Position& heaps) const override {
    std::vector<Step> steps;
    const std::uint64_t sum = nim_sum(heaps);
    for (std::size_t place = facts(heaps)[0].numbers.size(); place-- > 0;) {
      std::uint64_t ones = 0;
      for (std::uint64_t heap : heaps) ones += heap >> place & 1;
      steps.push_back({"column", {place, ones}, {part("bit", place)}, {}});
    }
    steps.push_back({"sum", {sum}, {"sum"}, {}});
    if (sum == 0) return steps;
    const HeapTake first = nim_winning_moves(heaps).front();
    Position next = heaps;
    next[first.heap - 1] -= first.take;
    steps.push_back({"leave", {first.heap, next[first.heap - 1]}, {part("heap", first.heap)}, format(next)});
    return steps;
  }
  /// As many columns as the largest heap has.
  std::vector<Fact> facts(const Position& heaps) const override {
    std::uint64_t all = 0, sum = nim_sum(heaps);
    for (std::uint64_t heap : heaps) all |= heap;
    Fact columns{"columns", {}};
    for (; all != 0; all >>= 1, sum >>= 1) columns.numbers.push_back(sum & 1);
    return {columns};
  }
};

std::unique_ptr<Game> open_nim(std::string_view rule) {
  no_rule(rule);
  return std::make_unique<Nim>();
}

}  // namespace

const GameInfo game::nim = described<Nim>({.name = "nim",
                                           .family = "heaps",
                                           .default_rule = "",
                                           .example = "3 4 5",
                                           .move_fields = "heap take",
                                           .theorem = "bouton-1901",
                                           .limits = "heaps<=100000 heap<=18446744073709551615",
                                           .open = open_nim});

}  // namespace nimlab
