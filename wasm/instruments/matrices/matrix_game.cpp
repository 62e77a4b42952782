#include <algorithm>
#include <optional>
#include <utility>

#include "core/subject.hpp"
#include "instruments/all.hpp"
#include "instruments/matrices/matrix_dominance.hpp"
#include "instruments/matrices/matrix_judge.hpp"
#include "instruments/matrices/matrix_strike.hpp"
#include "instruments/matrices/mixtures.hpp"
#include "instruments/matrices/payoffs.hpp"
#include "instruments/matrices/zero_sum.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t most_rounds = 100'000, most_watched_rounds = 1'000;
constexpr std::size_t most_watched = 20;

/// What is asked of a solution.
template <class Solver>
class Solved : public Job {
 public:
  explicit Solved(PayoffMatrix matrix) : matrix_(std::move(matrix)), solver_(matrix_.payoffs) {}
  bool step() override { return solver_.step(); }
  std::uint64_t done() const override { return solver_.done(); }

 protected:
  PayoffMatrix matrix_;
  Solver solver_;
};

class SolveJob final : public Solved<UniqueSolver> {
 public:
  using Solved::Solved;
  Data tell() override {
    const ZeroSumSolution& s = solver_.solution();
    Data data;
    data.fields(9).key("rows").number(static_cast<std::uint32_t>(matrix_.payoffs.rows));
    data.key("columns").number(static_cast<std::uint32_t>(matrix_.payoffs.columns));
    data.key("value").text((s.value / Fraction(matrix_.denominator)).text());
    write(data.key("row"), s.row);
    write(data.key("column"), s.column);
    data.key("rowUnique").flag(s.row_unique).key("columnUnique").flag(s.column_unique);
    data.key("saddles").list(saddles(matrix_.payoffs)).key("pivoted").flag(s.pivoted);
    return data;
  }
};

/// Random pure strategies of an optimal one.
class DrawJob final : public Solved<ZeroSumSolver> {
 public:
  DrawJob(PayoffMatrix matrix, bool row, std::uint64_t seed, std::uint64_t count)
      : Solved(std::move(matrix)), row_(row), seed_(seed), count_(count) {}
  Data tell() override {
    Draws draws(row_ ? solver_.solution().row : solver_.solution().column, seed_);
    std::vector<std::uint32_t> drawn(count_);
    for (std::uint32_t& each : drawn) each = draws.next();
    Data data;
    data.list(drawn);
    return data;
  }

 private:
  bool row_;
  std::uint64_t seed_, count_;
};

/// Rounds of somebody who chooses rows, against an optimal strategy or one that watches for habits: its
/// columns, and what the rows have won.
class PlayedJob final : public Solved<ZeroSumSolver> {
 public:
  PlayedJob(PayoffMatrix matrix, std::uint64_t seed, std::vector<std::uint64_t> rows, bool habits)
      : Solved(std::move(matrix)), seed_(seed), rows_(std::move(rows)), habits_(habits) {}
  Data tell() override {
    const Payoffs& game = matrix_.payoffs;
    Draws draws(solver_.solution().column, seed_);
    std::vector<std::uint32_t> columns;
    // Of each row what has followed it; an optimal mixture, as one round, before anything has.
    std::vector<std::vector<std::int64_t>> followed(game.rows + 1, std::vector<std::int64_t>(game.rows));
    Integer sum;
    std::size_t last = 0;
    for (std::uint64_t row : rows_) {
      const std::uint32_t drawn = draws.next();
      columns.push_back(habits_ ? answer(followed[last], drawn) : drawn);
      sum += game.at(row - 1, columns.back() - 1);
      ++followed[last][row - 1];
      last = static_cast<std::size_t>(row);
    }
    Data data;
    data.fields(2).key("columns").list(columns);
    data.key("sum").text(Fraction(sum, Integer(matrix_.denominator)).text());
    return data;
  }

 private:
  /// The column that costs least if rows come as they have; the drawn one where none costs less.
  std::uint32_t answer(const std::vector<std::int64_t>& counts, std::uint32_t drawn) const {
    const Payoffs& game = matrix_.payoffs;
    const Mixture& optimal = solver_.solution().row;
    const auto cost = [&](std::size_t column) {
      Integer sum;
      for (std::size_t i = 0; i < game.rows; ++i) {
        sum.add_product(optimal.weights[i] + optimal.total * counts[i], game.at(i, column));
      }
      return sum;
    };
    std::uint32_t best = drawn;
    Integer least = cost(drawn - 1);
    for (std::uint32_t j = 1; j <= game.columns; ++j) {
      Integer here = cost(j - 1);
      if (here < least) least = std::move(here), best = j;
    }
    return best;
  }

