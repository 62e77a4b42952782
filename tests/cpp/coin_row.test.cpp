#include "coins.hpp"

using namespace nimlab;

namespace {

using Numbers = std::vector<std::uint64_t>;

struct Row : naive::Game {
  naive::NamedRule rule;
  explicit Row(naive::NamedRule rule) : rule(std::move(rule)) {}

  naive::Moves moves(const naive::Numbers& heads) const override {
    naive::Moves out;
    for (std::uint64_t head : heads) {
      for (const auto& coins : naive::sets_at(head, rule.allowed)) {
        out.push_back(naive::written(coins, rule.short_moves));
      }
    }
    return out;
  }
  naive::Numbers after(naive::Numbers heads, const naive::Numbers& move) const override {
    for (const auto& coins : naive::sets_at(move[0], rule.allowed)) {
      if (naive::written(coins, rule.short_moves) != move) continue;
      std::set<std::uint64_t> up(heads.begin(), heads.end());
      for (std::uint64_t place : coins) {
        if (!up.erase(place)) up.insert(place);
      }
      return {up.begin(), up.end()};
    }
    return heads;
  }
  std::string text(const naive::Numbers& heads) const override {
    return heads.empty() ? "0" : naive::Game::text(heads);
  }
};

Numbers heads_of(std::uint64_t bits) {
  Numbers heads;
  for (std::uint64_t place = 1; bits != 0; ++place, bits >>= 1) {
    if ((bits & 1) != 0) heads.push_back(place);
  }
  return heads;
}

Numbers values(const std::string& rule, std::uint64_t count) {
  const auto all = table("coin_row", count + 1, rule).values;
  return {all.begin() + 1, all.end()};
}

}  // namespace

TEST_CASE("coin_row: rules by example") {
  CHECK(play("coin_row", "2 5 9", {5}) == "2 9");
  CHECK(play("coin_row", "2 5 9", {5, 2}) == "9");
  CHECK(play("coin_row", "2 5 9", {5, 3}) == "2 3 9");
  CHECK(play("coin_row", "1", {1}) == "0");
  CHECK(play("coin_row", "8", {8, 7, 2}, "ruler") == "2 3 4 5 6 7");
  CHECK(play("coin_row", "9", {9, 7, 1}, "spaced 5") == "1 3 5 7");
  CHECK(play("coin_row", "4", {4}, "take 4") == "0");
  const auto illegal = [](const MoveNumbers& move, const std::string& rule) {
    return refusal([&] { play("coin_row", "2 5 9", move, rule); }).code == ErrorCode::illegal_move;
  };
  CHECK(illegal({4}, "turtles"));        // shows tails
  CHECK(illegal({4, 2}, "turtles"));     // the largest does
  CHECK(illegal({5, 4, 3}, "turtles"));  // three
  CHECK(illegal({5}, "twins"));
  CHECK(illegal({9, 7, 5}, "ruler"));
  CHECK(illegal({9, 7, 2}, "spaced 1..9"));
  CHECK(illegal({9, 5}, "take 1..3"));
  CHECK(illegal({9}, "take 1..3"));
  CHECK(illegal({9, 6}, "free 2 at 1,2"));
  for (const MoveNumbers& move : std::vector<MoveNumbers>{{}, {5, 5}, {2, 5}, {5, 0}, {0}}) {
    CHECK(refusal([&] { play("coin_row", "2 5 9", move); }).code == ErrorCode::syntax);
  }
}

