#include "math/nimber.hpp"
#include "instruments/all.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

#include "core/numbers.hpp"
#include "core/step.hpp"
#include "core/subject.hpp"

namespace nimlab {
namespace {

constexpr std::size_t most_terms = 1'000;
constexpr std::uint64_t most_side = 512;

/// The derivation of a product by the two rules for Fermat 2-powers.
class ProductSteps {
 public:
  /// Splits no deeper than `most_depth`.
  explicit ProductSteps(std::uint64_t most_depth) : most_depth_(most_depth) {}

  std::uint64_t derive(std::uint64_t x, std::uint64_t y, std::uint64_t depth = 0);
  const Explanation& steps() const { return steps_; }
  std::size_t splits() const { return splits_; }
  /// Nothing was left underived for being too deep.
  bool whole() const { return whole_; }

 private:
  void tell(std::string_view key, std::uint64_t depth, std::initializer_list<std::uint64_t> numbers,
            std::string position) {
    steps_.push_back({key, {depth}, {part("depth", depth)}, std::move(position)});
    steps_.back().numbers.insert(steps_.back().numbers.end(), numbers);
  }

  std::uint64_t most_depth_;
  Explanation steps_;
  std::set<std::pair<std::uint64_t, std::uint64_t>> derived_;
  std::size_t splits_ = 0;
  bool whole_ = true;
};

std::uint64_t ProductSteps::derive(std::uint64_t x, std::uint64_t y, std::uint64_t depth) {
  const std::uint64_t product = nim_product(x, y);
  const std::string position = join(std::initializer_list<std::uint64_t>{x, y});
  const auto leaf = [&](std::string_view key) {
    tell(key, depth, {x, y, product}, position);
    return product;
  };
  if (x <= 1 || y <= 1) return leaf("trivial");
  const unsigned exponent = fermat_exponent(std::max(x, y));
  const std::uint64_t m = std::uint64_t{1} << exponent;
  if (x == m && y == m) return leaf("square");
  if ((x == m && y < m) || (y == m && x < m)) return leaf("ordinary");
  if (derived_.count(std::minmax({x, y})) > 0) return leaf("again");
  if (depth == most_depth_) {
    whole_ = false;
    return leaf("given");
  }
  derived_.insert(std::minmax({x, y}));
  ++splits_;
  const std::uint64_t p = x >> exponent, q = x & (m - 1), s = y >> exponent, t = y & (m - 1);
  tell("split", depth, {x, y, m, p, q, s, t}, position);
  const std::uint64_t ps = derive(p, s, depth + 1), pt = derive(p, t, depth + 1),
                      qs = derive(q, s, depth + 1), qt = derive(q, t, depth + 1);
  tell("expand", depth, {m, ps, pt ^ qs, qt}, position);
  const std::uint64_t halved = derive(ps, m / 2, depth + 1);
  tell("reduce", depth, {m, ps, halved}, position);
  tell("join", depth, {x, y, m, ps ^ pt ^ qs, qt ^ halved, product}, position);
  return product;
}

/// As deep as there is room for.
Explanation explain_product(std::uint64_t x, std::uint64_t y) {
  Explanation best;
  for (std::uint64_t depth = 1; depth <= 6; ++depth) {
    ProductSteps steps(depth);
    steps.derive(x, y);
    if (depth > 1 && steps.splits() > max_steps_of_a_kind) break;
    best = steps.steps();
    if (steps.whole()) break;
  }
  return best;
}

/// 1/x of a conjugate and a norm, that of a smaller field.
std::uint64_t explain_inverse(std::uint64_t x, std::uint64_t depth, Explanation& steps) {
  const std::uint64_t inverse = nim_inverse(x);
  const auto tell = [&](std::string_view key, std::vector<std::uint64_t> numbers, std::string position) {
    numbers.insert(numbers.begin(), depth);
    steps.push_back({key, std::move(numbers), {part("depth", depth)}, std::move(position)});
  };
  const auto pair = [](std::uint64_t a, std::uint64_t b) {
    return join(std::initializer_list<std::uint64_t>{a, b});
  };
  if (x == 1) {
    tell("one", {1}, "1");
    return inverse;
  }
  const unsigned exponent = fermat_exponent(x);
  const std::uint64_t m = std::uint64_t{1} << exponent, p = x >> exponent, q = x & (m - 1);
  const std::uint64_t conjugate = x ^ p, norm = nim_product(x, conjugate);
  tell("conjugate", {x, m, p, q, conjugate}, std::to_string(x));
  tell("norm", {x, conjugate, norm}, pair(x, conjugate));
  const std::uint64_t below = explain_inverse(norm, depth + 1, steps);
  tell("inverse", {x, conjugate, below, inverse}, pair(conjugate, below));
  return inverse;
}

/// That so many are there.
void expect_words(const std::vector<Token>& words, std::size_t count) {
  if (words.empty()) throw Error(ErrorCode::empty, Field::position);
  if (words.size() < count) {
    throw Error(ErrorCode::syntax, Field::position, excerpt(words.back().text), {}, words.back().at);
  }
  if (words.size() > count) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(words.size()), std::to_string(count),
                words[count].at);
  }
}

