#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/wire.hpp"
#include "instruments/judgement.hpp"
#include "instruments/trees/tree_search.hpp"

/// What the board of game trees asks beside the trees' theory.
namespace nimlab {

/// Nodes are numbered from 1 on, in the order of the text; 0 is none.
constexpr std::uint32_t named(std::uint32_t id) { return id == TreeVisit::nobody ? 0 : id + 1; }

/// What a node is called: its name if it has one, an inner one else A, B, … in their order; a leaf nothing.
std::vector<std::string> tree_labels(const Tree& tree);

/// Keys `parents`, `kinds` and `weights`: of each node below a chance node its probability, else "".
void write_shape(Data& data, const Tree& tree);

/// { position, parents, kinds, labels, leaves ("" but at leaves), weights }: no value of an inner node.
Data tell_read(const Tree& tree);

/// Alpha–beta in the order of the text, one thing a row. Of every row `nodes`, and what happens there,
/// `kinds`: 0 one comes to an inner node, 1 a leaf is looked at, 2 a child has been looked at, 3 the root is
/// known. `children`: that child, else 0. `values`: the leaf's; the best so far, or a mean when it is known,
/// else "". `alphas`, `betas`: the window there now, "" where it is open. `choices`: 1 other children remain
/// and are looked at, 2 they are cut, else 0. `by`: the node above whose bound cuts, else 0. `skipped`: how
/// many children; `leaves`: how many were looked at in all.
Data tell_walk(const Tree& tree, const AlphaBeta& all);

/// { position, node }: a node has come to another place among its siblings, both from 1; what it is called
/// there. Throws too_large, too_small.
Data tell_moved(const Tree& tree, std::uint64_t node, std::uint64_t place);

/// { position }: children everywhere in such an order.
Data tell_ordered(const Tree& tree, const ChildOrder& order);

/// Questions `judge_<ask>` about the tree before the bar; `tries` wrong answers have been given.
///   value   "3": the root is worth it
///   node    "4 7": the fourth node is worth 7
///   move    "2": the second of the root's children is a best move
///   leaves  "7": alpha–beta looks at so many leaves
///   cut     "4 6": exactly the leaves of these values it never looks at
/// and about a tree that the reader has filled in, with the goal behind the bar:
///   order   "4 [[3 5] [2 9]]": likewise, and it is this tree with children in another order
/// Keys of causes: noLeaf {what was said}, minLess and maxMore {what was said} (later minLessHere and
/// maxMoreHere: lit is how that player holds it), takesMost, takesLeast, mean {node}; worse {}, worseBy {what
/// it is worth}; all {leaves there are}, cutMore, seeMore (later …Here); isSeen {value}, notAll {how many
/// more}; looks {leaves looked at, allowed} (later bestFirst {node}); otherTree. Nothing
/// where there is no such question.
std::optional<Judgement> judge_tree(std::string_view ask, std::string_view text, std::uint64_t tries);

}  // namespace nimlab
