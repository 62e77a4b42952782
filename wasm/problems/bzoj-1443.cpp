#include <array>
#include <functional>
#include <map>

#include "games/all.hpp"
#include "problems/support/asking.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::bzoj_1443 {
namespace {

/// Game (JSOI 2009): Alice puts a piece on a free cell, then both move it in turn, Bob first, to a free
/// neighbour where it has not been. Where Alice may begin to win, by rows.
bool solve(Input& in, Output& out) {
  const std::uint64_t n = in.number("n", 1, 100), m = in.number("m", 1, 100);
  std::string board = std::to_string(n) + ' ' + std::to_string(m);
  for (std::uint64_t row = 0; row < n; ++row) {
    const std::string_view cells = in.word("row");
    if (cells.size() != m || cells.find_first_not_of(".#") != std::string_view::npos) in.refuse("row");
    board += '\n';
    board += cells;
  }
  // Its moves win from 20,000 cells at most, and there are fewer.
  const auto game = game::geography.open(board);
  const Position start = game->parse("0");
  while (!game->prepare(start)) {
  }
  const Solution solution = game->solve(start, Player::left);
  out.line(solution.winning_moves.empty() ? "LOSE" : "WIN");
  for (const MoveNumbers& move : solution.winning_moves) out.line(move[1], ' ', move[0]);
  return true;
}

struct Maze {
  std::uint64_t rows, columns;
  std::string cells;  ///< row by row

  bool open(std::size_t cell) const { return cells[cell] == '.'; }
  std::vector<std::size_t> beside(std::size_t cell) const {
    std::vector<std::size_t> out;
    const auto to = [&](bool there, std::size_t next) {
      if (there && open(next)) out.push_back(next);
    };
    to(cell >= columns, cell - columns);
    to(cell % columns > 0, cell - 1);
    to(cell % columns + 1 < columns, cell + 1);
    to(cell + columns < cells.size(), cell + columns);
    return out;
  }
  bool black(std::size_t cell) const { return (cell / columns + cell % columns) % 2 == 0; }
  void print(const std::vector<bool>& starts, Output& out) const {
    bool any = false;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) any = any || starts[cell];
    out.line(any ? "WIN" : "LOSE");
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      if (starts[cell]) out.line(cell / columns + 1, ' ', cell % columns + 1);
    }
  }
};
Maze read(Input& in) {
  Maze maze{in.number("n", 1, 100), in.number("m", 1, 100), {}};
  for (std::uint64_t row = 0; row < maze.rows; ++row) maze.cells += in.word("row");
  return maze;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t n = small ? random(1, 4) : 100, m = small ? random(1, 4) : 100;
  const std::uint64_t walls = small ? random(0, 5) : random(0, 3);
  out.line(n, ' ', m);
  for (std::uint64_t row = 0; row < n; ++row) {
    for (std::uint64_t column = 0; column < m; ++column) out.put(random(0, 9) >= walls ? '.' : '#');
    out.line();
  }
}

/// All the walks, remembered by the cells that are still free and the cell of the piece.
bool naive(Input& in, Output& out) {
  const Maze maze = read(in);
  constexpr std::size_t most = 16;
  if (maze.cells.size() > most) throw TooLarge{};
  std::map<std::pair<std::string, std::size_t>, bool> known;
  const std::function<bool(const Maze&, std::size_t)> wins = [&](const Maze& free, std::size_t at) {
    const auto key = std::make_pair(free.cells, at);
    if (const auto found = known.find(key); found != known.end()) return found->second;
    Maze left = free;
    left.cells[at] = '#';
    bool won = false;
    for (const std::size_t next : left.beside(at)) won = won || !wins(left, next);
    return known[key] = won;
  };
  std::vector<bool> starts(maze.cells.size());
  for (std::size_t cell = 0; cell < starts.size(); ++cell)
    starts[cell] = maze.open(cell) && !wins(maze, cell);
  maze.print(starts, out);
  return true;
}

void show(Input& in, Shown& shown) {
  const Maze maze = read(in);
  constexpr std::uint64_t most = 20;
  if (maze.rows > most || maze.columns > most || maze.cells.find('.') == std::string::npos) return;
  std::string board;
  for (std::size_t cell = 0; cell < maze.cells.size(); ++cell) {
    if (cell > 0 && cell % maze.columns == 0) board += ' ';
    board += maze.cells[cell];
  }
  shown.board("geography", board, "0");
}

/// All cells of the colour that has more of them.
bool larger_colour(Input& in, Output& out) {
  const Maze maze = read(in);
  std::array<std::uint64_t, 2> count{};
  for (std::size_t cell = 0; cell < maze.cells.size(); ++cell) {
    if (maze.open(cell)) ++count[maze.black(cell) ? 1 : 0];
  }
  std::vector<bool> starts(maze.cells.size());
  for (std::size_t cell = 0; cell < starts.size() && count[0] != count[1]; ++cell)
    starts[cell] = maze.open(cell) && maze.black(cell) == (count[1] > count[0]);
  maze.print(starts, out);
  return true;
}
/// Those alone that one maximum matching happens to leave out.
bool one_matching(Input& in, Output& out) {
  const Maze maze = read(in);
  const std::size_t none = maze.cells.size();
  std::vector<std::size_t> mate(none, none);
  std::vector<bool> seen;
  const std::function<bool(std::size_t)> pair_up = [&](std::size_t cell) {
    for (const std::size_t next : maze.beside(cell)) {
      if (seen[next]) continue;
      seen[next] = true;
      if (mate[next] != none && !pair_up(mate[next])) continue;
      mate[cell] = next;
      mate[next] = cell;
      return true;
    }
    return false;
  };
  for (std::size_t cell = 0; cell < none; ++cell) {
    seen.assign(none, false);
    if (maze.open(cell) && maze.black(cell)) pair_up(cell);
  }
  std::vector<bool> starts(none);
  for (std::size_t cell = 0; cell < none; ++cell) starts[cell] = maze.open(cell) && mate[cell] == none;
  maze.print(starts, out);
  return true;
}
constexpr Wrong wrong[] = {{"larger-colour", larger_colour}, {"one-matching", one_matching}};

const Listed listed({.name = "bzoj-1443",
                     .lesson = "geography",
                     .limits = "n<=100 m<=100",
                     .milliseconds = 10'000,
                     .kibibytes = 165'888,
                     .solve = solve,
                     .sample = "3 3\n.##\n...\n#.#\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::bzoj_1443
