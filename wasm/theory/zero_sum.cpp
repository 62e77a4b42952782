#include "theory/zero_sum.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <utility>

#include "theory/lifting.hpp"
#include "theory/rays.hpp"
#include "theory/sort_few.hpp"
#include "theory/tableau.hpp"

namespace nimlab {

/// A simplex of floating point. What it says is a guess.
struct ZeroSumSolver::Proposal {
  explicit Proposal(const Payoffs& payoffs)
      : rows(payoffs.rows),
        width(payoffs.columns + 1),
        cells((rows + 1) * width, 1),
        basic(rows),
        nonbasic(width - 1) {
    const double most = static_cast<double>(*std::max_element(payoffs.cells.begin(), payoffs.cells.end()));
    scale = std::log2(most);
    for (std::size_t i = 0; i < rows; ++i) {
      basic[i] = width - 1 + i;
      for (std::size_t j = 0; j + 1 < width; ++j)
        cells[i * width + j] = static_cast<double>(payoffs.at(i, j)) / most;
    }
    for (std::size_t j = 0; j + 1 < width; ++j) nonbasic[j] = j, cells[rows * width + j] = -1;
    cells.back() = 0;
  }

  /// True when it has come to an end. Not inlined: it would be compiled for few bytes, as who calls it.
  [[gnu::noinline]] bool pivot() {
    constexpr double nothing = 1e-9;
    const double* const costs = cells.data() + rows * width;
    const auto c = static_cast<std::size_t>(std::min_element(costs, costs + width - 1) - costs);
    if (costs[c] > -nothing || ++pivots > 20 * (rows + width)) return true;
    std::size_t r = rows;
    double least = 0;
    for (std::size_t i = 0; i < rows; ++i) {
      const double entry = cells[i * width + c];
      if (entry <= nothing) continue;
      const double ratio = std::max(cells[i * width + width - 1], 0.0) / entry;
      // Of ratios that are alike the largest entry: it keeps errors small.
      if (r == rows || ratio < least - nothing || (ratio < least + nothing && entry > cells[r * width + c])) {
        r = i, least = ratio;
      }
    }
    if (r == rows) return true;
    exchange(r, c);
    return false;
  }

  void exchange(std::size_t r, std::size_t c) {
    double* const pivot_row = cells.data() + r * width;
    const double pivot = std::exchange(pivot_row[c], 1.0);
    bits += std::log2(std::abs(pivot));
    for (std::size_t j = 0; j < width; ++j) pivot_row[j] /= pivot;
    for (std::size_t i = 0; i <= rows; ++i) {
      double* const row = cells.data() + i * width;
      if (i == r || row[c] == 0) continue;
      const double factor = std::exchange(row[c], 0.0);
      const double* across = pivot_row;
      for (double *cell = row, *end = row + width; cell != end; ++cell, ++across) *cell -= factor * *across;
    }
    std::swap(basic[r], nonbasic[c]);
  }

  std::size_t rows, width;
  std::vector<double> cells;
  std::vector<std::size_t> basic, nonbasic;
  std::size_t pivots = 0;
  double bits = 0;   ///< of the determinant of the basis, scaled
  double scale = 0;  ///< log2 of what entries were divided by
};

/// What is in hand: a basis, as the rows and columns of a square matrix, and what comes of it.
struct ZeroSumSolver::Work {
  std::optional<Proposal> proposal;
  std::optional<Lifting> lifting;
  std::optional<Tableau> tableau;
  bool pivoting = false, pivoted = false;
  std::vector<std::size_t> rows, columns;  ///< of the basis, increasing
  std::vector<Integer> x, y;               ///< weights of all rows and columns: sums are `sum`
  Integer sum, bottom;                     ///< bottom / sum is the value of the moved game
  std::vector<Integer> row_slack, column_slack;
  std::size_t next = 0;

