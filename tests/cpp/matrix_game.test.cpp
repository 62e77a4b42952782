#include "math/fraction.hpp"
#include "told.hpp"
#include "zero_sum_oracle.hpp"

using namespace nimlab;
using Numbers = std::vector<std::uint64_t>;
using Texts = std::vector<std::string>;

namespace {

/// Tableaux and vertices are asked of another instrument.
const char* asked_of(const std::string& what) {
  return what == "vertices" || what.find("bland") < 9 || what.find("largest") < 9 ? "simplex" : "matrix_game";
}
Told ask(const std::string& what, const std::string& text, Numbers numbers = {}) {
  return told(asked_of(what), what, text, "", std::move(numbers));
}
Error error(const std::string& what, const std::string& text, const Numbers& numbers = {}) {
  return refusal([&] { ask(what, text, numbers); });
}

Texts texts(const Told& list) {
  Texts out;
  for (const Told& each : list.items) out.push_back(each.text);
  return out;
}
Texts odds(const Told& strategy) {
  Texts out = texts(strategy["weights"]);
  out.push_back("/" + strategy["total"].text);
  return out;
}

Texts keys(const Told& steps) {
  Texts out;
  for (const Told& step : steps.items) out.push_back(step["key"].text);
  return out;
}

}  // namespace

TEST_CASE("matrix_game: questions by example") {
  const Told odd = ask("solve", "-2 3; 3 -4");  // Odd or Even: source 004
  CHECK(odd["value"].text == "1/12");
  CHECK(odds(odd["row"]) == Texts{"7", "5", "/12"});
  CHECK(odds(odd["column"]) == Texts{"7", "5", "/12"});
  CHECK(odd["rowUnique"].kind == 2);
  CHECK(odd["saddles"].list.empty());
  const Told halves = ask("solve", " -1/2,3/4\n3/4 −1；");  // the same game, a quarter as large
  CHECK(halves["value"].text == "1/48");
  CHECK(odds(halves["row"]) == Texts{"7", "5", "/12"});
  CHECK(ask("solve", "1 2; 3 4")["saddles"].list == Numbers{2, 1});
  CHECK(ask("solve", "0 0; 0 0")["saddles"].list == Numbers{1, 1, 1, 2, 2, 1, 2, 2});
  CHECK(ask("read", "2/4 1\n-3 6/3")["position"].text == "1/2 1; -3 2");
  CHECK(texts(ask("read", "0/7 1")["cells"]) == Texts{"0", "1"});
  const Told check = ask("check", "-2 3; 3 -4 | 3 2 | 7/12 5/12");
  CHECK(texts(check["row"]["against"]) == Texts{"0", "1/5"});  // source 004
  CHECK(check["row"]["guaranteed"].text == "0");
  CHECK(check["column"]["guaranteed"].text == "1/12");
  CHECK(check["optimal"].kind == 1);
  CHECK(ask("check", "-2 3; 3 -4 | 7 5 | 7 5")["optimal"].kind == 2);
  CHECK(ask("check", "-2 3; 3 -4 | - | 7 5")["row"].kind == 0);
  CHECK(ask("check", "-2 3; 3 -4")["column"].kind == 0);
}

