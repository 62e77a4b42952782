#pragma once

#include <cstdint>
#include <vector>

namespace nimlab {

/// Who wins with best play: the Previous player, the Next player, nobody (a draw), or, where the players are
/// not alike, Left or Right whoever begins.
enum class Outcome : std::uint8_t { P, N, draw, L, R };

constexpr Outcome outcome_of(std::uint64_t grundy) { return grundy == 0 ? Outcome::P : Outcome::N; }

/// What is known of every vertex of a board, row by row; 2^32 − 1 where there is no such number.
struct GraphMap {
  std::uint64_t width = 0, height = 0;
  std::vector<Outcome> outcomes;
  std::vector<std::uint32_t> grundy;    ///< SG value; none for loopy values ∞
  std::vector<std::uint32_t> distance;  ///< moves to the end under best play; none for draws
  std::vector<std::uint32_t> level;     ///< moves of the longest play; none where it may be endless
  bool operator==(const GraphMap&) const = default;
};

}  // namespace nimlab
