#include <algorithm>

#include "core/numbers.hpp"
#include "core/sort.hpp"
#include "core/subject.hpp"
#include "instruments/all.hpp"
#include "instruments/trees/tree_answers.hpp"
#include "instruments/trees/tree_notation.hpp"

namespace nimlab {
namespace {

/// How the tree is searched.
struct Manner {
  enum class Order : std::uint8_t { given, best, worst } order = Order::given;
  bool table = false;
};
constexpr std::string_view orders[] = {"given", "best", "worst"};

Manner manner_of(std::string_view rule) {
  Manner manner;
  const std::vector<Token> words = tokens(rule);
  if (words.empty()) throw Error(ErrorCode::empty, Field::rule);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto* found = std::find(std::begin(orders), std::end(orders), words[i].text);
    if (i == 0 && found != std::end(orders))
      manner.order = static_cast<Manner::Order>(found - orders);
    else if (i == 1 && words[i].text == "table")
      manner.table = true;
    else
      throw Error(ErrorCode::syntax, Field::rule, excerpt(words[i].text), {}, words[i].at);
  }
  return manner;
}

[[noreturn]] void refuse_question() {
  throw Error(ErrorCode::unsupported, Field::game, std::string(instrument::game_tree.name));
}
[[noreturn]] void refuse_size(const Tree& tree) {
  throw Error(ErrorCode::too_large, Field::position, {}, std::to_string(std::int64_t{1} << 62), tree[0].at);
}

std::vector<SmallFraction> values_of(const Tree& tree) {
  auto values = minimax(tree);
  if (!values) refuse_size(tree);
  return std::move(*values);
}

AlphaBeta searched(const Tree& tree, const ChildOrder& order, AlphaBetaOptions options) {
  AlphaBeta all = alpha_beta(tree, order, options);
  if (!all.fits) refuse_size(tree);
  return all;
}

ChildOrder order_of(const Tree& tree, const Manner& manner) {
  if (manner.order == Manner::Order::given) return given_order(tree);
  return sorted_order(tree, values_of(tree), manner.order == Manner::Order::best);
}

using nimlab::named;
std::vector<std::uint32_t> named(std::span<const std::uint32_t> ids) {
  std::vector<std::uint32_t> out;
  for (std::uint32_t id : ids) out.push_back(named(id));
  return out;
}

void write(Data& data, std::string_view key, std::span<const SmallFraction> values) {
  data.key(key).items(values.size());
  for (const SmallFraction& value : values) data.text(text(value));
}

/// Of both players' best moves, the first of equal ones.
std::vector<std::uint32_t> line_of(const Tree& tree, std::span<const SmallFraction> values) {
  std::vector<std::uint32_t> line{0};
  for (std::uint32_t id = 0; tree[id].kind == NodeKind::max || tree[id].kind == NodeKind::min;) {
    for (std::uint32_t child : tree[id].children) {
      if (!(values[child] == values[id])) continue;
      line.push_back(id = child);
      break;
    }
  }
  return line;
}

/// Values are turned for who moves at a node; of a leaf, for who would.
Data tell_tree(const Tree& tree, bool negamax) {
  std::vector<SmallFraction> values = values_of(tree);
  const std::vector<std::uint32_t> line = line_of(tree, values);
  std::vector<std::uint32_t> places, best;
  for (std::uint32_t id = 0; id < tree.size(); ++id) {
    const TreeNode& node = tree[id];
    places.push_back(static_cast<std::uint32_t>(node.at));
    for (std::uint32_t child : node.children) {
      if (node.kind != NodeKind::chance && values[child] == values[id]) best.push_back(named(child));
    }
  }
  if (negamax) {
    for (std::uint32_t id = 0; id < tree.size(); ++id) {
      const TreeNode& node = tree[id];
      const NodeKind above = tree[node.parent].kind;
      const bool turns = id == 0 || node.kind == NodeKind::leaf || node.kind != above;
      if (node.kind == NodeKind::chance || !turns) {
        throw Error(ErrorCode::syntax, Field::position, node.name, {}, node.at);
      }
      const bool min =
          node.kind == NodeKind::min || (node.kind == NodeKind::leaf && id > 0 && above == NodeKind::max);
      if (min) values[id] = -values[id];
    }
  }
  Data data;
  data.fields(9).key("text").text(format_tree(tree)).key("places").list(places).key("names");
  data.items(tree.size());
  for (const TreeNode& node : tree) data.text(node.name);
  write(data, "values", values);
  write_shape(data, tree);
  data.key("best").list(best).key("line").list(named(line));
  return data;
}

void write(Data& data, const AlphaBeta& all) {
  const std::vector<TreeVisit>& visits = all.visits;
  std::vector<std::uint32_t> nodes, alpha_by, beta_by, cut_after;
  std::vector<std::uint8_t> says, how;
  std::vector<SmallFraction> values;
  for (const TreeVisit& visit : visits) {
    nodes.push_back(named(visit.node));
    alpha_by.push_back(named(visit.alpha_by));
    beta_by.push_back(named(visit.beta_by));
    cut_after.push_back(named(visit.cut_after));
    says.push_back(static_cast<std::uint8_t>(visit.says));
    how.push_back(visit.remembered ? 1 : visit.estimated ? 2 : 0);
    values.push_back(visit.value);
  }
  data.fields(13).key("value").text(text(all.value)).key("leaves").count(all.leaves).key("line");
  data.list(named(all.line)).key("nodes").list(nodes);
  for (const bool is_alpha : {true, false}) {
    data.key(is_alpha ? "alpha" : "beta").items(visits.size());
    for (const TreeVisit& visit : visits) {
      const std::optional<SmallFraction>& bound = is_alpha ? visit.alpha : visit.beta;
      data.text(bound ? text(*bound) : std::string());
    }
  }
  data.key("alphaBy").list(alpha_by).key("betaBy").list(beta_by);
  write(data, "values", values);
  data.key("says").list(std::span<const std::uint8_t>(says));
  data.key("how").list(std::span<const std::uint8_t>(how));
  data.key("cutAfter").list(cut_after).key("skipped").list(named(all.skipped));
}

/// Depth 1, 2, …: every search looks first at what the one before it thought best.
Data tell_deepening(const Tree& tree, const Manner& manner) {
  std::uint32_t deepest = 1;
  std::vector<std::uint32_t> depths(tree.size());
  for (std::size_t id = 1; id < tree.size(); ++id) {
    deepest = std::max(deepest, depths[id] = depths[tree[id].parent] + 1);
  }
  ChildOrder order = order_of(tree, manner);
  Data data;
  data.fields(2).key("rounds").items(deepest);
  AlphaBeta round;
  for (std::uint32_t depth = 1; depth <= deepest; ++depth) {
    round = searched(tree, order, {.table = manner.table, .depth = depth});
    data.fields(3).key("value").text(text(round.value)).key("leaves").count(round.leaves);
    data.key("line").list(named(round.line));
    const auto& results = round.results;
    for (std::size_t id = 0; id < tree.size(); ++id) {
      if (tree[id].kind == NodeKind::chance) continue;
      const bool max = tree[id].kind == NodeKind::max;
      sort_few(order[id], [&](std::uint32_t a, std::uint32_t b) {
        if (!results[a] || !results[b]) return results[a].has_value() && !results[b];
        return max ? less(*results[b], *results[a]) : less(*results[a], *results[b]);
      });
      // A bound looks as good as the value that made it: what was best comes first.
      for (std::uint32_t best : round.line) {
        for (std::size_t k = order[id].size(); k-- > 1;) {
          if (order[id][k] == best) std::swap(order[id][k], order[id][k - 1]);
        }
      }
    }
  }
  data.key("last");
  write(data, round);
  return data;
}

/// A game tree (tree_notation.hpp says how it is typed), what it is worth, and how it is searched
/// (instruments/trees/tree_search.hpp). Rule: the order in which moves are looked at, "given", "best" first
/// or "worst" first, by their true values; then "table" if of equal trees only one is searched: "best table".
/// Nodes are numbered from 1, above before below, left before right. Values are texts of exact fractions.
///   tree       { text (canonical), parents (0 at the root), kinds (0 leaf, 1 max, 2 min, 3 chance), places
///   (where
///              each begins in what was asked, in bytes), names, values, weights ("" but below chance nodes),
///              best (all children that are worth what their parent is), line (of best moves, from the root)
///              }
///   negamax    the same, values as seen by who moves there, or would at a leaf; players must alternate
///   alphabeta  { value, leaves (how many were looked at), line, and of every visit, in order: nodes, alpha,
///   beta
///              (the window; "" for infinite), alphaBy, betaBy (the nodes above whose values so far these
///              are; 0), values (what is returned), says (0 exactly, 1 it is at most that, 2 at least), how
///              (1 taken from the table, 2 estimated, else 0), cutAfter (the child that made the rest
///              needless; 0); skipped: all these others }
///   deepening  { rounds: [{ value, leaves, line }], of depth 1, 2, …, each in the order that the last one
///   found;
///              last: the last one's, as of alphabeta }
///   read, walk, judge_<ask>; moved, numbers {node, place}; ordered, as the rule says: tree_answers.hpp
/// Theorem: alpha–beta returns the minimax value; of b children and depth d, best first, it looks at
/// b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves, and no search looks at fewer (Knuth and Moore 1975). Cost: of 5,000 nodes
/// some milliseconds.
class GameTree final : public Subject {
 public:
  explicit GameTree(std::string_view rule) : manner_(manner_of(rule)) {
    rule_ = orders[static_cast<std::size_t>(manner_.order)];
    if (manner_.table) rule_ += " table";
  }

