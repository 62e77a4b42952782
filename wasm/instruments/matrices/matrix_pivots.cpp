#include "instruments/matrices/matrix_pivots.hpp"

#include <algorithm>
#include <utility>

#include "instruments/matrices/matrix_dominance.hpp"

namespace nimlab {

PayoffMatrix read_program(Token text, std::size_t most) {
  const TokenRows rows = token_rows(text, true, most + 1, most + 1);
  if (rows.size() < 2 || rows[0].size() < 2) {
    throw Error(ErrorCode::too_small, Field::position, std::to_string(std::min(rows.size(), rows[0].size())),
                "2", rows[0][0].at);
  }
  PayoffMatrix matrix = read_payoffs(text);
  const std::size_t last = matrix.payoffs.columns - 1;
  for (std::size_t i = 0; i + 1 < matrix.payoffs.rows; ++i) {
    if (matrix.payoffs.at(i, last) < 0) refuse_negative(rows[i][last]);
  }
  return matrix;
}

Tableau first_tableau(PayoffMatrix& matrix, bool game, std::int64_t& moved) {
  Payoffs& all = matrix.payoffs;
  const std::int64_t scale = matrix.denominator;
  std::vector<Integer> cells;
  moved = 0;
  if (!game) {
    for (std::int64_t cell : all.cells) cells.emplace_back(cell);
    return {all.rows - 1, all.columns - 1, std::move(cells), scale};
  }
  const std::int64_t least = *std::min_element(all.cells.begin(), all.cells.end());
  if (least <= 0) moved = scale - least;
  for (std::int64_t& cell : all.cells) cell += moved;
  for (std::size_t i = 0; i < all.rows; ++i) {
    for (std::size_t j = 0; j < all.columns; ++j) cells.emplace_back(all.at(i, j));
    cells.emplace_back(scale);
  }
  cells.insert(cells.end(), all.columns, -scale);
  cells.emplace_back(0);
  return {all.rows, all.columns, std::move(cells), scale};
}

PivotsJob::PivotsJob(PayoffMatrix matrix, PivotRule rule, bool game, std::optional<std::uint64_t> shown)
    : matrix_(std::move(matrix)), rule_(rule), game_(game), asked_(shown) {
  const std::int64_t scale = matrix_.denominator;
  tableau_.emplace(first_tableau(matrix_, game_, moved_));
  const Payoffs& all = matrix_.payoffs;
  const Fraction by(moved_, scale);
  Step start{"start", {tableau_->rows(), tableau_->columns()}, {}, {}};
  start.numbers.push_back(by.sign() > 0);
  start.numbers.push_back(static_cast<std::uint64_t>(by.top().small()));
  start.numbers.push_back(static_cast<std::uint64_t>(by.bottom().small()));
  if (all.cells.size() <= most_shown) {
    start.position = payoff_text(matrix_, first_numbers(all.rows), first_numbers(all.columns));
  }
  steps_.push_back(std::move(start));
}

std::string PivotsJob::shown() const {
  const Tableau& t = *tableau_;
  if (asked_ ? *asked_ != pivots_ : (t.rows() + 1) * (t.columns() + 1) > most_shown) return {};
  std::string out;
  for (std::size_t i = 0; i <= t.rows(); ++i) {
    if (i > 0) out += "; ";
    for (std::size_t j = 0; j <= t.columns(); ++j) {
      if (j > 0) out += ' ';
      out += t.entry(i, j).text();
    }
  }
  return out;
}

Step PivotsJob::told(std::string_view key, std::vector<std::uint64_t> numbers) const {
  const Tableau& t = *tableau_;
  for (std::size_t i = 0; i < t.rows(); ++i) numbers.push_back(t.basic(i) + 1);
  for (std::size_t j = 0; j < t.columns(); ++j) numbers.push_back(t.nonbasic(j) + 1);
  return {key, std::move(numbers), {}, shown()};
}

bool PivotsJob::step() {
  Tableau& t = *tableau_;
  for (std::size_t cost = 0; cost < 3'000; cost += t.columns() + 1) {
    if (pivoting_) {
      pivoting_ = !t.step();
      pivots_ += !pivoting_;
      continue;
    }
    std::vector<std::size_t> basis(t.basis().begin(), t.basis().end());
    std::sort(basis.begin(), basis.end());
    for (const Seen& each : seen_) {
      if (each.basis != basis) continue;
      steps_.push_back(told("cycle", {pivots_, each.pivots}));
      return true;
    }
    seen_.push_back({std::move(basis), pivots_});
    const auto column = t.entering(rule_);
    if (!column) {
      steps_.push_back(told("optimal", {pivots_}));
      if (game_) {
        const Fraction value =
            Fraction(1) / t.entry(t.rows(), t.columns()) - Fraction(moved_, matrix_.denominator);
        steps_.push_back({"value", {}, {}, value.text()});
      }
      return true;
    }
    const auto row = t.leaving(*column);
    if (!row) {
      steps_.push_back(told("unbounded", {pivots_, *column + 1}));
      return true;
    }
    const bool degenerate = t.cell(*row, t.columns()).is_zero();
    if (!degenerate) seen_.clear();  // the objective grows: what was before does not come again
    if (pivots_ < max_steps_of_a_kind || asked_ == pivots_) {
      Step step = told("pivot", {pivots_ + 1, *row + 1, *column + 1, t.nonbasic(*column) + 1,
                                 t.basic(*row) + 1, degenerate ? 1u : 0u});
      step.lit = {part("row", *row + 1), part("column", *column + 1),
                  part("cell", *row + 1) + '-' + std::to_string(*column + 1)};
      steps_.push_back(std::move(step));
    }
    t.begin(*row, *column);
    pivoting_ = true;
  }
  return false;
}

Data PivotsJob::tell() {
  Data data;
  write(data, steps_);
  return data;
}

}  // namespace nimlab
