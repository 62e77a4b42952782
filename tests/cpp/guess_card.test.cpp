#include <cmath>
#include <random>

#include "math/fraction.hpp"
#include "told.hpp"
#include "zero_sum_oracle.hpp"

using namespace nimlab;
using oracle::Ratio;

namespace {

Told ask(const std::string& what, std::size_t n, std::size_t m) {
  return told("guess_card", what, std::to_string(n) + ' ' + std::to_string(m));
}
Error error(const std::string& what, const std::string& text) {
  return refusal([&] { told("guess_card", what, text); });
}

/// The chance by the linear program of each pair of hands, as source 004 writes it, in fractions of 64 bits.
Ratio by_program(std::int64_t n, std::int64_t m) {
  if (m == 0) return 1;
  if (n == 0) return {1, m + 1};
  const Ratio asked = Ratio(m, m + 1) * (Ratio(1) - by_program(m - 1, n));
  const Ratio cells[] = {asked, asked + Ratio(1, m + 1), 1, Ratio(1) - by_program(m, n - 1)};
  std::int64_t all = 1;
  for (Ratio cell : cells) all = std::lcm(all, cell.bottom);
  const auto whole = [&](Ratio cell) { return cell.top * (all / cell.bottom); };
  const oracle::Solution solved =
      oracle::solve({{whole(cells[0]), whole(cells[1])}, {whole(cells[2]), whole(cells[3])}});
  return solved.value / Ratio(all);
}

/// The game itself, from its rules alone: labelled cards, all deals, questions and guesses, what each player
/// has seen. A card is asked for once. Both learn by regret (M. Zinkevich and others 2007); on average the
/// play comes near the value.
class Rules {
 public:
  Rules(unsigned n, unsigned m) : cards_(n + m + 1) {
    for (unsigned mine = 0; mine < 1u << cards_; ++mine) {
      for (unsigned theirs = 0; theirs < 1u << cards_; ++theirs) {
        if (__builtin_popcount(mine) != static_cast<int>(n) ||
            __builtin_popcount(theirs) != static_cast<int>(m) || (mine & theirs) != 0)
          continue;
        const unsigned hands[2] = {mine, theirs};
        deals_.push_back(grow(hands, 0, 0, 0, ""));
      }
    }
  }
  double value(int rounds) {
    double sum = 0, weights = 0;
    for (int round = 1; round <= rounds; ++round) {
      for (std::size_t deal : deals_) walk(deal, 1, 1, round);
      for (Seen& each : seen_) each.update();
    }
    for (std::size_t deal : deals_) sum += mean(deal), weights += 1;
    return sum / weights;
  }

 private:
  struct Seen {  ///< what a player knows, and how they have fared
    std::vector<double> regret, total, now;
    void update() {
      double sum = 0;
      for (double& each : regret) each = std::max(each, 0.0), sum += each;
      for (std::size_t i = 0; i < now.size(); ++i)
        now[i] = sum > 0 ? regret[i] / sum : 1.0 / static_cast<double>(now.size());
    }
  };
  struct Node {
    double won = -1;  ///< of the first player, at an end
    unsigned player = 0;
    std::size_t seen = 0;
    std::vector<std::size_t> next;
  };

  std::size_t grow(const unsigned (&hands)[2], unsigned asked, unsigned shown, unsigned player,
                   const std::string& said) {
    const unsigned full = (1u << cards_) - 1, table = full & ~(hands[0] | hands[1]);
    Node node;
    node.player = player;
    // Cards that were shown have left the hand; the hand at first is known from what was said.
    std::string key = std::to_string(player) + ':' + std::to_string(hands[player]) + said;
    for (unsigned card = 0; card < cards_; ++card) {
      const unsigned bit = 1u << card;
      if ((hands[player] & bit) == 0 && (shown & bit) == 0) {
        Node end;
        end.won = ((table == bit) == (player == 0)) ? 1 : 0;
        nodes_.push_back(end);
        node.next.push_back(nodes_.size() - 1);
      }
      if ((asked & bit) == 0) {
        const bool there = (hands[1 - player] & bit) != 0;
        node.next.push_back(grow(hands, asked | bit, there ? shown | bit : shown, 1 - player,
                                 said + '/' + std::to_string(card) + (there ? '+' : '-')));
      }
    }
    const auto [at, fresh] = keys_.emplace(key, seen_.size());
    if (fresh) {
      const std::size_t count = node.next.size();
      seen_.push_back({std::vector<double>(count), std::vector<double>(count),
                       std::vector<double>(count, 1.0 / static_cast<double>(count))});
    }
    node.seen = at->second;
    nodes_.push_back(std::move(node));
    return nodes_.size() - 1;
  }
  double walk(std::size_t at, double mine, double theirs, int round) {
    const Node& node = nodes_[at];
    if (node.next.empty()) return node.won;
    Seen& seen = seen_[node.seen];
    const bool first = node.player == 0;
    std::vector<double> values;
    double sum = 0;
    for (std::size_t i = 0; i < node.next.size(); ++i) {
      const double p = seen.now[i];
      values.push_back(walk(node.next[i], first ? mine * p : mine, first ? theirs : theirs * p, round));
      sum += p * values.back();
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
      seen.regret[i] += first ? theirs * (values[i] - sum) : mine * (sum - values[i]);
      seen.total[i] += round * (first ? mine : theirs) * seen.now[i];
    }
    return sum;
  }
  double mean(std::size_t at) const {
    const Node& node = nodes_[at];
    if (node.next.empty()) return node.won;
    const Seen& seen = seen_[node.seen];
    double all = 0, sum = 0;
    for (double each : seen.total) all += each;
    for (std::size_t i = 0; i < node.next.size(); ++i) {
      sum +=
          (all > 0 ? seen.total[i] / all : 1.0 / static_cast<double>(node.next.size())) * mean(node.next[i]);
    }
    return sum;
  }

