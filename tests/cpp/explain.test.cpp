#include <bit>

#include "asking.hpp"
#include "naive.hpp"

/// What games say of themselves step by step, against search and against arithmetic done here.
using namespace nimlab;

namespace {

Outcome searched(const std::string& game, const std::string& position, const std::string& rule = "") {
  return search(game, position, rule).outcome;
}

}  // namespace

TEST_CASE("explain: the last step's nim-sum is 0 exactly where search finds a P-position") {
  const auto check = [](const std::string& game, const std::string& position, const std::string& rule) {
    CAPTURE(game, position, rule);
    const Explanation steps = explain(game, position, rule);
    REQUIRE_FALSE(steps.empty());
    const auto sum = std::find_if(steps.begin(), steps.end(), [](const Step& s) { return s.key == "sum"; });
    if (sum == steps.end()) {  // it is over, or as good as over
      const Step& last = steps.back();
      REQUIRE((steps[0].key == "won" || steps[0].key == "jump" || last.key == "ended"));
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

TEST_CASE(
    "explain: two components that did not end are worth the same exactly where search finds them lost") {
  const auto check = [](const std::string& rule, const std::string& largest, std::size_t sides) {
    CAPTURE(rule);
    using Told = std::pair<std::string, std::uint64_t>;
    std::vector<Told> told;
    std::vector<std::string> leaves;
    for (const Step& step : explain("first_end_wins", largest, rule)) {
      const std::size_t width = sides + (step.key == "values");
      if (step.key != "values" && step.key != "leaves") continue;
      for (std::size_t i = 0; i < step.numbers.size(); i += width) {
        std::string name = std::to_string(step.numbers[i]);
        if (sides == 2) name += 'x' + std::to_string(step.numbers[i + 1]);
        if (step.key == "leaves") {
          leaves.push_back(name);
        } else {
          told.emplace_back(name, step.numbers[i + sides]);
        }
      }
    }
    REQUIRE(told.size() > 2);
    REQUIRE_FALSE(leaves.empty());
    for (const std::string& leaf : leaves) {
      CHECK(analyse("first_end_wins", leaf, rule).move_count == 0);
      CHECK(searched("first_end_wins", leaf, rule) == Outcome::N);
    }
    for (const Told& a : told) {
      for (const Told& b : told) {
        CAPTURE(a, b);
        const bool lost = searched("first_end_wins", a.first + ' ' + b.first, rule) == Outcome::P;
        REQUIRE((a.second == b.second) == lost);
        const Analysis both = analyse("first_end_wins", a.first + ' ' + b.first, rule);
        REQUIRE(fact(both, "sum") == std::vector<std::uint64_t>{a.second ^ b.second});
      }
    }
  };
  check("1 heaps", "9", 1);
  check("1 sheets", "4x3", 2);
  check("1 1>2 1>3 2>3 2>4 3>5 4>5 4>6 5>6", "1", 1);
}

TEST_CASE("explain: Moore's winning move is built column by column") {
  const auto count = [](const naive::Heaps& heaps, std::uint64_t bit, std::uint64_t m) {
    std::uint64_t ones = 0;
    for (std::uint64_t heap : heaps) ones += heap >> bit & 1;
    return ones % m;
  };
  for (const char* rule : {"1", "2", "3", "2 misere"}) {
    const std::uint64_t m = static_cast<std::uint64_t>(rule[0] - '0') + 1;
    naive::each_position(3, 5, [&](const naive::Heaps& heaps) {
      const std::string p = naive::text(heaps);
      CAPTURE(rule, p);
      const Explanation steps = explain("moore_nim", p, rule);
      if (steps.empty()) return;  // no stones
      const bool won = steps.back().key == "leave";
      REQUIRE(won == (searched("moore_nim", p, rule) == Outcome::N));
      naive::Heaps built = heaps, next = heaps;
      if (won) {
        next = open_game("moore_nim", rule)->numbers(steps.back().position);
        REQUIRE(play("moore_nim", p, {steps.back().numbers.begin(), steps.back().numbers.end()}, rule) ==
                steps.back().position);
        REQUIRE(searched("moore_nim", steps.back().position, rule) == Outcome::P);
      }
      std::set<std::uint64_t> free;
      for (const Step& step : steps) {
        const std::uint64_t bit = step.numbers[0];
        if (step.key == "column") {
          REQUIRE(step.numbers[1] == count(heaps, bit, m));
          REQUIRE(step.numbers[2] == count(next, bit, m));
        }
        if (step.key == "lost") {
          const bool single = *std::max_element(heaps.begin(), heaps.end()) <= 1;
          REQUIRE(step.numbers == std::vector<std::uint64_t>{m, single && std::string(rule) == "2 misere"});
        }
        if (step.key == "column" || step.key == "leave" || step.key == "lost") continue;
        for (std::size_t i = 1; i < step.numbers.size(); ++i) {
          const std::uint64_t heap = step.numbers[i];
          if (step.key != "keeps") built[heap - 1] ^= std::uint64_t{1} << bit;
          const bool one = (built[heap - 1] >> bit & 1) != 0;
          if (step.key == "touched" || step.key == "loses") REQUIRE_FALSE(one);
          if (step.key == "gets") REQUIRE(one);
          REQUIRE(free.insert(heap).second == (step.key == "touched"));
        }
      }
      REQUIRE(built == next);
    });
  }
}

TEST_CASE("explain: an odd arm of a ring is what wins, and the edges that can be crossed are told") {
  for (std::size_t n = 2; n <= 4; ++n) {
    naive::each_position(n, 2, [&](const naive::Heaps& edges) {
      const std::string p = naive::text(edges);
      const auto open = fact(analyse("ring", p), "open").value();
      std::set<std::uint64_t> crossed;
      for (const MoveNumbers& move : open_game("ring", "")->moves(p, 0, 100).moves) crossed.insert(move[0]);
      REQUIRE(std::set<std::uint64_t>(open.begin(), open.end()) == crossed);
      const Explanation steps = explain("ring", p);
      REQUIRE(steps.empty() == (std::find(edges.begin(), edges.end(), 0u) == edges.end()));
      if (steps.empty()) return;
      const SearchResult truth = search("ring", p);
      REQUIRE((steps[2].key == "odd") == (truth.outcome == Outcome::N));
      // An odd side is one whose first edge it wins to empty.
      for (const auto& [name, edge] :
           {std::pair<const char*, std::size_t>{"forward_odd", 1}, {"back_odd", n}}) {
        const MoveNumbers empties{edge, edges[edge - 1]};
        const bool wins = std::count(truth.winning_moves.begin(), truth.winning_moves.end(), empties) > 0;
        REQUIRE(fact(analyse("ring", p), name) == MoveNumbers{wins});
      }
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
        std::set<MoveNumbers> winning;
        const Analysis here = analyse("circle_take", p, rule);
        for (const MoveNumbers& move : here.winning_moves) winning.insert(move);
        std::set<std::uint64_t> axes;
        std::uint64_t least = 0;
        for (const Step& step : explain("circle_take", p, rule)) {
          if (step.key == "alone" || step.key == "pair") continue;
          const bool mirror = step.key == "mirror";
          (mirror ? mirrored : answered)++;
          const std::string left = mirror ? p : step.position;
          REQUIRE(analyse("circle_take", left, rule).outcome == Outcome::P);
          // The image of every stone is a stone.
          const std::uint64_t axis = step.numbers[0];
          REQUIRE(axes.insert(axis).second);
          for (std::uint64_t place = 1; place <= n; ++place) {
            const std::uint64_t image = (axis + 2 * n - place - 1) % n + 1;
            REQUIRE(left[place - 1] == left[image - 1]);
          }
          if (mirror) continue;
          const MoveNumbers move{step.numbers[1], step.numbers[2]};
          REQUIRE(play("circle_take", p, move, rule) == left);
          REQUIRE(winning.count(move) == 1);
          REQUIRE(move[1] >= least);
          least = move[1];
        }
      });
    }
    CHECK(mirrored > 50);
    CHECK(answered > 50);
  }
}

TEST_CASE("explain: every take that makes a circle's sides alike has its axis told, up to 9 places") {
  // Alike: some axis sends each row to another row.
  const auto alike = [](const std::string& p, std::uint64_t axis) {
    const std::uint64_t n = p.size();
    bool stones = false;
    for (std::uint64_t i = 0; i < n; ++i) {
      const std::uint64_t image = (axis + 2 * n - i - 2) % n;
      if (p[i] != p[image]) return false;
      if (p[i] != 'o') continue;
      stones = true;
      // The row from i on, clockwise.
      for (std::uint64_t steps = 0; steps < n && p[(i + steps) % n] == 'o'; ++steps) {
        if ((i + steps) % n == image) return false;
      }
    }
    return stones;
  };
  for (const char* rule : {"1,2", "2,3"}) {
    for (std::size_t n = 2; n <= 9; ++n) {
      naive::each_position(n, 1, [&](const naive::Heaps& stones) {
        std::string p;
        for (std::uint64_t stone : stones) p += stone ? 'o' : '.';
        CAPTURE(rule, p);
        if (p.find('.') == std::string::npos) return;
        std::map<std::uint64_t, std::uint64_t> told, wanted;  // by axis; 0: a mirror
        for (const Step& step : explain("circle_take", p, rule)) {
          if (step.key == "mirror") told[step.numbers[0]] = 0;
          if (step.key == "answer") told[step.numbers[0]] = step.numbers[2];
        }
        for (std::uint64_t axis = 0; axis < n; ++axis) {
          if (alike(p, axis)) wanted[axis] = 0;
        }
        if (wanted.empty()) {
          for (const MoveNumbers& move : open_game("circle_take", rule)->moves(p, 0, 1000).moves) {
            const std::string next = play("circle_take", p, move, rule);
            for (std::uint64_t axis = 0; axis < n; ++axis) {
              if (!alike(next, axis)) continue;
              const auto [at, fresh] = wanted.insert({axis, move[1]});
              if (!fresh) at->second = std::min(at->second, move[1]);
            }
          }
        }
        REQUIRE(told == wanted);
      });
    }
  }
}

TEST_CASE("explain: where no axis helps, a row alone is its own image, and rows of a length are paired") {
  const auto steps = [](const std::string& p) { return explain("circle_take", p, "1"); };
  CHECK(explain("circle_take", "7", "1,2").empty());
  CHECK(steps(".oooo.") == std::vector<Step>{{"alone", {1}, {"row-1"}, {}}});
  CHECK(steps("oo.oo..o..oo.o....") == std::vector<Step>{{"pair", {1, 2}, {"row-1", "row-2"}, {}},
                                                         {"pair", {3, 5}, {"row-3", "row-5"}, {}}});
  CHECK(steps("......").empty());
}

TEST_CASE("explain: hungry boxes that depend on others are the nim-sum of these") {
  for (const char* p : {"5 o2 6 3", "o1 4 o4 4", "1 2 3 4 5 6 7", "o3 o5"}) {
    const Explanation steps = explain("hunger", p);
    const auto numbers = open_game("hunger", "")->numbers(p);
    std::uint64_t open = 0;
    for (std::size_t i = 0; i < numbers.size(); i += 2) open ^= numbers[i + 1] ? numbers[i] : 0;
    CHECK(steps[0].numbers == std::vector<std::uint64_t>{open});
    for (std::size_t i = 1; i + 1 < steps.size(); ++i) {
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
    // What decides: with the value of the closed boxes, the open ones' nim-sum is 0 iff search says P.
    const Step& last = steps.back();
    CHECK(last.numbers[0] == open);
    const std::uint64_t value = last.key == "beyond" ? last.numbers[1] : 0;
    CHECK((last.key != "within" && open == value) == (searched("hunger", p) == Outcome::P));
  }
}

TEST_CASE("facts: what theorems speak of, by name, and parts of the rule") {
  const Analysis fibonacci = analyse("fibonacci_nim", "100");
  CHECK(fact(fibonacci, "parts") == std::vector<std::uint64_t>{3, 8, 89});
  CHECK(fact(fibonacci, "terms").value().back() == 89);
  const Analysis gra = analyse("gra", "1 4-5 7-8", "10");
  CHECK(fact(gra, "steps") == std::vector<std::uint64_t>{0, 1, 3});
  CHECK(fact(gra, "heaps") == std::vector<std::uint64_t>{2, 1});
  CHECK(fact(gra, "odd") == std::vector<std::uint64_t>{3});
  CHECK(fact(analyse("gra", "10", "10"), "goes").value().empty());
  CHECK(fact(analyse("wythoff", "6 11"), "pair") == std::vector<std::uint64_t>{8, 13});
  CHECK(fact(analyse("moore_nim", "3 4 5 7", "2"), "columns") == std::vector<std::uint64_t>{0, 2, 0});
  CHECK(fact(analyse("nim", "3 4 5"), "columns") == std::vector<std::uint64_t>{0, 1, 0});
  CHECK(fact(analyse("new_stone", "3 1 4 1"), "partner") == std::vector<std::uint64_t>{0, 4, 0, 2});
  CHECK(fact(analyse("staircase", "3 4 0 2 5"), "odd") == std::vector<std::uint64_t>{1, 3, 5});
  CHECK(fact(analyse("misere_nim", "3 1 1"), "ones") == std::vector<std::uint64_t>{2});
  CHECK(fact(analyse("first_end_wins", "2 6"), "ended") == std::vector<std::uint64_t>{2});
  CHECK(analyse("bash", "21", "5").rule_numbers == std::vector<std::uint64_t>{5});
  CHECK(analyse("subtraction", "9", "1..3").rule_numbers == std::vector<std::uint64_t>{1, 2, 3});
  CHECK(analyse("octal", "9", "0.137").rule_numbers == std::vector<std::uint64_t>{0, 1, 3, 7});
  CHECK(analyse("dynamic_nim", "9", "2+1").rule_numbers == std::vector<std::uint64_t>{2, 1});
}
