#include "check_position.hpp"

using namespace nimlab;

namespace {

using Numbers = std::vector<std::uint64_t>;

/// `k` ended components end the game, and the player to move has won.
struct FirstEndWins : naive::Game {
  std::size_t k = 1, width = 1;
  bool misere() const override { return true; }
  virtual bool ended(const Numbers& part) const = 0;
  /// What a component may become: one or more components each.
  virtual std::vector<std::pair<Numbers, Numbers>> options(const Numbers& part) const = 0;

  Numbers part(const Numbers& p, std::size_t i) const {
    const auto at = p.begin() + static_cast<std::ptrdiff_t>(i * width);
    return {at, at + static_cast<std::ptrdiff_t>(width)};
  }
  naive::Moves moves(const Numbers& p) const override {
    naive::Moves out;
    std::size_t over = 0;
    for (std::size_t i = 0; i < p.size() / width; ++i) {
      if (ended(part(p, i))) {
        ++over;
        continue;
      }
      for (auto [move, left] : options(part(p, i))) {
        move.insert(move.begin(), i + 1);
        out.push_back(move);
      }
    }
    return over >= k ? naive::Moves{} : out;
  }
  Numbers after(Numbers p, const Numbers& m) const override {
    Numbers out;
    for (std::size_t i = 0; i < p.size() / width; ++i) {
      const Numbers here = part(p, i);
      if (i + 1 != m[0]) {
        out.insert(out.end(), here.begin(), here.end());
        continue;
      }
      for (const auto& [move, left] : options(here)) {
        if (Numbers(m.begin() + 1, m.end()) == move) out.insert(out.end(), left.begin(), left.end());
      }
    }
    return out;
  }
};

struct Tokens : FirstEndWins {
  std::map<std::uint64_t, Numbers> edges;
  bool ended(const Numbers& part) const override { return edges.count(part[0]) == 0; }
  std::vector<std::pair<Numbers, Numbers>> options(const Numbers& part) const override {
    std::vector<std::pair<Numbers, Numbers>> out;
    if (edges.count(part[0]) == 0) return out;
    for (std::uint64_t to : edges.at(part[0])) out.push_back({{to}, {to}});
    return out;
  }
  std::string rule() const {
    std::string out = std::to_string(k);
    std::uint64_t named = 0, most = 5;
    for (const auto& [from, to] : edges) {
      for (std::uint64_t each : to) {
        out += ' ' + std::to_string(from) + '>' + std::to_string(each);
        named = std::max({named, from, each});
      }
    }
    return named < most ? out + ' ' + std::to_string(most) : out;
  }
};

struct Heaps : FirstEndWins {
  bool ended(const Numbers& part) const override { return part[0] == 1; }
  std::vector<std::pair<Numbers, Numbers>> options(const Numbers& part) const override {
    std::vector<std::pair<Numbers, Numbers>> out;
    for (std::uint64_t a = 1; 2 * a <= part[0]; ++a) out.push_back({{a, part[0] - a}, {a, part[0] - a}});
    return out;
  }
};

struct Sheets : FirstEndWins {
  Sheets() { width = 2; }
  bool ended(const Numbers& part) const override { return part[0] == 1 || part[1] == 1; }
  std::vector<std::pair<Numbers, Numbers>> options(const Numbers& part) const override {
    std::vector<std::pair<Numbers, Numbers>> out;
    const std::uint64_t w = part[0], h = part[1];
    for (std::uint64_t a = 1; 2 * a <= w; ++a) out.push_back({{1, a}, {a, h, w - a, h}});
    for (std::uint64_t b = 1; 2 * b <= h; ++b) out.push_back({{2, b}, {w, b, w, h - b}});
    return out;
  }
  std::string text(const Numbers& p) const override {
    std::string out;
    for (std::size_t i = 0; i < p.size(); i += 2) {
      if (i > 0) out += ' ';
      out += std::to_string(p[i]);
      out += 'x';
      out += std::to_string(p[i + 1]);
    }
    return out;
  }
};

}  // namespace

TEST_CASE("first_end_wins: rules by example") {
  const std::string rule = "1 1>2 1>3 2>3 3>4";
  CHECK(play("first_end_wins", "1 2", {1, 3}, rule) == "3 2");
  CHECK(analyse("first_end_wins", "4 1", rule).outcome == Outcome::N);  // somebody ended it, and lost
  CHECK(analyse("first_end_wins", "4 1", rule).move_count == 0);
  CHECK(refusal([&] { play("first_end_wins", "4 1", {2, 2}, rule); }).code == ErrorCode::illegal_move);
  CHECK(refusal([&] { play("first_end_wins", "1 2", {1, 4}, rule); }).code == ErrorCode::illegal_move);
  CHECK(play("first_end_wins", "5 7", {2, 3, 4}, "1 heaps") == "5 3 4");
  CHECK(refusal([] { play("first_end_wins", "5 7", {2, 4, 3}, "1 heaps"); }).code == ErrorCode::illegal_move);
  CHECK(play("first_end_wins", "4x3", {1, 1, 2}, "1 sheets") == "2x3 2x3");
  CHECK(play("first_end_wins", "4x3", {1, 2, 1}, "1 sheets") == "4x1 4x2");
  CHECK(refusal([] {
          play("first_end_wins", "4x3", {1, 2, 2}, "1 sheets");
        }).code == ErrorCode::illegal_move);
}

