#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo coin_row, split_nim;
}

/// Coins in a row that are turned, and the heaps that Mock Turtles is.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&coin_row, &split_nim};
  return all;
}

}  // namespace nimlab
