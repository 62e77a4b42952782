#include <algorithm>
#include <numeric>

#include "core/sort.hpp"
#include "games/all.hpp"
#include "problems/support/asking.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::poj_1740 {
namespace {

bool read(Input& in, Numbers& piles) {
  const std::uint64_t n = in.number("n", 0, 10);
  if (n > 0) piles = in.numbers("stones", n, 1, 100);
  return n > 0;
}

/// A New Stone Game.
bool theory(const Numbers& piles) { return outcome(game::new_stone, {}, join(piles)) == Outcome::N; }

/// What can be done with the stones that one pile has left: any of them go on other piles, from `to` on.
/// True if `each` is.
bool spread(Numbers& piles, std::size_t from, std::size_t to, const Definition::Each& each) {
  if (to == piles.size()) {
    Numbers next = piles;
    next.erase(std::remove(next.begin(), next.end(), 0), next.end());
    sort_numbers(next);
    return each(next);
  }
  if (spread(piles, from, to + 1, each)) return true;
  if (to == from || piles[from] == 0) return false;
  --piles[from];
  ++piles[to];
  const bool done = spread(piles, from, to, each);
  ++piles[from];
  --piles[to];
  return done;
}

/// Of sorted piles, for their order is nothing to the game.
bool by_moves(Numbers piles) {
  Definition game([](const Numbers& p, const Definition::Each& each) {
    for (std::size_t from = 0; from < p.size(); ++from) {
      Numbers piles = p;
      while (piles[from] > 0) {
        --piles[from];
        if (spread(piles, from, 0, each)) return;
      }
    }
  });
  if (std::accumulate(piles.begin(), piles.end(), std::uint64_t{0}) > 60) throw TooLarge();
  sort_numbers(piles);
  return game.wins(piles);
}

bool xor_of_sizes(const Numbers& piles) { return nim_sum(piles) != 0; }
bool odd_piles(const Numbers& piles) { return piles.size() % 2 == 1; }

template <auto wins>
bool answer(Input& in, Output& out) {
  Numbers piles;
  if (!read(in, piles)) return false;
  out.line(wins(piles) ? 1 : 0);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t most = small ? 3 : 100;
  Numbers piles = random.list(small ? random(1, 4) : 10, 1, most);
  // Pairs, and what looks like them.
  if (random(0, 2) > 0) {
    for (std::size_t i = 0; i + 1 < piles.size(); i += 2) piles[i] = piles[i + 1];
    if (random(0, 1) == 0) piles[0] = random(1, most);
  }
  random.shuffle(piles);
  out.line(piles.size());
  out.list(piles);
}

void show(Input& in, Shown& shown) {
  Numbers piles;
  if (read(in, piles)) show_row(shown, "new_stone", piles);
}

constexpr Wrong wrong[] = {{"xor-of-sizes", answer<xor_of_sizes>},
                           {"odd-number-of-piles", answer<odd_piles>}};

const Listed listed({.name = "poj-1740",
                     .lesson = "symmetry",
                     .limits = "n<=10 stones<=100",
                     .milliseconds = 1000,
                     .kibibytes = 30'000,
                     .cases = Cases::to_mark,
                     .solve = answer<theory>,
                     .sample = "3\n2 1 3\n2\n1 1\n0\n",
                     .published = true,
                     .mark = "0\n",
                     .most_cases = 1000,
                     .generate = generate,
                     .naive = answer<by_moves>,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::poj_1740
