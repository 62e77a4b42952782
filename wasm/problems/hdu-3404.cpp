#include <algorithm>
#include <set>

#include "math/nimber.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_3404 {
namespace {

/// Switch lights: Turning Corners, whose lamp at (x, y) is worth x ⊗ y.
bool solve(Input& in, Output& out) {
  std::uint64_t sum = 0;
  for (std::uint64_t n = in.number("N", 0, 1000); n > 0; --n) {
    const std::uint64_t x = in.number("x", 1, 10'000), y = in.number("y", 1, 10'000);
    sum ^= nim_product(x, y);
  }
  out.line(sum != 0 ? "Have a try, lxhgww." : "Don't waste your time.");
  return true;
}

using Lamp = std::pair<std::uint64_t, std::uint64_t>;

/// The lamps that are lit: one that is named twice is switched twice.
std::set<Lamp> read(Input& in) {
  std::set<Lamp> lit;
  for (std::uint64_t n = in.number("N", 0, 1000); n > 0; --n) {
    const std::uint64_t x = in.number("x", 1, 10'000), y = in.number("y", 1, 10'000);
    if (!lit.insert({x, y}).second) lit.erase({x, y});
  }
  return lit;
}

/// Often lost: a lamp beside its mirror image is.
void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t width = small ? random(1, 3) : 10'000, height = small ? random(1, 4) : 10'000;
  const bool mirrored = !small && random(0, 1) == 0;
  std::set<Lamp> lit;
  for (std::uint64_t n = small ? random(0, 5) : mirrored ? 500 : 1000; n > 0; --n) {
    const Lamp lamp = {random(1, width), random(1, height)};
    lit.insert(lamp);
    if (mirrored) lit.insert({lamp.second, lamp.first});
  }
  std::vector<Lamp> lamps(lit.begin(), lit.end());
  random.shuffle(lamps);
  out.line(lamps.size());
  for (const auto& [x, y] : lamps) out.line(x, ' ', y);
}

/// Walls by their lit lamps as bits, each decided by all the moves.
bool naive(Input& in, Output& out) {
  const auto lamps = read(in);
  std::uint64_t width = 1, height = 1;
  for (const auto& [x, y] : lamps) {
    width = std::max(width, x);
    height = std::max(height, y);
  }
  if (width * height > 16) throw TooLarge{};
  const auto bit = [&](std::uint64_t x, std::uint64_t y) { return std::size_t{1} << (x * height + y); };
  std::size_t start = 0;
  for (const auto& [x, y] : lamps) start |= bit(x - 1, y - 1);
  // The lower right lamp is the highest bit of a move, so what it leaves is a smaller number.
  std::vector<bool> wins(start + 1);
  for (std::size_t wall = 1; wall <= start; ++wall) {
    for (std::uint64_t cell = 0; cell < width * height && !wins[wall]; ++cell) {
      const std::uint64_t x = cell / height, y = cell % height;
      if ((wall & bit(x, y)) == 0) continue;
      for (std::uint64_t a = 0; a <= x; ++a) {
        for (std::uint64_t b = 0; b <= y; ++b) {
          const std::size_t corners = a == x && b == y ? bit(x, y)
                                      : a == x         ? bit(x, y) | bit(x, b)
                                      : b == y         ? bit(x, y) | bit(a, y)
                                                       : bit(x, y) | bit(x, b) | bit(a, y) | bit(a, b);
          if (!wins[wall ^ corners]) wins[wall] = true;
        }
      }
    }
  }
  out.line(wins[start] ? "Have a try, lxhgww." : "Don't waste your time.");
  return true;
}

void show(Input& in, Shown& shown) {
  std::string position;
  std::vector<std::uint64_t> values;
  std::uint64_t sum = 0, largest = 0;
  for (const auto& [x, y] : read(in)) {
    if (!position.empty()) position += ' ';
    position += std::to_string(y) + ',' + std::to_string(x);
    values.push_back(nim_product(x, y));
    sum ^= values.back();
    largest = std::max({largest, x, y});
  }
  constexpr std::size_t most = 30;
  constexpr std::uint64_t side = 16;
  if (largest <= side) shown.board("coin_grid", "turtles x turtles", position.empty() ? "0" : position);
  if (values.size() <= most && !values.empty()) shown.numbers("values", values);
  shown.numbers("nim-sum", {sum});
}

bool products(Input& in, Output& out) {
  std::uint64_t sum = 0;
  for (const auto& [x, y] : read(in)) sum ^= x * y;
  out.line(sum != 0 ? "Have a try, lxhgww." : "Don't waste your time.");
  return true;
}
bool coordinates(Input& in, Output& out) {
  std::uint64_t sum = 0;
  for (const auto& [x, y] : read(in)) sum ^= x ^ y;
  out.line(sum != 0 ? "Have a try, lxhgww." : "Don't waste your time.");
  return true;
}
constexpr Wrong wrong[] = {{"ordinary-product", products}, {"xor-of-coordinates", coordinates}};

const Listed listed({.name = "hdu-3404",
                     .lesson = "computing-nim-products",
                     .limits = "N<=1000 x<=10000 y<=10000",
                     .cases = Cases::counted,
                     .solve = solve,
                     .sample = "2\n2\n1 2\n2 1\n2\n1 1\n2 2\n",
                     .published = true,
                     .most_cases = 20,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::hdu_3404
