#include "games/new_stone.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "theory/arithmetic.hpp"

namespace nimlab {
namespace {

/// n over k, saturating; n up to 2^64.
std::uint64_t binomial(std::uint64_t n, std::uint64_t k) {
  if (k > n) return 0;
  Uint128 count = 1;  // grows with i
  for (std::uint64_t i = 1; i <= std::min(k, n - k) && count <= largest_number; ++i)
    count = count * (n - i + 1) / i;
  return saturated(count);
}

/// In how many ways `parts` numbers add up to `sum`.
std::uint64_t compositions(std::uint64_t sum, std::uint64_t parts) {
  return parts == 0 ? sum == 0 : binomial(sum + parts - 1, parts - 1);
}

void drop_empty(Position& p) {
  std::erase(p, std::uint64_t{0});
  if (p.empty()) p.push_back(0);
}

/// The fewest stones that pair up all piles, where those from `begin` on can still grow and the sizes in
/// `fixed` cannot; none if that is impossible. From small to large, a growing pile can wait for a larger
/// partner; the cost is how many wait, over all sizes.
std::optional<std::uint64_t> cost_of_pairing(std::span<const std::uint64_t> fixed,
                                             std::span<const std::uint64_t> growing) {
  struct Pile {
    std::uint64_t size;
    bool grows;
  };
  std::array<Pile, 2 * NewStone::max_piles> piles;
  std::size_t count = 0;
  // Put in their places one by one; among equal sizes the growing ones first, so that a fixed one may use
  // them.
  const auto add = [&](std::uint64_t size, bool grows) {
    std::size_t i = count++;
    for (; i > 0 && (grows ? piles[i - 1].size >= size : piles[i - 1].size > size); --i) {
      piles[i] = piles[i - 1];
    }
    piles[i] = {size, grows};
  };
  for (std::uint64_t size : fixed) add(size, false);
  for (std::uint64_t size : growing) add(size, true);
  constexpr std::uint64_t never = largest_number / 2;
  std::array<std::uint64_t, 2 * NewStone::max_piles + 2> cost;  // by how many are waiting
  cost.fill(never);
  cost[0] = 0;
  std::uint64_t size = 0;
  for (std::size_t i = 0; i < count; ++i) {
    std::array<std::uint64_t, 2 * NewStone::max_piles + 2> next;
    std::fill_n(next.begin(), i + 2, never);
    for (std::size_t waiting = 0; waiting <= i; ++waiting) {
      if (cost[waiting] == never) continue;
      const std::uint64_t here = cost[waiting] + waiting * (piles[i].size - size);
      if (waiting > 0) next[waiting - 1] = std::min(next[waiting - 1], here);
      if (piles[i].grows) next[waiting + 1] = std::min(next[waiting + 1], here);
    }
    std::copy_n(next.begin(), i + 2, cost.begin());
    size = piles[i].size;
  }
  return cost[0] == never ? std::nullopt : std::optional(cost[0]);
}

}  // namespace

NewStone::Winners::Winners(const NewStone& game, const Position& p)
    : p_(p), looks_(1'000'000), finished_(game.outcome(p) == Outcome::P) {
  solution_.outcome = game.outcome(p);
  if (!finished_) begin();
}

bool NewStone::Winners::step() {
  for (int quantum = 0; quantum < 1'000 && !finished_; ++quantum) advance();
  return finished_;
}

/// All ways to leave `rest_` of pile `pile_`.
void NewStone::Winners::begin() {
  others_.clear();
  for (std::size_t j = 0; j < p_.size(); ++j) {
    if (j != pile_) others_.push_back(p_[j]);
  }
  move_ = {pile_ + 1, 0, std::vector<std::uint64_t>(p_.size(), 0)};
  Level first;
  first.left = p_[pile_] - rest_ - 1;
  if (rest_ > 0) first.odd[first.odds++] = rest_;
  enter(first);
}

/// Goes on from here if a pairing can still be had.
void NewStone::Winners::enter(const Level& level) {
  if (looks_ == 0) {
    solution_.more_winning_moves = finished_ = true;
    return;
  }
  --looks_;
  const auto cost = cost_of_pairing(std::span(level.odd).first(level.odds), growing(levels_.size()));
  if (cost && *cost <= level.left) levels_.push_back(level);
}

void NewStone::Winners::advance() {
  if (levels_.empty()) {
    if (++rest_ >= p_[pile_]) rest_ = 0, ++pile_;
    finished_ = pile_ == p_.size();
    if (!finished_) begin();
    return;
  }
  const std::size_t depth = levels_.size() - 1;
  if (depth == others_.size()) {
    move_.take = p_[pile_] - rest_;
    for (std::uint64_t added : move_.added) move_.take -= added;
    ++solution_.winning_move_count;
    solution_.winning_moves.push_back(move_);
    solution_.more_winning_moves = finished_ = solution_.winning_moves.size() == max_listed_moves;
    levels_.pop_back();
    return;
  }
  Level& level = levels_.back();
  std::uint64_t& added = move_.added[depth < pile_ ? depth : depth + 1];
  if (level.add > level.left) {
    added = 0;
    levels_.pop_back();
    return;
  }
  added = level.add++;
  Level then = level;  // with one size more without a partner, or one less
  then.left -= added;
  then.add = 0;
  const std::uint64_t size = others_[depth] + added;
  const auto end = then.odd.begin() + then.odds, partner = std::find(then.odd.begin(), end, size);
  if (partner == end)
    then.odd[then.odds++] = size;
  else
    *partner = then.odd[--then.odds];
  enter(then);
}

NewStone NewStone::parse_rule(std::string_view text) {
  no_rule(text);
  return {};
}

Position NewStone::parse(std::string_view text) const {
  Position p = number_list(text, Field::position, {max_piles, max_stones});
  drop_empty(p);
  const std::uint64_t stones = std::accumulate(p.begin(), p.end(), std::uint64_t{0});
  if (stones > max_stones) {
    throw Error(ErrorCode::too_large, Field::position, std::to_string(stones), std::to_string(max_stones));
  }
  return p;
}

std::uint64_t NewStone::move_count(const Position& p) const {
  // What is taken beyond the first stone, what each other pile gets and what stays add up to pile − 1.
  std::uint64_t count = 0;
  for (std::uint64_t pile : p) {
    if (pile > 0) count = saturating_add(count, compositions(pile - 1, p.size() + 1));
  }
  return count;
}

NewStone::Move NewStone::move_at(const Position& p, std::uint64_t index) const {
  std::size_t i = 0;
  const auto moves_of = [&](std::size_t pile) {
    return p[pile] == 0 ? 0 : compositions(p[pile] - 1, p.size() + 1);
  };
  for (; index >= moves_of(i); ++i) index -= moves_of(i);
  Move move{i + 1, 1, std::vector<std::uint64_t>(p.size(), 0)};
  std::uint64_t left = p[i] - 1;
  std::uint64_t parts = p.size();  // after the one that is being chosen
  const auto choose = [&] {
    std::uint64_t chosen = 0;
    for (std::uint64_t ways = compositions(left, parts); index >= ways;
         ways = compositions(left - chosen, parts)) {
      index -= ways;
      ++chosen;
    }
    left -= chosen;
    --parts;
    return chosen;
  };
  move.take += choose();
  for (std::size_t j = 0; j < p.size(); ++j) {
    if (j != i) move.added[j] = choose();
  }
  return move;
}

MoveNumbers NewStone::move_numbers(const Move& m) const {
  MoveNumbers out{m.pile, m.take};
  for (std::size_t j = 0; j < m.added.size(); ++j) {
    if (m.added[j] > 0) out.insert(out.end(), {j + 1, m.added[j]});
  }
  return out;
}

NewStone::Move NewStone::move(std::span<const std::uint64_t> numbers) const {
  if (numbers.size() < 2 || numbers.size() % 2 != 0 || numbers.size() > 2 * max_piles) {
    throw Error(ErrorCode::syntax, Field::move, excerpt(join(numbers, '-')));
  }
  Move m{numbers[0], numbers[1], {}};
  for (std::size_t i = 2; i < numbers.size(); i += 2) {
    if (numbers[i] < 1 || numbers[i] > max_piles || numbers[i + 1] > max_stones) {
      throw Error(ErrorCode::illegal_move, Field::move, excerpt(join(numbers, '-')));
    }
    m.added.resize(std::max<std::size_t>(m.added.size(), numbers[i]), 0);
    m.added[numbers[i] - 1] += numbers[i + 1];
  }
  return m;
}

Position NewStone::play(const Position& p, const Move& m) const {
  const auto refuse = [&] { throw Error(ErrorCode::illegal_move, Field::move, join(move_numbers(m), '-')); };
  if (m.pile < 1 || m.pile > p.size() || m.take < 1 || m.take > p[m.pile - 1]) refuse();
  Position next = p;
  next[m.pile - 1] -= m.take;
  for (std::size_t j = 0; j < m.added.size(); ++j) {
    if (m.added[j] == 0) continue;
    if (j >= p.size() || j == m.pile - 1 || m.added[j] > next[m.pile - 1]) refuse();
    next[m.pile - 1] -= m.added[j];
    next[j] += m.added[j];
  }
  drop_empty(next);
  return next;
}

// cut: new-stone
Outcome NewStone::outcome(const Position& p) const {
  Position sorted = p;
  drop_empty(sorted);
  std::sort(sorted.begin(), sorted.end());
  if (sorted.back() == 0) return Outcome::P;
  if (sorted.size() % 2 != 0) return Outcome::N;
  for (std::size_t i = 0; i < sorted.size(); i += 2) {
    if (sorted[i] != sorted[i + 1]) return Outcome::N;
  }
  return Outcome::P;
}
// end cut

NewStone::Move NewStone::winning_move(const Position& p) const {
  Winners winners(*this, p);
  while (!winners.found()) winners.advance();
  return winners.solution().winning_moves.front();
}

Solution<NewStone::Move> NewStone::solve(const Position& p) const {
  Winners winners(*this, p);
  while (!winners.step()) {
  }
  return winners.solution();
}

}  // namespace nimlab
