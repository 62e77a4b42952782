#include "games/coins/coin_shapes.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "core/arithmetic.hpp"
#include "core/bytes.hpp"

namespace nimlab {
namespace {

using Set = std::vector<std::uint64_t>;

bool holds(const Set& set, std::uint64_t x) { return std::binary_search(set.begin(), set.end(), x); }

// cut: odious
constexpr bool odious(std::uint64_t x) { return std::popcount(x) % 2 == 1; }
constexpr std::uint64_t nth_odious(std::uint64_t n) { return 2 * (n - 1) + !odious(2 * (n - 1)); }  // from 1
// end cut

/// So many coins in all, anywhere. What j others can sum to is kept as the least row in which they can:
/// first(j, v).
class FreeCoins final : public CoinRule {
 public:
  explicit FreeCoins(CoinParts parts)
      : CoinRule(std::move(parts.text), std::move(parts.numbers), parts.formula),
        counts_(std::move(parts.counts)),
        first_(formula() == Formula::table ? counts_.back() : 0) {
    for (auto& row : first_) row.assign(1, never16);
    if (!first_.empty()) first_[0][0] = 0;
  }

  bool prepare(std::uint64_t places) override;
  std::uint64_t prepared() const override {
    return formula() == Formula::table ? values_.size() - 1 : most_places();
  }
  std::size_t bytes() const override {
    std::size_t sum = bytes_of(counts_, values_, same_, latest_);
    for (const auto& row : first_) sum += bytes_of(row);
    return sum;
  }

  std::uint64_t value(std::uint64_t n) const override {
    switch (formula()) {
      case Formula::single: return 1;
      case Formula::turtles: return n;
      case Formula::twins: return n - 1;
      case Formula::mock: return nth_odious(n);
      case Formula::triplets: return n < 3 ? 0 : nth_odious(n - 2);
      default: return values_[n];
    }
  }
  std::vector<std::uint64_t> values(std::span<const std::uint64_t> places) const override {
    return values_of(*this, places);
  }

  bool can(std::uint64_t place, std::uint64_t v) const override {
    return std::any_of(counts_.begin(), counts_.end(), [&](std::uint64_t count) {
      return reaches(static_cast<unsigned>(count - 1), v, place);
    });
  }
  bool each_to(std::uint64_t place, std::uint64_t v, VisitMove visit) const override {
    std::array<std::uint64_t, most_free_coins> move{place};
    for (std::uint64_t count : counts_) {
      if (each_sum(static_cast<unsigned>(count - 1), v, place, move, count, visit)) return true;
    }
    return false;
  }
  std::optional<MoveNumbers> first_to(std::uint64_t place, std::uint64_t v) const override {
    std::optional<MoveNumbers> best;
    for (std::uint64_t count : counts_) {
      std::optional<MoveNumbers> move = least(static_cast<unsigned>(count - 1), v, place);
      if (move && (!best || *move < *best)) best = std::move(move);
    }
    return best;
  }
  std::optional<MoveNumbers> fewest_to(std::uint64_t place, std::uint64_t v) const override {
    for (std::uint64_t count : counts_) {
      if (auto move = least(static_cast<unsigned>(count - 1), v, place)) return move;
    }
    return std::nullopt;
  }

  std::uint64_t option_count(std::uint64_t place) const override {
    std::uint64_t sum = 0;
    for (std::uint64_t count : counts_) sum = saturating_add(sum, binomial(place - 1, count - 1));
    return sum;
  }
  std::uint64_t option_count_of(std::span<const std::uint64_t> places) const override {
    return options_of(*this, places);
  }
  /// By how many coins, then the others in lexicographic order.
  bool each_option(std::uint64_t place, std::uint64_t first, VisitMove visit) const override;
  bool allows(Move move) const override { return holds(counts_, move.size()); }

 private:
  static constexpr std::uint64_t never = largest_number;
  static constexpr std::uint16_t never16 = 0xFFFF;
  static constexpr std::size_t most_value = std::size_t{1} << 20;

