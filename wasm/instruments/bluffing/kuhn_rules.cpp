#include "instruments/bluffing/kuhn_rules.hpp"

namespace nimlab::kuhn {

std::int64_t played(std::size_t first_card, std::size_t second_card, First first, Second second) {
  const std::int64_t higher = first_card > second_card ? 1 : -1;
  if (first == First::bet) return second.calls ? 2 * higher : 1;
  if (!second.bets) return higher;
  return first == First::call ? 2 * higher : -1;
}

std::vector<FirstPlan> first_plans(bool sensible) {
  std::vector<FirstPlan> out;
  for (unsigned code = 0; code < 27; ++code) {
    const FirstPlan plan{First(code / 9), First(code / 3 % 3), First(code % 3)};
    if (sensible && (plan[0] == First::call || plan[1] == First::bet || plan[2] == First::fold)) continue;
    out.push_back(plan);
  }
  return out;
}

std::vector<SecondPlan> second_plans(bool sensible) {
  std::vector<SecondPlan> out;
  for (unsigned code = 0; code < 64; ++code) {
    SecondPlan plan;
    for (std::size_t card = 0; card < cards; ++card) {
      const unsigned two = code >> 2 * (cards - 1 - card);
      plan[card] = {(two & 2) != 0, (two & 1) != 0};
    }
    const bool dominated = plan[0].calls || plan[1].bets || !plan[2].bets || !plan[2].calls;
    if (!sensible || !dominated) out.push_back(plan);
  }
  return out;
}

std::int64_t six_times(const FirstPlan& first, const SecondPlan& second) {
  std::int64_t sum = 0;
  for (std::size_t a = 0; a < cards; ++a) {
    for (std::size_t b = 0; b < cards; ++b) {
      if (a != b) sum += played(a, b, first[a], second[b]);
    }
  }
  return sum;
}

}  // namespace nimlab::kuhn
