#include <algorithm>

#include "core/numbers.hpp"
#include "core/step.hpp"
#include "instruments/trees/tree_answers.hpp"
#include "instruments/trees/tree_notation.hpp"

namespace nimlab {
namespace {

using Values = std::vector<SmallFraction>;

std::string lit(std::uint32_t id) { return part("node", named(id)); }

Judgement judged_right() { return {.right = true, .key = {}, .texts = {}, .lit = {}}; }
Judgement wrong(std::string_view key, std::string text = {}) {
  Judgement judged;
  judged.key = key;
  if (!text.empty()) judged.texts.push_back(std::move(text));
  return judged;
}
void light(Judgement& judged, std::uint32_t id) { judged.lit.push_back(lit(id)); }

/// A judge of one answer about one tree.
class Judge {
 public:
  Judge(Tree tree, std::string_view text, std::size_t behind, std::uint64_t tries)
      : tree_(std::move(tree)), text_(text), behind_(behind), late_(tries > 0) {
    auto values = minimax(tree_);
    if (!values) {
      throw Error(ErrorCode::too_large, Field::position, {}, std::to_string(std::int64_t{1} << 62),
                  tree_[0].at);
    }
    values_ = std::move(*values);
  }

  std::optional<Judgement> judge(std::string_view ask) {
    if (ask == "value") return value(0, number_at(only()), true);
    if (ask == "node") return node();
    if (ask == "move") return move();
    if (ask == "leaves") return leaves();
    if (ask == "cut") return cut();
    if (ask == "order") return order();
    return std::nullopt;
  }

 private:
  // ---- What was answered

  Token only() const {
    const Token word = next_token(text_, behind_);
    if (word.text.empty()) throw Error(ErrorCode::empty, Field::position, {}, {}, behind_);
    const Token more = next_token(text_, word.at + word.text.size());
    if (!more.text.empty()) throw Error(ErrorCode::syntax, Field::position, excerpt(more.text), {}, more.at);
    return word;
  }
  static SmallFraction number_at(const Token& word) { return tree_number(word); }
  std::uint64_t count(const Token& word) const { return number(word, Field::position, most_tree_nodes); }

  // ---- What is true

  AlphaBeta searched() const {
    AlphaBeta all = alpha_beta(tree_, given_order(tree_));
    if (all.fits) return all;
    throw Error(ErrorCode::too_large, Field::position, {}, std::to_string(std::int64_t{1} << 62),
                tree_[0].at);
  }

  /// How one player holds the value below a node: one move of theirs, all of the other's.
  void hold(std::uint32_t id, NodeKind who, std::vector<std::string>& parts) const {
    parts.push_back(lit(id));
    for (const std::uint32_t child : tree_[id].children) {
      if (tree_[id].kind == who && !(values_[child] == values_[id])) continue;
      hold(child, who, parts);
      if (tree_[id].kind == who) break;
    }
  }

  bool is_leaf_value(const SmallFraction& said) const {
    return std::any_of(tree_.begin(), tree_.end(), [&](const TreeNode& node) {
      return node.kind == NodeKind::chance || (node.kind == NodeKind::leaf && reduced(node.value) == said);
    });
  }

  // ---- Judgements

  Judgement value(std::uint32_t id, const SmallFraction& said, bool all) const {
    if (said == values_[id]) return judged_right();
    const std::string written = text(said);
    if (all && !is_leaf_value(said)) return wrong("noLeaf", written);
    const bool too_much = less(values_[id], said);
    Judgement judged = wrong(too_much ? "minLess" : "maxMore", written);
    if (!late_) return judged;
    judged.key = too_much ? "minLessHere" : "maxMoreHere";
    hold(id, too_much ? NodeKind::min : NodeKind::max, judged.lit);
    return judged;
  }

  Judgement node() const {
    const Token which = next_token(text_, behind_);
    const auto id = static_cast<std::uint32_t>(number(which, Field::position, tree_.size(), 1) - 1);
    const Token said = next_token(text_, which.at + which.text.size());
    if (said.text.empty()) throw Error(ErrorCode::empty, Field::position, {}, {}, behind_);
    if (number_at(said) == values_[id]) return judged_right();
    const NodeKind kind = tree_[id].kind;
    if (kind == NodeKind::leaf) return wrong("noLeaf", std::string(said.text));
    constexpr std::string_view causes[] = {"takesMost", "takesLeast", "mean"};
    Judgement judged = wrong(causes[static_cast<std::size_t>(kind) - 1], tree_labels(tree_)[id]);
    for (const std::uint32_t child : tree_[id].children) light(judged, child);
    return judged;
  }

  Judgement move() const {
    const auto& moves = tree_[0].children;
    const std::uint64_t said =
        number(only(), Field::position, moves.size(), std::min<std::size_t>(moves.size(), 1));
    const std::uint32_t child = moves.empty() ? 0 : moves[said - 1];
    if (values_[child] == values_[0]) return judged_right();
    Judgement judged = late_ ? wrong("worseBy", text(values_[child])) : wrong("worse");
    if (!late_) {
      light(judged, child);
      return judged;
    }
    hold(child, tree_[0].kind == NodeKind::max ? NodeKind::min : NodeKind::max, judged.lit);
    return judged;
  }

