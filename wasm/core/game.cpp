#include "core/game.hpp"

#include <algorithm>

#include "core/numbers.hpp"

namespace nimlab {

void Solution::add(Move move) {
  ++winning_move_count;
  if (winning_moves.size() < max_listed_moves) winning_moves.emplace_back(move.begin(), move.end());
}

void Solution::set_nimber(std::uint64_t sum) {
  value = star(sum);
  outcome = outcome_of(sum);
}

std::string Game::format(const Position& p) const { return join(p); }

std::uint64_t Game::move_count(const Position& p, Player who) const {
  std::uint64_t count = 0;
  each_move(p, who, 0, [&](Move) { return ++count > 0; });
  return count;
}

Solution Game::solve(const Position&, Player) const { return {}; }

std::unique_ptr<Solving> Game::solving(const Position&, Player) const { return nullptr; }

Solution Game::verdict(const Position& p, Player who) const {
  const Reaching* by_value = reaching();
  if (!by_value) {
    Solution solution = solve(p, who);
    if (solution.winning_moves.size() > 1) solution.winning_moves.resize(1);
    return solution;
  }
  Solution solution;
  solution.set_nimber(*nimber(p));
  if (solution.outcome == Outcome::P) return solution;
  if (auto move = by_value->reach(p, 0)) solution.winning_moves.push_back(std::move(*move));
  return solution;
}

Solution Game::verdict_of(Outcome outcome, const Position& p, function_ref<MoveNumbers()> move) const {
  Solution solution;
  solution.outcome = outcome;
  if (outcome == Outcome::N && move_count(p, Player::left) > 0) solution.winning_moves.push_back(move());
  return solution;
}

std::optional<std::uint64_t> Game::nimber(const Position& p) const {
  const std::optional<Value> value = verdict(p, Player::left).value;
  return value ? std::optional(value->nimber) : std::nullopt;
}

MoveNumbers nth_move(const Game& game, const Position& p, Player who, std::uint64_t index) {
  MoveNumbers found;
  game.each_move(p, who, index, [&](Move move) {
    found.assign(move.begin(), move.end());
    return false;
  });
  return found;
}

const MoveNumbers* first_move(std::span<const MoveNumbers> moves, function_ref<bool(const MoveNumbers&)> is) {
  for (const MoveNumbers& move : moves) {
    if (is(move)) return &move;
  }
  return nullptr;
}

Position after(const Game& game, Position p, Player who, Move move) {
  game.play(p, who, move);
  return p;
}

void refuse_shape(Move move) { throw Error(ErrorCode::syntax, Field::move, excerpt(join(move, '-'))); }
void refuse_illegal(Move move, std::string allowed) {
  throw Error(ErrorCode::illegal_move, Field::move, excerpt(join(move, '-')), std::move(allowed));
}
void refuse_take(Move move, std::uint64_t most) {
  refuse_illegal(move, most > 1 ? "1.." + std::to_string(most) : std::to_string(most));
}
void expect_numbers(Move move, std::size_t count) {
  if (move.size() != count) refuse_shape(move);
}

void check_size(std::uint64_t size, std::uint64_t most) {
  if (size > most) {
    throw Error(ErrorCode::too_large, Field::none, std::to_string(size), std::to_string(most));
  }
}

void extend_values(std::vector<std::uint32_t>& values, std::uint64_t count, std::uint64_t most,
                   function_ref<std::uint64_t(std::uint64_t)> value) {
  check_size(count, most);
  for (std::uint64_t n = values.size(); n < count; ++n) {
    values.push_back(static_cast<std::uint32_t>(value(n)));
  }
}

MoveCursor::MoveCursor(const Game& game, const Position& p, Player who, std::uint64_t first)
    : game_(game),
      p_(p),
      who_(who),
      next_(first),
      batch_(std::clamp<std::size_t>(4096 / (p.size() + 1), 8, 256)) {}

std::optional<MoveNumbers> MoveCursor::next() {
  if (at_ == fetched_.size()) {
    fetched_.clear();
    at_ = 0;
    game_.each_move(p_, who_, next_, [&](Move move) {
      fetched_.emplace_back(move.begin(), move.end());
      return fetched_.size() < batch_;
    });
    next_ += fetched_.size();
    if (fetched_.empty()) return std::nullopt;
  }
  return std::move(fetched_[at_++]);
}

}  // namespace nimlab
