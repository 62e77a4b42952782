#include "instruments/matrices/zero_sum.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "math/cone.hpp"
#include "math/dixon.hpp"
#include "math/tableau.hpp"

namespace nimlab {

/// Floating point, whose results are guesses.
struct ZeroSumSolver::Matrix {
  bool eliminate(std::size_t free);

  std::size_t rows, columns;
  std::vector<double> cells;
  std::size_t eliminated = 0;
  double bits = 0;  ///< of the determinant of what was eliminated
};

namespace {

/// About log2 |a|, to a tenth: the library's has a table of 2 kB.
double bits_of(double a) {
  int exponent;
  const double part = std::frexp(std::abs(a), &exponent);
  return exponent + 2 * part - 1.95;
}

}  // namespace

struct ZeroSumSolver::Proposal {
  Proposal(const Matrix& matrix, std::size_t free);
  void scale(std::vector<double>& factors, std::size_t next, std::size_t across, std::size_t count);
  double& right(std::size_t row) { return cells[row * width + width - 1]; }
  double& cost(std::size_t column) { return cells[rows * width + column]; }
  void refine();
  bool pivot();
  double negligible(std::size_t from, std::size_t across, double sign) const;
  void exchange(std::size_t r, std::size_t c);

  static constexpr double nothing = 1e-9;
  std::size_t rows, width;
  std::vector<double> cells;
  double most = 0;                                  ///< what entries were divided by
  std::vector<double> row_factors, column_factors;  ///< and what lines were multiplied by then
  std::vector<std::size_t> basic, nonbasic;
  std::size_t pivots = 0;
  double bits;  ///< of the determinant of the basis, scaled
  double forgiven_cost = nothing, forgiven_right = std::numeric_limits<double>::infinity();
  double alike = nothing;  ///< ratios that differ by no more
  bool moved = false;
};

/// Eliminates the next free column, by the largest entry of the free rows left. False where that is 0.
bool ZeroSumSolver::Matrix::eliminate(std::size_t free) {
  const std::size_t c = eliminated;
  const auto row = [&](std::size_t i) { return cells.data() + i * columns; };
  std::size_t r = c;
  for (std::size_t i = c; i < free; ++i) {
    if (std::abs(row(i)[c]) > std::abs(row(r)[c])) r = i;
  }
  if (r != c) std::swap_ranges(row(c), row(c) + columns, row(r));
  const double* const pivot = row(c);
  bits += bits_of(pivot[c]);
  for (std::size_t i = c + 1; i < rows; ++i) {
    double* const cell = row(i);
    const double factor = cell[c] / pivot[c];
    if (factor == 0) continue;
    for (std::size_t j = c; j < columns; ++j) cell[j] -= factor * pivot[j];
  }
  return row(eliminated++)[c] != 0;
}

void ZeroSumSolver::Proposal::exchange(std::size_t r, std::size_t c) {
  double* const pivot_row = cells.data() + r * width;
  const double pivot = std::exchange(pivot_row[c], 1.0);
  bits += bits_of(pivot);
  for (std::size_t j = 0; j < width; ++j) pivot_row[j] /= pivot;
  for (std::size_t i = 0; i <= rows; ++i) {
    double* const row = cells.data() + i * width;
    if (i == r || row[c] == 0) continue;
    const double factor = std::exchange(row[c], 0.0);
    const double* across = pivot_row;
    for (double *cell = row, *end = row + width; cell != end; ++cell, ++across) *cell -= factor * *across;
  }
  std::swap(basic[r], nonbasic[c]);
  moved = true;
}

/// What is in hand: a basis, as the rows and columns of a square matrix, and what comes of it.
struct ZeroSumSolver::Work {
  std::optional<Matrix> matrix;
  std::optional<Proposal> proposal;
  std::optional<DixonSolver> dixon;
  std::optional<Tableau> tableau;
  bool pivoting = false, pivoted = false;
  std::size_t refined = 0;
  std::vector<std::size_t> rows, columns;  ///< of the basis, increasing
  std::vector<Integer> x, y;               ///< weights of all rows and columns: sums are `sum`
  Integer sum, bottom;                     ///< bottom / sum is the value of the moved game
  Integer below;                           ///< what it was moved by: where there are free rows
  std::vector<Integer> row_slack, column_slack;
  std::size_t next = 0;

