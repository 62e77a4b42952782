#include <algorithm>
#include <array>

#include "core/game.hpp"
#include "core/numbers.hpp"
#include "core/sort.hpp"
#include "games/all.hpp"
#include "games/graphs/graph_notation.hpp"
#include "games/graphs/won_leaves.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t max_ended = 64, max_squares = 40'000;
constexpr std::uint64_t max_stones = WonLeaves::max_stones, max_side = WonLeaves::max_side;
constexpr std::size_t max_tokens = 64;

std::string sheet(std::uint64_t width, std::uint64_t height) {
  return std::to_string(width) + 'x' + std::to_string(height);
}

/// Several components, of which a move changes one; as soon as k of them have ended, the player to move has
/// won: who ends the k-th one loses. Rule: k, then the components: "1 1>2 2>3 1>3" tokens on an acyclic graph
/// (a node without edges has ended; letters as for token_graph), "1 heaps" heaps that a move splits in two (a
/// heap of one has ended), "1 sheets" sheets of squared paper that a move cuts in two along a line (a sheet
/// of width or height 1 has ended; Cutting Game, POJ 2311). An ended component allows no move. Position:
/// nodes of 1 to 64 tokens "2 3"; heaps "5 7", 2,000 stones in all; sheets "2x3 4x4", sides up to 200, 40,000
/// squares in all. As numbers: as they stand, sheets as width and height. Move: token, node; heap, its two
/// parts; sheet, 1 (between columns) or 2 (between rows), columns or rows of the smaller part.
///
/// Theorem, for k = 1: to end a component loses at once, so such moves may be crossed out, and the ended
/// positions (won by the player to move) with them. What is left is a sum of impartial games under normal
/// play: P iff the nim-sum of its SG values is 0. For k above 1 the first endings do not lose, the crossing
/// out is wrong, and search answers. `components`: the SG values after crossing out. Map, for graphs and k =
/// 1: these of every node (none for the ended), and the outcome of a token alone. Cost: of the table, once
/// for a rule, nodes and edges, or once for all rules a million values for heaps, four for sheets; then all
/// moves.
/// Rule numbers: k, and what the components are: 0 tokens, 1 heaps, 2 sheets. Facts: `ended`, the components
/// that have ended; for k = 1, as long as there are none, `sum`, the nim-sum of the values.
class FirstEndWins final : public Game, public Mapped {
 public:
  enum class Kind : std::uint8_t { graph, heaps, sheets };

  /// `graph`: the whole rule, of which the graph begins at `from`.
  FirstEndWins(std::uint64_t k, Kind kind, std::string_view graph, std::size_t from);

  std::string rule() const override {
    return std::to_string(k_) + ' ' +
           (kind_ == Kind::heaps    ? "heaps"
            : kind_ == Kind::sheets ? "sheets"
                                    : format_graph(table_->graph, letters_));
  }
  std::vector<std::uint64_t> rule_numbers() const override { return {k_, static_cast<std::uint64_t>(kind_)}; }
  bool normal() const override { return false; }
  End end(const Position&, Player) const override { return End::won; }

  Position parse(std::string_view text) const override;
  std::string format(const Position& p) const override;
  std::uint64_t move_count(const Position& p, Player) const override;
  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override;
  void play(Position& p, Player, Move move) const override;
  void normalise(Position& p) const override {
    if (kind_ != Kind::sheets) sort_numbers(p);
  }

  bool decides(const Position&) const override { return k_ == 1; }
  Solution solve(const Position& p, Player) const override;
  std::vector<Fact> facts(const Position& p) const override;
  /// First what becomes of single components, all that may occur on the way from here: `leaves` {components
  /// that have ended}, which are crossed out; `values` {component, its value without them, …}, level by
  /// level: those of a level know all that their moves lead to (the hundredth has the rest). A component is a
  /// node, a heap, or width and height; told are a thousand nodes, heaps up to a hundred, sheets up to thirty
  /// by thirty. Then of the position: `ended` {component}: it is over; or `component` {component, its value}:
  /// the first hundred; `sum` {nim-sum}. Nothing for k above 1.
  std::vector<Step> explain(const Position& p) const override;

  bool prepare(const Position& p) override;
  std::uint64_t prepared() const override { return kind_ == Kind::graph ? nodes() : table_->filled; }
  std::uint64_t to_prepare(const Position& p) const override;
  bool tabled() const override { return true; }
  Mapped* mapped() override { return this; }
  bool prepare_map(std::uint64_t) override {
    if (kind_ != Kind::graph || k_ != 1) throw Error(ErrorCode::unsupported, Field::rule, rule());
    return true;
  }
  GraphMap map(std::uint64_t) const override {
    GraphMap map{nodes(), 1, {}, table_->grundy, {}, table_->level};
    for (std::uint32_t g : table_->grundy) map.outcomes.push_back(g == 0 ? Outcome::P : Outcome::N);
    return map;
  }
  std::size_t bytes() const override {
    return table_->graph.bytes() + bytes_of(table_->grundy, table_->level);
  }

