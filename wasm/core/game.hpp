#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/bytes.hpp"
#include "core/function_ref.hpp"
#include "core/outcome.hpp"
#include "core/step.hpp"
#include "core/value.hpp"

namespace nimlab {

class Game;

/// Opens another game by name: for a game that is made of others. Throws what opening throws.
using OpenGame = function_ref<std::shared_ptr<Game>(std::string_view name, std::string_view rule)>;

/// What a game says of itself. All texts are identifiers and notation, never sentences.
struct GameInfo {
  std::string_view name = {};          ///< the one word for the game in every layer: "nim"
  std::string_view family = {};        ///< what its boards are made of: "heaps", "splits", "walks", "places",
                                       ///< "limits", "numbers", "pictures", "sums"
  std::string_view default_rule = {};  ///< rule used when none is given; "" for a game without parameters
  std::string_view example = {};       ///< a position in the game's notation
  std::string_view move_fields = {};  ///< what a move's numbers are, e.g. "heap take"; a trailing "…" repeats
  std::string_view theorem = {};      ///< key of the theorem behind `solve`: "bouton-1901"; "" if none
  std::string_view limits = {};       ///< "heaps<=100000 heap<=18446744073709551615": name<=limit, spaced
  /// Throws Field::rule; "" is no default here.
  std::unique_ptr<Game> (*open)(std::string_view rule) = nullptr;
  /// Instead of `open`, of a game that is made of others.
  std::unique_ptr<Game> (*open_of)(std::string_view rule, OpenGame part) = nullptr;

  bool paintable = false;  ///< the board it maps has rows and columns that letters can be painted on
  bool loopy = false;      ///< play may be endless, so a position may be a draw
  bool partizan = false;   ///< the players have different moves

  bool has_table = false;  ///< it has a Sequence; `described` says so
  bool has_map = false;    ///< it is Mapped; `described` says so
};

/// A position is a list of numbers, in the way that suits its game; equal positions are equal lists. So one
/// search, one memory and one border serve all games.
using Position = std::vector<std::uint64_t>;

/// A move is a short list of non-negative numbers whose meaning is GameInfo::move_fields. Its text is these
/// numbers joined by '-': "2-3". Heaps count from 1. `Move` is looked at, `MoveNumbers` is kept.
using Move = std::span<const std::uint64_t>;
using MoveNumbers = std::vector<std::uint64_t>;

/// Gets a move; false: enough.
using VisitMove = function_ref<bool(Move)>;

/// No list of moves is longer than this; counts go on counting.
inline constexpr std::size_t max_listed_moves = 20'000;
inline constexpr std::size_t max_numbers = 200'000;  ///< of a position that is drawn: nobody draws more

/// What is known of every vertex of a board, row by row; 2^32 − 1 where there is no such number.
struct GraphMap {
  std::uint64_t width = 0, height = 0;
  std::vector<Outcome> outcomes;
  std::vector<std::uint32_t> grundy;    ///< SG value; none for loopy values ∞
  std::vector<std::uint32_t> distance;  ///< moves to the end under best play; none for draws
  std::vector<std::uint32_t> level;     ///< moves of the longest play; none where it may be endless
  bool operator==(const GraphMap&) const = default;
};

/// Numbers that a theorem speaks of, by a word that boards know.
struct Fact {
  std::string_view name;
  std::vector<std::uint64_t> numbers;
  bool operator==(const Fact&) const = default;
};

/// What a theorem, a table or a search says of one position.
struct Solution {
  Outcome outcome = Outcome::P;
  std::optional<Value> value;              ///< under normal play; none where nobody knows it
  std::vector<std::uint64_t> components;   ///< SG value of each summand, where the position is a sum
  std::vector<MoveNumbers> winning_moves;  ///< every winning move, up to max_listed_moves; in the order of
                                           ///< the moves unless the game says otherwise
  std::uint64_t winning_move_count = 0;    ///< how many there are, saturating at 2^64 − 1
  bool more_winning_moves = false;         ///< counting stopped early: there are at least that many
  std::optional<std::uint64_t> distance;   ///< moves to the end under best play, where it is known

