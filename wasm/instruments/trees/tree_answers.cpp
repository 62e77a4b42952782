#include "instruments/trees/tree_answers.hpp"

#include <algorithm>

#include "core/error.hpp"
#include "instruments/trees/tree_notation.hpp"

namespace nimlab {
namespace {

/// Told as it happens.
class Walk {
 public:
  Walk(const Tree& tree, const AlphaBeta& all) : tree_(tree), all_(all) {}

  Data tell() {
    next();
    row(0, 3, {}, text(all_.value), {}, {});
    Data data;
    data.fields(10).key("nodes").list(nodes_).key("kinds").list(std::span<const std::uint8_t>(kinds_));
    data.key("children").list(children_);
    write(data, "values", values_);
    write(data, "alphas", alphas_);
    write(data, "betas", betas_);
    data.key("choices").list(std::span<const std::uint8_t>(choices_)).key("by").list(by_);
    data.key("skipped").list(skipped_).key("leaves").count(all_.leaves);
    return data;
  }

 private:
  using Bound = std::optional<SmallFraction>;

  static void write(Data& data, std::string_view key, const std::vector<std::string>& texts) {
    data.key(key).items(texts.size());
    for (const std::string& each : texts) data.text(each);
  }

  void row(std::uint32_t node, std::uint8_t kind, std::optional<std::uint32_t> child, std::string value,
           const Bound& alpha, const Bound& beta) {
    nodes_.push_back(named(node));
    kinds_.push_back(kind);
    children_.push_back(child ? named(*child) : 0);
    values_.push_back(std::move(value));
    alphas_.push_back(alpha ? text(*alpha) : std::string());
    betas_.push_back(beta ? text(*beta) : std::string());
    choices_.push_back(0);
    by_.push_back(0);
    skipped_.push_back(0);
  }

  const TreeVisit& next() {
    const TreeVisit& visit = all_.visits[at_++];
    const TreeNode& node = tree_[visit.node];
    const bool leaf = node.kind == NodeKind::leaf;
    row(visit.node, leaf ? 1 : 0, {}, leaf ? text(visit.value) : std::string(), visit.alpha, visit.beta);
    if (leaf) return visit;
    const bool max = node.kind == NodeKind::max, chance = node.kind == NodeKind::chance;
    Bound alpha = visit.alpha, beta = visit.beta, best;
    const std::size_t count = node.children.size(), seen = count - visit.skipped;
    for (std::size_t j = 0; j < seen; ++j) {
      const TreeVisit& child = next();
      if (!chance && (!best || (max ? less(*best, child.value) : less(child.value, *best)))) {
        best = child.value;
        Bound& own = max ? alpha : beta;
        if (!own || (max ? less(*own, *best) : less(*best, *own))) own = best;
      }
      const std::string value = !chance ? text(*best) : j + 1 == seen ? text(visit.value) : std::string();
      row(visit.node, 2, child.node, value, alpha, beta);
      if (chance || j + 1 == count) continue;
      choices_.back() = visit.cut_after == child.node ? 2 : 1;
      if (visit.cut_after != child.node) continue;
      by_.back() = named(max ? visit.beta_by : visit.alpha_by);
      skipped_.back() = visit.skipped;
    }
    return visit;
  }

  const Tree& tree_;
  const AlphaBeta& all_;
  std::size_t at_ = 0;
  std::vector<std::uint32_t> nodes_, children_, by_, skipped_;
  std::vector<std::uint8_t> kinds_, choices_;
  std::vector<std::string> values_, alphas_, betas_;
};

}  // namespace

std::vector<std::string> tree_labels(const Tree& tree) {
  std::vector<std::string> labels;
  std::size_t inner = 0;
  for (const TreeNode& node : tree) {
    if (node.kind == NodeKind::leaf) {
      labels.emplace_back();
      continue;
    }
    labels.push_back(node.name);
    if (node.name.empty()) {
      labels.back() += static_cast<char>('A' + static_cast<char>(inner % 26));
      if (inner >= 26) labels.back() += std::to_string(inner / 26);
    }
    ++inner;
  }
  return labels;
}

void write_shape(Data& data, const Tree& tree) {
  std::vector<std::uint32_t> parents;
  std::vector<std::uint8_t> kinds;
  for (std::uint32_t id = 0; id < tree.size(); ++id) {
    parents.push_back(id == 0 ? 0 : named(tree[id].parent));
    kinds.push_back(static_cast<std::uint8_t>(tree[id].kind));
  }
  data.key("parents").list(parents).key("kinds").list(std::span<const std::uint8_t>(kinds));
  data.key("weights").items(tree.size());
  for (std::uint32_t id = 0; id < tree.size(); ++id) {
    const TreeNode& above = tree[tree[id].parent];
    if (id == 0 || above.kind != NodeKind::chance) {
      data.text({});
      continue;
    }
    const auto at = std::find(above.children.begin(), above.children.end(), id) - above.children.begin();
    data.text(text(above.weights[static_cast<std::size_t>(at)]));
  }
}

Data tell_read(const Tree& tree) {
  Data data;
  data.fields(6).key("position").text(format_tree(tree)).key("labels").items(tree.size());
  for (const std::string& label : tree_labels(tree)) data.text(label);
  data.key("leaves").items(tree.size());
  for (const TreeNode& node : tree) {
    data.text(node.kind == NodeKind::leaf ? text(node.value) : std::string());
  }
  write_shape(data, tree);
  return data;
}

Data tell_walk(const Tree& tree, const AlphaBeta& all) { return Walk(tree, all).tell(); }

Data tell_moved(const Tree& tree, std::uint64_t node, std::uint64_t place) {
  const auto check = [](std::uint64_t given, std::uint64_t least, std::uint64_t most) {
    if (given >= least && given <= most) return;
    throw Error(given < least ? ErrorCode::too_small : ErrorCode::too_large, Field::none,
                std::to_string(given), std::to_string(given < least ? least : most));
  };
  check(node, 2, tree.size());
  const auto id = static_cast<std::uint32_t>(node - 1);
  ChildOrder order = given_order(tree);
  std::vector<std::uint32_t>& siblings = order[tree[id].parent];
  check(place, 1, siblings.size());
  siblings.erase(std::find(siblings.begin(), siblings.end(), id));
  siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(place - 1), id);
  // What comes before it is what is above it, and those of its new siblings with all below them.
  std::uint32_t number = tree[id].parent + 2;
  for (const std::uint32_t each : siblings) {
    if (each == id) break;
    std::uint32_t end = each + 1;
    while (end < tree.size() && tree[end].parent >= each) ++end;
    number += end - each;
  }
  Data data;
  data.fields(2).key("position").text(format_tree(tree, &order)).key("node").number(number);
  return data;
}

Data tell_ordered(const Tree& tree, const ChildOrder& order) {
  Data data;
  data.fields(1).key("position").text(format_tree(tree, &order));
  return data;
}

}  // namespace nimlab
