#include <algorithm>
#include <functional>

#include "told.hpp"

using namespace nimlab;

namespace {

using Numbers = std::vector<std::uint64_t>;

Told asked(const std::string& what, const std::string& text, std::vector<std::uint64_t> numbers = {},
           const std::string& rule = "") {
  return told("game_tree", what, text, rule, std::move(numbers));
}
bool right(const std::string& ask, const std::string& tree, const std::string& answer) {
  return asked("judge_" + ask, tree + " | " + answer)["right"].kind ==
         asked("judge_value", "1 | 1")["right"].kind;
}
std::string cause(const std::string& ask, const std::string& tree, const std::string& answer,
                  std::uint64_t tries = 0) {
  return asked("judge_" + ask, tree + " | " + answer, {tries})["key"].text;
}

}  // namespace

namespace naive_trees {

/// A second opinion: trees by pointers, minimax by recursion, alpha–beta in its negamax form.
struct Node {
  int leaf = 0;
  std::vector<Node> children;
};

Node random_tree(std::mt19937_64& random, int depth) {
  Node node;
  if (depth == 0 || random() % 7 == 0) {
    node.leaf = static_cast<int>(random() % 15) - 5;
    return node;
  }
  for (std::size_t i = 1 + random() % 3; i > 0; --i) node.children.push_back(random_tree(random, depth - 1));
  return node;
}
std::string text(const Node& node) {
  if (node.children.empty()) return std::to_string(node.leaf);
  std::string out;
  for (const Node& child : node.children) out += (out.empty() ? "" : " ") + text(child);
  return '[' + out + ']';
}
/// For who is to move; `sign` is 1 where that is Max.
int negamax(const Node& node, int sign) {
  if (node.children.empty()) return sign * node.leaf;
  int best = -1000;
  for (const Node& child : node.children) best = std::max(best, -negamax(child, -sign));
  return best;
}
int alpha_beta(const Node& node, int sign, int alpha, int beta, std::vector<int>& seen) {
  if (node.children.empty()) {
    seen.push_back(node.leaf);
    return sign * node.leaf;
  }
  int best = -1000;
  for (const Node& child : node.children) {
    best = std::max(best, -alpha_beta(child, -sign, -beta, -std::max(alpha, best), seen));
    if (best >= beta) break;
  }
  return best;
}
void leaves(const Node& node, std::vector<int>& all) {
  if (node.children.empty()) all.push_back(node.leaf);
  for (const Node& child : node.children) leaves(child, all);
}
/// All inner nodes and leaves in the order of the text, with what each is worth for Max.
void values(const Node& node, int sign, std::vector<int>& all) {
  all.push_back(sign * negamax(node, sign));
  for (const Node& child : node.children) values(child, -sign, all);
}

}  // namespace naive_trees

TEST_CASE("game_tree: judgements by example, and their causes climb") {
  const std::string tree = "[[4 9 6] [3 7 8] [5 2 11]]";
  CHECK(right("value", tree, "4"));
  CHECK(right("value", "[chance[0 9] 4]", "9/2"));
  CHECK(cause("value", tree, "10") == "noLeaf");
  CHECK(cause("value", tree, "5") == "minLess");
  CHECK(cause("value", tree, "3") == "maxMore");
  const Told late = asked("judge_value", tree + " | 5", {1});
  CHECK(late["key"].text == "minLessHere");
  // Min's plan: an answer to each of the three moves.
  std::vector<std::string> lit;
  for (const Told& each : late["lit"].items) lit.push_back(each.text);
  CHECK(lit ==
        std::vector<std::string>{"node-1", "node-2", "node-3", "node-6", "node-7", "node-10", "node-12"});
  CHECK(right("leaves", tree, "6"));
  CHECK(cause("leaves", tree, "9") == "all");
  CHECK(cause("leaves", tree, "7") == "cutMore");
  CHECK(cause("leaves", tree, "7", 2) == "cutMoreHere");
  CHECK(cause("leaves", tree, "4") == "seeMore");
  CHECK(right("cut", tree, "11, 7 8"));
  CHECK(cause("cut", tree, "11 7") == "notAll");
  CHECK(cause("cut", tree, "2 7 8") == "isSeen");
  CHECK(cause("cut", tree, "1") == "noLeaf");
  CHECK(right("move", tree, "1"));
  CHECK(cause("move", tree, "3") == "worse");
  CHECK(asked("judge_move", tree + " | 3", {1})["texts"].items[0].text == "2");
  CHECK(right("node", tree, "2 4"));
  CHECK(cause("node", tree, "1 9") == "takesMost");
  CHECK(cause("node", tree, "2 9") == "takesLeast");
  CHECK(asked("judge_node", tree + " | 6 7")["texts"].items[0].text == "C");
  CHECK(cause("node", "chance[1 2]", "1 1") == "mean");
  CHECK(right("order", "[[3 9 5] [2 6 7]]", "4 [[6 7 2] [9 5 3]]"));
  CHECK(cause("order", "[[9 5 3] [2 6 7]]", "3 [[6 7 2] [9 5 3]]", 1) == "bestFirst");
  CHECK(cause("order", "[[3 9 5] [2 6 8]]", "4 [[6 7 2] [9 5 3]]") == "otherTree");
  CHECK(cause("order", "[[3 9 6] [2 5 7]]", "4 [[6 7 2] [9 5 3]]") == "otherTree");
}

