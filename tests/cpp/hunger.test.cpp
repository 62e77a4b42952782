#include "check_position.hpp"
#include "math/linear_basis.hpp"

using namespace nimlab;

namespace {

using Numbers = std::vector<std::uint64_t>;

struct Hunger : naive::Game {
  naive::Moves moves(const naive::Numbers& p) const override {
    naive::Moves out;
    Numbers closed;
    for (std::size_t i = 0; i < p.size(); i += 2) {
      if (p[i + 1] == 0) closed.push_back(i / 2 + 1);
    }
    for (std::uint64_t set = 1; set < std::uint64_t{1} << closed.size(); ++set) {
      Numbers move{0};
      for (std::size_t i = 0; i < closed.size(); ++i) {
        if ((set >> i & 1) != 0) move.push_back(closed[i]);
      }
      out.push_back(move);
    }
    for (std::size_t i = 0; i < p.size(); i += 2) {
      for (std::uint64_t take = 1; p[i + 1] == 1 && take <= p[i]; ++take) out.push_back({i / 2 + 1, take});
    }
    return out;
  }
  naive::Numbers after(naive::Numbers p, const naive::Numbers& m) const override {
    if (m[0] > 0)
      p[2 * m[0] - 2] -= m[1];
    else
      for (std::size_t i = 1; i < m.size(); ++i) p[2 * m[i] - 1] = 1;
    return p;
  }
  std::string text(const naive::Numbers& p) const override {
    std::string out;
    for (std::size_t i = 0; i < p.size(); i += 2) {
      if (i > 0) out += ' ';
      if (p[i + 1] == 1) out += 'o';
      out += std::to_string(p[i]);
    }
    return out;
  }
};

/// All ways to have `count` boxes, closed or open, with at most `largest` stones.
template <class Visit>
void each_boxes(std::size_t count, std::uint64_t largest, Visit visit) {
  naive::each_position(count, 2 * largest, [&](const naive::Heaps& codes) {
    Numbers p;
    for (std::uint64_t code : codes) {
      // 0 … largest open, then 1 … largest closed
      p.push_back(code <= largest ? code : code - largest);
      p.push_back(code <= largest ? 1 : 0);
    }
    visit(p);
  });
}

}  // namespace

TEST_CASE("linear basis: what it says it can make, it can, for every set of up to four numbers below 8") {
  for (std::size_t count = 1; count <= 4; ++count) {
    naive::each_position(count, 7, [](const naive::Heaps& numbers) {
      LinearBasis basis;
      for (std::size_t i = 0; i < numbers.size(); ++i) basis.add(numbers[i], i);
      std::set<std::uint64_t> span;
      for (std::uint64_t set = 0; set < std::uint64_t{1} << numbers.size(); ++set) {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < numbers.size(); ++i) sum ^= (set >> i & 1) != 0 ? numbers[i] : 0;
        span.insert(sum);
      }
      REQUIRE(span.size() == std::size_t{1} << basis.rank());
      std::uint64_t outside = 0;
      while (span.count(outside) > 0) ++outside;
      REQUIRE(basis.least_outside() == outside);
      for (std::uint64_t x = 0; x < 16; ++x) {
        const auto mask = basis.made_of(x);
        REQUIRE(mask.has_value() == (span.count(x) > 0));
        std::uint64_t sum = 0;
        for (std::size_t i = 0; mask && i < numbers.size(); ++i)
          sum ^= (*mask >> i & 1) != 0 ? numbers[i] : 0;
        if (mask) REQUIRE(sum == x);
      }
    });
  }
}

TEST_CASE("hunger: rules by example") {
  CHECK(play("hunger", "5 3 o2", {0, 1, 2}) == "o5 o3 o2");
  CHECK(play("hunger", "5 3 o2", {3, 2}) == "5 3 o0");
  for (const MoveNumbers& move :
       std::vector<MoveNumbers>{{0, 3}, {1, 1}, {3, 3}, {3, 0}, {4, 1}, {0, 1, 4}}) {
    CHECK(refusal([&] { play("hunger", "5 3 o2", move); }).code == ErrorCode::illegal_move);
  }
  CHECK(refusal([] { play("hunger", "5 3 o2", {0}); }).code == ErrorCode::syntax);
  CHECK(refusal([] { play("hunger", "5 3 o2", {0, 1, 1}); }).code == ErrorCode::syntax);
  CHECK(refusal([] { analyse("hunger", "5 0"); }).code == ErrorCode::too_small);
  CHECK(refusal([] { analyse("hunger", "5 ox"); }).part == "x");
  std::string many;
  for (int i = 0; i < 65; ++i) many += "1 ";
  CHECK(refusal([&] { analyse("hunger", many); }).limit == "64");
}

TEST_CASE("hunger: closed boxes are lost exactly when no subset of them has nim-sum 0") {
  for (std::size_t count = 1; count <= 4; ++count) {
    naive::each_position(count, 6, [](naive::Heaps boxes) {
      for (std::uint64_t& box : boxes) ++box;
      bool dependent = false;
      for (std::uint64_t set = 1; set < std::uint64_t{1} << boxes.size(); ++set) {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < boxes.size(); ++i) sum ^= (set >> i & 1) != 0 ? boxes[i] : 0;
        dependent = dependent || sum == 0;
      }
      REQUIRE((analyse("hunger", naive::text(boxes)).outcome == Outcome::N) == dependent);
    });
  }
}

