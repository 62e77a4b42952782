#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "core/step.hpp"
#include "instruments/all.hpp"
#include "instruments/cards/steps_to_24.hpp"
#include "instruments/cards/twenty_four_hand.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t most_count = 100'000;
constexpr std::size_t most_solutions = 20'000;
constexpr std::int64_t quantum = 10'000;  ///< combinations a step

std::uint64_t code(char operation) { return std::string_view("+-*/").find(operation) + 1; }

struct Solution {
  std::string text;
  bool whole, negative;
  ReadOnce::Signed form;
};

/// Easy ones first: without fractions, without negative values, short.
bool before(const Solution& a, const Solution& b) {
  if (a.whole != b.whole) return a.whole;
  if (a.negative != b.negative) return b.negative;
  return a.text.size() != b.text.size() ? a.text.size() < b.text.size() : a.text < b.text;
}

/// All solutions of a hand; `hint` tells one of them bit by bit.
class Solve final : public Job {
 public:
  Solve(const Hand& hand, bool hint)
      : cards_(cards_of(forms_, hand.cards)), search_(forms_, cards_.ids, hand.target), hint_(hint) {}

  bool step() override {
    if (!searched_) {
      searched_ = search_.step(quantum);
      return false;
    }
    const auto& found = search_.found();
    const std::size_t end = std::min(found.size(), at_ + 50);
    for (; at_ < end; ++at_) {
      std::vector<Equation> steps;
      Solution solution{forms_.text(found[at_], &steps), forms_[found[at_].id].whole, false, found[at_]};
      for (const Equation& e : steps) solution.negative |= e.value[0] == '-';
      whole_ += solution.whole;
      // Of too many those are forgotten that come last.
      solutions_.insert(std::move(solution));
      if (solutions_.size() > most_solutions) solutions_.erase(std::prev(solutions_.end()));
    }
    return at_ == found.size();
  }
  std::uint64_t done() const override { return search_.done(); }
  std::uint64_t total() const override { return search_.total(); }

  Data tell() override {
    Data data;
    if (hint_) {
      write(data, ladder());
      return data;
    }
    data.fields(3).key("count").count(search_.found().size()).key("whole").count(whole_);
    data.key("solutions").items(solutions_.size());
    for (const Solution& each : solutions_) {
      data.fields(2).key("text").text(each.text).key("whole").flag(each.whole);
    }
    return data;
  }

 private:
  Explanation ladder() const;

  ReadOnce forms_;
  Cards cards_;
  ReadOnceSearch search_;
  bool hint_, searched_ = false;
  std::size_t at_ = 0;
  std::uint64_t whole_ = 0;
  std::multiset<Solution, bool (*)(const Solution&, const Solution&)> solutions_{before};
};

Explanation Solve::ladder() const {
  if (solutions_.empty()) return {{"unsolvable", {}, {}, {}}};
  const Solution& best = *solutions_.begin();
  Explanation ladder{{"solvable", {search_.found().size(), whole_}, {}, {}}};
  std::vector<Equation> steps;
  forms_.text(best.form, &steps);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Equation& e = steps[i];
    if (i == 0) {
      const Equation& last = steps.back();
      ladder.push_back({"last", {code(last.operation)}, {}, {}});
      ladder.push_back({"parts", {code(last.operation)}, {}, last.left + ' ' + last.right});
    }
    std::vector<std::string> lit;  // cards of the hand, the second of two equal ones where it has to be
    std::size_t taken = cards_.ids.size();
    for (const std::uint32_t card : e.cards) {
      for (std::size_t j = 0; j < cards_.ids.size() && card != Equation::no_card; ++j) {
        if (forms_[cards_.ids[j]].parts[0] != card || j == taken) continue;
        lit.push_back(part("card", (taken = j) + 1));
        break;
      }
    }
    if (i == 0) ladder.push_back({"cards", {}, lit, {}});
    ladder.push_back({"step", {i + 1, code(e.operation)}, lit, written(e)});
  }
  ladder.push_back({"solution", {}, {}, best.text});
  return ladder;
}

