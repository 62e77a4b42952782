#include "games/take_game.hpp"

#include <algorithm>

#include "theory/arithmetic.hpp"

namespace nimlab {

Position TakeGame::parse(std::string_view text) const {
  return number_list(text, Field::position, {limits_.heaps, limits_.heap});
}

std::uint64_t TakeGame::move_count(const Position& heaps, Player) const {
  std::uint64_t count = 0;
  for (std::uint64_t heap : heaps) count = saturating_add(count, take_count(heap));
  return count;
}

void TakeGame::normalise(Position& heaps) const {
  if (heaps.size() > 16) {
    std::sort(heaps.begin(), heaps.end());
    return;
  }
  for (std::size_t i = 1; i < heaps.size(); ++i) {
    const std::uint64_t heap = heaps[i];
    std::size_t at = i;
    for (; at > 0 && heaps[at - 1] > heap; --at) heaps[at] = heaps[at - 1];
    heaps[at] = heap;
  }
}

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
