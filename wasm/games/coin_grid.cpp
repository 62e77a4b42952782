#include <algorithm>
#include <functional>
#include <utility>

#include "games/coin_rule.hpp"
#include "theory/arithmetic.hpp"
#include "theory/nimber.hpp"

namespace nimlab::game {
extern const GameInfo coin_grid;
}

namespace nimlab {
namespace {

constexpr std::uint64_t side = 512, default_map = 16;

/// From 1; in a position cells are in the order of the rows.
struct Cell {
  std::uint64_t row, column;
};
Cell cell_of(std::uint64_t number) { return {number / side + 1, number % side + 1}; }
std::uint64_t number_of(Cell cell) { return (cell.row - 1) * side + (cell.column - 1); }

/// A move's two halves: which rows, and which columns.
struct Halves {
  Move rows, columns;
};

MoveNumbers joined(Move rows, Move columns) {
  MoveNumbers move(rows.begin(), rows.end());
  move.push_back(0);
  move.insert(move.end(), columns.begin(), columns.end());
  return move;
}

/// A board of coins: a move turns the coins where some rows meet some columns; the one in the largest row and
/// the largest column from heads to tails; who cannot move loses. Only heads count: the board ends where one
/// likes. Rules:
///   R x S       rows by the rule R, columns by the rule S, both of coin_rule.hpp: their tartan product
///   corners     Turning Corners, twins x twins: the four corners of a rectangle
///   rugs        ruler x ruler: a solid rectangle
///   acrostic    Acrostic Twins: two coins of one row, or of one column
/// "×" is read for "x"; corners and rugs are the canonical texts of their products.
/// Position: the cells with heads as row,column from 1, by rows: "1,3 2,5"; "0" where there is none. At most
/// 512 × 512, and per side what the rule of that side allows. As numbers: row, column, row, column … Move:
/// the rows, the largest first, 0, the columns: {5, 2, 0, 7, 3} are (5, 7), (5, 3), (2, 7), (2, 3). Runs as
/// in CoinRule.
///
/// Theorem (J. H. Conway; Winning Ways, chapter 14: the tartan theorem): a head at (r, c) of a product has
/// the value g(r) ⊗ h(c), g and h those of the two rules. Of Acrostic Twins, (r − 1) ⊕ (c − 1), Nim with two
/// heaps. Winning moves of a product, with X the nim-sum of all: a move at (r, c) whose other rows sum to
/// g(r) ⊕ A and whose other columns to h(c) ⊕ B changes the sum by A ⊗ B. So the pairs with A ⊗ B = X are
/// what is looked for, once for all heads. All are listed, by heads and then by A, where that takes no more
/// than some 100,000 trials; else those found so far, at least one (`more_winning_moves`). A head whose value
/// is more than X ⊕ it has such a pair with g(r) ⊕ A < g(r) and h(c) ⊕ B < h(c): the definition of ⊗ by mex.
/// Cost of `solve`: a product a head, and the trials; 512 × 512 heads in some milliseconds.
/// Rule numbers: 0 for acrostic; else 1, how many numbers the rule of the rows has, those
/// (CoinRule::numbers), and those of the columns. Facts: `values`, of each head; `rows` and `columns`, g(r)
/// and h(c) of each (r − 1 and c − 1 of acrostic), up to 10,000 heads; `sum`, their nim-sum; where somebody
/// wins, `move`, a winning one, and of a product `factors` {A, B}.
class CoinGrid : public Game {
 public:
  using Game::Game;

