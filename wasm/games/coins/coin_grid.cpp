#include <algorithm>
#include <iterator>
#include <utility>

#include "core/arithmetic.hpp"
#include "core/bytes.hpp"
#include "games/all.hpp"
#include "games/coins/coin_board.hpp"
#include "games/coins/coin_rule.hpp"
#include "math/nimber.hpp"

namespace nimlab {

// A board of coins: a move turns the coins where some rows meet some columns; the one in the largest row and
// the largest column from heads to tails; who cannot move loses. Only heads count: the board ends where one
// likes. Rules:
//   R x S       rows by the rule R, columns by the rule S, both of coin_rule.hpp: their tartan product
//   corners     Turning Corners, twins x twins: the four corners of a rectangle
//   rugs        ruler x ruler: a solid rectangle
//   acrostic    Acrostic Twins: two coins of one row, or of one column
// "×" is read for "x"; corners and rugs are the canonical texts of their products.
// Position: the cells with heads as row,column from 1, by rows: "1,3 2,5"; "0" where there is none. At most
// 512 × 512, and per side what the rule of that side allows. As numbers: row, column, row, column … Move:
// the rows, the largest first, 0, the columns: {5, 2, 0, 7, 3} are (5, 7), (5, 3), (2, 7), (2, 3). Runs as
// in CoinRule.
//
// Theorem (J. H. Conway; Winning Ways, chapter 14: the tartan theorem): a head at (r, c) of a product has
// the value g(r) ⊗ h(c), g and h those of the two rules. Of Acrostic Twins, (r − 1) ⊕ (c − 1), Nim with two
// heaps. Winning moves of a product, with X the nim-sum of all: a move at (r, c) whose other rows sum to
// g(r) ⊕ A and whose other columns to h(c) ⊕ B changes the sum by A ⊗ B. So the pairs with A ⊗ B = X are
// what is looked for, once for all heads. All are listed, by heads and then by A, where that takes no more
// than some 100,000 trials; else those found so far, at least one (`more_winning_moves`). A head whose value
// is more than X ⊕ it has such a pair with g(r) ⊕ A < g(r) and h(c) ⊕ B < h(c): the definition of ⊗ by mex.
// Cost of `solve`: a product a head, and the trials; 512 × 512 heads in some milliseconds.
// Rule numbers: 0 for acrostic; else 1, how many numbers the rule of the rows has, those
// (CoinRule::numbers), and those of the columns. Facts: `values`, of each head; `rows` and `columns`, g(r)
// and h(c) of each (r − 1 and c − 1 of acrostic), up to 10,000 heads; `sum`, their nim-sum; where somebody
// wins, `move`, a winning one, and of a product `factors` {A, B}.
namespace {

MoveNumbers joined(Move rows, Move columns) {
  MoveNumbers move(rows.begin(), rows.end());
  move.push_back(0);
  move.insert(move.end(), columns.begin(), columns.end());
  return move;
}

/// The rule of one side, and what a board of heads asks of it again and again.
class Side {
 public:
  Side(std::unique_ptr<CoinRule> rule, std::uint64_t most)
      : rule_(std::move(rule)), most_(std::min(most, rule_->most_places())) {
    for (std::uint64_t place = 0; place <= most_; ++place) {
      options_.push_back(place == 0 ? 0 : rule_->option_count(place));
    }
    if (rule_->formula() != CoinRule::Formula::table) prepare(most_);
  }

  const CoinRule* operator->() const { return rule_.get(); }
  const CoinRule& operator*() const { return *rule_; }
  std::uint64_t most() const { return most_; }
  bool prepare(std::uint64_t places) {
    if (!rule_->prepare(places)) return false;
    while (values_.size() <= places) values_.push_back(rule_->value(values_.size()));
    return true;
  }
  std::uint64_t value(std::uint64_t place) const { return values_[place]; }
  std::uint64_t options(std::uint64_t place) const { return options_[place]; }
  std::size_t bytes() const { return rule_->bytes() + bytes_of(options_, values_); }

 private:
  std::unique_ptr<CoinRule> rule_;
  std::uint64_t most_;
  std::vector<std::uint64_t> options_, values_{0};  ///< by place
};

/// Rows by one rule, columns by another.
class Product final : public CoinBoard {
 public:
  Product(const GameInfo& info, std::unique_ptr<CoinRule> rows, std::unique_ptr<CoinRule> columns)
      : CoinBoard(info), rows_(std::move(rows), side), columns_(std::move(columns), side) {}

  std::string rule() const override {
    const std::string text = rows_->text() + " x " + columns_->text();
    return text == "twins x twins" ? "corners" : text == "ruler x ruler" ? "rugs" : text;
  }
  std::vector<std::uint64_t> rule_numbers() const override {
    std::vector<std::uint64_t> numbers{1, rows_->numbers().size()};
    numbers.insert(numbers.end(), rows_->numbers().begin(), rows_->numbers().end());
    numbers.insert(numbers.end(), columns_->numbers().begin(), columns_->numbers().end());
    return numbers;
  }
  std::size_t bytes() const override { return rows_.bytes() + columns_.bytes(); }

