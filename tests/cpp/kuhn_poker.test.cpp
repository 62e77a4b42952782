#include <cmath>
#include <map>
#include <numeric>
#include <random>
#include <tuple>

#include "math/fraction.hpp"
#include "told.hpp"

using namespace nimlab;
using Texts = std::vector<std::string>;

namespace {

Texts texts(const Told& list) {
  Texts out;
  for (const Told& each : list.items) out.push_back(each.text);
  return out;
}

/// Play by the rules, move by move; what the first player wins.
int played(int mine, int theirs, std::uint64_t first, std::uint64_t second) {
  int pot[2] = {1, 1};
  const auto showdown = [&] { return mine > theirs ? pot[1] : -pot[0]; };
  const bool bets = first == 2;
  if (bets) {
    pot[0] = 2;
    if ((second & 1) == 0) return pot[1];  // the second folds
    pot[1] = 2;
    return showdown();
  }
  if ((second & 2) == 0) return showdown();
  pot[1] = 2;
  if (first == 0) return -pot[0];  // the first folds
  pot[0] = 2;
  return showdown();
}

Fraction fraction(const std::string& text) {
  const std::size_t slash = text.find('/');
  return Fraction(std::stoll(text), slash == std::string::npos ? 1 : std::stoll(text.substr(slash + 1)));
}

/// H. W. Kuhn, A simplified two-person poker, 1950. The first player has one optimal way for each α from 0 to
/// 1/3: bluff α, call α + 1/3 with the middle card, bet 3α with the highest.
void check_first(const Texts& first) {
  CAPTURE(first);
  CHECK(first[1] == "0");
  CHECK(first[2] == "0");
  const Fraction bluffs = fraction(first[0]);
  CHECK((bluffs >= 0 && bluffs <= Fraction(1, 3)));
  CHECK(fraction(first[3]) == bluffs + Fraction(1, 3));
  CHECK(fraction(first[4]) == bluffs * Fraction(3));
  CHECK((first[5] == "1" || first[4] == "1"));
}
/// The second has only one: with the lowest card a bluff in three checks, with the middle one a call in three
/// bets.
const Texts second_way{"1/3", "0", "0", "1/3", "1", "1"};

}  // namespace

TEST_CASE("kuhn_poker: the value is -1/18, and the strategies are Kuhn's") {
  for (const char* plans : {"sensible", "all"}) {
    const Told solved = told("kuhn_poker", "solve", plans);
    CHECK(solved["value"].text == "-1/18");
    CHECK(solved["proven"].kind == 2);
    CHECK(texts(solved["second"]) == second_way);
    check_first(texts(solved["first"]));
    CHECK(solved["firstUnique"].kind == 1);
  }
}

TEST_CASE("kuhn_poker: the matrix is what the rules say, and matrix_game solves it") {
  for (const auto& [plans, rows, columns] : {std::tuple{"sensible", 8u, 4u}, {"all", 27u, 64u}}) {
    const Told matrix = told("kuhn_poker", "matrix", plans);
    const auto &first = matrix["rows"].list, &second = matrix["columns"].list;
    REQUIRE(first.size() == 3 * rows);
    REQUIRE(second.size() == 3 * columns);
    const Texts cells = texts(told("matrix_game", "read", matrix["position"].text)["cells"]);
    REQUIRE(cells.size() == rows * columns);
    for (std::size_t i = 0; i < rows; ++i) {
      for (std::size_t j = 0; j < columns; ++j) {
        int sum = 0;
        for (std::size_t a = 0; a < 3; ++a) {
          for (std::size_t b = 0; b < 3; ++b) {
            if (a != b)
              sum += played(static_cast<int>(a), static_cast<int>(b), first[3 * i + a], second[3 * j + b]);
          }
        }
        const int common = std::gcd(sum, 6);
        const std::string text =
            std::to_string(sum / common) + (common == 6 ? "" : '/' + std::to_string(6 / common));
        REQUIRE(cells[i * columns + j] == (sum == 0 ? "0" : text));
      }
    }
    // Kuhn's ways, found by the simplex method, which knows nothing of them.
    const Told solved = told("matrix_game", "solve", matrix["position"].text);
    CHECK(solved["value"].text == "-1/18");
    const auto chance = [](const Told& strategy, const auto& plans_of, auto does) {
      Fraction sum;
      for (std::size_t plan = 0; plan < strategy["weights"].items.size(); ++plan) {
        if (does(plans_of[plan])) sum = sum + fraction(strategy["weights"].items[plan].text);
      }
      return sum / fraction(strategy["total"].text);
    };
    const auto of_card = [](const auto& list, std::size_t card) {
      std::vector<std::uint64_t> out;
      for (std::size_t i = card; i < list.size(); i += 3) out.push_back(list[i]);
      return out;
    };
    Texts first_way, found_second;
    for (std::size_t card = 0; card < 3; ++card) {
      const auto mine = of_card(first, card), theirs = of_card(second, card);
      const Fraction bets = chance(solved["row"], mine, [](auto does) { return does == 2; });
      const Fraction calls = chance(solved["row"], mine, [](auto does) { return does == 1; });
      first_way.push_back(bets.text());
      first_way.push_back(bets == Fraction(1) ? "0" : (calls / (Fraction(1) - bets)).text());
      found_second.push_back(
          chance(solved["column"], theirs, [](auto does) { return (does & 2) != 0; }).text());
      found_second.push_back(
          chance(solved["column"], theirs, [](auto does) { return (does & 1) != 0; }).text());
    }
    check_first(first_way);
    CHECK(found_second == second_way);
  }
  CHECK(refusal([] { told("kuhn_poker", "solve", "some"); }).code == ErrorCode::syntax);
  CHECK(refusal([] { told("kuhn_poker", "pay", "all"); }).code == ErrorCode::unsupported);
}

