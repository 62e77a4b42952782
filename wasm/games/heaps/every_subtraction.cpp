#include <algorithm>

#include "core/arithmetic.hpp"
#include "core/game.hpp"
#include "core/numbers.hpp"
#include "core/sort.hpp"
#include "games/all.hpp"

namespace nimlab {
namespace {

constexpr std::size_t max_every_heaps = 100, max_every_set = 1024, max_every_told = 1'000;
constexpr std::uint64_t max_every_heap = 100'000;

/// The same subtraction game in several heaps: a move takes, from every heap from which the set allows to
/// take something, a number of stones of the set; who cannot take anywhere loses. Rule: the set, "1,3,4",
/// "1..5". Position: 1 to 100 heaps of 0 to 100,000 stones. Move: heap, stones taken, for every heap that is
/// not finished, by increasing heap.
///
/// Theorem (J. H. Conway, "On Numbers and Games", 1976, ch. 14: continued conjunctive compounds, suspense
/// numbers; Jia Zhihao 2009: Every-SG): whoever wins a heap delays its end, whoever loses it hurries. Let the
/// suspense number s of a heap be 0 if it is finished; 1 + the largest even s of its options if one is even;
/// else 1 + the smallest s of its options. So s is even iff the heap alone is lost. The position is P iff the
/// largest s of its heaps is even. For the set {1..m}, s(n) is 2·⌊n/(m + 1)⌋, and one more unless m + 1
/// divides n. No SG values. Cost: of the table of s, largest heap times set; of an answer, heaps times set,
/// and of each winning move told, up to 1,000, heaps times set at most. Facts: `unfinished`, the heaps of
/// which something can be taken; `steps`, s of every heap, as soon as the table has it. Rule numbers: the
/// set.
class EverySubtraction final : public Game {
 public:
  explicit EverySubtraction(std::vector<std::uint64_t> set)
      : Game(game::every_subtraction), set_(std::move(set)) {}

  std::string rule() const override { return format_set(set_); }
  std::vector<std::uint64_t> rule_numbers() const override { return set_; }

  Position parse(std::string_view text) const override {
    return number_list(text, Field::position, {max_every_heaps, max_every_heap});
  }
  std::uint64_t move_count(const Position& heaps, Player) const override;
  /// By what is taken from the first heap, then from the second, and so on.
  void each_move(const Position& heaps, Player, std::uint64_t first, VisitMove visit) const override;
  void play(Position& heaps, Player, Move move) const override;
  void normalise(Position& heaps) const override { sort_numbers(heaps); }

  bool decides(const Position&) const override { return true; }
  bool prepare(const Position& heaps) override;
  std::uint64_t prepared() const override { return steps_.size(); }
  std::uint64_t to_prepare(const Position& heaps) const override {
    return *std::max_element(heaps.begin(), heaps.end()) + 1;
  }
  bool tabled() const override { return true; }
  Solution solve(const Position& heaps, Player) const override;
  bool quick() const override { return true; }
  Solution verdict(const Position& heaps, Player) const override;
  std::vector<Fact> facts(const Position& heaps) const override;
  /// `finished` {heap, …}; then for each other heap, the first hundred, `delays` (won alone) or `hurries`
  /// (lost) {heap, its suspense number, what is taken there, that of what is left}; `last` {the
  /// largest suspense number, the heaps that have it}; where that is odd, `leave` {the move}, and what it
  /// leaves.
  std::vector<Step> explain(const Position& heaps) const override;

  /// As the theorem says: in each heap on its own, delaying or hurrying.
  const MoveNumbers& answer_by_theorem(const Position& heaps, std::span<const MoveNumbers> winning,
                                       Move) const override {
    const MoveNumbers move = in_each_heap(heaps);
    const MoveNumbers* found = first_move(winning, [&](const MoveNumbers& winner) { return winner == move; });
    return found ? *found : winning.front();
  }
  std::uint64_t size_of_move(const Position&, Move move) const override {
    std::uint64_t all = 0;
    for (std::size_t i = 1; i < move.size(); i += 2) all += move[i];
    return all;
  }
  std::size_t bytes() const override { return bytes_of(set_, steps_); }

 private:
  /// How many numbers of the set can be taken from a heap; they are the first.
  std::size_t takes(std::uint64_t heap) const {
    return static_cast<std::size_t>(std::upper_bound(set_.begin(), set_.end(), heap) - set_.begin());
  }
  std::uint32_t step_of(std::uint64_t heap) const { return steps_[heap]; }
  std::uint32_t last_step(const Position& heaps) const {
    std::uint32_t last = 0;
    for (std::uint64_t heap : heaps) last = std::max(last, step_of(heap));
    return last;
  }
  /// Index of the take that delays a won heap, or hurries a lost one; the smallest of several. The heap is
  /// not finished, and its options are in the table.
  std::size_t best_take(std::uint64_t heap) const;
  MoveNumbers in_each_heap(const Position& heaps) const;

