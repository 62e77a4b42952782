#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "core/numbers.hpp"
#include "games/splits/split_table.hpp"

namespace nimlab {

/// What a move leaves of a heap: a <= b, 0 for a heap that is not there.
struct Parts {
  std::uint64_t a = 0, b = 0;
  bool operator==(const Parts&) const = default;
};

/// Gets what a move leaves; false: enough.
using VisitParts = function_ref<bool(const Parts&)>;

/// What all games share in which a move replaces one heap by none, one or two, and which ones depends on that
/// heap alone. Such a position is the sum of its heaps (Sprague 1935, Grundy 1939). Heaps fall apart as long
/// as the game goes on, so their number has no limit but memory. Empty heaps are not kept; a position without
/// heaps is "0". Move: heap (from 1), then the sizes that it is replaced by in its place, increasing: "2"
/// (gone), "2-5", "2-1-4".
class SplitGame : public Game, public Reaching {
 public:
  struct Limits {
    std::uint64_t heap, total = largest_number;
  };
  SplitGame(const GameInfo& info, Limits limits) : Game(info), limits_(limits) {}

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
  /// The image of the last move; a single heap is made two equal ones (H. Dudeney, "The Canterbury
  /// Puzzles", 1907).
  const MoveNumbers& answer_by_theorem(const Position& heaps, std::span<const MoveNumbers> winning,
                                       Move last) const override;
  /// Another heap becomes the same.
  const MoveNumbers* answer_by_mirror(const Position& heaps, std::span<const MoveNumbers> winning,
                                      Move last) const override;
  /// Stones that are gone.
  std::uint64_t size_of_move(const Position& heaps, Move move) const override;

  // Of a single heap:
  virtual std::uint64_t option_count(std::uint64_t heap) const = 0;  ///< may saturate
  virtual Parts option_at(std::uint64_t heap, std::uint64_t index) const = 0;
  virtual bool allows(std::uint64_t heap, const Parts& parts) const = 0;
  virtual std::uint64_t value(std::uint64_t heap) const = 0;  ///< SG value
  virtual void each_option_to(std::uint64_t heap, std::uint64_t v,
                              VisitParts visit) const = 0;                        ///< of value v
  virtual std::uint64_t count_to(std::uint64_t heap, std::uint64_t v) const = 0;  ///< how many, saturating

 private:
  Limits limits_;
};

/// The same with SG values from a table.
class TabledSplitGame : public SplitGame, public Sequence {
 public:
  static constexpr std::uint64_t max_stones = 1'000'000;

  TabledSplitGame(const GameInfo& info, SplitRule rule)
      : SplitGame(info, {max_stones, max_stones}), table_(std::move(rule)) {}

  std::uint64_t value(std::uint64_t heap) const override { return table_.values()[heap]; }
  /// Cost: the options of the heap.
  void each_option_to(std::uint64_t heap, std::uint64_t v, VisitParts visit) const override;
  std::uint64_t count_to(std::uint64_t heap, std::uint64_t v) const override;
  std::uint64_t option_count(std::uint64_t heap) const override;
  /// By stones taken, then the single heap, then the smaller part.
  Parts option_at(std::uint64_t heap, std::uint64_t index) const override;
  bool allows(std::uint64_t heap, const Parts& parts) const override;

  bool prepare(const Position& heaps) override { return prepare_values(to_prepare(heaps)); }
  std::uint64_t prepared() const override { return table_.values().size(); }
  std::uint64_t to_prepare(const Position& heaps) const override;
  bool tabled() const override { return true; }
  Sequence* sequence() override { return this; }
  bool prepare_values(std::uint64_t count) override;
  std::span<const std::uint32_t> values() const override { return table_.values(); }
  std::optional<Period> period() const override { return table_.period(); }
  std::size_t bytes() const override { return table_.bytes(); }

 protected:
  const SplitRule& split_rule() const { return table_.rule(); }

 private:
  std::uint64_t options_taking(std::uint64_t heap, std::size_t k) const;

  SplitTable table_;
};

}  // namespace nimlab
