#include <bit>

#include "games/heaps/nim.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_1850 {
namespace {

/// What the statements call their numbers, and how large these may be.
struct Hdu {
  static constexpr std::string_view count = "M", heap = "N";
  static constexpr std::uint64_t most_heaps = 100, most = 1'000'000;
};
struct Poj {
  static constexpr std::string_view count = "n", heap = "k";
  static constexpr std::uint64_t most_heaps = 1000, most = 1'000'000'000;
};

/// Empty at the mark.
template <class Judge>
Numbers read(Input& in) {
  return in.numbers(Judge::heap, in.number(Judge::count, 0, Judge::most_heaps), 1, Judge::most);
}

/// Being a Good Boy in Spring Festival, and Nim: how many first moves of Nim win.
template <class Judge>
bool solve(Input& in, Output& out) {
  const Numbers heaps = read<Judge>(in);
  if (heaps.empty()) return false;
  out.line(nim_winning_moves(heaps).size());
  return true;
}

template <class Judge>
bool naive(Input& in, Output& out) {
  const Numbers heaps = read<Judge>(in);
  if (heaps.empty()) return false;
  out.line(tried_moves_of_nim(heaps).size());
  return true;
}

template <class Judge>
void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  put_counted(out, small ? random_heaps(random, random(1, 4), 1, 7)
                         : random_heaps(random, Judge::most_heaps, 1, Judge::most));
}

template <class Judge>
void show(Input& in, Shown& shown) {
  show_heaps(shown, "nim", read<Judge>(in));
}

/// `heap ^ sum < heap` in C++, where < is done before ^.
bool no_parentheses(Input& in, Output& out) {
  const Numbers heaps = read<Hdu>(in);
  if (heaps.empty()) return false;
  const std::uint64_t sum = nim_sum(heaps);
  std::uint64_t moves = 0;
  for (const std::uint64_t heap : heaps) moves += (heap ^ std::uint64_t{sum < heap}) != 0;
  out.line(sum == 0 ? 0 : moves);
  return true;
}

/// A won position has one winning move.
bool one_if_won(Input& in, Output& out) {
  const Numbers heaps = read<Hdu>(in);
  if (heaps.empty()) return false;
  out.line(nim_sum(heaps) != 0 ? 1 : 0);
  return true;
}
constexpr Wrong wrong_at_hdu[] = {{"no-parentheses", no_parentheses}, {"one-if-won", one_if_won}};

/// A case in which the heaps that `counts` names are counted, unless the sum is 0.
bool counting(Input& in, Output& out, bool (*counts)(std::uint64_t heap, std::uint64_t sum)) {
  const Numbers heaps = read<Poj>(in);
  if (heaps.empty()) return false;
  const std::uint64_t sum = nim_sum(heaps);
  std::uint64_t moves = 0;
  for (const std::uint64_t heap : heaps) moves += counts(heap, sum);
  out.line(sum == 0 ? 0 : moves);
  return true;
}

/// The heaps from which the sum can be taken.
bool not_below_the_sum(Input& in, Output& out) {
  return counting(in, out, [](std::uint64_t heap, std::uint64_t sum) { return heap >= sum; });
}

/// The heaps whose highest digit is that of the sum.
bool same_length(Input& in, Output& out) {
  return counting(in, out, [](std::uint64_t heap, std::uint64_t sum) {
    return std::bit_width(heap) == std::bit_width(sum);
  });
}
constexpr Wrong wrong_at_poj[] = {{"not-below-the-sum", not_below_the_sum}, {"same-length", same_length}};

const Listed hdu({.name = "hdu-1850",
                  .lesson = "nim",
                  .limits = "M<=100 N<=1000000",
                  .milliseconds = 1000,
                  .kibibytes = 32768,
                  .cases = Cases::to_mark,
                  .solve = solve<Hdu>,
                  .sample = "3\n5 7 9\n0\n",
                  .published = true,
                  .mark = "0\n",
                  .most_cases = 100,
                  .generate = generate<Hdu>,
                  .naive = naive<Hdu>,
                  .show = show<Hdu>,
                  .wrong = wrong_at_hdu});
const Listed poj({.name = "poj-2975",
                  .lesson = "nim",
                  .limits = "n<=1000 k<=1000000000",
                  .milliseconds = 1000,
                  .kibibytes = 65536,
                  .cases = Cases::to_mark,
                  .solve = solve<Poj>,
                  .sample = "3\n7 11 13\n2\n1000000000 1000000000\n0\n",
                  .published = true,
                  .mark = "0\n",
                  .most_cases = 100,
                  .generate = generate<Poj>,
                  .naive = naive<Poj>,
                  .show = show<Poj>,
                  .wrong = wrong_at_poj});

}  // namespace
}  // namespace nimlab::hdu_1850
