#include <iostream>

int main() {
  int cases;
  std::cin >> cases;
  for (int n; cases > 0 && std::cin >> n; --cases) {
    int basis[31] = {};
    bool dependent = false;
    for (int x; n > 0 && std::cin >> x; --n) {
      for (int bit = 30; bit >= 0; --bit) {
        if (!(x >> bit & 1)) continue;
        if (basis[bit] == 0) {
          basis[bit] = x;
          break;
        }
        x ^= basis[bit];
      }
      if (x == 0) dependent = true;
    }
    std::cout << (dependent ? "Yes\n" : "No\n");
  }
}