  /// One more winning move; listed as long as there is room.
  void add(Move move);
  /// Of an impartial position: its value, and the outcome with it.
  void set_nimber(std::uint64_t sum);
};

/// The winning moves of a position, found in steps of about a millisecond.
class Solving {
 public:
  virtual ~Solving() = default;
  virtual bool step() = 0;          ///< true when finished
  virtual Solution solution() = 0;  ///< once, after step() returned true
};

/// SG values of single heaps that are independent and all obey one rule.
class Sequence {
 public:
  virtual bool prepare_values(std::uint64_t count) = 0;  ///< like Game::prepare; then there are so many
  virtual std::span<const std::uint32_t> values() const = 0;
  virtual std::optional<Period> period() const { return std::nullopt; }  ///< only when proven

 protected:
  ~Sequence() = default;
};

/// All single positions at once. `size` is the side where the rule says nothing of it (0: the game's own
/// choice). Game::prepared and to_prepare of no position count the steps.
class Mapped {
 public:
  virtual bool prepare_map(std::uint64_t size) = 0;
  virtual GraphMap map(std::uint64_t size) const = 0;

 protected:
  ~Mapped() = default;
};

/// Finds an option of a given SG value without a look at all of them.
class Reaching {
 public:
  /// A move to an option of SG value v, if there is one.
  virtual std::optional<MoveNumbers> reach(const Position& p, std::uint64_t v) const = 0;

 protected:
  ~Reaching() = default;
};

/// The rules of one game, for one setting of its parameters (its *rule*: the set of a subtraction game, the
/// graph of a token game), and what is known of it without search. A game overrides what it can say; whatever
/// is left out is found by searching.
///
/// Every function checks its arguments or states a precondition. What is wrong is thrown as `Error` and
/// nothing else, but for std::bad_alloc. What throws has changed nothing that an answer depends on: a table
/// grows, or is made beside the old one and swapped.
class Game {
 public:
  explicit Game(const GameInfo& info) : info_(info) {}
  virtual ~Game() = default;
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;

  const GameInfo& info() const { return info_; }

  // ---- What is legal

  virtual std::string rule() const { return {}; }  ///< canonical: equal rules, equal texts
  /// The parts of the rule, for boards; the game's comment says which. None where the text says all.
  virtual std::vector<std::uint64_t> rule_numbers() const { return {}; }
  virtual Position parse(std::string_view text) const = 0;  ///< notation and limits; Field::position
  virtual std::string format(const Position& p) const;      ///< canonical; parse(format(p)) == p
  /// What a board draws; a game may say nothing of more than `max_numbers`.
  virtual std::vector<std::uint64_t> numbers(const Position& p) const { return p; }
  /// Saturating at 2^64 − 1. Unless overridden all are gone through.
  virtual std::uint64_t move_count(const Position& p, Player who) const;
  /// Every legal move once, always in the same order, those with the index `first` and after it.
  virtual void each_move(const Position& p, Player who, std::uint64_t first, VisitMove visit) const = 0;
  /// Throws syntax for numbers that are no move's, illegal_move; p is then as it was.
  virtual void play(Position& p, Player who, Move move) const = 0;
  /// Where `who` should move and cannot.
  virtual End end(const Position&, Player) const { return End::lost; }
  /// Whether who cannot move always loses. Without that there are no values, and no place in a sum.
  virtual bool normal() const { return true; }
  /// Makes positions equal that differ only in the order of their summands. Search then looks at one of them.
  virtual void normalise(Position&) const {}
  /// Where every position is a sum: how many numbers a summand has. Each so many, from the first on, are a
  /// position by themselves and are played without regard to the others. 0 where the game says nothing of it.
  virtual std::size_t summand() const { return 0; }

  // ---- What is known without search

  /// Whether `solve` speaks of p, after `prepare`; and of all that can be reached from it.
  virtual bool decides(const Position&) const { return false; }
  /// A quantum of work (about a millisecond) towards what `solve(p)` and `verdict` need; true when nothing is
  /// missing.
  virtual bool prepare(const Position&) { return true; }
  virtual std::uint64_t prepared() const { return 0; }                   ///< steps done, for a progress bar
  virtual std::uint64_t to_prepare(const Position&) const { return 0; }  ///< of so many; 0: unknown
  virtual Solution solve(const Position& p, Player who) const;
  /// The same in steps, for as long as game and position live; null where `solve` does not take long.
  virtual std::unique_ptr<Solving> solving(const Position& p, Player who) const;
  /// Whether `solve` reads a table, which `prepare` builds; an answer says so.
  virtual bool tabled() const { return false; }
  /// Outcome, value and distance, with at most one winning move (the first, or the fastest). Unless
  /// overridden it is made of `nimber` and `reach` where there is that, else of `solve`.
  virtual Solution verdict(const Position& p, Player who) const;
  /// Whether `verdict` costs less than going through all moves.
  virtual bool quick() const { return reaching() != nullptr; }
  /// The SG value, where `solve` knows it.
  virtual std::optional<std::uint64_t> nimber(const Position& p) const;
  /// Numbers that the theorem speaks of; the game's comment says which. Needs nothing but p.
  virtual std::vector<Fact> facts(const Position&) const { return {}; }
  /// Why, step by step; needs what `solve` needs. Empty where nothing is to be shown.
  virtual std::vector<Step> explain(const Position&) const { return {}; }

