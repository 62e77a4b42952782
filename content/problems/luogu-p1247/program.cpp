#include <iostream>
#include <vector>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n, sum = 0;
  std::cin >> n;
  std::vector<int> heap(n);
  for (int& stones : heap) {
    std::cin >> stones;
    sum ^= stones;
  }
  if (sum == 0) {
    std::cout << "lose\n";
    return 0;
  }
  int i = 0;  // the first heap with a one in the highest column of the sum
  while ((heap[i] ^ sum) > heap[i]) ++i;
  std::cout << heap[i] - (heap[i] ^ sum) << ' ' << i + 1 << '\n';
  heap[i] ^= sum;
  for (int j = 0; j < n; ++j) std::cout << heap[j] << (j + 1 < n ? ' ' : '\n');
}
