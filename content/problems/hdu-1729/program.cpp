#include <iostream>

long long value(long long size, long long stones) {
  if (stones == 0) return 0;
  long long q = 0;  // the most stones that cannot fill the box at once
  while (q + 1 + (q + 1) * (q + 1) < size) ++q;
  return stones > q ? size - stones : value(q, stones);
}

int main() {
  int boxes;
  for (int test = 1; std::cin >> boxes && boxes > 0; ++test) {
    long long sum = 0;
    for (long long size, stones; boxes > 0 && std::cin >> size >> stones; --boxes)
      sum ^= value(size, stones);
    std::cout << "Case " << test << ":\n" << (sum != 0 ? "Yes\n" : "No\n");
  }
}
