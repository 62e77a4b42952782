#pragma once

#include <cstddef>
#include <string_view>

#include "core/subject.hpp"
#include "core/wire.hpp"
#include "math/fraction.hpp"

/// Codeforces 98E: the stage of a pair of hands as a game of 2 × 2, and rounds that are played.
namespace nimlab::guess {

inline constexpr std::uint64_t most_cards = 1'000;  ///< of a hand
inline constexpr std::uint64_t most_exact = 8;      ///< cards of a hand whose chances are told as fractions

/// The chance of the player to move, who holds n cards to the other's m, both to most_exact.
Fraction exact(std::size_t n, std::size_t m);

/// Ask for a card that is not one's own, or bluff with one that is; be believed, or not. n, m > 0.
struct Asking {
  Fraction honest_believed, honest_doubted, bluff_believed, bluff_doubted;

  Asking(std::size_t n, std::size_t m);
  /// What an asker who bluffs with this chance wins against who always believes, always doubts.
  Fraction believed(const Fraction& bluff) const;
  Fraction doubted(const Fraction& bluff) const;
  /// What honest asking, and bluffing, win against who doubts with this chance.
  Fraction honest(const Fraction& doubt) const;
  Fraction bluffing(const Fraction& doubt) const;
  Fraction bluff() const;  ///< the optimal chance to bluff; it is the only one
  Fraction doubt() const;  ///< of the other, to doubt
};

/// Rounds and judgements; see the comment above GuessCard. Throws unsupported.
Data answer(const Question& question);

}  // namespace nimlab::guess