  void take_basis(std::span<const std::size_t> basic, std::size_t free, std::size_t row_count,
                  std::size_t column_count);
};

/// Of what is left of a matrix behind its free rows and columns.
ZeroSumSolver::Proposal::Proposal(const Matrix& matrix, std::size_t free)
    : rows(matrix.rows - free),
      width(matrix.columns - free + 1),
      cells((rows + 1) * width, 1),
      row_factors(rows, 1),
      column_factors(width - 1, 1),
      basic(rows),
      nonbasic(width - 1),
      bits(matrix.bits) {
  for (std::size_t i = 0; i < rows; ++i) {
    basic[i] = width - 1 + i;
    for (std::size_t j = 0; j + 1 < width; ++j) {
      const double cell = matrix.cells[(free + i) * matrix.columns + free + j];
      cells[i * width + j] = cell;
      most = std::max(most, std::abs(cell));
    }
  }
  for (std::size_t j = 0; j + 1 < width; ++j) nonbasic[j] = j, cells[rows * width + j] = -1;
  cells.back() = 0;
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j + 1 < width; ++j) cells[i * width + j] /= most;
  }
  // Half of it each time, so that rows and columns share it.
  for (int turn = 0; turn < 5; ++turn) {
    scale(row_factors, width, 1, width - 1);
    scale(column_factors, 1, width, rows);
  }
}

/// Rows, or columns, times powers of two: the greatest of each comes nearer to 1 (D. Ruiz, A scaling
/// algorithm to equilibrate both rows and columns norms in matrices, 2001).
void ZeroSumSolver::Proposal::scale(std::vector<double>& factors, std::size_t next, std::size_t across,
                                    std::size_t count) {
  constexpr double narrow = 1 << 12;
  for (std::size_t line = 0; line < factors.size(); ++line) {
    double* const from = cells.data() + line * next;
    double greatest = 0;
    for (std::size_t k = 0; k < count; ++k) greatest = std::max(greatest, std::abs(from[k * across]));
    if (greatest == 0 || (factors[line] == 1 && greatest * narrow > 1)) continue;
    const double by = std::ldexp(1.0, -std::ilogb(greatest) / 2);
    factors[line] *= by;
    for (std::size_t k = 0; k <= count; ++k) from[k * across] *= by;
  }
}

/// Exact numbers have taken the place of what it had on the right and below. Errors are forgiven as far as
/// they are small beside what is negative there.
void ZeroSumSolver::Proposal::refine() {
  double least_right = 0, least_cost = 0;
  for (std::size_t i = 0; i < rows; ++i) least_right = std::min(least_right, right(i));
  for (std::size_t j = 0; j + 1 < width; ++j) least_cost = std::min(least_cost, cost(j));
  constexpr double never = std::numeric_limits<double>::infinity();
  forgiven_right = least_right < 0 ? -nothing * least_right : never;
  forgiven_cost = least_cost < 0 ? -nothing * least_cost : never;
  alike = 0, moved = false;
}

/// True when it has come to an end.
bool ZeroSumSolver::Proposal::pivot() {
  const double* const costs = cells.data() + rows * width;
  auto c = static_cast<std::size_t>(std::min_element(costs, costs + width - 1) - costs);
  if (++pivots > 20 * (rows + width)) return true;
  std::size_t r = rows;
  double least = 0;
  if (costs[c] < -forgiven_cost) {
    const double tiny = negligible(c, width, 1);
    for (std::size_t i = 0; i < rows; ++i) {
      const double entry = cells[i * width + c];
      if (entry <= tiny) continue;
      const double ratio = std::max(right(i), 0.0) / entry;
      // Of ratios that are alike the largest entry: it keeps errors small.
      if (r == rows || ratio < least - alike || (ratio < least + alike && entry > cells[r * width + c])) {
        r = i, least = ratio;
      }
    }
    if (r == rows) return true;
  } else {
    // The dual simplex: a basic variable below 0 leaves.
    for (std::size_t i = 0; i < rows; ++i) {
      if (right(i) < -forgiven_right && (r == rows || right(i) < right(r))) r = i;
    }
    if (r == rows) return true;
    c = width;
    const double tiny = negligible(r * width, 1, -1);
    for (std::size_t j = 0; j + 1 < width; ++j) {
      const double entry = -cells[r * width + j];
      if (entry <= tiny) continue;
      const double ratio = std::max(costs[j], 0.0) / entry;
      if (c == width || ratio < least || (ratio == least && entry > -cells[r * width + c])) {
        c = j, least = ratio;
      }
    }
    if (c == width) return true;
  }
  exchange(r, c);
  return false;
}