  const std::vector<std::uint64_t> set_;  ///< increasing
  std::vector<std::uint32_t> steps_;      ///< of heaps 0, 1, 2, …
};

// cut: every
/// The take after which a heap has the suspense number that decides its own: the largest even one, else the
/// smallest. Who wins this heap delays its end, who loses it hurries.
std::size_t EverySubtraction::best_take(std::uint64_t heap) const {
  std::size_t best = 0;
  for (std::size_t i = 1; i < set_.size() && set_[i] <= heap; ++i) {
    const std::uint32_t step = step_of(heap - set_[i]), now = step_of(heap - set_[best]);
    const bool even = step % 2 == 0, now_even = now % 2 == 0;
    if (even != now_even ? even : even ? step > now : step < now) best = i;
  }
  return best;
}
// end cut

bool EverySubtraction::prepare(const Position& heaps) {
  const std::uint64_t needed = to_prepare(heaps);
  for (std::size_t work = 0; steps_.size() < needed && work < 100'000; work += 1 + set_.size()) {
    const std::uint64_t heap = steps_.size();
    const bool finished = heap < set_.front();
    steps_.push_back(finished ? 0 : step_of(heap - set_[best_take(heap)]) + 1);
  }
  return steps_.size() >= needed;
}

std::uint64_t EverySubtraction::move_count(const Position& heaps, Player) const {
  std::uint64_t count = 1;
  bool over = true;
  for (std::uint64_t heap : heaps) {
    if (const std::size_t here = takes(heap)) count = saturating_multiply(count, here), over = false;
  }
  return over ? 0 : count;
}

void EverySubtraction::each_move(const Position& heaps, Player, std::uint64_t first, VisitMove visit) const {
  MoveNumbers move;
  std::vector<std::size_t> choices, at;  // of each heap that is not finished
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    if (const std::size_t here = takes(heaps[i])) {
      move.insert(move.end(), {i + 1, set_[0]});
      choices.push_back(here);
    }
  }
  if (move.empty()) return;
  // The index as a number with one digit a heap.
  at.resize(choices.size());
  for (std::size_t i = choices.size(); i-- > 0; first /= choices[i]) at[i] = first % choices[i];
  if (first > 0) return;
  for (std::size_t i = 0; i < at.size(); ++i) move[2 * i + 1] = set_[at[i]];
  for (;;) {
    if (!visit(move)) return;
    std::size_t i = at.size();
    while (i > 0 && at[i - 1] + 1 == choices[i - 1]) --i, at[i] = 0, move[2 * i + 1] = set_[0];
    if (i == 0) return;
    move[2 * i - 1] = set_[++at[i - 1]];
  }
}

void EverySubtraction::play(Position& heaps, Player, Move move) const {
  if (move.empty() || move.size() % 2 != 0) refuse_shape(move);
  // What is wrong in one heap is said of it; then that one is missing.
  std::uint64_t before = 0;
  std::size_t moved = 0;
  for (std::size_t i = 0; i < move.size(); i += 2, ++moved) {
    const std::uint64_t heap = move[i], take = move[i + 1];
    if (heap <= before || heap > heaps.size()) refuse_illegal(move);
    const std::size_t here = takes(heaps[heap - 1]);
    const auto allowed = std::span(set_).first(here);
    if (!std::binary_search(allowed.begin(), allowed.end(), take)) {
      refuse_illegal(move.first(i + 2), here == 0 ? "0" : format_set(allowed));
    }
    before = heap;
  }
  const auto open = [&](std::uint64_t heap) { return heap >= set_.front(); };
  if (moved != static_cast<std::size_t>(std::count_if(heaps.begin(), heaps.end(), open)))
    refuse_illegal(move);
  for (std::size_t i = 0; i < move.size(); i += 2) heaps[move[i] - 1] -= move[i + 1];
}

MoveNumbers EverySubtraction::in_each_heap(const Position& heaps) const {
  MoveNumbers move;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    if (takes(heaps[i]) > 0) move.insert(move.end(), {i + 1, set_[best_take(heaps[i])]});
  }
  return move;
}

Solution EverySubtraction::verdict(const Position& heaps, Player) const {
  Solution solution;
  if (last_step(heaps) % 2 == 0) return solution;
  solution.outcome = Outcome::N;
  solution.add(in_each_heap(heaps));
  return solution;
}

