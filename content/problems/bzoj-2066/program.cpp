#include <iostream>
#include <map>

int main() {
  std::ios::sync_with_stdio(false);
  int m, n;
  std::cin >> m >> n;
  std::map<int, int> steps;  // stones on each step; -1 is square m - 1
  for (int square; n > 0 && std::cin >> square; --n) ++steps[m - 1 - square - n];
  int sum = 0, moves = 0;
  for (auto [step, stones] : steps) {
    if (step % 2 == 1) sum ^= stones;
  }
  if (steps.count(-1)) {
    moves = steps[-1];
  } else if (sum != 0) {
    for (auto [step, stones] : steps) {
      if (step % 2 == 1) {
        moves += (stones ^ sum) < stones;
      } else if (step > 0) {
        const auto below = steps.find(step - 1);
        const int there = below == steps.end() ? 0 : below->second;
        const int rise = (there ^ sum) - there;
        moves += rise > 0 && rise <= stones;
      }
    }
  }
  std::cout << moves << '\n';
}
