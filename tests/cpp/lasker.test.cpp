#include "split_games.hpp"

using namespace nimlab;

namespace {
std::vector<naive::Numbers> options(std::uint64_t heap) {
  std::vector<naive::Numbers> out;
  for (std::uint64_t rest = 0; rest < heap; ++rest)
    out.push_back(rest ? naive::Numbers{rest} : naive::Numbers{});
  for (std::uint64_t a = 1; 2 * a <= heap; ++a) out.push_back({a, heap - a});
  return out;
}
}  // namespace

TEST_CASE("lasker: rules by example") {
  CHECK(play("lasker", "5", {1, 2, 3}) == "2 3");
  CHECK(play("lasker", "5", {1, 3, 2}) == "2 3");
  CHECK(play("lasker", "5 7", {1}) == "7");
  CHECK(play("lasker", "5 7", {2, 4}) == "5 4");
  CHECK(play("lasker", "1", {1}) == "0");
  for (const MoveNumbers& move :
       std::vector<MoveNumbers>{{1, 5}, {1, 1, 3}, {1, 2, 4}, {2, 1}, {0, 1}, {1, 0, 5}}) {
    CHECK(refusal([&] { play("lasker", "5", move); }).code == ErrorCode::illegal_move);
  }
  CHECK(refusal([] { play("lasker", "5", {1, 1, 2, 2}); }).code == ErrorCode::syntax);
}

TEST_CASE("lasker: published values") {
  // Winning Ways, ch. 4, "Lasker's Nim".
  CHECK(table("lasker", 13).values == std::vector<std::uint32_t>{0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11});
  // Ferguson, "Game Theory", I.4.2: heaps 2, 5, 7 have values 2, 5, 8, and taking or splitting the 7 to value
  // 7 wins.
  const Analysis ferguson = analyse("lasker", "2 5 7");
  CHECK(ferguson.components == std::vector<std::uint64_t>{2, 5, 8});
  CHECK(ferguson.grundy == 15u);
  CHECK(std::count(ferguson.winning_moves.begin(), ferguson.winning_moves.end(), MoveNumbers{3, 1, 6}) == 1);
}

TEST_CASE("lasker: the theorem holds for one heap up to 20, two up to 9, three up to 5") {
  check_split_game("lasker", "", naive::SplitGame(options), 20, 9, 5);
}

TEST_CASE("lasker: winning splits are counted and found for every heap up to 260 and every value") {
  const std::shared_ptr<Game> rules = game_of("lasker");
  const auto& game = static_cast<const SplitGame&>(*rules);
  for (std::uint64_t heap = 0; heap <= 260; ++heap) {
    std::map<std::uint64_t, std::uint64_t> truth;
    for (const naive::Numbers& parts : options(heap)) {
      std::uint64_t v = 0;
      for (std::uint64_t part : parts) v ^= game.value(part);
      ++truth[v];
    }
    for (std::uint64_t v = 0; v <= 520; ++v) {
      CAPTURE(heap, v);
      std::uint64_t found = 0;
      game.each_option_to(heap, v, [&](const Parts& parts) {
        CHECK(game.allows(heap, parts));
        CHECK((game.value(parts.a) ^ game.value(parts.b)) == v);
        return ++found > 0;
      });
      REQUIRE(found == truth[v]);
      REQUIRE(game.count_to(heap, v) == truth[v]);
    }
  }
}

TEST_CASE("lasker: the largest heaps") {
  const std::string most = "9223372036854775808";  // 2^63 = 4k + 4
  CHECK(analyse("lasker", most).grundy == (std::uint64_t{1} << 63) - 1);
  CHECK(analyse("lasker", most).winning_move_count == 2u);  // take it all, or halve it
  CHECK(refusal([] { analyse("lasker", "9223372036854775809"); }).code == ErrorCode::too_large);
  const Analysis two = analyse("lasker", most + " 12345");
  CHECK(two.outcome == Outcome::N);
  CHECK(analyse("lasker", play("lasker", most + " 12345", two.winning_moves.back())).outcome == Outcome::P);
}
