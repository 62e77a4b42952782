#include "games/wythoff.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace nimlab {
namespace {

constexpr std::uint64_t full = ~std::uint64_t{0};

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

}  // namespace

void WythoffTable::Used::add(std::uint32_t v) {
  words[v / 64] |= std::uint64_t{1} << (v % 64);
  while (first < words.size() && words[first] == full) ++first;
}

std::size_t WythoffTable::bytes() const {
  std::size_t bytes = bytes_of(values_, columns_, diagonals_);
  for (const auto& row : values_) bytes += bytes_of(row);
  for (const auto* sets : {&columns_, &diagonals_}) {
    for (const Used& used : *sets) bytes += bytes_of(used.words);
  }
  return bytes;
}

bool WythoffTable::step(std::uint64_t side) {
  if (rows_ >= side) return true;
  const std::uint64_t x = rows_;
  columns_.resize(x + 1);
  diagonals_.resize(x + 1);
  values_.resize(x + 1);
  std::vector<std::uint32_t>& values = values_[x];
  values.resize(x + 1);
  Used row;
  // No two cells of a row share a column or a diagonal, so these learn of it when all of it is there.
  for (std::uint64_t y = 0; y <= x; ++y) {
    Used& column = columns_[y];
    Used& diagonal = diagonals_[x - y];
    std::size_t word = std::max({row.first, column.first, diagonal.first});
    std::uint64_t taken = full;
    for (;; ++word) {
      const auto of = [&](const Used& used) { return word < used.words.size() ? used.words[word] : 0; };
      taken = of(row) | of(column) | of(diagonal);
      if (taken != full) break;
    }
    values[y] = static_cast<std::uint32_t>(word * 64 + static_cast<std::size_t>(std::countr_one(taken)));
    for (Used* used : {&row, &column, &diagonal}) used->make_room(values[y]);
    row.add(values[y]);
  }
  for (std::uint64_t y = 0; y <= x; ++y) {
    if (y < x) columns_[y].add(values[y]);
    diagonals_[x - y].add(values[y]);
  }
  columns_[x] = std::move(row);  // by symmetry, what stands above the diagonal in this column
  return ++rows_ >= side;
}

Wythoff Wythoff::parse_rule(std::string_view text) {
  Wythoff game;
  game.a_ = number(only_token(text, Field::rule), Field::rule, max_a, 1);
  return game;
}

Position Wythoff::parse(std::string_view text) const {
  Position p = number_list(text, Field::position, {2});
  if (p.size() != 2) throw Error(ErrorCode::odd_number, Field::position, std::to_string(p.size()), "2");
  return p;
}

std::uint64_t Wythoff::move_count(const Position& p) const {
  const Uint128 count = static_cast<Uint128>(p[0]) + p[1] + both(p[0], p[1], a_);
  return saturated(count);
}

Wythoff::Move Wythoff::move_at(const Position& p, std::uint64_t index) const {
  if (index < p[0]) return {index + 1, 0};
  index -= p[0];
  if (index < p[1]) return {0, index + 1};
  index -= p[1];
  // The least i for which more than `index` pairs have a first number up to i.
  std::uint64_t low = 1, high = p[0];
  while (low < high) {
    const std::uint64_t middle = low + (high - low) / 2;
    if (both(middle, p[1], a_) > index)
      high = middle;
    else
      low = middle + 1;
  }
  const auto before = static_cast<std::uint64_t>(both(low - 1, p[1], a_));
  return {low, (low < a_ ? 1 : low - a_ + 1) + (index - before)};
}

Wythoff::Move Wythoff::move(std::span<const std::uint64_t> numbers) const {
  if (numbers.size() != 2) throw Error(ErrorCode::syntax, Field::move, excerpt(join(numbers, '-')));
  return {numbers[0], numbers[1]};
}

Position Wythoff::play(const Position& p, const Move& m) const {
  const auto [i, j] = std::pair(m.first, m.second);
  const bool single = (i == 0) != (j == 0);
  const bool legal = i <= p[0] && j <= p[1] && (single || (i > 0 && (i > j ? i - j : j - i) < a_));
  if (!legal) throw Error(ErrorCode::illegal_move, Field::move, join(move_numbers(m), '-'));
  return {p[0] - i, p[1] - j};
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

std::vector<Wythoff::Move> Wythoff::winning_moves(const Position& p) const {
  std::vector<Move> moves;
  if (const Uint128 left = partner(p[1]); left < p[0])
    moves.push_back({static_cast<std::uint64_t>(p[0] - left), 0});
  if (const Uint128 left = partner(p[0]); left < p[1])
    moves.push_back({0, static_cast<std::uint64_t>(p[1] - left)});
  // From both: the pairs whose difference is less than a from this one's.
  const auto [smaller, larger] = std::minmax(p[0], p[1]);
  const std::uint64_t n = (larger - smaller) / a_;
  std::vector<Move> from_both;
  const std::uint64_t candidates = (larger - smaller) % a_ == 0 ? 1 : 2;
  for (std::uint64_t i = 0; i < candidates; ++i) {
    const std::uint64_t k = n + i;
    const Uint128 low = beatty(k, alpha());
    const Uint128 high = low + static_cast<Uint128>(a_) * k;
    if (low >= smaller || high >= larger) continue;
    const Move move{smaller - static_cast<std::uint64_t>(low), larger - static_cast<std::uint64_t>(high)};
    from_both.push_back(p[0] <= p[1] ? move : Move{move.second, move.first});
  }
  if (from_both.size() == 2 && from_both[1].first < from_both[0].first) std::swap(from_both[0], from_both[1]);
  moves.insert(moves.end(), from_both.begin(), from_both.end());
  return moves;
}

Solution<Wythoff::Move> Wythoff::solve(const Position& p) const {
  Solution<Move> solution;
  solution.winning_moves = winning_moves(p);
  solution.winning_move_count = solution.winning_moves.size();
  solution.outcome = outcome(p);
  const auto [smaller, larger] = std::minmax(p[0], p[1]);
  const std::uint64_t n = (larger - smaller) / a_;
  const Uint128 low = beatty(n, alpha()), high = low + static_cast<Uint128>(a_) * n;
  if (high <= largest_number) {
    // What the usual program computes; it is here to be compared with, and decides nothing.
    const double root = std::sqrt(static_cast<double>(a_) * static_cast<double>(a_) + 4.0);
    const double rounded =
        std::floor(static_cast<double>(n) * ((2.0 - static_cast<double>(a_) + root) / 2.0));
    const bool fits = rounded < 18446744073709551616.0;
    solution.witness = {n, static_cast<std::uint64_t>(low), static_cast<std::uint64_t>(high),
                        fits ? static_cast<std::uint64_t>(rounded) : largest_number};
  }
  return solution;
}

std::uint64_t Wythoff::checked(std::uint64_t size) const {
  if (size > max_size) {
    throw Error(ErrorCode::too_large, Field::none, std::to_string(size), std::to_string(max_size));
  }
  return size == 0 ? default_size : size;
}

bool Wythoff::prepare_map(std::uint64_t size) const {
  size = checked(size);
  if (a_ > 1) return true;  // the table knows single diagonals only
  *wanted_ = size;
  return table_->step(size);
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
      for (std::uint64_t x = 0; x < size; ++x) map.grundy[y * size + x] = table_->at(x, y);
    }
  }
  return map;
}

}  // namespace nimlab
