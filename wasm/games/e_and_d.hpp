#pragma once

#include <bit>

#include "notation/numbers.hpp"
#include "search/ruleset.hpp"
#include "theory/arithmetic.hpp"

namespace nimlab {

/// E&D (Luogu P2148): piles come in pairs; a move throws one pile of a pair away and splits the other one
/// into two piles that are not empty; who cannot move loses. Position: 2 to 20,000 piles, an even number, of
/// 1 to 10^18 stones; the first two are a pair, and so on. Move: pair (from 1), then the two new piles, the
/// smaller first.
///
/// Theorem: the pair (x, y) has as SG value the place of the lowest zero bit of (x − 1) | (y − 1).
/// Cost of `solve`: linear, 64 steps for each pair, and the winning moves listed.
class EAndD {
 public:
  static constexpr GameInfo info{.name = "e_and_d",
                                 .default_rule = "",
                                 .example = "3 5 2 6",
                                 .move_fields = "pair pile pile",
                                 .theorem = "lowest-zero-bit",
                                 .limits = "piles<=20000 pile<=1000000000000000000"};

  static constexpr std::size_t max_piles = 20'000;
  static constexpr std::uint64_t max_pile = 1'000'000'000'000'000'000;

  struct Move {
    std::uint64_t pair = 0;  ///< from 1
    std::uint64_t a = 0, b = 0;
    bool operator==(const Move&) const = default;
  };

  static EAndD parse_rule(std::string_view text) {
    no_rule(text);
    return {};
  }
  std::string format_rule() const { return {}; }
  std::size_t bytes() const { return 0; }

  Position parse(std::string_view text) const {
    Position piles = number_list(text, Field::position, {max_piles, max_pile, 1});
    check_even(piles);
    return piles;
  }
  std::string format(const Position& piles) const { return join(piles); }
  std::vector<std::uint64_t> numbers(const Position& piles) const { return piles; }

  template <class Visit>
  void each_move(const Position& piles, Visit visit) const {
    for (std::size_t i = 0; i < piles.size(); i += 2) {
      const std::uint64_t count = options(piles[i], piles[i + 1]);
      for (std::uint64_t k = 0; k < count; ++k) {
        if (!visit(option(piles, i, k))) return;
      }
    }
  }
  std::uint64_t move_count(const Position& piles) const {
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < piles.size(); i += 2) {
      count = saturating_add(count, options(piles[i], piles[i + 1]));
    }
    return count;
  }
  Move move_at(const Position& piles, std::uint64_t index) const {
    std::size_t i = 0;
    for (; index >= options(piles[i], piles[i + 1]); i += 2) index -= options(piles[i], piles[i + 1]);
    return option(piles, i, index);
  }

  MoveNumbers move_numbers(const Move& m) const { return {m.pair, m.a, m.b}; }
  Move move(std::span<const std::uint64_t> numbers) const {
    if (numbers.size() != 3) throw Error(ErrorCode::syntax, Field::move, excerpt(join(numbers, '-')));
    return {numbers[0], std::min(numbers[1], numbers[2]), std::max(numbers[1], numbers[2])};
  }

  Position play(const Position& piles, const Move& m) const {
    const std::size_t i = static_cast<std::size_t>(2 * (m.pair - 1));
    const bool there = m.pair >= 1 && m.pair <= piles.size() / 2;
    // Both parts are at least 1 and below the pile, so their sum does not overflow.
    const auto splits = [&](std::uint64_t pile) { return m.a >= 1 && m.b < pile && m.a == pile - m.b; };
    if (!there || !(splits(piles[i]) || splits(piles[i + 1]))) {
      throw Error(ErrorCode::illegal_move, Field::move, join(move_numbers(m), '-'));
    }
    Position next = piles;
    next[i] = m.a;
    next[i + 1] = m.b;
    return next;
  }

  // cut: e-and-d
  /// The place of the lowest bit that is 0 in both x − 1 and y − 1.
  static std::uint64_t value(std::uint64_t x, std::uint64_t y) {
    return static_cast<std::uint64_t>(std::countr_one((x - 1) | (y - 1)));
  }
  // end cut

