#include <algorithm>
#include <array>

#include "games/all.hpp"
#include "problems/support/asking.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_2177 {
namespace {

constexpr std::uint64_t most = 1'000'000;

struct Heaps {
  std::uint64_t a = 0, b = 0;  ///< a <= b; 0 and 0 end the input
};
Heaps read(Input& in) {
  Heaps heaps;
  heaps.a = in.number("a", 0, most);
  heaps.b = in.number("b", heaps.a, most);
  return heaps;
}

/// What winning moves leave, as they are printed: from both heaps, from the larger, from the smaller. Of two
/// equal heaps either is the larger.
using Moves = std::array<std::vector<Heaps>, 3>;

void print(const Moves& moves, Output& out) {
  const bool any = std::any_of(moves.begin(), moves.end(), [](const auto& alike) { return !alike.empty(); });
  out.line(any ? 1 : 0);
  for (const auto& alike : moves) {
    for (const auto& [a, b] : alike) out.line(std::min(a, b), ' ', std::max(a, b));
  }
}

Moves winning(const Heaps& heaps) {
  static const auto game = game::wythoff.open(game::wythoff.default_rule);
  const auto [a, b] = heaps;
  const Position p = {a, b};
  while (!game->prepare(p)) {
  }
  Moves moves;
  for (const MoveNumbers& move : game->solve(p, Player::left).winning_moves) {
    const std::size_t kind = move[0] > 0 && move[1] > 0 ? 0 : move[1] > 0 ? 1 : 2;
    if (kind < 2 || a != b) moves[kind].push_back({a - move[0], b - move[1]});
  }
  return moves;
}

/// Wythoff's game with the moves that win.
bool solve(Input& in, Output& out) {
  const Heaps heaps = read(in);
  if (heaps.b == 0) return false;
  print(winning(heaps), out);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const std::uint64_t largest = size == Size::small ? 25 : most;
  const std::uint64_t b = random(1, largest), a = random(0, b);
  out.line(a, ' ', b);
}

/// All pairs of heaps up to these, by all the moves.
bool naive(Input& in, Output& out) {
  const auto [a, b] = read(in);
  if (b == 0) return false;
  const auto wins = tried_pairs(b, b);
  Moves moves;
  for (std::uint64_t k = 1; k <= b; ++k) {
    if (k <= a && !wins[a - k][b - k]) moves[0].push_back({a - k, b - k});
    if (!wins[a][b - k]) moves[1].push_back({a, b - k});
    if (k <= a && a != b && !wins[a - k][b]) moves[2].push_back({a - k, b});
  }
  print(moves, out);
  return true;
}

void show(Input& in, Shown& shown) {
  const auto [a, b] = read(in);
  constexpr std::uint64_t largest = 200;
  if (b <= largest) shown.board("wythoff", "1", std::to_string(a) + ' ' + std::to_string(b));
}

/// The move from both heaps at the end.
bool both_last(Input& in, Output& out) {
  const Heaps heaps = read(in);
  if (heaps.b == 0) return false;
  Moves moves = winning(heaps);
  std::rotate(moves.begin(), moves.begin() + 1, moves.end());
  print(moves, out);
  return true;
}
/// One winning move is as good as another.
bool one_move(Input& in, Output& out) {
  const Heaps heaps = read(in);
  if (heaps.b == 0) return false;
  Moves moves = winning(heaps);
  if (!moves[0].empty()) moves[1].clear();
  if (!moves[0].empty() || !moves[1].empty()) moves[2].clear();
  print(moves, out);
  return true;
}
constexpr Wrong wrong[] = {{"both-heaps-last", both_last}, {"one-is-enough", one_move}};

const Listed listed({.name = "hdu-2177",
                     .lesson = "wythoff",
                     .limits = "a<=1000000 b<=1000000",
                     .milliseconds = 1000,
                     .kibibytes = 32768,
                     .cases = Cases::to_mark,
                     .solve = solve,
                     .sample = "1 2\n5 8\n4 7\n2 2\n0 0\n",
                     .mark = "0 0\n",
                     .most_cases = 1000,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::hdu_2177
