#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/subject.hpp"
#include "instruments/cards/expression.hpp"

/// Hands of cards, as they are typed, and what is said of an expression of them.
namespace nimlab {

/// The largest number on a card.
inline constexpr std::uint64_t largest_card = 1'000'000;

/// Cards: a number, or an expression of numbers without blanks: "8/3", what somebody has made of two cards.
struct Cards {
  std::vector<ReadOnce::Id> ids;
  std::vector<std::uint64_t> values;  ///< the whole numbers they are made of, at most six
};

/// "3388": as long as a hand may be, without zeros. Of one such number a hand may be one card or several.
bool is_run_of_digits(std::string_view text);

/// One to six. Throws empty, too_many, and what reads an expression: Field::position.
Cards cards_of(ReadOnce& forms, std::string_view text);
ReadOnce::Signed whole_card(ReadOnce& forms, std::uint64_t value);

/// The fraction from this place on, "24", "-5/2", in lowest terms: to 10^18 over at most 10^6. Throws empty,
/// syntax, and what `number` throws.
SmallFraction target_of(std::string_view text, std::size_t begin, Field field);

/// A hand, and what is to be made of it: "3 3 8 8", or "3 3 8 8 = 10".
struct Hand {
  std::string_view cards;
  SmallFraction target;
};
Hand hand_of(std::string_view text, const SmallFraction& usual);

/// "8/3=8/3", with brackets around what is no whole number.
std::string written(const Equation& e);

/// What is true of an expression that somebody has typed for a hand.
struct Typed {
  std::string_view verdict;  ///< foreign, spent, undefined, unused, other, solved
  std::optional<ReadOnce::Signed> form;
  std::vector<std::string> steps;     ///< as it is typed
  std::vector<std::uint32_t> unused;  ///< of the hand's whole numbers, from 1
  std::optional<Token> blamed;        ///< for the first three
};
/// Of the text from `begin` on; numbers of the hand each once.
Typed read_typed(ReadOnce& forms, const Hand& hand, std::string_view text, std::size_t begin);

/// How many hands of so many cards from 1 to so much can be solved: "4 13", at most 50,000 hands.
class Hands final : public Job {
 public:
  Hands(std::string_view text, const SmallFraction& target);
  bool step() override;
  std::uint64_t done() const override { return done_; }
  std::uint64_t total() const override { return hands_; }
  Data tell() override;

  std::uint64_t solvable() const { return solvable_; }
  std::uint64_t whole() const { return whole_; }  ///< without fractions

 private:
  SmallFraction target_;
  std::vector<std::uint64_t> hand_;
  std::uint64_t largest_, hands_, done_ = 0, solvable_ = 0, whole_ = 0;
  std::unique_ptr<ReadOnce> forms_;
  std::unique_ptr<ReadOnceSearch> search_;
};

/// What is said of a reader's answer, `judge_<ask>`; nothing for an ask that there is not. Texts are "about |
/// answer".
///   judge_expression  "3 3 8 8 | 8/(3-8/3)": it makes the target. Causes: foreign, spent, undefined {part};
///                     unused {the cards}; other {value, target}, then {…, how far off}, then {…, the sign of
///                     the last operation of a solution}
///   judge_count       "3 3 8 8 | 1": so many solutions differ. Causes: fewer, more; then with how many have
///                     no fractions
///   judge_hand        "1 5 5 5 | fractions": the hand has no solution (none), solutions but all of them with
///                     fractions, or so many (count=3). "to=13": no larger card, nor 0; "different": no two
///                     cards alike. Causes: large {card, limit}, same {card}, solvable {count}, then solution
///                     {text}, unsolvable, whole, then whole_solution {text}, count {count}
///   judge_hands, judge_whole_hands  "4 13 | 1362": so many hands have a solution, one without fractions.
///                     Causes: fewer, more
std::unique_ptr<Job> judging(const Question& question, const SmallFraction& usual);

}  // namespace nimlab
