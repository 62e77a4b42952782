#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "notation/numbers.hpp"
#include "search/ruleset.hpp"
#include "theory/beatty.hpp"

namespace nimlab {

/// SG values of Wythoff's game row by row, by the definition: the values that occur to the left, above and on
/// the diagonal are kept as sets of bits, so that a cell costs a look at a few words. No formula is known
/// (Fraenkel).
class WythoffTable {
 public:
  /// One more row and column; true if there are `side` of them.
  bool step(std::uint64_t side);
  std::uint64_t rows() const { return rows_; }
  /// x, y < rows()
  std::uint32_t at(std::uint64_t x, std::uint64_t y) const { return values_[std::max(x, y)][std::min(x, y)]; }
  std::size_t bytes() const;

 private:
  /// A set of numbers, and the first word of it that is not full.
  struct Used {
    std::vector<std::uint64_t> words;
    std::size_t first = 0;
    bool has_room(std::uint32_t v) const { return v / 64 < words.size(); }
    void make_room(std::uint32_t v) {
      if (!has_room(v)) words.resize(v / 64 + 1);
    }
    void add(std::uint32_t v);  ///< has_room(v)
  };

  // The lists may be longer than this, by what a step began for which there was no memory.
  std::uint64_t rows_ = 0;
  std::vector<std::vector<std::uint32_t>> values_;  ///< by symmetry, row x up to x
  std::vector<Used> columns_, diagonals_;
};

/// Wythoff's game (W. A. Wythoff, "A modification of the game of nim", Nieuw Archief voor Wiskunde 7, 1907):
/// take any number from one of two heaps, or the same number from both; who cannot move loses. Rule: a, 1 to
/// 1,000,000: from both heaps one may take numbers that differ by less than a; Wythoff has 1. Position: two
/// heaps of 0 to 2^64 − 1 stones. Move: taken from the first, from the second.
///
/// Theorem (Wythoff 1907; general a: A. S. Fraenkel, "How to beat your Wythoff games' opponent on three
/// fronts", American Mathematical Monthly 89, 1982): the P-positions are (⌊nα⌋, ⌊nα⌋ + an), α = (2 − a + √(a²
/// + 4)) / 2. Computed with integers alone. No SG values but those of the table. Cost of `solve`: about a
/// microsecond; there are at most four winning moves. Witness: n = ⌊difference / a⌋, the n-th pair, and ⌊nα⌋
/// as double-precision arithmetic has it; nothing where the pair exceeds 64 bits. Map: outcomes of heaps 0 …
/// size − 1, SG values for a = 1; up to 2,000.
class Wythoff {
 public:
  static constexpr GameInfo info{.name = "wythoff",
                                 .default_rule = "1",
                                 .example = "6 11",
                                 .move_fields = "first second",
                                 .theorem = "wythoff-1907",
                                 .limits = "heaps<=2 heap<=18446744073709551615 a<=1000000 size<=2000"};

  static constexpr std::uint64_t max_a = 1'000'000;
  static constexpr std::uint64_t max_size = 2'000, default_size = 200;

  struct Move {
    std::uint64_t first = 0, second = 0;  ///< stones taken from each heap
    bool operator==(const Move&) const = default;
  };

  static Wythoff parse_rule(std::string_view text);
  std::string format_rule() const { return std::to_string(a_); }
  std::size_t bytes() const { return table_->bytes(); }

  Position parse(std::string_view text) const;
  std::string format(const Position& p) const { return join(p); }
  std::vector<std::uint64_t> numbers(const Position& p) const { return p; }

  /// From the first heap alone, from the second, from both; each increasing.
  template <class Visit>
  void each_move(const Position& p, Visit visit) const {
    for (std::uint64_t k = 0; k < p[0]; ++k) {
      if (!visit(Move{k + 1, 0})) return;
    }
    for (std::uint64_t k = 0; k < p[1]; ++k) {
      if (!visit(Move{0, k + 1})) return;
    }
    for (std::uint64_t i = 0; i < p[0]; ++i) {
      const std::uint64_t low = i < a_ ? 0 : i - a_ + 1;
      for (std::uint64_t j = low; j < p[1] && j - low < a_ + (i - low); ++j) {
        if (!visit(Move{i + 1, j + 1})) return;
      }
    }
  }
  std::uint64_t move_count(const Position& p) const;
  Move move_at(const Position& p, std::uint64_t index) const;
  MoveNumbers move_numbers(const Move& m) const { return {m.first, m.second}; }
  Move move(std::span<const std::uint64_t> numbers) const;
  Position play(const Position& p, const Move& m) const;

  Outcome outcome(const Position& p) const;
  Move winning_move(const Position& p) const { return winning_moves(p).front(); }
  Solution<Move> solve(const Position& p) const;

  bool prepare_map(std::uint64_t size) const;
  std::uint64_t prepared() const { return std::min(table_->rows(), *wanted_); }
  std::uint64_t to_prepare(const Position&) const { return *wanted_; }
  GraphMap map(std::uint64_t size) const;

 private:
  QuadraticIrrational alpha() const {
    const auto a = static_cast<std::int64_t>(a_);
    return {2 - a, a_ * a_ + 4, 2};
  }
  /// The heap that makes a P-position with this one; it may exceed 64 bits.
  Uint128 partner(std::uint64_t heap) const;
  std::vector<Move> winning_moves(const Position& p) const;
  std::uint64_t checked(std::uint64_t size) const;

  std::uint64_t a_ = 1;
  std::shared_ptr<WythoffTable> table_ = std::make_shared<WythoffTable>();
  std::shared_ptr<std::uint64_t> wanted_ = std::make_shared<std::uint64_t>(0);  ///< rows, by the last map
};

}  // namespace nimlab
