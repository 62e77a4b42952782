#include <algorithm>

#include "core/numbers.hpp"
#include "core/sort.hpp"
#include "games/all.hpp"
#include "games/graphs/walk_game.hpp"

namespace nimlab {
namespace {

constexpr std::size_t max_counters = 64;
constexpr std::uint64_t max_grid_side = 1000;
constexpr std::size_t max_steps = 64;

/// A board of cells with a set of steps, as an implicit digraph: cell (x, y), from 0, is the vertex y · width
/// + x. From a cell that is far enough from the border all steps stay on the board, and each leads to a
/// vertex at a fixed distance: most cells are such.
class Grid final : public Graph {
 public:
  struct Step {
    std::int32_t dx, dy;
  };

  Grid(std::uint32_t width, std::uint32_t height, std::vector<Step> steps)
      : width(width), height(height), steps(std::move(steps)), reciprocal_((1ull << 32) / width + 1) {
    for (const Step& s : this->steps) {
      ahead_.push_back(static_cast<std::uint32_t>(s.dy) * width + static_cast<std::uint32_t>(s.dx));
      back_.push_back(0 - ahead_.back());
      const auto reach = [](std::int32_t d, Margins& m, bool back) {
        std::uint32_t& most = (d > 0) != back ? m.after : m.before;
        most = std::max(most, static_cast<std::uint32_t>(d < 0 ? -d : d));
      };
      for (bool back : {false, true}) {
        reach(s.dx, columns_[back], back);
        reach(s.dy, rows_[back], back);
      }
    }
  }

  const std::uint32_t width, height;
  const std::vector<Step> steps;

  std::uint32_t size() const override { return width * height; }
  std::size_t bytes() const override { return bytes_of(steps, ahead_, back_); }
  void out_degrees(std::uint32_t first, std::span<std::uint32_t> out) const override {
    const auto all = static_cast<std::uint32_t>(steps.size());
    Cell c = cell(first);
    for (auto degree = out.begin(); degree != out.end();) {
      if (inside(c, false)) {  // and so is what follows in the row
        const auto run = std::min<std::size_t>(static_cast<std::size_t>(out.end() - degree),
                                               width - columns_[false].after - c.x);
        degree = std::fill_n(degree, run, all);
        c.x += static_cast<std::uint32_t>(run);
      } else {
        *degree = 0;
        each_near_border(c, 1, [&](std::uint32_t) { ++*degree; });
        ++degree, ++c.x;
      }
      if (c.x == width) c = {0, c.y + 1};
    }
  }
  std::span<const std::uint32_t> followers(std::uint32_t v, Room& room) const override {
    return listed<false>(v, room);
  }
  std::span<const std::uint32_t> predecessors(std::uint32_t v, Room& room) const override {
    return listed<true>(v, room);
  }

 private:
  struct Cell {
    std::uint32_t x, y;
  };
  /// How far the steps lead.
  struct Margins {
    std::uint32_t before = 0, after = 0;
    bool holds(std::uint32_t at, std::uint32_t size) const { return at >= before && at + after < size; }
  };

  /// Exact below 2^20 vertices, and 1,000 columns.
  Cell cell(std::uint32_t v) const {
    const auto y = static_cast<std::uint32_t>(v * reciprocal_ >> 32);
    return {v - y * width, y};
  }
  bool inside(Cell c, bool back) const {
    return columns_[back].holds(c.x, width) && rows_[back].holds(c.y, height);
  }

  template <bool back>
  std::span<const std::uint32_t> listed(std::uint32_t v, Room& room) const {
    if (room.size() < steps.size()) room.resize(steps.size());
    std::uint32_t* end = room.data();
    if (const Cell c = cell(v); inside(c, back)) {
      for (const std::uint32_t offset : back ? back_ : ahead_) *end++ = v + offset;
    } else {
      each_near_border(c, back ? -1 : 1, [&](std::uint32_t w) { *end++ = w; });
    }
    return {room.data(), end};
  }

  template <class Found>
  void each_near_border(Cell c, std::int32_t sign, Found&& found) const {
    for (const Step& s : steps) {
      // A negative coordinate becomes a large one.
      const std::uint32_t x = c.x + static_cast<std::uint32_t>(sign * s.dx),
                          y = c.y + static_cast<std::uint32_t>(sign * s.dy);
      if (x < width && y < height) found(y * width + x);
    }
  }

