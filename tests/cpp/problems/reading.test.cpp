#include "judge.hpp"

using namespace judging;
using Kind = nimlab::InputFault::Kind;

TEST_CASE("what an input should have been, and where", "[problems]") {
  const auto large = fault("hdu-1846", "1\n\n  23 1001\n");
  CHECK(large.kind == Kind::too_large);
  CHECK((large.line == 3 && large.column == 6));
  CHECK((large.name == "m" && large.least == 1 && large.most == 1000 && large.found == "1001"));
  CHECK(fault("hdu-1846", "1 0 1").kind == Kind::too_small);
  CHECK(fault("hdu-1846", "1 -5 1").kind == Kind::too_small);
  CHECK(fault("hdu-1846", "1 18446744073709551616 1").kind == Kind::too_large);
  CHECK(fault("hdu-1846", "1 5, 1").found == "5,");
  const auto cut = fault("hdu-1846", "2\n23 2\n4\n");
  CHECK((cut.kind == Kind::ended && cut.line == 4 && cut.column == 1 && cut.name == "m"));
  CHECK(fault("hdu-1846", "").name == "cases");
  const auto more = fault("hdu-1846", "1\n23 2\nx\n");
  CHECK((more.kind == Kind::more && more.line == 3 && more.found == "x" && more.name.empty()));
  // Columns are characters; a long piece is cut.
  const auto wide = fault("hdu-1846", "1 \xE4\xBA\x8C 3");
  CHECK(wide.column == 3);
  CHECK(fault("hdu-1846", "1 3 \xE4\xBA\x8C").column == 5);
  CHECK(fault("hdu-1846", std::string(100, 'x')).found == std::string(40, 'x'));
  CHECK(fault("hdu-1848", "1 2 3\n").kind == Kind::ended);  // without the mark of the end
}

TEST_CASE("numbers with zeros before them are numbers", "[problems]") {
  CHECK(answer("hdu-1846", "001\n" + std::string(30, '0') + "23 02") == "first\n");
  CHECK(fault("hdu-1846", "1 " + std::string(30, '0') + " 1").kind == Kind::too_small);
}

TEST_CASE(
    "eight digits at a time say what one at a time says, around every power of ten and of two, and beyond 64 "
    "bits",
    "[problems]") {
  std::vector<std::string> numbers = {"18446744073709551616", "18446744073709551617", "19999999999999999999",
                                      "20000000000000000000", "99999999999999999999", "100000000000000000000",
                                      "00000000000000000001", "184467440737095516150"};
  std::vector<std::uint64_t> edges;
  for (std::uint64_t power = 1; power <= UINT64_MAX / 10; power *= 10) edges.push_back(power);
  edges.push_back(10'000'000'000'000'000'000u);
  for (int bit = 0; bit < 64; ++bit) edges.push_back(std::uint64_t{1} << bit);
  for (const std::uint64_t edge : edges) {
    for (const std::uint64_t number : {edge - 1, edge, edge + 1, ~edge}) {
      numbers.push_back(std::to_string(number));
      const auto read = nimlab::digits_by_eight(numbers.back(), 0);
      CHECK((read.value == number && read.end == numbers.back().size()));
    }
  }
  for (const std::string& number : numbers) {
    for (const char* behind : {"", " ", "\n12345678", "x2345678", "\xE3\x80\x80 11111111"}) {
      const std::string text = ' ' + number + behind;
      CAPTURE(text);
      const auto one = nimlab::digits_at(text, 1), eight = nimlab::digits_by_eight(text, 1);
      CHECK(eight.end == one.end);
      if (one.end > 1) CHECK(eight.value == one.value);
    }
  }
}

TEST_CASE("an input that is too long", "[problems]") {
  const std::string longer(nimlab::Input::max_bytes + 1, ' ');
  CHECK(fault("hdu-1847", longer).kind == Kind::too_long);
  CHECK(answer("hdu-1847", longer.substr(1)).empty());
}

TEST_CASE("a count that the input does not keep takes no memory", "[problems]") {
  CHECK(fault("hdu-3032", "100 1000000 1").kind == Kind::ended);
}

TEST_CASE("the bench answers as data", "[problems]") {
  const auto all = nimlab::problems();
  REQUIRE(all.size() > 30);
  for (std::size_t i = 0; i < all.size(); ++i) {
    CAPTURE(all[i]->name);
    CHECK((i == 0 || all[i - 1]->name < all[i]->name));
    CHECK(!all[i]->lesson.empty());
    CHECK(nimlab::problem_of(all[i]->name) == all[i]);
  }
  CHECK(nimlab::problem_of("hdu-1") == nullptr);
}
