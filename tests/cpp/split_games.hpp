#pragma once

#include "check_position.hpp"
#include "games/splits/split_game.hpp"

namespace nimlab {

inline std::vector<std::uint32_t> first(const std::vector<std::uint32_t>& values, std::size_t count) {
  return {values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count)};
}

/// All positions of up to three heaps: single heaps up to `one`, pairs up to `two`, triples up to `three`.
/// Empty heaps are not kept, so only positions without them are their own notation.
inline void check_split_game(const std::string& game, const std::string& rule, naive::SplitGame truth,
                             std::uint64_t one, std::uint64_t two, std::uint64_t three) {
  for (std::uint64_t n = 0; n <= one; ++n) check_position(game, rule, truth, {n});
  for (std::size_t count : {2u, 3u}) {
    naive::each_position(count, count == 2 ? two : three, [&](const naive::Heaps& heaps) {
      if (std::find(heaps.begin(), heaps.end(), 0u) == heaps.end()) check_position(game, rule, truth, heaps);
    });
  }
}

}  // namespace nimlab
