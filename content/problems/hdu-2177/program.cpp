#include <algorithm>
#include <iostream>
#include <vector>

constexpr int most = 1'000'000;

int main() {
  std::vector<int> partner(3 * most, -1), lower;  // lower[k]: of the pair with difference k
  for (int x = 0; x <= most; ++x) {
    if (partner[x] >= 0) continue;
    const int y = x + int(lower.size());
    lower.push_back(x);
    partner[x] = y;
    partner[y] = x;
  }
  for (int a, b; std::cin >> a >> b && b > 0;) {
    const int k = b - a, p = partner[a], q = partner[b];
    std::cout << (p != b) << '\n';
    if (p == b) continue;
    if (k < int(lower.size()) && lower[k] < a)
      std::cout << lower[k] << ' ' << lower[k] + k << '\n';
    if (p < b) std::cout << std::min(a, p) << ' ' << std::max(a, p) << '\n';
    if (q < a && a != b) std::cout << q << ' ' << b << '\n';
  }
}
