#include "core/game.hpp"
#include "core/numbers.hpp"
#include "games/all.hpp"

namespace nimlab {
namespace {

constexpr std::size_t max_stairs = 10'000;

/// Staircase Nim: stones lie on steps 1, 2, 3, …; a move lets any number of stones fall from one step to the
/// step below it, from step 1 to the floor, where they are out of the game; who cannot move loses.
/// Position: 1 to 10,000 steps, the stones on each from step 1 up, "3 0 2 5", at most 2^64 − 1 stones in all.
/// Move: step, stones.
///
/// Theorem (R. Sprague, "Über zwei Abarten von Nim", Tôhoku Mathematical Journal 43, 1937): the SG value is
/// the nim-sum of the odd steps. Cost of `solve`: linear in the number of steps.
/// Facts: `odd`, the steps that count.
class Staircase final : public Game, public Reaching {
 public:
  Staircase() : Game(game::staircase) {}

  Position parse(std::string_view text) const override {
    Position p = number_list(text, Field::position, {max_stairs});
    std::uint64_t room = largest_number;  // they may all come to lie on one step
    for (std::uint64_t stones : p) {
      if (stones > room) {
        throw Error(ErrorCode::too_large, Field::position, std::to_string(stones), std::to_string(room));
      }
      room -= stones;
    }
    return p;
  }
  std::uint64_t move_count(const Position& p, Player) const override {
    std::uint64_t count = 0;
    for (std::uint64_t stones : p) count += stones;
    return count;
  }
  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override {
    for (std::size_t i = 0; i < p.size(); ++i) {
      if (first >= p[i]) {
        first -= p[i];
        continue;
      }
      for (std::uint64_t k = first; k < p[i]; ++k) {
        const std::uint64_t move[] = {i + 1, k + 1};
        if (!visit(move)) return;
      }
      first = 0;
    }
  }
  void play(Position& p, Player, Move move) const override {
    expect_numbers(move, 2);
    const std::uint64_t step = move[0], stones = move[1];
    if (step < 1 || step > p.size() || stones < 1 || stones > p[step - 1]) refuse_illegal(move);
    p[step - 1] -= stones;
    if (step > 1) p[step - 2] += stones;
  }

  bool decides(const Position&) const override { return true; }

  /// Only the odd steps count: stones on an even step can be answered by
  /// letting the same stones fall one step further.
  static std::uint64_t odd_steps(const Position& stones) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < stones.size(); i += 2) sum ^= stones[i];  // steps 1, 3, 5, …
    return sum;
  }

  std::optional<std::uint64_t> nimber(const Position& p) const override { return odd_steps(p); }

  Solution solve(const Position& p, Player) const override {
    Solution solution;
    solution.set_nimber(odd_steps(p));
    for (std::size_t i = 0; i < p.size(); ++i) solution.components.push_back(i % 2 == 0 ? p[i] : 0);
    each_move_to(p, 0, [&](Move move) {
      solution.add(move);
      return true;
    });
    return solution;
  }

  const Reaching* reaching() const override { return this; }
  std::optional<MoveNumbers> reach(const Position& p, std::uint64_t v) const override {
    std::optional<MoveNumbers> found;
    each_move_to(p, v, [&](Move move) {
      found.emplace(move.begin(), move.end());
      return false;
    });
    return found;
  }
  /// Stones that have come down from an even step are sent on; else Nim is played on an odd step, if it can
  /// be (the proof of Sprague's theorem).
  const MoveNumbers& answer_by_theorem(const Position&, std::span<const MoveNumbers> winning,
                                       Move last) const override {
    const MoveNumbers* found = nullptr;
    if (last.size() == 2 && last[0] % 2 == 0) {
      found = first_move(
          winning, [&](const MoveNumbers& move) { return move[0] == last[0] - 1 && move[1] == last[1]; });
    }
    if (!found) found = first_move(winning, [](const MoveNumbers& move) { return move[0] % 2 == 1; });
    return found ? *found : winning.front();
  }
  std::uint64_t size_of_move(const Position&, Move move) const override { return move[1]; }
  std::vector<Fact> facts(const Position& p) const override {
    Fact odd{"odd", {}};
    for (std::size_t step = 1; step <= p.size(); step += 2) odd.numbers.push_back(step);
    return {odd};
  }
  /// `even`: they do not count; `step` {step, stones}: those that do, the first hundred; `sum` {nim-sum}.
  std::vector<Step> explain(const Position& p) const override {
    std::vector<Step> steps;
    if (p.size() > 1) steps.push_back({"even", {}, {"even"}, {}});
    for (std::size_t i = 0; i < p.size() && steps.size() <= max_steps_of_a_kind; i += 2) {
      steps.push_back({"step", {i + 1, p[i]}, {part("step", i + 1)}, {}});
    }
    steps.push_back({"sum", {odd_steps(p)}, {"odd"}, {}});
    return steps;
  }
  std::size_t bytes() const override { return 0; }

 private:
  /// An odd step must come to hold what it holds ⊕ sum ⊕ v: stones leave it, or come from the step above.
  static void each_move_to(const Position& p, std::uint64_t v, VisitMove visit) {
    const std::uint64_t change = odd_steps(p) ^ v;
    if (change == 0) return;
    for (std::size_t i = 0; i < p.size(); i += 2) {
      const std::uint64_t target = p[i] ^ change;
      const std::uint64_t down[] = {i + 1, p[i] - target}, from_above[] = {i + 2, target - p[i]};
      if (target < p[i] && !visit(down)) return;
      if (target > p[i] && i + 1 < p.size() && target - p[i] <= p[i + 1] && !visit(from_above)) return;
    }
  }
};

std::unique_ptr<Game> open_staircase(std::string_view rule) {
  no_rule(rule);
  return std::make_unique<Staircase>();
}

}  // namespace

const GameInfo game::staircase = described<Staircase>({.name = "staircase",
                                                       .family = "heaps",
                                                       .default_rule = "",
                                                       .example = "3 4 0 2 5",
                                                       .move_fields = "step stones",
                                                       .theorem = "staircase",
                                                       .limits = "steps<=10000 stones<=18446744073709551615",
                                                       .open = open_staircase});

}  // namespace nimlab
