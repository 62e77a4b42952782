#include "catalogue/sum.hpp"

#include <algorithm>

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
  const auto parsed = [&](std::size_t i) {
    return within(both[i].at, Field::position, [&] { return rules(i).parse(both[i].text); });
  };
  const Position first = parsed(0);
  return joined(first, parsed(1));
}

std::string Sum::format(const Position& p) const {
  return rules(0).format(side(0, p)) + " | " + rules(1).format(side(1, p));
}

std::vector<std::uint64_t> Sum::numbers(const Position& p) const {
  return joined(rules(0).numbers(side(0, p)), rules(1).numbers(side(1, p)));
}

Position Sum::side(std::size_t i, const Position& p) {
  const auto middle = p.begin() + 1 + static_cast<std::ptrdiff_t>(p[0]);
  return i == 0 ? Position(p.begin() + 1, middle) : Position(middle, p.end());
}

Position Sum::joined(const Position& first, const Position& second) {
  Position p;
  p.reserve(1 + first.size() + second.size());
  p.push_back(first.size());
  p.insert(p.end(), first.begin(), first.end());
  p.insert(p.end(), second.begin(), second.end());
  return p;
}

std::uint64_t Sum::move_count(const Position& p) const {
  const std::uint64_t first = rules(0).move_count(side(0, p)), second = rules(1).move_count(side(1, p));
  return first > largest_number - second ? largest_number : first + second;
}

Sum::Move Sum::move_at(const Position& p, std::uint64_t index) const {
  const Position first = side(0, p);
  const std::uint64_t count = rules(0).move_count(first);
  if (index < count) return {1, rules(0).move_at(first, index)};
  return {2, rules(1).move_at(side(1, p), index - count)};
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
  const Position first = side(0, p), second = side(1, p);
  if (m.game == 1) return joined(rules(0).play(first, m.move), second);
  return joined(first, rules(1).play(second, m.move));
}

std::optional<std::uint64_t> Sum::told(std::size_t i, const Position& p) const {
  return rules(i).decides(p) ? rules(i).grundy(p) : std::nullopt;
}

const Sum::Searched* Sum::searched(std::size_t i, const Position& p) const {
  std::list<Searched>& searches = (*components_)[i].searches;
  auto found = std::find_if(searches.begin(), searches.end(), [&](const Searched& each) {
    if (!each.finished) return each.root == p;
    return std::visit([&](const auto& search) { return search.knows(p); }, each.search);
  });
  if (found == searches.end()) {
    using Either = decltype(Searched::search);
    searches.push_front({p, rules(i).loopy()
                                ? Either(std::in_place_type<LoopySearch<AnyRules>>, rules(i), p)
                                : Either(std::in_place_type<GrundySearch<AnyRules>>, rules(i), p)});
    found = searches.begin();
  }
  if (found->finished) return &*found;
  try {
    found->finished = std::visit([](auto& search) { return search.step(); }, found->search);
  } catch (...) {
    searches.erase(found);
    throw;
  }
  if (!found->finished) return nullptr;
  // Of those that are finished the latest stay, up to a million positions.
  std::uint64_t states = 0;
  searches.remove_if([&](const Searched& each) {
    if (!each.finished) return false;
    states += std::visit([](const auto& search) { return search.states(); }, each.search);
    return &each != &*found && states > 1'000'000;
  });
  return &*found;
}

std::uint64_t Sum::value(std::size_t i, const Position& p) const {
  if (const auto known = told(i, p)) return *known;
  const Searched* found = nullptr;
  while (!found) found = searched(i, p);
  const auto grundy = std::visit([&](const auto& search) { return search.grundy(p); }, found->search);
  if (!grundy) throw Error(ErrorCode::unsupported, Field::position, (*components_)[i].name);
  return *grundy;
}

