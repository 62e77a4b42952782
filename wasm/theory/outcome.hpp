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
  std::vector<Move> winning_moves;  ///< every winning move, up to max_listed_moves; in the order of `moves`
                                    ///< unless the ruleset says otherwise
  std::uint64_t winning_move_count = 0;   ///< how many there are, saturating at 2^64 − 1
  bool more_winning_moves = false;        ///< counting stopped early: there are at least that many
  std::optional<std::uint64_t> distance;  ///< moves to the end under best play, where it is known
  std::vector<std::uint64_t> witness;     ///< numbers the theorem speaks of; the ruleset says which
};

/// What is known of every vertex of a board, row by row; 2^32 − 1 where there is no such number.
struct GraphMap {
  std::uint64_t width = 0, height = 0;
  std::vector<Outcome> outcomes;
  std::vector<std::uint32_t> grundy;    ///< SG value; none for loopy values ∞
  std::vector<std::uint32_t> distance;  ///< moves to the end under best play; none for draws
  std::vector<std::uint32_t> level;     ///< moves of the longest play; none where it may be endless
  bool operator==(const GraphMap&) const = default;
};

/// No list of moves is longer than this; counts go on counting.
inline constexpr std::size_t max_listed_moves = 20'000;

}  // namespace nimlab
