#include <algorithm>
#include <array>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "catalogue/catalogue.hpp"
#include "core/arithmetic.hpp"
#include "core/numbers.hpp"
#include "search/search.hpp"

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

/// The sum of any two games of its module: a move is a move in one of them; who cannot move in either
/// loses. Rule: "nim | subtraction 1,3,4": two names, each with its rule. Position: "3 4 5 | 20". Move: 1 or
/// 2, then the move in that game. Analysed are positions with at most 20,000 moves in each game.
///
/// Theorem (Sprague 1935, Grundy 1939): the SG value is the nim-sum of the two. A component whose theory
/// gives no SG value is searched; one that has none, because its play may be endless, is refused, and so are
/// misère games. Cost: the values of all options, each once for a position of its game. Memory: 8 bytes an
/// option, and what was searched.
class Sum final : public Game, public Reaching {
 public:
  static constexpr std::uint64_t max_moves = 20'000;

  // A position is how many numbers the first game's has, these, and those of the second.

  Sum(std::string_view rule, OpenGame part);

  std::string rule() const override;
  std::vector<std::uint64_t> rule_numbers() const override {
    return joined(game(0).rule_numbers(), game(1).rule_numbers());
  }
  Position parse(std::string_view text) const override;
  std::string format(const Position& p) const override;
  /// Like a position, of the numbers that the two boards draw.
  std::vector<std::uint64_t> numbers(const Position& p) const override;
  std::uint64_t move_count(const Position& p, Player) const override;
  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override;
  void play(Position& p, Player, Move move) const override;

  bool decides(const Position&) const override { return true; }
  bool prepare(const Position& p) override;
  std::uint64_t prepared() const override { return components_[0].done + components_[1].done; }
  std::optional<std::uint64_t> nimber(const Position& p) const override {
    return value(0, side(0, p)) ^ value(1, side(1, p));
  }
  Solution solve(const Position& p, Player) const override;
  bool tabled() const override { return true; }
  const Reaching* reaching() const override { return this; }
  std::optional<MoveNumbers> reach(const Position& p, std::uint64_t v) const override;
  std::size_t bytes() const override;

 private:
  /// Of a position of a component: its value, and those of its options as far as they have been looked at.
  struct Values {
    std::optional<std::uint64_t> own;
    std::vector<std::uint64_t> options;  ///< in the order of the moves
    bool complete = false;
    std::uint64_t asked = 0;  ///< when last, counted in questions
  };
  /// Values of a position and of all that can be reached from it.
  struct Searched {
    Position root;
    std::unique_ptr<Search> search;
    bool finished = false;
  };
  /// One of the two games, with what has been found out about it. Questions under way share it: an entry only
  /// grows, and none goes before it is complete.
  struct Component {
    std::string name;
    std::shared_ptr<Game> game;
    std::map<Position, Values> values;
    std::list<Searched> searches;  ///< the latest first
    std::uint64_t asked = 0;
    std::uint64_t done = 0;  ///< values found
  };

  Game& game(std::size_t i) const { return *components_[i].game; }
  static Position side(std::size_t i, const Position& p);
  static Position joined(const Position& first, const Position& second);

  /// Work towards the values of p and its options, until the budget is used up: units of some 10 ns. True
  /// when they are complete.
  bool weigh(std::size_t i, const Position& p, std::int64_t& budget) const;
  const Values& weighed(std::size_t i, const Position& p) const;
  /// What theory knows: of p, and of what can be reached from it, after prepare(p).
  std::optional<std::uint64_t> told(std::size_t i, const Position& p) const;
  /// A quantum of the search of p, unless what was searched before knows it; null until it is finished.
  const Searched* searched(std::size_t i, const Position& p) const;
  /// Of p, or Error unsupported if it has none.
  std::uint64_t value(std::size_t i, const Position& p) const;
  void forget_some(Component& component) const;

  mutable std::array<Component, 2> components_;
};

