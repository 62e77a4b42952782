#include "math/nimber.hpp"

#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <vector>

#include "core/vectors.hpp"
#include "math/linear_basis.hpp"

namespace nimlab {
namespace {

// cut: nim-product
/// x ⊗ y for x, y < 2^(2·half), by the two rules for M = 2^half alone:
/// (p⊗M ⊕ q) ⊗ (s⊗M ⊕ t) = (p⊗s ⊕ p⊗t ⊕ q⊗s) ⊗ M ⊕ q⊗t ⊕ p⊗s⊗(M/2).
std::uint64_t product_by_rules(std::uint64_t x, std::uint64_t y, unsigned half) {
  if (x <= 1 || y <= 1) return x * y;
  const std::uint64_t below = (std::uint64_t{1} << half) - 1;
  const std::uint64_t p = x >> half, q = x & below, s = y >> half, t = y & below;
  const std::uint64_t ps = product_by_rules(p, s, half / 2);
  const std::uint64_t qt = product_by_rules(q, t, half / 2);
  const std::uint64_t all = product_by_rules(p ^ q, s ^ t, half / 2);
  // Karatsuba: all ⊕ qt = ps ⊕ pt ⊕ qs.
  return (all ^ qt) << half | (qt ^ product_by_rules(ps, (below + 1) / 2, half / 2));
}
// end cut

/// Logarithms in the field of 2^16 elements. Sums of logarithms are taken modulo 65535 by adding what is
/// carried out of 16 bits: that may leave 65535 and more, so the first powers stand again behind the last.
class Logarithms {
 public:
  /// Before anything is asked of them, by any thread.
  static void prepare() { [[maybe_unused]] static const bool made = tables.make(); }

  static std::uint32_t log(std::uint64_t x) { return tables.log_[x]; }
  static std::uint32_t half() { return tables.half_; }  ///< of M/2 for M = 2^16
  static std::uint32_t half_twice() { return tables.half_twice_; }
  /// Of a sum of up to three logarithms.
  static std::uint64_t power(std::uint32_t sum) { return tables.power_[(sum & 0xFFFF) + (sum >> 16)]; }

 private:
  [[gnu::noinline]] bool make() {  // so that `prepare` is no call
    std::uint32_t generator = 256;
    while (!generates(generator)) ++generator;
    // x ↦ x ⊗ generator is linear: by the low and the high eight bits.
    std::array<std::uint16_t, 256> low{}, high{};
    for (unsigned i = 0; i < 256; ++i) {
      low[i] = slow(i, generator);
      high[i] = slow(i << 8, generator);
    }
    std::uint16_t power = 1;
    for (std::uint32_t i = 0; i < 65535; ++i) {
      power_[i] = power;
      log_[power] = static_cast<std::uint16_t>(i);
      power = low[power & 255] ^ high[power >> 8];
    }
    for (std::uint32_t i = 65535; i < power_.size(); ++i) power_[i] = power_[i - 65535];
    log_[0] = 0;  // callers look after 0
    half_ = log_[1 << 15];
    half_twice_ = log_[this->power(2 * half_)];
    return true;
  }
  static std::uint16_t slow(std::uint32_t x, std::uint32_t y) {
    return static_cast<std::uint16_t>(product_by_rules(x, y, 8));
  }
  /// Its order is 65535 = 3·5·17·257 and no part of it.
  static bool generates(std::uint32_t x) {
    for (unsigned prime : {3u, 5u, 17u, 257u}) {
      std::uint32_t power = 1, square = x;
      for (unsigned n = 65535 / prime; n > 0; n /= 2) {
        if (n % 2 == 1) power = slow(power, square);
        square = slow(square, square);
      }
      if (power == 1) return false;
    }
    return true;
  }

  std::array<std::uint16_t, 65538> power_;
  std::array<std::uint16_t, 65536> log_;
  std::uint32_t half_, half_twice_;

