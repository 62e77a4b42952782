#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "core/numbers.hpp"

namespace nimlab {

/// What all games share in which a move takes a number of stones from one heap, and which numbers may be
/// taken depends on that heap alone. Such a position is the sum of its heaps (Sprague 1935, Grundy 1939), so
/// `solve` needs only what the game says of single heaps. Move: heap (from 1), stones taken.
class TakeGame : public Game, public Reaching {
 public:
  struct Limits {
    std::size_t heaps;
    std::uint64_t heap = largest_number;
  };
  TakeGame(const GameInfo& info, Limits limits) : Game(info), limits_(limits) {}

  Position parse(std::string_view text) const override;
  std::uint64_t move_count(const Position& heaps, Player) const override;
  void each_move(const Position& heaps, Player, std::uint64_t first, VisitMove visit) const override;
  void play(Position& heaps, Player, Move move) const override;
  void normalise(Position& heaps) const override;
  std::size_t summand() const override { return 1; }

  bool decides(const Position&) const override { return true; }
  /// SG value = nim-sum of the heaps' values; a move wins iff it makes that 0.
  Solution solve(const Position& heaps, Player) const override;
  std::optional<std::uint64_t> nimber(const Position& heaps) const override;
  const Reaching* reaching() const override { return this; }
  std::optional<MoveNumbers> reach(const Position& heaps, std::uint64_t v) const override;
  /// In the heap that was taken from, where that wins: what the last move changed is changed back there.
  const MoveNumbers& answer_by_theorem(const Position& heaps, std::span<const MoveNumbers> winning,
                                       Move last) const override;
  /// The same take, from another heap that was as large.
  const MoveNumbers* answer_by_mirror(const Position& heaps, std::span<const MoveNumbers> winning,
                                      Move last) const override;
  std::uint64_t size_of_move(const Position&, Move move) const override { return move[1]; }
  std::size_t bytes() const override { return 0; }

  // Of a single heap:
  virtual std::uint64_t take_count(std::uint64_t heap) const = 0;  ///< how many takes are legal
  virtual std::uint64_t take_at(std::uint64_t index) const { return index + 1; }  ///< they increase
  virtual bool allows(std::uint64_t heap, std::uint64_t take) const = 0;
  virtual std::uint64_t value(std::uint64_t heap) const = 0;  ///< SG value
  /// Every take that leaves a heap of value v, increasing, until visit returns false.
  virtual void each_take_to(std::uint64_t heap, std::uint64_t v,
                            function_ref<bool(std::uint64_t)> visit) const = 0;

 private:
  [[noreturn]] void refuse_take_from(std::uint64_t heap, Move move) const;

  Limits limits_;
};

}  // namespace nimlab