TEST_CASE("matrix_game: what is wrong is named, and where") {
  const Error ragged = error("solve", "1 2 3; 4 5");
  CHECK(ragged.code == ErrorCode::ragged);
  CHECK(ragged.field == Field::position);
  CHECK(ragged.part == "2");
  CHECK(ragged.limit == "3");
  CHECK(ragged.at == 10);
  CHECK(error("solve", "1 2; 4 5 6").at == 9);
  const Error zero = error("solve", "1 2; 1/0 3");
  CHECK(zero.code == ErrorCode::too_small);
  CHECK(zero.part == "0");
  CHECK(zero.at == 7);
  const Error large = error("solve", "1 2; 1000000000000000000000000000000 3");
  CHECK(large.code == ErrorCode::too_large);
  CHECK(large.limit == "1000000000000000");
  CHECK(large.at == 5);
  CHECK(error("solve", "1000000000000000 1/3").at == 0);
  CHECK(error("solve", "1/999999937 1/999999929").at == 12);
  const Error word = error("solve", "1 two; 3 4");
  CHECK(word.code == ErrorCode::not_a_number);
  CHECK(word.part == "two");
  CHECK(word.at == 2);
  for (const char* text : {"1/", "/2", "1/-2", "1.5/2", "--1", "-", "1/2/3", "|"}) {
    CAPTURE(text);
    CHECK(error("solve", text).code == ErrorCode::not_a_number);
    CHECK(error("solve", text).part == text);
  }
  CHECK(ask("read", "0.5 -1.2; .25 1e-3")["position"].text == "1/2 -6/5; 1/4 1/1000");
  CHECK(ask("solve", "0.5 -1.5; -1 1")["value"].text == "-1/4");
  CHECK(error("solve", " ;\n").code == ErrorCode::empty);
  std::string wide;
  for (int i = 0; i < 201; ++i) wide += "1 ";
  CHECK(error("solve", wide).code == ErrorCode::too_many);
  CHECK(error("solve", wide).at == 400);
  std::string tall;
  for (int i = 0; i < 201; ++i) tall += "1;";
  CHECK(error("solve", tall).limit == "200");
  CHECK(error("check", "1 2 | 1 1").code == ErrorCode::ragged);
  CHECK(error("check", "1 2; 3 4 | 1 -1").code == ErrorCode::negative);
  CHECK(error("check", "1 2; 3 4 | 1 -1").at == 13);
  CHECK(error("check", "1 2; 3 4 | 0 0").code == ErrorCode::all_zero);
  CHECK(error("check", "1 | 1 | 1 | 1").code == ErrorCode::syntax);
  CHECK(error("lines", "1 2 3; 4 5 6; 7 8 9").code == ErrorCode::too_many);
  CHECK(error("program_bland", "1 -1; -1 0").at == 2);
  CHECK(error("program_bland", "1 2").code == ErrorCode::too_small);
  CHECK(error("draw", "1", {0, 0, 100'001}).code == ErrorCode::too_many);
  CHECK(error("analyse", "1").code == ErrorCode::unsupported);
  CHECK(refusal([] { told("matrix_game", "solve", "1", "2"); }).field == Field::rule);
}

TEST_CASE("matrix_game: all vertices, by samples of games to 4 x 4 against every square part") {
  std::mt19937_64 random(41);
  for (int i = 0; i < 600; ++i) {
    const oracle::Matrix a = oracle::random_matrix(random, 4, i % 2 == 0 ? 1 : 3);
    CAPTURE(a);
    const oracle::Solution truth = oracle::solve(a);
    const Told vertices = ask("vertices", oracle::written(a));
    const auto all = [&](const std::string& side) {
      std::set<oracle::Weights> out;
      for (const Told& each : vertices[side].items) {
        oracle::Weights strategy;
        for (const Told& weight : each["weights"].items)
          strategy.emplace_back(std::stoll(weight.text), std::stoll(each["total"].text));
        REQUIRE(out.insert(strategy).second);
      }
      return out;
    };
    REQUIRE(all("row") == truth.rows);
    REQUIRE(all("column") == truth.columns);
    const Told solved = ask("solve", oracle::written(a));
    REQUIRE((solved["rowUnique"].kind == 2) == (truth.rows.size() == 1));
    // Saddle points are the pairs of pure vertices.
    std::size_t pure[2] = {0, 0};
    for (const auto& [k, set] : {std::pair{0, &truth.rows}, {1, &truth.columns}}) {
      for (const oracle::Weights& s : *set) pure[k] += std::count(s.begin(), s.end(), oracle::Ratio(1)) == 1;
    }
    REQUIRE(solved["saddles"].list.size() == 2 * pure[0] * pure[1]);
  }
  CHECK(error("vertices",
              [] {
                std::string zeros;
                for (int i = 0; i < 31; ++i) zeros += "0 ";
                return zeros;
              }())
            .limit == "30");
}

TEST_CASE("matrix_game: iterated dominance, step by step") {
  // T. S. Ferguson, Game Theory, part II, 2.3: the last column goes, then the first row; then 2 x 2.
  const Told steps = ask("strict", "2 0 4; 1 2 3; 4 1 2");
  CHECK(keys(steps) == Texts{"column", "row", "rest"});
  CHECK(steps.items[0]["numbers"].list == Numbers{3, 2});
  CHECK(texts(steps.items[0]["lit"]) == Texts{"column-3", "column-2"});
  CHECK(steps.items[0]["position"].text == "2 0; 1 2; 4 1");
  CHECK(steps.items[1]["numbers"].list == Numbers{1, 3});
  CHECK(steps.items[2]["position"].text == "1 2; 4 1");
  // The same: the middle column by half the first and half the third, then the middle row by 1/3 and 2/3.
  const std::string mixed = "0 4 6; 5 7 4; 9 6 3";
  CHECK(keys(ask("strict", mixed)) == Texts{"rest"});
  const Told mixtures = ask("mixtures", mixed);
  CHECK(keys(mixtures) == Texts{"mixed_column", "mixed_row", "rest"});
  CHECK(mixtures.items[2]["position"].text == "0 6; 9 3");
  CHECK(mixtures.items[0]["numbers"].list[0] == 2);
  CHECK(mixtures.items[1]["numbers"].list[0] == 2);
  CHECK(keys(ask("weak", "1 1; 1 0")) == Texts{"weak_row", "rest"});
  CHECK(keys(ask("strict", "5")) == Texts{"rest"});
}

TEST_CASE("matrix_game: every step of dominance is true, and what is left has none, by samples") {
  std::mt19937_64 random(42);
  for (int i = 0; i < 300; ++i) {
    const oracle::Matrix a = oracle::random_matrix(random, 5, 4);
    CAPTURE(a);
    for (const char* kind : {"strict", "weak", "mixtures"}) {
      std::set<std::size_t> rows, columns;
      for (std::size_t k = 0; k < a.size(); ++k) rows.insert(k + 1);
      for (std::size_t k = 0; k < a[0].size(); ++k) columns.insert(k + 1);
      const auto payoff = [&](bool row, std::size_t line, std::size_t across) {
        return row ? a[line - 1][across - 1] : -a[across - 1][line - 1];
      };
      const auto beats = [&](bool row, std::size_t by, std::size_t line, bool strictly) {
        bool all = true, any = false;
        for (std::size_t k : row ? columns : rows) {
          const std::int64_t more = payoff(row, by, k) - payoff(row, line, k);
          all = all && (strictly ? more > 0 : more >= 0), any = any || more > 0;
        }
        return all && any;
      };
      for (const Told& step : ask(kind, oracle::written(a)).items) {
        const std::string key = step["key"].text;
        const Numbers n = step["numbers"].list;
        CAPTURE(kind, key, n);
        if (key == "rest") {
          REQUIRE(n == Numbers{rows.size(), columns.size()});
          continue;
        }
        const bool row = key.ends_with("row");
        if (key.starts_with("mixed")) {
          std::int64_t total = 0;
          for (std::size_t k = 1; k < n.size(); k += 2) {
            total += static_cast<std::int64_t>(n[k]);
            REQUIRE((row ? rows : columns).count(n[k + 1]) == 1);
          }
          for (std::size_t across : row ? columns : rows) {
            std::int64_t wins = 0;
            for (std::size_t k = 1; k < n.size(); k += 2)
              wins += static_cast<std::int64_t>(n[k]) * payoff(row, n[k + 1], across);
            REQUIRE(wins > total * payoff(row, n[0], across));
          }
        } else {
          REQUIRE(beats(row, n[1], n[0], !key.starts_with("weak")));
        }
        REQUIRE((row ? rows : columns).erase(n[0]) == 1);
      }
      for (const bool row : {true, false}) {
        for (std::size_t line : row ? rows : columns) {
          for (std::size_t by : row ? rows : columns) {
            REQUIRE((by == line || !beats(row, by, line, std::string(kind) != "weak")));
          }
        }
      }
    }
  }
}

TEST_CASE("matrix_game: two rows or two columns as lines") {
  // T. S. Ferguson, Game Theory, part II, 2.4: value 17/7 at 5/7; and 3/2 in the 4 x 2 game.
  const Told lines = ask("lines", "2 3 1 5; 4 1 6 0");
  CHECK(lines["side"].text == "row");
  CHECK(lines["value"].text == "17/7");
  CHECK(texts(lines["optimal"]) == Texts{"5/7", "5/7"});
  CHECK(texts(lines["left"]) == Texts{"4", "1", "6", "0"});
  CHECK(texts(lines["right"]) == Texts{"2", "3", "1", "5"});
  const Told columns = ask("lines", "1 5; 4 4; 6 2");
  CHECK(columns["side"].text == "column");
  CHECK(texts(ask("lines", "1 2; 1 2")["optimal"]) == Texts{"0", "1"});
  std::mt19937_64 random(43);
  for (int i = 0; i < 400; ++i) {
    oracle::Matrix a = oracle::random_matrix(random, 6, 4);
    a.resize(2, std::vector<std::int64_t>(a[0].size(), 1));
    if (a[0].size() == 1) continue;
    const bool turned = i % 2 == 1 && a[0].size() > 2;
    if (turned) {
      oracle::Matrix b(a[0].size(), std::vector<std::int64_t>(2));
      for (std::size_t k = 0; k < b.size(); ++k) b[k] = {a[0][k], a[1][k]};
      a = b;
    }
    CAPTURE(a);
    const Told told = ask("lines", oracle::written(a));
    const oracle::Solution truth = oracle::solve(a);
    REQUIRE(told["value"].text == truth.value.text());
    oracle::Ratio least = 1, most = 0;
    for (const oracle::Weights& s : turned ? truth.columns : truth.rows)
      least = std::min(least, s[0]), most = std::max(most, s[0]);
    REQUIRE(texts(told["optimal"]) == Texts{least.text(), most.text()});
    // Each corner is on the envelope.
    const auto fraction = [](const std::string& text) {
      const std::size_t slash = text.find('/');
      return oracle::Ratio(std::stoll(text),
                           slash == std::string::npos ? 1 : std::stoll(text.substr(slash + 1)));
    };
    for (std::size_t k = 0; k < told["at"].items.size(); ++k) {
      const oracle::Ratio p = fraction(told["at"].items[k].text);
      std::optional<oracle::Ratio> best;
      for (std::size_t line = 0; line < (turned ? a.size() : a[0].size()); ++line) {
        const oracle::Ratio at = turned ? p * a[line][0] + (oracle::Ratio(1) - p) * a[line][1]
                                        : p * a[0][line] + (oracle::Ratio(1) - p) * a[1][line];
        if (!best || (turned ? *best < at : at < *best)) best = at;
      }
      REQUIRE(*best == fraction(told["height"].items[k].text));
    }
  }
}

TEST_CASE("matrix_game: the tableau pivot by pivot") {
  // By hand: moved by 5, the game -2 3; 3 -4 is 3 8; 8 1, of value 61/12.
  const Told steps = ask("bland", "-2 3; 3 -4");
  CHECK(keys(steps) == Texts{"start", "pivot", "pivot", "optimal", "value"});
  CHECK(steps.items[0]["numbers"].list == Numbers{2, 2, 1, 5, 1});
  CHECK(steps.items[0]["position"].text == "3 8; 8 1");
  CHECK(steps.items[1]["numbers"].list == Numbers{1, 2, 1, 1, 4, 0, 3, 4, 1, 2});
  CHECK(texts(steps.items[1]["lit"]) == Texts{"row-2", "column-1", "cell-2-1"});
  CHECK(steps.items[1]["position"].text == "3 8 1; 8 1 1; -1 -1 0");
  CHECK(steps.items[2]["position"].text == "-3/8 61/8 5/8; 1/8 1/8 1/8; 1/8 -7/8 1/8");
  CHECK(steps.items[3]["position"].text == "-3/61 8/61 5/61; 8/61 -1/61 7/61; 5/61 7/61 12/61");
  CHECK(steps.items[4]["position"].text == "1/12");
  // Fractions: entries a half as large move by 3 to 2 9/2; 9/2 1, of determinant -73/4.
  CHECK(ask("bland", "-1 3/2; 3/2 -2").items[3]["position"].text ==
        "-8/73 18/73 10/73; 18/73 -4/73 14/73; 10/73 14/73 24/73");
  CHECK(ask("bland", "-2 3; 3 -4", {1}).items[1]["position"].text.empty());
  CHECK_FALSE(ask("bland", "-2 3; 3 -4", {1}).items[2]["position"].text.empty());
  std::mt19937_64 random(44);
  for (int i = 0; i < 200; ++i) {
    const oracle::Matrix a = oracle::random_matrix(random, 4, 5);
    for (const char* rule : {"bland", "largest"}) {
      const Told told = ask(rule, oracle::written(a));
      REQUIRE(told.items.back()["position"].text == oracle::solve(a).value.text());
    }
  }
}

TEST_CASE("matrix_game: programs that cycle and that have no end") {
  // E. M. L. Beale 1955: under the largest coefficient the seventh basis is the first.
  const std::string beale = "1/4 -60 -1/25 9 0; 1/2 -90 -1/50 3 0; 0 0 1 0 1; -3/4 150 -1/50 6 0";
  const Told cycle = ask("program_largest", beale);
  CHECK(cycle.items.size() == 8);
  CHECK(cycle.items.back()["key"].text == "cycle");
  CHECK(cycle.items.back()["numbers"].list[0] == 6);
  CHECK(cycle.items.back()["numbers"].list[1] == 0);
  for (std::size_t k = 1; k <= 6; ++k) CHECK(cycle.items[k]["numbers"].list[5] == 1);
  const Told ends = ask("program_bland", beale);
  CHECK(ends.items.back()["key"].text == "optimal");
  CHECK(ends.items.back()["position"].text.ends_with(" 1/20"));
  CHECK(ask("program_bland", "-1 1; -1 0").items.back()["key"].text == "unbounded");
}

TEST_CASE("matrix_game: draws follow the strategy") {
  const Numbers drawn = ask("draw", "-2 3; 3 -4", {0, 7, 60'000}).list;
  REQUIRE(drawn.size() == 60'000);
  const auto first = std::count(drawn.begin(), drawn.end(), 1);
  CHECK(std::abs(static_cast<double>(first) - 35'000) < 600);  // five deviations of 121
  CHECK(std::count(drawn.begin(), drawn.end(), 2) == 60'000 - first);
  const Numbers pure = ask("draw", "1 2; 3 4", {1, 1, 1'000}).list;
  CHECK(std::count(pure.begin(), pure.end(), 1) == 1'000);
  CHECK(ask("draw", "-2 3; 3 -4", {0, 7, 10}).list == Numbers(drawn.begin(), drawn.begin() + 10));
}

TEST_CASE("matrix_game: rounds of somebody who chooses rows") {
  // Where one column is better for the other, it comes: 1/2 + 1/2 + 5.
  const Told sure = ask("played", "1/2 1; 5 6", {3, 1, 1, 2});
  CHECK(sure["columns"].list == Numbers{1, 1, 1});
  CHECK(sure["sum"].text == "6");
  CHECK(ask("played", "1/2 1; 1/3 6", {3, 1, 2})["sum"].text == "5/6");
  CHECK(ask("played", "1 2; 3 4", {3})["sum"].text == "0");
  // What was drawn stays when a row more is chosen, and is what `draw` draws.
  const Numbers drawn = ask("draw", "-2 3; 3 -4", {1, 9, 20}).list;
  const Told rounds = ask("played", "-2 3; 3 -4", {9, 1, 2, 2, 1, 1, 2, 1, 2});
  CHECK(rounds["columns"].list == Numbers(drawn.begin(), drawn.begin() + 8));
  const int payoffs[2][2] = {{-2, 3}, {3, -4}};
  const int chosen[8] = {1, 2, 2, 1, 1, 2, 1, 2};
  int sum = 0;
  for (std::size_t k = 0; k < 8; ++k) sum += payoffs[chosen[k] - 1][drawn[k] - 1];
  CHECK(rounds["sum"].text == std::to_string(sum));
  // One that watches: what is not settled by habits comes as it is drawn, and a habit is answered.
  const auto watched = [](const Numbers& rows) {
    return ask("played", "-2 3; 3 -4 | habits", rows)["columns"].list;
  };
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Numbers drawn = ask("played", "-2 3; 3 -4", {seed, 1, 1, 1, 2, 2, 2})["columns"].list;
    const Numbers same = watched({seed, 1, 1, 1, 2, 2, 2});
    CHECK(same[0] == drawn[0]);
    CHECK(same[1] == drawn[1]);
    CHECK(same[2] == 1);         // a one has followed a one
    CHECK(same[3] == 1);         // twice
    CHECK(same[4] == drawn[4]);  // nothing has followed a two
    CHECK(same[5] == 2);         // a two has
    const Numbers turns = watched({seed, 1, 2, 1, 2, 1, 2, 1, 2});
    for (std::size_t i = 3; i < turns.size(); ++i) CHECK(turns[i] == (i % 2 == 0 ? 1u : 2u));
  }
  CHECK(error("played", "1 2; 3 4 | guess", {3, 1}).code == ErrorCode::syntax);
  CHECK(error("played", "1 2; 3 4 | habits | habits", {3, 1}).code == ErrorCode::syntax);
  CHECK(error("played", "1 2; 3 4 | habits", Numbers(1'002, 1)).code == ErrorCode::too_many);
  CHECK(error("played", "1 2; 3 4", {3, 3}).code == ErrorCode::too_large);
  CHECK(error("played", "1 2; 3 4", {3, 0}).code == ErrorCode::too_large);
  CHECK(error("played", "1 2; 3 4").code == ErrorCode::too_many);
}

TEST_CASE("matrix_game: large questions are answered in many steps") {
  std::mt19937_64 random(45);
  std::string text;
  for (int i = 0; i < 100; ++i) {
    for (int j = 0; j < 100; ++j) text += std::to_string(static_cast<int>(random() % 2001) - 1000) + ' ';
    text += '\n';
  }
  const auto job = open_subject("matrix_game", "")->ask({"solve", text, {}});
  int steps = 1;
  while (!job->step()) ++steps;
  CHECK(steps > 5);
  CHECK(job->done() == static_cast<std::uint64_t>(steps));
}
