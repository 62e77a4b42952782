#include <array>
#include <list>
#include <map>

#include "catalogue/guarded.hpp"
#include "catalogue/rules.hpp"
#include "catalogue/sum.hpp"
#include "games/bash.hpp"
#include "games/circle_take.hpp"
#include "games/dynamic_nim.hpp"
#include "games/e_and_d.hpp"
#include "games/fibonacci_nim.hpp"
#include "games/first_end_wins.hpp"
#include "games/gra.hpp"
#include "games/grid_walk.hpp"
#include "games/grundy_split.hpp"
#include "games/hunger.hpp"
#include "games/lasker.hpp"
#include "games/misere_nim.hpp"
#include "games/moore_nim.hpp"
#include "games/new_stone.hpp"
#include "games/nim.hpp"
#include "games/octal.hpp"
#include "games/ring.hpp"
#include "games/split_nim.hpp"
#include "games/staircase.hpp"
#include "games/subtraction.hpp"
#include "games/token_graph.hpp"
#include "games/wythoff.hpp"

namespace nimlab {

std::span<const GameEntry> games() {
  static const std::array entries = {
      entry<Nim>(),          entry<Subtraction>(), entry<Bash>(),     entry<GridWalk>(),
      entry<TokenGraph>(),   entry<CircleTake>(),  entry<NewStone>(), entry<Ring>(),
      entry<Lasker>(),       entry<GrundySplit>(), entry<SplitNim>(), entry<EAndD>(),
      entry<Octal>(),        entry<Staircase>(),   entry<Gra>(),      entry<MisereNim>(),
      entry<FirstEndWins>(), entry<MooreNim>(),    entry<Hunger>(),   entry<Wythoff>(),
      entry<FibonacciNim>(), entry<DynamicNim>(),  entry<Sum>(),
  };
  return entries;
}

namespace {

const GameEntry& entry_of(std::string_view name) {
  for (const GameEntry& entry : games()) {
    if (entry.info.name == name) return entry;
  }
  throw Error(ErrorCode::unknown_game, Field::game, excerpt(name));
}

/// By "#<number>"; the module has one thread.
std::map<std::string, std::shared_ptr<const Game>, std::less<>>& kept_games() {
  static std::map<std::string, std::shared_ptr<const Game>, std::less<>> kept;
  return kept;
}

}  // namespace

std::string keep_game(std::string_view name, std::string_view rule) {
  static std::uint64_t last = 0;
  std::shared_ptr<const Game> game = guarded([&] { return entry_of(name).open(rule); });
  std::string key = '#' + std::to_string(++last);
  kept_games().emplace(key, std::move(game));
  return key;
}

void drop_game(std::string_view kept) {
  if (const auto found = kept_games().find(kept); found != kept_games().end()) kept_games().erase(found);
}

std::shared_ptr<const Game> open_game(std::string_view name, std::string_view rule) {
  if (rule.starts_with('#')) {
    if (const auto found = kept_games().find(rule); found != kept_games().end()) return found->second;
  }
  struct Opened {
    std::string name, rule;
    std::shared_ptr<const Game> game;
  };
  constexpr std::size_t kept = 8;
  constexpr std::uint64_t heaviest = 96 << 20;  // bytes of all that are kept, but for the latest
  static std::list<Opened> recent;              // most recent first
  for (auto it = recent.begin(); it != recent.end(); ++it) {
    if (it->name == name && it->rule == rule) {
      recent.splice(recent.begin(), recent, it);
      return it->game;
    }
  }
  std::shared_ptr<const Game> game = guarded([&] { return entry_of(name).open(rule); });
  recent.push_front({std::string(name), std::string(rule), game});
  std::uint64_t weight = 0;
  std::size_t count = 0;
  recent.remove_if([&](const Opened& each) {
    weight += each.game->weight();
    return ++count > 1 && (count > kept || weight > heaviest);
  });
  return game;
}

}  // namespace nimlab