  /// The least row, as its number of places, in which j different coins have nim-sum v.
  std::uint64_t first(unsigned j, std::uint64_t v) const {
    if (formula() == Formula::table) {
      if (v >= first_[j].size()) return never;
      const std::uint16_t row = first_[j][v];
      return row == never16 ? never : row;
    }
    if (j == 0) return v == 0 ? 0 : never;
    if (formula() == Formula::turtles) return v == 0 ? never : v;
    if (formula() == Formula::twins) return v + 1;
    const std::uint64_t zeros = formula() == Formula::triplets ? 2 : 0;  // places of value 0
    if (v == 0) return j <= zeros ? j : never;
    if (odious(v)) return j == 1 || zeros > 0 ? v / 2 + 1 + zeros : never;
    // Two odious numbers that differ by v: the larger is at least the highest power of 2 in v, and that one
    // will do.
    return j == 2 ? std::bit_floor(v) / 2 + 1 + zeros : never;
  }
  /// Whether j coins below a place have nim-sum v.
  bool reaches(unsigned j, std::uint64_t v, std::uint64_t below) const { return first(j, v) < below; }

  /// The next place of the same value; never.
  std::uint64_t next_same(std::uint64_t place) const {
    if (formula() == Formula::table) return same_[place] == 0 ? never : same_[place];
    return formula() == Formula::triplets && place == 1 ? 2 : never;
  }

  /// The coins that make first(j, v) what it is: lexicographically first, each is the least possible.
  std::optional<MoveNumbers> least(unsigned j, std::uint64_t v, std::uint64_t place) const {
    if (!reaches(j, v, place)) return std::nullopt;
    MoveNumbers move{place};
    for (; j > 0; --j) {
      const std::uint64_t next = first(j, v);
      move.push_back(next);
      v ^= value(next);
    }
    return move;
  }

  /// j coins are still to be chosen of `count`; those before them stand in `move`.
  bool each_sum(unsigned j, std::uint64_t v, std::uint64_t below, std::span<std::uint64_t> move,
                std::size_t count, VisitMove visit) const {
    std::uint64_t next = first(j, v);
    if (next >= below) return false;
    if (j == 0) return !visit(move.first(count));
    for (; next < below; next = j == 1 ? next_same(next) : next + 1) {
      const std::uint64_t rest = v ^ value(next);
      if (!reaches(j - 1, rest, next)) continue;
      move[count - j] = next;
      if (each_sum(j - 1, rest, next, move, count, visit)) return true;
    }
    return false;
  }

  void add_place(std::size_t value);

