#include <algorithm>
#include <bit>
#include <cassert>

#include "core/arithmetic.hpp"
#include "core/game.hpp"
#include "core/numbers.hpp"
#include "games/all.hpp"
#include "math/linear_basis.hpp"

namespace nimlab {
namespace {

constexpr std::size_t max_boxes = 64;
constexpr std::size_t max_table = 10;  ///< closed boxes

constexpr std::uint64_t bit(std::size_t place) { return std::uint64_t{1} << place; }

/// The boxes of a mask over closed boxes, as a mask over all.
std::uint64_t spread(std::uint64_t among_closed, std::uint64_t closed) {
  std::uint64_t out = 0;
  for (; closed != 0; closed &= closed - 1, among_closed >>= 1) {
    if ((among_closed & 1) != 0) out |= closed & (0 - closed);
  }
  return out;
}

/// The move that opens the boxes of a mask.
MoveNumbers opening(std::uint64_t boxes) {
  MoveNumbers numbers{0};
  for (; boxes != 0; boxes &= boxes - 1) {
    numbers.push_back(static_cast<std::uint64_t>(std::countr_zero(boxes)) + 1);
  }
  return numbers;
}

/// Hungry boxes (BZOJ 3759): closed boxes hold stones; a move opens one or more of them, or takes stones from
/// one open box; who cannot move loses. Position: 1 to 64 boxes, "5 3 o2": closed boxes hold 1 to 2^64 − 1
/// stones, open ones ("o") may be empty. As numbers: stones, then 1 if open. Move: 0 and the boxes to open,
/// increasing; or box, stones taken.
///
/// Theorem: let X be the nim-sum of the open boxes and C the closed ones. Opening a set S adds it to the Nim
/// heaps, so the game is the sum of Nim and of C alone, with SG value X ⊕ g(C). (1) If C is linearly
/// independent over GF(2), g(C) = 0. (2) Otherwise g(C) is outside the span of C, and each number of the span
/// is the value of an option: so X in the span wins, by opening all but an independent set of sum X ⊕ (sum of
/// C). (3) If |C| exceeds the rank by 1, g(C) is the least number outside the span, a power of 2. No formula
/// is known to us for the rest: with up to 10 closed boxes g(C) comes from a table over subsets, above that
/// from search, where it can. Cost of `solve`: 64 steps for a box; the table, 3^|C| steps.
/// Facts, for each closed box: `rest`, what reducing it by the independent ones before it leaves (0: it
/// depends on them), and `made_of`, the mask of boxes that sum to that; `open_sum`, X.
class Hunger final : public Game {
 public:
  // A position lists stones and 0 or 1 (open) for each box.

  Hunger() : Game(game::hunger) {}

  Position parse(std::string_view text) const override;
  std::string format(const Position& p) const override;
  std::uint64_t move_count(const Position& p, Player) const override;
  /// Openings, by the set as a binary number; then what can be taken, box by box.
  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override;
  void play(Position& p, Player, Move move) const override;

  bool decides(const Position& p) const override;
  Solution solve(const Position& p, Player) const override;  ///< decides(p)
  std::vector<Fact> facts(const Position& p) const override;
  /// `open` {nim-sum}; then for each closed box `independent` or `depends` {box, what is left of it, mask of
  /// the boxes that sum to that}. At last, where `solve` answers: `free` {nim-sum of the open ones}: no
  /// closed box depends on others, and this is the value; or `within` {nim-sum}: closed boxes, those lit,
  /// have it, too, so that an opening wins; or `beyond` {nim-sum, value of the closed ones}.
  std::vector<Step> explain(const Position& p) const override;
  std::size_t bytes() const override { return bytes_of(table_.closed, table_.grundy); }

 private:
  static std::uint64_t closed_mask(const Position& p);
  static std::uint64_t open_sum(const Position& p);
  /// Of subsets of the closed boxes, by mask in their order: g. The last one is kept.
  struct Table {
    std::vector<std::uint64_t> closed;
    std::vector<std::uint32_t> grundy;
  };
  const std::vector<std::uint32_t>& table(const std::vector<std::uint64_t>& closed) const;

