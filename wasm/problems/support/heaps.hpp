#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "math/nim_sum.hpp"
#include "problems/support/output.hpp"
#include "problems/support/random.hpp"
#include "problems/support/shown.hpp"

/// What problems about heaps share.
namespace nimlab {

/// Random heaps; about every second time of nim-sum 0, where the last one can see to that.
inline std::vector<std::uint64_t> random_heaps(Random& random, std::uint64_t count, std::uint64_t least,
                                               std::uint64_t most) {
  std::vector<std::uint64_t> heaps = random.list(count, least, most);
  if (random(0, 1) == 0) return heaps;
  const std::uint64_t last = nim_sum(heaps) ^ heaps.back();
  if (least <= last && last <= most) heaps.back() = last;
  return heaps;
}

/// How many there are, and on the next line which.
inline void put_counted(Output& out, const std::vector<std::uint64_t>& heaps) {
  out.line(heaps.size());
  out.list(heaps);
}

/// Whether a board can show them.
inline bool fit_a_board(std::span<const std::uint64_t> heaps) {
  constexpr std::size_t most_heaps = 30;
  constexpr std::uint64_t most_stones = 2000;
  std::uint64_t left = most_stones;
  for (const std::uint64_t heap : heaps) {
    if (heap > left) return false;
    left -= heap;
  }
  return heaps.size() <= most_heaps;
}

/// The position as a board, where one can show it.
inline void show_row(Shown& shown, std::string_view game, const std::vector<std::uint64_t>& numbers) {
  if (!fit_a_board(numbers)) return;
  std::string text;
  for (const std::uint64_t each : numbers) text += (text.empty() ? "" : " ") + std::to_string(each);
  shown.board(game, "", text);
}

/// SG values, unless they are too many to look at, and their nim-sum.
inline void show_values(Shown& shown, const std::vector<std::uint64_t>& values) {
  constexpr std::size_t most = 100;
  if (values.size() <= most) shown.numbers("values", values);
  shown.numbers("nim-sum", {nim_sum(values)});
}

/// Heaps of Nim, or of its misère form.
inline void show_heaps(Shown& shown, std::string_view game, const std::vector<std::uint64_t>& heaps) {
  show_row(shown, game, heaps);
  shown.numbers("nim-sum", {nim_sum(heaps)});
}

/// The Fibonacci numbers, no two neighbours, that a heap is the sum of (Zeckendorf).
inline void show_parts(Shown& shown, std::uint64_t heap) {
  std::vector<std::uint64_t> fibonacci = {1, 2}, parts;
  while (fibonacci.back() < heap) fibonacci.push_back(fibonacci.back() + *(fibonacci.end() - 2));
  for (; heap > 0; fibonacci.pop_back()) {
    if (fibonacci.back() > heap) continue;
    parts.push_back(fibonacci.back());
    heap -= fibonacci.back();
  }
  shown.numbers("parts", parts);
}

}  // namespace nimlab
