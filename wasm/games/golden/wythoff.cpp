#include <algorithm>
#include <cmath>

#include "core/game.hpp"
#include "core/numbers.hpp"
#include "games/all.hpp"
#include "games/golden/beatty.hpp"
#include "games/golden/wythoff_table.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t max_a = 1'000'000, max_board = 2'000, default_board = 200;
/// Heaps whose pairs are told one by one are smaller.
constexpr std::uint64_t listed_heaps = 300;
/// By a from 1 on: the number of the first pair whose smaller number doubles get wrong.
/// tests/node/doubles.test.ts tries every one below.
constexpr std::uint64_t first_wrong[] = {102334155, 93222358, 239244622, 102334155, 299146121, 89419819};

/// Pairs (i, j) with 1 ≤ i ≤ x, 1 ≤ j ≤ y and 0 ≤ j − i < a.
Uint128 above(std::uint64_t x, std::uint64_t y, std::uint64_t a) {
  const Uint128 diagonals = std::min(a, y);
  const Uint128 whole = y >= x ? std::min<Uint128>(diagonals, static_cast<Uint128>(y - x) + 1) : 0;
  // The first ones have x pairs each, the others y − d.
  const Uint128 rest = diagonals - whole;
  return whole * x + rest * y - (whole * rest + rest * (rest > 0 ? rest - 1 : 0) / 2);
}

/// Pairs with |i − j| < a.
Uint128 both(std::uint64_t x, std::uint64_t y, std::uint64_t a) {
  return above(x, y, a) + above(y, x, a) - std::min(x, y);
}

/// Wythoff's game (W. A. Wythoff, "A modification of the game of nim", Nieuw Archief voor Wiskunde 7, 1907):
/// take any number from one of two heaps, or the same number from both; who cannot move loses. Rule: a, 1 to
/// 1,000,000: from both heaps one may take numbers that differ by less than a; Wythoff has 1. Position: two
/// heaps of 0 to 2^64 − 1 stones. Move: taken from the first, from the second.
///
/// Theorem (Wythoff 1907; general a: A. S. Fraenkel, "How to beat your Wythoff games' opponent on three
/// fronts", American Mathematical Monthly 89, 1982): the P-positions are (⌊nα⌋, ⌊nα⌋ + an), α = (2 − a + √(a²
/// + 4)) / 2. Computed with integers alone. No SG values but those of the table, for a = 1. Cost of `solve`:
/// about a microsecond; there are at most four winning moves. Map: outcomes of heaps 0 … size − 1, SG values
/// for a = 1; up to 2,000.
/// Facts: `index`, ⌊difference / a⌋; `pair`, that of this index; `rounded`, its smaller number as double
/// arithmetic has it. The same of the index that the larger heap is, for looking pairs up: `nth`,
/// `nth_rounded`. Pairs that exceed 64 bits are not told. `pairs`, both numbers of each, the first being (0,
/// 0), as far as the smaller number is at most the larger heap, where that is below 300; `wrong`, the first
/// index whose pair doubles get wrong, where that is known. Rule numbers: a.
class Wythoff final : public Game, public Mapped {
 public:
  explicit Wythoff(std::uint64_t a) : Game(game::wythoff), a_(a) {}

  std::string rule() const override { return std::to_string(a_); }
  std::vector<std::uint64_t> rule_numbers() const override { return {a_}; }

  Position parse(std::string_view text) const override {
    Position p = number_list(text, Field::position, {2});
    if (p.size() != 2) throw Error(ErrorCode::odd_number, Field::position, std::to_string(p.size()), "2");
    return p;
  }
  std::uint64_t move_count(const Position& p, Player) const override {
    return saturated(static_cast<Uint128>(p[0]) + p[1] + both(p[0], p[1], a_));
  }
  /// From the first heap alone, from the second, from both; each increasing.
  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override;
  void play(Position& p, Player, Move move) const override {
    expect_numbers(move, 2);
    const std::uint64_t i = move[0], j = move[1];
    const bool single = (i == 0) != (j == 0);
    const bool legal = i <= p[0] && j <= p[1] && (single || (i > 0 && (i > j ? i - j : j - i) < a_));
    if (!legal) refuse_illegal(move);
    p[0] -= i;
    p[1] -= j;
  }

  bool decides(const Position&) const override { return true; }
  Solution solve(const Position& p, Player) const override;
  bool quick() const override { return true; }
  Solution verdict(const Position& p, Player) const override {
    return verdict_of(outcome(p), p, [&] {
      const Taken move = winning_moves(p).front();
      return MoveNumbers{move.first, move.second};
    });
  }

  std::uint64_t size_of_move(const Position&, Move move) const override {
    return saturated(static_cast<Uint128>(move[0]) + move[1]);
  }
  std::vector<Fact> facts(const Position& p) const override;
  /// `difference` {larger less smaller heap, ⌊that / a⌋}; `pair` {index, both numbers}: the lost pair of this
  /// index, laid as the heaps are, itself its position, unless it exceeds 64 bits; `here`: that is this
  /// position; else for every winning move `take` {from the first, from the second, both heaps after it},
  /// with what it leaves.
  std::vector<Step> explain(const Position& p) const override;

