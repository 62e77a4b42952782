#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "theory/bytes.hpp"

namespace nimlab {

/// A directed graph on the vertices 0 … size − 1, followers and predecessors in two arrays each, increasing.
/// Cost: linear but for sorting each list of followers; (2 · edges + 2 · vertices) · 4 bytes.
class Digraph {
 public:
  struct Edge {
    std::uint32_t from, to;
  };

  Digraph() : Digraph(0, {}) {}
  /// Edges in any order, with both ends below `size`; those given twice are kept once.
  Digraph(std::uint32_t size, std::span<const Edge> edges) : first_(size + 1), followers_(edges.size()) {
    for (const Edge& e : edges) ++first_[e.from + 1];
    for (std::uint32_t v = 0; v < size; ++v) first_[v + 1] += first_[v];
    std::vector<std::uint32_t> next(first_.begin(), first_.end());
    for (const Edge& e : edges) followers_[next[e.from]++] = e.to;
    // Sorted, and without copies, moved up to where the list before it ends.
    std::uint32_t end = 0;
    for (std::uint32_t v = 0, begin = 0; v < size; ++v) {
      const auto row = followers_.begin() + begin, row_end = followers_.begin() + first_[v + 1];
      begin = first_[v + 1];
      std::sort(row, row_end);
      const auto unique_end = std::unique(row, row_end);
      std::copy(row, unique_end, followers_.begin() + end);
      end += static_cast<std::uint32_t>(unique_end - row);
      first_[v + 1] = end;
    }
    followers_.resize(end);
    first_back_.resize(size + 1);
    predecessors_.resize(end);
    for (std::uint32_t w : followers_) ++first_back_[w + 1];
    for (std::uint32_t v = 0; v < size; ++v) first_back_[v + 1] += first_back_[v];
    next.assign(first_back_.begin(), first_back_.end());
    for (std::uint32_t v = 0; v < size; ++v) {
      for (std::uint32_t w : followers(v)) predecessors_[next[w]++] = v;
    }
  }

  std::uint32_t size() const { return static_cast<std::uint32_t>(first_.size() - 1); }
  std::uint64_t edges() const { return followers_.size(); }
  std::size_t bytes() const { return bytes_of(first_, followers_, first_back_, predecessors_); }
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
