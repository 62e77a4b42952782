#include <algorithm>

#include "problems/support/definition.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::poj_2068 {
namespace {

struct Teams {
  std::uint64_t stones = 0;
  Numbers most;  ///< of player 1 to 2n
};

bool read(Input& in, Teams& teams) {
  const std::uint64_t n = in.number("n", 0, 10);
  if (n == 0) return false;
  teams.stones = in.number("S", 1, 8192);
  teams.most = in.numbers("M", 2 * n, 1, 16);
  return true;
}

/// For every number of stones that may be left, and every player, whether that player's team wins with the
/// move. Backwards: with no stone left the player to move has won, for the other team took the last one.
/// Cost: stones · players · M.
std::vector<std::vector<bool>> table(const Teams& teams, bool last_wins = false) {
  const auto& most = teams.most;
  std::vector<std::vector<bool>> wins(teams.stones + 1, std::vector<bool>(most.size()));
  wins[0].assign(most.size(), !last_wins);
  for (std::uint64_t left = 1; left <= teams.stones; ++left) {
    for (std::size_t player = 0; player < most.size(); ++player) {
      const std::size_t next = (player + 1) % most.size();
      for (std::uint64_t take = 1; take <= std::min(left, most[player]) && !wins[left][player]; ++take) {
        wins[left][player] = !wins[left - take][next];
      }
    }
  }
  return wins;
}

/// Nim with 2n players of two teams, who move in turn: the i-th takes 1 to M_i stones, and who takes the last
/// one loses for the team.
bool theory(const Teams& teams) { return table(teams)[teams.stones][0]; }

/// Of the stones, and whose turn it is: that the teams move in turn is all that the two players of a game do.
bool by_moves(const Teams& teams) {
  Definition game(
      [&](const Numbers& p, const Definition::Each& each) {
        for (std::uint64_t take = 1; take <= std::min(p[0], teams.most[p[1]]); ++take) {
          if (each({p[0] - take, (p[1] + 1) % teams.most.size()})) return;
        }
      },
      true);
  return game.wins({teams.stones, 0});
}

bool last_wins(const Teams& teams) { return table(teams, true)[teams.stones][0]; }

/// As though everybody had the limit of the first player.
bool one_limit(const Teams& teams) { return (teams.stones - 1) % (teams.most[0] + 1) != 0; }

template <auto wins>
bool answer(Input& in, Output& out) {
  Teams teams;
  if (!read(in, teams)) return false;
  out.line(wins(teams) ? 1 : 0);
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t n = small ? random(1, 3) : 10;
  out.put(n);
  out.put(' ');
  out.put(small ? random(1, 25) : random(8100, 8191));
  for (const std::uint64_t each : random.list(2 * n, 1, small ? 5 : 16)) {
    out.put(' ');
    out.put(each);
  }
  out.line();
}

/// The numbers of stones with which the first player would lose.
void show(Input& in, Shown& shown) {
  Teams teams;
  if (!read(in, teams)) return;
  const auto wins = table(teams);
  Numbers lost;
  for (std::uint64_t left = 1; left <= teams.stones && lost.size() < 40; ++left) {
    if (!wins[left][0]) lost.push_back(left);
  }
  shown.numbers("lost", lost);
}

constexpr Wrong wrong[] = {{"last-one-wins", answer<last_wins>}, {"one-limit", answer<one_limit>}};

const Listed listed({.name = "poj-2068",
                     .lesson = "p-and-n-positions",
                     .limits = "n<=10 S<=8192 M<=16",
                     .milliseconds = 1000,
                     .kibibytes = 30'000,
                     .cases = Cases::to_mark,
                     .solve = answer<theory>,
                     .sample = "1 101 4 4\n1 100 4 4\n2 7 1 2 3 2\n0\n",
                     .mark = "0\n",
                     .most_cases = 10,
                     .generate = generate,
                     .naive = answer<by_moves>,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::poj_2068