  unsigned cards_;
  std::vector<std::size_t> deals_;
  std::vector<Node> nodes_;
  std::vector<Seen> seen_;
  std::map<std::string, std::size_t> keys_;
};

}  // namespace

TEST_CASE("guess_card: by hand") {
  CHECK(ask("chance", 0, 3)["exact"].text == "1/4");  // the problem's first example: 0.25
  CHECK(ask("chance", 1, 0)["exact"].text == "1");    // its second
  CHECK(ask("chance", 1, 1)["exact"].text == "1/2");
  CHECK(ask("chance", 1, 1)["matrix"].text == "1/4 3/4; 1 0");
  CHECK(ask("chance", 0, 3)["value"].number == 250'000'000'000'000);
  CHECK(ask("chance", 9, 1)["exact"].kind == 0);
  CHECK(ask("chance", 3, 0)["matrix"].kind == 0);
  CHECK(told("matrix_game", "solve", ask("chance", 3, 3)["matrix"].text)["value"].text ==
        ask("chance", 3, 3)["exact"].text);
}

TEST_CASE("guess_card: all hands to 3 by the linear program, to 8 within the error that is told") {
  for (std::size_t n = 0; n <= 8; ++n) {
    for (std::size_t m = 0; m <= 8; ++m) {
      CAPTURE(n, m);
      const Told chance = ask("chance", n, m);
      if (n <= 3 && m <= 3) {
        REQUIRE(chance["exact"].text ==
                by_program(static_cast<std::int64_t>(n), static_cast<std::int64_t>(m)).text());
      }
      // The exact fraction, by its own text, against the rounded number.
      const std::string text = chance["exact"].text;
      const std::size_t slash = text.find('/');
      const auto number = [](const std::string& digits) {
        Integer out;
        for (char digit : digits) out = out * 10 + (digit - '0');
        return out;
      };
      const Integer top = number(text.substr(0, slash)),
                    bottom = slash == std::string::npos ? 1 : number(text.substr(slash + 1));
      const Integer off =
          top * 1'000'000'000'000'000 - bottom * static_cast<std::int64_t>(chance["value"].number);
      REQUIRE((off.sign() < 0 ? -off : off) <= bottom * static_cast<std::int64_t>(chance["error"].number));
    }
  }
}