  mutable Table table_;
};

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

std::uint64_t Hunger::move_count(const Position& p, Player) const {
  const auto closed = static_cast<std::size_t>(std::popcount(closed_mask(p)));
  std::uint64_t count = closed == 64 ? largest_number : bit(closed) - 1;
  for (std::size_t i = 0; i < p.size(); i += 2) {
    if (p[i + 1] != 0) count = saturating_add(count, p[i]);
  }
  return count;
}

void Hunger::each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const {
  const std::uint64_t closed = closed_mask(p);
  const int count = std::popcount(closed);
  const std::uint64_t openings = count == 64 ? largest_number : bit(static_cast<std::size_t>(count)) - 1;
  if (first < openings) {
    // The next larger subset of `closed`, until there is none.
    for (std::uint64_t set = spread(first + 1, closed); set != 0; set = (set - closed) & closed) {
      if (!visit(opening(set))) return;
    }
    first = openings;
  }
  first -= openings;
  for (std::size_t i = 0; i < p.size(); i += 2) {
    const std::uint64_t here = p[i + 1] != 0 ? p[i] : 0;
    if (first >= here) {
      first -= here;
      continue;
    }
    for (std::uint64_t k = first; k < here; ++k) {
      const std::uint64_t move[] = {i / 2 + 1, k + 1};
      if (!visit(move)) return;
    }
    first = 0;
  }
}

void Hunger::play(Position& p, Player, Move move) const {
  if (move.size() < 2 || (move[0] != 0 && move.size() != 2)) refuse_shape(move);
  if (move[0] != 0) {
    const std::size_t i = 2 * (move[0] - 1);
    if (move[0] > p.size() / 2 || p[i + 1] == 0 || move[1] < 1 || move[1] > p[i]) refuse_illegal(move);
    p[i] -= move[1];
    return;
  }
  std::uint64_t set = 0;
  for (std::uint64_t box : move.subspan(1)) {
    if (box < 1 || box > max_boxes || (set & bit(box - 1)) != 0) refuse_shape(move);
    set |= bit(box - 1);
  }
  if ((set & ~closed_mask(p)) != 0) refuse_illegal(move);
  for (std::uint64_t box : move.subspan(1)) p[2 * box - 1] = 1;
}

const std::vector<std::uint32_t>& Hunger::table(const std::vector<std::uint64_t>& closed) const {
  if (table_.closed == closed && !table_.grundy.empty()) return table_.grundy;
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
  table_ = std::move(made);
  return table_.grundy;
}

bool Hunger::decides(const Position& p) const {
  LinearBasis basis;
  std::size_t closed = 0;
  for (std::size_t i = 0; i < p.size(); i += 2) {
    if (p[i + 1] == 0) basis.add(p[i], closed++);
  }
  return closed <= basis.rank() + 1 || closed <= max_table || basis.made_of(open_sum(p)).has_value();
}

Solution Hunger::solve(const Position& p, Player) const {
  Solution solution;
  LinearBasis basis;
  std::vector<std::uint64_t> closed;
  const std::uint64_t mask = closed_mask(p), sum = open_sum(p);
  for (std::size_t i = 0; i < p.size(); i += 2) {
    if (p[i + 1] != 0) continue;
    basis.add(p[i], closed.size());
    closed.push_back(p[i]);
  }
  const bool independent = closed.size() == basis.rank();

  const auto add_opening = [&](std::uint64_t set) { solution.add(opening(spread(set, mask))); };
  // Stones to take: the open boxes must come to have nim-sum g(C).
  const auto add_takes = [&](std::uint64_t grundy) {
    for (std::size_t i = 0; i < p.size(); i += 2) {
      const std::uint64_t target = p[i] ^ sum ^ grundy;
      if (p[i + 1] != 0 && target < p[i]) {
        const std::uint64_t move[] = {i / 2 + 1, p[i] - target};
        solution.add(move);
      }
    }
  };

  if (independent) {
    solution.set_nimber(sum);
    if (sum != 0) {
      // The boxes opened must sum to X; at most one set does.
      if (const auto set = basis.made_of(sum)) add_opening(*set);
      add_takes(0);
    }
  } else if (closed.size() <= max_table) {
    const std::vector<std::uint32_t>& grundy = table(closed);
    const std::size_t all = grundy.size() - 1;
    solution.set_nimber(sum ^ grundy[all]);
    if (sum != grundy[all]) {
      std::vector<std::uint64_t> sums(grundy.size(), 0);
      for (std::size_t set = 1; set <= all; ++set) {
        sums[set] = sums[set & (set - 1)] ^ closed[static_cast<std::size_t>(std::countr_zero(set))];
        if ((sum ^ sums[set]) == grundy[all ^ set]) add_opening(set);
      }
      add_takes(grundy[all]);
    }
  } else if (basis.made_of(sum)) {
    // Keep closed an independent set of sum X ⊕ (sum of all), and open the others.
    std::uint64_t target = sum;
    for (std::uint64_t box : closed) target ^= box;
    solution.outcome = Outcome::N;
    solution.add(opening(mask & ~spread(*basis.made_of(target), mask)));
    solution.more_winning_moves = true;
  } else {
    assert(closed.size() == basis.rank() + 1);  // decides(p) leaves nothing else
    const std::uint64_t grundy = basis.least_outside();
    solution.set_nimber(sum ^ grundy);
    if (sum != grundy) {
      add_takes(grundy);
      solution.more_winning_moves = true;  // some openings may win as well
    }
  }
  return solution;
}

std::vector<Fact> Hunger::facts(const Position& p) const {
  LinearBasis basis;
  Fact rest{"rest", {}}, made_of{"made_of", {}};
  const std::uint64_t mask = closed_mask(p);
  for (std::size_t i = 0, closed = 0; i < p.size(); i += 2) {
    if (p[i + 1] != 0) continue;
    const LinearBasis::Reduced reduced = basis.add(p[i], closed++);
    rest.numbers.push_back(reduced.rest);
    made_of.numbers.push_back(spread(reduced.mask, mask));
  }
  return {std::move(rest), std::move(made_of), {"open_sum", {open_sum(p)}}};
}

std::vector<Step> Hunger::explain(const Position& p) const {
  const std::vector<Fact> told = facts(p);
  std::vector<Step> steps{{"open", told[2].numbers, {"open"}, {}}};
  LinearBasis basis;
  std::size_t closed = 0;
  for (std::size_t i = 0; i < p.size(); i += 2) {
    if (p[i + 1] != 0) continue;
    const std::uint64_t rest = told[0].numbers[closed];
    Step step{rest != 0 ? "independent" : "depends", {i / 2 + 1, rest, told[1].numbers[closed]}, {}, {}};
    for (std::size_t box = 0; box < p.size() / 2; ++box) {
      if ((step.numbers[2] & bit(box)) != 0) step.lit.push_back(part("box", box + 1));
    }
    steps.push_back(std::move(step));
    basis.add(p[i], closed++);
  }
  if (!decides(p)) return steps;
  const std::uint64_t open = open_sum(p);
  if (basis.rank() == closed) {
    steps.push_back({"free", {open}, {"open"}, {}});
  } else if (const auto made_of = basis.made_of(open)) {
    Step within{"within", {open}, {}, {}};
    for (std::uint64_t box : opening(spread(*made_of, closed_mask(p)))) {
      if (box != 0) within.lit.push_back(part("box", box));
    }
    steps.push_back(std::move(within));
  } else {
    steps.push_back({"beyond", {open, open ^ *nimber(p)}, {"open"}, {}});
  }
  return steps;
}

std::unique_ptr<Game> open_hunger(std::string_view rule) {
  no_rule(rule);
  return std::make_unique<Hunger>();
}

}  // namespace

const GameInfo game::hunger = described<Hunger>({.name = "hunger",
                                                 .family = "heaps",
                                                 .default_rule = "",
                                                 .example = "5 3 6 9 o2",
                                                 .move_fields = "box stones …",
                                                 .theorem = "linear-basis",
                                                 .limits = "boxes<=64 box<=18446744073709551615",
                                                 .open = open_hunger});

}  // namespace nimlab
