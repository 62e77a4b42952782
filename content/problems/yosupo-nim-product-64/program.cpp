#include <cstdio>
typedef unsigned long long number;

// Products below 256, as they become known. Only 0 has the product 0.
unsigned char known[256][256];

// The nim product of two numbers with at most 2 * half binary digits.
number product(number x, number y, int half = 32) {
  if (x <= 1 || y <= 1) return x * y;
  if (half <= 4 && known[x][y]) return known[x][y];
  number low = (1ULL << half) - 1;
  number p = x >> half, q = x & low, s = y >> half, t = y & low;
  number ps = product(p, s, half / 2), qt = product(q, t, half / 2);
  number all = product(p ^ q, s ^ t, half / 2);  // ps ^ pt ^ qs ^ qt
  number rest = qt ^ product(ps, 1ULL << (half - 1), half / 2);
  number whole = (all ^ qt) << half | rest;
  if (half <= 4) known[x][y] = static_cast<unsigned char>(whole);
  return whole;
}

int main() {
  int cases;
  for (std::scanf("%d", &cases); cases > 0; --cases) {
    number a, b;
    std::scanf("%llu %llu", &a, &b);
    std::printf("%llu\n", product(a, b));
  }
}
