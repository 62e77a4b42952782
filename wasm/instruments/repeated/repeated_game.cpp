#include <algorithm>
#include <span>
#include <string>
#include <utility>

#include "core/subject.hpp"
#include "instruments/all.hpp"
#include "instruments/judgement.hpp"
#include "instruments/matrices/payoffs.hpp"
#include "instruments/repeated/generations.hpp"
#include "instruments/repeated/repeated_rounds.hpp"

namespace nimlab {
namespace {

using Numbers = std::vector<std::uint32_t>;

/// To a tenth, half of one away from 0; whole where it is whole: for pictures, which have no room for more.
std::string tenths(const Fraction& value) {
  const bool below = value.sign() < 0;
  const Integer top = below ? -value.top() : value.top();
  Integer tens = (top * 20 + value.bottom()) / (value.bottom() * 2);
  const std::uint32_t last = tens.modulo(10);
  std::string out = (tens / 10).text();
  if (value.bottom() != Integer(1)) out += '.' + std::to_string(last);
  return (below && !tens.is_zero() ? "-" : "") + out;
}

void write_tenths(Data& data, std::string_view name, std::span<const Fraction> numbers) {
  data.key(name).items(numbers.size());
  for (const Fraction& each : numbers) data.text(tenths(each));
}

/// What all plans get against all, in sums over one denominator.
class ScoresJob : public Job {
 public:
  explicit ScoresJob(RepeatedGame game) : game_(std::move(game)), scores_(size() * size()) {}
  bool step() override {
    // Some thousand products of numbers, by how long they are.
    for (std::size_t work = 0; work < 20'000;) {
      if (first_ == size()) return true;
      const Machine &one = game_.plans[first_].machine, &other = game_.plans[second_].machine;
      if (!encounter_) encounter_.emplace(game_, one, other);
      if (!encounter_->over()) {
        encounter_->play();
        work += one.size() * other.size() * (1 + (game_.slip > 0 ? game_.rounds : 0));
        continue;
      }
      scores_[first_ * size() + second_] = encounter_->wins(true);
      scores_[second_ * size() + first_] = encounter_->wins(false);
      encounter_.reset();
      ++pairs_, work += 1'000;
      if (++second_ == size()) second_ = ++first_;
    }
    return false;
  }
  std::uint64_t done() const override { return pairs_; }
  std::uint64_t total() const override { return size() * (size() + 1) / 2; }

 protected:
  std::size_t size() const { return game_.plans.size(); }
  const Integer& score(std::size_t one, std::size_t other) const { return scores_[one * size() + other]; }
  Integer sum(std::size_t one) const {
    Integer out;
    for (std::size_t other = 0; other < size(); ++other) out += score(one, other);
    return out;
  }
  /// Plans from 1, the highest sum first.
  static Numbers ordered(const std::vector<Integer>& sums) {
    Numbers out;
    for (std::uint32_t i = 1; i <= sums.size(); ++i) out.push_back(i);
    std::stable_sort(out.begin(), out.end(), [&](auto i, auto j) { return sums[i - 1] > sums[j - 1]; });
    return out;
  }
  std::vector<Fraction> expected(const std::vector<Integer>& sums) const {
    std::vector<Fraction> out;
    for (const Integer& each : sums) out.push_back(over_rounds(game_, each));
    return out;
  }
  std::vector<Integer> sums() const {
    std::vector<Integer> out;
    for (std::size_t i = 0; i < size(); ++i) out.push_back(sum(i));
    return out;
  }
  RepeatedGame game_;
  std::vector<Integer> scores_;

