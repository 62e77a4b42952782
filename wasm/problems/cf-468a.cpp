#include <charconv>
#include <map>

#include "instruments/cards/steps_to_24.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::cf_468a {
namespace {

std::uint64_t read(Input& in) { return in.number("n", 1, 100'000); }

/// 24 from 1, 2, …, n, each used once.
bool solve(Input& in, Output& out) {
  const auto steps = StepsTo24::consecutive(static_cast<std::uint32_t>(read(in)));
  out.line(steps.possible() ? "YES" : "NO");
  const std::size_t made = steps.values().size() - steps.left().size();
  for (std::size_t i = 0; i < steps.left().size(); ++i) {
    out.line(steps.values()[steps.left()[i] - 1], ' ', steps.operations()[i], ' ',
             steps.values()[steps.right()[i] - 1], " = ", steps.values()[made + i]);
  }
  return true;
}

using Number = std::int64_t;
constexpr Number most = 1'000'000'000'000'000'000;

/// An integer with at most 10^18, as a program has printed it.
Number printed(Input& answer, std::string_view name) {
  const std::string_view word = answer.word(name);
  Number number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size() || number > most || number < -most) {
    answer.refuse(name);
  }
  return number;
}

/// None: larger than 10^18.
bool operated(Number a, char operation, Number b, Number& made) {
  return (operation == '+'   ? !__builtin_add_overflow(a, b, &made)
          : operation == '-' ? !__builtin_sub_overflow(a, b, &made)
                             : !__builtin_mul_overflow(a, b, &made)) &&
         -most <= made && made <= most;
}

void judge(Input& in, Input& answer) {
  const std::uint64_t n = read(in);
  if (answer.word("YES") != (n < 4 ? "NO" : "YES")) answer.refuse("YES");
  if (n < 4) return;
  std::map<Number, std::uint64_t> held;
  for (std::uint64_t i = 1; i <= n; ++i) held[static_cast<Number>(i)] = 1;
  const auto taken = [&](std::string_view name) {
    const Number number = printed(answer, name);
    const auto found = held.find(number);
    if (found == held.end()) answer.refuse(name);
    if (--found->second == 0) held.erase(found);
    return number;
  };
  for (std::uint64_t step = 1; step < n; ++step) {
    const Number a = taken("a");
    const std::string_view operation = answer.word("operation");
    if (operation != "+" && operation != "-" && operation != "*") answer.refuse("operation");
    const Number b = taken("b");
    if (answer.word("=") != "=") answer.refuse("=");
    Number made = 0;
    const bool right = operated(a, operation[0], b, made);
    if (printed(answer, "c") != made || !right || (step == n - 1 && made != 24)) answer.refuse("c");
    ++held[made];
  }
}

/// Two numbers are melted into one, in every way, until there is one.
class Search {
 public:
  explicit Search(std::uint64_t n) {
    for (std::uint64_t i = 1; i <= n; ++i) numbers_.push_back(static_cast<Number>(i));
  }

  bool finds() {
    if (numbers_.size() == 1) return numbers_[0] == 24;
    if (++steps_ > 100'000) throw TooLarge();
    const std::vector<Number> before = numbers_;
    for (std::size_t i = 0; i < before.size(); ++i) {
      for (std::size_t j = 0; j < before.size(); ++j) {
        for (const char operation : {'+', '-', '*'}) {
          Number made = 0;
          if (i == j || !operated(before[i], operation, before[j], made)) continue;
          numbers_ = {made};
          for (std::size_t k = 0; k < before.size(); ++k) {
            if (k != i && k != j) numbers_.push_back(before[k]);
          }
          lines.push_back(std::to_string(before[i]) + ' ' + operation + ' ' + std::to_string(before[j]) +
                          " = " + std::to_string(made));
          if (finds()) return true;
          lines.pop_back();
        }
      }
    }
    numbers_ = before;
    return false;
  }

  std::vector<std::string> lines;

 private:
  std::vector<Number> numbers_;
  std::uint64_t steps_ = 0;
};

bool naive(Input& in, Output& out) {
  const std::uint64_t n = read(in);
  if (n > 10) throw TooLarge();
  Search search(n);
  out.line(search.finds() ? "YES" : "NO");
  for (const std::string& line : search.lines) out.line(line);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  out.line(size == Size::small ? random(1, 10) : random(99'990, 100'000));
}

void show(Input& in, Shown& shown) {
  const std::uint64_t n = read(in);
  if (n > 6) return;
  std::string cards;
  for (std::uint64_t i = 1; i <= n; ++i) cards += (i > 1 ? " " : "") + std::to_string(i);
  shown.board("twenty_four", "24", cards);
}

/// 4 · 3 · 2 · 1, and pairs of what is left, if n is odd as well.
bool one_beginning(Input& in, Output& out) {
  const std::uint64_t n = read(in);
  out.line(n < 4 ? "NO" : "YES\n4 * 3 = 12\n12 * 2 = 24\n24 * 1 = 24");
  for (std::uint64_t i = 5; i + 1 <= n; i += 2) out.line(i + 1, " - ", i, " = 1\n24 * 1 = 24");
  return true;
}
constexpr Wrong wrong[] = {{"one-beginning", one_beginning}};

const Listed listed({.name = "cf-468a",
                     .lesson = "twenty-four-from-n",
                     .limits = "n<=100000",
                     .milliseconds = 1000,
                     .kibibytes = 262'144,
                     .solve = solve,
                     .sample = "8\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .judge = judge,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::cf_468a
