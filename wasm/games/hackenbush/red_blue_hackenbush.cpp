#include <algorithm>
#include <bit>
#include <cstdint>
#include <list>

#include "core/numbers.hpp"
#include "games/all.hpp"
#include "games/hackenbush/red_blue_values.hpp"

namespace nimlab {
namespace {

/// What a board is told of a value: 1 where the number is negative, its numerator without sign, the exponent
/// of 2 in its denominator, and the nimber.
void append_value(std::vector<std::uint64_t>& out, const Value& value) {
  const std::int64_t numerator = value.number.numerator();
  out.push_back(numerator < 0);
  out.push_back(static_cast<std::uint64_t>(numerator < 0 ? -numerator : numerator));
  out.push_back(value.number.exponent());
  out.push_back(value.nimber);
}

/// Who wins where this is worth so much.
Outcome outcome_of(const Value& value) {
  if (Dyadic(0) < value.number) return Outcome::L;
  if (value.number < Dyadic(0)) return Outcome::R;
  return nimlab::outcome_of(value.nimber);
}

/// Red-blue Hackenbush: as hackenbush, but Left cuts blue edges, Right red ones, both green ones.
/// Position: the edges, "0b1r2 1-3" (hackenbush_notation.hpp), at most 60. Numbers: of each edge, in order,
/// its two vertices and its colour: 1 blue, 2 red, 3 green. Move: these three numbers, the lower vertex
/// first. Edges with the same ends and colour are one move.
///
/// Theorem: the value is a number plus a nimber, as ColouredValues says, where every green part meets the
/// rest and the ground at one vertex in all, and where at most 18 edges hang together with a cycle at the
/// vertex they stand on. 60 edges keep all numbers within Dyadic: a game of n moves at most is worth less
/// than n + 1, and |m| + e <= n for its m + (a fraction over 2^e). What is not so is searched, and its
/// outcome told. Cost: linear in edges and moves for trees; for cycles the sets of edges that can be left.
/// Facts, where the theorem speaks: `value`, and `left` and `right`, the value after each move of Left's and
/// of Right's, in the order of their moves: four numbers each (1 if negative, numerator, exponent of 2 in the
/// denominator, nimber); `left_best` and `right_best`: which of these moves (from 1) no other is better than.
class RedBlueHackenbush final : public Game {
 public:
  RedBlueHackenbush() : Game(game::red_blue_hackenbush) {}

  Position parse(std::string_view text) const override {
    return parse_picture(text, max_coloured_edges, true);
  }
  std::string format(const Position& p) const override { return format_picture(p); }
  std::vector<std::uint64_t> numbers(const Position& p) const override {
    std::vector<std::uint64_t> out;
    for (std::uint64_t number : p) {
      const PictureEdge edge = unpacked(number);
      out.insert(out.end(), {edge.a, edge.b, edge.colour});
    }
    return out;
  }
  void each_move(const Position& p, Player who, std::uint64_t first, VisitMove visit) const override {
    for (std::size_t i = 0; i < p.size(); ++i) {
      const PictureEdge edge = unpacked(p[i]);
      if (!may_cut(who, edge.colour) || (i > 0 && p[i] == p[i - 1])) continue;
      if (first > 0) {
        --first;
        continue;
      }
      const std::uint64_t move[] = {edge.a, edge.b, edge.colour};
      if (!visit(move)) return;
    }
  }
  void play(Position& p, Player who, Move move) const override {
    expect_numbers(move, 3);
    if (move[0] > move[1] || move[1] > max_picture_vertex || move[2] < 1 || move[2] > 3) refuse_illegal(move);
    const PictureEdge edge{static_cast<std::uint32_t>(move[0]), static_cast<std::uint32_t>(move[1]),
                           static_cast<Colour>(move[2])};
    if (!may_cut(who, edge.colour)) refuse_illegal(move);
    cut(p, edge, move);
  }

  bool decides(const Position& p) const override { return holding(p).valued(); }
  bool prepare(const Position& p) override {
    std::int64_t budget = 500;
    ColouredValues& values = holding(p);
    return values.value(*values.find(p), budget).has_value();
  }

  Solution solve(const Position& p, Player who) const override {
    Solution solution;
    solution.value = value(p);
    solution.outcome = outcome_of(*solution.value);
    if (!wins(solution.outcome, who)) return solution;
    each_move(p, who, 0, [&](Move move) {
      if (loses(outcome_of(value(after(*this, p, who, move))), opponent(who))) solution.add(move);
      return true;
    });
    return solution;
  }

  std::vector<Fact> facts(const Position& p) const override {
    if (!decides(p)) return {};
    Fact whole{"value", {}};
    append_value(whole.numbers, value(p));
    std::vector<Fact> facts{whole};
    for (const Player who : {Player::left, Player::right}) {
      Fact each{who == Player::left ? "left" : "right", {}};
      Fact best{who == Player::left ? "left_best" : "right_best", {}};
      std::optional<Dyadic> most;
      std::uint64_t move_number = 0;
      each_move(p, who, 0, [&](Move move) {
        const Value option = value(after(*this, p, who, move));
        append_value(each.numbers, option);
        ++move_number;
        // Options of one number and different nimbers are not comparable.
        const bool better = !most || (who == Player::left ? *most < option.number : option.number < *most);
        if (better) best.numbers.clear(), most = option.number;
        if (*most == option.number) best.numbers.push_back(move_number);
        return true;
      });
      facts.push_back(each);
      facts.push_back(best);
    }
    return facts;
  }

