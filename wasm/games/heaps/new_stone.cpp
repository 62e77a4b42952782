#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "core/arithmetic.hpp"
#include "core/game.hpp"
#include "core/numbers.hpp"
#include "core/sort.hpp"
#include "games/all.hpp"

namespace nimlab {
namespace {

constexpr std::size_t most_piles = 10;
constexpr std::uint64_t most_stones = 1'000;

/// In how many ways `parts` numbers add up to `sum`.
std::uint64_t compositions(std::uint64_t sum, std::uint64_t parts) {
  return parts == 0 ? sum == 0 : binomial(sum + parts - 1, parts - 1);
}

void drop_empty_piles(Position& p) {
  std::erase(p, std::uint64_t{0});
  if (p.empty()) p.push_back(0);
}

/// The fewest stones that pair up all piles, where those from `begin` on can still grow and the sizes in
/// `fixed` cannot; none if that is impossible. From small to large, a growing pile can wait for a larger
/// partner; the cost is how many wait, over all sizes.
std::optional<std::uint32_t> cost_of_pairing(std::span<const std::uint32_t> fixed,
                                             std::span<const std::uint32_t> growing) {
  // Twice the size, and 1 more of a fixed one: among equal sizes the growing ones come first, so that a fixed
  // one may use them.
  std::array<std::uint32_t, 2 * most_piles> piles;
  std::size_t count = 0;
  const auto add = [&](std::uint32_t pile) {
    std::size_t i = count++;
    for (; i > 0 && piles[i - 1] > pile; --i) piles[i] = piles[i - 1];
    piles[i] = pile;
  };
  for (std::uint32_t size : fixed) add(2 * size + 1);
  for (std::uint32_t size : growing) add(2 * size);
  constexpr std::uint32_t never = 1 << 30;
  using Costs = std::array<std::uint32_t, 2 * most_piles + 2>;  // by how many are waiting
  Costs now, then;
  std::uint32_t *cost = now.data(), *next = then.data();
  cost[0] = 0;
  std::uint32_t size = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    std::fill_n(next, i + 2, never);
    const std::uint32_t larger = piles[i] / 2 - size;
    const bool grows = piles[i] % 2 == 0;
    for (std::uint32_t waiting = 0; waiting <= i; ++waiting) {
      if (cost[waiting] == never) continue;
      const std::uint32_t here = cost[waiting] + waiting * larger;
      if (waiting > 0) next[waiting - 1] = std::min(next[waiting - 1], here);
      if (grows) next[waiting + 1] = std::min(next[waiting + 1], here);
    }
    std::swap(cost, next);
    size += larger;
  }
  return cost[0] == never ? std::nullopt : std::optional(cost[0]);
}

/// A move's numbers. `added`: what each pile gets.
MoveNumbers numbers_of(std::size_t pile, std::uint64_t take, const std::vector<std::uint64_t>& added) {
  MoveNumbers out{pile + 1, take};
  for (std::size_t j = 0; j < added.size(); ++j) {
    if (added[j] > 0) out.insert(out.end(), {j + 1, added[j]});
  }
  return out;
}

Outcome outcome_of_piles(const Position& p) {
  Position sorted = p;
  drop_empty_piles(sorted);
  sort_numbers(sorted);
  if (sorted.back() == 0) return Outcome::P;
  if (sorted.size() % 2 != 0) return Outcome::N;
  for (std::size_t i = 0; i < sorted.size(); i += 2) {
    if (sorted[i] != sorted[i + 1]) return Outcome::N;
  }
  return Outcome::P;
}

/// Lists the moves that leave equal pairs, going only where one can still be had. Each step takes at most
/// 1,000 looks ahead.
class WinningPiles final : public Solving {
 public:
  explicit WinningPiles(const Position& p);
  bool step() override;
  Solution solution() override { return std::move(solution_); }

  bool found() const { return !solution_.winning_moves.empty(); }
  void advance();  ///< at most one look

 private:
  /// On the way: the other piles before this level have got their stones.
  struct Level {
    std::array<std::uint32_t, most_piles> odd{};  ///< sizes that have no partner yet, the first `odds`
    std::uint32_t odds = 0;
    std::uint32_t left = 0;  ///< stones that may be put on the other piles
    std::uint32_t add = 0;   ///< how many this pile gets next
  };

  void begin();
  void enter(const Level& level);
  std::span<const std::uint32_t> growing(std::size_t from) const { return std::span(others_).subspan(from); }

