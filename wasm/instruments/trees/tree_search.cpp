#include "instruments/trees/tree_search.hpp"

#include <algorithm>
#include <numeric>

#include "core/sort.hpp"

namespace nimlab {

bool less(const SmallFraction& a, const SmallFraction& b) {
  return a.den == b.den ? a.num < b.num : a.num * b.den < b.num * a.den;
}
bool fits(const SmallFraction& f) {
  constexpr Int128 most = Int128{1} << 62;
  return f.num < most && -f.num < most && f.den < most;
}

std::optional<std::vector<SmallFraction>> minimax(const Tree& tree) {
  std::vector<SmallFraction> values(tree.size());
  for (std::size_t i = tree.size(); i-- > 0;) {
    const TreeNode& node = tree[i];
    SmallFraction& value = values[i];
    value = node.kind == NodeKind::leaf     ? reduced(node.value)
            : node.kind == NodeKind::chance ? SmallFraction{}
                                            : values[node.children[0]];
    for (std::size_t j = 0; j < node.children.size(); ++j) {
      const SmallFraction& child = values[node.children[j]];
      if (node.kind == NodeKind::chance) {
        const SmallFraction part = reduced(node.weights[j] * child);
        if (!fits(part)) return std::nullopt;
        value = reduced(value + part);
        if (!fits(value)) return std::nullopt;
      } else if (node.kind == NodeKind::max ? less(value, child) : less(child, value)) {
        value = child;
      }
    }
  }
  return values;
}

ChildOrder given_order(const Tree& tree) {
  ChildOrder order;
  for (const TreeNode& node : tree) order.push_back(node.children);
  return order;
}

ChildOrder sorted_order(const Tree& tree, std::span<const SmallFraction> values, bool best_first) {
  ChildOrder order = given_order(tree);
  for (std::size_t i = 0; i < tree.size(); ++i) {
    if (tree[i].kind == NodeKind::chance) continue;
    const bool large_first = (tree[i].kind == NodeKind::max) == best_first;
    sort_few(order[i], [&](std::uint32_t a, std::uint32_t b) {
      return large_first ? less(values[b], values[a]) : less(values[a], values[b]);
    });
  }
  return order;
}

std::vector<std::uint32_t> positions_of(const Tree& tree) {
  std::vector<std::uint32_t> positions(tree.size());
  const auto alike = [&](const TreeNode& a, const TreeNode& b) {
    if (a.kind != b.kind || a.children.size() != b.children.size() || !(a.value == b.value)) return false;
    for (std::size_t j = 0; j < a.children.size(); ++j) {
      if (positions[a.children[j]] != positions[b.children[j]]) return false;
      if (a.kind == NodeKind::chance && !(a.weights[j] == b.weights[j])) return false;
    }
    return true;
  };
  for (std::size_t i = tree.size(); i-- > 0;) {
    std::size_t j = tree.size() - 1;
    while (j > i && (positions[j] != j || !alike(tree[i], tree[j]))) --j;
    positions[i] = static_cast<std::uint32_t>(j);
  }
  return positions;
}

namespace {

using Says = TreeVisit::Says;

class Searcher {
 public:
  Searcher(const Tree& tree, const ChildOrder& order, AlphaBetaOptions options)
      : tree_(tree), order_(order), options_(options), best_(tree.size(), TreeVisit::nobody) {
    if (options.table) positions_ = positions_of(tree), table_.resize(tree.size());
    all_.results.resize(tree.size());
  }

  AlphaBeta search() {
    all_.value = visit(0, 0, {});
    for (std::uint32_t node = 0; node != TreeVisit::nobody; node = best_[node]) all_.line.push_back(node);
    return std::move(all_);
  }

 private:
  struct Window {
    std::optional<SmallFraction> alpha, beta;
    std::uint32_t alpha_by = TreeVisit::nobody, beta_by = TreeVisit::nobody;
  };
  struct Remembered {
    SmallFraction value;
    Says says;
    std::uint32_t best;  ///< which child
    std::uint32_t left;  ///< so deep it was searched
  };

