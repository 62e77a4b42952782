#include <algorithm>

#include "games/all.hpp"
#include "problems/support/asking.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_1846 {
namespace {

/// Brave Game: one heap of n stones, of which 1 to m are taken; who takes the last one wins.
bool solve(Input& in, Output& out) {
  const std::uint64_t n = in.number("n", 1, 1000), m = in.number("m", 1, 1000);
  const Outcome who = outcome(game::bash, std::to_string(m), std::to_string(n));
  out.line(who == Outcome::N ? "first" : "second");
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t m = small ? random(1, 6) : random(1, 1000);
  out.line(small ? random(1, 20) : random(990, 1000), ' ', m);
}

bool naive(Input& in, Output& out) {
  const std::uint64_t n = in.number("n", 1, 1000), m = in.number("m", 1, 1000);
  std::vector<bool> wins(n + 1);
  for (std::uint64_t left = 1; left <= n; ++left) {
    for (std::uint64_t take = 1; take <= std::min(m, left); ++take) {
      if (!wins[left - take]) wins[left] = true;
    }
  }
  out.line(wins[n] ? "first" : "second");
  return true;
}

void show(Input& in, Shown& shown) {
  const std::string n = std::to_string(in.number("n", 1, 1000)), m = std::to_string(in.number("m", 1, 1000));
  shown.board("bash", m, n);
}

/// Multiples of m instead of m + 1.
bool multiples_of_m(Input& in, Output& out) {
  const std::uint64_t n = in.number("n", 1, 1000), m = in.number("m", 1, 1000);
  out.line(n % m != 0 ? "first" : "second");
  return true;
}
constexpr Wrong wrong[] = {{"multiples-of-m", multiples_of_m}};

const Listed listed({.name = "hdu-1846",
                     .lesson = "take-away",
                     .limits = "n<=1000 m<=1000",
                     .milliseconds = 1000,
                     .kibibytes = 32768,
                     .cases = Cases::counted,
                     .solve = solve,
                     .sample = "2\n23 2\n4 3\n",
                     .published = true,
                     .most_cases = 1000,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::hdu_1846
