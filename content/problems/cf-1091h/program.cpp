#include <bitset>
#include <cstdio>
#include <vector>

constexpr int size = 200000;
std::bitset<size> allowed, reached[100];  // reached[v]: sizes that lead to value v
int value[size];

int main() {
  int n, f;
  std::scanf("%d %d", &n, &f);
  std::vector<int> primes(size);  // how many primes make up a number
  for (int p = 2; p < size; ++p) {
    if (primes[p] == 0) {
      for (long long power = p; power < size; power *= p)
        for (long long k = power; k < size; k += power) ++primes[k];
    }
    if (primes[p] <= 2 && p != f) allowed[p] = true;
  }
  for (int heap = 0; heap < size; ++heap) {
    while (reached[value[heap]][heap]) ++value[heap];
    reached[value[heap]] |= allowed << heap;
  }
  int sum = 0;
  for (int blue, white, red; n > 0; --n) {
    std::scanf("%d %d %d", &blue, &white, &red);
    sum ^= value[white - blue - 1] ^ value[red - white - 1];
  }
  std::puts(sum != 0 ? "Alice\nBob" : "Bob\nAlice");
}
