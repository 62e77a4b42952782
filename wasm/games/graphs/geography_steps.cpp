#include <algorithm>

#include "games/graphs/geography_steps.hpp"

namespace nimlab {
namespace {

/// Facts and explanations are told of drawings with no more places.
constexpr std::uint32_t most_places_told = 10'000;
constexpr std::size_t max_path = 200;
constexpr std::size_t max_refuted_starts = 8;

/// Places, as numbers of a step and as parts of a board.
class Path {
 public:
  explicit Path(const Places& places) : places_(places) {}
  void add(std::uint64_t v) {
    const std::size_t from = numbers.size();
    places_.append(v, numbers);
    std::string name(places_.part());
    for (std::size_t i = from; i < numbers.size(); ++i) name = nimlab::part(name, numbers[i]);
    parts.push_back(std::move(name));
  }
  std::vector<std::uint64_t> numbers;
  std::vector<std::string> parts;

 private:
  const Places& places_;
};

/// A way of best play after a wrong move to `wrong`: the answer is always the partner, and whoever went wrong
/// goes on to the first place that is left. Every place on it has a partner: one without would end a path
/// along which another maximum matching misses `wrong`.
Path refutation(const Position& p, std::uint32_t wrong, const Matched& matched, const Places& places) {
  Path path(places);
  std::vector<std::uint8_t> gone(places.size(), 0);
  for (const std::uint64_t v : p) gone[v] = 1;
  std::vector<std::uint32_t> ways;
  for (std::uint32_t v = wrong; v != Matched::alone && path.parts.size() < max_path;) {
    const std::uint32_t answer = matched.mate[v];
    path.add(v);
    path.add(answer);
    gone[v] = gone[answer] = 1;
    places.neighbours(answer, ways);
    const auto next = std::find_if(ways.begin(), ways.end(), [&](std::uint32_t w) { return !gone[w]; });
    v = next == ways.end() ? Matched::alone : *next;
  }
  return path;
}

/// From `good`, in turns along a pair and not, to a place that has no partner: exchanged, `good` has none.
Path exchange(const Position& p, std::uint32_t good, const Matched& matched, const Places& places,
              Matchings& matchings) {
  Path path(places);
  Position without = p;
  without.push_back(good);
  const std::vector<std::uint32_t>& other = matchings.of(without).mate;
  path.add(good);
  for (std::uint32_t v = good; matched.mate[v] != Matched::alone;) {
    const std::uint32_t before = matched.mate[v];
    v = other[before];
    path.add(before);
    path.add(v);
  }
  return path;
}

std::uint32_t place(const MoveNumbers& move, const Places& places) {
  return static_cast<std::uint32_t>(places.named(move));
}

}  // namespace

std::vector<Fact> geography_facts(const Position& p, const Places& places, Matchings& matchings) {
  if (places.directed() || places.size() > most_places_told) return {};
  Fact pairs{"pairs", {}}, parts[]{{"D", {}}, {"A", {}}, {"C", {}}};
  const Matched& matched = matchings.of(p);
  for (std::uint32_t v = 0; v < places.size(); ++v) {
    if (matched.part[v] == Part::none) continue;
    places.append(v, parts[static_cast<std::size_t>(matched.part[v]) - 1].numbers);
    if (const std::uint32_t w = matched.mate[v]; w != Matched::alone && v < w) {
      places.append(v, pairs.numbers);
      places.append(w, pairs.numbers);
    }
  }
  return {pairs, parts[0], parts[1], parts[2]};
}

std::vector<Step> explain_geography(const Position& p, const Game& game, const Places& places,
                                    Matchings& matchings) {
  if (places.directed() || places.size() > most_places_told) return {};
  const Matched matched = matchings.of(p);
  std::uint64_t pairs = 0, left = 0;
  for (std::uint32_t v = 0; v < places.size(); ++v) {
    if (matched.part[v] == Part::none) continue;
    if (matched.mate[v] == Matched::alone)
      ++left;
    else if (v < matched.mate[v])
      ++pairs;
  }
  std::vector<Step> steps{{"pairs", {pairs, left}, {"pairs"}, {}}};
  const Solution solution = game.solve(p, Player::left);
  if (!solution.winning_moves.empty()) {
    const MoveNumbers& move = solution.winning_moves.front();
    Path path = exchange(p, place(move, places), matched, places, matchings);
    const std::vector<std::string> to{path.parts.front()};
    const std::string_view key = path.parts.size() == 1 ? "left" : "exchange";
    steps.push_back({key, std::move(path.numbers), std::move(path.parts), {}});
    Step said{"move", move, to, {}};
    said.numbers.push_back(solution.winning_move_count);
    steps.push_back(std::move(said));
  } else if (!p.empty() && game.move_count(p, Player::left) == 0) {
    Path token(places);
    token.add(p.back());
    steps.push_back({"stuck", std::move(token.numbers), std::move(token.parts), {}});
  }
  std::size_t refuted = 0;
  game.each_move(p, Player::left, 0, [&](Move move) {
    const auto wrong = static_cast<std::uint32_t>(places.named(move));
    if (matched.missed(wrong)) return true;
    Path path = refutation(p, wrong, matched, places);
    steps.push_back({"refuted", std::move(path.numbers), std::move(path.parts), {}});
    return ++refuted < (p.empty() ? max_refuted_starts : max_steps_of_a_kind);
  });
  return steps;
}

}  // namespace nimlab
