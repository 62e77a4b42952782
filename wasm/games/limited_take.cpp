#include "games/limited_take.hpp"

#include <algorithm>

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

}  // namespace

LimitedTake::LimitedTake(std::uint64_t k, std::uint64_t c)
    : k_(k), c_(c), terms_(std::make_shared<const Terms>(terms_of(k, c))) {}

Position LimitedTake::parse(std::string_view text) const {
  Position p = number_list(text, Field::position, {2});
  if (p.size() == 1) p.push_back(p[0] == 0 ? 0 : p[0] - 1);
  p[1] = std::min(p[0], p[1]);
  return p;
}

LimitedTake::Move LimitedTake::move(std::span<const std::uint64_t> numbers) const {
  if (numbers.size() != 1) throw Error(ErrorCode::syntax, Field::move, excerpt(join(numbers, '-')));
  return {numbers[0]};
}

std::uint64_t LimitedTake::limit_after(std::uint64_t take) const { return saturating_line(k_, take, c_); }

Position LimitedTake::play(const Position& p, const Move& m) const {
  if (m.take < 1 || m.take > p[1]) throw Error(ErrorCode::illegal_move, Field::move, std::to_string(m.take));
  const std::uint64_t left = p[0] - m.take;
  return {left, std::min(left, limit_after(m.take))};
}

// cut: decomposition
/// The largest term that fits, again and again; what is left over after it is
/// so small that the terms do not crowd.
Terms LimitedTake::decomposition(std::uint64_t stones) const {
  Terms parts;
  while (stones > 0) {
    parts.push_back(*(std::upper_bound(terms_->begin(), terms_->end(), stones) - 1));
    stones -= parts.back();
  }
  std::reverse(parts.begin(), parts.end());
  return parts;
}
// end cut

std::uint64_t LimitedTake::smallest_term(std::uint64_t stones) const {
  std::uint64_t term = largest_number;  // of no stones there is no term: any limit is too small
  while (stones > 0) {
    term = *(std::upper_bound(terms_->begin(), terms_->end(), stones) - 1);
    stones -= term;
  }
  return term;
}

Outcome LimitedTake::outcome(const Position& p) const {
  return p[1] < smallest_term(p[0]) ? Outcome::P : Outcome::N;
}

std::vector<LimitedTake::Move> LimitedTake::winning_moves(const Position& p) const {
  std::vector<Move> moves;
  const Terms parts = decomposition(p[0]);
  std::uint64_t take = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    take += parts[i];
    if (take > p[1]) break;
    if (i + 1 == parts.size() || limit_after(take) < parts[i + 1]) moves.push_back({take});
  }
  return moves;
}

Solution<LimitedTake::Move> LimitedTake::solve(const Position& p) const {
  Solution<Move> solution;
  solution.outcome = outcome(p);
  solution.winning_moves = winning_moves(p);
  solution.winning_move_count = solution.winning_moves.size();
  const Terms parts = decomposition(p[0]);
  solution.witness.push_back(parts.size());
  solution.witness.insert(solution.witness.end(), parts.begin(), parts.end());
  const auto end = std::upper_bound(terms_->begin(), terms_->end(), p[0]);
  const auto told =
      std::min<std::ptrdiff_t>(end - terms_->begin(), static_cast<std::ptrdiff_t>(max_terms_told));
  solution.witness.insert(solution.witness.end(), end - told, end);
  return solution;
}

bool LimitedTake::prepare_map(std::uint64_t size) const {
  if (size > max_size) {
    throw Error(ErrorCode::too_large, Field::none, std::to_string(size), std::to_string(max_size));
  }
  return true;
}

GraphMap LimitedTake::map(std::uint64_t size) const {
  if (size == 0) size = default_size;
  GraphMap map{size, 1, {}, {}, {}, {}};
  for (std::uint64_t n = 1; n <= size; ++n) map.outcomes.push_back(outcome({n, n - 1}));
  return map;
}

}  // namespace nimlab
