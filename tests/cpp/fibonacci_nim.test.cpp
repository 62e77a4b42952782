#include "limited_takes.hpp"

using namespace nimlab;

TEST_CASE("fibonacci_nim: rules by example") {
  CHECK(play("fibonacci_nim", "20", {5}) == "15 10");
  CHECK(play("fibonacci_nim", "20 6", {6}) == "14 12");
  CHECK(play("fibonacci_nim", "9 6", {6}) == "3 3");
  CHECK(refusal([] { play("fibonacci_nim", "20 6", {7}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("fibonacci_nim", "20", {20}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("fibonacci_nim", "20 6", {7}); }).limit == "1..6");
  CHECK(refusal([] { play("fibonacci_nim", "20", {0}); }).code == ErrorCode::illegal_move);
  CHECK(analyse("fibonacci_nim", "20").position == "20 19");
  CHECK(analyse("fibonacci_nim", "20 99").position == "20 20");
  CHECK(analyse("fibonacci_nim", "1").move_count == 0);
  CHECK(refusal([] { analyse("fibonacci_nim", "1 2 3"); }).code == ErrorCode::too_many);
}

TEST_CASE("fibonacci_nim: the sample of HDU 2516") {
  CHECK(analyse("fibonacci_nim", "2").outcome == Outcome::P);
  CHECK(analyse("fibonacci_nim", "13").outcome == Outcome::P);
  CHECK(analyse("fibonacci_nim", "10000").outcome == Outcome::N);
}

TEST_CASE("fibonacci_nim: every decomposition up to 5,000 is Zeckendorf's, and a sum") {
  for (std::uint64_t n = 0; n <= 5'000; ++n) {
    const Analysis a = analyse("fibonacci_nim", std::to_string(n));
    std::uint64_t sum = 0, before = 0;
    for (std::uint64_t part : parts(a)) {
      REQUIRE((before == 0 || part > 2 * before));  // so no two are neighbours
      const Numbers all = terms(a);
      REQUIRE(std::count(all.begin(), all.end(), part) == 1);
      sum += before = part;
    }
    REQUIRE(sum == n);
  }
}

TEST_CASE("fibonacci_nim: the theorem holds on all positions of up to 60 stones") {
  NaiveLimitedTake truth(2, 0);
  for (std::uint64_t n = 0; n <= 60; ++n) {
    for (std::uint64_t limit = 0; limit <= n; ++limit)
      check_position("fibonacci_nim", "", truth, {n, limit}, true);
  }
}

TEST_CASE("fibonacci_nim: 64-bit heaps") {
  CHECK(analyse("fibonacci_nim", "12200160415121876738").outcome == Outcome::P);  // the largest below 2^64
  CHECK(analyse("fibonacci_nim", "18446744073709551615").outcome == Outcome::N);
}

TEST_CASE("fibonacci_nim: the explanation holds on all positions of up to 40 stones") {
  check_explanations("fibonacci_nim", "", 2, 0, 40);
}
