#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"

/// Pictures of Hackenbush as text. Vertices are numbers, and 0 is the ground: whatever stands on it ends
/// there, however many feet a board draws. An edge is two vertices with what it is between them, "0-1" green,
/// "0b1" blue, "0r1" red; a path goes on, "0-1-2-3", and "2-2" is a loop. A picture without edges is "0".
///
/// The position is the picture, not a set of edges of a picture that the rule holds: so what a fused or
/// replaced picture is worth can be asked like any other, a link holds one drawing and its cuts, and the rule
/// is empty. Vertices keep their numbers when others fall, and an edge is named by its ends (and colour); of
/// edges that have the same ends one is as good as another, and cutting one of them is one move.
namespace nimlab {

/// Who may cut an edge: bit 0 Left, bit 1 Right.
enum Colour : std::uint8_t { blue = 1, red = 2, green = 3 };

/// Loops have a == b; else a < b.
struct PictureEdge {
  std::uint32_t a, b;
  Colour colour;
};

inline constexpr std::uint32_t max_picture_vertex = 1'200'000;

/// A position is its edges, each one number, in order: by a, then b, then colour.
constexpr std::uint64_t packed(const PictureEdge& edge) {
  return std::uint64_t{edge.a} << 23 | std::uint64_t{edge.b} << 2 | edge.colour;
}
constexpr PictureEdge unpacked(std::uint64_t number) {
  constexpr std::uint32_t vertex = (1 << 21) - 1;
  return {static_cast<std::uint32_t>(number >> 23), static_cast<std::uint32_t>(number >> 2) & vertex,
          static_cast<Colour>(number & 3)};
}

/// Also read is what judges are given, numbers alone, where 1 is the ground of each graph: POJ 3710 (how many
/// graphs, then of each its vertices, its edges, and the ends of these), one such graph alone, and AGC 017 D
/// (a tree: its vertices, and the ends of its edges). All edges are green.
///
/// Throws, Field::position: empty; syntax; what `number` throws, also for an edge to a vertex that a judge's
/// graph does not have; too_many (edges), above `max_edges`; ungrounded (the first edge that hangs in the
/// air). Cost: linear, and sorting where the edges are not in order.
Position parse_picture(std::string_view text, std::size_t max_edges, bool coloured);

/// Paths: each begins with the first edge that is left, and goes on with the first one that is left and
/// begins where the path ends. Cost: linear.
std::string format_picture(const Position& p);

/// Takes one edge away, and all that is then without the ground. Throws illegal_move, with `move` as what was
/// asked for, where there is no such edge. Cost: linear.
void cut(Position& p, const PictureEdge& edge, Move move);

/// Numbers 0 … size() − 1 for the vertices of a picture, in their order; the ground is 0. Vertices that no
/// edge names may have numbers, too, but never many more than there are edges.
class Vertices {
 public:
  explicit Vertices(const Position& p);
  std::uint32_t size() const { return size_; }
  std::uint32_t number(std::uint32_t name) const;
  std::uint32_t name(std::uint32_t number) const { return names_.empty() ? number : names_[number]; }

 private:
  std::uint32_t size_ = 1;
  std::vector<std::uint32_t> names_;  ///< none: names are numbers
};

}  // namespace nimlab
