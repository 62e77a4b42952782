#include <numeric>
#include <optional>

#include "instruments/cards/steps_to_24.hpp"
#include "math/small_fraction.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_5308 {
namespace {

constexpr std::string_view signs = "+-*/";

std::uint64_t read(Input& in) { return in.number("n", 1, 100'000); }

/// 24 from n numbers n, each used once.
bool solve(Input& in, Output& out) {
  const auto steps = StepsTo24::copies(static_cast<std::uint32_t>(read(in)));
  if (!steps.possible()) out.line("-1");
  for (std::size_t i = 0; i < steps.left().size(); ++i) {
    out.line(steps.left()[i], ' ', steps.operations()[i], ' ', steps.right()[i]);
  }
  return true;
}

void judge(Input& in, Input& answer) {
  const std::uint64_t n = read(in);
  if (n < 4) {
    if (answer.word("-1") != "-1") answer.refuse("-1");
    return;
  }
  std::vector<SmallFraction> values(n, {static_cast<Int128>(n), 1});
  std::vector<bool> used(2 * n);
  const auto taken = [&](std::string_view name) {
    const std::uint64_t place = answer.number(name, 1, values.size());
    if (used[place]) answer.refuse(name);
    used[place] = true;
    return values[place - 1];
  };
  while (values.size() < 2 * n - 1) {
    const SmallFraction a = taken("a");
    const std::string_view sign = answer.word("operation");
    if (sign.size() != 1 || signs.find(sign) == std::string_view::npos) answer.refuse("operation");
    const SmallFraction b = taken("b");
    if (sign == "/" && b.num == 0) answer.refuse("b");
    const SmallFraction made = reduced(sign == "+"   ? a + b
                                       : sign == "-" ? a - b
                                       : sign == "*" ? a * b
                                                     : a / b);
    constexpr Int128 most = 1'000'000'000;
    if (made.num > most || made.num < -most || made.den > most) answer.refuse("b");
    values.push_back(made);
  }
  if (!(values.back() == SmallFraction{24, 1})) answer.refuse("b");
}

/// Two numbers are melted into one, in every way, until there is one.
class Search {
 public:
  struct Held {
    std::int64_t num, den;
    std::uint64_t place;
  };

  explicit Search(std::uint64_t n) : next_(n) {
    for (std::uint64_t i = 1; i <= n; ++i) held_.push_back({static_cast<std::int64_t>(n), 1, i});
  }

  bool finds() {
    if (held_.size() == 1) return held_[0].num == 24 && held_[0].den == 1;
    if (++steps_ > 100'000) throw TooLarge();
    const std::vector<Held> before = held_;
    for (std::size_t i = 0; i < before.size(); ++i) {
      for (std::size_t j = 0; j < before.size(); ++j) {
        for (const char sign : signs) {
          std::optional<Held> made;
          if (i != j) made = operated(before[i], sign, before[j]);
          if (!made) continue;
          made->place = ++next_;
          held_ = {*made};
          for (std::size_t k = 0; k < before.size(); ++k) {
            if (k != i && k != j) held_.push_back(before[k]);
          }
          lines.push_back(std::to_string(before[i].place) + ' ' + sign + ' ' +
                          std::to_string(before[j].place));
          if (finds()) return true;
          lines.pop_back();
          --next_;
        }
      }
    }
    held_ = before;
    return false;
  }

  std::vector<std::string> lines;

 private:
  static std::optional<Held> operated(const Held& a, char sign, const Held& b) {
    if (sign == '/' && b.num == 0) return std::nullopt;
    Held made = sign == '+'   ? Held{a.num * b.den + b.num * a.den, a.den * b.den, 0}
                : sign == '-' ? Held{a.num * b.den - b.num * a.den, a.den * b.den, 0}
                : sign == '*' ? Held{a.num * b.num, a.den * b.den, 0}
                              : Held{a.num * b.den, a.den * b.num, 0};
    const std::int64_t common = made.den < 0 ? -std::gcd(made.num, made.den) : std::gcd(made.num, made.den);
    made.num /= common;
    made.den /= common;
    if (std::abs(made.num) > 1'000'000'000 || made.den > 1'000'000'000) return std::nullopt;
    return made;
  }

  std::vector<Held> held_;
  std::uint64_t next_, steps_ = 0;
};

bool naive(Input& in, Output& out) {
  const std::uint64_t n = read(in);
  if (n > 8) throw TooLarge();
  Search search(n);
  if (!search.finds()) out.line("-1");
  for (const std::string& line : search.lines) out.line(line);
  return true;
}

/// The numbers that are added, those that make the rest, and those that make 0.
struct Parts {
  explicit Parts(std::uint64_t n) : sum((24 + (n - 1) / 2) / n) {
    const std::uint64_t difference = 24 > sum * n ? 24 - sum * n : sum * n - 24;
    rest = difference > 0 ? difference + 1 : 0;
  }
  std::uint64_t sum, rest;
};

void generate(Random& random, Size size, Output& out) {
  out.line(size == Size::small ? random(1, 8) : random(99'000, 100'000));
}

void show(Input& in, Shown& shown) {
  const std::uint64_t n = read(in);
  if (n > 5) {
    const Parts parts(n);
    shown.numbers("uses", {parts.sum, parts.rest, n - parts.sum - parts.rest});
  }
  if (n > 6) return;
  std::string cards = std::to_string(n);
  for (std::uint64_t i = 1; i < n; ++i) cards += ' ' + std::to_string(n);
  shown.board("twenty_four", "24", cards);
}

/// Stops as soon as there is a 24.
bool leaves_over(Input& in, Output& out) {
  const std::uint64_t n = read(in);
  const Parts parts(n);
  if (n < 4) {
    out.line("-1");
  } else if (n == 4) {
    out.line("1 * 2\n5 + 3\n6 + 4");
  } else if (n == 5) {
    out.line("1 * 2\n6 * 3\n7 - 4\n8 / 5");
  } else {
    std::uint64_t made = n, next = 1;
    const auto several = [&](std::uint64_t count) {
      std::uint64_t all = next++;
      for (; count > 1; --count, all = ++made) out.line(all, " + ", next++);
      return all;
    };
    const std::uint64_t all = parts.sum > 0 ? several(parts.sum) : 0;
    if (parts.rest == 0) return true;
    const std::uint64_t rest = several(parts.rest - 1);
    out.line(rest, " / ", next++);
    ++made;
    if (all > 0) out.line(all, parts.sum * n < 24 ? " + " : " - ", made);
  }
  return true;
}
constexpr Wrong wrong[] = {{"leaves-over", leaves_over}};

const Listed listed({.name = "hdu-5308",
                     .lesson = "twenty-four-from-n",
                     .limits = "n<=100000",
                     .milliseconds = 1000,
                     .kibibytes = 65536,
                     .cases = Cases::to_end,
                     .solve = solve,
                     .sample = "4\n",
                     .published = true,
                     .most_cases = 5,
                     .generate = generate,
                     .naive = naive,
                     .judge = judge,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::hdu_5308
