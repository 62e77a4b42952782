#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo misere_nim, first_end_wins, token_graph;
}

/// Misère play, and games that end early.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&misere_nim, &first_end_wins, &token_graph};
  return all;
}

}  // namespace nimlab
