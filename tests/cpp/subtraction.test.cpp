#include "check_position.hpp"
#include "games/heaps/subtraction_table.hpp"

using namespace nimlab;

namespace {
std::vector<std::uint32_t> first(const std::vector<std::uint32_t>& values, std::size_t count) {
  return {values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count)};
}
}  // namespace

TEST_CASE("subtraction: rules by example") {
  CHECK(play("subtraction", "20", {1, 4}, "1,3,4") == "16");
  CHECK(refusal([] { play("subtraction", "20", {1, 2}, "1,3,4"); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("subtraction", "3", {1, 4}, "1,3,4"); }).code == ErrorCode::illegal_move);
  // What may be taken instead is told; "0" where nothing can be.
  const auto allowed = [](const char* position, MoveNumbers move, const char* rule) {
    return refusal([&] { play("subtraction", position, move, rule); }).limit;
  };
  CHECK(allowed("20", {1, 2}, "1,3,4") == "1,3,4");
  CHECK(allowed("5 3", {2, 4}, "1,3,4") == "1,3");
  CHECK(allowed("20", {1, 6}, "2..5") == "2..5");
  CHECK(allowed("2", {1, 3}, "1..5") == "1..2");
  CHECK(allowed("2", {1, 3}, "3,5") == "0");
  CHECK(allowed("2", {2, 1}, "3,5").empty());
  CHECK(analyse("subtraction", "2", "3,5").move_count == 0);
  CHECK(analyse("subtraction", "5 7 9", "1,3,4").components == std::vector<std::uint64_t>{3, 0, 0});
}

TEST_CASE("subtraction: rules are read and written in one form") {
  const auto canonical = [](const char* rule) { return open_game("subtraction", rule)->rule(); };
  CHECK(canonical("") == "1,3,4");
  CHECK(canonical(" 4, 3 ,1,1") == "1,3,4");
  CHECK(canonical("{1，3、4}") == "1,3,4");
  CHECK(canonical("１ ３ ４") == "1,3,4");
  CHECK(canonical("1..5") == "1..5");
  CHECK(canonical("3,1,2,4") == "1..4");
  CHECK(canonical("1…5,7") == "1..5,7");
  CHECK(canonical("2..4,9,10") == "2..4,9,10");
  CHECK(canonical("2..1001,2..1001,2..1001") ==
        "2..1001");  // a thousand numbers, however often they are named
  CHECK(canonical("5..9,2..6,9..1025") == "2..1025");
  CHECK(canonical("1..18446744073709551615") == "1..18446744073709551615");
}

TEST_CASE("subtraction: a rule that loses its meaning is refused where it does") {
  const auto refused = [](const std::string& rule) {
    return refusal([&] { open_game("subtraction", rule); });
  };
  const auto is = [](const Error& e, ErrorCode code, std::string part, std::size_t at) {
    return e.code == code && e.field == Field::rule && e.part == part && e.at == at;
  };
  CHECK(is(refused("1,0,4"), ErrorCode::too_small, "0", 2));
  CHECK(is(refused("1,-3"), ErrorCode::negative, "-3", 2));
  CHECK(is(refused("1,x,4"), ErrorCode::not_a_number, "x", 2));
  CHECK(is(refused("1,18446744073709551616"), ErrorCode::too_large, "18446744073709551616", 2));
  CHECK(is(refused("5..2"), ErrorCode::too_small, "2", 3));
  CHECK(is(refused("1,3.."), ErrorCode::syntax, "3..", 2));
  CHECK(refused(" , ").code == ErrorCode::empty);
  CHECK(refused("3,1048577").code == ErrorCode::too_large);
  CHECK(refused("2..1026").code == ErrorCode::too_many);
  CHECK(refused("2..1026").limit == "1024");
  CHECK(refused("2..1000,3000..3025").part == "1025");
}

TEST_CASE("subtraction: published values") {
  // T. S. Ferguson, "Game Theory", part I, section 3: S = {1,3,4} has SG values 0 1 0 1 2 3 2, of period 7.
  const ValueTable ferguson = table("subtraction", 100, "1,3,4");
  CHECK(first(ferguson.values, 9) == std::vector<std::uint32_t>{0, 1, 0, 1, 2, 3, 2, 0, 1});
  CHECK(table("subtraction", 4096, "1,3,4").period == Period{0, 7});
  // Winning Ways, chapter 4, table of subtraction games: S(2,4,7) … its nim-sequence is 00112203102102 with
  // the period 102 after 8 values.
  const ValueTable winning_ways = table("subtraction", 4096, "2,4,7");
  CHECK(first(winning_ways.values, 14) ==
        std::vector<std::uint32_t>{0, 0, 1, 1, 2, 2, 0, 3, 1, 0, 2, 1, 0, 2});
  CHECK(winning_ways.period == Period{8, 3});
  // {1..m}: n mod (m + 1).
  CHECK(first(table("subtraction", 100, "1..3").values, 6) == std::vector<std::uint32_t>{0, 1, 2, 3, 0, 1});
}

