#include "games/graphs/walk_game.hpp"

#include <algorithm>
#include <utility>

#include "core/sort.hpp"

namespace nimlab {

std::uint64_t WalkGame::move_count(const Position& p, Player) const {
  std::uint64_t count = 0;
  for (std::uint64_t v : p) count += graph().out_degree(vertex(v));
  return count;
}

void WalkGame::each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const {
  Graph::Room room;
  bool going = true;
  for (std::size_t i = 0; i < p.size() && going; ++i) {
    if (const std::uint64_t count = graph().out_degree(vertex(p[i])); first >= count) {
      first -= count;
      continue;
    }
    for (const std::uint32_t w : graph().followers(vertex(p[i]), room).subspan(first)) {
      if (!(going = visit(Numbers(*this, i, w)))) break;
    }
    first = 0;
  }
}

void WalkGame::play(Position& p, Player, Move move) const {
  if (move.size() < 2) refuse_shape(move);
  const std::uint64_t to = vertex_of(move.subspan(1));
  bool legal = false;
  if (move[0] >= 1 && move[0] <= p.size()) {
    Graph::Room room;
    for (const std::uint32_t w : graph().followers(vertex(p[move[0] - 1]), room)) legal |= w == to;
  }
  if (!legal) refuse_illegal(move);
  p[move[0] - 1] = to;
}

Solution WalkGame::solve(const Position& p, Player) const {
  Solution solution = without_moves(p);
  if (solution.value) {
    for (std::uint64_t v : p) solution.components.push_back(value(v));
  }
  if (solution.outcome != Outcome::N) return solution;
  if (p.size() == 1) {
    // Fastest first; among equal ones in the order of the moves.
    std::vector<std::uint32_t> to;
    std::vector<std::uint64_t> fastest;  // the distance, and which move
    each_winning_move(p, [&](std::size_t, std::uint32_t w) {
      fastest.push_back(std::uint64_t{table().distance(w)} << 32 | to.size());
      to.push_back(w);
      return true;
    });
    sort_numbers(fastest);
    for (const std::uint64_t each : fastest)
      solution.add(Numbers(*this, 0, to[static_cast<std::uint32_t>(each)]));
    return solution;
  }
  each_winning_move(p, [&](std::size_t i, std::uint32_t w) {
    solution.add(Numbers(*this, i, w));
    return true;
  });
  return solution;
}

Solution WalkGame::verdict(const Position& p, Player) const {
  Solution solution = without_moves(p);
  if (solution.outcome != Outcome::N) return solution;
  std::pair<std::size_t, std::uint32_t> best;
  bool found = false;
  each_winning_move(p, [&](std::size_t i, std::uint32_t w) {
    if (!found || table().distance(w) < table().distance(best.second)) best = {i, w};
    found = true;
    return p.size() == 1;
  });
  solution.add(Numbers(*this, best.first, best.second));
  return solution;
}

GraphMap WalkGame::map(std::uint64_t) const {
  const std::uint64_t width = map_width();
  return {width,
          graph().size() / std::max<std::uint64_t>(1, width),
          table().outcomes(),
          table().grundy_values(),
          table().distances(),
          table().levels()};
}

WalkGame::Sum WalkGame::sum_of(const Position& p) const {
  Sum sum;
  for (std::uint64_t v : p) {
    if (value(v) == Solved::none)
      ++sum.endless;
    else
      sum.finite ^= value(v);
  }
  return sum;
}

Solution WalkGame::without_moves(const Position& p) const {
  Solution solution;
  const Sum sum = sum_of(p);
  solution.outcome = outcome_of_sum(p, sum);
  if (sum.endless == 0) solution.value = star(sum.finite);
  if (p.size() == 1) {
    const std::uint32_t distance = table().distance(vertex(p[0]));
    if (distance != Solved::none) solution.distance = distance;
  }
  return solution;
}

Outcome WalkGame::outcome_of_sum(const Position& p, const Sum& sum) const {
  if (sum.endless == 0) return outcome_of(sum.finite);
  if (sum.endless > 1) return Outcome::draw;
  const std::uint64_t v =
      *std::find_if(p.begin(), p.end(), [&](std::uint64_t each) { return value(each) == Solved::none; });
  return table().reaches(vertex(v), sum.finite) ? Outcome::N : Outcome::draw;
}

void WalkGame::each_winning_move(const Position& p,
                                 function_ref<bool(std::size_t, std::uint32_t)> visit) const {
  const Sum sum = sum_of(p);
  Graph::Room room;
  bool going = true;
  for (std::size_t i = 0; i < p.size() && going; ++i) {
    const bool leaves = value(p[i]) == Solved::none;
    if (sum.endless > (leaves ? 1 : 0)) continue;
    const std::uint64_t others = leaves ? sum.finite : sum.finite ^ value(p[i]);
    for (const std::uint32_t w : graph().followers(vertex(p[i]), room)) {
      if (value(w) != others || value(w) == Solved::none) continue;
      if (!(going = visit(i, w))) break;
    }
  }
}

const MoveNumbers& WalkGame::answer_by_theorem(const Position&, std::span<const MoveNumbers> winning,
                                               Move last) const {
  const MoveNumbers* const same =
      first_move(winning, [&](const MoveNumbers& move) { return !last.empty() && move[0] == last[0]; });
  return same ? *same : winning.front();
}

const MoveNumbers* WalkGame::answer_by_mirror(const Position&, std::span<const MoveNumbers> winning,
                                              Move last) const {
  return first_move(winning, [&](const MoveNumbers& move) {
    return !last.empty() && move[0] != last[0] &&
           std::equal(move.begin() + 1, move.end(), last.begin() + 1, last.end());
  });
}

}  // namespace nimlab