 private:
  std::size_t width() const { return kind_ == Kind::sheets ? 2 : 1; }
  std::uint64_t nodes() const { return kind_ == Kind::graph ? table_->graph.size() : 0; }
  bool has_ended(const Position& p, std::size_t i) const;
  bool over(const Position& p) const;
  std::uint32_t value(const Position& p, std::size_t i) const;
  /// Counts `skip` down for each move before it visits; false when the visitor has enough.
  bool each_move_of(const Position& p, std::size_t i, std::uint64_t& skip, VisitMove visit) const;

  std::uint64_t moves_of(const Position& p, std::size_t i) const;
  void explain_components(const Position& p, std::vector<Step>& steps) const;

  const std::uint64_t k_;
  const Kind kind_;
  bool letters_ = false;              ///< of a graph: how its nodes are written
  std::shared_ptr<WonLeaves> table_;  ///< the rule's own graph, or what all rules share
};

FirstEndWins::FirstEndWins(std::uint64_t k, Kind kind, std::string_view graph, std::size_t from)
    : Game(game::first_end_wins), k_(k), kind_(kind) {
  if (kind == Kind::graph) {
    WrittenGraph written = parse_graph(graph, from);
    letters_ = written.letters;
    table_ = WonLeaves::of_graph(std::move(written.graph), letters_);
  } else {
    table_ = kind == Kind::heaps ? WonLeaves::of_heaps() : WonLeaves::of_sheets();
  }
}

bool FirstEndWins::prepare(const Position& p) {
  if (kind_ == Kind::graph) return true;
  const std::uint64_t needed = to_prepare(p);
  // A heap or a sheet of this size costs about its size or its area; a step some 50,000 values.
  for (std::uint64_t spent = 0; table_->filled < needed && spent < 50'000;) {
    const std::uint64_t size = table_->filled;
    spent += kind_ == Kind::heaps ? size : size * size;
    kind_ == Kind::heaps ? table_->add_heap() : table_->add_width();
  }
  return table_->filled >= needed;
}

std::uint64_t FirstEndWins::to_prepare(const Position& p) const {
  if (kind_ == Kind::graph) return nodes();
  return p.empty() ? 0 : *std::max_element(p.begin(), p.end());
}

Position FirstEndWins::parse(std::string_view text) const {
  const auto too_many = [](std::uint64_t count, std::uint64_t limit, const Token& token) {
    return Error(ErrorCode::too_many, Field::position, std::to_string(count), std::to_string(limit),
                 token.at);
  };
  if (kind_ == Kind::heaps) {
    Position heaps = number_list(text, Field::position, {max_stones, max_stones, 1});
    std::uint64_t stones = 0;
    for (std::uint64_t heap : heaps) stones += heap;
    if (stones > max_stones) throw too_many(stones, max_stones, {text, 0});
    return heaps;
  }
  if (kind_ == Kind::graph) {
    Position nodes = node_list(text, max_tokens, table_->graph.size());
    if (nodes.size() < k_) {
      throw Error(ErrorCode::too_small, Field::position, std::to_string(nodes.size()), std::to_string(k_));
    }
    return nodes;
  }
  Position sheets;
  std::uint64_t squares = 0;
  for (const Token& token : tokens(text)) {
    std::size_t sign = token.text.find_first_of("xX*");
    std::size_t length = 1;
    if (sign == std::string_view::npos) sign = token.text.find("×"), length = 2;
    if (sign == std::string_view::npos) {
      throw Error(ErrorCode::syntax, Field::position, excerpt(token.text), {}, token.at);
    }
    const auto side = [&](std::size_t from, std::size_t to) {
      return number({token.text.substr(from, to - from), token.at + from}, Field::position, max_side, 1);
    };
    const std::uint64_t w = side(0, sign), h = side(sign + length, token.text.size());
    squares += w * h;
    if (squares > max_squares) throw too_many(squares, max_squares, token);
    sheets.insert(sheets.end(), {w, h});
  }
  if (sheets.empty()) throw Error(ErrorCode::empty, Field::position);
  return sheets;
}

std::string FirstEndWins::format(const Position& p) const {
  if (kind_ != Kind::sheets) return format_nodes(p, letters_);
  std::string text;
  for (std::size_t i = 0; i < p.size(); i += 2) {
    if (i > 0) text += ' ';
    text += sheet(p[i], p[i + 1]);
  }
  return text;
}

bool FirstEndWins::has_ended(const Position& p, std::size_t i) const {
  if (kind_ == Kind::graph) return table_->graph.out_degree(static_cast<std::uint32_t>(p[i] - 1)) == 0;
  return p[i] == 1 || (kind_ == Kind::sheets && p[i + 1] == 1);
}

