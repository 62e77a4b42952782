#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/split_table.hpp"
#include "notation/numbers.hpp"
#include "search/ruleset.hpp"
#include "theory/arithmetic.hpp"
#include "theory/nim_sum.hpp"
#include "theory/outcome.hpp"

namespace nimlab {

/// What a move leaves of a heap: a <= b, 0 for a heap that is not there.
struct Parts {
  std::uint64_t a = 0, b = 0;
  bool operator==(const Parts&) const = default;
};

/// What all games share in which a move replaces one heap by none, one or two, and which ones depends on that
/// heap alone. Such a position is the sum of its heaps (Sprague 1935, Grundy 1939). `Game` says of single
/// heaps:
///   max_heap(), max_total()                limits of a heap and of all together
///   option_count(heap), option_at(heap, i) the legal options, counted from 0; the count may saturate
///   allows(heap, parts)
///   value(heap)                            SG value
///   each_option_to(heap, v, visit)         every option of SG value v until visit returns false
///   count_to(heap, v)                      how many there are, saturating
/// Heaps fall apart as long as the game goes on, so their number has no limit but memory. Empty heaps are not
/// kept; a position without heaps is "0". Move: heap (from 1), then the sizes that it is replaced by in its
/// place, increasing: "2" (gone), "2-5", "2-1-4".
template <class Game>
class SplitGame {
 public:
  struct Move {
    std::uint64_t heap = 0;  ///< from 1
    Parts parts;
    bool operator==(const Move&) const = default;
  };

  Position parse(std::string_view text) const {
    Position heaps = number_list(text, Field::position, {.max = Game::max_heap()});
    drop_empty(heaps);
    check_total(heaps);
    return heaps;
  }
  std::string format(const Position& heaps) const { return join(heaps); }
  std::vector<std::uint64_t> numbers(const Position& heaps) const { return heaps; }

  template <class Visit>
  void each_move(const Position& heaps, Visit visit) const {
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      const std::uint64_t count = game().option_count(heaps[i]);
      for (std::uint64_t k = 0; k < count; ++k) {
        if (!visit(Move{i + 1, game().option_at(heaps[i], k)})) return;
      }
    }
  }

  std::uint64_t move_count(const Position& heaps) const {
    std::uint64_t count = 0;
    for (std::uint64_t heap : heaps) count = saturating_add(count, game().option_count(heap));
    return count;
  }

  /// The move with this index in the order of `each_move`; index < move_count(heaps). Cost: number of heaps.
  Move move_at(const Position& heaps, std::uint64_t index) const {
    std::size_t i = 0;
    for (; index >= game().option_count(heaps[i]); ++i) index -= game().option_count(heaps[i]);
    return {i + 1, game().option_at(heaps[i], index)};
  }

  MoveNumbers move_numbers(const Move& move) const {
    MoveNumbers out{move.heap};
    if (move.parts.a > 0) out.push_back(move.parts.a);
    if (move.parts.b > 0) out.push_back(move.parts.b);
    return out;
  }

  Move move(std::span<const std::uint64_t> numbers) const {
    if (numbers.empty() || numbers.size() > 3) {
      throw Error(ErrorCode::syntax, Field::move, excerpt(join(numbers, '-')));
    }
    Move move{numbers[0], {}};
    if (numbers.size() > 1) move.parts.b = numbers[1];
    if (numbers.size() > 2) move.parts.a = numbers[2];
    if (move.parts.a > move.parts.b) std::swap(move.parts.a, move.parts.b);
    return move;
  }

  Position play(const Position& heaps, const Move& move) const {
    const bool legal =
        move.heap >= 1 && move.heap <= heaps.size() && game().allows(heaps[move.heap - 1], move.parts);
    if (!legal) throw Error(ErrorCode::illegal_move, Field::move, join(move_numbers(move), '-'));
    Position next = heaps;
    const auto at = next.begin() + static_cast<std::ptrdiff_t>(move.heap - 1);
    *at = move.parts.b;
    if (move.parts.a > 0) next.insert(at, move.parts.a);
    drop_empty(next);
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
      const std::uint64_t wanted = solution.components[i] ^ sum;
      solution.winning_move_count =
          saturating_add(solution.winning_move_count, game().count_to(heaps[i], wanted));
      if (solution.winning_moves.size() == max_listed_moves) continue;
      game().each_option_to(heaps[i], wanted, [&](const Parts& parts) {
        solution.winning_moves.push_back({i + 1, parts});
        return solution.winning_moves.size() < max_listed_moves;
      });
    }
    return solution;
  }

  /// The first move to an option of SG value v, if there is one.
  std::optional<Move> reach(const Position& heaps, std::uint64_t v) const {
    const std::uint64_t sum = grundy(heaps) ^ v;
    std::optional<Move> found;
    for (std::size_t i = 0; i < heaps.size() && !found; ++i) {
      game().each_option_to(heaps[i], game().value(heaps[i]) ^ sum, [&](const Parts& parts) {
        found = Move{i + 1, parts};
        return false;
      });
    }
    return found;
  }

 private:
  static void drop_empty(Position& heaps) {
    std::erase(heaps, std::uint64_t{0});
    if (heaps.empty()) heaps.push_back(0);
  }

  static void check_total(const Position& heaps) {
    std::uint64_t total = 0;
    for (std::uint64_t heap : heaps) total = saturating_add(total, heap);
    if (total > Game::max_total()) {
      throw Error(ErrorCode::too_large, Field::position, std::to_string(total),
                  std::to_string(Game::max_total()));
    }
  }

  const Game& game() const { return static_cast<const Game&>(*this); }
};

