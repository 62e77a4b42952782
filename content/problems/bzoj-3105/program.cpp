#include <algorithm>
#include <iostream>
#include <vector>

int basis[30];  // by highest digit

bool keep(int x) {
  for (int bit = 29; bit >= 0; --bit) {
    if (!(x >> bit & 1)) continue;
    if (basis[bit] == 0) {
      basis[bit] = x;
      return true;
    }
    x ^= basis[bit];
  }
  return false;  // depends on the heaps that were kept
}

int main() {
  int n;
  std::cin >> n;
  std::vector<int> heaps(n);
  for (int& heap : heaps) std::cin >> heap;
  std::sort(heaps.rbegin(), heaps.rend());
  long long removed = 0;
  for (int heap : heaps) {
    if (!keep(heap)) removed += heap;
  }
  std::cout << removed << '\n';
}
