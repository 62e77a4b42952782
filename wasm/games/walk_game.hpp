#pragma once

#include <memory>
#include <string>
#include <vector>

#include "notation/numbers.hpp"
#include "search/ruleset.hpp"
#include "theory/graph_solution.hpp"

namespace nimlab {

/// What all games share in which counters stand on the vertices of a digraph, a move takes one counter along
/// an edge, and who cannot move loses. Counters do not hinder each other, so a position is the sum of its
/// counters. `Game` says max_counters, vertex names (`vertex_numbers`, `vertex_of`), and its `Graph`.
///
/// One counter: outcome and distance from the table. Several: the nim-sum of finite SG values; if exactly one
/// value is ∞(K), the position is N when the nim-sum of the others is in K and a draw otherwise; with more
/// than one ∞ it is a draw (Smith 1966; Winning Ways, ch. 12). No distance is known for several counters, and
/// a move to a P-position need not bring the end nearer: on a loopy graph a winner must also make progress.
/// With one counter the winning moves are given fastest first.
template <class Game, class Graph>
class WalkGame {
 public:
  static constexpr bool loopy = true;
  // A position lists the counters' vertices, from 0.

  struct Move {
    std::uint64_t counter = 0;  ///< from 1
    std::uint64_t vertex = 0;   ///< where it goes, from 0
    bool operator==(const Move&) const = default;
  };

  template <class Visit>
  void each_move(const Position& p, Visit visit) const {
    bool going = true;
    for (std::size_t i = 0; i < p.size() && going; ++i) {
      graph().each_follower(static_cast<std::uint32_t>(p[i]), [&](std::uint32_t w) {
        going = going && visit(Move{i + 1, w});
      });
    }
  }

  std::uint64_t move_count(const Position& p) const {
    std::uint64_t count = 0;
    for (std::uint64_t v : p) count += graph().out_degree(static_cast<std::uint32_t>(v));
    return count;
  }

  /// Cost: the counters, and the followers of one vertex.
  Move move_at(const Position& p, std::uint64_t index) const {
    const auto degree = [&](std::size_t i) { return graph().out_degree(static_cast<std::uint32_t>(p[i])); };
    std::size_t i = 0;
    for (; index >= degree(i); ++i) index -= degree(i);
    const auto from = static_cast<std::uint32_t>(p[i]);
    if constexpr (requires { graph().followers(from); }) return {i + 1, graph().followers(from)[index]};
    Move found;
    graph().each_follower(from, [&](std::uint32_t w) {
      if (index-- == 0) found = {i + 1, w};
    });
    return found;
  }

  MoveNumbers move_numbers(const Move& m) const {
    MoveNumbers out{m.counter};
    game().append_vertex(m.vertex, out);
    return out;
  }

  Move move(std::span<const std::uint64_t> numbers) const {
    if (numbers.size() != 1 + Game::vertex_width) {
      throw Error(ErrorCode::syntax, Field::move, excerpt(join(numbers, '-')));
    }
    return {numbers[0], game().vertex_of(numbers.subspan(1))};
  }

  Position play(const Position& p, const Move& m) const {
    bool legal = false;
    if (m.counter >= 1 && m.counter <= p.size()) {
      graph().each_follower(static_cast<std::uint32_t>(p[m.counter - 1]),
                            [&](std::uint32_t w) { legal |= w == m.vertex; });
    }
    if (!legal) throw Error(ErrorCode::illegal_move, Field::move, join(move_numbers(m), '-'));
    Position next = p;
    next[m.counter - 1] = m.vertex;
    return next;
  }

  Solution<Move> solve(const Position& p) const {
    Solution<Move> solution = verdict(p);
    if (solution.grundy) {
      for (std::uint64_t v : p) solution.components.push_back(table().grundy(static_cast<std::uint32_t>(v)));
    }
    if (solution.outcome != Outcome::N) return solution;
    each_winning_move(p, [&](const Move& m) {
      ++solution.winning_move_count;
      if (solution.winning_moves.size() < max_listed_moves) solution.winning_moves.push_back(m);
      return true;
    });
    if (p.size() == 1) {
      std::stable_sort(
          solution.winning_moves.begin(), solution.winning_moves.end(),
          [&](const Move& a, const Move& b) { return *distance(a.vertex) < *distance(b.vertex); });
    }
    return solution;
  }

