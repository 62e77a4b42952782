#include <algorithm>
#include <cmath>
#include <map>
#include <random>

#include "instruments/matrices/zero_sum.hpp"
#include "math/fraction.hpp"
#include "math/tableau.hpp"
#include "problems/judge.hpp"
#include "told.hpp"

using namespace nimlab;

namespace {

std::vector<Fraction> chances(const Told& mixture) {
  std::vector<Fraction> out;
  for (const Told& weight : mixture["weights"].items)
    out.emplace_back(Fraction(Integer(std::stoll(weight.text)), Integer(std::stoll(mixture["total"].text))));
  return out;
}

std::string value(const std::string& text) { return told("secret_stop", "solve", text)["value"].text; }

/// The host's chances are mixtures of these: each of n even parts of the chance moves from its cell to the
/// right. So the game is a matrix of stops by moves, in n-th parts.
Payoffs by_rules(const std::vector<std::int64_t>& values) {
  const std::size_t n = values.size();
  std::vector<std::vector<std::size_t>> moves{{}};
  for (std::size_t i = 0; i < n; ++i) {
    std::vector<std::vector<std::size_t>> more;
    for (const auto& move : moves) {
      for (std::size_t to = i; to < n; ++to) {
        more.push_back(move);
        more.back().push_back(to);
      }
    }
    moves = more;
  }
  Payoffs out{n, moves.size(), {}};
  for (std::size_t stop = 0; stop < n; ++stop) {
    for (const auto& move : moves) {
      std::int64_t sum = 0;
      for (std::size_t k : move) sum += values[std::min(k, stop)];
      out.cells.push_back(sum);
    }
  }
  return out;
}

}  // namespace

TEST_CASE("secret_stop: by hand") {
  CHECK(value("7") == "7");
  CHECK(value("1 5") == "3");    // the first cell is the last with a chance of at most 1/2
  CHECK(value("5 1") == "5");    // stop at once
  CHECK(value("0 0 3") == "1");  // on to the end; the stop is even
  CHECK(value("2 2 2") == "2");
  CHECK(value("-1/2 1/2") == "0");
  CHECK(refusal([] { told("secret_stop", "solve", "1 2; 3 4"); }).code == ErrorCode::too_many);
  CHECK(refusal([] { told("secret_stop", "solve", "1 x"); }).at == 2);
  CHECK(refusal([] { told("secret_stop", "halt", "1"); }).code == ErrorCode::unsupported);
  const Error idle = refusal([] { told("secret_stop", "check", "1 5 2 | 0 0/3 0"); });
  CHECK(idle.code == ErrorCode::all_zero);  // not that nothing was given
  CHECK(idle.at == 8);
}

TEST_CASE(
    "secret_stop: the matrix of all pure choices has the same value, and both strategies are what they say") {
  std::mt19937_64 random(61);
  for (int i = 0; i < 200; ++i) {
    const std::size_t n = 1 + random() % 5;
    std::vector<std::int64_t> values;
    std::string text;
    for (std::size_t k = 0; k < n; ++k) {
      values.push_back(static_cast<std::int64_t>(random() % 10) - 3);
      text += std::to_string(values.back()) + ' ';
    }
    CAPTURE(text);
    const Told solved = told("secret_stop", "solve", text);
    const Payoffs game = by_rules(values);
    const Fraction truth = solve(game).value / Fraction(static_cast<std::int64_t>(n));
    REQUIRE(solved["value"].text == truth.text());
    const std::vector<Fraction> stop = chances(solved["stop"]), hidden = chances(solved["hidden"]);
    // No move of the host does better than the value against the stops; those of all n parts at once.
    for (std::size_t move = 0; move < game.columns; ++move) {
      Fraction sum;
      for (std::size_t s = 0; s < n; ++s)
        sum = sum + stop[s] * Fraction(game.at(s, move), static_cast<std::int64_t>(n));
      REQUIRE(sum >= truth);
    }
    // What is hidden keeps to the rule, and no stop gets more.
    Fraction before;
    for (std::size_t x = 0; x < n; ++x) {
      REQUIRE(before <= Fraction(static_cast<std::int64_t>(x), static_cast<std::int64_t>(n)));
      before = before + hidden[x];
    }
    for (std::size_t s = 0; s < n; ++s) {
      Fraction sum;
      for (std::size_t k = 0; k < n; ++k) sum = sum + hidden[k] * Fraction(values[std::min(k, s)]);
      REQUIRE(sum <= truth);
    }
  }
}

