#pragma once

#include "check_position.hpp"

/// Fibonacci Nim and its relatives as a second opinion, and what their facts say.
namespace nimlab {

using Numbers = std::vector<std::uint64_t>;

/// Stones and limit; the next limit is k times the take, and c more.
struct NaiveLimitedTake : naive::Game {
  std::uint64_t k, c;
  NaiveLimitedTake(std::uint64_t k, std::uint64_t c) : k(k), c(c) {}
  naive::Moves moves(const naive::Numbers& p) const override {
    naive::Moves out;
    for (std::uint64_t take = 1; take <= p[1]; ++take) out.push_back({take});
    return out;
  }
  naive::Numbers after(naive::Numbers p, const naive::Numbers& m) const override {
    const std::uint64_t left = p[0] - m[0];
    return {left, std::min(left, k * m[0] + c)};
  }
};

inline Numbers parts(const Analysis& a) { return fact(a, "parts").value(); }
inline Numbers terms(const Analysis& a) { return fact(a, "terms").value(); }

}  // namespace nimlab
