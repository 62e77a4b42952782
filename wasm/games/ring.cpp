#include "games/ring.hpp"

namespace nimlab {

Position Ring::parse(std::string_view text) const {
  std::vector<Token> words = tokens(text);
  Position p{0};
  Token coin{"1", 0};
  if (!words.empty() && words.back().text.starts_with('@')) {
    coin = {words.back().text.substr(1), words.back().at + 1};
    words.pop_back();
  }
  if (words.empty()) throw Error(ErrorCode::empty, Field::position);
  if (words.size() > max_edges) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(words.size()), std::to_string(max_edges),
                words[max_edges].at);
  }
  for (const Token& word : words) p.push_back(number(word, Field::position));
  if (p.size() < 3) throw Error(ErrorCode::too_small, Field::position, std::to_string(p.size() - 1), "2");
  p[0] = number(coin, Field::position, p.size() - 1, 1);
  return p;
}

Position Ring::play(const Position& p, const Move& m) const {
  const std::uint64_t n = p.size() - 1;
  const bool beside = m.edge == ahead(p) || m.edge == behind(p);
  if (!beside || m.take < 1 || m.take > p[m.edge]) {
    throw Error(ErrorCode::illegal_move, Field::move, join(move_numbers(m), '-'));
  }
  Position next = p;
  next[m.edge] -= m.take;
  next[0] = m.edge == ahead(p) ? p[0] % n + 1 : m.edge;
  return next;
}

// cut: ring
Outcome Ring::outcome(const Position& p) const {
  const std::size_t n = p.size() - 1, coin = p[0] - 1;
  std::size_t forward = 0, back = 0;  // edges before the first 0
  while (p[1 + (coin + forward) % n] > 0) ++forward;
  while (p[1 + (coin + n - 1 - back) % n] > 0) ++back;
  return forward % 2 == 1 || back % 2 == 1 ? Outcome::N : Outcome::P;
}
// end cut

Ring::Move Ring::winning_move(const Position& p) const { return solve(p).winning_moves.front(); }

Solution<Ring::Move> Ring::solve(const Position& p) const {
  Solution<Move> solution;
  solution.outcome = outcome(p);
  if (solution.outcome == Outcome::P) return solution;
  for (std::size_t edge : {ahead(p), behind(p)}) {
    const std::uint64_t size = p[edge];
    if (size == 0) continue;
    // Only whether an edge is 0 matters: all moves that leave something on it are alike.
    if (size > 1 && outcome(play(p, {edge, 1})) == Outcome::P) {
      solution.winning_move_count = saturating_add(solution.winning_move_count, size - 1);
      for (std::uint64_t take = 1; take < size && solution.winning_moves.size() < max_listed_moves; ++take) {
        solution.winning_moves.push_back({edge, take});
      }
    }
    if (outcome(play(p, {edge, size})) == Outcome::P) {
      solution.winning_move_count = saturating_add(solution.winning_move_count, 1);
      if (solution.winning_moves.size() < max_listed_moves) solution.winning_moves.push_back({edge, size});
    }
  }
  return solution;
}

}  // namespace nimlab
