#include "instruments/matrices/tableaux.hpp"

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/step.hpp"
#include "instruments/judgement.hpp"
#include "instruments/matrices/matrix_pivots.hpp"
#include "instruments/matrices/mixtures.hpp"
#include "math/cone.hpp"

namespace nimlab {
namespace {

constexpr std::size_t most_lines_shown = 12;

struct Asked {
  bool game;
  PivotRule rule;
};

PayoffMatrix read_asked(Token text, bool game) {
  return game ? read_payoffs(text, most_lines_shown, most_lines_shown) : read_program(text, most_lines_shown);
}

Fraction ratio(const Tableau& t, std::size_t row, std::size_t column) {
  return t.entry(row, t.columns()) / t.entry(row, column);
}

using Numbers = std::vector<std::uint32_t>;

struct Shown {
  std::vector<std::string> cells, ratios;
  Numbers basic, others;
  std::uint32_t row = 0, column = 0;
};

Shown shown(const Tableau& t, std::optional<std::size_t> row, std::optional<std::size_t> column) {
  Shown out;
  for (std::size_t i = 0; i <= t.rows(); ++i) {
    for (std::size_t j = 0; j <= t.columns(); ++j) out.cells.push_back(t.entry(i, j).text());
  }
  for (std::size_t i = 0; i < t.rows(); ++i) {
    out.basic.push_back(static_cast<std::uint32_t>(t.basic(i) + 1));
    const bool bounds = column && t.cell(i, *column).sign() > 0;
    out.ratios.push_back(bounds ? ratio(t, i, *column).text() : "");
  }
  for (std::size_t j = 0; j < t.columns(); ++j)
    out.others.push_back(static_cast<std::uint32_t>(t.nonbasic(j) + 1));
  if (row) out.row = static_cast<std::uint32_t>(*row + 1);
  if (column) out.column = static_cast<std::uint32_t>(*column + 1);
  return out;
}

void write_texts(Data& data, const std::vector<std::string>& texts) {
  data.items(texts.size());
  for (const std::string& each : texts) data.text(each);
}

/// The strategies that the last tableau of a game holds: what the basic y are worth, and the objective's row
/// under the slacks.
void write_strategy(Data& data, const Tableau& t, bool row) {
  std::vector<Fraction> worth(row ? t.rows() : t.columns());
  if (row) {
    for (std::size_t j = 0; j < t.columns(); ++j) {
      if (t.nonbasic(j) >= t.columns()) worth[t.nonbasic(j) - t.columns()] = t.entry(t.rows(), j);
    }
  } else {
    for (std::size_t i = 0; i < t.rows(); ++i) {
      if (t.basic(i) < t.columns()) worth[t.basic(i)] = t.entry(i, t.columns());
    }
  }
  // Over one denominator, in lowest terms.
  Integer bottom = 1;
  for (const Fraction& each : worth) bottom = bottom * each.bottom() / gcd(bottom, each.bottom());
  IntegerVector weights;
  for (const Fraction& each : worth) weights.push_back(each.top() * (bottom / each.bottom()));
  make_primitive(weights);
  write(data, mixture_of(std::move(weights)));
}

Data all_tableaux(const Asked& asked, PayoffMatrix matrix) {
  std::int64_t moved = 0;
  Tableau t = first_tableau(matrix, asked.game, moved);
  const Fraction by{Integer(moved), Integer(matrix.denominator)};
  std::vector<Shown> steps;
  std::vector<std::set<std::size_t>> bases;
  std::string_view state;
  std::size_t first = 0;
  while (state.empty()) {
    const auto basis = t.basis();
    bases.emplace_back(basis.begin(), basis.end());
    for (std::size_t k = 0; k + 1 < bases.size(); ++k) {
      if (bases[k] == bases.back()) state = "cycle", first = k;
    }
    const auto column = t.entering(asked.rule);
    const auto row = column ? t.leaving(*column) : std::nullopt;
    if (!column)
      state = "optimal";
    else if (state.empty() && !row)
      state = "unbounded";
    steps.push_back(shown(t, state.empty() ? row : std::nullopt, state == "cycle" ? std::nullopt : column));
    if (!state.empty()) break;
    if (steps.size() > max_steps_of_a_kind) {
      throw Error(ErrorCode::too_long, Field::position, {}, std::to_string(max_steps_of_a_kind));
    }
    t.pivot(*row, *column);
  }
  Data data;
  data.fields(7).key("state").text(state).key("moved").text(by.text());
  data.key("first").number(static_cast<std::uint32_t>(first)).key("steps").items(steps.size());
  for (const Shown& each : steps) {
    data.fields(6);
    write_texts(data.key("cells"), each.cells);
    data.key("basic").list(each.basic).key("others").list(each.others);
    data.key("row").number(each.row).key("column").number(each.column);
    write_texts(data.key("ratios"), each.ratios);
  }
  const bool optimal = state == "optimal";
  const Fraction corner = t.entry(t.rows(), t.columns());
  data.key("value").text(!optimal ? "" : !asked.game ? corner.text() : (Fraction(1) / corner - by).text());
  for (const bool row : {true, false}) {
    data.key(row ? "rowStrategy" : "columnStrategy");
    if (optimal && asked.game)
      write_strategy(data, t, row);
    else
      data.nothing();
  }
  return data;
}

/// Words of an answer; none for "-".
std::vector<Token> answered(const Token& answer, std::size_t most) {
  std::vector<Token> out = tokens(answer.text);
  for (Token& each : out) each.at += answer.at;
  if (out.empty()) throw Error(ErrorCode::empty, Field::position, {}, {}, answer.at);
  if (out.size() == 1 && (out[0].text == "-" || out[0].text == "−")) return {};
  if (out.size() > most) {
    throw Error(ErrorCode::syntax, Field::position, excerpt(out[most].text), {}, out[most].at);
  }
  return out;
}

/// The tableau after so many pivots by the rule.
Tableau after(const Asked& asked, PayoffMatrix matrix, std::uint64_t pivots) {
  std::int64_t moved = 0;
  Tableau t = first_tableau(matrix, asked.game, moved);
  if (pivots > max_steps_of_a_kind) {
    throw Error(ErrorCode::too_large, Field::none, std::to_string(pivots),
                std::to_string(max_steps_of_a_kind));
  }
  for (; pivots > 0; --pivots) {
    const auto column = t.entering(asked.rule);
    const auto row = column ? t.leaving(*column) : std::nullopt;
    if (!row) break;
    t.pivot(*row, *column);
  }
  return t;
}

Judgement judged_pivot(const Asked& asked, const Tableau& t, const Token& answer) {
  const auto wanted = t.entering(asked.rule);
  const std::vector<Token> said = answered(answer, 2);
  if (said.empty()) return wanted ? Judgement{false, "pivot_more", {}, {}} : Judgement{true, {}, {}, {}};
  if (said.size() == 1) {
    throw Error(ErrorCode::odd_number, Field::position, std::to_string(said.size()), {}, said[0].at);
  }
  const std::size_t row = number(said[0], Field::position, t.rows(), 1) - 1;
  const std::size_t column = number(said[1], Field::position, t.columns(), 1) - 1;
  if (!wanted) return {false, "pivot_done", {}, {}};
  const std::string c = part("column", column + 1), r = part("row", row + 1);
  const Fraction cost = t.entry(t.rows(), column);
  if (cost.sign() >= 0) return {false, "pivot_no_gain", {cost.text()}, {c}};
  if (column != *wanted) {
    const bool bland = asked.rule == PivotRule::bland;
    return {false, bland ? "pivot_not_first" : "pivot_not_largest", {cost.text()}, {c}};
  }
  const auto best = t.leaving(column);
  if (!best) return {false, "pivot_unbounded", {}, {c}};
  if (t.cell(row, column).sign() <= 0) {
    return {false, "pivot_not_positive", {t.entry(row, column).text()}, {r, c}};
  }
  const Fraction own = ratio(t, row, column), least = ratio(t, *best, column);
  if (own > least) return {false, "pivot_ratio", {own.text(), least.text()}, {r, c}};
  if (row != *best) return {false, "pivot_tie", {own.text()}, {r, c}};
  return {true, {}, {}, {}};
}

Judgement judged_value(PayoffMatrix matrix, const Token& answer, std::uint64_t tries) {
  const std::vector<Token> said = answered(answer, 1);
  std::optional<Fraction> given;
  if (!said.empty()) {
    PayoffReader reader;
    reader.read(said[0]);
    const auto read = reader.over_one_denominator();
    given.emplace(Integer(read.numbers[0]), Integer(read.denominator));
  }
  std::int64_t moved = 0;
  Tableau t = first_tableau(matrix, false, moved);
  while (const auto column = t.entering(PivotRule::bland)) {  // Bland's rule ends
    const auto row = t.leaving(*column);
    if (!row) return given ? Judgement{false, "program_unbounded", {}, {}} : Judgement{true, {}, {}, {}};
    t.pivot(*row, *column);
  }
  if (!given) return {false, "program_bounded", {}, {}};
  const Fraction truth = t.entry(t.rows(), t.columns());
  if (*given == truth) return {true, {}, {}, {}};
  if (tries > 0) return {false, "program_pivots", {}, {}};
  return {false, *given < truth ? "program_low" : "program_high", {}, {}};
}

}  // namespace

std::unique_ptr<Job> tableaux(const Question& question) {
  const std::string_view what = question.ask;
  const auto given = [&](std::size_t i) { return i < question.numbers.size() ? question.numbers[i] : 0; };
  const auto rule_of = [](bool largest) { return largest ? PivotRule::largest : PivotRule::bland; };
  if (what == "tableaux") {
    const Asked asked{given(1) == 0, rule_of(given(0) != 0)};
    return std::make_unique<ToldAtOnce>(all_tableaux(asked, read_asked({question.text, 0}, asked.game)));
  }
  const bool value = what == "judge_program_value", game = what.starts_with("judge_pivot");
  if (!value && !game && !what.starts_with("judge_program_pivot")) return nullptr;
  const std::vector<Token> parts = between_bars(question.text);
  if (parts.size() != 2) {
    throw Error(parts.size() < 2 ? ErrorCode::empty : ErrorCode::syntax, Field::position, "|", {},
                parts.size() < 2 ? question.text.size() : parts[2].at - 1);
  }
  PayoffMatrix matrix = read_asked(parts[0], game);
  if (value) return std::make_unique<ToldAtOnce>(told(judged_value(std::move(matrix), parts[1], given(0))));
  const Asked asked{game, rule_of(what.ends_with("_largest"))};
  const Tableau t = after(asked, std::move(matrix), given(1));
  return std::make_unique<ToldAtOnce>(told(judged_pivot(asked, t, parts[1])));
}

}  // namespace nimlab