namespace {

Integer whole(const std::string& text) {
  Integer out;
  for (char c : text)
    if (c != '-') out = out * Integer(10) + Integer(c - '0');
  return text[0] == '-' ? -out : out;
}
Fraction fraction(const std::string& text) {
  const std::size_t bar = text.find('/');
  return bar == std::string::npos ? Fraction(whole(text))
                                  : Fraction(whole(text.substr(0, bar)), whole(text.substr(bar + 1)));
}

/// Both strategies are chances, the host's keep to the rule, no stop gets more than the value against them,
/// and against the other, even parts that each move right to the worst leave no less.
void check_certified(const std::vector<Fraction>& values, const Told& solved) {
  const std::size_t n = values.size();
  const Fraction value = fraction(solved["value"].text), parts = static_cast<std::int64_t>(n);
  const auto shares = [&](const char* whose) {
    std::vector<Fraction> out;
    Fraction all;
    for (const Told& weight : solved[whose]["weights"].items) {
      out.emplace_back(whole(weight.text), whole(solved[whose]["total"].text));
      REQUIRE(out.back().sign() >= 0);
      all = all + out.back();
    }
    REQUIRE(out.size() == n);
    REQUIRE(all == Fraction(1));
    return out;
  };
  const std::vector<Fraction> stop = shares("stop"), hidden = shares("hidden");
  Fraction before, stopped;
  for (std::size_t s = 0; s < n; ++s) {
    REQUIRE(before <= Fraction(static_cast<std::int64_t>(s)) / parts);
    REQUIRE(stopped + (Fraction(1) - before) * values[s] <= value);
    stopped = stopped + hidden[s] * values[s], before = before + hidden[s];
  }
  std::vector<Fraction> gets;
  Fraction earlier, left = 1;
  for (std::size_t k = 0; k < n; ++k) {
    gets.push_back(earlier + left * values[k]);
    earlier = earlier + stop[k] * values[k], left = left - stop[k];
  }
  Fraction sure;
  for (std::size_t i = 0; i < n; ++i) sure = sure + *std::min_element(gets.begin() + i, gets.end());
  REQUIRE(sure / parts == value);
}

/// The whole program of the rules, as a tableau with Bland's rule: maximise the even mean of z, z_i at most
/// z_(i+1) and what the stop i brings, by chances that sum to at most 1. Values are not negative.
Fraction by_program(const std::vector<std::int64_t>& values, std::int64_t denominator) {
  const std::size_t n = values.size(), width = 2 * n + 1;
  std::vector<Integer> table((2 * n + 1) * width);
  for (std::size_t i = 0; i < n; ++i) {
    if (i + 1 < n) table[i * width + i] = 1, table[i * width + i + 1] = -1;
    table[(n + i) * width + i] = 1, table[2 * n * width + i] = -1;
    for (std::size_t s = 0; s < n; ++s) table[(n + i) * width + n + s] = -values[std::min(i, s)];
    table[(n - 1) * width + n + i] = 1;
  }
  table[(n - 1) * width + 2 * n] = 1;
  Tableau t(2 * n, 2 * n, std::move(table));
  while (const auto column = t.entering(PivotRule::bland)) t.pivot(*t.leaving(*column), *column);
  return t.entry(2 * n, 2 * n) / Fraction(static_cast<std::int64_t>(n) * denominator);
}

struct Row {
  std::vector<std::int64_t> numbers;
  std::string text;
  std::vector<Fraction> values;
};
/// Ties, steady rises with falls, saws, anything: over a denominator.
Row row(std::mt19937_64& random, std::size_t n, int kind, std::int64_t denominator) {
  Row out;
  const auto below = [&](std::uint64_t end) { return static_cast<std::int64_t>(random() % end); };
  for (std::size_t i = 0; i < n; ++i) {
    const auto at = static_cast<std::int64_t>(i);
    const std::int64_t each = kind == 0   ? below(3)
                              : kind == 1 ? 2'000 * at + below(400'000)
                              : kind == 2 ? 1'000 * at + (at % 2 == 0 ? -below(1 + 500 * i) : below(3'000))
                                          : below(2'001) - 1'000;
    out.numbers.push_back(each);
    out.text += std::to_string(each) + '/' + std::to_string(denominator) + ' ';
    out.values.emplace_back(Integer(each), Integer(denominator));
  }
  return out;
}

}  // namespace