  const std::string& rule() const override { return rule_; }
  std::size_t bytes() const override { return 0; }

  std::unique_ptr<Job> ask(const Question& question) override {
    return std::make_unique<ToldAtOnce>(answer(question.ask, question.text, question.numbers));
  }

 private:
  Data answer(std::string_view what, std::string_view text, std::span<const std::uint64_t> numbers) const {
    if (constexpr std::string_view judge = "judge_"; what.starts_with(judge)) {
      const auto judged = judge_tree(what.substr(judge.size()), text, numbers.empty() ? 0 : numbers[0]);
      if (!judged) refuse_question();
      return told(*judged);
    }
    return about(parse_tree(text), what, numbers);
  }

  Data about(const Tree& tree, std::string_view what, std::span<const std::uint64_t> numbers) const {
    if (what == "read") return tell_read(tree);
    if (what == "moved") {
      return tell_moved(tree, numbers.empty() ? 0 : numbers[0], numbers.size() < 2 ? 0 : numbers[1]);
    }
    if (what == "tree" || what == "negamax") return tell_tree(tree, what == "negamax");
    values_of(tree);  // all of them fit
    const ChildOrder order = what == "walk" ? given_order(tree) : order_of(tree, manner_);
    if (what == "ordered") return tell_ordered(tree, order);
    if (what == "deepening") return tell_deepening(tree, manner_);
    const bool walks = what == "walk";
    if (!walks && what != "alphabeta") refuse_question();
    const AlphaBeta all = searched(tree, order, {.table = manner_.table && !walks});
    if (walks) return tell_walk(tree, all);
    Data data;
    write(data, all);
    return data;
  }

  Manner manner_;
  std::string rule_;
};

std::unique_ptr<Subject> open_game_tree(std::string_view rule) { return std::make_unique<GameTree>(rule); }

}  // namespace

const InstrumentInfo instrument::game_tree{.name = "game_tree",
                                           .default_rule = "given",
                                           .example = "[[3 12 8] [2 4 6] [14 5 2]]",
                                           .questions =
                                               "read tree negamax alphabeta deepening walk moved ordered "
                                               "judge_value judge_node judge_move judge_leaves judge_cut "
                                               "judge_order",
                                           .theorem = "knuth-moore-1975",
                                           .limits = "nodes<=5000 depth<=60 number<=1000000000",
                                           .open = open_game_tree};

}  // namespace nimlab
