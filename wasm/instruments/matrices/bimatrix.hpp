#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "instruments/matrices/bimatrix_equilibria.hpp"

namespace nimlab {

/// Cells "row's,column's", or the name of a game (bimatrix.cpp). Throws what payoffs.hpp does, and syntax for
/// a cell that is no pair.
Bimatrix read_pairs(std::string_view text, std::size_t most);

using Cell = std::pair<std::size_t, std::size_t>;  ///< row, column, from 0

/// A cell that is better for one and no worse for the other, if there is one.
std::optional<Cell> better_cell(const Bimatrix& game, const Cell& cell);

/// The most that A can win in so many rounds against tit for tat (`played` with echo), over the denominator.
std::int64_t most_against_echo(const Bimatrix& game, std::size_t rounds);

}  // namespace nimlab
