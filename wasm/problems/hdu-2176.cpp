#include "games/heaps/nim.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_2176 {
namespace {

/// Empty at the mark.
Numbers read(Input& in) { return in.numbers("heap", in.number("m", 0, 200'000), 0, 0xFFFFFFFF); }

/// Nim with all its winning moves: the heap before and after each, in the order of the heaps.
bool solve(Input& in, Output& out) {
  const Numbers heaps = read(in);
  if (heaps.empty()) return false;
  const auto moves = nim_winning_moves(heaps);
  out.line(moves.empty() ? "No" : "Yes");
  for (const auto& [heap, take] : moves) out.line(heaps[heap - 1], ' ', heaps[heap - 1] - take);
  return true;
}

bool naive(Input& in, Output& out) {
  const Numbers heaps = read(in);
  if (heaps.empty()) return false;
  const auto moves = tried_moves_of_nim(heaps);
  out.line(moves.empty() ? "No" : "Yes");
  for (const auto& [heap, left] : moves) out.line(heaps[heap], ' ', left);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  put_counted(
      out, small ? random_heaps(random, random(1, 4), 1, 7) : random_heaps(random, 200'000, 1, 0x7FFFFFFF));
}

void show(Input& in, Shown& shown) { show_heaps(shown, "nim", read(in)); }

/// One winning move is enough.
bool first_move_only(Input& in, Output& out) {
  const Numbers heaps = read(in);
  if (heaps.empty()) return false;
  const auto moves = nim_winning_moves(heaps);
  out.line(moves.empty() ? "No" : "Yes");
  if (!moves.empty()) {
    const auto [heap, take] = moves.front();
    out.line(heaps[heap - 1], ' ', heaps[heap - 1] - take);
  }
  return true;
}

/// As many stones as the sum is are taken wherever there are so many.
bool take_the_sum(Input& in, Output& out) {
  const Numbers heaps = read(in);
  if (heaps.empty()) return false;
  const std::uint64_t sum = nim_sum(heaps);
  out.line(sum == 0 ? "No" : "Yes");
  for (const std::uint64_t heap : heaps) {
    if (sum != 0 && heap >= sum) out.line(heap, ' ', heap - sum);
  }
  return true;
}
constexpr Wrong wrong[] = {{"first-move-only", first_move_only}, {"take-the-sum", take_the_sum}};

const Listed listed({.name = "hdu-2176",
                     .lesson = "nim",
                     .limits = "m<=200000",
                     .milliseconds = 1000,
                     .kibibytes = 32768,
                     .cases = Cases::to_mark,
                     .solve = solve,
                     .sample = "2\n45 45\n3\n3 6 9\n5\n5 7 8 9 10\n0\n",
                     .published = true,
                     .mark = "0\n",
                     .most_cases = 5,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::hdu_2176
