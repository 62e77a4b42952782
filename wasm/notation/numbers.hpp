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

/// Writes a number behind a text.
void append(std::string& text, std::uint64_t number);

/// "3 4 5"
std::string join(std::span<const std::uint64_t> numbers, char separator = ' ');

/// At most 40 bytes of a text, cut between characters: what an error quotes.
std::string excerpt(std::string_view part);

/// The character of UTF-8 that begins at `at`, for errors.
std::string character(std::string_view text, std::size_t at);

}  // namespace nimlab
