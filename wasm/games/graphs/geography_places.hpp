#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "math/digraph.hpp"
#include "math/matching.hpp"

/// Where a token may go, as text.
///
/// A board: "5x4 2,2 3,1", columns x rows (to 1,000 each), then the walls, column and row from 1. Also read
/// are its rows, "..#. .#.." or a line each, and what the judge of JSOI 2009 gives: the numbers of rows and
/// columns, then the rows. Cells are neighbours if they share a side.
///
/// A graph: edges "1-2 1-3", paths "1-2-3", a lone number for a node without edges; the nodes are 1 to the
/// largest number named, at most 2,000, with at most 100,000 edges. Letters name nodes, too, as in
/// graph_notation.hpp: "A-B A-C". "1>2" (also "1→2") is a way there and not back; where one is given, all
/// edges of the graph are ways. Nothing needs to hang together.
namespace nimlab {

inline constexpr std::uint32_t max_board_side = 1'000;
inline constexpr std::uint32_t max_place_nodes = 2'000;
inline constexpr std::size_t max_place_edges = 100'000;

/// The places are numbers below `size()`: of a board's cell that of `CellBoard`, of a graph's node its name
/// less 1.
class Places {
 public:
  virtual ~Places() = default;

  virtual bool directed() const { return false; }
  virtual std::string text() const = 0;
  virtual std::vector<std::uint64_t> numbers() const = 0;  ///< of the rule, for boards
  virtual std::uint32_t size() const = 0;
  /// Where a token may stand, increasing: all of them, and the one with this index.
  virtual std::uint32_t open() const = 0;
  virtual std::uint32_t nth(std::uint32_t index) const = 0;
  virtual bool has(std::uint64_t v) const = 0;
  virtual void neighbours(std::uint32_t v, std::vector<std::uint32_t>& out) const = 0;

  virtual std::size_t width() const = 0;  ///< how many numbers name a place
  virtual void append(std::uint64_t v, std::vector<std::uint64_t>& out) const = 0;
  /// size() or more where there is no such place.
  virtual std::uint64_t named(Move numbers) const = 0;
  virtual bool letters() const { return false; }  ///< a place's name is `node_letters[v]`
  virtual std::string_view part() const = 0;      ///< what a board calls a place: "cell", "node"
  /// The next place that a position's text names, from `at` on, which moves on to behind it; none at the end.
  virtual std::optional<std::uint32_t> read(std::string_view text, std::size_t& at) const = 0;

  /// Without the places taken; from a matching of what is left, or anew.
  virtual std::unique_ptr<Matching> match(std::span<const std::uint64_t> taken,
                                          std::vector<std::uint32_t> mate) const = 0;
  virtual std::size_t bytes() const = 0;
};

/// Throws, Field::rule: empty; syntax (a row of another length, a sign that is none, an edge to nowhere, a
/// loop); too_many (rows, edges); what `number` throws.
std::unique_ptr<const Places> parse_places(std::string_view text);

}  // namespace nimlab
