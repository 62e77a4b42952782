#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "instruments/chances.hpp"
#include "instruments/judgement.hpp"
#include "instruments/mixtures.hpp"
#include "instruments/payoffs.hpp"
#include "notation/sparing.hpp"
#include "rules/subject.hpp"
#include "theory/tableau.hpp"

NIMLAB_SPARING

namespace nimlab::instrument {
extern const InstrumentInfo secret_stop;
}

namespace nimlab {
namespace {

constexpr std::size_t most_cells = 40, most_acts = 4'000;

/// With values moved until none is negative: maximise Σ z / n where z_i <= z_{i+1}, z_i is at most what the
/// player gets with the stop i, and the chances of where to stop sum to at most 1. For the host, who draws a
/// number i evenly and moves the stop anywhere from i on, z_i is the worst of what comes. The host's chances
/// are the costs of the second kind of rows.
class StopJob : public Job {
 public:
  explicit StopJob(PayoffMatrix values) : values_(std::move(values)), size_(values_.payoffs.columns) {
    const std::vector<std::int64_t>& cells = values_.payoffs.cells;
    least_ = *std::min_element(cells.begin(), cells.end());
    const std::size_t rows = 2 * size_, width = 2 * size_ + 1;  // z, then chances; b behind
    std::vector<Integer> table((rows + 1) * width);
    const auto at = [&](std::size_t row, std::size_t column) -> Integer& {
      return table[row * width + column];
    };
    for (std::size_t i = 0; i < size_; ++i) {
      if (i + 1 < size_) at(i, i) = 1, at(i, i + 1) = -1;
      at(size_ + i, i) = 1;
      for (std::size_t stop = 0; stop < size_; ++stop)
        at(size_ + i, size_ + stop) = -(cells[std::min(i, stop)] - least_);
      at(rows, i) = -1;
    }
    // The row that z_n does not need says that chances sum to 1.
    for (std::size_t stop = 0; stop < size_; ++stop) at(size_ - 1, size_ + stop) = 1;
    at(size_ - 1, width - 1) = 1;
    tableau_.emplace(rows, width - 1, std::move(table));
  }
  bool step() override {
    Tableau& t = *tableau_;
    for (std::size_t cost = 0; cost < 3'000; cost += t.columns() + 1) {
      if (pivoting_) {
        pivoting_ = !t.step();
        continue;
      }
      const auto column = t.entering(PivotRule::bland);
      if (!column) return true;
      t.begin(*t.leaving(*column), *column);  // z is bounded by the chances, and they by 1
      pivoting_ = true, ++pivots_;
    }
    return false;
  }
  std::uint64_t done() const override { return pivots_; }
  Data tell() override {
    const Solution solved = solution();
    Data data;
    data.fields(3).key("value").text(solved.value.text());
    write(data.key("stop"), solved.stop);
    write(data.key("hidden"), solved.hidden);
    return data;
  }

 protected:
  struct Solution {
    Fraction value;
    Mixture stop, hidden;
  };
  Solution solution() const {
    const Tableau& t = *tableau_;
    IntegerVector stops(size_), hidden(size_);
    for (std::size_t i = 0; i < t.rows(); ++i) {
      const std::size_t variable = t.basic(i);
      if (size_ <= variable && variable < 2 * size_) stops[variable - size_] = t.cell(i, t.columns());
    }
    for (std::size_t j = 0; j < t.columns(); ++j) {
      const std::size_t variable = t.nonbasic(j);
      if (variable >= 3 * size_) hidden[variable - 3 * size_] = t.cell(t.rows(), j);
    }
    // Chances that are left over may stop at once. Costs may be more than they need be where nothing is
    // lost by it: from the left, as much as the rule allows is kept, which comes to all.
    Integer left = t.denominator(), kept;
    for (const Integer& each : stops) left -= each;
    stops[0] += left;
    for (std::size_t i = 0; i < size_; ++i) {
      hidden[i] = std::min(hidden[i], t.denominator() * static_cast<std::int64_t>(i + 1) - kept);
      kept += hidden[i];
    }
    make_primitive(stops), make_primitive(hidden);
    const Fraction sum(t.cell(t.rows(), t.columns()), t.denominator() * static_cast<std::int64_t>(size_));
    return {(sum + Fraction(least_)) / Fraction(values_.denominator), mixture_of(std::move(stops)),
            mixture_of(std::move(hidden))};
  }
  Fraction value_of(std::size_t cell) const { return values_.at(0, cell); }
  PayoffMatrix values_;
  std::size_t size_;

