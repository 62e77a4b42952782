#include <functional>

#include "problems/support/cutting.hpp"
#include "problems/support/picture.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::agc_017d {
namespace {

/// Game on Tree: green Hackenbush on a tree whose root is the ground.
bool solve(Input& in, Output& out) {
  const std::uint64_t n = in.number("N", 2, 100'000);
  const Position picture = read_picture(in, n, n - 1);
  out.line(standing(searched(in, picture, n))[0] != 0 ? "Alice" : "Bob");
  return true;
}

PlainEdges read(Input& in, std::uint64_t& n) {
  n = in.number("N", 2, 100'000);
  PlainEdges edges;
  read_edges(in, n, n - 1, 0, edges);
  return edges;
}

/// At the limits every second tree is nearly a path.
void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t n = small ? random(2, 8) : 100'000, near = small || random(0, 1) == 0 ? n : 2;
  out.line(n);
  for (const auto& [a, b] : random_tree(random, n, near)) out.line(a, ' ', b);
}

bool naive(Input& in, Output& out) {
  std::uint64_t n = 0;
  const PlainEdges edges = read(in, n);
  out.line(Cutting(edges, false).wins() ? "Alice" : "Bob");
  return true;
}

void show(Input& in, Shown& shown) {
  const std::size_t begin = in.at();
  std::uint64_t n = 0;
  show_picture(read(in, n), shown);
  in.back(begin);
  in.number("N", 2, 100'000);
  const DfsTree tree = searched(in, read_picture(in, n, n - 1), n);
  const auto value = standing(tree);
  std::vector<std::uint64_t> branches;
  for (std::size_t i = 1; i < tree.met(); ++i) {
    if (tree.parent[i] == 0) branches.push_back(value[i] + 1);
  }
  constexpr std::size_t most = 30;
  if (branches.size() <= most) shown.numbers("values", branches);
  shown.numbers("nim-sum", {value[0]});
}

/// An odd number of edges is won; that an even one is lost is too much said.
bool parity(Input& in, Output& out) {
  std::uint64_t n = 0;
  read(in, n);
  out.line(n % 2 == 0 ? "Alice" : "Bob");
  return true;
}
/// Each branch at the root as a heap of all its edges.
bool sizes(Input& in, Output& out) {
  std::uint64_t n = 0;
  const PlainEdges edges = read(in, n);
  std::vector<std::vector<std::uint64_t>> beside(n);
  for (const auto& [a, b] : edges) {
    beside[a].push_back(b);
    beside[b].push_back(a);
  }
  const std::function<std::uint64_t(std::uint64_t, std::uint64_t)> size = [&](auto v, auto from) {
    std::uint64_t below = 1;
    for (const std::uint64_t next : beside[v]) below += next == from ? 0 : size(next, v);
    return below;
  };
  std::uint64_t sum = 0;
  for (const std::uint64_t branch : beside[0]) sum ^= size(branch, 0);
  out.line(sum != 0 ? "Alice" : "Bob");
  return true;
}
constexpr Wrong wrong[] = {{"parity-of-edges", parity}, {"xor-of-sizes", sizes}};

const Listed listed({.name = "agc-017d",
                     .lesson = "green-hackenbush",
                     .limits = "N<=100000",
                     .milliseconds = 2000,
                     .kibibytes = 262'144,
                     .solve = solve,
                     .sample = "5\n1 2\n2 3\n2 4\n4 5\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::agc_017d
