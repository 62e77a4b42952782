#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "problems/support/problem.hpp"

namespace nimlab::topcoder_srm682_secret_stop {
namespace {

constexpr std::uint64_t most_cells = 250, farthest = 1'000'000;

/// What the cells are worth.
using Cells = std::vector<double>;

Cells read(Input& in) {
  Cells cells(in.number("n", 1, most_cells));
  for (double& value : cells)
    value = static_cast<double>(in.integer("value", -std::int64_t{farthest}, farthest));
  return cells;
}

/// What the host may do. reached[j], the chance that the walk may come to cell j, falls from 1 and is at
/// least 1 − j / n. Who stops at s gets value[0] and, for each j up to s, reached[j] · (value[j] − value[j −
/// 1]). So the host wants no such sum above some bound; this tells whether it can be had.
///
/// From the left, of all ways that keep the bound so far: the least sum by reached[j] = a, convex and made of
/// line pieces. Going on, a may fall: what lies left of the minimum becomes level. Then a · (value[j] −
/// value[j − 1]) is added, and what is above the bound cut off. Cost: n² steps.
class Host {
 public:
  explicit Host(const Cells& value) : value_(value) {}

  bool can_keep(double bound) {
    corners_ = {{1, value_[0]}};
    const auto n = static_cast<double>(value_.size());
    for (std::size_t j = 1; j < value_.size(); ++j) {
      const auto least = std::min_element(corners_.begin(), corners_.end(),
                                          [](const Corner& a, const Corner& b) { return a.sum < b.sum; });
      corners_.erase(corners_.begin(), least);
      corners_.insert(corners_.begin(), {1 - static_cast<double>(j) / n, corners_.front().sum});
      for (Corner& corner : corners_) corner.sum += corner.reached * (value_[j] - value_[j - 1]);
      cut(bound);
      if (corners_.empty()) return false;
    }
    return true;
  }

 private:
  struct Corner {
    double reached, sum;
  };
  /// The ends at which the sum is above the bound go, up to where it is just that.
  void cut(double bound) {
    const auto fits = [&](const Corner& corner) { return corner.sum <= bound; };
    const auto first = std::find_if(corners_.begin(), corners_.end(), fits);
    const auto last = std::find_if(corners_.rbegin(), corners_.rend(), fits).base();
    if (first == corners_.end()) return corners_.clear();
    const auto between = [&](const Corner& in, const Corner& out) {
      const double part = (bound - in.sum) / (out.sum - in.sum);
      return Corner{in.reached + part * (out.reached - in.reached), bound};
    };
    std::vector<Corner> kept(first, last);
    if (last != corners_.end()) kept.push_back(between(*(last - 1), *last));
    if (first != corners_.begin()) kept.insert(kept.begin(), between(*first, *(first - 1)));
    corners_ = std::move(kept);
  }

