#include <functional>
#include <numeric>

#include "told.hpp"

using namespace nimlab;

namespace {

using Numbers = std::vector<std::uint64_t>;

Told asked(const std::string& what, const std::string& tree, const std::string& rule = "") {
  return told("game_tree", what, tree, rule);
}
Error error(const std::string& tree, const std::string& what = "tree", const std::string& rule = "") {
  return refusal([&] { asked(what, tree, rule); });
}
std::vector<std::string> texts(const Told& list) {
  std::vector<std::string> all;
  for (const Told& each : list.items) all.push_back(each.text);
  return all;
}
std::string value(const std::string& tree) { return asked("tree", tree)["values"].items[0].text; }

const std::string textbook = "[[3 12 8] [2 4 6] [14 5 2]]";

}  // namespace

TEST_CASE("game_tree: the textbook's tree, and what alpha-beta does with it") {
  // S. Russell and P. Norvig: Artificial Intelligence, the figures of minimax and alpha–beta: 3; 4 and 6 are
  // not looked at.
  const Told tree = asked("tree", textbook);
  CHECK(tree["text"].text == "[[3 12 8] [2 4 6] [14 5 2]]");
  CHECK(tree["parents"].list == Numbers{0, 1, 2, 2, 2, 1, 6, 6, 6, 1, 10, 10, 10});
  CHECK(tree["kinds"].list == Numbers{1, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0});
  CHECK(texts(tree["values"]) ==
        std::vector<std::string>{"3", "3", "3", "12", "8", "2", "2", "4", "6", "2", "14", "5", "2"});
  CHECK(tree["line"].list == Numbers{1, 2, 3});
  CHECK(tree["best"].list == Numbers{2, 3, 7, 13});
  CHECK(tree["places"].list[5] == 10);
  const Told found = asked("alphabeta", textbook);
  CHECK(found["value"].text == "3");
  CHECK(found["leaves"].number == 7);
  CHECK(found["nodes"].list == Numbers{1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13});
  CHECK(found["skipped"].list == Numbers{8, 9});
  CHECK(found["cutAfter"].list == Numbers{0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0});
  CHECK(texts(found["alpha"])[5] == "3");
  CHECK(found["alphaBy"].list[5] == 1);
  CHECK(texts(found["beta"])[9] == "14");  // the third of the min nodes has seen 14
  CHECK(found["betaBy"].list[9] == 10);
  CHECK(found["says"].list == Numbers{0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0});
  CHECK(found["line"].list == Numbers{1, 2, 3});
  CHECK(asked("alphabeta", textbook, "best")["leaves"].number == 5);
  // As it happens: at the sixth node 2 comes back while the root has 3, and two children are cut.
  const Told walk = asked("walk", textbook);
  const auto cut = std::find(walk["choices"].list.begin(), walk["choices"].list.end(), 2u);
  REQUIRE(cut != walk["choices"].list.end());
  const auto row = static_cast<std::size_t>(cut - walk["choices"].list.begin());
  CHECK(walk["nodes"].list[row] == 6);
  CHECK(walk["children"].list[row] == 7);
  CHECK(walk["values"].items[row].text == "2");
  CHECK(walk["alphas"].items[row].text == "3");
  CHECK(walk["by"].list[row] == 1);
  CHECK(walk["skipped"].list[row] == 2);
  CHECK(walk["nodes"].list.front() == 1);
  CHECK(walk["kinds"].list.back() == 3);
  CHECK(walk["values"].items.back().text == "3");
  CHECK(walk["leaves"].number == 7);
}

TEST_CASE("game_tree: kinds, chance, fractions, edges") {
  CHECK(value("7") == "7");
  CHECK(value("-3/6") == "-1/2");
  CHECK(value("min[1 [2 3] 4]") == "1");
  CHECK(value("min{4 (2 3)}") == "3");
  CHECK(value("chance[1 2]") == "3/2");
  CHECK(value("chance[1/3:1 2/3:[2 5]]") == "11/3");
  CHECK(value("[chance[1/2:0 1/2:10] 4]") == "5");
  CHECK(value("[chance[[0 7] 1] 4]") == "4");  // below chance the other player moves than above it: min
  CHECK(value("max [ max [1 2] min[3 4] ]") == "3");
  CHECK(asked("tree", "max [ max(1 2), [3，4] ]")["text"].text == "[max[1 2] [3 4]]");
  CHECK(asked("tree", "chance[min~3[1 2] 5]")["text"].text == "chance[1/2:min~3[1 2] 1/2:5]");
  const Told edges = asked("tree", "a>b a>c b=3 c>d c>e d=-1/2 e=9");
  CHECK(edges["text"].text == "[3 [-1/2 9]]");
  CHECK(texts(edges["names"]) == std::vector<std::string>{"a", "b", "c", "d", "e"});
  CHECK(asked("tree", "b=3 c=4 d=0 a:chance a>b:1/4 a>d:1/2 a>c:1/4")["text"].text ==
        "chance[1/4:3 1/2:0 1/4:4]");
  // Values as seen by who moves.
  CHECK(texts(asked("negamax", "[[3 12] [2 4]]")["values"]) ==
        std::vector<std::string>{"3", "-3", "3", "12", "-2", "2", "4"});
  CHECK(texts(asked("negamax", "[1 [2]]")["values"]) == std::vector<std::string>{"2", "-1", "-2", "2"});
  CHECK(error("[1 max[2 3]]", "negamax").at == 3);
  CHECK(error("chance[1 2]", "negamax").at == 0);
  CHECK(open_subject("game_tree", " best   table")->rule() == "best table");
}

