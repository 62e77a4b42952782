#include "problems/support/cutting.hpp"
#include "problems/support/picture.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::poj_3710 {
namespace {

/// Christmas Game: green Hackenbush on graphs whose vertex 1 is the ground. The judge's have rings of their
/// own at the tips; any others are answered, too.
bool solve(Input& in, Output& out) {
  std::uint32_t sum = 0;
  for (std::uint64_t n = in.number("N", 1, 100); n > 0; --n) {
    const std::uint64_t m = in.number("m", 1, 100), k = in.number("k", 0, 500);
    const Position picture = read_picture(in, m, k);
    sum ^= standing(searched(in, picture, m))[0];
  }
  out.line(sum != 0 ? "Sally" : "Harry");
  return true;
}

/// Trees with rings at vertices of theirs, as the statement promises; two edges between the same vertices are
/// a ring, too.
void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  std::uint64_t n = small ? random(1, 2) : 100;
  for (out.line(n); n > 0; --n) {
    const std::uint64_t vertices = small ? random(1, 4) : random(20, 40);
    PlainEdges edges = random_tree(random, vertices, random(1, 4));
    std::uint64_t last = vertices;
    const std::uint64_t most = small ? 6 : 100;
    for (std::uint64_t rings = small ? random(0, 2) : 30; rings > 0; --rings) {
      const std::uint64_t length = random(2, 5);
      if (last + length - 1 > most) break;
      std::uint64_t from = random(1, vertices);
      const std::uint64_t foot = from;
      for (std::uint64_t i = 1; i < length; ++i) edges.push_back({std::exchange(from, ++last), last});
      edges.push_back({from, foot});
    }
    random.shuffle(edges);
    out.line(last, ' ', edges.size());
    for (const auto& [a, b] : edges) out.line(a, ' ', b);
  }
}

/// One case; where each graph ends is noted in `ends`.
PlainEdges read(Input& in, std::vector<std::size_t>& ends) {
  PlainEdges edges;
  std::uint64_t before = 0;
  for (std::uint64_t n = in.number("N", 1, 100); n > 0; --n) {
    const std::uint64_t m = in.number("m", 1, 100), k = in.number("k", 0, 500);
    read_edges(in, m, k, before, edges);
    before += m - 1;
    ends.push_back(edges.size());
  }
  return edges;
}

bool naive(Input& in, Output& out) {
  std::vector<std::size_t> ends;
  const PlainEdges edges = read(in, ends);
  out.line(Cutting(edges, false).wins() ? "Sally" : "Harry");
  return true;
}

void show(Input& in, Shown& shown) {
  const std::size_t begin = in.at();
  std::vector<std::size_t> ends;
  show_picture(read(in, ends), shown);
  in.back(begin);
  std::vector<std::uint64_t> values;
  std::uint64_t sum = 0;
  for (std::uint64_t n = in.number("N", 1, 100); n > 0; --n) {
    const std::uint64_t m = in.number("m", 1, 100), k = in.number("k", 0, 500);
    const Position picture = read_picture(in, m, k);
    values.push_back(standing(searched(in, picture, m))[0]);
    sum ^= values.back();
  }
  constexpr std::size_t most = 30;
  if (values.size() <= most) shown.numbers("values", values);
  shown.numbers("nim-sum", {sum});
}

bool search_tree(Input& in, Output& out) {
  std::vector<std::size_t> ends;
  out.line(value_of_search_tree(read(in, ends)) != 0 ? "Sally" : "Harry");
  return true;
}
/// As many heaps as graphs, each of all its edges.
bool sizes(Input& in, Output& out) {
  std::vector<std::size_t> ends;
  read(in, ends);
  std::size_t sum = 0, begin = 0;
  for (const std::size_t end : ends) sum ^= end - std::exchange(begin, end);
  out.line(sum != 0 ? "Sally" : "Harry");
  return true;
}
constexpr Wrong wrong[] = {{"search-tree", search_tree}, {"xor-of-sizes", sizes}};

const Listed listed({.name = "poj-3710",
                     .lesson = "hackenbush-graphs",
                     .limits = "N<=100 m<=100 k<=500",
                     .milliseconds = 1000,
                     .kibibytes = 65536,
                     .cases = Cases::to_end,
                     .solve = solve,
                     .sample = "2\n2 1\n1 2\n4 4\n1 2\n2 3\n2 4\n3 4\n",
                     .published = true,
                     .most_cases = 20,
                     .generate = generate,
                     .naive = naive,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::poj_3710
