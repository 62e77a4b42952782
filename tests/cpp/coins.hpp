#pragma once

#include <functional>

#include "check_position.hpp"

/// A second opinion on coins: a rule is a predicate on the set of coins turned, nothing else.
namespace naive {

/// Decreasing places of one move.
using Coins = Numbers;
using Allowed = std::function<bool(const Coins&)>;

inline Allowed anywhere(std::set<std::uint64_t> counts) {
  return [=](const Coins& coins) { return counts.count(coins.size()) > 0; };
}
inline Allowed spaced(std::set<std::uint64_t> counts, std::set<std::uint64_t> gaps = {}) {
  return [=](const Coins& coins) {
    for (std::size_t i = 1; i < coins.size(); ++i) {
      const std::uint64_t gap = coins[i - 1] - coins[i];
      if (gap != coins[0] - coins[1] || (!gaps.empty() && gaps.count(gap) == 0)) return false;
    }
    return counts.empty() || counts.count(coins.size()) > 0;
  };
}
inline Allowed near(std::set<std::uint64_t> counts, std::set<std::uint64_t> distances) {
  return [=](const Coins& coins) {
    for (std::size_t i = 1; i < coins.size(); ++i) {
      if (distances.count(coins[0] - coins[i]) == 0) return false;
    }
    return counts.count(coins.size()) > 0;
  };
}
inline Allowed take(std::set<std::uint64_t> set) {
  return [=](const Coins& coins) {
    return (coins.size() == 1 && set.count(coins[0]) > 0) ||
           (coins.size() == 2 && set.count(coins[0] - coins[1]) > 0);
  };
}

struct NamedRule {
  std::string text;
  Allowed allowed;
  bool short_moves = false;  ///< of four and more the largest, the second and the last
};
inline std::vector<NamedRule> coin_rules() {
  return {{"turtles", anywhere({1, 2})},
          {"mock", anywhere({1, 2, 3})},
          {"twins", anywhere({2})},
          {"triplets", anywhere({3})},
          {"moebius", anywhere({1, 2, 3, 4, 5})},
          {"mogul", anywhere({1, 2, 3, 4, 5, 6, 7})},
          {"ruler", spaced({}, {1}), true},
          {"free 1", anywhere({1})},
          {"free 4", anywhere({4})},
          {"free 1,3", anywhere({1, 3})},
          {"free 2,4", anywhere({2, 4})},
          {"run 2,3", spaced({2, 3}, {1}), true},
          {"run 1,4", spaced({1, 4}, {1}), true},
          {"spaced 3", spaced({3}), true},
          {"spaced 1..4", spaced({1, 2, 3, 4}), true},
          {"spaced 1,3 at 2,3", spaced({1, 3}, {2, 3}), true},
          {"free 2 at 1,3,4", near({2}, {1, 3, 4})},
          {"free 1..3 at 1,2,5", near({1, 2, 3}, {1, 2, 5})},
          {"take 1,3,4", take({1, 3, 4})},
          {"take 2,3", take({2, 3})}};
}

/// All sets of places that a move with the largest one may turn, decreasing.
inline std::vector<Coins> sets_at(std::uint64_t largest, const Allowed& allowed) {
  std::vector<Coins> out;
  for (std::uint64_t others = 0; others < std::uint64_t{1} << (largest - 1); ++others) {
    Coins coins{largest};
    for (std::uint64_t place = largest - 1; place > 0; --place) {
      if ((others >> (place - 1) & 1) != 0) coins.push_back(place);
    }
    if (allowed(coins)) out.push_back(coins);
  }
  return out;
}

inline Numbers written(const Coins& coins, bool short_moves) {
  return short_moves && coins.size() > 3 ? Numbers{coins[0], coins[1], coins.back()} : coins;
}

}  // namespace naive
