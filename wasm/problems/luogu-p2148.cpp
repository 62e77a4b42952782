#include <algorithm>
#include <bit>

#include "core/numbers.hpp"
#include "games/all.hpp"
#include "problems/support/asking.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::luogu_p2148 {
namespace {

using Numbers = std::vector<std::uint64_t>;

/// E&D (SDOI 2009): piles in pairs; one of a pair is thrown away, the other one split.
Numbers read(Input& in) {
  const std::uint64_t n = in.number("n", 2, 20'000);
  if (n % 2 != 0) in.refuse("n");
  return in.numbers("S", n, 1, 2'000'000'000);
}

void tell(Output& out, bool wins) { out.line(wins ? "YES" : "NO"); }

Game& game_of_pairs() {
  static const auto game = game::e_and_d.open({});
  return *game;
}

bool solve(Input& in, Output& out) {
  tell(out, outcome(game_of_pairs(), read(in)) == Outcome::N);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const Numbers piles = small ? random.list(2 * random(1, 3), 1, 7) : random.list(20'000, 1, 2'000'000'000);
  out.line(piles.size());
  out.list(piles);
}

bool naive(Input& in, Output& out) {
  static Definition game = Definition::of([](const Numbers& piles) {
    std::vector<Numbers> left;
    for (std::size_t i = 0; i < piles.size(); ++i) {
      for (std::uint64_t part = 1; part < piles[i]; ++part) {
        left.push_back(piles);
        left.back()[i] = part;
        left.back()[i ^ 1] = piles[i] - part;  // the other of its pair
      }
    }
    return left;
  });
  const Numbers piles = read(in);
  constexpr std::uint64_t most = 1000;
  if (piles.size() > most || *std::max_element(piles.begin(), piles.end()) > most) throw TooLarge{};
  tell(out, game.wins(piles));
  return true;
}

void show(Input& in, Shown& shown) {
  const Numbers piles = read(in);
  if (fit_a_board(piles)) shown.board("e_and_d", "", join(piles));
  Numbers values;
  for (std::size_t i = 0; i < piles.size(); i += 2) {
    values.push_back(*game_of_pairs().nimber({piles[i], piles[i + 1]}));
  }
  show_values(shown, values);
}

/// Of one pair this decides.
bool any_even_pile(Input& in, Output& out) {
  const Numbers piles = read(in);
  tell(out, std::any_of(piles.begin(), piles.end(), [](std::uint64_t pile) { return pile % 2 == 0; }));
  return true;
}

/// Whether an odd number of pairs is won by itself.
bool count_of_won_pairs(Input& in, Output& out) {
  const Numbers piles = read(in);
  bool odd = false;
  for (std::size_t i = 0; i < piles.size(); i += 2) odd ^= piles[i] % 2 == 0 || piles[i + 1] % 2 == 0;
  tell(out, odd);
  return true;
}

/// The lowest common zero of the sizes themselves.
bool sizes_not_less_one(Input& in, Output& out) {
  const Numbers piles = read(in);
  int sum = 0;
  for (std::size_t i = 0; i < piles.size(); i += 2) sum ^= std::countr_one(piles[i] | piles[i + 1]);
  tell(out, sum != 0);
  return true;
}

constexpr Wrong wrong[] = {{"any-even-pile", any_even_pile},
                           {"count-of-won-pairs", count_of_won_pairs},
                           {"sizes-not-less-one", sizes_not_less_one}};

Problem at(std::string_view judge, std::uint32_t milliseconds, std::uint32_t kibibytes) {
  return {.name = judge,
          .lesson = "splitting-heaps",
          .limits = "T<=20 n<=20000 S<=2000000000",
          .milliseconds = milliseconds,
          .kibibytes = kibibytes,
          .cases = Cases::counted,
          .solve = solve,
          .sample = "2\n4\n1 2 3 1\n6\n1 1 1 1 1 1\n",
          .published = true,
          .most_cases = 20,
          .generate = generate,
          .naive = naive,
          .show = show,
          .wrong = wrong};
}

const Listed luogu(at("luogu-p2148", 1000, 128'000));
const Listed bzoj(at("bzoj-1228", 10'000, 165'888));

}  // namespace
}  // namespace nimlab::luogu_p2148
