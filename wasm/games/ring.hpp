#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "notation/numbers.hpp"
#include "search/ruleset.hpp"
#include "theory/arithmetic.hpp"

namespace nimlab {

/// Coin on a ring (Luogu P1288): a coin stands on a vertex of a ring whose edges carry numbers; a move lowers
/// the number of an edge beside the coin by at least 1 and takes the coin across it; an edge of number 0
/// cannot be crossed; who cannot move loses. Position: 2 to 1,000 edges of 0 to 2^64 − 1 and the coin's
/// vertex, "5 3 0 2 @1" (@1 if left out): edge i joins the vertices i and i + 1, the last edge joins the last
/// vertex and the first. Move: edge, amount.
///
/// Theorem (checked by search on every small ring): if some edge is 0, the coin can be driven to the nearest
/// 0 on either side; the position is N iff on some side the number of edges before the first 0 is odd. Rings
/// without a 0 are left to search: with an odd number of edges all that were searched are N, with an even
/// number both outcomes occur. No SG value. Cost of `solve`: linear in the edges, and the winning moves
/// listed.
class Ring {
 public:
  static constexpr GameInfo info{.name = "ring",
                                 .default_rule = "",
                                 .example = "2 5 3 0",
                                 .move_fields = "edge amount",
                                 .theorem = "ring-parity",
                                 .limits = "edges<=1000 number<=18446744073709551615"};

  static constexpr std::size_t max_edges = 1000;

  // A position is the coin's vertex, from 1, and the edges: p[i] joins the vertices i and i + 1.
  struct Move {
    std::uint64_t edge = 0;  ///< from 1
    std::uint64_t take = 0;
    bool operator==(const Move&) const = default;
  };

  static Ring parse_rule(std::string_view text) {
    no_rule(text);
    return {};
  }
  std::string format_rule() const { return {}; }
  std::size_t bytes() const { return 0; }

  Position parse(std::string_view text) const;
  std::string format(const Position& p) const {
    return join(std::span(p).subspan(1)) + " @" + std::to_string(p[0]);
  }
  std::vector<std::uint64_t> numbers(const Position& p) const { return p; }

  template <class Visit>
  void each_move(const Position& p, Visit visit) const {
    for (std::size_t edge : {ahead(p), behind(p)}) {
      for (std::uint64_t take = 1; take <= p[edge] && take != 0; ++take) {
        if (!visit(Move{edge, take})) return;
      }
    }
  }
  std::uint64_t move_count(const Position& p) const { return saturating_add(p[ahead(p)], p[behind(p)]); }
  Move move_at(const Position& p, std::uint64_t index) const {
    const std::uint64_t first = p[ahead(p)];
    return index < first ? Move{ahead(p), index + 1} : Move{behind(p), index - first + 1};
  }
  MoveNumbers move_numbers(const Move& m) const { return {m.edge, m.take}; }
  Move move(std::span<const std::uint64_t> numbers) const {
    if (numbers.size() != 2) throw Error(ErrorCode::syntax, Field::move, excerpt(join(numbers, '-')));
    return {numbers[0], numbers[1]};
  }
  Position play(const Position& p, const Move& m) const;

  /// Whether the theorem speaks of p: some edge is 0.
  bool decides(const Position& p) const { return std::find(p.begin() + 1, p.end(), 0u) != p.end(); }
  /// decides(p)
  Outcome outcome(const Position& p) const;
  /// decides(p), N-position: the amount 0 is left on an odd side.
  Move winning_move(const Position& p) const;
  Solution<Move> solve(const Position& p) const;

 private:
  static std::size_t ahead(const Position& p) { return static_cast<std::size_t>(p[0]); }
  static std::size_t behind(const Position& p) {
    return p[0] == 1 ? p.size() - 1 : static_cast<std::size_t>(p[0] - 1);
  }
};

}  // namespace nimlab
