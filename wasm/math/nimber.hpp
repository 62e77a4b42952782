#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/arithmetic.hpp"

/// The field of nimbers below 2^64. Its sum ⊕ is the exclusive or; its product is
/// x ⊗ y = mex { (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) : a < x, b < y } (J. H. Conway, On Numbers and Games, 1976,
/// chapter 6). With M = 2^(2^n), a Fermat 2-power: M ⊗ x = M·x for x < M, and M ⊗ M = M ⊕ M/2. So the numbers
/// below M are a field, and a number below M² is p ⊗ M ⊕ q with p, q < M.
///
/// In the field of 2^16 elements by logarithms, in tables of 65,536 16-bit numbers each that the first call
/// makes (a millisecond), above by Karatsuba's three products for four. One product is look-ups alone; of
/// many at once two are added at a time (SIMD128).
///
/// Nothing throws.
namespace nimlab {

/// x ⊗ y. Cost: 28 look-ups and no branch among them; 9 where both are below 2^32, 3 below 2^16.
std::uint64_t nim_product(std::uint64_t x, std::uint64_t y);

/// xs[i] ⊗ y, written over xs. Where they are many, cheaper than one at a time: by tables of the multiples of
/// y, a look-up for each byte in which the xs differ.
void nim_multiply(std::span<std::uint64_t> xs, std::uint64_t y);

/// The rows first, first + 1, … of the table of ⊗, `columns` numbers each from `from` on: 8 bytes a number in
/// the machine's order, at any address; out.size() is a multiple of 8 · `columns`. Numbers run on above 2^64
/// from 0. Cost: a sum an entry, a sum for eight, and log2(rows) + 2 rows of products, of every eighth column
/// and 0 … 7.
void nim_product_table(std::uint64_t first, std::uint64_t from, std::size_t columns,
                       std::span<std::byte> out);

/// x ⊗ y below 2^128. Slower: three products below 2^64, and a fourth.
Uint128 nim_product_128(Uint128 x, Uint128 y);

/// x ⊗ x, linear: (x ⊕ y)² = x² ⊕ y².
std::uint64_t nim_square(std::uint64_t x);

/// The one number whose square is x.
std::uint64_t nim_root(std::uint64_t x);

/// The number y with x ⊗ y = 1; x > 0.
std::uint64_t nim_inverse(std::uint64_t x);

/// x multiplied n times; 1 for n = 0. Cost: up to 64 squares and as many products.
std::uint64_t nim_power(std::uint64_t x, std::uint64_t n);

/// The least n > 0 with x to the n = 1; x > 0. It divides 2^64 − 1 = 3·5·17·257·641·65537·6700417.
std::uint64_t nim_order(std::uint64_t x);

/// The polynomial of least degree over GF(2) that has the root x: t^degree and those t^i, i < degree, whose
/// bit i is set. The degree is that of the smallest field with x, a power of 2 up to 64.
struct NimPolynomial {
  unsigned degree;
  std::uint64_t lower;
  bool operator==(const NimPolynomial&) const = default;
};
NimPolynomial nim_polynomial(std::uint64_t x);

/// The even number x with x² ⊕ x = a; the other solution is x ⊕ 1. None below 2^64 where a >= 2^63: then
/// 2^64 ⊕ y is one, for the y that solves y² ⊕ y = a ⊕ 2^63. (Below a Fermat 2-power M exactly the numbers
/// below M/2 are x² ⊕ x: H. W. Lenstra, Nim multiplication, 1978.)
std::optional<std::uint64_t> nim_solve(std::uint64_t a);

/// The largest Fermat 2-power no larger than x: its exponent, 1, 2, 4 … 32; x >= 2.
constexpr unsigned fermat_exponent(std::uint64_t x) {
  unsigned exponent = 32;
  while (x >> exponent == 0) exponent /= 2;
  return exponent;
}

}  // namespace nimlab
