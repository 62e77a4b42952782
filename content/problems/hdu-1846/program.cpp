#include <iostream>

int main() {
  int cases;
  std::cin >> cases;
  for (long long n, m; cases > 0 && std::cin >> n >> m; --cases) {
    std::cout << (n % (m + 1) == 0 ? "second\n" : "first\n");
  }
}