  Position p_;
  std::vector<std::uint32_t> others_;
  std::size_t pile_ = 0;
  std::uint32_t rest_ = 0, looks_;
  std::vector<std::uint64_t> added_;  ///< by pile, from 0; 0 for the pile itself
  std::vector<Level> levels_;
  bool finished_;
  Solution solution_;
};

WinningPiles::WinningPiles(const Position& p)
    : p_(p), looks_(1'000'000), finished_(outcome_of_piles(p) == Outcome::P) {
  solution_.outcome = outcome_of_piles(p);
  if (!finished_) begin();
}

bool WinningPiles::step() {
  for (int quantum = 0; quantum < 1'000 && !finished_; ++quantum) advance();
  return finished_;
}

/// All ways to leave `rest_` of pile `pile_`.
void WinningPiles::begin() {
  others_.clear();
  for (std::size_t j = 0; j < p_.size(); ++j) {
    if (j != pile_) others_.push_back(static_cast<std::uint32_t>(p_[j]));
  }
  added_.assign(p_.size(), 0);
  Level first;
  first.left = static_cast<std::uint32_t>(p_[pile_]) - rest_ - 1;
  if (rest_ > 0) first.odd[first.odds++] = rest_;
  enter(first);
}

/// Goes on from here if a pairing can still be had.
void WinningPiles::enter(const Level& level) {
  if (looks_ == 0) {
    solution_.more_winning_moves = finished_ = true;
    return;
  }
  --looks_;
  const auto cost = cost_of_pairing(std::span(level.odd).first(level.odds), growing(levels_.size()));
  if (cost && *cost <= level.left) levels_.push_back(level);
}

void WinningPiles::advance() {
  if (levels_.empty()) {
    if (++rest_ >= p_[pile_]) rest_ = 0, ++pile_;
    finished_ = pile_ == p_.size();
    if (!finished_) begin();
    return;
  }
  const std::size_t depth = levels_.size() - 1;
  if (depth == others_.size()) {
    std::uint64_t take = p_[pile_] - rest_;
    for (std::uint64_t added : added_) take -= added;
    solution_.add(numbers_of(pile_, take, added_));
    solution_.more_winning_moves = finished_ = solution_.winning_moves.size() == max_listed_moves;
    levels_.pop_back();
    return;
  }
  Level& level = levels_.back();
  std::uint64_t& added = added_[depth < pile_ ? depth : depth + 1];
  if (level.add > level.left) {
    added = 0;
    levels_.pop_back();
    return;
  }
  const std::uint32_t add = level.add++;
  added = add;
  Level then = level;  // with one size more without a partner, or one less
  then.left -= add;
  then.add = 0;
  const std::uint32_t size = others_[depth] + add;
  const auto end = then.odd.begin() + then.odds, partner = std::find(then.odd.begin(), end, size);
  if (partner == end)
    then.odd[then.odds++] = size;
  else
    *partner = then.odd[--then.odds];
  enter(then);
}

/// A new stone game (POJ 1740): take at least one stone from a pile, then put any of the stones that remain
/// in it on other piles that are not empty, as you like; who cannot move loses. Position: 1 to 10 piles,
/// 1,000 stones in all, since a pile may grow; empty piles are not kept, and a position without piles is "0".
/// Move: pile (from 1), stones taken away, then pairs: another pile, stones put on it, by increasing pile.
///
/// Theorem: P iff the piles can be paired so that the two of each pair are equal. No SG value. Cost of
/// `outcome`: a sort. The winning moves are listed by backtracking into branches that lead to one, at most
/// 1,000,000 looks ahead, in steps.
/// Facts: `partner`, for each pile the one it is paired with (from 1), 0 for those that stay over.
class NewStone final : public Game {
 public:
  NewStone() : Game(game::new_stone) {}

  Position parse(std::string_view text) const override {
    Position p = number_list(text, Field::position, {most_piles, most_stones});
    drop_empty_piles(p);
    const std::uint64_t stones = std::accumulate(p.begin(), p.end(), std::uint64_t{0});
    if (stones > most_stones) {
      throw Error(ErrorCode::too_large, Field::position, std::to_string(stones), std::to_string(most_stones));
    }
    return p;
  }
  std::uint64_t move_count(const Position& p, Player) const override {
    // What is taken beyond the first stone, what each other pile gets and what stays add up to pile − 1.
    std::uint64_t count = 0;
    for (std::uint64_t pile : p) {
      if (pile > 0) count = saturating_add(count, compositions(pile - 1, p.size() + 1));
    }
    return count;
  }
  /// By pile, stones taken, then what the others get, lexicographically.
  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override;
  void play(Position& p, Player, Move move) const override;

  bool decides(const Position&) const override { return true; }
  Solution solve(const Position& p, Player) const override {
    WinningPiles winners(p);
    while (!winners.step()) {
    }
    return winners.solution();
  }
  std::unique_ptr<Solving> solving(const Position& p, Player) const override {
    return std::make_unique<WinningPiles>(p);
  }
  bool quick() const override { return true; }
  Solution verdict(const Position& p, Player) const override {
    return verdict_of(outcome_of_piles(p), p, [&] {
      WinningPiles winners(p);
      while (!winners.found()) winners.advance();
      return winners.solution().winning_moves.front();
    });
  }
  std::uint64_t size_of_move(const Position&, Move move) const override { return move[1]; }
  std::vector<Fact> facts(const Position& p) const override;
  /// `pair` {pile, pile, their stones}: equal ones; then `even`: every pile has its partner; or `over` {the
  /// piles that have none}, and `leave` {a winning move}, with what it leaves. Nothing of no piles.
  std::vector<Step> explain(const Position& p) const override;
  std::size_t bytes() const override { return 0; }
};

void NewStone::each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const {
  for (std::size_t i = 0; i < p.size(); ++i) {
    if (p[i] == 0) continue;
    const std::uint64_t all = compositions(p[i] - 1, p.size() + 1);
    if (first >= all) {
      first -= all;
      continue;
    }
    // The move with this index: what is taken, then what each other pile gets, is chosen by counting.
    std::uint64_t left = p[i] - 1, parts = p.size();  // after the one that is being chosen
    const auto choose = [&] {
      std::uint64_t chosen = 0;
      for (std::uint64_t ways = compositions(left, parts); first >= ways;
           ways = compositions(left - chosen, parts)) {
        first -= ways;
        ++chosen;
      }
      left -= chosen;
      --parts;
      return chosen;
    };
    std::uint64_t take = 1 + choose();
    std::vector<std::uint64_t> added(p.size(), 0);
    for (std::size_t j = 0; j < p.size(); ++j) {
      if (j != i) added[j] = choose();
    }
    for (;;) {
      if (!visit(numbers_of(i, take, added))) return;
      // The next of all ways to put at most `left` more: like an odometer, the last pile fastest.
      std::size_t j = p.size();
      while (j-- > 0) {
        if (j == i) continue;
        if (left > 0) {
          ++added[j];
          --left;
          break;
        }
        left += added[j];
        added[j] = 0;
      }
      if (j < p.size()) continue;
      if (left == 0) break;
      ++take;
      --left;
    }
  }
}

void NewStone::play(Position& p, Player, Move move) const {
  if (move.size() < 2 || move.size() % 2 != 0 || move.size() > 2 * most_piles) refuse_shape(move);
  const std::uint64_t pile = move[0];
  if (pile < 1 || pile > p.size() || move[1] < 1 || move[1] > p[pile - 1]) refuse_illegal(move);
  std::uint64_t left = p[pile - 1] - move[1];
  Position next = p;
  for (std::size_t i = 2; i < move.size(); i += 2) {
    const std::uint64_t to = move[i], add = move[i + 1];
    if (to < 1 || to > p.size() || to == pile || add < 1 || add > left) refuse_illegal(move);
    left -= add;
    next[to - 1] += add;
  }
  next[pile - 1] = left;
  drop_empty_piles(next);
  p = std::move(next);
}

std::vector<Fact> NewStone::facts(const Position& p) const {
  Fact partner{"partner", std::vector<std::uint64_t>(p.size(), 0)};
  for (std::size_t i = 0; i < p.size(); ++i) {
    for (std::size_t j = i + 1; j < p.size() && p[i] > 0 && partner.numbers[i] == 0; ++j) {
      if (p[j] == p[i] && partner.numbers[j] == 0) partner.numbers[i] = j + 1, partner.numbers[j] = i + 1;
    }
  }
  return {partner};
}

std::vector<Step> NewStone::explain(const Position& p) const {
  if (p[0] == 0) return {};
  const std::vector<Fact> told = facts(p);
  std::vector<Step> steps;
  Step over{"over", {}, {}, {}};
  for (std::size_t i = 0; i < p.size(); ++i) {
    const std::uint64_t partner = told[0].numbers[i];
    if (partner == 0) {
      over.numbers.push_back(i + 1);
      over.lit.push_back(part("heap", i + 1));
    } else if (partner > i + 1) {
      steps.push_back({"pair", {i + 1, partner, p[i]}, {part("heap", i + 1), part("heap", partner)}, {}});
    }
  }
  if (over.numbers.empty()) {
    steps.push_back({"even", {}, {}, {}});
    return steps;
  }
  steps.push_back(std::move(over));
  const MoveNumbers move = verdict(p, Player::left).winning_moves.front();
  steps.push_back({"leave", move, {part("heap", move[0])}, format(after(*this, p, Player::left, move))});
  return steps;
}

std::unique_ptr<Game> open_new_stone(std::string_view rule) {
  no_rule(rule);
  return std::make_unique<NewStone>();
}

}  // namespace

const GameInfo game::new_stone = described<NewStone>({.name = "new_stone",
                                                      .family = "heaps",
                                                      .default_rule = "",
                                                      .example = "3 1 4 1",
                                                      .move_fields = "pile take pile add …",
                                                      .theorem = "equal-pairs",
                                                      .limits = "piles<=10 stones<=1000",
                                                      .open = open_new_stone});

}  // namespace nimlab
