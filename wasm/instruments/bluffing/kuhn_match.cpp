#include "instruments/bluffing/kuhn_match.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "core/subject.hpp"
#include "instruments/bluffing/chances.hpp"
#include "instruments/bluffing/kuhn_rules.hpp"
#include "instruments/judgement.hpp"
#include "instruments/matrices/payoffs.hpp"

namespace nimlab::kuhn {
namespace {

constexpr std::size_t most_acts = 4'000, most_dealt = 20'000;

/// Chances of a mixed way to play: of the first to bet the lowest card, to call with the middle one, to bet
/// the highest; of the second to bet the lowest after a check and to call with the middle one. All other
/// choices are those of sensible plans.
using Plan = std::vector<Fraction>;

/// Of the game, for who sits there.
Fraction value(bool first) { return {first ? -1 : 1, 18}; }

/// Optimal ones: of the first's, the one in the middle of all.
Plan optimum(bool first) {
  const auto part = [](int bottom) { return Fraction(1, bottom); };
  return first ? Plan{part(6), part(2), part(2)} : Plan{part(3), part(3)};
}

/// The deal of a hand: the reader's card and the other's.
struct Deal {
  std::size_t first, second;
  Deal(std::uint64_t seed, std::uint64_t hand) {
    const std::uint64_t of = luck(seed, hand, 0) % 6;
    first = of / 2, second = of % 2;
    if (second >= first) ++second;
  }
};

First choice(const Plan& plan, std::size_t card, std::uint64_t lucky) {
  if (card == 1) return happens(plan[1], lucky) ? First::call : First::fold;
  if (happens(plan[card], lucky)) return First::bet;
  return card == 0 ? First::fold : First::call;
}
Second reply(const Plan& plan, std::size_t card, std::uint64_t lucky) {
  const bool happened = card < 2 && happens(plan[card], lucky);
  if (card == 0) return {happened, false};
  if (card == 1) return {false, happened};
  return {true, true};
}

struct Side {
  bool first;
  Token rest;
};
Side read_side(Token text) {
  const Token word = next_token(text.text, 0);
  if (word.text.empty()) throw Error(ErrorCode::empty, Field::position);
  if (word.text != "first" && word.text != "second") {
    throw Error(ErrorCode::syntax, Field::position, excerpt(word.text), {}, text.at + word.at);
  }
  const std::size_t end = word.at + word.text.size();
  return {word.text == "first", {text.text.substr(end), text.at + end}};
}

/// A match as it is played: deals and the opponent's choices come of the seed and the hand's number, the
/// reader's from the text.
class Match {
 public:
  Match(bool first, std::uint64_t seed) : first_(first), seed_(seed) { deal(); }

  /// What the reader may do: letters.
  std::string options() const {
    if (over_) return "n";
    if (said_.empty() || said_ == "k") return "kb";
    return "fc";
  }
  bool act(char letter) {
    if (options().find(letter) == std::string::npos) return false;
    text_ += letter;
    if (letter == 'n') {
      deal();
    } else {
      bluffed(letter, mine_, true);
      say(letter);
    }
    return true;
  }
  const std::string& text() const { return text_; }
  Data tell() const {
    // Of a hand that is not over the other's card is nobody's business.
    std::vector<std::uint32_t> bluffs = bluffs_;
    if (!over_ && theirs_ == 0) --bluffs[3];
    if (!over_ && bluffed_) --bluffs[2];
    Data data;
    data.fields(16).key("position").text(position());
    data.key("seat").text(first_ ? "first" : "second");
    data.key("hand").number(hand_);
    data.key("mine").number(static_cast<std::uint32_t>(mine_ + 1));
    data.key("theirs").number(over_ ? static_cast<std::uint32_t>(theirs_ + 1) : 0);
    data.key("said").text(said_);
    data.key("chips").list(std::vector<std::uint32_t>{chips(true), chips(false)});
    data.key("options").text(options());
    data.key("over").flag(over_);
    data.key("won").text(over_ ? std::to_string(won_) : "");
    data.key("total").text(std::to_string(total_));
    data.key("totals").list(totals_);
    data.key("average").text(
        totals_.empty() ? "" : Fraction(total_, static_cast<std::int64_t>(totals_.size())).text());
    data.key("bluffs").list(bluffs);
    data.key("bluffed").flag(over_ && bluffed_).key("value").text(value(first_).text());
    return data;
  }

