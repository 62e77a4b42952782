#include "core/numbers.hpp"
#include "games/all.hpp"
#include "games/golden/limited_take.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t max_factor = 10'000;

/// Dynamic Nim: as Fibonacci Nim, but at most k times what was taken last, and c more. Rule: "3", "2+1": k
/// from 1 and c from 0, up to 10,000. See LimitedTake; k = 2, c = 0 is Fibonacci Nim, k = 1 has the powers
/// of 2.
/// Rule numbers: k and c.
class DynamicNim final : public LimitedTake {
 public:
  DynamicNim(std::uint64_t k, std::uint64_t c) : LimitedTake(game::dynamic_nim, k, c) {}

  std::string rule() const override {
    return c_ == 0 ? std::to_string(k_) : std::to_string(k_) + '+' + std::to_string(c_);
  }
  std::vector<std::uint64_t> rule_numbers() const override { return {k_, c_}; }
};

std::unique_ptr<Game> open_dynamic_nim(std::string_view rule) {
  const auto [whole, at] = only_token(rule, Field::rule);
  const std::size_t plus = std::min(whole.find('+'), whole.size());
  const std::uint64_t k = number({whole.substr(0, plus), at}, Field::rule, max_factor, 1);
  const std::uint64_t c =
      plus == whole.size() ? 0 : number({whole.substr(plus + 1), at + plus + 1}, Field::rule, max_factor);
  return std::make_unique<DynamicNim>(k, c);
}

}  // namespace

const GameInfo game::dynamic_nim =
    described<DynamicNim>({.name = "dynamic_nim",
                           .family = "limits",
                           .default_rule = "3",
                           .example = "20 19",
                           .move_fields = "take",
                           .theorem = "schwenk-1970",
                           .limits = "stones<=18446744073709551615 k<=10000 c<=10000 size<=100000",
                           .open = open_dynamic_nim});

}  // namespace nimlab
