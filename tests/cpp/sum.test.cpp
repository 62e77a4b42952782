#include <functional>

#include "check_position.hpp"

using namespace nimlab;

namespace {

/// Two games side by side, from naive ones: a position is the first's numbers behind their count, then the
/// second's.
struct NaiveSum : naive::Game {
  naive::Game &a, &b;
  NaiveSum(naive::Game& a, naive::Game& b) : a(a), b(b) {}

  static std::pair<naive::Numbers, naive::Numbers> cut(const naive::Numbers& p) {
    const auto middle = p.begin() + 1 + static_cast<std::ptrdiff_t>(p[0]);
    return {{p.begin() + 1, middle}, {middle, p.end()}};
  }
  static naive::Numbers joined(const naive::Numbers& x, const naive::Numbers& y) {
    naive::Numbers p{x.size()};
    p.insert(p.end(), x.begin(), x.end());
    p.insert(p.end(), y.begin(), y.end());
    return p;
  }
  naive::Moves moves(const naive::Numbers& p) const override {
    const auto [x, y] = cut(p);
    naive::Moves out;
    for (std::uint64_t i : {1u, 2u}) {
      for (naive::Numbers move : i == 1 ? a.moves(x) : b.moves(y)) {
        move.insert(move.begin(), i);
        out.push_back(move);
      }
    }
    return out;
  }
  naive::Numbers after(naive::Numbers p, const naive::Numbers& m) const override {
    const auto [x, y] = cut(p);
    const naive::Numbers move(m.begin() + 1, m.end());
    return m[0] == 1 ? joined(a.after(x, move), y) : joined(x, b.after(y, move));
  }
  std::string text(const naive::Numbers& p) const override {
    const auto [x, y] = cut(p);
    return a.text(x) + " | " + b.text(y);
  }
};

/// A token on a graph without cycles; nodes from 1.
struct Walk : naive::Game {
  std::vector<naive::Numbers> followers{{2, 3, 5}, {3, 4}, {5}, {5}, {}};

  naive::Moves moves(const naive::Numbers& p) const override {
    naive::Moves out;
    for (std::uint64_t to : followers[p[0] - 1]) out.push_back({1, to});
    return out;
  }
  naive::Numbers after(naive::Numbers, const naive::Numbers& m) const override { return {m[1]}; }
  std::string text(const naive::Numbers& p) const override { return naive::text(p); }
};

std::vector<naive::Numbers> kayles(std::uint64_t heap) {
  std::vector<naive::Numbers> out;
  for (std::uint64_t k : {1u, 2u}) {
    if (heap < k) continue;
    for (std::uint64_t a = 0; 2 * a <= heap - k; ++a) {
      naive::Numbers parts;
      if (a > 0) parts.push_back(a);
      if (heap - k - a > 0) parts.push_back(heap - k - a);
      out.push_back(parts);
    }
  }
  return out;
}

}  // namespace

