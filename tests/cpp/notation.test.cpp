#include "core/numbers.hpp"

#include "asking.hpp"

using namespace nimlab;

namespace {
Error refused(std::string_view text, ListLimits limits = {3, 100, 1}) {
  return refusal([&] { number_list(text, Field::position, limits); });
}
}  // namespace

TEST_CASE("numbers are read as people write them") {
  const std::vector<std::uint64_t> expected{3, 4, 5};
  for (const char* text : {"3 4 5", " 3,4 , 5 ", "3，4、5", "3；4;5", "３　４　５", "3\n4\t5", "003 4 5"}) {
    CAPTURE(text);
    CHECK(number_list(text, Field::position, {10}) == expected);
  }
  CHECK(number_list("18446744073709551615", Field::position, {1}).front() == UINT64_MAX);
  CHECK(join(expected) == "3 4 5");
}

TEST_CASE("numbers are written as the standard library writes them, around every power of ten and of two") {
  std::vector<std::uint64_t> edges;
  for (std::uint64_t power = 1; power <= UINT64_MAX / 10; power *= 10) edges.push_back(power);
  edges.push_back(10'000'000'000'000'000'000u);
  for (int bit = 0; bit < 64; ++bit) edges.push_back(std::uint64_t{1} << bit);
  std::string expected;
  NumberWriter out(40), small;
  for (const std::uint64_t edge : edges) {
    for (const std::uint64_t number : {edge - 1, edge, edge + 1}) {
      char text[longest_number];
      CHECK(std::string(text, write_number(text, number)) == std::to_string(number));
      expected += std::to_string(number) + ',';
      out.number(number).sign(',');
      small.number(number).sign(',');
    }
  }
  CHECK(out.text() == expected);
  CHECK(small.text() == expected);
}

TEST_CASE("what is no number is named, with its place and the limit it breaks") {
  CHECK(refused("").code == ErrorCode::empty);
  CHECK(refused("  ,").code == ErrorCode::empty);
  const Error word_error = refused("3 four 5");
  CHECK(word_error.code == ErrorCode::not_a_number);
  CHECK(word_error.part == "four");
  CHECK(word_error.at == 2);
  CHECK(refused("3.5").code == ErrorCode::not_a_number);
  CHECK(refused("1e3").code == ErrorCode::not_a_number);
  CHECK(refused("--1").code == ErrorCode::not_a_number);
  CHECK(refused("-1").code == ErrorCode::negative);
  CHECK(refused("−1").code == ErrorCode::negative);
  const Error large = refused("7 101");
  CHECK(large.code == ErrorCode::too_large);
  CHECK(large.limit == "100");
  CHECK(large.at == 2);
  CHECK(refusal([] { number_list("18446744073709551616", Field::rule, {1}); }).code == ErrorCode::too_large);
  CHECK(refused("1 0").code == ErrorCode::too_small);
  const Error many = refused("1 2 3 4");
  CHECK(many.code == ErrorCode::too_many);
  CHECK(many.part == "4");
  CHECK(many.limit == "3");
  CHECK(many.at == 6);
}

TEST_CASE("numbers of any length are written and read again, up to 2^64 − 1 and no further") {
  std::vector<std::uint64_t> numbers{0, UINT64_MAX, UINT64_MAX - 1};
  for (std::uint64_t power = 1;; power *= 10) {  // 1, 10, … 10^19: all lengths, and those around
    for (std::uint64_t n : {power - 1, power, power + 1, 9 * power, 3 * power + power / 7})
      numbers.push_back(n);
    if (power == 10'000'000'000'000'000'000u) break;
  }
  std::string expected;  // written by the standard library, and longer than any block
  for (int i = 0; i < 20; ++i) {
    for (std::uint64_t n : numbers) expected += (expected.empty() ? "" : " ") + std::to_string(n);
  }
  const std::vector<std::uint64_t> read = number_list(expected, Field::position, {});
  CHECK(read.size() == 20 * numbers.size());
  CHECK(std::vector(read.begin(), read.begin() + static_cast<std::ptrdiff_t>(numbers.size())) == numbers);
  CHECK(join(read) == expected);

  for (std::string zeros : {"0", "000000000000000000000000"}) {
    CHECK(number_list(zeros + "18446744073709551615", Field::position, {}).front() == UINT64_MAX);
    CHECK(number_list(zeros + "7", Field::position, {}).front() == 7);
    CHECK(number_list(zeros, Field::position, {}).front() == 0);
  }
  for (const char* text :
       {"18446744073709551616", "19999999999999999999", "20000000000000000000", "99999999999999999999",
        "100000000000000000000", "018446744073709551616", "340282366920938463463374607431768211456",
        "１８４４６７４４０７３７０９５５１６１６"}) {
    CAPTURE(text);
    CHECK(refusal([&] { number_list(text, Field::position, {}); }).code == ErrorCode::too_large);
  }
}

TEST_CASE("what an error quotes is short and whole") {
  std::string long_word;
  for (int i = 0; i < 30; ++i) long_word += "石";
  const Error error = refused(long_word);
  CHECK(error.part.size() == 39);  // thirteen characters of three bytes: 40 would cut one
  CHECK(refused(std::string(1'000'000, 'x')).part == std::string(40, 'x'));
  CHECK(refused(std::string("\xFF\xFE", 2)).code == ErrorCode::not_a_number);
}

TEST_CASE("unknown games, rules that a game does not have, questions it cannot answer") {
  CHECK(refusal([] { open_game("chess", ""); }).code == ErrorCode::unknown_game);
  CHECK(refusal([] { open_game("nim", "1,2"); }).field == Field::rule);
  CHECK(refusal([] { table("nim", 10); }).code == ErrorCode::unsupported);
}
