#include <algorithm>
#include <array>
#include <bit>

#include "math/nimber.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::bzoj_1434 {
namespace {

constexpr std::uint64_t most = 100;

/// A board of coins, H or T.
struct Coins {
  std::uint64_t rows, columns;
  std::vector<std::string_view> lines;

  /// Visits the coins that show `side`, by row and column from 1.
  template <class Visit>
  void each(char side, Visit visit) const {
    for (std::uint64_t i = 1; i <= rows; ++i) {
      for (std::uint64_t j = 1; j <= columns; ++j) {
        if (lines[i - 1][j - 1] == side) visit(i, j);
      }
    }
  }
};

Coins read(Input& in) {
  Coins coins{in.number("n", 1, most), in.number("m", 1, most), {}};
  for (std::uint64_t i = 0; i < coins.rows; ++i) {
    const std::string_view line = in.word("coins");
    const auto coin = [](char c) { return c == 'H' || c == 'T'; };
    if (line.size() != coins.columns || !std::all_of(line.begin(), line.end(), coin)) in.refuse("coins");
    coins.lines.push_back(line);
  }
  return coins;
}

/// The value of tails alone is this power of 2. In the first row and column it is the game Ruler.
std::uint64_t power(std::uint64_t i, std::uint64_t j) {
  return i == 1 || j == 1 ? static_cast<std::uint64_t>(std::countr_zero(i * j)) : i + j - 2;
}

/// Whether the powers that `of` gives do not cancel in pairs.
template <class Of>
bool wins(const Coins& coins, char side, Of of) {
  std::array<bool, 2 * most> odd{};
  // Each coin, whatever it shows: which it is cannot be foreseen, and a branch that is not costs more.
  for (std::uint64_t i = 1; i <= coins.rows; ++i) {
    for (std::uint64_t j = 1; j <= coins.columns; ++j) odd[of(i, j)] ^= coins.lines[i - 1][j - 1] == side;
  }
  return std::count(odd.begin(), odd.end(), true) > 0;
}
bool print(Output& out, bool first) {
  out.line(first ? "-_-" : "=_=");
  return true;
}

/// The colouring game of ZJOI 2009: a connected set of coins is turned; one of them has all the others at its
/// upper left, and goes from tails to heads.
bool solve(Input& in, Output& out) { return print(out, wins(read(in), 'T', power)); }

void generate(Random& random, Size size, Output& out) {
  std::uint64_t n = most, m = most;
  if (size == Size::small) {
    n = random(1, 3), m = random(1, n == 1 ? 8 : 3);
    if (random(0, 1) == 0) std::swap(n, m);
  }
  out.line(n, ' ', m);
  // Now and then what lies below the diagonal as what lies above it, and nothing on it: all values cancel.
  const bool mirrored = random(0, 2) == 0;
  const std::uint64_t tails = random(1, 3);
  std::vector<std::string> lines(n, std::string(m, 'H'));
  for (std::uint64_t i = 0; i < n; ++i) {
    for (std::uint64_t j = 0; j < m; ++j) {
      if (mirrored && j <= i && i < m && j < n) {
        lines[i][j] = i == j ? 'H' : lines[j][i];
      } else if (random(0, 3) < tails) {
        lines[i][j] = 'T';
      }
    }
    out.line(lines[i]);
  }
}

/// All the sets of coins and all the boards, by number: the coin that goes to heads is the last one of its
/// set, so a move makes the number less.
bool naive(Input& in, Output& out) {
  const Coins coins = read(in);
  const std::uint64_t count = coins.rows * coins.columns;
  constexpr std::uint64_t most_coins = 10;
  if (count > most_coins) throw TooLarge{};
  const auto beside = [&](std::uint64_t a, std::uint64_t b) {  // a < b
    return b == a + coins.columns || (b == a + 1 && b % coins.columns != 0);
  };
  std::vector<std::uint64_t> moves;
  for (std::uint64_t set = 1; set < std::uint64_t{1} << count; ++set) {
    const std::uint64_t last = std::bit_width(set) - 1;
    bool fits = true;
    std::uint64_t joined = std::uint64_t{1} << last;
    for (std::uint64_t a = 0; a < count; ++a)
      fits = fits && ((set >> a & 1) == 0 || a % coins.columns <= last % coins.columns);
    for (std::uint64_t round = 0; round < count; ++round) {
      for (std::uint64_t a = 0; a < count; ++a) {
        for (std::uint64_t b = a + 1; b < count; ++b) {
          const std::uint64_t pair = std::uint64_t{1} << a | std::uint64_t{1} << b;
          if (beside(a, b) && (set & pair) == pair && (joined & pair) != 0) joined |= pair;
        }
      }
    }
    if (fits && joined == set) moves.push_back(set);
  }
  std::uint64_t board = 0;
  coins.each('T', [&](std::uint64_t i, std::uint64_t j) {
    board |= std::uint64_t{1} << ((i - 1) * coins.columns + j - 1);
  });
  std::vector<bool> won(board + 1);
  for (std::uint64_t tails = 1; tails <= board; ++tails) {
    for (const std::uint64_t set : moves)
      won[tails] = won[tails] || ((tails >> (std::bit_width(set) - 1) & 1) != 0 && !won[tails ^ set]);
  }
  return print(out, won[board]);
}

void show(Input& in, Shown& shown) {
  const Coins coins = read(in);
  constexpr std::uint64_t longest = 52;
  if (coins.rows + coins.columns > longest) return;
  Numbers values;
  coins.each('T',
             [&](std::uint64_t i, std::uint64_t j) { values.push_back(std::uint64_t{1} << power(i, j)); });
  show_values(shown, values);
}

/// Rugs, where whole rectangles are turned.
bool product_of_rulers(Input& in, Output& out) {
  std::uint64_t sum = 0;
  read(in).each('T', [&](std::uint64_t i, std::uint64_t j) { sum ^= nim_product(i & -i, j & -j); });
  return print(out, sum != 0);
}
/// As in other games of coins.
bool heads_count(Input& in, Output& out) { return print(out, wins(read(in), 'H', power)); }
/// The first row and column like all others.
bool powers_everywhere(Input& in, Output& out) {
  return print(out, wins(read(in), 'T', [](std::uint64_t i, std::uint64_t j) { return i + j - 2; }));
}
constexpr Wrong wrong[] = {{"product-of-rulers", product_of_rulers},
                           {"heads-count", heads_count},
                           {"powers-everywhere", powers_everywhere}};

const Listed listed({.name = "bzoj-1434",
                     .lesson = "two-dimensional-coins",
                     .limits = "n<=100 m<=100",
                     .milliseconds = 5000,
                     .kibibytes = 65536,
                     .cases = Cases::counted,
                     .solve = solve,
                     .sample = "3\n2 3\nHHH\nHHH\n2 3\nHHH\nTTH\n2 1\nT\nH\n",
                     .published = true,
                     .most_cases = 50,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::bzoj_1434
