#include <algorithm>
#include <map>

#include "games/graphs/won_leaves.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::bzoj_1457 {
namespace {

constexpr std::uint32_t side = 100;

/// The cells of the board as a queen goes left, down, or both alike. Those from which she reaches the corner
/// at once are won for whoever moves, so they are the ends.
Digraph queens() {
  std::vector<Digraph::Edge> edges;
  for (std::uint32_t x = 1; x < side; ++x) {
    for (std::uint32_t y = 1; y < side; ++y) {
      if (x == y) continue;
      const std::uint32_t cell = x * side + y;
      for (std::uint32_t k = 1; k <= x; ++k) edges.push_back({cell, cell - k * side});
      for (std::uint32_t k = 1; k <= y; ++k) edges.push_back({cell, cell - k});
      for (std::uint32_t k = 1; k <= std::min(x, y); ++k) edges.push_back({cell, cell - k * (side + 1)});
    }
  }
  return Digraph(side * side, edges);
}

/// Several queens; who brings one of them to the corner wins.
bool solve(Input& in, Output& out) {
  static const auto table = WonLeaves::of_graph(queens());
  std::uint32_t sum = 0;
  bool won = false;
  for (std::uint64_t n = in.number("N", 1, 1000); n > 0; --n) {
    const std::uint64_t x = in.number("x", 0, side - 1), y = in.number("y", x == 0 ? 1 : 0, side - 1);
    const std::uint32_t value = table->grundy[x * side + y];
    if (value == WonLeaves::ended) {
      won = true;
    } else {
      sum ^= value;
    }
  }
  out.line(won || sum != 0 ? "^o^" : "T_T");
  return true;
}

using Queen = std::pair<std::uint64_t, std::uint64_t>;

std::vector<Queen> read(Input& in) {
  std::vector<Queen> queens(in.number("N", 1, 1000));
  for (auto& [x, y] : queens) {
    x = in.number("x", 0, side - 1);
    y = in.number("y", x == 0 ? 1 : 0, side - 1);
  }
  return queens;
}

/// At the limits every second case has each queen twice, none of them beside an end: it is lost.
void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small, twice = random(0, 1) == 0;
  const std::uint64_t n = small ? random(1, 3) : twice ? 500 : 1000, most = small ? 5 : side - 1;
  std::string queens;
  for (std::uint64_t i = 0; i < n; ++i) {
    std::uint64_t x = random(1, most), y = random(1, most);
    if (random(0, 9) == 0 && !twice) x = 0;
    if (x == y) x = x % most + 1;
    const std::string line = std::to_string(x) + ' ' + std::to_string(y) + '\n';
    queens += line;
    if (!small && twice) queens += line;
  }
  out.line(!small && twice ? 2 * n : n);
  out.put(queens);
}

/// Whether the player to move wins, by all the moves.
bool wins(const std::vector<Queen>& queens, std::map<std::vector<Queen>, bool>& known) {
  if (const auto found = known.find(queens); found != known.end()) return found->second;
  bool won = false;
  for (const auto& [x, y] : queens) won = won || x == 0 || y == 0 || x == y;  // to the corner at once
  for (std::size_t i = 0; i < queens.size(); ++i) {
    const std::uint64_t x = queens[i].first, y = queens[i].second;
    const auto to = [&](std::uint64_t left, std::uint64_t down) {
      auto next = queens;
      next[i] = {x - left, y - down};
      std::sort(next.begin(), next.end());
      won = won || !wins(next, known);
    };
    for (std::uint64_t k = 1; k <= x && !won; ++k) to(k, 0);
    for (std::uint64_t k = 1; k <= y && !won; ++k) to(0, k);
    for (std::uint64_t k = 1; k <= std::min(x, y) && !won; ++k) to(k, k);
  }
  return known[queens] = won;
}
bool naive(Input& in, Output& out) {
  auto queens = read(in);
  std::uint64_t places = 1;
  for (const auto& [x, y] : queens) {
    places *= (x + 1) * (y + 1);
    if (places > 50'000) throw TooLarge{};
  }
  std::sort(queens.begin(), queens.end());
  std::map<std::vector<Queen>, bool> known;
  out.line(wins(queens, known) ? "^o^" : "T_T");
  return true;
}

void show(Input& in, Shown& shown) {
  static const auto table = WonLeaves::of_graph(queens());
  const auto all = read(in);
  std::vector<std::uint64_t> values, at_once;
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::uint32_t value = table->grundy[all[i].first * side + all[i].second];
    if (value == WonLeaves::ended) {
      at_once.push_back(i + 1);
    } else {
      values.push_back(value);
      sum ^= value;
    }
  }
  constexpr std::size_t most = 30;
  if (!at_once.empty()) {
    if (at_once.size() > most) at_once.resize(most);
    return shown.numbers("at-once", at_once);
  }
  if (values.size() <= most) shown.numbers("values", values);
  shown.numbers("nim-sum", {sum});
}

/// The values of Wythoff's game: of queens who may go anywhere, until none of them can move.
std::uint32_t wythoff(const Queen& queen) {
  static const auto table = [] {
    std::vector<std::uint32_t> values(side * side);
    std::vector<bool> seen;
    for (std::uint32_t x = 0; x < side; ++x) {
      for (std::uint32_t y = 0; y < side; ++y) {
        const std::uint32_t cell = x * side + y;
        seen.assign(3 * side, false);
        for (std::uint32_t k = 1; k <= x; ++k) seen[values[cell - k * side]] = true;
        for (std::uint32_t k = 1; k <= y; ++k) seen[values[cell - k]] = true;
        for (std::uint32_t k = 1; k <= std::min(x, y); ++k) seen[values[cell - k * (side + 1)]] = true;
        while (seen[values[cell]]) ++values[cell];
      }
    }
    return values;
  }();
  return table[queen.first * side + queen.second];
}
bool last_move(Input& in, Output& out) {
  std::uint32_t sum = 0;
  for (const Queen& queen : read(in)) sum ^= wythoff(queen);
  out.line(sum != 0 ? "^o^" : "T_T");
  return true;
}
/// Won as soon as one queen alone would be.
bool one_is_won(Input& in, Output& out) {
  bool won = false;
  for (const Queen& queen : read(in)) won = won || wythoff(queen) != 0;
  out.line(won ? "^o^" : "T_T");
  return true;
}
constexpr Wrong wrong[] = {{"last-queen-wins", last_move}, {"one-queen-is-won", one_is_won}};

const Listed listed({.name = "bzoj-1457",
                     .lesson = "misere-play",
                     .limits = "T<=10 N<=1000 x<=99 y<=99",
                     .milliseconds = 5000,
                     .kibibytes = 65536,
                     .cases = Cases::counted,
                     .solve = solve,
                     .sample = "2\n2\n3 4\n3 5\n3\n3 2\n4 2\n3 1\n",
                     .published = true,
                     .most_cases = 10,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::bzoj_1457