  Set counts_;
  // With a table:
  std::vector<std::vector<std::uint16_t>> first_;  ///< by j and v; all rows are as long as a power of 2
  std::vector<std::uint32_t> values_{0};           ///< by place
  std::vector<std::uint16_t> same_{0}, latest_;    ///< next_same by place, the last place by value
  std::size_t least_ = 0;                          ///< no smaller value can be left out any more
};

bool FreeCoins::prepare(std::uint64_t places) {
  CoinRule::prepare(places);
  if (formula() != Formula::table) return true;
  for (std::size_t work = 0; values_.size() <= places; work += first_.size() * first_[0].size()) {
    if (work >= std::size_t{1} << 20) return false;
    // What is reached stays reached: the mex does not go down.
    const auto reached = [&](std::size_t v) {
      return std::any_of(counts_.begin(), counts_.end(), [&](std::uint64_t count) {
        return first(static_cast<unsigned>(count - 1), v) != never;
      });
    };
    while (reached(least_)) ++least_;
    if (least_ >= most_value) refuse_place(places, values_.size() - 1);
    add_place(least_);
  }
  return true;
}

void FreeCoins::add_place(std::size_t value) {
  const auto place = static_cast<std::uint16_t>(values_.size());
  // Whatever throws does so before anything has changed that answers depend on.
  const std::size_t size = std::max(first_[0].size(), std::bit_ceil(value + 1));
  for (auto& row : first_) row.resize(size, never16);
  latest_.resize(size, 0);
  values_.reserve(values_.size() + 1);
  same_.push_back(0);
  for (std::size_t j = first_.size(); --j > 0;) {
    const std::vector<std::uint16_t>& fewer = first_[j - 1];
    for (std::size_t v = 0; v < fewer.size(); ++v) {
      if (fewer[v] < place && first_[j][v ^ value] == never16) first_[j][v ^ value] = place;
    }
  }
  if (latest_[value] != 0) same_[latest_[value]] = place;
  latest_[value] = place;
  values_.push_back(static_cast<std::uint32_t>(value));
}

bool FreeCoins::each_option(std::uint64_t place, std::uint64_t first, VisitMove visit) const {
  for (std::uint64_t count : counts_) {
    const std::uint64_t k = count - 1, sets = binomial(place - 1, k);
    if (first >= sets) {
      first -= sets;
      continue;
    }
    // The set of this index: its largest place p is the one with C(p − 1, k) <= index < C(p, k), and so on.
    MoveNumbers move{place};
    std::uint64_t below = place;
    for (std::uint64_t left = k; left > 0; --left) {
      std::uint64_t low = left, high = below - 1;
      while (low < high) {
        const std::uint64_t middle = low + (high - low + 1) / 2;
        (binomial(middle - 1, left) <= first) ? low = middle : high = middle - 1;
      }
      first -= binomial(low - 1, left);
      move.push_back(low);
      below = low;
    }
    first = 0;
    for (;;) {
      if (!visit(move)) return true;
      // The next set: the smallest place that can go up by one does, those below it start again.
      std::size_t i = move.size();
      std::uint64_t start = 1;
      while (--i > 0 && move[i] + 1 == move[i - 1]) {
      }
      if (i == 0) break;
      ++move[i];
      for (std::size_t at = move.size(); --at > i;) move[at] = start++;
    }
  }
  return false;
}

/// Any number of neighbours.
class Ruler final : public CoinRule {
 public:
  explicit Ruler(CoinParts parts)
      : CoinRule(std::move(parts.text), std::move(parts.numbers), Formula::ruler) {}
  std::size_t bytes() const override { return 0; }
  std::uint64_t value(std::uint64_t n) const override { return n & (0 - n); }
  std::vector<std::uint64_t> values(std::span<const std::uint64_t> places) const override {
    return values_of(*this, places);
  }

  /// The values of 1 … n have the nim-sum n ⊕ n/2, the Gray code; so those of a … b have that of (a − 1) ⊕ b.
  /// One place a at most fits.
  bool can(std::uint64_t place, std::uint64_t v) const override { return before(place, v) < place; }
  bool each_to(std::uint64_t place, std::uint64_t v, VisitMove visit) const override {
    const std::uint64_t end = before(place, v);
    return end < place && !visit(Run(place, place - end).move());
  }
  std::optional<MoveNumbers> first_to(std::uint64_t place, std::uint64_t v) const override {
    if (!can(place, v)) return std::nullopt;
    return Run(place, place - before(place, v)).numbers();
  }
  std::optional<MoveNumbers> fewest_to(std::uint64_t place, std::uint64_t v) const override {
    return first_to(place, v);
  }
  std::uint64_t fewest(std::uint64_t place, std::uint64_t v) const override {
    const std::uint64_t end = before(place, v);
    return end < place ? place - end : 0;
  }

  std::uint64_t option_count(std::uint64_t place) const override { return place; }
  std::uint64_t option_count_of(std::span<const std::uint64_t> places) const override {
    return options_of(*this, places);
  }
  bool each_option(std::uint64_t place, std::uint64_t first, VisitMove visit) const override {
    for (std::uint64_t count = first + 1; count <= place; ++count) {
      if (!visit(Run(place, count).move())) return true;
    }
    return false;
  }
  bool allows(Move move) const override {
    return move.size() == 1 || (move.size() <= 3 && move[1] == move[0] - 1);
  }
  Set turned(Move move) const override {
    Set places;
    for (std::uint64_t place = move.front(); place >= move.back(); --place) places.push_back(place);
    return places;
  }
  std::uint64_t turned_count(Move move) const override { return move.front() - move.back() + 1; }

