#include <optional>
#include <string>

#include "told.hpp"
#include "zero_sum_oracle.hpp"

using namespace nimlab;
using Numbers = std::vector<std::uint64_t>;
using Texts = std::vector<std::string>;
using oracle::Matrix;
using oracle::Ratio;
using oracle::Weights;

namespace {

Told ask(const std::string& what, const std::string& text) { return told("bimatrix", what, text); }
Error error(const std::string& what, const std::string& text) {
  return refusal([&] { ask(what, text); });
}

Weights strategy(const Told& mixture) {
  Weights out;
  for (const Told& weight : mixture["weights"].items) {
    out.emplace_back(std::stoll(weight.text), std::stoll(mixture["total"].text));
  }
  return out;
}

/// All extreme strategies against b (of columns that answer), each by a square part of it: those that make
/// some answers equally good, and no other better.
std::set<Weights> extreme(const Matrix& b) {
  const std::size_t m = b.size(), n = b[0].size();
  std::set<Weights> out;
  for (unsigned rows = 1; rows < 1u << m; ++rows) {
    for (unsigned columns = 1; columns < 1u << n; ++columns) {
      if (__builtin_popcount(rows) != __builtin_popcount(columns)) continue;
      std::vector<std::size_t> r;
      for (std::size_t i = 0; i < m; ++i) {
        if (rows >> i & 1) r.push_back(i);
      }
      std::vector<Weights> equations;  // Σ x b − u = 0 for each column, Σ x = 1
      for (std::size_t j = 0; j < n; ++j) {
        if ((columns >> j & 1) == 0) continue;
        equations.emplace_back();
        for (std::size_t i : r) equations.back().emplace_back(b[i][j]);
        equations.back().emplace_back(-1), equations.back().emplace_back(0);
      }
      equations.emplace_back(r.size(), Ratio(1));
      equations.back().emplace_back(0), equations.back().emplace_back(1);
      const Weights solved = oracle::equaliser(equations);
      if (solved.empty()) continue;
      Weights x(m);
      bool good = true;
      for (std::size_t k = 0; k < r.size(); ++k) x[r[k]] = solved[k], good = good && !(solved[k] < 0);
      for (std::size_t j = 0; j < n && good; ++j) {
        Ratio wins;
        for (std::size_t i = 0; i < m; ++i) wins = wins + x[i] * b[i][j];
        good = !(solved.back() < wins);
      }
      if (good) out.insert(x);
    }
  }
  return out;
}

Matrix turned(const Matrix& a) {
  Matrix out(a[0].size(), std::vector<std::int64_t>(a.size()));
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < a[0].size(); ++j) out[j][i] = a[i][j];
  }
  return out;
}

/// Whether no row does better against y than those that x plays.
bool best(const Matrix& a, const Weights& x, const Weights& y) {
  std::vector<Ratio> wins(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < y.size(); ++j) wins[i] = wins[i] + y[j] * a[i][j];
  }
  const Ratio most = *std::max_element(wins.begin(), wins.end());
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (!(x[i] == 0) && !(wins[i] == most)) return false;
  }
  return true;
}

void check(const Matrix& a, const Matrix& b) {
  CAPTURE(a, b);
  std::string text;
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < a[0].size(); ++j)
      text += std::to_string(a[i][j]) + ',' + std::to_string(b[i][j]) + ' ';
    text += ';';
  }
  std::set<std::pair<Weights, Weights>> truth, told_pairs;
  for (const Weights& x : extreme(b)) {
    for (const Weights& y : extreme(turned(a))) {
      if (best(a, x, y) && best(turned(b), y, x)) truth.emplace(x, y);
    }
  }
  REQUIRE_FALSE(truth.empty());  // J. Nash 1951
  const Told all = ask("equilibria", text);
  std::set<std::pair<std::uint64_t, std::uint64_t>> numbers;
  for (const Told& each : all["equilibria"].items) {
    const Weights x = strategy(all["row"].items.at(each["row"].number)),
                  y = strategy(all["column"].items.at(each["column"].number));
    REQUIRE(told_pairs.emplace(x, y).second);
    numbers.emplace(each["row"].number, each["column"].number);
    Ratio wins[2];
    for (std::size_t i = 0; i < a.size(); ++i) {
      for (std::size_t j = 0; j < a[0].size(); ++j) {
        wins[0] = wins[0] + x[i] * y[j] * a[i][j], wins[1] = wins[1] + x[i] * y[j] * b[i][j];
      }
    }
    REQUIRE(each["rowWins"].text == wins[0].text());
    REQUIRE(each["columnWins"].text == wins[1].text());
  }
  REQUIRE(told_pairs == truth);
  // Subsets: each meets each, none can be enlarged, every pair is in one; components do not touch.
  std::map<std::pair<std::uint64_t, std::uint64_t>, std::uint64_t> component;
  for (const Told& subset : all["subsets"].items) {
    const Numbers &rows = subset["rows"].list, &columns = subset["columns"].list;
    const auto meets = [&](const Numbers& r, const Numbers& c) {
      for (std::uint64_t i : r) {
        for (std::uint64_t j : c) {
          if (numbers.count({i, j}) == 0) return false;
        }
      }
      return true;
    };
    REQUIRE(meets(rows, columns));
    for (std::uint64_t i = 0; i < all["row"].items.size(); ++i)
      REQUIRE((std::count(rows.begin(), rows.end(), i) == 1 || !meets({i}, columns)));
    for (std::uint64_t j = 0; j < all["column"].items.size(); ++j)
      REQUIRE((std::count(columns.begin(), columns.end(), j) == 1 || !meets(rows, {j})));
    for (std::uint64_t i : rows) {
      for (std::uint64_t j : columns) {
        const auto [at, fresh] = component.emplace(std::pair(i, j), subset["component"].number);
        REQUIRE((fresh || at->second == subset["component"].number));
      }
    }
  }
  REQUIRE(component.size() == numbers.size());
}

}  // namespace

