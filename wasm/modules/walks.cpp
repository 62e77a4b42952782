#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo nim, subtraction, bash, grid_walk, token_graph;
}

/// Part 1 of the course, and the games it is told with in part 2.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&nim, &subtraction, &bash, &grid_walk, &token_graph};
  return all;
}

}  // namespace nimlab