  /// Rows whose slack has left the basis, columns that have entered it.
  template <class Simplex>
  void take_basis(const Simplex& of, std::size_t row_count, std::size_t column_count) {
    rows.clear(), columns.clear();
    for (std::size_t i = 0; i < row_count; ++i) {
      if (of.basic(i) < column_count) columns.push_back(of.basic(i));
    }
    for (std::size_t j = 0; j < column_count; ++j) {
      if (of.nonbasic(j) >= column_count) rows.push_back(of.nonbasic(j) - column_count);
    }
    sort_few(rows, std::less<>());
    sort_few(columns, std::less<>());
  }
};

// Once a solution, and not in its inner loops, which are functions elsewhere: for few bytes.
#ifdef __clang__
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#endif

ZeroSumSolver::ZeroSumSolver(Payoffs payoffs, bool propose)
    : payoffs_(std::move(payoffs)),
      work_(std::make_unique<Work>()),
      lowest_(*std::min_element(payoffs_.cells.begin(), payoffs_.cells.end()) - 1),
      phase_(propose ? Phase::propose : Phase::pivot) {
  for (std::int64_t& cell : payoffs_.cells) cell -= lowest_;
  if (propose)
    work_->proposal.emplace(payoffs_);
  else
    pivot_begins();
}

ZeroSumSolver::~ZeroSumSolver() = default;

bool ZeroSumSolver::step() {
  ++done_;
  switch (phase_) {
    case Phase::propose:
      for (std::size_t cells = 0; cells < 300'000; cells += payoffs_.cells.size() + 1'000) {
        if (!work_->proposal->pivot()) continue;
        struct Basis {
          const Proposal& p;
          std::size_t basic(std::size_t i) const { return p.basic[i]; }
          std::size_t nonbasic(std::size_t j) const { return p.nonbasic[j]; }
        };
        Work& w = *work_;
        w.take_basis(Basis{*w.proposal}, payoffs_.rows, payoffs_.columns);
        std::vector<std::int64_t> square;
        for (std::size_t i : w.rows) {
          for (std::size_t j : w.columns) square.push_back(payoffs_.at(i, j));
        }
        const auto size = static_cast<double>(w.rows.size());
        w.lifting.emplace(w.rows.size(), std::move(square), w.proposal->bits + size * w.proposal->scale);
        w.proposal.reset();
        phase_ = Phase::lift;
        break;
      }
      break;
    case Phase::lift: lift(); break;
    case Phase::check: check(); break;
    case Phase::pivot: pivot(); break;
    case Phase::solved:
      if (look_on()) {
        work_.reset();
        phase_ = Phase::done;
      }
      break;
    case Phase::done: break;
  }
  return phase_ == Phase::done;
}

void ZeroSumSolver::lift() {
  Work& w = *work_;
  const std::size_t size = w.rows.size();
  for (std::size_t cost = 0; cost < 200'000; cost += size * size + 1'000) {
    const Lifting::State state = size == 0 ? Lifting::State::failed : w.lifting->step();
    if (state == Lifting::State::failed) return pivot_begins();
    if (state == Lifting::State::working) continue;
    const auto spread = [&](const std::vector<Integer>& from, const std::vector<std::size_t>& to,
                            std::size_t all) {
      std::vector<Integer> out(all);
      for (std::size_t i = 0; i < size; ++i) out[to[i]] = from[i];
      return out;
    };
    // B y = 1 and Bᵀ x = 1: the names of the lifting are turned.
    w.x = spread(w.lifting->y(), w.rows, payoffs_.rows);
    w.y = spread(w.lifting->x(), w.columns, payoffs_.columns);
    w.sum = w.lifting->sum(), w.bottom = w.lifting->bottom();
    w.lifting.reset();
    w.next = 0;
    phase_ = Phase::check;
    return;
  }
}

/// Σ x = Σ y, x A >= bottom for all columns, A y <= bottom for all rows: the certificate, whatever it came
/// from.
void ZeroSumSolver::check() {
  Work& w = *work_;
  if (w.next == 0) {
    w.row_slack.clear(), w.column_slack.assign(payoffs_.columns, -w.bottom);
    Integer rows, columns;
    for (const Integer& each : w.x) rows += each;
    for (const Integer& each : w.y) columns += each;
    if (w.sum.sign() <= 0 || rows != w.sum || columns != w.sum) return pivot_begins();
  }
  // x A is added up row by row, each term apart, so that all are of one sign until the end.
  const std::size_t limbs = w.bottom.bits() / 32 + 8;
  for (std::size_t cost = 0; cost < 100'000 && w.next < payoffs_.rows; ++w.next) {
    const std::int64_t* const row = payoffs_.cells.data() + w.next * payoffs_.columns;
    Integer sum;
    for (std::size_t j = 0; j < payoffs_.columns; ++j) {
      if (w.y[j].sign() != 0) sum.add_product(w.y[j], row[j]);
      if (w.x[w.next].sign() != 0) w.column_slack[j].add_product(w.x[w.next], row[j]);
    }
    w.row_slack.push_back(w.bottom - sum);
    if (w.row_slack.back().sign() < 0) return pivot_begins();
    cost += payoffs_.columns * limbs;
  }
  if (w.next < payoffs_.rows) return;
  for (const Integer& slack : w.column_slack) {
    if (slack.sign() < 0) return pivot_begins();
  }
  settle();
}

void ZeroSumSolver::pivot_begins() {
  const std::size_t rows = payoffs_.rows, columns = payoffs_.columns;
  std::vector<Integer> cells;
  cells.reserve((rows + 1) * (columns + 1));
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < columns; ++j) cells.emplace_back(payoffs_.at(i, j));
    cells.emplace_back(1);
  }
  cells.insert(cells.end(), columns, -1);
  cells.emplace_back(0);
  work_->tableau.emplace(rows, columns, std::move(cells));
  work_->pivoted = true;
  phase_ = Phase::pivot;
}

