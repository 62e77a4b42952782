#include "problems/support/definition.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::poj_2484 {
namespace {

bool read(Input& in, std::uint64_t& n) {
  n = in.number("n", 0, 1'000'000);
  return n > 0;
}

/// A Funny Game: one coin of a ring is taken, or two side by side. What the first move leaves of more than
/// two is a row, whose middle the second player takes; then there are two equal rows.
bool theory(std::uint64_t n) { return n <= 2; }

/// Of the places in the circle, 1 where a coin lies.
bool by_moves(std::uint64_t n) {
  if (n > 14) throw TooLarge();
  Definition game([n](const Numbers& coins, const Definition::Each& each) {
    for (std::size_t i = 0; i < n; ++i) {
      const std::size_t beside = (i + 1) % n;
      Numbers next = coins;
      if (coins[i] == 0) continue;
      next[i] = 0;
      if (each(next)) return;
      next[beside] = 0;
      if (coins[beside] == 1 && each(next)) return;
    }
  });
  return game.wins(Numbers(n, 1));
}

/// As though the coins could not be cut into rows.
bool multiples_of_3(std::uint64_t n) { return n % 3 != 0; }

/// As though the first player could take the middle.
bool row(std::uint64_t) { return true; }

template <auto wins>
bool answer(Input& in, Output& out) {
  std::uint64_t n = 0;
  if (!read(in, n)) return false;
  out.line(wins(n) ? "Alice" : "Bob");
  return true;
}

void generate(Random& random, Size size, Output& out) {
  out.line(size == Size::small ? random(1, random(1, 12)) : random(999'900, 1'000'000));
}

void show(Input& in, Shown& shown) {
  std::uint64_t n = 0;
  if (read(in, n) && n <= 30) shown.board("circle_take", "1,2", std::to_string(n));
}

constexpr Wrong wrong[] = {{"multiples-of-three", answer<multiples_of_3>}, {"a-row", answer<row>}};

const Listed listed({.name = "poj-2484",
                     .lesson = "symmetry",
                     .limits = "n<=1000000",
                     .milliseconds = 1000,
                     .kibibytes = 65536,
                     .cases = Cases::to_mark,
                     .solve = answer<theory>,
                     .sample = "1\n2\n3\n0\n",
                     .published = true,
                     .mark = "0\n",
                     .most_cases = 1000,
                     .generate = generate,
                     .naive = answer<by_moves>,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::poj_2484
