#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/game.hpp"
#include "core/split_mix.hpp"

namespace nimlab {

enum class Skill : std::uint8_t { perfect, fallible };

/// Which of several winning moves is played: one by lot, the theorem's own, the image of the last move (the
/// theorem's where there is none), the smallest. The numbers are those of the question "reply".
enum class Strategy : std::uint8_t { any, theorem, mirror, smallest };

/// How an opponent plays.
struct Manner {
  Skill skill = Skill::perfect;
  std::uint64_t seed = 0;
  Strategy strategy = Strategy::any;
  MoveNumbers last = {};  ///< the move that led to the position, if one did
};

/// SplitMix64: the same seed gives the same moves on every machine.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() { return split_mix(state_ += split_mix_step); }
  /// 0 … count − 1; the bias is below count / 2^64.
  std::uint64_t below(std::uint64_t count) { return next() % count; }

 private:
  std::uint64_t state_;
};

/// An opponent's move. Perfect: a winning move if there is one, of several the strategy's; a move that keeps
/// a draw where that is all there is to have; else, of a few legal moves, the one that leaves most moves, so
/// that the game stays long and the winner has to find the way. Fallible: one time in three it moves at
/// random. Looks at one option a step.
class OpponentMove {
 public:
  /// `solution` is that of p; p has a move, else Error game_over. `game` and `p` must outlive it.
  /// Where the way to the end is known, the fastest move wins, by any strategy.
  OpponentMove(const Game& game, const Position& p, Player who, const Solution& solution,
               const Manner& manner);

  /// True when `move` is the answer. `outcome_after(move)`: that of an option.
  bool step(function_ref<Outcome(Move)> outcome_after);

  const MoveNumbers& move() const { return best_; }

 private:
  const MoveNumbers& chosen(std::span<const MoveNumbers> winning, const Manner& manner);
  bool keep_draw(function_ref<Outcome(Move)> outcome_after);
  std::uint64_t moves_left(Move move) const;

  const Game& game_;
  const Position& p_;
  Player who_;
  std::uint64_t count_;
  Dice dice_;
  MoveCursor moves_;
  bool keeping_draw_ = false;
  int tries_ = 0;  ///< of moves that may leave more
  MoveNumbers best_;
  std::optional<std::uint64_t> most_;  ///< moves that `best_` leaves
  std::vector<MoveNumbers> drawing_;
};

}  // namespace nimlab