 private:
  std::int64_t least_;
  std::optional<Tableau> tableau_;
  bool pivoting_ = false;
  std::uint64_t pivots_ = 0;
};

/// Rounds that are played against the host's optimum: "1 5 2 4 | 7 sns". The secret cell comes of the seed
/// and the number of the round.
class RoundsJob final : public StopJob {
 public:
  RoundsJob(PayoffMatrix values, Token play) : StopJob(std::move(values)) {
    const Token seed = next_token(play.text, 0);
    if (seed.text.empty()) return;
    seed_ = number({seed.text, play.at + seed.at}, Field::position);
    const Token acts = next_token(play.text, seed.at + seed.text.size());
    acts_ = {acts.text, play.at + acts.at};
    if (acts.text.size() > most_acts) {
      throw Error(ErrorCode::too_many, Field::position, std::to_string(acts.text.size()),
                  std::to_string(most_acts), acts_.at);
    }
    const Token more = next_token(play.text, acts.at + acts.text.size());
    if (!more.text.empty()) {
      throw Error(ErrorCode::syntax, Field::position, excerpt(more.text), {}, play.at + more.at);
    }
  }
  Data tell() override {
    const Solution solved = solution();
    const std::vector<std::uint64_t> ends = thresholds(solved.hidden);
    std::size_t at = 0, secret = 0;
    std::uint32_t round = 0;
    bool over = false, stopped = false;
    Fraction total;
    std::vector<Fraction> averages;
    const auto arrive = [&] {
      over = stopped || at == secret;
      if (!over) return;
      total = total + value_of(at);
      averages.push_back(total / Fraction(round));
    };
    const auto begin = [&] {
      const std::uint64_t lucky = luck(seed_, ++round, 0);
      secret = static_cast<std::size_t>(std::upper_bound(ends.begin(), ends.end(), lucky) - ends.begin());
      at = 0, stopped = false;
      arrive();
    };
    begin();
    for (std::size_t i = 0; i < acts_.text.size(); ++i) {
      const char act = acts_.text[i];
      if (act == 'n' && over) {
        begin();
      } else if (act == 'g' && !over) {
        ++at, arrive();
      } else if (act == 's' && !over) {
        stopped = true, arrive();
      } else {
        throw Error(ErrorCode::illegal_move, Field::position, excerpt(acts_.text.substr(i)),
                    over ? "n" : "gs", acts_.at + i);
      }
    }
    std::string position = payoff_text(values_, first_numbers(1), first_numbers(size_));
    position += " | " + std::to_string(seed_);
    if (!acts_.text.empty()) position += ' ', position += acts_.text;
    std::vector<Fraction> values;
    for (std::size_t cell = 0; cell < size_; ++cell) values.push_back(value_of(cell));
    Data data;
    data.fields(9).key("position").text(position);
    write(data.key("values"), values);
    data.key("at").number(static_cast<std::uint32_t>(at + 1)).key("over").flag(over);
    data.key("secret").number(over ? static_cast<std::uint32_t>(secret + 1) : 0);
    data.key("stopped").flag(stopped).key("round").number(round);
    write(data.key("averages"), averages);
    data.key("value").text(solved.value.text());
    return data;
  }

 private:
  std::uint64_t seed_ = 1;
  Token acts_{{}, 0};
};

/// Chances of where to stop, and what the host makes of them: the number that is drawn evenly moves on to the
/// worst cell that comes.
Fraction guaranteed(const PayoffMatrix& values, const Mixture& stop, std::size_t& worst) {
  const std::size_t n = values.payoffs.columns;
  Fraction sum, least;
  for (std::size_t i = n; i-- > 0;) {
    Fraction here;
    for (std::size_t s = 0; s < n; ++s) {
      here = here + Fraction(stop.weights[s], stop.total) * values.at(0, std::min(i, s));
    }
    if (i + 1 == n || here < least) least = here, worst = i;
    sum = sum + least;
  }
  return sum / Fraction(static_cast<std::int64_t>(n));
}

class JudgeJob final : public StopJob {
 public:
  JudgeJob(PayoffMatrix values, std::string_view what, Token reply, bool again)
      : StopJob(std::move(values)), what_(what), again_(again) {
    if (what == "value" || what == "worth") {
      given_ = read_fractions(reply, 1)[0];
    } else if (what == "stop" || what == "hidden") {
      const auto chances = read_mixture(reply, size_);
      if (!chances) throw Error(ErrorCode::empty, Field::position, {}, {}, reply.at);
      chances_ = *chances;
    } else {
      throw Error(ErrorCode::unsupported, Field::game, std::string(instrument::secret_stop.name));
    }
  }
  Data tell() override {
    return told(what_ == "value"   ? value()
                : what_ == "worth" ? worth()
                : what_ == "stop"  ? stop()
                                   : hidden());
  }

