#include <algorithm>
#include <cmath>

#include "games/all.hpp"
#include "games/golden/beatty.hpp"
#include "problems/support/asking.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::poj_1067 {
namespace {

/// Wythoff's game, exactly: within these limits doubles are wrong about some pairs.
bool solve(Input& in, Output& out) {
  static const auto game = game::wythoff.open(game::wythoff.default_rule);
  const Position heaps = in.numbers("heap", 2, 0, 1'000'000'000);
  out.line(outcome(*game, heaps) == Outcome::N ? 1 : 0);
  return true;
}

/// At the limits pairs, and their neighbours; among them the difference at which doubles fail first.
void generate(Random& random, Size size, Output& out) {
  std::uint64_t x = 0, y = 0;
  if (size == Size::small) {
    x = random(0, 15);
    y = random(0, 25);
  } else {
    const std::uint64_t k = random(0, 9) == 0 ? 102'334'155 : random(0, 380'000'000);
    x = static_cast<std::uint64_t>(beatty(k, golden));
    y = x + k;
    if (random(0, 2) == 0) x = random(0, 1) == 0 ? x + 1 : x - std::min<std::uint64_t>(x, 1);
  }
  if (random(0, 1) == 0) std::swap(x, y);
  out.line(x, ' ', y);
}

/// All pairs of heaps up to these, by all the moves.
bool naive(Input& in, Output& out) {
  const std::uint64_t a = in.number("heap", 0, 1'000'000'000), b = in.number("heap", 0, 1'000'000'000);
  out.line(tried_pairs(a, b)[a][b] ? 1 : 0);
  return true;
}

/// The heaps, and the pair that has their difference.
void show(Input& in, Shown& shown) {
  const std::uint64_t a = in.number("heap", 0, 1'000'000'000), b = in.number("heap", 0, 1'000'000'000);
  const std::uint64_t k = a < b ? b - a : a - b;
  const auto lower = static_cast<std::uint64_t>(beatty(k, golden));
  constexpr std::uint64_t most = 200;
  if (std::max(a, b) <= most) shown.board("wythoff", "1", std::to_string(a) + ' ' + std::to_string(b));
  shown.numbers("same-difference", {lower, lower + k});
}

/// The larger heap has to be the second.
bool unsorted(Input& in, Output& out) {
  const std::uint64_t x = in.number("heap", 0, 1'000'000'000), y = in.number("heap", 0, 1'000'000'000);
  const bool pair = x <= y && static_cast<std::uint64_t>(beatty(y - x, golden)) == x;
  out.line(pair ? 0 : 1);
  return true;
}
/// To the nearest whole number instead of down.
bool rounded(Input& in, Output& out) {
  const std::uint64_t a = in.number("heap", 0, 1'000'000'000), b = in.number("heap", 0, 1'000'000'000);
  const double k = static_cast<double>(a < b ? b - a : a - b);
  out.line(std::llround(k * (1 + std::sqrt(5.0)) / 2) == static_cast<long long>(std::min(a, b)) ? 0 : 1);
  return true;
}
/// As if nothing could be taken from both.
bool nim(Input& in, Output& out) {
  out.line(in.number("heap", 0, 1'000'000'000) != in.number("heap", 0, 1'000'000'000) ? 1 : 0);
  return true;
}
constexpr Wrong wrong[] = {{"unsorted", unsorted}, {"rounded", rounded}, {"as-nim", nim}};

const Listed listed({.name = "poj-1067",
                     .lesson = "wythoff",
                     .limits = "a<=1000000000 b<=1000000000",
                     .milliseconds = 1000,
                     .kibibytes = 10'000,
                     .cases = Cases::to_end,
                     .solve = solve,
                     .sample = "2 1\n8 4\n4 7\n",
                     .published = true,
                     .most_cases = 1000,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::poj_1067