bool FirstEndWins::over(const Position& p) const {
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < p.size() && count < k_; i += width()) count += has_ended(p, i);
  return count == k_;
}

std::uint32_t FirstEndWins::value(const Position& p, std::size_t i) const {
  const std::uint64_t index = kind_ == Kind::graph    ? p[i] - 1
                              : kind_ == Kind::sheets ? WonLeaves::sheet(p[i], p[i + 1])
                                                      : p[i];
  return table_->grundy[index];
}

std::uint64_t FirstEndWins::moves_of(const Position& p, std::size_t i) const {
  if (has_ended(p, i)) return 0;
  if (kind_ == Kind::graph) return table_->graph.out_degree(static_cast<std::uint32_t>(p[i] - 1));
  return p[i] / 2 + (kind_ == Kind::sheets ? p[i + 1] / 2 : 0);
}

std::uint64_t FirstEndWins::move_count(const Position& p, Player) const {
  if (over(p)) return 0;
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < p.size(); i += width()) count += moves_of(p, i);
  return count;
}

bool FirstEndWins::each_move_of(const Position& p, std::size_t i, std::uint64_t& skip,
                                VisitMove visit) const {
  const std::uint64_t at = i / width() + 1;
  const auto visit_one = [&](std::uint64_t a, std::uint64_t b, std::size_t count) {
    if (skip > 0) return --skip, true;
    const std::uint64_t move[] = {at, a, b};
    return visit(Move(move, count));
  };
  if (kind_ == Kind::graph) {
    bool going = true;
    table_->graph.each_follower(static_cast<std::uint32_t>(p[i] - 1), [&](std::uint32_t w) {
      going = going && visit_one(w + std::uint64_t{1}, 0, 2);
    });
    return going;
  }
  for (std::size_t way = 0; way < width(); ++way) {
    for (std::uint64_t part = 1; part <= p[i + way] / 2; ++part) {
      const bool going = kind_ == Kind::heaps ? visit_one(part, p[i] - part, 3) : visit_one(way + 1, part, 3);
      if (!going) return false;
    }
  }
  return true;
}

void FirstEndWins::each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const {
  if (over(p)) return;
  for (std::size_t i = 0; i < p.size(); i += width()) {
    const std::uint64_t count = moves_of(p, i);
    if (first >= count)
      first -= count;
    else if (!each_move_of(p, i, first, visit))
      return;
  }
}

void FirstEndWins::play(Position& p, Player, Move n) const {
  expect_numbers(n, kind_ == Kind::graph ? 2 : 3);
  if (n[0] < 1 || n[0] > p.size() / width() || over(p)) refuse_illegal(n);
  const std::size_t i = (n[0] - 1) * width();
  if (has_ended(p, i)) refuse_illegal(n);
  const auto behind = [&](std::size_t k) { return p.begin() + static_cast<std::ptrdiff_t>(i + k); };
  if (kind_ == Kind::graph) {
    const auto followers = table_->graph.followers(static_cast<std::uint32_t>(p[i] - 1));
    if (std::none_of(followers.begin(), followers.end(), [&](std::uint32_t w) { return w + 1 == n[1]; })) {
      refuse_illegal(n);
    }
    p[i] = n[1];
  } else if (kind_ == Kind::heaps) {
    if (n[1] < 1 || n[1] > n[2] || n[1] >= p[i] || p[i] - n[1] != n[2]) refuse_illegal(n);
    p[i] = n[1];
    p.insert(behind(1), n[2]);
  } else {
    if (n[1] < 1 || n[1] > 2 || n[2] < 1 || n[2] > p[i + n[1] - 1] / 2) refuse_illegal(n);
    const std::uint64_t w = p[i], h = p[i + 1];
    p[i + n[1] - 1] = n[2];
    const std::array<std::uint64_t, 2> rest{n[1] == 1 ? w - n[2] : w, n[1] == 2 ? h - n[2] : h};
    p.insert(behind(2), rest.begin(), rest.end());
  }
}

Solution FirstEndWins::solve(const Position& p, Player who) const {
  Solution solution;
  if (over(p)) {  // somebody has ended it, and lost
    solution.outcome = Outcome::N;
    return solution;
  }
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < p.size(); i += width()) {
    solution.components.push_back(value(p, i));
    sum ^= solution.components.back();
  }
  solution.outcome = outcome_of(sum);
  if (sum == 0) return solution;
  each_move(p, who, 0, [&](Move m) {
    const Position option = after(*this, p, who, m);
    std::uint64_t rest = 0;
    for (std::size_t i = 0; i < option.size(); i += width()) {
      if (has_ended(option, i)) return true;
      rest ^= value(option, i);
    }
    if (rest != 0) return true;
    solution.add(m);
    return true;
  });
  return solution;
}

