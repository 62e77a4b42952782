#include <algorithm>

#include "math/mex.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::cf_603c {
namespace {

using Numbers = std::vector<std::uint64_t>;

/// Lieges of Legendre: one is taken from a heap, or an even one becomes k of half its size.
struct Heaps {
  explicit Heaps(Input& in) {
    const std::uint64_t n = in.number("n", 1, 100'000);
    k = in.number("k", 1, 1'000'000'000);
    heaps = in.numbers("a", n, 1, 1'000'000'000);
  }

  std::uint64_t k;
  Numbers heaps;
};

void tell(Output& out, bool wins) { out.line(wins ? "Kevin" : "Nicky"); }

/// Prints who wins, by what each heap is worth, which depends on whether k is odd.
template <class Value>
bool print(Input& in, Output& out, Value value) {
  const Heaps all(in);
  std::uint64_t sum = 0;
  for (const std::uint64_t heap : all.heaps) sum ^= value(heap, all.k % 2 != 0);
  tell(out, sum != 0);
  return true;
}

/// The SG value of a heap. For even k the heaps of half the size cancel, so that an even heap reaches 0; for
/// odd k they are worth one of them. From 5 on odd heaps then are worth 0, and even ones look at their
/// halves.
std::uint64_t value(std::uint64_t heap, bool odd) {
  constexpr std::uint64_t small[2][5] = {{0, 1, 2, 0, 1}, {0, 1, 0, 1, 2}};
  if (heap <= 4) return small[odd][heap];
  if (heap % 2 != 0) return 0;
  if (!odd) return 1;
  const std::uint64_t options[] = {0, value(heap / 2, odd)};
  return mex(options);
}

bool solve(Input& in, Output& out) { return print(in, out, value); }

void generate(Random& random, Size size, Output& out) {
  if (size == Size::small) {
    const std::uint64_t k = random(1, 3);
    const Numbers heaps = random.list(random(1, 3), 1, k == 1 ? 20 : k == 2 ? 8 : 6);
    out.line(heaps.size(), ' ', k);
    out.list(heaps);
    return;
  }
  Numbers heaps = random.list(100'000, 1, 1'000'000'000);
  for (std::uint64_t& heap : heaps) {  // half of them can be halved again and again
    if (random(0, 1) == 0) heap = random(1, 7) << random(0, 27);
  }
  out.line(heaps.size(), ' ', random(999'999'990, 1'000'000'000));
  out.list(heaps);
}

bool naive(Input& in, Output& out) {
  const Heaps all(in);
  constexpr std::size_t most = 100;
  if (all.heaps.size() > most || all.k > most) throw TooLarge{};
  Definition game = Definition::of_heaps([&](std::uint64_t heap) {
    std::vector<Numbers> left = {{heap - 1}};
    if (heap % 2 == 0) left.push_back(Numbers(all.k, heap / 2));
    return left;
  });
  tell(out, game.wins(all.heaps));
  return true;
}

void show(Input& in, Shown& shown) {
  const Heaps all(in);
  Numbers values;
  for (const std::uint64_t heap : all.heaps) values.push_back(value(heap, all.k % 2 != 0));
  show_values(shown, values);
}

/// The halves are alike, so they cancel, whatever k is.
bool halves_cancel(Input& in, Output& out) {
  return print(in, out, [](std::uint64_t heap, bool) { return value(heap, false); });
}

/// As for even k, but for odd k: after the first values 0 and 2 alternate.
bool pattern_of_six(Input& in, Output& out) {
  return print(in, out, [](std::uint64_t heap, bool odd) -> std::uint64_t {
    if (!odd || heap <= 4) return value(heap, odd);
    return heap % 2 == 0 ? 2 : 0;
  });
}

/// As in Nim.
bool xor_of_sizes(Input& in, Output& out) {
  return print(in, out, [](std::uint64_t heap, bool) { return heap; });
}

constexpr Wrong wrong[] = {
    {"xor-of-sizes", xor_of_sizes}, {"halves-cancel", halves_cancel}, {"pattern-of-six", pattern_of_six}};

const Listed listed({.name = "cf-603c",
                     .lesson = "splitting-heaps",
                     .limits = "n<=100000 k<=1000000000 a<=1000000000",
                     .milliseconds = 2000,
                     .kibibytes = 262'144,
                     .solve = solve,
                     .sample = "2 1\n3 4\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::cf_603c
