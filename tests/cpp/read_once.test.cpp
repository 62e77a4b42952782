#include "instruments/cards/read_once.hpp"

#include <bit>
#include <set>

#include "catch.hpp"

using namespace nimlab;

TEST_CASE("read_once: the canonical form knows as many expressions of n cards as OEIS A140606") {
  ReadOnce forms;
  constexpr std::size_t n = 5;
  using Set = std::set<std::pair<ReadOnce::Id, bool>>;
  std::vector<Set> made(1 << n);
  const Int128 cards[] = {100'003, 200'017, 400'009, 700'001, 999'983};  // no value is 0 by chance
  for (std::size_t i = 0; i < n; ++i) {
    made[1u << i].insert(
        {forms.card({cards[i]}, std::to_string(static_cast<std::uint64_t>(cards[i]))), false});
  }
  for (std::uint32_t hand = 1; hand < 1u << n; ++hand) {
    for (std::uint32_t left = hand & (hand - 1); left > 0; left = (left - 1) & hand) {
      for (const auto& [a, a_negative] : made[left]) {
        for (const auto& [b, b_negative] : made[hand ^ left]) {
          for (const char operation : {'+', '-', '*', '/'}) {
            const auto form = forms.combine({a, a_negative}, operation, {b, b_negative});
            made[hand].insert({form.id, form.negative});
          }
        }
      }
      if (std::popcount(hand) < 2) break;
    }
  }
  CHECK(made[0b00001].size() == 1);
  CHECK(made[0b00011].size() == 6);
  CHECK(made[0b01101].size() == 68);
  CHECK(made[0b11110].size() == 1'170);
  CHECK(made[0b11111].size() == 27'142);
}
