#include <cstdio>
typedef unsigned long long number;

// The nim product of two numbers with at most 2 * half binary digits.
number product(number x, number y, int half = 8) {
  if (x <= 1 || y <= 1) return x * y;
  number low = (1ULL << half) - 1;
  number p = x >> half, q = x & low, s = y >> half, t = y & low;
  number ps = product(p, s, half / 2), qt = product(q, t, half / 2);
  number all = product(p ^ q, s ^ t, half / 2);  // ps ^ pt ^ qs ^ qt
  return (all ^ qt) << half | (qt ^ product(ps, 1ULL << (half - 1), half / 2));
}

int main() {
  int cases;
  for (std::scanf("%d", &cases); cases > 0; --cases) {
    int lamps;
    number sum = 0, x, y;
    for (std::scanf("%d", &lamps); lamps > 0; --lamps) {
      std::scanf("%llu %llu", &x, &y);
      sum ^= product(x, y);
    }
    std::puts(sum ? "Have a try, lxhgww." : "Don't waste your time.");
  }
}
