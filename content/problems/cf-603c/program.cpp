#include <iostream>

int value(int heap, bool odd) {  // odd: the number of heaps that a split makes
  constexpr int small[2][5] = {{0, 1, 2, 0, 1}, {0, 1, 0, 1, 2}};
  if (heap <= 4) return small[odd][heap];
  if (heap % 2 == 1) return 0;
  return odd && value(heap / 2, odd) == 1 ? 2 : 1;
}

int main() {
  int n, k, sum = 0;
  std::cin >> n >> k;
  for (int heap; n > 0 && std::cin >> heap; --n) sum ^= value(heap, k % 2 == 1);
  std::cout << (sum != 0 ? "Kevin\n" : "Nicky\n");
}
