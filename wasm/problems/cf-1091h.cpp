#include <algorithm>
#include <array>

#include "core/numbers.hpp"
#include "core/sort.hpp"
#include "core/vectors.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::cf_1091h {
namespace {

constexpr std::int64_t farthest = 100'000;  ///< from 0, either way
constexpr std::uint64_t most_rows = 100'000, most_step = 200'000;

struct Row {
  std::int64_t blue, white, red;
};
struct Grid {
  std::uint64_t forbidden;
  std::vector<Row> rows;
};
Grid read(Input& in) {
  Grid grid;
  grid.rows.resize(in.number("n", 1, most_rows));
  grid.forbidden = in.number("f", 1, most_step);
  for (Row& row : grid.rows) {
    row.blue = in.integer("b", -farthest, farthest);
    row.white = in.integer("w", row.blue + 1, farthest);
    row.red = in.integer("r", row.white + 1, farthest);
  }
  return grid;
}

/// SG values of 0 … largest, where primes and products of two primes may be taken, all but one number. For
/// each value a row of bits tells from which sizes it is reached; a size that is known sets them all at once.
/// Cost: largest² / 128 steps.
NIMLAB_VECTORS std::vector<std::uint64_t> values_up_to(std::size_t largest, std::uint64_t forbidden) {
  constexpr std::size_t bits = 64;
  const std::size_t words = largest / bits + 1;
  std::vector<std::uint8_t> factors(largest + 1);  // how many primes make it up
  for (std::size_t p = 2; p <= largest; ++p) {
    if (factors[p] != 0) continue;
    for (std::size_t power = p; power <= largest; power *= p) {
      for (std::size_t n = power; n <= largest; n += power) ++factors[n];
    }
  }
  // The allowed numbers moved up by 0 … 63.
  std::vector<std::uint64_t> moved(bits * words), reached, values(largest + 1);
  for (std::size_t k = 2; k <= largest; ++k) {
    if (factors[k] > 2 || k == forbidden) continue;
    for (std::size_t by = 0; by < bits && k + by <= largest; ++by)
      moved[by * words + (k + by) / bits] |= std::uint64_t{1} << (k + by) % bits;
  }
  for (std::size_t n = 0; n <= largest; ++n) {
    const std::size_t word = n / bits;
    std::size_t value = 0;
    while (value * words < reached.size() && (reached[value * words + word] >> n % bits & 1) != 0) ++value;
    if (value * words == reached.size()) reached.resize(reached.size() + words);
    values[n] = value;
    const std::uint64_t* from = &moved[n % bits * words];
    std::uint64_t* to = &reached[value * words + word];
    for (std::size_t i = 0; i < words - word; ++i) to[i] |= from[i];
  }
  return values;
}

/// What `heaps` makes of each row, and the SG value of each of these heaps.
struct Worth {
  Numbers heaps, values;