TEST_CASE("game_tree: answers that cannot be read are named, with their place") {
  const auto error = [](const std::string& ask, const std::string& text) {
    return refusal([&] { asked("judge_" + ask, text); });
  };
  CHECK(error("value", "[1 2]").code == ErrorCode::empty);
  CHECK(error("value", "[1 2] |  ").code == ErrorCode::empty);
  CHECK(error("value", "[1 2] | x").part == "x");
  CHECK(error("value", "[1 2] | x").at == 8);
  CHECK(error("value", "[1 2] | 1 2").at == 10);
  CHECK(error("value", "[1 2 | 1").code == ErrorCode::syntax);
  CHECK(error("move", "[1 2] | 3").limit == "2");
  CHECK(error("node", "[1 2] | 4 1").limit == "3");
  CHECK(error("nothing", "[1 2] | 4").code == ErrorCode::unsupported);
  CHECK(refusal([] { asked("moved", "[1 2]", {1, 1}); }).code == ErrorCode::too_small);
  CHECK(refusal([] { asked("moved", "[1 2]", {2, 3}); }).limit == "2");
}

TEST_CASE("game_tree: what is read, moved and put in order") {
  const Told read = asked("read", "chance[1/3:5 2/3:[1 2]]");
  CHECK(read["position"].text == "chance[1/3:5 2/3:[1 2]]");
  CHECK(read["kinds"].list == Numbers{3, 0, 1, 0, 0});  // below chance at the root Max moves
  CHECK(read["labels"].items[2].text == "B");
  CHECK(read["leaves"].items[1].text == "5");
  CHECK(read["leaves"].items[2].text.empty());
  CHECK(read["weights"].items[2].text == "2/3");
  CHECK(asked("read", "a>b a>c b=3 c>d d=1")["labels"].items[2].text == "c");
  const Told moved = asked("moved", "[[3 12] [2 4] 7]", {5, 1});
  CHECK(moved["position"].text == "[[2 4] [3 12] 7]");
  CHECK(moved["node"].number == 2);
  CHECK(asked("moved", "chance[1/3:5 2/3:[1 2]]", {2, 2})["position"].text == "chance[2/3:[1 2] 1/3:5]");
  CHECK(asked("ordered", "[[3 12] [2 4] 7]", {}, "best")["position"].text == "[7 [3 12] [2 4]]");
  CHECK(asked("ordered", "[[3 12] [2 4] 7]", {}, "worst")["position"].text == "[[4 2] [12 3] 7]");
}

TEST_CASE("game_tree: 300 trees at random, every judgement and the whole walk, against another alpha-beta") {
  std::mt19937_64 random(1975);
  for (int i = 0; i < 300; ++i) {
    const naive_trees::Node tree = naive_trees::random_tree(random, 1 + i % 5);
    const std::string text = naive_trees::text(tree);
    CAPTURE(text);
    const int value = naive_trees::negamax(tree, 1);
    std::vector<int> seen, all, worth;
    REQUIRE(naive_trees::alpha_beta(tree, 1, -1000, 1000, seen) == value);
    naive_trees::leaves(tree, all);
    naive_trees::values(tree, 1, worth);
    for (int said = value - 2; said <= value + 2; ++said) {
      REQUIRE(right("value", text, std::to_string(said)) == (said == value));
    }
    for (std::size_t said = 0; said <= all.size(); ++said) {
      REQUIRE(right("leaves", text, std::to_string(said)) == (said == seen.size()));
    }
    for (std::size_t node = 0; node < worth.size(); ++node) {
      for (int said = worth[node] - 1; said <= worth[node] + 1; ++said) {
        const std::string answer = std::to_string(node + 1) + ' ' + std::to_string(said);
        REQUIRE(right("node", text, answer) == (said == worth[node]));
      }
    }
    for (std::size_t move = 0; move < tree.children.size(); ++move) {
      const bool best = -naive_trees::negamax(tree.children[move], -1) == value;
      REQUIRE(right("move", text, std::to_string(move + 1)) == best);
    }
    std::vector<int> left = all;
    for (int each : seen) left.erase(std::find(left.begin(), left.end(), each));
    std::string cut;
    for (int each : left) cut += std::to_string(each) + ' ';
    REQUIRE(right("cut", text, cut));
    if (!left.empty()) REQUIRE_FALSE(right("cut", text, cut.substr(cut.find(' ') + 1)));
    // The walk: its leaves in order, its end, and of every choice whether what remains is cut.
    const Told walk = asked("walk", text);
    std::vector<int> walked;
    std::uint64_t skipped = 0;
    for (std::size_t row = 0; row < walk["kinds"].list.size(); ++row) {
      const std::string& told_value = walk["values"].items[row].text;
      if (walk["kinds"].list[row] == 1) walked.push_back(std::stoi(told_value));
      const bool is_cut = walk["choices"].list[row] == 2;
      REQUIRE(is_cut == (walk["skipped"].list[row] > 0));
      REQUIRE(is_cut == (walk["by"].list[row] > 0));
      skipped += walk["skipped"].list[row];
      if (walk["choices"].list[row] == 0) continue;
      const std::string& alpha = walk["alphas"].items[row].text;
      const std::string& beta = walk["betas"].items[row].text;
      const bool open = alpha.empty() || beta.empty() || std::stoi(alpha) < std::stoi(beta);
      REQUIRE(open == !is_cut);
    }
    REQUIRE(walked == seen);
    REQUIRE((skipped == 0) == left.empty());
    REQUIRE(walk["leaves"].number == seen.size());
    REQUIRE(walk["values"].items.back().text == std::to_string(value));
    for (const std::string order : {"best", "worst"}) {
      const std::string sorted = asked("ordered", text, {}, order)["position"].text;
      const std::uint64_t count = asked("alphabeta", text, {}, order)["leaves"].number;
      REQUIRE(asked("alphabeta", sorted)["leaves"].number == count);
      REQUIRE(right("order", sorted, std::to_string(count) + ' ' + text));
    }
  }
}
