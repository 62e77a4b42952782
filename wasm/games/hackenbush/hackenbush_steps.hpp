#pragma once

#include <span>
#include <vector>

#include "games/hackenbush/hackenbush_notation.hpp"

namespace nimlab {

/// Why a green picture is worth its value, as pictures that are worth the same, each simpler than the one
/// before. Its steps, at most a hundred of each kind and none but the last two above 300 edges; parts of the
/// board are "edge-1-2" (all edges with these ends) and "vertex-3":
///
/// `fuse` {vertex, vertices, edges}: so many vertices, joined by so many edges of which none is a bridge,
/// become one vertex, the lowest; the edges are loops there.
/// `loops` {vertex, before, after}: loops at it cancel in pairs.
/// `colon` {vertex, length, branch, branch, …}: stalks of these lengths stand on it (a loop is one of 1);
/// instead of them one stalk of their nim-sum does. Its vertices are taken from those that go, the lowest
/// first, then from numbers not yet used.
/// `sum` {value, part, part, …}: the values of what the ground holds together, at most a hundred.
/// `cut` {vertex, vertex, count}: a winning cut, of so many; not where the value is 0.
std::vector<Step> explain_picture(const Position& p, std::uint64_t value,
                                  std::span<const std::uint64_t> parts, const Game& game);

}  // namespace nimlab
