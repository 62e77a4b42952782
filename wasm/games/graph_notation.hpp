#pragma once

#include <string>
#include <string_view>

#include "notation/numbers.hpp"
#include "theory/digraph.hpp"

/// Digraphs as text: edges "1>2 1>3 2>3" (also "1→2", "1->2", paths "1>2>3"), a lone number for a node
/// without edges. The nodes are 1 to the largest number named.
namespace nimlab {

inline constexpr std::uint32_t max_graph_nodes = 100'000;
inline constexpr std::size_t max_graph_edges = 1'000'000;

/// What the text says from this place on. Throws empty, syntax, too_many (edges) and what `number` throws;
/// Field::rule. Cost: linear, about 10 ns a number.
Digraph parse_graph(std::string_view text, std::size_t from = 0);

/// Edges sorted, without copies; then the last node alone, if no edge names it.
std::string format_graph(const Digraph& graph);

}  // namespace nimlab
