#include "games/coins/coin_board.hpp"
#include "core/sort.hpp"
#include "math/nim_sum.hpp"

#include <functional>

namespace nimlab {

namespace {
constexpr std::uint64_t default_map = 16;
}

Position CoinBoard::parse(std::string_view text) const {
  Position heads;
  const ListLimits limits{.max = std::max(most_rows(), most_columns()), .min = 1};
  const bool plain = plain_numbers(text, limits, heads) && heads.size() % 2 == 0 && pack(heads);
  if (!plain) heads = parse_by_tokens(text);
  if (std::is_sorted(heads.begin(), heads.end(), std::less_equal<>())) return heads;
  sort_numbers(heads);
  heads.erase(std::unique(heads.begin(), heads.end()), heads.end());
  return heads;
}

/// Pairs become cells; false if one is too large.
bool CoinBoard::pack(Position& heads) const {
  const std::uint64_t rows = most_rows(), columns = most_columns();
  for (std::size_t i = 0; i < heads.size() / 2; ++i) {
    const Cell cell{heads[2 * i], heads[2 * i + 1]};
    if (cell.row > rows || cell.column > columns) return false;
    heads[i] = number_of(cell);
  }
  heads.resize(heads.size() / 2);
  return true;
}

/// What is not as usual: an error, or digits of another kind.
Position CoinBoard::parse_by_tokens(std::string_view text) const {
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
  return heads;
}

std::string CoinBoard::format(const Position& heads) const {
  if (heads.empty()) return "0";
  constexpr std::size_t longest = 8;  // "512,512 "
  NumberWriter out(longest * heads.size() + longest_number + 2);
  for (std::size_t i = 0; i < heads.size(); ++i) {
    const Cell cell = cell_of(heads[i]);
    if (i > 0) out.sign(' ');
    out.number(cell.row).sign(',').number(cell.column);
  }
  return out.text();
}

void CoinBoard::play(Position& heads, Player, Move move) const {
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

std::vector<std::uint64_t> CoinBoard::head_values(const Position& heads) const {
  std::vector<std::uint64_t> out(heads.size());
  for (std::size_t i = 0; i < heads.size(); ++i) out[i] = value(cell_of(heads[i]));
  return out;
}

Solution CoinBoard::solve(const Position& heads, Player) const {
  Solution solution;
  solution.components = head_values(heads);
  const std::uint64_t sum = nim_sum(solution.components);
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

std::vector<Fact> CoinBoard::facts(const Position& heads) const {
  Fact values{"values", {}}, rows{"rows", {}}, columns{"columns", {}};
  const std::uint64_t sum = *nimber(heads);
  if (heads.size() <= most_told_heads) {
    for (Fact* each : {&values, &rows, &columns}) each->numbers.reserve(heads.size());
    for (std::uint64_t head : heads) {
      const auto [row, column] = factors(cell_of(head));
      values.numbers.push_back(value(cell_of(head)));
      rows.numbers.push_back(row);
      columns.numbers.push_back(column);
    }
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

std::vector<Step> CoinBoard::explain(const Position& heads) const {
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

bool CoinBoard::prepare_map(std::uint64_t size) {
  size = size == 0 ? default_map : size;
  check_size(size, std::min(most_rows(), most_columns()));
  return prepare_sides(size, size);
}

GraphMap CoinBoard::map(std::uint64_t size) const {
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

}  // namespace nimlab
