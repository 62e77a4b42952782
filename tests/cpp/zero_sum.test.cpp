#include "instruments/matrices/zero_sum.hpp"

#include "math/cone.hpp"
#include "math/tableau.hpp"
#include "zero_sum_oracle.hpp"

using namespace nimlab;

namespace {

Payoffs payoffs(const oracle::Matrix& a) {
  Payoffs out{a.size(), a[0].size(), {}};
  for (const auto& row : a) out.cells.insert(out.cells.end(), row.begin(), row.end());
  return out;
}

ZeroSumSolution solved(const Payoffs& game, bool propose) {
  UniqueSolver solver(game, propose);
  while (!solver.step()) {
  }
  return solver.solution();
}

/// Both strategies guarantee the value: all that a reader has to check.
void certify(const Payoffs& game, const ZeroSumSolution& s) {
  Integer rows, columns;
  for (const Integer& weight : s.row.weights) {
    REQUIRE(weight >= 0);
    rows += weight;
  }
  for (const Integer& weight : s.column.weights) {
    REQUIRE(weight >= 0);
    columns += weight;
  }
  REQUIRE((rows == s.row.total && rows > 0));
  REQUIRE((columns == s.column.total && columns > 0));
  for (std::size_t j = 0; j < game.columns; ++j) {
    Integer sum;
    for (std::size_t i = 0; i < game.rows; ++i) sum += s.row.weights[i] * game.at(i, j);
    REQUIRE(sum * s.value.bottom() >= s.value.top() * s.row.total);
  }
  for (std::size_t i = 0; i < game.rows; ++i) {
    Integer sum;
    for (std::size_t j = 0; j < game.columns; ++j) sum += s.column.weights[j] * game.at(i, j);
    REQUIRE(sum * s.value.bottom() <= s.value.top() * s.column.total);
  }
}

oracle::Weights strategy(const Mixture& mixture) {
  oracle::Weights out;
  for (const Integer& weight : mixture.weights) out.emplace_back(weight.small(), mixture.total.small());
  return out;
}

void check(const oracle::Matrix& a) {
  CAPTURE(a);
  const oracle::Solution truth = oracle::solve(a);
  for (const bool propose : {true, false}) {
    const ZeroSumSolution s = solved(payoffs(a), propose);
    REQUIRE(s.value.text() == truth.value.text());
    certify(payoffs(a), s);
    REQUIRE(truth.rows.count(strategy(s.row)) == 1);
    REQUIRE(truth.columns.count(strategy(s.column)) == 1);
    REQUIRE(s.row_unique == (truth.rows.size() == 1));
    REQUIRE(s.column_unique == (truth.columns.size() == 1));
    if (!propose) REQUIRE(s.pivoted);
  }
}

Payoffs random_game(std::size_t rows, std::size_t columns, std::int64_t most, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  Payoffs out{rows, columns, std::vector<std::int64_t>(rows * columns)};
  for (std::int64_t& each : out.cells) {
    each = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(2 * most + 1)) - most;
  }
  return out;
}

}  // namespace

TEST_CASE("zero_sum: published values") {
  const auto value = [](const oracle::Matrix& a) { return solve(payoffs(a)).value.text(); };
  // T. S. Ferguson, Game Theory, part II: Odd or Even; source 004.
  const ZeroSumSolution odd = solve(payoffs({{-2, 3}, {3, -4}}));
  CHECK(odd.value.text() == "1/12");
  CHECK(strategy(odd.row) == oracle::Weights{{7, 12}, {5, 12}});
  CHECK(odd.row_unique);
  CHECK(value({{0, -1, 1}, {1, 0, -1}, {-1, 1, 0}}) == "0");
  CHECK(value({{0, 1, -2}, {-1, 0, 3}, {2, -3, 0}}) == "0");  // the same, exercise II.3.7: (1/2, 1/3, 1/6)
  CHECK(strategy(solve(payoffs({{0, 1, -2}, {-1, 0, 3}, {2, -3, 0}})).row) ==
        oracle::Weights{{1, 2}, {1, 3}, {1, 6}});
  CHECK(value({{2, 3, 1, 5}, {4, 1, 6, 0}}) == "17/7");     // the same, II.2.4: 2 × n
  CHECK(value({{4, 1, -3}, {3, 2, 5}, {0, 1, 6}}) == "2");  // the same, II.2.1: a saddle point
}

TEST_CASE("zero_sum: all games of 2 x 2 and 1 x 3 with entries -2 to 2 against every square part") {
  for (int code = 0; code < 625; ++code) {
    check({{code % 5 - 2, code / 5 % 5 - 2}, {code / 25 % 5 - 2, code / 125 - 2}});
    if (code < 125) check({{code % 5 - 2, code / 5 % 5 - 2, code / 25 - 2}});
  }
}

