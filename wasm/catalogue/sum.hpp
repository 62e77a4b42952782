#pragma once

#include <array>
#include <deque>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "catalogue/game.hpp"
#include "search/ruleset.hpp"

namespace nimlab {

/// The sum of any two games of the catalogue: a move is a move in one of them; who cannot move in either
/// loses. Rule: "nim | subtraction 1,3,4": two names, each with its rule. Position: "3 4 5 | 20". Move: 1 or
/// 2, then the move in that game. Each position may have at most 20,000 moves.
///
/// Theorem (Sprague 1935, Grundy 1939): the SG value is the nim-sum of the two. A component whose theory
/// gives no SG value is searched; one that has none, because its play may be endless, is refused, and so are
/// misère games. Knows its components by their public face alone. Cost: the values of all options, each once.
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

  // A position is two numbers: which of the positions of each game that have come up, in the order they did.
  struct Move {
    std::uint64_t game = 0;  ///< 1 or 2
    MoveNumbers move;
    bool operator==(const Move&) const = default;
  };

  static Sum parse_rule(std::string_view text);
  std::string format_rule() const;

  Position parse(std::string_view text) const;
  std::string format(const Position& p) const { return text(0, p[0]) + " | " + text(1, p[1]); }
  /// How many numbers the first position has, its numbers, the numbers of the second.
  std::vector<std::uint64_t> numbers(const Position& p) const;

  template <class Visit>
  void each_move(const Position& p, Visit visit) const {
    for (std::size_t i = 0; i < 2; ++i) {
      for (const Option& option : part(i, p[i]).options) {
        if (!visit(Move{i + 1, option.move})) return;
      }
    }
  }
  std::uint64_t move_count(const Position& p) const {
    return part(0, p[0]).options.size() + part(1, p[1]).options.size();
  }
  MoveNumbers move_numbers(const Move& m) const;
  Move move(std::span<const std::uint64_t> numbers) const;
  Position play(const Position& p, const Move& m) const;

  std::uint64_t grundy(const Position& p) const { return value(0, p[0]) ^ value(1, p[1]); }
  Solution<Move> solve(const Position& p) const;
  std::optional<Move> reach(const Position& p, std::uint64_t v) const;

  bool prepare(const Position& p) const;
  std::uint64_t prepared() const;
  std::uint64_t to_prepare(const Position&) const { return 0; }

 private:
  struct Option {
    MoveNumbers move;
    std::uint64_t to;
  };
  /// What is known of one position of a component.
  struct Part {
    std::string text;  ///< canonical
    bool opened = false;
    std::vector<std::uint64_t> numbers;  ///< once opened, like `options`
    std::vector<Option> options;
    std::optional<std::uint64_t> value;
  };
  /// One of the two games, with everything that has been found out about it.
  struct Component {
    std::string name;
    std::shared_ptr<const Game> game;
    std::deque<Part> parts;
    std::unordered_map<std::string, std::uint64_t> index;  ///< of a part, by its text
    std::unique_ptr<Job> job;                              ///< under way for `asking`
    std::uint64_t asking = 0;
    bool searching = false;
  };

  std::uint64_t index_of(std::size_t i, std::string text) const;
  const std::string& text(std::size_t i, std::uint64_t position) const {
    return (*components_)[i].parts[position].text;
  }
  /// With its moves.
  const Part& part(std::size_t i, std::uint64_t position) const;
  /// A quantum of work towards the value of a position; true when it is known. Throws unsupported if there is
  /// none.
  bool seek(std::size_t i, std::uint64_t position) const;
  std::uint64_t value(std::size_t i, std::uint64_t position) const;

  std::shared_ptr<std::array<Component, 2>> components_;
};

}  // namespace nimlab
