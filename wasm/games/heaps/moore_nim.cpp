#include <algorithm>
#include <array>
#include <bit>
#include <limits>

#include "core/arithmetic.hpp"
#include "core/game.hpp"
#include "core/numbers.hpp"
#include "core/sort.hpp"
#include "games/all.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t max_at_once = 100;
constexpr std::size_t max_heaps = 10'000, max_told = 1'000;
constexpr int bits = 64;

constexpr bool has(std::uint64_t number, int bit) { return (number >> bit & 1) != 0; }

using Columns = std::array<std::uint64_t, bits>;

/// The number of ones in each column.
Columns columns(const Position& heaps) {
  Columns ones{};
  for (std::uint64_t heap : heaps) {
    for (; heap != 0; heap &= heap - 1) ++ones[static_cast<std::size_t>(std::countr_zero(heap))];
  }
  return ones;
}

/// `count` of some indices from 0, the first way to choose them.
void choose_first(std::vector<std::size_t>& chosen, std::uint64_t count) {
  chosen.resize(count);
  for (std::size_t i = 0; i < chosen.size(); ++i) chosen[i] = i;
}

/// The next way to choose as many of the indices below `size`, in lexicographic order; false after the last.
bool choose_next(std::vector<std::size_t>& chosen, std::size_t size) {
  std::size_t i = chosen.size();
  while (i > 0 && chosen[i - 1] == size - chosen.size() + i - 1) --i;
  if (i == 0) return false;
  ++chosen[i - 1];
  for (; i < chosen.size(); ++i) chosen[i] = chosen[i - 1] + 1;
  return true;
}

/// Builds the moves to P-positions from the highest column down, one after another. A heap whose one became a
/// zero is free below: whatever it gets there, it has lost stones. In each column the number of ones must
/// become divisible by k + 1; in misère play the lowest must leave 1, if no heap above 1 remains. Every way
/// to make a column right can be continued.
class Builder {
 public:
  Builder(const Position& heaps, std::uint64_t k, bool misere)
      : heaps_(heaps), next_(heaps), is_free_(heaps.size()), k_(k), misere_(misere), ones_(columns(heaps)) {}

  enum class Found { one, none_left, not_yet };
  /// Goes on to the next move, until `work`, counted down in heaps looked at, is used up.
  Found find(std::int64_t& work);

  /// The position after the move that was found, and the heaps it touches.
  const Position& next() const { return next_; }
  const std::vector<std::size_t>& touched() const { return free_; }

 private:
  /// How a column is made right: e of the heaps that are not free lose their one there, b of the free ones
  /// get one.
  struct Column {
    std::uint64_t rest = 0;  ///< ones of the heaps that are not free
    std::size_t free = 0;    ///< so many heaps are free from above
    bool big = false;        ///< a heap has ones above
    std::uint64_t e = 0, b = 0;
    std::vector<std::size_t> candidates;       ///< heaps that can lose a one, where e > 0
    std::vector<std::size_t> losing, getting;  ///< indices of candidates, and of free heaps
  };

  /// The first way of the column `at_`, or the next one; false if there is none.
  bool enter(std::int64_t& work);
  bool go_on(std::int64_t& work);
  /// The first way in which at least `e` heaps lose their one.
  bool choose(std::uint64_t e, std::int64_t& work);
  void get(std::int64_t& work);   ///< changes the free heaps as `getting` says
  void lose(std::int64_t& work);  ///< frees heaps as `losing` says

  Column& column() { return columns_[static_cast<std::size_t>(at_)]; }

  const Position& heaps_;
  Position next_;
  std::vector<std::size_t> free_;
  std::vector<char> is_free_;
  std::uint64_t k_;
  bool misere_;
  Columns ones_;
  std::array<Column, bits> columns_;
  int at_ = bits - 1;
  bool entering_ = true;  ///< the column `at_`, from above; else its next way is to be found
};

