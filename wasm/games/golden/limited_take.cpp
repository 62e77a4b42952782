#include "games/golden/limited_take.hpp"

#include <algorithm>

#include "core/numbers.hpp"

namespace nimlab {
namespace {

using Terms = std::vector<std::uint64_t>;

/// k·x + c, or 2^64 − 1 if that is larger; k > 0.
std::uint64_t saturating_line(std::uint64_t k, std::uint64_t x, std::uint64_t c) {
  return x > (largest_number - c) / k ? largest_number : k * x + c;
}

// cut: reduced-sequence
/// All terms below 2^64 for the rule "at most k·t + c after t".
Terms terms_of(std::uint64_t k, std::uint64_t c) {
  Terms terms{1};
  std::size_t j = 0;  // never goes back, since the terms grow
  for (;;) {
    const std::uint64_t last = terms.back();
    while (saturating_line(k, terms[j], c) < last) ++j;
    if (terms[j] > largest_number - last) return terms;
    terms.push_back(last + terms[j]);
  }
}
// end cut

constexpr std::uint64_t max_size = 100'000, default_size = 200, max_terms_told = 256;

}  // namespace

LimitedTake::LimitedTake(const GameInfo& info, std::uint64_t k, std::uint64_t c)
    : Game(info), k_(k), c_(c), terms_(terms_of(k, c)) {}

Position LimitedTake::parse(std::string_view text) const {
  Position p = number_list(text, Field::position, {2});
  if (p.size() == 1) p.push_back(p[0] == 0 ? 0 : p[0] - 1);
  p[1] = std::min(p[0], p[1]);
  return p;
}

void LimitedTake::each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const {
  for (std::uint64_t k = first; k < p[1]; ++k) {
    const std::uint64_t take = k + 1;
    if (!visit(Move(&take, 1))) return;
  }
}

std::uint64_t LimitedTake::limit_after(std::uint64_t take) const { return saturating_line(k_, take, c_); }

void LimitedTake::play(Position& p, Player, Move move) const {
  expect_numbers(move, 1);
  if (move[0] < 1 || move[0] > p[1]) refuse_take(move, p[1]);
  p[0] -= move[0];
  p[1] = std::min(p[0], limit_after(move[0]));
}

// cut: decomposition
/// The largest term that fits, again and again; what is left over after it is
/// so small that the terms do not crowd.
Terms LimitedTake::decomposition(std::uint64_t stones) const {
  Terms parts;
  while (stones > 0) {
    parts.push_back(*(std::upper_bound(terms_.begin(), terms_.end(), stones) - 1));
    stones -= parts.back();
  }
  std::reverse(parts.begin(), parts.end());
  return parts;
}
// end cut

std::uint64_t LimitedTake::smallest_term(std::uint64_t stones) const {
  std::uint64_t term = largest_number;  // of no stones there is no term: any limit is too small
  while (stones > 0) {
    term = *(std::upper_bound(terms_.begin(), terms_.end(), stones) - 1);
    stones -= term;
  }
  return term;
}

Outcome LimitedTake::outcome(std::uint64_t stones, std::uint64_t limit) const {
  return limit < smallest_term(stones) ? Outcome::P : Outcome::N;
}

std::vector<std::uint64_t> LimitedTake::winning_takes(const Position& p) const {
  std::vector<std::uint64_t> takes;
  const Terms parts = decomposition(p[0]);
  std::uint64_t take = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    take += parts[i];
    if (take > p[1]) break;
    if (i + 1 == parts.size() || limit_after(take) < parts[i + 1]) takes.push_back(take);
  }
  return takes;
}

Solution LimitedTake::verdict(const Position& p, Player) const {
  return verdict_of(outcome(p[0], p[1]), p, [&] { return MoveNumbers{winning_takes(p).front()}; });
}

Solution LimitedTake::solve(const Position& p, Player) const {
  Solution solution;
  solution.outcome = outcome(p[0], p[1]);
  for (std::uint64_t take : winning_takes(p)) solution.add(Move(&take, 1));
  return solution;
}

std::vector<Fact> LimitedTake::facts(const Position& p) const {
  const auto end = std::upper_bound(terms_.begin(), terms_.end(), p[0]);
  const auto told =
      std::min<std::ptrdiff_t>(end - terms_.begin(), static_cast<std::ptrdiff_t>(max_terms_told));
  return {{"parts", decomposition(p[0])}, {"terms", {end - told, end}}};
}

std::vector<Step> LimitedTake::explain(const Position& p) const {
  const Terms parts = decomposition(p[0]);
  if (parts.empty()) return {};
  const std::uint64_t smallest = parts[0], tile = 1;
  const bool fits = smallest <= p[1];
  std::vector<Step> steps{{"parts", parts, {"heap"}, {}},
                          {fits ? "fits" : "short", {smallest, p[1]}, {part("tile", tile), "limit"}, {}}};
  if (!fits) return steps;
  const Position left = after(*this, p, Player::left, Move(&smallest, 1));
  steps.push_back({"leave",
                   {smallest, left[0], left[1], parts.size() > 1 ? parts[1] : 0},
                   {part("tile", tile), "limit"},
                   format(left)});
  return steps;
}

bool LimitedTake::prepare_map(std::uint64_t size) {
  check_size(size, max_size);
  return true;
}

GraphMap LimitedTake::map(std::uint64_t size) const {
  if (size == 0) size = default_size;
  GraphMap map{size, 1, {}, {}, {}, {}};
  for (std::uint64_t n = 1; n <= size; ++n) map.outcomes.push_back(outcome(n, n - 1));
  return map;
}

}  // namespace nimlab