  Position parse(std::string_view text) const override;
  std::string format(const Position& heads) const override;
  std::vector<std::uint64_t> numbers(const Position& heads) const override {
    std::vector<std::uint64_t> out;
    for (std::uint64_t head : heads) {
      const Cell cell = cell_of(head);
      out.insert(out.end(), {cell.row, cell.column});
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

  bool prepare_map(std::uint64_t size) override {
    size = size == 0 ? default_map : size;
    check_size(size, std::min(most_rows(), most_columns()));
    return prepare_sides(size, size);
  }
  GraphMap map(std::uint64_t size) const override;

 protected:
  virtual std::string_view key() const = 0;  ///< of `explain`
  virtual std::uint64_t most_rows() const { return side; }
  virtual std::uint64_t most_columns() const { return side; }
  virtual bool prepare_sides(std::uint64_t rows, std::uint64_t columns) = 0;
  virtual std::pair<std::uint64_t, std::uint64_t> factors(Cell cell) const = 0;
  virtual std::uint64_t value(Cell cell) const = 0;
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
};

Position CoinGrid::parse(std::string_view text) const {
  Position heads;
  std::size_t count = 0;
  for (Token row = next_token(text, 0); !row.text.empty(); count += 2) {
    const Token column = next_token(text, row.at + row.text.size());
    if (column.text.empty()) {
      if (count == 0 && row.text == "0") return heads;
      number(row, Field::position, most_rows(), 1);
      throw Error(ErrorCode::odd_number, Field::position, std::to_string(count + 1));
    }
    heads.push_back(number_of(
        {number(row, Field::position, most_rows(), 1), number(column, Field::position, most_columns(), 1)}));
    row = next_token(text, column.at + column.text.size());
  }
  if (heads.empty()) throw Error(ErrorCode::empty, Field::position);
  if (std::is_sorted(heads.begin(), heads.end(), std::less_equal<>())) return heads;
  std::sort(heads.begin(), heads.end());
  heads.erase(std::unique(heads.begin(), heads.end()), heads.end());
  return heads;
}

std::string CoinGrid::format(const Position& heads) const {
  if (heads.empty()) return "0";
  NumberWriter out;
  for (std::size_t i = 0; i < heads.size(); ++i) {
    const Cell cell = cell_of(heads[i]);
    if (i > 0) out.sign(' ');
    out.number(cell.row).sign(',').number(cell.column);
  }
  return out.text();
}

void CoinGrid::play(Position& heads, Player, Move move) const {
  const Halves parts = halves(move);
  for (Move half : {parts.rows, parts.columns}) {
    if (half.empty() || half.back() == 0) refuse_shape(move);
    for (std::size_t i = 1; i < half.size(); ++i) {
      if (half[i] >= half[i - 1]) refuse_shape(move);
    }
  }
  const Cell largest{parts.rows[0], parts.columns[0]};
  if (largest.row > side || largest.column > side || !allows(parts) ||
      !std::binary_search(heads.begin(), heads.end(), number_of(largest))) {
    refuse_illegal(move);
  }
  std::vector<std::uint64_t> cells;
  const std::vector<std::uint64_t> columns = turned_columns(parts.columns);
  for (std::uint64_t row : turned_rows(parts.rows)) {
    for (std::uint64_t column : columns) cells.push_back(number_of({row, column}));
  }
  turn(heads, cells);
}

Solution CoinGrid::solve(const Position& heads, Player) const {
  Solution solution;
  solution.components.reserve(heads.size());
  std::uint64_t sum = 0;
  for (std::uint64_t head : heads) {
    solution.components.push_back(value(cell_of(head)));
    sum ^= solution.components.back();
  }
  solution.set_nimber(sum);
  if (sum == 0) return solution;
  solution.more_winning_moves = !each_change(heads, sum, [&](Move move) {
    if (solution.winning_moves.size() == max_listed_moves) return false;
    solution.add(move);
    return true;
  });
  if (solution.winning_moves.empty()) solution.add(*one_change(heads, sum));
  return solution;
}

std::vector<Fact> CoinGrid::facts(const Position& heads) const {
  Fact values{"values", {}}, rows{"rows", {}}, columns{"columns", {}};
  for (Fact* each : {&values, &rows, &columns}) each->numbers.reserve(heads.size());
  std::uint64_t sum = 0;
  for (std::uint64_t head : heads) {
    const auto [row, column] = factors(cell_of(head));
    const std::uint64_t here = value(cell_of(head));
    sum ^= here;
    if (heads.size() > most_told_heads) continue;
    values.numbers.push_back(here);
    rows.numbers.push_back(row);
    columns.numbers.push_back(column);
  }
  Fact move{"move", {}};
  if (sum != 0) move.numbers = *one_change(heads, sum);
  Fact pair{"factors", sum == 0 ? MoveNumbers() : factors_of(move.numbers)};
  std::vector<Fact> facts;
  for (Fact* each : {&values, &rows, &columns}) facts.push_back(std::move(*each));
  facts.push_back({"sum", {sum}});
  facts.push_back(std::move(move));
  facts.push_back(std::move(pair));
  return facts;
}

std::vector<Step> CoinGrid::explain(const Position& heads) const {
  const auto lit = [](Cell cell) { return part(part("coin", cell.row), cell.column); };
  std::vector<Step> steps;
  for (std::uint64_t head : heads) {
    if (steps.size() == max_steps_of_a_kind) break;
    const Cell cell = cell_of(head);
    const auto [row, column] = factors(cell);
    steps.push_back({key(), {cell.row, cell.column, row, column, value(cell)}, {lit(cell)}, {}});
  }
  const std::uint64_t sum = *nimber(heads);
  steps.push_back({"sum", {sum}, {"sum"}, {}});
  if (sum == 0) return steps;
  const MoveNumbers move = *one_change(heads, sum);
  if (const auto pair = factors_of(move); !pair.empty()) {
    steps.push_back({"factors", {sum, pair[0], pair[1]}, {}, {}});
  }
  Position next = heads;
  play(next, Player::left, move);
  const Halves parts = halves(move);
  Step turned{"turn", move, {}, format(next)};
  for (std::uint64_t row : parts.rows) {
    for (std::uint64_t column : parts.columns) turned.lit.push_back(lit({row, column}));
  }
  steps.push_back(std::move(turned));
  return steps;
}

GraphMap CoinGrid::map(std::uint64_t size) const {
  size = size == 0 ? default_map : size;
  constexpr std::uint32_t none = 0xFFFF'FFFF;
  GraphMap map{size,
               size,
               {},
               {},
               std::vector<std::uint32_t>(size * size, none),
               std::vector<std::uint32_t>(size * size, none)};
  for (std::uint64_t row = 1; row <= size; ++row) {
    for (std::uint64_t column = 1; column <= size; ++column) {
      const std::uint64_t here = value({row, column});
      map.grundy.push_back(static_cast<std::uint32_t>(here));
      map.outcomes.push_back(outcome_of(here));
    }
  }
  return map;
}

/// Rows by one rule, columns by another.
class Product final : public CoinGrid {
 public:
  Product(const GameInfo& info, std::unique_ptr<CoinRule> rows, std::unique_ptr<CoinRule> columns)
      : CoinGrid(info), rows_(std::move(rows)), columns_(std::move(columns)) {}

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
  std::size_t bytes() const override { return rows_->bytes() + columns_->bytes(); }

 protected:
  static constexpr std::uint64_t most_trials = 1 << 17;

  std::string_view key() const override { return "product"; }
  std::uint64_t most_rows() const override { return std::min(side, rows_->most_places()); }
  std::uint64_t most_columns() const override { return std::min(side, columns_->most_places()); }
  bool prepare_sides(std::uint64_t rows, std::uint64_t columns) override {
    return rows_->prepare(rows) && columns_->prepare(columns);
  }
  std::pair<std::uint64_t, std::uint64_t> factors(Cell cell) const override {
    return {rows_->value(cell.row), columns_->value(cell.column)};
  }
  std::uint64_t value(Cell cell) const override {
    return nim_product(rows_->value(cell.row), columns_->value(cell.column));
  }
  std::uint64_t option_count(Cell cell) const override {
    return saturating_multiply(rows_->option_count(cell.row), columns_->option_count(cell.column));
  }
  bool each_option(Cell cell, std::uint64_t first, VisitMove visit) const override {
    const std::uint64_t columns = columns_->option_count(cell.column);
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
  std::unique_ptr<CoinRule> rows_, columns_;
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
  std::uint64_t trials = tried;
  for (std::uint64_t head : heads) {
    const Cell cell = cell_of(head);
    const std::uint64_t row = factors(cell).first, column = factors(cell).second;
    if (trials > most_trials) return false;
    trials += pairs.size() + 1;
    for (const Pair& pair : pairs) {
      const std::uint64_t rows = row ^ pair.a, columns = column ^ pair.b;
      if (!rows_->can(cell.row, rows) || !columns_->can(cell.column, columns)) continue;
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
class Acrostic final : public CoinGrid {
 public:
  using CoinGrid::CoinGrid;
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
  auto rows = coin_rule(all.first(at));
  if (at == all.size()) throw Error(ErrorCode::syntax, Field::rule, excerpt(rule), {}, 0);
  return std::make_unique<Product>(game::coin_grid, std::move(rows), coin_rule(all.subspan(at + 1)));
}

}  // namespace

const GameInfo game::coin_grid{.name = "coin_grid",
                               .family = "coins",
                               .default_rule = "corners",
                               .example = "2,3 4,2",
                               .move_fields = "row … 0 column …",
                               .theorem = "bcg-winning-ways",
                               .limits = "rows<=512 columns<=512",
                               .open = open_coin_grid,
                               .has_map = true,
                               .quick = true,
                               .reaching = true};

}  // namespace nimlab
