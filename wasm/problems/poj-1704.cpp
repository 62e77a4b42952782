#include <algorithm>

#include "core/sort.hpp"
#include "games/all.hpp"
#include "problems/support/asking.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::poj_1704 {
namespace {

constexpr std::uint64_t last = 10'000;

/// The squares, as they come.
Numbers read(Input& in) {
  Numbers men;
  std::vector<bool> taken(last + 1);
  for (std::uint64_t n = in.number("N", 1, 1000); n > 0; --n) {
    men.push_back(in.number("P", 1, last));
    if (taken[men.back()]) in.refuse("P");
    taken[men.back()] = true;
  }
  return men;
}

Numbers sorted(Numbers men) {
  sort_numbers(men);
  return men;
}

/// The free squares before each man, from the last one on.
Position gaps(const Numbers& men) {
  Position all;
  for (std::size_t i = men.size(); i-- > 0;) all.push_back(men[i] - (i > 0 ? men[i - 1] : 0) - 1);
  return all;
}

bool put(Output& out, bool first) {
  out.line(first ? "Georgia will win" : "Bob will win");
  return true;
}

/// Georgia and Bob: chessmen on a strip go left, past no other. The gaps are the steps of a staircase: a man
/// that goes k to the left takes k from his gap to the next one.
bool solve(Input& in, Output& out) {
  static const auto game = game::staircase.open({});
  return put(out, outcome(*game, gaps(sorted(read(in)))) == Outcome::N);
}

void slide(const Numbers& men, const Definition::Each& each) {
  for (std::size_t i = 0; i < men.size(); ++i) {
    Numbers next = men;
    for (next[i] = i > 0 ? men[i - 1] + 1 : 1; next[i] < men[i]; ++next[i]) {
      if (each(next)) return;
    }
  }
}

bool naive(Input& in, Output& out) { return put(out, Definition(slide).wins(sorted(read(in)))); }

/// Every second time lost: the odd gaps cancel.
void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t count = small ? random(1, 5) : 1000;
  Numbers steps = random.list(count, 0, small ? 3 : 8);
  if (random(0, 1) == 0) {
    for (std::size_t i = 2; i < steps.size(); i += 2) steps[0] ^= steps[i];
  }
  Numbers men(count);
  std::uint64_t square = 0;
  for (std::size_t i = 0; i < count; ++i) men[i] = square += steps[count - 1 - i] + 1;
  if (random(0, 2) != 0) random.shuffle(men);
  put_counted(out, men);
}

void show(Input& in, Shown& shown) {
  const Position steps = gaps(sorted(read(in)));
  show_row(shown, "staircase", steps);
  Numbers odd;
  for (std::size_t i = 0; i < steps.size(); i += 2) odd.push_back(steps[i]);
  shown.numbers("nim-sum", {nim_sum(odd)});
}

/// Every second gap from the last man on, the men as they come. Differences may be below 0.
bool unsorted(Input& in, Output& out) {
  const Position steps = gaps(read(in));
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < steps.size(); i += 2) sum ^= steps[i];
  return put(out, sum != 0);
}
/// Every second gap, but from the first man on.
bool from_the_left(Input& in, Output& out) {
  const Numbers men = sorted(read(in));
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < men.size(); i += 2) sum ^= men[i] - (i > 0 ? men[i - 1] : 0) - 1;
  return put(out, sum != 0);
}
/// All gaps are heaps.
bool all_gaps(Input& in, Output& out) { return put(out, nim_sum(gaps(sorted(read(in)))) != 0); }
constexpr Wrong wrong[] = {{"unsorted", unsorted}, {"from-the-left", from_the_left}, {"all-gaps", all_gaps}};

const Listed listed({.name = "poj-1704",
                     .lesson = "staircase-nim",
                     .limits = "T<=20 N<=1000 P<=10000",
                     .milliseconds = 1000,
                     .kibibytes = 10'000,
                     .cases = Cases::counted,
                     .solve = solve,
                     .sample = "2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n",
                     .published = true,
                     .most_cases = 20,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::poj_1704
