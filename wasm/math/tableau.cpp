#include "math/tableau.hpp"

#include <numeric>
#include <utility>

namespace nimlab {

Tableau::Tableau(std::size_t rows, std::size_t columns, std::vector<Integer> cells, std::int64_t scale)
    : rows_(rows),
      columns_(columns),
      cells_(std::move(cells)),
      scale_(scale),
      basic_(rows),
      nonbasic_(columns) {
  std::iota(nonbasic_.begin(), nonbasic_.end(), 0);
  std::iota(basic_.begin(), basic_.end(), columns);
}

Fraction Tableau::entry(std::size_t row, std::size_t column) const {
  const bool below = row == rows_ || basic_[row] >= columns_, above = is_slack(column);
  if (below == above) return {cell(row, column), denominator_};
  return below ? Fraction(cell(row, column), denominator_ * scale_)
               : Fraction(cell(row, column) * scale_, denominator_);
}

std::optional<std::size_t> Tableau::entering(PivotRule rule) const {
  std::optional<std::size_t> best;
  for (std::size_t j = 0; j < columns_; ++j) {
    const Integer& cost = cell(rows_, j);
    if (cost.sign() >= 0) continue;
    if (!best) {
      best = j;
      continue;
    }
    const bool first = nonbasic_[j] < nonbasic_[*best];
    if (rule == PivotRule::bland) {
      if (first) best = j;
    } else {
      const auto weight = [&](std::size_t column) { return Integer(is_slack(column) ? scale_ : 1); };
      const auto order = cost * weight(j) <=> cell(rows_, *best) * weight(*best);
      if (order < 0 || (order == 0 && first)) best = j;
    }
  }
  return best;
}

// cut: leaving
std::optional<std::size_t> Tableau::leaving(std::size_t column) const {
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < rows_; ++i) {
    if (cell(i, column).sign() <= 0) continue;
    if (!best) {
      best = i;
      continue;
    }
    const auto order = cell(i, columns_) * cell(*best, column) <=> cell(*best, columns_) * cell(i, column);
    if (order < 0 || (order == 0 && basic_[i] < basic_[*best])) best = i;
  }
  return best;
}
// end cut

void Tableau::pivot(std::size_t row, std::size_t column) {
  begin(row, column);
  while (!step()) {
  }
}

void Tableau::begin(std::size_t row, std::size_t column) {
  pivot_row_ = row, pivot_column_ = column, next_ = 0, across_ = 0;
}

bool Tableau::step() {
  const Integer& pivot = cell(pivot_row_, pivot_column_);
  if (next_ == pivot_row_) ++next_;
  if (next_ <= rows_) {
    const Integer& factor = cell(next_, pivot_column_);
    constexpr std::size_t most_work = 100'000;
    const std::size_t limbs = denominator_.bits() / 32 + 1;
    for (std::size_t work = 0; across_ <= columns_; ++across_, work += limbs * limbs) {
      if (work > most_work) return false;
      if (across_ == pivot_column_) continue;
      Integer& each = at(next_, across_);
      const Integer& across = cell(pivot_row_, across_);
      if (each.is_zero() && (factor.is_zero() || across.is_zero())) continue;
      each.eliminate(pivot, factor, across, denominator_, scratch_);
    }
    across_ = 0;
    if (++next_ <= rows_) return false;
  }
  for (std::size_t i = 0; i <= rows_; ++i) {
    if (i != pivot_row_) at(i, pivot_column_) = -cell(i, pivot_column_);
  }
  std::swap(at(pivot_row_, pivot_column_), denominator_);
  std::swap(basic_[pivot_row_], nonbasic_[pivot_column_]);
  if (denominator_.sign() < 0) {
    denominator_ = -denominator_;
    for (Integer& each : cells_) each = -each;
  }
  return true;
}

}  // namespace nimlab
