#include "limited_takes.hpp"

using namespace nimlab;

TEST_CASE("dynamic_nim: the rule") {
  CHECK(play("dynamic_nim", "20", {3}, "2+1") == "17 7");
  CHECK(open_game("dynamic_nim", "3+0")->rule() == "3");
  CHECK(refusal([] { open_game("dynamic_nim", "0"); }).code == ErrorCode::too_small);
  CHECK(refusal([] { open_game("dynamic_nim", "2+x"); }).part == "x");
  CHECK(refusal([] { open_game("dynamic_nim", "2+"); }).code == ErrorCode::not_a_number);
  CHECK(refusal([] { open_game("dynamic_nim", "10001"); }).limit == "10000");
}

TEST_CASE("dynamic_nim: the sample of POJ 3922") {
  const auto first = [](const char* n, const char* k) -> std::uint64_t {
    const Analysis a = analyse("dynamic_nim", n, k);
    return a.outcome == Outcome::P ? 0 : a.winning_moves.front().front();
  };
  CHECK(first("16", "1") == 0);
  CHECK(first("11", "1") == 1);
  CHECK(first("32", "2") == 3);
  CHECK(first("34", "2") == 0);
  CHECK(first("19", "3") == 4);
}

TEST_CASE("dynamic_nim: published sequences") {
  CHECK(terms(analyse("fibonacci_nim", "100")) == Numbers{1, 2, 3, 5, 8, 13, 21, 34, 55, 89});
  CHECK(terms(analyse("dynamic_nim", "100", "1")) == Numbers{1, 2, 4, 8, 16, 32, 64});
  CHECK(terms(analyse("dynamic_nim", "100", "2")) == Numbers{1, 2, 3, 5, 8, 13, 21, 34, 55, 89});
  // T. S. Ferguson, Game Theory, part I, chapter 1, on dynamic subtraction with three times the last move.
  CHECK(terms(analyse("dynamic_nim", "100", "3")) == Numbers{1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55, 76});
}

TEST_CASE("dynamic_nim: the theorem holds for k up to 5 and c up to 3 on all positions of up to 32 stones") {
  for (std::uint64_t k = 1; k <= 5; ++k) {
    for (std::uint64_t c = 0; c <= 3; ++c) {
      NaiveLimitedTake truth(k, c);
      const std::string rule = std::to_string(k) + (c > 0 ? '+' + std::to_string(c) : "");
      for (std::uint64_t n = 0; n <= 32; ++n) {
        for (std::uint64_t limit = 0; limit <= n; ++limit) {
          check_position("dynamic_nim", rule, truth, {n, limit}, true);
        }
      }
    }
  }
}

TEST_CASE("dynamic_nim: starts are P exactly at the terms, up to 2,000 stones") {
  for (const char* rule : {"1", "2", "3", "4", "7", "2+1", "1+5"}) {
    const ValueMap map = finished<ValueMap>(open_game("dynamic_nim", rule)->map(2'000));
    const Numbers all = terms(analyse("dynamic_nim", "2000", rule));
    for (std::uint64_t n = 1; n <= 2'000; ++n) {
      const bool is_term = std::count(all.begin(), all.end(), n) > 0;
      REQUIRE((map.map.outcomes[n - 1] == Outcome::P) == is_term);
    }
  }
  CHECK(refusal([] { finished<ValueMap>(open_game("dynamic_nim", "2")->map(100'001)); }).limit == "100000");
}

TEST_CASE("dynamic_nim: 64-bit heaps and the largest rules") {
  const std::string most = "18446744073709551615";
  for (const char* rule : {"1", "2", "3", "10000", "10000+10000"}) {
    CAPTURE(rule);
    const Analysis a = analyse("dynamic_nim", most, rule);
    std::uint64_t sum = 0;
    for (std::uint64_t part : parts(a)) sum += part;
    CHECK(sum == UINT64_MAX);
    for (const MoveNumbers& move : a.winning_moves) {
      CHECK(analyse("dynamic_nim", play("dynamic_nim", most, move, rule), rule).outcome == Outcome::P);
    }
    CHECK(a.outcome == Outcome::N);
  }
  CHECK(parts(analyse("dynamic_nim", most, "1")).size() == 64);
}

TEST_CASE("dynamic_nim: the explanation holds on all positions of up to 30 stones, for several rules") {
  check_explanations("dynamic_nim", "1", 1, 0, 30);
  check_explanations("dynamic_nim", "3", 3, 0, 30);
  check_explanations("dynamic_nim", "2+1", 2, 1, 30);
}
