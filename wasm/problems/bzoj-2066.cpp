#include <algorithm>
#include <map>

#include "core/sort.hpp"
#include "games/all.hpp"
#include "problems/support/asking.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::bzoj_2066 {
namespace {

constexpr std::uint64_t most_squares = 1'000'000'000, most_stones = 1'000'000;

/// Gra (POI 2004): stones on a strip jump to the next free square; who comes to the last one wins.
struct Strip {
  std::uint64_t m;
  Numbers stones;  ///< rising

  explicit Strip(Input& in) : m(in.number("m", 2, most_squares)) {
    const std::uint64_t n = in.number("n", 1, std::min(m - 1, most_stones));
    stones.reserve(std::min(n, static_cast<std::uint64_t>(in.size())));
    while (stones.size() < n)
      stones.push_back(in.number("square", stones.empty() ? 1 : stones.back() + 1, m - 1));
  }
  /// First and last square of each row of neighbours.
  Numbers runs() const {
    Numbers runs;
    for (const std::uint64_t square : stones) {
      if (runs.empty() || runs.back() + 1 < square) runs.insert(runs.end(), {square, square});
      runs.back() = square;
    }
    return runs;
  }
};

/// How many first moves win.
bool solve(Input& in, Output& out) {
  const Strip strip(in);
  const auto game = game::gra.open(std::to_string(strip.m));
  out.line(game->solve(strip.runs(), Player::left).winning_move_count);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t m = small ? random(2, 10) : most_squares, n = small ? random(1, m - 1) : most_stones;
  Numbers stones;
  if (small) {
    for (std::uint64_t square = 1; square < m; ++square) stones.push_back(square);
    random.shuffle(stones);
    stones.resize(n);
    sort_numbers(stones);
  } else {  // rows of some twenty, and between them some free squares, now and then many
    for (std::uint64_t square = 1; stones.size() < n; ++square) {
      if (random(0, 19) == 0) square += random(0, 9) == 0 ? random(1, 100'000) : random(1, 3);
      stones.push_back(square);
    }
  }
  out.line(m, ' ', n);
  out.list(stones);
}

/// Stones after a move of the one at `i`.
Numbers moved(Numbers stones, std::size_t i) {
  ++stones[i];
  for (; i + 1 < stones.size() && stones[i] == stones[i + 1]; ++i) ++stones[i + 1];
  return stones;
}

bool naive(Input& in, Output& out) {
  const Strip strip(in);
  Definition game([m = strip.m](const Numbers& stones, const Definition::Each& each) {
    if (stones.back() == m) return;  // and so the game is lost
    for (std::size_t i = 0; i < stones.size(); ++i) {
      if (each(moved(stones, i))) return;
    }
  });
  if (strip.m > 100) throw TooLarge{};
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < strip.stones.size(); ++i) count += game.wins(moved(strip.stones, i)) ? 0 : 1;
  out.line(count);
  return true;
}

void show(Input& in, Shown& shown) {
  const Strip strip(in);
  constexpr std::uint64_t longest = 40;
  if (strip.m > longest) return;
  const auto game = game::gra.open(std::to_string(strip.m));
  shown.board("gra", std::to_string(strip.m), game->format(strip.runs()));
}

/// How many stones lie on each step, if the first free square from the right counts as 1 − `floor`. Of a
/// stone with r to its right, on square s, m − 1 − s − r free squares lie to the right.
std::map<std::uint64_t, std::uint64_t> stairs(const Strip& strip, std::uint64_t floor) {
  std::map<std::uint64_t, std::uint64_t> steps;
  std::uint64_t right = strip.stones.size();
  for (const std::uint64_t square : strip.stones) {
    const std::uint64_t free = strip.m - square - --right;  // with square m
    if (free > floor) ++steps[free - floor - 1];
  }
  return steps;
}
/// Winning moves on stairs: stones fall from an odd step, or on an odd one from the step above.
std::uint64_t moves_of(const std::map<std::uint64_t, std::uint64_t>& steps, bool from_even) {
  std::uint64_t sum = 0, moves = 0;
  for (const auto& [step, stones] : steps) sum ^= step % 2 == 1 ? stones : 0;
  if (sum == 0) return 0;
  for (const auto& [step, stones] : steps) {
    if (step % 2 == 1) {
      moves += (stones ^ sum) < stones ? 1 : 0;
    } else if (step > 0 && from_even) {
      const auto below = steps.find(step - 1);
      const std::uint64_t there = below == steps.end() ? 0 : below->second, wanted = there ^ sum;
      moves += there < wanted && wanted <= there + stones ? 1 : 0;
    }
  }
  return moves;
}

/// As if stones could only leave odd steps.
bool odd_steps_only(Input& in, Output& out) {
  const Strip strip(in);
  const Numbers runs = strip.runs();
  const bool near = runs.back() + 1 == strip.m;
  out.line(near ? runs.back() - runs[runs.size() - 2] + 1 : moves_of(stairs(strip, 1), false));
  return true;
}
/// As if square m were the floor.
bool stairs_from_m(Input& in, Output& out) {
  out.line(moves_of(stairs(Strip(in), 0), true));
  return true;
}
/// As if nobody were about to win.
bool nobody_near(Input& in, Output& out) {
  out.line(moves_of(stairs(Strip(in), 1), true));
  return true;
}
constexpr Wrong wrong[] = {
    {"odd-steps-only", odd_steps_only}, {"stairs-from-m", stairs_from_m}, {"nobody-near", nobody_near}};

const Listed listed({.name = "bzoj-2066",
                     .lesson = "staircase-nim",
                     .limits = "m<=1000000000 n<=1000000",
                     .milliseconds = 5000,
                     .kibibytes = 65536,
                     .solve = solve,
                     .sample = "5 2\n1 3\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::bzoj_2066
