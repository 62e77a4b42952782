#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  int cases;
  std::cin >> cases;
  for (int n; cases > 0 && std::cin >> n; --cases) {
    std::vector<int> square(n + 1);  // square[0] = 0 is the edge
    for (int i = 1; i <= n; ++i) std::cin >> square[i];
    std::sort(square.begin(), square.end());
    int sum = 0;
    for (int i = n; i > 0; i -= 2) sum ^= square[i] - square[i - 1] - 1;
    std::cout << (sum != 0 ? "Georgia" : "Bob") << " will win\n";
  }
}
