#include "instruments/matrices/matrix_judge.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "core/step.hpp"
#include "instruments/judgement.hpp"
#include "instruments/matrices/matrix_strike.hpp"
#include "instruments/matrices/mixtures.hpp"

namespace nimlab {

namespace {

using Line = Reduced::Line;

std::string one(std::size_t number) { return std::to_string(number + 1); }
std::string_view side(bool row) { return row ? "row" : "column"; }
/// As readers write it: "r3"
std::string line_name(Line line) { return (line.row ? 'r' : 'c') + one(line.number); }

/// A judgement with its blanks and lit parts, put in one after the other.
struct Saying : Judgement {
  Saying(bool is_right, std::string_view says) { right = is_right, key = says; }
  Saying& line(std::size_t from_0) {
    texts.push_back(one(from_0));
    return *this;
  }
  Saying& with(const std::string& text) {
    texts.push_back(text);
    return *this;
  }
  Saying& with(const Fraction& number) { return with(number.text()); }
  Saying& light(Line line) {
    lit.push_back(part(side(line.row), line.number + 1));
    return *this;
  }
  Saying& light_cell(std::size_t row, std::size_t column) {
    lit.push_back("cell-" + one(row) + '-' + one(column));
    return *this;
  }
};

Fraction read_number(const Token& text) {
  const std::vector<Token> all = words_of(text);
  if (all.empty()) throw Error(ErrorCode::empty, Field::position, {}, {}, text.at);
  if (all.size() > 1) throw Error(ErrorCode::syntax, Field::position, excerpt(all[1].text), {}, all[1].at);
  PayoffReader reader;
  reader.read(all[0]);
  const auto [numbers, denominator] = reader.over_one_denominator();
  return {numbers[0], denominator};
}

std::string ratio(const Mixture& mixture) {
  std::string out;
  for (const Integer& each : mixture.weights) out += (out.empty() ? "" : " : ") + each.text();
  return out;
}

/// What a strategy wins, of columns loses, against each answer.
std::vector<Fraction> outcomes(const PayoffMatrix& matrix, const Mixture& mixture, bool row) {
  const Payoffs& game = matrix.payoffs;
  std::vector<Fraction> out;
  for (std::size_t k = 0; k < (row ? game.columns : game.rows); ++k) {
    Integer sum;
    for (std::size_t i = 0; i < mixture.weights.size(); ++i) {
      sum += mixture.weights[i] * (row ? game.at(i, k) : game.at(k, i));
    }
    out.emplace_back(sum, mixture.total * matrix.denominator);
  }
  return out;
}

/// What each row (column) by itself guarantees.
std::vector<Fraction> guarantees(const PayoffMatrix& matrix, bool row) {
  std::vector<Fraction> out;
  for (std::int64_t each : pure_guarantees(matrix.payoffs, row)) {
    out.emplace_back(Integer(each), Integer(matrix.denominator));
  }
  return out;
}

/// What a line by itself guarantees that is better than what the reader says; none if there is none.
std::optional<Saying> secured(const PayoffMatrix& matrix, const Fraction& said, bool row) {
  const std::vector<Fraction> all = guarantees(matrix, row);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (row ? all[i] <= said : all[i] >= said) continue;
    return Saying(false, row ? "rowSecures" : "columnHolds").line(i).with(said).light({row, i});
  }
  return std::nullopt;
}

/// The greatest of what rows guarantee, the least of what columns let through.
Saying judge_pure(const PayoffMatrix& matrix, const Fraction& said, bool row, std::uint64_t tries) {
  const std::vector<Fraction> all = guarantees(matrix, row);
  const Fraction best =
      row ? *std::max_element(all.begin(), all.end()) : *std::min_element(all.begin(), all.end());
  if (said == best) return Saying(true, row ? "lower" : "upper").with(said);
  if (tries > 0) {
    if (const auto better = secured(matrix, said, row)) return *better;
  }
  if (row ? said < best : said > best) return Saying(false, row ? "lowerLow" : "upperHigh").with(said);
  // Each line has an entry that is worse than what is claimed: the line that comes nearest is shown.
  const auto at = static_cast<std::size_t>(std::find(all.begin(), all.end(), best) - all.begin());
  Saying out(false, row ? "noRow" : "noColumn");
  out.with(said);
  if (tries > 0) out.light({row, at});
  return out;
}

Saying judge_saddles(const PayoffMatrix& matrix, const Token& answer) {
  const Payoffs& game = matrix.payoffs;
  const std::vector<std::uint32_t> all = saddles(game);
  const std::vector<Token> words = words_of(answer);
  if (words.empty()) throw Error(ErrorCode::empty, Field::position, {}, {}, answer.at);
  if (words.size() == 1 && (words[0].text == "-" || words[0].text == "−")) {
    return {all.empty(), all.empty() ? "noSaddle" : "someSaddle"};
  }
  if (words.size() % 2 == 1) {
    throw Error(ErrorCode::odd_number, Field::position, std::to_string(words.size()), {}, answer.at);
  }
  std::vector<std::pair<std::size_t, std::size_t>> named;
  for (std::size_t k = 0; k < words.size(); k += 2) {
    named.emplace_back(line_number(words[k], game.rows), line_number(words[k + 1], game.columns));
  }
  for (const auto& [i, j] : named) {
    const std::int64_t mine = game.at(i, j);
    for (std::size_t k = 0; k < game.columns; ++k) {
      if (game.at(i, k) >= mine) continue;
      return Saying(false, "smallerInRow")
          .line(i)
          .line(j)
          .with(matrix.at(i, j))
          .light({true, i})
          .light_cell(i, j);
    }
    for (std::size_t k = 0; k < game.rows; ++k) {
      if (game.at(k, j) <= mine) continue;
      return Saying(false, "greaterInColumn")
          .line(j)
          .line(i)
          .with(matrix.at(i, j))
          .light({false, j})
          .light_cell(i, j);
    }
  }
  std::sort(named.begin(), named.end());
  named.erase(std::unique(named.begin(), named.end()), named.end());
  const bool complete = 2 * named.size() == all.size();
  Saying out(complete, complete ? "saddles" : "moreSaddles");
  out.with(std::to_string(named.size()));
  for (const auto& [i, j] : named) out.light_cell(i, j);
  return out;
}

Saying judge_order(const PayoffMatrix& matrix, const Token& answer) {
  Reduced left(matrix.payoffs);
  const std::vector<Token> words = words_of(answer);
  if (words.empty()) throw Error(ErrorCode::empty, Field::position, {}, {}, answer.at);
  for (std::size_t k = 0; k < words.size(); ++k) {
    const Line line = read_line(words[k], matrix.payoffs);
    if (!left.has(line)) return Saying(false, "struckTwice").with(line_name(line)).light(line);
    if (!left.dominator(line, true)) {
      const std::string_view key = left.dominator(line, false) ? "onlyWeakly" : "notDominated";
      return Saying(false, key).with(line_name(line)).line(k).light(line);
    }
    left.strike(line);
  }
  const bool over = !left.next();
  return Saying(over, over ? "order" : "goesOn")
      .line(left.lines(true).size() - 1)
      .line(left.lines(false).size() - 1);
}

/// "matrix | r3 | 1 1 0": a reader's mixture that is better than the line everywhere.
Saying judge_mixture(const PayoffMatrix& matrix, const Token& which, const Token& answer) {
  const Payoffs& game = matrix.payoffs;
  const std::vector<Token> names = words_of(which);
  if (names.size() != 1) throw Error(ErrorCode::empty, Field::position, {}, {}, which.at);
  const Line line = read_line(names[0], game);
  const auto mixture = read_mixture(answer, line.row ? game.rows : game.columns);
  if (!mixture) throw Error(ErrorCode::empty, Field::position, {}, {}, answer.at);
  if (!mixture->weights[line.number].is_zero())
    return Saying(false, "itself").with(line_name(line)).light(line);
  const std::vector<Fraction> all = outcomes(matrix, *mixture, line.row);
  for (std::size_t k = 0; k < all.size(); ++k) {
    const Fraction own = line.row ? matrix.at(line.number, k) : matrix.at(k, line.number);
    if (line.row ? all[k] > own : all[k] < own) continue;
    const Line across{!line.row, k};
    return Saying(false, line.row ? "mixtureNoMore" : "mixtureNoLess")
        .line(k)
        .with(all[k])
        .with(own)
        .light(across);
  }
  return Saying(true, "mixture").with(line_name(line)).light(line);
}

/// What needs the value.
class JudgeJob final : public Job {
 public:
  JudgeJob(PayoffMatrix matrix, std::string_view ask, const Token& answer, std::uint64_t tries)
      : matrix_(std::move(matrix)),
        ask_(ask),
        tries_(tries),
        answer_(answer.text),
        at_(answer.at),
        solver_(matrix_.payoffs) {
    const Token text{answer_, at_};
    if (ask_ == "judge_value")
      said_ = read_number(text);
    else if (ask_ == "judge_built")
      goals_ = words_of(text);
    else {
      const bool row = ask_ == "judge_row";
      mixture_ = read_mixture(text, row ? matrix_.payoffs.rows : matrix_.payoffs.columns);
      if (!mixture_) throw Error(ErrorCode::empty, Field::position, {}, {}, at_);
    }
  }
  bool step() override { return solver_.step(); }
  std::uint64_t done() const override { return solver_.done(); }
  Data tell() override {
    value_ = solver_.solution().value / Fraction(matrix_.denominator);
    return told(ask_ == "judge_value"   ? value()
                : ask_ == "judge_built" ? built()
                                        : strategy(ask_ == "judge_row"));
  }

