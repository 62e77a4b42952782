#pragma once

#include "asking.hpp"
#include "certificate_checker.hpp"

namespace nimlab {

inline naive::Moves sorted(naive::Moves moves) {
  std::sort(moves.begin(), moves.end());
  return moves;
}

/// The library's answers for one position against the second opinion's: outcome, SG value, winning moves, the
/// certificate, and that the certificate cannot be tampered with. `outcome_only`: the theorem gives no SG
/// values.
inline void check_position(const std::string& game, const std::string& rule, naive::Game& truth,
                           const naive::Heaps& heaps, bool outcome_only = false) {
  const std::string position = truth.text(heaps);
  CAPTURE(game, rule, position);
  const std::uint64_t grundy = truth.grundy(heaps);
  const naive::Moves winning = truth.winning(heaps);

  const Analysis a = analyse(game, position, rule);
  REQUIRE((a.grundy ? *a.grundy == grundy : outcome_only));
  REQUIRE(a.outcome == (grundy == 0 ? Outcome::P : Outcome::N));
  REQUIRE(sorted(a.winning_moves) == sorted(winning));
  REQUIRE(a.winning_move_count == winning.size());
  REQUIRE(a.position == position);
  REQUIRE(a.numbers == heaps);
  REQUIRE_FALSE(a.more_winning_moves);
  if (a.grundy && !(outcome_only && a.components.empty())) {
    std::uint64_t sum = 0;
    for (std::uint64_t component : a.components) sum ^= component;
    REQUIRE(sum == grundy);
  }

  const naive::Moves moves = truth.moves(heaps);
  REQUIRE(a.move_count == moves.size());
  const naive::Moves listed = open_game(game, rule)->moves(position, 0, max_page).moves;
  REQUIRE(listed.size() == std::min<std::size_t>(moves.size(), max_page));
  if (moves.size() <= max_page) REQUIRE(sorted(listed) == sorted(moves));

  const SearchResult s = search(game, position, rule);
  REQUIRE(s.outcome == a.outcome);
  REQUIRE((truth.misere() ? !s.grundy && !a.grundy : s.grundy == grundy));
  REQUIRE(sorted(s.winning_moves) == sorted(winning));
  if (moves.size() > max_page) return;  // the certificate has pages

  const Certificate c = certify(game, position, rule);
  REQUIRE(naive::flaw(truth, heaps, c, outcome_only) == "");
  const auto rejected = [&](auto mutate) {
    Certificate changed = c;
    mutate(changed);
    REQUIRE(naive::flaw(truth, heaps, changed, outcome_only) != "");
  };
  rejected([](Certificate& m) { m.outcome = m.outcome == Outcome::P ? Outcome::N : Outcome::P; });
  if (c.grundy) rejected([](Certificate& m) { ++*m.grundy; });
  if (c.grundy) rejected([](Certificate& m) { m.equal = 1; });
  if (!c.lines.empty()) {
    rejected([](Certificate& m) { m.lines.pop_back(); });
    rejected([](Certificate& m) { m.lines.push_back(m.lines.front()); });
    rejected([](Certificate& m) { m.lines.back().move.push_back(1); });
    if (c.lines.front().grundy) rejected([](Certificate& m) { ++*m.lines.front().grundy; });
    rejected([](Certificate& m) { m.lines.front().reply = {1, 1'000, 7}; });
    rejected([](Certificate& m) { m.lines.front().to += " 1"; });
  }
  if (!c.reached.empty()) rejected([](Certificate& m) { m.reached.pop_back(); });
}

}  // namespace nimlab
