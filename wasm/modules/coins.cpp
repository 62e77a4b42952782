#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo coin_row, nim;
}

/// Coins that are turned, and the game that their values are heaps of.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&coin_row, &nim};
  return all;
}

}  // namespace nimlab
