#include "check_position.hpp"

using namespace nimlab;

TEST_CASE("nim: rules by example") {
  CHECK(play("nim", "3 4 2", {1, 2}) == "1 4 2");  // source 002
  CHECK(play("nim", "3 4 5", {3, 5}) == "3 4 0");
  CHECK(refusal([] { play("nim", "3 4 5", {3, 6}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("nim", "3 4 5", {3, 0}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("nim", "3 4 5", {0, 1}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("nim", "3 4 5", {4, 1}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("nim", "3 4 5", {1}); }).code == ErrorCode::syntax);
  CHECK(analyse("nim", "0 0").outcome == Outcome::P);
  CHECK(analyse("nim", "0 0").move_count == 0);
}

TEST_CASE("nim: published values") {
  // T. S. Ferguson, "Game Theory", part I, section 2: 5 7 9 has nim-sum 11; 1 3 5 7 … and the move in 13
  // 12 8.
  CHECK(analyse("nim", "5 7 9").grundy == 11u);
  CHECK(analyse("nim", "13 12 8").grundy == 9u);
  CHECK(analyse("nim", "13 12 8").winning_moves == std::vector<MoveNumbers>{{1, 9}, {2, 7}, {3, 7}});
  // C. L. Bouton, 1901: the safe combinations of three piles with a member up to 7 that he lists.
  for (const char* safe : {"1 2 3", "1 4 5", "1 6 7", "2 4 6", "2 5 7", "3 4 7", "3 5 6"}) {
    CAPTURE(safe);
    CHECK(analyse("nim", safe).outcome == Outcome::P);
  }
}

TEST_CASE(
    "nim: the closed form is the truth for every position of up to 3 heaps of up to 6, and 4 of up to 3") {
  naive::TakeGame truth;
  for (const auto& [count, largest] : {std::pair{1u, 20u}, {2u, 9u}, {3u, 6u}, {4u, 3u}}) {
    naive::each_position(count, largest,
                         [&](const naive::Heaps& heaps) { check_position("nim", "", truth, heaps); });
  }
}

TEST_CASE("nim: 64-bit heaps") {
  const std::string max = "18446744073709551615";
  const Analysis one = analyse("nim", max);
  CHECK(one.grundy == UINT64_MAX);
  CHECK(one.winning_moves == std::vector<MoveNumbers>{{1, UINT64_MAX}});
  const Analysis pair = analyse("nim", max + " " + max);
  CHECK(pair.outcome == Outcome::P);
  CHECK(pair.move_count == UINT64_MAX);  // saturated
  CHECK(analyse("nim", max + " 1").winning_moves == std::vector<MoveNumbers>{{1, UINT64_MAX - 1}});
  CHECK(play("nim", max, {1, UINT64_MAX}) == "0");
  const Certificate c = certify("nim", max + " " + max, "", 0, 3);
  REQUIRE(c.lines.size() == 3);
  for (const CertificateLine& line : c.lines) CHECK(line.reply == MoveNumbers{2, line.move[1]});
  CHECK_FALSE(c.equal);
}

TEST_CASE("nim: ten thousand heaps, and one too many") {
  std::string text;
  std::uint64_t sum = 0, x = 88172645463325252;
  for (int i = 0; i < 10'000; ++i) {
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;  // xorshift64 (Marsaglia 2003)
    sum ^= x;
    text += std::to_string(x) + ' ';
  }
  const Analysis a = analyse("nim", text);
  CHECK(a.grundy == sum);
  CHECK(a.winning_move_count % 2 == 1);  // an odd number of heaps has the top bit of the sum
  std::string many;
  for (int i = 0; i < 100'001; ++i) many += "1 ";
  const Error error = refusal([&] { analyse("nim", many); });
  CHECK(error.code == ErrorCode::too_many);
  CHECK(error.part == "100001");
  CHECK(error.limit == "100000");
}
