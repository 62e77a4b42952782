#include <set>

#include "problems/support/boxes.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::bzoj_1299 {
namespace {

Numbers read(Input& in) { return in.numbers("L", in.number("N", 1, 14), 1, 1'000'000'000); }

/// The judge wants NO where who begins wins.
bool put(Output& out, bool first) {
  out.line(first ? "NO" : "YES");
  return true;
}

/// Chocolate bars are taken out of a box, one or more, or one that is out is bitten: hungry boxes. Who begins
/// wins iff some bars have nim-sum 0, which is iff they are dependent.
bool solve(Input& in, Output& out) { return put(out, dependent(read(in))); }

bool naive(Input& in, Output& out) { return put(out, boxes_win(read(in))); }

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t count = small ? random(1, 4) : 14;
  put_counted(out, random_heaps(random, count, 1, !small ? 1'000'000'000 : count == 4 ? 6 : 9));
}

void show(Input& in, Shown& shown) { show_row(shown, "hunger", read(in)); }

/// Only all bars together are tried.
bool all_bars(Input& in, Output& out) { return put(out, nim_sum(read(in)) == 0); }

/// Only two that are equal cancel.
bool equal_bars(Input& in, Output& out) {
  const Numbers bars = read(in);
  return put(out, std::set(bars.begin(), bars.end()).size() < bars.size());
}
constexpr Wrong wrong[] = {{"all-bars", all_bars}, {"equal-bars", equal_bars}};

const Listed listed({.name = "bzoj-1299",
                     .lesson = "hungry-boxes",
                     .limits = "N<=14 L<=1000000000",
                     .milliseconds = 10'000,
                     .kibibytes = 165'888,
                     .cases = Cases::to_end,
                     .solve = solve,
                     .sample = "3\n11 10 15\n5\n13 6 7 15 3\n2\n15 12\n3\n9 7 4\n2\n15 12\n4\n15 12 11 15\n"
                               "3\n2 14 15\n3\n3 16 6\n4\n1 4 10 3\n5\n8 7 7 5 12\n",
                     .published = true,
                     .most_cases = 10,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::bzoj_1299
