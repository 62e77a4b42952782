#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<int> stones(n);
  for (int& each : stones) std::cin >> each;
  std::vector<std::vector<int>> neighbours(n);
  for (int i = 1, a, b; i < n && std::cin >> a >> b; ++i) {
    neighbours[a - 1].push_back(b - 1);
    neighbours[b - 1].push_back(a - 1);
  }
  std::vector<int> order(n);
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(),
            [&](int v, int w) { return stones[v] < stones[w]; });
  std::vector<bool> wins(n);
  for (int v : order) {
    for (int w : neighbours[v]) {
      if (stones[w] < stones[v] && !wins[w]) wins[v] = true;
    }
  }
  const char* between = "";
  for (int v = 0; v < n; ++v) {
    if (!wins[v]) continue;
    std::cout << between << v + 1;
    between = " ";
  }
  std::cout << '\n';
}
