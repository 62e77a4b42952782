#include "games/graphs/geography_places.hpp"

#include <algorithm>

#include "core/numbers.hpp"
#include "games/graphs/graph_notation.hpp"

namespace nimlab {
namespace {

[[noreturn]] void refuse(ErrorCode code, Field field, const Token& token) {
  throw Error(code, field, excerpt(token.text), {}, token.at);
}

class Cells final : public Places {
 public:
  explicit Cells(CellBoard board) : board_(std::move(board)) {
    const auto all = static_cast<std::uint32_t>(board_.open.size());
    open_.resize(all);
    std::uint32_t count = 0;
    for (std::uint32_t v = 0; v < all; ++v) {
      open_[count] = v;
      count += board_.open[v];
    }
    open_.resize(count);
  }

  std::string text() const override {
    NumberWriter out;
    out.number(board_.width).sign('x').number(board_.height);
    each_wall([&](std::uint32_t x, std::uint32_t y) { out.sign(' ').number(x).sign(',').number(y); });
    return out.text();
  }
  std::vector<std::uint64_t> numbers() const override {
    std::vector<std::uint64_t> out{board_.width, board_.height};
    each_wall([&](std::uint32_t x, std::uint32_t y) {
      out.push_back(x);
      out.push_back(y);
    });
    return out;
  }
  std::uint32_t size() const override { return static_cast<std::uint32_t>(board_.open.size()); }
  std::uint32_t open() const override { return static_cast<std::uint32_t>(open_.size()); }
  std::uint32_t nth(std::uint32_t index) const override { return open_[index]; }
  bool has(std::uint64_t v) const override { return v < size() && board_.open[v]; }
  void neighbours(std::uint32_t v, std::vector<std::uint32_t>& out) const override {
    out.clear();
    for (const std::uint32_t w : {v - board_.stride, v - 1, v + 1, v + board_.stride}) {
      if (board_.open[w]) out.push_back(w);
    }
  }

  std::size_t width() const override { return 2; }
  void append(std::uint64_t v, std::vector<std::uint64_t>& out) const override {
    out.insert(out.end(), {v % board_.stride, v / board_.stride});
  }
  std::uint64_t named(Move numbers) const override {
    const std::uint64_t x = numbers[0], y = numbers[1];
    return 1 <= x && x <= board_.width && 1 <= y && y <= board_.height ? board_.cell(x, y) : size();
  }
  std::string_view part() const override { return "cell"; }

  std::optional<std::uint32_t> read(std::string_view text, std::size_t& at) const override {
    const Token column = next_token(text, at);
    if (column.text.empty()) return std::nullopt;
    const Token row = next_token(text, column.at + column.text.size());
    if (row.text.empty()) refuse(ErrorCode::syntax, Field::position, column);
    at = row.at + row.text.size();
    const std::uint64_t x = number(column, Field::position, board_.width, 1);
    return board_.cell(x, number(row, Field::position, board_.height, 1));
  }

  std::unique_ptr<Matching> match(std::span<const std::uint64_t> taken,
                                  std::vector<std::uint32_t> mate) const override {
    CellBoard left = board_;
    for (const std::uint64_t v : taken) left.open[v] = 0;
    return match_cells(std::move(left), std::move(mate));
  }
  std::size_t bytes() const override { return bytes_of(board_.open, open_); }

 private:
  template <class Visit>
  void each_wall(Visit visit) const {
    for (std::uint32_t y = 1; y <= board_.height; ++y) {
      const std::uint8_t* const row = board_.open.data() + board_.cell(0, y);
      for (std::uint32_t x = 1; x <= board_.width; ++x) {
        if (!row[x]) visit(x, y);
      }
    }
  }

  CellBoard board_;
  std::vector<std::uint32_t> open_;
};

class Nodes final : public Places {
 public:
  Nodes(Digraph graph, bool directed, bool letters)
      : graph_(std::move(graph)), directed_(directed), letters_(letters && size() <= node_letters.size()) {}

