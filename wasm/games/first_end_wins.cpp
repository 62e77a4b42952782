#include "games/first_end_wins.hpp"

#include <algorithm>
#include <array>

#include "games/graph_notation.hpp"
#include "theory/mex.hpp"

namespace nimlab {
namespace {

constexpr std::size_t row = FirstEndWins::max_side + 1;

std::string sheet(std::uint64_t width, std::uint64_t height) {
  return std::to_string(width) + 'x' + std::to_string(height);
}

/// `missing`: followers that never got ready. Going from one of them to the next leads into a cycle.
[[noreturn]] void refuse_cycle(const Digraph& g, const std::vector<std::uint32_t>& missing) {
  std::vector<bool> seen(g.size(), false);
  std::uint32_t v = 0;
  while (missing[v] == 0) ++v;
  for (;;) {
    seen[v] = true;
    const auto followers = g.followers(v);
    const std::uint32_t w =
        *std::find_if(followers.begin(), followers.end(), [&](std::uint32_t u) { return missing[u] > 0; });
    if (seen[w]) {
      throw Error(ErrorCode::cyclic, Field::rule, std::to_string(v + 1) + '>' + std::to_string(w + 1));
    }
    v = w;
  }
}

}  // namespace

// cut: won-leaves
/// SG values of an acyclic graph whose ends have been crossed out: a move to
/// an end does not count, and what then has no move left has value 0.
std::shared_ptr<FirstEndWins::Table> FirstEndWins::graph_table(Digraph graph) {
  Table table{std::move(graph), {}, {}, 0};
  const Digraph& g = table.graph;
  table.grundy.assign(g.size(), ended);
  table.level.assign(g.size(), 0);
  std::vector<std::uint32_t> missing(g.size()), ready;
  for (std::uint32_t v = 0; v < g.size(); ++v) {
    missing[v] = g.out_degree(v);
    if (missing[v] == 0) ready.push_back(v);
  }
  std::vector<std::uint64_t> values;
  for (std::size_t at = 0; at < ready.size(); ++at) {  // followers come first
    const std::uint32_t v = ready[at];
    values.clear();
    for (std::uint32_t w : g.followers(v)) {
      table.level[v] = std::max(table.level[v], table.level[w] + 1);
      if (table.grundy[w] != ended) values.push_back(table.grundy[w]);
    }
    if (g.out_degree(v) > 0) table.grundy[v] = static_cast<std::uint32_t>(mex(values));
    g.each_predecessor(v, [&](std::uint32_t u) {
      if (--missing[u] == 0) ready.push_back(u);
    });
  }
  if (ready.size() < g.size()) refuse_cycle(g, missing);
  return std::make_shared<Table>(std::move(table));
}
// end cut

std::shared_ptr<FirstEndWins::Table> FirstEndWins::shared_table(Kind kind) {
  const auto empty = [](std::size_t size) {
    return std::make_shared<Table>(Table{{}, std::vector<std::uint32_t>(size, ended), {}, 1});
  };
  static const std::shared_ptr<Table> heaps = empty(max_stones + 1), sheets = empty(row * row);
  return kind == Kind::heaps ? heaps : sheets;
}

void FirstEndWins::Table::add_heap() {
  const std::uint64_t n = filled + 1;
  std::vector<std::uint64_t> values;
  for (std::uint64_t a = 2; 2 * a <= n; ++a) values.push_back(grundy[a] ^ grundy[n - a]);
  grundy[n] = static_cast<std::uint32_t>(mex(values));
  filled = n;
}

void FirstEndWins::Table::add_width() {
  const std::uint64_t w = filled + 1;
  std::vector<std::uint64_t> values;
  for (std::uint64_t h = 2; h <= w; ++h) {
    values.clear();
    for (std::uint64_t a = 2; 2 * a <= w; ++a) {
      values.push_back(grundy[a * row + h] ^ grundy[(w - a) * row + h]);
    }
    for (std::uint64_t b = 2; 2 * b <= h; ++b) {
      values.push_back(grundy[w * row + b] ^ grundy[w * row + h - b]);
    }
    grundy[w * row + h] = grundy[h * row + w] = static_cast<std::uint32_t>(mex(values));
  }
  filled = w;
}

bool FirstEndWins::prepare(const Position& p) const {
  if (kind_ == Kind::graph) return true;
  const std::uint64_t needed = to_prepare(p);
  // A heap or a sheet of this size costs about its size or its area; a step some 50,000 values.
  for (std::uint64_t spent = 0; table_->filled < needed && spent < 50'000;) {
    const std::uint64_t size = table_->filled;
    spent += kind_ == Kind::heaps ? size : size * size;
    kind_ == Kind::heaps ? table_->add_heap() : table_->add_width();
  }
  return table_->filled >= needed;
}

std::uint64_t FirstEndWins::to_prepare(const Position& p) const {
  if (kind_ == Kind::graph) return nodes();
  return p.empty() ? 0 : *std::max_element(p.begin(), p.end());
}

FirstEndWins FirstEndWins::parse_rule(std::string_view text) {
  const Token k = next_token(text, 0);
  if (k.text.empty()) throw Error(ErrorCode::empty, Field::rule);
  FirstEndWins game;
  game.k_ = number(k, Field::rule, max_ended, 1);
  const std::size_t rest = k.at + k.text.size();
  const Token second = next_token(text, rest);
  const bool last = next_token(text, second.at + second.text.size()).text.empty();
  const std::string_view kind = last ? second.text : std::string_view();
  game.kind_ = kind == "heaps" ? Kind::heaps : kind == "sheets" ? Kind::sheets : Kind::graph;
  game.table_ = game.kind_ == Kind::graph ? graph_table(parse_graph(text, rest)) : shared_table(game.kind_);
  return game;
}

std::string FirstEndWins::format_rule() const {
  return std::to_string(k_) + ' ' +
         (kind_ == Kind::heaps    ? "heaps"
          : kind_ == Kind::sheets ? "sheets"
                                  : format_graph(table_->graph));
}

Position FirstEndWins::parse(std::string_view text) const {
  const auto too_many = [](std::uint64_t count, std::uint64_t limit, const Token& token) {
    return Error(ErrorCode::too_many, Field::position, std::to_string(count), std::to_string(limit),
                 token.at);
  };
  if (kind_ == Kind::heaps) {
    Position heaps = number_list(text, Field::position, {max_stones, max_stones, 1});
    std::uint64_t stones = 0;
    for (std::uint64_t heap : heaps) stones += heap;
    if (stones > max_stones) throw too_many(stones, max_stones, {text, 0});
    return heaps;
  }
  if (kind_ == Kind::graph) {
    Position nodes = number_list(text, Field::position, {max_tokens, table_->graph.size(), 1});
    if (nodes.size() < k_) {
      throw Error(ErrorCode::too_small, Field::position, std::to_string(nodes.size()), std::to_string(k_));
    }
    return nodes;
  }
  Position sheets;
  std::uint64_t squares = 0;
  for (const Token& token : tokens(text)) {
    std::size_t sign = token.text.find_first_of("xX*");
    std::size_t length = 1;
    if (sign == std::string_view::npos) sign = token.text.find("×"), length = 2;
    if (sign == std::string_view::npos) {
      throw Error(ErrorCode::syntax, Field::position, excerpt(token.text), {}, token.at);
    }
    const auto side = [&](std::size_t from, std::size_t to) {
      return number({token.text.substr(from, to - from), token.at + from}, Field::position, max_side, 1);
    };
    const std::uint64_t w = side(0, sign), h = side(sign + length, token.text.size());
    squares += w * h;
    if (squares > max_squares) throw too_many(squares, max_squares, token);
    sheets.insert(sheets.end(), {w, h});
  }
  if (sheets.empty()) throw Error(ErrorCode::empty, Field::position);
  return sheets;
}

std::string FirstEndWins::format(const Position& p) const {
  if (kind_ != Kind::sheets) return join(p);
  std::string text;
  for (std::size_t i = 0; i < p.size(); i += 2) {
    if (i > 0) text += ' ';
    text += sheet(p[i], p[i + 1]);
  }
  return text;
}

bool FirstEndWins::has_ended(const Position& p, std::size_t i) const {
  if (kind_ == Kind::graph) return table_->graph.out_degree(static_cast<std::uint32_t>(p[i] - 1)) == 0;
  return p[i] == 1 || (kind_ == Kind::sheets && p[i + 1] == 1);
}

bool FirstEndWins::over(const Position& p) const {
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < p.size() && count < k_; i += width()) count += has_ended(p, i);
  return count == k_;
}