/// So many numbers, from what each may at least be.
std::vector<std::uint64_t> numbers_of(const std::vector<Token>& words,
                                      std::initializer_list<std::uint64_t> least) {
  expect_words(words, least.size());
  std::vector<std::uint64_t> out;
  for (std::uint64_t min : least) {
    out.push_back(number(words[out.size()], Field::position, largest_number, min));
  }
  return out;
}

std::vector<std::uint64_t> terms_of(const std::vector<Token>& words) {
  if (words.size() > most_terms) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(words.size()),
                std::to_string(most_terms), words[most_terms].at);
  }
  std::vector<std::uint64_t> out;
  for (const Token& word : words) out.push_back(number(word, Field::position));
  if (out.empty()) throw Error(ErrorCode::empty, Field::position);
  return out;
}

/// Throws what `number` throws: a number below 2^128 has what it has of digits, no sign.
Uint128 wide_number(const Token& word) {
  constexpr std::string_view largest = "340282366920938463463374607431768211455";
  const std::string_view digits =
      word.text.substr(std::min(word.text.find_first_not_of('0'), word.text.size()));
  const bool plain = std::all_of(digits.begin(), digits.end(), [](char c) { return '0' <= c && c <= '9'; });
  if (!plain) return number(word, Field::position);
  if (digits.size() > largest.size() || (digits.size() == largest.size() && digits > largest)) {
    throw Error(ErrorCode::too_large, Field::position, excerpt(word.text), std::string(largest), word.at);
  }
  Uint128 value = 0;
  for (const char c : digits) value = 10 * value + static_cast<unsigned>(c - '0');
  return value;
}

Data wide(const std::vector<Token>& words) {
  expect_words(words, 2);
  const Uint128 x = wide_number(words[0]), y = wide_number(words[1]);
  std::vector<std::uint64_t> halves;
  for (const Uint128 each : {x, y, nim_product_128(x, y), x ^ y}) {
    halves.push_back(static_cast<std::uint64_t>(each));
    halves.push_back(static_cast<std::uint64_t>(each >> 64));
  }
  Data data;
  data.fields(1).key("halves").list(halves);
  return data;
}

Data table(const std::vector<Token>& words) {
  const std::vector<std::uint64_t> given = numbers_of(words, {0, 0, 1, 1});
  for (std::size_t i : {0u, 1u}) {
    number(words[i + 2], Field::position, most_side, 1);
    const std::uint64_t last = largest_number - (given[i + 2] - 1);
    number(words[i], Field::position, last);
  }
  Data data;
  data.fields(4).key("rows").number(static_cast<std::uint32_t>(given[2])).key("columns");
  data.number(static_cast<std::uint32_t>(given[3])).key("numbers").list(given).key("values");
  nim_product_table(given[0], given[1], given[3], data.list(given[2] * given[3]));
  return data;
}

Data answer(std::string_view what, const std::vector<Token>& words) {
  Data data;
  const auto value = [](const std::vector<std::uint64_t>& numbers, std::uint64_t result) {
    Data told;
    told.fields(2).key("numbers").list(numbers).key("value").count(result);
    return told;
  };
  if (what == "add" || what == "multiply") {
    const auto all = terms_of(words);
    std::uint64_t result = what == "add" ? 0 : 1;
    for (std::uint64_t each : all) result = what == "add" ? result ^ each : nim_product(result, each);
    return value(all, result);
  }
  if (what == "divide") {
    const auto both = numbers_of(words, {0, 1});
    return value(both, nim_product(both[0], nim_inverse(both[1])));
  }
  if (what == "power") {
    const auto both = numbers_of(words, {0, 0});
    return value(both, nim_power(both[0], both[1]));
  }
  if (what == "wide") return wide(words);
  if (what == "table") return table(words);
  if (what == "explain") {
    if (words.size() > 1) {
      const auto both = numbers_of(words, {0, 0});
      write(data, explain_product(both[0], both[1]));
    } else {
      Explanation steps;
      explain_inverse(numbers_of(words, {1})[0], 0, steps);
      write(data, steps);
    }
    return data;
  }
  const bool nonzero = what == "inverse" || what == "order";
  if (!nonzero && what != "root" && what != "polynomial" && what != "solve") {
    throw Error(ErrorCode::unsupported, Field::game, std::string(instrument::nimber.name));
  }
  const auto one = numbers_of(words, {nonzero ? 1u : 0u});
  if (what == "inverse") return value(one, nim_inverse(one[0]));
  if (what == "order") return value(one, nim_order(one[0]));
  if (what == "root") return value(one, nim_root(one[0]));
  if (what == "polynomial") {
    const NimPolynomial polynomial = nim_polynomial(one[0]);
    std::vector<std::uint32_t> exponents{polynomial.degree};
    for (std::uint32_t i = 64; i-- > 0;) {
      if ((polynomial.lower >> i & 1) != 0) exponents.push_back(i);
    }
    data.fields(2).key("numbers").list(one).key("exponents").list(exponents);
    return data;
  }
  std::vector<std::uint64_t> solutions;
  std::optional<std::uint64_t> beyond;
  if (const auto even = nim_solve(one[0]))
    solutions = {*even, *even ^ 1};
  else
    beyond = nim_solve(one[0] ^ std::uint64_t{1} << 63);
  data.fields(3).key("numbers").list(one).key("solutions").list(solutions).key("beyond").optional(beyond);
  return data;
}

