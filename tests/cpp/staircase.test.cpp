#include "check_position.hpp"

using namespace nimlab;

namespace {

struct Staircase : naive::Game {
  naive::Moves moves(const naive::Numbers& p) const override {
    naive::Moves out;
    for (std::size_t i = 0; i < p.size(); ++i) {
      for (std::uint64_t stones = 1; stones <= p[i]; ++stones) out.push_back({i + 1, stones});
    }
    return out;
  }
  naive::Numbers after(naive::Numbers p, const naive::Numbers& m) const override {
    p[m[0] - 1] -= m[1];
    if (m[0] > 1) p[m[0] - 2] += m[1];
    return p;
  }
};

/// Gaps between things that move to the left along a line, from the right to the left, are such a staircase.
std::string gaps(std::vector<std::uint64_t> places) {
  naive::Numbers steps;
  for (std::size_t i = places.size(); i-- > 0;) steps.push_back(places[i] - 1 - (i > 0 ? places[i - 1] : 0));
  return naive::text(steps);
}

}  // namespace

TEST_CASE("staircase: rules by example") {
  CHECK(play("staircase", "3 0 2", {1, 2}) == "1 0 2");
  CHECK(play("staircase", "3 0 2", {3, 2}) == "3 2 0");
  for (const MoveNumbers& move : std::vector<MoveNumbers>{{2, 1}, {3, 3}, {1, 0}, {0, 1}, {4, 1}}) {
    CHECK(refusal([&] { play("staircase", "3 0 2", move); }).code == ErrorCode::illegal_move);
  }
  CHECK(refusal([] { analyse("staircase", "1 18446744073709551615"); }).limit == "18446744073709551614");
  CHECK(refusal([] { analyse("staircase", "1", "2"); }).field == Field::rule);
}

TEST_CASE("staircase: the samples of POJ 1704 and BZOJ 1115") {
  CHECK(analyse("staircase", gaps({1, 2, 3})).outcome == Outcome::P);
  CHECK(analyse("staircase", gaps({1, 5, 6, 7, 9, 12, 14, 17})).outcome == Outcome::N);
  // Pebbles (POI): heaps that never fall from left to right; the steps are their differences.
  CHECK(analyse("staircase", "0 2").outcome == Outcome::P);    // 2 2
  CHECK(analyse("staircase", "2 1 1").outcome == Outcome::N);  // 1 2 4
}

TEST_CASE("staircase: the theorem holds on all stairs of up to four steps and three stones on each") {
  Staircase truth;
  for (std::size_t steps = 1; steps <= 4; ++steps) {
    naive::each_position(steps, steps < 4 ? 4 : 3,
                         [&](const naive::Numbers& p) { check_position("staircase", "", truth, p); });
  }
}

TEST_CASE("staircase: large numbers") {
  const std::uint64_t half = std::uint64_t{1} << 63;
  const std::string text = naive::text({half, half - 1, 0});
  const Analysis a = analyse("staircase", text);
  CHECK(a.grundy == half);
  CHECK(a.winning_moves == std::vector<MoveNumbers>{{1, half}});
  CHECK(a.move_count == UINT64_MAX);
  CHECK(open_game("staircase", "")->moves(text, UINT64_MAX - 1, 5).moves ==
        std::vector<MoveNumbers>{{2, half - 1}});
}
