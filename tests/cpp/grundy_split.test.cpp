#include "games/splits/split_table.hpp"
#include "split_games.hpp"

using namespace nimlab;

namespace {
std::vector<naive::Numbers> options(std::uint64_t heap) {
  std::vector<naive::Numbers> out;
  for (std::uint64_t a = 1; 2 * a < heap; ++a) out.push_back({a, heap - a});
  return out;
}
}  // namespace

TEST_CASE("grundy_split: rules by example") {
  CHECK(play("grundy_split", "7", {1, 3, 4}) == "3 4");
  CHECK(play("grundy_split", "3 7", {2, 6, 1}) == "3 1 6");
  CHECK(refusal([] { play("grundy_split", "6", {1, 3, 3}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("grundy_split", "6", {1, 5}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("grundy_split", "6", {1}); }).code == ErrorCode::illegal_move);
  CHECK(analyse("grundy_split", "1 2").move_count == 0);
}

TEST_CASE("grundy_split: published values, OEIS A002188") {
  CHECK(first(table("grundy_split", 64).values, 51) ==
        std::vector<std::uint32_t>{0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3,
                                   2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1, 2, 4,
                                   1, 2, 4, 1, 2, 4, 1, 5, 4, 1, 5, 4, 1, 5, 4, 1, 0});
}

TEST_CASE("grundy_split: all positions of one heap up to 24, two up to 10, three up to 6") {
  check_split_game("grundy_split", "", naive::SplitGame(options), 24, 10, 6);
}

TEST_CASE("grundy_split: the sparse-space method agrees with the definition on every heap up to 4,000") {
  const ValueTable t = table("grundy_split", 4001);
  std::vector<std::uint32_t> truth;
  std::vector<std::size_t> seen(4096, 0);
  for (std::size_t n = 0; n <= 4000; ++n) {
    for (std::size_t a = 1; 2 * a < n; ++a) seen[truth[a] ^ truth[n - a]] = n;
    std::uint32_t mex = 0;
    while (n > 0 && seen[mex] == n) ++mex;
    truth.push_back(mex);
  }
  CHECK(t.values == truth);
  CHECK_FALSE(t.period);  // none is known
}

TEST_CASE("grundy_split: no period is claimed where parts must differ, however much it looks like one") {
  // Taking one stone of a heap, 0 1 0 1 …: a period, but not by the theorem for octal games.
  SplitTable taking_one({{0, 3}, true}), octal({{0, 3}, false});
  for (int i = 0; i < 3; ++i) taking_one.grow(), octal.grow();
  CHECK(taking_one.values()[1'000] == 0);
  CHECK(taking_one.values()[1'001] == 1);
  CHECK_FALSE(taking_one.period());
  CHECK(octal.period() == Period{0, 2});
}