  std::uint64_t reciprocal_;                 ///< 2^32 / width, rounded up
  std::vector<std::uint32_t> ahead_, back_;  ///< how far the steps lead, in vertices, modulo 2^32
  Margins columns_[2], rows_[2];             ///< of the steps, and of the steps back
};

/// "-2": a step may go back.
std::int32_t offset(const Token& token) {
  for (std::string_view minus : {"-", "−"}) {
    if (!token.text.starts_with(minus)) continue;
    const Token size{token.text.substr(minus.size()), token.at + minus.size()};
    return -static_cast<std::int32_t>(number(size, Field::rule, max_grid_side - 1));
  }
  return static_cast<std::int32_t>(number(token, Field::rule, max_grid_side - 1));
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
/// Rule numbers: columns and rows, then dx and dy of each step, in two's complement of 64 bits.
class GridWalk final : public WalkGame {
 public:
  explicit GridWalk(std::unique_ptr<const Grid> grid) : WalkGame(game::grid_walk, std::move(grid)) {}

  std::string rule() const override {
    std::string text = std::to_string(grid().width) + 'x' + std::to_string(grid().height);
    for (const Grid::Step& s : grid().steps) {
      text += ' ' + std::to_string(s.dx) + ':' + std::to_string(s.dy);
    }
    return text;
  }
  std::vector<std::uint64_t> rule_numbers() const override {
    std::vector<std::uint64_t> numbers{grid().width, grid().height};
    for (const Grid::Step& s : grid().steps) {
      for (std::int64_t d : {s.dx, s.dy}) numbers.push_back(static_cast<std::uint64_t>(d));
    }
    return numbers;
  }

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
  std::vector<Grid::Step> steps;
  const Halves sides = halves(words[0], {"x", "×", "X", "*"});
  const auto width = static_cast<std::uint32_t>(number(sides.left, Field::rule, max_grid_side, 1));
  const auto height = static_cast<std::uint32_t>(number(sides.right, Field::rule, max_grid_side, 1));
  for (const Token& word : std::span(words).subspan(1)) {
    const Halves step = halves(word, {":", "："});
    const Grid::Step s{offset(step.left), offset(step.right)};
    if (s.dx == 0 && s.dy == 0) {  // a move that stays
      throw Error(ErrorCode::syntax, Field::rule, excerpt(word.text), {}, word.at);
    }
    steps.push_back(s);
  }
  if (steps.empty()) throw Error(ErrorCode::empty, Field::rule);
  // In reading order: each as a number, rows first, of offsets that are no longer negative.
  std::vector<std::uint64_t> order;
  for (const Grid::Step& s : steps) {
    const auto shifted = [](std::int32_t d) { return static_cast<std::uint64_t>(d) + max_grid_side; };
    order.push_back(shifted(s.dy) << 32 | shifted(s.dx));
  }
  sort_numbers(order);
  order.erase(std::unique(order.begin(), order.end()), order.end());
  steps.clear();
  for (const std::uint64_t step : order) {
    const auto back = [](std::uint64_t d) {
      return static_cast<std::int32_t>(d) - static_cast<std::int32_t>(max_grid_side);
    };
    steps.push_back({back(step & 0xFFFFFFFF), back(step >> 32)});
  }
  if (steps.size() > max_steps) {
    throw Error(ErrorCode::too_many, Field::rule, std::to_string(steps.size()), std::to_string(max_steps));
  }
  return std::make_unique<GridWalk>(std::make_unique<Grid>(width, height, std::move(steps)));
}

}  // namespace

const GameInfo game::grid_walk =
    described<GridWalk>({.name = "grid_walk",
                         .family = "walks",
                         .default_rule = "3x4 1:0 0:1 1:1",
                         .example = "1,1",
                         .move_fields = "counter column row",
                         .theorem = "retrograde-analysis",
                         .limits = "columns<=1000 rows<=1000 steps<=64 step<=999 counters<=64",
                         .open = open_grid_walk,
                         .paintable = true,
                         .loopy = true});

}  // namespace nimlab
