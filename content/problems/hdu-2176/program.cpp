#include <iostream>
#include <vector>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  for (int n; std::cin >> n && n > 0;) {
    std::vector<unsigned> heaps(n);
    unsigned sum = 0;
    for (unsigned& heap : heaps) {
      std::cin >> heap;
      sum ^= heap;
    }
    std::cout << (sum != 0 ? "Yes\n" : "No\n");
    for (unsigned heap : heaps) {
      if ((heap ^ sum) < heap) std::cout << heap << ' ' << (heap ^ sum) << '\n';
    }
  }
}
