#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo hackenbush, red_blue_hackenbush;
}

/// Pictures that are cut.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&hackenbush, &red_blue_hackenbush};
  return all;
}

}  // namespace nimlab
