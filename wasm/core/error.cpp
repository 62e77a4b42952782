#include "core/error.hpp"

#include <array>

namespace nimlab {

std::string_view word(ErrorCode code) {
  static constexpr std::array<std::string_view, 20> words = {
      "empty",        "not_a_number", "negative",     "too_large",   "too_small",  "too_many", "syntax",
      "illegal_move", "game_over",    "unknown_game", "unsupported", "odd_number", "cyclic",   "ungrounded",
      "two_parents",  "all_zero",     "ragged",       "too_long",    "memory",     "ambiguous"};
  return words[static_cast<std::size_t>(code)];
}

std::string_view word(Field field) {
  static constexpr std::array<std::string_view, 5> words = {"game", "rule", "position", "move", "none"};
  return words[static_cast<std::size_t>(field)];
}

namespace {
/// Whether a byte goes on with the character of UTF-8 before it.
bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }
}  // namespace

std::string excerpt(std::string_view part) {
  constexpr std::size_t longest = 40;
  if (part.size() <= longest) return std::string(part);
  std::size_t end = longest;
  while (end > 0 && continues(part[end])) --end;
  return std::string(part.substr(0, end));
}

std::string character(std::string_view text, std::size_t at) {
  std::size_t end = at + 1;
  while (end < text.size() && continues(text[end])) ++end;
  return std::string(text.substr(at, end - at));
}

}  // namespace nimlab
