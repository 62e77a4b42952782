#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace nimlab {

/// A depth-first search of a connected multigraph from its vertex 0, and what it tells of edges whose loss
/// takes the graph apart. Vertices are spoken of by their *places*, the order in which the search met them: 0
/// is the start, an ancestor stands before its descendants. Of the edges, those of the search's tree are
/// known by the place of their lower end; all others but the loops join a place to an ancestor of it.
///
/// No recursion, and one look at each edge from either end (R. E. Tarjan, "Depth-first search and linear
/// graph algorithms", SIAM Journal on Computing 1, 1972). Cost: linear; 34 bytes a vertex and 8 an edge,
/// and 8 more where it is kept.
class DfsTree {
 public:
  static constexpr std::uint32_t none = 0xFFFFFFFF;

  /// each_edge(visit), asked twice, calls visit(a, b) for each edge, with vertices below `size`; the search
  /// takes the neighbours of a vertex in this order. `keep`: keeps the other edges, for `CutPairs`.
  template <class EachEdge>
  DfsTree(std::uint32_t size, EachEdge each_edge, bool keep = false)
      : place_(size, none), odd_loops_(size, 0) {
    // Sorted by where they leave, by counting: `next` is where the next end of an edge from v − 1 belongs,
    // and in the end where those from v begin.
    std::vector<std::uint32_t> next(std::size_t{size} + 2, 0);
    each_edge([&](std::uint32_t a, std::uint32_t b) {
      if (a == b) {
        odd_loops_[a] ^= 1;
      } else {
        ++next[std::size_t{a} + 2];
        ++next[std::size_t{b} + 2];
      }
    });
    for (std::uint32_t v = 1; v <= size; ++v) next[v + 1] += next[v];
    std::vector<std::uint32_t> to(next[std::size_t{size} + 1]);
    each_edge([&](std::uint32_t a, std::uint32_t b) {
      if (a == b) return;
      to[next[std::size_t{a} + 1]++] = b;
      to[next[std::size_t{b} + 1]++] = a;
    });
    search(next, to, keep);
  }

  /// How many vertices have been met: those of the start's component.
  std::uint32_t met() const { return static_cast<std::uint32_t>(vertex.size()); }
  std::uint32_t place(std::uint32_t v) const { return place_[v]; }
  /// Whether the tree edge above i > 0 is a bridge. Then i is the first of its component without bridges.
  bool bridge(std::uint32_t i) const { return low[i] == i; }

  // By place:
  std::vector<std::uint32_t> vertex;
  std::vector<std::uint32_t> parent;  ///< none for 0
  std::vector<std::uint32_t> low;     ///< the least place that an edge which is not of the tree reaches from
                                      ///< here or below
  std::vector<std::uint8_t> odd;      ///< parity of the loops and of the other edges to ancestors
  struct Other {
    std::uint32_t from, to;
  };
  std::vector<Other> others;  ///< edges from a place to an ancestor that are not of the tree, if kept

 private:
  /// The ends of the edges from v are to[first[v]] … to[first[v + 1] − 1].
  void search(const std::vector<std::uint32_t>& first, const std::vector<std::uint32_t>& to, bool keep);

  std::vector<std::uint32_t> place_;
  std::vector<std::uint8_t> odd_loops_;
};

/// Edges that are no bridges, but become bridges when a certain other edge is lost. Of a component without
/// bridges these are classes: the edges of a class lie around a ring of pieces, and any two of them take it
/// apart. Two tree edges belong together when the same other edges pass above both; a tree edge that one
/// other edge alone passes above belongs to that one. Cost: almost linear.
class CutPairs {
 public:
  explicit CutPairs(const DfsTree& tree);

  /// The next edge above i in its class, none for the uppermost.
  std::vector<std::uint32_t> upper;
  /// How many other edges pass above i, that is, from i or below to above i; 0 for bridges.
  std::vector<std::uint32_t> passing;
  /// Of those the nearest end above, and where one with that end comes from; none for bridges.
  std::vector<std::uint32_t> end, source;
};

}  // namespace nimlab
