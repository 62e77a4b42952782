#include <array>
#include <bit>

#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::luogu_p5675 {
namespace {

constexpr std::uint64_t most = 200, modulus = 1'000'000'007;

Numbers read(Input& in) { return in.numbers("a", in.number("N", 1, most), 1, most); }

/// For each heap, if the first move is to be made there: in how many ways the others can be chosen so that
/// `lost` says yes to their nim-sum and the size of the heap. Cost: n² · 256 steps.
template <class Lost>
Numbers ways(const Numbers& heaps, Lost lost) {
  constexpr std::size_t sums = 256;
  Numbers ways(heaps.size());
  for (std::size_t first = 0; first < heaps.size(); ++first) {
    std::array<std::uint64_t, sums> count{1};  // choices, by nim-sum
    for (std::size_t other = 0; other < heaps.size(); ++other) {
      if (other == first) continue;
      // Two sums that differ by the heap have as many ways from now on: each pair is named by its smaller
      // sum.
      const std::uint64_t heap = heaps[other], bit = std::bit_floor(heap);
      for (std::size_t begin = 0; begin < sums; begin += 2 * bit) {
        for (std::size_t sum = begin; sum < begin + bit; ++sum) {
          const std::uint64_t both = count[sum] + count[sum ^ heap];
          count[sum] = count[sum ^ heap] = both < modulus ? both : both - modulus;
        }
      }
    }
    for (std::size_t sum = 0; sum < sums; ++sum) {
      if (lost(sum, heaps[first])) ways[first] = (ways[first] + count[sum]) % modulus;
    }
  }
  return ways;
}

template <class Lost>
void print(Output& out, const Numbers& heaps, Lost lost) {
  std::uint64_t all = 0;
  for (const std::uint64_t each : ways(heaps, lost)) all += each;
  out.line(all % modulus);
}

/// What the heap would have to become is no less than it is.
bool lost(std::uint64_t others, std::uint64_t heap) { return others >= heap; }

/// Heaps are chosen, and the one that the first move must be made in: how many ways make who begins lose?
bool solve(Input& in, Output& out) {
  print(out, read(in), lost);
  return true;
}

bool naive(Input& in, Output& out) {
  const Numbers heaps = read(in);
  constexpr std::size_t most_heaps = 8;
  if (heaps.size() > most_heaps) throw TooLarge{};
  Definition nim(take_stones);
  std::uint64_t count = 0;
  for (std::uint64_t chosen = 1; chosen < std::uint64_t{1} << heaps.size(); ++chosen) {
    Numbers game;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      if ((chosen >> i & 1) != 0) game.push_back(heaps[i]);
    }
    for (std::size_t first = 0; first < game.size(); ++first) {
      Numbers next = game;
      bool wins = false;
      for (next[first] = 0; next[first] < game[first] && !wins; ++next[first]) wins = !nim.wins(next);
      if (!wins) ++count;
    }
  }
  out.line(count % modulus);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  put_counted(out, small ? random.list(random(1, 5), 1, random(1, 6)) : random.list(most, 1, most));
}

void show(Input& in, Shown& shown) {
  const Numbers heaps = read(in);
  show_row(shown, "nim", heaps);
  constexpr std::size_t few = 40;
  if (heaps.size() <= few) shown.numbers("ways", ways(heaps, lost));
}

/// As if the heap had to become smaller or stay.
bool strictly_greater(Input& in, Output& out) {
  print(out, read(in), [](std::uint64_t others, std::uint64_t heap) { return others > heap; });
  return true;
}
/// As if who begins could choose the heap.
bool nim_sum_zero(Input& in, Output& out) {
  print(out, read(in), [](std::uint64_t others, std::uint64_t heap) { return others == heap; });
  return true;
}
constexpr Wrong wrong[] = {{"strictly-greater", strictly_greater}, {"nim-sum-zero", nim_sum_zero}};

const Listed listed({.name = "luogu-p5675",
                     .lesson = "nim",
                     .limits = "N<=200 a<=200",
                     .solve = solve,
                     .sample = "3\n2 4 5\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::luogu_p5675