TEST_CASE("zero_sum: samples of games to 4 x 4 against every square part, equal rows among them") {
  std::mt19937_64 random(33);
  for (int i = 0; i < 1'500; ++i) {
    const std::size_t rows = 1 + random() % 4, columns = 1 + random() % 4;
    const std::int64_t most = i % 3 == 0 ? 1 : i % 3 == 1 ? 2 : 9;
    oracle::Matrix a(rows, std::vector<std::int64_t>(columns));
    for (auto& row : a) {
      for (std::int64_t& each : row) each = static_cast<std::int64_t>(random() % (2 * most + 1)) - most;
    }
    if (random() % 4 == 0) a.push_back(a[0]);
    check(a);
  }
}

TEST_CASE("zero_sum: larger games carry their certificate, whichever way they are solved") {
  for (std::size_t size : {10u, 25u, 60u}) {
    for (std::int64_t most : {1, 100, 1'000'000'000}) {
      const Payoffs game = random_game(size, size + 3, most, size);
      const ZeroSumSolution s = solve(game);
      certify(game, s);
      CHECK_FALSE(s.pivoted);
      if (size > 25) continue;
      const ZeroSumSolution pivots = solved(game, false);
      certify(game, pivots);
      CHECK(pivots.value == s.value);
      CHECK(pivots.row_unique == s.row_unique);
      CHECK(pivots.column_unique == s.column_unique);
    }
  }
  const Payoffs full = random_game(200, 200, 1'000'000, 7);
  certify(full, solve(full));
}

TEST_CASE("zero_sum: entries far from the value do not hide what is near it") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Payoffs game = random_game(6, 6, 3, seed);
    const ZeroSumSolution small = solve(game);
    for (std::int64_t& each : game.cells) each += 999'999'999'999'990;
    game.rows = 7;
    game.cells.insert(game.cells.end(), 6, -1'000'000'000'000'000);  // a row that nobody plays
    const ZeroSumSolution s = solve(game);
    certify(game, s);
    CHECK(s.value == small.value + Fraction(999'999'999'999'990));
    CHECK(s.row_unique == small.row_unique);
    CHECK_FALSE(s.pivoted);
  }
}

TEST_CASE("zero_sum: what floating point cannot tell apart is found by exact pivots") {
  // u v of 10^14 with at most 3 more: once u v is eliminated, nothing of the rest is left.
  int pivoted = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Payoffs game = random_game(6, 6, 3, seed);
    std::mt19937_64 random(seed);
    std::vector<std::int64_t> u(6), v(6);
    for (auto* all : {&u, &v}) {
      for (std::int64_t& each : *all) each = static_cast<std::int64_t>(random() % 10'000'000);
    }
    for (std::size_t k = 0; k < 36; ++k) game.cells[k] += u[k / 6] * v[k % 6];
    const ZeroSumSolution s = solve(game);
    certify(game, s);
    pivoted += s.pivoted;
  }
  CHECK(pivoted > 0);
}

TEST_CASE("zero_sum: entries of all magnitudes need no exact pivots") {
  const Payoffs smallest{3, 3, {1, 0, 0, 0, 1, 0, 0, 0, 1'000'000'000'000'000}};
  const auto diagonal = [](std::size_t n, auto entry, std::int64_t noise) {
    Payoffs game = random_game(n, n, noise, n);
    for (std::int64_t& each : game.cells) each = std::abs(each);
    for (std::size_t i = 0; i < n; ++i) game.cells[i * n + i] = entry(i);
    return game;
  };
  const auto doubled = [](std::size_t i) { return std::int64_t{1} << std::min<std::size_t>(i, 49); };
  const auto tenfold = [](std::size_t i) {
    std::int64_t power = 1;
    for (std::size_t k = 0; k < std::min<std::size_t>(i, 15); ++k) power *= 10;
    return power;
  };
  for (const Payoffs& game : {smallest, diagonal(100, doubled, 0), diagonal(16, tenfold, 9),
                              diagonal(100, tenfold, 9), diagonal(100, tenfold, 999)}) {
    const ZeroSumSolution s = solve(game);
    certify(game, s);
    CHECK_FALSE(s.pivoted);
  }
}

TEST_CASE("zero_sum: samples with entries of all magnitudes, of 0 and of equal lines, whichever way") {
  std::mt19937_64 random(28);
  for (int i = 0; i < 1'000; ++i) {
    const std::size_t rows = 1 + random() % 9, columns = 1 + random() % 9;
    Payoffs game{rows, columns, {}};
    for (std::size_t k = 0; k < game.rows * game.columns; ++k) {
      const std::int64_t most = i % 3 == 0 || k % 2 == 0 ? std::int64_t{1} << random() % 50 : 1;
      const auto each = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(2 * most + 1)) - most;
      game.cells.push_back(i % 3 == 2 && random() % 3 != 0 ? 0 : each);
    }
    for (std::size_t j = 0; random() % 2 == 0 && j < game.columns; ++j)
      game.cells[game.cells.size() - 1 - j] = 0;
    if (random() % 2 == 0) {
      ++game.rows;
      for (std::size_t j = 0; j < game.columns; ++j) game.cells.push_back(game.cells[j]);
    }
    const ZeroSumSolution s = solve(game), pivots = solved(game, false);
    certify(game, s);
    REQUIRE(s.value == pivots.value);
    REQUIRE(s.row_unique == pivots.row_unique);
    REQUIRE(s.column_unique == pivots.column_unique);
  }
}

TEST_CASE("zero_sum: rock, paper and scissors of many signs, where half of them are opposite of others") {
  const auto signs = [](std::size_t n) {
    Payoffs game{n, n, {}};
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t j = 0; j < n; ++j) {
        const std::size_t ahead = (j + n - i) % n;
        game.cells.push_back(ahead == 0 || 2 * ahead == n ? 0 : 2 * ahead < n ? 1 : -1);
      }
    }
    return game;
  };
  for (std::size_t n = 3; n <= 21; ++n) {
    for (const bool propose : {true, false}) {
      const ZeroSumSolution s = solved(signs(n), propose);
      certify(signs(n), s);
      REQUIRE(s.value == Fraction(0));
      REQUIRE(s.row_unique == (n % 2 == 1));  // opposite signs share their weight as they like
      REQUIRE(s.column_unique == s.row_unique);
    }
  }
  const ZeroSumSolution most = solve(signs(200));
  CHECK_FALSE((most.row_unique || most.column_unique));
}

