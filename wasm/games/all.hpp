#pragma once

/// The rulesets, by family. Which module has which, bindings/modules.cmake says.
namespace nimlab {

struct GameInfo;

namespace game {
extern const GameInfo bash, every_subtraction, hunger, misere_nim, moore_nim, new_stone, nim, staircase,
    subtraction;                                                          // heaps
extern const GameInfo e_and_d, grundy_split, lasker, octal, split_nim;    // splits
extern const GameInfo dynamic_nim, fibonacci_nim, wythoff;                // golden
extern const GameInfo first_end_wins, geography, grid_walk, token_graph;  // graphs
extern const GameInfo circle_take, gra, ring;                             // lines
extern const GameInfo coin_grid, coin_row;                                // coins
extern const GameInfo hackenbush, red_blue_hackenbush;                    // hackenbush
extern const GameInfo k_in_a_row;                                         // rows
}  // namespace game

}  // namespace nimlab