TEST_CASE("bimatrix: the named games") {
  const auto equilibria = [](const std::string& name) {
    return ask("equilibria", name)["equilibria"].items.size();
  };
  CHECK(equilibria("prisoners_dilemma") == 1);
  CHECK(ask("best", "prisoners_dilemma")["both"].list == Numbers{2, 2});
  CHECK(ask("pareto", "prisoners_dilemma").list == Numbers{1, 1, 1, 2, 2, 1});
  const Told steps = ask("strict", "prisoners_dilemma");
  CHECK(steps.items.size() == 3);
  CHECK(steps.items[0]["key"].text == "row");
  CHECK(steps.items[1]["key"].text == "column");
  CHECK(equilibria("chicken") == 3);
  CHECK(equilibria("stag_hunt") == 3);
  CHECK(ask("best", "stag_hunt")["both"].list == Numbers{1, 1, 2, 2});
  // R. D. Luce and H. Raiffa 1957: two pure equilibria, and one mixed in which each wins 2/3.
  const Told battle = ask("equilibria", "battle_of_the_sexes");
  REQUIRE(battle["equilibria"].items.size() == 3);
  int mixed = 0;
  for (const Told& each : battle["equilibria"].items) {
    if (each["rowWins"].text != "2/3") continue;
    ++mixed;
    CHECK(each["columnWins"].text == "2/3");
    CHECK(strategy(battle["row"].items[each["row"].number]) == Weights{{2, 3}, {1, 3}});
    CHECK(strategy(battle["column"].items[each["column"].number]) == Weights{{1, 3}, {2, 3}});
  }
  CHECK(mixed == 1);
  CHECK(battle["subsets"].items.size() == 3);
  const Told security = ask("security", "battle_of_the_sexes");
  CHECK(security["row"]["level"].text == "2/3");
  CHECK(security["row"]["pure"].text == "0");
  CHECK(strategy(security["row"]["strategy"]) == Weights{{1, 3}, {2, 3}});
  CHECK(strategy(security["column"]["strategy"]) == Weights{{2, 3}, {1, 3}});
}

TEST_CASE("bimatrix: published equilibria") {
  // B. von Stengel, Computing equilibria for two-person games, 2002, the 3 x 2 game of (2.5): three
  // equilibria.
  const Told game = ask("equilibria", "3,3 3,2; 2,2 5,6; 0,3 6,1");
  std::set<std::pair<Weights, Weights>> all;
  for (const Told& each : game["equilibria"].items) {
    all.emplace(strategy(game["row"].items[each["row"].number]),
                strategy(game["column"].items[each["column"].number]));
  }
  CHECK(all == std::set<std::pair<Weights, Weights>>{{{1, 0, 0}, {1, 0}},
                                                     {{{4, 5}, {1, 5}, 0}, {{2, 3}, {1, 3}}},
                                                     {{0, {1, 3}, {2, 3}}, {{1, 3}, {2, 3}}}});
  // With a 3 for its 2 the second column is as good against the first row: by hand, that row with any q >=
  // 2/3 of the first column, an edge, and the third of those above.
  const Told edge = ask("equilibria", "3,3 3,3; 2,2 5,6; 0,3 6,1");
  std::multiset<std::size_t> sizes;
  for (const Told& each : edge["subsets"].items)
    sizes.insert(each["rows"].list.size() * each["columns"].list.size());
  CHECK(sizes == std::multiset<std::size_t>{1, 2});
  // All payoffs alike: everything is an equilibrium, one subset.
  const Told zero = ask("equilibria", "0,0 0,0; 0,0 0,0");
  CHECK(zero["subsets"].items.size() == 1);
  CHECK(zero["equilibria"].items.size() == 4);
}

