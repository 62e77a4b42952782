#include "told.hpp"
#include "zero_sum_oracle.hpp"

using namespace nimlab;
using oracle::Matrix;
using oracle::Ratio;

namespace {

Told judge(const std::string& what, const std::string& game, const std::string& answer,
           std::uint64_t tries = 0) {
  return told("bimatrix", "judge_" + what, game + " | " + answer, "", {tries});
}
bool right(const std::string& what, const std::string& game, const std::string& answer) {
  const Told told = judge(what, game, answer);
  CHECK((told["right"].kind == 2) == told["key"].text.empty());
  return told["right"].kind == 2;
}
std::string key(const std::string& what, const std::string& game, const std::string& answer,
                std::uint64_t tries = 0) {
  return judge(what, game, answer, tries)["key"].text;
}
Error error(const std::string& what, const std::string& game, const std::string& answer) {
  return refusal([&] { judge(what, game, answer); });
}

std::string text(const Matrix& a, const Matrix& b) {
  std::string out;
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < a[0].size(); ++j)
      out += std::to_string(a[i][j]) + ',' + std::to_string(b[i][j]) + ' ';
    out += ';';
  }
  return out;
}

}  // namespace

TEST_CASE("bimatrix: answers about the named games") {
  // By hand, from the definitions.
  CHECK(right("cells", "prisoners_dilemma", "2 2"));
  CHECK(right("cells", "prisoners_dilemma", "(2, 2)"));
  CHECK(right("cells", "stag_hunt", "2 2, 1 1"));
  CHECK(right("pure", "chicken", "2"));
  CHECK(right("equilibria", "chicken", "3"));
  CHECK(key("equilibria", "chicken", "2") == "count_mixed");
  CHECK(right("dominant_row", "prisoners_dilemma", "2"));
  CHECK(right("dominant_column", "prisoners_dilemma", "2"));
  CHECK(right("dominant_row", "chicken", "-"));
  CHECK(key("dominant_row", "prisoners_dilemma", "1") == "row_beaten");
  // R. D. Luce and H. Raiffa 1957: (2/3, 1/3) against (1/3, 2/3), and each wins 2/3.
  CHECK(right("mix_row", "battle_of_the_sexes", "2/3"));
  CHECK(right("mix_row", "battle_of_the_sexes", "4/6"));
  CHECK(right("mix_column", "battle_of_the_sexes", "1/3"));
  CHECK(right("wins_row", "battle_of_the_sexes", "2/3"));
  CHECK(right("level_column", "battle_of_the_sexes", "2/3"));
  CHECK(key("mix_row", "battle_of_the_sexes", "1/3") == "mix_of_column");
  CHECK(right("mix_row", "prisoners_dilemma", "-"));
  CHECK(right("pareto", "prisoners_dilemma", "1 1, 1 2, 2 1"));
  CHECK(right("game", "3,3 0,5; 5,0 1,1", "dilemma"));
  CHECK(right("game", "1,-1 -1,1; -1,1 1,-1", "none"));
}

TEST_CASE("bimatrix: causes of what is wrong climb, and name their cells") {
  CHECK(key("cells", "prisoners_dilemma", "1 1") == "no_equilibrium");
  const Told cause = judge("cells", "prisoners_dilemma", "1 1", 1);
  CHECK(cause["key"].text == "row_leaves");
  REQUIRE(cause["texts"].items.size() == 5);
  CHECK(cause["texts"].items[2].text == "2");
  CHECK(cause["texts"].items[3].text == "-1");
  CHECK(cause["texts"].items[4].text == "0");
  CHECK(cause["lit"].items[0].text == "cell-1-1");
  CHECK(cause["lit"].items[1].text == "cell-2-1");
  CHECK(key("cells", "stag_hunt", "1 1") == "more");
  CHECK(key("cells", "stag_hunt", "1 1", 1) == "more_of");
  CHECK(key("cells", "stag_hunt", "1 1", 2) == "more_in_row");
  CHECK(key("cells", "stag_hunt", "-") == "more");
  CHECK(key("mix_row", "battle_of_the_sexes", "1/2") == "column_prefers");
  CHECK(key("mix_row", "battle_of_the_sexes", "5/2") == "no_probability");
  CHECK(key("pareto", "prisoners_dilemma", "2 2") == "improved");
  CHECK(key("game", "3,3 0,2; 5,0 1,1", "dilemma") == "column_stays");
  CHECK(key("game", "1,3 0,5; 5,0 2,1", "dilemma") == "row_content");
  CHECK(key("game", "2,1 0,0; 0,0 1,2", "none") == "game_many");
  CHECK(key("game", "1,-1 -1,1; -1,1 1,-1", "one") == "game_few");
}

TEST_CASE("bimatrix: answers that cannot be read are named with their place") {
  CHECK(error("cells", "1,1 2,2", "1").code == ErrorCode::odd_number);
  CHECK(error("cells", "1,1 2,2", "1 3").at == 12);
  CHECK(error("cells", "1,1 2,2", "1 3").code == ErrorCode::too_large);
  CHECK(error("pure", "1,1 2,2", "x").at == 10);
  CHECK(error("mix_row", "1,1 2,2; 0,0 1,3", "1/0").code == ErrorCode::too_small);
  CHECK(error("mix_row", "1,1 2,2", "1").code == ErrorCode::unsupported);
  CHECK(error("pure", "1,1 2,2", "").code == ErrorCode::empty);
  CHECK(error("game", "1,1 2,2", "peace").code == ErrorCode::syntax);
  CHECK(error("equilibria", "1,1 1,1", "2").code == ErrorCode::too_many);
  CHECK(refusal([] { told("bimatrix", "judge_pure", "1,1"); }).code == ErrorCode::syntax);
}