/// What a board draws of a hand.
Data read(std::string_view text, const SmallFraction& usual) {
  ReadOnce forms;
  const Hand hand = hand_of(text, usual);
  const Cards cards = cards_of(forms, hand.cards);
  std::string position;
  std::vector<std::string> texts, values;
  for (const ReadOnce::Id id : cards.ids) {
    std::string each = forms.text({id, false});
    if (each[0] == '(') each = each.substr(1, each.size() - 2);  // so is what has been made of cards
    texts.push_back(std::move(each));
    values.push_back(nimlab::text(forms.value({id, false})));
    position += (position.empty() ? "" : " ") + texts.back();
  }
  // A single number that could be several cards is read back as one.
  if (texts.size() == 1 && is_run_of_digits(texts[0])) position = '(' + texts[0] + ')';
  const std::string target = nimlab::text(hand.target);
  if (!(hand.target == usual)) position += " = " + target;
  Data data;
  const bool made = cards.ids.size() == 1 && reduced(forms.value({cards.ids[0], false})) == hand.target;
  data.fields(6).key("made").flag(made).key("position").text(position).key("target").text(target);
  data.key("cards").items(texts.size());
  for (const std::string& each : texts) data.text(each);
  data.key("values").items(values.size());
  for (const std::string& each : values) data.text(each);
  data.key("numbers").list(cards.values);
  return data;
}

Data judge(std::string_view text, const SmallFraction& target) {
  std::size_t end = text.find(':'), begin = end + 1;
  if (const std::size_t wide = text.find("："); wide < end) end = wide, begin = wide + 3;
  if (end == std::string_view::npos) {
    throw Error(ErrorCode::syntax, Field::position, excerpt(text), {}, text.size());
  }
  ReadOnce forms;
  const auto& [verdict, read, steps, unused, blamed] =
      read_typed(forms, hand_of(text.substr(0, end), target), text, begin);
  Data data;
  data.fields(7).key("verdict").text(verdict).key("value");
  read ? data.text(nimlab::text(forms.value(*read))) : data.nothing();
  data.key("canonical");
  read ? data.text(forms.text(*read)) : data.nothing();
  data.key("steps").items(steps.size());
  for (const std::string& step : steps) data.text(step);
  data.key("unused").list(unused).key("part");
  blamed ? data.text(excerpt(blamed->text)) : data.nothing();
  data.key("at");
  blamed ? data.number(static_cast<std::uint32_t>(blamed->at)) : data.nothing();
  return data;
}
/// As HDU 5308 wants them.
Data told(const StepsTo24& steps, std::size_t given) {
  std::vector<std::uint8_t> operations(steps.operations().size());
  std::transform(steps.operations().begin(), steps.operations().end(), operations.begin(),
                 [](char each) { return static_cast<std::uint8_t>(code(each)); });
  Data data;
  data.fields(5).key("possible").flag(steps.possible()).key("left").list(steps.left()).key("operations");
  data.list(std::span<const std::uint8_t>(operations)).key("right").list(steps.right()).key("values");
  data.list(std::span<const std::uint32_t>(steps.values()).subspan(given));
  return data;
}
/// Twenty-four: make a number of one to six cards, each used once, by + − × ÷ and brackets; exactly, in
/// fractions. Rule: the target, a fraction from −10^18 to 10^18 over at most 10^6: "24", "-5/2". A hand:
/// whole numbers to 10^6 apart, "3 3 8 8"; instead of a number there may be an expression without blanks,
/// "8/3", which stays as it is: what somebody has made so far. Of whole numbers there are at most six in all.
///
/// Which expressions are the same, instruments/cards/read_once.hpp says: those that are the same function of
/// the cards. Behind the hand there may be another target, "3 3 8 8 = 10".
///   read    "3 3 8 8": { position (canonical), target, cards, values (texts), numbers (the whole numbers),
///           made (one card is left, and it is the target) }; of an expression, "8/3 3 8", its canonical text
///           and its value
///   solve   "3 3 8 8": { count, whole (numbers of solutions, of those without fractions), solutions: [{
///   text,
///           whole }] }, one text of each, easy ones first: without fractions, without negative values,
///           short. Without fractions: all values of the canonical form, those of its sums and products, are
///           integers. Listed are 20,000, the easiest.
///   hint    "3 3 8 8": a ladder of steps to the easiest solution: unsolvable; or solvable {count, whole},
///   last
///           {the last operation: 1 + 2 − 3 × 4 ÷}, parts {the same} (position: the two values it is made
///           of, "4 6"), cards (lit: the two cards to begin with, "card-2", as the hand has them), then step
///           {number, operation} (position: "8/3=8/3", lit the cards in it), and solution (position: its
///           text)
///   judge   "3 3 8 8: 8/(3-8/3)": { verdict, value (text, none where there is none), canonical (the text
///   that
///           `solve` has for it, where all cards are numbers), steps (texts, as it is typed), unused (which
///           of the hand's whole numbers, from 1), part, at (what is wrong, and where, for the first three)
///           }. Verdicts: foreign (no such number), spent (used too often), undefined (divides by 0), unused
///           (numbers are left), other (another value), solved
///   hands   "4 13": { hands, solvable, whole }: of all hands of so many cards from 1 to so much (at most
///   50,000
///           hands) how many there are, have a solution, have one without fractions
///   judge_…  twenty_four_hand.hpp
///   consecutive, copies   "n", to 10^5: { possible, left, operations, right, values }: 24 from 1, 2, …, n
///           (Codeforces 468A), or from n times n (HDU 5308), in n − 1 steps; none for n < 4. Numbers are
///           named by their place, from 1, what step i makes is number n + i; operations as above, values
///           whole. Why: instruments/cards/steps_to_24.hpp.
/// Errors: 0 or 7 cards, words, negative and large numbers, each with its place. Cost: 0.1 ms for four cards,
/// 3 ms for five, 50 ms for six, some 15 MB.
class TwentyFour final : public Subject {
 public:
  explicit TwentyFour(std::string_view rule)
      : target_(target_of(rule, 0, Field::rule)), rule_(text(target_)) {}