  std::uint64_t seed_;
  std::vector<std::uint64_t> rows_;
  bool habits_;
};

/// Rounds of two strategies, where none is given an optimal one.
class MatchJob final : public Solved<ZeroSumSolver> {
 public:
  MatchJob(PayoffMatrix matrix, std::optional<Mixture> row, std::optional<Mixture> column, std::uint64_t seed,
           std::uint64_t count)
      : Solved(std::move(matrix)),
        row_(std::move(row)),
        column_(std::move(column)),
        seed_(seed),
        count_(count) {}
  Data tell() override {
    const ZeroSumSolution& s = solver_.solution();
    const Mixture &x = row_ ? *row_ : s.row, &y = column_ ? *column_ : s.column;
    const Payoffs& game = matrix_.payoffs;
    Integer weighed;
    for (std::size_t i = 0; i < game.rows; ++i) {
      for (std::size_t j = 0; j < game.columns; ++j)
        weighed += x.weights[i] * y.weights[j] * Integer(game.at(i, j));
    }
    Draws rows(x, seed_), columns(y, ~seed_);
    std::vector<std::uint32_t> at, row_plays(game.rows), column_plays(game.columns);
    std::vector<Fraction> sums;
    Integer sum;
    const std::uint64_t stride = std::max<std::uint64_t>(1, count_ / most_points);
    for (std::uint64_t round = 1; round <= count_; ++round) {
      const std::uint32_t i = rows.next(), j = columns.next();
      ++row_plays[i - 1], ++column_plays[j - 1];
      sum += game.at(i - 1, j - 1);
      if (round % stride != 0 && round != count_) continue;
      at.push_back(static_cast<std::uint32_t>(round));
      sums.emplace_back(sum, Integer(matrix_.denominator));
    }
    Data data;
    data.fields(6).key("at").list(at);
    write(data.key("sums"), sums);
    data.key("rows").list(row_plays).key("columns").list(column_plays);
    data.key("expected").text(Fraction(weighed, x.total * y.total * matrix_.denominator).text());
    data.key("value").text((s.value / Fraction(matrix_.denominator)).text());
    return data;
  }

 private:
  static constexpr std::uint64_t most_points = 250;
  std::optional<Mixture> row_, column_;
  std::uint64_t seed_, count_;
};

/// What a strategy wins against each pure answer, and the least or most of that.
void write_outcomes(Data& data, const PayoffMatrix& matrix, const std::optional<Mixture>& mixture, bool row,
                    std::optional<Fraction>& guaranteed) {
  if (!mixture) {
    data.nothing();
    return;
  }
  const Payoffs& game = matrix.payoffs;
  std::vector<Fraction> outcomes;
  for (std::size_t k = 0; k < (row ? game.columns : game.rows); ++k) {
    Integer sum;
    for (std::size_t i = 0; i < mixture->weights.size(); ++i) {
      sum += mixture->weights[i] * (row ? game.at(i, k) : game.at(k, i));
    }
    outcomes.emplace_back(sum, mixture->total * matrix.denominator);
  }
  guaranteed = row ? *std::min_element(outcomes.begin(), outcomes.end())
                   : *std::max_element(outcomes.begin(), outcomes.end());
  data.fields(2).key("against");
  write(data, outcomes);
  data.key("guaranteed").text(guaranteed->text());
}

/// Strategies are checked, whoever they come from.
Data checked(const PayoffMatrix& matrix, const std::vector<Token>& parts) {
  std::optional<Mixture> mixtures[2];
  for (std::size_t k : {0u, 1u}) {
    if (parts.size() > k + 1) {
      mixtures[k] = read_mixture(parts[k + 1], k == 0 ? matrix.payoffs.rows : matrix.payoffs.columns);
    }
  }
  std::optional<Fraction> least, most;
  Data data;
  data.fields(3);
  write_outcomes(data.key("row"), matrix, mixtures[0], true, least);
  write_outcomes(data.key("column"), matrix, mixtures[1], false, most);
  data.key("optimal").flag(least && most && *least == *most);
  return data;
}

