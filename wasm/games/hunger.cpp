#include "games/hunger.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "theory/arithmetic.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t bit(std::size_t place) { return std::uint64_t{1} << place; }

/// The boxes of a mask over closed boxes, as a mask over all.
std::uint64_t spread(std::uint64_t among_closed, std::uint64_t closed) {
  std::uint64_t out = 0;
  for (; closed != 0; closed &= closed - 1, among_closed >>= 1) {
    if ((among_closed & 1) != 0) out |= closed & (0 - closed);
  }
  return out;
}

}  // namespace

std::uint64_t Hunger::closed_mask(const Position& p) {
  std::uint64_t mask = 0;
  for (std::size_t i = 0; i < p.size(); i += 2) {
    if (p[i + 1] == 0) mask |= bit(i / 2);
  }
  return mask;
}

std::uint64_t Hunger::open_sum(const Position& p) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < p.size(); i += 2) {
    if (p[i + 1] != 0) sum ^= p[i];
  }
  return sum;
}

Position Hunger::parse(std::string_view text) const {
  Position p;
  const std::vector<Token> words = tokens(text);
  if (words.empty()) throw Error(ErrorCode::empty, Field::position);
  if (words.size() > max_boxes) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(words.size()),
                std::to_string(max_boxes));
  }
  for (const Token& word : words) {
    const bool open = word.text.starts_with('o');
    const Token stones{word.text.substr(open ? 1 : 0), word.at + (open ? 1 : 0)};
    p.push_back(number(stones, Field::position, largest_number, open ? 0 : 1));
    p.push_back(open ? 1 : 0);
  }
  return p;
}

std::string Hunger::format(const Position& p) const {
  std::string text;
  for (std::size_t i = 0; i < p.size(); i += 2) {
    if (i > 0) text += ' ';
    if (p[i + 1] != 0) text += 'o';
    text += std::to_string(p[i]);
  }
  return text;
}

std::uint64_t Hunger::move_count(const Position& p) const {
  const auto closed = static_cast<std::size_t>(std::popcount(closed_mask(p)));
  std::uint64_t count = closed == 64 ? largest_number : bit(closed) - 1;
  for (std::size_t i = 0; i < p.size(); i += 2) {
    if (p[i + 1] != 0) count = saturating_add(count, p[i]);
  }
  return count;
}

Hunger::Move Hunger::move_at(const Position& p, std::uint64_t index) const {
  const std::uint64_t mask = closed_mask(p);
  const auto closed = static_cast<std::size_t>(std::popcount(mask));
  const std::uint64_t openings = closed == 64 ? largest_number : bit(closed) - 1;
  if (index < openings) return {0, spread(index + 1, mask)};
  index -= openings;
  std::size_t i = 0;
  for (;; i += 2) {
    const std::uint64_t here = p[i + 1] != 0 ? p[i] : 0;
    if (index < here) break;
    index -= here;
  }
  return {i / 2 + 1, index + 1};
}

MoveNumbers Hunger::move_numbers(const Move& m) const {
  if (m.box > 0) return {m.box, m.take};
  MoveNumbers numbers{0};
  for (std::size_t i = 0; i < max_boxes; ++i) {
    if ((m.take & bit(i)) != 0) numbers.push_back(i + 1);
  }
  return numbers;
}

Hunger::Move Hunger::move(std::span<const std::uint64_t> numbers) const {
  const auto wrong = [&] { return Error(ErrorCode::syntax, Field::move, excerpt(join(numbers, '-'))); };
  if (numbers.size() < 2) throw wrong();
  if (numbers[0] != 0) {
    if (numbers.size() != 2) throw wrong();
    return {numbers[0], numbers[1]};
  }
  Move m;
  for (std::uint64_t box : numbers.subspan(1)) {
    if (box < 1 || box > max_boxes || (m.take & bit(box - 1)) != 0) throw wrong();
    m.take |= bit(box - 1);
  }
  return m;
}

Position Hunger::play(const Position& p, const Move& m) const {
  Position next = p;
  bool legal = false;
  if (m.box == 0) {
    legal = m.take != 0 && (m.take & ~closed_mask(p)) == 0;
    for (std::size_t i = 0; i < p.size() && legal; i += 2) {
      if ((m.take & bit(i / 2)) != 0) next[i + 1] = 1;
    }
  } else if (m.box <= p.size() / 2) {
    const std::size_t i = 2 * (m.box - 1);
    legal = p[i + 1] != 0 && m.take >= 1 && m.take <= p[i];
    if (legal) next[i] -= m.take;
  }
  if (!legal) throw Error(ErrorCode::illegal_move, Field::move, excerpt(join(move_numbers(m), '-')));
  return next;
}

