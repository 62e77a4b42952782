#pragma once

#include "games/limited_take.hpp"

namespace nimlab {

/// Fibonacci Nim (M. J. Whinihan, "Fibonacci Nim", Fibonacci Quarterly 1, 1963): stones are taken from one
/// heap, at the start not all of them, later at most twice what was taken last. See LimitedTake: the terms
/// are the Fibonacci numbers 1, 2, 3, 5, 8, … (E. Zeckendorf, 1972), and a start is P iff it is one of them.
class FibonacciNim : public LimitedTake {
 public:
  static constexpr GameInfo info{.name = "fibonacci_nim",
                                 .default_rule = "",
                                 .example = "20 19",
                                 .move_fields = "take",
                                 .theorem = "whinihan-1963",
                                 .limits = "stones<=18446744073709551615 size<=100000"};

  static FibonacciNim parse_rule(std::string_view text) {
    no_rule(text);
    return {};
  }
  std::string format_rule() const { return {}; }

 private:
  FibonacciNim() : LimitedTake(2, 0) {}
};

}  // namespace nimlab
