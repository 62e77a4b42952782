#include "work.hpp"

#include <functional>

#include "asking.hpp"
#include "largest.hpp"

/// Whoever asks can stop between two steps: none of them, nor the reading of a question, nor the telling of
/// an answer, may go on for long. Here the largest and the most degenerate input of every question is asked.

using namespace nimlab;
using largest::repeat;

namespace {

/// A block takes from half a nanosecond to some. A step is to take about a millisecond and takes 20 at most;
/// games with a million of things take up to 200, which is too long still.
constexpr std::uint64_t most_of_a_step = 20'000'000, most_of_a_large_game = 250'000'000;
/// What is read or told in one go: a matrix of 40,000 large numbers.
constexpr std::uint64_t most_at_once = 60'000'000;
/// Of one question; then it is left, as a reader would.
constexpr std::uint64_t enough = 30'000'000;

struct Asked {
  std::string question, text, rule = "";
  std::vector<std::uint64_t> numbers = {};
};

void check(const std::string& subject, const Asked& asked, std::uint64_t most_of_a_step,
           std::uint64_t most_at_once) {
  const std::string what =
      subject + ' ' + asked.rule.substr(0, 40) + ": " + asked.question + ' ' + asked.text.substr(0, 40);
  CAPTURE(what);
  const std::uint64_t begin = work_done();
  std::uint64_t before = begin;
  const auto lap = [&](const char* part, std::uint64_t most) {
    const std::uint64_t now = work_done(), worked = now - before;
    before = now;
    if (worked > most) FAIL_CHECK(part << " took " << worked);
  };
  try {
    const auto opened = open_subject(subject, asked.rule);
    lap("opening", most_at_once);
    const auto job = opened->ask({asked.question, asked.text, asked.numbers});
    lap("asking", most_at_once);
    bool finished = false;
    while (!finished && before - begin < enough) {
      finished = job->step();
      lap("a step", most_of_a_step);
    }
    if (finished) {
      job->tell();
      lap("telling", most_at_once);
    }
  } catch (const Error& error) {
    lap("refusing", most_at_once);
    CAPTURE(static_cast<int>(error.code));
    // A table that this rule does not have, or not as long; a reply where the game is over.
    const bool expected = error.code == ErrorCode::too_long || error.code == ErrorCode::too_many ||
                          error.code == ErrorCode::too_large || error.code == ErrorCode::unsupported ||
                          error.code == ErrorCode::game_over;
    CHECK(expected);
  }
  catalogue().forget_everything();
}

std::string matrix(std::size_t rows, std::size_t columns,
                   const std::function<std::int64_t(std::size_t, std::size_t)>& entry) {
  std::string text;
  for (std::size_t i = 0; i < rows; ++i) {
    if (i > 0) text += ';';
    for (std::size_t j = 0; j < columns; ++j) text += std::to_string(entry(i, j)) + ' ';
  }
  return text;
}
std::int64_t drawn(std::int64_t most) {
  static std::mt19937_64 random(28);
  return static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(2 * most + 1)) - most;
}
std::string random_matrix(std::size_t rows, std::size_t columns, std::int64_t most = 1'000'000'000'000'000) {
  return matrix(rows, columns, [&](std::size_t, std::size_t) { return drawn(most); });
}
/// Rock, paper, scissors: opposite signs draw, and share their weight as they like.
std::string signs(std::size_t n) {
  return matrix(n, n, [&](std::size_t i, std::size_t j) -> std::int64_t {
    const std::size_t ahead = (j + n - i) % n;
    return ahead == 0 || 2 * ahead == n ? 0 : 2 * ahead < n ? 1 : -1;
  });
}
std::string diagonal(std::size_t n, std::int64_t noise) {
  return matrix(n, n, [&](std::size_t i, std::size_t j) {
    return i == j ? std::int64_t{1} << std::min<std::size_t>(i, 49) : noise == 0 ? 0 : std::abs(drawn(noise));
  });
}
std::string pairs(std::size_t n, std::int64_t most) {
  std::string text;
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < n; ++j)
      text += std::to_string(drawn(most)) + ',' + std::to_string(drawn(most)) + ' ';
    text += ';';
  }
  return text;
}
/// A tree of so many levels, each node with two children.
std::string tree(int levels) {
  return levels == 0 ? std::to_string(drawn(1'000'000))
                     : '[' + tree(levels - 1) + ' ' + tree(levels - 1) + ']';
}
std::string thread(int levels) { return levels == 0 ? "1" : "[2 " + thread(levels - 1) + ']'; }