const std::vector<std::uint32_t>& Hunger::table(const std::vector<std::uint64_t>& closed) const {
  if (table_->closed == closed && !table_->grundy.empty()) return table_->grundy;
  const std::size_t sets = std::size_t{1} << closed.size();
  std::vector<std::uint64_t> sums(sets, 0);
  Table made{closed, std::vector<std::uint32_t>(sets, 0)};
  // A set has fewer than `sets` options, so its value is below that: larger ones need not be noted.
  std::vector<std::size_t> seen(sets, 0);
  for (std::size_t set = 1; set < sets; ++set) {
    const auto lowest = static_cast<std::size_t>(std::countr_zero(set));
    sums[set] = sums[set & (set - 1)] ^ closed[lowest];
    for (std::size_t opened = set; opened != 0; opened = (opened - 1) & set) {
      const std::uint64_t value = sums[opened] ^ made.grundy[set ^ opened];
      if (value < sets) seen[value] = set;
    }
    std::uint32_t g = 0;
    while (seen[g] == set) ++g;
    made.grundy[set] = g;
  }
  *table_ = std::move(made);
  return table_->grundy;
}

bool Hunger::decides(const Position& p) const {
  LinearBasis basis;
  std::size_t closed = 0;
  for (std::size_t i = 0; i < p.size(); i += 2) {
    if (p[i + 1] == 0) basis.add(p[i], closed++);
  }
  return closed <= basis.rank() + 1 || closed <= max_table || basis.made_of(open_sum(p)).has_value();
}

Solution<Hunger::Move> Hunger::solve(const Position& p) const {
  Solution<Move> solution;
  LinearBasis basis;
  std::vector<std::uint64_t> closed;
  const std::uint64_t mask = closed_mask(p), sum = open_sum(p);
  for (std::size_t i = 0; i < p.size(); i += 2) {
    if (p[i + 1] != 0) continue;
    const LinearBasis::Reduced reduced = basis.add(p[i], closed.size());
    closed.push_back(p[i]);
    solution.witness.insert(solution.witness.end(), {reduced.rest, spread(reduced.mask, mask)});
  }
  const bool independent = closed.size() == basis.rank();

  const auto add = [&](const Move& m) {
    ++solution.winning_move_count;
    if (solution.winning_moves.size() < max_listed_moves) solution.winning_moves.push_back(m);
  };
  // Stones to take: the open boxes must come to have nim-sum g(C).
  const auto add_takes = [&](std::uint64_t grundy) {
    for (std::size_t i = 0; i < p.size(); i += 2) {
      const std::uint64_t target = p[i] ^ sum ^ grundy;
      if (p[i + 1] != 0 && target < p[i]) add({i / 2 + 1, p[i] - target});
    }
  };

  if (independent) {
    solution.grundy = sum;
    if (sum != 0) {
      // The boxes opened must sum to X; at most one set does.
      if (const auto set = basis.made_of(sum)) add({0, spread(*set, mask)});
      add_takes(0);
    }
  } else if (closed.size() <= max_table) {
    const std::vector<std::uint32_t>& grundy = table(closed);
    const std::size_t all = grundy.size() - 1;
    solution.grundy = sum ^ grundy[all];
    if (*solution.grundy != 0) {
      std::vector<std::uint64_t> sums(grundy.size(), 0);
      for (std::size_t set = 1; set <= all; ++set) {
        sums[set] = sums[set & (set - 1)] ^ closed[static_cast<std::size_t>(std::countr_zero(set))];
        if ((sum ^ sums[set]) == grundy[all ^ set]) add({0, spread(set, mask)});
      }
      add_takes(grundy[all]);
    }
  } else if (basis.made_of(sum)) {
    // Keep closed an independent set of sum X ⊕ (sum of all), and open the others.
    std::uint64_t target = sum;
    for (std::uint64_t box : closed) target ^= box;
    solution.outcome = Outcome::N;
    add({0, mask & ~spread(*basis.made_of(target), mask)});
    solution.more_winning_moves = true;
  } else {
    assert(closed.size() == basis.rank() + 1);  // decides(p) leaves nothing else
    const std::uint64_t grundy = basis.least_outside();
    solution.grundy = sum ^ grundy;
    if (*solution.grundy != 0) {
      add_takes(grundy);
      solution.more_winning_moves = true;  // some openings may win as well
    }
  }
  if (solution.grundy) solution.outcome = outcome_of(*solution.grundy);
  return solution;
}

}  // namespace nimlab
