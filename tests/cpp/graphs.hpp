#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <set>
#include <vector>

/// Small undirected graphs and their matchings by definition, for tests; shares no code with the library.
namespace naive {

/// Neighbours of each vertex as bits.
using SmallGraph = std::vector<std::uint32_t>;

/// One labelling of a graph that most others of it share: by degree, then by degrees of neighbours.
inline SmallGraph sorted(const SmallGraph& graph) {
  const std::size_t n = graph.size();
  std::vector<std::vector<int>> signs(n);
  std::vector<int> rank(n, 0);
  for (std::size_t round = 0; round < n; ++round) {
    for (std::size_t v = 0; v < n; ++v) {
      signs[v] = {};
      for (std::size_t w = 0; w < n; ++w) {
        if (graph[v] >> w & 1) signs[v].push_back(rank[w] + 1);
      }
      std::sort(signs[v].begin(), signs[v].end());
      signs[v].insert(signs[v].begin(), rank[v]);
    }
    for (std::size_t v = 0; v < n; ++v) {
      rank[v] = static_cast<int>(
          std::count_if(signs.begin(), signs.end(), [&](const auto& other) { return other < signs[v]; }));
    }
  }
  std::vector<std::size_t> order(n);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](auto v, auto w) { return rank[v] < rank[w]; });
  SmallGraph out(n, 0);
  for (std::size_t v = 0; v < n; ++v) {
    for (std::size_t w = 0; w < n; ++w) out[v] |= (graph[order[v]] >> order[w] & 1) << w;
  }
  return out;
}

/// Every graph of n vertices, up to their names, and few of them twice: each is one of n − 1 vertices with
/// one more, whose neighbours are any.
inline std::set<SmallGraph> graphs_of(std::size_t n) {
  std::set<SmallGraph> all{SmallGraph{}};
  for (std::size_t size = 1; size <= n; ++size) {
    std::set<SmallGraph> larger;
    for (const SmallGraph& graph : all) {
      for (std::uint32_t around = 0; around < 1u << (size - 1); ++around) {
        SmallGraph next = graph;
        for (std::size_t v = 0; v + 1 < size; ++v) next[v] |= (around >> v & 1) << (size - 1);
        next.push_back(around);
        larger.insert(sorted(next));
      }
    }
    all = std::move(larger);
  }
  return all;
}

/// How many pairs there can be at most, of the vertices of each set.
inline std::vector<int> most_pairs(const SmallGraph& graph) {
  std::vector<int> most(std::size_t{1} << graph.size(), 0);
  for (std::uint32_t set = 1; set < most.size(); ++set) {
    std::uint32_t v = 0;
    while (!(set >> v & 1)) ++v;
    const std::uint32_t rest = set & ~(1u << v);
    most[set] = most[rest];
    for (std::uint32_t w = 0; w < graph.size(); ++w) {
      if (graph[v] & rest & 1u << w) most[set] = std::max(most[set], 1 + most[rest & ~(1u << w)]);
    }
  }
  return most;
}

/// How many vertices every matching leaves out, by W. T. Tutte (1947) and C. Berge (1958): the most that a
/// set of vertices lacks to give one to each odd component of what is left without it.
inline int least_left(const SmallGraph& graph) {
  const auto n = static_cast<std::uint32_t>(graph.size());
  int least = 0;
  for (std::uint32_t set = 0; set < 1u << n; ++set) {
    int odd = 0, taken = 0;
    for (std::uint32_t v = 0; v < n; ++v) taken += static_cast<int>(set >> v & 1);
    std::uint32_t rest = ((1u << n) - 1) & ~set;
    while (rest != 0) {
      std::uint32_t component = rest & (0u - rest);
      for (std::uint32_t before = 0; before != component;) {
        before = component;
        for (std::uint32_t v = 0; v < n; ++v) {
          if (before >> v & 1) component |= graph[v] & rest;
        }
      }
      int size = 0;
      for (std::uint32_t v = 0; v < n; ++v) size += static_cast<int>(component >> v & 1);
      odd += size % 2;
      rest &= ~component;
    }
    least = std::max(least, odd - taken);
  }
  return least;
}

}  // namespace naive
