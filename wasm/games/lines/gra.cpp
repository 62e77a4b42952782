#include <algorithm>
#include <numeric>

#include "core/game.hpp"
#include "core/numbers.hpp"
#include "games/all.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t max_strip = 1'000'000'000, max_on_strip = 1'000'000, max_steps_told = 1'000;

/// Gra (Polish Olympiad in Informatics 2004): stones lie on different squares of a strip 1 … m; a move takes
/// one of them to the first free square on its right; who puts a stone on square m has won, and the game is
/// over. Rule: m, 2 to 10^9. Position: the squares of 1 to 1,000,000 stones, runs as ranges: "2-3 5 7-9". As
/// numbers: first and last square of each run. Move: the square of the stone.
///
/// Theorem (the problem's model solution; staircase Nim): whoever may move wins if square m − 1 has a stone.
/// Otherwise nobody wants to put one there; seen from m − 1 to the left, the stones right before the i-th
/// free square are those on step i, step 0 cannot move without losing, and a move lets stones fall one step:
/// P iff the nim-sum of the odd steps is 0. No SG values. Cost of `solve`: linear in the number of runs.
/// Facts, unless m − 1 or m is taken: `steps` that have stones, from step 0, at most 1,000, and the `stones`
/// of each; `heaps`, those of the odd steps, and `odd`, their nim-sum. Always `goes`: to which square stones
/// of each run go, from the left, the first 1,000 runs; none when the game is over. Rule numbers: m.
class Gra final : public Game {
 public:
  // A position is a list of runs: first and last square, increasing, with a free square between two of them.

  explicit Gra(std::uint64_t m) : Game(game::gra), m_(m) {}

  std::string rule() const override { return std::to_string(m_); }
  std::vector<std::uint64_t> rule_numbers() const override { return {m_}; }

  Position parse(std::string_view text) const override;
  std::string format(const Position& p) const override;
  std::uint64_t move_count(const Position& p, Player) const override;
  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override;
  void play(Position& p, Player, Move move) const override;

  bool decides(const Position&) const override { return true; }
  Solution solve(const Position& p, Player) const override;
  bool quick() const override { return true; }
  Solution verdict(const Position& p, Player) const override;
  std::vector<Fact> facts(const Position& p) const override;
  /// `won`; `jump` {a square from which a stone gets there}; or `run` {run, step, stones}: from the right,
  /// the first hundred; `sum` {nim-sum of the odd steps}.
  std::vector<Step> explain(const Position& p) const override;
  std::size_t bytes() const override { return 0; }

 private:
  bool over(const Position& p) const { return p.back() == m_; }
  Outcome outcome(const Position& p) const;
  std::uint64_t odd_steps(const Position& p) const;
  struct Held {
    std::uint64_t step, stones;
  };
  /// What lies on the stairs, from step 0 on, at most 1,000 steps; nothing where there are none.
  std::vector<Held> steps_of(const Position& p) const;
  /// The square of every winning move, from the right to the left, until visit returns false.
  void each_winning_move(const Position& p, function_ref<bool(std::uint64_t)> visit) const;

  const std::uint64_t m_;
};

/// Throws where two ranges of the text share a square.
void sort_ranges(Position& p, std::string_view text) {
  std::vector<std::size_t> order(p.size() / 2);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return p[2 * a] < p[2 * b]; });
  Position sorted;
  for (std::size_t i : order) {
    if (!sorted.empty() && p[2 * i] <= sorted.back()) {  // two stones on one square
      const Token word = tokens(text)[i];
      throw Error(ErrorCode::syntax, Field::position, excerpt(word.text), {}, word.at);
    }
    sorted.push_back(p[2 * i]);
    sorted.push_back(p[2 * i + 1]);
  }
  p = std::move(sorted);
}

/// The range "5-7", or square "5", that begins at this place, which moves on to behind it.
Run read_range(std::string_view text, std::size_t& at, std::uint64_t m) {
  const auto fits = [&](const Digits& digits, std::uint64_t min) {
    return digits.end > at && min <= digits.value && digits.value <= m;
  };
  const Digits first = digits_at(text, at);
  if (fits(first, 1)) {
    if (ends_token(text, first.end)) return at = first.end, Run{first.value, first.value};
    if (text[first.end] == '-') {
      const Digits last = digits_at(text, first.end + 1);
      if (last.end > first.end + 1 && fits(last, first.value) && ends_token(text, last.end)) {
        at = last.end;
        return {first.value, last.value};
      }
    }
  }
  // An error, or digits of another kind.
  const Token word = next_token(text, at);
  at += word.text.size();
  const std::size_t dash = std::min(word.text.find('-', 1), word.text.size());
  const std::uint64_t low = number({word.text.substr(0, dash), word.at}, Field::position, m, 1);
  if (dash == word.text.size()) return {low, low};
  return {low, number({word.text.substr(dash + 1), word.at + dash + 1}, Field::position, m, low)};
}