TEST_CASE("game_tree: what is wrong is named, with its place") {
  CHECK(error("").code == ErrorCode::empty);
  CHECK(error("[1 two 3]").code == ErrorCode::not_a_number);
  CHECK(error("[1 two 3]").part == "two");
  CHECK(error("[1 two 3]").at == 3);
  CHECK(error("[1 1000000000000000000000000000000]").code == ErrorCode::too_large);
  CHECK(error("[1 1000000000000000000000000000000]").at == 3);
  CHECK(error("[1 1/0]").code == ErrorCode::too_small);
  CHECK(error("[1 1/0]").at == 5);
  CHECK(error("[1 [2 3]").part == "[");
  CHECK(error("[1 [2 3]").at == 0);
  CHECK(error("[1 2]]").at == 5);
  CHECK(error("[1 2)").at == 4);
  CHECK(error("[1 []]").part == "[]");
  CHECK(error("[1 max]").at == 6);
  CHECK(error("[1 mux[2]]").part == "mux");
  CHECK(error("[1/2:3 4]").part == ":");
  CHECK(error("chance[1/2:3 4]").at == 13);
  CHECK(error("chance[1/2:3 1/3:4]").code == ErrorCode::too_small);
  CHECK(error("chance[1/2:3 1/3:4]").part == "5/6");
  CHECK(error("[0 chance[2:3 1:4]]").at == 3);
  CHECK(error("chance[-1:3 2:4]").part == "-1");
  const Error two = error("a>b a>c b>d c>d d=1");
  CHECK(two.code == ErrorCode::two_parents);
  CHECK(two.part == "d");
  CHECK(two.at == 14);
  CHECK(error("a>b b>a").code == ErrorCode::cyclic);
  CHECK(error("a>b b>a").part == "b>a");
  CHECK(error("a=1 b>c c>b").part == "c>b");
  CHECK(error("a>b b=1 c>d d=2").part == "c");
  CHECK(error("a>b").part == "b");      // a leaf without a number
  CHECK(error("a>b b=1 a=2").at == 8);  // a number where there is no leaf
  CHECK(error("a>b b=1 a:mux").at == 10);
  CHECK(error("a>b b=1 c").part == "c");
  CHECK(error(std::string(61, '[') + "1" + std::string(61, ']')).code == ErrorCode::too_long);
  CHECK(value(std::string(60, '[') + "1" + std::string(60, ']')) == "1");
  std::string many = "[";
  for (int i = 0; i < 5'000; ++i) many += "1 ";
  CHECK(error(many + "]").limit == "5000");
  CHECK(error(textbook, "tree", "random").field == Field::rule);
  CHECK(error(textbook, "tree", "best tables").at == 5);
  CHECK(error(textbook, "analyse").code == ErrorCode::unsupported);
}

TEST_CASE("game_tree: of b children and depth d, best first, Knuth and Moore's least number of leaves") {
  for (std::uint64_t b = 1; b <= 6; ++b) {
    std::uint64_t all = 1;
    for (std::uint64_t d = 1; d <= 8; ++d) {
      all *= b;
      if (all > 3'000) break;
      const auto power = [&](std::uint64_t exponent) {
        std::uint64_t result = 1;
        for (; exponent > 0; --exponent) result *= b;
        return result;
      };
      const std::uint64_t least = power((d + 1) / 2) + power(d / 2) - 1;
      for (int seed = 0; seed < 3; ++seed) {
        const std::string size = std::to_string(b) + ' ' + std::to_string(d) + ' ' + std::to_string(seed);
        CAPTURE(size);
        std::mt19937_64 random(100 * b + 10 * d + static_cast<std::uint64_t>(seed));
        const std::function<std::string(std::uint64_t)> made = [&](std::uint64_t left) {
          if (left == 0) return std::to_string(random() % 100);
          std::string children;
          for (std::uint64_t i = 0; i < b; ++i) children += made(left - 1) + ' ';
          return '[' + children + ']';
        };
        const std::string tree = made(d);
        CHECK(asked("alphabeta", tree, "best")["leaves"].number == least);
        CHECK(asked("alphabeta", tree)["leaves"].number >= least);
        const std::uint64_t most = asked("alphabeta", tree, "worst")["leaves"].number;
        CHECK((least <= most && most <= all));
      }
    }
  }
}

namespace naive {

/// A tree made at random, with its text, and its value by recursion.
struct Node {
  int kind = 0;  // as told
  std::int64_t num = 0, den = 1;
  std::vector<Node> children;
};

/// `pool`: trees made so far by depth; if it is given, half of all are taken from there.
Node random_tree(std::mt19937_64& random, int depth, bool chance, std::vector<std::vector<Node>>* pool) {
  if (pool) pool->resize(10);
  if (pool && depth > 0 && random() % 2 == 0) {
    auto& made = (*pool)[static_cast<std::size_t>(depth)];
    if (!made.empty()) return made[random() % made.size()];
  }
  Node node;
  if (depth == 0 || random() % 8 == 0) {
    node.num = static_cast<std::int64_t>(random() % 21) - 10;
    return node;
  }
  node.kind = 1 + static_cast<int>(random() % (chance ? 3 : 2));
  const std::size_t count = 1 + random() % 4;
  for (std::size_t i = 0; i < count; ++i) {
    node.children.push_back(random_tree(random, depth - 1, chance, pool));
  }
  if (pool) (*pool)[static_cast<std::size_t>(depth)].push_back(node);
  return node;
}

std::string text(const Node& node) {
  if (node.kind == 0) return std::to_string(node.num);
  std::string out = node.kind == 1 ? "max[" : node.kind == 2 ? "min[" : "chance[";
  for (const Node& child : node.children) out += text(child) + ' ';
  return out + ']';
}

/// Fills in all values, in the order of the nodes.
void solve(Node& node, std::vector<std::pair<std::int64_t, std::int64_t>>& values) {
  const std::size_t at = values.size();
  values.emplace_back();
  std::int64_t num = 0, den = 1;
  bool first = true;
  for (Node& child : node.children) {
    solve(child, values);
    if (node.kind == 3) {
      num = num * child.den + child.num * den;
      den *= child.den;
      const std::int64_t g = std::gcd(num, den);
      num /= g, den /= g;
    } else if (first || (node.kind == 1) == (child.num * node.den > node.num * child.den)) {
      if (first || child.num * node.den != node.num * child.den) node.num = child.num, node.den = child.den;
    }
    first = false;
  }
  if (node.kind == 3) {
    node.num = num, node.den = den * static_cast<std::int64_t>(node.children.size());
    const std::int64_t g = std::gcd(node.num, node.den);
    node.num /= g, node.den /= g;
  }
  values[at] = {node.num, node.den};
}

std::string written(std::pair<std::int64_t, std::int64_t> value) {
  return std::to_string(value.first) + (value.second == 1 ? "" : '/' + std::to_string(value.second));
}
std::pair<std::int64_t, std::int64_t> read(const std::string& text) {
  const auto bar = text.find('/');
  return {std::stoll(text), bar == std::string::npos ? 1 : std::stoll(text.substr(bar + 1))};
}
bool at_most(std::pair<std::int64_t, std::int64_t> a, std::pair<std::int64_t, std::int64_t> b) {
  return a.first * b.second <= b.first * a.second;
}

}  // namespace naive

namespace {

/// What every search must keep to: see the names of the checks. Gives its leaves.
std::uint64_t check_search(const std::string& text, const std::string& rule,
                           const std::vector<std::pair<std::int64_t, std::int64_t>>& values) {
  CAPTURE(text, rule);
  const Told tree = asked("tree", text), found = asked("alphabeta", text, rule);
  const Numbers& parents = tree["parents"].list;
  const Numbers& kinds = tree["kinds"].list;
  const Numbers &nodes = found["nodes"].list, &says = found["says"].list, &how = found["how"].list;
  const std::vector<std::string> returned = texts(found["values"]), alpha = texts(found["alpha"]),
                                 beta = texts(found["beta"]);
  REQUIRE(found["value"].text == naive::written(values[0]));
  const auto above = [&](std::uint64_t node, std::uint64_t which) {
    while (node != 0 && node != which) node = parents[node - 1];
    return node == which;
  };
  std::set<std::uint64_t> seen, excused(found["skipped"].list.begin(), found["skipped"].list.end());
  std::uint64_t leaves = 0;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const std::uint64_t node = nodes[i];
    CAPTURE(node);
    REQUIRE(seen.insert(node).second);
    const auto truth = values[node - 1], told = naive::read(returned[i]);
    if (says[i] == 0) REQUIRE(truth == told);
    if (says[i] == 1) REQUIRE(naive::at_most(truth, told));
    if (says[i] == 2) REQUIRE(naive::at_most(told, truth));
    // Between the bounds the truth is told.
    const bool low = !alpha[i].empty() && naive::at_most(told, naive::read(alpha[i]));
    const bool high = !beta[i].empty() && naive::at_most(naive::read(beta[i]), told);
    if (!low && !high) REQUIRE(truth == told);
    // Bounds are values of the nodes that they come from, which are above.
    for (const bool is_alpha : {true, false}) {
      const std::uint64_t by = found[is_alpha ? "alphaBy" : "betaBy"].list[i];
      REQUIRE((by == 0) == (is_alpha ? alpha : beta)[i].empty());
      if (by == 0) continue;
      REQUIRE(above(parents[node - 1], by));
      REQUIRE(kinds[by - 1] == (is_alpha ? 1u : 2u));
    }
    if (how[i] == 1) excused.insert(node);
    leaves += how[i] == 0 && kinds[node - 1] == 0;
  }
  REQUIRE(found["leaves"].number == leaves);
  // Nothing else is left out.
  for (std::uint64_t node = 1; node <= values.size(); ++node) {
    if (seen.count(node) > 0) continue;
    bool left_out = false;
    for (std::uint64_t each = node; each != 0 && !left_out; each = parents[each - 1]) {
      left_out = excused.count(each) > 0;
    }
    REQUIRE(left_out);
  }
  return leaves;
}

}  // namespace

TEST_CASE("game_tree: 200 trees at random, values by recursion, every visit of every search") {
  std::mt19937_64 random(11);
  for (int i = 0; i < 200; ++i) {
    std::vector<std::vector<naive::Node>> pool;
    naive::Node tree = naive::random_tree(random, 1 + i % 6, i % 3 == 0, i % 2 == 0 ? &pool : nullptr);
    std::vector<std::pair<std::int64_t, std::int64_t>> values;
    naive::solve(tree, values);
    const std::string text = naive::text(tree);
    CAPTURE(text);
    const Told told = asked("tree", text);
    std::vector<std::string> expected;
    for (const auto& each : values) expected.push_back(naive::written(each));
    REQUIRE(texts(told["values"]) == expected);
    REQUIRE(asked("tree", told["text"].text)["text"].text == told["text"].text);
    REQUIRE(texts(asked("tree", told["text"].text)["values"]) == expected);
    for (const std::string order : {"given", "best", "worst"}) {
      const std::uint64_t leaves = check_search(text, order, values);
      CHECK(check_search(text, order + " table", values) <= leaves);
      const std::string sorted = nimlab::told("game_tree", "ordered", text, order)["position"].text;
      REQUIRE(asked("walk", sorted)["values"].items.back().text == expected[0]);
      for (const std::string table : {"", " table"}) {
        const Told rounds = asked("deepening", text, order + table);
        REQUIRE(rounds["rounds"].items.back()["value"].text == expected[0]);
        REQUIRE(rounds["last"]["value"].text == expected[0]);
      }
    }
  }
}

TEST_CASE("game_tree: equal trees are searched once, and depth by depth the order gets better") {
  const std::string half = "[[1 5] [2 6]]";
  const Told twice = asked("alphabeta", "[min" + half + " min" + half + "]", "given table");
  CHECK(twice["how"].list == Numbers{0, 0, 0, 0, 0, 0, 0, 0, 1});
  // Estimates: the second move looks better after one move, and it is.
  const Told rounds = asked("deepening", "[~1[1 3 2] ~9[9 8 7]]");
  REQUIRE(rounds["rounds"].items.size() == 2);
  CHECK(rounds["rounds"].items[0]["value"].text == "9");
  CHECK(rounds["rounds"].items[0]["leaves"].number == 2);
  CHECK(rounds["last"]["value"].text == "7");
  CHECK(rounds["last"]["leaves"].number == 4);  // three, and one that refutes the other move
  CHECK(asked("alphabeta", "[~1[1 3 2] ~9[9 8 7]]")["leaves"].number == 6);
  // Fractions that no longer fit are refused.
  std::string large;
  for (const char* prime : {"999983", "999979", "999961", "999959"}) {
    large += std::string(large.empty() ? "" : " ") + "1/" + prime;
  }
  CHECK(error("chance[" + large + "]").code == ErrorCode::too_large);
}
