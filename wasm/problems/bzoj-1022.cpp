#include <algorithm>

#include "core/sort.hpp"
#include "games/all.hpp"
#include "problems/support/asking.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::bzoj_1022 {
namespace {

Numbers read(Input& in) { return in.numbers("stones", in.number("N", 1, 50), 1, 5000); }

bool put(Output& out, bool first) {
  out.line(first ? "John" : "Brother");
  return true;
}

/// John (SHOI 2008; also HDU 1907): misère Nim.
bool solve(Input& in, Output& out) {
  static const auto game = game::misere_nim.open(game::misere_nim.default_rule);
  return put(out, outcome(*game, read(in)) == Outcome::N);
}

bool naive(Input& in, Output& out) {
  Numbers heaps = read(in);
  sort_numbers(heaps);
  return put(out, Definition(take_stones, true).wins(heaps));
}

/// Often ones alone, or all but one heap.
void generate(Random& random, Size size, Output& out, std::uint64_t heaps, std::uint64_t stones) {
  const bool small = size == Size::small;
  const std::uint64_t count = small ? random(1, 5) : heaps, most = small ? 5 : stones;
  Numbers all = random_heaps(random, count, 1, random(0, 2) == 0 ? 1 : most);
  if (random(0, 5) == 0) std::fill(all.begin() + 1, all.end(), 1);
  put_counted(out, all);
}

void show(Input& in, Shown& shown) { show_heaps(shown, "misere_nim", read(in)); }

/// Who takes the last stone wins, says this one.
bool as_nim(Input& in, Output& out) { return put(out, nim_sum(read(in)) != 0); }
/// The winners of Nim lose.
bool nim_reversed(Input& in, Output& out) { return put(out, nim_sum(read(in)) == 0); }
constexpr Wrong wrong[] = {{"as-nim", as_nim}, {"nim-reversed", nim_reversed}};

constexpr std::string_view sample = "2\n3\n3 5 1\n1\n1\n";

const Listed bzoj({.name = "bzoj-1022",
                   .lesson = "misere-nim",
                   .limits = "T<=500 N<=50 stones<=5000",
                   .milliseconds = 1000,
                   .kibibytes = 165'888,
                   .cases = Cases::counted,
                   .solve = solve,
                   .sample = sample,
                   .published = true,
                   .most_cases = 500,
                   .generate = [](Random& random, Size size,
                                  Output& out) { generate(random, size, out, 50, 5000); },
                   .naive = naive,
                   .show = show,
                   .wrong = wrong});
const Listed hdu({.name = "hdu-1907",
                  .lesson = "misere-nim",
                  .limits = "T<=474 N<=47 stones<=4747",
                  .milliseconds = 1000,
                  .kibibytes = 32768,
                  .cases = Cases::counted,
                  .solve = solve,
                  .sample = sample,
                  .published = true,
                  .most_cases = 474,
                  .generate = [](Random& random, Size size,
                                 Output& out) { generate(random, size, out, 47, 4747); },
                  .naive = naive,
                  .show = show,
                  .wrong = wrong});

}  // namespace
}  // namespace nimlab::bzoj_1022
