#include <iostream>

int value[201][201];

int main() {
  for (int w = 2; w <= 200; ++w) {
    for (int h = 2; h <= 200; ++h) {
      bool seen[256] = {};
      for (int i = 2; i <= w - 2; ++i) seen[value[i][h] ^ value[w - i][h]] = true;
      for (int i = 2; i <= h - 2; ++i) seen[value[w][i] ^ value[w][h - i]] = true;
      while (seen[value[w][h]]) ++value[w][h];
    }
  }
  for (int w, h; std::cin >> w >> h;) std::cout << (value[w][h] != 0 ? "WIN\n" : "LOSE\n");
}
