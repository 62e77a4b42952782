#include "games/heaps/take_game.hpp"

#include <algorithm>

#include "core/arithmetic.hpp"
#include "core/sort.hpp"

namespace nimlab {
namespace {

/// The smallest ones: nobody reads more.
constexpr std::uint64_t max_told_takes = 32;

}  // namespace

Position TakeGame::parse(std::string_view text) const {
  return number_list(text, Field::position, {limits_.heaps, limits_.heap});
}

std::uint64_t TakeGame::move_count(const Position& heaps, Player) const {
  std::uint64_t count = 0;
  for (std::uint64_t heap : heaps) count = saturating_add(count, take_count(heap));
  return count;
}

void TakeGame::each_move(const Position& heaps, Player, std::uint64_t first, VisitMove visit) const {
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const std::uint64_t count = take_count(heaps[i]);
    if (first >= count) {
      first -= count;
      continue;
    }
    for (std::uint64_t k = first; k < count; ++k) {
      const std::uint64_t move[] = {i + 1, take_at(k)};
      if (!visit(move)) return;
    }
    first = 0;
  }
}

void TakeGame::play(Position& heaps, Player, Move move) const {
  expect_numbers(move, 2);
  const std::uint64_t heap = move[0], take = move[1];
  if (heap < 1 || heap > heaps.size()) refuse_illegal(move);
  if (!allows(heaps[heap - 1], take)) refuse_take_from(heaps[heap - 1], move);
  heaps[heap - 1] -= take;
}

void TakeGame::refuse_take_from(std::uint64_t heap, Move move) const {
  const std::uint64_t count = take_count(heap);
  if (count == 0 || take_at(count - 1) == count) refuse_take(move, count);
  std::vector<std::uint64_t> takes;
  for (std::uint64_t i = 0; i < std::min(count, max_told_takes); ++i) takes.push_back(take_at(i));
  refuse_illegal(move, format_set(takes));
}

void TakeGame::normalise(Position& heaps) const { sort_numbers(heaps); }

std::optional<std::uint64_t> TakeGame::nimber(const Position& heaps) const {
  std::uint64_t sum = 0;
  for (std::uint64_t heap : heaps) sum ^= value(heap);
  return sum;
}

Solution TakeGame::solve(const Position& heaps, Player) const {
  Solution solution;
  solution.components.reserve(heaps.size());
  std::uint64_t sum = 0;
  for (std::uint64_t heap : heaps) {
    solution.components.push_back(value(heap));
    sum ^= solution.components.back();
  }
  solution.set_nimber(sum);
  if (sum == 0) return solution;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    each_take_to(heaps[i], solution.components[i] ^ sum, [&](std::uint64_t take) {
      const std::uint64_t move[] = {i + 1, take};
      solution.add(move);
      return true;
    });
  }
  return solution;
}

const MoveNumbers& TakeGame::answer_by_theorem(const Position&, std::span<const MoveNumbers> winning,
                                               Move last) const {
  const MoveNumbers* const same =
      first_move(winning, [&](const MoveNumbers& move) { return !last.empty() && move[0] == last[0]; });
  return same ? *same : winning.front();
}

const MoveNumbers* TakeGame::answer_by_mirror(const Position& heaps, std::span<const MoveNumbers> winning,
                                              Move last) const {
  if (last.size() != 2 || last[0] < 1 || last[0] > heaps.size()) return nullptr;
  return first_move(winning, [&](const MoveNumbers& move) {
    return move[0] != last[0] && move[1] == last[1] && heaps[move[0] - 1] - move[1] == heaps[last[0] - 1];
  });
}

std::optional<MoveNumbers> TakeGame::reach(const Position& heaps, std::uint64_t v) const {
  const std::uint64_t sum = *TakeGame::nimber(heaps) ^ v;
  std::optional<MoveNumbers> found;
  for (std::size_t i = 0; i < heaps.size() && !found; ++i) {
    each_take_to(heaps[i], value(heaps[i]) ^ sum, [&](std::uint64_t take) {
      found = MoveNumbers{i + 1, take};
      return false;
    });
  }
  return found;
}

}  // namespace nimlab