TEST_CASE(
    "bimatrix: judged against the definitions, all games of 2 x 2 with payoffs 0 … 2, samples of 3 x 3") {
  std::mt19937_64 random(61);
  for (int sample = 0; sample < 6'561 + 500; ++sample) {
    const bool small = sample < 6'561;
    const std::size_t side = small ? 2 : 3;
    Matrix a(side, std::vector<std::int64_t>(side)), b = a;
    int code = sample;
    for (Matrix* each : {&a, &b}) {
      for (auto& row : *each) {
        for (std::int64_t& cell : row) {
          cell = small ? code % 3 : static_cast<std::int64_t>(random() % 4);
          code /= 3;
        }
      }
    }
    const std::string game = text(a, b);
    CAPTURE(game);
    std::string cells;
    int pure = 0;
    for (std::size_t i = 0; i < side; ++i) {
      for (std::size_t j = 0; j < side; ++j) {
        bool rests = true;
        for (std::size_t k = 0; k < side; ++k) rests = rests && a[k][j] <= a[i][j] && b[i][k] <= b[i][j];
        if (!rests) continue;
        ++pure;
        cells += ' ' + std::to_string(i + 1) + ' ' + std::to_string(j + 1);
      }
    }
    REQUIRE(key("cells", game, pure ? cells : "-") == "");
    REQUIRE(key("pure", game, std::to_string(pure)) == "");
    REQUIRE(key("pure", game, std::to_string(pure + 1)) != "");
    if (pure == 1) REQUIRE(key("cells", game, "-", 1) == "more_of");
    std::string dominant = "-";
    for (std::size_t i = 0; i < side; ++i) {
      bool all = true;
      for (std::size_t k = 0; k < side; ++k) {
        for (std::size_t j = 0; j < side; ++j) all = all && (k == i || a[i][j] > a[k][j]);
      }
      if (all) dominant = std::to_string(i + 1);
    }
    for (const char* answer : {"-", "1", "2"})
      REQUIRE((key("dominant_row", game, answer) == "") == (answer == dominant));
    if (!small) continue;
    // Of numbers 0 … 2 every probability that makes the other's lines equal has a denominator to 4.
    std::string mixed = "-";
    for (std::int64_t bottom = 2; bottom <= 4; ++bottom) {
      for (std::int64_t p = 1; p < bottom; ++p) {
        for (std::int64_t below = 2; below <= 4; ++below) {
          for (std::int64_t q = 1; q < below; ++q) {
            const bool columns = p * b[0][0] + (bottom - p) * b[1][0] == p * b[0][1] + (bottom - p) * b[1][1];
            const bool rows = q * a[0][0] + (below - q) * a[0][1] == q * a[1][0] + (below - q) * a[1][1];
            const bool only =
                b[0][0] - b[1][0] != b[0][1] - b[1][1] && a[0][0] - a[0][1] != a[1][0] - a[1][1];
            if (columns && rows && only && mixed == "-")
              mixed = std::to_string(p) + '/' + std::to_string(bottom);
          }
        }
      }
    }
    REQUIRE(key("mix_row", game, mixed) == "");
    const bool dilemma = a[1][0] > a[0][0] && a[1][1] > a[0][1] && b[0][1] > b[0][0] && b[1][1] > b[1][0] &&
                         a[0][0] > a[1][1] && b[0][0] > b[1][1];
    REQUIRE((key("game", game, "dilemma") == "") == dilemma);
  }
}

TEST_CASE("bimatrix: the most in ten rounds against tit for tat, against every way to play them") {
  // By hand: one boat each, 9 x 6, and two in the last round, 8.
  const std::string lake = "6,6 2,8; 8,2 3,3";
  CHECK(right("ten", lake, "62"));
  CHECK(key("ten", lake, "60") == "ten_low");  // one boat always
  CHECK(key("ten", lake, "60", 1) == "ten_last");
  CHECK(key("ten", lake, "80") == "ten_high");
  CHECK(key("ten", lake, "80", 1) == "ten_answered");
  std::mt19937_64 random(59);
  for (int i = 0; i < 100; ++i) {
    Matrix a(2, std::vector<std::int64_t>(2));
    for (auto& row : a) {
      for (std::int64_t& cell : row) cell = static_cast<std::int64_t>(random() % 19) - 9;
    }
    CAPTURE(a);
    std::int64_t most = std::numeric_limits<std::int64_t>::min();
    for (unsigned code = 0; code < 1024; ++code) {
      std::int64_t sum = 0;
      unsigned answer = 0;
      for (int round = 0; round < 10; ++round) {
        const unsigned row = code >> round & 1;
        sum += a[row][answer];
        answer = row;
      }
      most = std::max(most, sum);
    }
    REQUIRE(right("ten", text(a, a), std::to_string(most)));
    REQUIRE(key("ten", text(a, a), std::to_string(most + 1)) == "ten_high");
    REQUIRE(key("ten", text(a, a), std::to_string(most - 1)) == "ten_low");
  }
}
