#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/wire.hpp"

namespace nimlab {

/// A step of an explanation, as data: `key` is the sentence that the page has for it, the numbers are its
/// blanks, `lit` the parts of the board it speaks of, `position` another one that it shows.
struct Step {
  std::string_view key;
  std::vector<std::uint64_t> numbers;
  std::vector<std::string> lit;
  std::string position;
  bool operator==(const Step&) const = default;
};

using Explanation = std::vector<Step>;
void write(Data& data, const Explanation& steps);

/// No explanation has more steps of one kind than this.
inline constexpr std::size_t max_steps_of_a_kind = 100;

/// A part of a board by its number: "heap-3".
std::string part(std::string_view name, std::uint64_t number);

}  // namespace nimlab
