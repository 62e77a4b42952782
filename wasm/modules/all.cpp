#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo nim, subtraction, bash, grid_walk, token_graph, circle_take, new_stone, ring, lasker,
    grundy_split, split_nim, e_and_d, octal, staircase, gra, misere_nim, first_end_wins, moore_nim, hunger,
    wythoff, fibonacci_nim, dynamic_nim, coin_row, coin_grid, hackenbush, red_blue_hackenbush, sum;
}  // namespace game

namespace instrument {
extern const InstrumentInfo nimber;
}

/// Every game and instrument: what the tests, the Node entry and rare sums use. Games that wait for their
/// board stand between #ifdef NIMLAB_BOARDLESS: only the tests and the benchmarks have them. None does today.
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
                                     &red_blue_hackenbush,
                                     &sum};
  return all;
}

std::span<const InstrumentInfo* const> instruments() {
  static constexpr std::array all = {&instrument::nimber};
  return all;
}

}  // namespace nimlab
