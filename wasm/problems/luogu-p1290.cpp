#include "problems/support/definition.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::luogu_p1290 {
namespace {

constexpr std::uint64_t most = 0x7FFFFFFF;

struct Pair {
  std::uint64_t large = 0, small = 0;
};
Pair sorted(std::uint64_t a, std::uint64_t b) { return a < b ? Pair{b, a} : Pair{a, b}; }

/// Euclid's game: from the larger of two numbers a multiple of the smaller one is taken; who makes a 0 wins.
/// Where the smaller one fits twice, or leaves nothing, the player to move decides who gets what comes after,
/// and wins.
bool first_wins(Pair p) {
  bool first = true;
  for (; p.large / p.small < 2 && p.large % p.small != 0; first = !first) {
    p = sorted(p.small, p.large - p.small);
  }
  return first;
}

bool by_moves(Pair p) {
  return Definition([](const Numbers& pair, const Definition::Each& each) {
           const Pair now = sorted(pair[0], pair[1]);
           for (std::uint64_t left = now.large; now.small > 0 && left >= now.small;) {
             left -= now.small;
             if (each({left, now.small})) return;
           }
         })
      .wins({p.large, p.small});
}

/// Who makes the last step of Euclid's algorithm.
bool odd_steps(Pair p) {
  bool odd = false;
  for (; p.small > 0; p = {p.small, p.large % p.small}) odd = !odd;
  return odd;
}

/// Whether there is a choice now, or an end.
bool choice_now(Pair p) { return p.large / p.small >= 2 || p.large == p.small; }

/// The ratio is above the golden one; equal numbers are forgotten.
bool ratio_alone(Pair p) {
  const std::uint64_t rest = p.large - p.small;  // large / small > small / (large - small)
  return p.large * rest > p.small * p.small;
}

bool counted(Input& in, Pair& p) {
  const std::uint64_t m = in.number("M", 1, most);
  p = sorted(m, in.number("N", 1, most));
  return true;
}

bool to_zeros(Input& in, Pair& p) {
  const std::uint64_t m = in.number("M", 0, most);
  p = sorted(m, in.number("N", m == 0 ? 0 : 1, m == 0 ? 0 : most));
  return m > 0;
}

template <auto read, auto wins>
bool answer(Input& in, Output& out) {
  Pair p;
  if (!read(in, p)) return false;
  out.line(wins(p) ? "Stan wins" : "Ollie wins");
  return true;
}

template <auto read>
void show(Input& in, Shown& shown) {
  Pair p;
  if (!read(in, p)) return;
  std::vector<std::uint64_t> quotients;
  for (; p.small > 0; p = {p.small, p.large % p.small}) quotients.push_back(p.large / p.small);
  shown.numbers("quotients", quotients);
}

/// Euclid's algorithm backwards: the quotients 1 are where nobody has a choice.
void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t limit = small ? random(1, 100) : most, quotients = small ? random(1, 6) : 60;
  Pair p{random(1, small ? 3 : 1000), 0};
  if (p.large > limit) p.large = limit;
  Pair next = p;
  for (std::uint64_t i = 0; i < quotients && next.large <= limit; ++i) {
    p = next;
    const std::uint64_t quotient = random(0, 4) < 4 ? 1 : random(2, 4);
    next = {quotient * p.large + p.small, p.large};
  }
  if (next.large <= limit) p = next;
  if (p.small == 0) p.small = p.large;
  random(0, 1) == 0 ? out.line(p.large, ' ', p.small) : out.line(p.small, ' ', p.large);
}

template <auto read>
constexpr Wrong wrong[] = {{"odd-steps", answer<read, odd_steps>},
                           {"choice-now", answer<read, choice_now>},
                           {"golden-ratio", answer<read, ratio_alone>}};

template <auto read>
Problem euclid(Problem problem) {
  problem.lesson = "p-and-n-positions";
  problem.milliseconds = 1000;
  problem.solve = answer<read, first_wins>;
  problem.published = true;
  problem.most_cases = 1000;
  problem.generate = generate;
  problem.naive = answer<read, by_moves>;
  problem.show = show<read>;
  problem.wrong = wrong<read>;
  return problem;
}

const Listed luogu(euclid<counted>({.name = "luogu-p1290",
                                    .limits = "M<=2147483647 N<=2147483647",
                                    .kibibytes = 128'000,
                                    .cases = Cases::counted,
                                    .sample = "2\n25 7\n24 15\n"}));
constexpr std::string_view with_zeros = "34 12\n15 24\n0 0\n";
const Listed poj(euclid<to_zeros>({.name = "poj-2348",
                                   .kibibytes = 65536,
                                   .cases = Cases::to_mark,
                                   .sample = with_zeros,
                                   .mark = "0 0\n"}));
const Listed hdu(euclid<to_zeros>({.name = "hdu-1525",
                                   .kibibytes = 32768,
                                   .cases = Cases::to_mark,
                                   .sample = with_zeros,
                                   .mark = "0 0\n"}));

}  // namespace
}  // namespace nimlab::luogu_p1290
