#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/error.hpp"

/// Lists of non-negative 64-bit integers as people type them.
namespace nimlab {

inline constexpr std::uint64_t largest_number = std::numeric_limits<std::uint64_t>::max();

/// A piece of the input and where it begins, in bytes.
struct Token {
  std::string_view text;
  std::size_t at;
};

/// Of a place where something else than ASCII begins.
std::size_t wide_separator(std::string_view text, std::size_t at);

/// How many bytes of white space, comma or semicolon, Western or Chinese, are at this place, below
/// text.size(); 0 if there is something else.
inline std::size_t separator(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte >= 0x80) return wide_separator(text, at);
  return byte == ' ' || ('\t' <= byte && byte <= '\r') || byte == ',' || byte == ';';
}

/// What stands between separators ("3 4 5", "3,4,5", "3，4、5") from this place on; empty, at the end, if
/// nothing does.
Token next_token(std::string_view text, std::size_t from);

/// All of them.
std::vector<Token> tokens(std::string_view text);

/// The one token of a text that should have no more. Throws empty, syntax.
Token only_token(std::string_view text, Field field);

/// For games that have no parameters: throws syntax if a rule is given.
void no_rule(std::string_view text);

/// The number a token writes, in ASCII or fullwidth digits. Throws not_a_number, negative, too_large or
/// too_small, naming the token.
std::uint64_t number(const Token& token, Field field, std::uint64_t max = largest_number,
                     std::uint64_t min = 0);

/// Digits at a place of a text.
struct Digits {
  std::uint64_t value;
  std::size_t
      end;  ///< behind the last; where they should begin if there are none, too many, or 2^64 is reached
};

/// The ASCII digits from this place on.
inline Digits digits_at(std::string_view text, std::size_t at) {
  std::uint64_t value = 0;
  std::size_t end = at;
  for (; end < text.size(); ++end) {
    const auto digit = static_cast<unsigned char>(text[end] - '0');
    if (digit > 9) break;
    value = 10 * value + digit;
  }
  // Of twenty digits that begin with 1, those that write less than 2^64 are as large as they look; all others
  // are too many to tell.
  constexpr std::uint64_t twenty_digits = 10'000'000'000'000'000'000u;
  const std::size_t length = end - at;
  const bool fits = length < 20 || (length == 20 && text[at] == '1' && value >= twenty_digits);
  return {value, fits ? end : at};
}

/// Whether a token ends at this place.
inline bool ends_token(std::string_view text, std::size_t at) {
  return at >= text.size() || separator(text, at) > 0;
}

struct ListLimits {
  std::size_t max_count = std::numeric_limits<std::size_t>::max();
  std::uint64_t max = largest_number;
  std::uint64_t min = 0;
};

/// A list of at least one number. Throws empty, too_many (the count as `part`), and what `number` throws.
/// Cost: linear.
std::vector<std::uint64_t> number_list(std::string_view text, Field field, ListLimits limits);

/// All numbers from the first to the last.
struct Run {
  std::uint64_t first, last;
};

/// A set of numbers from 1 to `max`, as runs that do not touch, increasing: "1,3,4", "1..5", "2…4,9". Throws
/// empty, what `number` throws, and too_small for a run that goes down.
std::vector<Run> number_runs(std::span<const Token> words, Field field, std::uint64_t max = largest_number);

/// The numbers of such a set. Throws too_many if there are more than `max_count`.
std::vector<std::uint64_t> listed(std::span<const Run> runs, Field field, std::size_t max_count);

/// The same set as text: "1,3,4", three or more in a row as a run.
std::string format_set(std::span<const std::uint64_t> set);

/// Writes numbers, with single characters between them; a block at a time, since to make a string longer
/// costs as much as a number's digits.
class NumberWriter {
 public:
  NumberWriter& number(std::uint64_t number);
  NumberWriter& sign(char c) {
    block_[used_++] = c;  // there is room: see `number`
    return *this;
  }
  /// What was written, once.
  std::string text();

 private:
  void flush();

  static constexpr std::size_t longest = 20;  ///< digits of 64 bits
  std::string text_;
  std::size_t used_ = 0;
  char block_[512];
};

/// "3 4 5"
std::string join(std::span<const std::uint64_t> numbers, char separator = ' ');

/// At most 40 bytes of a text, cut between characters: what an error quotes.
std::string excerpt(std::string_view part);

/// The character of UTF-8 that begins at `at`, for errors.
std::string character(std::string_view text, std::size_t at);

}  // namespace nimlab
