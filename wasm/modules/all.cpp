#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo nim, subtraction, bash, grid_walk, token_graph, circle_take, new_stone, ring, lasker,
    grundy_split, split_nim, e_and_d, octal, staircase, gra, misere_nim, first_end_wins, moore_nim, hunger,
    wythoff, fibonacci_nim, dynamic_nim, coin_row, coin_grid, hackenbush, sum;
#ifdef NIMLAB_BOARDLESS
extern const GameInfo red_blue_hackenbush;
#endif
}  // namespace game

namespace instrument {
extern const InstrumentInfo nimber;
}

/// Every game and instrument: what the tests, the Node entry and rare sums use. NIMLAB_BOARDLESS: also the
/// games that wait for their board; only the tests and the benchmarks have them.
std::span<const GameInfo* const> games() {
  using namespace game;
  static constexpr std::array all = {&nim,
                                     &subtraction,
                                     &bash,
                                     &grid_walk,
                                     &token_graph,
                                     &circle_take,
                                     &new_stone,
                                     &ring,
                                     &lasker,
                                     &grundy_split,
                                     &split_nim,
                                     &e_and_d,
                                     &octal,
                                     &staircase,
                                     &gra,
                                     &misere_nim,
                                     &first_end_wins,
                                     &moore_nim,
                                     &hunger,
                                     &wythoff,
                                     &fibonacci_nim,
                                     &dynamic_nim,
                                     &coin_row,
                                     &coin_grid,
                                     &hackenbush,
#ifdef NIMLAB_BOARDLESS
                                     &red_blue_hackenbush,
#endif
                                     &sum};
  return all;
}

std::span<const InstrumentInfo* const> instruments() {
  static constexpr std::array all = {&instrument::nimber};
  return all;
}

}  // namespace nimlab
