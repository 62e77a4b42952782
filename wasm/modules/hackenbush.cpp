#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo hackenbush;
}

/// Pictures of edges that stand on the ground.
std::span<const GameInfo* const> games() {
  static constexpr std::array all = {&game::hackenbush};
  return all;
}

}  // namespace nimlab
