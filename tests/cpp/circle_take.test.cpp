#include "check_position.hpp"

using namespace nimlab;

namespace {

/// Numbers: 1 for a stone, 0 for a gap, clockwise.
struct Circle : naive::Game {
  std::set<std::uint64_t> counts;
  naive::Moves moves(const naive::Numbers& p) const override {
    const std::size_t n = p.size();
    naive::Moves out;
    for (std::size_t place = 0; place < n; ++place) {
      std::uint64_t run = 0;
      while (run < n && p[(place + run) % n] == 1) {
        ++run;
        if (counts.count(run) > 0 && !(run == n && place > 0)) out.push_back({place + 1, run});
      }
    }
    return out;
  }
  naive::Numbers after(naive::Numbers p, const naive::Numbers& m) const override {
    for (std::uint64_t i = 0; i < m[1]; ++i) p[(m[0] - 1 + i) % p.size()] = 0;
    return p;
  }
  std::string text(const naive::Numbers& p) const override {
    std::string out;
    for (std::uint64_t stone : p) out += stone ? 'o' : '.';
    return out.find('.') == std::string::npos ? std::to_string(p.size()) : out;
  }
};

}  // namespace

TEST_CASE("circle_take: rules by example") {
  CHECK(play("circle_take", "5", {5, 2}, "1,2") == ".ooo.");
  CHECK(play("circle_take", "oo.oo", {5, 2}, "1,2") == ".o.o.");
  CHECK(refusal([] { play("circle_take", "oo.oo", {2, 2}, "1,2"); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("circle_take", "5", {1, 3}, "1,2"); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("circle_take", "5", {6, 1}, "1,2"); }).code == ErrorCode::illegal_move);
  CHECK(analyse("circle_take", "...").move_count == 0);
  CHECK(analyse("circle_take", "ooo").position == "3");
}

TEST_CASE("circle_take: bad input is named") {
  CHECK(refusal([] { analyse("circle_take", "oo.x"); }).part == "x");
  CHECK(refusal([] { analyse("circle_take", "0"); }).code == ErrorCode::too_small);
  CHECK(refusal([] { analyse("circle_take", "1001"); }).limit == "1000");
  CHECK(refusal([] { analyse("circle_take", "5", "0,1"); }).code == ErrorCode::too_small);
  CHECK(refusal([] { analyse("circle_take", "5", "1..40"); }).limit == "32");
}

TEST_CASE("circle_take: POJ 2484: with one or two at a time the second player wins every circle above two") {
  CHECK(analyse("circle_take", "1").outcome == Outcome::N);
  CHECK(analyse("circle_take", "2").outcome == Outcome::N);
  for (std::uint64_t n = 3; n <= 200; ++n)
    CHECK(analyse("circle_take", std::to_string(n)).outcome == Outcome::P);
}

TEST_CASE("circle_take: every circle of up to 9 places, full or not, for four rules") {
  for (const auto& each : std::map<std::string, std::set<std::uint64_t>>{
           {"1,2", {1, 2}}, {"1..3", {1, 2, 3}}, {"2", {2}}, {"1,3", {1, 3}}}) {
    Circle truth;
    truth.counts = each.second;
    for (std::size_t n = 1; n <= 9; ++n) {
      naive::each_position(
          n, 1, [&](const naive::Heaps& p) { check_position("circle_take", each.first, truth, p); });
    }
  }
}

TEST_CASE("circle_take: the largest circle") {
  CHECK(analyse("circle_take", "1000").outcome == Outcome::P);
  const std::string cut = std::string(999, 'o') + '.';
  CHECK(analyse("circle_take", cut).winning_move_count >= 1);
}
