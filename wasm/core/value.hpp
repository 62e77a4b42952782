#pragma once

#include <cstdint>

#include "core/dyadic.hpp"
#include "core/outcome.hpp"

namespace nimlab {

/// The two who move in turn. In impartial games they are alike, and nobody looks.
enum class Player : std::uint8_t { left, right };

constexpr Player opponent(Player who) { return who == Player::left ? Player::right : Player::left; }

/// What the end of a game is for the player who should move and cannot: lost under normal play, won under
/// misère play; drawn where the rules say so.
enum class End : std::uint8_t { lost, won, drawn };

constexpr bool wins(Outcome outcome, Player mover) {
  return outcome == Outcome::N || outcome == (mover == Player::left ? Outcome::L : Outcome::R);
}
constexpr bool loses(Outcome outcome, Player mover) {
  return outcome == Outcome::P || outcome == (mover == Player::left ? Outcome::R : Outcome::L);
}

/// What a position of normal play is worth: a number and a nimber, m/2^e + *n. Of impartial games the number
/// is 0, and n is the SG value; of games that are numbers, n is 0.
struct Value {
  Dyadic number;
  std::uint64_t nimber = 0;
  bool operator==(const Value&) const = default;
};

constexpr Value star(std::uint64_t n) { return {{}, n}; }

/// A period of a sequence: values[n + period] == values[n] for every n >= preperiod.
struct Period {
  std::uint64_t preperiod;
  std::uint64_t period;
  bool operator==(const Period&) const = default;
};

}  // namespace nimlab