TEST_CASE(
    "subtraction: table and period are the truth for every set within {1 … 6} and every heap up to 60") {
  for (unsigned bits = 1; bits < 64; ++bits) {
    naive::TakeGame truth;
    naive::Heaps set;
    for (std::uint64_t s = 1; s <= 6; ++s) {
      if ((bits >> (s - 1)) & 1) set.push_back(s), truth.takes.insert(s);
    }
    const std::string rule = naive::text(set);
    for (std::uint64_t n = 0; n <= 60; ++n) check_position("subtraction", rule, truth, {n});
    const ValueTable t = table("subtraction", 5000, rule);
    CAPTURE(rule);
    REQUIRE(t.period);
    for (std::uint64_t n = 0; n < 600; ++n) REQUIRE(t.values[n] == truth.grundy({n}));
    const auto [preperiod, period] = *t.period;
    const auto holds = [&](std::uint64_t from, std::uint64_t p) {
      for (std::uint64_t n = from; n + p < 5000; ++n) {
        if (t.values[n] != t.values[n + p]) return false;
      }
      return true;
    };
    CHECK(holds(preperiod, period));
    CHECK((preperiod == 0 || !holds(preperiod - 1, period)));
    for (std::uint64_t p = 1; p < period; ++p) CHECK_FALSE(holds(2500, p));
  }
}

TEST_CASE("subtraction: sums of two heaps up to 12 for every set within {1 … 4}") {
  for (unsigned bits = 1; bits < 16; ++bits) {
    naive::TakeGame truth;
    naive::Heaps set;
    for (std::uint64_t s = 1; s <= 4; ++s) {
      if ((bits >> (s - 1)) & 1) set.push_back(s), truth.takes.insert(s);
    }
    naive::each_position(2, 12, [&](const naive::Heaps& heaps) {
      check_position("subtraction", naive::text(set), truth, heaps);
    });
  }
}

TEST_CASE("subtraction: large sets go another way and come to the same") {
  std::string rule;
  naive::TakeGame truth;
  for (std::uint64_t s = 2; s <= 140; s += 2) rule += std::to_string(s) + ',', truth.takes.insert(s);
  const ValueTable t = table("subtraction", 400, rule);
  for (std::uint64_t n = 0; n < 400; ++n) REQUIRE(t.values[n] == truth.grundy({n}));
}

TEST_CASE("subtraction: 64-bit heaps") {
  const std::string max = "18446744073709551615";
  CHECK(analyse("subtraction", max, "1..999999999999999999").grundy ==
        UINT64_MAX % 1'000'000'000'000'000'000u);
  CHECK(analyse("subtraction", max, "1.." + max).grundy == UINT64_MAX);
  CHECK(analyse("subtraction", max, "1.." + max).winning_moves == std::vector<MoveNumbers>{{1, UINT64_MAX}});
  // Through the proven period: 2^64 − 1 = 7 k + 1, and the value of 1 is 1.
  CHECK(UINT64_MAX % 7 == 1);
  CHECK(analyse("subtraction", max, "1,3,4").grundy == 1u);
  CHECK(analyse("subtraction", max + " 1", "1,3,4").outcome == Outcome::P);
  CHECK(play("subtraction", max, {1, 4}, "1,3,4") == "18446744073709551611");
}

TEST_CASE("subtraction: bounded sets on every pair of bound and heap up to 40") {
  for (std::uint64_t m = 1; m <= 12; ++m) {
    naive::TakeGame truth;
    for (std::uint64_t s = 1; s <= m; ++s) truth.takes.insert(s);
    for (std::uint64_t n = 0; n <= 40; ++n)
      check_position("subtraction", "1.." + std::to_string(m), truth, {n});
  }
}

TEST_CASE("subtraction: a table that is too long says so") {
  CHECK(refusal([] { table("subtraction", 8'388'609, "1,3,4"); }).limit == "8388608");
  SubtractionTable full({3, 1'000'003});
  while (full.values().size() < SubtractionTable::max_values) full.grow();
  const Error error = refusal([&] { full.grow(); });
  CHECK(error.code == ErrorCode::too_long);
  CHECK(error.limit == "8388608");
}
