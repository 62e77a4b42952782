#include <iostream>
#include <utility>

int main() {
  int cases;
  std::cin >> cases;
  for (long long a, b; cases > 0 && std::cin >> a >> b; --cases) {
    if (a < b) std::swap(a, b);
    bool stan = true;
    while (a < 2 * b && a != b) {
      a -= b;
      std::swap(a, b);
      stan = !stan;
    }
    std::cout << (stan ? "Stan wins\n" : "Ollie wins\n");
  }
}