std::vector<Asked> of_matrices() {
  const std::string ones = repeat(200, "1"), even = signs(200), wide = random_matrix(200, 200),
                    zero = matrix(200, 200, [](auto, auto) { return 0; });
  std::vector<Asked> all;
  for (const std::string& each : {signs(160), even, zero, wide, random_matrix(200, 200, 1), diagonal(100, 0),
                                  diagonal(200, 0), diagonal(200, 1'000'000)}) {
    all.push_back({"solve", each});
  }
  for (const std::string& each : {even, zero, wide}) {
    for (const char* question : {"read", "pure", "strict", "weak"}) all.push_back({question, each});
    all.push_back({"check", each + '|' + ones + '|' + ones});
    all.push_back({"draw", each, "", {0, 1, 100'000}});
    all.push_back({"match", each, "", {1, 100'000}});
    all.push_back({"match", each + '|' + ones + '|' + ones, "", {1, 100'000}});
    all.push_back({"played", each, "", std::vector<std::uint64_t>(100'000, 7)});
    all.push_back({"strike", each + "| | r1"});
    for (const char* question : {"judge_value", "judge_lower", "judge_upper"})
      all.push_back({question, each + "| 0", "", {2}});
    for (const char* question : {"judge_row", "judge_column"})
      all.push_back({question, each + '|' + ones, "", {2}});
    all.push_back({"judge_saddles", each + "| -"});
    all.push_back({"judge_order", each + "| r1"});
    all.push_back({"judge_built", each + "| mixed saddles=0 left=1 value=1/2"});
    all.push_back({"judge_mixture", each + "| r3 |" + ones});
  }
  for (const char* question : {"mixtures", "weak_mixtures"}) {
    all.push_back({question, signs(40)});
    all.push_back({question, random_matrix(40, 40)});
    all.push_back({question, matrix(40, 40, [](auto, auto) { return 0; })});
  }
  all.push_back({"lines", random_matrix(2, 200)});
  all.push_back({"lines", random_matrix(200, 2)});
  return all;
}

std::vector<Asked> of_tableaux() {
  std::vector<Asked> all;
  for (const std::string& each : {signs(50), random_matrix(50, 50), diagonal(50, 9)}) {
    for (const char* question : {"bland", "largest"}) {
      all.push_back({question, each});
      all.push_back({question, each, "", {60}});
    }
  }
  for (const std::string& each : {signs(12), random_matrix(12, 12), diagonal(12, 9)}) {
    for (std::uint64_t rule : {0u, 1u}) all.push_back({"tableaux", each, "", {rule, 0}});
    for (const char* question : {"judge_pivot", "judge_pivot_largest"})
      all.push_back({question, each + "| 1 1", "", {2, 40}});
  }
  const auto program = [](std::size_t n) {
    return matrix(n, n, [n](std::size_t i, std::size_t j) {
      return i + 1 == n ? -1 - std::abs(drawn(9)) : j + 1 == n ? 1'000 : 10 + drawn(9);
    });
  };
  for (const char* question : {"program_bland", "program_largest"}) all.push_back({question, program(50)});
  for (const char* question : {"judge_program_pivot", "judge_program_pivot_largest"})
    all.push_back({question, program(12) + "| 1 1", "", {2, 40}});
  all.push_back({"judge_program_value", program(12) + "| 1/20"});
  for (const std::string& each :
       {signs(10), signs(30), random_matrix(30, 30), matrix(30, 30, [](auto, auto) { return 0; })})
    all.push_back({"vertices", each});
  return all;
}

std::vector<Asked> of_pairs() {
  std::vector<Asked> all;
  for (const std::string& each : {pairs(8, 1), pairs(8, 1'000'000'000'000'000)}) {
    for (const char* question :
         {"equilibria", "judge_equilibria", "judge_pure", "judge_cells", "judge_pareto", "judge_dominant_row",
          "judge_dominant_column", "judge_level_row", "judge_level_column", "judge_game"}) {
      const std::string is = question;
      const bool judges = is.starts_with("judge");
      all.push_back({question,
                     judges ? each + (is == "judge_cells" || is == "judge_pareto" ? "| 1 1"
                                      : is == "judge_game"                        ? "| one"
                                                                                  : "| 1")
                            : each,
                     "",
                     {2}});
    }
  }
  for (const std::string& each : {pairs(20, 1), pairs(20, 1'000'000'000'000'000)}) {
    for (const char* question :
         {"read", "best", "strict", "weak", "mixtures", "weak_mixtures", "pareto", "security"})
      all.push_back({question, each});
    for (const char* way : {"best", "echo"})
      all.push_back({"played", each + '|' + way, "", std::vector<std::uint64_t>(1'000, 3)});
  }
  for (const char* question :
       {"judge_mix_row", "judge_mix_column", "judge_wins_row", "judge_wins_column", "judge_ten"})
    all.push_back({question, pairs(2, 1'000'000'000) + "| 1", "", {2}});
  return all;
}

std::vector<Asked> of_trees() {
  std::vector<Asked> all;
  for (const std::string& each : {tree(11), thread(59), '[' + repeat(4'990, "7") + ']'}) {
    for (const char* question : {"read", "tree", "negamax", "alphabeta", "deepening", "walk", "ordered"})
      all.push_back({question, each});
    all.push_back({"moved", each, "", {2, 1}});
    all.push_back({"judge_value", each + "| 5", "", {2}});
    all.push_back({"judge_leaves", each + "| 5", "", {2}});
  }
  return all;
}

/// All plans with all states, all of which are reached.
std::string repeated(const std::string& rounds) {
  return "999999,999999 2,8; 8,2 3,3 | " + rounds + " | " + repeat(12, "123.245.156.267.278.181.112.246");
}

const std::map<std::string, std::vector<Asked>>& instruments_asked() {
  static const std::map<std::string, std::vector<Asked>> all{
      {"matrix_game", of_matrices()},
      {"simplex", of_tableaux()},
      {"bimatrix", of_pairs()},
      {"game_tree", of_trees()},
      {"guess_card",
       {{"chance", "1000 1000"},
        {"chance", "8 8"},
        {"table", "1000 1000"},
        {"window", "1 1", "", {1'000, 1'000}}}},
      {"secret_stop",
       {{"solve", random_matrix(1, 250)},
        {"solve", matrix(1, 250, [](auto, std::size_t j) { return j; })},
        {"read", random_matrix(1, 250) + "| 7 gggs"},
        {"check", random_matrix(1, 250) + '|' + repeat(250, "1")},
        {"judge_value", random_matrix(1, 250) + "| 3", "", {2}},
        {"judge_stop", random_matrix(1, 250) + '|' + repeat(250, "1"), "", {2}},
        {"judge_hidden", random_matrix(1, 250) + '|' + repeat(250, "1"), "", {2}},
        {"judge_worth", random_matrix(1, 250) + "| 3", "", {2}}}},
      {"repeated_game",
       {{"read", repeated("200")},
        {"tournament", repeated("200")},
        {"tournament", repeated("200 1/100")},
        {"match", repeated("200") + "| 1 12"},
        {"play", repeated("200") + "| 12", "", std::vector<std::uint64_t>(200, 2)},
        {"best", repeated("200 1/100") + "| 12"},
        {"generations", repeated("200 1/100") + '|' + repeat(13, "50")},
        {"judge_best", repeated("200 1/100") + "| 5"},
        {"judge_total", repeated("200 1/100") + "| 5"},
        {"judge_score", repeated("200 1/100") + "| 5"}}},
      {"kuhn_poker",
       {{"solve", "all"},
        {"solve", "sensible"},
        {"matrix", "all"},
        {"matrix", "sensible"},
        {"play", "first 1/6 1/2 1/2", "", {1, 20'000}},
        {"read", "second 7"},
        {"check", "second 1/3 1/3"},
        {"family", "1/6"},
        {"deals", "3 2"}}},
      {"nimber",
       {{"add", repeat(1'000, "18446744073709551615")},
        {"multiply", repeat(1'000, "18446744073709551615")},
        {"wide", "340282366920938463463374607431768211455 340282366920938463463374607431768211454"},
        {"divide", "18446744073709551614 18446744073709551615"},
        {"power", "18446744073709551614 18446744073709551615"},
        {"inverse", "18446744073709551614"},
        {"root", "18446744073709551614"},
        {"order", "18446744073709551614"},
        {"polynomial", "18446744073709551614"},
        {"solve", "18446744073709551614"},
        {"table", "18446744073709551000 18446744073709551000 512 512"},
        {"explain", "18446744073709551614 18446744073709551613"}}},
      {"twenty_four",
       {{"read", "1 2 3 4 5 6"},
        {"solve", "1 2 3 4 5 6"},
        {"solve", "999983 999979 999961 999959 999953 999931", "1000000"},
        {"hint", "1 2 3 4 5 6"},
        {"judge", "1 2 3 4 5 6: 1+2+3+4+5+6"},
        {"hands", "4 13"},
        {"consecutive", "100000"},
        {"copies", "100000"},
        {"judge_count", "1 2 3 4 5 6 | 5"},
        {"judge_expression", "1 2 3 4 5 6 | 1+2+3+4+5+6"},
        {"judge_hands", "4 13 | 5"},
        {"judge_whole_hands", "4 13 | 5"}}},
  };
  return all;
}

}  // namespace

TEST_CASE("work of a step: every game at its limits") {
  const auto all = largest::positions();
  for (const GameInfo* info : games()) {
    const std::string name(info->name);
    const auto asked = [&](const Asked& each) {
      check(name, each, most_of_a_large_game, most_of_a_large_game);
    };
    for (const auto& [rule, position] : all.at(name)) {
      asked({"analyse", position, rule, {}});
      if (position.size() > 1'000'000) continue;  // most of the time it would be read
      for (const char* question : {"explain", "search"}) asked({question, position, rule, {}});
      asked({"certify", position, rule, {0, 100}});
      for (std::uint64_t perfect : {0u, 1u}) asked({"reply", position, rule, {perfect, 1}});
      asked({"moves", position, rule, {0, 10'000}});
      if (info->has_map) asked({"map", "", rule, {}});
      for (std::uint64_t size : {2'000u, 1'000'000u}) {
        if (info->has_table) asked({"table", "", rule, {size}});
      }
    }
  }
}

TEST_CASE("work of a step: every instrument, the largest and the most degenerate") {
  for (const InstrumentInfo* info : catalogue().instruments()) {
    const std::string name(info->name);
    for (const Asked& asked : instruments_asked().at(name)) check(name, asked, most_of_a_step, most_at_once);
  }
}
