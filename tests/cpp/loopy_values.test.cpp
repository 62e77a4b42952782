#include <random>

#include "catch.hpp"
#include "games/graphs/graph_solution.hpp"
#include "math/digraph.hpp"

using namespace nimlab;

namespace {

/// A graph of up to 6 nodes: bit 6·v + w for an edge from v to w.
using Edges = std::uint64_t;
constexpr std::size_t width = 6;

/// The sums v + *m of a token on node v and a heap of m, for all nodes and for m = 0 … n: sets of such
/// positions are masks, and the definitions are gone over until nothing changes.
struct Sums {
  std::size_t n;
  std::uint64_t p = 0, won = 0;  ///< P- and N-positions; the rest are draws

  std::uint64_t bit(std::size_t v, std::size_t m) const { return std::uint64_t{1} << (m * n + v); }

  Sums(std::size_t n, Edges edges) : n(n) {
    const std::size_t positions = n * (n + 1);
    std::vector<std::uint64_t> options(positions, 0);
    for (std::size_t m = 0; m <= n; ++m) {
      for (std::size_t v = 0; v < n; ++v) {
        for (std::size_t w = 0; w < n; ++w) {
          if ((edges >> (width * v + w) & 1) != 0) options[m * n + v] |= bit(w, m);
        }
        for (std::size_t smaller = 0; smaller < m; ++smaller) options[m * n + v] |= bit(v, smaller);
      }
    }
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = 0; i < positions; ++i) {
        const std::uint64_t here = std::uint64_t{1} << i;
        if (((p | won) & here) != 0) continue;
        if ((options[i] & p) != 0)
          won |= here;
        else if ((options[i] & ~won) == 0)
          p |= here;
        else
          continue;
        changed = true;
      }
    }
  }
};

/// A vertex has the value m exactly if v + *m is P (Smith 1966); ∞(K) with *m is N for m in K, else a draw.
void check(std::size_t n, Edges edges) {
  std::vector<Digraph::Edge> list;
  for (std::uint32_t v = 0; v < n; ++v) {
    for (std::uint32_t w = 0; w < n; ++w) {
      if ((edges >> (width * v + w) & 1) != 0) list.push_back({v, w});
    }
  }
  GraphSolution solution(std::make_unique<Digraph>(static_cast<std::uint32_t>(n), list));
  while (!solution.step()) {
  }
  const Sums sums(n, edges);
  for (std::uint32_t v = 0; v < n; ++v) {
    const std::uint32_t value = solution.grundy(v);
    const bool endless = value == GraphSolution::none;
    bool right = endless || value <= n;
    for (std::size_t m = 0; m <= n; ++m) {
      const bool is_n = endless ? solution.reaches(v, m) : value != m;
      right = right && ((sums.p & sums.bit(v, m)) != 0) == (value == m);
      right = right && ((sums.won & sums.bit(v, m)) != 0) == is_n;
    }
    if (right) continue;
    CAPTURE(n, edges, v, value);
    FAIL("a loopy value is wrong");
  }
}

}  // namespace

TEST_CASE("loopy values: v + *m is P exactly if v has the value m: every graph of up to 4 nodes") {
  for (std::size_t n = 1; n <= 4; ++n) {
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << (n * n); ++bits) {
      Edges edges = 0;
      for (std::size_t v = 0; v < n; ++v) {
        edges |= (bits >> (n * v) & ((std::uint64_t{1} << n) - 1)) << (width * v);
      }
      check(n, edges);
    }
  }
}

TEST_CASE("loopy values: 20,000 random graphs of 5 and of 6 nodes, sparse and dense") {
  std::mt19937_64 random(20261122);  // always the same graphs
  for (std::size_t n : {5u, 6u}) {
    for (int i = 0; i < 20'000; ++i) {
      const std::uint64_t percent = 15 + static_cast<std::uint64_t>(i) % 50;
      Edges edges = 0;
      for (std::size_t v = 0; v < n; ++v) {
        for (std::size_t w = 0; w < n; ++w) {
          if (random() % 100 < percent) edges |= Edges{1} << (width * v + w);
        }
      }
      check(n, edges);
    }
  }
}
