#include "instruments/trees/tree_notation.hpp"

#include <algorithm>

#include "core/numbers.hpp"
#include "core/rational.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t most_number = 1'000'000'000;
constexpr std::uint64_t most_denominator = 1'000'000;

[[noreturn]] void refuse(std::string_view part, std::size_t at) {
  throw Error(ErrorCode::syntax, Field::position, excerpt(part), {}, at);
}

/// What follows, `count` bytes on.
Token rest(const Token& token, std::size_t count) { return {token.text.substr(count), token.at + count}; }
Token begin(const Token& token, std::size_t count) { return {token.text.substr(0, count), token.at}; }

SmallFraction fraction(const Token& token) {
  const auto [top, bottom] = read_rational(token, Field::position, {most_number, most_denominator});
  SmallFraction read{static_cast<Int128>(top)};
  read.den = static_cast<Int128>(bottom);
  return read;
}

constexpr std::pair<std::string_view, NodeKind> kinds[] = {
    {"max", NodeKind::max}, {"min", NodeKind::min}, {"chance", NodeKind::chance}};

/// Who moves at a node that does not say so.
NodeKind other_than(const Tree& tree, std::size_t above) {
  while (tree[above].kind == NodeKind::chance && above > 0) above = tree[above].parent;
  return tree[above].kind == NodeKind::max ? NodeKind::min : NodeKind::max;
}

void check_size(const Tree& tree, std::size_t at) {
  if (tree.size() < most_tree_nodes) return;
  throw Error(ErrorCode::too_many, Field::position, std::to_string(tree.size() + 1),
              std::to_string(most_tree_nodes), at);
}
void check_depth(std::size_t depth, std::string_view part, std::size_t at) {
  if (depth <= deepest_tree) return;
  throw Error(ErrorCode::too_long, Field::position, excerpt(part), std::to_string(deepest_tree), at);
}

/// Gives children without a probability the same one, and adds up.
void settle_weights(Tree& tree) {
  for (TreeNode& node : tree) {
    if (node.kind != NodeKind::chance) continue;
    SmallFraction sum;
    for (std::size_t j = 0; j < node.children.size(); ++j) {
      SmallFraction& weight = node.weights[j];
      if (weight.num < 0) weight = {1, static_cast<Int128>(node.children.size())};
      sum = reduced(sum + weight);
      if (!fits(sum)) refuse(text(weight), tree[node.children[j]].at);
    }
    if (sum == SmallFraction{1}) continue;
    throw Error(less(sum, {1}) ? ErrorCode::too_small : ErrorCode::too_large, Field::position, text(sum), "1",
                node.at);
  }
}

/// None given.
constexpr SmallFraction no_weight{-1};

void add_child(Tree& tree, std::uint32_t parent, std::uint32_t child, const SmallFraction& weight,
               std::size_t at) {
  TreeNode& above = tree[parent];
  const bool given = weight.num >= 0;
  if (given && above.kind != NodeKind::chance) refuse(":", at);
  const bool first_given = !above.weights.empty() && above.weights[0].num >= 0;
  if (!above.children.empty() && above.kind == NodeKind::chance && given != first_given) {
    refuse(given ? text(weight) : std::string(), at);
  }
  above.children.push_back(child);
  above.weights.push_back(weight);
}

class Brackets {
 public:
  explicit Brackets(std::string_view text) : text_(text) {}

  Tree read() {
    refuse_decimal_commas({text_, 0}, Field::position);
    skip();
    if (at_ == text_.size()) throw Error(ErrorCode::empty, Field::position);
    node(0, 0);
    skip();
    if (at_ < text_.size()) refuse(character(text_, at_), at_);
    settle_weights(tree_);
    return std::move(tree_);
  }

 private:
  void skip() {
    while (at_ < text_.size()) {
      const std::size_t width = separator(text_, at_);
      if (width == 0) return;
      at_ += width;
    }
  }
  bool bracket() const { return std::string_view("([{)]}").find(text_[at_]) != std::string_view::npos; }

