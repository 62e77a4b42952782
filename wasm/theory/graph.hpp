#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nimlab {

/// A directed graph on the vertices 0 … size − 1, below 2^32, asked one vertex at a time.
class Graph {
 public:
  /// Where neighbours may be written down; what a call gives lasts until the next with the same room.
  using Room = std::vector<std::uint32_t>;

  virtual ~Graph() = default;
  virtual std::uint32_t size() const = 0;
  virtual std::uint32_t out_degree(std::uint32_t v) const = 0;
  virtual std::span<const std::uint32_t> followers(std::uint32_t v, Room& room) const = 0;
  virtual std::span<const std::uint32_t> predecessors(std::uint32_t v, Room& room) const = 0;
  virtual std::size_t bytes() const = 0;
};

}  // namespace nimlab
