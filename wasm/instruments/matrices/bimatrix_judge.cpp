#include "instruments/matrices/bimatrix_judge.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <utility>

#include "core/step.hpp"
#include "instruments/judgement.hpp"
#include "instruments/matrices/bimatrix.hpp"

namespace nimlab {
namespace {

constexpr std::size_t most_judged = 8;

/// A game, from the side of one player: `own` lines are that player's.
struct Side {
  const Bimatrix& game;
  bool row;

  std::size_t own() const { return row ? game.column.rows : game.column.columns; }
  std::size_t others() const { return row ? game.column.columns : game.column.rows; }
  std::int64_t wins(std::size_t own, std::size_t other) const {
    const Payoffs& payoffs = row ? game.row.payoffs : game.column;
    return row ? payoffs.at(own, other) : payoffs.at(other, own);
  }
  Fraction worth(std::size_t own, std::size_t other) const {
    return {wins(own, other), game.row.denominator};
  }
  std::string line(std::size_t number) const { return part(row ? "row" : "column", number + 1); }
  std::size_t best(std::size_t other) const {
    std::size_t out = 0;
    for (std::size_t k = 1; k < own(); ++k) {
      if (wins(k, other) > wins(out, other)) out = k;
    }
    return out;
  }
  bool dominates(std::size_t by, std::size_t line) const {
    for (std::size_t k = 0; k < others(); ++k) {
      if (wins(by, k) <= wins(line, k)) return false;
    }
    return true;
  }
};

std::string cell_part(const Cell& cell) {
  return part("cell", cell.first + 1) + '-' + std::to_string(cell.second + 1);
}
std::string counted(std::size_t index) { return std::to_string(index + 1); }

/// Whether somebody would rather leave this cell, and for where.
std::optional<Judgement> leaving(const Bimatrix& game, const Cell& cell) {
  for (const bool row : {true, false}) {
    const Side side{game, row};
    const auto [own, other] = row ? cell : Cell{cell.second, cell.first};
    const std::size_t best = side.best(other);
    if (side.wins(best, other) == side.wins(own, other)) continue;
    return Judgement{false,
                     row ? "row_leaves" : "column_leaves",
                     {counted(cell.first), counted(cell.second), counted(best), side.worth(own, other).text(),
                      side.worth(best, other).text()},
                     {cell_part(cell), cell_part(row ? Cell{best, other} : Cell{other, best})}};
  }
  return std::nullopt;
}

std::set<Cell> pure(const Bimatrix& game) {
  std::set<Cell> out;
  for (std::size_t i = 0; i < game.column.rows; ++i) {
    for (std::size_t j = 0; j < game.column.columns; ++j) {
      if (!leaving(game, {i, j})) out.emplace(i, j);
    }
  }
  return out;
}

bool says_none(const Token& answer) {
  const Token first = next_token(answer.text, 0);
  return first.text == "-" || first.text == "−" || first.text == "－";
}

std::vector<Token> words(const Token& answer) {
  std::vector<Token> out = tokens(answer.text);
  for (Token& each : out) each.at += answer.at;
  if (out.empty()) throw Error(ErrorCode::empty, Field::position, {}, {}, answer.at);
  return out;
}

std::uint64_t whole(const Token& answer) {
  const std::vector<Token> all = words(answer);
  if (all.size() > 1) throw Error(ErrorCode::syntax, Field::position, excerpt(all[1].text), {}, all[1].at);
  return number(all[0], Field::position, most_payoff);
}

std::set<Cell> cells(const Token& answer, const Bimatrix& game) {
  std::set<Cell> out;
  if (says_none(answer)) return out;
  std::string plain(answer.text);  // (1, 2): brackets are but spaces
  for (char& c : plain) {
    if (c == '(' || c == ')') c = ' ';
  }
  const std::vector<Token> all = words({plain, answer.at});
  if (all.size() % 2 != 0) {
    throw Error(ErrorCode::odd_number, Field::position, std::to_string(all.size()), {}, all.back().at);
  }
  for (std::size_t k = 0; k < all.size(); k += 2) {
    out.emplace(number(all[k], Field::position, game.column.rows, 1) - 1,
                number(all[k + 1], Field::position, game.column.columns, 1) - 1);
  }
  return out;
}

Fraction judged_fraction(const Token& answer) {
  const std::vector<Token> all = words(answer);
  if (all.size() > 1) throw Error(ErrorCode::syntax, Field::position, excerpt(all[1].text), {}, all[1].at);
  PayoffReader reader;
  reader.read(all[0]);
  const auto read = reader.over_one_denominator();
  return {read.numbers[0], read.denominator};
}

Judgement right() { return {true, {}, {}, {}}; }

/// A set of cells against the true one: what does not belong to it comes first, then what is missing.
Judgement judged_cells(const std::set<Cell>& given, const std::set<Cell>& truth, std::uint64_t tries,
                       const std::function<Judgement(const Cell&)>& cause) {
  for (const Cell& each : given) {
    if (truth.count(each) == 0) return cause(each);
  }
  for (const Cell& each : truth) {
    if (given.count(each) > 0) continue;
    if (tries == 0) return {false, "more", {}, {}};
    if (tries == 1) return {false, "more_of", {std::to_string(truth.size())}, {}};
    return {false, "more_in_row", {counted(each.first)}, {part("row", each.first + 1)}};
  }
  return right();
}

Judgement judged_count(std::uint64_t given, std::size_t truth, const std::set<Cell>& seen,
                       std::uint64_t tries) {
  if (given == truth) return right();
  if (tries == 0 || seen.empty()) return {false, given < truth ? "count_low" : "count_high", {}, {}};
  Judgement out{false, "count_cell", {}, {}};
  const Cell& one = *std::next(seen.begin(), static_cast<std::ptrdiff_t>((tries - 1) % seen.size()));
  out.texts = {counted(one.first), counted(one.second)};
  out.lit = {cell_part(one)};
  return out;
}

Judgement judged_dominant(const Bimatrix& game, bool row, const Token& answer) {
  const Side side{game, row};
  std::optional<std::size_t> truth;
  for (std::size_t i = 0; i < side.own(); ++i) {
    bool all = true;
    for (std::size_t k = 0; k < side.own(); ++k) all = all && (k == i || side.dominates(i, k));
    if (all) truth = i;
  }
  if (says_none(answer)) return truth ? Judgement{false, "some_dominates", {}, {}} : right();
  const std::size_t given = static_cast<std::size_t>(whole(answer));
  if (given < 1 || given > side.own()) {
    throw Error(given < 1 ? ErrorCode::too_small : ErrorCode::too_large, Field::position,
                std::to_string(given), std::to_string(given < 1 ? 1 : side.own()), answer.at);
  }
  for (std::size_t other = 0; other < side.others(); ++other) {
    for (std::size_t k = 0; k < side.own(); ++k) {
      if (k == given - 1 || side.wins(k, other) < side.wins(given - 1, other)) continue;
      return {false,
              row ? "row_beaten" : "column_beaten",
              {counted(other), counted(k), side.worth(k, other).text(), side.worth(given - 1, other).text()},
              {cell_part(row ? Cell{given - 1, other} : Cell{other, given - 1}),
               cell_part(row ? Cell{k, other} : Cell{other, k})}};
    }
  }
  return right();
}

// cut: indifferent
/// The probability of the first line of `row`'s player that makes the other's two lines equally good; none
/// where no probability between 0 and 1 does alone.
std::optional<Fraction> indifferent(const Bimatrix& game, bool row) {
  const Side other{game, !row};
  // p w(0, 0) + (1 - p) w(0, 1) = p w(1, 0) + (1 - p) w(1, 1)
  const std::int64_t first = other.wins(0, 0) - other.wins(1, 0),
                     second = other.wins(1, 1) - other.wins(0, 1);
  if (first + second == 0) return std::nullopt;
  const Fraction p{Integer(second), Integer(first + second)};
  if (p.sign() <= 0 || !(p < Fraction(1))) return std::nullopt;
  return p;
}
// end cut

void two_by_two(const Bimatrix& game) {
  if (game.column.rows == 2 && game.column.columns == 2) return;
  throw Error(ErrorCode::unsupported, Field::position);
}

Judgement judged_mix(const Bimatrix& game, bool row, bool wins, const Token& answer, std::uint64_t tries) {
  two_by_two(game);
  const std::optional<Fraction> p = indifferent(game, true), q = indifferent(game, false);
  const bool both = p && q;
  if (says_none(answer)) return both ? Judgement{false, "mix_there", {}, {}} : right();
  const Fraction given = judged_fraction(answer);
  if (!both) return {false, "mix_none", {}, {}};
  const Side own{game, row}, other{game, !row};
  const Fraction mine = row ? *p : *q, theirs = row ? *q : *p;
  if (wins) {
    const Fraction truth = theirs * own.worth(0, 0) + (Fraction(1) - theirs) * own.worth(0, 1);
    if (given == truth) return right();
    if (tries == 0) return {false, given < truth ? "wins_low" : "wins_high", {}, {}};
    return {false, row ? "wins_by_column" : "wins_by_row", {theirs.text()}, {}};
  }
  if (given == mine) return right();
  if (given.sign() < 0 || given > Fraction(1)) return {false, "no_probability", {given.text()}, {}};
  if (given == theirs) return {false, row ? "mix_of_column" : "mix_of_row", {given.text()}, {}};
  if (given == Fraction(1) - mine) return {false, "mix_of_second", {given.text()}, {}};
  const auto against = [&](std::size_t line) {
    return (given * other.worth(line, 0) + (Fraction(1) - given) * other.worth(line, 1)).text();
  };
  return {false,
          row ? "column_prefers" : "row_prefers",
          {given.text(), against(0), against(1)},
          {other.line(0), other.line(1)}};
}

/// Of an equilibrium that is asked for: goals of `judge_game`.
Judgement judged_game(const Bimatrix& game, const Token& goal) {
  static constexpr std::string_view numbers[] = {"none", "one", "two", "three", "four"};
  const Token word = only_token(goal.text, Field::position);
  const std::set<Cell> all = pure(game);
  if (word.text != "dilemma") {
    const auto* found = std::find(std::begin(numbers), std::end(numbers), word.text);
    if (found == std::end(numbers)) throw Error(ErrorCode::syntax, Field::position, excerpt(word.text));
    const auto wanted = static_cast<std::size_t>(found - std::begin(numbers));
    if (all.size() == wanted) return right();
    if (all.size() < wanted)
      return {false, "game_few", {std::to_string(all.size()), std::to_string(wanted)}, {}};
    const Cell& cell = *all.begin();
    return {false,
            "game_many",
            {std::to_string(all.size()), std::to_string(wanted), counted(cell.first), counted(cell.second)},
            {cell_part(cell)}};
  }
  two_by_two(game);
  for (const bool row : {true, false}) {
    const Side side{game, row};
    for (std::size_t other : {0u, 1u}) {
      if (side.wins(1, other) > side.wins(0, other)) continue;
      return {false,
              row ? "row_stays" : "column_stays",
              {counted(other), side.worth(0, other).text(), side.worth(1, other).text()},
              {cell_part(row ? Cell{0, other} : Cell{other, 0}),
               cell_part(row ? Cell{1, other} : Cell{other, 1})}};
    }
  }
  for (const bool row : {true, false}) {
    const Side side{game, row};
    if (side.wins(0, 0) > side.wins(1, 1)) continue;
    return {false,
            row ? "row_content" : "column_content",
            {side.worth(0, 0).text(), side.worth(1, 1).text()},
            {cell_part({0, 0}), cell_part({1, 1})}};
  }
  return right();
}

/// Ten rounds against tit for tat (`played` with echo).
Judgement judged_ten(const Bimatrix& game, const Token& answer, std::uint64_t tries) {
  const std::int64_t most = most_against_echo(game, 10);
  const auto order = judged_fraction(answer) <=> Fraction(most, game.row.denominator);
  if (order == 0) return right();
  const std::string_view causes[] = {"ten_low", "ten_last", "ten_high", "ten_answered"};
  return {false, causes[(order < 0 ? 0 : 2) + (tries == 0 ? 0 : 1)], {}, {}};
}

/// A judgement that waits for another job, and one that is there at once.
class JudgedJob final : public Job {
 public:
  JudgedJob(std::unique_ptr<Job> first, std::function<Judgement()> judge)
      : first_(std::move(first)), judge_(std::move(judge)) {}
  bool step() override { return first_->step(); }
  Data tell() override { return told(judge_()); }

