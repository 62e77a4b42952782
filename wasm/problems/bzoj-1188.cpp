#include <algorithm>
#include <array>
#include <string>

#include "core/numbers.hpp"
#include "math/mex.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::bzoj_1188 {
namespace {

using Numbers = std::vector<std::uint64_t>;
constexpr std::size_t most = 21;

/// A game of division (HNOI 2007): from bottle i a bean is taken, and one put into each of j and k, i < j <=
/// k. The least winning move by i, j, k, and how many there are.
Numbers read(Input& in) { return in.numbers("p", in.number("n", 1, most), 0, 10'000); }

/// Goes through all moves; `wins(i, j, k)` tells of each whether it wins.
template <class Wins>
void print(Output& out, const Numbers& beans, Wins wins) {
  std::uint64_t winning = 0;
  std::array<std::size_t, 3> first{};
  for (std::size_t i = 0; i < beans.size(); ++i) {
    if (beans[i] == 0) continue;
    for (std::size_t j = i + 1; j < beans.size(); ++j) {
      for (std::size_t k = j; k < beans.size(); ++k) {
        if (wins(i, j, k) && winning++ == 0) first = {i, j, k};
      }
    }
  }
  if (winning == 0) {
    out.line("-1 -1 -1");
  } else {
    out.list(first);
  }
  out.line(winning);
}

/// By how far a bean is from the last bottle: its SG value. A bean makes two, each nearer to the end.
using Values = std::array<std::uint64_t, most>;
const Values& values() {
  static const Values values = [] {
    Values values{};
    for (std::size_t bean = 1; bean < most; ++bean) {
      Numbers options;
      for (std::size_t a = 0; a < bean; ++a) {
        for (std::size_t b = 0; b <= a; ++b) options.push_back(values[a] ^ values[b]);
      }
      values[bean] = mex(options);
    }
    return values;
  }();
  return values;
}

/// The values of a bean in each bottle, with which a game of so many is decided.
Numbers by_bottle(const Values& values, std::size_t n) {
  return {std::make_reverse_iterator(values.begin() + static_cast<std::ptrdiff_t>(n)), values.rend()};
}
std::uint64_t sum_of(const Numbers& beans, const Numbers& value) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < beans.size(); ++i) sum ^= beans[i] % 2 * value[i];
  return sum;
}

void decide(Input& in, Output& out, const Values& values, bool moves_from_even, bool moves_to_one) {
  const Numbers beans = read(in), value = by_bottle(values, beans.size());
  const std::uint64_t sum = sum_of(beans, value);
  print(out, beans, [&](std::size_t i, std::size_t j, std::size_t k) {
    if ((!moves_from_even && beans[i] % 2 == 0) || (!moves_to_one && j == k)) return false;
    return (sum ^ value[i] ^ value[j] ^ value[k]) == 0;
  });
}

bool solve(Input& in, Output& out) {
  decide(in, out, values(), true, true);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  Numbers beans;
  if (size == Size::small) {
    beans = random.list(random(1, 4), 0, 2);
    beans.back() = random(0, 3);
    if (random(0, 3) == 0) beans.insert(beans.begin(), random(0, 1));
  } else {
    beans = random.list(most, 0, 10'000);
  }
  out.line(beans.size());
  out.list(beans);
}

bool naive(Input& in, Output& out) {
  // The beans of the last bottle never move.
  static Definition game = Definition::of([](const Numbers& beans) {
    std::vector<Numbers> left;
    for (std::size_t i = 0; i < beans.size(); ++i) {
      for (std::size_t j = i + 1; j <= beans.size() && beans[i] > 0; ++j) {
        for (std::size_t k = j; k <= beans.size(); ++k) {
          left.push_back(beans);
          --left.back()[i];
          if (j < beans.size()) ++left.back()[j];
          if (k < beans.size()) ++left.back()[k];
        }
      }
    }
    return left;
  });
  const Numbers beans = read(in);
  print(out, beans, [&](std::size_t i, std::size_t j, std::size_t k) {
    Numbers next = beans;
    --next[i];
    ++next[j];
    ++next[k];
    next.pop_back();
    return !game.wins(next);
  });
  return true;
}

void show(Input& in, Shown& shown) {
  const Numbers beans = read(in), value = by_bottle(values(), beans.size());
  Numbers heaps;
  for (std::size_t i = 0; i + 1 < beans.size() && heaps.size() <= most; ++i) {
    heaps.insert(heaps.end(), std::min<std::uint64_t>(beans[i], most), beans.size() - 1 - i);
  }
  if (!heaps.empty() && heaps.size() <= most) shown.board("split_nim", "", join(heaps));
  shown.numbers("values", value);
  shown.numbers("nim-sum", {sum_of(beans, value)});
}

/// A bean is worth as much as there are bottles behind it.
bool distances(Input& in, Output& out) {
  Values values;
  for (std::size_t bean = 0; bean < most; ++bean) values[bean] = bean;
  decide(in, out, values, true, true);
  return true;
}

/// Where an even number of beans is, they cancel: no move from there.
bool odd_bottles(Input& in, Output& out) {
  decide(in, out, values(), false, true);
  return true;
}

/// The two beans go into different bottles.
bool different_bottles(Input& in, Output& out) {
  decide(in, out, values(), true, false);
  return true;
}

constexpr Wrong wrong[] = {
    {"distances", distances}, {"odd-bottles", odd_bottles}, {"different-bottles", different_bottles}};

const Listed listed({.name = "bzoj-1188",
                     .lesson = "splitting-heaps",
                     .limits = "t<=10 n<=21 p<=10000",
                     .milliseconds = 10'000,
                     .kibibytes = 165'888,
                     .cases = Cases::counted,
                     .solve = solve,
                     .sample = "2\n4\n1 0 1 5000\n3\n0 0 1\n",
                     .published = true,
                     .most_cases = 10,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::bzoj_1188
