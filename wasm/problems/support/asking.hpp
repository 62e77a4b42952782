#pragma once

#include <memory>
#include <string_view>

#include "core/game.hpp"

/// How problems ask the games.
namespace nimlab {

/// The outcome of a position that the game decides without search. Cost: the tables of the game, and its
/// `verdict`.
inline Outcome outcome(Game& game, const Position& p) {
  while (!game.prepare(p)) {
  }
  return game.verdict(p, Player::left).outcome;
}

/// The same of a game with this rule, "" for its default, and a position in its notation.
inline Outcome outcome(const GameInfo& info, std::string_view rule, std::string_view position) {
  const std::unique_ptr<Game> game = info.open(rule.empty() ? info.default_rule : rule);
  return outcome(*game, game->parse(position));
}

}  // namespace nimlab
