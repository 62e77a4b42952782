#include <algorithm>

#include "games/walk_game.hpp"

namespace nimlab::game {
extern const GameInfo grid_walk;
}

namespace nimlab {
namespace {

constexpr std::size_t max_counters = 64;
constexpr std::uint64_t max_side = 1000;
constexpr std::size_t max_steps = 64;

/// A board of cells with a set of steps, as an implicit digraph: cell (x, y), from 0, is the vertex y · width
/// + x.
class Grid final : public Graph {
 public:
  struct Step {
    std::int32_t dx, dy;
  };

  std::uint32_t width = 0, height = 0;
  std::vector<Step> steps;

  std::uint32_t size() const override { return width * height; }
  std::size_t bytes() const override { return bytes_of(steps); }
  std::uint32_t out_degree(std::uint32_t v) const override {
    Count count;
    neighbours(v, 1, count);
    return count.found;
  }
  std::span<const std::uint32_t> followers(std::uint32_t v, Room& room) const override {
    return listed(v, 1, room);
  }
  std::span<const std::uint32_t> predecessors(std::uint32_t v, Room& room) const override {
    return listed(v, -1, room);
  }

 private:
  struct Count {
    std::uint32_t found = 0;
    void operator()(std::uint32_t) { ++found; }
  };

  std::span<const std::uint32_t> listed(std::uint32_t v, std::int32_t sign, Room& room) const {
    room.resize(steps.size());
    std::uint32_t* end = room.data();
    neighbours(v, sign, [&](std::uint32_t w) { *end++ = w; });
    return {room.data(), end};
  }

  template <class Found>
  void neighbours(std::uint32_t v, std::int32_t sign, Found&& found) const {
    const auto x = static_cast<std::int32_t>(v % width), y = static_cast<std::int32_t>(v / width);
    for (const Step& s : steps) {
      // A negative coordinate becomes a large one.
      const auto nx = static_cast<std::uint32_t>(x + sign * s.dx),
                 ny = static_cast<std::uint32_t>(y + sign * s.dy);
      if (nx < width && ny < height) found(ny * width + nx);
    }
  }
};

/// "-2": a step may go back.
std::int32_t offset(const Token& token) {
  for (std::string_view minus : {"-", "−"}) {
    if (!token.text.starts_with(minus)) continue;
    const Token size{token.text.substr(minus.size()), token.at + minus.size()};
    return -static_cast<std::int32_t>(number(size, Field::rule, max_side - 1));
  }
  return static_cast<std::int32_t>(number(token, Field::rule, max_side - 1));
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

/// Counters on a board; a move takes one of them by one of the given steps and stays on the board; who cannot
/// move loses. Rule: "3x4 1:0 0:1 1:1": columns x rows (to 1,000 each), then the steps dx:dy, x to the right
/// and y downwards, at most 64 of them, of −999 … 999. Position: 1 to 64 counters "1,1 3,2" (column, row,
/// from 1); they do not hinder each other. Move: counter (from 1), column, row.
///
/// Steps that allow going in a circle make draws: see WalkGame. Cost: the board once, cells · steps.
/// Rule numbers: columns and rows.
class GridWalk final : public WalkGame {
 public:
  explicit GridWalk(Grid grid) : WalkGame(game::grid_walk, std::make_unique<Grid>(std::move(grid))) {}

  std::string rule() const override {
    std::string text = std::to_string(grid().width) + 'x' + std::to_string(grid().height);
    for (const Grid::Step& s : grid().steps) {
      text += ' ' + std::to_string(s.dx) + ':' + std::to_string(s.dy);
    }
    return text;
  }
  std::vector<std::uint64_t> rule_numbers() const override { return {grid().width, grid().height}; }

  Position parse(std::string_view text) const override {
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
      const std::uint64_t x = number(words[i], Field::position, grid().width, 1);
      const std::uint64_t y = number(words[i + 1], Field::position, grid().height, 1);
      p.push_back((y - 1) * grid().width + (x - 1));
    }
    return p;
  }
  std::string format(const Position& p) const override {
    std::string text;
    for (std::uint64_t v : p) {
      if (!text.empty()) text += ' ';
      text += std::to_string(v % grid().width + 1) + ',' + std::to_string(v / grid().width + 1);
    }
    return text;
  }
  std::vector<std::uint64_t> numbers(const Position& p) const override {
    std::vector<std::uint64_t> out;
    for (std::uint64_t v : p) append_vertex(v, out);
    return out;
  }

 private:
  const Grid& grid() const { return static_cast<const Grid&>(graph()); }
  void append_vertex(std::uint64_t v, MoveNumbers& out) const override {
    out.push_back(v % grid().width + 1);
    out.push_back(v / grid().width + 1);
  }
  std::uint64_t vertex_of(Move numbers) const override {
    if (numbers.size() != 2) refuse_shape(numbers);
    const std::uint64_t x = numbers[0], y = numbers[1];
    if (x < 1 || x > grid().width || y < 1 || y > grid().height) refuse_illegal(numbers);
    return (y - 1) * grid().width + (x - 1);
  }
  std::uint64_t map_width() const override { return grid().width; }
};

std::unique_ptr<Game> open_grid_walk(std::string_view text) {
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
  // In reading order: each as a number, rows first, of offsets that are no longer negative.
  std::vector<std::uint64_t> order;
  for (const Grid::Step& s : grid.steps) {
    const auto shifted = [](std::int32_t d) { return static_cast<std::uint64_t>(d) + max_side; };
    order.push_back(shifted(s.dy) << 32 | shifted(s.dx));
  }
  std::sort(order.begin(), order.end());
  order.erase(std::unique(order.begin(), order.end()), order.end());
  grid.steps.clear();
  for (const std::uint64_t step : order) {
    const auto back = [](std::uint64_t d) {
      return static_cast<std::int32_t>(d) - static_cast<std::int32_t>(max_side);
    };
    grid.steps.push_back({back(step & 0xFFFFFFFF), back(step >> 32)});
  }
  if (grid.steps.size() > max_steps) {
    throw Error(ErrorCode::too_many, Field::rule, std::to_string(grid.steps.size()),
                std::to_string(max_steps));
  }
  return std::make_unique<GridWalk>(std::move(grid));
}

}  // namespace

const GameInfo game::grid_walk{.name = "grid_walk",
                               .family = "walks",
                               .default_rule = "3x4 1:0 0:1 1:1",
                               .example = "1,1",
                               .move_fields = "counter column row",
                               .theorem = "retrograde-analysis",
                               .limits = "columns<=1000 rows<=1000 steps<=64 step<=999 counters<=64",
                               .open = open_grid_walk,
                               .has_map = true,
                               .paintable = true,
                               .loopy = true,
                               .tabled = true,
                               .quick = true};

}  // namespace nimlab