 private:
  Saying value() const {
    if (said_ == value_) return Saying(true, "value").with(said_);
    const bool low = said_ < value_;
    if (tries_ == 0) return Saying(false, low ? "tooLow" : "tooHigh").with(said_);
    if (const auto by_one = secured(matrix_, said_, low)) return *by_one;
    if (tries_ == 1) return Saying(false, low ? "mixesMore" : "mixesLess").with(said_);
    const Mixture& by = low ? solver_.solution().row : solver_.solution().column;
    return Saying(false, low ? "mixSecures" : "mixHolds").with(ratio(by)).with(said_);
  }

  /// A strategy by what the other side plays against it.
  Saying strategy(bool row) const {
    const std::vector<Fraction> all = outcomes(matrix_, *mixture_, row);
    const auto [least, most] = std::minmax_element(all.begin(), all.end());
    const auto worst = static_cast<std::size_t>((row ? least : most) - all.begin());
    const auto best = static_cast<std::size_t>((row ? most : least) - all.begin());
    if (all[worst] == value_) return Saying(true, row ? "rowOptimal" : "columnOptimal").with(value_);
    const Line answer{!row, worst};
    if (tries_ == 0 || all[worst] == all[best]) {
      return Saying(false, row ? "beatenByColumn" : "beatenByRow").line(worst).with(all[worst]).light(answer);
    }
    return Saying(false, row ? "columnAnd" : "rowAnd")
        .line(worst)
        .with(all[worst])
        .line(best)
        .with(all[best])
        .light(answer);
  }