  /// From the top down; x and y are numbers as three: 1 if negative, numerator, exponent. Parts of the board
  /// are "edge-1-2" and "vertex-3".
  /// `green` {vertex, n}: the green edges there are worth *n.
  /// `edge` {a, b, colour, x, y}: what stands on it is worth x, with it y = 1 : x (blue) or −(1 : −x) (red).
  /// `cycle` {vertex, edges, y}: so many edges that hang together, found by the simplest numbers.
  /// `sum` {value}: of the whole, four numbers.
  std::vector<Step> explain(const Position& p) const override {
    if (!decides(p)) return {};
    ColouredValues& values = holding(p);
    const std::uint64_t edges = *values.find(p);
    std::vector<Step> steps;
    for (const auto& [cluster, vertex] : values.clusters(edges)) {
      steps.push_back(
          {"green", {values.name(vertex), values.nimber(cluster, vertex)}, edge_parts(values, cluster), {}});
    }
    explain_number(values, edges & ~values.coloured(green), 0, steps);
    Step sum{"sum", {}, {}, {}};
    append_value(sum.numbers, value(p));
    steps.push_back(std::move(sum));
    return steps;
  }

  std::size_t bytes() const override {
    std::size_t bytes = 0;
    for (const ColouredValues& each : known_) bytes += each.bytes();
    return bytes;
  }

 private:
  static bool may_cut(Player who, Colour colour) {
    return (colour & (who == Player::left ? blue : red)) != 0;
  }

  /// Of a picture that has this one in it; the latest stay.
  ColouredValues& holding(const Position& p) const {
    const auto found = std::find_if(known_.begin(), known_.end(), [&](const ColouredValues& each) {
      return each.valued() && each.find(p);
    });
    if (found != known_.end()) {
      known_.splice(known_.begin(), known_, found);
    } else {
      known_.emplace_front(p);
      constexpr std::size_t kept = 4;
      if (known_.size() > kept) known_.pop_back();
    }
    return known_.front();
  }
  Value value(const Position& p) const {
    ColouredValues& values = holding(p);
    return values.value(*values.find(p));
  }

  static std::vector<std::string> edge_parts(const ColouredValues& values, std::uint64_t edges) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < values.picture().size(); ++i) {
      const PictureEdge edge = unpacked(values.picture()[i]);
      if ((edges >> i & 1) != 0) parts.push_back(part(part("edge", edge.a), edge.b));
    }
    parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
    return parts;
  }
  static void append_number(std::vector<std::uint64_t>& out, const Dyadic& x) {
    append_value(out, {x, 0});
    out.pop_back();
  }
  void explain_number(ColouredValues& values, std::uint64_t edges, std::uint32_t ground,
                      std::vector<Step>& steps) const {
    const auto number = [&](std::uint64_t some, std::uint32_t on) {
      std::int64_t budget = INT64_MAX;
      return *values.number(some, on, budget);
    };
    while (edges != 0) {
      const std::uint64_t one = values.part(edges, ground);
      edges &= ~one;
      if (const auto i = values.foot(one, ground)) {
        const PictureEdge edge = unpacked(values.picture()[*i]);
        const std::uint64_t above = one & ~(std::uint64_t{1} << *i);
        const std::uint32_t top = values.other_end(*i, ground);
        explain_number(values, above, top, steps);
        Step step{"edge", {edge.a, edge.b, edge.colour}, {part(part("edge", edge.a), edge.b)}, {}};
        append_number(step.numbers, number(above, top));
        append_number(step.numbers, number(one, ground));
        steps.push_back(std::move(step));
      } else {
        Step step{"cycle", {values.name(ground)}, edge_parts(values, one), {}};
        step.numbers.push_back(static_cast<std::uint64_t>(std::popcount(one)));
        append_number(step.numbers, number(one, ground));
        steps.push_back(std::move(step));
      }
    }
  }

  mutable std::list<ColouredValues> known_;
};

std::unique_ptr<Game> open_red_blue_hackenbush(std::string_view rule) {
  no_rule(rule);
  return std::make_unique<RedBlueHackenbush>();
}

}  // namespace

const GameInfo game::red_blue_hackenbush =
    described<RedBlueHackenbush>({.name = "red_blue_hackenbush",
                                  .family = "pictures",
                                  .default_rule = "",
                                  .example = "0b1r2 0r3b4 1-5",
                                  .move_fields = "vertex vertex colour",
                                  .theorem = "bcg-winning-ways",
                                  .limits = "edges<=60 vertex<=1200000",
                                  .open = open_red_blue_hackenbush,
                                  .partizan = true});

}  // namespace nimlab
