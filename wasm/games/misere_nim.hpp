#pragma once

#include "games/nim.hpp"
#include "games/take_game.hpp"
#include "search/ruleset.hpp"

namespace nimlab {

/// Misère Nim: Nim in which who takes the last stone loses. Rule: "misere", or "normal" to compare. Position
/// and moves as in Nim.
///
/// Theorem (Bouton 1901): with a heap above 1, P iff the nim-sum is 0, as in Nim; with heaps of 0 and 1
/// alone, P iff the number of ones is odd. No SG values under misère play. Cost of `solve`: linear in the
/// heaps.
class MisereNim : public TakeGame<MisereNim> {
 public:
  static constexpr GameInfo info{.name = "misere_nim",
                                 .default_rule = "misere",
                                 .example = "3 4 5",
                                 .move_fields = "heap take",
                                 .theorem = "bouton-1901",
                                 .limits = "heaps<=100000 heap<=18446744073709551615"};

  static constexpr std::size_t max_heaps = Nim::max_heaps;
  static constexpr std::uint64_t max_heap() { return largest_number; }

  static MisereNim parse_rule(std::string_view text) {
    MisereNim game;
    game.misere_ = text != "normal";
    if (game.misere_ && text != "misere") {
      throw Error(text.empty() ? ErrorCode::empty : ErrorCode::syntax, Field::rule, excerpt(text), {}, 0);
    }
    return game;
  }
  std::string format_rule() const { return misere_ ? "misere" : "normal"; }
  std::size_t bytes() const { return 0; }
  bool misere() const { return misere_; }

  std::uint64_t take_count(std::uint64_t heap) const { return heap; }
  std::uint64_t take_at(std::uint64_t, std::uint64_t index) const { return index + 1; }
  bool allows(std::uint64_t heap, std::uint64_t take) const { return 1 <= take && take <= heap; }

  // cut: misere-nim
  /// Nim's rule as long as a heap is above 1; after that the ones are taken
  /// in turn, and an odd number of them loses.
  Outcome outcome(const Position& heaps) const {
    std::uint64_t sum = 0, largest = 0;
    for (std::uint64_t heap : heaps) sum ^= heap, largest = std::max(largest, heap);
    const bool inverted = misere_ && largest <= 1;
    return (sum == 0) != inverted ? Outcome::P : Outcome::N;
  }
  // end cut

  Move winning_move(const Position& heaps) const { return winning_moves(heaps).front(); }

  Solution<Move> solve(const Position& heaps) const {
    Solution<Move> solution;
    solution.outcome = outcome(heaps);
    if (solution.outcome == Outcome::N) solution.winning_moves = winning_moves(heaps);
    solution.winning_move_count = solution.winning_moves.size();
    if (solution.winning_moves.size() > max_listed_moves) solution.winning_moves.resize(max_listed_moves);
    return solution;
  }

  /// TakeGame would answer these from the values of heaps; there are none.
  std::uint64_t grundy(const Position&) const = delete;
  std::optional<Move> reach(const Position&, std::uint64_t) const = delete;

 private:
  /// Of an N-position. What a winning move leaves is a P-position of Nim, unless it leaves no heap above 1.
  std::vector<Move> winning_moves(const Position& heaps) const {
    std::size_t big = 0, at = 0;
    std::uint64_t ones = 0;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      if (heaps[i] > 1) ++big, at = i;
      ones += heaps[i] == 1;
    }
    std::vector<Move> moves;
    if (!misere_ || big > 1) {
      for (const Nim::Move& m : Nim::winning_moves(heaps)) moves.push_back({m.heap, m.take});
      return moves;
    }
    // One heap above 1: leave an odd number of ones. None: any one leaves an odd number.
    if (big == 1) return {{at + 1, heaps[at] - (ones % 2 == 0 ? 1 : 0)}};
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      if (heaps[i] == 1) moves.push_back({i + 1, 1});
    }
    return moves;
  }

  bool misere_ = true;
};

}  // namespace nimlab