  template <class Heaps>
  Worth(const Grid& grid, std::uint64_t forbidden, Heaps of_row) {
    for (const Row& row : grid.rows) {
      for (const std::int64_t heap : of_row(row)) heaps.push_back(static_cast<std::uint64_t>(heap));
    }
    values = heaps;
    const Numbers table = values_up_to(*std::max_element(heaps.begin(), heaps.end()), forbidden);
    for (std::uint64_t& value : values) value = table[value];
  }
  void print(Output& out) const {
    const bool first = nim_sum(values) != 0;
    out.line(first ? "Alice" : "Bob");
    out.line(first ? "Bob" : "Alice");
  }
};

/// The free cells left and right of the white token.
std::array<std::int64_t, 2> gaps(const Row& row) {
  return {row.white - row.blue - 1, row.red - row.white - 1};
}

/// New Year and the Tricolore Recreation: who wins if Alice begins, and who if Bob does. Seen from the white
/// token either player closes one of the two gaps by k.
bool solve(Input& in, Output& out) {
  const Grid grid = read(in);
  Worth(grid, grid.forbidden, gaps).print(out);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t n = small ? random(1, 3) : most_rows, width = 2 * static_cast<std::uint64_t>(farthest);
  out.line(n, ' ', small ? random(2, 9) : random(2, 7));
  for (std::uint64_t row = 0; row < n; ++row) {
    Numbers at = small ? Numbers{random(0, 9), random(1, 8), random(1, 8)} : random.list(3, 0, width - 2);
    if (small) {
      at[1] += at[0];
      at[2] += at[1];
    } else {  // different ones; the widest first
      if (row == 0) at = {0, width - 2, width - 2};
      sort_numbers(at);
      ++at[1];
      at[2] += 2;
    }
    const std::int64_t from = small ? -9 : -farthest;
    const auto cell = [&](std::size_t i) { return from + static_cast<std::int64_t>(at[i]); };
    out.line(cell(0), ' ', cell(1), ' ', cell(2));
  }
}

/// The game itself: whose turn it is, and of each row how far white and red are from blue.
bool naive(Input& in, Output& out) {
  const Grid grid = read(in);
  if (grid.rows.size() > 6) throw TooLarge{};
  const auto allowed = [&](std::uint64_t k) {
    std::uint64_t primes = 0, left = k;
    for (std::uint64_t p = 2; left > 1; ++p) {
      for (; left % p == 0; left /= p) ++primes;
    }
    return (primes == 1 || primes == 2) && k != grid.forbidden;
  };
  Definition game([&](const Numbers& p, const Definition::Each& each) {
    const bool alice = p[0] == 0;
    for (std::size_t i = 1; i < p.size(); i += 2) {
      const std::uint64_t white = p[i], red = p[i + 1];
      for (std::uint64_t k = 2; k < red; ++k) {
        if (!allowed(k)) continue;
        Numbers next = p;
        next[0] = alice ? 1 : 0;
        next[i + 1] = red - k;
        if (alice ? k < white : k < red - white) {  // the own token alone
          next[i] = alice ? white - k : white;
          if (each(next)) return;
        }
        if (alice ? k < red - white : k < white) {  // and the white one with it
          next[i] = alice ? white : white - k;
          if (each(next)) return;
        }
      }
    }
  });
  for (const std::uint64_t first : {0, 1}) {
    Numbers p = {first};
    for (const Row& row : grid.rows) {
      p.push_back(static_cast<std::uint64_t>(row.white - row.blue));
      p.push_back(static_cast<std::uint64_t>(row.red - row.blue));
    }
    out.line(game.wins(p) == (first == 0) ? "Alice" : "Bob");
  }
  return true;
}

void show(Input& in, Shown& shown) {
  const Grid grid = read(in);
  const Worth worth(grid, grid.forbidden, gaps);
  // As heaps from which numbers of a list are taken, where that is short.
  constexpr std::uint64_t longest = 40;
  const std::uint64_t largest = *std::max_element(worth.heaps.begin(), worth.heaps.end());
  if (largest <= longest && fit_a_board(worth.heaps)) {
    Numbers steps;
    for (const std::uint64_t k : {2,  3,  4,  5,  6,  7,  9,  10, 11, 13, 14, 15, 17, 19,
                                  21, 22, 23, 25, 26, 29, 31, 33, 34, 35, 37, 38, 39}) {
      if (k <= std::max<std::uint64_t>(largest, 3) && k != grid.forbidden) steps.push_back(k);
    }
    shown.board("subtraction", join(steps, ','), join(worth.heaps));
  }
  show_values(shown, worth.values);
}

/// The distance instead of the free cells between.
bool distance_as_size(Input& in, Output& out) {
  const Grid grid = read(in);
  Worth(grid, grid.forbidden, [](const Row& row) {
    return std::array{row.white - row.blue, row.red - row.white};
  }).print(out);
  return true;
}
/// As if every prime and every product of two were allowed.
bool nothing_forbidden(Input& in, Output& out) {
  Worth(read(in), 0, gaps).print(out);
  return true;
}
/// Both gaps of a row as one.
bool one_heap_a_row(Input& in, Output& out) {
  const Grid grid = read(in);
  Worth(grid, grid.forbidden, [](const Row& row) { return std::array{row.red - row.blue - 2}; }).print(out);
  return true;
}
constexpr Wrong wrong[] = {{"distance-as-size", distance_as_size},
                           {"nothing-forbidden", nothing_forbidden},
                           {"one-heap-a-row", one_heap_a_row}};

const Listed listed({.name = "cf-1091h",
                     .lesson = "subtraction-sets",
                     .limits = "n<=100000 f<=200000 x<=100000",
                     .solve = solve,
                     .sample = "1 6\n0 3 9\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::cf_1091h
