#include <functional>

#include "check_position.hpp"

using namespace nimlab;

namespace {

/// By the rules alone: every heap from which something can be taken is taken from.
struct Every : naive::Game {
  naive::Numbers set;
  explicit Every(naive::Numbers set) : set(std::move(set)) {}

  naive::Moves moves(const naive::Numbers& heaps) const override {
    naive::Moves out;
    naive::Numbers move;
    const std::function<void(std::size_t)> extend = [&](std::size_t i) {
      if (i == heaps.size()) {
        if (!move.empty()) out.push_back(move);
        return;
      }
      bool finished = true;
      for (std::uint64_t take : set) {
        if (take > heaps[i]) continue;
        finished = false;
        move.insert(move.end(), {i + 1, take});
        extend(i + 1);
        move.resize(move.size() - 2);
      }
      if (finished) extend(i + 1);
    };
    extend(0);
    return out;
  }
  naive::Numbers after(naive::Numbers heaps, const naive::Numbers& m) const override {
    for (std::size_t i = 0; i < m.size(); i += 2) heaps[m[i] - 1] -= m[i + 1];
    return heaps;
  }
};

std::vector<std::uint64_t> steps(const std::string& position, const std::string& rule) {
  return fact(analyse("every_subtraction", position, rule), "steps").value();
}

/// Heaps from 0 on, a position.
naive::Numbers up_to(std::uint64_t largest) {
  naive::Numbers all;
  for (std::uint64_t n = 0; n <= largest; ++n) all.push_back(n);
  return all;
}

}  // namespace

TEST_CASE("every_subtraction: rules by example") {
  CHECK(play("every_subtraction", "3 7", {1, 1, 2, 3}, "1,3,4") == "2 4");
  // Of a heap that is finished nothing is taken, of every other one something.
  CHECK(play("every_subtraction", "0 7 0", {2, 4}, "1,3,4") == "0 3 0");
  CHECK(play("every_subtraction", "1 5", {2, 3}, "2,3") == "1 2");
  const auto refused = [](const char* p, const MoveNumbers& move, const char* rule) {
    return refusal([&] { play("every_subtraction", p, move, rule); });
  };
  for (const MoveNumbers& move :
       std::vector<MoveNumbers>{{1, 1}, {2, 1}, {2, 1, 1, 1}, {1, 1, 1, 1}, {1, 1, 3, 1}}) {
    CHECK(refused("3 7", move, "1,3,4").code == ErrorCode::illegal_move);
    CHECK(refused("3 7", move, "1,3,4").limit == "");
  }
  CHECK(refused("3 7", {1}, "1,3,4").code == ErrorCode::syntax);
  CHECK(refused("3 7", {}, "1,3,4").code == ErrorCode::syntax);
  // What may be taken is said of the first heap where it is wrong, be others missing or not.
  CHECK(refused("3 7", {1, 2}, "1,3,4").limit == "1,3");
  CHECK(refused("3 7", {1, 4, 2, 1}, "1,3,4").limit == "1,3");
  CHECK(refused("3 7", {1, 1, 2, 2}, "1,3,4").limit == "1,3,4");
  CHECK(refused("0 7", {1, 1, 2, 1}, "1,3,4").limit == "0");
  CHECK(open_game("every_subtraction", "4 1..3")->rule() == "1..4");
  CHECK(refusal([] { open_game("every_subtraction", "0"); }).code == ErrorCode::too_small);
  CHECK(refusal([] { open_game("every_subtraction", "1..1025"); }).limit == "1024");
  CHECK(fact(analyse("every_subtraction", "1 0 2 5", "2,3"), "unfinished").value() ==
        std::vector<std::uint64_t>{3, 4});
}

TEST_CASE("every_subtraction: step numbers by hand") {
  // 7 is lost, and ends after two moves, earlier than 3, which is won.
  const std::string heaps = naive::text(up_to(11));
  CHECK(steps(heaps, "1,3,4") == std::vector<std::uint64_t>{0, 1, 2, 3, 1, 3, 3, 2, 3, 4, 5, 3});
  CHECK(steps("0 1 2 3 4 5", "2,3") == std::vector<std::uint64_t>{0, 0, 1, 1, 1, 2});
}

TEST_CASE("every_subtraction: of {1..m} the step number is twice the groups of m + 1, one more with a rest") {
  for (std::uint64_t m = 1; m <= 20; ++m) {
    const std::vector<std::uint64_t> found = steps(naive::text(up_to(99)), "1.." + std::to_string(m));
    for (std::uint64_t n = 0; n <= 99; ++n) REQUIRE(found[n] == 2 * (n / (m + 1)) + (n % (m + 1) != 0));
  }
}

TEST_CASE(
    "every_subtraction: largest step odd iff won, on all positions of 1 to 4 heaps up to 16, 11, 7, 4") {
  const std::vector<std::pair<const char*, naive::Numbers>> rules{
      {"1,3,4", {1, 3, 4}}, {"1..3", {1, 2, 3}}, {"2,3", {2, 3}}, {"1,4", {1, 4}}, {"2,5,7", {2, 5, 7}}};
  for (const auto& [rule, set] : rules) {
    Every truth(set);
    const auto check = [&, rule = rule](const naive::Heaps& heaps) {
      check_position("every_subtraction", rule, truth, heaps, true);
      const std::vector<std::uint64_t> each = steps(naive::text(heaps), rule);
      const std::uint64_t last = *std::max_element(each.begin(), each.end());
      REQUIRE((last % 2 == 1) == (truth.grundy(heaps) != 0));
    };
    naive::each_position(1, 16, check);
    naive::each_position(2, 11, check);
    naive::each_position(3, 7, check);
    naive::each_position(4, 4, check);
  }
}

