#include <iostream>

int main() {
  for (int n; std::cin >> n && n > 0;) std::cout << (n <= 2 ? "Alice\n" : "Bob\n");
}
