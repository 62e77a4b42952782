#pragma once

#include <memory>

#include "core/subject.hpp"

namespace nimlab {

/// Questions about games of two players, answered as instruments/judgement.hpp says, "game | answer" and
/// {tries}:
///   judge_cells           all pure equilibria, "1 1, 2 2": row, column of each; "-" where there is none
///   judge_pure            how many there are
///   judge_equilibria      how many equilibria, pure and mixed; too_many where there are infinitely many
///   judge_dominant_row, judge_dominant_column   the line that strictly dominates all others; "-" for none
///   judge_mix_row, judge_mix_column             of 2 × 2, the probability of the first line in the
///                                               equilibrium in which both mix; "-" where there is none
///   judge_wins_row, judge_wins_column           what each wins there
///   judge_level_row, judge_level_column         what each can make sure of
///   judge_pareto          all cells that no other is better than for one and no worse for the other
///   judge_ten             the most that A can win in ten rounds against tit for tat (`played` with echo)
///   judge_game            "game | goal": dilemma (2 × 2, the second line of both dominates strictly, and
///                         both win more in the first cell than in the last), none, one, two, …: so many
///                         pure equilibria
/// Null for any other word.
std::unique_ptr<Job> bimatrix_judgement(const Question& question);

}  // namespace nimlab
