#pragma once

#include "games/walk_game.hpp"
#include "theory/digraph.hpp"

namespace nimlab {

/// Tokens on the nodes of any digraph; a move takes one of them along an edge; who cannot move loses.
/// Rule: edges "1>2 1>3 2>3" (also "1→2", paths "1>2>3"), a lone number for a node without edges; the nodes
/// are 1 to the largest number named, at most 100,000, with at most 1,000,000 edges. Position: the nodes of 1
/// to 64 tokens, "1 3"; several may stand on one node. Move: token (from 1), node.
///
/// Cycles are allowed: see WalkGame for what is decided. Cost: see GraphSolution, once for a graph.
class TokenGraph : public WalkGame<TokenGraph, Digraph> {
 public:
  static constexpr GameInfo info{.name = "token_graph",
                                 .default_rule = "1>2 1>3 2>3 2>4 3>4 3>5 4>6 5>6",
                                 .example = "1",
                                 .move_fields = "token node",
                                 .theorem = "retrograde-analysis",
                                 .limits = "nodes<=100000 edges<=1000000 tokens<=64"};

  static constexpr std::size_t max_counters = 64;
  static constexpr std::size_t vertex_width = 1;

  static TokenGraph parse_rule(std::string_view text);
  std::string format_rule() const;

  Position parse(std::string_view text) const;
  std::string format(const Position& p) const { return join(numbers(p)); }
  std::vector<std::uint64_t> numbers(const Position& p) const;

  void append_vertex(std::uint64_t v, MoveNumbers& out) const { out.push_back(v + 1); }
  std::uint64_t vertex_of(std::span<const std::uint64_t> numbers) const;
  std::uint64_t map_width() const { return graph().size(); }
};

}  // namespace nimlab
