#pragma once

#include <memory>
#include <vector>

#include "notation/numbers.hpp"
#include "search/ruleset.hpp"
#include "theory/linear_basis.hpp"

namespace nimlab {

/// Hungry boxes (BZOJ 3759): closed boxes hold stones; a move opens one or more of them, or takes stones from
/// one open box; who cannot move loses. Position: 1 to 64 boxes, "5 3 o2": closed boxes hold 1 to 2^64 − 1
/// stones, open ones ("o") may be empty. As numbers: stones, then 1 if open. Move: 0 and the boxes to open,
/// increasing; or box, stones taken.
///
/// Theorem: let X be the nim-sum of the open boxes and C the closed ones. Opening a set S adds it to the Nim
/// heaps, so the game is the sum of Nim and of C alone, with SG value X ⊕ g(C). (1) If C is linearly
/// independent over GF(2), g(C) = 0. (2) Otherwise g(C) is outside the span of C, and each number of the span
/// is the value of an option: so X in the span wins, by opening all but an independent set of sum X ⊕ (sum of
/// C). (3) If |C| exceeds the rank by 1, g(C) is the least number outside the span, a power of 2. No formula
/// is known to us for the rest: with up to 10 closed boxes g(C) comes from a table over subsets, above that
/// from search, where it can. Cost of `solve`: 64 steps for a box; the table, 3^|C| steps. Witness, for each
/// closed box: what reducing it by the independent ones before it leaves (0: it depends on them), and the
/// mask of boxes that sum to that.
class Hunger {
 public:
  static constexpr GameInfo info{.name = "hunger",
                                 .default_rule = "",
                                 .example = "5 3 6 9 o2",
                                 .move_fields = "box stones …",
                                 .theorem = "linear-basis",
                                 .limits = "boxes<=64 box<=18446744073709551615"};

  static constexpr std::size_t max_boxes = 64;
  static constexpr std::size_t max_table = 10;  ///< closed boxes

  struct Move {
    std::uint64_t box = 0;   ///< from 1; 0 for opening
    std::uint64_t take = 0;  ///< stones, or the mask of boxes to open
    bool operator==(const Move&) const = default;
  };

  static Hunger parse_rule(std::string_view text) {
    no_rule(text);
    return {};
  }
  std::string format_rule() const { return {}; }
  std::size_t bytes() const { return bytes_of(table_->closed, table_->grundy); }

  // A position lists stones and 0 or 1 (open) for each box.
  Position parse(std::string_view text) const;
  std::string format(const Position& p) const;
  std::vector<std::uint64_t> numbers(const Position& p) const { return p; }

  /// Openings, by the set as a binary number; then what can be taken, box by box.
  template <class Visit>
  void each_move(const Position& p, Visit visit) const {
    const std::uint64_t closed = closed_mask(p);
    // The next larger subset of `closed`, until there is none.
    for (std::uint64_t set = (0 - closed) & closed; set != 0; set = (set - closed) & closed) {
      if (!visit(Move{0, set})) return;
    }
    for (std::size_t i = 0; i < p.size(); i += 2) {
      if (p[i + 1] == 0) continue;
      for (std::uint64_t k = 0; k < p[i]; ++k) {
        if (!visit(Move{i / 2 + 1, k + 1})) return;
      }
    }
  }
  std::uint64_t move_count(const Position& p) const;
  Move move_at(const Position& p, std::uint64_t index) const;
  MoveNumbers move_numbers(const Move& m) const;
  Move move(std::span<const std::uint64_t> numbers) const;
  Position play(const Position& p, const Move& m) const;

  bool decides(const Position& p) const;
  Solution<Move> solve(const Position& p) const;  ///< decides(p)

 private:
  static std::uint64_t closed_mask(const Position& p);
  static std::uint64_t open_sum(const Position& p);
  /// Of subsets of the closed boxes, by mask in their order: g. The last one is kept.
  struct Table {
    std::vector<std::uint64_t> closed;
    std::vector<std::uint32_t> grundy;
  };
  const std::vector<std::uint32_t>& table(const std::vector<std::uint64_t>& closed) const;

  std::shared_ptr<Table> table_ = std::make_shared<Table>();
};

}  // namespace nimlab