  SmallFraction visit(std::uint32_t id, std::uint32_t depth, Window window);
  void inner(TreeVisit& made, std::uint32_t depth, Window window);
  Remembered* recall(std::uint32_t position, std::uint32_t left) {
    for (Remembered& each : table_[position]) {
      if (each.left == left) return &each;
    }
    return nullptr;
  }
  /// Bounds that the value lies on make it a bound.
  static Says says(const SmallFraction& value, const Window& window) {
    if (window.beta && !less(value, *window.beta)) return Says::at_least;
    if (window.alpha && !less(*window.alpha, value)) return Says::at_most;
    return Says::exactly;
  }

  const Tree& tree_;
  const ChildOrder& order_;
  AlphaBetaOptions options_;
  std::vector<std::uint32_t> positions_, best_;
  std::vector<std::vector<Remembered>> table_;  ///< by position, one a depth
  AlphaBeta all_;
};

SmallFraction Searcher::visit(std::uint32_t id, std::uint32_t depth, Window window) {
  const TreeNode& node = tree_[id];
  const std::size_t at = all_.visits.size();
  TreeVisit made{.node = id,
                 .alpha = window.alpha,
                 .beta = window.beta,
                 .alpha_by = window.alpha_by,
                 .beta_by = window.beta_by,
                 .value = {}};
  all_.visits.push_back(made);
  best_[id] = TreeVisit::nobody;
  if (node.kind == NodeKind::leaf || depth == options_.depth) {
    made.value = reduced(node.value);
    made.estimated = node.kind != NodeKind::leaf;
    ++all_.leaves;
  } else {
    const std::uint32_t left = options_.depth - depth;
    Remembered* known = options_.table ? recall(positions_[id], left) : nullptr;
    if (known && (known->says == Says::exactly || known->says == says(known->value, window))) {
      made.value = known->value;
      made.says = known->says;
      made.remembered = true;
      if (known->best != TreeVisit::nobody) best_[id] = node.children[known->best];
    } else {
      inner(made, depth, window);
      if (options_.table) {
        const auto best = std::find(node.children.begin(), node.children.end(), best_[id]);
        const auto which = best == node.children.end()
                               ? TreeVisit::nobody
                               : static_cast<std::uint32_t>(best - node.children.begin());
        known = recall(positions_[id], left);  // an equal tree below may have moved it
        const Remembered now{made.value, made.says, which, left};
        if (known)
          *known = now;
        else
          table_[positions_[id]].push_back(now);
      }
    }
  }
  all_.results[id] = made.value;
  const SmallFraction value = made.value;
  all_.visits[at] = made;
  return value;
}

void Searcher::inner(TreeVisit& made, std::uint32_t depth, Window window) {
  const TreeNode& node = tree_[made.node];
  const std::vector<std::uint32_t>& children = order_[made.node];
  if (node.kind == NodeKind::chance) {
    for (std::size_t j = 0; j < node.children.size(); ++j) {
      const SmallFraction child = visit(node.children[j], depth + 1, {});
      if (!all_.fits) continue;
      const SmallFraction part = reduced(node.weights[j] * child);
      const SmallFraction mean = fits(part) ? reduced(made.value + part) : part;
      all_.fits = fits(mean);
      made.value = all_.fits ? mean : SmallFraction{};
    }
    return;
  }
  const Window given = window;
  // cut: alpha-beta
  const bool max = node.kind == NodeKind::max;
  for (std::size_t j = 0; j < children.size(); ++j) {
    const SmallFraction child = visit(children[j], depth + 1, window);
    if (j == 0 || (max ? less(made.value, child) : less(child, made.value))) {
      made.value = child;
      best_[made.node] = children[j];
    }
    std::optional<SmallFraction>& own = max ? window.alpha : window.beta;
    const std::optional<SmallFraction>& other = max ? window.beta : window.alpha;
    if (other && (max ? !less(made.value, *other) : !less(*other, made.value))) {
      if (j + 1 < children.size()) {
        made.cut_after = children[j];
        for (std::size_t k = j + 1; k < children.size(); ++k) {
          all_.skipped.push_back(children[k]);
          ++made.skipped;
        }
      }
      break;
    }
    if (!own || (max ? less(*own, made.value) : less(made.value, *own))) {
      own = made.value;
      (max ? window.alpha_by : window.beta_by) = made.node;
    }
  }
  // end cut
  made.says = says(made.value, given);
}

}  // namespace

AlphaBeta alpha_beta(const Tree& tree, const ChildOrder& order, AlphaBetaOptions options) {
  return Searcher(tree, order, options).search();
}

}  // namespace nimlab
