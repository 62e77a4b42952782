#include "check_position.hpp"

using namespace nimlab;

namespace {

struct EAndD : naive::Game {
  naive::Moves moves(const naive::Numbers& p) const override {
    std::set<naive::Numbers> out;  // splitting either of two equal piles is one move
    for (std::size_t i = 0; i < p.size(); i += 2) {
      for (std::uint64_t kept : {p[i], p[i + 1]}) {
        for (std::uint64_t a = 1; 2 * a <= kept; ++a) out.insert({i / 2 + 1, a, kept - a});
      }
    }
    return {out.begin(), out.end()};
  }
  naive::Numbers after(naive::Numbers p, const naive::Numbers& m) const override {
    p[2 * m[0] - 2] = m[1];
    p[2 * m[0] - 1] = m[2];
    return p;
  }
};

}  // namespace

TEST_CASE("e_and_d: rules by example") {
  CHECK(play("e_and_d", "3 5", {1, 2, 3}) == "2 3");
  CHECK(play("e_and_d", "3 5 2 6", {2, 1, 5}) == "3 5 1 5");
  CHECK(play("e_and_d", "3 5", {1, 2, 1}) == "1 2");
  for (const MoveNumbers& move : std::vector<MoveNumbers>{{1, 1, 3}, {1, 0, 3}, {2, 1, 2}, {0, 1, 2}}) {
    CHECK(refusal([&] { play("e_and_d", "3 5", move); }).code == ErrorCode::illegal_move);
  }
  CHECK(analyse("e_and_d", "1 1").move_count == 0);
}

TEST_CASE("e_and_d: bad positions are named") {
  CHECK(refusal([] { analyse("e_and_d", "3 5 2"); }).code == ErrorCode::odd_number);
  CHECK(refusal([] { analyse("e_and_d", "3 0"); }).code == ErrorCode::too_small);
}

TEST_CASE("e_and_d: the samples of Luogu P2148") {
  CHECK(analyse("e_and_d", "1 2 1 3").outcome == Outcome::N);
  CHECK(analyse("e_and_d", "1 1 1 1 1 1").outcome == Outcome::P);
}

TEST_CASE("e_and_d: the theorem holds for every pair up to 40 and every two pairs up to 6") {
  EAndD truth;
  naive::each_position(2, 39, [&](naive::Heaps p) {
    for (auto& x : p) ++x;
    check_position("e_and_d", "", truth, p);
  });
  naive::each_position(4, 5, [&](naive::Heaps p) {
    for (auto& x : p) ++x;
    check_position("e_and_d", "", truth, p);
  });
}

TEST_CASE("e_and_d: winning splits are counted and found for every pair up to 130") {
  EAndD truth;
  for (std::uint64_t x = 60; x <= 130; x += 7) {
    for (std::uint64_t y = 1; y <= 130; ++y) {
      const Analysis a = analyse("e_and_d", naive::text({x, y}));
      naive::Moves winning = truth.winning({x, y});
      CAPTURE(x, y);
      REQUIRE(sorted(a.winning_moves) == sorted(winning));
      REQUIRE(a.winning_move_count == winning.size());
    }
  }
}

TEST_CASE("e_and_d: large piles") {
  const std::string most = "1000000000000000000";
  const Analysis a = analyse("e_and_d", most + " 1");
  CHECK(a.outcome == Outcome::N);
  CHECK(a.winning_moves.size() == max_listed_moves);
  // Splits into two odd piles, each once: the odd numbers up to 5 · 10^17.
  CHECK(a.winning_move_count == 250'000'000'000'000'000);
  CHECK(analyse("e_and_d", play("e_and_d", most + " 1", a.winning_moves.back())).outcome == Outcome::P);
  CHECK(analyse("e_and_d", "2000000000 1999999999").grundy.has_value());
}
