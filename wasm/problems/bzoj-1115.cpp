#include "games/all.hpp"
#include "problems/support/asking.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::bzoj_1115 {
namespace {

Numbers read(Input& in) {
  Numbers heaps(in.number("n", 1, 1000));
  std::uint64_t before = 0;
  for (std::uint64_t& heap : heaps) {
    heap = in.number("a", 0, 10'000);
    if (heap < before) in.refuse("a");
    before = heap;
  }
  return heaps;
}

/// By how much each heap exceeds the one before it, from the last one on.
Position differences(const Numbers& heaps) {
  Position all;
  for (std::size_t i = heaps.size(); i-- > 0;) all.push_back(heaps[i] - (i > 0 ? heaps[i - 1] : 0));
  return all;
}

bool put(Output& out, bool first) {
  out.line(first ? "TAK" : "NIE");
  return true;
}

/// Kamyki (POI 2009): heaps that never decrease from left to right, and must not come to. The differences are
/// the steps of a staircase.
bool solve(Input& in, Output& out) {
  static const auto game = game::staircase.open({});
  return put(out, outcome(*game, differences(read(in))) == Outcome::N);
}

void take_in_order(const Numbers& heaps, const Definition::Each& each) {
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    Numbers next = heaps;
    for (next[i] = i > 0 ? heaps[i - 1] : 0; next[i] < heaps[i]; ++next[i]) {
      if (each(next)) return;
    }
  }
}

bool naive(Input& in, Output& out) { return put(out, Definition(take_in_order).wins(read(in))); }

/// Every second time lost, where the last heap can see to that.
void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t count = small ? random(1, 5) : 1000;
  Numbers steps = random.list(count, 0, small ? 2 : 9);
  if (random(0, 1) == 0) {
    for (std::size_t i = 2; i < steps.size(); i += 2) steps[0] ^= steps[i];
  }
  Numbers heaps(count);
  std::uint64_t heap = 0;
  for (std::size_t i = 0; i < count; ++i) heaps[i] = heap += steps[count - 1 - i];
  put_counted(out, heaps);
}

void show(Input& in, Shown& shown) {
  const Position steps = differences(read(in));
  show_row(shown, "staircase", steps);
  Numbers odd;
  for (std::size_t i = 0; i < steps.size(); i += 2) odd.push_back(steps[i]);
  shown.numbers("nim-sum", {nim_sum(odd)});
}

/// Heaps of Nim, as if the order did not matter.
bool as_nim(Input& in, Output& out) { return put(out, nim_sum(read(in)) != 0); }
/// All differences are counted.
bool all_differences(Input& in, Output& out) { return put(out, nim_sum(differences(read(in))) != 0); }
/// Every second difference, but beginning with the first heap.
bool from_the_left(Input& in, Output& out) {
  const Numbers heaps = read(in);
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < heaps.size(); i += 2) sum ^= heaps[i] - (i > 0 ? heaps[i - 1] : 0);
  return put(out, sum != 0);
}
constexpr Wrong wrong[] = {
    {"as-nim", as_nim}, {"all-differences", all_differences}, {"from-the-left", from_the_left}};

const Listed listed({.name = "bzoj-1115",
                     .lesson = "staircase-nim",
                     .limits = "u<=10 n<=1000 a<=10000",
                     .milliseconds = 10'000,
                     .kibibytes = 165'888,
                     .cases = Cases::counted,
                     .solve = solve,
                     .sample = "2\n2\n2 2\n3\n1 2 4\n",
                     .published = true,
                     .most_cases = 10,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::bzoj_1115
