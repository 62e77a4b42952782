#pragma once

#include <memory>
#include <vector>

#include "notation/numbers.hpp"
#include "search/ruleset.hpp"

namespace nimlab {

/// Moore's Nim: take any numbers of stones from 1 to k heaps; who cannot move loses, or wins in misère play.
/// Rule: "2", "2 misere": k from 1 to 100. Position: 1 to 10,000 heaps of 0 to 2^64 − 1 stones. Move: heap,
/// stones taken, for each heap touched, by increasing heap.
///
/// Theorem (E. H. Moore, "A generalization of the game called nim", Annals of Mathematics 11, 1910): P iff in
/// every binary column the number of ones is divisible by k + 1. Misère: the same while a heap is above 1;
/// then P iff the number of ones leaves 1 when divided by k + 1. No SG values. Cost of `outcome` and of one
/// winning move: 64 times the heaps. Winning moves are built column by column as in the proof, where every
/// way to make a column right can be continued; up to 1,000 are told. Witness: the number of ones in each
/// binary column, from the lowest, modulo k + 1.
class MooreNim {
 public:
  static constexpr GameInfo info{.name = "moore_nim",
                                 .default_rule = "2",
                                 .example = "3 4 5 6",
                                 .move_fields = "heap take …",
                                 .theorem = "moore-1910",
                                 .limits = "k<=100 heaps<=10000 heap<=18446744073709551615"};

  static constexpr std::uint64_t max_at_once = 100;
  static constexpr std::size_t max_heaps = 10'000, max_told = 1'000;

  struct Part {
    std::uint64_t heap = 0;  ///< from 1
    std::uint64_t take = 0;
    bool operator==(const Part&) const = default;
  };
  struct Move {
    std::vector<Part> parts;
    bool operator==(const Move&) const = default;
  };

  static MooreNim parse_rule(std::string_view text);
  std::string format_rule() const { return std::to_string(k_) + (misere_ ? " misere" : ""); }
  std::size_t bytes() const { return bytes_of(counts_->heaps, counts_->of); }
  bool misere() const { return misere_; }

  Position parse(std::string_view text) const { return number_list(text, Field::position, {max_heaps}); }
  std::string format(const Position& heaps) const { return join(heaps); }
  std::vector<std::uint64_t> numbers(const Position& heaps) const { return heaps; }

  /// By the first heap and what is taken there, then the move that ends there before those that go on.
  template <class Visit>
  void each_move(const Position& heaps, Visit visit) const {
    Move move;
    extend(heaps, 0, move, visit);
  }
  std::uint64_t move_count(const Position& heaps) const;
  Move move_at(const Position& heaps, std::uint64_t index) const;
  MoveNumbers move_numbers(const Move& m) const;
  Move move(std::span<const std::uint64_t> numbers) const;
  Position play(const Position& heaps, const Move& m) const;
  Position normal_form(Position heaps) const;

  Outcome outcome(const Position& heaps) const;
  Move winning_move(const Position& heaps) const;  ///< of an N-position
  Solution<Move> solve(const Position& heaps) const;

 private:
  template <class Visit>
  bool extend(const Position& heaps, std::size_t from, Move& move, Visit& visit) const {
    if (move.parts.size() == k_) return true;
    for (std::size_t i = from; i < heaps.size(); ++i) {
      for (std::uint64_t t = 0; t < heaps[i]; ++t) {
        move.parts.push_back({i + 1, t + 1});
        if (!visit(move) || !extend(heaps, i + 1, move, visit)) return false;
        move.parts.pop_back();
      }
    }
    return true;
  }

  /// For j, r: how many moves touch 1 to r of the heaps from j on (from 0), saturating. The last one is kept.
  struct Counts {
    Position heaps;
    std::vector<std::uint64_t> of;
  };
  const Counts& counts(const Position& heaps) const;

  std::uint64_t k_ = 1;
  bool misere_ = false;
  std::shared_ptr<Counts> counts_ = std::make_shared<Counts>();
};

}  // namespace nimlab