 private:
  /// The place before the run whose others sum to v.
  static std::uint64_t before(std::uint64_t place, std::uint64_t v) {
    for (unsigned shift = 1; shift < 64; shift *= 2) v ^= v >> shift;  // its number in the Gray code
    return (place - 1) ^ v;
  }
  /// A move at a place, of so many coins.
  class Run {
   public:
    Run(std::uint64_t place, std::uint64_t count)
        : size_(std::min<std::uint64_t>(count, 3)), numbers_{place, place - 1, place - count + 1} {}
    Move move() const { return Move(numbers_).first(size_); }
    MoveNumbers numbers() const { return {numbers_.begin(), numbers_.begin() + size_}; }

   private:
    std::size_t size_;
    std::array<std::uint64_t, 3> numbers_;
  };
};

/// Rules whose moves at a place are few enough to be gone through: values by mex.
class ListedCoins : public CoinRule {
 public:
  ListedCoins(CoinParts parts)
      : CoinRule(std::move(parts.text), std::move(parts.numbers), Formula::table),
        counts_(std::move(parts.counts)),
        distances_(std::move(parts.distances)) {}

  bool prepare(std::uint64_t places) override {
    CoinRule::prepare(places);
    for (std::size_t work = 0; values_.size() <= places;) {
      if (work >= std::size_t{1} << 16) return false;
      const std::uint64_t place = values_.size();
      std::vector<bool> seen(std::bit_floor(all_) * 2);  // larger ones no *others* can be
      each(place, [&](std::uint64_t others, Move) {
        seen[others] = true;
        ++work;
        return true;
      });
      const auto least =
          static_cast<std::uint32_t>(std::find(seen.begin(), seen.end(), false) - seen.begin());
      values_.reserve(values_.size() + 1);
      sums_.push_back(std::move(seen));
      values_.push_back(least);
      all_ |= least;
      work += 16;
    }
    return true;
  }
  std::uint64_t prepared() const override { return values_.size() - 1; }
  std::size_t bytes() const override {
    std::size_t sum = bytes_of(counts_, distances_, values_, sums_);
    for (const auto& sums : sums_) sum += sums.capacity() / 8;
    return sum;
  }
  std::uint64_t value(std::uint64_t n) const override { return values_[n]; }

  bool can(std::uint64_t place, std::uint64_t v) const override {
    return v < sums_[place].size() && sums_[place][v];
  }
  bool each_to(std::uint64_t place, std::uint64_t v, VisitMove visit) const override {
    bool enough = !can(place, v);
    if (enough) return false;
    each(place, [&](std::uint64_t others, Move move) {
      enough = others == v && !visit(move);
      return !enough;
    });
    return enough;
  }
  std::uint64_t option_count(std::uint64_t place) const override {
    std::uint64_t count = 0;
    each(place, [&](std::uint64_t, Move) { return ++count > 0; });
    return count;
  }
  bool each_option(std::uint64_t place, std::uint64_t first, VisitMove visit) const override {
    bool enough = false;
    each(place, [&](std::uint64_t, Move move) {
      if (first > 0) return --first, true;
      enough = !visit(move);
      return !enough;
    });
    return enough;
  }

 protected:
  /// All moves at a place, until false. Values that are not there yet count as 0.
  virtual void each(std::uint64_t place, VisitOption visit) const = 0;
  std::uint64_t known(std::uint64_t place) const { return place < values_.size() ? values_[place] : 0; }

  Set counts_, distances_;

 private:
  std::vector<std::uint32_t> values_{0};
  std::vector<std::vector<bool>> sums_{1};  ///< by place: what the other coins can sum to
  std::uint64_t all_ = 1;
};

/// So many coins in all, the others at given distances from the largest.
class NearCoins final : public ListedCoins {
 public:
  using ListedCoins::ListedCoins;
  bool allows(Move move) const override {
    return holds(counts_, move.size()) && std::all_of(move.begin() + 1, move.end(), [&](std::uint64_t place) {
             return holds(distances_, move[0] - place);
           });
  }
  std::uint64_t window() const override { return distances_.back(); }

