#include "instruments/bluffing/chances.hpp"

#include <utility>

#include "core/split_mix.hpp"
#include "instruments/matrices/payoffs.hpp"

namespace nimlab {

std::uint64_t luck(std::uint64_t seed, std::uint64_t round, std::uint64_t what) {
  std::uint64_t x = 0;
  for (std::uint64_t each : {seed, round, what}) x = split_mix((x ^ each) + split_mix_step);
  return x;
}

bool happens(const Fraction& chance, std::uint64_t lucky) {
  const Integer place(static_cast<std::int64_t>(lucky >> 32));
  return place * chance.bottom() < chance.top() * Integer(std::int64_t{1} << 32);
}

namespace {

std::vector<Fraction> fractions(const PayoffRow& row) {
  std::vector<Fraction> out;
  for (std::int64_t each : row.read.numbers) out.emplace_back(each, row.read.denominator);
  return out;
}

}  // namespace

std::vector<Fraction> read_fractions(Token text, std::size_t count) {
  return fractions(read_row(text, count));
}

std::vector<Fraction> read_chances(Token text, std::size_t count) {
  const PayoffRow row = read_row(text, count);
  for (std::size_t i = 0; i < count; ++i) {
    const Token& token = row.tokens[i];
    const std::int64_t each = row.read.numbers[i];
    if (each < 0) refuse_negative(token);
    if (each > row.read.denominator) {
      throw Error(ErrorCode::too_large, Field::position, excerpt(token.text), "1", token.at);
    }
  }
  return fractions(row);
}

std::pair<Token, Token> position_and_answer(std::string_view text) {
  const std::vector<Token> sides = between_bars(text);
  if (sides.size() != 2) throw Error(ErrorCode::syntax, Field::position, excerpt(text), {}, 0);
  return {sides[0], sides[1]};
}

}  // namespace nimlab
