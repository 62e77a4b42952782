#include <algorithm>

#include "instruments/cards/twenty_four_hand.hpp"
#include "instruments/judgement.hpp"

namespace nimlab {
namespace {

constexpr std::int64_t judged_a_step = 10'000;  ///< combinations a step

Token only_word(std::string_view text, std::size_t begin) {
  const Token word = next_token(text, begin);
  if (word.text.empty()) throw Error(ErrorCode::empty, Field::position);
  if (const Token more = next_token(text, word.at + word.text.size()); !more.text.empty()) {
    throw Error(ErrorCode::syntax, Field::position, excerpt(more.text), {}, more.at);
  }
  return word;
}

std::string_view sign_of(char operation) {
  switch (operation) {
    case '+': return "+";
    case '-': return "−";
    case '*': return "×";
    default: return "÷";
  }
}

/// Of a hand, which is searched where that is needed.
class Judging : public Job {
 public:
  Judging(std::string_view text, std::size_t bar, const SmallFraction& usual)
      : text_(text), begin_(bar + 1), hand_(hand_of(std::string_view(text_).substr(0, bar), usual)) {
    cards_ = cards_of(forms_, hand_.cards);
  }

  bool step() override {
    if (search_ && !search_->step(judged_a_step)) return false;
    judge();
    return true;
  }
  std::uint64_t done() const override { return search_ ? search_->done() : 0; }
  std::uint64_t total() const override { return search_ ? search_->total() : 0; }
  Data tell() override { return told(judgement_); }

 protected:
  virtual void judge() = 0;

  void search() { search_ = std::make_unique<ReadOnceSearch>(forms_, cards_.ids, hand_.target); }
  const std::vector<ReadOnce::Signed>& found() const { return search_->found(); }
  bool is_whole(const ReadOnce::Signed& e) const { return forms_[e.id].whole; }
  std::uint64_t whole() const {
    return static_cast<std::uint64_t>(
        std::count_if(found().begin(), found().end(), [&](const auto& e) { return is_whole(e); }));
  }
  /// A solution, one without fractions if there is one.
  const ReadOnce::Signed& easy() const {
    const auto at = std::find_if(found().begin(), found().end(), [&](const auto& e) { return is_whole(e); });
    return at == found().end() ? found().front() : *at;
  }
  void say(std::string_view key, std::vector<std::string> texts = {}) {
    judgement_.key = key;
    judgement_.texts = std::move(texts);
  }

  const std::string text_;
  const std::size_t begin_;  ///< of the answer
  const Hand hand_;
  ReadOnce forms_;
  Cards cards_;
  std::unique_ptr<ReadOnceSearch> search_;
  Judgement judgement_;
};

class JudgeExpression final : public Judging {
 public:
  JudgeExpression(std::string_view text, std::size_t bar, const SmallFraction& usual, std::uint64_t tries)
      : Judging(text, bar, usual), tries_(tries), typed_(read_typed(forms_, hand_, text_, begin_)) {
    judgement_.right = typed_.verdict == "solved";
    if (typed_.verdict == "other" && tries_ > 1) search();
  }

 private:
  void judge() override {
    if (judgement_.right) return;
    say(typed_.verdict);
    if (typed_.blamed) judgement_.texts = {excerpt(typed_.blamed->text)};
    for (const std::uint32_t i : typed_.unused) {
      if (typed_.verdict != "unused") break;
      judgement_.texts.push_back(std::to_string(cards_.values[i - 1]));
      judgement_.lit.push_back("card-" + std::to_string(i));
    }
    if (typed_.verdict != "other") return;
    const SmallFraction value = forms_.value(*typed_.form);
    judgement_.texts = {nimlab::text(value), nimlab::text(hand_.target)};
    if (tries_ == 0) return;
    if (search_ && !found().empty()) {
      std::vector<Equation> steps;
      forms_.text(easy(), &steps);
      if (!steps.empty()) {
        judgement_.key = "last";
        judgement_.texts.emplace_back(sign_of(steps.back().operation));
        return;
      }
    }
    const SmallFraction off = reduced(value - hand_.target);
    judgement_.key = off.num < 0 ? "below" : "above";
    judgement_.texts.push_back(nimlab::text(off.num < 0 ? -off : off));
  }

  const std::uint64_t tries_;
  const Typed typed_;
};

class JudgeCount final : public Judging {
 public:
  JudgeCount(std::string_view text, std::size_t bar, const SmallFraction& usual, std::uint64_t tries)
      : Judging(text, bar, usual), tries_(tries), said_(number(only_word(text_, begin_), Field::position)) {
    search();
  }

