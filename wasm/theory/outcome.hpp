#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace nimlab {

/// Who wins with best play: the Previous player, the Next player, or nobody (loopy games only).
enum class Outcome : std::uint8_t { P, N, draw };

constexpr Outcome outcome_of(std::uint64_t grundy) { return grundy == 0 ? Outcome::P : Outcome::N; }

/// What a theorem (or a finished table) says of one position.
template <class Move>
struct Solution {
  Outcome outcome = Outcome::P;
  std::optional<std::uint64_t> grundy;    ///< SG value under normal play; none where the theory gives none
  std::vector<std::uint64_t> components;  ///< SG value of each summand, where the position is a sum
  std::vector<Move> winning_moves;  ///< every winning move in the order of `moves`, up to max_listed_moves
  std::uint64_t winning_move_count = 0;  ///< how many there are, saturating at 2^64 − 1
};

/// No list of moves is longer than this; counts go on counting.
inline constexpr std::size_t max_listed_moves = 20'000;

}  // namespace nimlab