Builder::Found Builder::find(std::int64_t& work) {
  while (work > 0) {
    const bool there = entering_ ? enter(work) : go_on(work);
    entering_ = there && at_ > 0;
    if (there && at_ == 0) return Found::one;
    if (there)
      --at_;
    else if (++at_ == bits)
      return Found::none_left;
  }
  return Found::not_yet;
}

bool Builder::enter(std::int64_t& work) {
  Column& c = column();
  c.free = free_.size();
  c.rest = ones_[static_cast<std::size_t>(at_)];
  for (std::size_t i : free_) c.rest -= has(heaps_[i], at_);
  c.candidates.clear();
  c.big = false;
  if (at_ + 1 < bits) {
    const Column& above = columns_[static_cast<std::size_t>(at_ + 1)];
    c.big = above.big || above.rest - above.e + above.b > 0;
  }
  work -= 1 + static_cast<std::int64_t>(c.free);
  return choose(0, work);
}

bool Builder::go_on(std::int64_t& work) {
  Column& c = column();
  for (std::size_t j : c.losing) {
    next_[c.candidates[j]] = heaps_[c.candidates[j]];
    is_free_[c.candidates[j]] = false;
  }
  free_.resize(c.free);
  if (choose_next(c.losing, c.candidates.size())) {
    lose(work);
    return true;
  }
  if (!choose_next(c.getting, c.free)) return choose(c.e + 1, work);
  get(work);
  choose_first(c.losing, c.e);
  lose(work);
  return true;
}

bool Builder::choose(std::uint64_t e, std::int64_t& work) {
  Column& c = column();
  const std::uint64_t left = misere_ && at_ == 0 && !c.big ? 1 : 0;
  for (; e <= std::min<std::uint64_t>(k_ - c.free, c.rest); ++e) {
    const std::uint64_t b = (left + e + (k_ + 1) - c.rest % (k_ + 1)) % (k_ + 1);
    if (b > c.free) continue;
    c.e = e;
    c.b = b;
    if (e > 0 && c.candidates.empty()) {
      for (std::size_t i = 0; i < heaps_.size(); ++i) {
        if (has(heaps_[i], at_) && !is_free_[i]) c.candidates.push_back(i);
      }
      work -= static_cast<std::int64_t>(heaps_.size());
    }
    choose_first(c.getting, b);
    choose_first(c.losing, e);
    get(work);
    lose(work);
    return true;
  }
  return false;
}

void Builder::get(std::int64_t& work) {
  const Column& c = column();
  const std::uint64_t one = std::uint64_t{1} << at_;
  for (std::size_t j = 0; j < c.free; ++j) next_[free_[j]] &= ~one;
  for (std::size_t j : c.getting) next_[free_[j]] |= one;
  work -= static_cast<std::int64_t>(c.free);
}

void Builder::lose(std::int64_t& work) {
  const Column& c = column();
  for (std::size_t j : c.losing) {
    free_.push_back(c.candidates[j]);
    is_free_[c.candidates[j]] = true;
    next_[c.candidates[j]] &= ~(std::uint64_t{1} << at_);
  }
  work -= 1 + static_cast<std::int64_t>(c.e);
}

/// The move that leads from one position to another, which differ in these heaps.
MoveNumbers difference(const Position& heaps, const Position& next, std::vector<std::size_t> touched) {
  std::sort(touched.begin(), touched.end());
  MoveNumbers move;
  for (std::size_t i : touched) move.insert(move.end(), {i + 1, heaps[i] - next[i]});
  return move;
}

bool over(const Position& heaps) {
  return std::all_of(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap == 0; });
}

/// The winning moves, up to `max_told`, of a position of which it is known who wins.
class Winners final : public Solving {
 public:
  Winners(const Position& heaps, std::uint64_t k, bool misere, Outcome outcome)
      : heaps_(heaps), builder_(heaps, k, misere), finished_(outcome == Outcome::P || over(heaps)) {
    solution_.outcome = outcome;
  }