/// The field of nimbers below 2^64, as a calculator (math/nimber.hpp). Every number of a text is below
/// 2^64, but where said; in the answers numbers are of 64 bits, but where said.
///   add, multiply   1 to 1,000 numbers: { numbers, value }, their nim-sum or product
///   wide            "x y", both below 2^128: { halves }, the lower and the upper 64 bits of x, of y, of
///                   x ⊗ y, of x ⊕ y. The product takes four times as long, and is told without steps
///   divide          "x y", y > 0: { numbers, value } with value ⊗ y = x
///   power           "x n", n an ordinary number: { numbers, value }
///   inverse         "x", x > 0: { numbers, value }
///   root            "x": { numbers, value } with value ⊗ value = x
///   order           "x", x > 0: { numbers, value }, the least n > 0 with xⁿ = 1
///   polynomial      "x": { numbers, exponents }, the minimal polynomial over GF(2): the exponents of its
///   terms,
///                   decreasing, as 32-bit numbers
///   solve           "a": { numbers, solutions, beyond }, x² ⊕ x = a: both solutions, the even one first;
///   where there is
///                   none below 2^64 (a >= 2^63) none, and `beyond` is the even y for which 2^64 ⊕ y and 2^64
///                   ⊕ y ⊕ 1 are solutions; else null
///   table           "row column rows columns", at most 512 each, within 2^64: { rows, columns (how many, 32
///   bits),
///                   numbers, values }, the block of the ⊗ table with its corner at (row, column), row by row
///   explain         "x y": the steps of a product; "x", x > 0: those of its inverse
/// Steps of a product, `depth` first in their numbers, lit "depth-<depth>", position "x y" (of what is
/// multiplied):
///   split {depth, x, y, M, p, q, s, t}: x = p⊗M ⊕ q, y = s⊗M ⊕ t for the largest Fermat 2-power M in x or y
///     … the products p⊗s, p⊗t, q⊗s, q⊗t, a depth further down
///   expand {depth, M, p⊗s, p⊗t ⊕ q⊗s, q⊗t}
///     … the product (p⊗s)⊗(M/2)
///   reduce {depth, M, p⊗s, (p⊗s)⊗(M/2)}: M ⊗ M = M ⊕ M/2
///   join {depth, x, y, M, a, b, x⊗y}: x⊗y = a⊗M ⊕ b
/// and, where a product is not split, {depth, x, y, x⊗y}: trivial (x or y is 0 or 1), ordinary (M times a
/// smaller number), square (M ⊗ M), again (derived above), given (too deep for 100 splits: ask for it alone).
/// Steps of an inverse: conjugate {depth, x, M, p, q, x ⊕ p}, norm {depth, x, x ⊕ p, x ⊗ (x ⊕ p)}, which is
/// below M; those of the norm's inverse, a depth further down; inverse {depth, x, x ⊕ p, 1/norm, 1/x}; one
/// {depth, 1}.
std::unique_ptr<Job> ask_nimber(const Question& question) {
  return std::make_unique<ToldAtOnce>(answer(question.ask, tokens(question.text)));
}

}  // namespace

const InstrumentInfo instrument::nimber{
    .name = "nimber",
    .example = "12 9",
    .questions = "multiply wide add divide power inverse root order polynomial solve table explain",
    .theorem = "bcg-winning-ways",
    .limits = "number<=18446744073709551615 terms<=1000 side<=512",
    .open = open_unruled<ask_nimber>};

}  // namespace nimlab
