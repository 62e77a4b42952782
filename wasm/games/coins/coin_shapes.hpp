#pragma once

#include "games/coins/coin_rule.hpp"

namespace nimlab {

/// A move anywhere turns no more.
inline constexpr std::size_t most_free_coins = 16;

enum class CoinShape : std::uint8_t { free, run, spaced, take };

/// A rule as coin_rule.cpp has read it: canonical text, what CoinRule::numbers gives, and its parts. Sets are
/// increasing; an empty one means any.
struct CoinParts {
  std::string text;
  std::vector<std::uint64_t> numbers;
  CoinRule::Formula formula;
  CoinShape shape;
  std::vector<std::uint64_t> counts, distances;
};
std::unique_ptr<CoinRule> make_coin_rule(CoinParts parts);

}  // namespace nimlab
