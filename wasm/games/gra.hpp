#pragma once

#include <vector>

#include "notation/numbers.hpp"
#include "search/ruleset.hpp"

namespace nimlab {

/// Gra (Polish Olympiad in Informatics 2004): stones lie on different squares of a strip 1 … m; a move takes
/// one of them to the first free square on its right; who puts a stone on square m has won, and the game is
/// over. Rule: m, 2 to 10^9. Position: the squares of 1 to 1,000,000 stones, runs as ranges: "2-3 5 7-9". As
/// numbers: first and last square of each run. Move: the square of the stone.
///
/// Theorem (the problem's model solution; staircase Nim): whoever may move wins if square m − 1 has a stone.
/// Otherwise nobody wants to put one there; seen from m − 1 to the left, the stones right before the i-th
/// free square are those on step i, step 0 cannot move without losing, and a move lets stones fall one step:
/// P iff the nim-sum of the odd steps is 0. No SG values. Cost of `solve`: linear in the number of runs.
/// Witness: step and stones of each step that has some, from step 0, at most 1,000 steps; none when m − 1 or
/// m is taken.
class Gra {
 public:
  static constexpr GameInfo info{.name = "gra",
                                 .default_rule = "10",
                                 .example = "1-2 4 6-7",
                                 .move_fields = "square",
                                 .theorem = "staircase",
                                 .limits = "m<=1000000000 stones<=1000000"};

  static constexpr std::uint64_t max_squares = 1'000'000'000, max_stones = 1'000'000, max_steps_told = 1'000;

  struct Move {
    std::uint64_t square = 0;
    bool operator==(const Move&) const = default;
  };

  static Gra parse_rule(std::string_view text);
  std::string format_rule() const { return std::to_string(m_); }
  std::size_t bytes() const { return 0; }

  // A position is a list of runs: first and last square, increasing, with a free square between two of them.
  Position parse(std::string_view text) const;
  std::string format(const Position& p) const;
  std::vector<std::uint64_t> numbers(const Position& p) const { return p; }

  template <class Visit>
  void each_move(const Position& p, Visit visit) const {
    if (over(p)) return;
    for (std::size_t i = 0; i < p.size(); i += 2) {
      for (std::uint64_t square = p[i]; square <= p[i + 1]; ++square) {
        if (!visit(Move{square})) return;
      }
    }
  }
  std::uint64_t move_count(const Position& p) const { return over(p) ? 0 : stones(p); }
  Move move_at(const Position& p, std::uint64_t index) const;
  MoveNumbers move_numbers(const Move& m) const { return {m.square}; }
  Move move(std::span<const std::uint64_t> numbers) const;
  Position play(const Position& p, const Move& m) const;

  Outcome outcome(const Position& p) const;
  Move winning_move(const Position& p) const;  ///< of an N-position
  Solution<Move> solve(const Position& p) const;

 private:
  static std::uint64_t stones(const Position& p);
  bool over(const Position& p) const { return p.back() == m_; }
  std::uint64_t odd_steps(const Position& p) const;
  /// Every winning move, from the right to the left, until visit returns false.
  template <class Visit>
  void each_winning_move(const Position& p, Visit visit) const;

  std::uint64_t m_ = 0;
};

}  // namespace nimlab
