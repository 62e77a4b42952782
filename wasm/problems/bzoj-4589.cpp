#include <algorithm>

#include "core/sort.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::bzoj_4589 {
namespace {

constexpr std::uint64_t modulus = 1'000'000'007;

/// For each pair of numbers that differ in one bit, their sum and their difference, bit by bit (Walsh and
/// Hadamard): convolution by nim-sum becomes a product.
void transform(std::vector<std::uint64_t>& a) {
  for (std::size_t half = 1; half < a.size(); half *= 2) {
    for (std::size_t begin = 0; begin < a.size(); begin += 2 * half) {
      for (std::size_t i = begin; i < begin + half; ++i) {
        const std::uint64_t x = a[i], y = a[i + half];
        a[i] = x + y >= modulus ? x + y - modulus : x + y;
        a[i + half] = x >= y ? x - y : x + modulus - y;
      }
    }
  }
}

std::uint64_t power(std::uint64_t x, std::uint64_t exponent) {
  std::uint64_t out = 1;
  for (; exponent != 0; exponent /= 2, x = x * x % modulus) {
    if (exponent % 2 != 0) out = out * x % modulus;
  }
  return out;
}

struct Case {
  std::uint64_t n, m;
};
Case read(Input& in) {
  const std::uint64_t n = in.number("n", 1, 1'000'000'000);
  return {n, in.number("m", 2, 50'000)};
}

/// How many lists of n such numbers have nim-sum 0, modulo 10^9 + 7.
std::uint64_t lost_lists(const std::vector<bool>& allowed, std::uint64_t n) {
  std::size_t size = 1;
  while (size < allowed.size()) size *= 2;
  std::vector<std::uint64_t> lists(allowed.begin(), allowed.end());
  lists.resize(size);
  transform(lists);
  std::uint64_t sum = 0;
  for (const std::uint64_t each : lists) sum += power(each, n);
  return sum % modulus * power(size, modulus - 2) % modulus;
}

/// Which numbers up to m are prime.
std::vector<bool> primes_to(std::uint64_t m) {
  std::vector<bool> prime(m + 1, true);
  prime[0] = prime[1] = false;
  for (std::uint64_t p = 2; p * p <= m; ++p) {
    if (!prime[p]) continue;
    for (std::uint64_t k = p * p; k <= m; k += p) prime[k] = false;
  }
  return prime;
}

/// Hard Nim: how many lists of n primes up to m are lost as heaps of Nim, modulo 10^9 + 7.
bool solve(Input& in, Output& out) {
  const auto [n, m] = read(in);
  out.line(lost_lists(primes_to(m), n));
  return true;
}

/// How many lists are lost that begin so.
std::uint64_t lost_by_play(Definition& nim, const Numbers& primes, Numbers& begin, std::uint64_t n) {
  if (n == 0) {
    Numbers heaps = begin;
    sort_numbers(heaps);
    return nim.wins(heaps) ? 0 : 1;
  }
  std::uint64_t lost = 0;
  for (const std::uint64_t p : primes) {
    begin.push_back(p);
    lost += lost_by_play(nim, primes, begin, n - 1);
    begin.pop_back();
  }
  return lost;
}

bool naive(Input& in, Output& out) {
  constexpr std::uint64_t most_lists = 10'000;
  const auto [n, m] = read(in);
  if (m > 100) throw TooLarge{};
  Numbers primes;
  for (std::uint64_t p = 2; p <= m; ++p) {
    if (std::none_of(primes.begin(), primes.end(), [&](std::uint64_t d) { return p % d == 0; }))
      primes.push_back(p);
  }
  std::uint64_t lists = 1;
  for (std::uint64_t i = 0; i < n; ++i) {
    if (i == 20 || (lists *= primes.size()) > most_lists) throw TooLarge{};
  }
  Definition nim(take_stones);
  Numbers begin;
  out.line(lost_by_play(nim, primes, begin, n));
  return true;
}

void generate(Random& random, Size size, Output& out) {
  if (size == Size::small) {
    const std::uint64_t n = random(1, 4);
    out.line(n, ' ', random(2, n < 4 ? 13 : 7));
  } else {
    out.line(random(900'000'000, 1'000'000'000), ' ', random(49'000, 50'000));
  }
}

/// The sizes that a heap may have.
void show(Input& in, Shown& shown) {
  const auto [n, m] = read(in);
  if (m > 100) return;
  const std::vector<bool> prime = primes_to(m);
  Numbers sizes;
  for (std::uint64_t p = 2; p <= m; ++p) {
    if (prime[p]) sizes.push_back(p);
  }
  shown.numbers("allowed", sizes);
}

/// A sieve that begins with 1.
bool one_is_prime(Input& in, Output& out) {
  const auto [n, m] = read(in);
  std::vector<bool> prime = primes_to(m);
  prime[1] = true;
  out.line(lost_lists(prime, n));
  return true;
}

/// A sieve that leaves m out.
bool below_m(Input& in, Output& out) {
  const auto [n, m] = read(in);
  out.line(lost_lists(primes_to(m - 1), n));
  return true;
}
constexpr Wrong wrong[] = {{"one-is-prime", one_is_prime}, {"below-m", below_m}};

const Listed listed({.name = "bzoj-4589",
                     .lesson = "nim",
                     .limits = "n<=1000000000 m<=50000",
                     .milliseconds = 10'000,
                     .kibibytes = 131'072,
                     .cases = Cases::to_end,
                     .solve = solve,
                     .sample = "3 7\n4 13\n",
                     .published = true,
                     .most_cases = 80,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::bzoj_4589
