#include "games/token_graph.hpp"

#include "games/graph_notation.hpp"

namespace nimlab {

TokenGraph TokenGraph::parse_rule(std::string_view text) {
  TokenGraph game;
  game.use(parse_graph(text));
  return game;
}

std::string TokenGraph::format_rule() const { return format_graph(graph()); }

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