  const std::string& rule() const override { return rule_; }
  std::size_t bytes() const override { return 0; }

  std::unique_ptr<Job> ask(const Question& question) override {
    const std::string_view what = question.ask, text = question.text;
    if (what == "read") return std::make_unique<ToldAtOnce>(read(text, target_));
    if (what == "solve" || what == "hint") {
      return std::make_unique<Solve>(hand_of(text, target_), what == "hint");
    }
    if (what == "judge") return std::make_unique<ToldAtOnce>(judge(text, target_));
    if (what == "hands") return std::make_unique<Hands>(text, target_);
    if (auto job = judging(question, target_)) return job;
    if (what != "consecutive" && what != "copies") {
      throw Error(ErrorCode::unsupported, Field::game, std::string(instrument::twenty_four.name));
    }
    const auto n = number(only_token(text, Field::position), Field::position, most_count, 1);
    const auto numbers = static_cast<std::uint32_t>(n);
    return std::make_unique<ToldAtOnce>(
        told(what == "copies" ? StepsTo24::copies(numbers) : StepsTo24::consecutive(numbers), n));
  }

 private:
  SmallFraction target_;
  std::string rule_;
};

std::unique_ptr<Subject> open_twenty_four(std::string_view rule) {
  return std::make_unique<TwentyFour>(rule);
}

}  // namespace

const InstrumentInfo instrument::twenty_four{
    .name = "twenty_four",
    .default_rule = "24",
    .example = "3 3 8 8",
    .questions =
        "read solve hint judge hands consecutive copies judge_expression judge_count "
        "judge_hand judge_hands judge_whole_hands",
    .theorem = "oeis-a140606",
    .limits = "cards<=6 number<=1000000 hands<=50000 n<=100000 solutions<=20000",
    .open = open_twenty_four};

}  // namespace nimlab
