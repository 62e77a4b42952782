#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "math/fraction.hpp"

namespace nimlab {

/// Which column enters, and so which of several rows leaves.
enum class PivotRule : std::uint8_t {
  bland,    ///< the first variable, in the order of their numbers: never cycles (R. G. Bland 1977)
  largest,  ///< of the most negative entry, the first (G. B. Dantzig 1947): may cycle
};

/// The simplex tableau of: maximise c x where A x <= b, x >= 0, for b >= 0, without the columns of a unit
/// matrix (A. W. Tucker's form): `rows` basic variables and `columns` others, a column for what the basic
/// ones are worth, a row for the objective. Variables 0 … columns − 1 are x, from there on the slacks.
/// Exact, of whole numbers over one denominator: a pivot divides without a remainder (J. Edmonds 1967).
class Tableau {
 public:
  /// (rows + 1) × (columns + 1) numbers, row by row: A with b beside it, −c below it, and in the corner what
  /// the objective begins with, all of them `scale` times as large, so that they are whole.
  Tableau(std::size_t rows, std::size_t columns, std::vector<Integer> cells, std::int64_t scale = 1);

  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
  const Integer& cell(std::size_t row, std::size_t column) const {
    return cells_[row * (columns_ + 1) + column];
  }
  const Integer& denominator() const { return denominator_; }
  /// What stands there when nothing is scaled; `cell` over `denominator` counts slacks and objective `scale`
  /// times.
  Fraction entry(std::size_t row, std::size_t column) const;
  std::size_t basic(std::size_t row) const { return basic_[row]; }
  std::size_t nonbasic(std::size_t column) const { return nonbasic_[column]; }
  std::span<const std::size_t> basis() const { return basic_; }

  /// None where the tableau is optimal.
  std::optional<std::size_t> entering(PivotRule rule) const;
  /// The row of the least ratio, of several that of the first variable; none where x may grow for ever.
  std::optional<std::size_t> leaving(std::size_t column) const;

  /// Exchanges the two variables of an entry that is not 0. In steps: `begin`, then `step` until it is true,
  /// a row each, or of large numbers a part of one; until then nothing else may be asked.
  void pivot(std::size_t row, std::size_t column);
  void begin(std::size_t row, std::size_t column);
  bool step();

 private:
  bool is_slack(std::size_t column) const { return column < columns_ && nonbasic_[column] >= columns_; }
  Integer& at(std::size_t row, std::size_t column) { return cells_[row * (columns_ + 1) + column]; }

  std::size_t rows_, columns_;
  std::vector<Integer> cells_;
  Integer denominator_ = 1;
  std::int64_t scale_;
  std::vector<std::size_t> basic_, nonbasic_;
  Integer::Scratch scratch_;
  std::size_t pivot_row_ = 0, pivot_column_ = 0, next_ = 0, across_ = 0;
};

}  // namespace nimlab
