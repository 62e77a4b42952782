#include <utility>

#include "games/all.hpp"
#include "problems/support/asking.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_2516 {
namespace {

/// Fibonacci Nim: not all at first, then at most twice what was taken last.
bool solve(Input& in, Output& out) {
  const std::uint64_t n = in.number("n", 0, 0x7FFFFFFF);
  if (n == 0) return false;
  if (n == 1) in.refuse("n");
  const Outcome who = outcome(game::fibonacci_nim, {}, std::to_string(n));
  out.line(who == Outcome::N ? "First win" : "Second win");
  return true;
}

void generate(Random& random, Size size, Output& out) {
  if (size == Size::small) return out.line(random(2, 60));
  std::uint64_t a = 1, b = 2;
  for (std::uint64_t i = random(30, 43); i > 0; --i) b += std::exchange(a, b);  // 43: 1836311903
  out.line(a + random(0, 2) * random(0, 1));
}

/// By stones and by how many may be taken: it wins as soon as the least take that wins is allowed.
bool naive(Input& in, Output& out) {
  const std::uint64_t n = in.number("n", 0, 0x7FFFFFFF);
  if (n == 0) return false;
  out.line(tried_takes(n)[n] < n ? "First win" : "Second win");
  return true;
}

void show(Input& in, Shown& shown) {
  std::uint64_t n = in.number("n", 0, 0x7FFFFFFF);
  constexpr std::uint64_t most = 2000;
  if (n <= most) shown.board("fibonacci_nim", {}, std::to_string(n));
  show_parts(shown, n);
}

/// One stone is answered by two, and two by one: as if the limit stayed.
bool threes(Input& in, Output& out) {
  const std::uint64_t n = in.number("n", 0, 0x7FFFFFFF);
  if (n == 0) return false;
  out.line(n % 3 != 0 ? "First win" : "Second win");
  return true;
}
constexpr Wrong wrong[] = {{"multiples-of-three", threes}};

const Listed listed({.name = "hdu-2516",
                     .lesson = "fibonacci-nim",
                     .limits = "n<=2147483647",
                     .milliseconds = 1000,
                     .kibibytes = 32768,
                     .cases = Cases::to_mark,
                     .solve = solve,
                     .sample = "2\n13\n10000\n0\n",
                     .published = true,
                     .mark = "0\n",
                     .most_cases = 1000,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::hdu_2516
