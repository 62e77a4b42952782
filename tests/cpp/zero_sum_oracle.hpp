#pragma once

#include <numeric>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"

/// Games by L. S. Shapley and R. N. Snow (Basic solutions of discrete games, 1950): the extreme optimal
/// strategies are those that some square part of the matrix, moved to be positive, makes equal. Every part is
/// tried, in fractions of 64 bits; nothing of the library is used.
namespace oracle {

struct Ratio {
  std::int64_t top = 0, bottom = 1;
  Ratio(std::int64_t top = 0, std::int64_t bottom = 1) : top(top), bottom(bottom) {
    const std::int64_t common = std::gcd(this->top, this->bottom) * (this->bottom < 0 ? -1 : 1);
    this->top /= common, this->bottom /= common;
  }
  friend Ratio operator+(Ratio a, Ratio b) {
    return {a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom};
  }
  friend Ratio operator-(Ratio a, Ratio b) { return a + Ratio(-b.top, b.bottom); }
  friend Ratio operator*(Ratio a, Ratio b) { return {a.top * b.top, a.bottom * b.bottom}; }
  friend Ratio operator/(Ratio a, Ratio b) { return {a.top * b.bottom, a.bottom * b.top}; }
  friend bool operator==(Ratio a, Ratio b) { return a.top == b.top && a.bottom == b.bottom; }
  friend bool operator<(Ratio a, Ratio b) { return a.top * b.bottom < b.top * a.bottom; }
  std::string text() const { return std::to_string(top) + (bottom == 1 ? "" : '/' + std::to_string(bottom)); }
};

using Matrix = std::vector<std::vector<std::int64_t>>;
using Weights = std::vector<Ratio>;

/// As the solver reads it.
inline std::string written(const Matrix& a) {
  std::string out;
  for (const auto& row : a) {
    for (std::int64_t each : row) out += std::to_string(each) + ' ';
    out += ';';
  }
  return out;
}

/// To so many rows and columns, of numbers from −most to most.
inline Matrix random_matrix(std::mt19937_64& random, std::size_t most_side, std::int64_t most) {
  Matrix a(1 + random() % most_side, std::vector<std::int64_t>(1 + random() % most_side));
  for (auto& row : a) {
    for (std::int64_t& each : row) each = static_cast<std::int64_t>(random() % (2 * most + 1)) - most;
  }
  return a;
}

/// The x with x·(each column of the rows given) = 1, by Gauss; empty if there is not just one.
inline Weights equaliser(std::vector<Weights> equations) {
  const std::size_t n = equations.size();
  for (std::size_t c = 0; c < n; ++c) {
    std::size_t r = c;
    while (r < n && equations[r][c] == 0) ++r;
    if (r == n) return {};
    std::swap(equations[r], equations[c]);
    for (std::size_t i = 0; i < n; ++i) {
      if (i == c || equations[i][c] == 0) continue;
      const Ratio factor = equations[i][c] / equations[c][c];
      for (std::size_t j = c; j <= n; ++j) equations[i][j] = equations[i][j] - factor * equations[c][j];
    }
  }
  Weights out;
  for (std::size_t i = 0; i < n; ++i) out.push_back(equations[i][n] / equations[i][i]);
  return out;
}

struct Solution {
  Ratio value;
  std::set<Weights> rows, columns;  ///< all extreme optimal strategies
};

inline Solution solve(const Matrix& a) {
  const std::size_t m = a.size(), n = a[0].size();
  std::int64_t least = a[0][0];
  for (const auto& row : a) {
    for (std::int64_t each : row) least = std::min(least, each);
  }
  const auto moved = [&](std::size_t i, std::size_t j) { return Ratio(a[i][j] - least + 1); };
  Solution out;
  bool any = false;
  for (unsigned rows = 1; rows < 1u << m; ++rows) {
    for (unsigned columns = 1; columns < 1u << n; ++columns) {
      if (__builtin_popcount(rows) != __builtin_popcount(columns)) continue;
      std::vector<std::size_t> r, c;
      for (std::size_t i = 0; i < m; ++i) {
        if (rows >> i & 1) r.push_back(i);
      }
      for (std::size_t j = 0; j < n; ++j) {
        if (columns >> j & 1) c.push_back(j);
      }
      std::vector<Weights> for_x, for_y;
      for (std::size_t k = 0; k < r.size(); ++k) {
        for_x.emplace_back(), for_y.emplace_back();
        for (std::size_t l = 0; l < r.size(); ++l) {
          for_x.back().push_back(moved(r[l], c[k]));
          for_y.back().push_back(moved(r[k], c[l]));
        }
        for_x.back().emplace_back(1), for_y.back().emplace_back(1);
      }
      const Weights x = equaliser(for_x), y = equaliser(for_y);
      if (x.empty()) continue;
      Ratio sum;
      bool good = true;
      for (Ratio each : x) sum = sum + each, good = good && !(each < 0);
      for (Ratio each : y) good = good && !(each < 0);
      if (!good) continue;
      Weights p(m), q(n);
      for (std::size_t k = 0; k < r.size(); ++k) p[r[k]] = x[k] / sum, q[c[k]] = y[k] / sum;
      const Ratio value = Ratio(1) / sum + Ratio(least - 1);
      for (std::size_t j = 0; j < n && good; ++j) {
        Ratio wins;
        for (std::size_t i = 0; i < m; ++i) wins = wins + p[i] * a[i][j];
        good = !(wins < value);
      }
      for (std::size_t i = 0; i < m && good; ++i) {
        Ratio wins;
        for (std::size_t j = 0; j < n; ++j) wins = wins + q[j] * a[i][j];
        good = !(value < wins);
      }
      if (!good) continue;
      if (any) REQUIRE(out.value == value);
      any = true, out.value = value;
      out.rows.insert(p), out.columns.insert(q);
    }
  }
  REQUIRE(any);
  return out;
}

}  // namespace oracle
