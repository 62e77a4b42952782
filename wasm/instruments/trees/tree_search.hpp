#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "math/small_fraction.hpp"

/// Trees of a game of two players and chance, and how they are searched: minimax and expectiminimax,
/// alpha–beta with all that it visits. D. E. Knuth and R. W. Moore: An analysis of alpha–beta pruning.
/// Artificial Intelligence 6 (1975), 293–326.
namespace nimlab {

enum class NodeKind : std::uint8_t { leaf, max, min, chance };

struct TreeNode {
  NodeKind kind = NodeKind::leaf;
  std::uint32_t parent = 0;             ///< of the root: 0, itself
  std::vector<std::uint32_t> children;  ///< in order; larger numbers than its own
  std::vector<SmallFraction> weights;   ///< of a chance node's children; their sum is 1
  SmallFraction value;                  ///< of a leaf; of another node an estimate
  std::size_t at = 0;                   ///< where it begins in its text
  std::string name;
};

/// The root comes first, and all nodes before what is below them.
using Tree = std::vector<TreeNode>;

/// a < b, for reduced fractions with parts below 2^62, as all of a tree are.
bool less(const SmallFraction& a, const SmallFraction& b);
/// Whether parts of a reduced fraction are below 2^62.
bool fits(const SmallFraction& f);

/// Of every node, reduced: a chance node is worth the mean of its children. Nothing where some value does not
/// fit. Cost: linear.
std::optional<std::vector<SmallFraction>> minimax(const Tree& tree);

/// Of every node, its children in another order: those that are best for who moves there come first, or last;
/// equal ones as they were.
using ChildOrder = std::vector<std::vector<std::uint32_t>>;
ChildOrder given_order(const Tree& tree);
ChildOrder sorted_order(const Tree& tree, std::span<const SmallFraction> values, bool best_first);

/// Of every node the number of the last that has the same tree below it, so that one is a transposition of
/// the other. Cost: quadratic, of 5,000 nodes some 50 ms.
std::vector<std::uint32_t> positions_of(const Tree& tree);

/// A visit of alpha–beta. Bounds are those of the nodes above: a value that is not between them cannot
/// matter.
struct TreeVisit {
  static constexpr std::uint32_t nobody = 0xFFFFFFFF;
  std::uint32_t node;
  std::optional<SmallFraction> alpha, beta;  ///< none: infinite
  std::uint32_t alpha_by = nobody,
                beta_by = nobody;  ///< the nodes above, a max and a min, that they come from
  SmallFraction value;             ///< what is returned
  enum class Says : std::uint8_t { exactly, at_most, at_least } says = Says::exactly;
  bool remembered = false;           ///< taken from the table: an equal tree was seen before
  bool estimated = false;            ///< the depth ended here
  std::uint32_t cut_after = nobody;  ///< the child whose value made all others needless
  std::uint32_t skipped = 0;         ///< how many others
};

/// What alpha–beta visits, in order.
struct AlphaBeta {
  std::vector<TreeVisit> visits;
  std::vector<std::uint32_t> skipped;  ///< all children that are left out
  std::uint64_t leaves = 0;            ///< visited ones, and estimates
  std::vector<std::uint32_t> line;     ///< what both play, from the root on, as far as it was visited
  SmallFraction value;
  bool fits = true;  ///< else nothing here is true: some mean of estimates does not fit
  std::vector<std::optional<SmallFraction>> results;  ///< of every node, as it was returned last
};

struct AlphaBetaOptions {
  bool table = false;         ///< equal trees are searched once
  std::uint32_t depth = ~0u;  ///< below the root; estimates stand for what is deeper
};

/// Below a chance node the bounds are open again: nothing is cut there for what stands above it. A max node
/// is cut as soon as its value is at least beta, a min node as soon as it is at most alpha. The tree's values
/// fit.
AlphaBeta alpha_beta(const Tree& tree, const ChildOrder& order, AlphaBetaOptions options = {});

}  // namespace nimlab
