#include <iostream>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<int> values(n + 3, 0);  // of heaps: a row of n squares is a heap of n + 2
  for (int heap = 3; heap <= n + 2; ++heap) {
    std::vector<bool> seen(1024, false);
    for (int left = 0; left <= heap - 3; ++left)
      seen[values[left] ^ values[heap - 3 - left]] = true;
    while (seen[values[heap]]) ++values[heap];
  }
  std::cout << (values[n + 2] != 0 ? 1 : 2) << '\n';
}
