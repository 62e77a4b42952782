#pragma once

#include <cstdint>

namespace nimlab {

/// Who wins with best play: the Previous player, the Next player, nobody (a draw), or, where the players are
/// not alike, Left or Right whoever begins.
enum class Outcome : std::uint8_t { P, N, draw, L, R };

constexpr Outcome outcome_of(std::uint64_t grundy) { return grundy == 0 ? Outcome::P : Outcome::N; }

}  // namespace nimlab