 private:
  void each(std::uint64_t place, VisitOption visit) const override {
    MoveNumbers move{place};
    more(0, 0, move, visit);
  }
  /// The coins so far, then each with one farther away. False: enough.
  bool more(std::size_t from, std::uint64_t others, MoveNumbers& move, VisitOption visit) const {
    if (holds(counts_, move.size()) && !visit(others, move)) return false;
    if (move.size() == counts_.back()) return true;
    for (std::size_t i = from; i < distances_.size() && distances_[i] < move[0]; ++i) {
      move.push_back(move[0] - distances_[i]);
      const bool on = more(i + 1, others ^ known(move.back()), move, visit);
      move.pop_back();
      if (!on) return false;
    }
    return true;
  }
};

/// So many coins in all, with equal gaps; runs are those with gap 1.
class SpacedCoins final : public ListedCoins {
 public:
  using ListedCoins::ListedCoins;
  bool allows(Move move) const override {
    if (move.size() > 3) return false;
    if (move.size() == 1) return holds(counts_, 1);
    const std::uint64_t gap = move[0] - move[1];
    if (!distances_.empty() && !holds(distances_, gap)) return false;
    return (move[0] - move.back()) % gap == 0 && holds(counts_, turned_count(move));
  }
  Set turned(Move move) const override {
    Set places{move[0]};
    while (places.back() > move.back()) places.push_back(places.back() - (move[0] - move[1]));
    return places;
  }
  std::uint64_t turned_count(Move move) const override {
    return move.size() == 1 ? 1 : (move[0] - move.back()) / (move[0] - move[1]) + 1;
  }
  std::uint64_t window() const override {
    return distances_.empty() ? 0 : distances_.back() * (counts_.back() - 1);
  }

 private:
  /// Alone; then by gaps, and by how many.
  void each(std::uint64_t place, VisitOption visit) const override {
    if (holds(counts_, 1) && !visit(0, Move(&place, 1))) return;
    if (distances_.empty()) {
      for (std::uint64_t gap = 1; gap < place; ++gap) {
        if (!with_gap(place, gap, visit)) return;
      }
    }
    for (std::uint64_t gap : distances_) {
      if (gap >= place || !with_gap(place, gap, visit)) return;
    }
  }
  bool with_gap(std::uint64_t place, std::uint64_t gap, VisitOption visit) const {
    std::uint64_t others = 0, last = place, so_far = 1;
    for (std::uint64_t count : counts_) {
      for (; so_far < count && last > gap; ++so_far) last -= gap, others ^= known(last);
      if (so_far < count) break;
      const std::uint64_t move[] = {place, place - gap, last};
      if (count > 1 && !visit(others, Move(move, std::min<std::size_t>(count, 3)))) return false;
    }
    return true;
  }
};

/// One other coin at a given distance; alone where that leads to place 0: a subtraction game whose heap is
/// the place.
class TakeCoins final : public ListedCoins {
 public:
  using ListedCoins::ListedCoins;
  bool allows(Move move) const override {
    return move.size() == 1 ? holds(distances_, move[0])
                            : move.size() == 2 && holds(distances_, move[0] - move[1]);
  }
  std::uint64_t window() const override { return distances_.back(); }

 private:
  void each(std::uint64_t place, VisitOption visit) const override {
    for (std::uint64_t distance : distances_) {
      if (distance > place) return;
      const std::uint64_t move[] = {place, place - distance};
      if (!visit(known(place - distance), Move(move, distance < place ? 2 : 1))) return;
    }
  }
};

}  // namespace

std::unique_ptr<CoinRule> make_coin_rule(CoinParts parts) {
  switch (parts.shape) {
    case CoinShape::free:
      if (parts.distances.empty()) return std::make_unique<FreeCoins>(std::move(parts));
      return std::make_unique<NearCoins>(std::move(parts));
    case CoinShape::run:
      if (parts.counts.empty()) return std::make_unique<Ruler>(std::move(parts));
      return std::make_unique<SpacedCoins>(std::move(parts));
    case CoinShape::spaced: return std::make_unique<SpacedCoins>(std::move(parts));
    case CoinShape::take: return std::make_unique<TakeCoins>(std::move(parts));
  }
  return nullptr;
}

}  // namespace nimlab
