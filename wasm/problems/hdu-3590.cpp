#include <algorithm>

#include "games/all.hpp"
#include "problems/support/asking.hpp"
#include "problems/support/cutting.hpp"
#include "problems/support/picture.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_3590 {
namespace {

/// PP and QQ: green Hackenbush on trees under misère play. A branch that stands on the ground by one edge is
/// worth 0 only when it is gone, so branches, not trees, are the heaps of misère Nim.
bool solve(Input& in, Output& out) {
  static const auto game = game::misere_nim.open(game::misere_nim.default_rule);
  Position branches = {0};
  for (std::uint64_t n = in.number("N", 1, 100); n > 0; --n) {
    const std::uint64_t m = in.number("m", 1, 100);
    const Position picture = read_picture(in, m, m - 1);
    const DfsTree tree = searched(in, picture, m);
    const auto value = standing(tree);
    for (std::size_t i = 1; i < tree.met(); ++i) {
      if (tree.parent[i] == 0) branches.push_back(value[i] + 1);
    }
  }
  out.line(outcome(*game, branches) == Outcome::N ? "PP" : "QQ");
  return true;
}

/// What the branches of each tree are worth.
std::vector<std::vector<std::uint64_t>> read_branches(Input& in) {
  std::vector<std::vector<std::uint64_t>> trees(in.number("N", 1, 100));
  for (auto& branches : trees) {
    const std::uint64_t m = in.number("m", 1, 100);
    const DfsTree tree = searched(in, read_picture(in, m, m - 1), m);
    const auto value = standing(tree);
    for (std::size_t i = 1; i < tree.met(); ++i) {
      if (tree.parent[i] == 0) branches.push_back(value[i] + 1);
    }
  }
  return trees;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  std::uint64_t n = small ? random(1, 3) : 100;
  for (out.line(n); n > 0; --n) {
    const std::uint64_t m = small ? random(1, 5) : 100;
    out.line(m);
    for (const auto& [a, b] : random_tree(random, m, random(2, 10))) out.line(a, ' ', b);
  }
}

bool naive(Input& in, Output& out) {
  PlainEdges edges;
  std::uint64_t before = 0;
  for (std::uint64_t n = in.number("N", 1, 100); n > 0; --n) {
    const std::uint64_t m = in.number("m", 1, 100);
    read_edges(in, m, m - 1, before, edges);
    before += m - 1;
  }
  out.line(Cutting(edges, true).wins() ? "PP" : "QQ");
  return true;
}

void show(Input& in, Shown& shown) {
  std::vector<std::uint64_t> all;
  std::uint64_t sum = 0;
  for (const auto& branches : read_branches(in)) {
    for (const std::uint64_t branch : branches) {
      all.push_back(branch);
      sum ^= branch;
    }
  }
  constexpr std::size_t most = 30;
  if (all.size() <= most && !all.empty()) {
    std::string heaps;
    for (const std::uint64_t branch : all) heaps += (heaps.empty() ? "" : " ") + std::to_string(branch);
    shown.board("misere_nim", "misere", heaps);
    shown.numbers("values", all);
  }
  shown.numbers("nim-sum", {sum});
}

/// The two conditions of misère Nim, asked of these values.
bool conditions(const std::vector<std::uint64_t>& values) {
  std::uint64_t sum = 0;
  for (const std::uint64_t value : values) sum ^= value;
  const bool big = std::any_of(values.begin(), values.end(), [](auto value) { return value > 1; });
  return (sum != 0) == big;
}
bool whole_trees(Input& in, Output& out) {
  std::vector<std::uint64_t> values;
  for (const auto& branches : read_branches(in)) {
    values.push_back(0);
    for (const std::uint64_t branch : branches) values.back() ^= branch;
  }
  out.line(conditions(values) ? "PP" : "QQ");
  return true;
}
bool normal_play(Input& in, Output& out) {
  std::uint64_t sum = 0;
  for (const auto& branches : read_branches(in)) {
    for (const std::uint64_t branch : branches) sum ^= branch;
  }
  out.line(sum != 0 ? "PP" : "QQ");
  return true;
}
constexpr Wrong wrong[] = {{"whole-trees", whole_trees}, {"as-if-last-cut-wins", normal_play}};

const Listed listed({.name = "hdu-3590",
                     .lesson = "green-hackenbush",
                     .limits = "N<=100 m<=100",
                     .milliseconds = 1000,
                     .kibibytes = 32768,
                     .cases = Cases::to_end,
                     .solve = solve,
                     .sample = "2\n2\n1 2\n2\n1 2\n1\n2\n1 2\n",
                     .published = true,
                     .most_cases = 20,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::hdu_3590
