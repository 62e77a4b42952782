#include <cstdio>
#include <cstdlib>

int n, fresh, last;  // the next number that is not used, and what the last step made

int step(int a, char operation, int b) {
  std::printf("%d %c %d\n", a, operation, b);
  return ++last;
}
// So many of the numbers, added.
int several(int count) {
  int sum = fresh++;
  while (--count > 0) sum = step(sum, '+', fresh++);
  return sum;
}

int main() {
  while (std::scanf("%d", &n) == 1) {
    fresh = 1;
    last = n;
    if (n < 4) {
      std::puts("-1");
    } else if (n == 4) {
      step(step(step(1, '*', 2), '+', 3), '+', 4);
    } else if (n == 5) {
      step(step(step(step(1, '*', 2), '*', 3), '-', 4), '/', 5);
    } else {
      const int a = (24 + (n - 1) / 2) / n;  // a * n is nearest to 24
      const int b = std::abs(24 - a * n);
      int all = a > 0 ? several(a) : 0;
      if (b > 0) {
        int rest = several(b);
        rest = step(rest, '/', fresh++);
        all = a > 0 ? step(all, a * n < 24 ? '+' : '-', rest) : rest;
      }
      if (fresh < n) {  // what is left makes a 0
        int zero = step(fresh, '-', fresh + 1);
        for (fresh += 2; fresh <= n; ++fresh) zero = step(zero, '*', fresh);
        step(all, '+', zero);
      }
    }
  }
}
