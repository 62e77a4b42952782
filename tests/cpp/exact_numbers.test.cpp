#include <limits>

#include "math/dixon.hpp"
#include "math/fraction.hpp"
#include "math/small_fraction.hpp"

using namespace nimlab;

namespace {

/// A number from its decimal digits, by nothing but 10 x + digit.
Integer number_of(const std::string& digits) {
  Integer out;
  for (char digit : digits) out = out * 10 + (digit - '0');
  return out;
}

/// Random numbers of all lengths to 400 bits, those at the edge of 64 bits among them.
Integer random_integer(std::mt19937_64& random) {
  switch (random() % 8) {
    case 0: return std::numeric_limits<std::int64_t>::min();
    case 1: return std::numeric_limits<std::int64_t>::max();
    case 2: return static_cast<std::int64_t>(random() % 5) - 2;
    default: break;
  }
  Integer out = static_cast<std::int64_t>(random());
  for (std::uint64_t n = random() % 6; n > 0; --n) {
    const Integer limb = static_cast<std::int64_t>(random());
    out = out * (random() % 4 == 0 ? Integer(std::int64_t{1} << 32) : limb) +
          static_cast<std::int64_t>(random() % 3);
  }
  return out;
}

}  // namespace

TEST_CASE("integers: large ones by example") {
  CHECK(number_of("340282366920938463463374607431768211456").text() ==
        "340282366920938463463374607431768211456");
  Integer factorial = 1;
  for (int i = 2; i <= 30; ++i) factorial *= i;
  CHECK(factorial.text() == "265252859812191058636308480000000");  // OEIS A000142
  CHECK((-factorial).text() == "-265252859812191058636308480000000");
  CHECK(factorial.bits() == 108);
  CHECK(factorial / number_of("8841761993739701954543616000000") == 30);  // 29!
  Integer power = 1;
  for (int i = 0; i < 127; ++i) power *= 2;
  CHECK((power - 1).text() == "170141183460469231731687303715884105727");  // the Mersenne prime
  CHECK((power - 1).modulo(1'000'000'007) == [] {
    std::uint64_t rest = 1;
    for (int i = 0; i < 127; ++i) rest = rest * 2 % 1'000'000'007;
    return rest - 1;
  }());
  CHECK((-Integer(std::numeric_limits<std::int64_t>::min())).text() == "9223372036854775808");
  CHECK((Integer(std::numeric_limits<std::int64_t>::min()) / -1).text() == "9223372036854775808");
  CHECK(Integer(std::numeric_limits<std::int64_t>::min()) % -1 == 0);
  CHECK(Integer(0).text() == "0");
  CHECK(number_of("1000000000000000000000000000").text() == "1000000000000000000000000000");
}

TEST_CASE("integers: the laws of a ring, division with rest, order, gcd, by samples") {
  std::mt19937_64 random(31);
  Integer::Scratch scratch;
  for (int i = 0; i < 3'000; ++i) {
    const Integer a = random_integer(random), b = random_integer(random), c = random_integer(random);
    CAPTURE(a.text(), b.text(), c.text());
    REQUIRE((a + b) - b == a);
    REQUIRE((a + b) * c == a * c + b * c);
    REQUIRE(a * b == b * a);
    REQUIRE((a <=> b) == (Integer(0) <=> b - a));
    Integer product = a;
    const auto factor = static_cast<std::int64_t>(random() >> random() % 64);
    product.add_product(b, factor);
    REQUIRE(product == a + b * factor);
    if (b.sign() == 0 || c.sign() == 0) continue;
    // (a·x − b·y) / c without a remainder, for x and y that are multiples of c.
    Integer eliminated = a;
    eliminated.eliminate(b * c, b, a * c * c, c, scratch);
    REQUIRE(eliminated == a * b - b * a * c);
    const Integer quotient = a / b, rest = a % b;
    REQUIRE(quotient * b + rest == a);
    REQUIRE((rest.sign() < 0 ? -rest : rest) < (b.sign() < 0 ? -b : b));
    REQUIRE(rest.sign() * a.sign() >= 0);
    REQUIRE(a * b / b == a);
    const Integer common = gcd(a * c, b * c);
    REQUIRE(common % c == 0);
    REQUIRE(a * c % common == 0);
    REQUIRE(b * c % common == 0);
    REQUIRE(gcd(a * c / common, b * c / common) == 1);
    const auto modulus = static_cast<std::uint32_t>(random() % 1'000'000 + 1);
    REQUIRE((a - static_cast<std::int64_t>(a.modulo(modulus))) % static_cast<std::int64_t>(modulus) == 0);
    if (a.sign() >= 0) REQUIRE(number_of(a.text()) == a);
  }
}

TEST_CASE("integers: the quotient's rare corrections") {
  // Quotients whose guessed digits are one or two too large: D. E. Knuth, 4.3.1, exercise 21.
  const Integer base = Integer(std::int64_t{1} << 32);
  const auto limbs = [&](std::initializer_list<std::int64_t> highest_first) {
    Integer out;
    for (std::int64_t limb : highest_first) out = out * base + limb;
    return out;
  };
  const std::int64_t edge[] = {0, 1, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff};
  for (std::int64_t a : edge) {
    for (std::int64_t b : edge) {
      for (std::int64_t c : edge) {
        for (std::int64_t d : edge) {
          const Integer x = limbs({a, b, c, d});
          for (const Integer& y : {limbs({a, b}), limbs({b, c, d}), limbs({d, a, a}), limbs({c, 0, d})}) {
            if (y.sign() == 0) continue;
            REQUIRE(x / y * y + x % y == x);
            REQUIRE(x % y < y);
          }
        }
      }
    }
  }
}