  bool step() override {
    for (std::int64_t work = 100'000; !finished_ && work > 0; work -= 100) {
      const Builder::Found found = builder_.find(work);
      if (found == Builder::Found::not_yet) break;
      solution_.more_winning_moves =
          found == Builder::Found::one && solution_.winning_moves.size() == max_told;
      finished_ = found == Builder::Found::none_left || solution_.more_winning_moves;
      if (!finished_) solution_.add(difference(heaps_, builder_.next(), builder_.touched()));
    }
    return finished_;
  }
  Solution solution() override { return std::move(solution_); }

 private:
  const Position& heaps_;
  Builder builder_;
  Solution solution_;
  bool finished_;
};

/// Moore's Nim: take any numbers of stones from 1 to k heaps; who cannot move loses, or wins in misère play.
/// Rule: "2", "2 misere": k from 1 to 100. Position: 1 to 10,000 heaps of 0 to 2^64 − 1 stones. Move: heap,
/// stones taken, for each heap touched, by increasing heap.
///
/// Theorem (E. H. Moore, "A generalization of the game called nim", Annals of Mathematics 11, 1910): P iff in
/// every binary column the number of ones is divisible by k + 1. Misère: the same while a heap is above 1;
/// then P iff the number of ones leaves 1 when divided by k + 1. No SG values. Cost of `outcome` and of one
/// winning move: 64 times the heaps. Winning moves are built column by column as in the proof, in steps; up
/// to 1,000 are told. Facts: `columns`, the number of ones in
/// each binary column, from the lowest, modulo k + 1. Rule numbers: k, then 1 under misère play, else 0.
class MooreNim final : public Game {
 public:
  MooreNim(std::uint64_t k, bool misere) : Game(game::moore_nim), k_(k), misere_(misere) {}

  std::string rule() const override { return std::to_string(k_) + (misere_ ? " misere" : ""); }
  std::vector<std::uint64_t> rule_numbers() const override { return {k_, misere_}; }
  bool normal() const override { return !misere_; }
  End end(const Position&, Player) const override { return misere_ ? End::won : End::lost; }

  Position parse(std::string_view text) const override {
    return number_list(text, Field::position, {max_heaps});
  }
  std::uint64_t move_count(const Position& heaps, Player) const override { return counts(heaps).of[k_]; }
  /// By the first heap and what is taken there, then the move that ends there before those that go on.
  void each_move(const Position& heaps, Player, std::uint64_t first, VisitMove visit) const override {
    MoveNumbers move;
    extend(heaps, first > 0 ? &counts(heaps) : nullptr, 0, first, move, visit);
  }
  void play(Position& heaps, Player, Move move) const override;
  void normalise(Position& heaps) const override { sort_numbers(heaps); }

  bool decides(const Position&) const override { return true; }
  Solution solve(const Position& heaps, Player) const override {
    Winners winners(heaps, k_, misere_, outcome(heaps));
    while (!winners.step()) {
    }
    return winners.solution();
  }
  std::unique_ptr<Solving> solving(const Position& heaps, Player) const override {
    return std::make_unique<Winners>(heaps, k_, misere_, outcome(heaps));
  }
  bool quick() const override { return true; }
  Solution verdict(const Position& heaps, Player) const override;
  std::uint64_t size_of_move(const Position&, Move move) const override {
    std::uint64_t all = 0;
    for (std::size_t i = 1; i < move.size(); i += 2) all = saturating_add(all, move[i]);
    return all;
  }
  std::vector<Fact> facts(const Position& heaps) const override;
  /// From the highest column on, `column` {bit, its count before the move, after it}; then, of a winning
  /// move, the heaps that matter there: `touched` {bit, heap, …}, whose one becomes a zero and which are free
  /// below; of those that are free already `gets`, `loses`, `keeps`. At last `leave` {the move}, and what it
  /// leaves; of a P-position `lost` {k + 1, 1 where misère play counts heaps of one stone alone}.
  std::vector<Step> explain(const Position& heaps) const override;
  std::size_t bytes() const override { return bytes_of(counts_.heaps, counts_.of); }

