#include "games/graph_notation.hpp"

#include <algorithm>
#include <vector>

namespace nimlab {
namespace {

/// Cuts "1>2>3" or "1→2": the nodes of a path, each with its place.
void each_node(const Token& token, auto visit) {
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= token.text.size();) {
    const std::string_view rest = token.text.substr(i);
    const std::size_t arrow = rest.starts_with("->")  ? 2
                              : rest.starts_with(">") ? 1
                              : rest.starts_with("→") ? 3
                                                      : 0;
    if (arrow == 0 && i < token.text.size()) {
      ++i;
      continue;
    }
    const Token node{token.text.substr(begin, i - begin), token.at + begin};
    if (node.text.empty()) throw Error(ErrorCode::syntax, Field::rule, excerpt(token.text), {}, token.at);
    visit(static_cast<std::uint32_t>(number(node, Field::rule, max_graph_nodes, 1)));
    i += std::max<std::size_t>(arrow, 1);
    begin = i;
  }
}

}  // namespace

Digraph parse_graph(std::span<const Token> words) {
  if (words.empty()) throw Error(ErrorCode::empty, Field::rule);
  std::vector<Digraph::Edge> edges;
  edges.reserve(words.size());
  std::uint32_t size = 0;
  for (const Token& word : words) {
    std::uint32_t before = 0;
    each_node(word, [&](std::uint32_t node) {
      size = std::max(size, node);
      if (before > 0) edges.push_back({before - 1, node - 1});
      before = node;
      // Counted before they are sorted: text that repeats its edges is cut off, too.
      if (edges.size() > 2 * max_graph_edges) {
        throw Error(ErrorCode::too_many, Field::rule, std::to_string(edges.size()),
                    std::to_string(max_graph_edges), word.at);
      }
    });
  }
  Digraph graph(size, edges);
  if (graph.edges() > max_graph_edges) {
    throw Error(ErrorCode::too_many, Field::rule, std::to_string(graph.edges()),
                std::to_string(max_graph_edges));
  }
  return graph;
}

std::string format_graph(const Digraph& g) {
  std::string text;
  std::uint32_t largest = 0;
  for (std::uint32_t v = 0; v < g.size(); ++v) {
    for (std::uint32_t w : g.followers(v)) {
      if (!text.empty()) text += ' ';
      text += std::to_string(v + 1) + '>' + std::to_string(w + 1);
      largest = std::max({largest, v + 1, w + 1});
    }
  }
  if (largest < g.size()) {
    if (!text.empty()) text += ' ';
    text += std::to_string(g.size());
  }
  return text;
}

}  // namespace nimlab
