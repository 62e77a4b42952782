#include <algorithm>
#include <string>
#include <utility>

#include "core/subject.hpp"
#include "instruments/all.hpp"
#include "instruments/bluffing/chances.hpp"
#include "instruments/judgement.hpp"
#include "instruments/matrices/mixtures.hpp"
#include "instruments/matrices/payoffs.hpp"

namespace nimlab {
namespace {

constexpr std::size_t most_cells = 250, most_acts = 4'000;

/// Chances of where to stop, and what the host makes of them: the number that is drawn evenly moves on to the
/// worst cell that comes.
Fraction guaranteed(const PayoffMatrix& values, const Mixture& stop, std::size_t& worst) {
  const std::vector<std::int64_t>& cells = values.payoffs.cells;
  Integer here, later, least, sum;  // what is got with the stop here; the chance to stop from here on
  for (std::size_t i = 0; i < cells.size(); ++i) here.add_product(stop.weights[i], cells[i]);
  for (std::size_t i = cells.size(); i-- > 0;) {
    if (i + 1 == cells.size() || here < least) least = here, worst = i;
    sum += least, later += stop.weights[i];
    if (i > 0) here.add_product(later, cells[i - 1] - cells[i]);
  }
  return {sum, stop.total * (static_cast<std::int64_t>(cells.size()) * values.denominator)};
}

/// The host: reached(j), n times the chance that the walk may come to cell j, counted from 0, falls from n
/// and is at least n - j. Who stops at s gets, times n, the sum of reached(j) (v_j - v_(j-1)) for j up to s.
/// No such sum may be above a bound, which begins with the value of the first cell. From the left, of all
/// ways that keep it so far, the least sum by the last `reached` is convex and made of line pieces; its least
/// place is what the host wants there. Going on, what lies left of that place becomes level, v_j - v_(j-1) is
/// added to all slopes, and on the right what is above the bound is cut off (on the left it becomes level
/// next). All pieces end at whole numbers but the rightmost.
///
/// Where nothing is left, the multipliers of those cuts are the weights of a way to stop that makes sure of
/// more than the bound, and that is the next bound (I. Newton). The slopes are differences of values, so that
/// such ways are finitely many, and the bound grows: in the end the host keeps it, which proves both sides.
class StopJob : public Job {
 public:
  explicit StopJob(PayoffMatrix values) : values_(std::move(values)), size_(values_.payoffs.columns) {
    better();
  }
  bool step() override {
    if (keeps()) return true;
    better();
    ++bounds_;
    return false;
  }
  std::uint64_t done() const override { return bounds_; }
  Data tell() override {
    Data data;
    data.fields(3).key("value").text(value_.text());
    write(data.key("stop"), stop_);
    write(data.key("hidden"), hidden_);
    return data;
  }

 protected:
  Fraction value_of(std::size_t cell) const { return values_.at(0, cell); }
  PayoffMatrix values_;
  std::size_t size_;
  Fraction value_;
  Mixture stop_, hidden_;  ///< the host's at the end

 private:
  std::int64_t cell(std::size_t i) const { return values_.payoffs.cells[i]; }
  /// Whether the host can; then hidden_ is how. In whole numbers, `unit` times as large.
  bool keeps() {
    const auto n = static_cast<std::int64_t>(size_);
    const Fraction most = value_ * Fraction(n * values_.denominator);
    // Of each cell the least place, then chances; behind them the unit.
    IntegerVector wanted(size_ + 1);
    Integer &right = wanted[size_ - 1], &unit = wanted[size_];
    unit = most.bottom();
    right.add_product(unit, n);
    Integer excess;  // of the sum at the right end, above the bound
    excess.add_product(right, cell(0)), excess -= most.top();
    // The rightmost first, each by the cell after which it was level: its slope is what the value rose since.
    std::vector<std::int64_t> pieces(size_);
    std::size_t first = 0, end = 0;
    slopes_ = pieces;
    for (std::size_t j = 1; j < size_; ++j) {
      while (end > first && cell(static_cast<std::size_t>(pieces[end - 1])) > cell(j - 1)) --end;
      if (end > first) {
        wanted[j - 1].add_product(unit, n - 1 - pieces[end - 1]);
      } else {
        wanted[j - 1] = right;
      }
      pieces[end++] = static_cast<std::int64_t>(j) - 1;
      excess.add_product(right, cell(j) - cell(j - 1));
      while (excess.sign() > 0) {
        last_ = j;
        const std::int64_t slope = first == end ? 0 : cell(j) - cell(static_cast<std::size_t>(pieces[first]));
        if (slope <= 0) return false;
        Integer over = excess;  // at the left end of the piece
        over.add_product(right, -slope), over.add_product(unit, slope * (n - 1 - pieces[first]));
        if (over.sign() > 0) {
          excess = std::move(over), right = 0;
          right.add_product(unit, n - 1 - pieces[first++]);
        } else {
          for (Integer& each : wanted) each *= slope;
          right -= excess, excess = 0, slopes_[j] = slope;
        }
      }
    }
    // From the right: what it must be at least for the next cell, or its own least place.
    wanted.pop_back();
    excess = 0;
    for (std::size_t i = size_; i-- > 0;) {
      wanted[i] -= excess;
      if (wanted[i].sign() < 0) wanted[i] = 0;
      excess += wanted[i];
    }
    hidden_ = made(std::move(wanted));
    return true;
  }
  /// The way to stop that the last failure shows; before any, to stop at once. `gain` is what the host has,
  /// times `all` the weights so far, where `reached` is larger here: where it is negative, the host takes the
  /// least; where it is positive, the host wants as much as at the cell before, and there a cut may keep it
  /// from more.
  void better() {
    IntegerVector weights(size_);
    weights[last_] = 1;
    Integer all = 1, gain;
    for (std::size_t j = last_; j-- > 0;) {
      gain.add_product(all, cell(j) - cell(j + 1));
      if (gain.sign() < 0) gain = 0;
      const std::int64_t slope = slopes_[j];
      Integer more = gain;
      more.add_product(all, -slope);
      if (slope == 0 || more.sign() <= 0) continue;
      all = gain, gain *= slope;
      for (Integer& each : weights) each *= slope;
      weights[j] = std::move(more);
    }
    stop_ = made(std::move(weights));
    std::size_t worst = 0;
    value_ = guaranteed(values_, stop_, worst);
  }
  static Mixture made(IntegerVector weights) {
    make_primitive(weights);
    return mixture_of(std::move(weights));
  }

