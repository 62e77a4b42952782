#pragma once

#include <algorithm>
#include <utility>

#include "core/arithmetic.hpp"
#include "core/game.hpp"
#include "games/coins/coin_rule.hpp"

namespace nimlab {

/// What boards of coins share on which a move turns the coins where some rows meet some columns; which, and
/// what a head is worth, a game says. In a position cells are numbers in the order of the rows. Notation and
/// moves: coin_grid.cpp.
class CoinBoard : public Game, public Reaching, public Mapped {
 protected:
  static constexpr std::uint64_t side = 512;  ///< rows, and columns

  /// From 1.
  struct Cell {
    std::uint64_t row, column;
  };
  static Cell cell_of(std::uint64_t number) { return {number / side + 1, number % side + 1}; }
  static std::uint64_t number_of(Cell cell) { return (cell.row - 1) * side + (cell.column - 1); }

  /// A move's two halves: which rows, and which columns.
  struct Halves {
    Move rows, columns;
  };

 public:
  using Game::Game;

  Position parse(std::string_view text) const override;
  std::string format(const Position& heads) const override;
  std::vector<std::uint64_t> numbers(const Position& heads) const override {
    std::vector<std::uint64_t> out;
    if (2 * heads.size() > max_numbers) return out;
    out.reserve(2 * heads.size());
    for (std::uint64_t head : heads) {
      const Cell cell = cell_of(head);
      out.push_back(cell.row);
      out.push_back(cell.column);
    }
    return out;
  }

  std::uint64_t move_count(const Position& heads, Player) const override {
    std::uint64_t count = 0;
    for (std::uint64_t head : heads) count = saturating_add(count, option_count(cell_of(head)));
    return count;
  }
  void each_move(const Position& heads, Player, std::uint64_t first, VisitMove visit) const override {
    for (std::uint64_t head : heads) {
      const std::uint64_t here = option_count(cell_of(head));
      if (first >= here) {
        first -= here;
        continue;
      }
      if (each_option(cell_of(head), first, visit)) return;
      first = 0;
    }
  }
  void play(Position& heads, Player, Move move) const override;

  bool decides(const Position&) const override { return true; }
  bool prepare(const Position& heads) override {
    Cell most{0, 0};
    for (std::uint64_t head : heads) {
      const Cell cell = cell_of(head);
      most = {std::max(most.row, cell.row), std::max(most.column, cell.column)};
    }
    return prepare_sides(most.row, most.column);
  }
  // cut: nim-sum
  std::optional<std::uint64_t> nimber(const Position& heads) const override {
    std::uint64_t sum = 0;
    for (std::uint64_t head : heads) sum ^= value(cell_of(head));
    return sum;
  }
  // end cut
  const Reaching* reaching() const override { return this; }
  /// A move, not always the first.
  std::optional<MoveNumbers> reach(const Position& heads, std::uint64_t v) const override {
    return one_change(heads, *nimber(heads) ^ v);
  }
  Solution solve(const Position& heads, Player) const override;
  std::vector<Fact> facts(const Position& heads) const override;
  /// For each head, up to 100, `product` {row, column, g(row), h(column), value} (`acrostic` {row, column,
  /// row − 1, column − 1, value}); `sum` {nim-sum}; where somebody wins, of a product `factors` {nim-sum, A,
  /// B}, and `turn` {the numbers of the fact `move`} with the position after it. Lit: "coin-<row>-<column>",
  /// "sum".
  std::vector<Step> explain(const Position& heads) const override;

  Mapped* mapped() override { return this; }
  bool prepare_map(std::uint64_t size) override;
  GraphMap map(std::uint64_t size) const override;

 protected:
  virtual std::string_view key() const = 0;  ///< of `explain`
  virtual std::uint64_t most_rows() const { return side; }
  virtual std::uint64_t most_columns() const { return side; }
  virtual bool prepare_sides(std::uint64_t rows, std::uint64_t columns) = 0;
  virtual std::pair<std::uint64_t, std::uint64_t> factors(Cell cell) const = 0;
  virtual std::uint64_t value(Cell cell) const = 0;
  virtual std::vector<std::uint64_t> head_values(const Position& heads) const;  ///< in one call
  virtual std::uint64_t option_count(Cell cell) const = 0;
  /// true: the visitor had enough
  virtual bool each_option(Cell cell, std::uint64_t first, VisitMove visit) const = 0;
  virtual bool allows(Halves halves) const = 0;
  virtual std::vector<std::uint64_t> turned_rows(Move rows) const { return {rows.begin(), rows.end()}; }
  virtual std::vector<std::uint64_t> turned_columns(Move columns) const {
    return {columns.begin(), columns.end()};
  }
  /// Moves at heads that change the nim-sum by `change` > 0: all, or the first found (false).
  virtual bool each_change(const Position& heads, std::uint64_t change, VisitMove visit) const = 0;
  /// One at this cell, whose value becomes smaller by it.
  virtual std::optional<MoveNumbers> change_by(Cell cell, std::uint64_t change) const = 0;
  /// A and B of such a move; of products.
  virtual std::vector<std::uint64_t> factors_of(Move) const { return {}; }

  /// Changes the nim-sum so, at a head whose value becomes smaller.
  std::optional<MoveNumbers> one_change(const Position& heads, std::uint64_t change) const {
    for (std::uint64_t head : heads) {
      const std::uint64_t here = value(cell_of(head));
      if (change == 0 || (here ^ change) > here) continue;
      if (auto move = change_by(cell_of(head), change)) return move;
    }
    return std::nullopt;
  }

  static Halves halves(Move move) {
    const auto at = static_cast<std::size_t>(std::find(move.begin(), move.end(), 0u) - move.begin());
    return {move.first(at), at == move.size() ? Move() : move.subspan(at + 1)};
  }

 private:
  bool pack(Position& heads) const;
  Position parse_by_tokens(std::string_view text) const;
};

}  // namespace nimlab
