#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace nimlab {

/// A directed graph on the vertices 0 … size − 1, followers and predecessors in two arrays each, increasing.
/// Cost: linear; (2 · edges + 2 · vertices) · 4 bytes.
class Digraph {
 public:
  struct Edge {
    std::uint32_t from, to;
    auto operator<=>(const Edge&) const = default;
  };

  Digraph() : Digraph(0, {}) {}
  /// `edges` strictly increasing, both ends below `size`.
  Digraph(std::uint32_t size, std::span<const Edge> edges)
      : first_(size + 1), followers_(edges.size()), first_back_(size + 1), predecessors_(edges.size()) {
    for (const Edge& e : edges) ++first_[e.from + 1], ++first_back_[e.to + 1];
    for (std::uint32_t v = 0; v < size; ++v) {
      first_[v + 1] += first_[v];
      first_back_[v + 1] += first_back_[v];
    }
    std::vector<std::uint32_t> next(first_back_.begin(), first_back_.end());
    for (std::size_t i = 0; i < edges.size(); ++i) {
      followers_[i] = edges[i].to;
      predecessors_[next[edges[i].to]++] = edges[i].from;
    }
  }

  std::uint32_t size() const { return static_cast<std::uint32_t>(first_.size() - 1); }
  std::uint64_t edges() const { return followers_.size(); }
  std::uint32_t out_degree(std::uint32_t v) const { return first_[v + 1] - first_[v]; }
  std::span<const std::uint32_t> followers(std::uint32_t v) const {
    return {followers_.data() + first_[v], out_degree(v)};
  }

  template <class Visit>
  void each_follower(std::uint32_t v, Visit visit) const {
    for (std::uint32_t i = first_[v]; i < first_[v + 1]; ++i) visit(followers_[i]);
  }
  template <class Visit>
  void each_predecessor(std::uint32_t v, Visit visit) const {
    for (std::uint32_t i = first_back_[v]; i < first_back_[v + 1]; ++i) visit(predecessors_[i]);
  }

 private:
  std::vector<std::uint32_t> first_, followers_, first_back_, predecessors_;
};

}  // namespace nimlab
