#include <algorithm>
#include <numeric>

#include "problems/support/definition.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::agc_010f {
namespace {

struct Tree {
  explicit Tree(Input& in) : stones(in.numbers("A", in.number("N", 2, 3000), 0, 1'000'000'000)) {
    const std::size_t n = stones.size();
    neighbours.resize(n);
    for (std::size_t i = 1; i < n; ++i) {
      const std::uint64_t a = in.number("a", 1, n) - 1, b = in.number("b", 1, n) - 1;
      neighbours[a].push_back(b);
      neighbours[b].push_back(a);
    }
  }
  /// The vertices, those with few stones first.
  std::vector<std::size_t> rising() const {
    std::vector<std::size_t> order(stones.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](auto v, auto w) { return stones[v] < stones[w]; });
    return order;
  }

  Numbers stones;
  std::vector<std::vector<std::size_t>> neighbours;
};

void tell(Output& out, const std::vector<bool>& wins) {
  Numbers starts;
  for (std::size_t v = 0; v < wins.size(); ++v) {
    if (wins[v]) starts.push_back(v + 1);
  }
  out.list(starts);
}

/// Tree Game: stones lie on the vertices of a tree, and a piece on one of them; a move takes a stone from the
/// piece's vertex and brings the piece to a neighbour. To go where there are as many stones or more loses:
/// the other one goes back, and has the longer breath. So v wins iff a neighbour with fewer stones loses.
bool solve(Input& in, Output& out) {
  const Tree tree(in);
  std::vector<bool> wins(tree.stones.size());
  for (const std::size_t v : tree.rising()) {
    wins[v] = std::any_of(tree.neighbours[v].begin(), tree.neighbours[v].end(),
                          [&](std::size_t w) { return tree.stones[w] < tree.stones[v] && !wins[w]; });
  }
  tell(out, wins);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t n = small ? random(2, random(2, 5)) : 3000, most = small ? random(1, 3) : 1'000'000'000;
  // Long ways downwards are where recursion gets deep and where the answer alternates.
  const std::uint64_t reach = random(0, 1) == 0 ? 1 : n;
  Numbers stones(n), names(n);
  for (std::uint64_t i = 0; i < n; ++i) stones[i] = reach == 1 ? most * i / n : random(0, most);
  std::iota(names.begin(), names.end(), std::uint64_t{0});
  random.shuffle(names);
  Numbers named(n);
  for (std::uint64_t i = 0; i < n; ++i) named[names[i]] = stones[i];
  out.line(n);
  out.list(named);
  for (std::uint64_t i = 1; i < n; ++i) {
    out.line(names[i] + 1, ' ', names[i - random(1, std::min(i, reach))] + 1);
  }
}

/// Of where the piece is, and the stones.
bool naive(Input& in, Output& out) {
  const Tree tree(in);
  Definition game([&](const Numbers& p, const Definition::Each& each) {
    const std::uint64_t at = p[0];
    if (p[at + 1] == 0) return;
    for (const std::size_t to : tree.neighbours[at]) {
      Numbers next = p;
      next[0] = to;
      --next[at + 1];
      if (each(next)) return;
    }
  });
  std::vector<bool> wins(tree.stones.size());
  for (std::size_t v = 0; v < wins.size(); ++v) {
    Numbers p = tree.stones;
    p.insert(p.begin(), v);
    wins[v] = game.wins(p);
  }
  tell(out, wins);
  return true;
}

/// What remains are the moves to fewer stones: a graph.
void show(Input& in, Shown& shown) {
  const Tree tree(in);
  const std::size_t n = tree.stones.size();
  if (n > 30) return;
  shown.numbers("stones", tree.stones);
  std::string arrows;
  for (std::size_t v = 0; v < n; ++v) {
    arrows += (v > 0 ? " " : "") + std::to_string(v + 1);
    for (const std::size_t w : tree.neighbours[v]) {
      if (tree.stones[w] < tree.stones[v]) {
        arrows += ' ' + std::to_string(v + 1) + '>' + std::to_string(w + 1);
      }
    }
  }
  shown.board("token_graph", arrows, std::to_string(tree.rising().back() + 1));
}

/// Wins wherever some neighbour has fewer stones.
bool any_lower_neighbour(Input& in, Output& out) {
  const Tree tree(in);
  std::vector<bool> wins(tree.stones.size());
  for (std::size_t v = 0; v < wins.size(); ++v) {
    for (const std::size_t w : tree.neighbours[v]) wins[v] = wins[v] || tree.stones[w] < tree.stones[v];
  }
  tell(out, wins);
  return true;
}

/// Goes to the neighbour with the fewest stones.
bool fewest_stones(Input& in, Output& out) {
  const Tree tree(in);
  std::vector<bool> wins(tree.stones.size());
  for (const std::size_t v : tree.rising()) {
    const std::size_t w = *std::min_element(tree.neighbours[v].begin(), tree.neighbours[v].end(),
                                            [&](auto a, auto b) { return tree.stones[a] < tree.stones[b]; });
    wins[v] = tree.stones[w] < tree.stones[v] && !wins[w];
  }
  tell(out, wins);
  return true;
}
constexpr Wrong wrong[] = {{"any-lower-neighbour", any_lower_neighbour}, {"fewest-stones", fewest_stones}};

const Listed listed({.name = "agc-010f",
                     .lesson = "p-and-n-positions",
                     .limits = "N<=3000 A<=1000000000",
                     .milliseconds = 2000,
                     .kibibytes = 262'144,
                     .solve = solve,
                     .sample = "5\n5 4 1 2 3\n1 2\n1 3\n2 4\n2 5\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::agc_010f
