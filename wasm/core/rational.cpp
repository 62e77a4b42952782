#include "core/rational.hpp"

#include <algorithm>
#include <numeric>
#include <string>

namespace nimlab {
namespace {

constexpr int most_exponent = 40;  // beyond it nothing is within any limits

bool only_digits(std::string_view text) {
  return text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// As it is written in ASCII: fullwidth digits and signs, and the minus of typography.
std::string in_ascii(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    std::size_t taken = 1;
    char c = text.front();
    if (text.starts_with("−")) taken = 3, c = '-';
    // U+FF0B to U+FF19: + , - . / and digits
    if (text.size() > 2 && text.starts_with("\xEF\xBC") && static_cast<unsigned char>(text[2]) >= 0x8B &&
        static_cast<unsigned char>(text[2]) <= 0x99) {
      taken = 3, c = static_cast<char>('+' + (static_cast<unsigned char>(text[2]) - 0x8B));
    }
    out += c;
    text.remove_prefix(taken);
  }
  return out;
}

[[noreturn]] void refuse_text(const Token& token, Field field) {
  throw Error(ErrorCode::not_a_number, field, excerpt(token.text), {}, token.at);
}
[[noreturn]] void refuse_size(const Token& token, Field field, std::uint64_t limit) {
  throw Error(ErrorCode::too_large, field, excerpt(token.text), std::to_string(limit), token.at);
}

/// Of the part of the token from `from` on.
std::int64_t digits(const Token& token, std::string_view text, std::size_t from, Field field,
                    std::uint64_t most, std::uint64_t least) {
  if (text.empty() || !only_digits(text)) refuse_text(token, field);
  return static_cast<std::int64_t>(number({text, token.at + from}, field, most, least));
}

/// What stands behind "e": "-3". Clamped to what is beyond any limits.
int exponent(const Token& token, std::string_view text, Field field) {
  const bool negative = text.starts_with('-');
  text.remove_prefix(negative || text.starts_with('+') ? 1 : 0);
  if (text.empty() || !only_digits(text)) refuse_text(token, field);
  while (text.size() > 1 && text.front() == '0') text.remove_prefix(1);
  int read = most_exponent * 100;
  if (text.size() <= 3) {
    read = 0;
    for (char digit : text) read = 10 * read + (digit - '0');
  }
  return negative ? -read : read;
}

/// Digits with a point, an exponent, or both, without their sign.
Rational decimal(const Token& token, std::string_view text, Field field, RationalLimits limits) {
  const std::size_t e = text.find_first_of("eE");
  int power = e == std::string_view::npos ? 0 : exponent(token, text.substr(e + 1), field);
  const std::string_view mantissa = text.substr(0, e);
  const std::size_t point = mantissa.find('.');
  std::string digits(mantissa.substr(0, point));
  if (point != std::string_view::npos) {
    const std::string_view behind = mantissa.substr(point + 1);
    digits += behind;
    power -= static_cast<int>(std::min<std::size_t>(behind.size(), most_exponent * 100));
  }
  if (digits.empty() || !only_digits(digits)) refuse_text(token, field);
  digits.erase(0, digits.find_first_not_of('0'));
  if (digits.empty()) return {0, 1};
  for (; digits.back() == '0'; digits.pop_back()) ++power;
  if (digits.size() > 18 || static_cast<int>(digits.size()) + power > 18) {
    refuse_size(token, field, power < 0 ? limits.bottom : limits.top);
  }
  std::uint64_t top = 0, bottom = 1;
  for (char digit : digits) top = 10 * top + static_cast<std::uint64_t>(digit - '0');
  for (; power > 0; --power) top *= 10;
  for (; power < 0; ++power) {
    // Lowest terms at each step: what is left must fit in the end, and only shrinks by 2 and 5.
    if (top % 10 == 0) {
      top /= 10;
      continue;
    }
    if (bottom > limits.bottom) refuse_size(token, field, limits.bottom);
    const std::uint64_t common = std::gcd(top, std::uint64_t{10});
    top /= common, bottom *= 10 / common;
  }
  const std::uint64_t common = std::gcd(top, bottom);
  top /= common, bottom /= common;
  if (bottom > limits.bottom) refuse_size(token, field, limits.bottom);
  if (top > limits.top) refuse_size(token, field, limits.top);
  return {static_cast<std::int64_t>(top), static_cast<std::int64_t>(bottom)};
}

constexpr std::size_t longest_reading = 200;  ///< bytes of a text that is given back in both readings

/// "0,5", "−1,2"
bool has_one_comma_inside(std::string_view word) {
  for (std::string_view minus : {"-", "−"}) {
    if (word.starts_with(minus)) word.remove_prefix(minus.size());
  }
  const std::size_t comma = word.find(',');
  if (comma == 0 || comma == std::string_view::npos || comma + 1 == word.size()) return false;
  return only_digits(word.substr(0, comma)) && only_digits(word.substr(comma + 1));
}

bool is_space(char c) { return c == ' ' || c == '\t'; }
bool ends_word(char c) {
  return is_space(c) || std::string_view(";\n\r[](){}").find(c) != std::string_view::npos;
}

}  // namespace

void refuse_decimal_commas(const Token& token, Field field) {
  const std::string_view text = token.text;
  std::size_t first = 0, words = 0;
  bool spaced = false, after_space = false;
  for (std::size_t at = 0; at < text.size();) {
    if (ends_word(text[at])) {
      after_space = is_space(text[at]) && (after_space || (at > 0 && !ends_word(text[at - 1])));
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && !ends_word(text[end])) ++end;
    const std::string_view word = text.substr(at, end - at);
    if (word.find_first_of("0123456789,") == std::string_view::npos) {  // "max"
      at = end;
      continue;
    }
    if (!has_one_comma_inside(word)) return;
    if (words++ == 0) first = at;
    spaced = spaced || after_space;
    after_space = false;
    at = end;
  }
  if (words < 2 || !spaced) return;
  std::string readings;
  if (text.size() <= longest_reading) {
    for (const char as : {' ', '.'}) {
      if (!readings.empty()) readings += '\n';
      for (char c : text) readings += c == ',' ? as : c == '\n' || c == '\r' ? ';' : c;
    }
  }
  throw Error(ErrorCode::ambiguous, field, excerpt(text.substr(first)), readings, token.at + first);
}

Rational read_rational(const Token& token, Field field, RationalLimits limits) {
  const std::string text = in_ascii(token.text);
  const bool negative = text.starts_with('-');
  const std::size_t slash = text.find('/');
  const std::string_view whole = std::string_view(text).substr(0, slash).substr(negative ? 1 : 0);
  Rational out{0, 1};
  if (slash == std::string_view::npos && whole.find_first_of(".eE") != std::string_view::npos) {
    out = decimal(token, whole, field, limits);
  } else {
    out.top = digits(token, whole, negative ? 1 : 0, field, limits.top, 0);
    if (slash != std::string_view::npos) {
      out.bottom =
          digits(token, std::string_view(text).substr(slash + 1), slash + 1, field, limits.bottom, 1);
      const std::int64_t common = std::gcd(out.top, out.bottom);
      out.top /= common, out.bottom /= common;
    }
  }
  if (negative) out.top = -out.top;
  return out;
}

}  // namespace nimlab
