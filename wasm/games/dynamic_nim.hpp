#pragma once

#include "games/limited_take.hpp"

namespace nimlab {

/// Dynamic Nim: as Fibonacci Nim, but at most k times what was taken last, and c more. Rule: "3", "2+1": k
/// from 1 and c from 0, up to 10,000. See LimitedTake; k = 2, c = 0 is Fibonacci Nim, k = 1 has the powers
/// of 2.
class DynamicNim : public LimitedTake {
 public:
  static constexpr GameInfo info{.name = "dynamic_nim",
                                 .default_rule = "3",
                                 .example = "20 19",
                                 .move_fields = "take",
                                 .theorem = "schwenk-1970",
                                 .limits = "stones<=18446744073709551615 k<=10000 c<=10000 size<=100000"};

  static constexpr std::uint64_t max_factor = 10'000;

  static DynamicNim parse_rule(std::string_view text) {
    const auto [whole, at] = only_token(text, Field::rule);
    const std::size_t plus = std::min(whole.find('+'), whole.size());
    const std::uint64_t k = number({whole.substr(0, plus), at}, Field::rule, max_factor, 1);
    if (plus == whole.size()) return {k, 0};
    return {k, number({whole.substr(plus + 1), at + plus + 1}, Field::rule, max_factor)};
  }
  std::string format_rule() const {
    return c_ == 0 ? std::to_string(k_) : std::to_string(k_) + '+' + std::to_string(c_);
  }

 private:
  DynamicNim(std::uint64_t k, std::uint64_t c) : LimitedTake(k, c) {}
};

}  // namespace nimlab
