#include <cstdio>

int main() {
  int n;
  if (std::scanf("%d", &n) != 1 || n < 4) return std::puts("NO"), 0;
  std::puts("YES");
  if (n % 2 == 0) {
    std::puts("4 * 3 = 12\n12 * 2 = 24\n24 * 1 = 24");
  } else {
    std::puts("4 * 5 = 20\n20 + 3 = 23\n23 + 2 = 25\n25 - 1 = 24");
  }
  for (int k = n % 2 == 0 ? 5 : 6; k < n; k += 2) {  // neighbours make a 1
    std::printf("%d - %d = 1\n24 * 1 = 24\n", k + 1, k);
  }
}
