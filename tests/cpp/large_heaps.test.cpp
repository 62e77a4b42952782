#include <array>
#include <functional>
#include <numeric>
#include <random>

#include "check_position.hpp"
#include "rings.hpp"

/// Winning moves from heaps of 64 bits: every listed move wins, and none is missing. No search goes there, so
/// for each game an argument of its own says which moves can win at all, or counts them digit by digit.
using namespace nimlab;

namespace {

using Numbers = naive::Numbers;
__extension__ typedef unsigned __int128 Uint128;
__extension__ typedef __int128 Int128;
constexpr std::uint64_t most = UINT64_MAX;

std::mt19937_64 random_bits(64);  // always the same positions

/// Up to `largest`: near it, anywhere, or of any length.
std::uint64_t heap_up_to(std::uint64_t largest) {
  const std::uint64_t kind = random_bits() % 3, bits = random_bits();
  if (kind == 0) return largest - bits % 1000;
  const std::uint64_t number = kind == 1 ? bits : bits >> (random_bits() % 64);
  return largest == most ? number : number % (largest + 1);
}

Numbers heaps_up_to(std::size_t count, std::uint64_t largest) {
  Numbers heaps(count);
  for (std::uint64_t& heap : heaps) heap = heap_up_to(largest);
  return heaps;
}

/// Makes the nim-sum of the values 0 about half the time, where the first heap can.
void balance(Numbers& heaps) {
  if (random_bits() % 2 == 0) return;
  heaps[0] = 0;
  for (std::size_t i = 1; i < heaps.size(); ++i) heaps[0] ^= heaps[i];
}

/// The nim-sum of all values but the one at i.
std::uint64_t others(const Numbers& values, std::size_t i) {
  std::uint64_t sum = 0;
  for (std::size_t j = 0; j < values.size(); ++j) sum ^= j == i ? 0 : values[j];
  return sum;
}

void check_moves(const std::string& game, const std::string& rule, const std::string& position,
                 const naive::Moves& expected) {
  CAPTURE(game, rule, position);
  const Analysis a = analyse(game, position, rule);
  REQUIRE(sorted(a.winning_moves) == sorted(expected));
  REQUIRE(a.winning_move_count == expected.size());
  REQUIRE_FALSE(a.more_winning_moves);
  REQUIRE((a.outcome == Outcome::N) == !expected.empty());
}

/// The same where there are too many to list: how many there are, and that those listed are different and
/// win.
void check_count(const std::string& game, const std::string& position, Uint128 count,
                 const std::function<bool(const MoveNumbers&)>& wins) {
  CAPTURE(game, position);
  const Analysis a = analyse(game, position);
  REQUIRE(a.winning_move_count == static_cast<std::uint64_t>(std::min<Uint128>(count, most)));
  REQUIRE(a.winning_moves.size() == std::min<Uint128>(count, max_listed_moves));
  REQUIRE(std::set<MoveNumbers>(a.winning_moves.begin(), a.winning_moves.end()).size() ==
          a.winning_moves.size());
  REQUIRE(std::all_of(a.winning_moves.begin(), a.winning_moves.end(), wins));
}

/// Ordered pairs x + y = sum of which the bits at each place are as `allowed(place, x, y)` says.
template <class Allowed>
Uint128 pairs_with_sum(std::uint64_t sum, Allowed allowed) {
  std::array<Uint128, 2> ways{1, 0};  // by carry
  for (unsigned place = 0; place < 64; ++place) {
    std::array<Uint128, 2> next{0, 0};
    for (unsigned bits = 0; bits < 8; ++bits) {
      const unsigned x = bits & 1, y = bits >> 1 & 1, carry = bits >> 2, here = x + y + carry;
      if ((here & 1) == (sum >> place & 1) && allowed(place, x, y)) next[here / 2] += ways[carry];
    }
    ways = next;
  }
  return ways[0];
}

/// Ordered pairs x, y below `bound` with x ⊕ y = differ, from the highest place down.
Uint128 pairs_below(std::uint64_t bound, std::uint64_t differ) {
  std::array<Uint128, 4> ways{1, 0, 0, 0};  // by which of the two are smaller already
  for (unsigned place = 64; place-- > 0;) {
    std::array<Uint128, 4> next{};
    for (unsigned smaller = 0; smaller < 4; ++smaller) {
      for (unsigned x = 0; x < 2; ++x) {
        const std::array<unsigned, 2> bits{x, x ^ static_cast<unsigned>(differ >> place & 1)};
        const unsigned limit = bound >> place & 1;
        unsigned then = smaller;
        bool possible = true;
        for (unsigned i = 0; i < 2; ++i) {
          if ((smaller >> i & 1) != 0) continue;
          possible = possible && bits[i] <= limit;
          then |= static_cast<unsigned>(bits[i] < limit) << i;
        }
        if (possible) next[then] += ways[smaller];
      }
    }
    ways = next;
  }
  return ways[3];
}

// Wythoff: exact integers of 256 bits, compared digit by digit.

struct Square {
  std::array<std::uint32_t, 8> digits{};  // lowest first
  bool operator<=(const Square& other) const {
    return !std::lexicographical_compare(other.digits.rbegin(), other.digits.rend(), digits.rbegin(),
                                         digits.rend());
  }
};

Square product(Uint128 x, Uint128 y) {
  Square out;
  for (std::size_t i = 0; i < 4; ++i) {
    std::uint64_t carry = 0;
    for (std::size_t j = 0; i + j < 8; ++j) {
      const std::uint64_t b = j < 4 ? static_cast<std::uint32_t>(y >> (32 * j)) : 0;
      carry += out.digits[i + j] + static_cast<std::uint32_t>(x >> (32 * i)) * b;
      out.digits[i + j] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
  }
  return out;
}

/// kα ≥ h, for α = (2 − a + √(a² + 4)) / 2: 2h + (a − 2)k ≤ k√(a² + 4), both sides squared where that is not
/// clear.
bool at_least(std::uint64_t k, Uint128 h, std::uint64_t a) {
  const Int128 left = 2 * static_cast<Int128>(h) + (static_cast<Int128>(a) - 2) * static_cast<Int128>(k);
  if (left <= 0) return true;
  const auto size = static_cast<Uint128>(left);
  return product(size, size) <= product(static_cast<Uint128>(k) * k, static_cast<Uint128>(a) * a + 4);
}

/// The least number in 0 … largest that is enough; largest + 1 if none is.
template <class Enough>
Uint128 least(Uint128 largest, Enough enough) {
  Uint128 low = 0, high = largest + 1;
  while (low < high) {
    const Uint128 middle = (low + high) / 2;
    if (enough(static_cast<std::uint64_t>(middle)))
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

/// ⌊kα⌋
Uint128 low_of(std::uint64_t k, std::uint64_t a) {
  Uint128 low = k, high = 2 * static_cast<Uint128>(k);  // 1 < α < 2
  while (low < high) {
    const Uint128 middle = (low + high + 1) / 2;
    if (at_least(k, middle, a))
      low = middle;
    else
      high = middle - 1;
  }
  return low;
}

/// From one heap: the other one stays, and is the smaller or the larger of a pair. From both: pairs whose
/// difference is less than a away from this one's, in either order.
naive::Moves wythoff_moves(const Numbers& p, std::uint64_t a) {
  std::set<Numbers> moves;
  for (std::size_t kept : {0u, 1u}) {
    const std::uint64_t h = p[kept], from = p[1 - kept];
    const auto leave = [&](Uint128 left) {
      if (left >= from) return;
      const std::uint64_t take = from - static_cast<std::uint64_t>(left);
      moves.insert(kept == 0 ? Numbers{0, take} : Numbers{take, 0});
    };
    const Uint128 as_low = least(h, [&](std::uint64_t k) { return at_least(k, h, a); });
    if (as_low <= h && low_of(static_cast<std::uint64_t>(as_low), a) == h) leave(h + as_low * a);
    const Uint128 as_high = least(h / a, [&](std::uint64_t k) { return at_least(k, h - k * a, a); });
    if (as_high <= h / a) {
      const Uint128 low = low_of(static_cast<std::uint64_t>(as_high), a);
      if (low + as_high * a == h) leave(low);
    }
  }
  for (std::size_t first : {0u, 1u}) {
    const Int128 x = p[first], y = p[1 - first];
    const Int128 middle = (y - x) / static_cast<Int128>(a);
    for (Int128 k = std::max<Int128>(0, middle - 2); k <= middle + 2; ++k) {
      const auto low = static_cast<Int128>(low_of(static_cast<std::uint64_t>(k), a));
      const Int128 i = x - low, j = y - low - k * static_cast<Int128>(a);
      const Int128 apart = i > j ? i - j : j - i;
      if (i <= 0 || j <= 0 || apart >= static_cast<Int128>(a)) continue;
      Numbers move{static_cast<std::uint64_t>(i), static_cast<std::uint64_t>(j)};
      if (first == 1) std::swap(move[0], move[1]);
      moves.insert(move);
    }
  }
  return {moves.begin(), moves.end()};
}

}  // namespace

TEST_CASE("wythoff: all winning moves from 64-bit heaps near the edge and elsewhere, for many a") {
  // The largest heap is a B_n; its partner's successor has a pair that does not fit into 64 bits.
  for (std::uint64_t a : {1u, 2u, 3u, 4u, 5u, 7u, 14u, 100u, 586u, 4096u, 99'999u, 999'999u, 1'000'000u}) {
    const std::string rule = std::to_string(a);
    for (int i = 0; i < 60; ++i) {
      Numbers p = heaps_up_to(2, most);
      if (i % 4 == 0) p[0] = most;
      if (i % 4 == 1) p[1] = most;
      if (i % 12 == 0) p[1] = most;
      check_moves("wythoff", rule, naive::text(p), wythoff_moves(p, a));
    }
    // Pairs themselves, and their neighbours: no move wins from a pair.
    for (int i = 0; i < 20; ++i) {
      const std::uint64_t k = (most / (a + 2)) - random_bits() % 1000;
      const auto low = static_cast<std::uint64_t>(low_of(k, a)), high = low + a * k;
      REQUIRE(wythoff_moves({low, high}, a).empty());
      for (const Numbers& p : {Numbers{low, high}, {high, low}, {low, high - 1}, {low + 1, high}}) {
        check_moves("wythoff", rule, naive::text(p), wythoff_moves(p, a));
      }
    }
  }
  check_moves("wythoff", "1", "15000000000000000000 18446744073709551615",
              wythoff_moves({15'000'000'000'000'000'000u, most}, 1));
}

TEST_CASE("nim, misere_nim, staircase: the one move of each heap that can win, from 64-bit heaps") {
  for (int i = 0; i < 300; ++i) {
    Numbers heaps = heaps_up_to(1 + static_cast<std::size_t>(i) % 6, most);
    balance(heaps);
    if (i % 7 == 0) {
      for (std::size_t j = 1; j < heaps.size(); ++j) heaps[j] %= 2;
    }
    // All options of a heap have different nim-sums.
    naive::Moves nim, misere;
    for (std::size_t h = 0; h < heaps.size(); ++h) {
      const std::uint64_t rest = others(heaps, h);
      if (rest < heaps[h]) nim.push_back({h + 1, heaps[h] - rest});
      // Misère: with a heap above 1 left the nim-sum must be 0, without one the ones must be odd.
      for (std::uint64_t left : std::set<std::uint64_t>{0, 1, rest}) {
        if (left >= heaps[h]) continue;
        Numbers next = heaps;
        next[h] = left;
        const bool big = *std::max_element(next.begin(), next.end()) > 1;
        const std::uint64_t sum = std::accumulate(next.begin(), next.end(), std::uint64_t{0}, std::bit_xor());
        if (sum == (big ? 0u : 1u)) misere.push_back({h + 1, heaps[h] - left});
      }
    }
    check_moves("nim", "", naive::text(heaps), nim);
    if (*std::max_element(heaps.begin(), heaps.end()) > 0) {  // else it is over
      check_moves("misere_nim", "", naive::text(heaps), misere);
    }
  }
  for (int i = 0; i < 300; ++i) {
    Numbers steps = heaps_up_to(1 + static_cast<std::size_t>(i) % 7, most / 8);
    if (i % 2 == 0) steps[0] = most - std::accumulate(steps.begin() + 1, steps.end(), std::uint64_t{0});
    Numbers odd;
    for (std::size_t s = 0; s < steps.size(); s += 2) odd.push_back(steps[s]);
    naive::Moves moves;
    for (std::size_t s = 0; s < odd.size(); ++s) {
      // Each move changes one odd step: it must come to hold the nim-sum of the others.
      const std::uint64_t wanted = others(odd, s), here = odd[s];
      if (wanted < here) moves.push_back({2 * s + 1, here - wanted});
      if (wanted > here && 2 * s + 1 < steps.size() && wanted - here <= steps[2 * s + 1]) {
        moves.push_back({2 * s + 2, wanted - here});
      }
    }
    check_moves("staircase", "", naive::text(steps), moves);
  }
}

TEST_CASE("bash, subtraction: the takes that can win, from heaps near the limits") {
  for (int i = 0; i < 300; ++i) {
    const bool bash = i % 2 == 0;
    const std::uint64_t limit = bash ? 1'000'000'000'000'000'000 : most;
    const std::uint64_t m =
        std::max<std::uint64_t>(1, i % 3 == 0 ? heap_up_to(limit) : heap_up_to(1'000'000));
    const Uint128 cycle = static_cast<Uint128>(m) + 1;
    const Numbers heaps = heaps_up_to(1 + static_cast<std::size_t>(i) % 4, limit);
    Numbers values;
    for (std::uint64_t heap : heaps) values.push_back(static_cast<std::uint64_t>(heap % cycle));
    naive::Moves moves;
    for (std::size_t h = 0; h < heaps.size(); ++h) {
      // 1 … m leave all remainders but the heap's own, each once.
      const std::uint64_t wanted = others(values, h);
      if (wanted >= cycle || wanted == values[h]) continue;
      const Uint128 take = (heaps[h] + cycle - wanted) % cycle;
      if (take <= heaps[h]) moves.push_back({h + 1, static_cast<std::uint64_t>(take)});
    }
    const std::string rule = bash ? std::to_string(m) : "1.." + std::to_string(m);
    check_moves(bash ? "bash" : "subtraction", rule, naive::text(heaps), moves);
  }
  // {1, 3, 4}: 0 1 0 1 2 3 2 again and again (Ferguson), and at most three takes a heap.
  const Numbers period{0, 1, 0, 1, 2, 3, 2};
  for (int i = 0; i < 200; ++i) {
    const Numbers heaps = heaps_up_to(1 + static_cast<std::size_t>(i) % 4, most);
    Numbers values;
    for (std::uint64_t heap : heaps) values.push_back(period[heap % 7]);
    naive::Moves moves;
    for (std::size_t h = 0; h < heaps.size(); ++h) {
      for (std::uint64_t take : {1u, 3u, 4u}) {
        if (take <= heaps[h] && period[(heaps[h] - take) % 7] == others(values, h))
          moves.push_back({h + 1, take});
      }
    }
    check_moves("subtraction", "1,3,4", naive::text(heaps), moves);
  }
}

TEST_CASE("fibonacci_nim, dynamic_nim: all winning takes from 64-bit heaps") {
  // If n − t stones with the limit f(t) are lost, the terms of n − t are all larger than f(t), so those of t
  // before them make a decomposition of n; it is unique, and t is the sum of its smallest terms. So these are
  // all that can win; every take up to 1,000 is tried, too.
  for (const auto& [k, c] : std::vector<std::pair<std::uint64_t, std::uint64_t>>{
           {2, 0}, {1, 0}, {3, 0}, {5, 2}, {1, 7}, {10'000, 10'000}}) {
    const auto after = [k = k, c = c](std::uint64_t take) { return static_cast<Uint128>(k) * take + c; };
    Numbers terms{1};
    std::size_t j = 0;  // never goes back
    for (Uint128 next = 2; next <= most;) {
      terms.push_back(static_cast<std::uint64_t>(next));
      while (after(terms[j]) < terms.back()) ++j;
      next = static_cast<Uint128>(terms.back()) + terms[j];
    }
    const auto parts = [&](std::uint64_t stones) {
      Numbers out;  // largest first
      while (stones > 0) {
        out.push_back(*std::prev(std::upper_bound(terms.begin(), terms.end(), stones)));
        stones -= out.back();
      }
      return out;
    };
    for (int i = 0; i < 60; ++i) {
      const std::uint64_t stones = heap_up_to(most);
      const std::uint64_t limit = std::min(stones, i % 2 == 0 ? heap_up_to(most) : heap_up_to(100'000));
      std::set<std::uint64_t> candidates;
      for (std::uint64_t take = 1; take <= 1'000; ++take) candidates.insert(take);
      std::uint64_t sum = 0;
      const Numbers all = parts(stones);
      for (std::size_t j = all.size(); j-- > 0;) candidates.insert(sum += all[j]);
      naive::Moves moves;
      for (std::uint64_t take : candidates) {
        if (take > limit) continue;
        const Numbers left = parts(stones - take);
        if (left.empty() || left.back() > after(take)) moves.push_back({take});
      }
      const bool fibonacci = k == 2 && c == 0;
      check_moves(fibonacci ? "fibonacci_nim" : "dynamic_nim",
                  fibonacci ? "" : std::to_string(k) + '+' + std::to_string(c), naive::text({stones, limit}),
                  moves);
    }
  }
}

TEST_CASE("ring: all winning moves with numbers of 64 bits, where some edge is 0") {
  // Whether the coin can pass is all that counts, so numbers above 3 are played as 3 by the naive game.
  NaiveRing truth;
  for (int i = 0; i < 100; ++i) {
    Numbers p = heaps_up_to(2 + static_cast<std::size_t>(i) % 4, most);
    for (std::uint64_t& edge : p) edge = random_bits() % 4 == 0 ? random_bits() % 2 : edge;
    p[random_bits() % p.size()] = 0;
    p.insert(p.begin(), 1 + random_bits() % p.size());
    Numbers small = p;
    for (std::size_t e = 1; e < p.size(); ++e) small[e] = std::min<std::uint64_t>(p[e], 3);
    Uint128 count = 0;
    std::map<std::uint64_t, std::pair<bool, bool>> wins;  // by edge: leaving something, leaving nothing
    for (const Numbers& move : truth.moves(small)) {
      const std::uint64_t edge = move[0];
      if (move[1] == 2 && small[edge] == 3) continue;  // as good as 1
      if (truth.grundy(truth.after(small, move)) != 0) continue;
      const bool all = move[1] == small[edge];
      count += all ? 1 : p[edge] - 1;
      (all ? wins[edge].second : wins[edge].first) = true;
    }
    check_count("ring", truth.text(p), count,
                [&](const MoveNumbers& m) { return m[1] == p[m[0]] ? wins[m[0]].second : wins[m[0]].first; });
  }
}

TEST_CASE("e_and_d: winning splits of piles up to 10^18 are counted digit by digit") {
  const auto value = [](std::uint64_t x, std::uint64_t y) {
    std::uint64_t v = 0;
    while ((((x - 1) | (y - 1)) >> v & 1) != 0) ++v;
    return v;
  };
  for (int i = 0; i < 150; ++i) {
    Numbers piles = heaps_up_to(i % 3 == 0 ? 2 : 4, 999'999'999'999'999'999);
    for (std::uint64_t& pile : piles) ++pile;
    if (i % 5 == 0) piles[1] = piles[0];
    Numbers values;
    for (std::size_t j = 0; j < piles.size(); j += 2) values.push_back(value(piles[j], piles[j + 1]));
    Uint128 count = 0;
    for (std::size_t pair = 0; pair < values.size(); ++pair) {
      const std::uint64_t v = others(values, pair);
      if (v == values[pair]) continue;
      for (std::uint64_t pile : std::set<std::uint64_t>{piles[2 * pair], piles[2 * pair + 1]}) {
        if (pile < 2) continue;
        const Uint128 ordered = pairs_with_sum(pile - 2, [&](std::uint64_t place, unsigned x, unsigned y) {
          return place > v || (place == v ? x + y == 0 : x + y > 0);
        });
        const bool half = pile % 2 == 0 && value(pile / 2, pile / 2) == v;
        count += (ordered + half) / 2;
      }
    }
    check_count("e_and_d", naive::text(piles), count, [&](const MoveNumbers& m) {
      const std::size_t at = 2 * (m[0] - 1);
      const bool legal =
          m[1] >= 1 && m[1] <= m[2] && (m[1] + m[2] == piles[at] || m[1] + m[2] == piles[at + 1]);
      return legal && value(m[1], m[2]) == others(values, m[0] - 1);
    });
  }
}

TEST_CASE("lasker, split_nim: winning moves of heaps up to 2^63 are counted digit by digit") {
  const auto lasker = [](std::uint64_t heap) {
    return heap == 0 ? 0 : heap % 4 == 3 ? heap + 1 : heap % 4 == 0 ? heap - 1 : heap;
  };
  const auto odious = [](std::uint64_t heap) {
    if (heap == 0) return heap;
    std::uint64_t ones = 0;
    for (std::uint64_t bits = heap - 1; bits != 0; bits /= 2) ones += bits % 2;
    return 2 * (heap - 1) + (ones + 1) % 2;
  };
  const std::uint64_t largest = std::uint64_t{1} << 63;
  for (int i = 0; i < 150; ++i) {
    const bool splits = i % 2 == 0;  // split_nim
    const auto value = [&](std::uint64_t heap) { return splits ? odious(heap) : lasker(heap); };
    Numbers heaps = heaps_up_to(1 + static_cast<std::size_t>(i) % 3, largest - 1);
    for (std::uint64_t& heap : heaps) ++heap;
    Numbers values;
    for (std::uint64_t heap : heaps) values.push_back(value(heap));
    Uint128 count = 0;
    for (std::size_t h = 0; h < heaps.size(); ++h) {
      const std::uint64_t v = others(values, h), heap = heaps[h];
      if (v == values[h]) continue;
      if (splits) {
        // One part of value v; or two, of which the nim-sum is v: their numbers from 0 differ in v / 2.
        const std::uint64_t single = v == 0 ? 0 : v / 2 + 1;
        count += value(single) == v && single < heap;
        // The last bits of two odious numbers make the number of ones of each odd, so of both even.
        bool even = true;
        for (std::uint64_t bits = v; bits != 0; bits &= bits - 1) even = !even;
        if (even) count += v == 0 ? heap - 1 : pairs_below(heap - 1, v / 2) / 2;
        continue;
      }
      // One part: Lasker's exchange undoes itself.
      count += lasker(v) < heap;
      // Two: a = 4j + r has the value 4(j + (r = 3)) + (1, 2, 0, 3 for r = 1 … 4).
      Uint128 ordered = 0;
      for (std::uint64_t r = 1; r <= 4; ++r) {
        for (std::uint64_t s = 1; s <= 4; ++s) {
          constexpr std::uint64_t low[] = {0, 1, 2, 0, 3};
          if ((low[r] ^ low[s]) != v % 4 || heap < r + s || (heap - r - s) % 4 != 0) continue;
          const std::uint64_t sum = (heap - r - s) / 4 + (r == 3) + (s == 3);
          ordered += pairs_with_sum(
              sum, [&](unsigned place, unsigned x, unsigned y) { return (x ^ y) == (v / 4 >> place & 1); });
          // Not those in which a part with r = 3 would have j = −1.
          const Uint128 edge = sum == v / 4 ? 1 : 0;
          if (r == 3 || s == 3) ordered -= r == 3 && s == 3 ? (sum == 0 ? edge : 2 * edge) : edge;
        }
      }
      const bool half = heap % 2 == 0 && v == 0;
      count += (ordered + half) / 2;
    }
    check_count(splits ? "split_nim" : "lasker", naive::text(heaps), count, [&](const MoveNumbers& m) {
      std::uint64_t left = 0;
      for (std::size_t part = 1; part < m.size(); ++part) left ^= value(m[part]);
      return left == others(values, m[0] - 1);
    });
  }
}

TEST_CASE("moore_nim: winning moves from a few 64-bit heaps are counted column by column") {
  for (int i = 0; i < 200; ++i) {
    const std::size_t n = 1 + static_cast<std::size_t>(i) % 5, k = 1 + random_bits() % 3;
    const bool misere = random_bits() % 2 == 0;
    Numbers heaps = heaps_up_to(n, most);
    if (i % 3 == 0) {
      for (std::uint64_t& heap : heaps) heap %= 8;
    }
    const auto lost = [&](const Numbers& p) {
      const bool ones_only = *std::max_element(p.begin(), p.end()) <= 1;
      for (unsigned place = 0; place < 64; ++place) {
        std::uint64_t ones = 0;
        for (std::uint64_t heap : p) ones += heap >> place & 1;
        if (ones % (k + 1) != (misere && ones_only && place == 0 ? 1u : 0u)) return false;
      }
      return true;
    };
    // By the heaps that are as they were down to this column, and whether a heap above 1 is certain.
    std::map<std::pair<unsigned, bool>, Uint128> ways{{{(1u << n) - 1, false}, 1}};
    for (unsigned place = 64; place-- > 0;) {
      std::map<std::pair<unsigned, bool>, Uint128> next;
      unsigned column = 0;
      for (std::size_t h = 0; h < n; ++h) column |= static_cast<unsigned>(heaps[h] >> place & 1) << h;
      for (const auto& [state, count] : ways) {
        const auto [same, big] = state;
        for (unsigned pattern = 0; pattern < 1u << n; ++pattern) {
          if ((pattern & same & ~column) != 0) continue;  // a heap would grow
          unsigned ones = 0;
          for (unsigned bits = pattern; bits != 0; bits &= bits - 1) ++ones;
          if (ones % (k + 1) != (misere && place == 0 && !big ? 1u : 0u)) continue;
          next[{same & ~(pattern ^ column), big || (place > 0 && ones > 0)}] += count;
        }
      }
      ways = next;
    }
    Uint128 count = 0;
    for (const auto& [state, times] : ways) {
      std::size_t touched = n;
      for (unsigned bits = state.first; bits != 0; bits &= bits - 1) --touched;
      if (touched >= 1 && touched <= k) count += times;
    }
    const std::string rule = std::to_string(k) + (misere ? " misere" : ""), position = naive::text(heaps);
    CAPTURE(rule, position);
    const Analysis a = analyse("moore_nim", position, rule);
    const std::set<MoveNumbers> listed(a.winning_moves.begin(), a.winning_moves.end());
    REQUIRE(listed.size() == a.winning_moves.size());
    REQUIRE(listed.size() == std::min<Uint128>(count, 1'000));
    REQUIRE(a.winning_move_count == listed.size());
    REQUIRE(a.more_winning_moves == (count > 1'000));
    for (const MoveNumbers& move : listed) {
      Numbers next = heaps;
      for (std::size_t j = 0; j < move.size(); j += 2) next[move[j] - 1] -= move[j + 1];
      REQUIRE(lost(next));
    }
  }
}

TEST_CASE(
    "hunger: all winning moves with up to six closed boxes of 64 bits, by the definition over subsets") {
  for (int i = 0; i < 200; ++i) {
    const std::size_t closed = static_cast<std::size_t>(i) % 7, open = random_bits() % 4;
    Numbers boxes = heaps_up_to(closed, most - 1), opened = heaps_up_to(open, most);
    for (std::uint64_t& box : boxes) ++box;
    if (closed > 2 && i % 2 == 0) boxes[2] = std::max<std::uint64_t>(1, boxes[0] ^ boxes[1]);
    if (closed > 4 && i % 4 == 0) boxes[4] = boxes[3];
    if (open > 0 && closed > 0 && i % 3 == 0) opened[0] = boxes[0];
    if (closed + open == 0) continue;
    // X ⊕ g(C): what is opened becomes heaps of Nim.
    const std::size_t sets = std::size_t{1} << closed;
    Numbers sums(sets, 0), g(sets, 0);
    for (std::size_t set = 1; set < sets; ++set) {
      for (std::size_t b = 0; b < closed; ++b) sums[set] ^= (set >> b & 1) != 0 ? boxes[b] : 0;
      std::set<std::uint64_t> reached;
      for (std::size_t part = set; part != 0; part = (part - 1) & set)
        reached.insert(sums[part] ^ g[set ^ part]);
      while (reached.count(g[set]) > 0) ++g[set];
    }
    std::string text;
    for (std::uint64_t box : boxes) text += std::to_string(box) + ' ';
    for (std::uint64_t box : opened) text += 'o' + std::to_string(box) + ' ';
    const std::uint64_t sum = std::accumulate(opened.begin(), opened.end(), std::uint64_t{0}, std::bit_xor());
    naive::Moves moves;
    for (std::size_t set = 1; set < sets; ++set) {
      if ((sum ^ sums[set]) != g[(sets - 1) ^ set]) continue;
      Numbers move{0};
      for (std::size_t b = 0; b < closed; ++b) {
        if ((set >> b & 1) != 0) move.push_back(b + 1);
      }
      moves.push_back(move);
    }
    for (std::size_t b = 0; b < open; ++b) {
      const std::uint64_t left = others(opened, b) ^ g[sets - 1];
      if (left < opened[b]) moves.push_back({closed + b + 1, opened[b] - left});
    }
    check_moves("hunger", "", text, moves);
  }
}
