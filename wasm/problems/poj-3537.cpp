#include "games/splits/split_table.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::poj_3537 {
namespace {

/// Crosses and Crosses, or Treblecross: three crosses in a row win. Nobody crosses within two cells of a
/// cross, so a cross takes five cells, or what the border leaves of them: the octal game 0.007 on a row that
/// is two cells longer.
bool solve(Input& in, Output& out) {
  constexpr std::uint64_t most = 2000;
  static const SplitTable table = [] {
    SplitTable treblecross({{0, 0, 0, 7}});
    while (treblecross.values().size() <= most + 2) treblecross.grow();
    return treblecross;
  }();
  out.line(table.values()[in.number("n", 3, most) + 2] != 0 ? 1 : 2);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  out.line(size == Size::small ? random(3, 14) : random(1990, 2000));
}

/// Whether the player to move wins on a row with these crosses, by the rules themselves.
bool wins(std::uint64_t n, std::uint32_t crosses, std::vector<std::int8_t>& known) {
  if (known[crosses] >= 0) return known[crosses] == 1;
  bool won = false;
  for (std::uint64_t i = 0; i < n && !won; ++i) {
    if ((crosses >> i & 1) != 0) continue;
    const std::uint32_t next = crosses | std::uint32_t{1} << i;
    won = (next & next >> 1 & next >> 2) != 0 || !wins(n, next, known);
  }
  known[crosses] = won ? 1 : 0;
  return won;
}
bool naive(Input& in, Output& out) {
  const std::uint64_t n = in.number("n", 3, 2000);
  if (n > 20) throw TooLarge{};
  std::vector<std::int8_t> known(std::size_t{1} << n, -1);
  out.line(wins(n, 0, known) ? 1 : 2);
  return true;
}

void show(Input& in, Shown& shown) {
  const std::uint64_t n = in.number("n", 3, 2000);
  if (n <= 60) shown.board("octal", "0.007", std::to_string(n + 2));
}

/// The middle, then like a mirror: only rows of an odd length have a middle.
bool mirror(Input& in, Output& out) {
  out.line(in.number("n", 3, 2000) % 2 == 1 ? 1 : 2);
  return true;
}
/// Only the cells beside a cross are forbidden.
bool neighbours(Input& in, Output& out) {
  const std::uint64_t n = in.number("n", 3, 2000);
  std::vector<std::uint64_t> values(n + 1);
  for (std::uint64_t row = 1; row <= n; ++row) {
    std::vector<bool> seen(64);
    for (std::uint64_t i = 0; i < row; ++i)
      seen[values[i > 1 ? i - 1 : 0] ^ values[row - i > 2 ? row - i - 2 : 0]] = true;
    while (seen[values[row]]) ++values[row];
  }
  out.line(values[n] != 0 ? 1 : 2);
  return true;
}
constexpr Wrong wrong[] = {{"mirror", mirror}, {"only-neighbours", neighbours}};

const Listed listed({.name = "poj-3537",
                     .lesson = "octal-games",
                     .limits = "n<=2000",
                     .milliseconds = 1000,
                     .kibibytes = 65536,
                     .solve = solve,
                     .sample = "6\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::poj_3537
