#include "search/opponent.hpp"

#include <utility>

#include "core/error.hpp"

namespace nimlab {

OpponentMove::OpponentMove(const Game& game, const Position& p, Player who, const Solution& solution,
                           Skill skill, std::uint64_t seed)
    : game_(game), p_(p), who_(who), count_(game.move_count(p, who)), dice_(seed), moves_(game, p, who) {
  if (count_ == 0) throw Error(ErrorCode::game_over, Field::position);
  const bool slips = skill == Skill::fallible && dice_.below(3) == 0;
  if (!solution.winning_moves.empty() && !slips) {
    // Fastest first: others may go in circles.
    const std::uint64_t size = solution.winning_moves.size();
    best_ = solution.winning_moves[solution.distance ? 0 : dice_.below(size)];
    return;
  }
  best_ = nth_move(game_, p_, who_, dice_.below(count_));
  if (slips) return;
  if (solution.outcome == Outcome::draw)
    keeping_draw_ = true;
  else
    tries_ = 7;
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
