#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/game.hpp"
#include "core/numbers.hpp"
#include "core/sort.hpp"
#include "games/graphs/graph_solution.hpp"

namespace nimlab {

/// What all games share in which counters stand on the vertices of a digraph, a move takes one counter along
/// an edge, and who cannot move loses. Counters do not hinder each other, so a position is the sum of its
/// counters. The game says how vertices are written.
///
/// One counter: outcome and distance from the table. Several: the nim-sum of finite SG values; if exactly one
/// value is ∞(K), the position is N when the nim-sum of the others is in K and a draw otherwise; with more
/// than one ∞ it is a draw (Smith 1966; Winning Ways, ch. 12). No distance is known for several counters, and
/// a move to a P-position need not bring the end nearer: on a loopy graph a winner must also make progress.
/// With one counter the winning moves are given fastest first.
class WalkGame : public Game {
 public:
  // A position lists the counters' vertices, from 0. A move is the counter, from 1, and the vertex's numbers.

  WalkGame(const GameInfo& info, std::unique_ptr<const Graph> graph)
      : Game(info), solved_(std::move(graph)) {}

  std::uint64_t move_count(const Position& p, Player) const override {
    std::uint64_t count = 0;
    for (std::uint64_t v : p) count += graph().out_degree(vertex(v));
    return count;
  }

  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override {
    Graph::Room room;
    bool going = true;
    for (std::size_t i = 0; i < p.size() && going; ++i) {
      if (const std::uint64_t count = graph().out_degree(vertex(p[i])); first >= count) {
        first -= count;
        continue;
      }
      for (const std::uint32_t w : graph().followers(vertex(p[i]), room).subspan(first)) {
        if (!(going = visit(Numbers(*this, i, w)))) break;
      }
      first = 0;
    }
  }

  void play(Position& p, Player, Move move) const override {
    if (move.size() < 2) refuse_shape(move);
    const std::uint64_t to = vertex_of(move.subspan(1));
    bool legal = false;
    if (move[0] >= 1 && move[0] <= p.size()) {
      Graph::Room room;
      for (const std::uint32_t w : graph().followers(vertex(p[move[0] - 1]), room)) legal |= w == to;
    }
    if (!legal) refuse_illegal(move);
    p[move[0] - 1] = to;
  }

  std::size_t summand() const override { return 1; }

  bool decides(const Position&) const override { return true; }

  Solution solve(const Position& p, Player) const override {
    Solution solution = without_moves(p);
    if (solution.value) {
      for (std::uint64_t v : p) solution.components.push_back(value(v));
    }
    if (solution.outcome != Outcome::N) return solution;
    if (p.size() == 1) {
      // Fastest first; among equal ones in the order of the moves.
      std::vector<std::uint32_t> to;
      std::vector<std::uint64_t> fastest;  // the distance, and which move
      each_winning_move(p, [&](std::size_t, std::uint32_t w) {
        fastest.push_back(std::uint64_t{table().distance(w)} << 32 | to.size());
        to.push_back(w);
        return true;
      });
      sort_numbers(fastest);
      for (const std::uint64_t each : fastest)
        solution.add(Numbers(*this, 0, to[static_cast<std::uint32_t>(each)]));
      return solution;
    }
    each_winning_move(p, [&](std::size_t i, std::uint32_t w) {
      solution.add(Numbers(*this, i, w));
      return true;
    });
    return solution;
  }

  /// Cost: the moves up to the first that wins; of a single counter, all.
  Solution verdict(const Position& p, Player) const override {
    Solution solution = without_moves(p);
    if (solution.outcome != Outcome::N) return solution;
    std::pair<std::size_t, std::uint32_t> best;
    bool found = false;
    each_winning_move(p, [&](std::size_t i, std::uint32_t w) {
      if (!found || table().distance(w) < table().distance(best.second)) best = {i, w};
      found = true;
      return p.size() == 1;
    });
    solution.add(Numbers(*this, best.first, best.second));
    return solution;
  }

  bool prepare(const Position&) override { return prepare_map(0); }
  std::uint64_t prepared() const override { return table().done(); }
  std::uint64_t to_prepare(const Position&) const override { return graph().size(); }

  bool prepare_map(std::uint64_t) override { return solved_.finished() || solved_.step(); }
  /// Of every vertex with one counter on it.
  GraphMap map(std::uint64_t) const override {
    const std::uint64_t width = map_width();
    return {width,
            graph().size() / std::max<std::uint64_t>(1, width),
            table().outcomes(),
            table().grundy_values(),
            table().distances(),
            table().levels()};
  }

  std::size_t bytes() const override { return solved_.bytes(); }

  const Graph& graph() const { return solved_.graph(); }

 protected:
  virtual void append_vertex(std::uint64_t v, MoveNumbers& out) const = 0;
  /// Throws syntax, illegal_move.
  virtual std::uint64_t vertex_of(Move numbers) const = 0;
  virtual std::uint64_t map_width() const = 0;

 private:
  using Solved = GraphSolution;

  /// Of some counters: the nim-sum of the finite values, and how many are ∞.
  struct Sum {
    std::uint64_t finite = 0;
    std::uint64_t endless = 0;
  };

  /// The numbers of a move.
  struct Numbers {
    Numbers(const WalkGame& game, std::size_t counter, std::uint32_t to) : numbers{counter + 1} {
      game.append_vertex(to, numbers);
    }
    operator Move() const { return numbers; }
    MoveNumbers numbers;
  };

  static std::uint32_t vertex(std::uint64_t v) { return static_cast<std::uint32_t>(v); }
  const Solved& table() const { return solved_; }
  std::uint32_t value(std::uint64_t v) const { return table().grundy(vertex(v)); }

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

  Solution without_moves(const Position& p) const {
    Solution solution;
    const Sum sum = sum_of(p);
    solution.outcome = outcome_of_sum(p, sum);
    if (sum.endless == 0) solution.value = star(sum.finite);
    if (p.size() == 1) {
      const std::uint32_t distance = table().distance(vertex(p[0]));
      if (distance != Solved::none) solution.distance = distance;
    }
    return solution;
  }

  Outcome outcome_of_sum(const Position& p, const Sum& sum) const {
    if (sum.endless == 0) return outcome_of(sum.finite);
    if (sum.endless > 1) return Outcome::draw;
    const std::uint64_t v =
        *std::find_if(p.begin(), p.end(), [&](std::uint64_t each) { return value(each) == Solved::none; });
    return table().reaches(vertex(v), sum.finite) ? Outcome::N : Outcome::draw;
  }

  /// In the order of the moves, until visit(counter from 0, vertex) returns false. A move wins iff it takes
  /// its counter to a vertex whose value is the nim-sum of the others, and none of them is ∞.
  void each_winning_move(const Position& p, Visit<bool(std::size_t, std::uint32_t)> visit) const {
    const Sum sum = sum_of(p);
    Graph::Room room;
    bool going = true;
    for (std::size_t i = 0; i < p.size() && going; ++i) {
      const bool leaves = value(p[i]) == Solved::none;
      if (sum.endless > (leaves ? 1 : 0)) continue;
      const std::uint64_t others = leaves ? sum.finite : sum.finite ^ value(p[i]);
      for (const std::uint32_t w : graph().followers(vertex(p[i]), room)) {
        if (value(w) != others || value(w) == Solved::none) continue;
        if (!(going = visit(i, w))) break;
      }
    }
  }

  Solved solved_;
};

}  // namespace nimlab
