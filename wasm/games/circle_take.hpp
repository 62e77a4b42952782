#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "notation/numbers.hpp"
#include "search/ruleset.hpp"
#include "theory/mex.hpp"

namespace nimlab {

/// Stones in a circle; a move takes some that lie side by side, without a gap between them; who cannot move
/// loses. Rule: how many may be taken, a set such as "1,2" or "1..3": at most 32 numbers up to 1,000.
/// Position: "10", a full circle of 1 to 1,000 stones, or its places clockwise, "oo.ooo.": a stone or a gap.
/// Move: place (from 1), number of stones: those at that place and clockwise from it.
///
/// Theory: gaps cut the circle into rows that are independent, and a full circle can only become one row. The
/// rule {1, 2} is Kayles in a circle (S. Loyd, H. Dudeney; POJ 2484): whoever answers by halving the row
/// wins, so every full circle that cannot be taken at once is a P-position. Cost: rows up to n once, n² ·
/// numbers / 4; `solve`: n · numbers.
class CircleTake {
 public:
  static constexpr GameInfo info{.name = "circle_take",
                                 .default_rule = "1,2",
                                 .example = "10",
                                 .move_fields = "place stones",
                                 .theorem = "sprague-grundy",
                                 .limits = "places<=1000 set<=32 element<=1000"};

  static constexpr std::uint64_t max_places = 1000;

  // A position has 1 for a stone and 0 for a gap, clockwise.
  struct Move {
    std::uint64_t place = 0;  ///< from 1
    std::uint64_t count = 0;
    bool operator==(const Move&) const = default;
  };

  static CircleTake parse_rule(std::string_view text);
  std::string format_rule() const { return format_set(set_); }
  std::size_t bytes() const { return bytes_of(set_, *rows_); }

  Position parse(std::string_view text) const;
  std::string format(const Position& p) const;
  std::vector<std::uint64_t> numbers(const Position& p) const { return p; }

  template <class Visit>
  void each_move(const Position& p, Visit visit) const {
    const std::uint64_t n = p.size();
    const std::vector<std::uint64_t> ahead = stones_ahead(p);
    for (std::uint64_t place = 0; place < n; ++place) {
      for (std::uint64_t count : set_) {
        if (count > ahead[place] || (count == n && place > 0)) break;  // the whole circle is one choice
        if (!visit(Move{place + 1, count})) return;
      }
    }
  }
  std::uint64_t move_count(const Position& p) const;
  MoveNumbers move_numbers(const Move& m) const { return {m.place, m.count}; }
  Move move(std::span<const std::uint64_t> numbers) const;
  Position play(const Position& p, const Move& m) const;

  Solution<Move> solve(const Position& p) const;

  bool prepare(const Position& p) const;
  std::uint64_t prepared() const { return rows_->size(); }
  std::uint64_t to_prepare(const Position& p) const { return p.size() + 1; }

 private:
  static bool full(const Position& p) { return std::find(p.begin(), p.end(), 0u) == p.end(); }
  /// For each place, how many stones lie there and clockwise from it without a gap; n everywhere on a full
  /// circle.
  static std::vector<std::uint64_t> stones_ahead(const Position& p);
  std::uint64_t value_of_circle(std::uint64_t stones) const;

  std::vector<std::uint64_t> set_;
  std::shared_ptr<std::vector<std::uint64_t>> rows_;  ///< SG value of a row, by its length
};

}  // namespace nimlab
