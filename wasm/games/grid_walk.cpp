#include "games/grid_walk.hpp"

#include <algorithm>

namespace nimlab {

namespace {

/// "-2": a step may go back.
std::int32_t offset(const Token& token) {
  for (std::string_view minus : {"-", "−"}) {
    if (!token.text.starts_with(minus)) continue;
    const Token size{token.text.substr(minus.size()), token.at + minus.size()};
    return -static_cast<std::int32_t>(number(size, Field::rule, GridWalk::max_side - 1));
  }
  return static_cast<std::int32_t>(number(token, Field::rule, GridWalk::max_side - 1));
}

/// The two halves of "3x4" or "1:-1".
struct Halves {
  Token left, right;
};

Halves halves(const Token& token, std::initializer_list<std::string_view> separators) {
  for (std::string_view mark : separators) {
    const std::size_t at = token.text.find(mark);
    if (at == std::string_view::npos) continue;
    const std::size_t after = at + mark.size();
    return {{token.text.substr(0, at), token.at}, {token.text.substr(after), token.at + after}};
  }
  throw Error(ErrorCode::syntax, Field::rule, excerpt(token.text), {}, token.at);
}

}  // namespace

GridWalk GridWalk::parse_rule(std::string_view text) {
  const std::vector<Token> words = tokens(text);
  if (words.empty()) throw Error(ErrorCode::empty, Field::rule);
  Grid grid;
  const Halves sides = halves(words[0], {"x", "×", "X", "*"});
  grid.width = static_cast<std::uint32_t>(number(sides.left, Field::rule, max_side, 1));
  grid.height = static_cast<std::uint32_t>(number(sides.right, Field::rule, max_side, 1));
  for (const Token& word : std::span(words).subspan(1)) {
    const Halves step = halves(word, {":", "："});
    const Grid::Step s{offset(step.left), offset(step.right)};
    if (s.dx == 0 && s.dy == 0) {  // a move that stays
      throw Error(ErrorCode::syntax, Field::rule, excerpt(word.text), {}, word.at);
    }
    grid.steps.push_back(s);
  }
  if (grid.steps.empty()) throw Error(ErrorCode::empty, Field::rule);
  const auto reading = [](const Grid::Step& a, const Grid::Step& b) {
    return std::pair(a.dy, a.dx) < std::pair(b.dy, b.dx);
  };
  std::sort(grid.steps.begin(), grid.steps.end(), reading);
  grid.steps.erase(std::unique(grid.steps.begin(), grid.steps.end()), grid.steps.end());
  if (grid.steps.size() > max_steps) {
    throw Error(ErrorCode::too_many, Field::rule, std::to_string(grid.steps.size()),
                std::to_string(max_steps));
  }
  GridWalk game;
  game.use(std::move(grid));
  return game;
}

std::string GridWalk::format_rule() const {
  std::string text = std::to_string(graph().width) + 'x' + std::to_string(graph().height);
  for (const Grid::Step& s : graph().steps) {
    text += ' ' + std::to_string(s.dx) + ':' + std::to_string(s.dy);
  }
  return text;
}

Position GridWalk::parse(std::string_view text) const {
  const std::vector<Token> words = tokens(text);
  if (words.empty()) throw Error(ErrorCode::empty, Field::position);
  if (words.size() > 2 * max_counters) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(words.size() / 2),
                std::to_string(max_counters), words[2 * max_counters].at);
  }
  if (words.size() % 2 != 0) {
    throw Error(ErrorCode::syntax, Field::position, excerpt(words.back().text), {}, words.back().at);
  }
  Position p;
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const std::uint64_t x = number(words[i], Field::position, graph().width, 1);
    const std::uint64_t y = number(words[i + 1], Field::position, graph().height, 1);
    p.push_back((y - 1) * graph().width + (x - 1));
  }
  return p;
}

std::string GridWalk::format(const Position& p) const {
  std::string text;
  for (std::uint64_t v : p) {
    if (!text.empty()) text += ' ';
    text += std::to_string(v % graph().width + 1) + ',' + std::to_string(v / graph().width + 1);
  }
  return text;
}

std::vector<std::uint64_t> GridWalk::numbers(const Position& p) const {
  std::vector<std::uint64_t> out;
  for (std::uint64_t v : p) append_vertex(v, out);
  return out;
}

void GridWalk::append_vertex(std::uint64_t v, MoveNumbers& out) const {
  out.push_back(v % graph().width + 1);
  out.push_back(v / graph().width + 1);
}

std::uint64_t GridWalk::vertex_of(std::span<const std::uint64_t> numbers) const {
  const std::uint64_t x = numbers[0], y = numbers[1];
  if (x < 1 || x > graph().width || y < 1 || y > graph().height) {
    throw Error(ErrorCode::illegal_move, Field::move, join(numbers, '-'));
  }
  return (y - 1) * graph().width + (x - 1);
}

}  // namespace nimlab