TEST_CASE(
    "bimatrix: all games of 2 x 2 with payoffs 0 and 1, and samples to 4 x 4, against every square part") {
  for (int code = 0; code < 256; ++code) {
    const auto bit = [&](int k) -> std::int64_t { return code >> k & 1; };
    check({{bit(0), bit(1)}, {bit(2), bit(3)}}, {{bit(4), bit(5)}, {bit(6), bit(7)}});
  }
  std::mt19937_64 random(51);
  for (int i = 0; i < 400; ++i) {
    const std::size_t rows = 1 + random() % 4, columns = 1 + random() % 4;
    const std::int64_t most = i % 3 == 0 ? 1 : i % 3 == 1 ? 3 : 20;
    Matrix a(rows, std::vector<std::int64_t>(columns)), b = a;
    for (Matrix* each : {&a, &b}) {
      for (auto& row : *each) {
        for (std::int64_t& cell : row) cell = static_cast<std::int64_t>(random() % (2 * most + 1)) - most;
      }
    }
    check(a, b);
  }
}

TEST_CASE("bimatrix: 8 x 8 is solved in steps; the number of equilibria is odd, and each is one") {
  std::mt19937_64 random(52);
  for (int i = 0; i < 3; ++i) {
    std::string text;
    for (int k = 0; k < 64; ++k) {
      text += std::to_string(random() % 1'000) + ',' + std::to_string(random() % 1'000) +
              (k % 8 == 7 ? ";" : " ");
    }
    const auto job = open_subject("bimatrix", "")->ask({"equilibria", text, {}});
    int steps = 1;
    while (!job->step()) ++steps;
    CHECK(steps > 10);
    const Data data = job->tell();
    ToldReader reader(data.bytes());
    // C. E. Lemke and J. T. Howson 1964: a game that is not degenerate has an odd number.
    CHECK(reader.read()["equilibria"].items.size() % 2 == 1);
  }
  // The identity for both: each nonempty set of lines, mixed evenly, is an equilibrium; 2^8 − 1 of them.
  std::string identity;
  for (int i = 0; i < 8; ++i) {
    for (int j = 0; j < 8; ++j) identity += i == j ? "1,1 " : "0,0 ";
    identity += '\n';
  }
  CHECK(ask("equilibria", identity)["equilibria"].items.size() == 255);
}

TEST_CASE("bimatrix: what is wrong is named") {
  CHECK(error("equilibria", "1,2 3").part == "3");
  CHECK(error("equilibria", "1,2 3").at == 4);
  CHECK(error("equilibria", "1,2,3").code == ErrorCode::not_a_number);
  CHECK(error("equilibria", "1,").code == ErrorCode::syntax);
  CHECK(error("equilibria", "1,x").at == 2);
  CHECK(error("equilibria", "1,2 3,4; 5,6").code == ErrorCode::ragged);
  CHECK(error("equilibria", "1,2 3,1/0").at == 8);
  CHECK(error("equilibria", "").code == ErrorCode::empty);
  CHECK(error("equilibria", "chickens").code == ErrorCode::syntax);
  std::string nine;
  for (int i = 0; i < 9; ++i) nine += "1,1 ";
  CHECK(error("equilibria", nine).limit == "8");
  CHECK(ask("read", "2/4，1 0,0;1,1 2,2")["position"].text == "1/2,1 0,0; 1,1 2,2");
  CHECK(ask("read", "0.5,-.25 1e2,2")["position"].text == "1/2,-1/4 100,2");
  CHECK(error("solve", "1,1").code == ErrorCode::unsupported);
}