 private:
  std::unique_ptr<Job> first_;
  std::function<Judgement()> judge_;
};

class LevelJob final : public Job {
 public:
  LevelJob(Payoffs payoffs, std::int64_t denominator, Fraction given, std::uint64_t tries)
      : solver_(std::move(payoffs)), denominator_(denominator), given_(std::move(given)), tries_(tries) {}
  bool step() override { return solver_.step(); }
  Data tell() override {
    const Fraction truth = solver_.solution().value / Fraction(denominator_);
    if (given_ == truth) return told(right());
    if (tries_ == 0) return told({false, given_ < truth ? "level_low" : "level_high", {}, {}});
    return told({false, "level_alone", {}, {}});
  }

 private:
  ZeroSumSolver solver_;
  std::int64_t denominator_;
  Fraction given_;
  std::uint64_t tries_;
};

}  // namespace

std::unique_ptr<Job> bimatrix_judgement(const Question& question) {
  std::string_view what = question.ask;
  if (!what.starts_with("judge_")) return nullptr;
  what.remove_prefix(6);
  const std::vector<Token> parts = between_bars(question.text);
  if (parts.size() != 2) {
    throw Error(ErrorCode::syntax, Field::position, parts.size() > 2 ? "|" : "", {},
                parts.size() > 2 ? parts[2].at - 1 : question.text.size());
  }
  const Bimatrix game = read_pairs(parts[0].text, most_judged);
  const Token& answer = parts[1];
  const std::uint64_t tries = question.numbers.empty() ? 0 : question.numbers[0];
  const auto now = [](const Judgement& judgement) { return std::make_unique<ToldAtOnce>(told(judgement)); };
  const bool row = what.ends_with("_row");
  const std::string_view stem = what.substr(0, what.rfind('_'));
  const bool sided = row || what.ends_with("_column");
  if (what == "cells") {
    return now(judged_cells(cells(answer, game), pure(game), tries, [&](const Cell& each) -> Judgement {
      if (tries == 0) {
        return {false, "no_equilibrium", {counted(each.first), counted(each.second)}, {cell_part(each)}};
      }
      return *leaving(game, each);
    }));
  }
  if (what == "pareto") {
    std::set<Cell> truth;
    for (std::size_t i = 0; i < game.column.rows; ++i) {
      for (std::size_t j = 0; j < game.column.columns; ++j) {
        if (!better_cell(game, {i, j})) truth.emplace(i, j);
      }
    }
    return now(judged_cells(cells(answer, game), truth, tries, [&](const Cell& each) -> Judgement {
      const Cell by = *better_cell(game, each);
      return {false,
              "improved",
              {counted(each.first), counted(each.second), counted(by.first), counted(by.second)},
              {cell_part(each), cell_part(by)}};
    }));
  }
  if (what == "pure") {
    const std::set<Cell> truth = pure(game);
    return now(judged_count(whole(answer), truth.size(), truth, tries));
  }
  if (what == "equilibria") {
    const std::uint64_t given = whole(answer);
    auto job = std::make_unique<EquilibriaJob>(game);
    EquilibriaJob& found = *job;
    return std::make_unique<JudgedJob>(std::move(job), [&found, game, given, tries] {
      const std::optional<std::size_t> count = found.count();
      if (!count) throw Error(ErrorCode::too_many, Field::position);
      const std::set<Cell> seen = pure(game);
      if (given != *count && given == seen.size()) return Judgement{false, "count_mixed", {}, {}};
      return judged_count(given, *count, seen, tries);
    });
  }
  if (sided && stem == "dominant") return now(judged_dominant(game, row, answer));
  if (sided && (stem == "mix" || stem == "wins"))
    return now(judged_mix(game, row, stem == "wins", answer, tries));
  if (sided && stem == "level") {
    const Side side{game, row};
    Payoffs payoffs{side.own(), side.others(), {}};
    for (std::size_t i = 0; i < side.own(); ++i) {
      for (std::size_t k = 0; k < side.others(); ++k) payoffs.cells.push_back(side.wins(i, k));
    }
    return std::make_unique<LevelJob>(std::move(payoffs), game.row.denominator, judged_fraction(answer),
                                      tries);
  }
  if (what == "game") return now(judged_game(game, answer));
  if (what == "ten") return now(judged_ten(game, answer, tries));
  return nullptr;
}

}  // namespace nimlab