TEST_CASE("fractions: in lowest terms, ordered") {
  CHECK((Fraction(1, 3) + Fraction(1, 6)).text() == "1/2");
  CHECK(Fraction(6, -4).text() == "-3/2");
  CHECK((Fraction(7, 12) * Fraction(12, 7)).text() == "1");
  CHECK((Fraction(1, 2) / Fraction(-1, 4)).text() == "-2");
  CHECK(Fraction(1, 3) < Fraction(334, 1000));
  CHECK(Fraction(-1, 3) > Fraction(-334, 1000));
  CHECK(Fraction(0, 5) == Fraction(0));
  Fraction harmonic;
  for (int i = 1; i <= 60; ++i) harmonic = harmonic + Fraction(1, i);
  // OEIS A001008 and A002805 at 60.
  CHECK(harmonic.text() == "15117092380124150817026911/3230237388259077233637600");
}

TEST_CASE("small fractions: in lowest terms and written, on both sides of 64 bits") {
  constexpr Int128 two63 = Int128{1} << 63, two64 = Int128{1} << 64;
  // A number and the next one have no common divisor.
  for (const Int128 n :
       {Int128{1}, Int128{6}, two63 - 2, two63 - 1, two63, two64 - 1, two64, two64 * 1'000}) {
    for (const Int128 k : {Int128{1}, Int128{3}, Int128{1} << 20}) {
      CHECK(reduced({n * k, (n + 1) * k}) == SmallFraction{n, n + 1});
      CHECK(reduced({-n * k, (n + 1) * k}) == SmallFraction{-n, n + 1});
      CHECK(reduced({n * k, -(n + 1) * k}) == SmallFraction{-n, n + 1});
      CHECK(reduced({-n * k, -(n + 1) * k}) == SmallFraction{n, n + 1});
      CHECK(reduced({0, -n * k}) == SmallFraction{0, 1});
    }
  }
  CHECK(text(Int128{0}) == "0");
  CHECK(text(-two63) == "-9223372036854775808");
  CHECK(text(two64 - 1) == "18446744073709551615");
  CHECK(text(two64) == "18446744073709551616");
  CHECK(text(-two64) == "-18446744073709551616");
  CHECK(text(10 * two64) == "184467440737095516160");
  CHECK(text(100'000'000'000 * Int128{1'000'000'000'000}) == "100000000000000000000000");
  CHECK(text(SmallFraction{two64, -2}) == "-9223372036854775808");
  CHECK(text(SmallFraction{-8, 6}) == "-4/3");
}

TEST_CASE("integer: a quotient as a floating-point number") {
  for (const char* a : {"1", "7", "9223372036854775807", "123456789012345678901234567890123456789012345"}) {
    for (const char* b : {"3", "18446744073709551616", "98765432109876543210987654321098765432109876543"}) {
      const double expected = std::stod(a) / std::stod(b);
      CHECK(quotient(number_of(a), number_of(b)) / expected == Approx(1).epsilon(1e-14));
      CHECK(quotient(-number_of(a), number_of(b)) / expected == Approx(-1).epsilon(1e-14));
    }
  }
  CHECK(quotient(Integer(0), Integer(-5)) == 0);
}

TEST_CASE("Dixon: both systems of random matrices hold exactly") {
  std::mt19937_64 random(32);
  int solved = 0, negative = 0;
  for (int i = 0; i < 300; ++i) {
    const std::size_t n = 1 + random() % (i % 2 == 0 ? 3 : 9);
    const bool large = random() % 3 == 0;
    std::vector<std::int64_t> b(n * n);
    for (std::int64_t& each : b) each = static_cast<std::int64_t>(large ? random() >> 14 : random() % 4);
    const std::size_t free = i % 5 == 0 ? n / 2 : 0;
    DixonSolver dixon(n, b, 1, free);
    DixonSolver::State state;
    while ((state = dixon.step()) == DixonSolver::State::working) {
    }
    if (state == DixonSolver::State::failed) continue;
    ++solved;
    for (std::size_t row = 0; row < n; ++row) {
      Integer x, y;
      for (std::size_t column = 0; column < n; ++column) {
        x += dixon.x()[column] * b[row * n + column];
        y += dixon.y()[column] * b[column * n + row];
      }
      const Integer right = row < free ? Integer() : dixon.bottom();
      REQUIRE(x == right);
      REQUIRE(y == right);
      negative += dixon.x()[row].sign() < 0;
    }
  }
  CHECK(solved > 200);
  CHECK(negative > 100);
}

TEST_CASE("Dixon: reconstruction finds a fraction again, and none in noise") {
  Integer power = 1;
  for (int i = 0; i < 10; ++i) power *= 268435399;
  const Integer top = number_of("123456789012345678901234567890"),
                bottom = number_of("98765432109876543210987654321");
  // bottom · a ≡ top: a by Fermat is too large to write here, so it is found by Euclid on bottom and the
  // power.
  Integer r = power, s = bottom, a = 0, b = 1;
  while (s != 0) {
    const Integer q = r / s;
    r -= q * s, std::swap(r, s);
    a -= q * b, std::swap(a, b);
  }
  REQUIRE(r == 1);
  Integer residue = a * top % power;
  if (residue.sign() < 0) residue += power;
  const auto found = reconstructed(residue, power);
  REQUIRE(found);
  CHECK(found->top * bottom == found->bottom * top);
  CHECK_FALSE(reconstructed(
      number_of("1234567890123456789012345678901234567890123456789012345678901234567890123"), power));
}