/// The same with SG values from a table that every rule text owns.
template <class Game>
class TabledSplitGame : public SplitGame<Game> {
 public:
  std::uint64_t value(std::uint64_t heap) const { return table_->values()[heap]; }

  /// Cost: the options of the heap.
  template <class Visit>
  void each_option_to(std::uint64_t heap, std::uint64_t v, Visit visit) const {
    const auto values = table_->values();
    bool going = true;
    each_option(heap, [&](const Parts& parts) {
      if ((values[parts.a] ^ values[parts.b]) == v) going = visit(parts);
      return going;
    });
  }
  std::uint64_t count_to(std::uint64_t heap, std::uint64_t v) const {
    std::uint64_t count = 0;
    each_option_to(heap, v, [&](const Parts&) { return ++count > 0; });
    return count;
  }

  std::uint64_t option_count(std::uint64_t heap) const {
    std::uint64_t count = 0;
    for (std::size_t k = 0; k < rule_.digits.size() && k <= heap; ++k) count += options_taking(heap, k);
    return count;
  }

  /// By stones taken, then the single heap, then the smaller part.
  Parts option_at(std::uint64_t heap, std::uint64_t index) const {
    std::size_t k = 0;
    for (; index >= options_taking(heap, k); ++k) index -= options_taking(heap, k);
    const std::uint64_t left = heap - k;
    const bool single = left == 0 || (rule_.digits[k] & 2);
    if (single && index == 0) return {0, left};
    const std::uint64_t a = index + (single ? 0 : 1);
    return {a, left - a};
  }

  bool allows(std::uint64_t heap, const Parts& parts) const {
    if (parts.a > heap || parts.b > heap || parts.a + parts.b > heap) return false;
    const std::uint64_t k = heap - parts.a - parts.b;
    if (k >= rule_.digits.size()) return false;
    const unsigned digit = rule_.digits[k];
    if (parts.b == 0) return k > 0 && (digit & 1);
    if (parts.a == 0) return k > 0 && (digit & 2);
    return (digit & 4) && !(rule_.unequal && parts.a == parts.b);
  }

  bool prepare(const Position& heaps) const {
    return prepare_values(*std::max_element(heaps.begin(), heaps.end()) + 1);
  }
  std::uint64_t prepared() const { return table_->values().size(); }
  std::uint64_t to_prepare(const Position& heaps) const {
    return *std::max_element(heaps.begin(), heaps.end()) + 1;
  }

  bool prepare_values(std::uint64_t count) const {
    if (count > SplitTable::max_values) {
      throw Error(ErrorCode::too_large, Field::none, std::to_string(count),
                  std::to_string(SplitTable::max_values));
    }
    const auto missing = [&] { return table_->looking() || table_->values().size() < count; };
    if (missing()) table_->grow();
    return !missing();
  }
  std::span<const std::uint32_t> values() const { return table_->values(); }
  const std::optional<Period>& period() const { return table_->period(); }
  std::size_t bytes() const { return bytes_of(rule_.digits) + table_->bytes(); }

 protected:
  void use(SplitRule rule) {
    rule_ = rule;
    table_ = std::make_shared<SplitTable>(std::move(rule));
  }
  const SplitRule& rule() const { return rule_; }

 private:
  std::uint64_t options_taking(std::uint64_t heap, std::size_t k) const {
    const std::uint64_t left = heap - k;
    const unsigned digit = rule_.digits[k];
    if (left == 0) return k > 0 && (digit & 1) ? 1 : 0;
    const std::uint64_t splits = rule_.unequal ? (left - 1) / 2 : left / 2;
    return ((digit & 2) && k > 0 ? 1 : 0) + ((digit & 4) ? splits : 0);
  }

  /// The options in the order of `option_at`.
  template <class Visit>
  void each_option(std::uint64_t heap, Visit visit) const {
    for (std::size_t k = 0; k < rule_.digits.size() && k <= heap; ++k) {
      const std::uint64_t left = heap - k;
      const unsigned digit = rule_.digits[k];
      if (left == 0) {
        if (k > 0 && (digit & 1) && !visit(Parts{})) return;
        continue;
      }
      if ((digit & 2) && k > 0 && !visit(Parts{0, left})) return;
      if (!(digit & 4)) continue;
      for (std::uint64_t a = 1; 2 * a < left || (2 * a == left && !rule_.unequal); ++a) {
        if (!visit(Parts{a, left - a})) return;
      }
    }
  }

  SplitRule rule_;
  std::shared_ptr<SplitTable> table_;
};

}  // namespace nimlab
