#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

std::vector<std::vector<std::pair<int, int>>> next;  // vertex, edge
std::vector<int> number, low, g;
int met;

void search(int v, int by) {
  number[v] = low[v] = ++met;
  for (auto [u, edge] : next[v]) {
    if (edge == by) continue;
    if (number[u] == 0) {
      search(u, edge);
      low[v] = std::min(low[v], low[u]);
      bool bridge = low[u] == number[u];
      g[v] ^= bridge ? g[u] + 1 : g[u] ^ 1;
    } else if (number[u] <= number[v]) {
      low[v] = std::min(low[v], number[u]);
      g[v] ^= 1;  // an edge outside the tree: once, at its deeper end
    }
  }
}

int main() {
  std::ios::sync_with_stdio(false);
  int bushes;
  std::cin >> bushes;
  for (int n, m; bushes > 0 && std::cin >> n >> m; --bushes) {
    next.assign(n + 1, {});
    for (int edge = 0; edge < m; ++edge) {
      int a, b;
      std::cin >> a >> b;
      next[a].push_back({b, edge});
      if (a != b) next[b].push_back({a, edge});
    }
    number.assign(n + 1, 0);
    low = g = number;
    met = 0;
    search(1, -1);
    std::cout << (g[1] != 0 ? "Alice" : "Bob") << '\n';
  }
}
