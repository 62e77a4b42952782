#include "math/nimber.hpp"

#include <cstring>

#include "catch.hpp"

using namespace nimlab;
using Numbers = std::vector<std::uint64_t>;

namespace {

/// The definition: mex of (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) over a < x, b < y. Nothing is known of ⊗ here.
const std::vector<std::vector<std::uint16_t>>& by_definition() {
  static const auto table = [] {
    constexpr std::size_t size = 256;
    std::vector<std::vector<std::uint16_t>> t(size, std::vector<std::uint16_t>(size));
    std::vector<std::uint32_t> seen(1 << 16, 0);
    std::uint32_t stamp = 0;
    for (std::size_t x = 0; x < size; ++x) {
      for (std::size_t y = 0; y <= x; ++y) {
        ++stamp;
        for (std::size_t a = 0; a < x; ++a) {
          const std::uint16_t* row = t[a].data();
          const std::uint16_t* mine = t[x].data();
          const std::uint16_t ay = row[y];
          for (std::size_t b = 0; b < y; ++b) {
            seen[static_cast<std::size_t>(ay ^ mine[b] ^ row[b])] = stamp;
          }
        }
        std::uint16_t least = 0;
        while (seen[least] == stamp) ++least;
        t[x][y] = t[y][x] = least;
      }
    }
    return t;
  }();
  return table;
}

/// 2^a ⊗ 2^b and all else by bits, below 2^128: a product of different Fermat 2-powers is the ordinary one,
/// and that which both have is squared by F ⊗ F = F ⊕ F/2 (R. J. Mathar's algorithm in OEIS A051775).
Uint128 by_bits(Uint128 x, Uint128 y);
Uint128 powers(unsigned a, unsigned b) {
  const unsigned both = a & b;
  if (both == 0) return Uint128{1} << (a | b);
  unsigned top = 64;
  while ((both & top) == 0) top /= 2;
  const Uint128 rest = powers(a ^ top, b ^ top), fermat = Uint128{1} << top;
  return by_bits(rest, fermat) ^ by_bits(rest, fermat / 2);
}
Uint128 by_bits(Uint128 x, Uint128 y) {
  Uint128 sum = 0;
  for (unsigned a = 0; a < 128; ++a) {
    for (unsigned b = 0; (x >> a & 1) != 0 && b < 128; ++b) {
      if ((y >> b & 1) != 0) sum ^= powers(a, b);
    }
  }
  return sum;
}

/// Numbers of every length, the edges of all fields among them.
class Samples {
 public:
  std::uint64_t operator()() {
    const std::uint64_t any = random_();
    switch (random_() % 8) {
      case 0: return std::uint64_t{1} << any % 64;
      case 1: return (std::uint64_t{1} << any % 64) - 1;
      case 2: return UINT64_MAX - any % 4;
      default: return any >> random_() % 64;
    }
  }

 private:
  std::mt19937_64 random_{1976};
};

Numbers first(std::size_t begin, std::size_t count, std::uint64_t (*f)(std::uint64_t)) {
  Numbers out;
  for (std::size_t n = begin; n < begin + count; ++n) out.push_back(f(n));
  return out;
}

}  // namespace

TEST_CASE("nim product: its definition by mex, for all pairs below 256") {
  const auto& truth = by_definition();
  for (std::uint64_t x = 0; x < 256; ++x) {
    for (std::uint64_t y = 0; y < 256; ++y) {
      if (nim_product(x, y) != truth[x][y]) FAIL(x << " " << y);
    }
  }
  CHECK(truth[12][9] == 10);    // source 004
  CHECK(truth[24][17] == 128);  // source 004
}