/// No pivot is to be so small. Where a number is known to be amiss and all that could be pivots are, one of
/// them is one.
double ZeroSumSolver::Proposal::negligible(std::size_t from, std::size_t across, double sign) const {
  if (alike > 0) return nothing;
  double greatest = 0;
  for (std::size_t k = 0; k < (across == 1 ? width - 1 : rows); ++k)
    greatest = std::max(greatest, sign * cells[from + k * across]);
  return greatest > nothing ? nothing : nothing * greatest;
}

/// The free ones, columns that are basic variables, rows whose slack is none: counted behind the free ones.
void ZeroSumSolver::Work::take_basis(std::span<const std::size_t> basic, std::size_t free,
                                     std::size_t row_count, std::size_t column_count) {
  std::string in(column_count + row_count, 0);
  for (const std::size_t each : basic) in[each] = 1;
  rows.clear(), columns.clear();
  for (std::size_t j = 0; j < free + column_count; ++j) {
    if (j < free || in[j - free]) columns.push_back(j);
  }
  for (std::size_t i = 0; i < free + row_count; ++i) {
    if (i < free || !in[column_count + i - free]) rows.push_back(i);
  }
}

ZeroSumSolver::ZeroSumSolver(Payoffs payoffs, bool propose, std::size_t free)
    : payoffs_(std::move(payoffs)),
      propose_(propose),
      work_(std::make_unique<Work>()),
      free_(free),
      phase_(Phase::reduce) {
  if (free == 0) move(lowest());
  if (propose)
    work_->matrix.emplace(
        Matrix{payoffs_.rows, payoffs_.columns, {payoffs_.cells.begin(), payoffs_.cells.end()}});
  else
    pivot_begins();
}

/// Whatever is subtracted, the value stays above 0: from there on the linear program has a solution. Where
/// entries are far from the value, as seen from how well pure strategies enclose it, they need not be
/// positive.
std::int64_t ZeroSumSolver::lowest() const {
  constexpr std::int64_t far = 1 << 24;
  const auto line = [&](std::size_t first, std::size_t step, std::size_t count, bool greatest) {
    std::int64_t out = payoffs_.cells[first];
    for (std::size_t k = 1; k < count; ++k) {
      const std::int64_t each = payoffs_.cells[first + k * step];
      if (greatest ? each > out : each < out) out = each;
    }
    return out;
  };
  const std::size_t rows = payoffs_.rows, columns = payoffs_.columns;
  std::int64_t least = line(0, 1, columns, false), lower = least, most = line(0, columns, rows, true),
               upper = most;
  for (std::size_t i = 1; i < rows; ++i) {
    const std::int64_t each = line(i * columns, 1, columns, false);
    least = std::min(least, each), lower = std::max(lower, each);
  }
  for (std::size_t j = 1; j < columns; ++j) {
    const std::int64_t each = line(j, columns, rows, true);
    most = std::max(most, each), upper = std::min(upper, each);
  }
  const std::int64_t apart = upper - lower + 1;
  return (most - least) / apart < far ? least - 1 : std::max(least - 1, lower - apart);
}

/// Entries that are not in a free row or column are counted from there on.
void ZeroSumSolver::move(std::int64_t from) {
  lowest_ = from;
  for (std::size_t i = free_; i < payoffs_.rows; ++i) {
    for (std::size_t j = free_; j < payoffs_.columns; ++j) payoffs_.cells[i * payoffs_.columns + j] -= from;
  }
}

ZeroSumSolver::~ZeroSumSolver() = default;