  void node(std::uint32_t parent, std::size_t depth) {
    const std::size_t start = at_;
    check_size(tree_, start);
    const auto id = static_cast<std::uint32_t>(tree_.size());
    while (at_ < text_.size() && separator(text_, at_) == 0 && !bracket()) ++at_;
    Token word{text_.substr(start, at_ - start), start};
    skip();
    const std::size_t open =
        at_ < text_.size() ? std::string_view("([{").find(text_[at_]) : std::string_view::npos;
    const bool adjoining = at_ == start + word.text.size() || word.text.ends_with(':');
    tree_.push_back({});
    tree_[id].parent = parent;
    tree_[id].at = start;
    SmallFraction weight = no_weight;
    if (const std::size_t colon = word.text.find(':'); colon != std::string_view::npos) {
      weight = fraction(begin(word, colon));
      if (weight.num < 0) refuse(begin(word, colon).text, start);
      word = rest(word, colon + 1);
    }
    if (id > 0) add_child(tree_, parent, id, weight, start);
    if (id == 0 && weight.num >= 0) refuse(":", start);
    bool says = false;
    for (const auto& [name, kind] : kinds) {
      if (!word.text.starts_with(name)) continue;
      tree_[id].kind = kind;
      word = rest(word, name.size());
      says = true;
      break;
    }
    const bool estimated = word.text.starts_with('~');
    if (open == std::string_view::npos || (!adjoining && !says && !estimated && !word.text.empty())) {
      // A leaf; what stands behind it is looked at again.
      if (says || estimated || word.text.empty()) refuse_here();
      at_ = word.at + word.text.size();
      tree_[id].value = fraction(word);
      return;
    }
    if (estimated)
      tree_[id].value = fraction(rest(word, 1));
    else if (!word.text.empty())
      refuse(word.text, word.at);
    if (!says) tree_[id].kind = id == 0 ? NodeKind::max : other_than(tree_, parent);
    check_depth(depth + 1, text_.substr(at_, 1), at_);
    const char closing = std::string_view(")]}")[open];
    const std::size_t opened = at_++;
    for (skip(); at_ < text_.size() && text_[at_] != closing; skip()) node(id, depth + 1);
    if (at_ == text_.size()) refuse(text_.substr(opened, 1), opened);  // it is never closed
    if (tree_[id].children.empty()) refuse(text_.substr(opened, at_ + 1 - opened), opened);
    ++at_;
  }

  [[noreturn]] void refuse_here() const {
    if (at_ == text_.size()) refuse({}, at_);
    refuse(character(text_, at_), at_);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  Tree tree_;
};

/// A tree typed as edges: first all is read, then nodes are numbered from the root on.
class Edges {
 public:
  explicit Edges(std::string_view text) {
    for (const Token& word : tokens(text)) read(word);
  }

  Tree tree() {
    std::uint32_t root = none;
    for (std::uint32_t id = 0; id < nodes_.size(); ++id) {
      if (nodes_[id].parent != none) continue;
      if (root != none) refuse(nodes_[id].name.text, nodes_[id].name.at);
      root = id;
    }
    if (root == none) refuse_cycle(nodes_[0]);
    number_from(root, 0, 0);
    if (tree_.size() < nodes_.size()) {
      for (const Node& node : nodes_) {
        if (!node.numbered) refuse_cycle(node);
      }
    }
    settle_weights(tree_);
    return std::move(tree_);
  }

 private:
  static constexpr std::uint32_t none = 0xFFFFFFFF;
  struct Node {
    Token name;
    std::uint32_t parent = none;
    Token edge;  ///< to its parent
    std::vector<std::uint32_t> children;
    SmallFraction weight = no_weight, value{};
    NodeKind kind = NodeKind::leaf;
    std::optional<Token> valued, estimated;
    bool numbered = false;
    std::uint32_t sum = 0;  ///< of its name
  };

  [[noreturn]] static void refuse_cycle(const Node& node) {
    throw Error(ErrorCode::cyclic, Field::position, excerpt(node.edge.text), {}, node.edge.at);
  }

  std::uint32_t find(const Token& name) {
    if (name.text.empty()) refuse({}, name.at);
    // Few bytes rather than few comparisons; most of them are of two numbers.
    std::uint32_t sum = 2166136261u;  // FNV-1a
    for (const char c : name.text) sum = (sum ^ static_cast<unsigned char>(c)) * 16777619u;
    for (std::uint32_t id = 0; id < nodes_.size(); ++id) {
      if (nodes_[id].sum == sum && nodes_[id].name.text == name.text) return id;
    }
    if (nodes_.size() == most_tree_nodes) {
      throw Error(ErrorCode::too_many, Field::position, std::to_string(most_tree_nodes + 1),
                  std::to_string(most_tree_nodes), name.at);
    }
    nodes_.push_back({});
    nodes_.back().name = name;
    nodes_.back().sum = sum;
    return static_cast<std::uint32_t>(nodes_.size() - 1);
  }

