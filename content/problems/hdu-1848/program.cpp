#include <iostream>

int value[1001];

int main() {
  for (int n = 1; n <= 1000; ++n) {
    bool seen[20] = {};  // at most 15 options
    for (int f = 1, next = 2; f <= n; next += f, f = next - f) seen[value[n - f]] = true;
    while (seen[value[n]]) ++value[n];
  }
  for (int a, b, c; std::cin >> a >> b >> c && a + b + c > 0;) {
    std::cout << ((value[a] ^ value[b] ^ value[c]) != 0 ? "Fibo\n" : "Nacci\n");
  }
}
