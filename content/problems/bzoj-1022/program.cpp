#include <iostream>

int main() {
  int cases;
  std::cin >> cases;
  for (int heaps; cases > 0 && std::cin >> heaps; --cases) {
    int sum = 0;
    bool big = false;
    for (int stones; heaps > 0 && std::cin >> stones; --heaps) {
      sum ^= stones;
      if (stones > 1) big = true;
    }
    std::cout << ((sum != 0) == big ? "John\n" : "Brother\n");
  }
}
