#include <algorithm>
#include <iostream>

int value[100][100];

bool beside_the_end(int x, int y) { return x == 0 || y == 0 || x == y; }

int main() {
  for (int x = 1; x < 100; ++x) {
    for (int y = 1; y < 100; ++y) {
      bool seen[512] = {};
      const auto to = [&](int u, int v) {
        if (!beside_the_end(u, v)) seen[value[u][v]] = true;
      };
      if (beside_the_end(x, y)) continue;
      for (int k = 1; k < x; ++k) to(x - k, y);
      for (int k = 1; k < y; ++k) to(x, y - k);
      for (int k = 1; k < std::min(x, y); ++k) to(x - k, y - k);
      while (seen[value[x][y]]) ++value[x][y];
    }
  }
  int cases;
  for (std::cin >> cases; cases > 0; --cases) {
    int queens, sum = 0;
    bool at_once = false;
    std::cin >> queens;
    for (int x, y; queens > 0 && std::cin >> x >> y; --queens) {
      if (beside_the_end(x, y)) at_once = true;
      else sum ^= value[x][y];
    }
    std::cout << (at_once || sum != 0 ? "^o^\n" : "T_T\n");
  }
}
