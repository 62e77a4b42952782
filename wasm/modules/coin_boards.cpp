#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo coin_grid;
}

/// Boards of coins.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&coin_grid};
  return all;
}

}  // namespace nimlab