std::vector<Fact> FirstEndWins::facts(const Position& p) const {
  std::vector<Fact> facts{{"ended", {}}};
  for (std::size_t i = 0; i < p.size(); i += width()) {
    if (has_ended(p, i)) facts[0].numbers.push_back(i / width() + 1);
  }
  if (k_ > 1 || !facts[0].numbers.empty() || prepared() < to_prepare(p)) return facts;
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < p.size(); i += width()) sum ^= value(p, i);
  facts.push_back({"sum", {sum}});
  return facts;
}

void FirstEndWins::explain_components(const Position& p, std::vector<Step>& steps) const {
  constexpr std::uint64_t most_nodes = 1'000, longest_heap = 100, longest_side = 30;
  Step leaves{"leaves", {}, {"leaves"}, {}};
  std::vector<Step> values(max_steps_of_a_kind, {"values", {}, {}, {}});  // by level
  const auto tell = [&](std::initializer_list<std::uint64_t> component, std::uint64_t level,
                        std::uint32_t g) {
    Step& step = g == WonLeaves::ended ? leaves : values[std::min<std::uint64_t>(level, values.size() - 1)];
    step.numbers.insert(step.numbers.end(), component);
    if (g != WonLeaves::ended) step.numbers.push_back(g);
  };
  const auto longest = [&](std::size_t side, std::uint64_t most) {
    std::uint64_t found = 0;
    for (std::size_t i = side; i < p.size(); i += width()) found = std::max(found, p[i]);
    return std::min(found, most);
  };
  if (kind_ == Kind::graph) {
    const std::uint32_t count = static_cast<std::uint32_t>(std::min(nodes(), most_nodes));
    for (std::uint32_t v = 0; v < count; ++v) tell({v + 1}, table_->level[v], table_->grundy[v]);
  } else if (kind_ == Kind::heaps) {
    const std::uint64_t most = longest(0, longest_heap);
    for (std::uint64_t n = 1; n <= most; ++n) tell({n}, n, table_->grundy[n]);
  } else {
    const std::uint64_t widest = longest(0, longest_side), highest = longest(1, longest_side);
    for (std::uint64_t h = 1; h <= highest; ++h) {
      for (std::uint64_t w = 1; w <= widest; ++w) tell({w, h}, w + h, table_->grundy[WonLeaves::sheet(w, h)]);
    }
  }
  steps.push_back(std::move(leaves));
  for (Step& step : values) {
    if (!step.numbers.empty()) steps.push_back(std::move(step));
  }
}

std::vector<Step> FirstEndWins::explain(const Position& p) const {
  if (!decides(p)) return {};
  const std::string_view kind = kind_ == Kind::graph ? "token" : kind_ == Kind::heaps ? "heap" : "sheet";
  std::vector<Step> steps;
  explain_components(p, steps);
  for (std::size_t i = 0; i < p.size(); i += width()) {
    if (!has_ended(p, i)) continue;
    const std::uint64_t number = i / width() + 1;
    steps.push_back({"ended", {number}, {part(kind, number)}, {}});
    return steps;
  }
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < p.size(); i += width()) {
    const std::uint64_t number = i / width() + 1;
    sum ^= value(p, i);
    if (number <= max_steps_of_a_kind) {
      steps.push_back({"component", {number, value(p, i)}, {part(kind, number)}, {}});
    }
  }
  steps.push_back({"sum", {sum}, {}, {}});
  return steps;
}

std::unique_ptr<Game> open_first_end_wins(std::string_view text) {
  using Kind = FirstEndWins::Kind;
  const Token k = next_token(text, 0);
  if (k.text.empty()) throw Error(ErrorCode::empty, Field::rule);
  const std::uint64_t ended = number(k, Field::rule, max_ended, 1);
  const std::size_t rest = k.at + k.text.size();
  const Token second = next_token(text, rest);
  const bool last = next_token(text, second.at + second.text.size()).text.empty();
  const std::string_view word = last ? second.text : std::string_view();
  const Kind kind = word == "heaps" ? Kind::heaps : word == "sheets" ? Kind::sheets : Kind::graph;
  return std::make_unique<FirstEndWins>(ended, kind, text, rest);
}

}  // namespace

const GameInfo game::first_end_wins = described<FirstEndWins>(
    {.name = "first_end_wins",
     .family = "walks",
     .default_rule = "1 A>B A>C B>C B>D C>E D>E D>F E>F",
     .example = "A B",
     .move_fields = "component to …",
     .theorem = "won-leaves",
     .limits = "k<=64 nodes<=100000 edges<=1000000 tokens<=64 stones<=2000 side<=200 squares<=40000",
     .open = open_first_end_wins});

}  // namespace nimlab
