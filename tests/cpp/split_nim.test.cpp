#include "split_games.hpp"

using namespace nimlab;

namespace {
/// What the library says of single heaps.
const SplitGame& heaps() {
  static const std::shared_ptr<Game> game = game_of("split_nim");
  return static_cast<const SplitGame&>(*game);
}

std::vector<naive::Numbers> options(std::uint64_t heap) {
  std::vector<naive::Numbers> out;
  for (std::uint64_t b = 0; b < heap; ++b) {
    for (std::uint64_t a = 0; a <= b; ++a) {
      naive::Numbers parts;
      if (a > 0) parts.push_back(a);
      if (b > 0) parts.push_back(b);
      out.push_back(parts);
    }
  }
  return out;
}
}  // namespace

TEST_CASE("split_nim: rules by example") {
  CHECK(play("split_nim", "5", {1, 4, 4}) == "4 4");
  CHECK(play("split_nim", "5 2", {1, 3}) == "3 2");
  CHECK(play("split_nim", "1", {1}) == "0");
  CHECK(refusal([] { play("split_nim", "5", {1, 5}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("split_nim", "5", {1, 1, 5}); }).code == ErrorCode::illegal_move);
}

TEST_CASE("split_nim: the values are the odious numbers, OEIS A000069, those of Mock Turtles") {
  CHECK(table("split_nim", 16).values ==
        std::vector<std::uint32_t>{0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28});
}

TEST_CASE("split_nim: Mock Turtles has the same values for every place up to 64") {
  // Turn one, two or three coins, the rightmost from heads to tails: a single head at place n (from 1) may
  // become heads at none, one or two places to its left.
  std::vector<std::uint64_t> turtles;
  for (std::size_t n = 0; n <= 64; ++n) {
    std::set<std::uint64_t> reached;
    if (n > 0) reached.insert(0);
    for (std::size_t a = 1; a < n; ++a) {
      reached.insert(turtles[a]);
      for (std::size_t b = a + 1; b < n; ++b) reached.insert(turtles[a] ^ turtles[b]);
    }
    std::uint64_t mex = 0;
    while (reached.count(mex)) ++mex;
    turtles.push_back(mex);
    CHECK(heaps().value(n) == mex);
  }
}

TEST_CASE("split_nim: the theorem holds for one heap up to 4, two up to 3, three up to 2") {
  check_split_game("split_nim", "", naive::SplitGame(options), 4, 3, 2);
}

TEST_CASE("split_nim: winning splits are counted and found for every heap up to 70 and every value") {
  const SplitGame& game = heaps();
  for (std::uint64_t heap = 0; heap <= 70; ++heap) {
    std::map<std::uint64_t, std::uint64_t> truth;
    for (const naive::Numbers& parts : options(heap)) {
      std::uint64_t v = 0;
      for (std::uint64_t part : parts) v ^= game.value(part);
      ++truth[v];
    }
    for (std::uint64_t v = 0; v <= 260; ++v) {
      CAPTURE(heap, v);
      std::set<std::pair<std::uint64_t, std::uint64_t>> found;
      game.each_option_to(heap, v, [&](const Parts& parts) {
        CHECK((game.value(parts.a) ^ game.value(parts.b)) == v);
        CHECK((parts.a <= parts.b && parts.b < heap));
        return found.insert({parts.a, parts.b}).second;
      });
      REQUIRE(found.size() == truth[v]);
      REQUIRE(game.count_to(heap, v) == truth[v]);
    }
  }
}

TEST_CASE("split_nim: the largest heaps, and all options by number") {
  const std::string most = "9223372036854775808";
  CHECK(analyse("split_nim", most).grundy ==
        UINT64_MAX - 1);  // 2^63 − 1 has an odd number of ones: 63 of them
  CHECK(analyse("split_nim", most).winning_move_count == std::uint64_t{1} << 63);
  CHECK(analyse("split_nim", most + " 9223372036854775807 5").outcome == Outcome::N);
  const SplitGame& game = heaps();
  for (std::uint64_t i : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1} << 40, UINT64_MAX - 1}) {
    const Parts parts = game.option_at(std::uint64_t{1} << 63, i);
    CHECK(parts.a <= parts.b);
    const auto b = static_cast<unsigned long long>(parts.b);
    CHECK((b % 2 == 0 ? b / 2 * (b + 1) : (b + 1) / 2 * b) + parts.a == i);
  }
}
