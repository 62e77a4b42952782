#pragma once

#include "notation/numbers.hpp"
#include "search/ruleset.hpp"

namespace nimlab {

/// Staircase Nim: stones lie on steps 1, 2, 3, …; a move lets any number of stones fall from one step to the
/// step below it, from step 1 to the floor, where they are out of the game; who cannot move loses.
/// Position: 1 to 10,000 steps, the stones on each from step 1 up, "3 0 2 5", at most 2^64 − 1 stones in all.
/// Move: step, stones.
///
/// Theorem (R. Sprague, "Über zwei Abarten von Nim", Tôhoku Mathematical Journal 43, 1937): the SG value is
/// the nim-sum of the odd steps. Cost of `solve`: linear in the number of steps.
class Staircase {
 public:
  static constexpr GameInfo info{.name = "staircase",
                                 .default_rule = "",
                                 .example = "3 4 0 2 5",
                                 .move_fields = "step stones",
                                 .theorem = "staircase",
                                 .limits = "steps<=10000 stones<=18446744073709551615"};

  static constexpr std::size_t max_steps = 10'000;

  struct Move {
    std::uint64_t step = 0;  ///< from 1
    std::uint64_t stones = 0;
    bool operator==(const Move&) const = default;
  };

  static Staircase parse_rule(std::string_view text) {
    no_rule(text);
    return {};
  }
  std::string format_rule() const { return {}; }
  std::size_t bytes() const { return 0; }

  Position parse(std::string_view text) const {
    Position p = number_list(text, Field::position, {max_steps});
    std::uint64_t room = largest_number;  // they may all come to lie on one step
    for (std::uint64_t stones : p) {
      if (stones > room) {
        throw Error(ErrorCode::too_large, Field::position, std::to_string(stones), std::to_string(room));
      }
      room -= stones;
    }
    return p;
  }
  std::string format(const Position& p) const { return join(p); }
  std::vector<std::uint64_t> numbers(const Position& p) const { return p; }

  template <class Visit>
  void each_move(const Position& p, Visit visit) const {
    for (std::size_t i = 0; i < p.size(); ++i) {
      for (std::uint64_t stones = 1; stones <= p[i]; ++stones) {
        if (!visit(Move{i + 1, stones})) return;
        if (stones == largest_number) break;
      }
    }
  }
  std::uint64_t move_count(const Position& p) const {
    std::uint64_t count = 0;
    for (std::uint64_t stones : p) count += stones;
    return count;
  }
  Move move_at(const Position& p, std::uint64_t index) const {
    std::size_t i = 0;
    for (; index >= p[i]; ++i) index -= p[i];
    return {i + 1, index + 1};
  }

  MoveNumbers move_numbers(const Move& m) const { return {m.step, m.stones}; }
  Move move(std::span<const std::uint64_t> numbers) const {
    if (numbers.size() != 2) throw Error(ErrorCode::syntax, Field::move, excerpt(join(numbers, '-')));
    return {numbers[0], numbers[1]};
  }
  Position play(const Position& p, const Move& m) const {
    if (m.step < 1 || m.step > p.size() || m.stones < 1 || m.stones > p[m.step - 1]) {
      throw Error(ErrorCode::illegal_move, Field::move, join(move_numbers(m), '-'));
    }
    Position next = p;
    next[m.step - 1] -= m.stones;
    if (m.step > 1) next[m.step - 2] += m.stones;
    return next;
  }

  // cut: staircase
  /// Only the odd steps count: stones on an even step can be answered by
  /// letting the same stones fall one step further.
  std::uint64_t grundy(const Position& stones) const {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < stones.size(); i += 2) sum ^= stones[i];  // steps 1, 3, 5, …
    return sum;
  }
  // end cut

  /// An odd step must come to hold what it holds ⊕ sum ⊕ v: stones leave it, or come from the step above.
  template <class Visit>
  void each_move_to(const Position& p, std::uint64_t v, Visit visit) const {
    const std::uint64_t change = grundy(p) ^ v;
    if (change == 0) return;
    for (std::size_t i = 0; i < p.size(); i += 2) {
      const std::uint64_t target = p[i] ^ change;
      if (target < p[i] && !visit(Move{i + 1, p[i] - target})) return;
      if (target > p[i] && i + 1 < p.size() && target - p[i] <= p[i + 1] &&
          !visit(Move{i + 2, target - p[i]})) {
        return;
      }
    }
  }

  Solution<Move> solve(const Position& p) const {
    Solution<Move> solution;
    solution.grundy = grundy(p);
    solution.outcome = outcome_of(*solution.grundy);
    for (std::size_t i = 0; i < p.size(); ++i) solution.components.push_back(i % 2 == 0 ? p[i] : 0);
    each_move_to(p, 0, [&](const Move& m) {
      ++solution.winning_move_count;
      if (solution.winning_moves.size() < max_listed_moves) solution.winning_moves.push_back(m);
      return true;
    });
    return solution;
  }

  std::optional<Move> reach(const Position& p, std::uint64_t v) const {
    std::optional<Move> found;
    each_move_to(p, v, [&](const Move& m) {
      found = m;
      return false;
    });
    return found;
  }
};

}  // namespace nimlab
