#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"

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
  /// Behind the last; where they should begin if there are none, too many, or 2^64 is reached.
  std::size_t end;
};

/// Those of a text from `at` to `end`, where `value` is what they write modulo 2^64. Of twenty that begin
/// with 1, those that write less are as large as they look; all others are too many to tell.
inline Digits digits_between(std::string_view text, std::size_t at, std::size_t end, std::uint64_t value) {
  const std::size_t count = end - at;
  const bool below_2_64 =
      count < 20 || (count == 20 && text[at] == '1' && value >= 10'000'000'000'000'000'000u);
  return {value, below_2_64 ? end : at};
}

/// The ASCII digits from this place on.
Digits digits_at(std::string_view text, std::size_t at);

/// Whether a token ends at this place.
inline bool ends_token(std::string_view text, std::size_t at) {
  return at >= text.size() || separator(text, at) > 0;
}

struct ListLimits {
  std::size_t max_count = std::numeric_limits<std::size_t>::max();
  std::uint64_t max = largest_number;
  std::uint64_t min = 0;
};

/// What `number_list` gives, in `out`, where there are only digits and separators in ASCII, and numbers
/// within the limits, which is nearly always; else false.
bool plain_numbers(std::string_view text, const ListLimits& limits, std::vector<std::uint64_t>& out);

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

inline constexpr std::size_t longest_number = 20;  ///< digits of 64 bits

/// Writes a number's digits, into a place that has room for so many, and returns where they end.
char* write_number(char* to, std::uint64_t number);

/// Writes numbers, with single characters between them, into a string that is longer than what was written.
class NumberWriter {
 public:
  /// It is written into at once as far as `expected` bytes.
  explicit NumberWriter(std::size_t expected = 0)
      : text_(expected, '\0'), at_(text_.data()), end_(at_ + expected) {}
  NumberWriter(const NumberWriter&) = delete;
  NumberWriter& operator=(const NumberWriter&) = delete;

  NumberWriter& number(std::uint64_t number) {
    if (static_cast<std::size_t>(end_ - at_) < longest_number + 2) grow();  // with two signs
    at_ = write_number(at_, number);
    return *this;
  }
  /// At most two behind a number, none before the first.
  NumberWriter& sign(char c) {
    *at_++ = c;
    return *this;
  }
  /// What was written, once.
  std::string text();

 private:
  void grow();

  std::string text_;
  char *at_, *end_;  ///< within it: where the next sign goes, and its end
};

/// "3 4 5"
std::string join(std::span<const std::uint64_t> numbers, char separator = ' ');

/// At most 40 bytes of a text, cut between characters: what an error quotes.
std::string excerpt(std::string_view part);

/// The character of UTF-8 that begins at `at`, for errors.
std::string character(std::string_view text, std::size_t at);

}  // namespace nimlab