 private:
  std::string position() const {
    std::string out = (first_ ? "first " : "second ") + std::to_string(seed_);
    return text_.empty() ? out : out + ' ' + text_;
  }
  void deal() {
    const Deal dealt(seed_, ++hand_);
    mine_ = first_ ? dealt.first : dealt.second, theirs_ = first_ ? dealt.second : dealt.first;
    said_.clear(), over_ = bluffed_ = false;
    if (mine_ == 0) ++bluffs_[1];
    if (theirs_ == 0) ++bluffs_[3];
    if (!first_) opponent();
  }
  void opponent() {
    const std::uint64_t lucky = luck(seed_, hand_, 1);
    char letter;
    if (first_) {
      const Second does = reply(optimum(false), theirs_, lucky);
      letter = said_ == "k" ? (does.bets ? 'b' : 'k') : (does.calls ? 'c' : 'f');
    } else {
      const First does = choice(optimum(true), theirs_, lucky);
      letter = said_.empty() ? (does == First::bet ? 'b' : 'k') : (does == First::call ? 'c' : 'f');
    }
    bluffed(letter, theirs_, false);
    say(letter);
  }
  void bluffed(char letter, std::size_t card, bool reader) {
    if (letter != 'b' || card != 0) return;
    ++bluffs_[reader ? 0 : 2];
    if (!reader) bluffed_ = true;
  }
  /// The players take turns to say something, the first begins.
  void say(char letter) {
    said_ += letter;
    const bool called = letter == 'c', folded = letter == 'f', checked = said_ == "kk";
    if (!called && !folded && !checked) {
      if ((said_.size() % 2 == 0) != first_) opponent();
      return;
    }
    const std::int64_t stake = called ? 2 : 1;
    const bool reader_last = (said_.size() % 2 == 1) == first_;
    const bool wins = folded ? !reader_last : mine_ > theirs_;
    won_ = wins ? stake : -stake, total_ += won_, over_ = true;
    totals_.push_back(static_cast<std::uint32_t>(total_ + 2 * static_cast<std::int64_t>(totals_.size() + 1)));
  }
  /// What a player has laid in.
  std::uint32_t chips(bool reader) const {
    std::uint32_t out = 1;
    for (std::size_t i = 0; i < said_.size(); ++i) {
      if (((i % 2 == 0) == first_) == reader && (said_[i] == 'b' || said_[i] == 'c')) out = 2;
    }
    return out;
  }

  bool first_;
  std::uint64_t seed_;
  std::uint32_t hand_ = 0;
  std::size_t mine_ = 0, theirs_ = 0;
  std::string said_, text_;
  bool over_ = false, bluffed_ = false;  ///< the other has, in this hand
  std::int64_t won_ = 0, total_ = 0;
  std::vector<std::uint32_t> totals_;
  /// How often the reader bet the lowest card and had it, and the other.
  std::vector<std::uint32_t> bluffs_ = std::vector<std::uint32_t>(4);
};

Data read(std::string_view text) {
  const Side side = read_side({text, 0});
  const Token seed = next_token(text, side.rest.at);
  if (seed.text.empty()) return Match(side.first, 1).tell();
  Match match(side.first, number(seed, Field::position));
  const Token acts = next_token(text, seed.at + seed.text.size());
  if (acts.text.size() > most_acts) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(acts.text.size()),
                std::to_string(most_acts), acts.at);
  }
  for (std::size_t i = 0; i < acts.text.size(); ++i) {
    if (!match.act(acts.text[i])) {
      throw Error(ErrorCode::illegal_move, Field::position, excerpt(acts.text.substr(i)), match.options(),
                  acts.at + i);
    }
  }
  const Token more = next_token(text, acts.at + acts.text.size());
  if (!more.text.empty()) throw Error(ErrorCode::syntax, Field::position, excerpt(more.text), {}, more.at);
  return match.tell();
}

/// Many hands by a plan against the optimum.
Data play(const Question& question) {
  const Side side = read_side({question.text, 0});
  const Plan plan = read_chances(side.rest, side.first ? 3 : 2);
  const auto given = [&](std::size_t i) { return i < question.numbers.size() ? question.numbers[i] : 0; };
  if (given(1) > most_dealt) {
    throw Error(ErrorCode::too_many, Field::none, std::to_string(given(1)), std::to_string(most_dealt));
  }
  const Plan other = optimum(!side.first);
  std::vector<std::uint32_t> totals;
  std::int64_t total = 0;
  for (std::uint64_t hand = 1; hand <= given(1); ++hand) {
    const Deal dealt(given(0), hand);
    const std::int64_t won = played(dealt.first, dealt.second,
                                    choice(side.first ? plan : other, dealt.first, luck(given(0), hand, 1)),
                                    reply(side.first ? other : plan, dealt.second, luck(given(0), hand, 2)));
    total += side.first ? won : -won;
    totals.push_back(static_cast<std::uint32_t>(total + 2 * static_cast<std::int64_t>(hand)));
  }
  Data data;
  data.fields(2).key("total").text(std::to_string(total)).key("totals").list(totals);
  return data;
}