 protected:
  static constexpr std::uint64_t most_trials = 1 << 17;

  std::string_view key() const override { return "product"; }
  std::uint64_t most_rows() const override { return rows_.most(); }
  std::uint64_t most_columns() const override { return columns_.most(); }
  bool prepare_sides(std::uint64_t rows, std::uint64_t columns) override {
    return rows_.prepare(rows) && columns_.prepare(columns);
  }
  std::pair<std::uint64_t, std::uint64_t> factors(Cell cell) const override {
    return {rows_.value(cell.row), columns_.value(cell.column)};
  }
  std::uint64_t value(Cell cell) const override {
    return nim_product(rows_.value(cell.row), columns_.value(cell.column));
  }
  std::vector<std::uint64_t> head_values(const Position& heads) const override {
    std::vector<std::uint64_t> out(heads.size());
    for (std::size_t i = 0; i < heads.size(); ++i) out[i] = Product::value(cell_of(heads[i]));
    return out;
  }
  std::uint64_t move_count(const Position& heads, Player) const override {
    std::uint64_t count = 0;
    for (std::uint64_t head : heads) count = saturating_add(count, Product::option_count(cell_of(head)));
    return count;
  }
  /// ⊗ distributes over ⊕: one product a row.
  std::optional<std::uint64_t> nimber(const Position& heads) const override {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < heads.size();) {
      const std::uint64_t row = cell_of(heads[i]).row;
      std::uint64_t columns = 0;
      for (; i < heads.size() && cell_of(heads[i]).row == row; ++i) {
        columns ^= columns_.value(cell_of(heads[i]).column);
      }
      sum ^= nim_product(rows_.value(row), columns);
    }
    return sum;
  }
  std::uint64_t option_count(Cell cell) const override {
    return saturating_multiply(rows_.options(cell.row), columns_.options(cell.column));
  }
  bool each_option(Cell cell, std::uint64_t first, VisitMove visit) const override {
    const std::uint64_t columns = columns_.options(cell.column);
    std::uint64_t from = first % columns;
    return rows_->each_option(cell.row, first / columns, [&](Move row) {
      const bool enough =
          columns_->each_option(cell.column, from, [&](Move column) { return visit(joined(row, column)); });
      from = 0;
      return !enough;
    });
  }
  bool allows(Halves parts) const override {
    return rows_->allows(parts.rows) && columns_->allows(parts.columns);
  }
  std::vector<std::uint64_t> turned_rows(Move rows) const override { return rows_->turned(rows); }
  std::vector<std::uint64_t> turned_columns(Move columns) const override { return columns_->turned(columns); }

  bool each_change(const Position& heads, std::uint64_t change, VisitMove visit) const override;
  // cut: tartan
  std::optional<MoveNumbers> change_by(Cell cell, std::uint64_t change) const override {
    const auto [row, column] = factors(cell);
    for (std::uint64_t other = 0; other < row; ++other) {
      const std::uint64_t to = column ^ nim_product(change, nim_inverse(row ^ other));
      if (to >= column) continue;
      const auto down = rows_->first_to(cell.row, other);
      const auto across = columns_->first_to(cell.column, to);
      return joined(*down, *across);
    }
    return std::nullopt;
  }
  // end cut
  std::vector<std::uint64_t> factors_of(Move move) const override {
    const auto sum = [](const CoinRule& rule, const std::vector<std::uint64_t>& places) {
      std::uint64_t all = 0;
      for (std::uint64_t place : places) all ^= rule.value(place);
      return all;
    };
    const Halves parts = halves(move);
    return {sum(*rows_, rows_->turned(parts.rows)), sum(*columns_, columns_->turned(parts.columns))};
  }

