#include <iostream>
#include <utility>

int main() {
  for (long long a, b; std::cin >> a >> b && a > 0;) {
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