/// Winning moves one after another, without looking at others: of the heaps from some one on it is known
/// whether their takes can still make the largest suspense number even.
Solution EverySubtraction::solve(const Position& heaps, Player) const {
  Solution solution;
  if (last_step(heaps) % 2 == 0) return solution;
  solution.outcome = Outcome::N;
  MoveNumbers move;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    if (takes(heaps[i]) > 0) move.insert(move.end(), {i + 1, 0});
  }
  // From each open heap on: the least that their largest suspense number can be, and the largest even one
  // that any of them can get.
  constexpr std::int64_t none = -1;
  const std::size_t count = move.size() / 2;
  std::vector<std::int64_t> least(count + 1, none), even(count + 1, none);
  for (std::size_t i = count; i-- > 0;) {
    const std::uint64_t heap = heaps[move[2 * i] - 1];
    std::int64_t smallest = step_of(heap - set_[0]);
    even[i] = even[i + 1];
    for (std::size_t j = 0; j < takes(heap); ++j) {
      const std::int64_t step = step_of(heap - set_[j]);
      smallest = std::min(smallest, step);
      if (step % 2 == 0) even[i] = std::max(even[i], step);
    }
    least[i] = std::max(least[i + 1], smallest);
  }
  const auto possible = [&](std::int64_t so_far, std::size_t from) {
    return (so_far >= 0 && so_far % 2 == 0 && so_far >= least[from]) ||
           even[from] >= std::max(so_far, std::max(least[from], std::int64_t{0}));
  };
  std::vector<std::size_t> at(count, 0);
  std::vector<std::int64_t> largest(count + 1, none);  // before each heap
  for (std::size_t i = 0;;) {
    if (i == count) {
      if (solution.winning_moves.size() == max_every_told) {
        solution.more_winning_moves = true;
        return solution;
      }
      solution.add(move);
      --i;
      continue;
    }
    const std::uint64_t heap = heaps[move[2 * i] - 1];
    const std::size_t here = takes(heap);
    bool found = false;
    while (at[i] < here && !found) {
      const std::uint64_t take = set_[at[i]++];
      largest[i + 1] = std::max<std::int64_t>(largest[i], step_of(heap - take));
      move[2 * i + 1] = take;
      found = possible(largest[i + 1], i + 1);
    }
    if (found) {
      ++i;
      if (i < count) at[i] = 0;
    } else if (i-- == 0) {
      return solution;
    }
  }
}

std::vector<Fact> EverySubtraction::facts(const Position& heaps) const {
  std::vector<Fact> facts{{"unfinished", {}}};
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    if (takes(heaps[i]) > 0) facts[0].numbers.push_back(i + 1);
  }
  if (prepared() < to_prepare(heaps)) return facts;
  facts.push_back({"steps", {}});
  for (std::uint64_t heap : heaps) facts[1].numbers.push_back(step_of(heap));
  return facts;
}

std::vector<Step> EverySubtraction::explain(const Position& heaps) const {
  Step finished{"finished", {}, {}, {}}, last{"last", {last_step(heaps)}, {}, {}};
  std::vector<Step> steps;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const std::uint64_t heap = i + 1;
    const std::uint32_t step = step_of(heaps[i]);
    Step* also = takes(heaps[i]) == 0 ? &finished : step == last.numbers[0] ? &last : nullptr;
    if (also) {
      also->numbers.push_back(heap);
      also->lit.push_back(part("heap", heap));
    }
    if (also == &finished) continue;
    const std::uint64_t take = set_[best_take(heaps[i])];
    steps.push_back({step % 2 == 0 ? "hurries" : "delays",
                     {heap, step, take, step_of(heaps[i] - take)},
                     {part("heap", heap)},
                     {}});
  }
  if (!finished.numbers.empty()) steps.insert(steps.begin(), std::move(finished));
  const bool won = last.numbers[0] % 2 == 1;
  steps.push_back(std::move(last));
  if (won) {
    const MoveNumbers move = in_each_heap(heaps);
    steps.push_back({"leave", move, {}, format(after(*this, heaps, {}, move))});
  }
  return steps;
}

std::unique_ptr<Game> open_every_subtraction(std::string_view rule) {
  const std::vector<Run> runs = number_runs(tokens(rule), Field::rule, max_every_heap);
  return std::make_unique<EverySubtraction>(listed(runs, Field::rule, max_every_set));
}

}  // namespace

const GameInfo game::every_subtraction =
    described<EverySubtraction>({.name = "every_subtraction",
                                 .family = "heaps",
                                 .default_rule = "1,3,4",
                                 .example = "3 7",
                                 .move_fields = "heap take …",
                                 .theorem = "conway-onag",
                                 .limits = "heaps<=100 heap<=100000 set<=1024",
                                 .open = open_every_subtraction});

}  // namespace nimlab
