#include <algorithm>
#include <array>
#include <cstdlib>
#include <list>

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

struct Opened {
  std::string name, rule;
  std::shared_ptr<const Game> game;
};

/// What is remembered from one question to the next; the module has one thread.
struct Remembered {
  std::list<Opened> recent;  ///< the latest first
  std::list<Opened> kept;    ///< the rule is "#<number>"
  void* held_back = nullptr;
};

Remembered& remembered() {
  static Remembered all;
  return all;
}

auto find(std::list<Opened>& among, std::string_view name, std::string_view rule) {
  return std::find_if(among.begin(), among.end(),
                      [&](const Opened& each) { return each.name == name && each.rule == rule; });
}

/// Keeps the latest, and of the others as many as fit.
void forget_some(std::list<Opened>& recent) {
  constexpr std::size_t most = 8;
  constexpr std::size_t heaviest = 96 << 20;  // bytes of all but the latest
  std::size_t count = 1, bytes = 0;
  for (auto each = std::next(recent.begin()); each != recent.end();) {
    const std::size_t more = each->game->bytes();
    if (count == most || more > heaviest - bytes) {
      each = recent.erase(each);
    } else {
      ++count, bytes += more;
      ++each;
    }
  }
}

}  // namespace

std::string keep_game(std::string_view name, std::string_view rule) {
  static std::uint64_t last = 0;
  return guarded([&] {
    std::shared_ptr<const Game> game = entry_of(name).open(rule);
    std::string key = '#' + std::to_string(++last);
    remembered().kept.push_back({std::string(name), key, std::move(game)});
    return key;
  });
}

void drop_game(std::string_view kept) {
  remembered().kept.remove_if([&](const Opened& each) { return each.rule == kept; });
}

std::shared_ptr<const Game> open_game(std::string_view name, std::string_view rule) {
  return guarded([&] {
    auto& [recent, kept, held_back] = remembered();
    if (!held_back) held_back = std::malloc(1 << 20);
    if (const auto found = find(kept, name, rule); found != kept.end()) return found->game;
    if (const auto found = find(recent, name, rule); found != recent.end()) {
      recent.splice(recent.begin(), recent, found);
      return found->game;
    }
    std::shared_ptr<const Game> game = entry_of(name).open(rule);
    recent.push_front({std::string(name), std::string(rule), game});
    forget_some(recent);
    return game;
  });
}

void forget_everything() {
  auto& [recent, kept, held_back] = remembered();
  std::free(held_back);
  held_back = nullptr;
  recent.clear();
  kept.clear();
}

}  // namespace nimlab
