#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/step.hpp"
#include "core/subject.hpp"
#include "instruments/matrices/payoffs.hpp"
#include "math/tableau.hpp"

namespace nimlab {

/// A tableau "A b; -c 0" of math/tableau.hpp, to so many rows and columns of A. Throws too_small for less
/// than one of either, negative where b is.
PayoffMatrix read_program(Token text, std::size_t most);

/// The tableau that a game (or a program) begins with. Of a game all payoffs become positive: `moved` is what
/// was added to each, times the denominator.
Tableau first_tableau(PayoffMatrix& matrix, bool game, std::int64_t& moved);

/// The simplex tableau, pivot by pivot. Of a game: maximise Σ y where A y <= 1, y >= 0, all payoffs moved by
/// the same number where one of them is not positive; the value is 1 over the optimum, moved back. Or any
/// program in the form of math/tableau.hpp. Variables are counted from 1, x or y first, then the slacks;
/// rows and columns of the tableau from 1.
///   start {rows, columns, sign, top, bottom}: of a game, what was added to each payoff: top / bottom, sign
///   1,
///     or 0; position: the matrix so moved, or the program's tableau
///   pivot {t, row, column, entering, leaving, degenerate, basic …, others …}: the t-th, from 1; 1 where the
///     objective stays; the variables of all rows and columns before it; lit row-r column-c cell-r-c;
///     position: the tableau before it, all fractions, with the objective below and what the basic variables
///     are worth on the right
///   optimal {t, basic …, others …}: after t pivots; position: the tableau
///   value {}: of a game; position: the value
///   unbounded {t, column, basic …, others …}, cycle {t, first, basic …, others …}: the basis after t pivots
///     is the one after `first`; position: the tableau
/// A tableau is shown where it has at most 144 entries, and for the first 100 pivots, and after as many
/// pivots as was asked for. Of the pivots the first 100 are told.
class PivotsJob final : public Job {
 public:
  PivotsJob(PayoffMatrix matrix, PivotRule rule, bool game, std::optional<std::uint64_t> shown);
  bool step() override;
  std::uint64_t done() const override { return pivots_; }
  Data tell() override;

 private:
  std::string shown() const;
  Step told(std::string_view key, std::vector<std::uint64_t> numbers) const;

  PayoffMatrix matrix_;
  PivotRule rule_;
  bool game_;
  std::optional<std::uint64_t> asked_;
  std::int64_t moved_ = 0;  ///< what was added to each payoff, times the denominator
  std::optional<Tableau> tableau_;
  bool pivoting_ = false;
  std::uint64_t pivots_ = 0;
  struct Seen {
    std::vector<std::size_t> basis;
    std::uint64_t pivots;
  };
  std::vector<Seen> seen_;  ///< bases with the objective of now
  Explanation steps_;
};

}  // namespace nimlab
