#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/value.hpp"
#include "games/hackenbush/hackenbush_notation.hpp"

/// Values of red-blue Hackenbush with green parts.
namespace nimlab {

inline constexpr std::size_t max_coloured_edges = 60;
/// Edges that may hang together with a cycle at the vertex they stand on, and be searched.
inline constexpr int max_cyclic_edges = 18;

/// Of a picture, and of all that is left of it after cuts, the values. Sets of its edges are bits.
///
/// Red and blue alone: always a number (J. H. Conway, On Numbers and Games, 1976, chapter 8). Parts that meet
/// on the ground add up; one that stands on a single edge is the ordinal sum of this edge and what is above
/// it (Berlekamp; `ordinal_sum`); of a part with a cycle on its ground it is the simplest number between what
/// Left and what Right can leave, by recursion over the sets of edges, each once: at most 2^18 of them.
///
/// Green: a set of green edges that hang together, and meet red, blue and the ground at one vertex in all, is
/// worth *n there as on the ground, and the whole is the number of the rest plus the nim-sum of these. For a
/// cut of the rest changes the number, and is no better than a green one, which keeps it. A green edge on the
/// way to a red or blue one is worth neither number nor nimber once cuts have left it so; such pictures are
/// not valued.
class ColouredValues {
 public:
  explicit ColouredValues(Position p);

  const Position& picture() const { return p_; }
  std::uint64_t all() const { return (std::uint64_t{1} << p_.size()) - 1; }
  /// The edges of q, if they are all in the picture.
  std::optional<std::uint64_t> find(const Position& q) const;
  /// Whether `value` speaks of the picture, and so of all that is left of it.
  bool valued() const { return valued_; }

  /// Needs `valued`; edges all of which are joined to the ground. None when the budget, counted in sets of
  /// edges that are looked at, is used up: what has been found is kept.
  std::optional<Value> value(std::uint64_t edges, std::int64_t& budget);
  Value value(std::uint64_t edges);
  /// Of red and blue edges that stand on this vertex as their ground.
  std::optional<Dyadic> number(std::uint64_t edges, std::uint32_t ground, std::int64_t& budget);

  /// What is joined to the vertex.
  std::uint64_t standing(std::uint64_t edges, std::uint32_t ground) const;
  /// Of these the part that hangs together, without the vertex, with the edge of the lowest number.
  std::uint64_t part(std::uint64_t edges, std::uint32_t ground) const;
  std::uint64_t coloured(Colour colour) const { return by_colour_[colour]; }
  /// The green sets that hang together, and the vertex where each hangs.
  struct Cluster {
    std::uint64_t edges;
    std::uint32_t vertex;
  };
  std::vector<Cluster> clusters(std::uint64_t edges) const;
  /// The SG value of green edges on this vertex as their ground.
  std::uint64_t nimber(std::uint64_t edges, std::uint32_t ground) const;
  /// The one edge that a part stands on, by its number, if there is only one and it is no loop.
  std::optional<std::size_t> foot(std::uint64_t part, std::uint32_t ground) const;
  std::uint32_t other_end(std::size_t edge, std::uint32_t v) const {
    return edges_[edge].a == v ? edges_[edge].b : edges_[edge].a;
  }
  std::uint32_t name(std::uint32_t vertex) const { return vertices_.name(vertex); }

  std::size_t bytes() const;

 private:
  struct Key {
    std::uint64_t edges;
    std::uint32_t ground;
    bool operator==(const Key&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const {
      return static_cast<std::size_t>((key.edges * 61 + key.ground) * 0x9E3779B97F4A7C15 >> 20);
    }
  };

  bool small(std::uint64_t edges, std::uint32_t ground) const;
  std::optional<Dyadic> number_of_part(std::uint64_t part, std::uint32_t ground, std::int64_t& budget);

  Position p_;
  Vertices vertices_;
  std::vector<PictureEdge> edges_;  ///< with numbers of vertices
  std::vector<std::uint64_t> at_;   ///< the edges at each vertex
  std::uint64_t by_colour_[4] = {0, 0, 0, 0};
  bool valued_ = true;
  std::unordered_map<Key, Dyadic, Hash> known_;
};

}  // namespace nimlab
