#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo wythoff, fibonacci_nim, dynamic_nim, grid_walk, nim;
}

/// Golden numbers, and the board that Wythoff's is compared with.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&wythoff, &fibonacci_nim, &dynamic_nim, &grid_walk, &nim};
  return all;
}

}  // namespace nimlab
