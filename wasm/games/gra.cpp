#include "games/gra.hpp"

#include <algorithm>
#include <numeric>

namespace nimlab {
namespace {

/// Throws where two ranges share a square.
void sort_ranges(Position& p, const std::vector<Token>& words) {
  std::vector<std::size_t> order(words.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return p[2 * a] < p[2 * b]; });
  Position sorted;
  for (std::size_t i : order) {
    if (!sorted.empty() && p[2 * i] <= sorted.back()) {  // two stones on one square
      throw Error(ErrorCode::syntax, Field::position, excerpt(words[i].text), {}, words[i].at);
    }
    sorted.push_back(p[2 * i]);
    sorted.push_back(p[2 * i + 1]);
  }
  p = std::move(sorted);
}

}  // namespace

Gra Gra::parse_rule(std::string_view text) {
  const Token word = only_token(text, Field::rule);
  Gra game;
  game.m_ = number(word, Field::rule, max_squares, 2);
  return game;
}

Position Gra::parse(std::string_view text) const {
  Position p;  // as given: first and last square of each range
  bool increasing = true;
  std::uint64_t count = 0;
  const std::vector<Token> words = tokens(text);
  p.reserve(2 * words.size());
  for (const Token& word : words) {
    const std::size_t dash = std::min(word.text.find('-', 1), word.text.size());
    const std::uint64_t first = number({word.text.substr(0, dash), word.at}, Field::position, m_, 1);
    const std::uint64_t last =
        dash == word.text.size()
            ? first
            : number({word.text.substr(dash + 1), word.at + dash + 1}, Field::position, m_, first);
    count += last - first + 1;
    if (count > max_stones) {
      throw Error(ErrorCode::too_many, Field::position, std::to_string(count), std::to_string(max_stones),
                  word.at);
    }
    increasing = increasing && (p.empty() || p.back() < first);
    p.push_back(first);
    p.push_back(last);
  }
  if (p.empty()) throw Error(ErrorCode::empty, Field::position);
  if (!increasing) sort_ranges(p, words);
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
  std::string text;
  for (std::size_t i = 0; i < p.size(); i += 2) {
    if (i > 0) text += ' ';
    text += std::to_string(p[i]);
    if (p[i + 1] > p[i]) text += '-', text += std::to_string(p[i + 1]);
  }
  return text;
}

std::uint64_t Gra::stones(const Position& p) {
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < p.size(); i += 2) count += p[i + 1] - p[i] + 1;
  return count;
}

Gra::Move Gra::move_at(const Position& p, std::uint64_t index) const {
  std::size_t i = 0;
  for (; index > p[i + 1] - p[i]; i += 2) index -= p[i + 1] - p[i] + 1;
  return {p[i] + index};
}

Gra::Move Gra::move(std::span<const std::uint64_t> numbers) const {
  if (numbers.size() != 1) throw Error(ErrorCode::syntax, Field::move, excerpt(join(numbers, '-')));
  return {numbers[0]};
}

Position Gra::play(const Position& p, const Move& m) const {
  std::size_t i = 0;
  while (i < p.size() && p[i + 1] < m.square) i += 2;
  if (over(p) || i == p.size() || m.square < p[i]) {
    throw Error(ErrorCode::illegal_move, Field::move, std::to_string(m.square));
  }
  Position next(p.begin(), p.begin() + static_cast<std::ptrdiff_t>(i));
  if (m.square > p[i]) next.insert(next.end(), {p[i], m.square - 1});
  // The stone makes the run one longer on the right, and may close the gap to the next one.
  const std::uint64_t landing = p[i + 1] + 1;
  const bool joins = i + 2 < p.size() && p[i + 2] == landing + 1;
  next.insert(next.end(), {m.square + 1, joins ? p[i + 3] : landing});
  next.insert(next.end(), p.begin() + static_cast<std::ptrdiff_t>(i + (joins ? 4 : 2)), p.end());
  return next;
}

// cut: gra
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
// end cut

template <class Visit>
void Gra::each_winning_move(const Position& p, Visit visit) const {
  if (over(p)) return;
  if (p.back() == m_ - 1) {  // every stone of the last run jumps to square m
    for (std::uint64_t square = p.back(); square >= p[p.size() - 2]; --square) {
      if (!visit(Move{square})) return;
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
    if (step > 0 && fall >= 1 && fall <= held && !visit(Move{last - fall + 1})) return;
    right += held;
    below_step = step, below = held;
  }
}

Gra::Move Gra::winning_move(const Position& p) const {
  Move found;
  each_winning_move(p, [&](const Move& m) {
    found = m;
    return false;
  });
  return found;
}

Solution<Gra::Move> Gra::solve(const Position& p) const {
  Solution<Move> solution;
  solution.outcome = outcome(p);
  // All are kept until they can be put in the order of the moves: there is at most one for each run but the
  // last.
  each_winning_move(p, [&](const Move& m) {
    ++solution.winning_move_count;
    solution.winning_moves.push_back(m);
    return true;
  });
  std::reverse(solution.winning_moves.begin(), solution.winning_moves.end());
  if (solution.winning_moves.size() > max_listed_moves) solution.winning_moves.resize(max_listed_moves);
  if (p.back() + 1 >= m_) return solution;
  std::uint64_t right = 0;
  for (std::size_t i = p.size(); i > 0 && solution.witness.size() < 2 * max_steps_told; i -= 2) {
    solution.witness.insert(solution.witness.end(), {m_ - 2 - p[i - 1] - right, p[i - 1] - p[i - 2] + 1});
    right += p[i - 1] - p[i - 2] + 1;
  }
  return solution;
}

}  // namespace nimlab