  std::size_t bytes() const { return solved_->bytes(); }

  /// Cost: the moves up to the first that wins; of a single counter, all.
  Solution<Move> brief(const Position& p) const {
    Solution<Move> solution = verdict(p);
    if (solution.outcome != Outcome::N) return solution;
    std::optional<Move> best;
    each_winning_move(p, [&](const Move& m) {
      if (!best || *distance(m.vertex) < *distance(best->vertex)) best = m;
      return p.size() == 1;
    });
    solution.winning_moves = {*best};
    solution.winning_move_count = 1;
    return solution;
  }

  bool prepare(const Position&) const { return prepare_map(0); }
  std::uint64_t prepared() const { return table().done(); }
  std::uint64_t to_prepare(const Position&) const { return graph().size(); }

  bool prepare_map(std::uint64_t) const { return solved_->finished() || solved_->step(); }
  /// Of every vertex with one counter on it.
  GraphMap map(std::uint64_t) const {
    const std::uint64_t width = game().map_width();
    return {width,
            graph().size() / std::max<std::uint64_t>(1, width),
            table().outcomes(),
            table().grundy_values(),
            table().distances(),
            table().levels()};
  }

 protected:
  using Solved = GraphSolution<Graph>;

  void use(Graph graph) { solved_ = std::make_shared<Solved>(std::move(graph)); }
  const Graph& graph() const { return solved_->graph(); }

 private:
  /// Of some counters: the nim-sum of the finite values, and how many are ∞.
  struct Sum {
    std::uint64_t finite = 0;
    std::uint64_t endless = 0;
  };

  const Game& game() const { return static_cast<const Game&>(*this); }
  const Solved& table() const { return *solved_; }
  std::uint32_t value(std::uint64_t v) const { return table().grundy(static_cast<std::uint32_t>(v)); }
  std::optional<std::uint64_t> distance(std::uint64_t v) const {
    const std::uint32_t d = table().distance(static_cast<std::uint32_t>(v));
    return d == Solved::none ? std::nullopt : std::optional<std::uint64_t>(d);
  }

  Sum sum_of(const Position& p) const {
    Sum sum;
    for (std::uint64_t v : p) {
      if (value(v) == Solved::none)
        ++sum.endless;
      else
        sum.finite ^= value(v);
    }
    return sum;
  }

  /// Without the moves.
  Solution<Move> verdict(const Position& p) const {
    Solution<Move> solution;
    const Sum sum = sum_of(p);
    solution.outcome = outcome_of(p, sum);
    if (sum.endless == 0) solution.grundy = sum.finite;
    if (p.size() == 1) solution.distance = distance(p[0]);
    return solution;
  }

  Outcome outcome_of(const Position& p, const Sum& sum) const {
    if (sum.endless == 0) return sum.finite == 0 ? Outcome::P : Outcome::N;
    if (sum.endless > 1) return Outcome::draw;
    const std::uint64_t v =
        *std::find_if(p.begin(), p.end(), [&](std::uint64_t each) { return value(each) == Solved::none; });
    return table().reaches(static_cast<std::uint32_t>(v), sum.finite) ? Outcome::N : Outcome::draw;
  }

  /// In the order of the moves, until visit returns false. A move wins iff it takes its counter to a vertex
  /// whose value is the nim-sum of the others, and none of them is ∞.
  template <class Visit>
  void each_winning_move(const Position& p, Visit visit) const {
    const Sum sum = sum_of(p);
    bool going = true;
    for (std::size_t i = 0; i < p.size() && going; ++i) {
      const bool leaves = value(p[i]) == Solved::none;
      if (sum.endless > (leaves ? 1 : 0)) continue;
      const std::uint64_t others = leaves ? sum.finite : sum.finite ^ value(p[i]);
      graph().each_follower(static_cast<std::uint32_t>(p[i]), [&](std::uint32_t w) {
        if (going && value(w) == others && value(w) != Solved::none) going = visit(Move{i + 1, w});
      });
    }
  }

  std::shared_ptr<Solved> solved_;
};

}  // namespace nimlab
