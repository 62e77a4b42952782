#include <cstdio>
#include <vector>

int main() {
  int n, m;
  std::scanf("%d %d", &n, &m);
  const int side = (n > m ? n : m) + 1;
  std::vector<std::vector<double>> f(side, std::vector<double>(side, 1));
  for (int sum = 1; sum <= n + m; ++sum)
    for (int a = 0; a < side && a < sum; ++a) {
      const int b = sum - a;  // b > 0; f[a][0] stays 1
      if (b >= side) continue;
      if (a == 0) {
        f[a][b] = 1.0 / (b + 1);
        continue;
      }
      const double u = f[b - 1][a], v = f[b][a - 1];
      f[a][b] = (1 + b * (1 - u) * v) / (1 + (b + 1) * v);
    }
  std::printf("%.10f %.10f\n", f[n][m], 1 - f[n][m]);
}
