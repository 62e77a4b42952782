#include <cstdio>
#include <vector>

int main() {
  int n;
  std::scanf("%d", &n);
  std::vector<std::vector<int>> next(n + 1);
  for (int a, b, i = 1; i < n; ++i) {
    std::scanf("%d %d", &a, &b);
    next[a].push_back(b);
    next[b].push_back(a);
  }
  std::vector<int> order{1}, below(n + 1), g(n + 1);
  for (int i = 0; i < n; ++i) {
    int v = order[i];
    for (int u : next[v]) {
      if (u == below[v]) continue;
      below[u] = v;
      order.push_back(u);
    }
  }
  for (int i = n - 1; i > 0; --i) {  // the tips first
    int v = order[i];
    g[below[v]] ^= g[v] + 1;
  }
  std::puts(g[1] != 0 ? "Alice" : "Bob");
}