  const Cells& value_;
  std::vector<Corner> corners_;
};

/// The Secret Stop: what the player makes sure of on average, which is the least bound that the host can keep
/// (minimax theorem).
double sure(const Cells& value) {
  Host host(value);
  double low = value[0], high = *std::max_element(value.begin(), value.end());
  for (int halved = 0; halved < 64 && low < high; ++halved) {
    const double middle = low + (high - low) / 2;
    (host.can_keep(middle) ? high : low) = middle;
  }
  return high;
}

/// Nine places.
void print(Output& out, double value) {
  constexpr std::uint64_t one = 1'000'000'000;
  const auto whole = static_cast<std::uint64_t>(std::llround(std::abs(value) * static_cast<double>(one)));
  if (value < 0 && whole > 0) out.put('-');
  out.line(whole / one, '.', std::to_string(one + whole % one).substr(1));
}

bool solve(Input& in, Output& out) {
  print(out, sure(read(in)));
  return true;
}

/// An error of a billionth, of the number or of 1, is allowed.
void judge(Input& in, Input& answer) {
  const double right = sure(read(in));
  const std::string said(answer.word("value"));
  char* end = nullptr;
  const double found = std::strtod(said.c_str(), &end);
  const double allowed = 1.1e-9 * std::max(1.0, std::abs(right));
  if (*end != '\0' || !(std::abs(found - right) <= allowed)) answer.refuse("value");
}

void generate(Random& random, Size size, Output& out) {
  std::vector<std::uint64_t> cells;
  if (size == Size::small) {
    cells = random.list(random(1, 5), 0, 9);
    const std::uint64_t first = random(1, 4);  // now and then a hollow, where it helps to mix
    if (random(0, 2) == 0)
      cells = {first, first + random(1, 3), random(0, first), random(3, 9), random(5, 9)};
  } else {  // a slow rise with falls; anything by chance would be decided by its first cells
    for (std::uint64_t i = 0; i < most_cells; ++i) cells.push_back(2000 * i + random(0, 400'000));
  }
  out.line(cells.size());
  out.list(cells);
}

/// Linear equations, each with its right side behind; an empty answer where they have not exactly one.
std::vector<double> solved(std::vector<std::vector<double>> rows) {
  constexpr double nothing = 1e-9;
  const std::size_t size = rows.size();
  for (std::size_t column = 0; column < size; ++column) {
    const auto pivot = std::max_element(
        rows.begin() + static_cast<std::ptrdiff_t>(column), rows.end(),
        [&](const auto& a, const auto& b) { return std::abs(a[column]) < std::abs(b[column]); });
    if (std::abs((*pivot)[column]) < nothing) return {};
    std::swap(rows[column], *pivot);
    for (std::size_t i = 0; i < size; ++i) {
      if (i == column) continue;
      const double factor = rows[i][column] / rows[column][column];
      for (std::size_t j = 0; j <= size; ++j) rows[i][j] -= factor * rows[column][j];
    }
  }
  std::vector<double> answer;
  for (std::size_t i = 0; i < size; ++i) answer.push_back(rows[i][size] / rows[i][i]);
  return answer;
}

/// The host's chances for each cell, and what the best stop gets then, as small as possible: by trying all
/// corners. Each row of `bounds` says: at least 0.
bool naive(Input& in, Output& out) {
  const Cells cells = read(in);
  const std::size_t n = cells.size();
  constexpr std::size_t most_tried = 5;
  if (n > most_tried) throw TooLarge{};
  std::vector<std::vector<double>> bounds;  // chances, the bound on what stops get, and 1
  for (std::size_t k = 0; k < n; ++k) {
    std::vector<double> chance(n + 2), early(n + 2), stop(n + 2);
    chance[k] = 1;
    for (std::size_t i = 0; i <= k; ++i) early[i] = -1;
    early[n + 1] = static_cast<double>(k + 1) / static_cast<double>(n);
    for (std::size_t i = 0; i < n; ++i) stop[i] = -cells[std::min(i, k)];
    stop[n] = 1;
    bounds.push_back(chance);
    bounds.push_back(stop);
    if (k + 1 < n) bounds.push_back(early);
  }
  std::vector<double> all(n + 2, 1);
  all[n] = 0;
  double least = *std::max_element(cells.begin(), cells.end());
  for (std::uint64_t tight = 0; tight < std::uint64_t{1} << bounds.size(); ++tight) {
    std::vector<std::vector<double>> rows = {all};
    for (std::size_t i = 0; i < bounds.size() && rows.size() <= n + 1; ++i) {
      if ((tight >> i & 1) == 0) continue;
      rows.push_back(bounds[i]);
      rows.back()[n + 1] *= -1;
    }
    if (rows.size() != n + 1) continue;
    const std::vector<double> corner = solved(rows);
    if (corner.empty() || corner[n] > least) continue;
    constexpr double rounding = 1e-9;
    if (std::all_of(bounds.begin(), bounds.end(), [&](const std::vector<double>& bound) {
          double left = bound[n + 1];
          for (std::size_t i = 0; i <= n; ++i) left += bound[i] * corner[i];
          return left >= -rounding;
        }))
      least = corner[n];
  }
  print(out, least);
  return true;
}

void show(Input& in, Shown& shown) {
  const std::uint64_t n = in.number("n", 1, most_cells);
  std::string cells;
  for (std::uint64_t i = 0; i < n; ++i)
    cells += std::to_string(in.integer("value", -std::int64_t{farthest}, farthest)) + ' ';
  constexpr std::uint64_t most_shown = 12;
  if (n <= most_shown) shown.board("secret_stop", {}, cells + "| 1");
}

/// Stops at one cell: before it the host stops the walk where it is worst.
bool no_mixing(Input& in, Output& out) {
  const Cells cells = read(in);
  double best = cells[0];
  for (std::size_t s = 0; s < cells.size(); ++s) {
    double sum = 0, worst = cells[s];
    for (std::size_t i = cells.size(); i-- > 0;) sum += worst = std::min(worst, cells[std::min(i, s)]);
    best = std::max(best, sum / static_cast<double>(cells.size()));
  }
  print(out, best);
  return true;
}
/// As if each cell were the last one with the same chance.
bool even_chances(Input& in, Output& out) {
  const Cells cells = read(in);
  double best = cells[0];
  for (std::size_t s = 0; s < cells.size(); ++s) {
    double sum = 0;
    for (std::size_t k = 0; k < cells.size(); ++k) sum += cells[std::min(k, s)];
    best = std::max(best, sum / static_cast<double>(cells.size()));
  }
  print(out, best);
  return true;
}
constexpr Wrong wrong[] = {{"no-mixing", no_mixing}, {"even-chances", even_chances}};

const Listed listed({.name = "topcoder-srm682-secret-stop",
                     .lesson = "bluffing",
                     .solve = solve,
                     .sample = "5\n2 3 1 4 7\n",
                     .generate = generate,
                     .naive = naive,
                     .judge = judge,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::topcoder_srm682_secret_stop