TEST_CASE("nim product: published tables") {
  // OEIS A051775: by antidiagonals from (0, 0).
  const Numbers antidiagonals = {0,  0, 0, 0, 1,  0,  0,  2,  2,  0, 0,  3,  3,  3,  0,  0,  4,
                                 1,  1, 4, 0, 0,  5,  8,  2,  8,  5, 0,  0,  6,  10, 12, 12, 10,
                                 6,  0, 0, 7, 11, 15, 6,  15, 11, 7, 0,  0,  8,  9,  13, 2,  2,
                                 13, 9, 8, 0, 0,  9,  12, 14, 14, 7, 14, 14, 12, 9,  0};
  std::size_t at = 0;
  for (std::uint64_t sum = 0; at < antidiagonals.size(); ++sum) {
    for (std::uint64_t m = 0; m <= sum; ++m, ++at) CHECK(nim_product(sum - m, m) == antidiagonals.at(at));
  }
  // OEIS A006042, A160679, A051917.
  CHECK(first(0, 40, nim_square) == Numbers{0,  1,  3,  2,  6,  7,  5,  4,  13, 12, 14, 15, 11, 10,
                                            8,  9,  24, 25, 27, 26, 30, 31, 29, 28, 21, 20, 22, 23,
                                            19, 18, 16, 17, 52, 53, 55, 54, 50, 51, 49, 48});
  CHECK(first(0, 40, nim_root) == Numbers{0,  1,  3,  2,  7,  6,  4,  5,  14, 15, 13, 12, 9,  8,
                                          10, 11, 30, 31, 29, 28, 25, 24, 26, 27, 16, 17, 19, 18,
                                          23, 22, 20, 21, 57, 56, 58, 59, 62, 63, 61, 60});
  CHECK(first(1, 40, nim_inverse) == Numbers{1,  3,   2,   15,  12,  9,   11,  10,  6,   8,   7,   5,  14, 13,
                                             4,  170, 160, 109, 107, 131, 139, 116, 115, 228, 234, 92, 89, 73,
                                             77, 220, 209, 85,  214, 80,  219, 199, 179, 203, 184, 66});
  // The Fermat 2-powers' two rules (Conway 1976).
  for (unsigned exponent = 1; exponent <= 32; exponent *= 2) {
    const std::uint64_t m = std::uint64_t{1} << exponent;
    CHECK(nim_product(m, m) == m + m / 2);
    for (std::uint64_t x : {std::uint64_t{1}, m / 2, m - 1}) CHECK(nim_product(m, x) == m * x);
  }
}

TEST_CASE("nim product: the field's laws for all triples below 256") {
  std::vector<std::vector<std::uint64_t>> t(256, Numbers(256));
  for (std::uint64_t x = 0; x < 256; ++x) {
    for (std::uint64_t y = 0; y < 256; ++y) t[x][y] = nim_product(x, y);
  }
  std::uint64_t faults = 0;
  for (std::size_t x = 0; x < 256; ++x) {
    faults += t[x][1] != x;
    faults += t[x][0] != 0;
    for (std::size_t y = 0; y < 256; ++y) {
      faults += t[x][y] != t[y][x];
      faults += x != 0 && y != 0 && t[x][y] == 0;
      for (std::size_t z = 0; z < 256; ++z) {
        faults += t[t[x][y]][z] != t[x][t[y][z]];
        faults += t[x][y ^ z] != (t[x][y] ^ t[x][z]);
      }
    }
    if (x > 0) faults += t[x][nim_inverse(x)] != 1;
    faults += t[x][x] != nim_square(x);
    faults += nim_root(nim_square(x)) != x;
  }
  CHECK(faults == 0);
}

TEST_CASE("nim product: the product bit by bit, and the field's laws, by samples to 2^64") {
  Samples sample;
  for (int i = 0; i < 40; ++i) {
    const std::uint64_t x = sample(), y = sample();
    CAPTURE(x, y);
    REQUIRE((nim_product(x, y) == by_bits(x, y)));
  }
  for (int i = 0; i < 20'000; ++i) {
    const std::uint64_t x = sample(), y = sample(), z = sample();
    CAPTURE(x, y, z);
    REQUIRE(nim_product(x, y) == nim_product(y, x));
    REQUIRE(nim_product(nim_product(x, y), z) == nim_product(x, nim_product(y, z)));
    REQUIRE(nim_product(x, y ^ z) == (nim_product(x, y) ^ nim_product(x, z)));
    REQUIRE(nim_product(x, 1) == x);
    REQUIRE(nim_square(x) == nim_product(x, x));
    REQUIRE(nim_square(nim_root(x)) == x);
    if (x > 0) REQUIRE(nim_product(x, nim_inverse(x)) == 1);
  }
}

