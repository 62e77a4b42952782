#include "search/opponent.hpp"

#include <algorithm>
#include <utility>

#include "core/error.hpp"

namespace nimlab {

OpponentMove::OpponentMove(const Game& game, const Position& p, Player who, const Solution& solution,
                           const Manner& manner)
    : game_(game),
      p_(p),
      who_(who),
      count_(game.move_count(p, who)),
      dice_(manner.seed),
      moves_(game, p, who) {
  if (count_ == 0) throw Error(ErrorCode::game_over, Field::position);
  const bool slips = manner.skill == Skill::fallible && dice_.below(3) == 0;
  if (!solution.winning_moves.empty() && !slips) {
    // Fastest first: others may go in circles.
    best_ = solution.distance ? solution.winning_moves.front() : chosen(solution.winning_moves, manner);
    return;
  }
  best_ = nth_move(game_, p_, who_, dice_.below(count_));
  if (slips) return;
  if (solution.outcome == Outcome::draw)
    keeping_draw_ = true;
  else
    tries_ = 7;
}

/// One of them, whatever the game answers with: a strategy cannot give a win away.
const MoveNumbers& OpponentMove::chosen(std::span<const MoveNumbers> winning, const Manner& manner) {
  switch (manner.strategy) {
    case Strategy::any: return winning[dice_.below(winning.size())];
    case Strategy::smallest:
      return *std::min_element(winning.begin(), winning.end(), [&](const auto& a, const auto& b) {
        return game_.size_of_move(p_, a) < game_.size_of_move(p_, b);
      });
    case Strategy::mirror:
      if (const MoveNumbers* image = game_.answer_by_mirror(p_, winning, manner.last)) return *image;
      break;
    case Strategy::theorem: break;
  }
  return game_.answer_by_theorem(p_, winning, manner.last);
}

std::uint64_t OpponentMove::moves_left(Move move) const {
  return game_.move_count(after(game_, p_, who_, move), opponent(who_));
}

bool OpponentMove::step(function_ref<Outcome(Move)> outcome_after) {
  if (keeping_draw_) return keep_draw(outcome_after);
  if (tries_ == 0) return true;
  if (!most_) most_ = moves_left(best_);
  MoveNumbers move = nth_move(game_, p_, who_, dice_.below(count_));
  const std::uint64_t left = moves_left(move);
  if (left > *most_) best_ = std::move(move), most_ = left;
  return --tries_ == 0;
}

/// One of the first thousand moves that keep it.
bool OpponentMove::keep_draw(function_ref<Outcome(Move)> outcome_after) {
  std::optional<MoveNumbers> move = moves_.next();
  const bool more = move.has_value();
  if (more && outcome_after(*move) == Outcome::draw) drawing_.push_back(std::move(*move));
  if (more && drawing_.size() < 1000) return false;
  best_ = drawing_[dice_.below(drawing_.size())];
  return true;
}

}  // namespace nimlab