  std::vector<std::int64_t> slopes_;  ///< where the right end was cut; 0 where it was not
  std::size_t last_ = 0;              ///< the cell at which the bound could not be kept
  std::uint64_t bounds_ = 0;
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
    const std::vector<std::uint64_t> ends = thresholds(hidden_);
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
    data.key("value").text(value_.text());
    return data;
  }

 private:
  std::uint64_t seed_ = 1;
  Token acts_{{}, 0};
};

class ReplyJob final : public StopJob {
 public:
  ReplyJob(PayoffMatrix values, std::string_view what, Token reply, bool again)
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
    Judgement out{given_ == value_, "right", {}, {}};
    if (out.right) return out;
    Fraction best;  // without mixing
    for (std::size_t s = 0; s < size_; ++s) {
      Mixture pure{IntegerVector(size_), 1};
      pure.weights[s] = 1;
      std::size_t worst = 0;
      const Fraction sure = guaranteed(values_, pure, worst);
      if (s == 0 || sure > best) best = sure;
    }
    out.key = given_ == best ? "unmixed" : given_ > value_ ? "tooHigh" : "tooLow";
    if (again_) out.texts = {given_.text()};
    return out;
  }
  /// Cells of which a value is wanted.
  Judgement worth() const {
    const Fraction truth = value_;
    Judgement out{truth == given_, "right", {}, {}};
    if (out.right) return out;
    out.key = truth > given_ ? "worthMore" : "worthLess";
    if (again_) out.texts = {truth.text()};
    return out;
  }
  Judgement stop() const {
    std::size_t worst = 0;
    const Fraction sure = guaranteed(values_, chances_, worst);
    Judgement out{sure == value_, "right", {}, {}};
    if (out.right) return out;
    const std::string cell = std::to_string(worst + 1);
    out.key = "stopBeaten", out.lit = {"cell-" + cell}, out.texts = {cell};
    if (again_) out.texts.push_back(sure.text());
    return out;
  }
  /// The rule first, then the stop that gets most.
  Judgement hidden() const {
    Fraction before, met, most;
    std::size_t best = 0;
    for (std::size_t x = 0; x < size_; ++x) {
      const Fraction allowed(static_cast<std::int64_t>(x), static_cast<std::int64_t>(size_));
      if (before > allowed) {
        const std::string cell = std::to_string(x);
        return {false, "tooEarly", {cell, before.text(), allowed.text()}, {"cell-" + cell}};
      }
      const Fraction chance(chances_.weights[x], chances_.total), worth = value_of(x);
      const Fraction here = met + (Fraction(1) - before) * worth;
      if (x == 0 || here > most) most = here, best = x;
      met = met + chance * worth, before = before + chance;
    }
    Judgement out{most == value_, "right", {}, {}};
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
/// Text: the values of 1 to 250 cells, whole numbers and fractions as in matrix_game.
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
std::unique_ptr<Job> ask_secret_stop(const Question& question) {
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
    return std::make_unique<ReplyJob>(cells(position), what.substr(6), reply, again);
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
    .limits = "cells<=250",
    .open = open_unruled<ask_secret_stop>};

}  // namespace nimlab