 private:
  std::size_t first_ = 0, second_ = 0;
  std::optional<Encounter> encounter_;
  std::uint64_t pairs_ = 0;
};

/// Scores, then sums of them, then the most against each plan: all as fractions, which take time, too.
class TournamentJob final : public ScoresJob {
 public:
  using ScoresJob::ScoresJob;
  bool step() override {
    if (sums_.empty()) {
      if (ScoresJob::step()) sums_ = sums();
    } else if (most_.size() < size()) {
      most_.push_back(best_reply(game_, game_.plans[most_.size()].machine).wins);
    } else {
      const std::size_t i = fractions_.size(), n = size();
      fractions_.push_back(over_rounds(game_, i < n * n       ? scores_[i]
                                              : i < n * n + n ? sums_[i - n * n]
                                                              : most_[i - n * n - n]));
      return fractions_.size() == n * n + 2 * n;
    }
    return false;
  }
  Data tell() override {
    const std::size_t n = size();
    Numbers places, leaders, worst;
    for (std::size_t i = 0; i < n; ++i) {
      places.push_back(1);
      for (const Integer& each : sums_) places.back() += each > sums_[i] ? 1u : 0u;
      if (places.back() == 1) leaders.push_back(static_cast<std::uint32_t>(i + 1));
      std::uint32_t against = 0;
      for (std::uint32_t j = 1; j < n; ++j) {
        if (most_[j] - score(i, j) > most_[against] - score(i, against)) against = j;
      }
      worst.push_back(against + 1);
    }
    const std::span<const Fraction> all(fractions_);
    Data data;
    data.fields(10);
    write_both(data, "scores", all.first(n * n));
    write_both(data, "totals", all.subspan(n * n, n));
    write_both(data, "most", all.last(n));
    data.key("order").list(ordered(sums_)).key("places").list(places).key("leaders").list(leaders);
    data.key("worst").list(worst);
    return data;
  }

 private:
  static void write_both(Data& data, const std::string& name, std::span<const Fraction> numbers) {
    write(data.key(name), numbers);
    write_tenths(data, name + "Near", numbers);
  }
  std::vector<Integer> sums_, most_;
  std::vector<Fraction> fractions_;
};

class ReadJob final : public ScoresJob {
 public:
  using ScoresJob::ScoresJob;
  bool step() override { return game_.slip > 0 || ScoresJob::step(); }
  Data tell() override {
    const bool sure = game_.slip == 0;
    std::vector<Fraction> wins;
    for (const auto& row : game_.wins) {
      for (const std::int64_t each : row) wins.emplace_back(each, game_.denominator);
    }
    Data data;
    data.fields(8).key("position").text(game_.position).key("rounds").number(game_.rounds);
    data.key("slip").text(Fraction(game_.slip, game_.parts).text());
    write(data.key("wins"), wins);
    data.key("plans").items(size());
    for (const auto& [text, machine] : game_.plans) {
      std::vector<std::uint8_t> acts, next;
      for (const MachineState& state : machine) {
        acts.push_back(static_cast<std::uint8_t>(state.act + 1));
        for (const std::uint8_t each : state.next) next.push_back(static_cast<std::uint8_t>(each + 1));
      }
      data.fields(4).key("text").text(text).key("name").text(plan_name(machine));
      data.key("acts").list(acts).key("next").list(next);
    }
    const std::vector<Integer> none, sums = sure ? this->sums() : none;
    write_tenths(data, "scores", expected(sure ? scores_ : none));
    write_tenths(data, "totals", expected(sums));
    data.key("order").list(ordered(sums));
    return data;
  }
};

class GenerationsJob final : public ScoresJob {
 public:
  GenerationsJob(RepeatedGame game, const Token& people)
      : ScoresJob(std::move(game)), people_(read_population(people, size())) {}
  bool step() override {
    if (!scored_) return scored_ = ScoresJob::step(), false;
    return next_generation(scores_, people_);
  }
  Data tell() override {
    Numbers all;
    for (const auto& each : people_.counts) all.insert(all.end(), each.begin(), each.end());
    Data data;
    data.fields(4)
        .key("replaced")
        .number(people_.replaced)
        .key("plans")
        .number(static_cast<std::uint32_t>(size()));
    data.key("counts").list(all).key("again").number(static_cast<std::uint32_t>(people_.again));
    return data;
  }

