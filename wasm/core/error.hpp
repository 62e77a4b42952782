#pragma once

#include <cstdint>
#include <exception>
#include <string>
#include <string_view>
#include <utility>

namespace nimlab {

/// What is wrong, as a word the elements translate. A code never carries a sentence.
enum class ErrorCode : std::uint8_t {
  empty,         ///< nothing was given where something is needed: after `part`, if there is one
  not_a_number,  ///< `part` is not a non-negative decimal integer
  negative,      ///< `part` is a negative number
  too_large,     ///< `part` is a number above `limit`
  too_small,     ///< `part` is a number below `limit`
  too_many,      ///< `part` (a count) things were given, `limit` are allowed
  syntax,        ///< `part` does not fit the notation
  illegal_move,  ///< `part` is no legal move in this position
  game_over,     ///< a move was asked for where there is none
  unknown_game,  ///< `part` names no game
  unsupported,   ///< this game has no such question (a table of a game without heaps, …)
  odd_number,    ///< `part` (a count) things were given where they come in pairs
  cyclic,        ///< `part` (an edge) closes a cycle where none may be
  ungrounded,    ///< `part` (an edge) has no path to the ground
  two_parents,   ///< `part` (a node) is below two others where it may be below one
  all_zero,      ///< weights of which one must be positive are all 0
  ragged,        ///< `part` (a count) things stand in this row, `limit` in the first
  too_long,      ///< the work would exceed `limit` (states, values)
  memory,        ///< the memory cap `limit` (MiB) was reached
  ambiguous,  ///< `part` can be read in more than one way: `limit`, a line each, whole texts to take instead
};

/// Which input an error is about; the element shows the message beside that field.
enum class Field : std::uint8_t { game, rule, position, move, none };

/// The only exception that leaves the library. Cost: none until thrown.
class Error : public std::exception {
 public:
  static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

  Error(ErrorCode code, Field field, std::string part = {}, std::string limit = {}, std::size_t at = nowhere)
      : code(code), field(field), part(std::move(part)), limit(std::move(limit)), at(at) {}

  const char* what() const noexcept override { return part.c_str(); }

  ErrorCode code;
  Field field;
  std::string part;   ///< the offending text, at most 40 bytes of it (cut at a UTF-8 boundary)
  std::string limit;  ///< the limit it breaks, as text, or what it may mean; empty where there is none
  std::size_t at;     ///< where `part` begins, in bytes of the field's text; `nowhere` if unknown
};

std::string_view word(ErrorCode code);  ///< "too_large": what crosses to JavaScript
std::string_view word(Field field);     ///< "position"

}  // namespace nimlab
