#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// Kuhn's poker: who wins what, and all ways to play it.
namespace nimlab::kuhn {

inline constexpr std::size_t cards = 3;  ///< 0 the lowest, 1, 2
/// What the first player does with a card: check and fold to a bet, check and call it, bet.
enum class First : std::uint8_t { fold, call, bet };
/// What the second does: after a check to bet or not, after a bet to call or not.
struct Second {
  bool bets, calls;
};
using FirstPlan = std::array<First, cards>;
using SecondPlan = std::array<Second, cards>;

/// What the first player wins with these cards.
std::int64_t played(std::size_t first_card, std::size_t second_card, First first, Second second);

/// Of the six deals, so six times what is won on average.
std::int64_t six_times(const FirstPlan& first, const SecondPlan& second);

/// All ways to play; `sensible`: without those that somebody else's way is never worse than: the first does
/// not call with the lowest card nor bet the middle one nor fold the highest; the second calls and bets the
/// highest, never calls with the lowest, never bets the middle one. Sensible plans come in the order in which
/// the first's lowest card, middle card, highest card, each checks before it bets (folds before it calls);
/// the second's lowest card checks before it bets, the middle one folds before it calls.
std::vector<FirstPlan> first_plans(bool sensible);
std::vector<SecondPlan> second_plans(bool sensible);

}  // namespace nimlab::kuhn
