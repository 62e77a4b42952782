#pragma once

#include "games/take_game.hpp"
#include "search/ruleset.hpp"

namespace nimlab {

/// Nim: take any number of stones from one heap; who cannot move loses.
/// Position: 1 to 100,000 heaps of 0 to 2^64 − 1 stones, "3 4 5". Move: heap (from 1), stones taken.
///
/// Theorem (C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3, 1901):
/// a position is a P-position iff the nim-sum of its heaps is 0. A heap of x stones has SG value x.
/// Cost of `solve`: linear in the number of heaps.
class Nim : public TakeGame<Nim> {
 public:
  static constexpr GameInfo info{.name = "nim",
                                 .default_rule = "",
                                 .example = "3 4 5",
                                 .move_fields = "heap take",
                                 .theorem = "bouton-1901",
                                 .limits = "heaps<=100000 heap<=18446744073709551615"};

  static constexpr std::size_t max_heaps = 100'000;
  static constexpr std::uint64_t max_heap() { return largest_number; }

  static Nim parse_rule(std::string_view text) {
    no_rule(text);
    return {};
  }
  std::string format_rule() const { return {}; }
  std::size_t bytes() const { return 0; }

  std::uint64_t take_count(std::uint64_t heap) const { return heap; }
  std::uint64_t take_at(std::uint64_t, std::uint64_t index) const { return index + 1; }
  bool allows(std::uint64_t heap, std::uint64_t take) const { return 1 <= take && take <= heap; }
  std::uint64_t value(std::uint64_t heap) const { return heap; }

  template <class Visit>
  void each_take_to(std::uint64_t heap, std::uint64_t v, Visit visit) const {
    if (v < heap) visit(heap - v);
  }

  // cut: winning-moves
  /// A winning move makes the nim-sum 0. So its heap must become heap ⊕ sum,
  /// and it can exactly when that is smaller.
  static std::vector<Move> winning_moves(std::span<const std::uint64_t> heaps) {
    const std::uint64_t sum = nim_sum(heaps);
    std::vector<Move> moves;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      const std::uint64_t target = heaps[i] ^ sum;
      if (target < heaps[i]) moves.push_back({i + 1, heaps[i] - target});
    }
    return moves;
  }
  // end cut

  Solution<Move> solve(const Position& heaps) const {
    Solution<Move> solution;
    const std::uint64_t sum = nim_sum(heaps);
    solution.outcome = outcome_of(sum);
    solution.grundy = sum;
    solution.components = heaps;
    solution.winning_moves = winning_moves(heaps);
    solution.winning_move_count = solution.winning_moves.size();
    if (solution.winning_moves.size() > max_listed_moves) solution.winning_moves.resize(max_listed_moves);
    return solution;
  }
};

}  // namespace nimlab
