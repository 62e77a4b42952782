#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo k_in_a_row;
}
namespace instrument {
extern const InstrumentInfo game_tree;
}

/// Game trees: on a board, and as they are drawn.
std::span<const GameInfo* const> games() {
  static constexpr std::array all = {&game::k_in_a_row};
  return all;
}

std::span<const InstrumentInfo* const> instruments() {
  static constexpr std::array all = {&instrument::game_tree};
  return all;
}

}  // namespace nimlab
