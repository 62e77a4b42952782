#pragma once

#include <memory>

#include "core/subject.hpp"

namespace nimlab {

/// The simplex tableau of a matrix to 12 × 12, for a reader who steps through it and picks the pivots. Rows
/// and columns of a tableau count from 1, without the objective and the right side; variables as in
/// instruments/matrices/matrix_pivots.hpp.
///   tableaux    numbers {0 Bland, 1 largest coefficient; 0 game, 1 program}: { state: optimal, unbounded,
///               cycle; moved: what was added to each payoff; steps: of each tableau { cells: all entries row
///               by row, the objective below, the right side last; basic, others: variables; row, column: the
///               pivot, 0 for none; ratios: of each row, "" where the entry is not positive }; first: of a
///               cycle, the pivots after which this basis was there before; value: the optimum, of a game its
///               value, "" if there is none; rowStrategy, columnStrategy: of a game, read off the last
///               tableau, else null }; the first 100 pivots
///   judge_pivot, judge_pivot_largest, judge_program_pivot, judge_program_pivot_largest   "matrix | row
///               column", numbers {tries, t}: the pivot of the tableau after t pivots; "-" where it is
///               optimal
///   judge_program_value   "tableau | 1/20"; "-" where it is unbounded
/// Null for any other word.
std::unique_ptr<Job> tableaux(const Question& question);

}  // namespace nimlab
