#include <iostream>
#include <vector>

std::vector<std::vector<int>> beside;

int value(int v, int parent) {
  int sum = 0;
  for (int u : beside[v]) {
    if (u != parent) sum ^= value(u, v) + 1;
  }
  return sum;
}

int main() {
  for (int trees; std::cin >> trees;) {
    int sum = 0;
    bool big = false;
    for (; trees > 0; --trees) {
      int vertices;
      std::cin >> vertices;
      beside.assign(vertices + 1, {});
      for (int a, b, i = 1; i < vertices && std::cin >> a >> b; ++i) {
        beside[a].push_back(b);
        beside[b].push_back(a);
      }
      for (int u : beside[1]) {  // not the whole tree: its branches
        const int branch = value(u, 1) + 1;
        sum ^= branch;
        big = big || branch > 1;
      }
    }
    std::cout << ((sum != 0) == big ? "PP\n" : "QQ\n");
  }
}
