#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "problems/support/problem.hpp"

/// Pictures whose edges are cut, for the problems about green Hackenbush: by the rule alone, and to be shown.
namespace nimlab {

/// Edges between vertices, of which 0 is the ground.
using PlainEdges = std::vector<std::pair<std::uint64_t, std::uint64_t>>;

/// Reads edges of one graph whose vertex 1 is the ground; the others count from `vertices_before` + 1.
inline void read_edges(Input& in, std::uint64_t vertices, std::uint64_t edges, std::uint64_t vertices_before,
                       PlainEdges& picture) {
  const auto vertex = [&] {
    const std::uint64_t named = in.number("vertex", 1, vertices);
    return named == 1 ? 0 : vertices_before + named - 1;
  };
  for (std::uint64_t i = 0; i < edges; ++i) {
    const std::uint64_t a = vertex(), b = vertex();
    picture.push_back({a, b});
  }
}

/// Whether the player to move wins, by all the cuts; who cannot cut loses, or wins where `misere`. Edges are
/// bits: those that stand. Throws TooLarge beyond 14 edges.
class Cutting {
 public:
  Cutting(const PlainEdges& edges, bool misere) : edges_(edges), misere_(misere) {
    if (edges.size() > 14) throw TooLarge{};
  }
  bool wins() { return wins((std::uint32_t{1} << edges_.size()) - 1); }

 private:
  bool wins(std::uint32_t standing) {
    if (const auto found = known_.find(standing); found != known_.end()) return found->second;
    bool won = standing == 0 && misere_;
    for (std::size_t i = 0; i < edges_.size() && !won; ++i) {
      if ((standing >> i & 1) != 0) won = !wins(grounded(standing & ~(std::uint32_t{1} << i)));
    }
    return known_[standing] = won;
  }
  /// What does not fall.
  std::uint32_t grounded(std::uint32_t edges) const {
    std::map<std::uint64_t, bool> reached = {{0, true}};
    std::uint32_t out = 0;
    for (bool grown = true; grown;) {
      grown = false;
      for (std::size_t i = 0; i < edges_.size(); ++i) {
        const auto [a, b] = edges_[i];
        if (((edges & ~out) >> i & 1) == 0 || !(reached[a] || reached[b])) continue;
        reached[a] = reached[b] = grown = true;
        out |= std::uint32_t{1} << i;
      }
    }
    return out;
  }

  const PlainEdges& edges_;
  bool misere_;
  std::map<std::uint32_t, bool> known_;
};

/// What the tree of a search from the ground is worth, as if the edges that close rings were not there.
inline std::uint64_t value_of_search_tree(const PlainEdges& edges) {
  std::vector<std::vector<std::uint64_t>> beside(1);
  for (const auto& [a, b] : edges) {
    beside.resize(std::max<std::size_t>(beside.size(), std::max(a, b) + 1));
    beside[a].push_back(b);
    beside[b].push_back(a);
  }
  std::vector<bool> met(beside.size());
  const std::function<std::uint64_t(std::uint64_t)> value = [&](std::uint64_t v) {
    met[v] = true;
    std::uint64_t sum = 0;
    for (const std::uint64_t next : beside[v]) {
      if (!met[next]) sum ^= value(next) + 1;
    }
    return sum;
  };
  return value(0);
}

/// As the board of Hackenbush writes it, up to sizes that can be looked at.
inline void show_picture(const PlainEdges& edges, Shown& shown) {
  if (edges.empty() || edges.size() > 60) return;
  std::string position;
  for (const auto& [a, b] : edges) {
    if (!position.empty()) position += ' ';
    position += std::to_string(a) + '-' + std::to_string(b);
  }
  shown.board("hackenbush", {}, std::move(position));
}

/// A tree on 1 … n in which the parent of a vertex is one of the `near` before it, under names by chance but
/// for 1.
inline PlainEdges random_tree(Random& random, std::uint64_t n, std::uint64_t near) {
  std::vector<std::uint64_t> names;
  for (std::uint64_t v = 2; v <= n; ++v) names.push_back(v);
  random.shuffle(names);
  names.insert(names.begin(), 1);
  PlainEdges edges;
  for (std::uint64_t v = 1; v < n; ++v)
    edges.push_back({names[random(v > near ? v - near : 0, v - 1)], names[v]});
  random.shuffle(edges);
  for (auto& [a, b] : edges) {
    if (random(0, 1) == 0) std::swap(a, b);
  }
  return edges;
}

}  // namespace nimlab
