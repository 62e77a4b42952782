#include <iostream>

int main() {
  for (int n, m; std::cin >> n >> m && n > 0;) {
    std::cout << (n % 2 == 1 && m % 2 == 1 ? "What a pity!\n" : "Wonderful!\n");
  }
}
