#include <array>
#include <list>

#include "catalogue/adapter.hpp"
#include "games/nim.hpp"
#include "games/subtraction.hpp"

namespace nimlab {

std::span<const GameEntry> games() {
  static const std::array entries = {
      entry<Nim>(),
      entry<Subtraction>(),
  };
  return entries;
}

std::shared_ptr<const Game> open_game(std::string_view name, std::string_view rule) {
  struct Opened {
    std::string name, rule;
    std::shared_ptr<const Game> game;
  };
  constexpr std::size_t kept = 8;
  static std::list<Opened> recent;  // most recent first; the module has one thread
  for (auto it = recent.begin(); it != recent.end(); ++it) {
    if (it->name == name && it->rule == rule) {
      recent.splice(recent.begin(), recent, it);
      return it->game;
    }
  }
  for (const GameEntry& entry : games()) {
    if (entry.info.name != name) continue;
    std::shared_ptr<const Game> game = guarded([&] { return entry.open(rule); });
    recent.push_front({std::string(name), std::string(rule), game});
    if (recent.size() > kept) recent.pop_back();
    return game;
  }
  throw Error(ErrorCode::unknown_game, Field::game, std::string(name.substr(0, 40)));
}

}  // namespace nimlab
