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

/// The explanation of every position up to `most` stones: terms that add up, far enough apart; the smallest
/// may be taken where search wins, and what that leaves is lost.
inline void check_explanations(const std::string& game, const std::string& rule, std::uint64_t k,
                               std::uint64_t c, std::uint64_t most) {
  NaiveLimitedTake truth(k, c);
  for (std::uint64_t n = 1; n <= most; ++n) {
    for (std::uint64_t limit = 0; limit <= n; ++limit) {
      const std::string p = naive::text({n, limit});
      CAPTURE(game, rule, p);
      const Explanation steps = explain(game, p, rule);
      const Numbers terms = step_of(steps, "parts")->numbers;
      std::uint64_t sum = 0;
      for (std::size_t i = 0; i < terms.size(); ++i) {
        sum += terms[i];
        REQUIRE((i == 0 || k * terms[i - 1] + c < terms[i]));
        // A term is a start that is lost.
        REQUIRE(truth.grundy({terms[i], terms[i] - 1}) == 0);
      }
      REQUIRE(sum == n);
      const bool wins = truth.grundy({n, limit}) != 0;
      const Step *fits = step_of(steps, "fits"), *leave = step_of(steps, "leave");
      REQUIRE((fits != nullptr) == wins);
      REQUIRE((leave != nullptr) == wins);
      REQUIRE((wins ? fits : step_of(steps, "short"))->numbers == Numbers{terms[0], limit});
      if (!wins) continue;
      const naive::Numbers left = truth.after({n, limit}, {terms[0]});
      REQUIRE(truth.grundy(left) == 0);
      REQUIRE(leave->numbers == Numbers{terms[0], left[0], left[1], terms.size() > 1 ? terms[1] : 0});
      REQUIRE(leave->position == naive::text(left));
    }
  }
  CHECK(explain(game, "0", rule).empty());
}

}  // namespace nimlab