  std::uint64_t grundy(const Position& piles) const {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < piles.size(); i += 2) sum ^= value(piles[i], piles[i + 1]);
    return sum;
  }

  Solution<Move> solve(const Position& piles) const {
    Solution<Move> solution;
    const std::uint64_t sum = grundy(piles);
    solution.grundy = sum;
    solution.outcome = outcome_of(sum);
    for (std::size_t i = 0; i < piles.size(); i += 2)
      solution.components.push_back(value(piles[i], piles[i + 1]));
    if (sum == 0) return solution;
    for (std::size_t i = 0; i < piles.size(); i += 2) {
      each_kept(piles, i, [&](std::uint64_t pile) {
        const Splits splits(pile, solution.components[i / 2] ^ sum);
        solution.winning_move_count = saturating_add(solution.winning_move_count, splits.count());
        if (solution.winning_moves.size() == max_listed_moves) return true;
        splits.each([&](std::uint64_t a) {
          solution.winning_moves.push_back({i / 2 + 1, a, pile - a});
          return solution.winning_moves.size() < max_listed_moves;
        });
        return true;
      });
    }
    return solution;
  }

  std::optional<Move> reach(const Position& piles, std::uint64_t v) const {
    const std::uint64_t sum = grundy(piles) ^ v;
    std::optional<Move> found;
    for (std::size_t i = 0; i < piles.size() && !found; i += 2) {
      each_kept(piles, i, [&](std::uint64_t pile) {
        Splits(pile, value(piles[i], piles[i + 1]) ^ sum).each([&](std::uint64_t a) {
          found = Move{i / 2 + 1, a, pile - a};
          return false;
        });
        return !found;
      });
    }
    return found;
  }

 private:
  /// The splits of a pile into a <= b whose SG value is v: x = a − 1 and y = b − 1 add up to pile − 2, cover
  /// the lowest v bits together, and both lack bit v. From below, sum bit and carry leave either one choice
  /// (both have the bit) or two (one of them has it), and the carry is the same for both; above bit v the two
  /// are free but for their sum.
  class Splits {
   public:
    Splits(std::uint64_t pile, std::uint64_t v) : v_(v) {
      if (pile < 2 || v > 62) return;
      const std::uint64_t sum = pile - 2;
      unsigned carry = 0;
      for (std::uint64_t bit = 0; bit < v; ++bit) {
        if (((sum >> bit) & 1) == ((1 + carry) & 1)) {
          free_ |= std::uint64_t{1} << bit;
        } else {
          both_ |= std::uint64_t{1} << bit;
          carry = 1;
        }
      }
      possible_ = ((sum >> v) & 1) == carry;
      high_ = sum >> (v + 1);
      const std::uint64_t half = sum / 2;
      middle_ = possible_ && sum % 2 == 0 && static_cast<std::uint64_t>(std::countr_one(half)) == v;
    }

    std::uint64_t count() const {
      if (!possible_) return 0;
      return (((high_ + 1) << std::popcount(free_)) + middle_) / 2;
    }

    /// Calls visit with the smaller part of each until it returns false.
    template <class Visit>
    void each(Visit visit) const {
      if (!possible_) return;
      for (std::uint64_t top = 0; 2 * top <= high_; ++top) {
        for (std::uint64_t low = 0;; low = (low - free_) & free_) {
          const std::uint64_t x = (top << (v_ + 1)) | both_ | low;
          const std::uint64_t y = ((high_ - top) << (v_ + 1)) | both_ | (free_ ^ low);
          if (x <= y && !visit(x + 1)) return;
          if (low == free_) break;
        }
      }
    }

   private:
    std::uint64_t v_ = 0, free_ = 0, both_ = 0, high_ = 0;
    bool possible_ = false;
    std::uint64_t middle_ = 0;
  };

  static void check_even(const Position& piles) {
    if (piles.size() % 2 == 0) return;
    throw Error(ErrorCode::odd_number, Field::position, std::to_string(piles.size()));
  }

  /// The piles of the pair at i that may be kept and split; equal ones are one choice.
  template <class Visit>
  static void each_kept(const Position& piles, std::size_t i, Visit visit) {
    if (visit(piles[i]) && piles[i + 1] != piles[i]) visit(piles[i + 1]);
  }

  static std::uint64_t options(std::uint64_t x, std::uint64_t y) { return x / 2 + (y == x ? 0 : y / 2); }
  static Move option(const Position& piles, std::size_t i, std::uint64_t k) {
    const std::uint64_t first = piles[i] / 2;
    const std::uint64_t pile = k < first ? piles[i] : piles[i + 1];
    const std::uint64_t a = (k < first ? k : k - first) + 1;
    return {i / 2 + 1, a, pile - a};
  }
};

}  // namespace nimlab
