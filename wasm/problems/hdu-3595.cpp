#include "problems/support/definition.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_3595 {
namespace {

constexpr std::uint64_t most_pairs = 1000, most = 1000;

struct Piles {
  std::uint64_t large = 0, small = 0;
};
Piles in_order(std::uint64_t a, std::uint64_t b) { return a < b ? Piles{b, a} : Piles{a, b}; }

std::vector<Piles> read(Input& in) {
  std::vector<Piles> pairs(in.number("N", 1, most_pairs));
  for (Piles& pair : pairs) {
    const std::uint64_t p = in.number("p", 1, most);
    pair = in_order(p, in.number("q", 1, most));
  }
  return pairs;
}

/// The suspense number of a pair (games/heaps/every_subtraction.cpp says what it is). Let s be that of the
/// pair (small, rest) behind the next division. The options are (small, rest + k·small); of k = 0 the number
/// is s, of k = 1 it is s + 1, for from there one must go to k = 0, and from k = 2 on the pairs are won, so
/// odd. If s is even, it is the only even one; if it is odd, s + 1 is, where the quotient is 2 or more.
std::uint64_t suspense(Piles pair) {
  if (pair.small == 0) return 0;
  const std::uint64_t s = suspense({pair.small, pair.large % pair.small});
  return s + 1 + (s % 2 == 1 && pair.large / pair.small >= 2);
}

/// GG and MM: Euclid's game in many pairs, in each of which one moves as long as it is not finished; who
/// cannot move loses. MM begins, and wins iff the largest suspense number is odd.
bool solve(Input& in, Output& out) {
  std::uint64_t last = 0;
  for (const Piles& pair : read(in)) last = std::max(last, suspense(pair));
  out.line(last % 2 == 1 ? "MM" : "GG");
  return true;
}

/// A move in every pair from the one at `i` on; true when `each` has enough.
bool each_move(const Numbers& pairs, Numbers& next, std::size_t i, const Definition::Each& each) {
  if (i == pairs.size()) return next != pairs && each(next);
  const Piles now = in_order(pairs[i], pairs[i + 1]);
  next[i] = now.large;
  next[i + 1] = now.small;
  if (now.small == 0) return each_move(pairs, next, i + 2, each);
  while (next[i] >= now.small) {
    next[i] -= now.small;
    if (each_move(pairs, next, i + 2, each)) return true;
  }
  return false;
}

bool naive(Input& in, Output& out) {
  Numbers pairs;
  for (const Piles& pair : read(in)) pairs.insert(pairs.end(), {pair.large, pair.small});
  const bool won = Definition([](const Numbers& now, const Definition::Each& each) {
                     Numbers next = now;
                     bool finished = true;
                     for (std::size_t i = 1; i < now.size(); i += 2) {
                       finished = finished && (now[i] == 0 || now[i - 1] == 0);
                     }
                     if (!finished) each_move(now, next, 0, each);
                   }).wins(pairs);
  out.line(won ? "MM" : "GG");
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t limit = small ? 12 : most;
  std::uint64_t n = small ? random(1, 3) : most_pairs;
  for (out.line(n); n > 0; --n) out.line(random(1, limit), ' ', random(1, limit));
}

void show(Input& in, Shown& shown) {
  std::vector<std::uint64_t> numbers;
  for (const Piles& pair : read(in)) numbers.push_back(suspense(pair));
  if (numbers.size() <= 30) shown.numbers("suspense", numbers);
}

/// One turn for each division.
bool divisions(Input& in, Output& out) {
  std::uint64_t last = 0;
  for (Piles pair : read(in)) {
    std::uint64_t count = 0;
    for (; pair.small > 0; pair = {pair.small, pair.large % pair.small}) ++count;
    last = std::max(last, count);
  }
  out.line(last % 2 == 1 ? "MM" : "GG");
  return true;
}
/// As long as the game can be played at all.
bool longest(Input& in, Output& out) {
  std::uint64_t last = 0;
  for (Piles pair : read(in)) {
    std::uint64_t count = 0;
    for (; pair.small > 0; pair = {pair.small, pair.large % pair.small}) count += pair.large / pair.small;
    last = std::max(last, count);
  }
  out.line(last % 2 == 1 ? "MM" : "GG");
  return true;
}
bool any_won(Input& in, Output& out) {
  bool won = false;
  for (const Piles& pair : read(in)) won = won || suspense(pair) % 2 == 1;
  out.line(won ? "MM" : "GG");
  return true;
}
constexpr Wrong wrong[] = {{"divisions", divisions}, {"longest", longest}, {"any-won", any_won}};

const Listed listed({.name = "hdu-3595",
                     .lesson = "every-sg",
                     .limits = "N<=1000 p<=1000 q<=1000",
                     .milliseconds = 1000,
                     .kibibytes = 32768,
                     .cases = Cases::to_end,
                     .solve = solve,
                     .sample = "1\n3 2\n1\n5 2\n2\n3 2\n5 2\n2\n3 2\n4 1\n",
                     .most_cases = 100,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::hdu_3595