TEST_CASE("coin_row: positions are places, letters or runs, and what is wrong is named") {
  const auto canonical = [](const std::string& text) { return open_game("coin_row", "")->canonical(text); };
  CHECK(canonical("TTHTH") == "3 5");
  CHECK(canonical("tth th") == "3 5");
  CHECK(canonical("9,2 5") == "2 5 9");
  CHECK(canonical("2..4 9") == "2 3 4 9");
  CHECK(canonical("TTT") == "0");
  CHECK(canonical("0") == "0");
  const auto error = [](const std::string& text, const std::string& rule = "") {
    return refusal([&] { analyse("coin_row", text, rule); });
  };
  CHECK(error("").code == ErrorCode::empty);
  CHECK(error("3 0").code == ErrorCode::too_small);
  CHECK(error("TTXH").part == "X");
  CHECK(error("TTXH").at == 2);
  CHECK(error("1000001").limit == "1000000");
  CHECK(error("2001", "spaced 3").limit == "2000");
  CHECK(error("600", "moebius").limit == "343");  // its value there is 2^20 or more
  CHECK(error("600", "moebius").field == Field::position);
}

TEST_CASE("coin_row: a rule has one text, and what is wrong with it is named") {
  const auto canonical = [](const std::string& text) { return open_game("coin_row", text)->rule(); };
  for (const auto& rule : naive::coin_rules()) CHECK(canonical(rule.text) == rule.text);
  CHECK(canonical("free 1,2") == "turtles");
  CHECK(canonical("free 3,1,2") == "mock");
  CHECK(canonical("spaced 2") == "twins");
  CHECK(canonical("spaced 1..4 at 1") == "run 1..4");
  CHECK(canonical("free 1,2 at 1") == "run 1,2");
  CHECK(canonical("spaced 1,2 at 3,4") == "free 1,2 at 3,4");
  CHECK(canonical("run 1") == "free 1");
  CHECK(analyse("coin_row", "1", "spaced 1,3 at 2,3").rule_numbers == Numbers{2, 2, 1, 3, 2, 3});
  CHECK(analyse("coin_row", "1", "ruler").rule_numbers == Numbers{1, 0});
  const auto error = [](const std::string& rule) { return refusal([&] { analyse("coin_row", "1", rule); }); };
  CHECK(error("free").code == ErrorCode::empty);  // how many?
  CHECK(error("take").code == ErrorCode::empty);
  CHECK(error("take").part == "take");
  CHECK(error("free 2 at").code == ErrorCode::empty);
  CHECK(error("free 2 at").part == "at");
  CHECK(error("free 0,1").code == ErrorCode::too_small);  // no largest coin
  CHECK(error("free 0,1").part == "0");
  CHECK(error("free 17").limit == "16");
  CHECK(error("free 3 at 1").part == "3");  // there are only two such coins
  CHECK(error("free 3 at 1..13").limit == "12");
  CHECK(error("turn 2").part == "turn");
  CHECK(error("turtles 2").part == "2");
  CHECK(error("run 2 at 3").part == "at");
  for (const char* rule : {"free", "free 0", "turn 2", "run x"}) CHECK(error(rule).field == Field::rule);
}

TEST_CASE("coin_row: published values") {
  CHECK(values("mock", 10) == Numbers{1, 2, 4, 7, 8, 11, 13, 14, 16, 19});                 // source 004
  CHECK(values("twins", 6) == Numbers{0, 1, 2, 3, 4, 5});                                  // source 004
  CHECK(values("ruler", 16) == Numbers{1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4, 1, 2, 1, 16});  // Ferguson I.5
  // Winning Ways, chapter 14, table 3: OEIS A033623 (four coins), A054016 (five).
  CHECK(values("free 1..4", 43) == Numbers{1,    2,    4,    8,    15,   16,   32,   51,   64,   85,   106,
                                           128,  150,  171,  219,  237,  247,  256,  279,  297,  455,  512,
                                           537,  557,  594,  643,  803,  863,  998,  1024, 1051, 1070, 1112,
                                           1169, 1333, 1345, 1620, 1866, 2048, 2076, 2085, 2185, 2372});
  CHECK(values("moebius", 48) == Numbers{1,    2,    4,    8,    16,   31,   32,   64,   103,  128,
                                         171,  213,  256,  301,  342,  439,  475,  494,  512,  558,
                                         595,  911,  1024, 1075, 1114, 1189, 1287, 1606, 1727, 1996,
                                         2048, 2102, 2140, 2225, 2339, 2667, 2691, 3240, 3733, 4096,
                                         4153, 4171, 4371, 4745, 4912, 5237, 5601, 5746});
  // Subtraction {1,3,4}: Ferguson I.3.
  const ValueTable take = table("coin_row", 300, "take 1,3,4");
  CHECK(Numbers(take.values.begin(), take.values.begin() + 7) == Numbers{0, 1, 0, 1, 2, 3, 2});
  CHECK(take.period == Period{0, 7});
  CHECK(analyse("coin_row", "3 5", "turtles").grundy == 6u);
}

