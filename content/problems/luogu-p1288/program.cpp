#include <iostream>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<int> edge(n);
  for (int& number : edge) std::cin >> number;
  int right = 0, left = 0;  // edges that are open on either side
  while (edge[right] != 0) ++right;
  while (edge[n - 1 - left] != 0) ++left;
  std::cout << (right % 2 == 1 || left % 2 == 1 ? "YES\n" : "NO\n");
}
