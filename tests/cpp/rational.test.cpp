#include "core/rational.hpp"

#include <string>

#include "catch.hpp"
#include "core/error.hpp"

using namespace nimlab;

namespace {

constexpr RationalLimits limits{1'000'000'000'000'000, 1'000'000'000};

std::string read(std::string_view text) {
  const auto [top, bottom] = read_rational({text, 7}, Field::position, limits);
  return std::to_string(top) + (bottom == 1 ? "" : '/' + std::to_string(bottom));
}

ErrorCode refused(std::string_view text) {
  try {
    read(text);
  } catch (const Error& error) {
    CHECK(error.at >= 7);
    return error.code;
  }
  FAIL("read: " << text);
  return ErrorCode::syntax;
}

}  // namespace

TEST_CASE("rational: whole numbers, fractions and finite decimals are exact") {
  CHECK(read("3") == "3");
  CHECK(read("-6/4") == "-3/2");
  CHECK(read("−4") == "-4");
  CHECK(read("－１２／８") == "-3/2");
  CHECK(read("0.5") == "1/2");
  CHECK(read("-1.2") == "-6/5");
  CHECK(read(".25") == "1/4");
  CHECK(read("3.") == "3");
  CHECK(read("１．５") == "3/2");
  CHECK(read("1e-3") == "1/1000");
  CHECK(read("2.5E2") == "250");
  CHECK(read("1e+3") == "1000");
  CHECK(read("-0.0") == "0");
  CHECK(read("0e99999") == "0");
  CHECK(read("0.3333333330") == "333333333/1000000000");
  CHECK(read("1.000000000000000000000") == "1");
  CHECK(read("1000000e-6") == "1");
  CHECK(read("0.00000000050e1") == "1/200000000");
  CHECK(read("1e15") == "1000000000000000");
  // 2^-9 is a decimal of nine places
  CHECK(read("0.001953125") == "1/512");
}

TEST_CASE("rational: every decimal of a few places is the fraction it says") {
  for (int places = 1; places <= 4; ++places) {
    int bottom = 1;
    for (int i = 0; i < places; ++i) bottom *= 10;
    for (int top = 0; top < 3 * bottom; top += places < 3 ? 1 : 37) {
      std::string behind = std::to_string(top % bottom);
      behind.insert(0, static_cast<std::size_t>(places) - behind.size(), '0');
      const std::string fraction = std::to_string(top) + '/' + std::to_string(bottom);
      CHECK(read(std::to_string(top / bottom) + '.' + behind) == read(fraction));
      CHECK(read(std::to_string(top) + "e-" + std::to_string(places)) == read(fraction));
    }
  }
}

TEST_CASE("rational: what is none is refused, and what is too large") {
  for (const char* text : {"",      "-",   ".",  "x",    "1.2.3", "1/x", "1.5/2", "1/2.5", "e3",    "1e",
                           "1e+-2", "--1", "1-", "0x10", "1/",    "/2",  "∞",     "1,5",   "5e1.5", ".e1"}) {
    CAPTURE(text);
    CHECK(refused(text) == ErrorCode::not_a_number);
  }
  CHECK(refused("1/0") == ErrorCode::too_small);
  for (const char* text : {"1e16", "1000000000000001", "0.0000000001", "1e-10", "1/1000000001",
                           "123456789.0123456789", "1e99999", "1e-99999", "9999999999999999999"}) {
    CAPTURE(text);
    CHECK(refused(text) == ErrorCode::too_large);
  }
}

TEST_CASE("rational: commas that may be decimal signs are asked about") {
  const auto readings = [](std::string_view text) -> std::string {
    try {
      refuse_decimal_commas({text, 0}, Field::position);
    } catch (const Error& error) {
      CHECK(error.code == ErrorCode::ambiguous);
      return error.limit;
    }
    return {};
  };
  CHECK(readings("0,5 1,2; 3,0 4,1") == "0 5 1 2; 3 0 4 1\n0.5 1.2; 3.0 4.1");
  CHECK(readings("2,1 0,0\n0,0 1,2") == "2 1 0 0;0 0 1 2\n2.1 0.0;0.0 1.2");
  CHECK(readings("[[1,1 -1,2] 0,0]") == "[[1 1 -1 2] 0 0]\n[[1.1 -1.2] 0.0]");
  CHECK(readings("max[1,1 −1,2]") == "max[1 1 −1 2]\nmax[1.1 −1.2]");
  // One reading: commas alone separate, or something is no decimal.
  for (const char* text : {"1,2;3,4", "1,2,3 4,5,6", "1, 2; 3, 4", "1,2 3; 4,5 6", "0.5,1 2,3", "1/2,1 2,3",
                           "1 2; 3 4", "[1,2]", "[1,2] [3,4]", "0,5", "", "a,b c,d", ",1 2,"}) {
    CAPTURE(text);
    CHECK(readings(text).empty());
  }
}
