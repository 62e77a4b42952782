#include <algorithm>
#include <random>
#include <vector>

#include "catch.hpp"
#include "core/sort.hpp"
#include "math/mex.hpp"
#include "math/nim_sum.hpp"
#include "math/period.hpp"

using namespace nimlab;
using Numbers = std::vector<std::uint64_t>;

TEST_CASE("mex: the examples of the sources") {
  CHECK(mex(Numbers{0, 1, 2, 4}) == 3);     // source 000
  CHECK(mex(Numbers{2, 3, 6}) == 0);        // source 002
  CHECK(mex(Numbers{}) == 0);               // source 002
  CHECK(mex(Numbers{0, 1, 2, 4, 6}) == 3);  // source 003
  CHECK(mex(Numbers{UINT64_MAX, 0, 0}) == 1);
}

TEST_CASE("mex of bits agrees with mex for every set within {0 … 9}") {
  for (std::uint64_t bits = 0; bits < 1024; ++bits) {
    Numbers values;
    for (std::uint64_t v = 0; v < 10; ++v) {
      if ((bits >> v) & 1) values.push_back(v);
    }
    CHECK(mex(values) == mex_of_bits(bits));
  }
  CHECK(mex_of_bits(UINT64_MAX) == 64);
}

TEST_CASE("nim-sum is addition without carrying, digit by digit") {
  for (std::uint64_t a = 0; a < 32; ++a) {
    for (std::uint64_t b = 0; b < 32; ++b) {
      std::uint64_t digitwise = 0;
      for (std::uint64_t bit = 1; bit < 32; bit *= 2) digitwise += ((a / bit + b / bit) % 2) * bit;
      CHECK(nim_sum(Numbers{a, b}) == digitwise);
    }
  }
  CHECK(nim_sum(Numbers{}) == 0);
}

TEST_CASE("the Z-function agrees with its definition on every binary sequence of length up to 10") {
  for (unsigned length = 0; length <= 10; ++length) {
    for (unsigned bits = 0; bits < (1u << length); ++bits) {
      Numbers values;
      for (unsigned i = 0; i < length; ++i) values.push_back((bits >> i) & 1);
      std::vector<std::size_t> z;
      ZFunction function(length);
      const auto keep = [&](std::size_t, std::size_t each) { return z.push_back(each), true; };
      for (std::size_t work = 0; !function.step([&](std::size_t i) { return values[i]; }, work, keep);) {
        work = 1 + bits % 3;  // however it is cut into steps
      }
      REQUIRE(z.size() == length);
      for (unsigned i = 0; i < length; ++i) {
        unsigned common = 0;
        while (i + common < length && values[common] == values[i + common]) ++common;
        REQUIRE(z[i] == common);
      }
    }
  }
}

TEST_CASE("a period is proven only by a window that comes again") {
  const auto find = [](Numbers values, std::size_t window) {
    PeriodLook look(values.size(), window);
    while (!look.step(std::span<const std::uint64_t>(values), 2)) {
    }
    return look.period();
  };
  CHECK(find({9, 8, 1, 2, 1, 2, 1, 2}, 2) == Period{2, 2});
  CHECK(find({1, 2, 1, 2}, 2) == Period{0, 2});
  CHECK_FALSE(find({1, 2, 1, 2}, 3));
  CHECK_FALSE(find({1, 2, 3, 4, 5}, 1));
  CHECK(find({5, 7, 7}, 1) == Period{1, 1});
  CHECK_FALSE(find({}, 1));
}

TEST_CASE(
    "a look for a period makes at most two comparisons a value, and no more in a step than it is given") {
  for (const std::size_t period : {1u, 7u, 1'000u, 5'000u}) {
    Numbers values;
    for (std::size_t i = 0; i < 4'000; ++i) values.push_back(i % period * (i % period));
    std::size_t work = 0, made = 0, steps = 0;
    ZFunction z(values.size());
    const auto value = [&](std::size_t i) { return values[i]; };
    for (bool finished = false; !finished; ++steps) {
      work = 100;
      finished = z.step(value, work, [](std::size_t, std::size_t) { return true; });
      REQUIRE((finished || work == 0));
      made += 100 - work;
    }
    CHECK(made <= 2 * values.size());
    CHECK(steps == (made + 99) / 100);
  }
}

TEST_CASE("sort_numbers: as std::sort, of few and of many, narrow and wide, in order and not") {
  std::mt19937_64 random(20);
  for (const std::size_t size : {0, 1, 2, 3, 31, 32, 33, 100, 4'095, 4'096, 10'000}) {
    for (const unsigned bits : {1, 7, 8, 9, 11, 12, 22, 44, 63, 64}) {
      for (const std::uint64_t above : {std::uint64_t{0}, std::uint64_t{1} << 63}) {
        std::vector<std::uint64_t> numbers(size);
        for (std::uint64_t& number : numbers) number = random() >> (64 - bits) | above;
        std::vector<std::uint64_t> expected = numbers;
        std::sort(expected.begin(), expected.end());
        for (int order = 0; order < 3; ++order) {  // at random, in order, backwards
          sort_numbers(numbers);
          REQUIRE(numbers == expected);
          if (order == 1) std::reverse(numbers.begin(), numbers.end());
        }
      }
    }
  }
}
