#include <algorithm>
#include <cstdio>

int head[128], to[1024], following[1024];  // edge i is 2i and 2i + 1
int number[128], low[128], g[128], met;

void search(int v, int by) {
  number[v] = low[v] = ++met;
  for (int i = head[v]; i >= 0; i = following[i]) {
    int u = to[i];
    if (i / 2 == by) continue;
    if (number[u] == 0) {
      search(u, i / 2);
      low[v] = std::min(low[v], low[u]);
      bool bridge = low[u] == number[u];
      g[v] ^= bridge ? g[u] + 1 : g[u] ^ 1;
    } else if (number[u] < number[v] || (u == v && i % 2 == 0)) {
      low[v] = std::min(low[v], number[u]);
      g[v] ^= 1;  // an edge outside the tree: once, at its deeper end
    }
  }
}

int main() {
  int graphs;
  while (std::scanf("%d", &graphs) == 1) {
    int sum = 0;
    for (; graphs > 0; --graphs) {
      int vertices, edges;
      std::scanf("%d %d", &vertices, &edges);
      std::fill(head, head + vertices + 1, -1);
      std::fill(number, number + vertices + 1, 0);
      std::fill(g, g + vertices + 1, 0);
      met = 0;
      for (int i = 0; i < 2 * edges; i += 2) {
        int a, b;
        std::scanf("%d %d", &a, &b);
        to[i] = b, following[i] = head[a], head[a] = i;
        to[i + 1] = a, following[i + 1] = head[b], head[b] = i + 1;
      }
      search(1, -1);
      sum ^= g[1];
    }
    std::puts(sum != 0 ? "Sally" : "Harry");
  }
}
