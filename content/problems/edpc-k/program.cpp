#include <iostream>
#include <vector>

int main() {
  int n, k;
  std::cin >> n >> k;
  std::vector<int> takes(n);
  for (int& take : takes) std::cin >> take;
  std::vector<bool> wins(k + 1);
  for (int left = 1; left <= k; ++left) {
    for (int take : takes) {
      if (take <= left && !wins[left - take]) wins[left] = true;
    }
  }
  std::cout << (wins[k] ? "First\n" : "Second\n");
}