namespace {

Told read_match(const std::string& text) { return told("kuhn_poker", "read", text); }
/// With numbers: how many answers were wrong before, or a size.
Told numbered(const std::string& what, const std::string& text, const std::vector<std::uint64_t>& numbers) {
  return told("kuhn_poker", what, text, "", numbers);
}
Told judged(const std::string& what, const std::string& text, std::uint64_t tries = 0) {
  return numbered("judge_" + what, text, {tries});
}

/// What a plan of the first wins on average against one of the second: chances at each place, all of them.
double average(const double (&first)[3][2], const double (&second)[3][2]) {
  double sum = 0;
  for (int a = 0; a < 3; ++a) {
    for (int b = 0; b < 3; ++b) {
      if (a == b) continue;
      for (std::uint64_t i = 0; i < 3; ++i) {
        const double bets = first[a][0], calls = first[a][1];
        const double p = i == 2 ? bets : (1 - bets) * (i == 1 ? calls : 1 - calls);
        for (std::uint64_t j = 0; j < 4; ++j) {
          const double q = ((j & 2) != 0 ? second[b][0] : 1 - second[b][0]) *
                           ((j & 1) != 0 ? second[b][1] : 1 - second[b][1]);
          sum += p * q * played(a, b, i, j) / 6;
        }
      }
    }
  }
  return sum;
}

}  // namespace

