#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo coin_grid;
}
namespace instrument {
extern const InstrumentInfo nimber;
}

/// Boards of coins and the product of nimbers, which says what they are worth.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&coin_grid};
  return all;
}

std::span<const InstrumentInfo* const> instruments() {
  static constexpr std::array all = {&instrument::nimber};
  return all;
}

}  // namespace nimlab
