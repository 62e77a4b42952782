#include "catalogue/sum.hpp"

#include "notation/numbers.hpp"

namespace nimlab {
namespace {

/// The two sides of "a | b", without the blanks around them, and where each begins.
std::array<Token, 2> sides(std::string_view text, Field field) {
  const std::size_t bar = text.find('|');
  if (bar == std::string_view::npos || text.find('|', bar + 1) != std::string_view::npos) {
    throw Error(text.empty() ? ErrorCode::empty : ErrorCode::syntax, field, excerpt(text), {}, 0);
  }
  const auto trimmed = [&](std::size_t from, std::size_t to) {
    while (from < to && text[from] == ' ') ++from;
    while (to > from && text[to - 1] == ' ') --to;
    return Token{text.substr(from, to - from), from};
  };
  return {trimmed(0, bar), trimmed(bar + 1, text.size())};
}

/// Runs something on a part of a text; an error is told where it is in the whole.
template <class Work>
auto within(std::size_t at, Field field, Work work) {
  try {
    return work();
  } catch (Error& error) {
    if (error.at != Error::nowhere && error.field == field) error.at += at;
    throw;
  }
}

}  // namespace

Sum Sum::parse_rule(std::string_view text) {
  Sum sum;
  sum.components_ = std::make_shared<std::array<Component, 2>>();
  const std::array<Token, 2> both = sides(text, Field::rule);
  for (std::size_t i = 0; i < 2; ++i) {
    const auto [side, at] = both[i];
    if (side.empty()) throw Error(ErrorCode::empty, Field::rule, {}, {}, at);
    const std::size_t blank = std::min(side.find(' '), side.size());
    const std::string_view name = side.substr(0, blank);
    std::string_view rule = side.substr(blank);
    while (rule.starts_with(' ')) rule.remove_prefix(1);
    if (name == info.name) throw Error(ErrorCode::unsupported, Field::rule, std::string(name), {}, at);
    Component& component = (*sum.components_)[i];
    component.name = name;
    try {
      const auto before = static_cast<std::size_t>(rule.data() - side.data());
      component.game = within(at + before, Field::rule, [&] { return open_game(name, rule); });
    } catch (const Error& error) {
      if (error.code != ErrorCode::unknown_game) throw;
      throw Error(ErrorCode::unknown_game, Field::rule, error.part, {}, at);
    }
    // What ends a misère game ends it whole; beside another game it has no meaning.
    if (component.game->misere()) throw Error(ErrorCode::unsupported, Field::rule, std::string(name), {}, at);
  }
  return sum;
}

std::string Sum::format_rule() const {
  std::string text;
  for (const Component& component : *components_) {
    if (!text.empty()) text += " | ";
    text += component.name;
    if (const std::string& rule = component.game->rule(); !rule.empty()) text += ' ' + rule;
  }
  return text;
}

Position Sum::parse(std::string_view text) const {
  const std::array<Token, 2> both = sides(text, Field::position);
  Position p;
  for (std::size_t i = 0; i < 2; ++i) {
    const auto canonical = [&] { return (*components_)[i].game->canonical(both[i].text); };
    p.push_back(index_of(i, within(both[i].at, Field::position, canonical)));
  }
  return p;
}

std::vector<std::uint64_t> Sum::numbers(const Position& p) const {
  const Part &a = part(0, p[0]), &b = part(1, p[1]);
  std::vector<std::uint64_t> out{a.numbers.size()};
  out.insert(out.end(), a.numbers.begin(), a.numbers.end());
  out.insert(out.end(), b.numbers.begin(), b.numbers.end());
  return out;
}

std::uint64_t Sum::index_of(std::size_t i, std::string text) const {
  Component& component = (*components_)[i];
  if (const auto found = component.index.find(text); found != component.index.end()) return found->second;
  constexpr std::size_t remembered = 500'000;
  if (component.parts.size() >= remembered) {
    throw Error(ErrorCode::too_long, Field::position, {}, std::to_string(remembered));
  }
  component.index.emplace(text, component.parts.size());
  component.parts.emplace_back().text = std::move(text);
  return component.parts.size() - 1;
}

const Sum::Part& Sum::part(std::size_t i, std::uint64_t position) const {
  Component& component = (*components_)[i];
  Part& part = component.parts[position];  // a deque: references stay
  if (part.opened) return part;
  part.numbers = component.game->numbers(part.text);
  std::vector<Option> options;
  for (std::uint64_t offset = 0;; offset += max_page) {
    const MoveList page = component.game->moves(part.text, offset, max_page);
    if (page.total > max_moves) {
      throw Error(ErrorCode::too_many, Field::position, std::to_string(page.total),
                  std::to_string(max_moves));
    }
    for (const MoveNumbers& move : page.moves) {
      options.push_back({move, index_of(i, component.game->play(part.text, move))});
    }
    if (options.size() >= page.total) break;
  }
  part.options = std::move(options);
  part.opened = true;
  return part;
}

bool Sum::seek(std::size_t i, std::uint64_t position) const {
  if (part(i, position).value) return true;
  Component& component = (*components_)[i];
  if (!component.job || component.asking != position) {
    component.asking = position;
    component.searching = false;
    component.job = component.game->analyse(text(i, position));
  }
  if (!component.job->step()) return false;
  const Answer answer = component.job->answer();
  component.job.reset();
  std::optional<std::uint64_t> found;
  if (const auto* analysis = std::get_if<Analysis>(&answer))
    found = analysis->grundy;
  else
    found = std::get<SearchResult>(answer).grundy;
  if (found) {
    component.parts[position].value = found;
    return true;
  }
  if (component.searching) throw Error(ErrorCode::unsupported, Field::position, component.name);
  component.searching = true;
  component.job = component.game->search(text(i, position));
  return false;
}

std::uint64_t Sum::value(std::size_t i, std::uint64_t position) const {
  while (!seek(i, position)) {
  }
  return *part(i, position).value;
}

MoveNumbers Sum::move_numbers(const Move& m) const {
  MoveNumbers out{m.game};
  out.insert(out.end(), m.move.begin(), m.move.end());
  return out;
}

Sum::Move Sum::move(std::span<const std::uint64_t> numbers) const {
  if (numbers.size() < 2 || numbers[0] < 1 || numbers[0] > 2) {
    throw Error(ErrorCode::syntax, Field::move, excerpt(join(numbers, '-')));
  }
  return {numbers[0], {numbers.begin() + 1, numbers.end()}};
}

Position Sum::play(const Position& p, const Move& m) const {
  Position next = p;
  const auto i = static_cast<std::size_t>(m.game - 1);
  next[i] = index_of(i, (*components_)[i].game->play(text(i, p[i]), m.move));
  return next;
}

bool Sum::prepare(const Position& p) const {
  for (int quantum = 0; quantum < 64; ++quantum) {
    bool all = true;
    for (std::size_t i = 0; i < 2 && all; ++i) {
      all = seek(i, p[i]);
      const std::vector<Option>& options = part(i, p[i]).options;
      for (std::size_t k = 0; k < options.size() && all; ++k) all = seek(i, options[k].to);
    }
    if (all) return true;
  }
  return false;
}

std::uint64_t Sum::prepared() const {
  return (*components_)[0].parts.size() + (*components_)[1].parts.size();
}

Solution<Sum::Move> Sum::solve(const Position& p) const {
  Solution<Move> solution;
  solution.components = {value(0, p[0]), value(1, p[1])};
  const std::uint64_t sum = solution.components[0] ^ solution.components[1];
  solution.grundy = sum;
  solution.outcome = outcome_of(sum);
  if (sum == 0) return solution;
  for (std::size_t i = 0; i < 2; ++i) {
    for (const Option& option : part(i, p[i]).options) {
      if (value(i, option.to) != solution.components[1 - i]) continue;
      ++solution.winning_move_count;
      if (solution.winning_moves.size() < max_listed_moves)
        solution.winning_moves.push_back({i + 1, option.move});
    }
  }
  return solution;
}

std::optional<Sum::Move> Sum::reach(const Position& p, std::uint64_t v) const {
  for (std::size_t i = 0; i < 2; ++i) {
    const std::uint64_t wanted = value(1 - i, p[1 - i]) ^ v;
    for (const Option& option : part(i, p[i]).options) {
      if (value(i, option.to) == wanted) return Move{i + 1, option.move};
    }
  }
  return std::nullopt;
}

}  // namespace nimlab