 private:
  Outcome outcome(const Position& heaps) const;

  /// For j, r: how many moves touch 1 to r of the heaps from j on (from 0), saturating. The last one is kept.
  struct Counts {
    Position heaps;
    std::vector<std::uint64_t> of;
  };

  /// The moves that go on from `move` with the heaps from `from` on, but for the first `skip` of them, which
  /// it counts down; false when the visitor has enough. Whole heaps and takes are skipped by their counts,
  /// which are needed as long as there is something to skip.
  bool extend(const Position& heaps, const Counts* counts, std::size_t from, std::uint64_t& skip,
              MoveNumbers& move, VisitMove visit) const {
    const std::size_t left = k_ - move.size() / 2;
    if (left == 0) return true;
    for (std::size_t i = from; i < heaps.size(); ++i) {
      std::uint64_t t = 0;
      if (skip > 0) {
        // Moves that begin with a given take from this heap.
        const std::uint64_t each = saturating_add(1, counts->of[(i + 1) * (k_ + 1) + left - 1]);
        t = std::min(skip / each, heaps[i]);
        skip -= t * each;
      }
      for (; t < heaps[i]; ++t) {
        move.insert(move.end(), {i + 1, t + 1});
        const bool going =
            (skip > 0 ? --skip, true : visit(move)) && extend(heaps, counts, i + 1, skip, move, visit);
        move.resize(move.size() - 2);
        if (!going) return false;
      }
    }
    return true;
  }

  const Counts& counts(const Position& heaps) const;

  const std::uint64_t k_;
  const bool misere_;
  mutable Counts counts_;
};

const MooreNim::Counts& MooreNim::counts(const Position& heaps) const {
  if (counts_.heaps == heaps) return counts_;
  Counts c;
  const std::size_t width = k_ + 1;
  c.of.assign((heaps.size() + 1) * width, largest_number);
  std::fill(c.of.end() - static_cast<std::ptrdiff_t>(width), c.of.end(), 0);
  for (std::size_t j = heaps.size(); j-- > 0;) {
    std::uint64_t* const row = c.of.data() + j * width;
    const std::uint64_t* const below = row + width;
    row[0] = 0;
    // Counts grow with r and with the heaps: behind one that is saturated all are.
    for (std::size_t r = 1; r < width && below[r] < largest_number; ++r) {
      row[r] = saturating_add(below[r], saturating_multiply(heaps[j], saturating_add(1, below[r - 1])));
    }
  }
  c.heaps = heaps;
  counts_ = std::move(c);
  return counts_;
}

void MooreNim::play(Position& heaps, Player, Move move) const {
  if (move.empty() || move.size() % 2 != 0) refuse_shape(move);
  std::uint64_t before = 0;
  bool legal = move.size() <= 2 * k_;
  for (std::size_t i = 0; i < move.size() && legal; i += 2) {
    const std::uint64_t heap = move[i], take = move[i + 1];
    legal = heap > before && heap <= heaps.size() && take >= 1 && take <= heaps[heap - 1];
    before = heap;
  }
  if (!legal) refuse_illegal(move);
  for (std::size_t i = 0; i < move.size(); i += 2) heaps[move[i] - 1] -= move[i + 1];
}

// cut: moore
/// Every binary column must hold a multiple of k + 1 ones; in misère play,
/// once no heap is above 1, one more than a multiple.
Outcome MooreNim::outcome(const Position& heaps) const {
  const Columns ones = columns(heaps);
  const bool big = std::any_of(ones.begin() + 1, ones.end(), [](std::uint64_t count) { return count > 0; });
  const std::uint64_t lowest = misere_ && !big ? 1 : 0;
  if (ones[0] % (k_ + 1) != lowest) return Outcome::N;
  const auto fits = [&](std::uint64_t count) { return count % (k_ + 1) == 0; };
  return std::all_of(ones.begin() + 1, ones.end(), fits) ? Outcome::P : Outcome::N;
}
// end cut

