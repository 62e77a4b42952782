#include <algorithm>
#include <optional>

#include "core/numbers.hpp"
#include "core/sort.hpp"
#include "games/heaps/subtraction_table.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_1536 {
namespace {

using Numbers = std::vector<std::uint64_t>;
constexpr std::uint64_t most = 10'000;  ///< stones in a heap, and taken at once

/// S-Nim: numbers of a set are taken from heaps.
struct Positions {
  Numbers set;
  std::vector<Numbers> heaps;  ///< of each position
};

/// None at the mark of the end.
std::optional<Positions> read(Input& in) {
  const std::uint64_t k = in.number("k", 0, 100);
  if (k == 0) return std::nullopt;
  Positions positions;
  Numbers& set = positions.set = in.numbers("s", k, 1, most);
  sort_numbers(set);
  set.erase(std::unique(set.begin(), set.end()), set.end());
  positions.heaps.resize(in.number("m", 1, 100));
  for (Numbers& heaps : positions.heaps) heaps = in.numbers("h", in.number("l", 1, 100), 0, most);
  return positions;
}

/// Prints a letter for each position; `wins` tells whether the player to move wins with these heaps.
template <class Wins>
void print(Output& out, const Positions& positions, Wins wins) {
  for (const Numbers& heaps : positions.heaps) out.put(wins(heaps) ? 'W' : 'L');
  out.line();
}

/// The nim-sum of what heaps are worth.
template <class Value>
std::uint64_t sum_of(const Numbers& heaps, Value value) {
  std::uint64_t sum = 0;
  for (const std::uint64_t heap : heaps) sum ^= value(heap);
  return sum;
}

/// What heaps are worth, up to the largest one.
SubtractionTable table_of(const Positions& positions) {
  std::uint64_t largest = 0;
  for (const Numbers& heaps : positions.heaps) {
    largest = std::max(largest, *std::max_element(heaps.begin(), heaps.end()));
  }
  SubtractionTable table(positions.set);
  while (!table.knows(largest)) table.grow(largest + 1);
  return table;
}

bool solve(Input& in, Output& out) {
  const auto positions = read(in);
  if (!positions) return false;
  const SubtractionTable table = table_of(*positions);
  print(out, *positions, [&](const Numbers& heaps) {
    return sum_of(heaps, [&](std::uint64_t heap) { return table.value(heap); }) != 0;
  });
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  // Many small numbers make many values.
  const Numbers set =
      small ? random.list(random(1, 4), 1, 7) : random.list(100, 1, random(0, 1) == 0 ? 150 : most);
  out.put(set.size());
  out.put(' ');
  out.list(set);
  std::uint64_t left = small ? random(1, 3) : 100;
  out.line(left);
  for (; left > 0; --left) {
    const Numbers heaps = small ? random.list(random(1, 3), 0, 8) : random.list(100, 0, most);
    out.put(heaps.size());
    out.put(' ');
    out.list(heaps);
  }
}

bool naive(Input& in, Output& out) {
  const auto positions = read(in);
  if (!positions) return false;
  Definition game = Definition::of_heaps([&](std::uint64_t heap) {
    std::vector<Numbers> left;
    for (const std::uint64_t take : positions->set) {
      if (take <= heap) left.push_back({heap - take});
    }
    return left;
  });
  print(out, *positions, [&](const Numbers& heaps) { return game.wins(heaps); });
  return true;
}

void show(Input& in, Shown& shown) {
  const auto positions = read(in);
  if (!positions) return;
  constexpr std::size_t most_boards = 3;
  for (const Numbers& heaps : positions->heaps) {
    if (shown.boards.size() == most_boards) break;
    if (fit_a_board(heaps)) shown.board("subtraction", join(positions->set, ','), join(heaps));
  }
  const SubtractionTable table = table_of(*positions);
  Numbers sums;
  for (const Numbers& heaps : positions->heaps) {
    sums.push_back(sum_of(heaps, [&](std::uint64_t heap) { return table.value(heap); }));
  }
  shown.numbers("nim-sum", sums);
}

/// As in Nim.
bool xor_of_sizes(Input& in, Output& out) {
  const auto positions = read(in);
  if (!positions) return false;
  print(out, *positions,
        [](const Numbers& heaps) { return sum_of(heaps, [](std::uint64_t heap) { return heap; }) != 0; });
  return true;
}

/// As if all numbers up to the largest could be taken.
bool remainder_by_largest(Input& in, Output& out) {
  const auto positions = read(in);
  if (!positions) return false;
  print(out, *positions, [modulus = positions->set.back() + 1](const Numbers& heaps) {
    return sum_of(heaps, [&](std::uint64_t heap) { return heap % modulus; }) != 0;
  });
  return true;
}

/// Whether an odd number of heaps, each by itself, is won.
bool count_of_won_heaps(Input& in, Output& out) {
  const auto positions = read(in);
  if (!positions) return false;
  const SubtractionTable table = table_of(*positions);
  print(out, *positions, [&](const Numbers& heaps) {
    return sum_of(heaps, [&](std::uint64_t heap) { return table.value(heap) != 0; }) != 0;
  });
  return true;
}

constexpr Wrong wrong[] = {{"xor-of-sizes", xor_of_sizes},
                           {"remainder-by-largest", remainder_by_largest},
                           {"count-of-won-heaps", count_of_won_heaps}};

Problem at(std::string_view judge, std::uint32_t milliseconds, std::uint32_t kibibytes) {
  return {.name = judge,
          .lesson = "subtraction-sets",
          .limits = "k<=100 s<=10000 m<=100 l<=100 h<=10000",
          .milliseconds = milliseconds,
          .kibibytes = kibibytes,
          .cases = Cases::to_mark,
          .solve = solve,
          .sample =
              "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n"
              "5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
          .published = true,
          .mark = "0\n",
          .most_cases = 10,
          .generate = generate,
          .naive = naive,
          .show = show,
          .wrong = wrong};
}

const Listed hdu(at("hdu-1536", 1000, 32768));
const Listed poj(at("poj-2960", 2000, 65536));

}  // namespace
}  // namespace nimlab::hdu_1536
