#pragma once

#include <vector>

#include "core/game.hpp"

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
/// Winning takes are sums of the smallest terms: other takes leave a smallest term that is too small. The
/// first, the smallest term alone, is the theorem's.
/// Facts: `parts`, the terms the stones decompose into, increasing; `terms`, all up to the stones, the last
/// 256 of them. Map: outcomes of the starts with 1 … size stones,
/// size up to 100,000.
class LimitedTake : public Game, public Mapped {
 public:
  LimitedTake(const GameInfo& info, std::uint64_t k, std::uint64_t c);

  Position parse(std::string_view text) const override;
  std::uint64_t move_count(const Position& p, Player) const override { return p[1]; }
  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override;
  void play(Position& p, Player, Move move) const override;

  bool decides(const Position&) const override { return true; }
  Solution solve(const Position& p, Player) const override;
  bool quick() const override { return true; }
  Solution verdict(const Position& p, Player) const override;
  std::uint64_t size_of_move(const Position&, Move move) const override { return move[0]; }
  std::vector<Fact> facts(const Position& p) const override;
  /// `parts` {the terms of the stones, increasing}; `fits` or `short` {the smallest, the limit}: it may be
  /// taken, or not; where it fits `leave` {the smallest, stones that are left, the next limit, the smallest
  /// term of these, 0 for none}, with what is left. Nothing of no stones.
  std::vector<Step> explain(const Position& p) const override;
  Mapped* mapped() override { return this; }
  bool prepare_map(std::uint64_t size) override;
  GraphMap map(std::uint64_t size) const override;
  std::size_t bytes() const override { return bytes_of(terms_); }

 protected:
  const std::uint64_t k_, c_;

 private:
  Outcome outcome(std::uint64_t stones, std::uint64_t limit) const;
  /// f(take), saturating at 2^64 − 1.
  std::uint64_t limit_after(std::uint64_t take) const;
  /// The terms that make up a number, increasing.
  std::vector<std::uint64_t> decomposition(std::uint64_t stones) const;
  std::uint64_t smallest_term(std::uint64_t stones) const;
  std::vector<std::uint64_t> winning_takes(const Position& p) const;

  const std::vector<std::uint64_t> terms_;  ///< increasing, all below 2^64
};

}  // namespace nimlab
