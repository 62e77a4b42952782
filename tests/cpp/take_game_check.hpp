#pragma once

#include "asking.hpp"
#include "certificate_checker.hpp"

namespace nimlab {

/// The library's answers for one position against the second opinion's: outcome, SG value, winning moves, the
/// generic search, all moves, the certificate, and that the certificate cannot be tampered with.
inline void check_position(const std::string& game, const std::string& rule, naive::TakeGame& truth,
                           const naive::Heaps& heaps) {
  const std::string position = naive::text(heaps);
  CAPTURE(game, rule, position);
  const std::uint64_t grundy = truth.grundy(heaps);
  const naive::Moves winning = truth.winning(heaps);

  const Analysis a = analyse(game, position, rule);
  REQUIRE(a.grundy == grundy);
  REQUIRE(a.outcome == (grundy == 0 ? Outcome::P : Outcome::N));
  REQUIRE(a.winning_moves == winning);
  REQUIRE(a.winning_move_count == winning.size());
  REQUIRE(a.position == position);
  REQUIRE(a.numbers == heaps);
  REQUIRE(a.components.size() == heaps.size());
  for (std::size_t i = 0; i < heaps.size(); ++i) REQUIRE(a.components[i] == truth.grundy({heaps[i]}));

  const naive::Moves moves = truth.moves(heaps);
  REQUIRE(a.move_count == moves.size());
  REQUIRE(open_game(game, rule)->moves(position, 0, 1000).moves == moves);

  const SearchResult s = search(game, position, rule);
  REQUIRE(s.grundy == grundy);
  REQUIRE(s.winning_moves == winning);

  const Certificate c = certify(game, position, rule);
  REQUIRE(naive::flaw(truth, heaps, c) == "");
  const auto rejected = [&](auto mutate) {
    Certificate changed = c;
    mutate(changed);
    REQUIRE(naive::flaw(truth, heaps, changed) != "");
  };
  rejected([](Certificate& m) { m.outcome = m.outcome == Outcome::P ? Outcome::N : Outcome::P; });
  rejected([](Certificate& m) { ++*m.grundy; });
  rejected([](Certificate& m) { m.equal = 1; });
  if (!c.lines.empty()) {
    rejected([](Certificate& m) { m.lines.pop_back(); });
    rejected([](Certificate& m) { m.lines.push_back(m.lines.front()); });
    rejected([](Certificate& m) { ++m.lines.back().move[1]; });
    rejected([](Certificate& m) { ++*m.lines.front().grundy; });
    rejected([](Certificate& m) { m.lines.front().reply = {1, 1'000}; });
    rejected([](Certificate& m) { m.lines.front().to += " 1"; });
  }
  if (!c.reached.empty()) rejected([](Certificate& m) { m.reached.pop_back(); });
}

}  // namespace nimlab
