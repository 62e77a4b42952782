#pragma once

#include <cstdint>

#include "notation/numbers.hpp"
#include "rules/game.hpp"

namespace nimlab {

/// What all games share in which a move takes a number of stones from one heap, and which numbers may be
/// taken depends on that heap alone. Such a position is the sum of its heaps (Sprague 1935, Grundy 1939), so
/// `solve` needs only what the game says of single heaps. Move: heap (from 1), stones taken.
class TakeGame : public Game {
 public:
  struct Limits {
    std::size_t heaps;
    std::uint64_t heap = largest_number;
  };
  TakeGame(const GameInfo& info, Limits limits) : Game(info), limits_(limits) {}

  Position parse(std::string_view text) const override;
  std::uint64_t move_count(const Position& heaps, Player) const override;
  void normalise(Position& heaps) const override;

  bool decides(const Position&) const override { return true; }
  /// SG value = nim-sum of the heaps' values; a move wins iff it makes that 0.
  Solution solve(const Position& heaps, Player) const override;
  std::optional<std::uint64_t> nimber(const Position& heaps) const override;
  std::optional<MoveNumbers> reach(const Position& heaps, std::uint64_t v) const override;
  std::size_t bytes() const override { return 0; }

  // Of a single heap:
  virtual std::uint64_t take_count(std::uint64_t heap) const = 0;  ///< how many takes are legal
  virtual std::uint64_t take_at(std::uint64_t index) const { return index + 1; }  ///< they increase
  virtual bool allows(std::uint64_t heap, std::uint64_t take) const = 0;
  virtual std::uint64_t value(std::uint64_t heap) const = 0;  ///< SG value
  /// Every take that leaves a heap of value v, increasing, until visit returns false.
  virtual void each_take_to(std::uint64_t heap, std::uint64_t v, Visit<bool(std::uint64_t)> visit) const = 0;

 private:
  Limits limits_;
};

/// The moves of a rule that is known where it is compiled: a search lists and plays millions, and as
/// WebAssembly a call through a table costs as much as all else of one. `Rule` is final.
template <class Rule>
class TakeGameOf : public TakeGame {
 public:
  using TakeGame::TakeGame;

  void each_move(const Position& heaps, Player, std::uint64_t first, VisitMove visit) const final {
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      const std::uint64_t count = self().take_count(heaps[i]);
      if (first >= count) {
        first -= count;
        continue;
      }
      for (std::uint64_t k = first; k < count; ++k) {
        const std::uint64_t move[] = {i + 1, self().take_at(k)};
        if (!visit(move)) return;
      }
      first = 0;
    }
  }
  void play(Position& heaps, Player, Move move) const final {
    expect_numbers(move, 2);
    const std::uint64_t heap = move[0], take = move[1];
    if (heap < 1 || heap > heaps.size() || !self().allows(heaps[heap - 1], take)) refuse_illegal(move);
    heaps[heap - 1] -= take;
  }

 private:
  const Rule& self() const { return static_cast<const Rule&>(*this); }
};

}  // namespace nimlab
