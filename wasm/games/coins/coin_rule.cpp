#include "games/coins/coin_rule.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>

#include "games/coins/coin_shapes.hpp"

// The formulas (Winning Ways, chapter 14; T. S. Ferguson, Game Theory, part I, section 5.4). In each, by
// induction on the place, the numbers below g(n) are what the other coins can sum to.
//   free 1: g = 1, there are no others.
//   free 1,2: g(n) = n: none, or one, g = 1 … n − 1.
//   free 1,2,3: g(n) is the n-th odious number (with an odd number of ones): none, one, or two others sum to
//   0, to the odious numbers before, or to the evil numbers that two of those make, which are all below g(n).
//   free k for k = 2, 3: the first k − 1 places have value 0, no move; from there on they stand in for coins
//   that the rule free 1 … k would leave out. So g(n) is that rule's for n − k + 1. run: g(n) is the largest
//   power of 2 that divides n: neighbours below n sum to n' ⊕ n'/2 …, all below it (Gray code).
namespace nimlab {

bool CoinRule::prepare(std::uint64_t places) {
  if (places > most_places()) refuse_place(places, most_places());
  return true;
}

void CoinRule::refuse_place(std::uint64_t place, std::uint64_t most) {
  throw Error(ErrorCode::too_large, Field::position, std::to_string(place), std::to_string(most));
}

std::uint64_t CoinRule::bound(std::uint64_t place) const {
  std::uint64_t all = 1;
  if (formula_ == Formula::table) {
    for (std::uint64_t n = 1; n <= place; ++n) all |= value(n);
  } else {
    all = 2 * place;  // no formula gives more than 2n − 1
  }
  return std::bit_floor(all) * 2;
}

std::vector<std::uint64_t> CoinRule::values(std::span<const std::uint64_t> places) const {
  return values_of(*this, places);
}

std::uint64_t CoinRule::option_count_of(std::span<const std::uint64_t> places) const {
  return options_of(*this, places);
}

std::optional<MoveNumbers> CoinRule::first_to(std::uint64_t place, std::uint64_t v) const {
  std::optional<MoveNumbers> best;
  each_to(place, v, [&](Move move) {
    if (!best || std::lexicographical_compare(move.begin(), move.end(), best->begin(), best->end())) {
      best.emplace(move.begin(), move.end());
    }
    return true;
  });
  return best;
}

std::optional<MoveNumbers> CoinRule::fewest_to(std::uint64_t place, std::uint64_t v) const {
  std::optional<MoveNumbers> best;
  std::uint64_t fewest = 0;
  each_to(place, v, [&](Move move) {
    const std::uint64_t count = turned_count(move);
    if (!best || count < fewest ||
        (count == fewest &&
         std::lexicographical_compare(move.begin(), move.end(), best->begin(), best->end()))) {
      best.emplace(move.begin(), move.end());
      fewest = count;
    }
    return true;
  });
  return best;
}

void turn(Position& heads, const std::vector<std::uint64_t>& turned) {
  Position next;
  next.reserve(heads.size() + turned.size());
  std::set_symmetric_difference(heads.begin(), heads.end(), turned.rbegin(), turned.rend(),
                                std::back_inserter(next));
  heads.swap(next);
}

namespace {

using Set = std::vector<std::uint64_t>;

constexpr std::uint64_t most_free = most_free_coins, most_distances = 12, most_far = 2'000;

struct Name {
  std::string_view name, text;
};
constexpr std::array names = {Name{"turtles", "free 1,2"},   Name{"mock", "free 1..3"},
                              Name{"moebius", "free 1..5"},  Name{"mogul", "free 1..7"},
                              Name{"moidores", "free 1..9"}, Name{"twins", "free 2"},
                              Name{"triplets", "free 3"},    Name{"ruler", "run"}};

/// `after`: the word behind which they stand.
Set set_of(const Token& after, std::span<const Token> words, std::uint64_t most, std::size_t most_numbers) {
  if (words.empty()) throw Error(ErrorCode::empty, Field::rule, excerpt(after.text), {}, after.at);
  return listed(number_runs(words, Field::rule, most), Field::rule, most_numbers);
}

/// What the words say, before it is named.
struct RuleParts {
  CoinShape shape;
  Set counts;     ///< empty: any
  Set distances;  ///< empty: any
};

CoinShape shape_of(const Token& word) {
  if (word.text == "free") return CoinShape::free;
  if (word.text == "run") return CoinShape::run;
  if (word.text == "spaced") return CoinShape::spaced;
  if (word.text == "take") return CoinShape::take;
  throw Error(ErrorCode::syntax, Field::rule, excerpt(word.text), {}, word.at);
}

RuleParts parts_of(std::span<const Token> words) {
  const Token& shape = words[0];
  RuleParts parts{shape_of(shape), {}, {}};
  words = words.subspan(1);
  if (parts.shape == CoinShape::take) {
    parts.distances = set_of(shape, words, most_far, most_far);
    return parts;
  }
  const auto at =
      std::find_if(words.begin(), words.end(), [](const Token& word) { return word.text == "at"; });
  const auto counts = words.first(static_cast<std::size_t>(at - words.begin()));
  if (parts.shape == CoinShape::run) {
    if (at != words.end()) throw Error(ErrorCode::syntax, Field::rule, "at", {}, at->at);
    if (!counts.empty()) parts.counts = set_of(shape, counts, most_far, most_far), parts.distances = {1};
    return parts;
  }
  const bool free = parts.shape == CoinShape::free;
  parts.counts = set_of(shape, counts, free ? most_free : most_far, most_far);
  if (at == words.end()) return parts;
  const bool pairs = parts.counts.back() <= 2;
  parts.distances =
      set_of(*at, words.subspan(counts.size() + 1), most_far, free && !pairs ? most_distances : most_far);
  const std::uint64_t most = parts.distances.size() + 1;
  if (free && parts.counts.back() > most) {  // such a move there is not
    throw Error(ErrorCode::too_large, Field::rule, std::to_string(parts.counts.back()), std::to_string(most));
  }
  return parts;
}

/// Of texts that say the same, one.
void settle(RuleParts& parts) {
  if (parts.shape == CoinShape::take || (parts.shape == CoinShape::run && parts.counts.empty())) return;
  const std::uint64_t largest = parts.counts.back();
  if (largest == 1) {
    parts = {CoinShape::free, {1}, {}};
  } else if (parts.distances == Set{1}) {
    parts.shape = CoinShape::run;
  } else if (largest == 2) {
    parts.shape = CoinShape::free;
  }
}

std::string text_of(const RuleParts& parts) {
  static constexpr std::string_view words[] = {"free", "run", "spaced", "take"};
  std::string text(words[static_cast<std::size_t>(parts.shape)]);
  if (!parts.counts.empty()) text += ' ' + format_set(parts.counts);
  if (!parts.distances.empty() && parts.shape != CoinShape::run) {
    if (parts.shape != CoinShape::take) text += " at";
    text += ' ' + format_set(parts.distances);
  }
  for (const Name& each : names) {
    if (text == each.text) return std::string(each.name);
  }
  return text;
}

CoinRule::Formula formula_of(const RuleParts& parts) {
  using Formula = CoinRule::Formula;
  if (parts.shape == CoinShape::run && parts.counts.empty()) return Formula::ruler;
  if (parts.shape != CoinShape::free || !parts.distances.empty()) return Formula::table;
  if (parts.counts == Set{1}) return Formula::single;
  if (parts.counts == Set{1, 2}) return Formula::turtles;
  if (parts.counts == Set{2}) return Formula::twins;
  if (parts.counts == Set{1, 2, 3}) return Formula::mock;
  if (parts.counts == Set{3}) return Formula::triplets;
  return Formula::table;
}

}  // namespace

std::unique_ptr<CoinRule> coin_rule(std::span<const Token> words) {
  if (words.empty()) throw Error(ErrorCode::empty, Field::rule);
  for (const Name& each : names) {
    if (words[0].text != each.name) continue;
    if (words.size() > 1)
      throw Error(ErrorCode::syntax, Field::rule, excerpt(words[1].text), {}, words[1].at);
    return coin_rule(each.text);
  }
  RuleParts parts = parts_of(words);
  settle(parts);
  Set numbers{static_cast<std::uint64_t>(parts.shape), parts.counts.size()};
  numbers.insert(numbers.end(), parts.counts.begin(), parts.counts.end());
  numbers.insert(numbers.end(), parts.distances.begin(), parts.distances.end());
  return make_coin_rule({text_of(parts), std::move(numbers), formula_of(parts), parts.shape,
                         std::move(parts.counts), std::move(parts.distances)});
}

std::unique_ptr<CoinRule> coin_rule(std::string_view text) { return coin_rule(tokens(text)); }

}  // namespace nimlab
