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