  bool directed() const override { return directed_; }
  bool letters() const override { return letters_; }
  std::string text() const override {
    NumberWriter out(letters_ ? 4 * graph_.edges() + 2 : 0);  // letters ask for no room
    std::uint32_t named = 0;
    for (std::uint32_t v = 0; v < size(); ++v) {
      for (const std::uint32_t w : graph_.followers(v)) {
        if (!directed_ && w < v) continue;
        if (named > 0) out.sign(' ');
        write(v, out);
        write(w, out.sign(directed_ ? '>' : '-'));
        named = std::max({named, v + 1, w + 1});
      }
    }
    if (named < size()) write(size() - 1, named > 0 ? out.sign(' ') : out);
    return out.text();
  }
  std::vector<std::uint64_t> numbers() const override {
    std::vector<std::uint64_t> out{0, size(), std::uint64_t{directed_} + 2 * std::uint64_t{letters_}};
    out.reserve(3 + (directed_ ? 2 : 1) * graph_.edges());
    for (std::uint32_t v = 0; v < size(); ++v) {
      graph_.each_follower(v, [&](std::uint32_t w) {
        if (!directed_ && w < v) return;
        out.push_back(v + 1);
        out.push_back(w + 1);
      });
    }
    return out;
  }
  std::uint32_t size() const override { return graph_.size(); }
  std::uint32_t open() const override { return graph_.size(); }
  std::uint32_t nth(std::uint32_t index) const override { return index; }
  bool has(std::uint64_t v) const override { return v < size(); }
  void neighbours(std::uint32_t v, std::vector<std::uint32_t>& out) const override {
    const auto all = graph_.followers(v);
    out.assign(all.begin(), all.end());
  }

  std::size_t width() const override { return 1; }
  void append(std::uint64_t v, std::vector<std::uint64_t>& out) const override { out.push_back(v + 1); }
  std::uint64_t named(Move numbers) const override { return numbers[0] - 1; }
  std::string_view part() const override { return "node"; }

  std::optional<std::uint32_t> read(std::string_view text, std::size_t& at) const override {
    const Token token = next_token(text, at);
    if (token.text.empty()) return std::nullopt;
    at = token.at + token.text.size();
    std::uint64_t node = letters_ ? lettered(token) : 0;
    if (node > size()) {
      throw Error(ErrorCode::too_large, Field::position, excerpt(token.text), {node_letters[size() - 1]},
                  token.at);
    }
    if (node == 0) node = number(token, Field::position, size(), 1);
    return static_cast<std::uint32_t>(node - 1);
  }

  std::unique_ptr<Matching> match(std::span<const std::uint64_t> taken,
                                  std::vector<std::uint32_t> mate) const override {
    std::vector<std::uint8_t> open(size(), 1);
    for (const std::uint64_t v : taken) open[v] = 0;
    return match_graph(graph_, std::move(open), std::move(mate));
  }
  std::size_t bytes() const override { return graph_.bytes(); }

 private:
  void write(std::uint32_t v, NumberWriter& out) const {
    letters_ ? out.sign(node_letters[v]) : out.number(v + 1);
  }

  Digraph graph_;
  bool directed_;
  bool letters_;
};

bool is_row(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c == '.' || c == '#'; });
}

/// A row as it is written becomes cells that are open, or not.
void read_row(std::string_view row, std::uint8_t* open) {
  for (const char c : row) *open++ = c == '.';
}

/// Rows from this place on; the judge says how many, and how long.
std::unique_ptr<const Places> parse_rows(std::string_view text, std::size_t at, std::uint64_t height,
                                         std::uint64_t width) {
  std::vector<Token> rows;
  for (Token row = next_token(text, at); !row.text.empty(); row = next_token(text, at)) {
    at = row.at + row.text.size();
    if (width == 0) width = row.text.size();
    if (!is_row(row.text) || row.text.size() != width) refuse(ErrorCode::syntax, Field::rule, row);
    rows.push_back(row);
    if (rows.size() > (height == 0 ? max_board_side : height)) {
      throw Error(ErrorCode::too_many, Field::rule, std::to_string(rows.size()),
                  std::to_string(height == 0 ? max_board_side : height), row.at);
    }
  }
  if (width > max_board_side) {
    throw Error(ErrorCode::too_many, Field::rule, std::to_string(width), std::to_string(max_board_side),
                rows.front().at);
  }
  if (rows.size() < height) refuse(ErrorCode::syntax, Field::rule, rows.back());
  CellBoard board(static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(rows.size()));
  for (std::uint32_t y = 0; y < board.height; ++y) {
    read_row(rows[y].text, board.open.data() + board.cell(1, y + 1));
  }
  return std::make_unique<Cells>(std::move(board));
}

std::unique_ptr<const Places> parse_cells(std::string_view text, const Token& size, std::size_t cross,
                                          std::size_t cross_bytes) {
  const auto side = [&](std::size_t from, std::size_t count) {
    const Token token{size.text.substr(from, count), size.at + from};
    if (token.text.empty()) refuse(ErrorCode::syntax, Field::rule, size);
    return static_cast<std::uint32_t>(number(token, Field::rule, max_board_side, 1));
  };
  const std::uint32_t width = side(0, cross);
  CellBoard board(width, side(cross + cross_bytes, std::string_view::npos));
  for (std::uint32_t y = 1; y <= board.height; ++y) {
    std::fill_n(board.open.begin() + board.cell(1, y), board.width, std::uint8_t{1});
  }
  for (std::size_t at = size.at + size.text.size();;) {
    const Token column = next_token(text, at);
    if (column.text.empty()) break;
    const Token row = next_token(text, column.at + column.text.size());
    if (row.text.empty()) refuse(ErrorCode::syntax, Field::rule, column);
    const std::uint64_t x = number(column, Field::rule, board.width, 1);
    board.open[board.cell(x, number(row, Field::rule, board.height, 1))] = 0;
    at = row.at + row.text.size();
  }
  return std::make_unique<Cells>(std::move(board));
}

