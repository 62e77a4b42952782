#pragma once

#include <cstdint>
#include <vector>

#include "games/hackenbush/dfs_tree.hpp"
#include "games/hackenbush/hackenbush_notation.hpp"

/// Values of green Hackenbush, of the whole picture and after each cut. Vertices are spoken of by their
/// places in the search of the picture from the ground; see DfsTree.
namespace nimlab {

/// The search of a picture; `keep`: for CutPairs. Children of a place stand in the order of their names.
DfsTree searched(const Position& p, const Vertices& vertices, bool keep);

/// By place: the nim-sum of what stands on a vertex and on those above it in its component without bridges;
/// so of a component, at its first vertex, the value, and at 0 that of the picture. Cost: linear.
std::vector<std::uint32_t> standing(const DfsTree& tree);

/// out[j]: what a path of j edges is worth whose vertices, from below, bear x[0], x[1], … x[j − 1], for every
/// j up to x.size(). Cost: linear where numbers in x are small, at most size · log(the sum of all).
std::vector<std::uint32_t> path_values(const std::vector<std::uint32_t>& x);

/// What becomes of the value by each cut of a picture. A bridge takes what stands on it away. An edge that
/// is no bridge turns the parity of its component, and nothing else; but where it shares a ring with others
/// (CutPairs), these become bridges: the ring becomes two paths of its pieces. Cost: linear.
class Cuts {
 public:
  explicit Cuts(const Position& p);

  std::uint64_t value() const { return standing_[0]; }
  const DfsTree& tree() const { return tree_; }
  const Vertices& vertices() const { return vertices_; }
  const std::vector<std::uint32_t>& standing() const { return standing_; }
  /// By place: the first of its component without bridges.
  const std::vector<std::uint32_t>& first() const { return first_; }

  /// From now on `reaches` is about cuts after which the picture is worth v. Cost: almost linear, and for
  /// large rings as `path_values`.
  void aim(std::uint64_t v);
  bool reaches(const PictureEdge& edge) const;

  /// What the picture is worth after each cut, in the order of the moves. Cost: edges · log(edges).
  std::vector<std::uint64_t> after_each(const Position& p);

 private:
  static constexpr std::uint32_t none = DfsTree::none;

  /// An edge that is not of the tree and shares a ring.
  struct Ringed {
    std::uint32_t from, to, value;
    bool operator<(const Ringed& other) const {
      return from != other.from ? from < other.from : to < other.to;
    }
  };
  /// Where an edge is: in the tree, above `place`; among `ringed_`, as number `place`; or neither, and then
  /// in the component of `place`.
  struct Where {
    enum Kind : std::uint8_t { tree, ringed, other } kind;
    std::uint32_t place;
  };

  void open_rings(bool all);  ///< or those alone of components that have a target
  void open_ring(const std::vector<std::uint32_t>& ring, const CutPairs& pairs);
  Where where(const PictureEdge& edge) const;

  Vertices vertices_;
  DfsTree tree_;
  std::vector<std::uint32_t> standing_, first_;
  /// By place: the cut of the tree edge above it gives the component this value: that of the lower end's
  /// component, or of the upper end's where it is a bridge.
  std::vector<std::uint32_t> changed_;
  std::vector<Ringed> ringed_;         ///< in order
  std::vector<std::uint32_t> target_;  ///< by component: the value that it must get, or none
};

}  // namespace nimlab
