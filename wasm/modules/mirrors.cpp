#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo circle_take, new_stone, ring, octal, nim;
}

/// Symmetry.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&circle_take, &new_stone, &ring, &octal, &nim};
  return all;
}

}  // namespace nimlab
