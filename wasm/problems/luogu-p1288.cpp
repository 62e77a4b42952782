#include <algorithm>

#include "games/all.hpp"
#include "problems/support/asking.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::luogu_p1288 {
namespace {

Numbers read(Input& in) {
  Numbers edges = in.numbers("edge", in.number("N", 2, 20), 0, 0x7FFFFFFF);
  if (std::find(edges.begin(), edges.end(), 0) == edges.end()) in.refuse("edge");
  return edges;
}

/// A coin on a ring whose edges bear numbers, one of which is 0.
bool theory(const Numbers& edges) { return outcome(game::ring, {}, join(edges)) == Outcome::N; }

/// Of the coin's vertex and the edges: edge i joins the vertices i and i + 1.
bool by_moves(Numbers edges) {
  const std::size_t n = edges.size();
  Definition game([n](const Numbers& p, const Definition::Each& each) {
    const std::size_t at = p[0], before = (at + n - 1) % n;
    for (const auto& [edge, to] : {std::pair(at, (at + 1) % n), std::pair(before, before)}) {
      Numbers next = p;
      next[0] = to;
      while (next[edge + 1] > 0) {
        --next[edge + 1];
        if (each(next)) return;
      }
    }
  });
  edges.insert(edges.begin(), 0);
  return game.wins(edges);
}

/// The edges before the first 0.
template <class Edge>
bool odd_way(Edge first, Edge last) {
  return (std::find(first, last, 0) - first) % 2 == 1;
}
bool clockwise(const Numbers& edges) { return odd_way(edges.begin(), edges.end()); }
bool anticlockwise(const Numbers& edges) { return odd_way(edges.rbegin(), edges.rend()); }

/// Looks in one direction only.
bool one_way(const Numbers& edges) { return clockwise(edges); }
bool both_odd(const Numbers& edges) { return clockwise(edges) && anticlockwise(edges); }

template <auto wins>
bool answer(Input& in, Output& out) {
  out.line(wins(read(in)) ? "YES" : "NO");
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t n = small ? random(2, 6) : 20;
  Numbers edges = random.list(n, 0, small ? 3 : 30);
  edges[random(0, n - 1)] = 0;
  out.line(n);
  out.list(edges);
}

void show(Input& in, Shown& shown) { shown.board("ring", {}, join(read(in))); }

constexpr Wrong wrong[] = {{"one-way", answer<one_way>}, {"both-odd", answer<both_odd>}};

const Listed listed({.name = "luogu-p1288",
                     .lesson = "symmetry",
                     .limits = "N<=20",
                     .milliseconds = 1000,
                     .kibibytes = 128'000,
                     .solve = answer<theory>,
                     .sample = "4\n2 5 3 0\n",
                     .published = true,
                     .generate = generate,
                     .naive = answer<by_moves>,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::luogu_p1288
