#include <bit>

#include "asking.hpp"
#include "naive.hpp"

/// What games say of themselves step by step, against search and against arithmetic done here.
using namespace nimlab;

namespace {

Explanation explain(const std::string& game, const std::string& position, const std::string& rule = "") {
  return finished<Explanation>(open_game(game, rule)->explain(position));
}
Outcome searched(const std::string& game, const std::string& position, const std::string& rule = "") {
  return search(game, position, rule).outcome;
}
std::vector<std::uint64_t> fact(const Analysis& a, std::string_view name) {
  for (const Fact& each : a.facts) {
    if (each.name == name) return each.numbers;
  }
  FAIL("no such fact: " << name);
  return {};
}

}  // namespace

TEST_CASE("explain: the last step's nim-sum is 0 exactly where search finds a P-position") {
  const auto check = [](const std::string& game, const std::string& position, const std::string& rule) {
    CAPTURE(game, position, rule);
    const Explanation steps = explain(game, position, rule);
    REQUIRE_FALSE(steps.empty());
    const auto sum = std::find_if(steps.begin(), steps.end(), [](const Step& s) { return s.key == "sum"; });
    if (sum == steps.end()) {  // it is over, or as good as over
      REQUIRE((steps[0].key == "won" || steps[0].key == "jump" || steps[0].key == "ended"));
      const bool won = steps[0].key != "won";
      REQUIRE((searched(game, position, rule) == Outcome::N) == won);
      return;
    }
    REQUIRE((sum->numbers.back() == 0) == (searched(game, position, rule) == Outcome::P));
    // The steps before it add up.
    std::uint64_t added = 0;
    for (const Step& step : steps) {
      if (step.key == "groups") {
        REQUIRE(step.numbers[1] * step.numbers[2] + step.numbers[3] ==
                open_game(game, rule)->numbers(position)[step.numbers[0] - 1]);
        added ^= step.numbers[3];
      }
      if (step.key == "step" || step.key == "component") added ^= step.numbers[1];
      if (step.key == "column") added |= step.numbers[1] % 2 << step.numbers[0];
      if (step.key == "run" && step.numbers[1] % 2 == 1) added ^= step.numbers[2];
    }
    REQUIRE(added == sum->numbers[0]);
    if (steps.back().key == "leave") REQUIRE(searched(game, steps.back().position, rule) == Outcome::P);
  };
  naive::each_position(3, 4, [&](const naive::Heaps& heaps) {
    const std::string p = naive::text(heaps);
    check("nim", p, "");
    check("bash", p, "2");
    check("staircase", p, "");
    naive::Heaps more = heaps;
    for (std::uint64_t& heap : more) ++heap;
    check("first_end_wins", naive::text(more), "1 heaps");
  });
  for (std::uint64_t set = 1; set < 256; ++set) {
    std::string stones;
    for (std::uint64_t s = 1; s <= 8; ++s) {
      if ((set >> (s - 1) & 1) != 0) stones += std::to_string(s) + ' ';
    }
    check("gra", stones, "8");
  }
  for (const char* p : {"1", "1 2", "2 3 4", "6", "1 1"}) check("first_end_wins", p, "");
}

TEST_CASE("explain: an odd arm of a ring is what wins, and the edges that can be crossed are told") {
  for (std::size_t n = 2; n <= 4; ++n) {
    naive::each_position(n, 2, [&](const naive::Heaps& edges) {
      const std::string p = naive::text(edges);
      const auto open = fact(analyse("ring", p), "open");
      std::set<std::uint64_t> crossed;
      for (const MoveNumbers& move : open_game("ring", "")->moves(p, 0, 100).moves) crossed.insert(move[0]);
      REQUIRE(std::set<std::uint64_t>(open.begin(), open.end()) == crossed);
      const Explanation steps = explain("ring", p);
      REQUIRE(steps.empty() == (std::find(edges.begin(), edges.end(), 0u) == edges.end()));
      if (steps.empty()) return;
      REQUIRE((steps[2].key == "odd") == (searched("ring", p) == Outcome::N));
    });
  }
}

