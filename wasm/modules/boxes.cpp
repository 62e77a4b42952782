#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo moore_nim, hunger;
}

/// Several heaps at once.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&moore_nim, &hunger};
  return all;
}

}  // namespace nimlab