  void read(const Token& word) {
    const std::size_t sign = word.text.find_first_of(">=~:");
    if (sign == std::string_view::npos) refuse(word.text, word.at);
    const std::uint32_t id = find(begin(word, sign));
    Token right = rest(word, sign + 1);
    if (word.text[sign] == '=' || word.text[sign] == '~') {
      nodes_[id].value = fraction(right);
      (word.text[sign] == '=' ? nodes_[id].valued : nodes_[id].estimated) = word;
      return;
    }
    if (word.text[sign] == ':') {
      for (const auto& [name, kind] : kinds) {
        if (right.text == name) nodes_[id].kind = kind;
      }
      if (nodes_[id].kind == NodeKind::leaf) refuse(right.text, right.at);
      return;
    }
    const std::size_t colon = std::min(right.text.find(':'), right.text.size());
    SmallFraction weight = no_weight;
    if (colon < right.text.size()) {
      weight = fraction(rest(right, colon + 1));
      if (weight.num < 0) refuse(right.text.substr(colon + 1), right.at + colon + 1);
    }
    const std::uint32_t child = find(begin(right, colon));
    if (nodes_[child].parent != none) {
      throw Error(ErrorCode::two_parents, Field::position, excerpt(nodes_[child].name.text), {}, right.at);
    }
    nodes_[child].parent = id;
    nodes_[child].edge = word;
    nodes_[child].weight = weight;
    nodes_[id].children.push_back(child);
  }

  void number_from(std::uint32_t at, std::uint32_t parent, std::size_t depth) {
    Node& node = nodes_[at];
    check_depth(depth, node.name.text, node.name.at);
    node.numbered = true;
    const auto id = static_cast<std::uint32_t>(tree_.size());
    TreeNode made;
    made.parent = parent;
    made.at = node.name.at;
    made.name = std::string(node.name.text);
    made.value = node.value;
    made.kind = node.kind;
    if (node.children.empty()) {
      if (!node.valued || node.kind != NodeKind::leaf) refuse(node.name.text, node.name.at);
    } else {
      if (node.valued) refuse(node.valued->text, node.valued->at);
      if (made.kind == NodeKind::leaf) made.kind = id == 0 ? NodeKind::max : other_than(tree_, parent);
    }
    tree_.push_back(std::move(made));
    if (id > 0) add_child(tree_, parent, id, node.weight, node.edge.at);
    for (std::uint32_t child : nodes_[at].children) number_from(child, id, depth + 1);
  }

  std::vector<Node> nodes_;
  Tree tree_;
};

void format(const Tree& tree, const ChildOrder* order, std::uint32_t id, std::string& out) {
  const TreeNode& node = tree[id];
  if (node.kind == NodeKind::leaf) {
    out += text(node.value);
    return;
  }
  if (node.kind != (id == 0 ? NodeKind::max : other_than(tree, node.parent))) {
    for (const auto& [name, kind] : kinds) {
      if (kind == node.kind) out += name;
    }
  }
  if (node.value.num != 0) out += '~' + text(node.value);
  out += '[';
  const std::vector<std::uint32_t>& children = order ? (*order)[id] : node.children;
  for (const std::uint32_t child : children) {
    if (child != children[0]) out += ' ';
    for (std::size_t j = 0; node.kind == NodeKind::chance && j < node.children.size(); ++j) {
      if (node.children[j] == child) out += text(node.weights[j]) + ':';
    }
    format(tree, order, child, out);
  }
  out += ']';
}

}  // namespace

Tree parse_tree(std::string_view text) {
  if (text.find_first_of(">=") != std::string_view::npos) return Edges(text).tree();
  return Brackets(text).read();
}

SmallFraction tree_number(const Token& token) { return fraction(token); }

std::string format_tree(const Tree& tree, const ChildOrder* order) {
  std::string out;
  format(tree, order, 0, out);
  return out;
}

}  // namespace nimlab
