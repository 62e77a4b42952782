#include "problems/support/boxes.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::bzoj_3759 {
namespace {

Numbers read(Input& in) { return in.numbers("a", in.number("n", 1, 20), 1, 1'000'000'000); }

bool put(Output& out, bool first) {
  out.line(first ? "Yes" : "No");
  return true;
}

/// Hungergame: hungry boxes, all closed. Who begins wins iff some boxes have nim-sum 0, which is iff they are
/// dependent: he opens a largest such set, and what stays closed is independent.
bool solve(Input& in, Output& out) { return put(out, dependent(read(in))); }

bool naive(Input& in, Output& out) { return put(out, boxes_win(read(in))); }

/// At the limits often as many independent boxes as there can be, and one that may depend on them.
void generate(Random& random, Size size, Output& out) {
  if (size == Size::small) {
    const std::uint64_t count = random(1, 4);
    put_counted(out, random_heaps(random, count, 1, count == 4 ? 6 : 9));
    return;
  }
  Numbers boxes(20);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const std::uint64_t top = std::uint64_t{1} << (i + 9);
    boxes[i] = top | random(0, top - 1);
  }
  if (random(0, 1) == 0) boxes.back() = boxes[3] ^ boxes[8] ^ boxes[17];
  random.shuffle(boxes);
  put_counted(out, boxes);
}

void show(Input& in, Shown& shown) { show_row(shown, "hunger", read(in)); }

/// Only opening all boxes at once is tried.
bool all_boxes(Input& in, Output& out) { return put(out, nim_sum(read(in)) == 0); }
/// As if all were open from the beginning.
bool as_nim(Input& in, Output& out) { return put(out, nim_sum(read(in)) != 0); }
constexpr Wrong wrong[] = {{"all-boxes", all_boxes}, {"as-nim", as_nim}};

const Listed listed(
    {.name = "bzoj-3759",
     .lesson = "hungry-boxes",
     .limits = "T<=10 n<=20 a<=1000000000",
     .milliseconds = 10'000,
     .kibibytes = 524'288,
     .cases = Cases::counted,
     .solve = solve,
     .sample = "5\n5\n18 11 16 19 15\n5\n18 12 17 10 18\n5\n17 7 1 10 1\n5\n19 5 16 19 8\n5\n18 18 7 4 9\n",
     .published = true,
     .most_cases = 10,
     .generate = generate,
     .naive = naive,
     .show = show,
     .wrong = wrong});

}  // namespace
}  // namespace nimlab::bzoj_3759