TEST_CASE("coin_row: the lost rows of 24 coins of Mogul are the Golay code's words") {
  // Conway and Sloane, "Lexicographic codes" (1986): 4,096 words; 759 of weight 8, 2,576 of weight 12.
  const Numbers g = values("mogul", 24);
  std::map<int, int> weights;
  std::uint64_t sum = 0;
  std::uint32_t set = 0;
  for (std::uint32_t i = 1;; ++i) {  // every set once, by the Gray code
    if (sum == 0) ++weights[__builtin_popcount(set)];
    if (i == std::uint32_t{1} << 24) break;
    const int turned = __builtin_ctz(i);
    set ^= std::uint32_t{1} << turned;
    sum ^= g[static_cast<std::size_t>(turned)];
  }
  CHECK(weights == std::map<int, int>{{0, 1}, {8, 759}, {12, 2576}, {16, 759}, {24, 1}});
}

TEST_CASE("coin_row: the theorem holds on every row of up to 6 coins, for twenty rules") {
  for (const auto& rule : naive::coin_rules()) {
    Row truth(rule);
    for (std::uint64_t bits = 0; bits < 1 << 6; ++bits) {
      check_position("coin_row", rule.text, truth, heads_of(bits));
    }
  }
}

TEST_CASE(
    "coin_row: single heads have the mex of what their moves leave, up to 17 places, for twenty rules") {
  for (const auto& rule : naive::coin_rules()) {
    CAPTURE(rule.text);
    const Numbers library = values(rule.text, 17);
    Numbers g{0};
    for (std::uint64_t place = 1; place <= 17; ++place) {
      std::set<std::uint64_t> left;
      for (const auto& coins : naive::sets_at(place, rule.allowed)) {
        std::uint64_t sum = 0;
        for (std::size_t i = 1; i < coins.size(); ++i) sum ^= g[coins[i]];
        left.insert(sum);
      }
      std::uint64_t least = 0;
      while (left.count(least) > 0) ++least;
      g.push_back(least);
      REQUIRE(library[place - 1] == least);
    }
  }
}

TEST_CASE("coin_row: the formulas are the mex of what up to two others sum to, up to 400 places") {
  for (const auto& [name, others] : std::map<std::string, std::set<int>>{
           {"free 1", {0}}, {"turtles", {0, 1}}, {"twins", {1}}, {"mock", {0, 1, 2}}, {"triplets", {2}}}) {
    CAPTURE(name);
    const Numbers library = values(name, 400);
    Numbers g;
    std::set<std::uint64_t> pairs;  // sums of two before
    for (std::uint64_t place = 1; place <= 400; ++place) {
      std::set<std::uint64_t> left;
      if (others.count(0)) left.insert(0);
      if (others.count(1)) left.insert(g.begin(), g.end());
      if (others.count(2)) left.insert(pairs.begin(), pairs.end());
      std::uint64_t least = 0;
      while (left.count(least) > 0) ++least;
      REQUIRE(library[place - 1] == least);
      for (std::uint64_t before : g) pairs.insert(before ^ least);
      g.push_back(least);
    }
  }
  const Numbers ruler = values("ruler", 400);
  for (std::uint64_t place = 1; place <= 400; ++place) {
    std::set<std::uint64_t> left;
    std::uint64_t sum = 0, least = 0;
    for (std::uint64_t before = place; before > 0; --before) {
      left.insert(sum);
      if (before > 1) sum ^= ruler[before - 2];
    }
    while (left.count(least) > 0) ++least;
    REQUIRE(ruler[place - 1] == least);
  }
}

