#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "core/game.hpp"
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
class WalkGame : public Game, public Mapped {
 public:
  // A position lists the counters' vertices, from 0. A move is the counter, from 1, and the vertex's numbers.

  WalkGame(const GameInfo& info, std::unique_ptr<const Graph> graph)
      : Game(info), solved_(std::move(graph)) {}

  std::uint64_t move_count(const Position& p, Player) const override;
  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override;
  void play(Position& p, Player, Move move) const override;
  std::size_t summand() const override { return 1; }
  bool decides(const Position&) const override { return true; }
  Solution solve(const Position& p, Player) const override;
  bool tabled() const override { return true; }
  bool quick() const override { return true; }
  /// Cost: the moves up to the first that wins; of a single counter, all.
  Solution verdict(const Position& p, Player) const override;

  /// By the counter that was moved, where that wins: a value that went up comes back (Sprague, Grundy).
  const MoveNumbers& answer_by_theorem(const Position& p, std::span<const MoveNumbers> winning,
                                       Move last) const override;
  /// Another counter goes to the same vertex.
  const MoveNumbers* answer_by_mirror(const Position& p, std::span<const MoveNumbers> winning,
                                      Move last) const override;

  bool prepare(const Position&) override { return prepare_map(0); }
  std::uint64_t prepared() const override { return table().done(); }
  std::uint64_t to_prepare(const Position&) const override { return graph().size(); }

  Mapped* mapped() override { return this; }
  bool prepare_map(std::uint64_t) override { return solved_.finished() || solved_.step(); }
  /// Of every vertex with one counter on it.
  GraphMap map(std::uint64_t) const override;

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

  Sum sum_of(const Position& p) const;
  Solution without_moves(const Position& p) const;
  Outcome outcome_of_sum(const Position& p, const Sum& sum) const;
  /// In the order of the moves, until visit(counter from 0, vertex) returns false. A move wins iff it takes
  /// its counter to a vertex whose value is the nim-sum of the others, and none of them is ∞.
  void each_winning_move(const Position& p, function_ref<bool(std::size_t, std::uint32_t)> visit) const;

  Solved solved_;
};

}  // namespace nimlab
