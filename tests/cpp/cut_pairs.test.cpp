#include "games/hackenbush/dfs_tree.hpp"

#include <map>
#include <random>

#include "catch.hpp"
#include "core/dyadic.hpp"
#include "games/hackenbush/nim_map.hpp"
#include "pictures.hpp"

using namespace nimlab;

namespace {

/// Whether the loss of an edge of a connected picture takes it apart.
bool is_bridge(const naive::Picture& picture, std::size_t i) {
  naive::Picture rest = picture;
  rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
  std::set<std::uint64_t> before{0}, after{0};
  for (const naive::Edge& edge : picture) before.insert(edge.a), before.insert(edge.b);
  for (const naive::Edge& edge : naive::standing(rest)) after.insert(edge.a), after.insert(edge.b);
  return before != after;
}

}  // namespace

TEST_CASE("depth first: bridges and pairs of cuts are the definition's, to 4 vertices and 7 edges") {
  naive::each_picture(4, 7, {3}, [&](const naive::Picture& picture) {
    const DfsTree tree(
        4,
        [&](auto visit) {
          for (const naive::Edge& e : picture) {
            visit(static_cast<std::uint32_t>(e.a), static_cast<std::uint32_t>(e.b));
          }
        },
        true);
    const CutPairs pairs(tree);
    const auto tree_edge = [&](std::size_t i) -> std::uint32_t {  // the lower place of an edge of the tree
      const auto place = [&](std::uint64_t v) { return tree.place(static_cast<std::uint32_t>(v)); };
      const auto [upper, lower] = std::minmax({place(picture[i].a), place(picture[i].b)});
      const bool again = i > 0 && picture[i] == picture[i - 1];
      return lower > upper && tree.parent[lower] == upper && !again ? lower : 0;
    };
    CAPTURE(naive::text(picture));
    for (std::size_t i = 0; i < picture.size(); ++i) {
      const std::uint32_t below = tree_edge(i);
      if (below == 0) continue;
      REQUIRE(tree.bridge(below) == is_bridge(picture, i));
      REQUIRE((pairs.passing[below] == 0) == tree.bridge(below));
      if (tree.bridge(below)) continue;
      // The class by the definition: what becomes a bridge when this edge is lost.
      naive::Picture rest = picture;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      std::set<std::uint32_t> known{below};
      for (std::uint32_t each = pairs.upper[below]; each != DfsTree::none; each = pairs.upper[each]) {
        known.insert(each);
      }
      std::size_t others = 0;
      for (std::size_t j = 0; j < rest.size(); ++j) {
        const std::uint32_t also = tree_edge(j < i ? j : j + 1);
        if (!is_bridge(rest, j) || is_bridge(picture, j < i ? j : j + 1)) continue;
        if (also == 0)
          ++others;
        else if (also < below)
          REQUIRE(known.erase(also) == 1);
      }
      REQUIRE(known.size() == 1);
      REQUIRE(others == (pairs.passing[below] == 1 ? 1 : 0));
    }
  });
}

TEST_CASE("nim maps: steps and nim-sums before a map, at random, against a table") {
  std::mt19937_64 random(5);
  for (unsigned bits = 1; bits <= 7; ++bits) {
    const std::uint64_t size = std::uint64_t{1} << bits;
    NimMap map(bits);
    std::vector<std::uint64_t> table(size);
    for (std::uint64_t x = 0; x < size; ++x) table[x] = x;
    for (int step = 0; step < 300; ++step) {
      const std::uint64_t kind = random() % 3, c = random() % size;
      std::vector<std::uint64_t> next(size);
      for (std::uint64_t x = 0; x < size; ++x) {
        next[x] = table[kind == 0 ? (x + 1) % size : kind == 1 ? (x + size - 1) % size : x ^ c];
      }
      table = next;
      if (kind == 0) map.add_first();
      if (kind == 1) map.subtract_first();
      if (kind == 2) map.nim_add_first(c);
      for (std::uint64_t x = 0; x < size; ++x) REQUIRE(map(x) == table[x]);
    }
  }
}

TEST_CASE("dyadic numbers: sums, and the ordinal sum 1 : x is {0, 1 : xL | 1 : xR}, to 4 and to sixteenths") {
  // The form of x: of an integer the one nearer to 0, else its neighbours in the last binary place.
  std::map<std::pair<std::int64_t, std::uint32_t>, Dyadic> known;
  const auto ordinal = [&](const auto& self, const Dyadic& x) -> Dyadic {
    const auto [found, fresh] = known.emplace(std::pair(x.numerator(), x.exponent()), Dyadic(0));
    if (!fresh) return found->second;
    std::optional<Dyadic> low = Dyadic(0), high;
    if (x.exponent() > 0 || x.numerator() > 0) {
      const Dyadic left = self(self, Dyadic(x.numerator() - 1, x.exponent()));
      if (*low < left) low = left;
    }
    if (x.exponent() > 0 || x.numerator() < 0) high = self(self, Dyadic(x.numerator() + 1, x.exponent()));
    return known[{x.numerator(), x.exponent()}] = simplest_between(low, high);
  };
  for (std::int64_t m = -64; m <= 64; ++m) {
    const Dyadic x(m, 4);
    CAPTURE(m);
    REQUIRE(ordinal_sum(x) == ordinal(ordinal, x));
    for (std::int64_t n = -64; n <= 64; ++n) REQUIRE(x + Dyadic(n, 3) == Dyadic(m + 2 * n, 4));
  }
  CHECK(-Dyadic(3, 2) == Dyadic(-3, 2));
}
