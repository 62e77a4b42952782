#pragma once

#include "games/walk_game.hpp"

namespace nimlab {

/// A board of cells with a set of steps, as an implicit digraph: cell (x, y), from 0, is the vertex y · width
/// + x.
struct Grid {
  struct Step {
    std::int32_t dx, dy;
    auto operator<=>(const Step&) const = default;
  };

  std::uint32_t width = 0, height = 0;
  std::vector<Step> steps;

  std::uint32_t size() const { return width * height; }
  std::size_t bytes() const { return bytes_of(steps); }
  std::uint32_t out_degree(std::uint32_t v) const {
    std::uint32_t count = 0;
    each_follower(v, [&](std::uint32_t) { ++count; });
    return count;
  }
  template <class Visit>
  void each_follower(std::uint32_t v, Visit visit) const {
    each_neighbour(v, 1, visit);
  }
  template <class Visit>
  void each_predecessor(std::uint32_t v, Visit visit) const {
    each_neighbour(v, -1, visit);
  }

 private:
  template <class Visit>
  void each_neighbour(std::uint32_t v, std::int32_t sign, Visit visit) const {
    const auto x = static_cast<std::int32_t>(v % width), y = static_cast<std::int32_t>(v / width);
    for (const Step& s : steps) {
      // A negative coordinate becomes a large one.
      const auto nx = static_cast<std::uint32_t>(x + sign * s.dx),
                 ny = static_cast<std::uint32_t>(y + sign * s.dy);
      if (nx < width && ny < height) visit(ny * width + nx);
    }
  }
};

/// Counters on a board; a move takes one of them by one of the given steps and stays on the board; who cannot
/// move loses. Rule: "3x4 1:0 0:1 1:1": columns x rows (to 1,000 each), then the steps dx:dy, x to the right
/// and y downwards, at most 64 of them, of −999 … 999. Position: 1 to 64 counters "1,1 3,2" (column, row,
/// from 1); they do not hinder each other. Move: counter (from 1), column, row.
///
/// Steps that allow going in a circle make draws: see WalkGame. Cost: the board once, cells · steps.
class GridWalk : public WalkGame<GridWalk, Grid> {
 public:
  static constexpr GameInfo info{.name = "grid_walk",
                                 .default_rule = "3x4 1:0 0:1 1:1",
                                 .example = "1,1",
                                 .move_fields = "counter column row",
                                 .theorem = "retrograde-analysis",
                                 .limits = "columns<=1000 rows<=1000 steps<=64 step<=999 counters<=64"};

  static constexpr std::size_t max_counters = 64;
  static constexpr std::size_t vertex_width = 2;
  static constexpr std::uint64_t max_side = 1000;
  static constexpr std::size_t max_steps = 64;

  static GridWalk parse_rule(std::string_view text);
  std::string format_rule() const;

  Position parse(std::string_view text) const;
  std::string format(const Position& p) const;
  std::vector<std::uint64_t> numbers(const Position& p) const;

  void append_vertex(std::uint64_t v, MoveNumbers& out) const;
  std::uint64_t vertex_of(std::span<const std::uint64_t> numbers) const;
  std::uint64_t map_width() const { return graph().width; }
};

}  // namespace nimlab
