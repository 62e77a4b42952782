#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "notation/numbers.hpp"
#include "search/ruleset.hpp"

namespace nimlab {

/// A new stone game (POJ 1740): take at least one stone from a pile, then put any of the stones that remain
/// in it on other piles that are not empty, as you like; who cannot move loses. Position: 1 to 10 piles,
/// 1,000 stones in all, since a pile may grow; empty piles are not kept, and a position without piles is "0".
/// Move: pile (from 1), stones taken away, then pairs: another pile, stones put on it, by increasing pile.
///
/// Theorem: P iff the piles can be paired so that the two of each pair are equal. No SG value. Cost of
/// `outcome`: a sort. The winning moves are listed by backtracking into branches that lead to one, at most
/// 1,000,000 looks ahead, in steps.
class NewStone {
 public:
  static constexpr GameInfo info{.name = "new_stone",
                                 .default_rule = "",
                                 .example = "3 1 4 1",
                                 .move_fields = "pile take pile add …",
                                 .theorem = "equal-pairs",
                                 .limits = "piles<=10 stones<=1000"};

  static constexpr std::size_t max_piles = 10;
  static constexpr std::uint64_t max_stones = 1'000;

  struct Move {
    std::uint64_t pile = 0;  ///< from 1
    std::uint64_t take = 0;
    std::vector<std::uint64_t> added;  ///< by pile, from 0; 0 for the pile itself
    bool operator==(const Move&) const = default;
  };

  static NewStone parse_rule(std::string_view text);
  std::string format_rule() const { return {}; }
  std::size_t bytes() const { return 0; }

  Position parse(std::string_view text) const;
  std::string format(const Position& p) const { return join(p); }
  std::vector<std::uint64_t> numbers(const Position& p) const { return p; }

  /// By pile, stones taken, then what the others get, lexicographically.
  template <class Visit>
  void each_move(const Position& p, Visit visit) const {
    for (std::size_t i = 0; i < p.size(); ++i) {
      for (std::uint64_t take = 1; take <= p[i]; ++take) {
        Move move{i + 1, take, std::vector<std::uint64_t>(p.size(), 0)};
        std::uint64_t left = p[i] - take;
        for (;;) {
          if (!visit(move)) return;
          // The next of all ways to put at most `left` more: like an odometer, the last pile fastest.
          std::size_t j = p.size();
          while (j-- > 0) {
            if (j == i) continue;
            if (left > 0) {
              ++move.added[j];
              --left;
              break;
            }
            left += move.added[j];
            move.added[j] = 0;
          }
          if (j > p.size()) break;
        }
      }
    }
  }
  std::uint64_t move_count(const Position& p) const;
  Move move_at(const Position& p, std::uint64_t index) const;

  MoveNumbers move_numbers(const Move& m) const;
  Move move(std::span<const std::uint64_t> numbers) const;
  Position play(const Position& p, const Move& m) const;

  Outcome outcome(const Position& p) const;
  Move winning_move(const Position& p) const;  ///< of an N-position
  Solution<Move> solve(const Position& p) const;

  /// Lists the moves that leave equal pairs, going only where one can still be had. Each step takes at most
  /// 1,000 looks ahead.
  class Winners {
   public:
    Winners(const NewStone& game, const Position& p);
    bool step();
    Solution<Move> solution() { return std::move(solution_); }

    bool found() const { return !solution_.winning_moves.empty(); }
    void advance();  ///< at most one look

   private:
    /// On the way: the other piles before this level have got their stones.
    struct Level {
      std::array<std::uint64_t, max_piles> odd{};  ///< sizes that have no partner yet, the first `odds`
      std::uint32_t odds = 0;
      std::uint64_t left = 0;  ///< stones that may be put on the other piles
      std::uint64_t add = 0;   ///< how many this pile gets next
    };

    void begin();
    void enter(const Level& level);
    std::span<const std::uint64_t> growing(std::size_t from) const {
      return std::span(others_).subspan(from);
    }

    Position p_;
    std::vector<std::uint64_t> others_;
    std::size_t pile_ = 0;
    std::uint64_t rest_ = 0, looks_;
    Move move_;
    std::vector<Level> levels_;
    bool finished_;
    Solution<Move> solution_;
  };
  Winners solving(const Position& p) const { return Winners(*this, p); }
};

}  // namespace nimlab