 private:
  Population people_;
  bool scored_ = false;
};

/// Numbers of plans, from 1, as so many words.
std::vector<std::size_t> chosen_plans(const std::vector<Token>& parts, std::size_t count, std::size_t plans) {
  if (parts.size() < 4) {
    throw Error(ErrorCode::empty, Field::position, {}, {}, parts.back().at + parts.back().text.size());
  }
  std::vector<std::size_t> out;
  for (const Token& each : tokens(parts[3].text)) {
    const Token word{each.text, parts[3].at + each.at};
    if (out.size() == count) throw Error(ErrorCode::syntax, Field::position, excerpt(word.text), {}, word.at);
    out.push_back(static_cast<std::size_t>(number(word, Field::position, plans, 1) - 1));
  }
  if (out.size() < count) {
    throw Error(ErrorCode::empty, Field::position, {}, {}, parts[3].at + parts[3].text.size());
  }
  return out;
}

std::vector<std::uint8_t> from_one(const Acts& acts) {
  std::vector<std::uint8_t> out;
  for (const std::uint8_t act : acts) out.push_back(static_cast<std::uint8_t>(act + 1));
  return out;
}

void write_side(Data& data, const RepeatedGame& game, const std::string& side, const Acts& acts,
                const std::vector<std::int64_t>& wins) {
  std::vector<Fraction> each;
  std::int64_t sum = 0;  // at most 200 payoffs of at most 10^15
  for (const std::int64_t one : wins) each.emplace_back(one, game.denominator), sum += one;
  data.key(side + "Acts").list(from_one(acts));
  write(data.key(side + "Wins"), each);
  data.key(side + "Sum").text(Fraction(sum, game.denominator).text());
}

Data match_told(const RepeatedGame& game, const std::vector<std::size_t>& who) {
  const Match match = matched(game, game.plans[who[0]].machine, game.plans[who[1]].machine);
  Data data;
  data.fields(8);
  write_side(data, game, "one", match.one, match.one_wins);
  write_side(data, game, "other", match.other, match.other_wins);
  data.key("oneStates").list(match.one_states).key("otherStates").list(match.other_states);
  return data;
}

Data play_told(RepeatedGame game, std::size_t who, const std::vector<std::uint64_t>& numbers) {
  game.slip = 0, game.parts = 1;
  if (numbers.size() > game.rounds) {
    throw Error(ErrorCode::game_over, Field::none, std::to_string(numbers.size()),
                std::to_string(game.rounds));
  }
  Acts acts;
  for (const std::uint64_t each : numbers) {
    if (each < 1 || each > 2) {
      throw Error(each < 1 ? ErrorCode::too_small : ErrorCode::too_large, Field::none, std::to_string(each),
                  each < 1 ? "1" : "2");
    }
    acts.push_back(static_cast<std::uint8_t>(each - 1));
  }
  const Machine& plan = game.plans[who].machine;
  const Match match = answered(game, acts, plan);
  Data data;
  data.fields(8);
  write_side(data, game, "one", match.one, match.one_wins);
  write_side(data, game, "other", match.other, match.other_wins);
  data.key("over").flag(numbers.size() == game.rounds);
  data.key("most").text(over_rounds(game, best_reply(game, plan).wins).text());
  return data;
}

Data best_told(const RepeatedGame& game, std::size_t who) {
  const BestReply best = best_reply(game, game.plans[who].machine);
  const Fraction most = over_rounds(game, best.wins);
  Data data;
  data.fields(3).key("most").text(most.text()).key("near").text(tenths(most));
  data.key("acts").list(from_one(best.acts));
  return data;
}

class JudgeJob final : public ScoresJob {
 public:
  JudgeJob(RepeatedGame game, std::string_view what, const Token& answer)
      : ScoresJob(std::move(game)), what_(what), given_(read_answer(answer)) {
    if (what == "score" && size() < 2) throw Error(ErrorCode::empty, Field::position, {}, {}, answer.at - 1);
  }
  bool step() override { return what_ == "best" || ScoresJob::step(); }
  Data tell() override {
    const Fraction truth = over_rounds(game_, what_ == "best" ? best_reply(game_, game_.plans[0].machine).wins
                                              : what_ == "total" ? sum(0)
                                                                 : score(0, 1));
    const bool low = given_ < truth;
    Judgement out{given_ == truth, "right", {}, {}};
    if (!out.right)
      out.key = what_ == "best" ? (low ? "bestLow" : "bestHigh") : low ? "scoreLow" : "scoreHigh";
    return told(out);
  }