std::uint32_t FirstEndWins::value(const Position& p, std::size_t i) const {
  const std::uint64_t index = kind_ == Kind::graph    ? p[i] - 1
                              : kind_ == Kind::sheets ? p[i] * row + p[i + 1]
                                                      : p[i];
  return table_->grundy[index];
}

std::uint64_t FirstEndWins::moves_of(const Position& p, std::size_t i) const {
  if (has_ended(p, i)) return 0;
  if (kind_ == Kind::graph) return table_->graph.out_degree(static_cast<std::uint32_t>(p[i] - 1));
  return p[i] / 2 + (kind_ == Kind::sheets ? p[i + 1] / 2 : 0);
}

std::uint64_t FirstEndWins::move_count(const Position& p) const {
  if (over(p)) return 0;
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < p.size(); i += width()) count += moves_of(p, i);
  return count;
}

FirstEndWins::Move FirstEndWins::move_at(const Position& p, std::uint64_t index) const {
  std::size_t i = 0;
  for (; index >= moves_of(p, i); i += width()) index -= moves_of(p, i);
  const std::uint64_t at = i / width() + 1;
  if (kind_ == Kind::graph) {
    const auto followers = table_->graph.followers(static_cast<std::uint32_t>(p[i] - 1));
    return {{at, followers[index] + std::uint64_t{1}}};
  }
  if (kind_ == Kind::heaps) return {{at, index + 1, p[i] - index - 1}};
  const std::uint64_t across = p[i] / 2;
  return index < across ? Move{{at, 1, index + 1}} : Move{{at, 2, index - across + 1}};
}