TEST_CASE(
    "secret_stop: the program of the rules has the same value, 1 to 8 cells; negative, level, fractions") {
  std::mt19937_64 random(84);
  for (int i = 0; i < 800; ++i) {
    const std::int64_t denominator = 1 + i / 8 % 3;
    const Row cells = row(random, 1 + i % 8, i / 24 % 4, denominator);
    CAPTURE(cells.text);
    const Told solved = told("secret_stop", "solve", cells.text);
    const std::int64_t least = *std::min_element(cells.numbers.begin(), cells.numbers.end());
    std::vector<std::int64_t> moved = cells.numbers;
    for (std::int64_t& each : moved) each -= least;
    const Fraction truth = by_program(moved, denominator) + Fraction(Integer(least), Integer(denominator));
    REQUIRE(solved["value"].text == truth.text());
    check_certified(cells.values, solved);
  }
}

TEST_CASE("secret_stop: 41, 100 and 250 cells prove themselves") {
  std::mt19937_64 random(62);
  for (std::size_t n : {41, 100, 250}) {
    for (int kind = 0; kind < 4; ++kind) {
      const Row cells = row(random, n, kind, kind == 3 ? 7 : 1);
      CAPTURE(cells.text);
      check_certified(cells.values, told("secret_stop", "solve", cells.text));
    }
  }
  std::string rising;
  for (int i = 1; i <= 250; ++i) rising += std::to_string(i) + ' ';
  CHECK(value(rising) == "251/2");
  CHECK(refusal([&] { told("secret_stop", "solve", rising + "251"); }).code == ErrorCode::too_many);
}