TEST_CASE("every_subtraction: every set of numbers up to 6, on all positions of two heaps up to 14") {
  for (unsigned mask = 1; mask < 64; ++mask) {
    naive::Numbers set;
    for (unsigned bit = 0; bit < 6; ++bit) {
      if ((mask >> bit & 1) != 0) set.push_back(bit + 1);
    }
    Every truth(set);
    const std::string rule = naive::text(set);
    naive::each_position(2, 14, [&](const naive::Heaps& heaps) {
      const Analysis a = analyse("every_subtraction", naive::text(heaps), rule);
      REQUIRE((a.outcome == Outcome::N) == (truth.grundy(heaps) != 0));
      REQUIRE(sorted(a.winning_moves) == sorted(truth.winning(heaps)));
    });
  }
}

TEST_CASE(
    "every_subtraction: the step number is how long a heap lasts if its winner delays and its loser "
    "hurries") {
  for (const naive::Numbers& set : std::vector<naive::Numbers>{{1, 3, 4}, {2, 3}, {1, 2, 3, 4}, {2, 5, 7}}) {
    // For each heap: whether it is won, and the moves that are left.
    std::vector<std::pair<bool, std::uint64_t>> heaps;
    for (std::uint64_t n = 0; n <= 60; ++n) {
      bool won = false;
      for (std::uint64_t take : set) won = won || (take <= n && !heaps[n - take].first);
      std::uint64_t moves = 0;
      bool any = false;
      for (std::uint64_t take : set) {
        if (take > n || (won && heaps[n - take].first)) continue;
        const std::uint64_t then = heaps[n - take].second + 1;
        moves = !any ? then : won ? std::max(moves, then) : std::min(moves, then);
        any = true;
      }
      heaps.push_back({won, moves});
    }
    const std::vector<std::uint64_t> found = steps(naive::text(up_to(60)), naive::text(set));
    for (std::size_t n = 0; n <= 60; ++n) {
      REQUIRE(found[n] == heaps[n].second);
      REQUIRE((found[n] % 2 == 1) == heaps[n].first);
    }
  }
}

TEST_CASE("every_subtraction: explained heap by heap, then by the last") {
  Every truth({1, 3, 4});
  naive::each_position(3, 7, [&](const naive::Heaps& heaps) {
    const std::string p = naive::text(heaps);
    CAPTURE(p);
    const auto told = finished<Explanation>(open_game("every_subtraction", "1,3,4")->explain(p));
    const std::vector<std::uint64_t> each = steps(p, "1,3,4");
    std::set<std::uint64_t> heard;
    for (const Step& step : told) {
      if (step.key == "finished") {
        for (std::uint64_t heap : step.numbers) {
          REQUIRE(heaps[heap - 1] == 0);
          heard.insert(heap);
        }
      } else if (step.key == "delays" || step.key == "hurries") {
        const std::uint64_t heap = step.numbers[0];
        heard.insert(heap);
        REQUIRE(step.numbers[1] == each[heap - 1]);
        REQUIRE((step.numbers[1] % 2 == 1) == (step.key == "delays"));
        REQUIRE(step.numbers[3] + 1 == step.numbers[1]);
        REQUIRE(steps(std::to_string(heaps[heap - 1] - step.numbers[2]), "1,3,4")[0] == step.numbers[3]);
      } else if (step.key == "last") {
        REQUIRE(step.numbers[0] == *std::max_element(each.begin(), each.end()));
        for (std::size_t i = 1; i < step.numbers.size(); ++i) {
          REQUIRE(each[step.numbers[i] - 1] == step.numbers[0]);
        }
      }
    }
    REQUIRE(heard.size() == heaps.size());
    REQUIRE((told.back().key == "leave") == (truth.grundy(heaps) != 0));
    if (told.back().key != "leave") return;
    REQUIRE(play("every_subtraction", p, told.back().numbers, "1,3,4") == told.back().position);
    REQUIRE(search("every_subtraction", told.back().position, "1,3,4").outcome == Outcome::P);
  });
}

TEST_CASE("every_subtraction: a hundred heaps, moves counted as far as 64 bits go") {
  const naive::Numbers heaps(100, 3);
  const auto total = [](std::size_t count, const char* rule) {
    return open_game("every_subtraction", rule)->moves(naive::text(naive::Numbers(count, 9)), 0, 0).total;
  };
  CHECK(total(63, "1,2") == std::uint64_t{1} << 63);
  CHECK(total(64, "1,2") == UINT64_MAX);
  CHECK(total(100, "7") == 1);
  const Analysis a = analyse("every_subtraction", naive::text(heaps), "1,3,4");  // all 2^100 moves win
  CHECK(a.outcome == Outcome::N);
  CHECK(a.winning_moves.size() == 1'000);
  CHECK(a.more_winning_moves);
  for (std::size_t i : {std::size_t{0}, a.winning_moves.size() / 2, a.winning_moves.size() - 1}) {
    const std::string next = play("every_subtraction", naive::text(heaps), a.winning_moves[i], "1,3,4");
    CHECK(analyse("every_subtraction", next, "1,3,4").outcome == Outcome::P);
  }
}