Sum::Sum(std::string_view text, OpenGame part) : Game(game::sum) {
  const std::array<Token, 2> both = sides(text, Field::rule);
  for (std::size_t i = 0; i < 2; ++i) {
    const auto [side, at] = both[i];
    if (side.empty()) throw Error(ErrorCode::empty, Field::rule, {}, {}, at);
    const std::size_t blank = std::min(side.find(' '), side.size());
    const std::string_view name = side.substr(0, blank);
    std::string_view rule = side.substr(blank);
    while (rule.starts_with(' ')) rule.remove_prefix(1);
    if (name == game::sum.name) {
      throw Error(ErrorCode::unsupported, Field::rule, std::string(name), {}, at);
    }
    Component& component = components_[i];
    component.name = name;
    try {
      const auto before = static_cast<std::size_t>(rule.data() - side.data());
      component.game = within(at + before, Field::rule, [&] { return part(name, rule); });
    } catch (const Error& error) {
      if (error.code != ErrorCode::unknown_game) throw;
      throw Error(ErrorCode::unknown_game, Field::rule, error.part, {}, at);
    }
    // What ends a misère game ends it whole; beside another game it has no meaning. Numbers have no place
    // here yet.
    if (!game(i).normal() || game(i).info().partizan) {
      throw Error(ErrorCode::unsupported, Field::rule, std::string(name), {}, at);
    }
  }
}

std::string Sum::rule() const {
  std::string text;
  for (const Component& component : components_) {
    if (!text.empty()) text += " | ";
    text += component.name;
    if (const std::string rule = component.game->rule(); !rule.empty()) text += ' ' + rule;
  }
  return text;
}

Position Sum::parse(std::string_view text) const {
  const std::array<Token, 2> both = sides(text, Field::position);
  const auto parsed = [&](std::size_t i) {
    return within(both[i].at, Field::position, [&] { return game(i).parse(both[i].text); });
  };
  const Position first = parsed(0);
  return joined(first, parsed(1));
}

std::string Sum::format(const Position& p) const {
  return game(0).format(side(0, p)) + " | " + game(1).format(side(1, p));
}

std::vector<std::uint64_t> Sum::numbers(const Position& p) const {
  return joined(game(0).numbers(side(0, p)), game(1).numbers(side(1, p)));
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

std::uint64_t Sum::move_count(const Position& p, Player who) const {
  return saturating_add(game(0).move_count(side(0, p), who), game(1).move_count(side(1, p), who));
}

void Sum::each_move(const Position& p, Player who, std::uint64_t first, VisitMove visit) const {
  MoveNumbers numbers;
  bool going = true;
  for (std::size_t i = 0; i < 2 && going; ++i) {
    const Position mine = side(i, p);
    if (const std::uint64_t count = game(i).move_count(mine, who); first >= count) {
      first -= count;
      continue;
    }
    game(i).each_move(mine, who, first, [&](Move m) {
      numbers.assign(1, i + 1);
      numbers.insert(numbers.end(), m.begin(), m.end());
      return going = visit(numbers);
    });
    first = 0;
  }
}

void Sum::play(Position& p, Player who, Move move) const {
  if (move.size() < 2 || move[0] < 1 || move[0] > 2) refuse_shape(move);
  const std::size_t i = move[0] - 1;
  Position mine = side(i, p);
  game(i).play(mine, who, move.subspan(1));
  p = i == 0 ? joined(mine, side(1, p)) : joined(side(0, p), mine);
}

std::optional<std::uint64_t> Sum::told(std::size_t i, const Position& p) const {
  return game(i).decides(p) ? game(i).nimber(p) : std::nullopt;
}

const Sum::Searched* Sum::searched(std::size_t i, const Position& p) const {
  std::list<Searched>& searches = components_[i].searches;
  auto found = std::find_if(searches.begin(), searches.end(), [&](const Searched& each) {
    if (!each.finished) return each.root == p;
    return each.search->knows(p);
  });
  if (found == searches.end()) {
    searches.push_front({p, search_of(game(i), p)});
    found = searches.begin();
  }
  if (found->finished) return &*found;
  try {
    found->finished = found->search->step();
  } catch (...) {
    searches.erase(found);
    throw;
  }
  if (!found->finished) return nullptr;
  // Of those that are finished the latest stay, up to a million positions.
  std::uint64_t states = 0;
  searches.remove_if([&](const Searched& each) {
    if (!each.finished) return false;
    states += each.search->states();
    return &each != &*found && states > 1'000'000;
  });
  return &*found;
}

std::uint64_t Sum::value(std::size_t i, const Position& p) const {
  if (const auto known = told(i, p)) return *known;
  const Searched* found = nullptr;
  while (!found) found = searched(i, p);
  const std::optional<Value> value = found->search->value(p);
  if (!value) throw Error(ErrorCode::unsupported, Field::position, components_[i].name);
  return value->nimber;
}

bool Sum::weigh(std::size_t i, const Position& p, std::int64_t& budget) const {
  Game& game = this->game(i);
  const std::uint64_t count = game.move_count(p, Player::left);
  if (count > max_moves) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(count), std::to_string(max_moves));
  }
  Component& component = components_[i];
  Values& values = component.values[p];
  values.asked = ++component.asked;
  if (values.complete) return true;
  if (!values.own) {
    if (game.decides(p) && !game.prepare(p)) return false;
    if (!told(i, p) && !searched(i, p)) return false;
    values.own = value(i, p);
  }
  game.each_move(p, Player::left, values.options.size(), [&](Move m) {
    const Position option = after(game, p, Player::left, m);
    values.options.push_back(value(i, option));
    ++component.done;
    budget -= 16 + static_cast<std::int64_t>(p.size() / 4);
    if (!game.reaching()) {
      budget -= static_cast<std::int64_t>(std::min(game.move_count(option, Player::left), max_moves));
    }
    return budget > 0;
  });
  values.complete = values.options.size() == count;
  if (values.complete) forget_some(component);
  return values.complete;
}

