#pragma once

#include <memory>
#include <vector>

#include "notation/numbers.hpp"
#include "search/ruleset.hpp"
#include "theory/digraph.hpp"

namespace nimlab {

/// Several components, of which a move changes one; as soon as k of them have ended, the player to move has
/// won: who ends the k-th one loses. Rule: k, then the components: "1 1>2 2>3 1>3" tokens on an acyclic graph
/// (a node without edges has ended), "1 heaps" heaps that a move splits in two (a heap of one has ended), "1
/// sheets" sheets of squared paper that a move cuts in two along a line (a sheet of width or height 1 has
/// ended; Cutting Game, POJ 2311). An ended component allows no move. Position: nodes of 1 to 64 tokens "2
/// 3"; heaps "5 7", 2,000 stones in all; sheets "2x3 4x4", sides up to 200, 40,000 squares in all. As
/// numbers: as they stand, sheets as width and height. Move: token, node; heap, its two parts; sheet, 1
/// (between columns) or 2 (between rows), columns or rows of the smaller part.
///
/// Theorem, for k = 1: to end a component loses at once, so such moves may be crossed out, and the ended
/// positions (won by the player to move) with them. What is left is a sum of impartial games under normal
/// play: P iff the nim-sum of its SG values is 0. For k above 1 the first endings do not lose, the crossing
/// out is wrong, and search answers. `components`: the SG values after crossing out. Map, for graphs and k =
/// 1: these of every node (none for the ended), and the outcome of a token alone. Cost: of the table, once
/// for a rule, nodes and edges, or once for all rules a million values for heaps, four for sheets; then all
/// moves.
class FirstEndWins {
 public:
  static constexpr GameInfo info{.name = "first_end_wins",
                                 .default_rule = "1 1>2 1>3 2>3 2>4 3>5 4>5 4>6 5>6",
                                 .example = "1 2",
                                 .move_fields = "component to …",
                                 .theorem = "won-leaves",
                                 .limits =
                                     "k<=64 nodes<=100000 edges<=1000000 tokens<=64 stones<=2000 side<=200 "
                                     "squares<=40000"};

  enum class Kind : std::uint8_t { graph, heaps, sheets };

  static constexpr std::uint64_t max_ended = 64, max_stones = 2'000, max_side = 200, max_squares = 40'000;
  static constexpr std::size_t max_tokens = 64;

  struct Move {
    MoveNumbers numbers;
    bool operator==(const Move&) const = default;
  };

  static FirstEndWins parse_rule(std::string_view text);
  std::string format_rule() const;
  std::size_t bytes() const { return table_->graph.bytes() + bytes_of(table_->grundy, table_->level); }
  bool misere() const { return true; }

  Position parse(std::string_view text) const;
  std::string format(const Position& p) const;
  std::vector<std::uint64_t> numbers(const Position& p) const { return p; }

  template <class Visit>
  void each_move(const Position& p, Visit visit) const {
    if (over(p)) return;
    for (std::size_t i = 0; i < p.size(); i += width()) {
      if (!each_move_of(p, i, visit)) return;
    }
  }
  std::uint64_t move_count(const Position& p) const;
  Move move_at(const Position& p, std::uint64_t index) const;
  MoveNumbers move_numbers(const Move& m) const { return m.numbers; }
  Move move(std::span<const std::uint64_t> numbers) const;
  Position play(const Position& p, const Move& m) const;
  Position normal_form(Position p) const;

  bool decides(const Position&) const { return k_ == 1; }
  Solution<Move> solve(const Position& p) const;

  bool prepare(const Position& p) const;
  std::uint64_t prepared() const { return kind_ == Kind::graph ? nodes() : table_->filled; }
  std::uint64_t to_prepare(const Position& p) const;
  bool prepare_map(std::uint64_t) const;
  GraphMap map(std::uint64_t) const;

 private:
  /// The graph, which the rule reads and values at once (whether it is acyclic comes out on the way), or the
  /// heaps or sheets, which all rules share and `prepare` fills as far as needed: SG values without the ended
  /// positions (`ended` for those).
  struct Table {
    Digraph graph;
    std::vector<std::uint32_t> grundy;  ///< by node, heap, or height + 201 · width
    std::vector<std::uint32_t> level;   ///< of nodes: moves of the longest play
    std::uint64_t filled;               ///< heaps, or sheets' longer sides, up to here have values

    void add_heap();
    void add_width();  ///< all sheets that are one wider than before
  };
  static constexpr std::uint32_t ended = 0xffffffff;

  std::size_t width() const { return kind_ == Kind::sheets ? 2 : 1; }
  std::uint64_t nodes() const { return kind_ == Kind::graph ? table_->graph.size() : 0; }
  bool has_ended(const Position& p, std::size_t i) const;
  bool over(const Position& p) const;
  std::uint32_t value(const Position& p, std::size_t i) const;

  template <class Visit>
  bool each_move_of(const Position& p, std::size_t i, Visit& visit) const {
    if (has_ended(p, i)) return true;
    const std::uint64_t at = i / width() + 1;
    if (kind_ == Kind::graph) {
      bool going = true;
      table_->graph.each_follower(static_cast<std::uint32_t>(p[i] - 1), [&](std::uint32_t w) {
        going = going && visit(Move{{at, w + std::uint64_t{1}}});
      });
      return going;
    }
    for (std::size_t way = 0; way < width(); ++way) {
      for (std::uint64_t part = 1; part <= p[i + way] / 2; ++part) {
        const bool going = kind_ == Kind::heaps ? visit(Move{{at, part, p[i] - part}})
                                                : visit(Move{{at, way + std::uint64_t{1}, part}});
        if (!going) return false;
      }
    }
    return true;
  }

  std::uint64_t moves_of(const Position& p, std::size_t i) const;

  static std::shared_ptr<Table> graph_table(Digraph graph);
  static std::shared_ptr<Table> shared_table(Kind kind);

  std::uint64_t k_ = 1;
  Kind kind_ = Kind::graph;
  std::shared_ptr<Table> table_;
};

}  // namespace nimlab
