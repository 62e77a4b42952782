#include <iostream>
#include <vector>

int main() {
  for (int k; std::cin >> k && k > 0;) {
    std::vector<int> takes(k);
    for (int& take : takes) std::cin >> take;
    std::vector<int> value(10001);
    for (int n = 1; n <= 10000; ++n) {
      bool seen[102] = {};  // at most 100 options
      for (int take : takes) {
        if (take <= n) seen[value[n - take]] = true;
      }
      while (seen[value[n]]) ++value[n];
    }
    int positions;
    std::cin >> positions;
    for (int heaps; positions > 0 && std::cin >> heaps; --positions) {
      int sum = 0;
      for (int heap; heaps > 0 && std::cin >> heap; --heaps) sum ^= value[heap];
      std::cout << (sum != 0 ? 'W' : 'L');
    }
    std::cout << '\n';
  }
}
