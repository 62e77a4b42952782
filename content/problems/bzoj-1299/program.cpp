#include <iostream>

int main() {
  for (int n; std::cin >> n;) {
    int basis[30] = {};  // by highest binary digit
    bool dependent = false;
    for (int x; n > 0 && std::cin >> x; --n) {
      for (int bit = 29; bit >= 0; --bit) {
        if (!(x >> bit & 1)) continue;
        if (basis[bit] == 0) {
          basis[bit] = x;
          break;
        }
        x ^= basis[bit];
      }
      if (x == 0) dependent = true;
    }
    std::cout << (dependent ? "NO\n" : "YES\n");
  }
}