/// What a plan wins on average against each plan of the other, in their order.
std::vector<Fraction> against(bool first, const Plan& plan, bool sensible = true) {
  const auto mine = [&](auto plans, auto weight, auto cell) {
    Fraction sum;
    for (const auto& each : plans) sum = sum + weight(each) * Fraction(cell(each), 6);
    return sum;
  };
  const auto either = [](bool happened, const Fraction& chance) {
    return happened ? chance : Fraction(1) - chance;
  };
  std::vector<Fraction> out;
  if (first) {
    for (const SecondPlan& theirs : second_plans(sensible)) {
      out.push_back(mine(
          first_plans(true),
          [&](const FirstPlan& each) {
            return either(each[0] == First::bet, plan[0]) * either(each[1] == First::call, plan[1]) *
                   either(each[2] == First::bet, plan[2]);
          },
          [&](const FirstPlan& each) { return six_times(each, theirs); }));
    }
  } else {
    for (const FirstPlan& theirs : first_plans(sensible)) {
      out.push_back(mine(
          second_plans(true),
          [&](const SecondPlan& each) {
            return either(each[0].bets, plan[0]) * either(each[1].calls, plan[1]);
          },
          [&](const SecondPlan& each) { return -six_times(theirs, each); }));
    }
  }
  return out;
}

/// The other's answer, as 0 and 1 for each free choice: "10" bets the lowest card and folds the middle one;
/// "101" of the first bets the lowest, folds the middle, bets the highest.
std::string code(bool first, std::size_t plan) {
  std::string out;
  if (first) {
    const SecondPlan theirs = second_plans(true)[plan];
    for (bool each : {theirs[0].bets, theirs[1].calls}) out += each ? '1' : '0';
  } else {
    const FirstPlan theirs = first_plans(true)[plan];
    for (bool each : {theirs[0] == First::bet, theirs[1] == First::call, theirs[2] == First::bet}) {
      out += each ? '1' : '0';
    }
  }
  return out;
}

Data check(std::string_view text) {
  const Side side = read_side({text, 0});
  const std::vector<Fraction> all = against(side.first, read_chances(side.rest, side.first ? 3 : 2));
  const auto worst = std::min_element(all.begin(), all.end());
  Data data;
  data.fields(4);
  write(data.key("against"), all);
  data.key("worst").text(worst->text());
  data.key("answer").text(code(side.first, static_cast<std::size_t>(worst - all.begin())));
  data.key("optimal").flag(*worst == value(side.first));
  return data;
}

/// The first player's optimal plans, all of them: of each chance to bluff there is one.
Plan with_bluff(const Fraction& bluff) { return {bluff, bluff + Fraction(1, 3), bluff * Fraction(3)}; }

Data family(std::string_view text) {
  Plan plan = optimum(false);
  if (next_token(text, 0).text != "second") {
    const Fraction bluff = read_chances({text, 0}, 1)[0];
    if (bluff > Fraction(1, 3)) throw Error(ErrorCode::too_large, Field::position, bluff.text(), "1/3", 0);
    plan = with_bluff(bluff);
  }
  Data data;
  write(data, plan);
  return data;
}

/// Any plan that makes sure of the value is right. A wrong one gets the answer that beats it.
Judgement judged(bool first, const Plan& plan, bool told) {
  const std::vector<Fraction> all = against(first, plan);
  const auto worst = std::min_element(all.begin(), all.end());
  Judgement out;
  out.right = *worst == value(first);
  out.key = out.right ? "right" : first ? "firstBeaten" : "secondBeaten";
  if (out.right) return out;
  out.texts = {code(first, static_cast<std::size_t>(worst - all.begin()))};
  if (told) out.texts.push_back(worst->text());
  return out;
}

/// What the first can make sure of while the second never bets the lowest card, which leaves the second two
/// plans. Against two a row does, or two rows so mixed that both plans come to the same.
Fraction against_honest() {
  const auto theirs = second_plans(true);  // of these, in their order, the first two
  const auto rows = first_plans(true);
  std::int64_t top = -12, bottom = 1;
  for (const FirstPlan& one : rows) {
    const std::int64_t folded = six_times(one, theirs[0]), gain = six_times(one, theirs[1]) - folded;
    for (const FirstPlan& two : rows) {
      const std::int64_t other = six_times(two, theirs[0]), loss = other - six_times(two, theirs[1]);
      const bool mixed = gain > 0 && loss > 0;  // else the row alone
      const std::int64_t below = mixed ? gain + loss : 1;
      const std::int64_t above = mixed ? loss * folded + gain * other : std::min(folded, folded + gain);
      if (above * bottom > top * below) top = above, bottom = below;
    }
  }
  return {top, 6 * bottom};
}

