#include "split_games.hpp"

using namespace nimlab;

namespace {

std::string code;  // of the game that `options` plays

std::vector<naive::Numbers> options(std::uint64_t heap) {
  std::vector<naive::Numbers> out;
  std::uint64_t k = 0;
  for (char c : code) {
    if (c == '.') continue;
    const int digit = c - '0';
    if (k <= heap) {
      const std::uint64_t left = heap - k;
      if (left == 0 && k > 0 && digit % 2 == 1) out.push_back({});
      if (left > 0 && digit / 2 % 2 == 1) out.push_back({left});
      for (std::uint64_t a = 1; digit >= 4 && 2 * a <= left; ++a) out.push_back({a, left - a});
    }
    ++k;
  }
  return out;
}

/// SG values by mex, of heaps 0 … count − 1.
std::vector<std::uint32_t> by_definition(const std::string& rule, std::uint32_t count) {
  const std::string digits = rule.substr(0, 1) + rule.substr(2);
  std::vector<std::uint32_t> values, seen(1 << 16, 0);  // n + 1 when a value was last among the options of n
  for (std::uint32_t n = 0; n < count; ++n) {
    for (std::uint32_t k = 0; k < digits.size() && k <= n; ++k) {
      const int digit = digits[k] - '0';
      const std::uint32_t left = n - k;
      if (left == 0 && k > 0 && digit % 2 == 1) seen[0] = n + 1;
      if (left > 0 && k > 0 && digit / 2 % 2 == 1) seen[values[left]] = n + 1;
      for (std::uint32_t a = 1; digit >= 4 && 2 * a <= left; ++a) seen[values[a] ^ values[left - a]] = n + 1;
    }
    std::uint32_t mex = 0;
    while (seen[mex] == n + 1) ++mex;
    values.push_back(mex);
  }
  return values;
}

}  // namespace

TEST_CASE("octal: rules by example") {
  CHECK(play("octal", "9", {1, 3, 4}, "0.77") == "3 4");
  CHECK(play("octal", "9", {1, 8}, "0.77") == "8");
  CHECK(play("octal", "2 9", {1}, "0.77") == "9");
  CHECK(play("octal", "1", {1}, "0.77") == "0");
  CHECK(refusal([] { play("octal", "9", {1, 3, 3}, "0.77"); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("octal", "1", {1}, "0.07"); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("octal", "9", {1, 9}, "4.0"); }).code == ErrorCode::illegal_move);
  CHECK(play("octal", "9", {1, 4, 5}, "4.0") == "4 5");
}

TEST_CASE("octal: codes are read and written in one form, and refused where they go wrong") {
  const auto canonical = [](const char* rule) { return open_game("octal", rule)->rule(); };
  CHECK(canonical("") == "0.77");
  CHECK(canonical(".770") == "0.77");
  CHECK(canonical("kayles") == "0.77");
  CHECK(canonical("dawsons-kayles") == "0.07");
  CHECK(canonical("dawsons-chess") == "0.137");
  CHECK(canonical("4.") == "4.0");
  const auto is = [](const char* rule, ErrorCode expected, std::string part, std::size_t at) {
    const Error e = refusal([&] { open_game("octal", rule); });
    return e.code == expected && e.field == Field::rule && e.part == part && e.at == at;
  };
  CHECK(is("0.79", ErrorCode::too_large, "9", 3));
  CHECK(is("2.7", ErrorCode::syntax, "2", 0));
  CHECK(is("0.7x", ErrorCode::not_a_number, "x", 3));
  CHECK(is("0.7\xF0\x9F\x98\x80", ErrorCode::not_a_number, "\xF0\x9F\x98\x80", 3));  // whole, of UTF-8
  CHECK(is("77", ErrorCode::syntax, "77", 0));
  CHECK(is("0.7 7", ErrorCode::syntax, "7", 4));
  CHECK(refusal([] { open_game("octal", std::string("0.") + std::string(65, '7')); }).limit == "64");
}

