#pragma once

#include <span>
#include <string>

#include "notation/numbers.hpp"
#include "theory/digraph.hpp"

/// Digraphs as text: edges "1>2 1>3 2>3" (also "1→2", "1->2", paths "1>2>3"), a lone number for a node
/// without edges. The nodes are 1 to the largest number named.
namespace nimlab {

inline constexpr std::uint64_t max_graph_nodes = 100'000;
inline constexpr std::uint64_t max_graph_edges = 1'000'000;

/// Throws empty, syntax, too_many (edges) and what `number` throws; Field::rule.
Digraph parse_graph(std::span<const Token> words);

/// Edges sorted, without copies; then the last node alone, if no edge names it.
std::string format_graph(const Digraph& graph);

}  // namespace nimlab