/// Lines over the probability of the first of two, and the corners of their lower envelope.
struct Envelope {
  std::vector<Fraction> starts, slopes, places, heights;
  void corner(const Fraction& place, const Fraction& height) {
    places.push_back(place), heights.push_back(height);
  }
  Fraction end(std::size_t line) const { return starts[line] + slopes[line]; }
};

/// A matrix of two rows or two columns as lines over the probability of the first of the two.
Data lines(const PayoffMatrix& matrix) {
  const Payoffs& game = matrix.payoffs;
  const bool row = game.rows == 2;
  const std::size_t count = row ? game.columns : game.rows;
  // Of columns, the upper envelope: the lower one of all turned over.
  const auto height = [&](std::size_t line, std::size_t of) {
    const std::int64_t at = row ? game.at(of, line) : -game.at(line, of);
    return Fraction(Integer(at), Integer(matrix.denominator));
  };
  Envelope drawn;
  auto& [starts, slopes, places, heights] = drawn;
  for (std::size_t line = 0; line < count; ++line) {
    starts.push_back(height(line, 1));
    slopes.push_back(height(line, 0) - starts.back());
  }
  std::size_t lowest = 0;
  for (std::size_t line = 1; line < count; ++line) {
    const auto order = starts[line] <=> starts[lowest];
    if (order < 0 || (order == 0 && slopes[line] < slopes[lowest])) lowest = line;
  }
  drawn.corner(0, starts[lowest]);
  // cut: envelope
  for (;;) {  // the next line that comes below
    std::optional<std::size_t> next;
    Fraction crossing = 1;
    for (std::size_t line = 0; line < count; ++line) {
      if (!(slopes[line] < slopes[lowest])) continue;
      const Fraction where = (starts[line] - starts[lowest]) / (slopes[lowest] - slopes[line]);
      if (where < crossing || (where == crossing && next && slopes[line] < slopes[*next])) {
        next = line, crossing = where;
      }
    }
    if (!next) break;
    lowest = *next;
    drawn.corner(crossing, starts[lowest] + slopes[lowest] * crossing);
  }
  // end cut
  drawn.corner(1, drawn.end(lowest));
  std::size_t first = 0, last = 0;  // of the highest corners, which are next to each other
  for (std::size_t k = 1; k < heights.size(); ++k) {
    const auto order = heights[k] <=> heights[first];
    if (order >= 0) last = k;
    if (order > 0) first = k;
  }
  for (std::size_t line = 0; line < count; ++line) slopes[line] = drawn.end(line);
  if (!row) {
    for (std::vector<Fraction>* all : {&starts, &slopes, &heights}) {
      for (Fraction& each : *all) each = -each;
    }
  }
  Data data;
  data.fields(7).key("side").text(row ? "row" : "column");
  write(data.key("left"), starts), write(data.key("right"), slopes);
  write(data.key("at"), places), write(data.key("height"), heights);
  data.key("optimal").items(2).text(places[first].text()).text(places[last].text());
  data.key("value").text(heights[first].text());
  return data;
}

/// Cells that are the least of their row, the greatest of their column.
Data pure(const PayoffMatrix& matrix) {
  const Payoffs& game = matrix.payoffs;
  const std::vector<std::int64_t> lower = pure_guarantees(game, true), upper = pure_guarantees(game, false);
  std::vector<std::uint32_t> least, greatest;
  for (std::size_t i = 0; i < game.rows; ++i) {
    for (std::size_t j = 0; j < game.columns; ++j) {
      const auto add = [&](std::vector<std::uint32_t>& to) {
        to.push_back(static_cast<std::uint32_t>(i + 1)), to.push_back(static_cast<std::uint32_t>(j + 1));
      };
      if (game.at(i, j) == lower[i]) add(least);
      if (game.at(i, j) == upper[j]) add(greatest);
    }
  }
  const auto told = [&](std::int64_t number) {
    return Fraction(Integer(number), Integer(matrix.denominator)).text();
  };
  Data data;
  data.fields(5).key("least").list(least).key("greatest").list(greatest).key("saddles").list(saddles(game));
  data.key("lower").text(told(*std::max_element(lower.begin(), lower.end())));
  data.key("upper").text(told(*std::min_element(upper.begin(), upper.end())));
  return data;
}

