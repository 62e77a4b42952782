#include <functional>
#include <numeric>

#include "told.hpp"
#include "zero_sum_oracle.hpp"

using namespace nimlab;
using Numbers = std::vector<std::uint64_t>;
using Texts = std::vector<std::string>;

namespace {

Texts keys(const Told& steps) {
  Texts out;
  for (const Told& step : steps.items) out.push_back(step["key"].text);
  return out;
}

/// Two payoffs a cell; as whoever chooses the line sees it.
struct Pair {
  oracle::Matrix a, b;  ///< b: of the column player
  std::set<std::size_t> rows{}, columns{};

  const std::set<std::size_t>& lines(bool row) const { return row ? rows : columns; }
  std::int64_t worth(bool row, std::size_t line, std::size_t across) const {
    return row ? a[line][across] : b[across][line];
  }

  /// 2: better everywhere, 1: nowhere worse and somewhere better, 0: neither. Weights in the order of lines.
  int beats(bool row, const std::vector<std::size_t>& by, const std::vector<std::int64_t>& weights,
            std::size_t line) const {
    const std::int64_t total = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
    bool all = true, some = false;
    for (const std::size_t k : lines(!row)) {
      std::int64_t more = -total * worth(row, line, k);
      for (std::size_t i = 0; i < by.size(); ++i) more += weights[i] * worth(row, by[i], k);
      if (more < 0) return 0;
      all = all && more > 0, some = some || more > 0;
    }
    return all ? 2 : some ? 1 : 0;
  }

  /// By every mixture of the others whose weights sum to `most` or less.
  int dominated(bool row, std::size_t line, std::int64_t most) const {
    std::vector<std::size_t> others(lines(row).begin(), lines(row).end());
    std::erase(others, line);
    if (others.empty()) return 0;
    int out = 0;
    std::vector<std::int64_t> weights(others.size());
    const std::function<void(std::size_t, std::int64_t)> spread = [&](std::size_t i, std::int64_t left) {
      if (out == 2) return;
      if (i + 1 == others.size()) {
        weights[i] = left;
        out = std::max(out, beats(row, others, weights, line));
        return;
      }
      for (weights[i] = 0; weights[i] <= left; ++weights[i]) spread(i + 1, left - weights[i]);
    };
    for (std::int64_t total = 1; total <= most && out < 2; ++total) spread(0, total);
    return out;
  }
};

/// Every step against what is left then, by its own weights and by all mixtures; and that nothing more goes.
/// `most`: weights up to which are enough for whether there is a mixture that is nowhere worse and somewhere
/// better: such mixtures have a vertex where some payoffs are equal and some weights 0, so a determinant of
/// differences with a row of ones is the sum of its weights.
void check(Pair game, const Told& steps, std::int64_t most) {
  CAPTURE(game.a, game.b);
  for (std::size_t i = 0; i < game.a.size(); ++i) game.rows.insert(i);
  for (std::size_t j = 0; j < game.a[0].size(); ++j) game.columns.insert(j);
  for (const Told& step : steps.items) {
    const std::string& key = step["key"].text;
    const Numbers& n = step["numbers"].list;
    CAPTURE(key, n);
    if (key == "rest") {
      REQUIRE(n == Numbers{game.rows.size(), game.columns.size()});
      break;
    }
    const bool row = key.ends_with("row"), mixed = key.find("mixed") != std::string::npos;
    std::vector<std::size_t> by;
    std::vector<std::int64_t> weights;
    for (std::size_t k = mixed ? 2 : 1; k < n.size(); k += 2) {
      by.push_back(n[k] - 1);
      weights.push_back(mixed ? static_cast<std::int64_t>(n[k - 1]) : 1);
      REQUIRE(weights.back() > 0);
      REQUIRE((by.back() != n[0] - 1 && game.lines(row).contains(by.back())));
    }
    REQUIRE(game.beats(row, by, weights, n[0] - 1) >= (key.starts_with("weak") ? 1 : 2));
    // A mixture is told only where nothing goes by a line alone, and as weak only where it has to be.
    if (mixed) {
      for (const bool side : {true, false}) {
        for (const std::size_t line : game.lines(side)) {
          for (const std::size_t other : game.lines(side)) {
            if (other != line) REQUIRE(game.beats(side, {other}, {1}, line) == 0);
          }
        }
      }
      if (key.starts_with("weak")) REQUIRE(game.dominated(row, n[0] - 1, most) == 1);
    }
    (row ? game.rows : game.columns).erase(n[0] - 1);
  }
  for (const bool row : {true, false}) {
    for (const std::size_t line : game.lines(row)) REQUIRE(game.dominated(row, line, most) == 0);
  }
}

}  // namespace