struct Joint {
  std::size_t bytes = 0;  ///< 0: there is none
  bool directed = false;
};

/// What joins two nodes at this place, below text.size().
Joint joint(std::string_view text, std::size_t at) {
  const auto here = [&](std::string_view sign) { return text.substr(at, sign.size()) == sign; };
  switch (text[at]) {
    case '>': return {1, true};
    case '-': return here("->") ? Joint{2, true} : Joint{1, false};
    case '\xE2': return here("→") ? Joint{3, true} : Joint{here("–") ? 3u : 0u, false};
    case '\xEF': return {here("－") ? 3u : 0u, false};
    default: return {};
  }
}

std::unique_ptr<const Places> parse_nodes(std::string_view text) {
  struct Read {
    Digraph::Edge edge;
    bool directed;
  };
  std::vector<Read> read;
  std::uint32_t size = 0;
  bool directed = false;
  bool letters = false;
  for (std::size_t at = 0;;) {
    const Token path = next_token(text, at);
    if (path.text.empty()) break;
    at = path.at + path.text.size();
    std::uint32_t before = 0;  // none
    bool way = false;
    for (std::size_t from = 0;;) {
      const Digits digits = digits_at(path.text, from);
      std::size_t end = digits.end;
      while (end < path.text.size() && joint(path.text, end).bytes == 0) ++end;
      const Token name{path.text.substr(from, end - from), path.at + from};
      if (name.text.empty()) refuse(ErrorCode::syntax, Field::rule, path);
      const bool plain = digits.end == end && 1 <= digits.value && digits.value <= max_place_nodes;
      auto node = static_cast<std::uint32_t>(digits.value);
      if (!plain) {
        node = name.text.size() == 1 ? node_of(name.text[0]) : 0;
        letters |= node > 0;
        if (node == 0) node = static_cast<std::uint32_t>(number(name, Field::rule, max_place_nodes, 1));
      }
      if (node == before) refuse(ErrorCode::syntax, Field::rule, path);
      if (before > 0) read.push_back({{before - 1, node - 1}, way});
      size = std::max(size, node);
      before = node;
      if (end == path.text.size()) break;
      const Joint with = joint(path.text, end);
      way = with.directed;
      directed |= way;
      from = end + with.bytes;
    }
    // Counted before they are sorted: text that repeats its edges is cut off, too.
    if (read.size() > 2 * max_place_edges) {
      throw Error(ErrorCode::too_many, Field::rule, std::to_string(read.size()),
                  std::to_string(max_place_edges), path.at);
    }
  }
  std::vector<Digraph::Edge> edges;
  edges.reserve(2 * read.size());
  for (const auto& [edge, way] : read) {
    edges.push_back(edge);
    if (!way) edges.push_back({edge.to, edge.from});
  }
  Digraph graph(size, edges);
  if (const std::uint64_t count = directed ? graph.edges() : graph.edges() / 2; count > max_place_edges) {
    throw Error(ErrorCode::too_many, Field::rule, std::to_string(count), std::to_string(max_place_edges));
  }
  return std::make_unique<Nodes>(std::move(graph), directed, letters);
}

}  // namespace

std::unique_ptr<const Places> parse_places(std::string_view text) {
  const Token first = next_token(text, 0);
  if (first.text.empty()) throw Error(ErrorCode::empty, Field::rule);
  for (const std::string_view cross : {"x", "×", "X", "*"}) {
    const std::size_t at = first.text.find(cross);
    // An X that follows a number: it names a node elsewhere.
    if (at != std::string_view::npos && (cross != "X" || (at > 0 && digits_at(first.text, 0).end == at)))
      return parse_cells(text, first, at, cross.size());
  }
  if (is_row(first.text)) return parse_rows(text, 0, 0, 0);
  const Token second = next_token(text, first.at + first.text.size());
  const std::size_t behind = second.at + second.text.size();
  const Token third = next_token(text, behind);
  if (!third.text.empty() && is_row(third.text)) {
    const std::uint64_t height = number(first, Field::rule, max_board_side, 1);
    return parse_rows(text, behind, height, number(second, Field::rule, max_board_side, 1));
  }
  return parse_nodes(text);
}

}  // namespace nimlab