void ZeroSumSolver::pivot() {
  Work& w = *work_;
  Tableau& t = *w.tableau;
  for (std::size_t cost = 0; cost < 10'000;
       cost += (payoffs_.columns + 1) * (t.denominator().bits() / 64 + 1)) {
    if (w.pivoting) {
      w.pivoting = !t.step();
      continue;
    }
    const auto column = t.entering(PivotRule::bland);
    if (!column) {
      w.take_basis(t, payoffs_.rows, payoffs_.columns);
      w.x.assign(payoffs_.rows, 0), w.y.assign(payoffs_.columns, 0);
      for (std::size_t i = 0; i < t.rows(); ++i) {
        if (t.basic(i) < payoffs_.columns) w.y[t.basic(i)] = t.cell(i, t.columns());
      }
      for (std::size_t j = 0; j < t.columns(); ++j) {
        if (t.nonbasic(j) >= payoffs_.columns) w.x[t.nonbasic(j) - payoffs_.columns] = t.cell(t.rows(), j);
      }
      w.sum = t.cell(t.rows(), t.columns()), w.bottom = t.denominator();
      w.tableau.reset();
      w.next = 0;
      phase_ = Phase::check;
      return;
    }
    t.begin(*t.leaving(*column), *column);  // all is positive, so a row there is
    w.pivoting = true;
  }
}

void ZeroSumSolver::settle() {
  Work& w = *work_;
  solution_.value = Fraction(w.bottom, w.sum) + Fraction(lowest_);
  const auto mixture = [&](const std::vector<Integer>& weights) {
    Mixture out{weights, w.sum};
    out.weights.push_back(w.sum);
    make_primitive(out.weights);
    out.total = std::move(out.weights.back());
    out.weights.pop_back();
    return out;
  };
  solution_.row = mixture(w.x), solution_.column = mixture(w.y);
  solution_.pivoted = w.pivoted;
  w.next = 0;
  phase_ = Phase::solved;
}