bool Sum::weigh(std::size_t i, const Position& p, std::int64_t& budget) const {
  const AnyRules& rules = this->rules(i);
  const std::uint64_t count = rules.move_count(p);
  if (count > max_moves) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(count), std::to_string(max_moves));
  }
  Component& component = (*components_)[i];
  Values& values = component.values[p];
  values.asked = ++component.asked;
  if (values.complete) return true;
  if (!values.own) {
    if (rules.decides(p) && !rules.prepare(p)) return false;
    if (!told(i, p) && !searched(i, p)) return false;
    values.own = value(i, p);
  }
  std::uint64_t index = 0;
  rules.each_move(p, [&](const MoveNumbers& m) {
    if (index++ < values.options.size()) return true;
    const Position option = rules.play(p, m);
    values.options.push_back(value(i, option));
    ++component.done;
    budget -= 16 + static_cast<std::int64_t>(p.size() / 4);
    if (!rules.reaching()) budget -= static_cast<std::int64_t>(std::min(rules.move_count(option), max_moves));
    return budget > 0;
  });
  values.complete = values.options.size() == count;
  if (values.complete) forget_some(component);
  return values.complete;
}

const Sum::Values& Sum::weighed(std::size_t i, const Position& p) const {
  std::int64_t budget = 0;
  while (!weigh(i, p, budget)) budget = 1'000'000;
  return (*components_)[i].values.at(p);
}

/// Of what is complete the latest stays, up to 16 MiB.
void Sum::forget_some(Component& component) const {
  const auto bytes = [](const auto& each) { return 128 + bytes_of(each.first, each.second.options); };
  std::size_t all = 0;
  for (const auto& each : component.values) all += bytes(each);
  while (all > (16 << 20)) {
    auto oldest = component.values.end();
    for (auto each = component.values.begin(); each != component.values.end(); ++each) {
      const Values& values = each->second;
      if (!values.complete || values.asked == component.asked) continue;
      if (oldest == component.values.end() || values.asked < oldest->second.asked) oldest = each;
    }
    if (oldest == component.values.end()) return;
    all -= bytes(*oldest);
    component.values.erase(oldest);
  }
}

bool Sum::prepare(const Position& p) const {
  std::int64_t budget = 100'000;
  return weigh(0, side(0, p), budget) && weigh(1, side(1, p), budget);
}

std::uint64_t Sum::prepared() const { return (*components_)[0].done + (*components_)[1].done; }

std::size_t Sum::bytes() const {
  std::size_t bytes = sizeof(*components_);
  for (const Component& component : *components_) {
    bytes += component.game->bytes();
    for (const auto& [position, values] : component.values) bytes += 128 + bytes_of(position, values.options);
    for (const Searched& each : component.searches) {
      bytes += std::visit([](const auto& search) { return search.bytes(); }, each.search);
    }
  }
  return bytes;
}

Solution<Sum::Move> Sum::solve(const Position& p) const {
  Solution<Move> solution;
  solution.components = {value(0, side(0, p)), value(1, side(1, p))};
  const std::uint64_t sum = solution.components[0] ^ solution.components[1];
  solution.grundy = sum;
  solution.outcome = outcome_of(sum);
  if (sum == 0) return solution;
  for (std::size_t i = 0; i < 2; ++i) {
    const Position mine = side(i, p);
    auto option = weighed(i, mine).options.begin();
    rules(i).each_move(mine, [&](const MoveNumbers& m) {
      if (*option++ != solution.components[1 - i]) return true;
      ++solution.winning_move_count;
      if (solution.winning_moves.size() < max_listed_moves) solution.winning_moves.push_back({i + 1, m});
      return true;
    });
  }
  return solution;
}

std::optional<Sum::Move> Sum::reach(const Position& p, std::uint64_t v) const {
  std::optional<Move> found;
  for (std::size_t i = 0; i < 2 && !found; ++i) {
    const Position mine = side(i, p);
    const std::uint64_t wanted = value(1 - i, side(1 - i, p)) ^ v;
    if (rules(i).reaching()) {
      if (const auto move = rules(i).reach(mine, wanted)) found = Move{i + 1, *move};
      continue;
    }
    rules(i).each_move(mine, [&](const MoveNumbers& m) {
      if (value(i, rules(i).play(mine, m)) == wanted) found = Move{i + 1, m};
      return !found;
    });
  }
  return found;
}

}  // namespace nimlab
