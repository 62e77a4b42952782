#include "check_position.hpp"
#include "rings.hpp"

using namespace nimlab;

TEST_CASE("ring: rules by example") {
  CHECK(play("ring", "2 5 3 0", {1, 2}) == "0 5 3 0 @2");
  CHECK(play("ring", "2 5 3 1", {4, 1}) == "2 5 3 0 @4");
  CHECK(play("ring", "2 5 3 1 @4", {4, 1}) == "2 5 3 0 @1");
  CHECK(play("ring", "2 5", {2, 1}) == "2 4 @2");
  for (const MoveNumbers& move : std::vector<MoveNumbers>{{1, 3}, {1, 0}, {2, 1}, {4, 1}, {0, 1}, {5, 1}}) {
    CHECK(refusal([&] { play("ring", "2 5 3 0", move); }).code == ErrorCode::illegal_move);
  }
}

TEST_CASE("ring: bad positions are named") {
  CHECK(refusal([] { analyse("ring", "2 5 @3"); }).limit == "2");
  CHECK(refusal([] { analyse("ring", "2"); }).code == ErrorCode::too_small);
  CHECK(refusal([] { analyse("ring", "@1"); }).code == ErrorCode::empty);
  CHECK(refusal([] { analyse("ring", "2 x"); }).part == "x");
}

TEST_CASE("ring: the samples of Luogu P1288") {
  CHECK(analyse("ring", "2 5 3 0").outcome == Outcome::N);
  CHECK(analyse("ring", "0 0 0").outcome == Outcome::P);
}

TEST_CASE(
    "ring: the rule holds on every ring of 2 to 4 edges up to 3, and of 5 edges up to 2, zeros anywhere") {
  NaiveRing truth;
  for (std::size_t n = 2; n <= 5; ++n) {
    naive::each_position(n, n <= 4 ? 3 : 2, [&](const naive::Heaps& edges) {
      naive::Numbers p = edges;
      p.insert(p.begin(), 1);
      const bool has_zero = std::find(edges.begin(), edges.end(), 0u) != edges.end();
      // The coin may stand anywhere; turning the ring is the same, which single positions suffice to show.
      check_position("ring", "", truth, p, true);
      if (has_zero) {
        CHECK_FALSE(analyse("ring", truth.text(p)).grundy);
        CHECK(analyse("ring", truth.text(p)).method == "theorem");
      } else {
        CHECK(analyse("ring", truth.text(p)).method == "search");
        if (n % 2 == 1) CHECK(analyse("ring", truth.text(p)).outcome == Outcome::N);
      }
    });
  }
  for (std::uint64_t coin = 1; coin <= 4; ++coin) check_position("ring", "", truth, {coin, 2, 0, 3, 1}, true);
}

TEST_CASE("ring: large numbers") {
  const std::string max = "18446744073709551615";
  CHECK(analyse("ring", max + " 1 0").outcome == Outcome::P);
  const Analysis a = analyse("ring", max + " 0 0");
  CHECK(a.outcome == Outcome::N);
  CHECK(a.move_count == UINT64_MAX);
  CHECK(a.winning_moves == std::vector<MoveNumbers>{{1, UINT64_MAX}});
  CHECK(refusal([&] { analyse("ring", max + " 1 1"); }).code == ErrorCode::too_long);
}
