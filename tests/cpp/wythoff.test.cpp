#include <cmath>
#include <set>

#include "check_position.hpp"
#include "games/golden/beatty.hpp"

using namespace nimlab;

namespace {

using Numbers = std::vector<std::uint64_t>;

struct Wythoff : naive::Game {
  std::uint64_t a;
  explicit Wythoff(std::uint64_t a) : a(a) {}
  naive::Moves moves(const naive::Numbers& p) const override {
    naive::Moves out;
    for (std::uint64_t i = 0; i <= p[0]; ++i) {
      for (std::uint64_t j = 0; j <= p[1]; ++j) {
        if (i + j > 0 && (i == 0 || j == 0 || (i > j ? i - j : j - i) < a)) out.push_back({i, j});
      }
    }
    return out;
  }
  naive::Numbers after(naive::Numbers p, const naive::Numbers& m) const override {
    return {p[0] - m[0], p[1] - m[1]};
  }
};

__extension__ typedef unsigned __int128 Uint128;

/// The floor of the square root, digit by digit.
std::uint64_t root(Uint128 x) {
  Uint128 r = 0;
  for (int bit = 64; bit-- > 0;) {
    const Uint128 larger = r | (Uint128{1} << bit);
    if (larger * larger <= x) r = larger;
  }
  return static_cast<std::uint64_t>(r);
}

ValueMap map_of(std::uint64_t size, const std::string& rule = "1") {
  return finished<ValueMap>(open_game("wythoff", rule)->map(size));
}

}  // namespace

