#include <iostream>
#include <string>
#include <vector>

int value(unsigned heap) {  // the heap-th odious number
  return heap == 0 ? 0 : 2 * (heap - 1) + (__builtin_popcount(heap - 1) % 2 == 0);
}

int main() {
  int tests;
  std::cin >> tests;
  for (int n; tests > 0 && std::cin >> n; --tests) {
    std::vector<int> beans(n);
    int sum = 0;
    for (int i = 0; i < n; ++i) {
      std::cin >> beans[i];
      if (beans[i] % 2 == 1) sum ^= value(n - 1 - i);
    }
    std::string first = "-1 -1 -1";
    int count = 0;
    for (int i = 0; i < n; ++i) {
      for (int j = i + 1; j < n && beans[i] > 0; ++j) {
        for (int k = j; k < n; ++k) {
          if ((sum ^ value(n - 1 - i) ^ value(n - 1 - j) ^ value(n - 1 - k)) != 0) continue;
          if (++count == 1)
            first = std::to_string(i) + ' ' + std::to_string(j) + ' ' + std::to_string(k);
        }
      }
    }
    std::cout << first << '\n' << count << '\n';
  }
}
