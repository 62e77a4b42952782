#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo staircase, gra;
}

/// Stairs.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&staircase, &gra};
  return all;
}

}  // namespace nimlab
