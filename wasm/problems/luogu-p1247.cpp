#include <algorithm>

#include "games/heaps/nim.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::luogu_p1247 {
namespace {

Numbers read(Input& in) { return in.numbers("n", in.number("k", 1, 500'000), 0, 1'000'000'000); }

/// How many stones, of which heap, from 0, and what is left then.
void put_move(Output& out, Numbers heaps, std::size_t heap, std::uint64_t take) {
  out.line(take, ' ', heap + 1);
  heaps[heap] -= take;
  out.list(heaps);
}

/// Nim with its first winning move, by heap, and what it leaves; `lose` where there is none. Of each heap one
/// move wins at most, so the first heap decides.
bool solve(Input& in, Output& out) {
  const Numbers heaps = read(in);
  const auto moves = nim_winning_moves(heaps);
  if (moves.empty()) {
    out.line("lose");
  } else {
    put_move(out, heaps, moves.front().heap - 1, moves.front().take);
  }
  return true;
}

bool naive(Input& in, Output& out) {
  const Numbers heaps = read(in);
  const auto moves = tried_moves_of_nim(heaps);
  if (moves.empty()) {
    out.line("lose");
  } else {
    const auto [heap, left] = moves.front();
    put_move(out, heaps, heap, heaps[heap] - left);
  }
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  Numbers heaps = small ? random_heaps(random, random(1, 4), 0, 7)
                        : random.list(500'000, 0, (1u << 29) - 1);  // only the last one can be reduced
  if (!small) heaps.back() = random(1u << 29, 1'000'000'000);
  put_counted(out, heaps);
}

void show(Input& in, Shown& shown) { show_heaps(shown, "nim", read(in)); }

/// Takes as many stones as the sum is, from the first heap that has them.
bool take_the_sum(Input& in, Output& out) {
  const Numbers heaps = read(in);
  const std::uint64_t sum = nim_sum(heaps);
  const auto heap = std::find_if(heaps.begin(), heaps.end(), [&](std::uint64_t x) { return x >= sum; });
  if (sum == 0 || heap == heaps.end()) {
    out.line("lose");
  } else {
    put_move(out, heaps, static_cast<std::size_t>(heap - heaps.begin()), sum);
  }
  return true;
}

/// Right, but from the largest heap that will do.
bool largest_heap(Input& in, Output& out) {
  const Numbers heaps = read(in);
  const auto moves = nim_winning_moves(heaps);
  if (moves.empty()) {
    out.line("lose");
    return true;
  }
  const auto best = std::max_element(moves.begin(), moves.end(), [&](const HeapTake& a, const HeapTake& b) {
    return heaps[a.heap - 1] < heaps[b.heap - 1];
  });
  put_move(out, heaps, best->heap - 1, best->take);
  return true;
}
constexpr Wrong wrong[] = {{"take-the-sum", take_the_sum}, {"largest-heap", largest_heap}};

const Listed listed({.name = "luogu-p1247",
                     .lesson = "nim",
                     .limits = "k<=500000 n<=1000000000",
                     .milliseconds = 1000,
                     .kibibytes = 128'000,
                     .solve = solve,
                     .sample = "3\n3 6 9\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::luogu_p1247
