#include <algorithm>

#include "core/numbers.hpp"
#include "core/sort.hpp"
#include "games/heaps/subtraction_table.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::edpc_k {
namespace {

/// Stones: one heap of k, from which numbers of a set are taken.
struct Stones {
  explicit Stones(Input& in) {
    const std::uint64_t n = in.number("N", 1, 100);
    k = in.number("K", 1, 100'000);
    set = in.numbers("a", n, 1, k);
    sort_numbers(set);
    set.erase(std::unique(set.begin(), set.end()), set.end());
  }

  std::uint64_t k;
  std::vector<std::uint64_t> set;
};

void tell(Output& out, bool wins) { out.line(wins ? "First" : "Second"); }

bool solve(Input& in, Output& out) {
  Stones stones(in);
  SubtractionTable table(std::move(stones.set));
  while (!table.knows(stones.k)) table.grow(stones.k + 1);
  tell(out, table.value(stones.k) != 0);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t k = small ? random(1, 20) : random(99'000, 100'000);
  std::vector<std::uint64_t> set;
  if (small) {
    set = random.list(std::min(k, random(1, 4)), 1, std::min<std::uint64_t>(k, 8));
  } else {
    set = random.list(100, 1, random(0, 1) == 0 ? 300 : 90'000);
  }
  sort_numbers(set);
  set.erase(std::unique(set.begin(), set.end()), set.end());
  out.line(set.size(), ' ', k);
  out.list(set);
}

bool naive(Input& in, Output& out) {
  const Stones stones(in);
  std::vector<bool> wins(stones.k + 1);
  for (std::uint64_t left = 1; left <= stones.k; ++left) {
    for (const std::uint64_t take : stones.set) {
      if (take <= left && !wins[left - take]) wins[left] = true;
    }
  }
  tell(out, wins[stones.k]);
  return true;
}

void show(Input& in, Shown& shown) {
  const Stones stones(in);
  const std::uint64_t heap[] = {stones.k};
  if (fit_a_board(heap)) shown.board("subtraction", join(stones.set, ','), join(heap));
}

/// Both take as many as they can.
bool most_at_once(Input& in, Output& out) {
  Stones stones(in);
  bool first = false;  // whoever took last
  for (auto take = stones.set.rbegin(); take != stones.set.rend(); ++take) {
    first ^= stones.k / *take % 2 != 0;
    stones.k %= *take;
  }
  tell(out, first);
  return true;
}

/// As if all numbers between the least and the largest could be taken, too.
bool least_and_largest(Input& in, Output& out) {
  const Stones stones(in);
  tell(out, stones.k % (stones.set.front() + stones.set.back()) >= stones.set.front());
  return true;
}

constexpr Wrong wrong[] = {{"most-at-once", most_at_once}, {"least-and-largest", least_and_largest}};

const Listed listed({.name = "edpc-k",
                     .lesson = "subtraction-sets",
                     .limits = "N<=100 K<=100000",
                     .milliseconds = 2000,
                     .kibibytes = 1'048'576,
                     .solve = solve,
                     .sample = "2 4\n2 3\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::edpc_k