TEST_CASE("beatty: floors of multiples of the golden ratio by an integer square root") {
  // ⌊nφ⌋ = ⌊(n + √(5n²)) / 2⌋
  const auto slow = [](std::uint64_t n) {
    return static_cast<std::uint64_t>((static_cast<Uint128>(n) + root(static_cast<Uint128>(n) * n * 5)) / 2);
  };
  for (std::uint64_t n = 0; n <= 3'000; ++n) REQUIRE(beatty(n, golden) == slow(n));
  std::uint64_t n = 1;
  for (int i = 0; i < 3'000; ++i) {
    n = n * 6364136223846793005 + 1442695040888963407;  // Knuth's generator
    const std::uint64_t shorter = n >> (2 + i % 60);    // so that 5n² stays below 2^128
    REQUIRE(beatty(shorter, golden) == slow(shorter));
  }
}

TEST_CASE("beatty: two complementary sequences meet every number once, for many irrationals") {
  const std::vector<QuadraticIrrational> several{golden, {0, 2, 1}, {1, 3, 2}, {-3, 29, 2}, {1, 7, 3}};
  for (const QuadraticIrrational& x : several) {
    const QuadraticIrrational y = complementary(x);
    std::vector<int> times(5'000, 0);
    for (const QuadraticIrrational& each : {x, y}) {
      for (std::uint64_t n = 1; beatty(n, each) < times.size(); ++n) ++times[beatty(n, each)];
    }
    for (std::size_t k = 1; k < times.size(); ++k) REQUIRE(times[k] == 1);
    for (std::uint64_t n = 0; n < 1'000; ++n) {
      // ⌊n/x⌋ counts the multiples of x up to n.
      std::uint64_t count = 0;
      while (beatty(count + 1, x) < n) ++count;
      REQUIRE(beatty(n, reciprocal(x)) == count);
    }
  }
}

TEST_CASE("beatty: 64 bits say what squares of 256 bits say") {
  std::vector<QuadraticIrrational> several{golden,      {0, 2, 1}, {1, 3, 2},
                                           {-3, 29, 2}, {1, 7, 3}, {0, 4095, 1}};
  for (std::size_t i = 0, given = several.size(); i < given; ++i) several.push_back(reciprocal(several[i]));
  for (const QuadraticIrrational& x : several) {
    for (std::uint64_t n = 0; n < 2'000; ++n) REQUIRE(beatty(n, x) == wide_beatty(n, x));
    for (std::uint64_t n = (1 << 25) - 2'000; n < (1 << 25) + 10; ++n) {
      REQUIRE(beatty(n, x) == wide_beatty(n, x));
    }
  }
  for (std::uint64_t s = 0; s < 2'000; ++s) {
    if (s > 0) REQUIRE(floor_of_root(s * s - 1) == s - 1);
    REQUIRE(floor_of_root(s * s) == s);
  }
  constexpr std::uint64_t large = (std::uint64_t{1} << 31) - 1;
  CHECK(floor_of_root(large * large) == large);
  CHECK(floor_of_root(large * large - 1) == large - 1);
}

TEST_CASE("wythoff: rules by example") {
  CHECK(play("wythoff", "6 11", {3, 3}) == "3 8");
  CHECK(play("wythoff", "6 11", {0, 11}) == "6 0");
  CHECK(play("wythoff", "6 11", {2, 3}, "2") == "4 8");
  for (const MoveNumbers& move : std::vector<MoveNumbers>{{0, 0}, {2, 3}, {7, 7}, {7, 0}, {0, 12}}) {
    CHECK(refusal([&] { play("wythoff", "6 11", move); }).code == ErrorCode::illegal_move);
  }
  CHECK(refusal([] { analyse("wythoff", "6"); }).code == ErrorCode::odd_number);
  CHECK(refusal([] { analyse("wythoff", "6 7 8"); }).code == ErrorCode::too_many);
  CHECK(refusal([] { analyse("wythoff", "6 7", "0"); }).code == ErrorCode::too_small);
  CHECK(refusal([] { map_of(2'001); }).limit == "2000");
}

TEST_CASE("wythoff: published pairs, and the samples of POJ 1067 and HDU 2177") {
  // Wythoff 1907; OEIS A000201, A001950.
  const std::vector<Numbers> pairs{{0, 0},  {1, 2},   {3, 5},   {4, 7},   {6, 10},  {8, 13},
                                   {9, 15}, {11, 18}, {12, 20}, {14, 23}, {16, 26}, {17, 28}};
  for (const Numbers& pair : pairs) CHECK(analyse("wythoff", naive::text(pair)).outcome == Outcome::P);
  CHECK(analyse("wythoff", "2 1").outcome == Outcome::P);
  CHECK(analyse("wythoff", "8 4").outcome == Outcome::N);
  CHECK(analyse("wythoff", "4 7").outcome == Outcome::P);
  // 5 8 goes to 4 7 or 3 5; 2 2 to 0 0 or 1 2.
  CHECK(sorted(analyse("wythoff", "5 8").winning_moves) == naive::Moves{{0, 5}, {1, 1}});
  CHECK(sorted(analyse("wythoff", "2 2").winning_moves) == naive::Moves{{0, 1}, {1, 0}, {2, 2}});
}

TEST_CASE("wythoff: the theorem holds for a up to 4 on all heaps up to 14, and for a = 1 up to 24") {
  for (std::uint64_t a = 1; a <= 4; ++a) {
    Wythoff truth(a);
    naive::each_position(2, a == 1 ? 24 : 14, [&](const naive::Numbers& p) {
      check_position("wythoff", std::to_string(a), truth, p, true);
    });
  }
}

TEST_CASE("wythoff: the table of SG values is OEIS A004481, and that of the definition up to 40") {
  const ValueMap map = map_of(41);
  const Numbers rows[] = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10},
                          {1, 2, 0, 4, 5, 3, 7, 8, 6, 10, 11},
                          {2, 0, 1, 5, 3, 4, 8, 6, 7, 11, 9}};
  for (std::size_t y = 0; y < 3; ++y) {
    for (std::size_t x = 0; x < 11; ++x) CHECK(map.map.grundy[y * 41 + x] == rows[y][x]);
  }
  Wythoff truth(1);
  for (std::uint64_t y = 0; y < 41; ++y) {
    for (std::uint64_t x = 0; x < 41; ++x) {
      const std::uint64_t grundy = truth.grundy({x, y});
      REQUIRE(map.map.grundy[y * 41 + x] == grundy);
      REQUIRE((map.map.outcomes[y * 41 + x] == Outcome::P) == (grundy == 0));
    }
  }
}

TEST_CASE(
    "wythoff: formula and table agree on every pair below 700; a smaller table is part of a larger one") {
  const ValueMap map = map_of(700);
  for (std::size_t i = 0; i < map.map.grundy.size(); ++i) {
    REQUIRE((map.map.outcomes[i] == Outcome::P) == (map.map.grundy[i] == 0));
  }
  const ValueMap part = map_of(50);
  for (std::size_t y = 0; y < 50; ++y) {
    for (std::size_t x = 0; x < 50; ++x) REQUIRE(part.map.grundy[y * 50 + x] == map.map.grundy[y * 700 + x]);
  }
  CHECK(map_of(30, "3").map.grundy.empty());
}

TEST_CASE("wythoff: pairs of 64 bits, made by Fibonacci numbers") {
  // (F(2k), F(2k+1)) is a pair: consecutive Fibonacci numbers with the smaller of even index (1, 2), (3, 5),
  // (8, 13) …
  std::uint64_t a = 1, b = 2;
  for (;;) {
    CAPTURE(a, b);
    CHECK(analyse("wythoff", naive::text({a, b})).outcome == Outcome::P);
    CHECK(analyse("wythoff", naive::text({b, a + 1})).outcome == Outcome::N);
    if (b > UINT64_MAX - a || a + b > UINT64_MAX - b) break;
    a += b;
    b += a;
  }
  CHECK(a > (std::uint64_t{1} << 62));
  CHECK(analyse("wythoff", "0 18446744073709551615").winning_moves ==
        std::vector<MoveNumbers>{{0, UINT64_MAX}});
  CHECK(analyse("wythoff", "0 18446744073709551615", "2").outcome == Outcome::N);
  const Analysis most = analyse("wythoff", "18446744073709551615 18446744073709551614");
  CHECK(most.outcome == Outcome::N);
  for (const MoveNumbers& move : most.winning_moves) {
    const std::string left = play("wythoff", "18446744073709551615 18446744073709551614", move);
    CHECK(analyse("wythoff", left).outcome == Outcome::P);
  }
}

TEST_CASE("wythoff: the pair beside what doubles make of it shows where they fail first") {
  // The least n for which ⌊nφ⌋ in double precision is not the exact one: all below were compared, bit by bit.
  const Analysis failing = analyse("wythoff", "165580140 267914295");
  CHECK(fact(failing, "index") == Numbers{102334155});
  CHECK(fact(failing, "pair") == Numbers{165580140, 267914295});
  CHECK(fact(failing, "rounded") == Numbers{165580141});
  const Analysis fine = analyse("wythoff", "165580139 267914293");
  CHECK(fact(fine, "pair") == Numbers{165580139, 267914293});
  CHECK(fact(fine, "rounded") == Numbers{165580139});
  const Analysis none = analyse("wythoff", "1 18446744073709551615");
  CHECK(fact(none, "index") == Numbers{UINT64_MAX - 1});
  for (const char* name : {"pair", "rounded", "nth", "nth_rounded"}) CHECK_FALSE(fact(none, name));
  const Analysis nth = analyse("wythoff", "102334155 102334155");
  CHECK(fact(nth, "nth") == Numbers{165580140, 267914295});
  CHECK(fact(nth, "nth_rounded") == Numbers{165580141});
}

TEST_CASE("wythoff: the pairs told are those of the least unused numbers, for a up to 6 and heaps up to 60") {
  const auto told = [](const std::string& position, std::uint64_t a, std::string_view name) {
    return fact(analyse("wythoff", position, std::to_string(a)), name).value_or(Numbers{});
  };
  for (std::uint64_t a = 1; a <= 6; ++a) {
    CAPTURE(a);
    Numbers pairs;
    std::set<std::uint64_t> used;
    for (std::uint64_t n = 0, next = 0;; ++n) {
      while (used.count(next) > 0) ++next;
      if (next > 60) break;
      for (const std::uint64_t each : {next, next + a * n}) {
        pairs.push_back(each);
        used.insert(each);
      }
    }
    REQUIRE(told("60 3", a, "pairs") == pairs);
    REQUIRE(told("0 300", a, "pairs").empty());  // larger heaps have too many
    for (std::size_t n = 0; 2 * n < pairs.size(); ++n) {
      // By its number: that is the larger heap, whatever the other one.
      for (const std::string& p : {naive::text({n, n}), naive::text({n, n / 2}), naive::text({0, n})}) {
        REQUIRE(told(p, a, "nth") == Numbers{pairs[2 * n], pairs[2 * n + 1]});
        REQUIRE(told(p, a, "nth_rounded") == Numbers{pairs[2 * n]});  // doubles are exact
      }
    }
    // Of the pair that doubles are said to get wrong, they get the smaller number wrong.
    const Numbers wrong = told("0 0", a, "wrong");
    REQUIRE(wrong.size() == 1);
    const std::string there = "0 " + std::to_string(a * wrong[0]);
    REQUIRE(told(there, a, "index") == wrong);
    REQUIRE(told(there, a, "pair")[0] != told(there, a, "rounded")[0]);
  }
  CHECK(told("0 0", 7, "wrong").empty());
}

TEST_CASE("wythoff: the pair told is that of the difference, for a up to 5 and heaps up to 40") {
  for (std::uint64_t a = 1; a <= 5; ++a) {
    Numbers low;  // each the least number that is in no pair before it
    std::set<std::uint64_t> used;
    for (std::uint64_t n = 0; n <= 40; ++n) {
      std::uint64_t next = 0;
      while (used.count(next) > 0) ++next;
      low.push_back(next);
      used.insert({next, next + a * n});
    }
    naive::each_position(2, 40, [&](const naive::Numbers& p) {
      const std::uint64_t n = (std::max(p[0], p[1]) - std::min(p[0], p[1])) / a;
      const Analysis told = analyse("wythoff", naive::text(p), std::to_string(a));
      REQUIRE(fact(told, "index") == Numbers{n});
      REQUIRE(fact(told, "pair") == Numbers{low[n], low[n] + a * n});
      REQUIRE(fact(told, "rounded") == Numbers{low[n]});  // so small that doubles are exact
    });
  }
}

TEST_CASE("wythoff: winning moves from random 64-bit heaps lead to pairs, whatever a is") {
  std::uint64_t state = 7;
  const auto next = [&] { return state = state * 6364136223846793005 + 1442695040888963407; };
  for (int i = 0; i < 2'000; ++i) {
    const std::string rule =
        std::to_string(1 + (i % 4 == 0 ? next() % 1'000'000 : static_cast<std::uint64_t>(i % 5)));
    const std::string p = naive::text({next() >> (i % 40), next() >> (i % 33)});
    CAPTURE(rule, p);
    const Analysis a = analyse("wythoff", p, rule);
    if (a.outcome == Outcome::P) continue;
    REQUIRE(!a.winning_moves.empty());
    for (const MoveNumbers& move : a.winning_moves) {
      REQUIRE(analyse("wythoff", play("wythoff", p, move, rule), rule).outcome == Outcome::P);
    }
  }
}

TEST_CASE("wythoff: all moves are counted and numbered") {
  for (std::uint64_t a = 1; a <= 5; ++a) {
    Wythoff truth(a);
    naive::each_position(2, 9, [&](const naive::Numbers& p) {
      const auto listed = open_game("wythoff", std::to_string(a))->moves(naive::text(p), 0, 1000);
      REQUIRE(listed.total == truth.moves(p).size());
      REQUIRE(sorted(listed.moves) == sorted(truth.moves(p)));
    });
  }
  CHECK(analyse("wythoff", "18446744073709551615 5").move_count == UINT64_MAX);
}

TEST_CASE(
    "wythoff: the explanation names the pair by the mex rule, and every take leaves one; heaps up to 18") {
  for (std::uint64_t a = 1; a <= 3; ++a) {
    // Each pair has the least number not used before, and the next multiple of a more (Wythoff, Fraenkel).
    std::vector<Numbers> pairs;
    std::set<std::uint64_t> used;
    for (std::uint64_t n = 0; n <= 20; ++n) {
      std::uint64_t low = 0;
      while (used.count(low) > 0) ++low;
      pairs.push_back({low, low + a * n});
      used.insert({low, low + a * n});
    }
    const auto is_pair = [&](Numbers p) {
      std::sort(p.begin(), p.end());
      return std::find(pairs.begin(), pairs.end(), p) != pairs.end();
    };
    Wythoff truth(a);
    naive::each_position(2, 18, [&](const naive::Numbers& p) {
      const std::string text = naive::text(p), rule = std::to_string(a);
      CAPTURE(rule, text);
      const Explanation steps = explain("wythoff", text, rule);
      const std::uint64_t difference = std::max(p[0], p[1]) - std::min(p[0], p[1]), index = difference / a;
      REQUIRE(step_of(steps, "difference")->numbers == Numbers{difference, index});
      Numbers pair = pairs[index];
      if (p[0] > p[1]) std::swap(pair[0], pair[1]);
      REQUIRE(step_of(steps, "pair")->numbers == Numbers{index, pair[0], pair[1]});
      REQUIRE(step_of(steps, "pair")->position == naive::text(pair));
      REQUIRE((step_of(steps, "here") != nullptr) == is_pair(p));
      naive::Moves takes;
      for (const Step& step : steps) {
        if (step.key != "take") continue;
        const Numbers& n = step.numbers;
        takes.push_back({n[0], n[1]});
        REQUIRE(is_pair({n[2], n[3]}));
        REQUIRE(play("wythoff", text, {n[0], n[1]}, rule) == step.position);
        REQUIRE(step.lit[0] == (n[1] == 0 ? "row" : n[0] == 0 ? "column" : "diagonal"));
      }
      REQUIRE(sorted(takes) == sorted(truth.winning(p)));
    });
  }
  const Explanation large = explain("wythoff", "18446744073709551615 0");
  CHECK(step_of(large, "pair") == nullptr);  // it exceeds 64 bits
  CHECK(step_of(large, "take") != nullptr);
}
