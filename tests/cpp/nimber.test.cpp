#include "math/nimber.hpp"
#include "core/numbers.hpp"
#include "told.hpp"

using namespace nimlab;
using Numbers = std::vector<std::uint64_t>;

namespace {

std::uint64_t value(const std::string& what, const std::string& text) {
  return told("nimber", what, text)["value"].number;
}
Error error(const std::string& what, const std::string& text) {
  return refusal([&] { told("nimber", what, text); });
}

}  // namespace

TEST_CASE("nimber: questions by example") {
  CHECK(value("multiply", "12 9") == 10);    // source 004
  CHECK(value("multiply", "24 17") == 128);  // source 004
  CHECK(value("multiply", "2 2 2") == 1);
  CHECK(value("multiply", "7") == 7);
  // The square of the Fermat 2-power 2^64 is three halves of it; an ordinary product with what is smaller.
  const std::string m = "18446744073709551616";
  CHECK(told("nimber", "wide", m + ' ' + m)["halves"].list ==
        Numbers{0, 1, 0, 1, std::uint64_t{1} << 63, 1, 0, 0});
  CHECK(told("nimber", "wide", "5 " + m)["halves"].list == Numbers{5, 0, 0, 1, 0, 5, 5, 1});
  CHECK(told("nimber", "wide", "024 17")["halves"].list ==
        Numbers{24, 0, 17, 0, 128, 0, 9, 0});  // source 004
  CHECK(told("nimber", "wide", "340282366920938463463374607431768211455 0")["halves"].list ==
        Numbers{largest_number, largest_number, 0, 0, 0, 0, largest_number, largest_number});
  CHECK(value("add", "5 6 1") == 2);
  CHECK(value("divide", "10 9") == 12);
  CHECK(value("power", "2 3") == 1);
  CHECK(value("inverse", "16") == 170);  // OEIS A051917
  CHECK(value("root", "24") == 16);
  CHECK(value("order", "2") == 3);
  CHECK(told("nimber", "multiply", " 012,9")["numbers"].list == Numbers{12, 9});
  CHECK(told("nimber", "polynomial", "2")["exponents"].list == Numbers{2, 1, 0});
  CHECK(told("nimber", "polynomial", "1")["exponents"].list == Numbers{1, 0});
  CHECK(told("nimber", "solve", "1")["solutions"].list == Numbers{2, 3});
  CHECK(told("nimber", "solve", "1")["beyond"].kind == 0);
  const Told beyond = told("nimber", "solve", "9223372036854775808");
  CHECK(beyond["solutions"].list.empty());
  CHECK(beyond["beyond"].number == 0);  // (2^64)² = 2^64 ⊕ 2^63
  const Told table = told("nimber", "table", "2 3 2 4");
  CHECK(table["values"].list == Numbers{1, 8, 10, 11, 2, 12, 15, 13});  // OEIS A051776
  CHECK(table["columns"].number == 4);
  CHECK(told("nimber", "table", "18446744073709551104 0 512 512")["values"].list.size() == 512 * 512);
}

