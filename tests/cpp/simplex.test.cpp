#include "told.hpp"
#include "zero_sum_oracle.hpp"

using namespace nimlab;
using oracle::Ratio;
using Texts = std::vector<std::string>;

namespace {

Told ask(const std::string& what, const std::string& text, const std::vector<std::uint64_t>& numbers = {}) {
  const auto job = open_subject(what == "match" || what == "solve" ? "matrix_game" : "simplex", "")
                       ->ask({what, text, numbers});
  while (!job->step()) {
  }
  const Data data = job->tell();
  ToldReader reader(data.bytes());
  return reader.read();
}
std::string key(const std::string& what, const std::string& text,
                const std::vector<std::uint64_t>& numbers = {}) {
  const Told told = ask("judge_" + what, text, numbers);
  CHECK((told["right"].kind == 2) == told["key"].text.empty());
  return told["key"].text;
}
Error error(const std::string& what, const std::string& text) {
  return refusal([&] { ask(what, text); });
}

Ratio ratio(const std::string& text) {
  const std::size_t slash = text.find('/');
  return {std::stoll(text), slash == std::string::npos ? 1 : std::stoll(text.substr(slash + 1))};
}
std::vector<Ratio> ratios(const Told& texts) {
  std::vector<Ratio> out;
  for (const Told& each : texts.items) out.push_back(ratio(each.text));
  return out;
}

/// The steps of a solution against pivots by their definition, on every entry; the rule against its words.
void check_steps(const Told& told, bool largest) {
  const auto& steps = told["steps"].items;
  REQUIRE_FALSE(steps.empty());
  for (std::size_t k = 0; k < steps.size(); ++k) {
    const std::vector<Ratio> cells = ratios(steps[k]["cells"]);
    const auto &basic = steps[k]["basic"].list, &others = steps[k]["others"].list;
    const std::size_t rows = basic.size(), columns = others.size();
    const auto at = [&](std::size_t i, std::size_t j) { return cells[i * (columns + 1) + j]; };
    const std::size_t row = steps[k]["row"].number, column = steps[k]["column"].number;
    for (std::size_t j = 0; j < columns; ++j) {
      const bool gains = at(rows, j) < 0;
      if (column == 0 && told["state"].text == "optimal") REQUIRE_FALSE(gains);
      if (column == 0 || !gains) continue;
      if (largest)
        REQUIRE_FALSE(at(rows, j) < at(rows, column - 1));
      else
        REQUIRE(others[column - 1] <= others[j]);
    }
    if (row == 0) {
      REQUIRE(k + 1 == steps.size());
      continue;
    }
    REQUIRE(at(rows, column - 1) < 0);
    const Ratio pivot = at(row - 1, column - 1), least = at(row - 1, columns) / pivot;
    REQUIRE(Ratio(0) < pivot);
    for (std::size_t i = 0; i < rows; ++i) {
      const std::string& shown = steps[k]["ratios"].items[i].text;
      REQUIRE(shown.empty() == !(Ratio(0) < at(i, column - 1)));
      if (shown.empty()) continue;
      REQUIRE(ratio(shown) == at(i, columns) / at(i, column - 1));
      REQUIRE_FALSE(ratio(shown) < least);
      if (ratio(shown) == least) REQUIRE(basic[row - 1] <= basic[i]);
    }
    const std::vector<Ratio> next = ratios(steps[k + 1]["cells"]);
    for (std::size_t i = 0; i <= rows; ++i) {
      for (std::size_t j = 0; j <= columns; ++j) {
        const bool own_row = i == row - 1, own_column = j == column - 1;
        const Ratio want = own_row && own_column ? Ratio(1) / pivot
                           : own_row             ? at(i, j) / pivot
                           : own_column          ? Ratio(0) - at(i, j) / pivot
                                                 : at(i, j) - at(i, column - 1) * at(row - 1, j) / pivot;
        REQUIRE(next[i * (columns + 1) + j] == want);
      }
    }
  }
}

}  // namespace

