#include <bit>

#include "games/heaps/subtraction_table.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_1847 {
namespace {

std::uint64_t read(Input& in) { return in.number("n", 1, 1000); }
void tell(Output& out, bool wins) { out.line(wins ? "Kiki" : "Cici"); }

/// Good Luck in CET-4 Everybody!: cards are taken by powers of 2.
bool solve(Input& in, Output& out) {
  static const SubtractionTable table = [] {
    SubtractionTable powers({1, 2, 4, 8, 16, 32, 64, 128, 256, 512});
    powers.grow();
    return powers;
  }();
  tell(out, table.value(read(in)) != 0);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  out.line(size == Size::small ? random(1, 30) : random(1, 1000));
}

bool naive(Input& in, Output& out) {
  const std::uint64_t n = read(in);
  std::vector<bool> wins(n + 1);
  for (std::uint64_t left = 1; left <= n; ++left) {
    for (std::uint64_t take = 1; take <= left; take *= 2) {
      if (!wins[left - take]) wins[left] = true;
    }
  }
  tell(out, wins[n]);
  return true;
}

void show(Input& in, Shown& shown) {
  shown.board("subtraction", "1,2,4,8,16,32,64,128,256,512", std::to_string(read(in)));
}

/// Both take the largest power: as many turns as n has ones.
bool largest_power(Input& in, Output& out) {
  tell(out, std::popcount(read(in)) % 2 != 0);
  return true;
}

/// Who begins with an odd number has the last card.
bool odd_wins(Input& in, Output& out) {
  tell(out, read(in) % 2 != 0);
  return true;
}

constexpr Wrong wrong[] = {{"largest-power", largest_power}, {"odd-wins", odd_wins}};

const Listed listed({.name = "hdu-1847",
                     .lesson = "p-and-n-positions",
                     .limits = "n<=1000",
                     .milliseconds = 1000,
                     .kibibytes = 32768,
                     .cases = Cases::to_end,
                     .solve = solve,
                     .sample = "1\n3\n",
                     .published = true,
                     .most_cases = 1000,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::hdu_1847