bool ZeroSumSolver::step() {
  ++done_;
  switch (phase_) {
    case Phase::reduce: reduce(); break;
    case Phase::propose:
      for (std::size_t cells = 0; cells < 300'000; cells += payoffs_.cells.size() + 1'000) {
        if (!work_->proposal->pivot()) continue;
        proposed();
        break;
      }
      break;
    case Phase::lift: lift(); break;
    case Phase::check: check(); break;
    case Phase::pivot: pivot(); break;
    case Phase::settle: settle(); break;
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

/// What the free rows and columns leave of the others, and that moved to be positive.
void ZeroSumSolver::reduce() {
  Matrix& m = *work_->matrix;
  for (std::size_t cells = 0; cells < 300'000 && m.eliminated < free_; cells += m.cells.size() + 1'000) {
    if (!m.eliminate(free_)) return pivot_begins();
  }
  if (m.eliminated < free_) return;
  if (free_ > 0) {
    double least = m.cells.back(), most = least;
    const auto each = [&](const auto& act) {
      for (std::size_t i = free_; i < m.rows; ++i) {
        for (std::size_t j = free_; j < m.columns; ++j) act(m.cells[i * m.columns + j]);
      }
    };
    each([&](double cell) { least = std::min(least, cell), most = std::max(most, cell); });
    constexpr double room = 1ll << 50;  // what is moved is below 2^52 then
    if (!(least > -room && most < room)) return pivot_begins();
    const double lowest = std::floor(least - std::abs(least) * 1e-6) - 1;
    move(static_cast<std::int64_t>(lowest));
    each([&](double& cell) { cell -= lowest; });
  }
  work_->proposal.emplace(m, free_);
  work_->matrix.reset();
  phase_ = Phase::propose;
}

void ZeroSumSolver::proposed() {
  Work& w = *work_;
  const Proposal& p = *w.proposal;
  if (w.refined > 0 && !p.moved) return pivot_begins();
  w.take_basis(p.basic, free_, p.rows, p.width - 1);
  std::vector<std::int64_t> square;
  for (std::size_t i : w.rows) {
    for (std::size_t j : w.columns) square.push_back(payoffs_.at(i, j));
  }
  double bits = p.bits;
  for (std::size_t k = free_; k < w.rows.size(); ++k) {
    bits += bits_of(p.most / p.row_factors[w.rows[k] - free_] / p.column_factors[w.columns[k] - free_]);
  }
  w.dixon.emplace(w.rows.size(), std::move(square), bits, free_);
  phase_ = Phase::lift;
}

void ZeroSumSolver::lift() {
  Work& w = *work_;
  const std::size_t size = w.rows.size();
  for (std::size_t cost = 0; cost < 200'000; cost += w.dixon->cost()) {
    const DixonSolver::State state = size == free_ ? DixonSolver::State::failed : w.dixon->step();
    if (state == DixonSolver::State::failed) return pivot_begins();
    if (state == DixonSolver::State::working) continue;
    const auto spread = [&](const std::vector<Integer>& from, const std::vector<std::size_t>& to,
                            std::size_t all) {
      std::vector<Integer> out(all);
      for (std::size_t i = 0; i < size; ++i) out[to[i]] = from[i];
      return out;
    };
    // B y = 1 and Bᵀ x = 1: the names of the solver are turned.
    w.x = spread(w.dixon->y(), w.rows, payoffs_.rows);
    w.y = spread(w.dixon->x(), w.columns, payoffs_.columns);
    w.bottom = w.dixon->bottom();
    w.dixon.reset();
    w.next = 0;
    phase_ = Phase::check;
    return;
  }
}

/// Σ x = Σ y, x A >= bottom for all columns, A y <= bottom for all rows: the certificate, whatever it came
/// from. With free rows and columns: x A = 0 and A y = 0 there, and they do not count in the sums.
void ZeroSumSolver::check() {
  Work& w = *work_;
  if (w.next == 0) {
    w.row_slack.clear(), w.column_slack.assign(payoffs_.columns, -w.bottom);
    for (std::size_t j = 0; j < free_; ++j) w.column_slack[j] = 0;
    w.sum = 0;
    for (std::size_t i = free_; i < w.x.size(); ++i) w.sum += w.x[i];
    Integer columns;
    for (std::size_t j = free_; j < w.y.size(); ++j) columns += w.y[j];
    if (columns != w.sum) return pivot_begins();
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
    w.row_slack.push_back((w.next < free_ ? Integer() : w.bottom) - sum);
    cost += payoffs_.columns * limbs;
  }
  if (w.next < payoffs_.rows) return;
  bool holds = w.sum.sign() > 0;
  const auto behind = [&](const std::vector<Integer>& all) {
    bool equal = true;
    for (std::size_t k = 0; k < all.size(); ++k) {
      if (k < free_)
        equal = equal && all[k].is_zero();
      else
        holds = holds && all[k].sign() >= 0;
    }
    return equal;
  };
  behind(w.x), behind(w.y);
  if (!behind(w.row_slack) || !behind(w.column_slack)) return pivot_begins();
  if (holds)
    settle();
  else
    refine();
}

/// What is exact takes the place of what floating point had, and that goes on from there (A. M. Gleixner,
/// D. E. Steffy, K. Wolter, Iterative refinement for linear programming, 2016).
void ZeroSumSolver::refine() {
  constexpr std::size_t most_turns = 10;
  Work& w = *work_;
  if (!w.proposal || ++w.refined > most_turns) return pivot_begins();
  Proposal& p = *w.proposal;
  const std::size_t columns = p.width - 1;
  const auto over = [&](const Integer& top) { return quotient(top, w.bottom); };
  for (std::size_t i = 0; i < p.rows; ++i) {
    const std::size_t v = p.basic[i];
    p.right(i) = v < columns ? over(w.y[free_ + v]) * p.most / p.column_factors[v]
                             : over(w.row_slack[free_ + v - columns]) * p.row_factors[v - columns];
  }
  for (std::size_t j = 0; j < columns; ++j) {
    const std::size_t v = p.nonbasic[j];
    p.cost(j) = v < columns ? over(w.column_slack[free_ + v]) * p.column_factors[v]
                            : over(w.x[free_ + v - columns]) * p.most / p.row_factors[v - columns];
  }
  p.refine();
  phase_ = Phase::propose;
}

void ZeroSumSolver::pivot_begins() {
  const std::size_t rows = payoffs_.rows, columns = payoffs_.columns;
  std::vector<Integer> cells;
  cells.reserve((rows + 1) * (columns + 1));
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < columns; ++j) cells.emplace_back(payoffs_.at(i, j));
    cells.emplace_back(i < free_ ? 0 : 1);
  }
  for (std::size_t j = 0; j < columns; ++j) cells.emplace_back(j < free_ ? 0 : -1);
  cells.emplace_back(0);
  work_ = std::make_unique<Work>();
  work_->tableau.emplace(rows, columns, std::move(cells));
  work_->pivoted = true;
  phase_ = Phase::pivot;
}

