#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  int tests;
  std::cin >> tests;
  for (int heaps; tests > 0 && std::cin >> heaps; --tests) {
    unsigned sum = 0;
    for (unsigned heap; heaps > 0 && std::cin >> heap; --heaps)
      sum ^= heap % 4 == 3 ? heap + 1 : heap % 4 == 0 && heap > 0 ? heap - 1 : heap;
    std::cout << (sum == 0 ? "Bob\n" : "Alice\n");
  }
}
