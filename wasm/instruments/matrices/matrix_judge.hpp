#pragma once

#include <memory>

#include "core/subject.hpp"

namespace nimlab {

/// What is said of a reader's answer (instruments/judgement.hpp); null for no question of these.
///   judge_value      "matrix | 1/12"
///   judge_lower, judge_upper   what a row, a column by itself guarantees
///   judge_row, judge_column    "matrix | 7 5": any optimal strategy, as weights
///   judge_saddles    "matrix | 1 2; 3 2": all saddle points; "-" if there is none
///   judge_order      "matrix | r3 c1": strikes of strict dominance by single lines, until none is left
///   judge_built      "matrix | value=1/2 saddles=0 mixed left=1": what was wanted of a matrix: its value,
///   how many
///                    saddle points, that every optimal strategy plays all rows and columns, how many entries
///                    strict dominance leaves
///   judge_mixture    "matrix | r3 | 1 1 0": a mixture of lines that strictly dominates this one
std::unique_ptr<Job> judge_matrix(const Question& question);

}  // namespace nimlab
