#include <map>

#include "asking.hpp"
#include "naive.hpp"

using namespace nimlab;

namespace {
MoveNumbers reply(const std::string& position, Skill skill, std::uint64_t seed) {
  return finished<MoveNumbers>(open_game("nim", "")->reply(position, {skill, seed}));
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
          CHECK(refusal([&] {
                  finished<MoveNumbers>(game->reply(position, {Skill::perfect, 1}, who));
                }).code == ErrorCode::game_over);
          continue;
        }
        for (std::uint64_t seed : {1u, 2u}) {
          const auto move = finished<MoveNumbers>(game->reply(position, {Skill::perfect, seed}, who));
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
        const auto ask = [&] {
          return finished<MoveNumbers>(game->reply(position, {Skill::fallible, seed}));
        };
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

namespace {

/// What a strategy answers to a move (its numbers) that is played first; where none is given, to the
/// position.
MoveNumbers answer(Strategy strategy, std::string_view game, std::string_view rule, std::string position,
                   MoveNumbers last = {}) {
  const auto subject = open_game(game, rule);
  if (!last.empty()) position = subject->play(position, last);
  return finished<MoveNumbers>(subject->reply(position, {Skill::perfect, 5, strategy, std::move(last)}));
}

constexpr Strategy strategies[] = {Strategy::any, Strategy::theorem, Strategy::mirror, Strategy::smallest};

}  // namespace

TEST_CASE(
    "in every game every strategy wins wherever a move wins, whatever move is said to have been the last") {
  const MoveNumbers strange[] = {
      {},     {0},          {0, 0},          {UINT64_MAX},   {UINT64_MAX, UINT64_MAX},
      {1, 0}, {2, 1, 1, 1}, {1, UINT64_MAX}, {UINT64_MAX, 1}};
  for (const GameInfo* info : games()) {
    const auto game = open_game(info->name, "");
    for (const std::string& from : around(*game, info->example, 12)) {
      const auto check = [&](const std::string& position, const MoveNumbers& last) {
        const auto analysis = finished<Analysis>(game->analyse(position));
        if (analysis.move_count == 0) return;
        for (const Strategy strategy : strategies) {
          CAPTURE(info->name, position, last, strategy);
          const auto move = finished<MoveNumbers>(game->reply(position, {Skill::perfect, 3, strategy, last}));
          const auto& winning = analysis.winning_moves;
          REQUIRE((winning.empty() || std::find(winning.begin(), winning.end(), move) != winning.end()));
          REQUIRE_NOTHROW(game->play(position, move));
        }
      };
      for (const MoveNumbers& last : strange) check(from, last);
      for (const MoveNumbers& last : game->moves(from, 0, 40).moves) check(game->play(from, last), last);
    }
  }
}

TEST_CASE("by the theorem a take is completed: to 5 of {2, 3}, to 4 of {1, 2, 3}, to 7 of {2 … 5}") {
  const auto completes = [](std::string_view game, std::string_view rule, std::uint64_t heap,
                            std::uint64_t group, std::uint64_t take) {
    CAPTURE(game, rule, heap, take);
    CHECK(answer(Strategy::theorem, game, rule, std::to_string(heap), {1, take}) ==
          MoveNumbers{1, group - take});
  };
  for (const std::uint64_t heap : {5, 10, 15, 100}) {
    for (const std::uint64_t take : {2, 3}) completes("subtraction", "2,3", heap, 5, take);
  }
  for (std::uint64_t take = 2; take <= 5; ++take) completes("subtraction", "2..5", 21, 7, take);
  for (std::uint64_t take = 1; take <= 3; ++take) {
    completes("subtraction", "1..3", 20, 4, take);
    completes("bash", "3", 20, 4, take);
  }
  // In the heap that was taken from, although the other heaps would do.
  CHECK(answer(Strategy::theorem, "bash", "3", "4 8 12", {2, 1}) == MoveNumbers{2, 3});
  CHECK(answer(Strategy::theorem, "subtraction", "2,3", "10 15 20", {3, 2}) == MoveNumbers{3, 3});
}

TEST_CASE("the mirror answers in another heap that was as large, and in the row of the same size") {
  CHECK(answer(Strategy::mirror, "nim", "", "4 7 4", {1, 3}) == MoveNumbers{2, 2});  // no image wins
  CHECK(answer(Strategy::mirror, "bash", "3", "6 9 6 9", {4, 2}) == MoveNumbers{2, 2});
  CHECK(answer(Strategy::mirror, "subtraction", "2,3", "15 15", {1, 2}) == MoveNumbers{2, 2});
  CHECK(answer(Strategy::mirror, "octal", "0.77", "6 6", {1, 1, 4}) == MoveNumbers{3, 1, 4});
}

TEST_CASE("a row of pins is struck in the middle, and then mirrored (Dudeney)") {
  for (std::uint64_t row = 3; row <= 12; ++row) {
    const std::uint64_t half = (row - 1) / 2;
    CHECK(answer(Strategy::theorem, "octal", "0.77", std::to_string(row)) == MoveNumbers{1, half, half});
  }
  CHECK(answer(Strategy::theorem, "octal", "0.77", "4 4", {2, 1, 1}) == MoveNumbers{1, 1, 1});
}

TEST_CASE("a circle is halved, and then every take is answered by its image in the axis (POJ 2484)") {
  for (std::uint64_t n = 3; n <= 12; ++n) {
    for (std::uint64_t take : {1, 2}) {
      CAPTURE(n, take);
      const MoveNumbers first{1, take};
      const MoveNumbers halves = answer(Strategy::theorem, "circle_take", "1,2", std::to_string(n), first);
      // n − take stones lie at take + 1 … n: the middle one or two.
      const std::uint64_t left = n - take, taken = left % 2 == 1 ? 1 : 2;
      CHECK(halves == MoveNumbers{take + (left - taken) / 2 + 1, taken});
      const auto game = open_game("circle_take", "1,2");
      const std::string paired = game->play(game->play(std::to_string(n), first), halves);
      for (const MoveNumbers& move : game->moves(paired, 0, 100).moves) {
        // Place q lies opposite: both lie as far from the two gaps.
        const auto image = MoveNumbers{(2 * n + take + 1 - (move[0] + move[1] - 1) - 1) % n + 1, move[1]};
        for (const Strategy strategy : {Strategy::theorem, Strategy::mirror})
          CHECK(answer(strategy, "circle_take", "1,2", paired, move) == image);
      }
    }
  }
  // Of an even circle the mirror answers the first move through the centre.
  CHECK(answer(Strategy::mirror, "circle_take", "1,2", "10", {3, 1}) == MoveNumbers{8, 1});
  CHECK(answer(Strategy::mirror, "circle_take", "1,2", "10", {10, 2}) == MoveNumbers{5, 2});
}

TEST_CASE("on the stairs stones that came from an even step go on, and else an odd step is lowered") {
  CHECK(answer(Strategy::theorem, "staircase", "", "1 6 1 4", {4, 3}) == MoveNumbers{3, 3});
  CHECK(answer(Strategy::theorem, "staircase", "", "1 6 1 4", {2, 5}) == MoveNumbers{1, 5});
  CHECK(answer(Strategy::theorem, "staircase", "", "3 9 3", {1, 2}) == MoveNumbers{3, 2});
}

TEST_CASE("on the ring the edge of an odd arm is closed") {
  CHECK(answer(Strategy::theorem, "ring", "", "3 2 4 5 0 6 1 @2") == MoveNumbers{2, 2});
}

TEST_CASE("of the takes that win, the smallest part of the stones is the theorem's (Zeckendorf)") {
  // 38 = 34 + 3 + 1; to take 3 + 1 wins as well, for 8 < 34.
  CHECK(answer(Strategy::theorem, "fibonacci_nim", "", "38 37") == MoveNumbers{1});
}

TEST_CASE("a token is answered by the other half of its pair, whichever of the two it was put on") {
  for (const std::string_view drawing : {"4x3", "4x4", "A-B-C-D-E-F-A"}) {
    const auto game = open_game("geography", drawing);
    const auto partner = [&](const MoveNumbers& place) {
      return finished<MoveNumbers>(
          game->reply(game->play("0", place), {Skill::perfect, 1, Strategy::theorem, place}));
    };
    for (const MoveNumbers& place : game->moves("0", 0, 100).moves) {
      CAPTURE(drawing, place);
      CHECK(partner(partner(place)) == place);
    }
  }
}

TEST_CASE("a counter that a move has made worth more is brought back") {
  // D is worth 0, C 1, B 2, and A 1. From A and A one goes to B: back to 1, or the other to 2.
  const std::string_view graph = "A>B A>D B>C B>D C>D";
  CHECK(answer(Strategy::theorem, "token_graph", graph, "A A", {2, 2}) == MoveNumbers{2, 3});
  CHECK(answer(Strategy::mirror, "token_graph", graph, "A A", {2, 2}) == MoveNumbers{1, 2});
}

TEST_CASE("the smallest winning move takes least") {
  CHECK(answer(Strategy::smallest, "wythoff", "1", "7 5") == MoveNumbers{0, 1});
  CHECK(answer(Strategy::smallest, "nim", "", "7 6 4") == MoveNumbers{2, 3});
  CHECK(answer(Strategy::smallest, "subtraction", "2,3", "8") == MoveNumbers{1, 2});
}

TEST_CASE("where no move wins, every strategy keeps the game as long as any") {
  for (const Strategy strategy : strategies)
    CHECK(answer(strategy, "nim", "", "40 40") == answer(Strategy::any, "nim", "", "40 40"));
}
