#include "problems/support/problem.hpp"

namespace nimlab::hdu_2147 {
namespace {

struct Board {
  std::uint64_t rows = 0, columns = 0;
};

bool read(Input& in, Board& board) {
  board = {in.number("n", 0, 2000), in.number("m", 0, 2000)};
  if ((board.rows == 0) != (board.columns == 0)) in.refuse("m");
  return board.rows > 0;
}

/// kiki's game: a coin in the upper right corner goes left, down, or both at once. Counted from the lower
/// left corner, which is lost, a cell is P iff both its column and its row are odd: from such a cell every
/// move makes one of them even, and from every other one can be made odd, or both.
bool theory(Board board) { return board.rows % 2 == 0 || board.columns % 2 == 0; }

/// Cell by cell, from the corner where every game ends.
bool by_moves(Board board) {
  if (board.rows * board.columns > 100'000) throw TooLarge();
  std::vector<std::vector<bool>> wins(board.rows, std::vector<bool>(board.columns));
  for (std::uint64_t y = 0; y < board.rows; ++y) {
    for (std::uint64_t x = 0; x < board.columns; ++x) {
      wins[y][x] =
          (x > 0 && !wins[y][x - 1]) || (y > 0 && !wins[y - 1][x]) || (x > 0 && y > 0 && !wins[y - 1][x - 1]);
    }
  }
  return wins.back().back();
}

/// As though every move were a single step.
bool odd_distance(Board board) { return (board.rows + board.columns) % 2 == 1; }

/// Rows and columns instead of the steps to the corner.
bool sides(Board board) { return board.rows % 2 == 1 || board.columns % 2 == 1; }

template <auto wins>
bool answer(Input& in, Output& out) {
  Board board;
  if (!read(in, board)) return false;
  out.line(wins(board) ? "Wonderful!" : "What a pity!");
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  out.line(small ? random(1, 8) : random(1990, 2000), ' ', small ? random(1, 8) : random(1990, 2000));
}

void show(Input& in, Shown& shown) {
  Board board;
  if (!read(in, board) || board.rows > 20 || board.columns > 20) return;
  const std::string columns = std::to_string(board.columns), rows = std::to_string(board.rows);
  shown.board("grid_walk", columns + 'x' + rows + " -1:0 0:1 -1:1", columns + ",1");
}

constexpr Wrong wrong[] = {{"odd-distance", answer<odd_distance>}, {"even-sides", answer<sides>}};

const Listed listed({.name = "hdu-2147",
                     .lesson = "p-and-n-positions",
                     .limits = "n<=2000 m<=2000",
                     .milliseconds = 1000,
                     .kibibytes = 10'000,
                     .cases = Cases::to_mark,
                     .solve = answer<theory>,
                     .sample = "5 3\n5 4\n6 6\n0 0\n",
                     .published = true,
                     .mark = "0 0\n",
                     .most_cases = 1000,
                     .generate = generate,
                     .naive = answer<by_moves>,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::hdu_2147
