#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "notation/error.hpp"
#include "search/moves.hpp"
#include "search/ruleset.hpp"

namespace nimlab {

enum class Skill : std::uint8_t { perfect, fallible };

/// splitmix64 (Steele, Lea, Flood 2014): the same seed gives the same moves on every machine.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
  }
  /// 0 … count − 1; the bias is below count / 2^64.
  std::uint64_t below(std::uint64_t count) { return next() % count; }

 private:
  std::uint64_t state_;
};

/// An opponent's move. Perfect: a winning move if there is one; a move that keeps a draw where that is all
/// there is to have; else, of a few legal moves, the one that leaves most moves, so that the game stays long
/// and the winner has to find the way. Fallible: one time in three it moves at random. Looks at one option a
/// step.
template <Playable R>
class OpponentMove {
 public:
  using Move = typename R::Move;

  /// `solution` is that of p; p has a move, else Error game_over. `rules` and `p` must outlive it.
  OpponentMove(const R& rules, const Position& p, const Solution<Move>& solution, Skill skill,
               std::uint64_t seed)
      : rules_(rules), p_(p), count_(rules.move_count(p)), dice_(seed), moves_(rules, p) {
    if (count_ == 0) throw Error(ErrorCode::game_over, Field::position);
    const bool slips = skill == Skill::fallible && dice_.below(3) == 0;
    if (!solution.winning_moves.empty() && !slips) {
      // Fastest first: others may go in circles.
      const std::uint64_t size = solution.winning_moves.size();
      best_ = solution.winning_moves[solution.distance ? 0 : dice_.below(size)];
      return;
    }
    best_ = nth_move(rules_, p_, dice_.below(count_));
    if (slips) return;
    if (solution.outcome == Outcome::draw)
      keeping_draw_ = true;
    else
      tries_ = 7;
  }

  /// True when `move` is the answer. `outcome_after(move)`: that of an option.
  template <class OutcomeAfter>
  bool step(OutcomeAfter outcome_after) {
    if (keeping_draw_) return keep_draw(outcome_after);
    if (tries_ == 0) return true;
    if (!most_) most_ = rules_.move_count(rules_.play(p_, best_));
    const Move move = nth_move(rules_, p_, dice_.below(count_));
    const std::uint64_t left = rules_.move_count(rules_.play(p_, move));
    if (left > *most_) best_ = move, most_ = left;
    return --tries_ == 0;
  }

  const Move& move() const { return best_; }

 private:
  /// One of the first thousand moves that keep it.
  template <class OutcomeAfter>
  bool keep_draw(OutcomeAfter outcome_after) {
    const std::optional<Move> move = moves_.next();
    if (move && outcome_after(*move) == Outcome::draw) drawing_.push_back(*move);
    if (move && drawing_.size() < 1000) return false;
    best_ = drawing_[dice_.below(drawing_.size())];
    return true;
  }

  const R& rules_;
  const Position& p_;
  std::uint64_t count_;
  Dice dice_;
  MoveCursor<R> moves_;
  bool keeping_draw_ = false;
  int tries_ = 0;  ///< of moves that may leave more
  Move best_{};
  std::optional<std::uint64_t> most_;  ///< moves that `best_` leaves
  std::vector<Move> drawing_;
};

}  // namespace nimlab
