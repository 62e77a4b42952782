#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo red_blue_hackenbush;
}

/// Games whose players have different moves.
std::span<const GameInfo* const> games() {
  static constexpr std::array all = {&game::red_blue_hackenbush};
  return all;
}

}  // namespace nimlab
