#include <iostream>
#include <vector>

std::vector<std::vector<int>> options;
std::vector<int> values;

int value(int node) {
  if (values[node] >= 0) return values[node];
  std::vector<bool> seen(values.size() + 1);
  for (int option : options[node]) seen[value(option)] = true;
  int mex = 0;
  while (seen[mex]) ++mex;
  return values[node] = mex;
}

int main() {
  for (int n; std::cin >> n;) {
    options.assign(n, {});
    values.assign(n, -1);
    for (auto& list : options) {
      int count;
      std::cin >> count;
      list.resize(count);
      for (int& node : list) std::cin >> node;
    }
    for (int tokens; std::cin >> tokens && tokens > 0;) {
      int sum = 0;
      for (int node; tokens > 0 && std::cin >> node; --tokens) sum ^= value(node);
      std::cout << (sum != 0 ? "WIN\n" : "LOSE\n");
    }
  }
}
