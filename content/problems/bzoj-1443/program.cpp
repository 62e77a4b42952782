#include <iostream>
#include <string>
#include <vector>

int rows, columns, round_number = 0;
std::vector<std::string> board;
std::vector<int> mate, seen;  // a cell is row * columns + column
std::vector<bool> wins;

std::vector<int> neighbours(int cell) {
  const int y = cell / columns, x = cell % columns;
  std::vector<int> out;
  for (int way = 0; way < 4; ++way) {
    const int v = y + (way == 0) - (way == 1), u = x + (way == 2) - (way == 3);
    if (v >= 0 && v < rows && u >= 0 && u < columns && board[v][u] == '.')
      out.push_back(v * columns + u);
  }
  return out;
}

// Finds a partner for the cell; others may have to change theirs.
bool pair_up(int cell) {
  for (int next : neighbours(cell)) {
    if (seen[next] == round_number) continue;
    seen[next] = round_number;
    if (mate[next] >= 0 && !pair_up(mate[next])) continue;
    mate[cell] = next;
    mate[next] = cell;
    return true;
  }
  return false;
}

// A cell that some maximum matching leaves out wins. Then so do the partners of its
// neighbours: give it the neighbour, and the partner is left out instead.
void mark(int cell) {
  if (wins[cell]) return;
  wins[cell] = true;
  for (int next : neighbours(cell)) mark(mate[next]);
}

int main() {
  std::cin >> rows >> columns;
  board.resize(rows);
  for (std::string& row : board) std::cin >> row;
  const int cells = rows * columns;
  mate.assign(cells, -1);
  seen.assign(cells, 0);
  wins.assign(cells, false);
  const auto is_open = [](int cell) {
    return board[cell / columns][cell % columns] == '.';
  };

  for (int cell = 0; cell < cells; ++cell) {  // from the black cells
    ++round_number;
    if (is_open(cell) && (cell / columns + cell % columns) % 2 == 0) pair_up(cell);
  }
  bool any = false;
  for (int cell = 0; cell < cells; ++cell) {
    if (is_open(cell) && mate[cell] < 0) mark(cell), any = true;
  }
  std::cout << (any ? "WIN\n" : "LOSE\n");
  for (int cell = 0; cell < cells; ++cell) {
    if (wins[cell]) std::cout << cell / columns + 1 << ' ' << cell % columns + 1 << '\n';
  }
}
