#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo nim, subtraction, grid_walk, token_graph, sum;
}

/// Sums, with what the lesson on them adds up; any other sum is made in the module that has all games.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&nim, &subtraction, &grid_walk, &token_graph, &sum};
  return all;
}

}  // namespace nimlab
