#pragma once

#include <array>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "catalogue/rules.hpp"
#include "search/search.hpp"

namespace nimlab {

/// The sum of any two games of the catalogue: a move is a move in one of them; who cannot move in either
/// loses. Rule: "nim | subtraction 1,3,4": two names, each with its rule. Position: "3 4 5 | 20". Move: 1 or
/// 2, then the move in that game. Analysed are positions with at most 20,000 moves in each game.
///
/// Theorem (Sprague 1935, Grundy 1939): the SG value is the nim-sum of the two. A component whose theory
/// gives no SG value is searched; one that has none, because its play may be endless, is refused, and so are
/// misère games. Cost: the values of all options, each once for a position of its game. Memory: 8 bytes an
/// option, and what was searched.
class Sum {
 public:
  static constexpr bool loopy = true;  // a component may be; search must not run in circles
  static constexpr GameInfo info{.name = "sum",
                                 .default_rule = "nim | subtraction 1,3,4",
                                 .example = "1 2 | 4",
                                 .move_fields = "game move…",
                                 .theorem = "sprague-grundy",
                                 .limits = "games<=2 moves<=20000"};

  static constexpr std::uint64_t max_moves = 20'000;

  // A position is how many numbers the first game's has, these, and those of the second.
  struct Move {
    std::uint64_t game = 0;  ///< 1 or 2
    MoveNumbers move;
    bool operator==(const Move&) const = default;
  };

  static Sum parse_rule(std::string_view text);
  std::string format_rule() const;

  Position parse(std::string_view text) const;
  std::string format(const Position& p) const;
  /// Like a position, of the numbers that the two boards draw.
  std::vector<std::uint64_t> numbers(const Position& p) const;
  std::size_t bytes() const;

  template <class Visit>
  void each_move(const Position& p, Visit visit) const {
    bool going = true;
    for (std::size_t i = 0; i < 2 && going; ++i) {
      rules(i).each_move(side(i, p), [&](const MoveNumbers& m) { return going = visit(Move{i + 1, m}); });
    }
  }
  std::uint64_t move_count(const Position& p) const;
  Move move_at(const Position& p, std::uint64_t index) const;
  MoveNumbers move_numbers(const Move& m) const;
  Move move(std::span<const std::uint64_t> numbers) const;
  Position play(const Position& p, const Move& m) const;

  std::uint64_t grundy(const Position& p) const { return value(0, side(0, p)) ^ value(1, side(1, p)); }
  Solution<Move> solve(const Position& p) const;
  std::optional<Move> reach(const Position& p, std::uint64_t v) const;

  bool prepare(const Position& p) const;
  std::uint64_t prepared() const;
  std::uint64_t to_prepare(const Position&) const { return 0; }

 private:
  /// Of a position of a component: its value, and those of its options as far as they have been looked at.
  struct Values {
    std::optional<std::uint64_t> own;
    std::vector<std::uint64_t> options;  ///< in the order of the moves
    bool complete = false;
    std::uint64_t asked = 0;  ///< when last, counted in questions
  };
  /// Values of a position and of all that can be reached from it.
  struct Searched {
    Position root;
    std::variant<GrundySearch<AnyRules>, LoopySearch<AnyRules>> search;
    bool finished = false;
  };
  /// One of the two games, with what has been found out about it. Questions under way share it: an entry only
  /// grows, and none goes before it is complete.
  struct Component {
    std::string name;
    std::shared_ptr<const Game> game;
    std::map<Position, Values> values;
    std::list<Searched> searches;  ///< the latest first
    std::uint64_t asked = 0;
    std::uint64_t done = 0;  ///< values found
  };

  const AnyRules& rules(std::size_t i) const { return *(*components_)[i].game->rules(); }
  static Position side(std::size_t i, const Position& p);
  static Position joined(const Position& first, const Position& second);

  /// Work towards the values of p and its options, until the budget is used up: units of some 10 ns. True
  /// when they are complete.
  bool weigh(std::size_t i, const Position& p, std::int64_t& budget) const;
  const Values& weighed(std::size_t i, const Position& p) const;
  /// What theory knows: of p, and of what can be reached from it, after prepare(p).
  std::optional<std::uint64_t> told(std::size_t i, const Position& p) const;
  /// A quantum of the search of p, unless what was searched before knows it; null until it is finished.
  const Searched* searched(std::size_t i, const Position& p) const;
  /// Of p, or Error unsupported if it has none.
  std::uint64_t value(std::size_t i, const Position& p) const;
  void forget_some(Component& component) const;

  std::shared_ptr<std::array<Component, 2>> components_;
};

}  // namespace nimlab
