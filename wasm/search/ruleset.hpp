#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "theory/bytes.hpp"
#include "theory/outcome.hpp"
#include "theory/period.hpp"

namespace nimlab {

/// What a ruleset says of itself. All texts are identifiers and notation, never sentences.
struct GameInfo {
  std::string_view name;          ///< the one word for the game in every layer: "nim"
  std::string_view default_rule;  ///< rule used when none is given; "" for a game without parameters
  std::string_view example;       ///< a position in the game's notation
  std::string_view move_fields;   ///< what a move's numbers are, e.g. "heap take"; a trailing "…" repeats
  std::string_view theorem;       ///< key of the theorem behind `solve`: "bouton-1901"; "" if none
  std::string_view limits;        ///< "heaps<=100000 heap<=18446744073709551615": name<=limit, spaced
};

/// A move crosses every border as a short list of non-negative numbers whose meaning is
/// GameInfo::move_fields. Its text is these numbers joined by '-': "2-3". Heaps count from 1.
using MoveNumbers = std::vector<std::uint64_t>;

/// A position is a list of numbers, in the way that suits its ruleset; equal positions are equal lists. So
/// one search, one memory and one border serve all games.
using Position = std::vector<std::uint64_t>;

/// The rules of one impartial game, for one setting of its parameters (its *rule*: the set of a
/// subtraction game, the graph of a token game). An object of the type owns what depends on the rule
/// alone; positions and moves are plain values.
///
/// Every function checks its arguments or states a precondition. `parse*`, `move` and `play`
/// throw `Error` and nothing else, but for std::bad_alloc. What throws has changed nothing that an answer
/// depends on: a table grows, or is made beside the old one and swapped. The generic engines need no further
/// code.
template <class R>
concept Playable = requires(const R& rules, const Position& p, const typename R::Move& m,
                            std::string_view text, std::span<const std::uint64_t> numbers,
                            bool (*visit)(const typename R::Move&)) {
  requires std::regular<typename R::Move>;
  { rules.format_rule() } -> std::same_as<std::string>;  // canonical: equal rules, equal texts
  { rules.parse(text) } -> std::same_as<Position>;       // notation and limits; Field::position
  { rules.format(p) } -> std::same_as<std::string>;      // canonical notation; parse(format(p)) == p
  { rules.numbers(p) } -> std::same_as<std::vector<std::uint64_t>>;  // what a board draws
  rules.each_move(p, visit);                               // every legal move once, until visit returns false
  { rules.move_count(p) } -> std::same_as<std::uint64_t>;  // saturating at 2^64 − 1
  { rules.move_numbers(m) } -> std::same_as<MoveNumbers>;
  { rules.move(numbers) } -> std::same_as<typename R::Move>;  // shape only; throws syntax, Field::move
  { rules.play(p, m) } -> std::same_as<Position>;             // throws illegal_move
};

/// Playable rules that can be named and read.
template <class R>
concept Ruleset = Playable<R> && requires(const R& rules, std::string_view text) {
  { R::info } -> std::convertible_to<const GameInfo&>;
  { R::parse_rule(text) } -> std::same_as<R>;      // throws: Field::rule
  { rules.bytes() } -> std::same_as<std::size_t>;  // beyond sizeof: of the rule and its tables
};

/// A ruleset with a theorem (or a table): `solve` costs what the ruleset's header says.
template <class R>
concept Solved = Ruleset<R> && requires(const R& rules, const Position& p) {
  { rules.solve(p) } -> std::same_as<Solution<typename R::Move>>;
};

/// A ruleset that knows positions which are the same but for the order of their summands: `normal_form` gives
/// one of them. Search then looks at that one only.
template <class R>
concept Reordering = Ruleset<R> && requires(const R& rules, const Position& p) {
  { rules.normal_form(p) } -> std::same_as<Position>;
};

/// A ruleset that tells the SG value alone, and can name an option of any smaller one, faster than it lists
/// all winning moves.
template <class R>
concept Reaching = Solved<R> && requires(const R& rules, const Position& p, std::uint64_t v) {
  { rules.grundy(p) } -> std::same_as<std::uint64_t>;
  { rules.reach(p, v) } -> std::same_as<std::optional<typename R::Move>>;
};

/// A ruleset whose `solve` would take long can do it in steps: `solving(p)` gives an object whose `step()`
/// works for about a millisecond and returns true when `solution()` is what `solve(p)` returns. It refers to
/// the rules and holds p.
template <class R>
concept Stepwise = Solved<R> && requires(const R& rules, const Position& p) {
  { rules.solving(p).step() } -> std::same_as<bool>;
  { rules.solving(p).solution() } -> std::same_as<Solution<typename R::Move>>;
};

/// A ruleset that tells what `solve` does, with at most one winning move (the first one), in less time.
template <class R>
concept Brief = Solved<R> && requires(const R& rules, const Position& p) {
  { rules.brief(p) } -> std::same_as<Solution<typename R::Move>>;
};

/// A ruleset whose answers need a table that is built in steps. `prepare(p)` does a small quantum of work
/// (about a millisecond) towards whatever `solve(p)` needs and returns true when nothing is missing;
/// `solve`, `reach` may be called only then. `prepared()` and `to_prepare(p)` count steps for a progress bar.
template <class R>
concept Prepared = Solved<R> && requires(const R& rules, const Position& p) {
  { rules.prepare(p) } -> std::same_as<bool>;
  { rules.prepared() } -> std::same_as<std::uint64_t>;
  { rules.to_prepare(p) } -> std::same_as<std::uint64_t>;
};

/// A game on heaps that are independent of each other and all obey one rule has a sequence of SG values.
/// `prepare_values(count)` is like `prepare`; afterwards `values()` holds at least `count` entries.
template <class R>
concept HeapSequence = Ruleset<R> && requires(const R& rules, std::uint64_t count) {
  { rules.prepare_values(count) } -> std::same_as<bool>;
  { rules.values() } -> std::convertible_to<std::span<const std::uint32_t>>;
  { rules.period() } -> std::convertible_to<std::optional<Period>>;  // only when proven
};

/// A ruleset whose single positions form a board that can be asked as a whole; `size` is its side where the
/// rule says nothing of it (0: the ruleset's own choice). `prepare_map(size)` is like `prepare`.
template <class R>
concept Mapped = Ruleset<R> && requires(const R& rules, std::uint64_t size) {
  { rules.prepare_map(size) } -> std::same_as<bool>;
  { rules.prepared() } -> std::same_as<std::uint64_t>;
  { rules.to_prepare(Position{}) } -> std::same_as<std::uint64_t>;
  { rules.map(size) } -> std::same_as<GraphMap>;
};

/// A ruleset in which play may be endless (then a position may be a draw) says `loopy = true`.
template <class R>
inline constexpr bool is_loopy = requires {
  requires R::loopy;
};

/// Under misère play the player who cannot move wins. A ruleset says so by `misere()`, which may depend on
/// its rule; without one, play is normal: who cannot move loses. There are no SG values under misère play.
template <class R>
bool is_misere(const R& rules) {
  if constexpr (requires { rules.misere(); }) return rules.misere();
  return false;
}

/// A ruleset whose theorem does not speak of every position says which it decides; search answers for the
/// others.
template <class R>
concept Partial = Solved<R> && requires(const R& rules, const Position& p) {
  { rules.decides(p) } -> std::same_as<bool>;
};

/// A ruleset without SG values that tells the outcome, and one winning move of an N-position, faster than it
/// lists all of them.
template <class R>
concept Winning = Solved<R> && requires(const R& rules, const Position& p) {
  { rules.outcome(p) } -> std::same_as<Outcome>;
  { rules.winning_move(p) } -> std::same_as<typename R::Move>;
};

}  // namespace nimlab
