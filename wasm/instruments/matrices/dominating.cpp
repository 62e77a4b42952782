#include "instruments/matrices/dominating.hpp"

#include <utility>

namespace nimlab {

DominatingMixture::DominatingMixture(Payoffs more, bool weakly) : more_(std::move(more)), weakly_(weakly) {
  solver_.emplace(more_);
}

bool DominatingMixture::step() {
  if (tableau_) return pivot();
  if (!solver_->step()) return false;
  const int sign = solver_->solution().value.sign();
  everywhere_ = sign > 0;
  if (everywhere_) found(solver_->solution().row.weights);
  if (sign != 0 || !weakly_) return true;
  begin();
  return false;
}

/// x >= 0 with Σ x <= 1 and −x · column <= 0 for each column: 0 is allowed, and x = 0 is where it begins.
void DominatingMixture::begin() {
  const std::size_t rows = more_.columns, columns = more_.rows;
  std::vector<Integer> cells;
  for (std::size_t j = 0; j < rows; ++j) {
    for (std::size_t i = 0; i < columns; ++i) cells.emplace_back(-more_.at(i, j));
    cells.emplace_back(0);
  }
  cells.insert(cells.end(), columns + 1, 1);
  for (std::size_t i = 0; i < columns; ++i) {
    std::int64_t sum = 0;
    for (std::size_t j = 0; j < rows; ++j) sum += more_.at(i, j);
    cells.emplace_back(-sum);
  }
  cells.emplace_back(0);
  tableau_.emplace(rows + 1, columns, std::move(cells));
}

bool DominatingMixture::pivot() {
  Tableau& t = *tableau_;
  for (std::size_t cost = 0; cost < 10'000; cost += (t.columns() + 1) * (t.denominator().bits() / 64 + 1)) {
    if (pivoting_) {
      pivoting_ = !t.step();
      continue;
    }
    if (t.cell(t.rows(), t.columns()).sign() > 0) {
      IntegerVector weights(t.columns());
      for (std::size_t i = 0; i < t.rows(); ++i) {
        if (t.basic(i) < t.columns()) weights[t.basic(i)] = t.cell(i, t.columns());
      }
      found(std::move(weights));
      return true;
    }
    const auto column = t.entering(PivotRule::bland);
    if (!column) return true;
    t.begin(*t.leaving(*column), *column);  // Σ x is bounded, so a row there is
    pivoting_ = true;
  }
  return false;
}

void DominatingMixture::found(IntegerVector weights) {
  make_primitive(weights);
  weights_ = std::move(weights);
}

}  // namespace nimlab