TEST_CASE("sum: rules by example") {
  CHECK(play("sum", "3 4 | 20", {1, 2, 4}) == "3 0 | 20");
  CHECK(play("sum", "3 4 | 20", {2, 1, 3}) == "3 4 | 17");
  CHECK(refusal([] { play("sum", "3 4 | 20", {2, 1, 2}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("sum", "3 4 | 20", {3, 1, 2}); }).code == ErrorCode::syntax);
  CHECK(open_game("sum", " subtraction  3,1 |nim ")->rule() == "subtraction 1,3 | nim");
}

TEST_CASE("sum: what is wrong is named where it is") {
  const auto is = [](const Error& e, ErrorCode code, Field field, std::string part, std::size_t at) {
    return e.code == code && e.field == field && e.part == part && e.at == at;
  };
  CHECK(is(refusal([] { open_game("sum", "nim | subtraction 1,0"); }), ErrorCode::too_small, Field::rule, "0",
           20));
  CHECK(
      is(refusal([] { open_game("sum", "nim | chess"); }), ErrorCode::unknown_game, Field::rule, "chess", 6));
  CHECK(refusal([] { open_game("sum", "nim"); }).code == ErrorCode::syntax);
  CHECK(refusal([] { open_game("sum", "nim | sum"); }).code == ErrorCode::unsupported);
  CHECK(is(refusal([] { analyse("sum", "3 4 | x"); }), ErrorCode::not_a_number, Field::position, "x", 6));
  CHECK(refusal([] { analyse("sum", "3 4"); }).code == ErrorCode::syntax);
  CHECK(refusal([] { analyse("sum", "30000 | 4"); }).limit == "20000");
  const Error loopy = refusal([] { analyse("sum", "1 | 3", "token_graph 1>2 2>1 | nim"); });
  CHECK(loopy.code == ErrorCode::unsupported);
  CHECK(loopy.part == "token_graph");
}

TEST_CASE("sum: the theorem against search on the sum itself: two games of each pair of kinds") {
  naive::TakeGame nim, subtraction;
  subtraction.takes = {1, 3, 4};
  naive::SplitGame pins(kayles);
  const auto check = [](const std::string& rule, naive::Game& a, naive::Game& b, std::uint64_t largest) {
    NaiveSum truth(a, b);
    naive::each_position(2, largest, [&](const naive::Heaps& p) {
      check_position("sum", rule, truth, NaiveSum::joined({p[0]}, {p[1]}));
    });
  };
  check("nim | subtraction 1,3,4", nim, subtraction, 9);
  check("octal 0.77 | subtraction 1,3,4", pins, subtraction, 8);
  check("nim | octal 0.77", nim, pins, 7);
  check("nim | nim", nim, nim, 7);
}

TEST_CASE("sum: a game without SG theory is searched") {
  // Ring 1 1 0 is one move from the end on one side, two on the other.
  const Analysis a = analyse("sum", "1 1 0 @1 | 2", "ring | nim");
  const SearchResult s = search("sum", "1 1 0 @1 | 2", "ring | nim");
  CHECK(a.grundy == s.grundy);
  CHECK(sorted(a.winning_moves) == sorted(s.winning_moves));
  const Analysis b = analyse("sum", "2 1 | 3,4", "new_stone | grid_walk 3x4 1:0 0:1 1:1");
  CHECK(b.grundy == search("sum", "2 1 | 3,4", "new_stone | grid_walk 3x4 1:0 0:1 1:1").grundy);
}

TEST_CASE(
    "sum: an option of each value is found, whether its components find theirs by a formula or one by one") {
  naive::TakeGame nim;
  Walk walk;
  NaiveSum walk_first(walk, nim), nim_first(nim, walk);
  for (std::uint64_t v = 0; v < walk.followers.size(); ++v) {
    for (std::uint64_t heap = 0; heap <= 4; ++heap) {
      check_position("sum", "token_graph 1>2 1>3 2>3 2>4 3>5 4>5 1>5 | nim", walk_first,
                     NaiveSum::joined({v + 1}, {heap}));
      check_position("sum", "nim | token_graph 1>2 1>3 2>3 2>4 3>5 4>5 1>5", nim_first,
                     NaiveSum::joined({heap}, {v + 1}));
    }
  }
  // Circle: nothing is told of its moves but by trying them.
  for (const std::string position : {"5 | 1", "oo.o. | 3", "ooo.o | 2", "o.oo | 0"}) {
    CAPTURE(position);
    const std::string rule = "circle_take 1,2 | nim";
    const Certificate c = certify("sum", position, rule);
    REQUIRE(c.grundy == search("sum", position, rule).grundy);
    REQUIRE(c.reached.size() == c.grundy);
    for (std::size_t v = 0; v < c.reached.size(); ++v) {
      const std::string to = play("sum", position, c.reached[v].move, rule);
      REQUIRE(search("sum", to, rule).grundy == v);
    }
  }
}

TEST_CASE("sum: the parts of its rule are those of the first, behind their count, then those of the second") {
  const auto parts = [](const char* position, const char* rule) {
    return analyse("sum", position, rule).rule_numbers;
  };
  CHECK(parts("3 4 | 20", "nim | subtraction 1,3,4") == MoveNumbers{0, 1, 3, 4});
  CHECK(parts("5 | 3", "bash 3 | nim") == MoveNumbers{1, 3});
  CHECK(parts("1,1 | 7", "grid_walk 2x2 1:0 0:1 | bash 2") == MoveNumbers{6, 2, 2, 1, 0, 0, 1, 2});
}
