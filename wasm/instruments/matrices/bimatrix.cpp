#include "instruments/matrices/bimatrix.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "instruments/all.hpp"
#include "instruments/matrices/bimatrix_judge.hpp"
#include "instruments/matrices/matrix_dominance.hpp"

namespace nimlab {
namespace {

constexpr std::size_t most_pair_side = 20, most_solved = 8, most_pair_rounds = 1'000;

/// The textbook's games, with the numbers of their order alone.
constexpr std::pair<std::string_view, std::string_view> named_games[] = {
    {"prisoners_dilemma", "-1,-1 -20,0; 0,-20 -8,-8"},
    {"chicken", "0,0 -1,1; 1,-1 -10,-10"},
    {"battle_of_the_sexes", "2,1 0,0; 0,0 1,2"},
    {"stag_hunt", "4,4 0,3; 3,0 3,3"},
};

}  // namespace

Bimatrix read_pairs(std::string_view text, std::size_t most) {
  const Token first = next_token(text, 0);
  for (const auto& [name, game] : named_games) {
    if (first.text == name && next_token(text, first.at + name.size()).text.empty()) text = game;
  }
  const TokenRows rows = token_rows({text, 0}, false, most, most);
  PayoffReader reader;
  for (const auto& row : rows) {
    for (const Token& token : row) {
      std::string_view comma = ",";
      std::size_t at = token.text.find(comma);
      if (at == std::string_view::npos) at = token.text.find(comma = "，");
      if (at == std::string_view::npos || at == 0 || at + comma.size() == token.text.size()) {
        throw Error(ErrorCode::syntax, Field::position, excerpt(token.text), {}, token.at);
      }
      reader.read({token.text.substr(0, at), token.at});
      at += comma.size();
      reader.read({token.text.substr(at), token.at + at});
    }
  }
  auto [numbers, denominator] = reader.over_one_denominator();
  Bimatrix out{{{rows.size(), rows[0].size(), {}}, denominator}, {rows.size(), rows[0].size(), {}}};
  for (std::size_t k = 0; k < numbers.size(); ++k) {
    (k % 2 == 0 ? out.row.payoffs : out.column).cells.push_back(numbers[k]);
  }
  return out;
}

std::optional<Cell> better_cell(const Bimatrix& game, const Cell& cell) {
  const Payoffs &a = game.row.payoffs, &b = game.column;
  for (std::size_t i = 0; i < b.rows; ++i) {
    for (std::size_t j = 0; j < b.columns; ++j) {
      const std::int64_t x = a.at(i, j) - a.at(cell.first, cell.second);
      const std::int64_t y = b.at(i, j) - b.at(cell.first, cell.second);
      if (x >= 0 && y >= 0 && (x > 0 || y > 0)) return Cell{i, j};
    }
  }
  return std::nullopt;
}

std::int64_t most_against_echo(const Bimatrix& game, std::size_t rounds) {
  const Payoffs& a = game.row.payoffs;
  std::vector<std::int64_t> most(a.rows);  // of the rounds behind one in which A plays this row
  for (; rounds > 0; --rounds) {
    const std::vector<std::int64_t> after = most;
    for (std::size_t before = 0; before < a.rows; ++before) {
      for (std::size_t i = 0; i < a.rows; ++i) {
        const std::int64_t sum = a.at(i, std::min(before, a.columns - 1)) + after[i];
        if (i == 0 || sum > most[before]) most[before] = sum;
      }
    }
  }
  return most[0];
}

namespace {

std::string text_of(const Bimatrix& game) {
  return payoff_text(game.row, game.column, first_numbers(game.column.rows),
                     first_numbers(game.column.columns));
}

using Cells = std::vector<std::uint32_t>;  ///< row, column, … from 1

/// The cells of which that is true.
using Chosen = bool (*)(const Bimatrix&, std::size_t row, std::size_t column);
Cells cells_where(const Bimatrix& game, Chosen chosen) {
  Cells out;
  for (std::size_t i = 0; i < game.column.rows; ++i) {
    for (std::size_t j = 0; j < game.column.columns; ++j) {
      if (!chosen(game, i, j)) continue;
      out.push_back(static_cast<std::uint32_t>(i + 1)), out.push_back(static_cast<std::uint32_t>(j + 1));
    }
  }
  return out;
}

bool row_best(const Bimatrix& game, std::size_t i, std::size_t j) {
  const Payoffs& a = game.row.payoffs;
  for (std::size_t k = 0; k < a.rows; ++k) {
    if (a.at(k, j) > a.at(i, j)) return false;
  }
  return true;
}

bool column_best(const Bimatrix& game, std::size_t i, std::size_t j) {
  const Payoffs& b = game.column;
  for (std::size_t k = 0; k < b.columns; ++k) {
    if (b.at(i, k) > b.at(i, j)) return false;
  }
  return true;
}

bool both_best(const Bimatrix& game, std::size_t i, std::size_t j) {
  return row_best(game, i, j) && column_best(game, i, j);
}

bool improved_by_none(const Bimatrix& game, std::size_t i, std::size_t j) {
  return !better_cell(game, {i, j});
}

Data best_responses(const Bimatrix& game) {
  Data data;
  data.fields(3).key("row").list(cells_where(game, row_best));
  data.key("column").list(cells_where(game, column_best));
  data.key("both").list(cells_where(game, both_best));
  return data;
}

Data pareto(const Bimatrix& game) {
  Data data;
  data.list(cells_where(game, improved_by_none));
  return data;
}

/// What each can make sure of, whatever the other does: of two games with sum zero.
class SecurityJob final : public Job {
 public:
  explicit SecurityJob(Bimatrix game)
      : game_(std::move(game)), row_(game_.row.payoffs), column_(turned(game_.column)) {}
  bool step() override {
    if (!row_done_)
      row_done_ = row_.step();
    else
      return column_.step();
    return false;
  }
  Data tell() override {
    Data data;
    data.fields(2);
    for (const bool row : {true, false}) {
      const ZeroSumSolution& s = (row ? row_ : column_).solution();
      const Payoffs wins = row ? game_.row.payoffs : turned(game_.column);
      std::optional<std::int64_t> pure;
      for (std::size_t i = 0; i < wins.rows; ++i) {
        std::int64_t least = wins.at(i, 0);
        for (std::size_t j = 0; j < wins.columns; ++j) least = std::min(least, wins.at(i, j));
        pure = std::max(pure.value_or(least), least);
      }
      const std::int64_t denominator = game_.row.denominator;
      data.key(row ? "row" : "column").fields(3).key("level").text((s.value / Fraction(denominator)).text());
      write(data.key("strategy"), s.row);
      data.key("pure").text(Fraction(*pure, denominator).text());
    }
    return data;
  }

