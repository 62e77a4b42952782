#include <iostream>
#include <string>
#include <vector>

int main() {
  int games;
  std::cin >> games;
  for (int n, m; games > 0 && std::cin >> n >> m; --games) {
    std::vector<bool> odd(n + m);  // which powers of 2 make up the nim-sum
    for (int i = 1; i <= n; ++i) {
      std::string row;
      std::cin >> row;
      for (int j = 1; j <= m; ++j) {
        if (row[j - 1] == 'H') continue;
        int power = i + j - 2;
        if (i == 1 || j == 1) {
          power = 0;
          for (int k = i * j; k % 2 == 0; k /= 2) ++power;
        }
        odd[power] = !odd[power];
      }
    }
    bool first = false;
    for (bool each : odd) first = first || each;
    std::cout << (first ? "-_-" : "=_=") << '\n';
  }
}
