#include <cmath>
#include <map>
#include <random>

#include "theory/fraction.hpp"
#include "theory/zero_sum.hpp"
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

TEST_CASE("secret_stop: forty cells") {
  std::string text;
  std::mt19937_64 random(62);
  for (int i = 0; i < 40; ++i) text += std::to_string(random() % 100) + ' ';
  const auto job = open_subject("secret_stop", "")->ask({"solve", text, {}});
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