TEST_CASE("nim product: many at once, and blocks of the table, are the single ones") {
  Samples sample;
  // A few are multiplied one at a time; many, and those that are much alike, by tables, two at a time.
  for (const auto& [count, mask] :
       {std::pair(0u, UINT64_MAX), std::pair(50u, UINT64_MAX), std::pair(60u, std::uint64_t{1} << 40 | 0x3F),
        std::pair(1'000u, UINT64_MAX), std::pair(40u, std::uint64_t{0}), std::pair(200u, std::uint64_t{0xFF}),
        std::pair(200u, std::uint64_t{0xFFFF}), std::pair(200u, std::uint64_t{0xFF'FFFF}),
        std::pair(200u, std::uint64_t{0xFFFF'FFFF}), std::pair(200u, std::uint64_t{0xFF'FFFF'FFFF}),
        std::pair(201u, std::uint64_t{0xFFFF}), std::pair(201u, std::uint64_t{0xFFFF'FFFF}),
        std::pair(1'001u, UINT64_MAX)}) {
    const std::uint64_t high = sample() & ~mask;
    Numbers xs(count);
    for (std::uint64_t& x : xs) x = high | (sample() & mask);
    for (std::uint64_t y :
         {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{40'000}, sample(), UINT64_MAX}) {
      Numbers products = xs;
      nim_multiply(products, y);
      for (std::size_t i = 0; i < xs.size(); ++i) REQUIRE(products[i] == nim_product(xs[i], y));
    }
  }
  // From every place among eight columns, at even and odd addresses; rows and columns run over powers of 2
  // and 2^64.
  for (std::uint64_t corner : {std::uint64_t{0}, std::uint64_t{65'530}, UINT64_MAX - 5}) {
    for (const std::uint64_t columns : {1u, 7u, 8u, 20u, 700u}) {
      for (std::uint64_t skipped = 0; skipped < 8; ++skipped) {
        const std::size_t rows = 1 + sample() % 20, size = rows * columns * sizeof(std::uint64_t);
        std::vector<std::byte> room(size + 2, std::byte{7});
        nim_product_table(corner, corner + skipped, columns, std::span(room).subspan(1, size));
        CHECK(room.front() == std::byte{7});
        CHECK(room.back() == std::byte{7});
        Numbers block(rows * columns);
        std::memcpy(block.data(), room.data() + 1, size);
        for (std::uint64_t i = 0; i < block.size(); ++i) {
          REQUIRE(block[i] == nim_product(corner + i / columns, corner + skipped + i % columns));
        }
      }
    }
  }
}

TEST_CASE("nim product: below 2^128 the product bit by bit, the same laws, and the two rules for 2^64") {
  const auto wide = [](std::uint64_t high, std::uint64_t low) { return Uint128{high} << 64 | low; };
  const Uint128 m = wide(1, 0);
  CHECK((nim_product_128(m, m) == (m | m >> 1)));
  Samples sample;
  for (int i = 0; i < 2'000; ++i) {
    const std::uint64_t s = sample();
    REQUIRE((nim_product_128(m, s) == wide(s, 0)));
    REQUIRE((nim_product_128(s, s ^ 5) == nim_product(s, s ^ 5)));
    const Uint128 x = wide(sample(), sample()), y = wide(sample(), sample()), z = wide(sample(), sample());
    REQUIRE((nim_product_128(x, y) == nim_product_128(y, x)));
    REQUIRE((nim_product_128(nim_product_128(x, y), z) == nim_product_128(x, nim_product_128(y, z))));
    REQUIRE((nim_product_128(x, y ^ z) == (nim_product_128(x, y) ^ nim_product_128(x, z))));
    if (i < 2) REQUIRE((nim_product_128(x, y) == by_bits(x, y)));
  }
  // Fermat's theorem for 2^128 elements: to the power of 2^128 everything is itself.
  for (int i = 0; i < 20; ++i) {
    const Uint128 x = wide(sample(), sample());
    Uint128 power = x;
    for (int n = 0; n < 128; ++n) power = nim_product_128(power, power);
    REQUIRE((power == x));
  }
}

TEST_CASE("nimbers: powers and orders are those of the definition, for all below 256") {
  const auto& t = by_definition();
  for (std::uint64_t x = 0; x < 256; ++x) {
    std::uint64_t power = 1, order = 0;
    for (std::uint64_t n = 0; n <= 255; ++n, power = t[power][x]) {
      REQUIRE(nim_power(x, n) == power);
      if (n > 0 && power == 1 && order == 0) order = n;
    }
    if (x > 0) REQUIRE(nim_order(x) == order);
  }
  CHECK(nim_power(0, 0) == 1);
  // Fermat's theorem for 2^64 elements.
  Samples sample;
  for (int i = 0; i < 200; ++i) {
    const std::uint64_t x = sample() | 1;
    REQUIRE(nim_power(x, UINT64_MAX) == 1);
    const std::uint64_t order = nim_order(x);
    REQUIRE(UINT64_MAX % order == 0);
    REQUIRE(nim_power(x, order) == 1);
    for (std::uint64_t prime : {3u, 5u, 17u, 257u, 641u, 65537u, 6700417u}) {
      if (order % prime == 0) REQUIRE(nim_power(x, order / prime) != 1);
    }
  }
}

TEST_CASE(
    "nimbers: the minimal polynomial is the least one by trial for all below 16, and has its root for all") {
  const auto at = [](NimPolynomial p, std::uint64_t x) {
    std::uint64_t value = nim_power(x, p.degree);
    for (unsigned i = 0; i < p.degree; ++i) value ^= (p.lower >> i & 1) != 0 ? nim_power(x, i) : 0;
    return value;
  };
  for (std::uint64_t x = 0; x < 16; ++x) {
    NimPolynomial least{1, 0};
    while (at(least, x) != 0) {
      if (++least.lower >> least.degree != 0) least = {least.degree + 1, 0};
    }
    CHECK(nim_polynomial(x) == least);
  }
  CHECK(nim_polynomial(2) == NimPolynomial{2, 3});  // t² + t + 1
  Samples sample;
  for (int i = 0; i < 200; ++i) {
    const std::uint64_t x = sample();
    const NimPolynomial p = nim_polynomial(x);
    REQUIRE(at(p, x) == 0);
    // The field of x: the least 2^(2^n) above it.
    unsigned degree = 1;
    while (degree < 64 && x >> degree != 0) degree *= 2;
    REQUIRE(p.degree == degree);
  }
}

TEST_CASE("nimbers: x² ⊕ x = a has a solution below 2^64 exactly for a < 2^63") {
  std::set<std::uint64_t> reached;
  for (std::uint64_t x = 0; x < 256; ++x) reached.insert(by_definition()[x][x] ^ x);
  CHECK(reached.size() == 128);
  CHECK(*reached.rbegin() == 127);
  Samples sample;
  for (int i = 0; i < 2'000; ++i) {
    const std::uint64_t a = sample();
    const auto x = nim_solve(a);
    REQUIRE(x.has_value() == (a < std::uint64_t{1} << 63));
    if (x) REQUIRE((nim_square(*x) ^ *x) == a);
    if (x) REQUIRE(*x % 2 == 0);
    if (x) continue;
    const Uint128 beyond = Uint128{1} << 64 | *nim_solve(a ^ std::uint64_t{1} << 63);
    REQUIRE(((nim_product_128(beyond, beyond) ^ beyond) == a));
  }
}
