#include "check_position.hpp"

using namespace nimlab;

namespace {

struct Misere : naive::TakeGame {
  bool inverted = true;
  bool misere() const override { return inverted; }
};

}  // namespace

TEST_CASE("misere_nim: rules by example") {
  CHECK(play("misere_nim", "3 4", {2, 4}) == "3 0");
  CHECK(analyse("misere_nim", "0 0").outcome == Outcome::N);  // the other one has taken the last stone
  CHECK(analyse("misere_nim", "0 0").move_count == 0);
  CHECK(analyse("misere_nim", "0 0", "normal").outcome == Outcome::P);
  CHECK(refusal([] { analyse("misere_nim", "1", "inverse"); }).part == "inverse");
  CHECK(refusal([] { analyse("misere_nim", "1", "misere 2"); }).code == ErrorCode::syntax);
}

TEST_CASE("misere_nim: the sample of HDU 1907") {
  CHECK(analyse("misere_nim", "3 5 1").outcome == Outcome::N);  // John
  CHECK(analyse("misere_nim", "1").outcome == Outcome::P);      // Brother
}

TEST_CASE("misere_nim: the theorem holds on up to three heaps of 6 and five of 2, misère and normal") {
  for (const bool inverted : {true, false}) {
    Misere truth;
    truth.inverted = inverted;
    const std::string rule = inverted ? "misere" : "normal";
    const auto check = [&](const naive::Heaps& heaps) {
      check_position("misere_nim", rule, truth, heaps, true);
    };
    for (std::size_t count = 1; count <= 3; ++count) naive::each_position(count, 6, check);
    naive::each_position(5, 2, check);
  }
}

TEST_CASE("misere_nim: has no place in a sum") {
  const Error error = refusal([] { open_game("sum", "nim | misere_nim"); });
  CHECK(error.code == ErrorCode::unsupported);
  CHECK(error.part == "misere_nim");
  open_game("sum", "nim | misere_nim normal");
}

TEST_CASE("misere_nim: large numbers") {
  const std::string most = "18446744073709551615";
  CHECK(analyse("misere_nim", most + " 1").winning_moves == std::vector<MoveNumbers>{{1, UINT64_MAX}});
  CHECK(analyse("misere_nim", most + " 1 1").winning_moves == std::vector<MoveNumbers>{{1, UINT64_MAX - 1}});
  CHECK(analyse("misere_nim", most + " " + most).outcome == Outcome::P);
}

TEST_CASE("misere_nim: where the rules part is where search says, up to three heaps of 6 and five of 2") {
  const auto check = [](const naive::Heaps& heaps) {
    const std::string p = naive::text(heaps);
    const SearchResult normal = search("misere_nim", p, "normal"), misere = search("misere_nim", p, "misere");
    MoveNumbers above;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      if (heaps[i] > 1) above.push_back(i + 1);
    }
    CAPTURE(p);
    for (const char* rule : {"normal", "misere"}) {
      const Analysis a = analyse("misere_nim", p, rule);
      REQUIRE(fact(a, "above") == above);
      REQUIRE(fact(a, "big") == MoveNumbers{above.size()});
      REQUIRE(fact(a, "turned") == MoveNumbers{normal.outcome != misere.outcome});
      REQUIRE(fact(a, "parted") == MoveNumbers{normal.winning_moves != misere.winning_moves});
    }
  };
  for (std::size_t count = 1; count <= 3; ++count) naive::each_position(count, 6, check);
  naive::each_position(5, 2, check);
}

TEST_CASE(
    "misere_nim: the explanation is Bouton's, up to three heaps of 6 and five of 2, misère and normal") {
  for (const bool inverted : {true, false}) {
    Misere truth;
    truth.inverted = inverted;
    const std::string rule = inverted ? "misere" : "normal";
    const auto check = [&](const naive::Heaps& heaps) {
      const std::string p = naive::text(heaps);
      CAPTURE(rule, p);
      std::uint64_t sum = 0, ones = 0;
      MoveNumbers big;
      for (std::size_t i = 0; i < heaps.size(); ++i) {
        sum ^= heaps[i];
        ones += heaps[i] == 1;
        if (heaps[i] > 1) big.push_back(i + 1);
      }
      const Explanation steps = explain("misere_nim", p, rule);
      REQUIRE(steps.empty() == (big.empty() && ones == 0));
      if (steps.empty()) return;
      MoveNumbers counted{big.size()};
      counted.insert(counted.end(), big.begin(), big.end());
      REQUIRE(steps[0].numbers == counted);
      REQUIRE(steps[1].numbers == MoveNumbers{ones});
      const bool wins = truth.grundy(heaps) != 0;
      const Step& decides = steps[2];
      if (big.size() > 1) {
        REQUIRE(decides == Step{"sum", {sum}, {"sum"}, {}});
        REQUIRE((sum != 0) == wins);
      } else if (big.size() == 1) {
        REQUIRE(wins);
        REQUIRE(decides.key == "single");
        REQUIRE((ones + decides.numbers[1]) % 2 == inverted);
      } else {
        REQUIRE(decides.key == "parity");
        REQUIRE((decides.numbers[0] == inverted) == !wins);
      }
      const Step* leave = step_of(steps, "leave");
      REQUIRE((leave != nullptr) == wins);
      if (!leave) return;
      naive::Heaps next = heaps;
      next[leave->numbers[0] - 1] = leave->numbers[1];
      REQUIRE(leave->position == naive::text(next));
      REQUIRE(truth.grundy(next) == 0);
    };
    for (std::size_t count = 1; count <= 3; ++count) naive::each_position(count, 6, check);
    naive::each_position(5, 2, check);
  }
}