void ZeroSumSolver::pivot() {
  Work& w = *work_;
  for (std::size_t cost = 0; cost < 10'000;
       cost += (payoffs_.columns + 1) * (w.tableau->denominator().bits() / 64 + 1)) {
    Tableau& t = *w.tableau;
    if (w.pivoting) {
      w.pivoting = !t.step();
      continue;
    }
    if (w.next < free_) {  // the next free column enters, in a free row that has none
      std::size_t i = 0;
      while (t.basic(i) < t.columns() || t.cell(i, w.next).is_zero()) ++i;
      t.begin(i, w.next++);
      w.pivoting = true;
      continue;
    }
    if (t.rows() == payoffs_.rows && free_ > 0) {
      without_free();
      return;
    }
    if (const auto column = t.entering(PivotRule::bland)) {
      t.begin(*t.leaving(*column), *column);  // the value is above 0, so a row there is
      w.pivoting = true;
      continue;
    }
    w.sum = t.cell(t.rows(), t.columns()), w.bottom = t.denominator();
    if (free_ > 0) return settle();
    w.take_basis(t.basis(), 0, payoffs_.rows, payoffs_.columns);
    w.x.assign(payoffs_.rows, 0), w.y.assign(payoffs_.columns, 0);
    for (std::size_t i = 0; i < t.rows(); ++i) {
      if (t.basic(i) < payoffs_.columns) w.y[t.basic(i)] = t.cell(i, t.columns());
    }
    for (std::size_t j = 0; j < t.columns(); ++j) {
      if (t.nonbasic(j) >= payoffs_.columns) w.x[t.nonbasic(j) - payoffs_.columns] = t.cell(t.rows(), j);
    }
    w.tableau.reset();
    w.next = 0;
    phase_ = Phase::check;
    return;
  }
}