  Mapped* mapped() override { return this; }
  bool prepare_map(std::uint64_t size) override {
    size = checked(size);
    if (a_ > 1) return true;  // the table knows single diagonals only
    wanted_ = size;
    return table_.step(size);
  }
  std::uint64_t prepared() const override { return std::min(table_.rows(), wanted_); }
  std::uint64_t to_prepare(const Position&) const override { return wanted_; }
  GraphMap map(std::uint64_t size) const override;
  std::size_t bytes() const override { return table_.bytes(); }

 private:
  struct Taken {
    std::uint64_t first, second;  ///< from each heap
  };

  QuadraticIrrational alpha() const {
    const auto a = static_cast<std::int64_t>(a_);
    return {2 - a, a_ * a_ + 4, 2};
  }
  Outcome outcome(const Position& p) const;
  /// The smaller number of the pair with this index as doubles have it.
  std::uint64_t rounded(std::uint64_t index) const;
  /// The heap that makes a P-position with this one; it may exceed 64 bits.
  Uint128 partner(std::uint64_t heap) const;
  std::vector<Taken> winning_moves(const Position& p) const;
  static std::uint64_t checked(std::uint64_t size) {
    check_size(size, max_board);
    return size == 0 ? default_board : size;
  }

  const std::uint64_t a_;
  WythoffTable table_;
  std::uint64_t wanted_ = 0;  ///< rows, by the last map
};

void Wythoff::each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const {
  for (std::size_t heap : {0u, 1u}) {
    if (first >= p[heap]) {
      first -= p[heap];
      continue;
    }
    for (std::uint64_t k = first; k < p[heap]; ++k) {
      const std::uint64_t move[] = {heap == 0 ? k + 1 : 0, heap == 1 ? k + 1 : 0};
      if (!visit(move)) return;
    }
    first = 0;
  }
  // The least i for which more than `first` pairs have a first number up to i.
  std::uint64_t low = 1, high = p[0];
  while (low < high) {
    const std::uint64_t middle = low + (high - low) / 2;
    if (both(middle, p[1], a_) > first)
      high = middle;
    else
      low = middle + 1;
  }
  std::uint64_t skip = low > p[0] ? 0 : first - static_cast<std::uint64_t>(both(low - 1, p[1], a_));
  for (std::uint64_t i = low - 1; i < p[0]; ++i, skip = 0) {
    const std::uint64_t least = i < a_ ? 0 : i - a_ + 1;
    for (std::uint64_t j = least + skip; j < p[1] && j - least < a_ + (i - least); ++j) {
      const std::uint64_t move[] = {i + 1, j + 1};
      if (!visit(move)) return;
    }
  }
}

// cut: wythoff
/// The difference of the heaps says which pair could be meant; one look at the
/// n-th term of Beatty's sequence decides.
Outcome Wythoff::outcome(const Position& heaps) const {
  const auto [smaller, larger] = std::minmax(heaps[0], heaps[1]);
  const std::uint64_t difference = larger - smaller;
  const bool is_pair = difference % a_ == 0 && smaller == beatty(difference / a_, alpha());
  return is_pair ? Outcome::P : Outcome::N;
}
// end cut

Uint128 Wythoff::partner(std::uint64_t heap) const {
  // heap = ⌊nα⌋ only for n = ⌊heap / α⌋ or the next.
  const auto n = static_cast<std::uint64_t>(beatty(heap, reciprocal(alpha())));
  for (std::uint64_t k = n; k <= n + 1; ++k) {
    if (beatty(k, alpha()) == heap) return static_cast<Uint128>(a_) * k + heap;
  }
  // So heap = ⌊kβ⌋, and of 1 … heap all but n are such numbers (Beatty).
  return beatty(heap - n, alpha());
}

std::vector<Wythoff::Taken> Wythoff::winning_moves(const Position& p) const {
  std::vector<Taken> moves;
  if (const Uint128 left = partner(p[1]); left < p[0])
    moves.push_back({static_cast<std::uint64_t>(p[0] - left), 0});
  if (const Uint128 left = partner(p[0]); left < p[1])
    moves.push_back({0, static_cast<std::uint64_t>(p[1] - left)});
  // From both: the pairs whose difference is less than a from this one's.
  const auto [smaller, larger] = std::minmax(p[0], p[1]);
  const std::uint64_t n = (larger - smaller) / a_;
  std::vector<Taken> from_both;
  const std::uint64_t candidates = (larger - smaller) % a_ == 0 ? 1 : 2;
  for (std::uint64_t i = 0; i < candidates; ++i) {
    const std::uint64_t k = n + i;
    const Uint128 low = beatty(k, alpha());
    const Uint128 high = low + static_cast<Uint128>(a_) * k;
    if (low >= smaller || high >= larger) continue;
    const Taken move{smaller - static_cast<std::uint64_t>(low), larger - static_cast<std::uint64_t>(high)};
    from_both.push_back(p[0] <= p[1] ? move : Taken{move.second, move.first});
  }
  if (from_both.size() == 2 && from_both[1].first < from_both[0].first) std::swap(from_both[0], from_both[1]);
  moves.insert(moves.end(), from_both.begin(), from_both.end());
  return moves;
}

