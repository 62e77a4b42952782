#include <iostream>

int main() {
  int boxes;
  std::cin >> boxes;
  for (int colours; boxes > 0 && std::cin >> colours; --boxes) {
    int sum = 0;
    bool big = false;
    for (int sweets; colours > 0 && std::cin >> sweets; --colours) {
      sum ^= sweets;
      if (sweets > 1) big = true;
    }
    std::cout << ((sum != 0) == big ? "John\n" : "Brother\n");
  }
}
