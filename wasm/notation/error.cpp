#include "notation/error.hpp"

#include <array>

namespace nimlab {

std::string_view word(ErrorCode code) {
  static constexpr std::array<std::string_view, 15> words = {
      "empty",       "not_a_number", "negative",     "too_large", "too_small",
      "too_many",    "syntax",       "illegal_move", "game_over", "unknown_game",
      "unsupported", "odd_number",   "cyclic",       "too_long",  "memory"};
  return words[static_cast<std::size_t>(code)];
}

std::string_view word(Field field) {
  static constexpr std::array<std::string_view, 5> words = {"game", "rule", "position", "move", "none"};
  return words[static_cast<std::size_t>(field)];
}

std::string excerpt(std::string_view part) {
  constexpr std::size_t longest = 40;
  if (part.size() <= longest) return std::string(part);
  std::size_t end = longest;
  while (end > 0 && (static_cast<unsigned char>(part[end]) & 0xC0) == 0x80)
    --end;  // inside a UTF-8 character
  return std::string(part.substr(0, end));
}

}  // namespace nimlab
