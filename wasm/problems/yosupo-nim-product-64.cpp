#include <algorithm>
#include <bit>
#include <limits>

#include "math/nimber.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::yosupo_nim_product_64 {
namespace {

constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();

/// Nim products of numbers below 2^64.
bool solve(Input& in, Output& out) {
  const std::uint64_t a = in.number("A", 0, most), b = in.number("B", 0, most);
  out.line(nim_product(a, b));
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const std::uint64_t largest = size == Size::small ? random(2, 16) : most;
  const std::uint64_t a = random(0, largest), b = random(0, largest);
  out.line(a, ' ', b);
}

/// Row by row by the definition: the mex over all smaller pairs.
bool naive(Input& in, Output& out) {
  const std::uint64_t a = in.number("A", 0, most), b = in.number("B", 0, most);
  constexpr std::uint64_t side = 48;
  if (std::max(a, b) > side) throw TooLarge{};
  std::uint64_t product[side + 1][side + 1] = {};
  std::vector<bool> taken;
  for (std::uint64_t x = 1; x <= a; ++x) {
    for (std::uint64_t y = 1; y <= b; ++y) {
      taken.assign(x * y + 1, false);
      for (std::uint64_t u = 0; u < x; ++u) {
        for (std::uint64_t v = 0; v < y; ++v) {
          const std::uint64_t option = product[u][y] ^ product[x][v] ^ product[u][v];
          if (option < taken.size()) taken[option] = true;
        }
      }
      product[x][y] =
          static_cast<std::uint64_t>(std::find(taken.begin(), taken.end(), false) - taken.begin());
    }
  }
  out.line(product[a][b]);
  return true;
}

void show(Input& in, Shown& shown) {
  const std::uint64_t a = in.number("A", 0, most), b = in.number("B", 0, most);
  constexpr std::uint64_t side = 16;
  if (std::max(a, b) < side) {
    shown.board("coin_grid", "corners", std::to_string(a + 1) + ',' + std::to_string(b + 1));
  }
  shown.numbers("nim-product", {nim_product(a, b)});
}

bool ordinary(Input& in, Output& out) {
  const std::uint64_t a = in.number("A", 0, most), b = in.number("B", 0, most);
  out.line(a * b);
  return true;
}
/// The sum of `of(i, j)` over the binary digits i of one number and j of the other.
bool by_digits(Input& in, Output& out, std::uint64_t (*of)(int i, int j)) {
  const std::uint64_t a = in.number("A", 0, most), b = in.number("B", 0, most);
  std::uint64_t sum = 0;
  for (std::uint64_t x = a; x != 0; x &= x - 1) {
    for (std::uint64_t y = b; y != 0; y &= y - 1) sum ^= of(std::countr_zero(x), std::countr_zero(y));
  }
  out.line(sum);
  return true;
}
std::uint64_t power(int exponent) { return exponent < 64 ? std::uint64_t{1} << exponent : 0; }
bool without_carry(Input& in, Output& out) {
  return by_digits(in, out, [](int i, int j) { return power(i + j); });
}
bool every_power(Input& in, Output& out) {
  return by_digits(in, out,
                   [](int i, int j) { return i != j || i == 0 ? power(i + j) : power(i) ^ power(i - 1); });
}
constexpr Wrong wrong[] = {
    {"ordinary-product", ordinary}, {"without-carry", without_carry}, {"every-power-of-two", every_power}};

const Listed listed({.name = "yosupo-nim-product-64",
                     .lesson = "computing-nim-products",
                     .limits = "T<=1000000 A<=18446744073709551615 B<=18446744073709551615",
                     .milliseconds = 10'000,
                     .cases = Cases::counted,
                     .solve = solve,
                     .sample = "6\n2 2\n2 3\n12 9\n24 17\n65536 65536\n18446744073709551615 2\n",
                     .most_cases = 1'000'000,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::yosupo_nim_product_64
