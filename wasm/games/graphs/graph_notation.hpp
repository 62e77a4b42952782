#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/numbers.hpp"
#include "math/digraph.hpp"

/// Digraphs as text: edges "1>2 1>3 2>3" (also "1→2", "1->2", paths "1>2>3"), a lone number for a node
/// without edges. The nodes are 1 to the largest number named. A letter names a node, too: "A>B A>C B>C".
namespace nimlab {

/// The letters of nodes 1, 2, …: without N and P, which name outcomes, and I and O, which look like digits.
inline constexpr std::string_view node_letters = "ABCDEFGHJKLMQRSTUVWXYZ";

inline constexpr std::uint32_t max_graph_nodes = 100'000;
inline constexpr std::size_t max_graph_edges = 1'000'000;

struct WrittenGraph {
  Digraph graph;
  bool letters;  ///< some node was named by one, and there is one for each
};

/// What the text says from this place on. Throws empty, syntax, too_many (edges) and what `number` throws;
/// Field::rule. Cost: linear, about 10 ns a number.
WrittenGraph parse_graph(std::string_view text, std::size_t from = 0);

/// Edges sorted, without copies; then the last node alone, if no edge names it.
std::string format_graph(const Digraph& graph, bool letters);

/// The node that a letter names; 0 for anything else, most often a digit.
inline std::uint32_t node_of(char letter) {
  return letter < 'A' ? 0 : static_cast<std::uint32_t>(node_letters.find(letter) + 1);
}
/// The same of a letter alone, a small one too.
inline std::uint32_t lettered(const Token& token) {
  return token.text.size() == 1 ? node_of(static_cast<char>(token.text[0] & ~('a' ^ 'A'))) : 0;
}

/// A list of at least one node, from 1, by numbers or letters. Throws what `number_list` throws;
/// Field::position.
std::vector<std::uint64_t> node_list(std::string_view text, std::size_t max_count, std::uint64_t size);

/// "1 3", "A C"
std::string format_nodes(std::span<const std::uint64_t> nodes, bool letters);

}  // namespace nimlab