Solution Wythoff::solve(const Position& p, Player) const {
  Solution solution;
  for (const auto& [first, second] : winning_moves(p)) {
    const std::uint64_t move[] = {first, second};
    solution.add(move);
  }
  solution.outcome = outcome(p);
  return solution;
}

std::uint64_t Wythoff::rounded(std::uint64_t n) const {
  // What the usual program computes; it is here to be compared with, and decides nothing.
  const double root = std::sqrt(static_cast<double>(a_) * static_cast<double>(a_) + 4.0);
  const double rounded = std::floor(static_cast<double>(n) * ((2.0 - static_cast<double>(a_) + root) / 2.0));
  const bool fits = rounded < 18446744073709551616.0;
  return fits ? static_cast<std::uint64_t>(rounded) : largest_number;
}

std::vector<Fact> Wythoff::facts(const Position& p) const {
  const auto [smaller, larger] = std::minmax(p[0], p[1]);
  const std::uint64_t index = (larger - smaller) / a_;
  std::vector<Fact> facts{{"index", {index}}};
  struct Told {
    std::uint64_t index;
    std::string_view pair, rounded;
  };
  for (const Told& told : {Told{index, "pair", "rounded"}, Told{larger, "nth", "nth_rounded"}}) {
    const Uint128 low = beatty(told.index, alpha()), high = low + static_cast<Uint128>(a_) * told.index;
    if (high > largest_number) continue;
    facts.push_back({told.pair, {static_cast<std::uint64_t>(low), static_cast<std::uint64_t>(high)}});
    facts.push_back({told.rounded, {rounded(told.index)}});
  }
  if (larger < listed_heaps) {
    std::vector<std::uint64_t> pairs;
    for (std::uint64_t n = 0;; ++n) {
      const auto low = static_cast<std::uint64_t>(beatty(n, alpha()));
      if (low > larger) break;
      pairs.push_back(low);
      pairs.push_back(low + a_ * n);
    }
    facts.push_back({"pairs", std::move(pairs)});
  }
  if (a_ <= std::size(first_wrong)) facts.push_back({"wrong", {first_wrong[a_ - 1]}});
  return facts;
}

std::vector<Step> Wythoff::explain(const Position& p) const {
  const auto cell = [](std::uint64_t x, std::uint64_t y) { return part(part("cell", x), y); };
  const auto [smaller, larger] = std::minmax(p[0], p[1]);
  const std::uint64_t index = (larger - smaller) / a_;
  std::vector<Step> steps{{"difference", {larger - smaller, index}, {"diagonal"}, {}}};
  const Uint128 low = beatty(index, alpha()), high = low + static_cast<Uint128>(a_) * index;
  if (high <= largest_number) {
    Position pair{static_cast<std::uint64_t>(low), static_cast<std::uint64_t>(high)};
    if (p[0] > p[1]) std::swap(pair[0], pair[1]);
    steps.push_back({"pair", {index, pair[0], pair[1]}, {cell(pair[0], pair[1])}, format(pair)});
  }
  if (outcome(p) == Outcome::P) steps.push_back({"here", {}, {cell(p[0], p[1])}, {}});
  for (const auto& [first, second] : winning_moves(p)) {
    const Position left{p[0] - first, p[1] - second};
    const std::string_view line = second == 0 ? "row" : first == 0 ? "column" : "diagonal";
    steps.push_back({"take",
                     {first, second, left[0], left[1]},
                     {std::string(line), cell(left[0], left[1])},
                     format(left)});
  }
  return steps;
}

GraphMap Wythoff::map(std::uint64_t size) const {
  size = checked(size);
  GraphMap map{size, size, std::vector<Outcome>(size * size, Outcome::N), {}, {}, {}};
  for (std::uint64_t n = 0;; ++n) {
    const auto low = static_cast<std::uint64_t>(beatty(n, alpha())), high = low + a_ * n;
    if (high >= size) break;
    map.outcomes[low * size + high] = map.outcomes[high * size + low] = Outcome::P;
  }
  if (a_ == 1) {
    map.grundy.resize(size * size);
    for (std::uint64_t y = 0; y < size; ++y) {
      const std::uint32_t* const row = table_.row(y);
      std::uint32_t *across = map.grundy.data() + y * size, *down = map.grundy.data() + y;
      for (std::uint64_t x = 0; x <= y; ++x, down += size) across[x] = *down = row[x];
    }
  }
  return map;
}

std::unique_ptr<Game> open_wythoff(std::string_view rule) {
  return std::make_unique<Wythoff>(number(only_token(rule, Field::rule), Field::rule, max_a, 1));
}

}  // namespace

const GameInfo game::wythoff =
    described<Wythoff>({.name = "wythoff",
                        .family = "numbers",
                        .default_rule = "1",
                        .example = "6 11",
                        .move_fields = "first second",
                        .theorem = "wythoff-1907",
                        .limits = "heaps<=2 heap<=18446744073709551615 a<=1000000 size<=2000",
                        .open = open_wythoff});

}  // namespace nimlab