TEST_CASE("tableaux: every pivot is one, and the strategies read off the last are a certificate, 300 games") {
  std::mt19937_64 random(71);
  for (int sample = 0; sample < 300; ++sample) {
    const std::size_t rows = 1 + random() % 4, columns = 1 + random() % 4;
    const std::int64_t most = sample % 2 == 0 ? 2 : 6;
    std::vector<std::vector<std::int64_t>> a(rows, std::vector<std::int64_t>(columns));
    std::string text;
    for (auto& row : a) {
      for (std::int64_t& cell : row) {
        cell = static_cast<std::int64_t>(random() % (2 * most + 1)) - most;
        text += std::to_string(cell) + ' ';
      }
      text += ';';
    }
    CAPTURE(text);
    for (const std::uint64_t largest : {0u, 1u}) {
      const Told told = ask("tableaux", text, {largest, 0});
      if (told["state"].text == "cycle") {
        REQUIRE(largest == 1);
        continue;
      }
      REQUIRE(told["state"].text == "optimal");
      check_steps(told, largest == 1);
      const Ratio value = ratio(told["value"].text);
      const auto shares = [](const Told& mixture) {
        std::vector<Ratio> out;
        Ratio sum;
        for (const Told& each : mixture["weights"].items) {
          out.emplace_back(std::stoll(each.text), std::stoll(mixture["total"].text));
          REQUIRE_FALSE(out.back() < 0);
          sum = sum + out.back();
        }
        REQUIRE(sum == 1);
        return out;
      };
      const std::vector<Ratio> x = shares(told["rowStrategy"]), y = shares(told["columnStrategy"]);
      for (std::size_t j = 0; j < columns; ++j) {
        Ratio wins;
        for (std::size_t i = 0; i < rows; ++i) wins = wins + x[i] * a[i][j];
        REQUIRE_FALSE(wins < value);
      }
      for (std::size_t i = 0; i < rows; ++i) {
        Ratio loses;
        for (std::size_t j = 0; j < columns; ++j) loses = loses + y[j] * a[i][j];
        REQUIRE_FALSE(value < loses);
      }
    }
  }
}

TEST_CASE("tableaux: programs that cycle, that end, that have no end") {
  // E. M. L. Beale 1955
  const std::string beale = "1/4 -60 -1/25 9 0; 1/2 -90 -1/50 3 0; 0 0 1 0 1; -3/4 150 -1/50 6 0";
  const Told cycle = ask("tableaux", beale, {1, 1});
  CHECK(cycle["state"].text == "cycle");
  CHECK(cycle["steps"].items.size() == 7);
  CHECK(cycle["first"].number == 0);
  CHECK(cycle["value"].text.empty());
  check_steps(cycle, true);
  const Told ends = ask("tableaux", beale, {0, 1});
  CHECK(ends["state"].text == "optimal");
  CHECK(ends["value"].text == "1/20");
  CHECK(ends["rowStrategy"].kind == 0);
  check_steps(ends, false);
  CHECK(ask("tableaux", "-1 1; -1 0", {0, 1})["state"].text == "unbounded");
  CHECK(key("program_value", beale + "| 1/20").empty());
  CHECK(key("program_value", beale + "| 1/10") == "program_high");
  CHECK(key("program_value", beale + "| 1/10", {1}) == "program_pivots");
  CHECK(key("program_value", "-1 1; -1 0 | -").empty());
  CHECK(key("program_value", "-1 1; -1 0 | 5") == "program_unbounded");
  // What cannot be read is refused, with or without a largest sum, and after a pivot too.
  for (const std::string& program :
       std::vector<std::string>{"-1 1; -1 0", "-1 1 1; 1 -2 2; -1 -1 0", beale}) {
    const Error unread = refusal([&] { key("program_value", program + " | abc"); });
    CHECK(unread.code == ErrorCode::not_a_number);
    CHECK(unread.part == "abc");
    CHECK(unread.at == program.size() + 3);
    CHECK(refusal([&] { key("program_value", program + " | 1/0"); }).code == ErrorCode::too_small);
    CHECK(refusal([&] { key("program_value", program + " | 1 2"); }).code == ErrorCode::syntax);
  }
}