 private:
  static Payoffs turned(const Payoffs& game) {
    Payoffs out{game.columns, game.rows, {}};
    for (std::size_t j = 0; j < game.columns; ++j) {
      for (std::size_t i = 0; i < game.rows; ++i) out.cells.push_back(game.at(i, j));
    }
    return out;
  }
  Bimatrix game_;
  ZeroSumSolver row_, column_;
  bool row_done_ = false;
};

void write_over(Data& data, const std::vector<std::int64_t>& numbers, std::int64_t denominator) {
  std::vector<Fraction> out;
  for (std::int64_t each : numbers) out.emplace_back(Integer(each), Integer(denominator));
  write(data, out);
}

/// "game | best" or "game | echo": what is chosen across the rows, each column before its row is known.
Data played(const Bimatrix& game, const Token& way, const std::vector<std::uint64_t>& rows) {
  const Payoffs &a = game.row.payoffs, &b = game.column;
  const bool echo = way.text == "echo";
  if (!echo && way.text != "best") throw Error(ErrorCode::syntax, Field::position, excerpt(way.text));
  const auto refuse = [](ErrorCode code, std::size_t given, std::size_t most) {
    throw Error(code, Field::none, std::to_string(given), std::to_string(most));
  };
  if (rows.size() > most_pair_rounds) refuse(ErrorCode::too_many, rows.size(), most_pair_rounds);
  std::vector<std::int64_t> expected(b.rows, 1), row_wins, column_wins;
  std::vector<std::uint32_t> columns;
  std::int64_t row_sum = 0, column_sum = 0;  // payoffs are at most 10^15
  std::size_t last = 0;
  for (std::uint64_t row : rows) {
    if (row - 1 >= b.rows) refuse(ErrorCode::too_large, static_cast<std::size_t>(row), b.rows);
    std::size_t column = 0;
    std::int64_t most = 0;
    for (std::size_t j = 0; j < b.columns; ++j) {
      std::int64_t sum = 0;
      for (std::size_t i = 0; i < b.rows; ++i) sum += expected[i] * b.at(i, j);
      if (j == 0 || sum > most) most = sum, column = j;
    }
    if (echo) column = std::min(last, b.columns - 1);
    columns.push_back(static_cast<std::uint32_t>(column + 1));
    last = static_cast<std::size_t>(row - 1);
    ++expected[last];
    row_wins.push_back(a.at(last, column)), row_sum += row_wins.back();
    column_wins.push_back(b.at(last, column)), column_sum += column_wins.back();
  }
  Data data;
  data.fields(6).key("columns").list(columns);
  write_over(data.key("rowWins"), row_wins, game.row.denominator);
  write_over(data.key("columnWins"), column_wins, game.row.denominator);
  data.key("rowSum").text(Fraction(row_sum, game.row.denominator).text());
  data.key("columnSum").text(Fraction(column_sum, game.row.denominator).text());
  const auto most = [&] { return Fraction(most_against_echo(game, rows.size()), game.row.denominator); };
  data.key("most").text(echo ? most().text() : "");
  return data;
}

Data read(const Bimatrix& game) {
  const std::string position = text_of(game);
  const auto* const found = std::find_if(std::begin(named_games), std::end(named_games),
                                         [&](const auto& each) { return each.second == position; });
  Data data;
  data.fields(6).key("rows").number(static_cast<std::uint32_t>(game.column.rows));
  data.key("columns").number(static_cast<std::uint32_t>(game.column.columns));
  write_over(data.key("rowWins"), game.row.payoffs.cells, game.row.denominator);
  write_over(data.key("columnWins"), game.column.cells, game.row.denominator);
  data.key("name").text(found == std::end(named_games) ? "" : found->first);
  data.key("position").text(position);
  return data;
}

/// Games of two players whose payoffs need not sum to zero: cells "row's,column's", whole numbers and
/// fractions as in matrix_game, rows between ";" or ends of lines; or the name of a game: prisoners_dilemma,
/// chicken, battle_of_the_sexes, stag_hunt. Rows and columns of a cell are counted from 1, row, column, ….
///   equilibria   to 8 × 8: { row, column: strategies, as of matrix_game; equilibria: { row, column: which of
///                these, from 0; rowWins, columnWins }, all extreme ones; subsets: { rows, columns: which
///                strategies, component: from 1 }: every mixture of these rows with every mixture of these
///                columns is an equilibrium, and all are of that kind; subsets of a component are connected
///                (instruments/matrices/bimatrix_equilibria.hpp). too_long above 5,000 rays or 1,000 subsets.
///   read         { rows, columns, rowWins, columnWins: texts, row by row; name: of one of the four, or "";
///                position: the canonical text }, to 20 × 20 as all that follow
///   best         { row, column: the cells where the player's own choice is best against the other's; both }
///   strict, weak, mixtures, weak_mixtures
///                iterated dominance as steps (instruments/matrices/matrix_dominance.hpp)
///   pareto       cells that no other is better than for one and no worse for the other
///   security     { row, column: { level: what the player can make sure of, strategy: by this one; pure: what
///                without mixing } }
///   played       "game | best" or "game | echo", numbers: the rows that A has chosen, at most 1,000: {
///                columns: what B has chosen, each before the row was known; rowWins, columnWins: of each
///                round; rowSum, columnSum; most: what A could have won in as many rounds, of echo, else ""
///                }. best: what is best if A plays rows as often as so far, with each once to begin with, of
///                several the first (fictitious play: G. W. Brown 1951). echo: the first column, then the one
///                with the number of A's last row, or the last column (tit for tat: A. Rapoport, R. Axelrod
///                1984)
///   judge_…      instruments/matrices/bimatrix_judge.hpp, to 8 × 8
std::unique_ptr<Job> ask_bimatrix(const Question& question) {
  const std::string_view what = question.ask;
  if (what == "equilibria") return std::make_unique<EquilibriaJob>(read_pairs(question.text, most_solved));
  const auto told = [](Data data) { return std::make_unique<ToldAtOnce>(std::move(data)); };
  const auto dominance = [&](Dominance kind) {
    Bimatrix game = read_pairs(question.text, most_pair_side);
    return std::make_unique<DominanceJob>(std::move(game.row), std::move(game.column), kind);
  };
  if (what == "strict") return dominance(Dominance::strict);
  if (what == "weak") return dominance(Dominance::weak);
  if (what == "mixtures") return dominance(Dominance::mixed);
  if (what == "weak_mixtures") return dominance(Dominance::weak_mixed);
  if (what == "best") return told(best_responses(read_pairs(question.text, most_pair_side)));
  if (what == "pareto") return told(pareto(read_pairs(question.text, most_pair_side)));
  if (what == "security") return std::make_unique<SecurityJob>(read_pairs(question.text, most_pair_side));
  if (what == "read") {
    return told(read(read_pairs(question.text, most_pair_side)));
  }
  if (what == "played") {
    const std::vector<Token> parts = between_bars(question.text);
    return told(played(read_pairs(parts[0].text, most_pair_side),
                       parts.size() < 2 ? Token{{}, 0} : only_token(parts[1].text, Field::position),
                       question.numbers));
  }
  if (auto judged = bimatrix_judgement(question)) return judged;
  throw Error(ErrorCode::unsupported, Field::game, std::string(instrument::bimatrix.name));
}

}  // namespace

const InstrumentInfo instrument::bimatrix{
    .name = "bimatrix",
    .example = "prisoners_dilemma",
    .questions =
        "equilibria read best strict weak mixtures weak_mixtures pareto security played judge_cells "
        "judge_pure "
        "judge_equilibria judge_dominant_row judge_dominant_column judge_mix_row judge_mix_column "
        "judge_wins_row "
        "judge_wins_column judge_level_row judge_level_column judge_pareto judge_ten judge_game",
    .theorem = "nash-1951",
    .limits = "rows<=20 columns<=20 solved<=8 payoff<=1000000000000000 denominator<=1000000000",
    .open = open_unruled<ask_bimatrix>};

}  // namespace nimlab
