#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "math/digraph.hpp"

namespace nimlab {

/// SG values of the components of `first_end_wins` once the ended ones, which are won for the player to move,
/// are crossed out: of the nodes of a graph, all at once; of heaps or of sheets, which all rules share, as
/// far as they have been needed.
struct WonLeaves {
  /// In place of the value of a component that has ended.
  static constexpr std::uint32_t ended = 0xffffffff;
  /// Of a heap, and of a side of a sheet.
  static constexpr std::uint64_t max_stones = 2'000, max_side = 200;

  Digraph graph;
  std::vector<std::uint32_t> grundy;  ///< by node, heap, or `sheet`
  std::vector<std::uint32_t> level;   ///< of nodes: moves of the longest play
  std::uint64_t filled;               ///< heaps, or sheets' longer sides, up to here have values

  /// Where the value of a sheet is.
  static constexpr std::size_t sheet(std::uint64_t width, std::uint64_t height) {
    return width * (max_side + 1) + height;
  }

  void add_heap();   ///< the next heap
  void add_width();  ///< all sheets that are one wider than before: width² options

  /// Cost: nodes and edges. Throws Error `cyclic` of the rule with an edge of a cycle, whose nodes have
  /// letters or numbers.
  static std::shared_ptr<WonLeaves> of_graph(Digraph graph, bool letters = false);
  static std::shared_ptr<WonLeaves> of_heaps();
  static std::shared_ptr<WonLeaves> of_sheets();
};

}  // namespace nimlab
