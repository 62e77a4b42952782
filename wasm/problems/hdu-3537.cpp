#include <algorithm>
#include <bit>

#include "core/sort.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_3537 {
namespace {

/// Daizhenyang's Coin: Mock Turtles. Coins count from 0, and one that is named twice counts once. A head at x
/// is worth 2x or 2x + 1, whichever has an odd number of ones.
bool solve(Input& in, Output& out) {
  auto heads = in.numbers("x", in.number("N", 0, 100), 0, 1'000'000'000);
  sort_numbers(heads);
  heads.erase(std::unique(heads.begin(), heads.end()), heads.end());
  std::uint64_t sum = 0;
  for (const std::uint64_t x : heads) sum ^= 2 * x + (std::popcount(x) % 2 == 0 ? 1 : 0);
  out.line(sum == 0 ? "Yes" : "No");
  return true;
}

std::vector<std::uint64_t> read(Input& in) {
  return in.numbers("x", in.number("N", 0, 100), 0, 1'000'000'000);
}

void once(std::vector<std::uint64_t>& heads) {
  sort_numbers(heads);
  heads.erase(std::unique(heads.begin(), heads.end()), heads.end());
}

/// At the limits every second case is lost: four places from a multiple of 4 on are worth 0.
void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  auto heads = random.list(small ? random(0, 6) : 100, 0, small ? random(0, 9) : 99'999'999);
  if (!small && random(0, 1) == 0) {
    for (std::size_t i = 0; i < heads.size(); ++i) heads[i] = (heads[i / 4 * 4] & ~std::uint64_t{3}) + i % 4;
    random.shuffle(heads);
  }
  out.line(heads.size());
  out.list(heads);
}

/// Rows by their heads as bits, each decided by all the moves.
bool naive(Input& in, Output& out) {
  constexpr std::uint64_t most = 14;
  std::size_t start = 0;
  for (const std::uint64_t place : read(in)) {
    if (place >= most) throw TooLarge{};
    start |= std::size_t{1} << place;
  }
  std::vector<bool> wins(start + 1);
  for (std::size_t row = 1; row <= start; ++row) {
    for (std::uint64_t i = 0; i < most && !wins[row]; ++i) {
      const std::size_t one = std::size_t{1} << i;
      if ((row & one) == 0) continue;
      wins[row] = !wins[row ^ one];
      for (std::size_t two = 1; two < one; two *= 2) {
        if (!wins[row ^ one ^ two]) wins[row] = true;
        for (std::size_t three = 1; three < two; three *= 2) {
          if (!wins[row ^ one ^ two ^ three]) wins[row] = true;
        }
      }
    }
  }
  out.line(wins[start] ? "No" : "Yes");
  return true;
}

void show(Input& in, Shown& shown) {
  auto heads = read(in);
  once(heads);
  std::string position;
  std::vector<std::uint64_t> values;
  std::uint64_t sum = 0;
  for (const std::uint64_t x : heads) {
    position += (position.empty() ? "" : " ") + std::to_string(x + 1);
    values.push_back(2 * x + (std::popcount(x) % 2 == 0 ? 1 : 0));
    sum ^= values.back();
  }
  constexpr std::size_t most = 30;
  constexpr std::uint64_t places = 60;
  if (heads.empty() || heads.back() < places)
    shown.board("coin_row", "mock", position.empty() ? "0" : position);
  if (values.size() <= most && !values.empty()) shown.numbers("values", values);
  shown.numbers("nim-sum", {sum});
}

/// A place that is named twice, as two heads.
bool twice(Input& in, Output& out) {
  std::uint64_t sum = 0;
  for (const std::uint64_t x : read(in)) sum ^= 2 * x + (std::popcount(x) % 2 == 0 ? 1 : 0);
  out.line(sum == 0 ? "Yes" : "No");
  return true;
}
/// As if one or two coins were turned: that is Nim.
bool turtles(Input& in, Output& out) {
  auto heads = read(in);
  once(heads);
  std::uint64_t sum = 0;
  for (const std::uint64_t x : heads) sum ^= x + 1;
  out.line(sum == 0 ? "Yes" : "No");
  return true;
}
constexpr Wrong wrong[] = {{"named-twice", twice}, {"as-nim", turtles}};

const Listed listed({.name = "hdu-3537",
                     .lesson = "coin-turning",
                     .limits = "N<=100 x<=1000000000",
                     .cases = Cases::to_end,
                     .solve = solve,
                     .sample = "0\n\n1\n0\n4\n0 1 2 3\n",
                     .published = true,
                     .most_cases = 100,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::hdu_3537