TEST_CASE("nimber: what is wrong is named") {
  CHECK(error("multiply", "18446744073709551616 2").code == ErrorCode::too_large);
  CHECK(error("multiply", "2 18446744073709551616").at == 2);
  CHECK(error("multiply", "2 18446744073709551616").field == Field::position);
  CHECK(error("multiply", "two").part == "two");
  CHECK(error("wide", "1 340282366920938463463374607431768211456").limit ==
        "340282366920938463463374607431768211455");
  CHECK(error("wide", "1 340282366920938463463374607431768211456").at == 2);
  CHECK(error("wide", "1 -18446744073709551616").code == ErrorCode::negative);
  CHECK(error("wide", "18446744073709551616 x").part == "x");
  CHECK(error("wide", "18446744073709551616 1 2").code == ErrorCode::too_many);
  CHECK(error("wide", "").code == ErrorCode::empty);
  // Everything else ends at 2^64, and names what is too large.
  for (const char* what : {"inverse", "root", "order", "polynomial", "solve", "explain"}) {
    CHECK(error(what, "18446744073709551616").code == ErrorCode::too_large);
    CHECK(error(what, "18446744073709551616").part == "18446744073709551616");
  }
  CHECK(error("add", "").code == ErrorCode::empty);
  CHECK(error("inverse", "0").code == ErrorCode::too_small);
  CHECK(error("order", "0").limit == "1");
  CHECK(error("divide", "3 0").at == 2);
  CHECK(error("divide", "3").code == ErrorCode::syntax);
  CHECK(error("divide", "3 4 5").code == ErrorCode::too_many);
  CHECK(error("explain", "0").code == ErrorCode::too_small);
  CHECK(error("table", "0 0 513 1").part == "513");
  CHECK(error("table", "18446744073709551615 0 2 1").limit == "18446744073709551614");
  CHECK(error("analyse", "3").code == ErrorCode::unsupported);
  CHECK(refusal([] { told("nimber", "add", "3", "2"); }).field == Field::rule);
  CHECK(refusal([] { open_game("nimber", ""); }).code == ErrorCode::unknown_game);
  CHECK(refusal([] { open_subject("nimbers", ""); }).code == ErrorCode::unknown_game);
  std::string many;
  for (int i = 0; i < 1'001; ++i) many += "1 ";
  CHECK(error("add", many).limit == "1000");
}

namespace {

/// Every sentence of a product's derivation is true by the product alone, each split is followed by what it
/// promises, and the last says the product. Gives how many were split.
std::size_t check_product(std::uint64_t x, std::uint64_t y) {
  CAPTURE(x, y);
  const auto n = [](const Told& step) { return step["numbers"].list; };
  const std::vector<Told> steps =
      told("nimber", "explain", std::to_string(x) + ' ' + std::to_string(y)).items;
  std::size_t splits = 0;
  std::vector<Numbers> open;  // splits that are not joined
  std::set<std::pair<std::uint64_t, std::uint64_t>> known;
  for (const Told& step : steps) {
    const std::string key = step["key"].text;
    const Numbers s = n(step);
    CAPTURE(key, s);
    REQUIRE(step["lit"].items.at(0).text == "depth-" + std::to_string(s[0]));
    if (key == "split") {
      ++splits;
      const std::uint64_t m = s[3];
      REQUIRE((m == 2 || m == 4 || m == 16 || m == 256 || m == 65536 || m == 1ull << 32));
      for (std::size_t i : {4u, 5u, 6u, 7u}) REQUIRE(s[i] < m);
      REQUIRE(s[1] == (s[4] * m | s[5]));
      REQUIRE(s[2] == (s[6] * m | s[7]));
      open.push_back(s);
    } else if (key == "expand") {
      const Numbers& o = open.back();
      REQUIRE(s[0] == o[0]);
      REQUIRE(s[2] == nim_product(o[4], o[6]));
      REQUIRE(s[3] == (nim_product(o[4], o[7]) ^ nim_product(o[5], o[6])));
      REQUIRE(s[4] == nim_product(o[5], o[7]));
    } else if (key == "reduce") {
      REQUIRE(s[3] == nim_product(s[2], s[1] / 2));
    } else if (key == "join") {
      REQUIRE((s[1] == open.back()[1] && s[2] == open.back()[2]));
      REQUIRE(s[6] == (s[4] * s[3] | s[5]));
      REQUIRE(s[6] == nim_product(s[1], s[2]));
      open.pop_back();
      known.insert(std::minmax({s[1], s[2]}));
    } else {
      REQUIRE(s[3] == nim_product(s[1], s[2]));
      const std::uint64_t large = std::max(s[1], s[2]), small = std::min(s[1], s[2]);
      if (key == "trivial") REQUIRE(small <= 1);
      if (key == "square") REQUIRE((large == small && s[3] == large + large / 2));
      if (key == "ordinary") REQUIRE((small < large && s[3] == small * large));
      if (key == "again") REQUIRE(known.count({small, large}) == 1);
      REQUIRE((key == "trivial" || key == "square" || key == "ordinary" || key == "again" || key == "given"));
    }
  }
  REQUIRE(open.empty());
  REQUIRE(n(steps.back()).back() == nim_product(x, y));
  REQUIRE(splits <= max_steps_of_a_kind);
  return splits;
}

}  // namespace

TEST_CASE("nimber: the derivation of a product, for all pairs below 20 and by samples") {
  for (std::uint64_t x = 0; x < 20; ++x) {
    for (std::uint64_t y = 0; y < 20; ++y) check_product(x, y);
  }
  const std::vector<Told> steps = told("nimber", "explain", "24 17").items;
  CHECK(steps[0]["numbers"].list ==
        Numbers{0, 24, 17, 16, 1, 8, 1, 1});  // 24 = 16 ⊕ 8, 17 = 16 ⊕ 1: source 004
  std::mt19937_64 random(5);
  for (int i = 0; i < 100; ++i)
    CHECK(check_product(random() >> random() % 64, random() >> random() % 64) <= 100);
  CHECK(check_product(UINT64_MAX, UINT64_MAX - 1) > 3);
}

TEST_CASE("nimber: the derivation of an inverse, for all numbers below 512 and by samples") {
  std::mt19937_64 random(6);
  for (std::uint64_t i = 1; i < 700; ++i) {
    const std::uint64_t x = i < 512 ? i : random();
    const std::vector<Told> steps = told("nimber", "explain", std::to_string(x)).items;
    CAPTURE(x);
    std::vector<std::uint64_t> numbers{x};
    std::size_t at = 0;
    for (; steps[at]["key"].text != "one"; at += 2) {
      const Numbers c = steps[at]["numbers"].list, n = steps[at + 1]["numbers"].list;
      REQUIRE(steps[at + 1]["key"].text == "norm");
      REQUIRE(c == Numbers{at / 2, numbers.back(), c[2], numbers.back() / c[2], numbers.back() % c[2], c[5]});
      REQUIRE(c[5] == (c[1] ^ c[3]));
      REQUIRE(n == Numbers{at / 2, c[1], c[5], nim_product(c[1], c[5])});
      REQUIRE(n[3] < c[2]);  // the smaller field
      numbers.push_back(n[3]);
    }
    REQUIRE(steps[at]["numbers"].list == Numbers{at / 2, 1});
    for (++at; at < steps.size(); ++at) {
      numbers.pop_back();
      const Numbers s = steps[at]["numbers"].list;
      REQUIRE(s[1] == numbers.back());
      REQUIRE(s[4] == nim_product(s[2], s[3]));
      REQUIRE(nim_product(s[1], s[4]) == 1);
    }
    REQUIRE(numbers.size() == 1);
  }
}

TEST_CASE("instruments: each answers its example, and is listed once") {
  std::set<std::string_view> names;
  for (const GameInfo* info : games()) REQUIRE(names.insert(info->name).second);
  for (const InstrumentInfo* info : catalogue().instruments()) {
    REQUIRE(names.insert(info->name).second);
    const std::string questions(info->questions);
    const auto job =
        open_subject(info->name, "")->ask({questions.substr(0, questions.find(' ')), info->example, {}});
    while (!job->step()) {
    }
    CHECK_FALSE(job->tell().bytes().empty());
    CHECK(open_subject(info->name, "")->rule() == info->default_rule);
  }
}
