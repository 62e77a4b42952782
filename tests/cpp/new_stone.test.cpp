#include <functional>
#include <set>

#include "check_position.hpp"

using namespace nimlab;

namespace {

struct NewStone : naive::Game {
  naive::Moves moves(const naive::Numbers& p) const override {
    naive::Moves out;
    for (std::size_t i = 0; i < p.size(); ++i) {
      for (std::uint64_t take = 1; take <= p[i]; ++take) {
        naive::Numbers move{i + 1, take};
        const std::function<void(std::size_t, std::uint64_t)> give = [&](std::size_t j, std::uint64_t left) {
          if (j == p.size()) {
            out.push_back(move);
            return;
          }
          if (j == i) return give(j + 1, left);
          for (std::uint64_t add = 0; add <= left; ++add) {
            if (add > 0) move.insert(move.end(), {j + 1, add});
            give(j + 1, left - add);
            if (add > 0) move.resize(move.size() - 2);
          }
        };
        give(0, p[i] - take);
      }
    }
    return out;
  }
  naive::Numbers after(naive::Numbers p, const naive::Numbers& m) const override {
    p[m[0] - 1] -= m[1];
    for (std::size_t i = 2; i < m.size(); i += 2) {
      p[m[0] - 1] -= m[i + 1];
      p[m[i] - 1] += m[i + 1];
    }
    p.erase(std::remove(p.begin(), p.end(), 0u), p.end());
    return p.empty() ? naive::Numbers{0} : p;
  }
};

}  // namespace

TEST_CASE("new_stone: rules by example") {
  CHECK(play("new_stone", "3 1 4", {3, 1, 1, 2}) == "5 1 1");
  CHECK(play("new_stone", "3 1 4", {3, 1, 1, 2, 2, 1}) == "5 2");
  CHECK(play("new_stone", "3", {1, 3}) == "0");
  for (const MoveNumbers& move :
       std::vector<MoveNumbers>{{1, 4}, {1, 0, 2, 1}, {1, 1, 1, 1}, {1, 1, 4, 1}, {1, 2, 2, 2}, {4, 1}}) {
    CHECK(refusal([&] { play("new_stone", "3 1 4", move); }).code == ErrorCode::illegal_move);
  }
  CHECK(refusal([] { play("new_stone", "3 1 4", {1, 1, 2}); }).code == ErrorCode::syntax);
  CHECK(refusal([] { play("new_stone", "3 1 4", {1}); }).code == ErrorCode::syntax);
}

TEST_CASE("new_stone: the samples of POJ 1740") {
  CHECK(analyse("new_stone", "2 1 3").outcome == Outcome::N);
  CHECK(analyse("new_stone", "1 1").outcome == Outcome::P);
}

TEST_CASE("new_stone: the theorem holds for one pile up to 12, two up to 7, three up to 5, four up to 4") {
  NewStone truth;
  const std::uint64_t largest[] = {0, 12, 7, 5, 4};
  for (std::size_t count = 1; count <= 4; ++count) {
    naive::each_position(count, largest[count] - 1, [&](naive::Heaps p) {
      for (auto& pile : p) ++pile;
      if (count == 4 && !std::is_sorted(p.begin(), p.end()))
        return;  // a quarter of the time; three piles had every order
      check_position("new_stone", "", truth, p, true);
    });
  }
}

TEST_CASE("new_stone: moves by number are the moves in order, and the largest position is counted") {
  const auto game = open_game("new_stone", "");
  const MoveList all = game->moves("4 2 5", 0, 1000);
  CHECK(all.total == all.moves.size());
  CHECK(std::set<MoveNumbers>(all.moves.begin(), all.moves.end()).size() == all.moves.size());
  const std::string ten = "100 100 100 100 100 100 100 100 100 99";
  // Each pile: the ways in which 11 numbers add up to pile − 1: 9 · C(109, 10) + C(108, 10), by the
  // hockey-stick identity.
  CHECK(analyse("new_stone", ten).move_count ==
        9 * std::uint64_t{42'634'215'112'710} + std::uint64_t{38'722'819'230'810});
  CHECK(analyse("new_stone", ten).winning_move_count > 0);
}

TEST_CASE(
    "new_stone: the explanation pairs equal piles, and a move pairs up the rest; up to four piles of 4") {
  NewStone truth;
  for (std::size_t count = 1; count <= 4; ++count) {
    naive::each_position(count, 3, [&](naive::Heaps piles) {
      for (std::uint64_t& pile : piles) ++pile;
      const std::string p = naive::text(piles);
      CAPTURE(p);
      const Explanation steps = explain("new_stone", p);
      std::vector<std::size_t> told(piles.size(), 0);
      const auto tell = [&](std::uint64_t pile) { ++told[pile - 1]; };
      std::multiset<std::uint64_t> alone;
      for (const Step& step : steps) {
        if (step.key == "pair") {
          REQUIRE(piles[step.numbers[0] - 1] == step.numbers[2]);
          REQUIRE(piles[step.numbers[1] - 1] == step.numbers[2]);
          tell(step.numbers[0]);
          tell(step.numbers[1]);
        }
        if (step.key != "over") continue;
        for (std::uint64_t pile : step.numbers) {
          tell(pile);
          alone.insert(piles[pile - 1]);
        }
      }
      REQUIRE(told == std::vector<std::size_t>(piles.size(), 1));
      REQUIRE(std::set<std::uint64_t>(alone.begin(), alone.end()).size() == alone.size());
      const bool wins = truth.grundy(piles) != 0;
      REQUIRE(alone.empty() == !wins);
      REQUIRE((step_of(steps, "even") != nullptr) == !wins);
      const Step* leave = step_of(steps, "leave");
      REQUIRE((leave != nullptr) == wins);
      if (!leave) return;
      REQUIRE(leave->position == naive::text(truth.after(piles, leave->numbers)));
      REQUIRE(truth.grundy(truth.after(piles, leave->numbers)) == 0);
    });
  }
  CHECK(explain("new_stone", "0").empty());
}
