#pragma once

#include <algorithm>
#include <cstdint>

#include "notation/error.hpp"
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

/// The move with this index in the ruleset's order; index < rules.move_count(p).
template <Playable R>
typename R::Move nth_move(const R& rules, const Position& p, std::uint64_t index) {
  if constexpr (requires { rules.move_at(p, index); }) {
    return rules.move_at(p, index);
  } else {
    typename R::Move chosen{};
    rules.each_move(p, [&](const auto& move) {
      chosen = move;
      return index-- > 0;
    });
    return chosen;
  }
}

/// An opponent's move. Perfect: a winning move if there is one; a move that keeps a draw where that is all
/// there is to have; else, of a few legal moves, the one that leaves most moves, so that the game stays long
/// and the winner has to find the way. Fallible: one time in three it moves at random. `solution` is that of
/// p, `outcome_after(move)` that of its options; p has a move, else Error game_over.
template <Playable R, class OutcomeAfter>
typename R::Move opponent_move(const R& rules, const Position& p, const Solution<typename R::Move>& solution,
                               OutcomeAfter outcome_after, Skill skill, std::uint64_t seed) {
  const std::uint64_t count = rules.move_count(p);
  if (count == 0) throw Error(ErrorCode::game_over, Field::position);
  Dice dice(seed);
  const bool slips = skill == Skill::fallible && dice.below(3) == 0;
  if (!solution.winning_moves.empty() && !slips) {
    // Fastest first: others may go in circles.
    if (solution.distance) return solution.winning_moves.front();
    return solution.winning_moves[dice.below(solution.winning_moves.size())];
  }
  typename R::Move best = nth_move(rules, p, dice.below(count));
  if (slips) return best;
  if (solution.outcome == Outcome::draw) {
    std::vector<typename R::Move> drawing;
    rules.each_move(p, [&](const auto& move) {
      if (outcome_after(move) == Outcome::draw) drawing.push_back(move);
      return drawing.size() < 1000;
    });
    return drawing[dice.below(drawing.size())];
  }
  std::uint64_t most = rules.move_count(rules.play(p, best));
  for (int tries = 0; tries < 7; ++tries) {
    const typename R::Move move = nth_move(rules, p, dice.below(count));
    const std::uint64_t left = rules.move_count(rules.play(p, move));
    if (left > most) best = move, most = left;
  }
  return best;
}

}  // namespace nimlab
