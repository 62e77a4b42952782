#include "core/numbers.hpp"
#include "games/all.hpp"
#include "games/golden/limited_take.hpp"

namespace nimlab {
namespace {

/// Fibonacci Nim (M. J. Whinihan, "Fibonacci Nim", Fibonacci Quarterly 1, 1963): stones are taken from one
/// heap, at the start not all of them, later at most twice what was taken last. See LimitedTake: the terms
/// are the Fibonacci numbers 1, 2, 3, 5, 8, … (E. Zeckendorf, 1972), and a start is P iff it is one of them.
class FibonacciNim final : public LimitedTake {
 public:
  FibonacciNim() : LimitedTake(game::fibonacci_nim, 2, 0) {}
};

std::unique_ptr<Game> open_fibonacci_nim(std::string_view rule) {
  no_rule(rule);
  return std::make_unique<FibonacciNim>();
}

}  // namespace

const GameInfo game::fibonacci_nim =
    described<FibonacciNim>({.name = "fibonacci_nim",
                             .family = "limits",
                             .default_rule = "",
                             .example = "20 19",
                             .move_fields = "take",
                             .theorem = "whinihan-1963",
                             .limits = "stones<=18446744073709551615 size<=100000",
                             .open = open_fibonacci_nim});

}  // namespace nimlab