  // ---- How an opponent answers who can win in several ways. `winning` are the winning moves of p that are
  // listed, one at least, and the answer is one of them. `last` is the move that led to p, empty where none
  // did; it may be any numbers.

  /// As the strategy behind the theorem does, the way lessons tell it. Unless overridden the first.
  virtual const MoveNumbers& answer_by_theorem(const Position&, std::span<const MoveNumbers> winning,
                                               Move) const {
    return winning.front();
  }
  /// The image of the last move in the other half of the position; null where none of them is.
  virtual const MoveNumbers* answer_by_mirror(const Position&, std::span<const MoveNumbers>, Move) const {
    return nullptr;
  }
  /// How much a legal move takes; 0 where moves have no size.
  virtual std::uint64_t size_of_move(const Position&, Move) const { return 0; }

  // ---- What some games can do, too: a game that can derives from it and gives itself

  virtual Sequence* sequence() { return nullptr; }
  virtual Mapped* mapped() { return nullptr; }
  virtual const Reaching* reaching() const { return nullptr; }

  /// Of the rule and its tables, beside the object itself.
  virtual std::size_t bytes() const = 0;

 protected:
  /// A verdict without values: `move` is asked for where the player to move wins and can move.
  Solution verdict_of(Outcome outcome, const Position& p, function_ref<MoveNumbers()> move) const;

 private:
  const GameInfo& info_;
};

/// What a game of the class G says of itself: `info`, and whether G gives a Sequence and is Mapped.
template <class G>
constexpr GameInfo described(GameInfo info) {
  info.has_table = !std::is_same_v<decltype(&G::sequence), decltype(&Game::sequence)>;
  info.has_map = !std::is_same_v<decltype(&G::mapped), decltype(&Game::mapped)>;
  return info;
}

/// The move with this index; index < move_count.
MoveNumbers nth_move(const Game& game, const Position& p, Player who, std::uint64_t index);

/// The position after a move.
Position after(const Game& game, Position p, Player who, Move move);

/// The first of `moves` that `is` so; null if none is.
const MoveNumbers* first_move(std::span<const MoveNumbers> moves, function_ref<bool(const MoveNumbers&)> is);

/// Throws syntax unless the move has so many numbers.
void expect_numbers(Move move, std::size_t count);
[[noreturn]] void refuse_shape(Move move);  ///< syntax
/// illegal_move. `allowed`: what may stand in place of its last number, as a set is written ("2,3", "1..5"),
/// "0" for nothing; left out where that is not what is wrong.
[[noreturn]] void refuse_illegal(Move move, std::string allowed = {});
/// The same where at least 1 and at most so many may be taken.
[[noreturn]] void refuse_take(Move move, std::uint64_t most);

/// Appends value(n) to a list until it has `count` entries. Throws too_large above `most`.
void extend_values(std::vector<std::uint32_t>& values, std::uint64_t count, std::uint64_t most,
                   function_ref<std::uint64_t(std::uint64_t)> value);
/// Throws too_large, Field::none.
void check_size(std::uint64_t size, std::uint64_t most);

/// The moves of a position one after another, from an index on. Fetches a few at a time: listing costs little
/// more than one walk over all moves, and a single call stays short on positions of a million numbers.
/// `game` and `p` must outlive it.
class MoveCursor {
 public:
  MoveCursor(const Game& game, const Position& p, Player who, std::uint64_t first = 0);

  /// None when there are no more.
  std::optional<MoveNumbers> next();

 private:
  const Game& game_;
  const Position& p_;
  Player who_;
  std::uint64_t next_;
  std::size_t batch_;
  std::vector<MoveNumbers> fetched_;
  std::size_t at_ = 0;
};

}  // namespace nimlab