TEST_CASE("dominance: weakly by mixtures, by hand") {
  // Half and half of the first two rows win 2, 2 and 1; the third wins 2, 2 and 0, and no row alone is as
  // good.
  const std::string rows = "4 0 1; 0 4 1; 2 2 0";
  CHECK(keys(told("matrix_game", "mixtures", rows)) == Texts{"rest"});
  CHECK(keys(told("matrix_game", "weak", rows)) == Texts{"rest"});
  const Told steps = told("matrix_game", "weak_mixtures", rows);
  CHECK(keys(steps) == Texts{"weak_mixed_row", "rest"});
  CHECK(steps.items[0]["numbers"].list == Numbers{3, 1, 1, 1, 2});
  CHECK(steps.items[0]["position"].text == "4 0 1; 0 4 1");
  // The same for who pays, and where the mixture wins the same everywhere: then nothing goes.
  CHECK(keys(told("matrix_game", "weak_mixtures", "-4 0 -2; 0 -4 -2; -1 -1 0")) ==
        Texts{"weak_mixed_column", "rest"});
  CHECK(keys(told("matrix_game", "weak_mixtures", "4 0; 0 4; 2 2")) == Texts{"rest"});
  // Better everywhere: it is said so. Then the columns, one for one.
  CHECK(keys(told("matrix_game", "weak_mixtures", "4 0; 0 4; 1 1")) == Texts{"mixed_row", "rest"});
  // Each player by their own payoffs: A's third row as above, B likes the columns alike.
  CHECK(keys(told("bimatrix", "weak_mixtures", "4,0 0,0 1,0; 0,0 4,0 1,0; 2,0 2,0 0,0")) ==
        Texts{"weak_mixed_row", "rest"});
  CHECK(keys(told("bimatrix", "weak_mixtures", "0,4 0,0 0,2; 0,0 0,4 0,2; 0,1 0,1 0,0")) ==
        Texts{"weak_mixed_column", "rest"});
}

TEST_CASE("dominance: the reader’s own strike is told what mixture does it") {
  const Told said = told("matrix_game", "strike", "4 0 1; 0 4 1; 2 2 0 | | r3");
  CHECK(said["kind"].text == "weak_mixed");
  CHECK(said["by"].list.empty());
  REQUIRE(said["mixture"]["weights"].items.size() == 3);
  CHECK(said["mixture"]["total"].text == "2");
  CHECK(told("matrix_game", "strike", "4 0; 0 4; 2 2 | | r3")["kind"].text == "none");
  CHECK(told("matrix_game", "strike", "4 0 1; 0 4 1; 2 2 0 | r1 | r3")["kind"].text == "none");
}

TEST_CASE("dominance: weakly by mixtures, all 3 x 3 of -1, 0 and 1 against every mixture of two lines") {
  // Differences are at most 2 from 0: of two lines the weights sum to at most 4.
  for (int code = 0; code < 19'683; ++code) {
    Pair game{{}, {}};
    for (int i = 0, rest = code; i < 3; ++i) {
      game.a.emplace_back(), game.b.emplace_back();
      for (int j = 0; j < 3; ++j, rest /= 3) {
        game.a.back().push_back(rest % 3 - 1), game.b.back().push_back(1 - rest % 3);
      }
    }
    check(game, told("matrix_game", "weak_mixtures", oracle::written(game.a)), 4);
  }
}

TEST_CASE("dominance: weakly by mixtures, games of two payoffs to 4 x 4, against every mixture of three") {
  // Differences are at most 2 from 0, so that a determinant of two rows of three with ones is at most 24.
  std::mt19937_64 random(57);
  int by_mixture = 0;
  for (int round = 0; round < 600; ++round) {
    const std::size_t rows = 2 + random() % 3, columns = 2 + random() % 3;
    Pair game{{}, {}};
    std::string text;
    for (std::size_t i = 0; i < rows; ++i) {
      game.a.emplace_back(), game.b.emplace_back();
      for (std::size_t j = 0; j < columns; ++j) {
        game.a.back().push_back(static_cast<std::int64_t>(random() % 3) - 1);
        game.b.back().push_back(static_cast<std::int64_t>(random() % 3) - 1);
      }
    }
    // In every other game the third row is the mean of two that beat each other somewhere, but for less in
    // one column.
    if (round % 2 == 0 && rows > 2 && columns > 2) {
      for (std::size_t j = 0; j < columns; ++j) {
        const std::int64_t by = j == 0 ? 1 : j == 1 ? -1 : game.a[0][j];
        game.a[0][j] = by;
        game.a[1][j] = j < 2 ? -by : by;
        game.a[2][j] = j < 2 ? 0 : by;
      }
      std::int64_t& less = game.a[2][2 + random() % (columns - 2)];
      less = std::max<std::int64_t>(less - 1, -1);
    }
    for (std::size_t i = 0; i < rows; ++i) {
      for (std::size_t j = 0; j < columns; ++j)
        text += std::to_string(game.a[i][j]) + ',' + std::to_string(game.b[i][j]) + ' ';
      text += ';';
    }
    const Told steps = told("bimatrix", "weak_mixtures", text);
    for (const std::string& key : keys(steps)) by_mixture += key.starts_with("weak_mixed");
    check(game, steps, 24);
  }
  CHECK(by_mixture > 10);
}

TEST_CASE("dominance: mixtures at the limits end, in steps") {
  // Even mixtures of all win what the last row wins but in the last column: pivots of a sum of 0, and one
  // more.
  std::string text;
  for (int i = 0; i < 39; ++i) {
    for (int j = 0; j < 39; ++j) text += i == j ? "39 " : "0 ";
    text += "1 ;";
  }
  for (int j = 0; j < 39; ++j) text += "1 ";
  text += "0 ;";
  const auto job = open_subject("matrix_game", "")->ask({"weak_mixtures", text, {}});
  int steps = 1;
  while (!job->step()) ++steps;
  CHECK(steps > 20);
  const Data data = job->tell();
  ToldReader reader(data.bytes());
  const Told told = reader.read();
  CHECK(told.items[0]["key"].text == "weak_mixed_row");
  CHECK(told.items[0]["numbers"].list.size() == 79);
  CHECK(refusal([] {
          std::string wide;
          for (int j = 0; j < 41; ++j) wide += "1 ";
          nimlab::told("matrix_game", "weak_mixtures", wide);
        }).limit == "40");
}
