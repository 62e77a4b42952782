#pragma once

#include <string_view>

#include "core/numbers.hpp"
#include "instruments/trees/tree_search.hpp"

namespace nimlab {

inline constexpr std::size_t most_tree_nodes = 5'000;
inline constexpr std::size_t deepest_tree = 60;

/// A game tree as it is typed, in one of two ways.
///   Brackets, ( [ or {: "[[3 12 8] [2 4 6] [14 5 2]]". A leaf is a number: "5", "-3", "1/2". Before its
///   bracket a node may say who moves there, "max", "min" or "chance"; if it does not: max at the root,
///   elsewhere the other player than above. A child of a chance node has a probability in front,
///   "chance[1/3:5 2/3:[1 2]]", or none has: then all are alike. "~4" before the bracket is an estimate of an
///   inner node, for searches that stop there: "min~4[…]"; else 0. Edges: "a>b a>c b=3 c=1/2", a node above
///   the other, and leaves with their numbers; children in the order in which they are named. "c:chance" who
///   moves there, "c~4" an estimate, "c>d:1/3" a probability.
/// Numbers are at most 10^9 over 10^6. At most 5,000 nodes, 60 below each other. Throws, each with its place:
/// empty, syntax, what `number` throws (a word among the leaves: not_a_number), two_parents, cyclic (an
/// edge), too_many, too_long; too_small or too_large for probabilities with another sum than 1, the sum as
/// `part`.
Tree parse_tree(std::string_view text);

/// A leaf's number, "-3" or "1/2", in lowest terms. Throws what `number` throws.
SmallFraction tree_number(const Token& token);

/// In brackets, as it says all: children after each other, or in another order, who moves only where it is
/// not the other one.
std::string format_tree(const Tree& tree, const ChildOrder* order = nullptr);

}  // namespace nimlab
