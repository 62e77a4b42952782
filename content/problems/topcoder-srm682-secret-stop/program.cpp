#include <algorithm>
#include <cstdio>
#include <vector>

struct Corner {
  double reached, sum;
};

/// Whether the host can choose the chances so that no stop gets more than the bound.
bool canKeep(const std::vector<double>& v, double bound) {
  const int n = static_cast<int>(v.size());
  // The least sum so far, by the chance that the walk comes here: corners of line pieces.
  std::vector<Corner> f{{1, v[0]}};
  for (int j = 1; j < n; ++j) {
    std::size_t least = 0;
    while (least + 1 < f.size() && f[least + 1].sum < f[least].sum) ++least;
    f.erase(f.begin(), f.begin() + least);  // a lower chance may come of the best one
    f.insert(f.begin(), {1 - 1.0 * j / n, f[0].sum});
    for (Corner& corner : f) corner.sum += corner.reached * (v[j] - v[j - 1]);
    std::vector<Corner> kept;
    for (std::size_t i = 0; i < f.size(); ++i) {
      if (i > 0 && (f[i].sum <= bound) != (f[i - 1].sum <= bound)) {
        const Corner a = f[i - 1], b = f[i];
        const double part = (bound - a.sum) / (b.sum - a.sum);
        kept.push_back({a.reached + part * (b.reached - a.reached), bound});
      }
      if (f[i].sum <= bound) kept.push_back(f[i]);
    }
    f = kept;
    if (f.empty()) return false;
  }
  return true;
}

int main() {
  int n;
  std::scanf("%d", &n);
  std::vector<double> v(n);
  for (double& x : v) std::scanf("%lf", &x);
  double low = v[0], high = *std::max_element(v.begin(), v.end());
  for (int round = 0; round < 60; ++round) {
    const double middle = (low + high) / 2;
    (canKeep(v, middle) ? high : low) = middle;
  }
  std::printf("%.9f\n", high + 1e-12);
}
