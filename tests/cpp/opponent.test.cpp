#include <map>

#include "asking.hpp"
#include "naive.hpp"

using namespace nimlab;

namespace {
MoveNumbers reply(const std::string& position, Skill skill, std::uint64_t seed) {
  return finished<MoveNumbers>(open_game("nim", "")->reply(position, skill, seed));
}
}  // namespace

TEST_CASE("the perfect opponent wins every N-position of 3 heaps up to 3, whatever it is answered") {
  naive::TakeGame truth;
  std::map<naive::Heaps, bool> beaten;
  const auto wins = [&](const auto& self, const naive::Heaps& heaps) -> bool {
    if (const auto found = beaten.find(heaps); found != beaten.end()) return found->second;
    const naive::Heaps left = truth.after(heaps, reply(naive::text(heaps), Skill::perfect, heaps[0]));
    bool all = true;
    for (const auto& answer : truth.moves(left)) all = all && self(self, truth.after(left, answer));
    return beaten[heaps] = all;
  };
  naive::each_position(3, 3, [&](const naive::Heaps& heaps) {
    if (truth.grundy(heaps) != 0) REQUIRE(wins(wins, heaps));
  });
}

TEST_CASE("opponents move legally from every position, also where all moves lose") {
  naive::TakeGame truth;
  naive::each_position(3, 4, [&](const naive::Heaps& heaps) {
    const auto moves = truth.moves(heaps);
    if (moves.empty()) return;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      for (Skill skill : {Skill::perfect, Skill::fallible}) {
        const MoveNumbers move = reply(naive::text(heaps), skill, seed);
        REQUIRE(std::find(moves.begin(), moves.end(), move) != moves.end());
      }
    }
  });
}

TEST_CASE("the fallible opponent errs about one time in three, and the same seed gives the same move") {
  int errors = 0;
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    const MoveNumbers move = reply("7 9 12", Skill::fallible, seed);
    REQUIRE(move == reply("7 9 12", Skill::fallible, seed));
    if (analyse("nim", play("nim", "7 9 12", move)).outcome == Outcome::N) ++errors;
  }
  CHECK(errors > 120);  // 200 slips expected, of which one in 28 wins by luck; 120 is ten deviations away
  CHECK(errors < 280);
}

TEST_CASE("a lost game is kept long") {
  // From 40 40 a random move would leave half of a heap on average; the delaying one leaves most stones.
  std::uint64_t left = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const MoveNumbers move = reply("40 40", Skill::perfect, seed);
    left += 80 - move[1];
  }
  CHECK(left / 50 > 70);
}

TEST_CASE("opponents play on the largest heaps and refuse where there is no move") {
  const std::string max = "18446744073709551615";
  CHECK(reply(max + " 1", Skill::perfect, 1) == MoveNumbers{1, UINT64_MAX - 1});
  CHECK_NOTHROW(play("nim", max + " " + max, reply(max + " " + max, Skill::perfect, 5)));
  CHECK(refusal([] { reply("0 0", Skill::perfect, 1); }).code == ErrorCode::game_over);
}

namespace {

/// Some positions of a game: its example and what can be reached from it, near ones first.
std::vector<std::string> around(const GameSubject& game, std::string_view start, std::size_t enough) {
  std::vector<std::string> found{std::string(start)};
  for (std::size_t at = 0; at < found.size() && found.size() < enough; ++at) {
    const std::string from = found[at];
    for (const MoveNumbers& move : game.moves(from, 0, max_page).moves) {
      const std::string to = game.play(from, move);
      if (std::find(found.begin(), found.end(), to) == found.end()) found.push_back(to);
      if (found.size() == enough) break;
    }
  }
  return found;
}

}  // namespace

TEST_CASE("in every game the perfect opponent keeps a win and a draw, as search sees it") {
  for (const GameInfo* info : games()) {
    const auto game = catalogue().open_anew(info->name, "");
    std::map<std::string, Outcome> known;
    const auto searched = [&](const std::string& position) {
      const auto [found, fresh] = known.emplace(position, Outcome::draw);
      if (fresh) found->second = finished<SearchResult>(game->search(position)).outcome;
      return found->second;
    };
    for (const std::string& position : around(*game, info->example, 40)) {
      for (const Player who : {Player::left, Player::right}) {
        if (who == Player::right && !info->partizan) continue;
        CAPTURE(info->name, position, who);
        const Outcome outcome = searched(position);
        if (game->moves(position, 0, 1, who).total == 0) {
          CHECK(refusal([&] { finished<MoveNumbers>(game->reply(position, Skill::perfect, 1, who)); }).code ==
                ErrorCode::game_over);
          continue;
        }
        for (std::uint64_t seed : {1u, 2u}) {
          const auto move = finished<MoveNumbers>(game->reply(position, Skill::perfect, seed, who));
          const std::string option = game->play(position, move, who);
          const Outcome after = searched(option);
          REQUIRE(wins(outcome, who) == loses(after, opponent(who)));
          REQUIRE((outcome == Outcome::draw) == (after == Outcome::draw));
        }
      }
    }
  }
}

TEST_CASE("in every game the fallible opponent errs where it can, and a seed stands for its move") {
  for (const GameInfo* info : games()) {
    CAPTURE(info->name);
    const auto game = catalogue().open_anew(info->name, "");
    bool could_err = false, erred = false, won = false;
    for (const std::string& position : around(*game, info->example, 12)) {
      const auto analysis = finished<Analysis>(game->analyse(position));
      if (analysis.outcome != Outcome::N || analysis.move_count == 0) continue;
      could_err = could_err || analysis.winning_move_count < analysis.move_count;
      for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto ask = [&] { return finished<MoveNumbers>(game->reply(position, Skill::fallible, seed)); };
        const MoveNumbers move = ask();
        REQUIRE(move == ask());
        const auto& winning = analysis.winning_moves;
        (std::find(winning.begin(), winning.end(), move) == winning.end() ? erred : won) = true;
      }
    }
    CHECK(erred == could_err);
    CHECK(won);
  }
}