Solution MooreNim::verdict(const Position& heaps, Player) const {
  Solution solution;
  solution.outcome = outcome(heaps);
  if (solution.outcome == Outcome::P || over(heaps)) return solution;
  Builder builder(heaps, k_, misere_);
  std::int64_t work = std::numeric_limits<std::int64_t>::max();
  builder.find(work);
  solution.add(difference(heaps, builder.next(), builder.touched()));
  return solution;
}

std::vector<Fact> MooreNim::facts(const Position& heaps) const {
  const Columns ones = columns(heaps);
  std::size_t width = bits;
  while (width > 0 && ones[width - 1] == 0) --width;
  Fact fact{"columns", {}};
  for (std::size_t bit = 0; bit < width; ++bit) fact.numbers.push_back(ones[bit] % (k_ + 1));
  return {fact};
}

std::vector<Step> MooreNim::explain(const Position& heaps) const {
  Position next = heaps;
  MoveNumbers move;
  if (const Solution found = verdict(heaps, {}); !found.winning_moves.empty()) {
    move = found.winning_moves[0];
    play(next, {}, move);
  }
  const Columns before = columns(heaps), after = columns(next);
  std::size_t width = bits;
  while (width > 0 && before[width - 1] == 0) --width;
  std::vector<Step> steps;
  for (std::size_t bit = width; bit-- > 0;) {
    const std::string column = part("bit", bit);
    steps.push_back({"column", {bit, before[bit] % (k_ + 1), after[bit] % (k_ + 1)}, {column}, {}});
    Step roles[] = {{"touched", {bit}, {}, {}},
                    {"gets", {bit}, {}, {}},
                    {"loses", {bit}, {}, {}},
                    {"keeps", {bit}, {}, {}}};
    for (std::size_t i = 0; i < move.size(); i += 2) {
      const std::uint64_t was = heaps[move[i] - 1], is = next[move[i] - 1];
      const auto highest = static_cast<std::size_t>(std::bit_width(was ^ is) - 1);  // the first that changes
      if (highest < bit) continue;
      const bool had = has(was, static_cast<int>(bit)), holds = has(is, static_cast<int>(bit));
      Step& role = roles[highest == bit ? 0 : holds == had ? 3 : holds ? 1 : 2];
      role.numbers.push_back(move[i]);
      role.lit.push_back(part("heap", move[i]));
    }
    for (Step& role : roles) {
      if (role.numbers.size() > 1) steps.push_back(std::move(role));
    }
  }
  const bool single = misere_ && width <= 1;
  if (move.empty() && width > 0) steps.push_back({"lost", {k_ + 1, single}, {}, {}});
  if (!move.empty()) steps.push_back({"leave", {move.begin(), move.end()}, {}, format(next)});
  return steps;
}

std::unique_ptr<Game> open_moore_nim(std::string_view text) {
  const std::vector<Token> words = tokens(text);
  if (words.empty()) throw Error(ErrorCode::empty, Field::rule);
  const std::uint64_t k = number(words[0], Field::rule, max_at_once, 1);
  if (words.size() > 2 || (words.size() == 2 && words[1].text != "misere")) {
    const Token& wrong = words[words.size() > 2 ? 2 : 1];
    throw Error(ErrorCode::syntax, Field::rule, excerpt(wrong.text), {}, wrong.at);
  }
  return std::make_unique<MooreNim>(k, words.size() == 2);
}

}  // namespace

const GameInfo game::moore_nim =
    described<MooreNim>({.name = "moore_nim",
                         .family = "heaps",
                         .default_rule = "2",
                         .example = "3 4 5 6",
                         .move_fields = "heap take …",
                         .theorem = "moore-1910",
                         .limits = "k<=100 heaps<=10000 heap<=18446744073709551615",
                         .open = open_moore_nim});

}  // namespace nimlab