TEST_CASE("guess_card: the rules themselves, learnt by regret, come to the same") {
  const std::pair<unsigned, unsigned> hands[] = {{1, 1}, {1, 2}, {2, 1}};
  for (const auto& [n, m] : hands) {
    CAPTURE(n, m);
    const double truth = static_cast<double>(ask("chance", n, m)["value"].number) / 1e15;
    CHECK(std::abs(Rules(n, m).value(1'000) - truth) < 0.01);
  }
}

TEST_CASE("guess_card: large hands, by whole numbers of 128 bits, within 10^-12") {
  const Told chance = ask("chance", 1'000, 1'000);
  CHECK(chance["error"].number <= 1'000);
  CHECK(ask("table", 1'000, 1'000)["error"].number <= 1'000);
  // The recursion of source 004 in units of 2^-60, a quotient of large numbers each: 120 × 120.
  constexpr int side = 120;
  const Integer one = std::int64_t{1} << 60;
  std::vector<std::vector<Integer>> f(side + 1, std::vector<Integer>(side + 1, one));
  for (int sum = 0; sum <= 2 * side; ++sum) {
    for (int n = std::max(0, sum - side); n <= std::min(sum, side); ++n) {
      const int m = sum - n;
      if (m == 0) continue;
      if (n == 0) {
        f[0][static_cast<std::size_t>(m)] = one / (m + 1);
        continue;
      }
      const auto at = [&](int a, int b) -> Integer& {
        return f[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
      };
      const Integer asked = (one - at(m - 1, n)) * m / (m + 1), doubted = asked + one / (m + 1),
                    bluff = one - at(m, n - 1);
      at(n, m) = (asked * bluff - doubted * one) / (asked + bluff - doubted - one);
    }
  }
  const Told table = ask("table", side, side);
  REQUIRE(table["columns"].number == side + 1);
  for (std::size_t n = 0; n <= side; ++n) {
    for (std::size_t m = 0; m <= side; ++m) {
      const Integer truth = f[n][m] * 1'000'000'000'000'000 / one;
      const Integer off = truth - static_cast<std::int64_t>(table["values"].list[n * (side + 1) + m]);
      REQUIRE((off < 1'000 && off > -1'000));  // 10^-12
    }
  }
}

TEST_CASE("guess_card: what is wrong is named") {
  CHECK(error("chance", "3").code == ErrorCode::syntax);
  CHECK(error("chance", "3 1001").limit == "1000");
  CHECK(error("chance", "3 1001").at == 2);
  CHECK(error("chance", "3 4 5").code == ErrorCode::too_many);
  CHECK(error("chance", "").code == ErrorCode::empty);
  CHECK(error("solve", "3 3").code == ErrorCode::unsupported);
}

namespace {

/// With numbers: how many answers were wrong before, or a size.
Told numbered(const std::string& what, const std::string& text, const std::vector<std::uint64_t>& numbers) {
  return told("guess_card", what, text, "", numbers);
}
Told judged(const std::string& what, const std::string& text, std::uint64_t tries = 0) {
  return numbered("judge_" + what, text, {tries});
}
Told read_round(const std::string& text) { return told("guess_card", "read", text); }

/// A fraction as a number.
double number_of(const std::string& text) {
  const std::size_t slash = text.find('/');
  return slash == std::string::npos ? std::stod(text) : std::stod(text) / std::stod(text.substr(slash + 1));
}

/// The reader by the optimum, from what is told alone: cards, chances of the stage.
std::string optimal_move(const Told& now, std::mt19937_64& random) {
  const auto &places = now["places"].list, &marks = now["marks"].list, &asks = now["asks"].list;
  const auto chance = [&] { return static_cast<double>(random() >> 11) * 0x1p-53; };
  if (now["sure"].number > 0) return 'n' + std::to_string(now["sure"].number);
  const auto& said = now["said"].list;
  std::size_t n = now["n"].number, m = now["m"].number;
  if (now["asker"].text == "other") {
    const std::uint64_t denied = said[said.size() - 2];
    const Told stage = ask("chance", n, m);
    if (n == 0 || m == 0 || chance() >= number_of(stage["doubt"].text)) return 'n' + std::to_string(denied);
    std::swap(n, m), --m;
  }
  std::vector<std::uint64_t> own, others;
  for (std::uint64_t card : asks) {
    (places[card - 1] == 1 ? own : others).push_back(card);
    REQUIRE((marks[card - 1] & 1) == 0);
  }
  if (n == 0 || m == 0) return 'n' + std::to_string(others[random() % others.size()]);
  const bool bluffs = chance() < number_of(ask("chance", n, m)["bluff"].text);
  const auto& among = bluffs ? own : others;
  return 'a' + std::to_string(among[random() % among.size()]);
}

}  // namespace

TEST_CASE("guess_card: rounds keep to the rules, and two who play the optimum win as often as is said") {
  std::mt19937_64 random(98);
  for (const auto& [n, m] : {std::pair{2, 2}, std::pair{3, 1}, std::pair{1, 3}}) {
    int won = 0;
    constexpr int rounds = 1'500;
    for (int round = 0; round < rounds; ++round) {
      std::string text = std::to_string(n) + ' ' + std::to_string(m) + ' ' + std::to_string(round);
      Told now = read_round(text);
      for (int turn = 0; now["over"].text.empty(); ++turn) {
        REQUIRE(turn < n + m + 2);
        REQUIRE(now["position"].text == text);
        text += ' ' + optimal_move(now, random);
        now = read_round(text);
      }
      int counts[4] = {};
      for (std::uint64_t place : now["places"].list) ++counts[place];
      REQUIRE((counts[0] == 0 && counts[1] == n && counts[2] == m && counts[3] == 1));
      won += now["over"].text == "won";
    }
    const double truth =
        number_of(ask("chance", static_cast<std::size_t>(n), static_cast<std::size_t>(m))["exact"].text);
    CAPTURE(n, m, won, truth);
    CHECK(std::abs(won / static_cast<double>(rounds) - truth) < 0.045);  // 3.5 deviations
  }
}

TEST_CASE("guess_card: a window is a part of the table") {
  const Told table = ask("table", 40, 50);
  const Told window = numbered("window", "30 20", {7, 9});
  REQUIRE((window["rows"].number == 7 && window["columns"].number == 9));
  for (std::size_t i = 0; i < 7; ++i) {
    for (std::size_t j = 0; j < 9; ++j)
      REQUIRE(window["values"].list[i * 9 + j] == table["values"].list[(30 + i) * 51 + 20 + j]);
  }
  CHECK(numbered("window", "998 1000", {50, 50})["rows"].number == 3);
}

TEST_CASE("guess_card: no stage has a saddle point, and f grows as a card goes from the other to the asker") {
  for (std::size_t n = 1; n <= 4; ++n) {
    for (std::size_t m = 1; m <= 4; ++m) {
      CAPTURE(n, m);
      const Told chance = ask("chance", n, m);
      const Told solved = told("matrix_game", "solve", chance["matrix"].text);
      CHECK(solved["saddles"].list.empty());
      const std::string honest = solved["row"]["weights"].items[0].text, all = solved["row"]["total"].text;
      CHECK(std::abs(1 - number_of(honest + '/' + all) - number_of(chance["bluff"].text)) < 1e-12);
      const std::string doubts = solved["column"]["weights"].items[1].text;
      CHECK(std::abs(number_of(doubts + '/' + solved["column"]["total"].text) -
                     number_of(chance["doubt"].text)) < 1e-12);
      CHECK(number_of(ask("chance", n + 1, m - 1)["exact"].text) > number_of(chance["exact"].text));
    }
  }
}

TEST_CASE("guess_card: judgements") {
  CHECK(judged("chance", "1 1 | 1/2")["right"].kind == 2);
  CHECK(judged("chance", "2 1 | 2/3")["right"].kind == 2);
  CHECK(judged("chance", "2 1 | 1/3")["key"].text == "others");
  CHECK(judged("chance", "2 1 | 1/2")["key"].text == "swapped");  // f(1, 2)
  CHECK(judged("chance", "1 1 | 1/4")["key"].text == "unmixed");
  CHECK(judged("chance", "2 1 | 9/10")["key"].text == "tooHigh");
  CHECK(judged("chance", "2 1 | 1/10", 1)["texts"].items.size() == 2);
  // f(1, 0) = 1, so that one in 1 + 2 · 1 asks is a bluff.
  CHECK(judged("bluff", "1 1 | 1/3")["right"].kind == 2);
  CHECK(judged("bluff", "1 1 | 1/2")["key"].text == "bluffsOften");
  CHECK(judged("bluff", "1 1 | 1/2", 1)["texts"].items[0].text == "3/8");  // (3/4 + 0) / 2
  CHECK(judged("bluff", "1 1 | 0")["key"].text == "bluffsSeldom");
  CHECK(judged("doubt", "1 1 | 1/2")["right"].kind == 2);
  CHECK(judged("doubt", "1 1 | 1")["key"].text == "doubtsOften");
  CHECK(judged("stage", "1 1 | 1/4 3/4; 1 0")["right"].kind == 2);
  CHECK(judged("stage", "1 1 | 1/4 3/4; 1 1")["key"].text == "bluffDoubted");
  CHECK(judged("hands", "2 1 | 2/3")["right"].kind == 2);
  CHECK(judged("hands", "0 2 | 1/3")["right"].kind == 2);
  CHECK(judged("hands", "1 1 | 2/3")["key"].text == "handsLow");
  CHECK(refusal([] { judged("stage", "1 1 | 1/4 3/4"); }).code == ErrorCode::ragged);
  // A chance is from 0 to 1: what is none gets no cause that reckons with it.
  for (const std::string what : {"chance", "bluff", "doubt"}) {
    const Error above = refusal([&] { judged(what, "3 3 | 3/2", 1); });
    CHECK(above.code == ErrorCode::too_large);
    CHECK(above.part == "3/2");
    CHECK(above.limit == "1");
    CHECK(above.at == 6);
    CHECK(refusal([&] { judged(what, "3 3 | -1/2", 1); }).code == ErrorCode::negative);
  }
  CHECK(refusal([] { judged("stage", "1 1 | 1/4 3/4; 2 0"); }).part == "2");
  CHECK(refusal([] { judged("chance", "9 1 | 1"); }).code == ErrorCode::too_large);
  CHECK(refusal([] { read_round("2 2 1 a9"); }).code == ErrorCode::too_large);
  CHECK(refusal([] { read_round("2 2 1 x1"); }).code == ErrorCode::syntax);
  CHECK(read_round("0 2")["places"].list.empty());
  CHECK(read_round("300 1000")["m"].number == 1'000);
}