  Saying built() const {
    for (const Token& goal : goals_) {
      const std::size_t equals = std::min(goal.text.find('='), goal.text.size() - 1);
      const std::string_view name = goal.text.substr(0, goal.text.find('='));
      const Token wanted{goal.text.substr(equals + 1), goal.at + equals + 1};
      if (name == "value") {
        if (read_number(wanted) != value_) return Saying(false, "valueIs").with(value_);
      } else if (name == "saddles") {
        const std::vector<std::uint32_t> all = saddles(matrix_.payoffs);
        if (number(wanted, Field::position) != all.size() / 2) {
          Saying out(false, "saddlesAre");
          out.with(std::to_string(all.size() / 2));
          for (std::size_t k = 0; k < all.size(); k += 2) out.light_cell(all[k] - 1, all[k + 1] - 1);
          return out;
        }
      } else if (name == "mixed") {
        const ZeroSumSolution& s = solver_.solution();
        const auto idle = [](const Mixture& each) {
          return static_cast<std::size_t>(std::find_if(each.weights.begin(), each.weights.end(),
                                                       [](const Integer& w) { return w.is_zero(); }) -
                                          each.weights.begin());
        };
        for (const bool row : {true, false}) {
          const Mixture& each = row ? s.row : s.column;
          const Line line{row, idle(each)};
          if (line.number < each.weights.size()) {
            return Saying(false, row ? "rowIdle" : "columnIdle").line(line.number).light(line);
          }
        }
        if (!s.row_unique || !s.column_unique) return {false, "notUnique"};
      } else if (name == "left") {
        Reduced left(matrix_.payoffs);
        while (const auto line = left.next()) left.strike(*line);
        const std::size_t rows = left.lines(true).size(), columns = left.lines(false).size();
        if (number(wanted, Field::position) != rows * columns) {
          return Saying(false, "leaves").line(rows - 1).line(columns - 1);
        }
      } else {
        throw Error(ErrorCode::syntax, Field::position, excerpt(goal.text), {}, goal.at);
      }
    }
    return Saying(true, "built").with(value_);
  }

  PayoffMatrix matrix_;
  std::string ask_;
  std::uint64_t tries_;
  std::string answer_;
  std::size_t at_;
  UniqueSolver solver_;
  Fraction said_ = 0, value_ = 0;
  std::optional<Mixture> mixture_;
  std::vector<Token> goals_;
};

}  // namespace

std::unique_ptr<Job> judge_matrix(const Question& question) {
  const std::string_view ask = question.ask;
  if (!ask.starts_with("judge_")) return nullptr;
  const bool mixture = ask == "judge_mixture";
  const std::vector<Token> parts = parts_of(question.text, mixture ? 3 : 2);
  PayoffMatrix matrix = read_payoffs(parts[0]);
  const std::uint64_t tries = question.numbers.empty() ? 0 : question.numbers[0];
  const auto now = [](const Judgement& said) { return std::make_unique<ToldAtOnce>(told(said)); };
  if (mixture) return now(judge_mixture(matrix, parts[1], parts[2]));
  if (ask == "judge_saddles") return now(judge_saddles(matrix, parts[1]));
  if (ask == "judge_order") return now(judge_order(matrix, parts[1]));
  if (ask == "judge_lower" || ask == "judge_upper") {
    return now(judge_pure(matrix, read_number(parts[1]), ask == "judge_lower", tries));
  }
  for (const std::string_view known : {"judge_value", "judge_row", "judge_column", "judge_built"}) {
    if (ask == known) return std::make_unique<JudgeJob>(std::move(matrix), known, parts[1], tries);
  }
  return nullptr;
}

}  // namespace nimlab
