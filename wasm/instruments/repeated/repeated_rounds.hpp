#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "instruments/repeated/machines.hpp"
#include "math/fraction.hpp"

/// A symmetric game of two acts, played in rounds by plans; what they get, and the most that can be got.
namespace nimlab {

inline constexpr std::size_t most_repeated_rounds = 200, most_tournament_plans = 12;
inline constexpr std::int64_t most_slip_denominator = 100;

using Acts = std::vector<std::uint8_t>;  ///< 0 or 1 each

struct RepeatedGame {
  /// Of the first player, times the denominator, by own act and the other's.
  std::array<std::array<std::int64_t, 2>, 2> wins;
  std::int64_t denominator;
  std::uint32_t rounds;
  /// The chance that an act turns out as the other one, each by itself: slip / parts, 0 / 1 if none.
  std::int64_t slip, parts;
  std::vector<Plan> plans;
  std::string position;  ///< canonical
};

/// "6,6 2,8; 8,2 3,3 | 10 1/20 | tit_for_tat 112.221": the game as bimatrix reads it, rounds and the chance
/// of a slip, plans. Throws what read_pairs, read_chances and read_plan do; empty for a part that is missing,
/// and for a game that is smaller; syntax with what it should be as the limit for a cell that is not
/// symmetric; too_large for a chance above 1/2 or a denominator above most_slip_denominator; too_many plans.
/// Parts from the fourth on are the caller's.
RepeatedGame read_repeated(const std::vector<Token>& parts);

/// A sum over all rounds, as a fraction.
Fraction over_rounds(const RepeatedGame& game, const Integer& sum);

/// What a plan gets against another, as it is expected: round by round, from the chances of all pairs of
/// states.
class Encounter {
 public:
  Encounter(const RepeatedGame& game, const Machine& one, const Machine& other);
  bool over() const { return round_ == game_.rounds; }
  /// Plays one round more. Cost: 4 pairs of acts for each pair of states, times the length of the numbers.
  void play();
  /// What each gets, times the denominator and parts^2 to the power of the rounds played.
  Integer wins(bool one) const;

 private:
  const RepeatedGame& game_;
  const Machine &one_, &other_;
  std::uint32_t round_ = 0;
  std::vector<Integer> chances_;  ///< of pairs of states, times parts^2 to the power of round_
  std::array<std::array<Integer, 2>, 2>
      played_;  ///< how often each pair of acts is expected so far, likewise
};

/// The most that anybody gets against a plan, who knows it and sees every act, slips included, in so many
/// rounds: by what is left of the rounds and its states, from the end.
struct BestReply {
  Integer wins;  ///< as Encounter's
  /// One way to it, where nothing slips; of equals the first act.
  Acts acts;
};
BestReply best_reply(const RepeatedGame& game, const Machine& plan);

/// Without slips.
struct Match {
  Acts one, other;
  std::vector<std::uint32_t> one_states, other_states;  ///< in each round, from 1
  std::vector<std::int64_t> one_wins, other_wins;       ///< times the denominator
};
Match matched(const RepeatedGame& game, const Machine& one, const Machine& other);
/// The same of acts that are given, at most as many as there are rounds.
Match answered(const RepeatedGame& game, const Acts& acts, const Machine& plan);

}  // namespace nimlab
