#include <algorithm>
#include <array>

#include "core/sort.hpp"
#include "instruments/cards/read_once.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_1427 {
namespace {

using Hand = std::array<std::uint64_t, 4>;

constexpr std::array<std::string_view, 13> names = {"A", "2", "3",  "4", "5", "6", "7",
                                                    "8", "9", "10", "J", "Q", "K"};

Hand read(Input& in) {
  Hand hand;
  for (std::uint64_t& each : hand) {
    const auto found = std::find(names.begin(), names.end(), in.word("card"));
    if (found == names.end()) in.refuse("card");
    each = static_cast<std::uint64_t>(found - names.begin()) + 1;
  }
  return hand;
}

/// 24 with whole numbers on the way: such are the sums and products of an expression in canonical form if
/// and only if its values can be, one after the other.
bool theory(const Hand& hand) {
  ReadOnce forms;
  std::vector<ReadOnce::Id> cards;
  for (const std::uint64_t each : hand) {
    cards.push_back(forms.card({static_cast<Int128>(each), 1}, std::to_string(each)));
  }
  ReadOnceSearch search(forms, cards, {24, 1});
  while (!search.step(100'000)) {
  }
  return std::any_of(search.found().begin(), search.found().end(),
                     [&](const ReadOnce::Signed& each) { return forms[each.id].whole; });
}

/// A whole number, or none.
struct Value {
  std::int64_t number = 0;
  bool known = false;
};

template <bool fractions_cut>
Value operated(Value a, char operation, Value b) {
  if (!a.known || !b.known) return {};
  switch (operation) {
    case '+': return {a.number + b.number, true};
    case '-': return {a.number - b.number, true};
    case '*': return {a.number * b.number, true};
    default:
      if (b.number == 0 || (!fractions_cut && a.number % b.number != 0)) return {};
      return {a.number / b.number, true};
  }
}

/// All orders, all operations, and the five ways of putting brackets.
template <bool fractions_cut>
bool tried(Hand hand) {
  constexpr std::string_view operations = "+-*/";
  constexpr auto of = operated<fractions_cut>;
  sort_numbers(hand);
  do {
    const auto value = [&](std::size_t i) { return Value{static_cast<std::int64_t>(hand[i]), true}; };
    const Value a = value(0), b = value(1), c = value(2), d = value(3);
    for (const char x : operations) {
      for (const char y : operations) {
        for (const char z : operations) {
          for (const Value made : {of(of(of(a, x, b), y, c), z, d), of(of(a, x, of(b, y, c)), z, d),
                                   of(of(a, x, b), y, of(c, z, d)), of(a, x, of(of(b, y, c), z, d)),
                                   of(a, x, of(b, y, of(c, z, d)))}) {
            if (made.known && made.number == 24) return true;
          }
        }
      }
    }
  } while (std::next_permutation(hand.begin(), hand.end()));
  return false;
}

/// With fractions: what cards are played by.
bool with_fractions(const Hand& hand) {
  struct Fraction {
    std::int64_t num, den;
  };
  const auto made = [](const auto& self, const std::vector<Fraction>& left) -> bool {
    if (left.size() == 1) return left[0].den != 0 && left[0].num == 24 * left[0].den;
    for (std::size_t i = 0; i < left.size(); ++i) {
      for (std::size_t j = 0; j < left.size(); ++j) {
        if (i == j) continue;
        const auto [a, b] = left[i];
        const auto [c, d] = left[j];
        for (const Fraction f :
             {Fraction{a * d + c * b, b * d}, {a * d - c * b, b * d}, {a * c, b * d}, {a * d, b * c}}) {
          if (f.den == 0) continue;
          std::vector<Fraction> next = {f};
          for (std::size_t k = 0; k < left.size(); ++k) {
            if (k != i && k != j) next.push_back(left[k]);
          }
          if (self(self, next)) return true;
        }
      }
    }
    return false;
  };
  std::vector<Fraction> cards;
  for (const std::uint64_t each : hand) cards.push_back({static_cast<std::int64_t>(each), 1});
  return made(made, cards);
}

/// Only from left to right, ((a ∘ b) ∘ c) ∘ d.
bool left_to_right(Hand hand) {
  constexpr std::string_view operations = "+-*/";
  constexpr auto of = operated<false>;
  sort_numbers(hand);
  do {
    const auto value = [&](std::size_t i) { return Value{static_cast<std::int64_t>(hand[i]), true}; };
    for (const char x : operations) {
      for (const char y : operations) {
        for (const char z : operations) {
          const Value made = of(of(of(value(0), x, value(1)), y, value(2)), z, value(3));
          if (made.known && made.number == 24) return true;
        }
      }
    }
  } while (std::next_permutation(hand.begin(), hand.end()));
  return false;
}

template <auto solvable>
bool answer(Input& in, Output& out) {
  out.line(solvable(read(in)) ? "Yes" : "No");
  return true;
}

/// Hands that only fractions solve are few.
void generate(Random& random, Size, Output& out) {
  constexpr Hand with_fractions[] = {{3, 3, 8, 8}, {1, 5, 5, 5}, {1, 3, 4, 6}, {1, 4, 5, 6}};
  Hand hand;
  for (std::uint64_t& each : hand) each = random(1, 13);
  if (random(0, 9) == 0) hand = with_fractions[random(0, 3)];
  random.shuffle(hand);
  for (std::size_t i = 0; i < 4; ++i) {
    if (i > 0) out.put(' ');
    out.put(names[hand[i] - 1]);
  }
  out.line();
}

void show(Input& in, Shown& shown) {
  const Hand hand = read(in);
  std::string cards;
  for (const std::uint64_t each : hand) cards += (cards.empty() ? "" : " ") + std::to_string(each);
  shown.board("twenty_four", "24", cards);
}

constexpr Wrong wrong[] = {{"fractions-allowed", answer<with_fractions>},
                           {"divisions-cut", answer<tried<true>>},
                           {"left-to-right", answer<left_to_right>}};

const Listed listed({.name = "hdu-1427",
                     .lesson = "twenty-four",
                     .milliseconds = 1000,
                     .kibibytes = 32768,
                     .cases = Cases::to_end,
                     .solve = answer<theory>,
                     .sample = "A 2 3 6\n3 3 8 8\n",
                     .published = true,
                     .most_cases = 1000,
                     .generate = generate,
                     .naive = answer<tried<false>>,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::hdu_1427
