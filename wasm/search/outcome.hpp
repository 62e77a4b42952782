#pragma once

#include <map>

#include "core/game.hpp"

namespace nimlab {

using Outcomes = std::map<Position, Outcome>;

// cut: outcome
/// Straight from the definition: a position is N if some move leads to a
/// P-position, otherwise P. What is known is remembered. For rules without
/// cycles. Cost: every position below p once, every move of it once.
inline Outcome outcome(const Game& game, const Position& p, Outcomes& known) {
  if (const auto found = known.find(p); found != known.end()) return found->second;
  Outcome result = Outcome::P;
  game.each_move(p, Player::left, 0, [&](Move move) {
    const Outcome option = outcome(game, after(game, p, Player::left, move), known);
    if (option == Outcome::P) result = Outcome::N;
    return result == Outcome::P;  // one winning move is enough
  });
  return known[p] = result;
}
// end cut

}  // namespace nimlab
