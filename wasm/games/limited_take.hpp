#pragma once

#include <memory>
#include <vector>

#include "notation/numbers.hpp"
#include "search/ruleset.hpp"

namespace nimlab {

/// What Fibonacci Nim and its relatives share: stones are taken from one heap, at the start not all of them,
/// and after a take of t at most f(t) = k·t + c may be taken; who cannot move loses. The limit is part of the
/// position.
/// Position: stones and the most that may be taken now, "20 6"; "20" alone is a start, with a limit of 19. A
/// limit above the stones means all of them. Move: stones taken.
///
/// Theorem (A. J. Schwenk, "Take-away games", Fibonacci Quarterly 8, 1970; for any f that never falls and has
/// f(t) ≥ t): let H(1) = 1 and H(i+1) = H(i) + H(j) with the least j for which f(H(j)) ≥ H(i). Each number is
/// in one way a sum of terms in which f(each) < the next larger one; a position is P iff the limit is less
/// than the smallest of them. Cost of `solve`: a few dozen steps, after the terms are made once for a rule.
/// Winning takes are sums of the smallest terms: other takes leave a smallest term that is too small.
/// Witness: how many terms the stones decompose into, these (increasing), then the terms up to the stones
/// (the last 256 of them). Map: outcomes of the starts with 1 … size stones, size up to 100,000.
class LimitedTake {
 public:
  static constexpr std::uint64_t max_size = 100'000, default_size = 200, max_terms_told = 256;

  struct Move {
    std::uint64_t take = 0;
    bool operator==(const Move&) const = default;
  };

  Position parse(std::string_view text) const;
  std::string format(const Position& p) const { return join(p); }
  std::size_t bytes() const { return bytes_of(*terms_); }
  std::vector<std::uint64_t> numbers(const Position& p) const { return p; }

  template <class Visit>
  void each_move(const Position& p, Visit visit) const {
    for (std::uint64_t k = 0; k < p[1]; ++k) {
      if (!visit(Move{k + 1})) return;
    }
  }
  std::uint64_t move_count(const Position& p) const { return p[1]; }
  Move move_at(const Position&, std::uint64_t index) const { return {index + 1}; }
  MoveNumbers move_numbers(const Move& m) const { return {m.take}; }
  Move move(std::span<const std::uint64_t> numbers) const;
  Position play(const Position& p, const Move& m) const;

  Outcome outcome(const Position& p) const;
  Move winning_move(const Position& p) const { return winning_moves(p).front(); }
  Solution<Move> solve(const Position& p) const;

  bool prepare_map(std::uint64_t size) const;
  std::uint64_t prepared() const { return 0; }
  std::uint64_t to_prepare(const Position&) const { return 0; }
  GraphMap map(std::uint64_t size) const;

 protected:
  LimitedTake(std::uint64_t k, std::uint64_t c);

  std::uint64_t k_, c_;

 private:
  /// f(take), saturating at 2^64 − 1.
  std::uint64_t limit_after(std::uint64_t take) const;
  /// The terms that make up a number, increasing.
  std::vector<std::uint64_t> decomposition(std::uint64_t stones) const;
  std::uint64_t smallest_term(std::uint64_t stones) const;
  std::vector<Move> winning_moves(const Position& p) const;

  std::shared_ptr<const std::vector<std::uint64_t>> terms_;  ///< increasing, all below 2^64
};

}  // namespace nimlab