TEST_CASE(
    "coin_row: the first and the minimal winning move are those of all, on every row of up to 7 coins") {
  for (const auto& rule : naive::coin_rules()) {
    Row truth(rule);
    for (std::uint64_t bits = 0; bits < 1 << 7; ++bits) {
      const Numbers heads = heads_of(bits);
      CAPTURE(rule.text, heads);
      const Analysis a = analyse("coin_row", truth.text(heads), rule.text);
      Numbers first, minimal;
      std::size_t fewest = 0;
      for (std::uint64_t head : heads) {
        for (const auto& coins : naive::sets_at(head, rule.allowed)) {
          const Numbers move = naive::written(coins, rule.short_moves);
          if (truth.grundy(truth.after(heads, move)) != 0) continue;
          if (first.empty() || move < first) first = move;
          if (minimal.empty() || coins.size() < fewest || (coins.size() == fewest && move < minimal)) {
            minimal = move, fewest = coins.size();
          }
        }
      }
      REQUIRE(fact(a, "first").value() == first);
      REQUIRE(fact(a, "minimal").value() == minimal);
      REQUIRE(fact(a, "values").value() == a.components);
      REQUIRE(fact(a, "sum").value() == Numbers{*a.grundy});
    }
  }
}

TEST_CASE("coin_row: rows of a million coins") {
  CHECK(analyse("coin_row", "1000000", "ruler").grundy == 64u);  // 15625 · 64
  CHECK(analyse("coin_row", "1..1000000").grundy == 1'000'000u);
  CHECK(analyse("coin_row", "1..1000000", "ruler").move_count == 500'000'500'000u);
  const Analysis mock = analyse("coin_row", "999999 1000000", "mock");
  CHECK(mock.grundy == (1'999'996u ^ 1'999'999u));
  CHECK(mock.more_winning_moves == false);
  const Analysis many = analyse("coin_row", "3 7 1000000", "mock");
  CHECK(many.winning_moves.size() == 20'000);
  CHECK(many.more_winning_moves);
  for (std::size_t i = 0; i < many.winning_moves.size(); i += 1'000) {
    CHECK(
        analyse("coin_row", play("coin_row", "3 7 1000000", many.winning_moves[i], "mock"), "mock").outcome ==
        Outcome::P);
  }
}

TEST_CASE("coin_row: an explanation ends with a move to nim-sum 0, or says it is 0") {
  for (const auto& rule : naive::coin_rules()) {
    for (std::uint64_t bits = 1; bits < 1 << 6; ++bits) {
      const Numbers heads = heads_of(bits);
      const std::string p = Row(rule).text(heads);
      const auto steps = finished<Explanation>(open_game("coin_row", rule.text)->explain(p));
      std::uint64_t sum = 0;
      for (std::size_t i = 0; i < heads.size(); ++i) {
        REQUIRE(steps[i].numbers[0] == heads[i]);
        REQUIRE(steps[i].lit == std::vector<std::string>{"coin-" + std::to_string(heads[i])});
        sum ^= steps[i].numbers[1];
      }
      REQUIRE(steps[heads.size()].key == "sum");
      REQUIRE(steps[heads.size()].numbers == Numbers{sum});
      const bool lost = search("coin_row", p, rule.text).outcome == Outcome::P;
      REQUIRE((sum == 0) == lost);
      REQUIRE((steps.back().key == "turn") == !lost);
      if (lost) continue;
      REQUIRE(play("coin_row", p, steps.back().numbers, rule.text) == steps.back().position);
      REQUIRE(search("coin_row", steps.back().position, rule.text).outcome == Outcome::P);
    }
  }
}
