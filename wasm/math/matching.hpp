#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/bytes.hpp"
#include "math/digraph.hpp"

/// Maximum matchings: as many edges as can be without a common end.
namespace nimlab {

/// What all maximum matchings of a graph have in common at a vertex (T. Gallai 1964, J. Edmonds 1965; of a
/// bipartite graph A. L. Dulmage, N. S. Mendelsohn 1958).
enum class Part : std::uint8_t {
  none,  ///< no vertex: a wall, or taken out
  D,     ///< some maximum matching misses it
  A,     ///< none does, but it has a neighbour in D; its partner is always one
  C,     ///< none does, and its partner is always in C
};

/// One maximum matching, and the part of every vertex.
struct Matched {
  static constexpr std::uint32_t alone = 0xFFFFFFFF;

  std::vector<std::uint32_t> mate;  ///< `alone` where there is none
  std::vector<Part> part;

  bool missed(std::uint32_t v) const { return part[v] == Part::D; }
  std::size_t bytes() const { return bytes_of(mate, part); }
};

/// A maximum matching in the making.
class Matching {
 public:
  virtual ~Matching() = default;
  virtual bool step() = 0;        ///< about half a millisecond of work; true when finished
  virtual Matched matched() = 0;  ///< once, after step() returned true
  virtual std::size_t bytes() const = 0;
};

/// A board of width × height cells, in one row of numbers: cell (x, y), both from 1, is y · stride + x. So
/// that every cell has four neighbours, walls stand around it.
struct CellBoard {
  CellBoard(std::uint32_t width, std::uint32_t height)
      : width(width), height(height), stride(width + 1), open(std::size_t{stride} * (height + 2) + 1, 0) {}

  std::uint32_t width, height, stride;
  std::vector<std::uint8_t> open;  ///< 1 or 0

  std::uint32_t cell(std::uint64_t x, std::uint64_t y) const {
    return static_cast<std::uint32_t>(y * stride + x);
  }
};

/// Of the open cells, which are neighbours if they share a side. Without `mate` by the rule of R. M. Karp and
/// M. Sipser (1981) first: a cell with a single free neighbour gets that one, at no loss. Then cells of the
/// colour of which fewer are left push each other on by labels, as in push–relabel (A. V. Goldberg, R. E.
/// Tarjan, "A new approach to the maximum-flow problem", JACM 35, 1988; for matchings with double pushes K.
/// Kaya, J. Langguth, F. Manne, B. Uçar, "Push-relabel based algorithms for the maximum transversal problem",
/// Computers & Operations Research 40, 2013). Cost: some ten passes over the worst boards that we tried (2 to
/// 10 % walls), one or two over others; 12 bytes a cell meanwhile. `mate`: a matching of these cells to begin
/// with.
std::unique_ptr<Matching> match_cells(CellBoard board, std::vector<std::uint32_t> mate = {});

/// Of any graph, given by its edges in both directions, without the vertices that are not `open`. Trees from
/// all vertices that are left at once, whose blossoms, rings of odd length, count as one vertex (J. Edmonds,
/// "Paths, trees, and flowers", 1965), kept by union–find. No recursion. Cost: a linear pass, and one more
/// for each round in which pairs are won, of which there are few; at most vertices · edges. The graph must
/// outlive it.
std::unique_ptr<Matching> match_graph(const Digraph& graph, std::vector<std::uint8_t> open,
                                      std::vector<std::uint32_t> mate = {});

}  // namespace nimlab