TEST_CASE(
    "hunger: the theorem holds on all sets of up to three boxes of 4, and on closed ones up to five of 3") {
  Hunger truth;
  for (std::size_t count = 1; count <= 3; ++count) {
    each_boxes(count, 4, [&](const Numbers& p) { check_position("hunger", "", truth, p, true); });
  }
  for (std::size_t count : {4u, 5u}) {
    naive::each_position(count, 2, [&](const naive::Heaps& boxes) {
      if (count == 5 && !std::is_sorted(boxes.begin(), boxes.end())) return;  // four had every order
      Numbers p;
      for (std::uint64_t box : boxes) p.push_back(box + 1), p.push_back(0);
      check_position("hunger", "", truth, p, true);
      if (count == 5) return;
      p.push_back(3), p.push_back(1);
      check_position("hunger", "", truth, p, true);
    });
  }
}

TEST_CASE("hunger: what closed boxes sum to is told by their masks, open ones between them") {
  const auto told = [](const std::string& p, const char* name) {
    return fact(analyse("hunger", p), name).value();
  };
  CHECK(told("5 o2 6 3", "rest") == Numbers{5, 3, 0});
  CHECK(told("5 o2 6 3", "made_of") == Numbers{1, 5, 13});
  CHECK(told("o1 4 o4 4", "rest") == Numbers{4, 0});
  CHECK(told("o1 4 o4 4", "made_of") == Numbers{2, 10});
  for (std::size_t count = 1; count <= 4; ++count) {
    each_boxes(count, 3, [&](const Numbers& p) {
      const std::string text = Hunger().text(p);
      const Numbers left = told(text, "rest"), made_of = told(text, "made_of");
      std::size_t at = 0;
      for (std::size_t i = 0; i < p.size(); i += 2) {
        if (p[i + 1] == 1) continue;
        REQUIRE(at < std::min(left.size(), made_of.size()));
        const std::uint64_t rest = left[at], mask = made_of[at];
        ++at;
        std::uint64_t sum = 0;
        REQUIRE(mask >> (i / 2) == 1);  // the box itself, and some before it
        for (std::size_t j = 0; j <= i; j += 2) {
          if ((mask >> (j / 2) & 1) == 0) continue;
          REQUIRE(p[j + 1] == 0);
          sum ^= p[j];
        }
        REQUIRE(sum == rest);
      }
      REQUIRE(left.size() == at);
      REQUIRE(made_of.size() == at);
    });
  }
}

TEST_CASE("hunger: more boxes than the table holds, against the table's answers") {
  // Two boxes of 1,024 stones each, closed, add 2 to the corank; the rest is as without them only where
  // theory says so.
  const auto closed = [](std::initializer_list<int> boxes, const char* open) {
    std::string text;
    for (int box : boxes) text += std::to_string(box) + ' ';
    return text + open;
  };
  // Independent: powers of two. With nim-sum 0, lost; else won by the one set of that sum, or by taking.
  const std::string twelve = closed({1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048}, "o5");
  const Analysis independent = analyse("hunger", twelve);
  CHECK(independent.grundy == 5);
  CHECK(independent.winning_moves == std::vector<MoveNumbers>{{0, 1, 3}, {13, 5}});
  CHECK_FALSE(independent.more_winning_moves);
  // One dependency: the value is the least number outside the span, 4,096.
  const Analysis one =
      analyse("hunger", closed({1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 77}, "o5000"));
  CHECK(one.grundy == (5000 ^ 4096));
  CHECK(one.winning_moves == std::vector<MoveNumbers>{{14, 5000 - 4096}});
  CHECK(one.more_winning_moves);
  CHECK(analyse("hunger", closed({1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 77}, "o4096")).outcome ==
        Outcome::P);
  // Nim-sum inside the span: the set that is told leaves a P-position.
  const std::string many = closed({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}, "o6");
  const Analysis inside = analyse("hunger", many);
  CHECK(inside.outcome == Outcome::N);
  REQUIRE(inside.winning_moves.size() == 1);
  CHECK(analyse("hunger", play("hunger", many, inside.winning_moves[0])).outcome == Outcome::P);
  CHECK(inside.more_winning_moves);
}

TEST_CASE("hunger: one dependency has the value that the theorem names, on all sets of up to five boxes") {
  // Against the library's table, which is checked above by the naive game.
  for (std::size_t count = 2; count <= 5; ++count) {
    naive::each_position(count, count < 5 ? 7 : 4, [&](naive::Heaps boxes) {
      LinearBasis basis;
      for (std::size_t i = 0; i < boxes.size(); ++i) basis.add(++boxes[i], i);
      if (basis.rank() + 1 != boxes.size()) return;
      REQUIRE(analyse("hunger", naive::text(boxes)).grundy == basis.least_outside());
    });
  }
}

TEST_CASE("hunger: 64 boxes") {
  std::string text;
  std::uint64_t state = 5;
  for (int i = 0; i < 64; ++i) {
    state = state * 6364136223846793005 + 1442695040888963407;
    text += std::to_string(state >> 20 | 1) + ' ';
  }
  const Analysis a = analyse("hunger", text);
  CHECK(a.outcome == Outcome::N);  // 64 numbers of 44 bits cannot be independent
  CHECK(fact(a, "rest").value().size() == 64);
  CHECK(fact(a, "made_of").value().size() == 64);
  CHECK(analyse("hunger", play("hunger", text, a.winning_moves[0])).outcome == Outcome::P);
}
