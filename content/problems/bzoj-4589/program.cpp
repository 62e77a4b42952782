#include <iostream>
#include <vector>

constexpr long long mod = 1'000'000'007;

long long power(long long x, long long n) {
  long long out = 1;
  for (; n > 0; n /= 2, x = x * x % mod) {
    if (n % 2 == 1) out = out * x % mod;
  }
  return out;
}

int main() {
  std::vector<bool> composite(50001);
  for (int p = 2; p * p <= 50000; ++p) {
    for (int k = p * p; k <= 50000; k += p) composite[k] = true;
  }
  for (long long n, m; std::cin >> n >> m;) {
    int size = 1;
    while (size <= m) size *= 2;
    std::vector<int> f(size);
    for (int p = 2; p <= m; ++p) f[p] = !composite[p];
    for (int half = 1; half < size; half *= 2) {
      for (int i = 0; i < size; ++i) {
        if (i & half) continue;
        int a = f[i], b = f[i + half];
        f[i] = a + b;
        f[i + half] = a - b;
      }
    }
    // No entry is larger than the number of primes, so only powers need the modulus.
    long long sum = 0;
    for (int x : f) sum += power((x + mod) % mod, n);
    std::cout << sum % mod * power(size, mod - 2) % mod << '\n';
  }
}
