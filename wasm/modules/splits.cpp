#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo lasker, grundy_split, split_nim, e_and_d, octal, nim;
}

/// Heaps that fall apart.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&lasker, &grundy_split, &split_nim, &e_and_d, &octal, &nim};
  return all;
}

}  // namespace nimlab
