#include <algorithm>
#include <cmath>
#include <numeric>

#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_1729 {
namespace {

/// Stone Game: into a box with c stones of at most s go 1 to c² more; who cannot add loses.
struct Box {
  std::uint64_t size, stones;
};

/// None at the mark of the end.
std::vector<Box> read(Input& in) {
  std::vector<Box> boxes(in.number("N", 0, 50));
  for (auto& [size, stones] : boxes) {
    size = in.number("s", 1, 1'000'000);
    stones = in.number("c", 0, size);
  }
  return boxes;
}

/// Prints who wins by what each box is worth; false at the mark.
template <class Value>
bool print(Input& in, Output& out, Value value) {
  const std::vector<Box> boxes = read(in);
  if (boxes.empty()) return false;
  std::uint64_t sum = 0;
  for (const auto& [size, stones] : boxes) sum ^= value(size, stones);
  out.line("Case ", in.round, ":");
  out.line(sum != 0 ? "Yes" : "No");
  return true;
}

/// The largest q with q + q² < size: that many stones and fewer cannot fill the box at once.
std::uint64_t too_few(std::uint64_t size) {
  auto q = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(size)));
  while (q + q * q >= size) --q;
  return q;
}

/// The SG value of a box with `stones` of `size`. With more stones than `too_few` the box can be filled at
/// once, and with fewer numbers added all sizes in between be reached: a heap of what is missing. With that
/// many it cannot, and whatever is added leaves such a heap: 0. With fewer the box is as good as one of this
/// size.
std::uint64_t value(std::uint64_t size, std::uint64_t stones) {
  for (;;) {
    if (stones == 0 || size == 0) return 0;
    const std::uint64_t q = too_few(size);
    if (stones > q) return size - stones;
    size = q;
  }
}

bool solve(Input& in, Output& out) { return print(in, out, value); }

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  std::uint64_t left = small ? random(1, 3) : 50;
  out.line(left);
  for (; left > 0; --left) {
    const std::uint64_t box = small ? random(1, 40) : random(990'000, 1'000'000);
    // Large: about where the box can be filled at once, or far below.
    out.line(box, ' ', small ? random(0, box) : random(0, 1) == 0 ? random(990, 1010) : random(1, 1000));
  }
}

/// A box is worth the least number that none is worth which a move leaves.
bool naive(Input& in, Output& out) {
  std::uint64_t left = 20'000'000;
  return print(in, out, [&](std::uint64_t size, std::uint64_t stones) {
    if (size * size > left) throw TooLarge{};
    left -= size * size;
    std::vector<std::uint64_t> values(size + 1),
        seen(size + 2);  // by stones; the number of stones that saw it
    for (std::uint64_t there = size; there-- > stones;) {
      for (std::uint64_t add = 1; add <= std::min(size - there, there * there); ++add) {
        seen[values[there + add]] = there + 1;
      }
      while (seen[values[there]] == there + 1) ++values[there];
    }
    return values[stones];
  });
}

void show(Input& in, Shown& shown) {
  std::vector<std::uint64_t> values;
  for (const auto& [size, stones] : read(in)) values.push_back(value(size, stones));
  if (!values.empty()) show_values(shown, values);
}

/// A heap of what is missing, however few stones there are.
bool room_left(Input& in, Output& out) {
  return print(in, out, [](std::uint64_t size, std::uint64_t stones) { return size - stones; });
}

/// Lost unless the box can be filled at once.
bool one_step(Input& in, Output& out) {
  return print(in, out, [](std::uint64_t size, std::uint64_t stones) {
    return stones > too_few(size) ? size - stones : 0;
  });
}

/// Takes the root of the size for q.
bool root_of_size(Input& in, Output& out) {
  return print(in, out, [](std::uint64_t size, std::uint64_t stones) -> std::uint64_t {
    while (stones > 0 && size > 1) {
      const auto q = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(size)));
      if (stones > q) return size - stones;
      size = q;
    }
    return 0;
  });
}

constexpr Wrong wrong[] = {{"room-left", room_left}, {"one-step", one_step}, {"root-of-size", root_of_size}};

const Listed listed({.name = "hdu-1729",
                     .lesson = "mex-and-grundy",
                     .limits = "N<=50 s<=1000000",
                     .milliseconds = 1000,
                     .kibibytes = 32768,
                     .cases = Cases::to_mark,
                     .solve = solve,
                     .sample = "3\n2 0\n3 3\n6 2\n2\n6 3\n6 3\n0\n",
                     .published = true,
                     .mark = "0\n",
                     .most_cases = 100,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::hdu_1729
