#include "games/circle_take.hpp"

namespace nimlab {

CircleTake CircleTake::parse_rule(std::string_view text) {
  CircleTake game;
  game.set_ = listed(number_runs(tokens(text), Field::rule, max_places), Field::rule, 32);
  game.rows_ = std::make_shared<std::vector<std::uint64_t>>(1, 0);
  return game;
}

Position CircleTake::parse(std::string_view text) const {
  const Token token = only_token(text, Field::position);
  const auto [word, at] = token;
  if (word.find_first_of("o.") == std::string_view::npos) {
    return Position(number(token, Field::position, max_places, 1), 1);
  }
  if (word.size() > max_places) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(word.size()), std::to_string(max_places),
                at);
  }
  const std::size_t strange = word.find_first_not_of("o.");
  if (strange != std::string_view::npos) {
    throw Error(ErrorCode::syntax, Field::position, excerpt(word.substr(strange)), {}, at + strange);
  }
  Position p;
  for (char c : word) p.push_back(c == 'o');
  return p;
}

std::string CircleTake::format(const Position& p) const {
  if (full(p)) return std::to_string(p.size());
  std::string text;
  for (std::uint64_t stone : p) text += stone ? 'o' : '.';
  return text;
}

std::vector<std::uint64_t> CircleTake::stones_ahead(const Position& p) {
  const std::size_t n = p.size();
  std::vector<std::uint64_t> ahead(n, n);
  if (full(p)) return ahead;
  auto i = static_cast<std::size_t>(std::find(p.begin(), p.end(), 0u) - p.begin());
  std::uint64_t run = 0;
  for (std::size_t steps = 0; steps < n; ++steps) {  // against the clock, from a gap on
    run = p[i] ? run + 1 : 0;
    ahead[i] = run;
    i = i == 0 ? n - 1 : i - 1;
  }
  return ahead;
}

std::uint64_t CircleTake::move_count(const Position& p) const {
  std::uint64_t count = 0;
  each_move(p, [&](const Move&) { return ++count > 0; });
  return count;
}

CircleTake::Move CircleTake::move(std::span<const std::uint64_t> numbers) const {
  if (numbers.size() != 2) throw Error(ErrorCode::syntax, Field::move, excerpt(join(numbers, '-')));
  return {numbers[0], numbers[1]};
}

Position CircleTake::play(const Position& p, const Move& m) const {
  const std::size_t n = p.size();
  const bool legal = m.place >= 1 && m.place <= n && std::binary_search(set_.begin(), set_.end(), m.count) &&
                     m.count <= stones_ahead(p)[m.place - 1];
  if (!legal) throw Error(ErrorCode::illegal_move, Field::move, join(move_numbers(m), '-'));
  Position next = p;
  for (std::uint64_t i = 0; i < m.count; ++i) next[(m.place - 1 + i) % n] = 0;
  return next;
}

bool CircleTake::prepare(const Position& p) const {
  std::vector<std::uint64_t>& rows = *rows_;
  std::vector<std::uint64_t> options;
  for (std::uint64_t work = 0; rows.size() <= p.size() && work < 100'000;) {
    const std::uint64_t length = rows.size();
    options.clear();
    for (std::uint64_t count : set_) {
      if (count > length) break;
      for (std::uint64_t a = 0, b = length - count; a <= b; ++a, b = length - count - a) {
        options.push_back(rows[a] ^ rows[b]);
        if (b == 0) break;
      }
    }
    work += options.size() + 1;
    rows.push_back(mex(options));
  }
  return rows.size() > p.size();
}

std::uint64_t CircleTake::value_of_circle(std::uint64_t stones) const {
  std::vector<std::uint64_t> options;
  for (std::uint64_t count : set_) {
    if (count <= stones) options.push_back((*rows_)[stones - count]);
  }
  return mex(options);
}

Solution<CircleTake::Move> CircleTake::solve(const Position& p) const {
  Solution<Move> solution;
  const std::size_t n = p.size();
  const std::vector<std::uint64_t> ahead = stones_ahead(p);
  std::uint64_t sum = 0;
  if (full(p)) {
    sum = value_of_circle(n);
    solution.components = {sum};
  } else {
    for (std::size_t i = 0; i < n; ++i) {
      if (p[i] && !p[i == 0 ? n - 1 : i - 1]) solution.components.push_back((*rows_)[ahead[i]]);
    }
    for (std::uint64_t value : solution.components) sum ^= value;
  }
  solution.grundy = sum;
  solution.outcome = outcome_of(sum);
  if (sum == 0) return solution;
  std::uint64_t before = 0;  // stones of the row before this place
  for (std::size_t i = n; !full(p) && i-- > 0 && p[i];) ++before;
  for (std::size_t place = 0; place < n; ++place) {
    if (!p[place]) {
      before = 0;
      continue;
    }
    for (std::uint64_t count : set_) {
      if (count > ahead[place] || (count == n && place > 0)) break;
      const std::uint64_t rest =
          full(p) ? (*rows_)[n - count]
                  : sum ^ (*rows_)[before + ahead[place]] ^ (*rows_)[before] ^ (*rows_)[ahead[place] - count];
      if (rest != 0) continue;
      ++solution.winning_move_count;
      if (solution.winning_moves.size() < max_listed_moves)
        solution.winning_moves.push_back({place + 1, count});
    }
    ++before;
  }
  return solution;
}

}  // namespace nimlab