TEST_CASE("octal: published values") {
  // Kayles, OEIS A002186; Winning Ways, ch. 4: period 12, the last exception at 70.
  CHECK(first(table("octal", 300, "0.77").values, 24) ==
        std::vector<std::uint32_t>{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7});
  CHECK(table("octal", 300, "0.77").period == Period{71, 12});
  // Dawson's chess, OEIS A002187: period 34, the last exception at 51. Dawson's Kayles is the same, one
  // later.
  const std::vector<std::uint32_t> dawson{0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2,
                                          2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4};
  CHECK(first(table("octal", 300, "0.137").values, 34) == dawson);
  CHECK(table("octal", 300, "0.137").period == Period{52, 34});
  const auto kayles = table("octal", 300, "0.07");
  CHECK(std::vector<std::uint32_t>(kayles.values.begin() + 1, kayles.values.begin() + 35) == dawson);
  CHECK(kayles.period == Period{53, 34});
  // Winning Ways, ch. 4, table 7: Guiles repeats 1101122122 from the first heap on.
  CHECK(first(table("octal", 300, "0.15").values, 11) ==
        std::vector<std::uint32_t>{0, 1, 1, 0, 1, 1, 2, 2, 1, 2, 2});
  CHECK(table("octal", 300, "0.15").period == Period{1, 10});
}

TEST_CASE("octal: long periods, published by A. Flammenkamp (Octal games) and in Winning Ways, ch. 4") {
  CHECK(table("octal", 9'000, "0.156").period == Period{3479, 349});
  CHECK(table("octal", 15'000, "0.165").period == Period{5181, 1550});
}

TEST_CASE("octal: .16 has the period 149,459 after 105,351 (A. Gangolli and T. Plambeck 1989)") {
  CHECK_FALSE(open_game("octal", "0.16")->table(500'000)->step());  // long work goes in steps
  CHECK_FALSE(table("octal", 500'000, "0.16").period);              // too early: not proven yet
  CHECK(table("octal", 510'000, "0.16").period == Period{105'351, 149'459});
}

TEST_CASE("octal: all positions of one heap up to 16, two up to 7, three up to 4, for codes of every kind") {
  for (const char* rule : {"0.77", "0.07", "0.137", "0.6", "4.0", "4.3", "0.3", "0.01234567", "4.7"}) {
    code = rule;
    check_split_game("octal", rule, naive::SplitGame(options), 16, 7, 4);
  }
}

TEST_CASE("octal: table and period are the truth for every code 0.ab and 4.ab, heaps up to 400") {
  for (int d0 : {0, 4}) {
    for (int a = 0; a < 8; ++a) {
      for (int b = 0; b < 8; ++b) {
        const std::string rule = std::to_string(d0) + '.' + std::to_string(a) + std::to_string(b);
        CAPTURE(rule);
        const ValueTable t = table("octal", 400, rule);
        const std::vector<std::uint32_t> truth = by_definition(rule, 400);
        REQUIRE(t.values == truth);
        if (!t.period) continue;
        const auto [preperiod, period] = *t.period;
        for (std::size_t n = preperiod; n + period < 400; ++n) REQUIRE(truth[n] == truth[n + period]);
        if (preperiod > 0) REQUIRE(truth[preperiod - 1] != truth[preperiod - 1 + period]);
      }
    }
  }
}

TEST_CASE("octal: the sparse-space method agrees with the definition on every heap up to 3,000") {
  for (const char* rule : {"0.77", "0.16", "0.06", "0.644", "4.7", "0.356"}) {
    CAPTURE(rule);
    REQUIRE(table("octal", 3000, rule).values == by_definition(rule, 3000));
  }
}

TEST_CASE(
    "octal: the mask of rare values is chosen anew at every doubling, and the values are right behind it") {
  SplitTable table({{0, 0, 0, 7}});
  while (table.values().size() <= 65'536) table.grow();
  CHECK(table.rare() < 14'400);  // of 65,536; 17,300 under the mask that was best for half as many
  const auto values = table.values();
  std::vector<std::size_t> seen(4096, 0);
  for (std::size_t n = 3; n < values.size(); n += n < 65'500 ? 97 : 1) {
    for (std::size_t a = 0; 2 * a <= n - 3; ++a) seen[values[a] ^ values[n - 3 - a]] = n;
    std::size_t mex = 0;
    while (seen[mex] == n) ++mex;
    REQUIRE(values[n] == mex);
  }
}

TEST_CASE("octal: a period must be seen for as many heaps more as the code has digits") {
  // 64 stones are taken, and two heaps left: the first 66 values are 0, and prove nothing.
  const std::string rule = "0." + std::string(63, '0') + '4';
  CHECK(table("octal", 400, rule).values == by_definition(rule, 400));
}

TEST_CASE("octal: limits are named") {
  CHECK(refusal([] { analyse("octal", "600000 500000"); }).limit == "1000000");
  CHECK(refusal([] { table("octal", 1'048'577); }).limit == "1048576");
}
