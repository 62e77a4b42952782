#include <algorithm>
#include <functional>
#include <set>

#include "core/sort.hpp"
#include "math/linear_basis.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::bzoj_3105 {
namespace {

Numbers read(Input& in) { return in.numbers("heap", in.number("k", 1, 100), 1, 1'000'000'000); }
std::uint64_t total(const Numbers& heaps) {
  std::uint64_t sum = 0;
  for (const std::uint64_t heap : heaps) sum += heap;
  return sum;
}

/// Of these heaps, in this order, each that is independent of those kept before.
Numbers kept(const Numbers& heaps) {
  Numbers all;
  LinearBasis basis;
  for (const std::uint64_t heap : heaps) {
    if (basis.reduce(heap).rest == 0) continue;
    basis.add(heap, all.size());
    all.push_back(heap);
  }
  return all;
}

Numbers from_the_largest(Numbers heaps) {
  std::sort(heaps.begin(), heaps.end(), std::greater<>());
  return heaps;
}

/// A new Nim (CQOI 2013): each player first takes away some whole heaps or none, never all, then Nim is
/// played. Who begins must leave heaps of which none have nim-sum 0, and takes as few matches as he can:
/// independent heaps, chosen greedily from the largest on, as independent sets are a matroid.
bool solve(Input& in, Output& out) {
  const Numbers heaps = from_the_largest(read(in));
  out.line(total(heaps) - total(kept(heaps)));
  return true;
}

/// The heaps of a subset, in increasing order.
Numbers part(const Numbers& heaps, std::uint64_t mask) {
  Numbers all;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    if ((mask >> i & 1) != 0) all.push_back(heaps[i]);
  }
  sort_numbers(all);
  return all;
}

/// All that both may leave in their first turns, then Nim, which the first player begins.
bool naive(Input& in, Output& out) {
  const Numbers heaps = read(in);
  if (heaps.size() > 8) throw TooLarge{};
  Definition nim(take_stones);
  std::uint64_t best = total(heaps);
  for (std::uint64_t mask = 1; mask < 1u << heaps.size(); ++mask) {
    const Numbers left = part(heaps, mask);
    bool wins = true;
    for (std::uint64_t reply = 1; wins && reply < 1u << left.size(); ++reply)
      wins = nim.wins(part(left, reply));
    if (wins) best = std::min(best, total(heaps) - total(left));
  }
  out.line(best);
  return true;
}

/// At the limits the independent ones come late.
void generate(Random& random, Size size, Output& out) {
  if (size == Size::small) {
    const std::uint64_t count = random(1, 5);
    put_counted(out, random_heaps(random, count, 1, count == 5 ? 5 : 8));
    return;
  }
  Numbers heaps = random.list(100, 999'000'000, 1'000'000'000);
  for (std::size_t i = 0; i < 29; ++i) heaps[i] = random(1, std::uint64_t{1} << i);
  random.shuffle(heaps);
  put_counted(out, heaps);
}

/// The heaps from the largest on, as boxes: opening some is what the second player does.
void show(Input& in, Shown& shown) {
  const Numbers heaps = from_the_largest(read(in));
  show_row(shown, "hunger", heaps);
  shown.numbers("kept", kept(heaps));
}

/// Keeps what is independent from the smallest on.
bool smallest_first(Input& in, Output& out) {
  Numbers heaps = read(in);
  sort_numbers(heaps);
  out.line(total(heaps) - total(kept(heaps)));
  return true;
}

/// Of equal heaps keeps one.
bool equal_heaps(Input& in, Output& out) {
  const Numbers heaps = read(in);
  const std::set<std::uint64_t> different(heaps.begin(), heaps.end());
  out.line(total(heaps) - total(Numbers(different.begin(), different.end())));
  return true;
}

/// Whole heaps, as few matches as can be, so that the nim-sum of what is left is not 0.
bool sum_not_zero(Input& in, Output& out) {
  const Numbers heaps = read(in);
  out.line(nim_sum(heaps) != 0 ? 0 : *std::min_element(heaps.begin(), heaps.end()));
  return true;
}
constexpr Wrong wrong[] = {
    {"smallest-first", smallest_first}, {"equal-heaps", equal_heaps}, {"sum-not-zero", sum_not_zero}};

const Listed listed({.name = "bzoj-3105",
                     .lesson = "hungry-boxes",
                     .limits = "k<=100 heap<=1000000000",
                     .milliseconds = 10'000,
                     .kibibytes = 131'072,
                     .solve = solve,
                     .sample = "6\n5 5 6 6 5 5\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::bzoj_3105