/// The six deals under two sensible plans, counted from 1.
Data deals(std::string_view text) {
  const auto rows = first_plans(true);
  const auto columns = second_plans(true);
  const std::vector<Token> words = tokens(text);
  if (words.size() != 2) throw Error(ErrorCode::syntax, Field::position, excerpt(text), {}, 0);
  const FirstPlan& first = rows[number(words[0], Field::position, rows.size(), 1) - 1];
  const SecondPlan& second = columns[number(words[1], Field::position, columns.size(), 1) - 1];
  Data data;
  data.items(6);
  for (std::size_t a = 0; a < cards; ++a) {
    for (std::size_t b = 0; b < cards; ++b) {
      if (a == b) continue;
      const bool bets = first[a] == First::bet;
      std::string said = bets ? "b" : "k";
      if (bets) {
        said += second[b].calls ? 'c' : 'f';
      } else {
        said += second[b].bets ? 'b' : 'k';
        if (second[b].bets) said += first[a] == First::call ? 'c' : 'f';
      }
      data.fields(4).key("first").number(static_cast<std::uint32_t>(a + 1));
      data.key("second").number(static_cast<std::uint32_t>(b + 1)).key("said").text(said);
      data.key("won").text(std::to_string(played(a, b, first[a], second[b])));
    }
  }
  return data;
}

Data judge(const Question& question) {
  const auto [position, reply] = position_and_answer(question.text);
  const bool again = !question.numbers.empty() && question.numbers[0] > 0;
  const std::string_view what = question.ask.substr(6);
  const bool honest = what == "honest";
  if (honest || what == "value") {
    const Side side = read_side(position);
    const Fraction given = read_fractions(reply, 1)[0], truth = honest ? against_honest() : value(side.first);
    Judgement out{given == truth, "right", {}, {}};
    if (out.right) return told(out);
    const bool more = given > truth;
    if (honest) {
      out.key = more ? "honestTooMuch" : "honestTooLittle";
    } else {
      out.key = given == -truth ? "sign" : given.sign() == 0 ? "even" : more ? "tooMuch" : "tooLittle";
    }
    if (again) out.texts = {given.text()};
    return told(out);
  }
  if (what == "quarter") {
    std::vector<Fraction> plan = read_chances(reply, 2);
    plan.insert(plan.begin(), Fraction(1, 4));
    return told(judged(true, plan, again));
  }
  if (what == "bluff") return told(judged(false, {read_chances(reply, 1)[0], Fraction(1, 3)}, again));
  if (what == "call") return told(judged(true, {Fraction(0), read_chances(reply, 1)[0], Fraction(0)}, again));
  if (what == "first") return told(judged(true, read_chances(reply, 3), again));
  if (what == "second") return told(judged(false, read_chances(reply, 2), again));
  throw Error(ErrorCode::unsupported, Field::game, "kuhn_poker");
}

}  // namespace

Data solved(bool sensible) {
  const auto sure = [&](bool first, const Plan& plan) {
    const std::vector<Fraction> all = against(first, plan, sensible);
    return *std::min_element(all.begin(), all.end());
  };
  const Plan first = optimum(true), second = optimum(false);
  const Fraction value = sure(true, first);
  const bool proven = sure(false, second) == -value;
  Data data;
  data.fields(5).key("value").text(value.text()).key("proven").flag(proven);
  write(data.key("first"), Plan{first[0], 0, 0, first[1], first[2], 1});
  write(data.key("second"), Plan{second[0], 0, 0, second[1], 1, 1});
  data.key("firstUnique").flag(sure(true, with_bluff(0)) != value);
  return data;
}

Data answer(const Question& question) {
  if (question.ask == "read") return read(question.text);
  if (question.ask == "play") return play(question);
  if (question.ask == "check") return check(question.text);
  if (question.ask == "family") return family(question.text);
  if (question.ask == "deals") return deals(question.text);
  if (question.ask.substr(0, 6) == "judge_") return judge(question);
  throw Error(ErrorCode::unsupported, Field::game, "kuhn_poker");
}

}  // namespace nimlab::kuhn
