#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace game {
extern const GameInfo nim, subtraction, bash, grid_walk, token_graph, circle_take, new_stone, ring, lasker,
    grundy_split, split_nim, e_and_d, octal, staircase, gra, misere_nim, first_end_wins, moore_nim, hunger,
    wythoff, fibonacci_nim, dynamic_nim, coin_row, coin_grid, hackenbush, red_blue_hackenbush, k_in_a_row,
    geography, sum;
}  // namespace game

namespace instrument {
extern const InstrumentInfo bimatrix, game_tree, guess_card, kuhn_poker, matrix_game, nimber, secret_stop,
    simplex, twenty_four;
}  // namespace instrument

/// Every game and instrument: what the tests, the Node entry and rare sums use. What waits for its board
/// stands between #ifdef NIMLAB_BOARDLESS: only the tests and the benchmarks have it.
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
                                     &geography,
                                     &k_in_a_row,
                                     &sum};
  return all;
}

std::span<const InstrumentInfo* const> instruments() {
  static constexpr std::array all = {
      &instrument::bimatrix,    &instrument::game_tree,   &instrument::guess_card,
      &instrument::kuhn_poker,  &instrument::matrix_game, &instrument::nimber,
      &instrument::secret_stop, &instrument::simplex,     &instrument::twenty_four};
  return all;
}

}  // namespace nimlab
