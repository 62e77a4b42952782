#include "check_position.hpp"

using namespace nimlab;

namespace {

using Numbers = std::vector<std::uint64_t>;

/// Stones and limit; the next limit is k times the take, and c more.
struct LimitedTake : naive::Game {
  std::uint64_t k, c;
  LimitedTake(std::uint64_t k, std::uint64_t c) : k(k), c(c) {}
  naive::Moves moves(const naive::Numbers& p) const override {
    naive::Moves out;
    for (std::uint64_t take = 1; take <= p[1]; ++take) out.push_back({take});
    return out;
  }
  naive::Numbers after(naive::Numbers p, const naive::Numbers& m) const override {
    const std::uint64_t left = p[0] - m[0];
    return {left, std::min(left, k * m[0] + c)};
  }
};

Numbers parts(const Analysis& a) {
  return {a.witness.begin() + 1, a.witness.begin() + 1 + static_cast<std::ptrdiff_t>(a.witness[0])};
}
Numbers terms(const Analysis& a) {
  return {a.witness.begin() + 1 + static_cast<std::ptrdiff_t>(a.witness[0]), a.witness.end()};
}

}  // namespace

TEST_CASE("fibonacci_nim: rules by example") {
  CHECK(play("fibonacci_nim", "20", {5}) == "15 10");
  CHECK(play("fibonacci_nim", "20 6", {6}) == "14 12");
  CHECK(play("fibonacci_nim", "9 6", {6}) == "3 3");
  CHECK(refusal([] { play("fibonacci_nim", "20 6", {7}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("fibonacci_nim", "20", {20}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("fibonacci_nim", "20", {0}); }).code == ErrorCode::illegal_move);
  CHECK(analyse("fibonacci_nim", "20").position == "20 19");
  CHECK(analyse("fibonacci_nim", "20 99").position == "20 20");
  CHECK(analyse("fibonacci_nim", "1").move_count == 0);
  CHECK(refusal([] { analyse("fibonacci_nim", "1 2 3"); }).code == ErrorCode::too_many);
}

TEST_CASE("dynamic_nim: the rule") {
  CHECK(play("dynamic_nim", "20", {3}, "2+1") == "17 7");
  CHECK(open_game("dynamic_nim", "3+0")->rule() == "3");
  CHECK(refusal([] { open_game("dynamic_nim", "0"); }).code == ErrorCode::too_small);
  CHECK(refusal([] { open_game("dynamic_nim", "2+x"); }).part == "x");
  CHECK(refusal([] { open_game("dynamic_nim", "2+"); }).code == ErrorCode::not_a_number);
  CHECK(refusal([] { open_game("dynamic_nim", "10001"); }).limit == "10000");
}

TEST_CASE("fibonacci_nim, dynamic_nim: the samples of HDU 2516 and POJ 3922") {
  CHECK(analyse("fibonacci_nim", "2").outcome == Outcome::P);
  CHECK(analyse("fibonacci_nim", "13").outcome == Outcome::P);
  CHECK(analyse("fibonacci_nim", "10000").outcome == Outcome::N);
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
  LimitedTake truth(2, 0);
  for (std::uint64_t n = 0; n <= 60; ++n) {
    for (std::uint64_t limit = 0; limit <= n; ++limit)
      check_position("fibonacci_nim", "", truth, {n, limit}, true);
  }
}

TEST_CASE("dynamic_nim: the theorem holds for k up to 5 and c up to 3 on all positions of up to 32 stones") {
  for (std::uint64_t k = 1; k <= 5; ++k) {
    for (std::uint64_t c = 0; c <= 3; ++c) {
      LimitedTake truth(k, c);
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
  CHECK(analyse("fibonacci_nim", "12200160415121876738").outcome == Outcome::P);  // the largest below 2^64
}