 private:
  void judge() override {
    judgement_.right = found().size() == said_;
    if (judgement_.right) return;
    const bool fewer = found().size() < said_;
    // Where no solution has fractions, their number without would be the answer.
    if (tries_ == 0 || whole() == found().size())
      say(fewer ? "fewer" : "more");
    else
      say(fewer ? "fewer_whole" : "more_whole", {std::to_string(whole())});
  }

  const std::uint64_t tries_, said_;
};

class JudgeHand final : public Judging {
 public:
  JudgeHand(std::string_view text, std::size_t bar, const SmallFraction& usual, std::uint64_t tries)
      : Judging(text, bar, usual), tries_(tries) {
    for (Token word = next_token(text_, begin_); !word.text.empty();
         word = next_token(text_, word.at + word.text.size())) {
      const auto behind = [&](std::string_view name) {
        return number({word.text.substr(name.size()), word.at + name.size()}, Field::position);
      };
      if (word.text.starts_with("count="))
        want_ = "count", count_ = behind("count=");
      else if (word.text.starts_with("to="))
        largest_ = behind("to=");
      else if (word.text == "different")
        different_ = true;
      else if (word.text == "none" || word.text == "fractions")
        want_ = word.text;
      else
        throw Error(ErrorCode::syntax, Field::position, excerpt(word.text), {}, word.at);
    }
    search();
  }

 private:
  void judge() override {
    for (std::size_t i = 0; i < cards_.values.size(); ++i) {
      const std::uint64_t each = cards_.values[i];
      const bool large = largest_ > 0 && (each == 0 || each > largest_);
      const bool same = different_ && std::count(cards_.values.begin(), cards_.values.end(), each) > 1;
      if (!large && !same) continue;
      if (large)
        say("large", {std::to_string(each), std::to_string(largest_)});
      else
        say("same", {std::to_string(each)});
      judgement_.lit = {"card-" + std::to_string(i + 1)};
      return;
    }
    const std::uint64_t count = found().size();
    const bool tell = tries_ > 0;
    if (want_ == "none") {
      judgement_.right = count == 0;
      if (count > 0 && !tell) say("solvable", {std::to_string(count)});
      if (count > 0 && tell) say("solution", {forms_.text(easy())});
    } else if (want_ == "fractions") {
      judgement_.right = count > 0 && whole() == 0;
      if (count == 0) say("unsolvable");
      if (whole() > 0 && !tell) say("whole");
      if (whole() > 0 && tell) say("whole_solution", {forms_.text(easy())});
    } else {
      judgement_.right = count == count_;
      if (!judgement_.right) say("count", {std::to_string(count)});
    }
  }

  const std::uint64_t tries_;
  std::string_view want_ = "none";
  std::uint64_t count_ = 0, largest_ = 0;
  bool different_ = false;
};

class JudgeHands final : public Job {
 public:
  JudgeHands(std::string_view text, std::size_t bar, const SmallFraction& target, bool whole)
      : hands_(text.substr(0, bar), target),
        whole_(whole),
        said_(number(only_word(text, bar + 1), Field::position)) {}

  bool step() override { return hands_.step(); }
  std::uint64_t done() const override { return hands_.done(); }
  std::uint64_t total() const override { return hands_.total(); }
  Data tell() override {
    const std::uint64_t count = whole_ ? hands_.whole() : hands_.solvable();
    Judgement judgement{count == said_, {}, {}, {}};
    if (count != said_) judgement.key = count < said_ ? "fewer" : "more";
    return told(judgement);
  }

 private:
  Hands hands_;
  bool whole_;
  std::uint64_t said_;
};

}  // namespace

std::unique_ptr<Job> judging(const Question& question, const SmallFraction& usual) {
  const std::string_view ask = question.ask, text = question.text;
  if (!ask.starts_with("judge_")) return nullptr;
  const std::size_t bar = text.find('|');
  if (bar == std::string_view::npos) {
    throw Error(ErrorCode::syntax, Field::position, excerpt(text), {}, text.size());
  }
  const std::uint64_t tries = question.numbers.empty() ? 0 : question.numbers[0];
  if (ask == "judge_expression") return std::make_unique<JudgeExpression>(text, bar, usual, tries);
  if (ask == "judge_count") return std::make_unique<JudgeCount>(text, bar, usual, tries);
  if (ask == "judge_hand") return std::make_unique<JudgeHand>(text, bar, usual, tries);
  if (ask == "judge_hands" || ask == "judge_whole_hands") {
    return std::make_unique<JudgeHands>(text, bar, usual, ask == "judge_whole_hands");
  }
  return nullptr;
}

}  // namespace nimlab
