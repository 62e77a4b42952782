#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/arithmetic.hpp"
#include "core/game.hpp"
#include "core/numbers.hpp"

namespace nimlab {

/// Which coins of a row may be turned in one move: a coin that shows heads (it comes to show tails), and with
/// it coins of smaller places, whatever they show. Places count from 1.
///
/// A single head at a place has an SG value, and a row is the sum of its heads (a coin turned twice is as it
/// was): so a move at place n leads to g(n) ⊕ *others*, *others* the nim-sum of g over the other coins
/// turned, and g(n) is the mex of *others* over all moves there.
///
/// As text, the parts joined by spaces:
///   free COUNTS                 so many coins in all, anywhere: "free 1..3"
///   free COUNTS at DISTANCES    the others so far from the largest: "free 2 at 1,3,4"
///   run                         any number of neighbours
///   run COUNTS                  so many neighbours
///   spaced COUNTS               so many coins with equal gaps: "spaced 3"
///   spaced COUNTS at GAPS       with these gaps
///   take DISTANCES              one other coin at such a distance; alone where the distance leads to place 0
/// COUNTS, DISTANCES and GAPS are sets: "1,2,3", "1..3". Names for some: turtles = free 1,2 (Turning
/// Turtles), mock = free 1..3, moebius = free 1..5, mogul = free 1..7, moidores = free 1..9, twins = free 2,
/// triplets = free 3, ruler = run (E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 14).
/// A rule with a name has it as its canonical text; equal sets of moves that the list above says twice have
/// one. Limits: free: counts to 16, and at most 12 distances unless all counts are 1 or 2; run, spaced:
/// counts to 2,000; distances and gaps to 2,000.
///
/// A move is the places that are turned, from the largest down: {5, 2}. Of runs and equally spaced coins,
/// where more than three are turned, the largest, the second and the last: {9, 8, 2} are the eight from 9
/// to 2.
class CoinRule {
 public:
  /// Gets a move and the nim-sum of its other coins; false: enough.
  using VisitOption = function_ref<bool(std::uint64_t others, Move move)>;

  /// The formula for g, where one is proven (see coin_rule.cpp); `table`: mex.
  enum class Formula : std::uint8_t { single, turtles, twins, mock, triplets, ruler, table };

  virtual ~CoinRule() = default;

  const std::string& text() const { return text_; }
  /// What the text says: shape (0 free, 1 run, 2 spaced, 3 take), how many counts, the counts, the distances
  /// or gaps; no counts: any.
  const std::vector<std::uint64_t>& numbers() const { return numbers_; }
  Formula formula() const { return formula_; }
  /// The longest row: 1,000,000 with a formula, 2,000 with a table. See also `prepare`.
  std::uint64_t most_places() const { return formula_ == Formula::table ? 2'000 : 1'000'000; }

  /// A quantum of work towards the values of 1 … places; true when they are there. Throws too_large,
  /// Field::position, for more than most_places; and where a place's value is 2^20 or more, which of all
  /// rules only those reach that turn four coins or more anywhere.
  virtual bool prepare(std::uint64_t places);
  virtual std::uint64_t prepared() const { return most_places(); }
  virtual std::size_t bytes() const = 0;

  // With 1 … place prepared:
  virtual std::uint64_t value(std::uint64_t place) const = 0;
  /// Of many places, in one call.
  virtual std::vector<std::uint64_t> values(std::span<const std::uint64_t> places) const;
  /// Larger than every value and *others* of 1 … place: a power of 2.
  std::uint64_t bound(std::uint64_t place) const;
  /// Whether some move there has the *others* v. Cost: a look-up.
  virtual bool can(std::uint64_t place, std::uint64_t v) const = 0;
  /// Moves there whose *others* is v: all, until false; the answer is whether the visitor had enough.
  virtual bool each_to(std::uint64_t place, std::uint64_t v, VisitMove visit) const = 0;
  /// Of these the first as a list of numbers, and the first of those that turn the fewest coins.
  virtual std::optional<MoveNumbers> first_to(std::uint64_t place, std::uint64_t v) const;
  virtual std::optional<MoveNumbers> fewest_to(std::uint64_t place, std::uint64_t v) const;
  /// How many coins that one turns; 0 where there is none.
  virtual std::uint64_t fewest(std::uint64_t place, std::uint64_t v) const {
    const std::optional<MoveNumbers> move = fewest_to(place, v);
    return move ? turned_count(*move) : 0;
  }

  // Without preparation:
  virtual std::uint64_t option_count(std::uint64_t place) const = 0;                   ///< saturating
  virtual std::uint64_t option_count_of(std::span<const std::uint64_t> places) const;  ///< in all
  /// The moves there from an index on; true: the visitor had enough.
  virtual bool each_option(std::uint64_t place, std::uint64_t first, VisitMove visit) const = 0;
  /// Whether numbers that are decreasing and no 0 are a move.
  virtual bool allows(Move move) const = 0;
  /// All places that a move turns, decreasing.
  virtual std::vector<std::uint64_t> turned(Move move) const { return {move.begin(), move.end()}; }
  virtual std::uint64_t turned_count(Move move) const { return move.size(); }
  /// g is periodic from some place on, since moves there reach back no further than this; 0: no such bound.
  virtual std::uint64_t window() const { return 0; }

 protected:
  CoinRule(std::string text, std::vector<std::uint64_t> numbers, Formula formula)
      : text_(std::move(text)), numbers_(std::move(numbers)), formula_(formula) {}
  [[noreturn]] static void refuse_place(std::uint64_t place, std::uint64_t most);
  // `values` and `option_count_of` of a class that is final, without a call through a table for each place.
  template <class Rule>
  static std::vector<std::uint64_t> values_of(const Rule& rule, std::span<const std::uint64_t> places) {
    std::vector<std::uint64_t> out(places.size());
    for (std::size_t i = 0; i < places.size(); ++i) out[i] = rule.value(places[i]);
    return out;
  }
  template <class Rule>
  static std::uint64_t options_of(const Rule& rule, std::span<const std::uint64_t> places) {
    std::uint64_t count = 0;
    for (std::uint64_t place : places) count = saturating_add(count, rule.option_count(place));
    return count;
  }

 private:
  std::string text_;
  std::vector<std::uint64_t> numbers_;
  Formula formula_;
};

/// The rule of a text, or of some words of one. Throws Field::rule: empty (no words, or a set without
/// numbers), syntax for an unknown word, too_small for a count of 0 (a move turns its largest coin),
/// too_large, too_many.
std::unique_ptr<CoinRule> coin_rule(std::span<const Token> words);
std::unique_ptr<CoinRule> coin_rule(std::string_view text);

/// Facts tell of each head only where there are no more than so many: nobody reads more, and each becomes an
/// object in JavaScript.
inline constexpr std::size_t most_told_heads = 10'000;

/// Places of heads, increasing: what a move makes of them. `turned` is decreasing.
void turn(Position& heads, const std::vector<std::uint64_t>& turned);

}  // namespace nimlab
