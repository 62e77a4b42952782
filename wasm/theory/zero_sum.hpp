#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "theory/fraction.hpp"

namespace nimlab {

/// What the row player wins of the column player: whole numbers, row by row.
struct Payoffs {
  std::size_t rows = 0, columns = 0;
  std::vector<std::int64_t> cells;

  std::int64_t at(std::size_t row, std::size_t column) const { return cells[row * columns + column]; }
};

/// A mixed strategy: each pure one with the probability weight / total.
struct Mixture {
  std::vector<Integer> weights;
  Integer total;
};

struct ZeroSumSolution {
  Fraction value;
  Mixture row, column;             ///< optimal, without a common divisor
  bool row_unique, column_unique;  ///< no other is; of UniqueSolver alone
  bool pivoted;                    ///< the basis was found by exact pivots, not proposed
};

/// The value of a game and optimal strategies of both, exactly, by the linear program: maximise Σ y where
/// A y <= 1, y >= 0, for a matrix moved until all of it is positive. A simplex of floating point proposes a
/// basis; that is solved exactly (theory/lifting.hpp), and all inequalities are checked; where one does not
/// hold, exact pivots by Bland's rule find another.
class ZeroSumSolver {
 public:
  /// Up to 256 × 256, entries at most 10^15 from 0. `propose`: false for exact pivots alone.
  explicit ZeroSumSolver(Payoffs payoffs, bool propose = true);
  virtual ~ZeroSumSolver();
  bool step();                                  ///< about a millisecond; true when solved
  std::uint64_t done() const { return done_; }  ///< steps so far
  const ZeroSumSolution& solution() const { return solution_; }

 protected:
  struct Work;
  /// A step of what is looked at once it is solved; true when there is no more.
  virtual bool look_on() { return true; }

  Payoffs payoffs_;
  std::unique_ptr<Work> work_;
  ZeroSumSolution solution_{};

 private:
  struct Proposal;
  enum class Phase : std::uint8_t { propose, lift, check, pivot, solved, done };
  void pivot_begins();
  void pivot();
  void lift();
  void check();
  void settle();

  std::int64_t lowest_;  ///< entries are lowest_ + cell, cell >= 1
  Phase phase_;
  std::uint64_t done_ = 0;
};

/// And whether each strategy is the only optimal one: by the tableau's zeros, see `look_on`. Apart, since few
/// ask and it is code of its own.
class UniqueSolver final : public ZeroSumSolver {
 public:
  using ZeroSumSolver::ZeroSumSolver;

 private:
  bool look_on() override;
};

/// The same at once.
ZeroSumSolution solve(Payoffs payoffs);

/// −1, 0, 1: the sign of a game's value, by exact pivots. Rows of whole numbers of any size.
int sign_of_value(const std::vector<std::vector<Integer>>& rows);

}  // namespace nimlab
