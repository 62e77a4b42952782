#include "search/search.hpp"

#include <map>

#include "asking.hpp"
#include "naive.hpp"
#include "search/outcome.hpp"

using namespace nimlab;

namespace {
Error too_long(const Position& heaps, SearchLimits limits) {
  const auto nim = game_of("nim");
  return refusal([&] {
    DepthFirstSearch search(*nim, heaps, limits);
    while (!search.step()) {
    }
  });
}

std::unique_ptr<Search> finished(std::unique_ptr<Search> search) {
  while (!search->step()) {
  }
  return search;
}
std::unique_ptr<Search> by_summands(const Game& game, const Position& p, SearchLimits limits = {}) {
  return finished(search_of(game, p, limits, summand_of(game)));
}
}  // namespace

TEST_CASE("the generic search visits every position below once, whatever the order of its heaps") {
  CHECK(search("nim", "0").states == 1);
  CHECK(search("nim", "2 3").states == 9);
  CHECK(search("subtraction", "9", "2").states == 5);
}

TEST_CASE("the generic search gives up at its limits, and says which") {
  CHECK(too_long({9, 9}, {.states = 54, .moves = 1'000'000}).limit == "54");
  CHECK(too_long({9, 9}, {.states = 1'000, .moves = 494}).limit ==
        "494");  // 55 pairs of heaps, 9 moves on average
  // An option is two numbers, empty heaps and all.
  CHECK(too_long({9, 9}, {.numbers = 989}).code == ErrorCode::too_long);
  const auto nim = game_of("nim");
  DepthFirstSearch enough(*nim, {9, 9}, {.states = 55, .moves = 495, .numbers = 990});
  while (!enough.step()) {
  }
  CHECK(enough.states() == 55);
  CHECK(refusal([] { search("nim", "18446744073709551615"); }).code == ErrorCode::too_long);
}

TEST_CASE("the outcome of the lessons' few lines is the outcome of the definition") {
  const auto nim = game_of("nim");
  Outcomes known;
  naive::TakeGame truth;
  naive::each_position(3, 5, [&](const naive::Heaps& heaps) {
    REQUIRE((outcome(*nim, heaps, known) == Outcome::P) == (truth.grundy(heaps) == 0));
  });
}

TEST_CASE("search by summands finds what search of the whole finds") {
  const auto check = [](const char* name, const char* rule, std::size_t count, std::uint64_t largest) {
    const auto game = game_of(name, rule);
    naive::each_position(count, largest, [&](const naive::Heaps& heaps) {
      const std::string text = naive::text(heaps);
      CAPTURE(name, rule, text);
      Position p;
      try {
        p = game->parse(text);
      } catch (const Error&) {
        return;  // no position of this game
      }
      REQUIRE(summand_of(*game) > 0);
      const auto whole = finished(search_of(*game, p)), parts = by_summands(*game, p);
      REQUIRE(parts->value(p) == whole->value(p));
      REQUIRE(parts->outcome(p) == whole->outcome(p));
      game->each_move(p, Player::left, 0, [&](Move move) {
        const Position option = after(*game, p, Player::left, move);
        REQUIRE(parts->value(option) == whole->value(option));
        return true;
      });
    });
  };
  check("nim", "", 3, 4);
  check("subtraction", "1,3,4", 2, 9);
  check("split_nim", "", 1, 6);
  check("split_nim", "", 3, 3);
  check("octal", "0.77", 2, 8);
  check("octal", "4.7", 2, 5);
  check("lasker", "", 2, 5);
  check("e_and_d", "", 4, 4);
  check("token_graph", "1>2 1>3 2>3 2>4 3>5 4>5 1>5 6", 3, 6);
  check("misere_nim", "normal", 2, 5);
}

TEST_CASE("search goes over to summands where a sum is too large to be searched whole, and says so") {
  CHECK(search("nim", "4 5 6").summands == 0);
  const SearchResult s = search("split_nim", "7 7 7");
  CHECK(s.summands == 3);
  CHECK(s.states == 30);   // itself, the heaps from 0 to 7, and 21 pairs of 1 to 6
  CHECK(s.grundy == 13u);  // 13, the seventh odious number, thrice
  const Analysis a = analyse("split_nim", "7 7 7");
  CHECK(s.winning_moves == a.winning_moves);
  CHECK(s.winning_move_count == a.winning_move_count);
}

TEST_CASE("search by summands: rows of Kayles, many tokens, one heap that falls to pieces") {
  const auto value = [](const char* name, const char* rule, const char* text) {
    const auto game = game_of(name, rule);
    const Position p = game->parse(text);
    return by_summands(*game, p)->value(p);
  };
  CHECK(value("octal", "0.77", "70 39 12 200") == star(6 ^ 3 ^ 4 ^ 1));  // OEIS A002186
  CHECK(value("split_nim", "", "64") == star(127));
  // From each node one goes to the next: 1 where its number is even, else 0.
  const char* path = "30>29>28>27>26>25>24>23>22>21>20>19>18>17>16>15>14>13>12>11>10>9>8>7>6>5>4>3>2>1";
  CHECK(value("token_graph", path, "30 30 30 29 27 25 22 20 7 7") == star(1));
}

TEST_CASE("search by summands is for sums under normal play whose play ends") {
  const auto can = [](const char* name, const char* rule) { return summand_of(*game_of(name, rule)) > 0; };
  CHECK(can("misere_nim", "normal"));
  CHECK_FALSE(can("misere_nim", "misere"));  // who wins is not told by the heaps' values
  CHECK_FALSE(can("coin_row", ""));          // a coin is turned back by another one's move
  CHECK_FALSE(can("wythoff", ""));
  CHECK_FALSE(can("staircase", ""));
  const auto graph = game_of("token_graph", "1>2 2>1 2>3");
  CHECK(refusal([&] { by_summands(*graph, Position{0, 1}); }).code == ErrorCode::too_long);
  const auto nim = game_of("nim");
  const auto limited = [&](SearchLimits limits) {
    return refusal([&] { by_summands(*nim, Position{9, 9}, limits); }).limit;
  };
  CHECK(limited({.states = 10}) == "10");  // the root and heaps from 0 to 9
  CHECK(limited({.moves = 46}) == "46");   // the root's two summands, and 45 moves of the heaps
  CHECK(by_summands(*nim, Position{9, 9}, {.states = 11, .moves = 47})->states() == 11);
}
