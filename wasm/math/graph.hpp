#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nimlab {

/// A directed graph on the vertices 0 … size − 1, below 2^32. Asked for degrees in runs and for neighbours a
/// vertex at a time: a call must be worth its price.
class Graph {
 public:
  /// Where neighbours may be written down; what a call gives lasts until the next with the same room.
  using Room = std::vector<std::uint32_t>;

  virtual ~Graph() = default;
  virtual std::uint32_t size() const = 0;
  /// Of the vertices first, first + 1, …
  virtual void out_degrees(std::uint32_t first, std::span<std::uint32_t> out) const = 0;
  std::uint32_t out_degree(std::uint32_t v) const {
    std::uint32_t degree = 0;
    out_degrees(v, {&degree, 1});
    return degree;
  }
  virtual std::span<const std::uint32_t> followers(std::uint32_t v, Room& room) const = 0;
  virtual std::span<const std::uint32_t> predecessors(std::uint32_t v, Room& room) const = 0;
  virtual std::size_t bytes() const = 0;
};

}  // namespace nimlab
