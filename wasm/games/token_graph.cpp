#include "games/token_graph.hpp"

#include <algorithm>

namespace nimlab {

template class GraphSolution<Digraph>;

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
    visit(static_cast<std::uint32_t>(number(node, Field::rule, TokenGraph::max_nodes, 1)));
    i += std::max<std::size_t>(arrow, 1);
    begin = i;
  }
}

}  // namespace

TokenGraph TokenGraph::parse_rule(std::string_view text) {
  const std::vector<Token> words = tokens(text);
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
      if (edges.size() > 2 * max_edges) {
        throw Error(ErrorCode::too_many, Field::rule, std::to_string(edges.size()), std::to_string(max_edges),
                    word.at);
      }
    });
  }
  Digraph graph(size, edges);
  if (graph.edges() > max_edges) {
    throw Error(ErrorCode::too_many, Field::rule, std::to_string(graph.edges()), std::to_string(max_edges));
  }
  TokenGraph game;
  game.use(std::move(graph));
  return game;
}

std::string TokenGraph::format_rule() const {
  const Digraph& g = graph();
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

Position TokenGraph::parse(std::string_view text) const {
  Position p = number_list(text, Field::position, {max_counters, graph().size(), 1});
  for (std::uint64_t& v : p) --v;
  return p;
}

std::vector<std::uint64_t> TokenGraph::numbers(const Position& p) const {
  std::vector<std::uint64_t> out;
  for (std::uint64_t v : p) out.push_back(v + 1);
  return out;
}

std::uint64_t TokenGraph::vertex_of(std::span<const std::uint64_t> numbers) const {
  if (numbers[0] < 1 || numbers[0] > graph().size()) {
    throw Error(ErrorCode::illegal_move, Field::move, join(numbers, '-'));
  }
  return numbers[0] - 1;
}

}  // namespace nimlab