TEST_CASE("bimatrix: rounds against one who answers what came before") {
  const auto played = [](const std::string& text, const Numbers& rows) {
    return told("bimatrix", "played", text, "", rows);
  };
  // In the dilemma confessing is best whatever came before: 0 − 20, −8 − 8, twice.
  const Told dilemma = played("prisoners_dilemma | best", {1, 2, 2});
  CHECK(dilemma["columns"].list == Numbers{2, 2, 2});
  CHECK(dilemma["rowSum"].text == "-36");
  CHECK(dilemma["columnSum"].text == "-16");
  Texts wins;
  for (const Told& each : dilemma["rowWins"].items) wins.push_back(each.text);
  CHECK(wins == Texts{"-20", "-8", "-8"});
  // Tit for tat: silent at first, then as A did.
  CHECK(dilemma["most"].text.empty());
  const Told echo = played("prisoners_dilemma | echo", {1, 2, 1, 1, 2});
  CHECK(echo["columns"].list == Numbers{1, 1, 2, 1, 1});
  CHECK(echo["rowSum"].text == "-22");  // −1, 0, −20, −1, 0
  CHECK(echo["columnSum"].text == "-42");
  for (const std::string game : {"prisoners_dilemma", "chicken", "6,6 2,8; 8,2 3,3", "1,0 5,0; 7,0 0,0"}) {
    for (unsigned rounds = 1; rounds <= 6; ++rounds) {  // the best of all ways to play them
      std::optional<long> most;
      for (unsigned way = 0; way < 1u << rounds; ++way) {
        Numbers rows;
        for (unsigned i = 0; i < rounds; ++i) rows.push_back(1 + (way >> i & 1));
        const long sum = std::stol(played(game + " | echo", rows)["rowSum"].text);
        if (!most || sum > *most) most = sum;
      }
      CHECK(played(game + " | echo", Numbers(rounds, 1))["most"].text == std::to_string(*most));
    }
  }
  CHECK(played("1,1 2,2; 3,3 4,4; 5,5 6,6 | echo", {3, 1})["columns"].list == Numbers{1, 2});  // no third
  // Chicken: who goes straight is given way to, once that is to be expected. By hand: at first B swerves.
  CHECK(played("chicken | best", {2, 2, 2})["columns"].list == Numbers{1, 1, 1});
  // Pennies: B would show the other side than A most often; the first of two as good.
  CHECK(played("1,-1 -1,1; -1,1 1,-1 | best", {1, 1, 2, 2, 2})["columns"].list == Numbers{1, 2, 2, 2, 1});
  CHECK(played("1/2,1 0,0; 1/3,0 1,2 | echo", {1, 2})["rowSum"].text == "5/6");
  CHECK(played("chicken | best", {})["columns"].list.empty());
  CHECK(refusal([&] { played("chicken | best", {3}); }).code == ErrorCode::too_large);
  CHECK(refusal([&] { played("chicken | best", {0}); }).code == ErrorCode::too_large);
  CHECK(refusal([&] { played("chicken | best", Numbers(1'001, 1)); }).code == ErrorCode::too_many);
  CHECK(refusal([&] { played("chicken | worst", {1}); }).part == "worst");
  CHECK(refusal([&] { played("chicken", {1}); }).code == ErrorCode::syntax);
}

TEST_CASE(
    "bimatrix: a round’s column does not know its row, and is best against the rows before, by samples") {
  std::mt19937_64 random(58);
  for (int i = 0; i < 200; ++i) {
    const std::size_t rows = 1 + random() % 4, columns = 1 + random() % 4;
    std::vector<std::vector<std::int64_t>> b(rows, std::vector<std::int64_t>(columns));
    std::string text;
    for (auto& row : b) {
      for (std::int64_t& cell : row) {
        cell = static_cast<std::int64_t>(random() % 9) - 4;
        text += std::to_string(random() % 5) + ',' + std::to_string(cell) + ' ';
      }
      text += ';';
    }
    Numbers chosen;
    for (int k = 0; k < 12; ++k) chosen.push_back(1 + random() % rows);
    const Numbers answers = told("bimatrix", "played", text + " | best", "", chosen)["columns"].list;
    Numbers other = chosen;
    other.back() = 1 + random() % rows;
    REQUIRE(told("bimatrix", "played", text + " | best", "", other)["columns"].list == answers);
    for (std::size_t k = 0; k < answers.size(); ++k) {
      std::vector<std::int64_t> wins(columns);
      for (std::size_t j = 0; j < columns; ++j) {
        for (std::size_t r = 0; r < rows; ++r) wins[j] += b[r][j];
        for (std::size_t before = 0; before < k; ++before) wins[j] += b[chosen[before] - 1][j];
      }
      const auto best = std::max_element(wins.begin(), wins.end());  // the first of them
      REQUIRE(answers[k] == static_cast<std::uint64_t>(best - wins.begin()) + 1);
    }
  }
}