TEST_CASE("secret_stop: the contest's program finds the same, 250 cells") {
  std::mt19937_64 random(63);
  for (int kind = 0; kind < 3; ++kind) {
    const Row cells = row(random, 250, kind, 1);
    std::string input = "250\n";
    for (std::int64_t each : cells.numbers) input += std::to_string(each) + ' ';
    // Nine places.
    const double printed = std::stod(judging::answer("topcoder-srm682-secret-stop", input + "\n"));
    const Fraction exact = fraction(value(cells.text));
    const double nano = std::stod((exact.top() * Integer(1'000'000'000) / exact.bottom()).text());
    CHECK(std::abs(printed - nano / 1e9) < 1e-9 * std::max(1.0, std::abs(printed)));
  }
}

TEST_CASE("secret_stop: long work comes in steps") {
  std::string rising;
  for (int i = 0; i < 250; ++i) rising += std::to_string(i) + ' ';
  const auto job = open_subject("secret_stop", "")->ask({"solve", rising, {}});
  int steps = 1;
  while (!job->step()) ++steps;
  CHECK(steps > 10);
}

namespace {

/// With numbers: how many answers were wrong before, or a size.
Told numbered(const std::string& what, const std::string& text, const std::vector<std::uint64_t>& numbers) {
  return told("secret_stop", what, text, "", numbers);
}
Told judged(const std::string& what, const std::string& text, std::uint64_t tries = 0) {
  return numbered("judge_" + what, text, {tries});
}

}  // namespace

TEST_CASE("secret_stop: rounds") {
  const Told begins = told("secret_stop", "read", "1 5 2 4");
  CHECK(begins["position"].text == "1 5 2 4 | 1");
  CHECK(told("secret_stop", "read", "1 5 | 3 ")["round"].number == 1);
  std::mt19937_64 random(82);
  const Told solved = told("secret_stop", "solve", "1 5 2 4");
  const std::vector<Fraction> hidden = chances(solved["hidden"]);
  std::map<std::uint64_t, int> secrets;
  int rounds = 0;
  for (int seed = 0; seed < 40; ++seed) {
    std::string acts;
    Fraction total;
    const std::int64_t values[] = {1, 5, 2, 4};
    for (int act = 0; act < 60; ++act) {
      const Told now = told("secret_stop", "read", "1 5 2 4 | " + std::to_string(seed) + ' ' + acts);
      CAPTURE(acts);
      const std::size_t at = now["at"].number, count = now["averages"].items.size();
      if (now["over"].kind == 2) {
        REQUIRE(count == now["round"].number);
        REQUIRE((now["stopped"].kind == 2 || now["secret"].number == at));
        REQUIRE(now["secret"].number >= at);
        total = total + Fraction(values[at - 1]);
        REQUIRE(now["averages"].items.back().text ==
                (total / Fraction(static_cast<std::int64_t>(count))).text());
        ++secrets[now["secret"].number], ++rounds;
        acts += 'n';
      } else {
        REQUIRE(now["secret"].number == 0);
        acts += random() % 3 == 0 ? 's' : 'g';
      }
    }
  }
  // The secret cell is drawn by the host's chances.
  for (std::size_t k = 0; k < 4; ++k) {
    const double expected = std::stod(hidden[k].top().text()) / std::stod(hidden[k].bottom().text()) * rounds;
    CHECK(std::abs(secrets[k + 1] - expected) < 4 * std::sqrt(rounds / 4.0));
  }
  CHECK(refusal([] { told("secret_stop", "read", "1 5 | 3 x"); }).at == 8);
  CHECK(refusal([] { told("secret_stop", "read", "1 5 | 3 | 4"); }).code == ErrorCode::syntax);
}

TEST_CASE("secret_stop: what stops make sure of, by every move of the host") {
  std::mt19937_64 random(83);
  for (int i = 0; i < 100; ++i) {
    const std::size_t n = 1 + random() % 5;
    std::vector<std::int64_t> values, weights;
    std::string text, reply;
    std::int64_t all = 0;
    for (std::size_t k = 0; k < n; ++k) {
      values.push_back(static_cast<std::int64_t>(random() % 10) - 3);
      weights.push_back(static_cast<std::int64_t>(random() % 4) + (k == 0 ? 1 : 0));
      all += weights.back();
      text += std::to_string(values.back()) + ' ', reply += ' ' + std::to_string(weights.back());
    }
    const Payoffs game = by_rules(values);
    std::int64_t least = 1'000'000;
    for (std::size_t move = 0; move < game.columns; ++move) {
      std::int64_t sum = 0;
      for (std::size_t s = 0; s < n; ++s) sum += weights[s] * game.at(s, move);
      least = std::min(least, sum);
    }
    const Told checked = told("secret_stop", "check", text + '|' + reply);
    REQUIRE(checked["sure"].text == Fraction(least, all * static_cast<std::int64_t>(n)).text());
    const std::string truth = value(text);
    REQUIRE((judged("stop", text + '|' + reply)["right"].kind == 2) == (checked["sure"].text == truth));
  }
}

TEST_CASE("secret_stop: judgements") {
  CHECK(judged("value", "1 5 | 3")["right"].kind == 2);
  CHECK(judged("value", "0 0 3 | 3")["key"].text == "tooHigh");
  CHECK(judged("value", "1 5 2 | 0")["key"].text == "tooLow");
  CHECK(judged("stop", "1 5 | 0 1")["right"].kind == 2);
  CHECK(judged("stop", "1 5 | 1 1")["key"].text == "stopBeaten");
  CHECK(judged("stop", "1 5 | 1 1", 1)["texts"].items[1].text == "2");  // (1 + 1) / 2 in half, (1 + 5) / 2
  CHECK(judged("hidden", "1 5 | 1 1")["right"].kind == 2);
  CHECK(judged("hidden", "1 5 | 2 1")["key"].text == "tooEarly");
  CHECK(judged("hidden", "1 5 | 1 2")["key"].text == "hiddenBeaten");
  CHECK(judged("worth", "1 5 | 3")["right"].kind == 2);
  CHECK(judged("worth", "1 5 | 2")["key"].text == "worthMore");
  CHECK(refusal([] { judged("stop", "1 5 | 1"); }).code == ErrorCode::ragged);
  CHECK(refusal([] { judged("best", "1 5 | 1"); }).code == ErrorCode::unsupported);
}
