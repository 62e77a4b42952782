#include <algorithm>

#include "core/numbers.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::topcoder_srm330_long_long_nim {
namespace {

constexpr std::uint64_t most_coins = 1'000'000'000, most_taken = 22;

struct Pack {
  std::uint64_t coins;
  Numbers moves;  ///< rising

  explicit Pack(Input& in) : coins(in.number("maxN", 1, most_coins)) {
    const std::uint64_t count = in.number("k", 1, most_taken);
    while (moves.size() < count)
      moves.push_back(in.number("move", moves.empty() ? 1 : moves.back() + 1, most_taken));
  }
};

/// Sizes of a pack, one after another. Whether the next one is lost depends on the last 22 alone, each lost
/// or not: bits, the last size lowest.
struct Sizes {
  std::uint32_t moves = 0, last = 1;  ///< 0 coins are lost
  std::uint64_t size = 0, lost = 0;   ///< of 1 … size

  explicit Sizes(const Pack& pack) {
    for (const std::uint64_t move : pack.moves) moves |= std::uint32_t{1} << (move - 1);
  }
  void next() {
    constexpr std::uint32_t all = (std::uint32_t{1} << most_taken) - 1;
    const bool is_lost = (last & moves) == 0;
    last = (last << 1 | (is_lost ? 1 : 0)) & all;
    ++size;
    lost += is_lost ? 1 : 0;
  }
};

/// LongLongNim: how many sizes from 1 to maxN are lost for who moves first. Once the last 22 sizes are as
/// they were before, all repeats; R. P. Brent's way to notice it ("An improved Monte Carlo factorization
/// algorithm", 1980): look back to the last power of 2. Cost: at most some 12 million steps.
std::uint64_t lost_sizes(const Pack& pack) {
  Sizes now(pack), before = now;
  for (std::uint64_t look = 1; now.size < pack.coins;) {
    now.next();
    if (now.last == before.last) {
      const std::uint64_t period = now.size - before.size, times = (pack.coins - now.size) / period;
      now.lost += times * (now.lost - before.lost);
      for (std::uint64_t left = (pack.coins - now.size) % period; left > 0; --left) now.next();
      return now.lost;
    }
    if (now.size == look) before = now, look *= 2;
  }
  return now.lost;
}

bool solve(Input& in, Output& out) {
  out.line(lost_sizes(Pack(in)));
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t most = small ? 6 : most_taken;
  Numbers moves;
  for (std::uint64_t move = 1; move <= most; ++move) {
    if (random(0, 2) == 0) moves.push_back(move);
  }
  if (moves.empty()) moves.push_back(random(1, most));
  out.line(small ? random(1, 40) : most_coins - random(0, 9));
  put_counted(out, moves);
}

bool naive(Input& in, Output& out) {
  const Pack pack(in);
  if (pack.coins > 100'000) throw TooLarge{};
  std::vector<bool> wins(pack.coins + 1);
  std::uint64_t lost = 0;
  for (std::uint64_t size = 1; size <= pack.coins; ++size) {
    for (const std::uint64_t move : pack.moves)
      wins[size] = wins[size] || (move <= size && !wins[size - move]);
    lost += wins[size] ? 0 : 1;
  }
  out.line(lost);
  return true;
}

void show(Input& in, Shown& shown) {
  const Pack pack(in);
  if (fit_a_board({&pack.coins, 1}))
    shown.board("subtraction", join(pack.moves, ','), std::to_string(pack.coins));
  constexpr std::size_t few = 40;
  Numbers lost;
  for (Sizes sizes(pack); sizes.size < pack.coins && lost.size() < few;) {
    sizes.next();
    if (sizes.lost > lost.size()) lost.push_back(sizes.size);
  }
  shown.numbers("lost", lost);
}

/// As if all numbers up to the largest could be taken.
bool largest_plus_one(Input& in, Output& out) {
  const Pack pack(in);
  out.line(pack.coins / (pack.moves.back() + 1));
  return true;
}
/// As if sizes repeated after the smallest and the largest number together: so it is with one or two.
bool smallest_plus_largest(Input& in, Output& out) {
  const Pack pack(in);
  const std::uint64_t period = pack.moves.front() + pack.moves.back();
  Sizes sizes(pack);
  std::uint64_t lost = 0, in_period = 0, in_rest = 0;
  for (std::uint64_t rest = pack.coins % period; sizes.size < period;) {
    if (sizes.size == rest) in_rest = lost;
    sizes.next();
    lost = sizes.lost;
  }
  in_period = lost;
  out.line(pack.coins / period * in_period + in_rest);
  return true;
}
/// An empty pack is lost, too.
bool empty_pack_counts(Input& in, Output& out) {
  out.line(lost_sizes(Pack(in)) + 1);
  return true;
}
constexpr Wrong wrong[] = {{"largest-plus-one", largest_plus_one},
                           {"smallest-plus-largest", smallest_plus_largest},
                           {"empty-pack-counts", empty_pack_counts}};

const Listed listed({.name = "topcoder-srm330-long-long-nim",
                     .lesson = "subtraction-sets",
                     .limits = "maxN<=1000000000 k<=22 move<=22",
                     .solve = solve,
                     .sample = "20\n3\n1 2 3\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::topcoder_srm330_long_long_nim
