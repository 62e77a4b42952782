#pragma once

#include <algorithm>
#include <concepts>
#include <string>
#include <string_view>
#include <utility>

#include "core/numbers.hpp"

namespace nimlab {

/// What a program prints, piece by piece: texts, characters, numbers. Room for a line is looked for once.
class Output {
 public:
  void put(const auto& piece) { end(written(room(longest(piece)), piece)); }
  /// Pieces, and the end of the line.
  template <class... Pieces>
  void line(const Pieces&... pieces) {
    char* to = room((longest(pieces) + ... + 1));
    ((to = written(to, pieces)), ...);
    *to++ = '\n';
    end(to);
  }
  /// Numbers with a space between, and the end of the line.
  template <class Numbers>
  void list(const Numbers& numbers) {
    for (bool first = true; const auto number : numbers) {
      char* to = room(longest(number) + 1);
      if (!first) *to++ = ' ';
      end(written(to, number));
      first = false;
    }
    put('\n');
  }

  std::string_view text() const { return {text_.data(), used_}; }
  /// The text, once.
  std::string taken() {
    text_.resize(used_);
    return std::move(text_);
  }

 private:
  static std::size_t longest(std::string_view text) { return text.size(); }
  static std::size_t longest(char) { return 1; }
  static std::size_t longest(std::integral auto) { return 1 + longest_number; }

  static char* written(char* to, std::string_view text) { return std::copy(text.begin(), text.end(), to); }
  static char* written(char* to, char sign) {
    *to = sign;
    return to + 1;
  }
  static char* written(char* to, std::integral auto number) {
    const bool negative = number < 0;
    if (negative) *to++ = '-';
    const auto size = static_cast<std::uint64_t>(number);
    return write_number(to, negative ? 0 - size : size);
  }

  char* room(std::size_t size) {
    if (text_.size() - used_ < size) text_.resize(2 * text_.size() + size);
    return text_.data() + used_;
  }
  void end(const char* at) { used_ = static_cast<std::size_t>(at - text_.data()); }

  std::string text_;  ///< longer than what is written
  std::size_t used_ = 0;
};

}  // namespace nimlab
