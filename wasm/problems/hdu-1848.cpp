#include <array>

#include "core/numbers.hpp"
#include "games/heaps/subtraction_table.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/heaps.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_1848 {
namespace {

using Numbers = std::vector<std::uint64_t>;

/// Fibonacci again and again: three heaps, from which Fibonacci numbers are taken. Three zeros end the input;
/// a zero beside other numbers is an empty heap.
Numbers read(Input& in) { return in.numbers("heap", 3, 0, 1000); }
bool is_mark(const Numbers& heaps) { return (heaps[0] | heaps[1] | heaps[2]) == 0; }

/// Prints who wins, by what each heap is worth; false at the mark.
template <class Value>
bool print(Input& in, Output& out, Value value) {
  const Numbers heaps = read(in);
  if (is_mark(heaps)) return false;
  out.line((value(heaps[0]) ^ value(heaps[1]) ^ value(heaps[2])) != 0 ? "Fibo" : "Nacci");
  return true;
}

std::uint64_t value(std::uint64_t heap) {
  static const SubtractionTable table = [] {
    SubtractionTable fibonacci({1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987});
    fibonacci.grow();
    return fibonacci;
  }();
  return table.value(heap);
}

bool solve(Input& in, Output& out) { return print(in, out, value); }

void generate(Random& random, Size size, Output& out) {
  Numbers heaps = random.list(3, 1, size == Size::small ? 7 : 1000);
  if (size == Size::small && random(0, 2) == 0) heaps[random(0, 2)] = random(30, 60);
  out.list(heaps);
}

bool naive(Input& in, Output& out) {
  static Definition game = Definition::of_heaps([](std::uint64_t heap) {
    std::vector<Numbers> left;
    for (std::uint64_t take = 1, next = 2; take <= heap; next += take, take = next - take) {
      left.push_back({heap - take});
    }
    return left;
  });
  const Numbers heaps = read(in);
  if (is_mark(heaps)) return false;
  constexpr std::uint64_t most_positions = 10'000;
  if ((heaps[0] + 1) * (heaps[1] + 1) * (heaps[2] + 1) > most_positions) throw TooLarge{};
  out.line(game.wins(heaps) ? "Fibo" : "Nacci");
  return true;
}

void show(Input& in, Shown& shown) {
  const Numbers heaps = read(in);
  if (is_mark(heaps)) return;
  if (fit_a_board(heaps)) {
    shown.board("subtraction", "1,2,3,5,8,13,21,34,55,89,144,233,377,610,987", join(heaps));
  }
  show_values(shown, {value(heaps[0]), value(heaps[1]), value(heaps[2])});
}

/// As in Nim.
bool xor_of_sizes(Input& in, Output& out) {
  return print(in, out, [](std::uint64_t heap) { return heap; });
}

/// The first values are 0, 1, 2, 3, 0, 1, 2, 3.
bool remainder_by_four(Input& in, Output& out) {
  return print(in, out, [](std::uint64_t heap) { return heap % 4; });
}

/// The first 34 values repeat every ten: those of the set 1, 2, 3, 5, 8.
bool period_of_ten(Input& in, Output& out) {
  return print(in, out, [](std::uint64_t heap) {
    constexpr std::array<std::uint64_t, 10> values = {0, 1, 2, 3, 0, 1, 2, 3, 4, 5};
    return values[heap % 10];
  });
}

constexpr Wrong wrong[] = {{"xor-of-sizes", xor_of_sizes},
                           {"remainder-by-four", remainder_by_four},
                           {"period-of-ten", period_of_ten}};

const Listed listed({.name = "hdu-1848",
                     .lesson = "subtraction-sets",
                     .limits = "heap<=1000",
                     .milliseconds = 1000,
                     .kibibytes = 32768,
                     .cases = Cases::to_mark,
                     .solve = solve,
                     .sample = "1 1 1\n1 4 1\n0 0 0\n",
                     .published = true,
                     .mark = "0 0 0\n",
                     .most_cases = 1000,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::hdu_1848
