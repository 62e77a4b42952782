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

/// Cuts at white space, commas and semicolons, Western or Chinese ("3 4 5", "3,4,5", "3，4、5").
std::vector<Token> tokens(std::string_view text);

/// The number a token writes, in ASCII or fullwidth digits. Throws not_a_number, negative, too_large or
/// too_small, naming the token.
std::uint64_t number(const Token& token, Field field, std::uint64_t max = largest_number,
                     std::uint64_t min = 0);

struct ListLimits {
  std::size_t max_count;
  std::uint64_t max = largest_number;
  std::uint64_t min = 0;
};

/// A list of at least one number. Throws empty, too_many (the count as `part`), and what `number` throws.
/// Cost: linear.
std::vector<std::uint64_t> number_list(std::string_view text, Field field, ListLimits limits);

/// A set of numbers, increasing, from a list that may have runs: "1,3,4", "1..5", "2…4,9". Throws as
/// number_list does
/// (`max_count` holds for the set), and too_small for a run that goes down.
std::vector<std::uint64_t> number_set(std::string_view text, Field field, ListLimits limits);

/// The same set as text: "1,3,4", three or more in a row as a run.
std::string format_set(std::span<const std::uint64_t> set);

/// "3 4 5"
std::string join(std::span<const std::uint64_t> numbers, char separator = ' ');

/// At most 40 bytes of a text, cut between characters: what an error quotes.
std::string excerpt(std::string_view part);

}  // namespace nimlab
