#include "check_position.hpp"

using namespace nimlab;

TEST_CASE("bash: rules by example") {
  CHECK(play("bash", "21", {1, 3}, "3") == "18");
  CHECK(refusal([] { play("bash", "21", {1, 4}, "3"); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("bash", "2", {1, 3}, "3"); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("bash", "2", {1, 0}, "3"); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("bash", "21", {1, 4}, "3"); }).limit == "1..3");
  CHECK(refusal([] { play("bash", "1", {1, 2}, "3"); }).limit == "1");
  CHECK(analyse("bash", "0").move_count == 0);
}

TEST_CASE("bash: a rule that loses its meaning is refused") {
  const auto refused = [](const char* rule) { return refusal([&] { open_game("bash", rule); }); };
  CHECK(refused("0").code == ErrorCode::too_small);
  CHECK(refused("1000000000000000001").code == ErrorCode::too_large);
  CHECK(refused("3 4").part == "4");
  CHECK(refused("-1").code == ErrorCode::negative);
}

TEST_CASE("bash: published answers") {
  // HDU 1846, the problem's own sample: 23 stones, up to 2 at a time, the first player wins; 4 with 3: the
  // second.
  CHECK(analyse("bash", "23", "2").outcome == Outcome::N);
  CHECK(analyse("bash", "4", "3").outcome == Outcome::P);
}

TEST_CASE("bash: the theorem holds for every bound up to 8, one heap up to 30 and two up to 9") {
  for (std::uint64_t m = 1; m <= 8; ++m) {
    naive::TakeGame truth;
    for (std::uint64_t take = 1; take <= m; ++take) truth.takes.insert(take);
    const std::string rule = std::to_string(m);
    for (std::uint64_t n = 0; n <= 30; ++n) check_position("bash", rule, truth, {n});
    naive::each_position(2, 9,
                         [&](const naive::Heaps& heaps) { check_position("bash", rule, truth, heaps); });
  }
}

TEST_CASE("bash: numbers up to 10^18") {
  const std::string most = "1000000000000000000";
  const Analysis a = analyse("bash", most, "999999999999999999");
  CHECK(a.outcome == Outcome::P);  // 10^18 is m + 1
  CHECK(analyse("bash", most, "999999999999999998").winning_moves == std::vector<MoveNumbers>{{1, 1}});
  CHECK(refusal([] { analyse("bash", "1000000000000000001"); }).limit == most);
  CHECK(table("bash", 10, "3").period == Period{0, 4});
}

TEST_CASE("bash: the groups told are what can be set aside one after another, m up to 8 and heaps up to 40") {
  for (std::uint64_t m = 1; m <= 8; ++m) {
    for (std::uint64_t n = 0; n <= 40; ++n) {
      // Stones are laid out one by one; a box that has m + 1 is full.
      std::uint64_t boxes = 0, loose = 0;
      for (std::uint64_t stone = 0; stone < n; ++stone) {
        if (++loose == m + 1) ++boxes, loose = 0;
      }
      const Analysis a = analyse("bash", "7 " + std::to_string(n), std::to_string(m));
      REQUIRE(fact(a, "group") == MoveNumbers{m + 1});
      REQUIRE(fact(a, "groups").value()[1] == boxes);
      REQUIRE(fact(a, "rest").value()[1] == loose);
    }
  }
}