 private:
  Side rows_, columns_;
};

bool Product::each_change(const Position& heads, std::uint64_t change, VisitMove visit) const {
  Cell most{1, 1};
  for (std::uint64_t head : heads) {
    const Cell cell = cell_of(head);
    most = {std::max(most.row, cell.row), std::max(most.column, cell.column)};
  }
  struct Pair {
    std::uint64_t a, b;
  };
  std::vector<Pair> pairs;
  const std::uint64_t all = rows_->bound(most.row), below = columns_->bound(most.column);
  const std::uint64_t tried = std::min(all, most_trials / 4);
  for (std::uint64_t a = 1; a < tried; ++a) {
    const std::uint64_t b = nim_product(change, nim_inverse(a));
    if (b < below) pairs.push_back({a, b});
  }
  std::uint64_t trials = tried, here = 0;
  std::vector<Pair> in_row;  // what rows can be turned in row `here`
  for (std::uint64_t head : heads) {
    const Cell cell = cell_of(head);
    const std::uint64_t row = rows_.value(cell.row), column = columns_.value(cell.column);
    if (trials > most_trials) return false;
    trials += pairs.size() + 1;
    if (cell.row != here) {
      here = cell.row;
      in_row.clear();
      std::copy_if(pairs.begin(), pairs.end(), std::back_inserter(in_row),
                   [&](const Pair& pair) { return rows_->can(here, row ^ pair.a); });
    }
    for (const Pair& pair : in_row) {
      const std::uint64_t rows = row ^ pair.a, columns = column ^ pair.b;
      if (!columns_->can(cell.column, columns)) continue;
      const bool enough = rows_->each_to(cell.row, rows, [&](Move down) {
        return !columns_->each_to(cell.column, columns,
                                  [&](Move across) { return visit(joined(down, across)); });
      });
      if (enough) return false;
    }
  }
  return tried == all;
}

/// Two coins of one row, or of one column: Nim with two heaps, r − 1 and c − 1.
class Acrostic final : public CoinBoard {
 public:
  using CoinBoard::CoinBoard;
  std::string rule() const override { return "acrostic"; }
  std::vector<std::uint64_t> rule_numbers() const override { return {0}; }
  std::size_t bytes() const override { return 0; }

 protected:
  std::string_view key() const override { return "acrostic"; }
  bool prepare_sides(std::uint64_t, std::uint64_t) override { return true; }
  std::pair<std::uint64_t, std::uint64_t> factors(Cell cell) const override {
    return {cell.row - 1, cell.column - 1};
  }
  std::uint64_t value(Cell cell) const override { return (cell.row - 1) ^ (cell.column - 1); }
  std::uint64_t option_count(Cell cell) const override { return cell.row - 1 + cell.column - 1; }
  bool each_option(Cell cell, std::uint64_t first, VisitMove visit) const override {
    for (std::uint64_t i = first; i < option_count(cell); ++i) {
      if (!visit(i + 1 < cell.row ? along(cell, i + 1, 0) : along(cell, 0, i + 2 - cell.row))) return true;
    }
    return false;
  }
  bool allows(Halves parts) const override { return parts.rows.size() + parts.columns.size() == 3; }
  bool each_change(const Position& heads, std::uint64_t change, VisitMove visit) const override {
    for (std::uint64_t head : heads) {
      const Cell cell = cell_of(head);
      const auto [row, column] = factors(cell);
      if ((row ^ change) < row && !visit(along(cell, (row ^ change) + 1, 0))) return false;
      if ((column ^ change) < column && !visit(along(cell, 0, (column ^ change) + 1))) return false;
    }
    return true;
  }
  std::optional<MoveNumbers> change_by(Cell cell, std::uint64_t change) const override {
    std::optional<MoveNumbers> found;
    const Position one{number_of(cell)};
    each_change(one, change, [&](Move move) {
      found.emplace(move.begin(), move.end());
      return false;
    });
    return found;
  }

 private:
  /// With another row, or another column.
  static MoveNumbers along(Cell cell, std::uint64_t row, std::uint64_t column) {
    if (row > 0) return {cell.row, row, 0, cell.column};
    return {cell.row, 0, cell.column, column};
  }
};

std::unique_ptr<Game> open_coin_grid(std::string_view rule) {
  const std::vector<Token> words = tokens(rule);
  const std::span<const Token> all(words);
  if (words.size() == 1 && words[0].text == "acrostic") return std::make_unique<Acrostic>(game::coin_grid);
  for (const auto& [name, side_rule] : {std::pair("corners", "twins"), std::pair("rugs", "ruler")}) {
    if (words.size() != 1 || words[0].text != name) continue;
    return std::make_unique<Product>(game::coin_grid, coin_rule(side_rule), coin_rule(side_rule));
  }
  const auto times = std::find_if(all.begin(), all.end(),
                                  [](const Token& word) { return word.text == "x" || word.text == "×"; });
  const auto at = static_cast<std::size_t>(times - all.begin());
  if (times != all.end() && (at == 0 || at + 1 == all.size())) {
    throw Error(at == 0 ? ErrorCode::syntax : ErrorCode::empty, Field::rule, excerpt(times->text), {},
                times->at);
  }
  auto rows = coin_rule(all.first(at));
  if (at == all.size()) throw Error(ErrorCode::syntax, Field::rule, excerpt(rule), {}, 0);
  return std::make_unique<Product>(game::coin_grid, std::move(rows), coin_rule(all.subspan(at + 1)));
}

}  // namespace

const GameInfo game::coin_grid = described<CoinBoard>({.name = "coin_grid",
                                                       .family = "coins",
                                                       .default_rule = "corners",
                                                       .example = "2,3 4,2",
                                                       .move_fields = "row … 0 column …",
                                                       .theorem = "bcg-winning-ways",
                                                       .limits = "rows<=512 columns<=512",
                                                       .open = open_coin_grid});

}  // namespace nimlab
