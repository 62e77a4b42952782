#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/error.hpp"
#include "core/game.hpp"
#include "core/subject.hpp"

/// What the catalogue answers: plain data, nothing of a game's types. How it crosses to JavaScript is in
/// data.hpp.
namespace nimlab {

struct Analysis {
  std::string rule, position;               ///< canonical notation; a rule above max_rule_text is left out
  std::vector<std::uint64_t> rule_numbers;  ///< the parts of the rule; see Game::rule_numbers
  std::vector<std::uint64_t> numbers;  ///< the position as a board draws it; none above max_numbers of them
  Outcome outcome = Outcome::P;
  std::optional<std::uint64_t> grundy;  ///< of impartial games
  std::optional<Value> value;           ///< of partizan games
  std::vector<std::uint64_t> components;
  std::uint64_t move_count = 0;            ///< legal moves, saturating; 0 means the game is over
  std::vector<MoveNumbers> winning_moves;  ///< at most max_listed_moves
  std::uint64_t winning_move_count = 0;
  bool more_winning_moves = false;        ///< counting stopped early: there are at least that many
  std::optional<std::uint64_t> distance;  ///< moves to the end under best play, where it is known
  std::vector<Fact> facts;                ///< numbers the theorem speaks of; the game's comment says which
  std::string_view method;                ///< "theorem" (closed form), "table" or "search"
  std::string_view theorem;
  bool operator==(const Analysis&) const = default;
};

/// One line of a certificate: a move, the SG value it leads to, and (where the opponent could still win) a
/// reply that refutes it.
struct CertificateLine {
  MoveNumbers move;
  std::string to;                       ///< the option, canonical; empty above 200 bytes
  Outcome outcome = Outcome::P;         ///< of the option
  std::optional<std::uint64_t> grundy;  ///< of the option
  MoveNumbers reply;  ///< empty where the option is lost for the opponent, or the end of a misère game
  bool operator==(const CertificateLine&) const = default;
};

/// Why a value is what it is, as data.
struct Certificate {
  Outcome outcome = Outcome::P;
  std::optional<std::uint64_t> grundy;
  /// Lost: a page of all moves, each with its reply. Won: the winning moves (a page of them). Draw: a page of
  /// all moves; those that lose have a reply.
  std::vector<CertificateLine> lines;
  std::uint64_t total = 0;  ///< how many lines there are in all, saturating
  /// SG = g > 0: line v leads to an option of value v, for v = 0, 1, … without a gap: all values below g, or
  /// the first 64; fewer where an option of the next value is not among the first 20,000 moves of a game that
  /// cannot name one. No option has value g: for that see `equal`.
  std::vector<CertificateLine> reached;
  /// Positions with at most 4,096 moves: how many options were found to have value g (always 0).
  std::optional<std::uint64_t> equal;
  bool operator==(const Certificate&) const = default;
};

/// What the generic search found, knowing the rules alone and no theorem; but see `summands`.
struct SearchResult {
  Outcome outcome = Outcome::P;
  std::optional<std::uint64_t> grundy;     ///< none where play may be endless
  std::vector<MoveNumbers> winning_moves;  ///< in the order of the game's moves
  std::uint64_t winning_move_count = 0;
  std::uint64_t states = 0;  ///< positions visited
  /// Above 0: the whole was too large, so its summands, this many, were searched each by itself, and their SG
  /// values added (Sprague 1935, Grundy 1939).
  std::uint64_t summands = 0;
  bool operator==(const SearchResult&) const = default;
};

/// SG values of heaps 0 … count − 1.
struct ValueTable {
  std::string rule;
  std::vector<std::uint32_t> values;
  std::optional<Period> period;  ///< present only when proven
  bool operator==(const ValueTable&) const = default;
};

/// Outcome, SG value, distance and level of every single position of a board.
struct ValueMap {
  std::string rule;
  GraphMap map;
  bool operator==(const ValueMap&) const = default;
};

/// A page of the legal moves, and how many there are in all (saturating).
struct MoveList {
  std::vector<MoveNumbers> moves;
  std::uint64_t total = 0;
  bool operator==(const MoveList&) const = default;
};

/// A text is a position: the one after a move.
using Answer = std::variant<std::monostate, Analysis, Certificate, SearchResult, ValueTable, ValueMap,
                            MoveNumbers, MoveList, Explanation, std::string>;

inline constexpr std::uint64_t max_page = 1'000;      ///< lines or moves a page
inline constexpr std::uint64_t max_reached = 64;      ///< values 0 … 63 are shown to be reached
inline constexpr std::uint64_t max_sought = 20'000;   ///< moves among which options for `reached` are sought
inline constexpr std::uint64_t max_compared = 4'096;  ///< moves that `equal` compares
inline constexpr std::size_t max_rule_text = 4'096;   ///< bytes of a rule in an answer; see keep_subject
inline constexpr std::size_t max_option_text = 200;   ///< bytes of CertificateLine::to

/// A question to a game that is under way.
class GameJob : public Job {
 public:
  virtual Answer answer() = 0;  ///< once, after step() returned true; throws Error
  Data tell() final;
};

}  // namespace nimlab
