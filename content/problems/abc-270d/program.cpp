#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  int n, k;
  std::cin >> n >> k;
  std::vector<int> set(k);
  for (int& each : set) std::cin >> each;
  std::vector<int> most(n + 1);  // what the player to move gets
  for (int left = 1; left <= n; ++left) {
    for (int take : set) {
      if (take <= left) most[left] = std::max(most[left], left - most[left - take]);
    }
  }
  std::cout << most[n] << '\n';
}