  static Logarithms tables;  ///< where they lie is a constant of the code
};

constinit Logarithms Logarithms::tables{};

constexpr std::uint64_t half64 = std::uint64_t{1} << 63;

constexpr std::uint64_t low16(std::uint64_t x) { return x & 0xFFFF; }
constexpr std::uint64_t low32(std::uint64_t x) { return x & 0xFFFF'FFFF; }

/// A number of the small field with its logarithm.
struct Small {
  std::uint32_t log, number;
};

/// A product in the small field.
struct Term {
  std::uint32_t log;      ///< a sum of logarithms
  std::uint32_t present;  ///< all ones; none for 0
};

/// What a product needs of a factor p ⊗ 2^16 ⊕ q below 2^32: of p, q and p ⊕ q.
struct Pair {
  Small p, q, sum;
};

/// What Karatsuba's products need of a number below 2^64, twice: of p and q in p ⊗ 2^32 ⊕ q and of p ⊕ q the
/// upper half, the lower half and their sum.
struct Pieces {
  explicit Pieces(std::uint64_t x) {
    const auto p = static_cast<std::uint32_t>(x >> 32), q = static_cast<std::uint32_t>(x);
    std::uint32_t* piece = of;
    for (const std::uint32_t half : {p, q, p ^ q}) {
      *piece++ = half >> 16;
      *piece++ = half & 0xFFFF;
      *piece++ = half >> 16 ^ (half & 0xFFFF);
    }
  }
  std::uint32_t of[9];
};

class Field {
 public:
  Field() { Logarithms::prepare(); }

  Small small(std::uint64_t x) const { return {Logarithms::log(x), static_cast<std::uint32_t>(x)}; }
  Pair pair(std::uint64_t x) const {
    const std::uint64_t p = x >> 16, q = low16(x);
    return {small(p), small(q), small(p ^ q)};
  }

  /// Below 2^16.
  std::uint64_t product(std::uint64_t x, std::uint64_t y) const { return times(small(x), small(y)); }
  std::uint64_t times(Small x, Small y) const { return value(product(x, y)); }

  /// Below 2^32.
  std::uint64_t product(const Pair& x, const Pair& y) const {
    const std::uint64_t qt = value(product(x.q, y.q));
    return (value(product(x.sum, y.sum)) ^ qt) << 16 | (qt ^ value(product(x.p, y.p), Logarithms::half()));
  }
  /// The same ⊗ 2^31. With h = 2^15, and e ⊗ 2^16 ⊕ f the product, that is (e ⊕ f) ⊗ h ⊗ 2^16 ⊕ e ⊗ h ⊗ h.
  std::uint64_t product_halved(const Pair& x, const Pair& y) const {
    return halved(product(x.p, y.p), product(x.q, y.q), product(x.sum, y.sum));
  }

  /// Below 2^64.
  std::uint64_t product(const Pieces& x, const Pieces& y) const {
    const auto term = [&](std::size_t i) { return product(small(x.of[i]), small(y.of[i])); };
    const auto karatsuba = [&](std::size_t i) {
      const std::uint64_t qt = value(term(i + 1));
      return (value(term(i + 2)) ^ qt) << 16 | (qt ^ value(term(i), Logarithms::half()));
    };
    const std::uint64_t ps = halved(term(0), term(1), term(2)), qt = karatsuba(3);
    return (karatsuba(6) ^ qt) << 32 | (qt ^ ps);
  }

  /// Below 2^32: x ⊗ 2^31.
  std::uint64_t halved(std::uint64_t x) const {
    const std::uint64_t p = x >> 16;
    return times(small(p ^ low16(x)), Logarithms::half()) << 16 | times(small(p), Logarithms::half_twice());
  }

  std::uint64_t square16(std::uint64_t x) const { return value(product(small(x), small(x))); }
  /// (p⊗M ⊕ q)² = p²⊗M ⊕ q² ⊕ p²⊗(M/2).
  std::uint64_t square32(std::uint64_t x) const {
    const Small p = small(x >> 16);
    const Term square = product(p, p);
    return value(square) << 16 | (square16(low16(x)) ^ value(square, Logarithms::half()));
  }

  std::uint64_t root16(std::uint64_t x) const {
    // Half of a logarithm modulo 65535, odd ones with it: a rotation of its 16 bits.
    const std::uint32_t log = Logarithms::log(x);
    return Logarithms::power(log >> 1 | (log & 1) << 15) & (x == 0 ? 0 : ~std::uint64_t{0});
  }
  std::uint64_t root32(std::uint64_t x) const {
    return root16(x >> 16) << 16 | root16(low16(x) ^ times(small(x >> 16), Logarithms::half()));
  }

  std::uint64_t inverse16(std::uint64_t x) const { return Logarithms::power(65535 - Logarithms::log(x)); }
  /// x = p⊗M ⊕ q times its conjugate p⊗M ⊕ p ⊕ q is q⊗(p ⊕ q) ⊕ p²⊗(M/2), below M.
  std::uint64_t inverse32(std::uint64_t x) const {
    const std::uint64_t p = x >> 16, q = low16(x);
    const Small high = small(p), sum = small(p ^ q);
    const std::uint64_t norm = value(product(small(q), sum)) ^ value(product(high, high), Logarithms::half());
    const std::uint32_t inverse = 65535 - Logarithms::log(norm);
    return times(high, inverse) << 16 | times(sum, inverse);
  }

 private:
  std::uint64_t halved(Term ps, Term qt, Term all) const {
    const std::uint64_t high = value(all, Logarithms::half()) ^ value(ps, Logarithms::half_twice());
    return high << 16 | (value(all, Logarithms::half_twice()) ^ value(qt, Logarithms::half_twice()));
  }
  /// Present if both are: of numbers below 2^16 the ordinary product tells at once.
  static Term product(Small x, Small y) { return {x.log + y.log, x.number * y.number != 0 ? ~0u : 0u}; }
  /// Times the number of a logarithm.
  std::uint64_t value(Term x, std::uint32_t log = 0) const {
    return Logarithms::power(x.log + log) & x.present;
  }
  std::uint64_t times(Small x, std::uint32_t log) const {
    return Logarithms::power(x.log + log) & (x.number == 0 ? 0 : ~std::uint64_t{0});
  }
};

/// Two numbers added at once, at any address.
using Two [[gnu::vector_size(16), gnu::aligned(1), gnu::may_alias]] = std::uint64_t;

/// The multiples x ⊗ y of one y. x ↦ x ⊗ y is linear over GF(2), so a table for each byte of x says all.
class Multiples {
 public:
  /// Of those x that have no other bits than `bits`.
  NIMLAB_VECTORS Multiples(std::uint64_t y, std::uint64_t bits)
      : bytes_(bits >> 16 == 0   ? 2
               : bits >> 32 == 0 ? 4
                                 : 8) {
    const Field field;
    for (std::size_t part = 0; part < bytes_; part += 2) {
      // A number below 2^16 times z is that times each 16 bits of z.
      const std::uint64_t z = nim_product(std::uint64_t{1} << 8 * part, y);
      const Small of[] = {field.small(low16(z)), field.small(low16(z >> 16)), field.small(low16(z >> 32)),
                          field.small(z >> 48)};
      for (std::size_t bit = 0; bit < 16; ++bit) {
        std::uint64_t multiple = 0;
        if ((bits >> 8 * part >> bit & 1) != 0) {
          const Small power = field.small(1u << bit);
          for (std::size_t i = 0; i < 4; ++i) multiple |= field.times(power, of[i]) << 16 * i;
        }
        auto& table = tables_[part + bit / 8];
        const std::size_t size = std::size_t{1} << bit % 8;
        table[0] = 0;
        for (std::size_t i = 0; i < size; ++i) table[size + i] = table[i] ^ multiple;
      }
    }
  }
  /// Each x of `xs` becomes (x ⊕ first) ⊗ y ⊕ base.
  NIMLAB_VECTORS void map(std::span<std::uint64_t> xs, std::uint64_t first, std::uint64_t base) const {
    if (bytes_ == 2) return add<2>(xs, base ^ sum<2>(first));
    if (bytes_ == 4) return add<4>(xs, base ^ sum<4>(first));
    add<8>(xs, base ^ sum<8>(first));
  }
  /// So many products cost less by tables than one at a time.
  static bool pays(std::size_t products, std::uint64_t bits) {
    return products >= 4 * static_cast<std::size_t>(std::bit_width(bits));
  }

 private:
  template <std::size_t bytes>
  std::uint64_t sum(const std::uint64_t& x) const {
    // Bytes read one by one cost WebAssembly less than bits moved down from a number.
    static_assert(std::endian::native == std::endian::little);
    const auto* of = reinterpret_cast<const unsigned char*>(&x);
    std::uint64_t sum = 0;
    for (std::size_t byte = 0; byte < bytes; ++byte) sum ^= tables_[byte][of[byte]];
    return sum;
  }
  template <std::size_t bytes>
  NIMLAB_VECTORS void add(std::span<std::uint64_t> xs, std::uint64_t base) const {
    std::size_t i = 0;
    for (; i + 2 <= xs.size(); i += 2) {
      const auto* of = reinterpret_cast<const unsigned char*>(&xs[i]);
      Two both{base, base};
      for (std::size_t byte = 0; byte < bytes; ++byte) {
        both ^= Two{tables_[byte][of[byte]], tables_[byte][of[8 + byte]]};
      }
      std::memcpy(&xs[i], &both, sizeof both);
    }
    if (i < xs.size()) xs[i] = base ^ sum<bytes>(xs[i]);
  }

  std::size_t bytes_;
  std::array<std::array<std::uint64_t, 256>, 8> tables_;  // 16 kB, of which `bytes_` are made
};

/// Writes the sums eight[k] ⊕ tops[i] in the order of 8i + k, `count` of them from 8i + k = `from` on; `to`
/// may be any address.
NIMLAB_VECTORS void write_sums(const std::uint64_t* eight, const std::uint64_t* tops, std::size_t from,
                               std::size_t count, std::byte* to) {
  const auto write_one = [&](std::size_t n) {
    const std::uint64_t sum = tops[n / 8] ^ eight[n % 8];
    std::memcpy(to, &sum, sizeof sum);
    to += sizeof sum;
  };
  const std::size_t end = from + count;
  while (from < end && from % 8 != 0) write_one(from++);
  Two pairs[4];
  std::memcpy(pairs, eight, sizeof pairs);
  for (; from + 8 <= end; from += 8, to += sizeof pairs) {
    const Two top{tops[from / 8], tops[from / 8]};
    // Volatile, so that they are written upwards: Clang goes down, and lines of the cache that are crossed
    // then cost half as much again.
    for (std::size_t i = 0; i < 4; ++i)
      *reinterpret_cast<volatile Two*>(to + i * sizeof top) = top ^ pairs[i];
  }
  while (from < end) write_one(from++);
}

/// x with x² ⊕ x = a, for a < M/2 and M = 2^width; even. With x = r⊗M' ⊕ s, M' the root of M, the upper half
/// says r² ⊕ r, and s² ⊕ s must be what is left: of r and r ⊕ 1 that one for which it is below M'/2.
std::uint64_t solved(std::uint64_t a, unsigned width) {
  if (width == 1) return 0;
  const unsigned half = width / 2;
  const std::uint64_t top = std::uint64_t{1} << (half - 1);  // M'/2
  const std::uint64_t above = a >> half, below = a & (2 * top - 1);
  for (std::uint64_t r = solved(above, half);; r ^= 1) {
    const std::uint64_t left = below ^ nim_product(nim_square(r), top);
    if (left < top) return r << half | solved(left, half);
  }
}

}  // namespace

std::uint64_t nim_product(std::uint64_t x, std::uint64_t y) {
  const Field field;
  const std::uint64_t both = x | y;
  if (both >> 16 == 0) return field.product(x, y);
  if (both >> 32 == 0) return field.product(field.pair(x), field.pair(y));
  return field.product(Pieces(x), Pieces(y));
}

void nim_multiply(std::span<std::uint64_t> xs, std::uint64_t y) {
  if (xs.empty()) return;
  // All the multiples differ from the first by those of few bits.
  const std::uint64_t first = xs[0];
  std::uint64_t varying = 0;
  for (std::uint64_t x : xs) varying |= x ^ first;
  if (Multiples::pays(xs.size(), varying)) {
    Multiples(y, varying).map(xs, first, nim_product(first, y));
    return;
  }
  for (std::uint64_t& x : xs) x = nim_product(x, y);
}

NIMLAB_VECTORS void nim_product_table(std::uint64_t first, std::uint64_t from, std::size_t columns,
                                      std::span<std::byte> out) {
  const std::size_t skipped = from % 8, width = 8 + (skipped + columns + 7) / 8;
  const auto multiples = [&](std::uint64_t* parts, std::uint64_t y) {
    for (std::size_t k = 0; k < 8; ++k) parts[k] = nim_product(k, y);
    for (std::size_t i = 8; i < width; ++i) parts[i] = nim_product(from - skipped + 8 * (i - 8), y);
  };
  // Row n differs from the one before by the multiples of (n − 1) ⊕ n = 2^j − 1; j > most is rare.
  const std::size_t size = columns * sizeof(std::uint64_t);
  const auto most = static_cast<int>(std::bit_width(out.size() / size));
  std::vector<std::uint64_t> parts(static_cast<std::size_t>(most + 1) * width);
  const auto change = [&](int j) { return parts.data() + static_cast<std::size_t>(j) * width; };
  for (int j = 1; j <= most; ++j) multiples(change(j), (std::uint64_t{1} << j) - 1);
  for (std::size_t at = 0; at < out.size(); at += size, ++first) {
    const int j = std::countr_zero(first) + 1;
    if (at == 0 || j > most)
      multiples(parts.data(), first);
    else
      for (std::size_t i = 0; i < width; ++i) parts[i] ^= change(j)[i];
    write_sums(parts.data(), parts.data() + 8, skipped, columns, out.data() + at);
  }
}

Uint128 nim_product_128(Uint128 x, Uint128 y) {
  const auto p = static_cast<std::uint64_t>(x >> 64), q = static_cast<std::uint64_t>(x);
  const auto s = static_cast<std::uint64_t>(y >> 64), t = static_cast<std::uint64_t>(y);
  const std::uint64_t qt = nim_product(q, t);
  const std::uint64_t high = nim_product(p ^ q, s ^ t) ^ qt;
  return static_cast<Uint128>(high) << 64 | (qt ^ nim_product(nim_product(p, s), half64));
}

std::uint64_t nim_square(std::uint64_t x) {
  const Field field;
  const std::uint64_t p = field.square32(x >> 32);
  return p << 32 | (field.square32(low32(x)) ^ field.halved(p));
}

std::uint64_t nim_root(std::uint64_t x) {
  const Field field;
  if (x >> 16 == 0) return field.root16(x);
  if (x >> 32 == 0) return field.root32(x);
  const std::uint64_t p = x >> 32;
  return field.root32(p) << 32 | field.root32(low32(x) ^ field.halved(p));
}

std::uint64_t nim_inverse(std::uint64_t x) {
  assert(x != 0);
  const Field field;
  if (x >> 16 == 0) return field.inverse16(x);
  if (x >> 32 == 0) return field.inverse32(x);
  const Pair p = field.pair(x >> 32), q = field.pair(low32(x)), sum = field.pair(x >> 32 ^ low32(x));
  const std::uint64_t norm = field.product(q, sum) ^ field.product_halved(p, p);
  const Pair inverse = field.pair(field.inverse32(norm));
  return field.product(p, inverse) << 32 | field.product(sum, inverse);
}

std::uint64_t nim_power(std::uint64_t x, std::uint64_t n) {
  std::uint64_t power = 1;
  for (; n > 0; n /= 2, x = nim_square(x)) {
    if (n % 2 == 1) power = nim_product(power, x);
  }
  return power;
}

std::uint64_t nim_order(std::uint64_t x) {
  assert(x != 0);
  std::uint64_t order = ~std::uint64_t{0};
  for (std::uint64_t prime : {3u, 5u, 17u, 257u, 641u, 65537u, 6700417u}) {
    if (nim_power(x, order / prime) == 1) order /= prime;  // each divides it once
  }
  return order;
}

NimPolynomial nim_polynomial(std::uint64_t x) {
  unsigned degree = 1;  // of conjugates x, x², x⁴, …
  for (std::uint64_t next = nim_square(x); next != x; next = nim_square(next)) ++degree;
  LinearBasis basis;
  std::uint64_t power = 1;
  for (unsigned i = 0; i < degree; ++i, power = nim_product(power, x)) basis.add(power, i);
  return {degree, *basis.made_of(power)};
}

std::optional<std::uint64_t> nim_solve(std::uint64_t a) {
  if (a >= half64) return std::nullopt;
  return solved(a, 64);
}

}  // namespace nimlab
