#include <iostream>
#include <vector>

int main() {
  const int modulus = 1000000007, sums = 256;
  int n;
  std::cin >> n;
  std::vector<int> heap(n);
  for (int& stones : heap) std::cin >> stones;
  int ways = 0;
  for (int first = 0; first < n; ++first) {
    std::vector<int> count(sums), next(sums);  // choices of the others, by nim-sum
    count[0] = 1;
    for (int other = 0; other < n; ++other) {
      if (other == first) continue;
      for (int sum = 0; sum < sums; ++sum)
        next[sum] = (count[sum] + count[sum ^ heap[other]]) % modulus;
      count.swap(next);
    }
    for (int sum = heap[first]; sum < sums; ++sum) ways = (ways + count[sum]) % modulus;
  }
  std::cout << ways << '\n';
}