 private:
  static Fraction read_answer(const Token& answer) {
    const PayoffRow row = read_row(answer, 1);
    return {row.read.numbers[0], row.read.denominator};
  }
  std::string what_;
  Fraction given_;
};

/// A symmetric game of two acts that plans play again and again, each against each (R. Axelrod 1984). Text:
/// the game as in bimatrix, 2 × 2; rounds, 1 to 200, and where there is one the chance of a slip, 0 to 1/2:
/// each act turns out as the other one with this chance, each by itself; 1 to 12 plans, by name or as
/// machines of at most 8 states (instruments/repeated/machines.hpp):
///   "6,6 2,8; 8,2 3,3 | 10 1/20 | all_c tit_for_tat 112.221"
/// Plans are counted from 1, as acts and states are. Scores are expectations, exact, over parts^(2 rounds)
/// where the chance is in so many parts; …Near is to a tenth.
///   read         { position, rounds, slip, wins: of the first player by both acts, plans: { text, name: of
///                one that acts alike, or "", acts, next: of each state after 1 and 2 }; scores, totals,
///                order: as of a tournament, to a tenth; none where there are slips }
///   tournament   { scores: of each against each, itself included, plan by plan; totals; most: that anybody
///                gets against each; order: the plan with the highest total first; places; leaders: all with
///                the highest total; worst: against which plan each gets least of the most }
///   match        "… | 1 2": { oneActs, oneWins, oneSum, oneStates; other… }, without slips
///   play         "… | 1", numbers: the reader's acts: { one…: the reader's, other…: the plan's, both
///                without states; over; most: that can be got }, without slips. game_over for more acts than
///                rounds
///   best         "… | 1": { most, near, acts: one way to it without slips }
///   generations  "… | 5 10 10": how many are replaced, and how many follow each plan (generations.hpp):
///                { replaced, plans, counts: generation by generation, again: the generation, from 0, that
///                the last one equals; or that one itself where none does }
/// judge_best "… | 62": the most that anybody gets against the first plan; judge_total: the total of the
/// first; judge_score: what the first gets against the second.
std::unique_ptr<Job> ask_repeated_game(const Question& question) {
  const std::string_view what = question.ask;
  const bool judges = what.substr(0, 6) == "judge_";
  const auto is = [&](std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), what) != names.end();
  };
  if (!is({"read", "tournament", "match", "play", "best", "generations", "judge_best", "judge_total",
           "judge_score"})) {
    throw Error(ErrorCode::unsupported, Field::game, std::string(instrument::repeated_game.name));
  }
  const std::vector<Token> parts = between_bars(question.text);
  const std::size_t most_parts = is({"read", "tournament"}) ? 3 : 4;
  RepeatedGame game = read_repeated(parts);
  if (parts.size() > most_parts)
    throw Error(ErrorCode::syntax, Field::position, "|", {}, parts[most_parts].at - 1);
  if (what == "read") return std::make_unique<ReadJob>(std::move(game));
  if (what == "tournament") return std::make_unique<TournamentJob>(std::move(game));
  if (parts.size() < 4) {
    throw Error(ErrorCode::empty, Field::position, {}, {}, question.text.size());
  }
  if (what == "generations") return std::make_unique<GenerationsJob>(std::move(game), parts[3]);
  if (judges) return std::make_unique<JudgeJob>(std::move(game), what.substr(6), parts[3]);
  const std::vector<std::size_t> who = chosen_plans(parts, what == "match" ? 2 : 1, game.plans.size());
  return std::make_unique<ToldAtOnce>(what == "match" ? match_told(game, who)
                                      : what == "best"
                                          ? best_told(game, who[0])
                                          : play_told(std::move(game), who[0], question.numbers));
}

}  // namespace

const InstrumentInfo instrument::repeated_game{
    .name = "repeated_game",
    .example = "6,6 2,8; 8,2 3,3 | 10 | all_c all_d tit_for_tat grim tit_for_two_tats tester",
    .questions = "read tournament match play best generations judge_best judge_total judge_score",
    .theorem = "axelrod-1984",
    .limits = "rounds<=200 plans<=12 states<=8 parts<=100 population<=1000 generations<=100",
    .open = open_unruled<ask_repeated_game>};

}  // namespace nimlab
