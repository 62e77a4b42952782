#include <iostream>

int main() {
  int tests;
  std::cin >> tests;
  for (int piles; tests > 0 && std::cin >> piles; --tests) {
    int sum = 0;
    for (unsigned x, y; piles > 0 && std::cin >> x >> y; piles -= 2)
      sum ^= __builtin_ctz(~((x - 1) | (y - 1)));
    std::cout << (sum == 0 ? "NO\n" : "YES\n");
  }
}
