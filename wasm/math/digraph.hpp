#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/bytes.hpp"
#include "math/graph.hpp"

namespace nimlab {

/// A directed graph on the vertices 0 … size − 1, followers and predecessors in two arrays each, increasing.
/// Cost: linear; (2 · edges + 2 · vertices) · 4 bytes.
class Digraph : public Graph {
 public:
  struct Edge {
    std::uint32_t from, to;
  };

  Digraph() : Digraph(0, {}) {}
  /// Edges in any order, with both ends below `size`; those given twice are kept once.
  Digraph(std::uint32_t size, std::span<const Edge> edges) : followers_(edges.size()) {
    // Put in order by their ends first; so the list of each beginning fills up in order, and copies meet.
    std::vector<std::uint32_t> by_end(edges.size());
    std::vector<std::uint32_t> next = places(size, edges, [](const Edge& e) { return e.to; });
    first_back_ = next;
    for (const Edge& e : edges) by_end[next[e.to]++] = e.from;
    first_ = places(size, edges, [](const Edge& e) { return e.from; });
    next = first_;
    for (std::uint32_t w = 0; w < size; ++w) {
      for (std::uint32_t i = first_back_[w]; i < first_back_[w + 1]; ++i) {
        std::uint32_t& end = next[by_end[i]];
        if (end == first_[by_end[i]] || followers_[end - 1] != w) followers_[end++] = w;
      }
    }
    // Without the gaps that copies leave.
    std::uint32_t end = 0;
    for (std::uint32_t v = 0; v < size; ++v) {
      const std::uint32_t begin = first_[v];
      first_[v] = end;
      for (std::uint32_t i = begin; i < next[v]; ++i) followers_[end++] = followers_[i];
    }
    first_[size] = end;
    followers_.resize(end);
    first_back_ = places(size, followers_, [](std::uint32_t w) { return w; });
    predecessors_ = std::move(by_end);
    predecessors_.resize(end);
    next = first_back_;
    for (std::uint32_t v = 0; v < size; ++v) {
      for (std::uint32_t w : followers(v)) predecessors_[next[w]++] = v;
    }
  }

  std::uint32_t size() const override { return static_cast<std::uint32_t>(first_.size() - 1); }
  std::uint64_t edges() const { return followers_.size(); }
  std::size_t bytes() const override { return bytes_of(first_, followers_, first_back_, predecessors_); }
  std::uint32_t out_degree(std::uint32_t v) const { return first_[v + 1] - first_[v]; }
  void out_degrees(std::uint32_t first, std::span<std::uint32_t> out) const override {
    for (std::uint32_t& degree : out) degree = out_degree(first++);
  }
  std::span<const std::uint32_t> followers(std::uint32_t v) const {
    return {followers_.data() + first_[v], first_[v + 1] - first_[v]};
  }
  std::span<const std::uint32_t> followers(std::uint32_t v, Room&) const override { return followers(v); }
  std::span<const std::uint32_t> predecessors(std::uint32_t v, Room&) const override {
    return {predecessors_.data() + first_back_[v], first_back_[v + 1] - first_back_[v]};
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
  /// Where the list of each vertex begins, when the vertex of each element is known; then the end of the
  /// last.
  template <class List, class Vertex>
  static std::vector<std::uint32_t> places(std::uint32_t size, const List& list, Vertex vertex) {
    std::vector<std::uint32_t> first(size + 1);
    for (const auto& element : list) ++first[vertex(element) + 1];
    for (std::uint32_t v = 0; v < size; ++v) first[v + 1] += first[v];
    return first;
  }

  std::vector<std::uint32_t> first_, followers_, first_back_, predecessors_;
};

}  // namespace nimlab