TEST_CASE("zero_sum: degenerate games of many sizes") {
  for (std::size_t size : {2u, 5u, 40u}) {
    Payoffs zero{size, size, std::vector<std::int64_t>(size * size)};
    const ZeroSumSolution s = solve(zero);
    certify(zero, s);
    CHECK_FALSE((s.row_unique || s.column_unique));
    for (std::size_t i = 0; i < size; ++i) zero.cells[i * size + i] = 1;
    const ZeroSumSolution diagonal = solve(zero);
    CHECK(diagonal.value == Fraction(1, static_cast<std::int64_t>(size)));
    CHECK((diagonal.row_unique && diagonal.column_unique));
  }
}

TEST_CASE("rays: a cube's cone, equality, too many") {
  const auto cube = [](std::size_t n) {
    std::vector<IntegerVector> above;
    for (std::size_t i = 0; i < n; ++i) {
      above.emplace_back(n + 1);
      above.back()[i] = -1, above.back()[n] = 1;
    }
    return above;
  };
  /// How many rays; none where there are too many.
  const auto count = [](ExtremeRays rays) -> std::optional<std::size_t> {
    for (;;) {
      const ExtremeRays::State state = rays.step();
      if (state == ExtremeRays::State::too_many) return std::nullopt;
      if (state == ExtremeRays::State::found) return rays.rays().size();
    }
  };
  for (std::size_t n = 1; n <= 6; ++n) CHECK(count({n + 1, cube(n), {}, 1000}) == std::size_t{1} << n);
  CHECK_FALSE(count({7, cube(6), {}, 50}));
  IntegerVector middle(4, 2);  // x + y + z = 3/2: a hexagon
  middle[3] = -3;
  CHECK(count({4, cube(3), {middle}, 100}) == 6);
}

TEST_CASE("tableau: Beale's example cycles under the largest coefficient and ends under Bland's rule") {
  // E. M. L. Beale, Cycling in the dual simplex algorithm, 1955, in Dantzig's form; times 100.
  const auto beale = [] {
    std::vector<Integer> cells;
    for (std::int64_t each :
         {25, -6000, -4, 900, 0, 50, -9000, -2, 300, 0, 0, 0, 100, 0, 100, -75, 15000, -2, 600, 0})
      cells.emplace_back(each);
    return Tableau(3, 4, std::move(cells), 100);
  };
  Tableau largest = beale(), bland = beale();
  std::set<std::set<std::size_t>> seen;
  int pivots = 0;
  for (;; ++pivots) {
    const auto basis = largest.basis();
    if (!seen.emplace(basis.begin(), basis.end()).second) break;
    const auto column = largest.entering(PivotRule::largest);
    REQUIRE(column);
    largest.pivot(*largest.leaving(*column), *column);
    REQUIRE(largest.entry(3, 4) == Fraction(0));
  }
  CHECK(pivots == 6);
  while (const auto column = bland.entering(PivotRule::bland)) bland.pivot(*bland.leaving(*column), *column);
  CHECK(bland.entry(3, 4) == Fraction(1, 20));
}
