#include "games/splits/split_game.hpp"

#include <algorithm>
#include <limits>

#include "core/arithmetic.hpp"
#include "core/sort.hpp"
#include "core/vectors.hpp"

namespace nimlab {
namespace {

void drop_empty(Position& heaps) {
  std::erase(heaps, std::uint64_t{0});
  if (heaps.empty()) heaps.push_back(0);
}

/// The numbers of a move: at most three.
struct Numbers {
  Numbers(std::uint64_t heap, const Parts& parts) : all{heap} {
    if (parts.a > 0) all[count++] = parts.a;
    if (parts.b > 0) all[count++] = parts.b;
  }
  operator Move() const { return {all, count}; }

  std::uint64_t all[3];
  std::size_t count = 1;
};

}  // namespace

Position SplitGame::parse(std::string_view text) const {
  Position heaps = number_list(text, Field::position, {.max = limits_.heap});
  drop_empty(heaps);
  std::uint64_t total = 0;
  for (std::uint64_t heap : heaps) total = saturating_add(total, heap);
  if (total > limits_.total) {
    throw Error(ErrorCode::too_large, Field::position, std::to_string(total), std::to_string(limits_.total));
  }
  return heaps;
}

std::uint64_t SplitGame::move_count(const Position& heaps, Player) const {
  std::uint64_t count = 0;
  for (std::uint64_t heap : heaps) count = saturating_add(count, option_count(heap));
  return count;
}

void SplitGame::each_move(const Position& heaps, Player, std::uint64_t first, VisitMove visit) const {
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const std::uint64_t count = option_count(heaps[i]);
    if (first >= count) {
      first -= count;
      continue;
    }
    for (std::uint64_t k = first; k < count; ++k) {
      if (!visit(Numbers(i + 1, option_at(heaps[i], k)))) return;
    }
    first = 0;
  }
}

void SplitGame::play(Position& heaps, Player, Move move) const {
  if (move.empty() || move.size() > 3) refuse_shape(move);
  Parts parts;
  if (move.size() > 1) parts.b = move[1];
  if (move.size() > 2) parts.a = move[2];
  if (parts.a > parts.b) std::swap(parts.a, parts.b);
  if (move[0] < 1 || move[0] > heaps.size() || !allows(heaps[move[0] - 1], parts)) refuse_illegal(move);
  const auto at = heaps.begin() + static_cast<std::ptrdiff_t>(move[0] - 1);
  *at = parts.b;
  if (parts.a > 0)
    heaps.insert(at, parts.a);
  else if (parts.b == 0)
    drop_empty(heaps);
}

void SplitGame::normalise(Position& heaps) const { sort_numbers(heaps); }

std::optional<std::uint64_t> SplitGame::nimber(const Position& heaps) const {
  std::uint64_t sum = 0;
  for (std::uint64_t heap : heaps) sum ^= value(heap);
  return sum;
}

Solution SplitGame::solve(const Position& heaps, Player) const {
  Solution solution;
  solution.components.reserve(heaps.size());
  std::uint64_t sum = 0;
  for (std::uint64_t heap : heaps) {
    solution.components.push_back(value(heap));
    sum ^= solution.components.back();
  }
  solution.set_nimber(sum);
  if (sum == 0) return solution;
  auto& moves = solution.winning_moves;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const std::uint64_t wanted = solution.components[i] ^ sum;
    solution.winning_move_count = saturating_add(solution.winning_move_count, count_to(heaps[i], wanted));
    if (moves.size() == max_listed_moves) continue;
    each_option_to(heaps[i], wanted, [&](const Parts& parts) {
      const Numbers numbers(i + 1, parts);
      const Move move = numbers;
      moves.emplace_back(move.begin(), move.end());
      return moves.size() < max_listed_moves;
    });
  }
  return solution;
}

std::optional<MoveNumbers> SplitGame::reach(const Position& heaps, std::uint64_t v) const {
  const std::uint64_t sum = *SplitGame::nimber(heaps) ^ v;
  std::optional<MoveNumbers> found;
  for (std::size_t i = 0; i < heaps.size() && !found; ++i) {
    each_option_to(heaps[i], value(heaps[i]) ^ sum, [&](const Parts& parts) {
      const Numbers numbers(i + 1, parts);
      const Move move = numbers;
      found.emplace(move.begin(), move.end());
      return false;
    });
  }
  return found;
}

const MoveNumbers& SplitGame::answer_by_theorem(const Position& heaps, std::span<const MoveNumbers> winning,
                                                Move last) const {
  const MoveNumbers* found = answer_by_mirror(heaps, winning, last);
  if (!found && heaps.size() == 1) {
    found =
        first_move(winning, [](const MoveNumbers& move) { return move.size() == 3 && move[1] == move[2]; });
  }
  return found ? *found : winning.front();
}

