#include <utility>

#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::bzoj_2275 {
namespace {

/// HRPA (COCI 2010): Fibonacci Nim in which the first move may take all. The least winning take is the least
/// part of the sum of Fibonacci numbers, no two of them neighbours, that n is.
bool solve(Input& in, Output& out) {
  std::uint64_t n = in.number("N", 2, 1'000'000'000'000'000);
  for (;;) {
    std::uint64_t a = 1, b = 2;  // neighbours, a <= n
    while (b <= n) {
      const std::uint64_t next = a + b;
      a = b;
      b = next;
    }
    if (a == n) break;
    n -= a;
  }
  out.line(n);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  out.line(small ? random(2, 60) : random(900'000'000'000'000, 1'000'000'000'000'000));
}

/// By stones and by how many may be taken: it wins as soon as the least take that wins is allowed.
bool naive(Input& in, Output& out) {
  const std::uint64_t n = in.number("N", 2, 1'000'000'000'000'000);
  out.line(tried_takes(n)[n]);
  return true;
}

void show(Input& in, Shown& shown) {
  std::uint64_t n = in.number("N", 2, 1'000'000'000'000'000);
  const std::string all = std::to_string(n);
  constexpr std::uint64_t most = 2000;
  if (n <= most) shown.board("fibonacci_nim", {}, all + ' ' + all);
  show_parts(shown, n);
}

/// What is left once the largest Fibonacci number is taken away, and no further.
bool one_subtraction(Input& in, Output& out) {
  const std::uint64_t n = in.number("N", 2, 1'000'000'000'000'000);
  std::uint64_t a = 1, b = 2;
  while (b <= n) b += std::exchange(a, b);
  out.line(a == n ? n : n - a);
  return true;
}
/// The least power of two in n: right where at most as many as last time may be taken.
bool least_bit(Input& in, Output& out) {
  const std::uint64_t n = in.number("N", 2, 1'000'000'000'000'000);
  out.line(n & ~(n - 1));
  return true;
}
constexpr Wrong wrong[] = {{"one-subtraction", one_subtraction}, {"least-bit", least_bit}};

const Listed listed({.name = "bzoj-2275",
                     .lesson = "fibonacci-nim",
                     .limits = "N<=1000000000000000",
                     .milliseconds = 1000,
                     .kibibytes = 131'072,
                     .solve = solve,
                     .sample = "7\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::bzoj_2275
