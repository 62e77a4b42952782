#include <iostream>

int main() {
  for (int n; std::cin >> n;) std::cout << (n % 3 == 0 ? "Cici\n" : "Kiki\n");
}
