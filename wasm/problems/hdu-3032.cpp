#include <algorithm>
#include <numeric>

#include "core/numbers.hpp"
#include "core/sort.hpp"
#include "games/all.hpp"
#include "problems/support/asking.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_3032 {
namespace {

using Numbers = std::vector<std::uint64_t>;

/// Nim or not Nim?: Lasker's Nim.
Numbers read(Input& in) { return in.numbers("s", in.number("N", 1, 1'000'000), 1, 0x7FFFFFFF); }

void tell(Output& out, bool wins) { out.line(wins ? "Alice" : "Bob"); }

Game& lasker() {
  static const auto game = game::lasker.open({});
  return *game;
}

bool solve(Input& in, Output& out) {
  tell(out, *lasker().nimber(read(in)) != 0);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const Numbers heaps = small ? random.list(random(1, 4), 1, 6) : random.list(1'000'000, 1, 0x7FFFFFFF);
  out.line(heaps.size());
  out.list(heaps);
}

bool naive(Input& in, Output& out) {
  static Definition game = Definition::of_heaps([](std::uint64_t heap) {
    std::vector<Numbers> left;
    for (std::uint64_t part = 0; part < heap; ++part) left.push_back({part});
    for (std::uint64_t part = 1; part < heap; ++part) left.push_back({part, heap - part});
    return left;
  });
  const Numbers heaps = read(in);
  constexpr std::uint64_t most = 100;  // stones; no move adds any
  for (std::uint64_t left = most; const std::uint64_t heap : heaps) {
    if (heap > left) throw TooLarge{};
    left -= heap;
  }
  tell(out, game.wins(heaps));
  return true;
}

void show(Input& in, Shown& shown) {
  const Numbers heaps = read(in);
  if (fit_a_board(heaps)) shown.board("lasker", "", join(heaps));
  Numbers values;
  for (const std::uint64_t heap : heaps) values.push_back(*lasker().nimber({heap}));
  show_values(shown, values);
}

/// As in Nim.
bool xor_of_sizes(Input& in, Output& out) {
  const Numbers heaps = read(in);
  tell(out, std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0}, std::bit_xor<>()) != 0);
  return true;
}

/// Lost only where every heap has one of its size beside it: else somebody could make such pairs.
bool equal_pairs(Input& in, Output& out) {
  Numbers heaps = read(in);
  sort_numbers(heaps);
  bool paired = heaps.size() % 2 == 0;
  for (std::size_t i = 0; paired && i < heaps.size(); i += 2) paired = heaps[i] == heaps[i + 1];
  tell(out, !paired);
  return true;
}

constexpr Wrong wrong[] = {{"xor-of-sizes", xor_of_sizes}, {"equal-pairs", equal_pairs}};

const Listed listed({.name = "hdu-3032",
                     .lesson = "splitting-heaps",
                     .limits = "T<=100 N<=1000000 s<=2147483647",
                     .milliseconds = 1000,
                     .kibibytes = 32768,
                     .cases = Cases::counted,
                     .solve = solve,
                     .sample = "2\n3\n2 2 3\n2\n3 3\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::hdu_3032