FirstEndWins::Move FirstEndWins::move(std::span<const std::uint64_t> numbers) const {
  if (numbers.size() != (kind_ == Kind::graph ? 2U : 3U)) {
    throw Error(ErrorCode::syntax, Field::move, excerpt(join(numbers, '-')));
  }
  return {{numbers.begin(), numbers.end()}};
}

Position FirstEndWins::play(const Position& p, const Move& m) const {
  const auto& n = m.numbers;
  const auto illegal = [&] { return Error(ErrorCode::illegal_move, Field::move, excerpt(join(n, '-'))); };
  if (n[0] < 1 || n[0] > p.size() / width() || over(p)) throw illegal();
  const std::size_t i = (n[0] - 1) * width();
  if (has_ended(p, i)) throw illegal();
  Position next = p;
  const auto after = [&](std::size_t k) { return next.begin() + static_cast<std::ptrdiff_t>(i + k); };
  if (kind_ == Kind::graph) {
    const auto followers = table_->graph.followers(static_cast<std::uint32_t>(p[i] - 1));
    if (std::none_of(followers.begin(), followers.end(), [&](std::uint32_t w) { return w + 1 == n[1]; })) {
      throw illegal();
    }
    next[i] = n[1];
  } else if (kind_ == Kind::heaps) {
    if (n[1] < 1 || n[1] > n[2] || n[1] >= p[i] || p[i] - n[1] != n[2]) throw illegal();
    next[i] = n[1];
    next.insert(after(1), n[2]);
  } else {
    if (n[1] < 1 || n[1] > 2 || n[2] < 1 || n[2] > p[i + n[1] - 1] / 2) throw illegal();
    const std::uint64_t w = p[i], h = p[i + 1];
    next[i + n[1] - 1] = n[2];
    const std::array<std::uint64_t, 2> rest{n[1] == 1 ? w - n[2] : w, n[1] == 2 ? h - n[2] : h};
    next.insert(after(2), rest.begin(), rest.end());
  }
  return next;
}

Position FirstEndWins::normal_form(Position p) const {
  if (kind_ != Kind::sheets) std::sort(p.begin(), p.end());
  return p;
}

Solution<FirstEndWins::Move> FirstEndWins::solve(const Position& p) const {
  Solution<Move> solution;
  if (over(p)) {  // somebody has ended it, and lost
    solution.outcome = Outcome::N;
    return solution;
  }
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < p.size(); i += width()) {
    solution.components.push_back(value(p, i));
    sum ^= solution.components.back();
  }
  solution.outcome = outcome_of(sum);
  if (sum == 0) return solution;
  each_move(p, [&](const Move& m) {
    const Position option = play(p, m);
    std::uint64_t rest = 0;
    for (std::size_t i = 0; i < option.size(); i += width()) {
      if (has_ended(option, i)) return true;
      rest ^= value(option, i);
    }
    if (rest != 0) return true;
    ++solution.winning_move_count;
    if (solution.winning_moves.size() < max_listed_moves) solution.winning_moves.push_back(m);
    return true;
  });
  return solution;
}

bool FirstEndWins::prepare_map(std::uint64_t) const {
  if (kind_ != Kind::graph || k_ != 1) throw Error(ErrorCode::unsupported, Field::rule, format_rule());
  return true;
}

GraphMap FirstEndWins::map(std::uint64_t) const {
  GraphMap map{nodes(), 1, {}, table_->grundy, {}, table_->level};
  for (std::uint32_t g : table_->grundy) map.outcomes.push_back(g == 0 ? Outcome::P : Outcome::N);
  return map;
}

}  // namespace nimlab