const Sum::Values& Sum::weighed(std::size_t i, const Position& p) const {
  std::int64_t budget = 0;
  while (!weigh(i, p, budget)) budget = 1'000'000;
  return components_[i].values.at(p);
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

bool Sum::prepare(const Position& p) {
  std::int64_t budget = 100'000;
  return weigh(0, side(0, p), budget) && weigh(1, side(1, p), budget);
}

std::size_t Sum::bytes() const {
  std::size_t bytes = 0;
  for (const Component& component : components_) {
    bytes += component.game->bytes();
    for (const auto& [position, values] : component.values) bytes += 128 + bytes_of(position, values.options);
    for (const Searched& each : component.searches) {
      bytes += each.search->bytes();
    }
  }
  return bytes;
}

Solution Sum::solve(const Position& p, Player who) const {
  Solution solution;
  solution.components = {value(0, side(0, p)), value(1, side(1, p))};
  const std::uint64_t sum = solution.components[0] ^ solution.components[1];
  solution.set_nimber(sum);
  if (sum == 0) return solution;
  for (std::size_t i = 0; i < 2; ++i) {
    const Position mine = side(i, p);
    auto option = weighed(i, mine).options.begin();
    MoveNumbers numbers;
    game(i).each_move(mine, who, 0, [&](Move m) {
      if (*option++ != solution.components[1 - i]) return true;
      numbers.assign(1, i + 1);
      numbers.insert(numbers.end(), m.begin(), m.end());
      solution.add(numbers);
      return true;
    });
  }
  return solution;
}

std::optional<MoveNumbers> Sum::reach(const Position& p, std::uint64_t v) const {
  std::optional<MoveNumbers> found;
  for (std::size_t i = 0; i < 2 && !found; ++i) {
    const Position mine = side(i, p);
    const std::uint64_t wanted = value(1 - i, side(1 - i, p)) ^ v;
    if (const Reaching* by_value = game(i).reaching()) {
      found = by_value->reach(mine, wanted);
    } else {
      game(i).each_move(mine, Player::left, 0, [&](Move m) {
        if (value(i, after(game(i), mine, Player::left, m)) == wanted) found.emplace(m.begin(), m.end());
        return !found;
      });
    }
    if (found) found->insert(found->begin(), i + 1);
  }
  return found;
}

std::unique_ptr<Game> open_sum(std::string_view rule, OpenGame part) {
  return std::make_unique<Sum>(rule, part);
}

}  // namespace

const GameInfo game::sum =
    described<Sum>({.name = "sum",
                    .family = "sums",
                    .default_rule = "nim | subtraction 1,3,4",
                    .example = "1 2 | 4",
                    .move_fields = "game move…",
                    .theorem = "sprague-grundy",
                    .limits = "games<=2 moves<=20000",
                    .open_of = open_sum,
                    .loopy = true});  // a component may be; search must not run in circles

}  // namespace nimlab