Position Gra::parse(std::string_view text) const {
  Position p;  // as given: first and last square of each range
  bool increasing = true;
  std::uint64_t count = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (const std::size_t skip = separator(text, at); skip > 0) {
      at += skip;
      continue;
    }
    const std::size_t begin = at;
    const auto [first, last] = read_range(text, at, m_);
    count += last - first + 1;
    if (count > max_on_strip) {
      throw Error(ErrorCode::too_many, Field::position, std::to_string(count), std::to_string(max_on_strip),
                  begin);
    }
    increasing = increasing && (p.empty() || p.back() < first);
    p.push_back(first);
    p.push_back(last);
  }
  if (p.empty()) throw Error(ErrorCode::empty, Field::position);
  if (!increasing) sort_ranges(p, text);
  // Ranges that touch are one run.
  std::size_t end = 2;
  for (std::size_t i = 2; i < p.size(); i += 2) {
    if (p[i] == p[end - 1] + 1) {
      p[end - 1] = p[i + 1];
    } else {
      p[end++] = p[i];
      p[end++] = p[i + 1];
    }
  }
  p.resize(end);
  return p;
}

std::string Gra::format(const Position& p) const {
  NumberWriter text;
  for (std::size_t i = 0; i < p.size(); i += 2) {
    if (i > 0) text.sign(' ');
    text.number(p[i]);
    if (p[i + 1] > p[i]) text.sign('-').number(p[i + 1]);
  }
  return text.text();
}

std::uint64_t Gra::move_count(const Position& p, Player) const {
  if (over(p)) return 0;
  std::uint64_t stones = 0;
  for (std::size_t i = 0; i < p.size(); i += 2) stones += p[i + 1] - p[i] + 1;
  return stones;
}

void Gra::each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const {
  if (over(p)) return;
  for (std::size_t i = 0; i < p.size(); i += 2) {
    const std::uint64_t stones = p[i + 1] - p[i] + 1;
    if (first >= stones) {
      first -= stones;
      continue;
    }
    for (std::uint64_t square = p[i] + first; square <= p[i + 1]; ++square) {
      if (!visit(Move(&square, 1))) return;
    }
    first = 0;
  }
}

void Gra::play(Position& p, Player, Move move) const {
  expect_numbers(move, 1);
  const std::uint64_t square = move[0];
  std::size_t i = 0;
  while (i < p.size() && p[i + 1] < square) i += 2;
  if (over(p) || i == p.size() || square < p[i]) refuse_illegal(move);
  Position next(p.begin(), p.begin() + static_cast<std::ptrdiff_t>(i));
  if (square > p[i]) next.insert(next.end(), {p[i], square - 1});
  // The stone makes the run one longer on the right, and may close the gap to the next one.
  const std::uint64_t landing = p[i + 1] + 1;
  const bool joins = i + 2 < p.size() && p[i + 2] == landing + 1;
  next.insert(next.end(), {square + 1, joins ? p[i + 3] : landing});
  next.insert(next.end(), p.begin() + static_cast<std::ptrdiff_t>(i + (joins ? 4 : 2)), p.end());
  p = std::move(next);
}

/// Runs as steps: from the right to the left, the number of free squares
/// between a run and square m − 1 says on which step its stones lie.
std::uint64_t Gra::odd_steps(const Position& runs) const {
  std::uint64_t sum = 0, stones = 0;  // stones to the right of the run
  for (std::size_t i = runs.size(); i > 0; i -= 2) {
    const std::uint64_t first = runs[i - 2], last = runs[i - 1];
    const std::uint64_t step = m_ - 2 - last - stones;
    if (step % 2 == 1) sum ^= last - first + 1;
    stones += last - first + 1;
  }
  return sum;
}

Outcome Gra::outcome(const Position& runs) const {
  if (runs.back() == m_) return Outcome::P;      // somebody has won
  if (runs.back() == m_ - 1) return Outcome::N;  // and here one move wins
  return outcome_of(odd_steps(runs));
}