/// In the optimal tableau let R be the basic variables that are 0, C the others whose cost is 0, M the
/// entries where both meet. Another optimal y exists iff some z >= 0, not 0, has M z <= 0; another x iff some
/// u >= 0, not 0, has uᵀ M >= 0: iff the game M has a value of at most 0, or at least 0.
bool UniqueSolver::look_on() {
  Work& w = *work_;
  if (!w.tableau) {
    const auto in = [](const std::vector<std::size_t>& set, std::size_t i) {
      return std::binary_search(set.begin(), set.end(), i);
    };
    // The basis and what is 0 beside it: rows and columns of a smaller tableau.
    std::vector<std::size_t> rows = w.rows, columns = w.columns;
    std::size_t zero_basic = 0, zero_costs = 0;
    for (std::size_t i = 0; i < payoffs_.rows; ++i) {
      if (!in(w.rows, i) && w.row_slack[i].is_zero()) rows.push_back(i), ++zero_basic;
      if (in(w.rows, i) && w.x[i].is_zero()) ++zero_costs;
    }
    for (std::size_t j = 0; j < payoffs_.columns; ++j) {
      if (!in(w.columns, j) && w.column_slack[j].is_zero()) columns.push_back(j), ++zero_costs;
      if (in(w.columns, j) && w.y[j].is_zero()) ++zero_basic;
    }
    if (zero_basic == 0 || zero_costs == 0) {
      solution_.column_unique = zero_costs == 0;
      solution_.row_unique = zero_basic == 0;
      return true;
    }
    std::vector<Integer> cells;
    for (std::size_t i : rows) {
      for (std::size_t j : columns) cells.emplace_back(payoffs_.at(i, j));
      cells.emplace_back(1);
    }
    cells.insert(cells.end(), columns.size(), -1);
    cells.emplace_back(0);
    w.tableau.emplace(rows.size(), columns.size(), std::move(cells));
    return false;
  }
  Tableau& t = *w.tableau;
  const std::size_t size = w.rows.size();
  for (std::size_t cost = 0; cost < 10'000; cost += (t.columns() + 1) * (t.denominator().bits() / 64 + 1)) {
    if (w.pivoting) {
      w.pivoting = !t.step();
    } else if (w.next < size) {  // the next column of the basis enters, in a row that is still free
      std::size_t i = 0;
      while (i < size && (t.basic(i) < t.columns() || t.cell(i, w.next).is_zero())) ++i;
      t.begin(i, w.next++);
      w.pivoting = true;
    } else {
      std::vector<std::vector<Integer>> game;
      for (std::size_t i = 0; i < t.rows(); ++i) {
        if (!t.cell(i, t.columns()).is_zero()) continue;
        game.emplace_back();
        for (std::size_t j = 0; j < t.columns(); ++j) {
          if (t.cell(t.rows(), j).is_zero()) game.back().push_back(t.cell(i, j));
        }
      }
      const int sign = sign_of_value(game);
      solution_.column_unique = sign > 0;
      solution_.row_unique = sign < 0;
      return true;
    }
  }
  return false;
}

int sign_of_value(const std::vector<std::vector<Integer>>& rows) {
  Integer lowest = rows[0][0];
  for (const auto& row : rows) {
    for (const Integer& each : row) lowest = std::min(lowest, each);
  }
  lowest -= 1;
  std::vector<Integer> cells;
  for (const auto& row : rows) {
    for (const Integer& each : row) cells.push_back(each - lowest);
    cells.emplace_back(1);
  }
  cells.insert(cells.end(), rows[0].size(), -1);
  cells.emplace_back(0);
  Tableau t(rows.size(), rows[0].size(), std::move(cells));
  while (const auto column = t.entering(PivotRule::bland)) t.pivot(*t.leaving(*column), *column);
  return (t.denominator() + lowest * t.cell(t.rows(), t.columns())).sign();
}

ZeroSumSolution solve(Payoffs payoffs) {
  UniqueSolver solver(std::move(payoffs));
  while (!solver.step()) {
  }
  return solver.solution();
}

#ifdef __clang__
#pragma clang attribute pop
#endif

}  // namespace nimlab
