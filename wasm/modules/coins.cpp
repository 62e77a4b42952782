#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo coin_row, coin_grid;
}
namespace instrument {
extern const InstrumentInfo nimber;
}

/// Coins that are turned, and what their boards multiply.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&coin_row, &coin_grid};
  return all;
}

std::span<const InstrumentInfo* const> instruments() {
  static constexpr std::array all = {&instrument::nimber};
  return all;
}

}  // namespace nimlab
