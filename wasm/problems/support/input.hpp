#pragma once

#include <cstdint>
#include <exception>
#include <string>
#include <string_view>
#include <vector>

#include "core/numbers.hpp"

namespace nimlab {

/// What is wrong with an input, where, and what should stand there. Words are keys, no sentences.
struct InputFault : std::exception {
  enum class Kind : std::uint8_t {
    not_a_number,  ///< `found` is no whole number
    too_small,     ///< a number below `least`
    too_large,     ///< a number above `most`
    unfit,  ///< `found` is what may not stand here: an odd count, an edge that closes a ring, a strange word
    ended,  ///< the input ends where something should be
    more,   ///< `found` stands where the input should end
    too_long,  ///< more than `Input::max_bytes`
  };

  Kind kind{};
  std::uint64_t line = 0, column = 0;  ///< from 1; columns are characters of UTF-8
  std::string found;                   ///< at most 40 bytes; empty where the input ends
  std::string_view name = {};          ///< what the statement calls it: "n"; empty for the end
  std::uint64_t least = 0, most = 0;   ///< the limits of a number

  const char* what() const noexcept override { return found.c_str(); }
};

std::string_view word(InputFault::Kind kind);  ///< "too_large": what crosses to JavaScript

/// The ASCII digits from this place on, as digits_at gives them; eight at a time.
Digits digits_by_eight(std::string_view text, std::size_t at);

/// Reads what a judge gives a program: numbers and words between white space, wherever lines end, after a
/// byte-order mark if there is one. The text must outlive it.
/// Cost: a number takes about as long as looking at its digits; where it stands is found out for faults
/// alone.
class Input {
 public:
  static constexpr std::size_t max_bytes = std::size_t{64} << 20;

  /// Throws InputFault too_long.
  explicit Input(std::string_view text);

  /// The next number, called `name` by the statement, of static storage. Throws InputFault.
  std::uint64_t number(std::string_view name, std::uint64_t least, std::uint64_t most);
  /// So many of them.
  std::vector<std::uint64_t> numbers(std::string_view name, std::uint64_t count, std::uint64_t least,
                                     std::uint64_t most);
  /// The next number, which may be negative. Throws InputFault, `unfit` where it is none within the limits.
  std::int64_t integer(std::string_view name, std::int64_t least, std::int64_t most);
  /// The next word. Throws InputFault `ended`.
  std::string_view word(std::string_view name);
  /// Throws InputFault `unfit` about what was read last.
  [[noreturn]] void refuse(std::string_view name) const;

  /// Whether nothing but white space is left.
  bool ended() {
    skip_space();
    return at_ == text_.size();
  }
  /// Throws InputFault `more` unless nothing is left.
  void end();

  /// Which case is read, from 1; whoever calls `solve` counts.
  std::uint64_t round = 0;

  std::size_t at() const { return at_; }  ///< bytes read
  /// Reads on from where `at` was.
  void back(std::size_t at) { at_ = at; }
  std::size_t size() const { return text_.size(); }

 private:
  static bool space(char c) { return c == ' ' || ('\t' <= c && c <= '\r'); }
  bool space_at(std::size_t at) const { return at >= text_.size() || space(text_[at]); }
  void skip_space() {
    while (at_ < text_.size() && space(text_[at_])) ++at_;
  }
  std::string_view token() const;
  std::uint64_t unusual_number(std::string_view name, std::uint64_t least, std::uint64_t most);
  InputFault fault(InputFault::Kind kind, std::string_view name, std::size_t at,
                   std::string_view found) const;

  std::string_view text_;
  std::size_t begin_ = 0;  ///< behind the byte-order mark
  std::size_t at_ = 0;
  std::size_t last_ = 0;  ///< where what was read last begins
};

}  // namespace nimlab