void Gra::each_winning_move(const Position& p, function_ref<bool(std::uint64_t)> visit) const {
  if (over(p)) return;
  if (p.back() == m_ - 1) {  // every stone of the last run jumps to square m
    for (std::uint64_t square = p.back(); square >= p[p.size() - 2]; --square) {
      if (!visit(square)) return;
    }
    return;
  }
  const std::uint64_t sum = odd_steps(p);
  if (sum == 0) return;
  std::uint64_t right = 0;                                  // stones to the right of the run
  std::uint64_t below_step = ~std::uint64_t{0}, below = 0;  // the run before, further down
  for (std::size_t i = p.size(); i > 0; i -= 2) {
    const std::uint64_t first = p[i - 2], last = p[i - 1], held = last - first + 1;
    const std::uint64_t step = m_ - 2 - last - right;
    // Stones fall from an odd step, or from an even one to the odd one below it.
    const std::uint64_t odd = step % 2 == 1 ? held : below_step + 1 == step ? below : 0;
    const std::uint64_t target = odd ^ sum;
    const std::uint64_t fall = step % 2 == 1 ? odd - target : target - odd;
    if (step > 0 && fall >= 1 && fall <= held && !visit(last - fall + 1)) return;
    right += held;
    below_step = step, below = held;
  }
}

Solution Gra::verdict(const Position& p, Player) const {
  return verdict_of(outcome(p), p, [&] {
    MoveNumbers found;
    each_winning_move(p, [&](std::uint64_t square) {
      found = {square};
      return false;
    });
    return found;
  });
}

Solution Gra::solve(const Position& p, Player) const {
  Solution solution;
  solution.outcome = outcome(p);
  // All are kept until they can be put in the order of the moves: there is at most one for each run but the
  // last.
  std::vector<std::uint64_t> squares;
  each_winning_move(p, [&](std::uint64_t square) {
    squares.push_back(square);
    return true;
  });
  for (std::size_t i = squares.size(); i-- > 0;) solution.add(Move(&squares[i], 1));
  return solution;
}

std::vector<Gra::Held> Gra::steps_of(const Position& p) const {
  if (p.back() + 1 >= m_) return {};
  std::vector<Held> held;
  std::uint64_t right = 0;
  for (std::size_t i = p.size(); i > 0 && held.size() < max_steps_told; i -= 2) {
    held.push_back({m_ - 2 - p[i - 1] - right, p[i - 1] - p[i - 2] + 1});
    right += held.back().stones;
  }
  return held;
}

std::vector<Fact> Gra::facts(const Position& p) const {
  Fact goes{"goes", {}};
  for (std::size_t i = 0; !over(p) && i < std::min<std::size_t>(p.size(), 2 * max_steps_told); i += 2) {
    goes.numbers.push_back(p[i + 1] + 1);
  }
  const std::vector<Held> held = steps_of(p);
  if (held.empty()) return {std::move(goes)};
  Fact steps{"steps", {}}, stones{"stones", {}}, heaps{"heaps", {}};
  for (const Held& each : held) {
    steps.numbers.push_back(each.step);
    stones.numbers.push_back(each.stones);
    if (each.step % 2 == 1) heaps.numbers.push_back(each.stones);
  }
  return {std::move(goes), std::move(steps), std::move(stones), std::move(heaps), {"odd", {odd_steps(p)}}};
}

std::vector<Step> Gra::explain(const Position& p) const {
  if (over(p)) return {{"won", {}, {part("square", m_)}, {}}};
  if (p.back() == m_ - 1) return {{"jump", {m_ - 1}, {part("square", m_ - 1)}, {}}};
  std::vector<Step> steps;
  const std::vector<Held> held = steps_of(p);
  const std::size_t runs = p.size() / 2;
  for (std::size_t i = 0; i < std::min(runs, max_steps_of_a_kind); ++i) {
    const auto [step, stones] = held[i];
    steps.push_back({"run", {runs - i, step, stones}, {part("run", runs - i), part("step", step)}, {}});
  }
  steps.push_back({"sum", {odd_steps(p)}, {}, {}});
  return steps;
}

std::unique_ptr<Game> open_gra(std::string_view rule) {
  return std::make_unique<Gra>(number(only_token(rule, Field::rule), Field::rule, max_strip, 2));
}

}  // namespace

const GameInfo game::gra = described<Gra>({.name = "gra",
                                           .family = "places",
                                           .default_rule = "10",
                                           .example = "1-2 4 6-7",
                                           .move_fields = "square",
                                           .theorem = "staircase",
                                           .limits = "m<=1000000000 stones<=1000000",
                                           .open = open_gra});

}  // namespace nimlab