TEST_CASE("first_end_wins: bad input is named") {
  const Error cycle = refusal([] { open_game("first_end_wins", "1 1>2 2>3 3>2"); });
  CHECK(cycle.code == ErrorCode::cyclic);
  CHECK((cycle.part == "3>2" || cycle.part == "2>3"));
  const Error lettered = refusal([] { open_game("first_end_wins", "1 A>B B>C C>B"); });
  CHECK((lettered.part == "C>B" || lettered.part == "B>C"));
  CHECK(open_game("first_end_wins", "2 A>B")->rule() == "2 A>B");
  CHECK(analyse("first_end_wins", "1 b", "2 A>B>C").position == "A B");
  CHECK(refusal([] { open_game("first_end_wins", "1>2"); }).part == "1>2");
  CHECK(refusal([] { open_game("first_end_wins", "1"); }).code == ErrorCode::empty);
  CHECK(refusal([] { open_game("first_end_wins", "1 heaps 2"); }).part == "heaps");
  CHECK(refusal([] { open_game("first_end_wins", "1 1>2 2>x"); }).at == 8);
  CHECK(refusal([] { analyse("first_end_wins", "1", "2 1>2"); }).limit == "2");
  CHECK(refusal([] { analyse("first_end_wins", "3", "1 1>2"); }).code == ErrorCode::too_large);
  CHECK(refusal([] { analyse("first_end_wins", "1500 501", "1 heaps"); }).part == "2001");
  CHECK(refusal([] { analyse("first_end_wins", "3x4 5", "1 sheets"); }).part == "5");
  CHECK(refusal([] { analyse("first_end_wins", "201x2", "1 sheets"); }).limit == "200");
  CHECK(refusal([] { open_game("sum", "nim | first_end_wins"); }).code == ErrorCode::unsupported);
}

TEST_CASE("first_end_wins: the sample of POJ 2311, and the example of source 001") {
  CHECK(analyse("first_end_wins", "2x2", "1 sheets").outcome == Outcome::P);
  CHECK(analyse("first_end_wins", "3x2", "1 sheets").outcome == Outcome::P);
  CHECK(analyse("first_end_wins", "4x2", "1 sheets").outcome == Outcome::N);
  // a → l, a → b, b → l and c → l, as 1 → 3, 1 → 2, 2 → 3 and 4 → 5: (b, c) is lost, (a, c) won.
  CHECK(analyse("first_end_wins", "2 4", "1 1>2 1>3 2>3 4>5").outcome == Outcome::P);
  CHECK(analyse("first_end_wins", "1 4", "1 1>2 1>3 2>3 4>5").outcome == Outcome::N);
}

TEST_CASE("first_end_wins: the theorem holds on every acyclic graph of five nodes, for one token and two") {
  // Edges go from smaller to larger numbers; every acyclic graph is one of these in some numbering.
  for (std::uint64_t set = 0; set < 1024; ++set) {
    Tokens truth;
    std::uint64_t bit = 0;
    for (std::uint64_t from = 1; from <= 5; ++from) {
      for (std::uint64_t to = from + 1; to <= 5; ++to, ++bit) {
        if ((set >> bit & 1) != 0) truth.edges[from].push_back(to);
      }
    }
    for (std::uint64_t a = 1; a <= 5; ++a) {
      check_position("first_end_wins", truth.rule(), truth, {a}, true);
      for (std::uint64_t b = 1; b <= a; ++b)
        check_position("first_end_wins", truth.rule(), truth, {a, b}, true);
    }
  }
}

TEST_CASE("first_end_wins: and on small heaps and sheets") {
  Heaps heaps;
  for (std::size_t count = 1; count <= 2; ++count) {
    naive::each_position(count, 9, [&](Numbers p) {
      for (std::uint64_t& heap : p) ++heap;
      check_position("first_end_wins", "1 heaps", heaps, p, true);
    });
  }
  Sheets sheets;
  for (std::uint64_t w = 1; w <= 5; ++w) {
    for (std::uint64_t h = 1; h <= 5; ++h) {
      check_position("first_end_wins", "1 sheets", sheets, {w, h}, true);
      check_position("first_end_wins", "1 sheets", sheets, {w, h, 3, 2}, true);
    }
  }
}

TEST_CASE("first_end_wins: two endings break the method") {
  // Search answers for k = 2; crossing out is wrong on some of the same positions.
  Tokens truth;
  truth.k = 2;
  truth.edges = {{1, {2, 3}}, {2, {3}}, {3, {4}}, {4, {5}}};
  std::size_t differ = 0;
  for (std::uint64_t a = 1; a <= 5; ++a) {
    for (std::uint64_t b = 1; b <= 5; ++b) {
      check_position("first_end_wins", truth.rule(), truth, {a, b}, true);
      const Analysis two = analyse("first_end_wins", naive::text({a, b}), truth.rule());
      CHECK(two.method == "search");
      std::string one = truth.rule();
      one[0] = '1';
      differ += two.outcome != analyse("first_end_wins", naive::text({a, b}), one).outcome;
    }
  }
  CHECK(differ > 0);
}

TEST_CASE("first_end_wins: the map of a graph") {
  const std::string rule = "1 1>2 1>3 2>3 3>4";
  const ValueMap map = finished<ValueMap>(open_game("first_end_wins", rule)->map(0));
  const std::uint32_t none = 0xffffffff;
  CHECK(map.map.grundy == std::vector<std::uint32_t>{2, 1, 0, none});
  CHECK(map.map.level == std::vector<std::uint32_t>{3, 2, 1, 0});
  for (std::uint64_t v = 1; v <= 4; ++v) {
    CHECK(map.map.outcomes[v - 1] == analyse("first_end_wins", std::to_string(v), rule).outcome);
  }
  CHECK(refusal([] { finished<ValueMap>(open_game("first_end_wins", "1 heaps")->map(0)); }).code ==
        ErrorCode::unsupported);
}