TEST_CASE("tableaux: a reader's pivot is judged with its cause") {
  // By hand: maximise 3x + 2y where x + y <= 4, x + 3y <= 6, 2x + y <= 8 (its ratios are 4, 6, 4 under x).
  const std::string program = "1 1 4; 1 3 6; 2 1 8; -3 -2 0 | ";
  CHECK(key("program_pivot", program + "1 1").empty());
  CHECK(key("program_pivot", program + "3 1") == "pivot_tie");
  CHECK(key("program_pivot", program + "2 1") == "pivot_ratio");
  CHECK(key("program_pivot", program + "1 2") == "pivot_not_first");
  CHECK(key("program_pivot_largest", program + "1 2") == "pivot_not_largest");
  CHECK(key("program_pivot", program + "-") == "pivot_more");
  CHECK(key("program_pivot", "1 1 4; 1 3 6; 3 2 0 | 1 1") == "pivot_done");
  CHECK(key("program_pivot", "1 1 4; 1 3 6; 3 2 0 | -").empty());
  CHECK(key("program_pivot", "1 1 4; -1 3 6; -3 2 0 | 1 2") == "pivot_no_gain");
  CHECK(key("program_pivot", "1 1 4; -1 3 6; -3 2 0 | 2 1") == "pivot_not_positive");
  CHECK(key("program_pivot", "-1 1; -1 0 | 1 1") == "pivot_unbounded");
  // x enters at row 1: then y is worth -2 + 3 = 1 below, nothing more to gain.
  CHECK(key("program_pivot", program + "-", {0, 1}).empty());
  const Told cause = ask("judge_program_pivot", program + "2 1");
  CHECK(cause["texts"].items[0].text == "6");
  CHECK(cause["texts"].items[1].text == "4");
  CHECK(cause["lit"].items[1].text == "column-1");
}

TEST_CASE("tableaux: what is wrong is named") {
  CHECK(error("judge_program_pivot", "1 1 4; -3 -2 0 | 2 1").at == 17);
  CHECK(error("judge_program_pivot", "1 1 4; -3 -2 0 | 1").code == ErrorCode::odd_number);
  CHECK(error("judge_program_pivot", "1 1 4; -3 -2 0").code == ErrorCode::empty);
  CHECK(error("judge_pivot", "1 2; 3 4 | x 1").code == ErrorCode::not_a_number);
  std::string wide;
  for (int i = 0; i < 13; ++i) wide += "1 ";
  CHECK(error("tableaux", wide).limit == "12");
}

TEST_CASE("matrix_game: a match is what its plays sum up to, and keeps to the strategies") {
  const Told match = ask("match", "-2 3; 3 -4 | 1 1 | -", {5, 2'000});
  // Against (7, 5)/12 every strategy of the row player wins 1/12 (T. S. Ferguson, Odd or Even).
  CHECK(match["expected"].text == "1/12");
  CHECK(match["value"].text == "1/12");
  CHECK(match["at"].list.back() == 2'000);
  CHECK(match["at"].list.size() == match["sums"].items.size());
  CHECK(match["rows"].list[0] + match["rows"].list[1] == 2'000);
  CHECK(std::abs(static_cast<double>(match["rows"].list[0]) - 1'000) < 112);  // five deviations of 22.4
  CHECK(std::abs(static_cast<double>(match["columns"].list[0]) - 1'167) < 111);
  const Told pure = ask("match", "1/2 2; 3 4 | 1 0 | 0 1", {1, 7});
  CHECK(pure["sums"].items.back().text == "14");
  CHECK(pure["sums"].items.front().text == "2");
  CHECK(pure["expected"].text == "2");
  CHECK(pure["value"].text == "3");
  CHECK(ask("match", "1 2; 3 4 | - | 1 1", {1, 3})["sums"].items.size() == 3);
  CHECK(error("match", "1 2; 3 4 | 1 | -").code == ErrorCode::ragged);
}
