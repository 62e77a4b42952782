#include "games/new_stone.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

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
std::optional<std::uint64_t> cost_of_pairing(const std::vector<std::uint64_t>& fixed,
                                             std::span<const std::uint64_t> growing) {
  struct Pile {
    std::uint64_t size;
    bool grows;
  };
  std::vector<Pile> piles;
  for (std::uint64_t size : fixed) piles.push_back({size, false});
  for (std::uint64_t size : growing) piles.push_back({size, true});
  // Among equal sizes the growing ones first, so that a fixed one may use them.
  std::sort(piles.begin(), piles.end(), [](const Pile& a, const Pile& b) {
    return a.size != b.size ? a.size < b.size : a.grows > b.grows;
  });
  constexpr std::uint64_t never = largest_number / 2;
  std::array<std::uint64_t, NewStone::max_piles + 3> cost{};  // by how many are waiting
  cost.fill(never);
  cost[0] = 0;
  std::uint64_t size = 0;
  for (const Pile& pile : piles) {
    std::array<std::uint64_t, NewStone::max_piles + 3> next{};
    next.fill(never);
    for (std::size_t waiting = 0; waiting + 1 < cost.size(); ++waiting) {
      if (cost[waiting] == never) continue;
      const std::uint64_t here = cost[waiting] + waiting * (pile.size - size);
      if (waiting > 0) next[waiting - 1] = std::min(next[waiting - 1], here);
      if (pile.grows) next[waiting + 1] = std::min(next[waiting + 1], here);
    }
    cost = next;
    size = pile.size;
  }
  return cost[0] == never ? std::nullopt : std::optional(cost[0]);
}

/// Lists the moves that leave equal pairs, going only where one can still be had.
class Winners {
 public:
  Winners(const Position& p, std::function<bool(const NewStone::Move&)> visit)
      : p_(p), visit_(std::move(visit)) {}

  /// False if it was given up after too many looks ahead.
  bool run() {
    for (std::size_t i = 0; i < p_.size() && going_; ++i) {
      for (std::uint64_t rest = 0; rest < p_[i] && going_; ++rest) {
        std::vector<std::uint64_t> odd;  // sizes that have no partner yet
        if (rest > 0) odd.push_back(rest);
        others_.clear();
        for (std::size_t j = 0; j < p_.size(); ++j) {
          if (j != i) others_.push_back(p_[j]);
        }
        budget_ = p_[i] - rest - 1;
        move_ = {i + 1, 0, std::vector<std::uint64_t>(p_.size(), 0)};
        fill(0, odd, budget_);
      }
    }
    return looks_ > 0;
  }

 private:
  bool possible(const std::vector<std::uint64_t>& odd, std::size_t next, std::uint64_t left) {
    if (looks_ == 0) return going_ = false;
    --looks_;
    const auto cost = cost_of_pairing(odd, std::span(others_).subspan(next));
    return cost && *cost <= left;
  }

  void fill(std::size_t next, const std::vector<std::uint64_t>& odd, std::uint64_t left) {
    if (!going_ || !possible(odd, next, left)) return;
    const std::size_t own = static_cast<std::size_t>(move_.pile - 1);
    if (next == others_.size()) {
      move_.take = p_[own];
      for (std::uint64_t added : move_.added) move_.take -= added;
      move_.take -= p_[own] - 1 - budget_;  // what stays
      going_ = visit_(move_);
      return;
    }
    const std::size_t j = next < own ? next : next + 1;
    for (std::uint64_t add = 0; add <= left && going_; ++add) {
      std::vector<std::uint64_t> then = odd;
      const std::uint64_t size = others_[next] + add;
      const auto partner = std::find(then.begin(), then.end(), size);
      if (partner == then.end())
        then.push_back(size);
      else
        then.erase(partner);
      move_.added[j] = add;
      fill(next + 1, then, left - add);
    }
    move_.added[j] = 0;
  }

  const Position& p_;
  std::function<bool(const NewStone::Move&)> visit_;
  std::vector<std::uint64_t> others_;
  NewStone::Move move_;
  std::uint64_t budget_ = 0;  ///< stones that may be put on other piles
  std::uint64_t looks_ = 1'000'000;
  bool going_ = true;
};

}  // namespace

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
  Move found;
  Winners(p, [&](const Move& m) {
    found = m;
    return false;
  }).run();
  return found;
}

Solution<NewStone::Move> NewStone::solve(const Position& p) const {
  Solution<Move> solution;
  solution.outcome = outcome(p);
  if (solution.outcome == Outcome::P) return solution;
  const bool complete = Winners(p, [&](const Move& m) {
                          ++solution.winning_move_count;
                          solution.winning_moves.push_back(m);
                          return solution.winning_moves.size() < max_listed_moves;
                        }).run();
  solution.more_winning_moves = !complete || solution.winning_moves.size() == max_listed_moves;
  return solution;
}

}  // namespace nimlab
