#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo coin_row;
}

/// Coins in a row that are turned.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&coin_row};
  return all;
}

}  // namespace nimlab