const MoveNumbers* SplitGame::answer_by_mirror(const Position&, std::span<const MoveNumbers> winning,
                                               Move last) const {
  return first_move(winning, [&](const MoveNumbers& move) {
    return !last.empty() && std::equal(move.begin() + 1, move.end(), last.begin() + 1, last.end());
  });
}

std::uint64_t SplitGame::size_of_move(const Position& heaps, Move move) const {
  std::uint64_t left = heaps[move[0] - 1];
  for (std::uint64_t part : move.subspan(1)) left -= part;
  return left;
}

namespace {

/// Options {a, b}, {a + 1, b − 1} …, so many.
struct Options {
  std::uint64_t a, b;
  std::size_t count;
};

/// The options of a heap in the order of `option_at`, as many at once as follow each other so.
template <class Visit>
void each_options(const SplitRule& rule, std::uint64_t heap, Visit visit) {
  for (std::size_t k = 0; k < rule.digits.size() && k <= heap; ++k) {
    const std::uint64_t left = heap - k;
    const unsigned digit = rule.digits[k];
    if (left == 0) {
      if (k > 0 && (digit & 1) && !visit(Options{0, 0, 1})) return;
      continue;
    }
    if ((digit & 2) && k > 0 && !visit(Options{0, left, 1})) return;
    const auto splits = static_cast<std::size_t>(rule.unequal ? (left - 1) / 2 : left / 2);
    if ((digit & 4) && splits > 0 && !visit(Options{1, left - 1, splits})) return;
  }
}

}  // namespace

void TabledSplitGame::each_option_to(std::uint64_t heap, std::uint64_t v, VisitParts visit) const {
  const std::uint32_t* const values = table_.values().data();
  each_options(split_rule(), heap, [&](const Options& options) {
    const std::uint32_t *low = values + options.a, *high = values + options.b;
    for (std::size_t i = 0; i < options.count; ++i, ++low, --high) {
      if ((*low ^ *high) == v && !visit(Parts{options.a + i, options.b - i})) return false;
    }
    return true;
  });
}

NIMLAB_VECTORS std::uint64_t TabledSplitGame::count_to(std::uint64_t heap, std::uint64_t v) const {
  if (v > std::numeric_limits<std::uint32_t>::max()) return 0;
  const std::uint32_t* const values = table_.values().data();
  const auto wanted = static_cast<std::uint32_t>(v);
  std::uint64_t all = 0;
  each_options(split_rule(), heap, [&](const Options& options) {
    const std::uint32_t *low = values + options.a, *high = values + options.b;
    std::uint32_t count = 0;  // fewer than 2^32 are in any table
    for (const std::uint32_t* const end = low + options.count; low < end; ++low, --high)
      count += (*low ^ *high) == wanted;
    all += count;
    return true;
  });
  return all;
}

std::uint64_t TabledSplitGame::options_taking(std::uint64_t heap, std::size_t k) const {
  const SplitRule& rule = split_rule();
  const std::uint64_t left = heap - k;
  const unsigned digit = rule.digits[k];
  if (left == 0) return k > 0 && (digit & 1) ? 1 : 0;
  const std::uint64_t splits = rule.unequal ? (left - 1) / 2 : left / 2;
  return ((digit & 2) && k > 0 ? 1 : 0) + ((digit & 4) ? splits : 0);
}

std::uint64_t TabledSplitGame::option_count(std::uint64_t heap) const {
  std::uint64_t count = 0;
  for (std::size_t k = 0; k < split_rule().digits.size() && k <= heap; ++k) count += options_taking(heap, k);
  return count;
}

Parts TabledSplitGame::option_at(std::uint64_t heap, std::uint64_t index) const {
  std::size_t k = 0;
  for (; index >= options_taking(heap, k); ++k) index -= options_taking(heap, k);
  const std::uint64_t left = heap - k;
  const bool single = left == 0 || (split_rule().digits[k] & 2);
  if (single && index == 0) return {0, left};
  const std::uint64_t a = index + (single ? 0 : 1);
  return {a, left - a};
}

bool TabledSplitGame::allows(std::uint64_t heap, const Parts& parts) const {
  if (parts.a > heap || parts.b > heap || parts.a + parts.b > heap) return false;
  const std::uint64_t k = heap - parts.a - parts.b;
  if (k >= split_rule().digits.size()) return false;
  const unsigned digit = split_rule().digits[k];
  if (parts.b == 0) return k > 0 && (digit & 1);
  if (parts.a == 0) return k > 0 && (digit & 2);
  return (digit & 4) && !(split_rule().unequal && parts.a == parts.b);
}

std::uint64_t TabledSplitGame::to_prepare(const Position& heaps) const {
  return *std::max_element(heaps.begin(), heaps.end()) + 1;
}

bool TabledSplitGame::prepare_values(std::uint64_t count) {
  check_size(count, SplitTable::max_values);
  const auto missing = [&] { return table_.looking() || table_.values().size() < count; };
  if (missing()) table_.grow();
  return !missing();
}

}  // namespace nimlab
