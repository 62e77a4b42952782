#include <algorithm>
#include <map>

#include "games/graphs/won_leaves.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::poj_2311 {
namespace {

/// Values of sheets with sides up to this. A table of its own: that of the boards grows as they need it.
const WonLeaves& sheets_to(std::uint64_t side) {
  static WonLeaves table = *WonLeaves::of_sheets();
  while (table.filled < side) table.add_width();
  return table;
}

/// Cutting Game: a sheet of squared paper is cut in two; who cuts off a single square wins. Whoever gets a
/// strip of width 1 wins at once, so strips are ends that nobody makes.
bool solve(Input& in, Output& out) {
  constexpr std::uint64_t most = 200;
  const std::uint64_t width = in.number("W", 2, most), height = in.number("H", 2, most);
  out.line(sheets_to(std::max(width, height)).grundy[WonLeaves::sheet(width, height)] != 0 ? "WIN" : "LOSE");
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  out.line(small ? random(2, 7) : random(180, 200), ' ', small ? random(2, 5) : random(180, 200));
}

using Sheets = std::vector<std::pair<std::uint64_t, std::uint64_t>>;

/// Whether the player to move wins, by all the cuts.
bool wins(const Sheets& sheets, std::map<Sheets, bool>& known) {
  for (const auto& [w, h] : sheets) {
    if (w == 1) return true;  // the shorter side: a single square comes off
  }
  if (const auto found = known.find(sheets); found != known.end()) return found->second;
  bool won = false;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const auto [w, h] = sheets[i];
    const auto cut = [&](std::uint64_t w1, std::uint64_t h1, std::uint64_t w2, std::uint64_t h2) {
      Sheets next = sheets;
      next[i] = std::minmax({w1, h1});
      next.push_back(std::minmax({w2, h2}));
      std::sort(next.begin(), next.end());
      won = won || !wins(next, known);
    };
    for (std::uint64_t at = 1; 2 * at <= w && !won; ++at) cut(at, h, w - at, h);
    for (std::uint64_t at = 1; 2 * at <= h && !won; ++at) cut(w, at, w, h - at);
  }
  return known[sheets] = won;
}
bool naive(Input& in, Output& out) {
  const std::uint64_t width = in.number("W", 2, 200), height = in.number("H", 2, 200);
  if (width * height > 80) throw TooLarge{};
  std::map<Sheets, bool> known;
  out.line(wins({std::minmax(width, height)}, known) ? "WIN" : "LOSE");
  return true;
}

void show(Input& in, Shown& shown) {
  const std::uint64_t width = in.number("W", 2, 200), height = in.number("H", 2, 200);
  if (std::max(width, height) <= 20)
    shown.board("first_end_wins", "1 sheets", std::to_string(width) + 'x' + std::to_string(height));
  shown.numbers("values", {sheets_to(std::max(width, height)).grundy[WonLeaves::sheet(width, height)]});
}

/// Every cut makes one piece more, so their number is known: that of a game in which all squares are cut.
bool all_cuts(Input& in, Output& out) {
  const std::uint64_t width = in.number("W", 2, 200), height = in.number("H", 2, 200);
  out.line(width * height % 2 == 0 ? "WIN" : "LOSE");
  return true;
}
constexpr Wrong wrong[] = {{"all-cuts-count", all_cuts}};

const Listed listed({.name = "poj-2311",
                     .lesson = "misere-play",
                     .limits = "W<=200 H<=200",
                     .milliseconds = 1000,
                     .kibibytes = 65536,
                     .cases = Cases::to_end,
                     .solve = solve,
                     .sample = "2 2\n3 2\n4 2\n",
                     .published = true,
                     .most_cases = 1000,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::poj_2311
