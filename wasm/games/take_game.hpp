#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/numbers.hpp"
#include "search/ruleset.hpp"
#include "theory/arithmetic.hpp"
#include "theory/nim_sum.hpp"
#include "theory/outcome.hpp"

namespace nimlab {

/// What all games share in which a move takes a number of stones from one heap, and which numbers may be
/// taken depends on that heap alone. Such a position is the sum of its heaps (Sprague 1935, Grundy 1939), so
/// `solve` needs only what `Game` says of single heaps:
///   max_heaps, max_heap()            limits
///   take_count(heap), take_at(heap, i)   the legal takes, increasing, counted from 0
///   allows(heap, take)
///   value(heap)                      SG value
///   each_take_to(heap, v, visit)     every take that leaves a heap of value v, increasing
template <class Game>
class TakeGame {
 public:
  struct Move {
    std::uint64_t heap = 0;  ///< from 1
    std::uint64_t take = 0;
    bool operator==(const Move&) const = default;
  };

  Position parse(std::string_view text) const {
    return number_list(text, Field::position, {Game::max_heaps, game().max_heap()});
  }
  std::string format(const Position& heaps) const { return join(heaps); }
  std::vector<std::uint64_t> numbers(const Position& heaps) const { return heaps; }

  template <class Visit>
  void each_move(const Position& heaps, Visit visit) const {
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      const std::uint64_t count = game().take_count(heaps[i]);
      for (std::uint64_t k = 0; k < count; ++k) {
        if (!visit(Move{i + 1, game().take_at(heaps[i], k)})) return;
      }
    }
  }

  std::uint64_t move_count(const Position& heaps) const {
    std::uint64_t count = 0;
    for (std::uint64_t heap : heaps) count = saturating_add(count, game().take_count(heap));
    return count;
  }

  /// The move with this index in the order of `each_move`; index < move_count(heaps). Cost: number of heaps.
  Move move_at(const Position& heaps, std::uint64_t index) const {
    std::size_t i = 0;
    for (; index >= game().take_count(heaps[i]); ++i) index -= game().take_count(heaps[i]);
    return {i + 1, game().take_at(heaps[i], index)};
  }

  std::vector<std::uint64_t> move_numbers(const Move& move) const { return {move.heap, move.take}; }

  Move move(std::span<const std::uint64_t> numbers) const {
    if (numbers.size() != 2) throw Error(ErrorCode::syntax, Field::move, excerpt(join(numbers, '-')));
    return {numbers[0], numbers[1]};
  }

  Position play(const Position& heaps, const Move& move) const {
    const bool legal =
        move.heap >= 1 && move.heap <= heaps.size() && game().allows(heaps[move.heap - 1], move.take);
    if (!legal) throw Error(ErrorCode::illegal_move, Field::move, join(move_numbers(move), '-'));
    Position next = heaps;
    next[move.heap - 1] -= move.take;
    return next;
  }

  Position normal_form(Position heaps) const {
    std::sort(heaps.begin(), heaps.end());
    return heaps;
  }

  std::uint64_t grundy(const Position& heaps) const {
    std::uint64_t sum = 0;
    for (std::uint64_t heap : heaps) sum ^= game().value(heap);
    return sum;
  }

  /// SG value = nim-sum of the heaps' values; a move wins iff it makes that 0.
  Solution<Move> solve(const Position& heaps) const {
    Solution<Move> solution;
    solution.components.reserve(heaps.size());
    for (std::uint64_t heap : heaps) solution.components.push_back(game().value(heap));
    const std::uint64_t sum = nim_sum(solution.components);
    solution.grundy = sum;
    solution.outcome = outcome_of(sum);
    if (sum == 0) return solution;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      game().each_take_to(heaps[i], solution.components[i] ^ sum, [&](std::uint64_t take) {
        ++solution.winning_move_count;
        if (solution.winning_moves.size() < max_listed_moves) solution.winning_moves.push_back({i + 1, take});
        return true;
      });
    }
    return solution;
  }

  /// The first move to an option of SG value v, if there is one.
  std::optional<Move> reach(const Position& heaps, std::uint64_t v) const {
    const std::uint64_t sum = grundy(heaps) ^ v;
    std::optional<Move> found;
    for (std::size_t i = 0; i < heaps.size() && !found; ++i) {
      game().each_take_to(heaps[i], game().value(heaps[i]) ^ sum, [&](std::uint64_t take) {
        found = Move{i + 1, take};
        return false;
      });
    }
    return found;
  }

 private:
  const Game& game() const { return static_cast<const Game&>(*this); }
};

}  // namespace nimlab
