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
