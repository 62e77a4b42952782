#include <iostream>

int main() {
  for (long long n; std::cin >> n && n > 0;) {
    long long f = 1, next = 2;
    while (f < n) {
      next += f;
      f = next - f;
    }
    std::cout << (f == n ? "Second win\n" : "First win\n");
  }
}
