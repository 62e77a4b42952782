#include <functional>

#include "check_position.hpp"

using namespace nimlab;

namespace {

struct Moore : naive::Game {
  std::size_t k;
  bool inverted;
  Moore(std::size_t k, bool inverted) : k(k), inverted(inverted) {}
  bool misere() const override { return inverted; }
  naive::Moves moves(const naive::Numbers& heaps) const override {
    naive::Moves out;
    naive::Numbers move;
    const std::function<void(std::size_t)> extend = [&](std::size_t i) {
      if (i == heaps.size()) {
        if (!move.empty()) out.push_back(move);
        return;
      }
      extend(i + 1);
      if (move.size() == 2 * k) return;
      for (std::uint64_t take = 1; take <= heaps[i]; ++take) {
        move.insert(move.end(), {i + 1, take});
        extend(i + 1);
        move.resize(move.size() - 2);
      }
    };
    extend(0);
    return out;
  }
  naive::Numbers after(naive::Numbers heaps, const naive::Numbers& m) const override {
    for (std::size_t i = 0; i < m.size(); i += 2) heaps[m[i] - 1] -= m[i + 1];
    return heaps;
  }
};

}  // namespace

TEST_CASE("moore_nim: rules by example") {
  CHECK(play("moore_nim", "3 4 5", {1, 1, 3, 5}, "2") == "2 4 0");
  for (const MoveNumbers& move : std::vector<MoveNumbers>{
           {3, 5, 1, 1}, {1, 1, 1, 1}, {1, 1, 2, 1, 3, 1}, {1, 4}, {4, 1}, {1, 0}, {0, 1}}) {
    CHECK(refusal([&] { play("moore_nim", "3 4 5", move, "2"); }).code == ErrorCode::illegal_move);
  }
  CHECK(refusal([] { play("moore_nim", "3 4 5", {1, 1, 2}, "2"); }).code == ErrorCode::syntax);
  CHECK(open_game("moore_nim", "3 misere")->rule() == "3 misere");
  CHECK(refusal([] { open_game("moore_nim", "2 normal"); }).part == "normal");
  CHECK(refusal([] { open_game("moore_nim", "101"); }).limit == "100");
  CHECK(refusal([] { open_game("moore_nim", "0"); }).code == ErrorCode::too_small);
}

TEST_CASE("moore_nim: k + 1 equal heaps are lost, k heaps never (Moore 1910)") {
  for (std::uint64_t k = 1; k <= 6; ++k) {
    naive::Numbers heaps(k, 13);
    CHECK(analyse("moore_nim", naive::text(heaps), std::to_string(k)).outcome == Outcome::N);
    heaps.push_back(13);
    CHECK(analyse("moore_nim", naive::text(heaps), std::to_string(k)).outcome == Outcome::P);
  }
}

TEST_CASE("moore_nim: the theorem holds for k up to 3, normal and misère, on all small positions") {
  for (const bool inverted : {false, true}) {
    for (std::size_t k = 1; k <= 3; ++k) {
      Moore truth(k, inverted);
      const std::string rule = std::to_string(k) + (inverted ? " misere" : "");
      const auto check = [&](const naive::Heaps& heaps) {
        check_position("moore_nim", rule, truth, heaps, true);
      };
      for (std::size_t count = 1; count <= 3; ++count) naive::each_position(count, count < 3 ? 6 : 4, check);
      naive::each_position(4, 2, check);
      naive::each_position(5, 1, check);
    }
  }
}

TEST_CASE("moore_nim: with one heap at a time it is Nim") {
  naive::each_position(3, 7, [](const naive::Heaps& heaps) {
    const std::string p = naive::text(heaps);
    REQUIRE(analyse("moore_nim", p, "1").outcome == analyse("nim", p).outcome);
    REQUIRE(sorted(analyse("moore_nim", p, "1").winning_moves) == sorted(analyse("nim", p).winning_moves));
    REQUIRE(analyse("moore_nim", p, "1 misere").outcome == analyse("misere_nim", p).outcome);
  });
}

TEST_CASE("moore_nim: columns are counted modulo k + 1") {
  const auto columns = [](const char* p) { return fact(analyse("moore_nim", p, "2"), "columns").value(); };
  CHECK(columns("3 4 5 7") == std::vector<std::uint64_t>{0, 2, 0});
  CHECK(columns("0 0").empty());
}

TEST_CASE("moore_nim: moves are counted as far as 64 bits go") {
  const auto count = [](std::size_t heaps, const char* rule) {
    return open_game("moore_nim", rule)->moves(naive::text(naive::Numbers(heaps, 1)), 0, 0).total;
  };
  // Of n heaps of one stone, any 1 to k: 2^n − 1 where k = n.
  CHECK(count(63, "63") == (std::uint64_t{1} << 63) - 1);
  CHECK(count(64, "64") == UINT64_MAX);
  CHECK(count(65, "64") == UINT64_MAX);  // 2^65 − 2
  CHECK(count(10'000, "3") == 10'000 + 49'995'000 + 166'616'670'000);
  // What is saturated among the last ones stays so before them: heaps that are empty add nothing.
  CHECK(open_game("moore_nim", "2")->moves("0 18446744073709551615 2 0", 0, 0).total == UINT64_MAX);
  CHECK(open_game("moore_nim", "1")->moves("0 18446744073709551612 2 1", 0, 0).total == UINT64_MAX);
}

TEST_CASE("moore_nim: every move has a number") {
  for (std::size_t k = 1; k <= 3; ++k) {
    Moore truth(k, false);
    naive::each_position(3, 3, [&](const naive::Heaps& heaps) {
      const auto listed = open_game("moore_nim", std::to_string(k))->moves(naive::text(heaps), 0, 1000);
      REQUIRE(listed.total == truth.moves(heaps).size());
      REQUIRE(sorted(listed.moves) == sorted(truth.moves(heaps)));
    });
  }
}

TEST_CASE("moore_nim: ten thousand large heaps, in steps") {
  naive::Numbers heaps;
  std::uint64_t state = 11;
  for (int i = 0; i < 10'000; ++i) {
    heaps.push_back(state = state * 6364136223846793005 + 1442695040888963407);
  }
  const auto job = open_game("moore_nim", "100")->analyse(naive::text(heaps));
  int steps = 1;
  while (!job->step()) ++steps;
  CHECK(steps > 3);
  for (const char* rule : {"1", "2", "7", "100", "7 misere"}) {
    const std::string p = naive::text(heaps);
    const Analysis a = analyse("moore_nim", p, rule);
    CHECK(a.outcome == Outcome::N);
    CHECK(a.move_count == UINT64_MAX);
    REQUIRE(!a.winning_moves.empty());
    CHECK(a.winning_move_count == a.winning_moves.size());
    CHECK(a.winning_moves.size() == 1'000);
    CHECK(a.more_winning_moves);
    for (std::size_t i : {std::size_t{0}, a.winning_moves.size() / 2, a.winning_moves.size() - 1}) {
      CHECK(analyse("moore_nim", play("moore_nim", p, a.winning_moves[i], rule), rule).outcome == Outcome::P);
    }
  }
}
