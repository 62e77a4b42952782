#include <cmath>
#include <cstdint>
#include <iostream>
#include <utility>
using namespace std;

uint64_t root(uint64_t n) {  // the largest s with s * s <= n
  uint64_t s = sqrt((double)n);
  while (s * s > n) --s;
  while ((s + 1) * (s + 1) <= n) ++s;
  return s;
}

int main() {
  uint64_t x, y;
  while (cin >> x >> y) {
    if (x > y) swap(x, y);
    uint64_t k = y - x;  // 5 * k * k has room up to 1.9e9
    cout << (x == (k + root(5 * k * k)) / 2 ? 0 : 1) << '\n';
  }
}
