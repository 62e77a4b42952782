#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "math/fraction.hpp"

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
/// A y <= 1, y >= 0, for a matrix moved until its value is positive. A simplex of floating point proposes a
/// basis; that is solved exactly (math/dixon.hpp), and all inequalities are checked; where one does not
/// hold, the simplex goes on from the exact numbers, and in the end exact pivots by Bland's rule find a
/// basis.
class ZeroSumSolver {
 public:
  /// Up to 256 × 256, entries at most 2 · 10^15 from 0. `propose`: false for exact pivots alone. The first
  /// `free` rows and columns may be played with any weight, negative ones too, and do not count in its sum:
  /// their part of the matrix has a determinant, and of the solution only the sign of its value is told. Then
  /// up to 512 × 512, entries at most 4 · 10^15 from 0.
  explicit ZeroSumSolver(Payoffs payoffs, bool propose = true, std::size_t free = 0);
  virtual ~ZeroSumSolver();
  bool step();                                  ///< about a millisecond; true when solved
  std::uint64_t done() const { return done_; }  ///< steps so far
  const ZeroSumSolution& solution() const { return solution_; }

 protected:
  struct Work;
  /// A step of what is looked at once it is solved; true when there is no more.
  virtual bool look_on() { return true; }

  Payoffs payoffs_;
  bool propose_;
  std::unique_ptr<Work> work_;
  ZeroSumSolution solution_{};

 private:
  struct Matrix;
  struct Proposal;
  enum class Phase : std::uint8_t { reduce, propose, lift, check, pivot, settle, solved, done };
  std::int64_t lowest() const;
  void move(std::int64_t from);
  void reduce();
  void proposed();
  void lift();
  void check();
  void refine();
  void pivot_begins();
  void pivot();
  void without_free();
  void settle();

  std::size_t free_;
  std::int64_t lowest_ = 0;  ///< entries are lowest_ + cell, but for those of free rows and columns
  Phase phase_;
  std::uint64_t done_ = 0;
};

/// And whether each strategy is the only optimal one: by the tableau's zeros, see `look_on`. Apart, since few
/// ask.
class UniqueSolver final : public ZeroSumSolver {
 public:
  explicit UniqueSolver(Payoffs payoffs, bool propose = true) : ZeroSumSolver(std::move(payoffs), propose) {}

 private:
  bool look_on() override;
  std::unique_ptr<ZeroSumSolver> beside_;
};

/// The same at once.
ZeroSumSolution solve(Payoffs payoffs);

}  // namespace nimlab