/// Of a tableau whose free columns are all in the basis: what is left of the others, moved to be positive.
void ZeroSumSolver::without_free() {
  Work& w = *work_;
  const Tableau& t = *w.tableau;
  std::vector<Integer> cells;
  std::size_t rows = 0;
  for (std::size_t i = 0; i < t.rows(); ++i) {
    if (t.basic(i) < t.columns()) continue;
    ++rows;
    for (std::size_t j = free_; j < t.columns(); ++j) cells.push_back(t.cell(i, j));
  }
  const Integer lowest = *std::min_element(cells.begin(), cells.end()) - 1;
  const std::size_t columns = t.columns() - free_;
  std::vector<Integer> all;
  all.reserve((rows + 1) * (columns + 1));
  for (Integer& cell : cells) {
    all.push_back(std::move(cell -= lowest));
    if (all.size() % (columns + 1) == columns) all.emplace_back(1);
  }
  all.insert(all.end(), columns, -1);
  all.emplace_back(0);
  w.below = lowest + t.denominator() * lowest_;
  w.tableau.emplace(rows, columns, std::move(all));
}

/// The value, then the strategy of the rows, then that of the columns.
void ZeroSumSolver::settle() {
  Work& w = *work_;
  if (phase_ != Phase::settle) {
    w.proposal.reset();
    phase_ = Phase::settle;
    if (free_ > 0) {
      solution_.value = (w.bottom + (w.pivoted ? w.below : lowest_) * w.sum).sign();
      phase_ = Phase::solved;
    } else {
      solution_.value = Fraction(w.bottom + lowest_ * w.sum, w.sum);
      solution_.pivoted = w.pivoted;
    }
    return;
  }
  const bool row = solution_.row.weights.empty();
  Mixture& out = row ? solution_.row : solution_.column;
  out.weights = std::move(row ? w.x : w.y);
  out.weights.push_back(w.sum);
  make_primitive(out.weights);
  out.total = std::move(out.weights.back());
  out.weights.pop_back();
  if (!row) phase_ = Phase::solved;
}

/// In the optimal tableau let R be the basic variables that are 0, C the others whose cost is 0, M the
/// entries where both meet. Another optimal y exists iff some z >= 0, not 0, has M z <= 0; another x iff some
/// u >= 0, not 0, has uᵀ M >= 0: iff the game M has a value of at most 0, or at least 0. M is what the basis
/// leaves, where its rows and columns are free, of the rows and columns beside it that are 0 and of unit
/// vectors: −1 for a column of the basis that has no weight, 1 for a row.
bool UniqueSolver::look_on() {
  if (beside_) {
    if (!beside_->step()) return false;
    const int sign = beside_->solution().value.sign();
    solution_.column_unique = sign > 0;
    solution_.row_unique = sign < 0;
    return true;
  }
  const Work& w = *work_;
  const std::size_t size = w.rows.size();
  const auto in = [](const std::vector<std::size_t>& set, std::size_t i) {
    return std::binary_search(set.begin(), set.end(), i);
  };
  std::vector<std::size_t> rows = w.rows, columns = w.columns, idle_rows, idle_columns;
  for (std::size_t i = 0; i < payoffs_.rows; ++i) {
    if (!in(w.rows, i) && w.row_slack[i].is_zero()) rows.push_back(i);
  }
  for (std::size_t j = 0; j < payoffs_.columns; ++j) {
    if (!in(w.columns, j) && w.column_slack[j].is_zero()) columns.push_back(j);
  }
  for (std::size_t k = 0; k < size; ++k) {
    if (solution_.row.weights[w.rows[k]].is_zero()) idle_rows.push_back(k);
    if (solution_.column.weights[w.columns[k]].is_zero()) idle_columns.push_back(k);
  }
  Payoffs game{rows.size() + idle_columns.size(), columns.size() + idle_rows.size(), {}};
  solution_.column_unique = game.columns == size;
  solution_.row_unique = game.rows == size;
  if (solution_.column_unique || solution_.row_unique) return true;
  game.cells = std::vector<std::int64_t>(game.rows * game.columns);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = 0; j < columns.size(); ++j)
      game.cells[i * game.columns + j] = payoffs_.at(rows[i], columns[j]);
  }
  for (std::size_t k = 0; k < idle_columns.size(); ++k)
    game.cells[(rows.size() + k) * game.columns + idle_columns[k]] = -1;
  for (std::size_t k = 0; k < idle_rows.size(); ++k)
    game.cells[idle_rows[k] * game.columns + columns.size() + k] = 1;
  beside_ = std::make_unique<ZeroSumSolver>(std::move(game), propose_, size);
  return false;
}

ZeroSumSolution solve(Payoffs payoffs) {
  UniqueSolver solver(std::move(payoffs));
  while (!solver.step()) {
  }
  return solver.solution();
}

}  // namespace nimlab
