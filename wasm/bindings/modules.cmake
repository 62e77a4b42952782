# Which games and instruments each module for pages has: a page fetches the smallest that holds what its elements ask of.
# A game's names are declared in games/all.hpp, an instrument's in instruments/all.hpp.

set(games nim subtraction bash grid_walk token_graph circle_take new_stone ring lasker grundy_split split_nim e_and_d octal
    staircase gra misere_nim first_end_wins every_subtraction moore_nim hunger wythoff fibonacci_nim dynamic_nim coin_row
    coin_grid hackenbush red_blue_hackenbush geography k_in_a_row sum)
set(instruments bimatrix game_tree guess_card kuhn_poker matrix_game nimber repeated_game secret_stop simplex
    twenty_four)
set(without_board)  # games that wait for theirs: pages do not know them

# For the Node entry and rare sums; for tests and benchmarks.
nimlab_module(all GAMES ${games} INSTRUMENTS ${instruments})
nimlab_list(tests GAMES ${games} ${without_board} INSTRUMENTS ${instruments})
nimlab_module(problems INSTRUMENTS contest)

# Part 1 of the course, and the games it is told with in part 2.
nimlab_module(walks GAMES nim subtraction bash grid_walk token_graph)
nimlab_module(mirrors GAMES circle_take new_stone ring octal nim)
# With what the lesson on sums adds up; any other sum is made in `all`.
nimlab_module(sums GAMES nim subtraction grid_walk token_graph sum)
# And the sum of two of them that ends part 2.
nimlab_module(splits GAMES lasker grundy_split split_nim e_and_d octal nim sum)
nimlab_module(stairs GAMES staircase gra)
nimlab_module(misere GAMES misere_nim first_end_wins token_graph)
# And the single heaps that it has several of.
nimlab_module(every GAMES every_subtraction subtraction)
nimlab_module(boxes GAMES moore_nim hunger)
# And the board that Wythoff's is compared with.
nimlab_module(golden GAMES wythoff fibonacci_nim dynamic_nim grid_walk nim)
# And the heaps that Mock Turtles is.
nimlab_module(coins GAMES coin_row split_nim)
nimlab_module(coin_boards GAMES coin_grid)
nimlab_module(nimbers INSTRUMENTS nimber)
nimlab_module(hackenbush GAMES hackenbush)
nimlab_module(partizan GAMES red_blue_hackenbush)
nimlab_module(geography GAMES geography)
nimlab_module(trees GAMES k_in_a_row INSTRUMENTS game_tree)
nimlab_module(matrices INSTRUMENTS matrix_game)
nimlab_module(simplex INSTRUMENTS simplex)
nimlab_module(bimatrix INSTRUMENTS bimatrix)
nimlab_module(repeated INSTRUMENTS repeated_game)
nimlab_module(bluffing INSTRUMENTS kuhn_poker guess_card secret_stop)
nimlab_module(cards INSTRUMENTS twenty_four)
