#include "games/graphs/won_leaves.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "games/graphs/graph_notation.hpp"
#include "math/mex.hpp"

namespace nimlab {
namespace {

/// `missing`: followers that never got ready. Going from one of them to the next leads into a cycle.
[[noreturn]] void refuse_cycle(const Digraph& g, const std::vector<std::uint32_t>& missing, bool letters) {
  std::vector<bool> seen(g.size(), false);
  std::uint32_t v = 0;
  while (missing[v] == 0) ++v;
  for (;;) {
    seen[v] = true;
    const auto followers = g.followers(v);
    const std::uint32_t w =
        *std::find_if(followers.begin(), followers.end(), [&](std::uint32_t u) { return missing[u] > 0; });
    if (seen[w]) {
      std::string edge = format_nodes(std::array<std::uint64_t, 2>{v + 1, w + 1}, letters);
      edge[edge.find(' ')] = '>';
      throw Error(ErrorCode::cyclic, Field::rule, edge);
    }
    v = w;
  }
}

std::shared_ptr<WonLeaves> empty(std::size_t size) {
  return std::make_shared<WonLeaves>(
      WonLeaves{{}, std::vector<std::uint32_t>(size, WonLeaves::ended), {}, 1});
}

}  // namespace

// cut: won-leaves
/// SG values of an acyclic graph whose ends have been crossed out: a move to
/// an end does not count, and what then has no move left has value 0.
std::shared_ptr<WonLeaves> WonLeaves::of_graph(Digraph graph, bool letters) {
  WonLeaves table{std::move(graph), {}, {}, 0};
  const Digraph& g = table.graph;
  table.grundy.assign(g.size(), ended);
  table.level.assign(g.size(), 0);
  std::vector<std::uint32_t> missing(g.size()), ready;
  for (std::uint32_t v = 0; v < g.size(); ++v) {
    missing[v] = g.out_degree(v);
    if (missing[v] == 0) ready.push_back(v);
  }
  std::vector<std::uint32_t> seen(g.size() + 1, g.size());  // by value: whose follower had it
  for (std::size_t at = 0; at < ready.size(); ++at) {       // followers come first
    const std::uint32_t v = ready[at];
    std::uint32_t level = 0, mex = 0;
    for (std::uint32_t w : g.followers(v)) {
      level = std::max(level, table.level[w] + 1);
      if (table.grundy[w] != ended) seen[table.grundy[w]] = v;
    }
    while (seen[mex] == v) ++mex;
    table.level[v] = level;
    if (g.out_degree(v) > 0) table.grundy[v] = mex;
    g.each_predecessor(v, [&](std::uint32_t u) {
      if (--missing[u] == 0) ready.push_back(u);
    });
  }
  if (ready.size() < g.size()) refuse_cycle(g, missing, letters);
  return std::make_shared<WonLeaves>(std::move(table));
}
// end cut

std::shared_ptr<WonLeaves> WonLeaves::of_heaps() {
  static const std::shared_ptr<WonLeaves> all = empty(max_stones + 1);
  return all;
}

std::shared_ptr<WonLeaves> WonLeaves::of_sheets() {
  static const std::shared_ptr<WonLeaves> all = empty(sheet(max_side, max_side) + 1);
  return all;
}

void WonLeaves::add_heap() {
  const std::uint64_t n = filled + 1;
  std::vector<std::uint64_t> values;
  for (std::uint64_t a = 2; 2 * a <= n; ++a) values.push_back(grundy[a] ^ grundy[n - a]);
  grundy[n] = static_cast<std::uint32_t>(mex(values));
  filled = n;
}

void WonLeaves::add_width() {
  const std::uint64_t w = filled + 1;
  std::vector<std::uint64_t> values;
  for (std::uint64_t h = 2; h <= w; ++h) {
    values.clear();
    for (std::uint64_t a = 2; 2 * a <= w; ++a) {
      values.push_back(grundy[sheet(a, h)] ^ grundy[sheet(w - a, h)]);
    }
    for (std::uint64_t b = 2; 2 * b <= h; ++b) {
      values.push_back(grundy[sheet(w, b)] ^ grundy[sheet(w, h - b)]);
    }
    grundy[sheet(w, h)] = grundy[sheet(h, w)] = static_cast<std::uint32_t>(mex(values));
  }
  filled = w;
}

}  // namespace nimlab
