#include "games/graphs/graph_notation.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace nimlab {
namespace {

/// How many bytes of ">", "->" or "→" are at this place, below text.size().
std::size_t arrow(std::string_view text, std::size_t at) {
  if (text[at] == '>') return 1;
  if (text[at] == '-' && text.substr(at).starts_with("->")) return 2;
  return text[at] == '\xE2' && text.substr(at).starts_with("→") ? 3 : 0;
}

bool ends_node(std::string_view text, std::size_t at) {
  return at == text.size() || arrow(text, at) > 0 || separator(text, at) > 0;
}

/// What is not as usual at this place: an error, a letter, or digits of another kind.
[[gnu::noinline]] std::uint32_t read_unusual_node(std::string_view text, std::size_t& at, std::size_t path) {
  std::size_t end = at;
  while (!ends_node(text, end)) ++end;
  if (end == at) {
    const Token whole = next_token(text, path);
    throw Error(ErrorCode::syntax, Field::rule, excerpt(whole.text), {}, whole.at);
  }
  const Token token{text.substr(at, end - at), at};
  at = end;
  if (token.text.size() == 1 && node_of(token.text[0]) > 0) return node_of(token.text[0]);
  return static_cast<std::uint32_t>(number(token, Field::rule, max_graph_nodes, 1));
}

/// The node whose number begins at this place, which moves on to behind it; `path` is where the path began.
inline std::uint32_t read_node(std::string_view text, std::size_t& at, std::size_t path) {
  std::uint32_t node = 0;
  std::size_t end = at;
  for (; end < text.size() && '0' <= text[end] && text[end] <= '9' && node <= max_graph_nodes; ++end) {
    node = 10 * node + static_cast<std::uint32_t>(text[end] - '0');
  }
  if (node < 1 || node > max_graph_nodes || !ends_node(text, end)) return read_unusual_node(text, at, path);
  at = end;
  return node;
}

}  // namespace

WrittenGraph parse_graph(std::string_view text, std::size_t from) {
  std::vector<Digraph::Edge> edges;
  edges.reserve(
      std::min(text.size() / 8, 2 * max_graph_edges));  // in a large graph an edge is as long as that
  std::uint32_t size = 0;
  bool letters = false;
  for (std::size_t at = from; at < text.size();) {
    if (const std::size_t skip = separator(text, at); skip > 0) {
      at += skip;
      continue;
    }
    const std::size_t path = at;
    for (std::uint32_t before = 0;;) {  // none
      letters |= at < text.size() && node_of(text[at]) > 0;
      const std::uint32_t node = read_node(text, at, path);
      size = std::max(size, node);
      if (before > 0) edges.push_back({before - 1, node - 1});
      before = node;
      const std::size_t along = at < text.size() ? arrow(text, at) : 0;
      if (along == 0) break;
      at += along;
    }
    // Counted before they are sorted: text that repeats its edges is cut off, too.
    if (edges.size() > 2 * max_graph_edges) {
      throw Error(ErrorCode::too_many, Field::rule, std::to_string(edges.size()),
                  std::to_string(max_graph_edges), path);
    }
  }
  if (size == 0) throw Error(ErrorCode::empty, Field::rule);
  Digraph graph(size, edges);
  if (graph.edges() > max_graph_edges) {
    throw Error(ErrorCode::too_many, Field::rule, std::to_string(graph.edges()),
                std::to_string(max_graph_edges));
  }
  return {std::move(graph), letters && size <= node_letters.size()};
}

std::string format_graph(const Digraph& g, bool letters) {
  // Each number is written once, and copied whole with what is behind it.
  struct Name {
    std::array<char, 7> digits;
    std::uint8_t length;
  };
  std::vector<Name> names(g.size());
  for (std::uint32_t v = 0; v < g.size(); ++v) {
    auto& [digits, length] = names[v];
    if (letters) {
      digits[0] = node_letters[v];
      length = 1;
      continue;
    }
    length =
        static_cast<std::uint8_t>(std::to_chars(digits.data(), digits.data() + 7, v + 1).ptr - digits.data());
  }
  std::string text(2 * sizeof(Name) * (g.edges() + 1), ' ');
  char* end = text.data();
  const auto write = [&](std::uint32_t v, char behind) {
    std::copy_n(names[v].digits.data(), 7, end);
    end += names[v].length;
    *end++ = behind;
  };
  std::uint32_t named = 0;
  for (std::uint32_t v = 0; v < g.size(); ++v) {
    for (std::uint32_t w : g.followers(v)) {
      write(v, '>');
      write(w, ' ');
      named = std::max({named, v + 1, w + 1});
    }
  }
  if (named < g.size()) write(g.size() - 1, ' ');
  text.resize(end == text.data() ? 0 : static_cast<std::size_t>(end - text.data()) - 1);
  return text;
}

std::vector<std::uint64_t> node_list(std::string_view text, std::size_t max_count, std::uint64_t size) {
  const std::vector<Token> list = tokens(text);
  if (list.size() > max_count || std::none_of(list.begin(), list.end(), lettered)) {
    return number_list(text, Field::position, {max_count, size, 1});
  }
  std::vector<std::uint64_t> nodes;
  for (const Token& token : list) {
    const std::uint32_t node = lettered(token);
    if (node > size) {
      throw Error(ErrorCode::too_large, Field::position, excerpt(token.text), format_nodes({&size, 1}, true),
                  token.at);
    }
    nodes.push_back(node > 0 ? node : number(token, Field::position, size, 1));
  }
  return nodes;
}

std::string format_nodes(std::span<const std::uint64_t> nodes, bool letters) {
  if (!letters) return join(nodes);
  std::string text;
  for (std::uint64_t node : nodes) {
    if (!text.empty()) text += ' ';
    text += node_letters[node - 1];
  }
  return text;
}

}  // namespace nimlab