TEST_CASE("explain: mirrored circles are lost, and so is what the mirror's answer leaves, up to 10 places") {
  for (const char* rule : {"1,2", "1..3", "2"}) {
    std::size_t mirrored = 0, answered = 0;
    for (std::size_t n = 1; n <= 10; ++n) {
      naive::each_position(n, 1, [&](const naive::Heaps& stones) {
        std::string p;
        for (std::uint64_t stone : stones) p += stone ? 'o' : '.';
        CAPTURE(rule, p);
        const Explanation steps = explain("circle_take", p, rule);
        if (steps.empty()) return;
        const bool mirror = steps[0].key == "mirror";
        (mirror ? mirrored : answered)++;
        const std::string left = mirror ? p : steps[0].position;
        REQUIRE(analyse("circle_take", left, rule).outcome == Outcome::P);
        REQUIRE((mirror || analyse("circle_take", p, rule).outcome == Outcome::N));
        // The image of every stone is a stone.
        const std::uint64_t axis = steps[0].numbers[0];
        for (std::uint64_t place = 1; place <= n; ++place) {
          const std::uint64_t image = (axis + 2 * n - place - 1) % n + 1;
          REQUIRE(left[place - 1] == left[image - 1]);
        }
        if (mirror) return;
        const MoveNumbers move{steps[0].numbers[1], steps[0].numbers[2]};
        REQUIRE(play("circle_take", p, move, rule) == left);
      });
    }
    CHECK(mirrored > 50);
    CHECK(answered > 50);
  }
}

TEST_CASE("explain: hungry boxes that depend on others are the nim-sum of these") {
  for (const char* p : {"5 o2 6 3", "o1 4 o4 4", "1 2 3 4 5 6 7", "o3 o5"}) {
    const Explanation steps = explain("hunger", p);
    const auto numbers = open_game("hunger", "")->numbers(p);
    std::uint64_t open = 0;
    for (std::size_t i = 0; i < numbers.size(); i += 2) open ^= numbers[i + 1] ? numbers[i] : 0;
    CHECK(steps[0].numbers == std::vector<std::uint64_t>{open});
    for (std::size_t i = 1; i < steps.size(); ++i) {
      std::uint64_t sum = 0, lit = 0;
      for (std::size_t box = 0; box < numbers.size() / 2; ++box) {
        if ((steps[i].numbers[2] >> box & 1) == 0) continue;
        sum ^= numbers[2 * box];
        ++lit;
      }
      CHECK(sum == steps[i].numbers[1]);
      CHECK(steps[i].lit.size() == lit);
      CHECK((steps[i].key == "depends") == (sum == 0));
    }
  }
}

TEST_CASE("facts: the same numbers as the witness, by name, and parts of the rule") {
  const Analysis fibonacci = analyse("fibonacci_nim", "100");
  CHECK(fact(fibonacci, "parts") == std::vector<std::uint64_t>{3, 8, 89});
  CHECK(fact(fibonacci, "terms").back() == 89);
  CHECK(fact(analyse("gra", "1 4-5 7-8", "10"), "steps") == std::vector<std::uint64_t>{0, 1, 3});
  CHECK(fact(analyse("wythoff", "6 11"), "pair") == std::vector<std::uint64_t>{8, 13});
  CHECK(fact(analyse("moore_nim", "3 4 5 7", "2"), "columns") == std::vector<std::uint64_t>{0, 2, 0});
  CHECK(fact(analyse("nim", "3 4 5"), "columns") == std::vector<std::uint64_t>{0, 1, 0});
  CHECK(fact(analyse("new_stone", "3 1 4 1"), "partner") == std::vector<std::uint64_t>{0, 4, 0, 2});
  CHECK(fact(analyse("staircase", "3 4 0 2 5"), "odd") == std::vector<std::uint64_t>{1, 3, 5});
  CHECK(fact(analyse("misere_nim", "3 1 1"), "ones") == std::vector<std::uint64_t>{2});
  CHECK(fact(analyse("first_end_wins", "2 6"), "ended") == std::vector<std::uint64_t>{2});
  CHECK(analyse("bash", "21", "5").rule_numbers == std::vector<std::uint64_t>{5});
  CHECK(analyse("subtraction", "9", "1..3").rule_numbers == std::vector<std::uint64_t>{1, 2, 3});
  CHECK(analyse("grid_walk", "1,1").rule_numbers == std::vector<std::uint64_t>{3, 4});
  CHECK(analyse("octal", "9", "0.137").rule_numbers == std::vector<std::uint64_t>{0, 1, 3, 7});
  CHECK(analyse("dynamic_nim", "9", "2+1").rule_numbers == std::vector<std::uint64_t>{2, 1});
}
