#include <random>

#include "asking.hpp"
#include "largest.hpp"

using namespace nimlab;

namespace {

std::string shown(const std::string& text) { return text.size() < 200 ? text : text.substr(0, 200) + " …"; }

}  // namespace

TEST_CASE("limits: what legal play reaches from the largest positions of every game is read again") {
  std::mt19937_64 random(1122);
  const auto all = largest::positions();
  for (const GameInfo* info : games()) {
    const std::string name(info->name);
    CAPTURE(name);
    REQUIRE(all.count(name) == 1);  // a new game says here what its limits are
    for (const auto& [rule, position] : all.at(name)) {
      const auto game = open_game(name, rule);
      // A few options, and a few options of each: the first, the last, and some between.
      const auto walk = [&](const auto& self, const std::string& p, int depth) -> void {
        CAPTURE(shown(p));
        REQUIRE(game->canonical(p) == p);
        if (depth == 0) return;
        const std::uint64_t total = game->moves(p, 0, 0).total;
        const std::uint64_t samples = std::min<std::uint64_t>(total, p.size() > 100'000 ? 1 : 6);
        for (std::uint64_t i = 0; i < samples; ++i) {
          const std::uint64_t offset = i == 0 ? total - 1 : i == 1 ? 0 : random() % total;
          const MoveList one = game->moves(p, offset, 1);
          REQUIRE(one.moves.size() == 1);
          CAPTURE(one.moves[0]);
          self(self, game->play(p, one.moves[0]), depth - 1);
        }
      };
      walk(walk, game->canonical(position), 2);
    }
  }
}

TEST_CASE("limits: what cannot be reached from within them is refused, and the limit is named") {
  const auto limit = [](const char* game, const std::string& position, const std::string& rule = "") {
    return refusal([&] { analyse(game, position, rule); }).limit;
  };
  CHECK(limit("octal", "1000000 1") == "1000000");
  CHECK(limit("octal", largest::repeat(1'000'001, "1")) == "1000000");
  CHECK(limit("grundy_split", "500000 500001") == "1000000");
  CHECK(limit("new_stone", "1001") == "1000");
  CHECK(limit("new_stone", "999 2") == "1000");
  CHECK(limit("new_stone", largest::repeat(11, "1")) == "10");
  CHECK(limit("lasker", "9223372036854775809") == "9223372036854775808");
  CHECK(limit("split_nim", "9223372036854775809") == "9223372036854775808");
}

TEST_CASE("limits: split games answer with as many heaps as play can make") {
  CHECK(analyse("lasker", largest::repeat(20'001, "7")).grundy == 8u);
  CHECK(analyse("split_nim", largest::repeat(20'001, "7")).grundy == 13u);
  CHECK(analyse("octal", largest::repeat(100'001, "5")).grundy == 4u);
  CHECK(analyse("grundy_split", largest::repeat(100'001, "5")).grundy == 2u);
}