Data read(const PayoffMatrix& matrix) {
  const std::size_t rows = matrix.payoffs.rows, columns = matrix.payoffs.columns;
  std::vector<Fraction> cells;
  for (std::size_t k = 0; k < rows * columns; ++k) cells.push_back(matrix.at(k / columns, k % columns));
  Data data;
  data.fields(4).key("rows").number(static_cast<std::uint32_t>(rows));
  data.key("columns").number(static_cast<std::uint32_t>(columns));
  write(data.key("cells"), cells);
  data.key("position").text(payoff_text(matrix, first_numbers(rows), first_numbers(columns)));
  return data;
}

/// Games of two players with sum zero, as a matrix of what the row player wins of the column player: rows
/// between ";" or ends of lines, whole numbers and fractions, up to 200 × 200. Numbers are at most 10^15 from
/// 0 and denominators at most 10^9, and so are both when all are brought over one denominator. Fractions and
/// weights are told as text; rows and columns are counted from 1. A strategy is { weights, total }, each
/// pure one with the probability weight / total.
///   solve      { rows, columns, value, row, column: a strategy each, optimal, rowUnique, columnUnique: no
///              other is; saddles: row, column, … of all saddle points; pivoted: found by exact pivots }
///   read       "matrix", or "matrix | more": { rows, columns, cells: texts, position: the canonical text }
///   pure       { least, greatest: row, column, … of all cells that are the least of their row, the greatest
///              of their column; saddles; lower: the greatest of the least, upper: the least of the greatest
///              }
///   check      "matrix | weights | weights", the second or both left out or "-": { row, column: null or {
///              against: what the strategy wins against each column, loses against each row; guaranteed: the
///              least, the most of that }, optimal: both guarantee the same, which is then the value }
///   strict, weak, mixtures, weak_mixtures   iterated dominance as steps
///   (instruments/matrices/matrix_dominance.hpp);
///              mixtures to 40 × 40. What weak dominance leaves depends on the order: here rows first, the
///              first that can.
///   lines      two rows (side row) or two columns (side column): { left, right: of each column (row) the
///              payoff where the first of the two is played never, always; at, height: the corners of the
///              lower (upper) envelope from 0 to 1; optimal: the least and greatest optimal probability;
///              value }
///   strike, judge_…   of what a reader strikes out or answers (instruments/matrices/matrix_judge.hpp)
///   match      "matrix | weights | weights", as check; numbers {seed; count, as draw}: rounds of these two
///              strategies, where none is given the optimal one of `solve`: { at: after which rounds, at most
///              500 of them; sums: what the row player has won by then; rows, columns: how often each was
///              played; expected: of one round; value }
///   played     numbers {seed; the rows that somebody has chosen, at most 100,000}: { columns: drawn as by
///              draw, the first as before where more rows follow; sum: what the rows have won }. "matrix |
///              habits", at most 1,000 rows of 20 × 20: what costs least if after a row the same rows follow
///              as so far, counted with one round of an optimal mixture; drawn where nothing costs less
///   draw       numbers {0 row, 1 column; seed; count, at most 100,000}: pure strategies drawn from `solve`'s
/// Errors beside those of payoffs.hpp: too_many where a question takes a smaller matrix, negative for a
/// strategy with a negative weight. Tableaux and all optimal strategies: instruments/matrices/simplex.cpp.
std::unique_ptr<Job> ask_matrix_game(const Question& question) {
  const std::string_view what = question.ask;
  const std::vector<std::uint64_t>& numbers = question.numbers;
  const Token text{question.text, 0};
  if (what == "solve") return std::make_unique<SolveJob>(read_payoffs(text));
  // What is asked about it may stand behind a bar.
  if (what == "read") return std::make_unique<ToldAtOnce>(read(read_payoffs(between_bars(question.text)[0])));
  if (what == "pure") return std::make_unique<ToldAtOnce>(pure(read_payoffs(text)));
  if (what == "check") {
    const std::vector<Token> parts = between_bars(question.text);
    if (parts.size() > 3) throw Error(ErrorCode::syntax, Field::position, "|", {}, parts[3].at - 1);
    return std::make_unique<ToldAtOnce>(checked(read_payoffs(parts[0]), parts));
  }
  if (what == "strict") return std::make_unique<DominanceJob>(read_payoffs(text), Dominance::strict);
  if (what == "weak") return std::make_unique<DominanceJob>(read_payoffs(text), Dominance::weak);
  if (what == "mixtures" || what == "weak_mixtures") {
    return std::make_unique<DominanceJob>(read_payoffs(text, most_mixed, most_mixed),
                                          what == "mixtures" ? Dominance::mixed : Dominance::weak_mixed);
  }
  if (what == "lines") {
    PayoffMatrix matrix = read_payoffs(text);
    if (matrix.payoffs.rows == 1 || matrix.payoffs.columns == 1) {
      throw Error(ErrorCode::too_small, Field::position, "1", "2", 0);
    }
    if (matrix.payoffs.rows > 2) matrix = read_payoffs(text, most_lines, 2);
    return std::make_unique<ToldAtOnce>(lines(matrix));
  }
  if (what == "draw" || what == "match") {
    const auto given = [&](std::size_t i) { return i < numbers.size() ? numbers[i] : 0; };
    const std::uint64_t rounds = given(what == "draw" ? 2 : 1);
    if (rounds > most_rounds) {
      throw Error(ErrorCode::too_many, Field::none, std::to_string(rounds), std::to_string(most_rounds));
    }
    if (what == "match") {
      const std::vector<Token> parts = between_bars(question.text);
      if (parts.size() > 3) throw Error(ErrorCode::syntax, Field::position, "|", {}, parts[3].at - 1);
      PayoffMatrix matrix = read_payoffs(parts[0]);
      const auto mixture = [&](std::size_t k, std::size_t size) {
        return parts.size() > k ? read_mixture(parts[k], size) : std::nullopt;
      };
      auto row = mixture(1, matrix.payoffs.rows), column = mixture(2, matrix.payoffs.columns);
      return std::make_unique<MatchJob>(std::move(matrix), std::move(row), std::move(column), given(0),
                                        rounds);
    }
    return std::make_unique<DrawJob>(read_payoffs(text), given(0) == 0, given(1), given(2));
  }
  if (what == "played") {
    const std::vector<Token> parts = between_bars(question.text);
    const bool habits = parts.size() > 1;
    if (parts.size() > 2 || (habits && next_token(parts[1].text, 0).text != "habits")) {
      throw Error(ErrorCode::syntax, Field::position, excerpt(parts.back().text), {}, parts.back().at);
    }
    PayoffMatrix matrix =
        habits ? read_payoffs(parts[0], most_watched, most_watched) : read_payoffs(parts[0]);
    if (habits && numbers.size() > most_watched_rounds + 1) {
      throw Error(ErrorCode::too_many, Field::none, std::to_string(numbers.size()),
                  std::to_string(most_watched_rounds));
    }
    if (numbers.empty() || numbers.size() > most_rounds + 1) {
      throw Error(ErrorCode::too_many, Field::none, std::to_string(numbers.size()),
                  std::to_string(most_rounds));
    }
    std::vector<std::uint64_t> rows(numbers.begin() + 1, numbers.end());
    for (std::uint64_t row : rows) {
      if (row == 0 || row > matrix.payoffs.rows) {
        throw Error(ErrorCode::too_large, Field::none, std::to_string(row),
                    std::to_string(matrix.payoffs.rows));
      }
    }
    return std::make_unique<PlayedJob>(std::move(matrix), numbers[0], std::move(rows), habits);
  }
  if (what == "strike") return strike(question.text);
  if (auto judged = judge_matrix(question)) return judged;
  throw Error(ErrorCode::unsupported, Field::game, std::string(instrument::matrix_game.name));
}

}  // namespace

const InstrumentInfo instrument::matrix_game{
    .name = "matrix_game",
    .example = "-2 3; 3 -4",
    .questions =
        "solve read pure check strict weak mixtures weak_mixtures lines played draw match strike judge_value "
        "judge_lower "
        "judge_upper "
        "judge_row judge_column judge_saddles judge_order judge_mixture judge_built",
    .theorem = "von-neumann-1928",
    .limits = "rows<=200 columns<=200 payoff<=1000000000000000 denominator<=1000000000",
    .open = open_unruled<ask_matrix_game>};

}  // namespace nimlab
