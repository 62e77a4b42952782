#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "notation/error.hpp"
#include "search/opponent.hpp"
#include "search/ruleset.hpp"
#include "theory/outcome.hpp"

/// One uniform face for every ruleset: text and numbers in, plain data out, nothing of the ruleset's
/// types. The bindings, the Node entry, the benchmarks and the contest bench all speak to this.
namespace nimlab {

struct Analysis {
  std::string rule, position;          ///< canonical notation; a rule above max_rule_text is left out
  std::vector<std::uint64_t> numbers;  ///< the position as a board draws it; none above max_numbers of them
  Outcome outcome = Outcome::P;
  std::optional<std::uint64_t> grundy;
  std::vector<std::uint64_t> components;
  std::uint64_t move_count = 0;            ///< legal moves, saturating; 0 means the game is over
  std::vector<MoveNumbers> winning_moves;  ///< at most max_listed_moves
  std::uint64_t winning_move_count = 0;
  bool more_winning_moves = false;        ///< counting stopped early: there are at least that many
  std::optional<std::uint64_t> distance;  ///< moves to the end under best play, where it is known
  std::vector<std::uint64_t> witness;     ///< numbers the theorem speaks of; the ruleset's header says which
  std::string_view method;                ///< "theorem" (closed form), "table" or "search"
  std::string_view theorem;
  bool operator==(const Analysis&) const = default;
};

/// One line of a certificate: a move, the SG value it leads to, and (where that option is an N-position)
/// a reply that refutes it.
struct CertificateLine {
  MoveNumbers move;
  std::string to;                       ///< the option, canonical; empty above 200 bytes
  Outcome outcome = Outcome::P;         ///< of the option
  std::optional<std::uint64_t> grundy;  ///< of the option
  MoveNumbers reply;  ///< empty where the option is a P-position, or the end of a misère game
  bool operator==(const CertificateLine&) const = default;
};

/// Why a value is what it is, as data.
struct Certificate {
  Outcome outcome = Outcome::P;
  std::optional<std::uint64_t> grundy;
  /// P: a page of all moves, each with its reply. N: the winning moves (a page of them). Draw: a page of all
  /// moves; those that lose have a reply.
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

/// What the generic search found, knowing the rules alone and no theorem.
struct SearchResult {
  Outcome outcome = Outcome::P;
  std::optional<std::uint64_t> grundy;     ///< none where play may be endless
  std::vector<MoveNumbers> winning_moves;  ///< in the order of the ruleset's moves
  std::uint64_t winning_move_count = 0;
  std::uint64_t states = 0;  ///< positions visited
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
};

using Answer =
    std::variant<std::monostate, Analysis, Certificate, SearchResult, ValueTable, ValueMap, MoveNumbers>;

inline constexpr std::uint64_t max_page = 1'000;      ///< lines or moves a page
inline constexpr std::uint64_t max_reached = 64;      ///< values 0 … 63 are shown to be reached
inline constexpr std::uint64_t max_sought = 20'000;   ///< moves among which options for `reached` are sought
inline constexpr std::uint64_t max_compared = 4'096;  ///< moves that `equal` compares
inline constexpr std::size_t max_rule_text = 4'096;   ///< bytes of a rule in an answer; see keep_game
inline constexpr std::size_t max_option_text = 200;   ///< bytes of CertificateLine::to
inline constexpr std::size_t max_numbers = 200'000;   ///< of Analysis::numbers: nobody draws more

/// Work that is done a quantum (about a millisecond) at a time, so that the caller can stop between two.
/// After an Error it is over: it may only be destroyed.
class Job {
 public:
  virtual ~Job() = default;
  virtual bool step() = 0;                  ///< true when finished; throws Error
  virtual std::uint64_t done() const = 0;   ///< units finished so far
  virtual std::uint64_t total() const = 0;  ///< units in all, 0 if unknown
  virtual Answer answer() = 0;              ///< once, after step() returned true; throws Error
};

class AnyRules;

/// A ruleset with its rule fixed. Positions and moves are parsed and checked on every call. Nothing but Error
/// leaves it; after Error memory it is still right, and may have to compute again.
class Game {
 public:
  virtual ~Game() = default;
  virtual const std::string& rule() const = 0;  ///< canonical
  virtual bool misere() const = 0;              ///< who cannot move wins
  virtual std::unique_ptr<Job> analyse(std::string_view position) const = 0;
  virtual std::unique_ptr<Job> certify(std::string_view position, std::uint64_t offset,
                                       std::uint64_t limit) const = 0;
  virtual std::unique_ptr<Job> search(std::string_view position) const = 0;  ///< knows no theorem
  virtual std::unique_ptr<Job> table(std::uint64_t count) const = 0;         ///< HeapSequence only
  virtual std::unique_ptr<Job> map(std::uint64_t size) const = 0;  ///< Mapped only; 0: as the rule says
  /// A page of the legal moves.
  virtual MoveList moves(std::string_view position, std::uint64_t offset, std::uint64_t limit) const = 0;
  /// Of the rule and of what was computed for it and is kept.
  virtual std::size_t bytes() const = 0;
  /// For games that are made of others.
  virtual const std::shared_ptr<const AnyRules>& rules() const = 0;
  /// The position in canonical notation, and as a board draws it.
  virtual std::string canonical(std::string_view position) const = 0;
  virtual std::vector<std::uint64_t> numbers(std::string_view position) const = 0;
  /// The position after a move, canonical.
  virtual std::string play(std::string_view position, std::span<const std::uint64_t> move) const = 0;
  /// The opponent's move. Perfect: a winning move if there is one, otherwise a move that keeps the game
  /// long. Fallible: errs about one time in three. The same seed gives the same move.
  virtual std::unique_ptr<Job> reply(std::string_view position, Skill skill, std::uint64_t seed) const = 0;
};

/// What a game answers besides the questions that all do.
struct GameAbilities {
  bool table;
  bool map;
};

/// The game of a ruleset. Cost: a canonical rule text.
std::unique_ptr<Game> game_of(std::shared_ptr<const AnyRules> rules, GameAbilities abilities);

struct GameEntry {
  GameInfo info;
  bool has_table;
  bool has_map;
  bool loopy;                                            ///< play may be endless, so a position may be a draw
  std::unique_ptr<Game> (*open)(std::string_view rule);  ///< "" means the default rule
};

/// Every game of the library, by name.
std::span<const GameEntry> games();

/// Opens a game for as long as it is kept, for rules too long to be sent with every question. Gives a rule
/// text "#<number>" that names it in open_game until drop_game, or until everything is forgotten: then it has
/// to be kept anew. Throws what opening throws.
std::string keep_game(std::string_view name, std::string_view rule);
void drop_game(std::string_view kept);

/// The game with this rule. The last few are kept, with the tables they have built. Throws unknown_game.
std::shared_ptr<const Game> open_game(std::string_view name, std::string_view rule);

/// Drops every game that is remembered or kept, with its tables; whoever holds one still may use it. The
/// catalogue does so by itself wherever memory runs out, before it throws Error memory. A mebibyte that was
/// held back is free then, until the next open_game: for what has to be said of it.
void forget_everything();

}  // namespace nimlab