TEST_CASE("kuhn_poker: a match obeys the rules, whatever is said, and its sums are right") {
  std::mt19937_64 random(71);
  std::map<std::string, int> deals;
  for (int match = 0; match < 60; ++match) {
    const bool first = match % 2 == 0;
    std::string text = (first ? "first " : "second ") + std::to_string(match);
    std::string acts;
    std::int64_t total = 0;
    std::uint64_t bluffs = 0;
    for (int act = 0; act < 40; ++act) {
      const Told now = read_match(acts.empty() ? text : text + ' ' + acts);
      CAPTURE(text, acts);
      REQUIRE(now["position"].text == (acts.empty() ? text : text + ' ' + acts));
      const std::string said = now["said"].text;
      const std::uint64_t mine = now["mine"].number, theirs = now["theirs"].number;
      if (now["over"].kind == 2) {
        REQUIRE(now["options"].text == "n");
        REQUIRE((theirs >= 1 && theirs <= 3 && theirs != mine));
        const int a = static_cast<int>(first ? mine : theirs), b = static_cast<int>(first ? theirs : mine);
        const std::uint64_t i = said[0] == 'b' ? 2 : said == "kbc" ? 1 : 0;
        const std::uint64_t j = said == "bc" ? 1 : said.substr(0, 2) == "kb" ? 2 : 0;
        const int won = played(a, b, i, j) * (first ? 1 : -1);
        REQUIRE(now["won"].text == std::to_string(won));
        total += won;
        REQUIRE(now["total"].text == std::to_string(total));
        REQUIRE(now["totals"].list.back() ==
                static_cast<std::uint64_t>(total + 2 * static_cast<std::int64_t>(now["totals"].list.size())));
        ++deals[std::to_string(a) + std::to_string(b)];
      } else {
        REQUIRE(theirs == 0);
        const bool begins = said.size() % 2 == 0;
        REQUIRE(begins == first);
        REQUIRE(now["options"].text == (said.empty() || said == "k" ? "kb" : "fc"));
      }
      REQUIRE(now["bluffs"].list[0] == bluffs);
      const std::string options = now["options"].text;
      acts += options[random() % options.size()];
      if (acts.back() == 'b' && mine == 1) ++bluffs;
    }
  }
  REQUIRE(deals.size() == 6);
  for (const auto& [deal, count] : deals) CHECK(count > 60);
  CHECK(refusal([] { read_match("first 1 c"); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { read_match("first 1 kx"); }).at >= 8);
  CHECK(refusal([] { read_match("third 1"); }).code == ErrorCode::syntax);
  CHECK(refusal([] { read_match(""); }).code == ErrorCode::empty);
}

TEST_CASE("kuhn_poker: the opponent plays the optimum, told by how often") {
  // Against a second player who always checks and folds: the first bets a lowest card 1/6, a highest 1/2.
  // Against a first player who always checks: the second bets a lowest card 1/3, a highest always.
  int lowest[2] = {}, bets[2] = {}, highest[2] = {}, big[2] = {};
  for (int seat = 0; seat < 2; ++seat) {
    std::string acts;
    for (int hand = 0; hand < 1'900; ++hand) {
      if (hand % 100 == 0) acts.clear();  // short texts; each seed has the same deals again
      const std::string seeded = std::string(seat == 0 ? "first " : "second ") + std::to_string(hand / 100);
      Told now = read_match(acts.empty() ? seeded : seeded + ' ' + acts);
      while (now["over"].kind != 2) {
        acts += now["options"].text[0];  // checks, folds
        now = read_match(seeded + ' ' + acts);
      }
      const bool bet = now["said"].text.find('b') != std::string::npos;
      const std::size_t at = static_cast<std::size_t>(seat);
      if (now["theirs"].number == 1) ++lowest[at], bets[at] += bet;
      if (now["theirs"].number == 3) ++highest[at], big[at] += bet;
      acts += 'n';
    }
  }
  CHECK(std::abs(bets[0] - lowest[0] / 3.0) < 40);
  CHECK(big[0] == highest[0]);
  CHECK(std::abs(bets[1] - lowest[1] / 6.0) < 40);
  CHECK(std::abs(big[1] - highest[1] / 2.0) < 50);
}

TEST_CASE("kuhn_poker: plans against all answers, by the rules") {
  const double thirds[3][2] = {{1.0 / 3, 0}, {0, 1.0 / 3}, {1, 1}};
  const double bluffs = 0.25, calls = 0.5, high = 0.75;
  const double mine[3][2] = {{bluffs, 0}, {0, calls}, {high, 1}};
  const Told checked = told("kuhn_poker", "check", "first 1/4 1/2 3/4");
  double worst = 9;
  for (std::uint64_t j = 0; j < 4; ++j) {
    const double theirs[3][2] = {{(j & 2) != 0 ? 1.0 : 0.0, 0}, {0, (j & 1) != 0 ? 1.0 : 0.0}, {1, 1}};
    const double wins = average(mine, theirs);
    worst = std::min(worst, wins);
    const std::string text = texts(checked["against"])[j];
    const std::size_t slash = text.find('/');
    const double told_so =
        slash == std::string::npos ? std::stod(text) : std::stod(text) / std::stod(text.substr(slash + 1));
    CHECK(std::abs(told_so - wins) < 1e-12);
  }
  CHECK(average(mine, thirds) < -1.0 / 18 + 1e-12);
  CHECK(checked["optimal"].kind != 2);
  for (const char* optimal : {"first 0 1/3 0", "first 1/3 2/3 1", "first 1/6 1/2 1/2", "second 1/3 1/3"}) {
    CHECK(told("kuhn_poker", "check", optimal)["optimal"].kind == 2);
  }
  CHECK(told("kuhn_poker", "check", "second 1/3 1/3")["worst"].text == "1/18");
  // Who never bluffs is answered by betting 3 always: with t = 1/3 that wins the first 1/3 of six deals.
  CHECK(told("kuhn_poker", "check", "second 0 1/3")["worst"].text == "-1/18");
  const Told deals = told("kuhn_poker", "deals", "2 3");
  REQUIRE(deals.items.size() == 6);
  int sum = 0;
  for (const Told& each : deals.items) sum += std::stoi(each["won"].text);
  CHECK(told("matrix_game", "read", told("kuhn_poker", "matrix", "sensible")["position"].text)["cells"]
            .items[1 * 4 + 2]
            .text ==
        (sum % 6 == 0 ? std::to_string(sum / 6)
                      : std::to_string(sum / std::gcd(sum, 6)) + '/' + std::to_string(6 / std::gcd(sum, 6))));
}

namespace {

/// The value by the simplex method, each player with all ways to play that are allowed: numbers for the three
/// cards, as above.
template <class First, class Second>
std::string value_of(First allowed_first, Second allowed_second) {
  const auto digit = [](std::uint64_t code, std::uint64_t base, std::size_t card) {
    for (std::size_t i = 2; i > card; --i) code /= base;
    return code % base;
  };
  std::string matrix;
  for (std::uint64_t first = 0; first < 27; ++first) {
    if (!allowed_first(digit(first, 3, 0))) continue;
    if (!matrix.empty()) matrix += ';';
    for (std::uint64_t second = 0; second < 64; ++second) {
      if (!allowed_second(digit(second, 4, 0))) continue;
      int sum = 0;
      for (int a = 0; a < 3; ++a) {
        for (int b = 0; b < 3; ++b) {
          if (a == b) continue;
          sum += played(a, b, digit(first, 3, static_cast<std::size_t>(a)),
                        digit(second, 4, static_cast<std::size_t>(b)));
        }
      }
      matrix += ' ' + std::to_string(sum) + "/6";
    }
  }
  return told("matrix_game", "solve", matrix)["value"].text;
}

}  // namespace

TEST_CASE("kuhn_poker: what the bluffs are worth, every way to play being tried") {
  const auto any = [](std::uint64_t) { return true; };
  const auto first_honest = [](std::uint64_t lowest) { return lowest != 2; };
  const auto second_honest = [](std::uint64_t lowest) { return (lowest & 2) == 0; };
  CHECK(value_of(any, any) == "-1/18");
  CHECK(value_of(first_honest, any) == "-1/18");
  CHECK(value_of(first_honest, second_honest) == "0");
  const std::string honest = value_of(any, second_honest);
  CHECK(honest == "1/18");
  CHECK(judged("honest", "first | " + honest)["right"].kind == 2);
  for (const auto& [given, key] : {std::pair{"1/3", "honestTooMuch"},
                                   {"0", "honestTooLittle"},
                                   {"1/17", "honestTooMuch"},
                                   {"1/6", "honestTooMuch"},
                                   {"1/19", "honestTooLittle"},
                                   {"-1/18", "honestTooLittle"}}) {
    const Told wrong = judged("honest", std::string("first | ") + given, 1);
    CHECK(wrong["right"].kind != 2);
    CHECK(wrong["key"].text == key);
    CHECK(texts(wrong["texts"]) == Texts{given});
  }
}

TEST_CASE("kuhn_poker: judgements") {
  CHECK(judged("value", "first | -1/18")["right"].kind == 2);
  CHECK(judged("value", "second | 1/18")["right"].kind == 2);
  CHECK(judged("value", "first | 1/18")["key"].text == "sign");
  CHECK(judged("value", "first | 0")["key"].text == "even");
  CHECK(judged("value", "first | -1/20")["key"].text == "tooMuch");
  CHECK(judged("quarter", "first | 7/12 3/4")["right"].kind == 2);
  CHECK(judged("first", "first | 0 1/3 0")["right"].kind == 2);
  CHECK(judged("first", "first | 1/3 2/3 1")["right"].kind == 2);
  const Told wrong = judged("quarter", "first | 1/2 3/4");
  CHECK(wrong["right"].kind != 2);
  CHECK(wrong["key"].text == "firstBeaten");
  CHECK(texts(wrong["texts"]).size() == 1);
  CHECK(texts(judged("quarter", "first | 1/2 3/4", 1)["texts"]).size() == 2);
  CHECK(judged("second", "second | 1/3 1/3")["right"].kind == 2);
  CHECK(judged("second", "second | 1 1/3")["key"].text == "secondBeaten");
  for (const char* chance : {"0", "1/4", "1/3", "1/2", "1"}) {
    CAPTURE(chance);
    const bool right = std::string_view(chance) == "1/3";
    CHECK((judged("bluff", std::string("second | ") + chance)["right"].kind == 2) == right);
    CHECK((judged("call", std::string("first | ") + chance)["right"].kind == 2) == right);
  }
  CHECK(refusal([] { judged("second", "second | 4/3 1/3"); }).code == ErrorCode::too_large);
  CHECK(refusal([] { judged("second", "second | 1/3"); }).code == ErrorCode::ragged);
  CHECK(refusal([] { judged("second", "1/3 1/3"); }).code == ErrorCode::syntax);
}