  Judgement leaves() const {
    const std::uint64_t said = count(only());
    const AlphaBeta all = searched();
    if (said == all.leaves) return judged_right();
    const auto there = static_cast<std::uint64_t>(std::count_if(
        tree_.begin(), tree_.end(), [](const TreeNode& node) { return node.kind == NodeKind::leaf; }));
    if (said >= there) return wrong("all", std::to_string(there));
    if (said < all.leaves) {
      Judgement judged = wrong(late_ ? "seeMoreHere" : "seeMore", std::to_string(said));
      // The leaf that comes next is looked at, too.
      std::uint64_t seen = 0;
      for (const TreeVisit& visit : all.visits) {
        if (tree_[visit.node].kind != NodeKind::leaf || seen++ < said) continue;
        if (late_) light(judged, visit.node);
        break;
      }
      return judged;
    }
    Judgement judged = wrong(late_ ? "cutMoreHere" : "cutMore", std::to_string(said));
    for (const TreeVisit& visit : all.visits) {
      if (!late_ || visit.cut_after == TreeVisit::nobody) continue;
      const bool max = tree_[visit.node].kind == NodeKind::max;
      for (const std::uint32_t id : {visit.node, visit.cut_after, max ? visit.beta_by : visit.alpha_by}) {
        light(judged, id);
      }
      break;
    }
    return judged;
  }

  Judgement cut() const {
    const AlphaBeta all = searched();
    std::vector<std::uint8_t> seen(tree_.size());
    for (const TreeVisit& visit : all.visits) seen[visit.node] = 1;
    std::vector<std::uint32_t> left;
    for (std::uint32_t id = 0; id < tree_.size(); ++id) {
      if (tree_[id].kind == NodeKind::leaf && !seen[id]) left.push_back(id);
    }
    for (const Token& word : tokens(text_.substr(behind_))) {
      const SmallFraction said = number_at({word.text, word.at + behind_});
      const auto is = [&](std::uint32_t id) { return reduced(tree_[id].value) == said; };
      const auto found = std::find_if(left.begin(), left.end(), is);
      if (found != left.end()) {
        left.erase(found);
        continue;
      }
      Judgement judged = wrong("noLeaf", std::string(word.text));
      for (std::uint32_t id = 0; id < tree_.size(); ++id) {
        if (tree_[id].kind != NodeKind::leaf || !seen[id] || !is(id)) continue;
        judged.key = "isSeen";
        light(judged, id);
        break;
      }
      return judged;
    }
    if (left.empty()) return judged_right();
    return wrong("notAll", std::to_string(left.size()));
  }

  Judgement visits(std::uint64_t most) const {
    const AlphaBeta all = searched();
    if (all.leaves <= most) return judged_right();
    Judgement judged = wrong("looks", std::to_string(all.leaves));
    judged.texts.push_back(std::to_string(most));
    if (!late_) return judged;
    const std::vector<std::string> labels = tree_labels(tree_);
    for (std::uint32_t id = 0; id < tree_.size(); ++id) {
      const TreeNode& node = tree_[id];
      if (node.kind == NodeKind::leaf || node.kind == NodeKind::chance) continue;
      if (values_[node.children[0]] == values_[id]) continue;
      judged = wrong("bestFirst", labels[id]);
      light(judged, id);
      light(judged, node.children[0]);
      return judged;
    }
    return judged;
  }

  /// Whether they differ in the order of children alone. What is alike is alike to the same: any match will
  /// do.
  static bool alike(const Tree& a, std::uint32_t i, const Tree& b, std::uint32_t j) {
    const TreeNode &one = a[i], &other = b[j];
    if (one.kind != other.kind || one.children.size() != other.children.size()) return false;
    if (!(one.value == other.value)) return false;
    std::vector<std::uint32_t> left;
    for (std::uint32_t k = 0; k < other.children.size(); ++k) left.push_back(k);
    for (std::size_t k = 0; k < one.children.size(); ++k) {
      std::size_t at = 0;
      while (at < left.size() && !(one.weights[k] == other.weights[left[at]] &&
                                   alike(a, one.children[k], b, other.children[left[at]]))) {
        ++at;
      }
      if (at == left.size()) return false;
      left[at] = left.back();
      left.pop_back();
    }
    return true;
  }

  Judgement order() const {
    const Token most = next_token(text_, behind_);
    const std::uint64_t allowed = count(most);
    const Tree wanted = parse_tree(text_.substr(most.at + most.text.size()));
    return alike(tree_, 0, wanted, 0) ? visits(allowed) : wrong("otherTree");
  }

  Tree tree_;
  std::string_view text_;
  std::size_t behind_;
  bool late_;
  Values values_;
};

}  // namespace

std::optional<Judgement> judge_tree(std::string_view ask, std::string_view text, std::uint64_t tries) {
  const std::size_t bar = text.find('|');
  if (bar == std::string_view::npos) throw Error(ErrorCode::empty, Field::position, {}, {}, text.size());
  return Judge(parse_tree(text.substr(0, bar)), text, bar + 1, tries).judge(ask);
}

}  // namespace nimlab
