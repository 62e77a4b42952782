#include <iostream>
#include <vector>

int main() {
  for (int n; std::cin >> n && n > 0;) {
    std::vector<int> heaps(n);
    int sum = 0;
    for (int& heap : heaps) {
      std::cin >> heap;
      sum ^= heap;
    }
    int moves = 0;
    for (int heap : heaps) {
      if ((heap ^ sum) < heap) ++moves;
    }
    std::cout << moves << '\n';
  }
}
