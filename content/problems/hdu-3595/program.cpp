#include <algorithm>
#include <iostream>

int steps(int a, int b) {  // a >= b
  if (b == 0) return 0;
  const int s = steps(b, a % b);
  return s + 1 + (s % 2 == 1 && a / b >= 2);  // odd: go on to s + 1 if there is a choice
}

int main() {
  for (int n; std::cin >> n;) {
    int last = 0;
    for (int p, q; n > 0 && std::cin >> p >> q; --n) {
      last = std::max(last, steps(std::max(p, q), std::min(p, q)));
    }
    std::cout << (last % 2 == 1 ? "MM\n" : "GG\n");
  }
}
