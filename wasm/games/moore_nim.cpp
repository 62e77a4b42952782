#include <algorithm>
#include <array>
#include <bit>

#include "notation/numbers.hpp"
#include "notation/sparing.hpp"
#include "rules/game.hpp"
#include "theory/arithmetic.hpp"
#include "theory/sort_numbers.hpp"

namespace nimlab::game {
extern const GameInfo moore_nim;
}

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

/// Calls visit with every way to choose `count` of the indices below `size`, until it returns false.
template <class Visit>
bool each_choice(std::size_t size, std::size_t count, Visit visit) {
  if (count > size) return true;
  std::vector<std::size_t> chosen(count);
  for (std::size_t i = 0; i < count; ++i) chosen[i] = i;
  for (;;) {
    if (!visit(chosen)) return false;
    std::size_t i = count;
    while (i > 0 && chosen[i - 1] == size - count + i - 1) --i;
    if (i == 0) return true;
    ++chosen[i - 1];
    for (; i < count; ++i) chosen[i] = chosen[i - 1] + 1;
  }
}

/// Builds the moves to P-positions from the highest column down. A heap whose one became a zero is free
/// below: whatever it gets there, it has lost stones. In each column the number of ones must become divisible
/// by k + 1; in misère play the lowest must leave 1, if no heap above 1 remains.
class Builder {
 public:
  Builder(const Position& heaps, std::uint64_t k, bool misere)
      : heaps_(heaps), next_(heaps), k_(k), misere_(misere), ones_(columns(heaps)) {}

  /// Gets the position after the move, and the heaps touched; false: enough.
  using Found = Visit<bool(const Position&, const std::vector<std::size_t>&)>;
  void each(Found found) { column(bits - 1, false, found); }

 private:
  bool column(int bit, bool big, Found found) {
    if (bit < 0) return found(next_, free_);
    // Ones of the heaps that are not free: e of them become zeros, and b of the free ones get a one.
    std::uint64_t rest = ones_[static_cast<std::size_t>(bit)];
    for (std::size_t i : free_) rest -= has(heaps_[i], bit);
    const std::uint64_t target = misere_ && bit == 0 && !big ? 1 : 0;
    const std::size_t free = free_.size();
    for (std::uint64_t e = 0; e <= std::min<std::uint64_t>(k_ - free, rest); ++e) {
      for (std::uint64_t b = 0; b <= free; ++b) {
        const std::uint64_t left = rest - e + b;
        if (left % (k_ + 1) != target % (k_ + 1)) continue;
        if (!column_with(bit, e, b, rest, big || (bit > 0 && left > 0), found)) return false;
      }
    }
    return true;
  }

  bool column_with(int bit, std::uint64_t e, std::uint64_t b, std::uint64_t rest, bool big, Found found) {
    std::vector<std::size_t> candidates;
    if (e > 0) {
      candidates.reserve(rest);
      for (std::size_t i = 0; i < heaps_.size(); ++i) {
        if (has(heaps_[i], bit) && std::find(free_.begin(), free_.end(), i) == free_.end()) {
          candidates.push_back(i);
        }
      }
    }
    const std::size_t free = free_.size();
    const std::uint64_t one = std::uint64_t{1} << bit;
    return each_choice(free, b, [&](const std::vector<std::size_t>& getting) {
      for (std::size_t j = 0; j < free; ++j) next_[free_[j]] &= ~one;
      for (std::size_t j : getting) next_[free_[j]] |= one;
      return each_choice(candidates.size(), e, [&](const std::vector<std::size_t>& losing) {
        for (std::size_t j : losing) {
          free_.push_back(candidates[j]);
          next_[candidates[j]] &= ~one;
        }
        const bool going = column(bit - 1, big, found);
        for (std::size_t j : losing) next_[candidates[j]] = heaps_[candidates[j]];
        free_.resize(free);
        return going;
      });
    });
  }

  const Position& heaps_;
  Position next_;
  std::vector<std::size_t> free_;
  std::uint64_t k_;
  bool misere_;
  Columns ones_;
};

/// The move that leads from one position to another, which differ in these heaps.
MoveNumbers difference(const Position& heaps, const Position& next, std::vector<std::size_t> touched) {
  std::sort(touched.begin(), touched.end());
  MoveNumbers move;
  for (std::size_t i : touched) move.insert(move.end(), {i + 1, heaps[i] - next[i]});
  return move;
}

/// Moore's Nim: take any numbers of stones from 1 to k heaps; who cannot move loses, or wins in misère play.
/// Rule: "2", "2 misere": k from 1 to 100. Position: 1 to 10,000 heaps of 0 to 2^64 − 1 stones. Move: heap,
/// stones taken, for each heap touched, by increasing heap.
///
/// Theorem (E. H. Moore, "A generalization of the game called nim", Annals of Mathematics 11, 1910): P iff in
/// every binary column the number of ones is divisible by k + 1. Misère: the same while a heap is above 1;
/// then P iff the number of ones leaves 1 when divided by k + 1. No SG values. Cost of `outcome` and of one
/// winning move: 64 times the heaps. Winning moves are built column by column as in the proof, where every
/// way to make a column right can be continued; up to 1,000 are told. Facts: `columns`, the number of ones in
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
  Solution solve(const Position& heaps, Player) const override;
  Solution verdict(const Position& heaps, Player) const override;
  std::vector<Fact> facts(const Position& heaps) const override;
  /// From the highest column on, `column` {bit, its count before the move, after it}; then, of a winning
  /// move, the heaps that matter there: `touched` {bit, heap, …}, whose one becomes a zero and which are free
  /// below; of those that are free already `gets`, `loses`, `keeps`. At last `leave` {the move}, and what it
  /// leaves. Of a P-position the columns alone, as they are.
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
  c.of.assign((heaps.size() + 1) * width, 0);
  for (std::size_t j = heaps.size(); j-- > 0;) {
    for (std::size_t r = 1; r < width; ++r) {
      const std::uint64_t going_on = saturating_add(1, c.of[(j + 1) * width + r - 1]);
      c.of[j * width + r] =
          saturating_add(c.of[(j + 1) * width + r], saturating_multiply(heaps[j], going_on));
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
  const bool over = std::all_of(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap == 0; });
  if (solution.outcome == Outcome::P || over) return solution;
  Builder(heaps, k_, misere_).each([&](const Position& next, const std::vector<std::size_t>& touched) {
    solution.add(difference(heaps, next, touched));
    return false;
  });
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

NIMLAB_SPARING

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
  if (!move.empty()) steps.push_back({"leave", {move.begin(), move.end()}, {}, format(next)});
  return steps;
}

Solution MooreNim::solve(const Position& heaps, Player who) const {
  Solution solution;
  solution.outcome = outcome(heaps);
  if (solution.outcome == Outcome::P || move_count(heaps, who) == 0) return solution;
  Builder(heaps, k_, misere_).each([&](const Position& next, const std::vector<std::size_t>& touched) {
    if (solution.winning_moves.size() == max_told) {
      solution.more_winning_moves = true;
      return false;
    }
    solution.add(difference(heaps, next, touched));
    return true;
  });
  return solution;
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

NIMLAB_SPARING_END

}  // namespace

const GameInfo game::moore_nim{.name = "moore_nim",
                               .family = "heaps",
                               .default_rule = "2",
                               .example = "3 4 5 6",
                               .move_fields = "heap take …",
                               .theorem = "moore-1910",
                               .limits = "k<=100 heaps<=10000 heap<=18446744073709551615",
                               .open = open_moore_nim,
                               .quick = true};

}  // namespace nimlab