 private:
  Judgement value() const {
    const Solution solved = solution();
    Judgement out{given_ == solved.value, "right", {}, {}};
    if (out.right) return out;
    Fraction best;  // without mixing
    for (std::size_t s = 0; s < size_; ++s) {
      Mixture pure{IntegerVector(size_), 1};
      pure.weights[s] = 1;
      std::size_t worst = 0;
      const Fraction sure = guaranteed(values_, pure, worst);
      if (s == 0 || sure > best) best = sure;
    }
    out.key = given_ == best ? "unmixed" : given_ > solved.value ? "tooHigh" : "tooLow";
    if (again_) out.texts = {given_.text()};
    return out;
  }
  /// Cells of which a value is wanted.
  Judgement worth() const {
    const Fraction truth = solution().value;
    Judgement out{truth == given_, "right", {}, {}};
    if (out.right) return out;
    out.key = truth > given_ ? "worthMore" : "worthLess";
    if (again_) out.texts = {truth.text()};
    return out;
  }
  Judgement stop() const {
    std::size_t worst = 0;
    const Fraction sure = guaranteed(values_, chances_, worst);
    Judgement out{sure == solution().value, "right", {}, {}};
    if (out.right) return out;
    const std::string cell = std::to_string(worst + 1);
    out.key = "stopBeaten", out.lit = {"cell-" + cell}, out.texts = {cell};
    if (again_) out.texts.push_back(sure.text());
    return out;
  }
  /// The rule first, then the stop that gets most.
  Judgement hidden() const {
    Fraction before;
    for (std::size_t x = 0; x < size_; ++x) {
      const Fraction allowed(static_cast<std::int64_t>(x), static_cast<std::int64_t>(size_));
      if (before > allowed) {
        const std::string cell = std::to_string(x);
        return {false, "tooEarly", {cell, before.text(), allowed.text()}, {"cell-" + cell}};
      }
      before = before + Fraction(chances_.weights[x], chances_.total);
    }
    Fraction most;
    std::size_t best = 0;
    for (std::size_t s = 0; s < size_; ++s) {
      Fraction here;
      for (std::size_t k = 0; k < size_; ++k) {
        here = here + Fraction(chances_.weights[k], chances_.total) * value_of(std::min(k, s));
      }
      if (s == 0 || here > most) most = here, best = s;
    }
    Judgement out{most == solution().value, "right", {}, {}};
    if (out.right) return out;
    const std::string cell = std::to_string(best + 1);
    out.key = "hiddenBeaten", out.lit = {"cell-" + cell}, out.texts = {cell};
    if (again_) out.texts.push_back(most.text());
    return out;
  }

  std::string what_;
  bool again_;
  Fraction given_;
  Mixture chances_;
};

/// The secret stop (TopCoder SRM 682, division 1, hard; source 004): the player goes right along cells of
/// given values and gets that of the cell where the walk ends: where the player stops, or at the latest at a
/// secret cell k. Of k only this is known: k < x has a chance of at most x / n, for each x. The host chooses
/// among all such chances those that are worst for the player.
/// Text: the values of 1 to 40 cells, whole numbers and fractions as in matrix_game.
///   solve   { value: what the player can make sure of on average, stop: chances of where to stop, hidden:
///           chances of the secret cell against which no way of stopping gets more }; a strategy each, cells
///           in their order
///   check   "1 5 | 1 2": weights of where to stop: { sure: what they make sure of, worst: the secret cell
///           against which they get no more, from 1 }
///   read    "1 5 2 4 | 7 sns": rounds against the host's optimum, a seed, g go on, s stop, n the next
///   round:
///           { position, values, at: the cell, from 1, over, secret: 0 until then, stopped: by the player,
///           round: from 1, averages: after each round, value }
/// judge_value "1 5 | 3"; judge_stop, judge_hidden "1 5 | 1 2": weights of all cells; judge_worth
/// "1 5 | 3": cells with that value. From the second time with what the answer comes to.
std::unique_ptr<Job> ask(const Question& question) {
  const std::string_view what = question.ask;
  const auto cells = [](Token text) { return read_payoffs(text, 1, most_cells); };
  if (what == "solve") return std::make_unique<StopJob>(cells({question.text, 0}));
  if (what == "read") {
    const std::vector<Token> sides = between_bars(question.text);
    if (sides.size() > 2) throw Error(ErrorCode::syntax, Field::position, "|", {}, sides[2].at - 1);
    return std::make_unique<RoundsJob>(cells(sides[0]), sides.size() > 1 ? sides[1] : Token{{}, 0});
  }
  const bool judges = what.substr(0, 6) == "judge_";
  if (!judges && what != "check") {
    throw Error(ErrorCode::unsupported, Field::game, std::string(instrument::secret_stop.name));
  }
  const auto [position, reply] = position_and_answer(question.text);
  if (judges) {
    const bool again = !question.numbers.empty() && question.numbers[0] > 0;
    return std::make_unique<JudgeJob>(cells(position), what.substr(6), reply, again);
  }
  const PayoffMatrix values = cells(position);
  const auto chances = read_mixture(reply, values.payoffs.columns);
  if (!chances) throw Error(ErrorCode::empty, Field::position, {}, {}, reply.at);
  std::size_t worst = 0;
  const Fraction sure = guaranteed(values, *chances, worst);
  Data data;
  data.fields(2).key("sure").text(sure.text()).key("worst").number(static_cast<std::uint32_t>(worst + 1));
  return std::make_unique<ToldAtOnce>(std::move(data));
}

}  // namespace

const InstrumentInfo instrument::secret_stop{
    .name = "secret_stop",
    .example = "1 5 2 4 | 1",
    .questions = "read solve check judge_value judge_stop judge_hidden judge_worth",
    .theorem = "text-004",
    .limits = "cells<=40",
    .open = open_unruled<ask>};

}  // namespace nimlab

NIMLAB_SPARING_END
