#include <iostream>

int main() {
  long long n;
  std::cin >> n;
  for (;;) {
    long long largest = 1, next = 2;  // the largest Fibonacci number that fits into n
    while (next <= n) {
      next += largest;
      largest = next - largest;
    }
    if (largest == n) break;
    n -= largest;
  }
  std::cout << n << '\n';
}
