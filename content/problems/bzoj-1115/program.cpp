#include <iostream>
#include <vector>

int main() {
  int cases;
  std::cin >> cases;
  for (int n; cases > 0 && std::cin >> n; --cases) {
    std::vector<int> heap(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> heap[i];
    int sum = 0;
    for (int i = n; i > 0; i -= 2) sum ^= heap[i] - heap[i - 1];
    std::cout << (sum != 0 ? "TAK\n" : "NIE\n");
  }
}
