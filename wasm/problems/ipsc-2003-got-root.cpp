#include <algorithm>

#include "problems/support/cutting.hpp"
#include "problems/support/picture.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::ipsc_2003_got_root {
namespace {

constexpr std::uint64_t most_vertices = 100'000, most_edges = 200'000;

/// Got Root?: green Hackenbush on any connected graph; its vertex 1 is the ground.
bool solve(Input& in, Output& out) {
  const std::uint64_t n = in.number("N", 1, most_vertices), m = in.number("M", n - 1, most_edges);
  const Position picture = read_picture(in, n, m);
  out.line(m > 0 && standing(searched(in, picture, n))[0] != 0 ? "Alice" : "Bob");
  return true;
}

PlainEdges read(Input& in) {
  const std::uint64_t n = in.number("N", 1, most_vertices), m = in.number("M", n - 1, most_edges);
  PlainEdges edges;
  read_edges(in, n, m, 0, edges);
  return edges;
}

/// A tree and some edges more; at the limits now and then nearly a path.
void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t n = small ? random(1, 6) : most_vertices;
  PlainEdges edges = random_tree(random, n, small || random(0, 1) == 0 ? n : 2);
  for (std::uint64_t more = small ? random(0, 5) : random(0, 3) * (most_edges - n + 1) / 3; more > 0; --more)
    edges.push_back({random(1, n), random(1, n)});
  random.shuffle(edges);
  out.line(n, ' ', edges.size());
  for (const auto& [a, b] : edges) out.line(a, ' ', b);
}

bool naive(Input& in, Output& out) {
  out.line(Cutting(read(in), false).wins() ? "Alice" : "Bob");
  return true;
}

void show(Input& in, Shown& shown) {
  const std::size_t begin = in.at();
  show_picture(read(in), shown);
  in.back(begin);
  const std::uint64_t n = in.number("N", 1, most_vertices), m = in.number("M", n - 1, most_edges);
  const Position picture = read_picture(in, n, m);
  shown.numbers("nim-sum", {m > 0 ? standing(searched(in, picture, n))[0] : 0});
}

/// Every cut takes one edge, as if nothing fell.
bool parity(Input& in, Output& out) {
  out.line(read(in).size() % 2 == 1 ? "Alice" : "Bob");
  return true;
}
bool search_tree(Input& in, Output& out) {
  out.line(value_of_search_tree(read(in)) != 0 ? "Alice" : "Bob");
  return true;
}
constexpr Wrong wrong[] = {{"parity-of-edges", parity}, {"search-tree", search_tree}};

Problem at(std::string_view judge, std::uint32_t milliseconds, std::uint32_t kibibytes) {
  return {.name = judge,
          .lesson = "hackenbush-graphs",
          .milliseconds = milliseconds,
          .kibibytes = kibibytes,
          .cases = Cases::counted,
          .solve = solve,
          .sample =
              "2\n\n8 7\n\n1 2\n1 3\n3 4\n1 5\n5 6\n6 7\n7 8\n\n"
              "5 6\n\n1 2\n1 3\n3 2\n1 4\n5 1\n4 5\n",
          .published = true,
          .most_cases = 3,
          .generate = generate,
          .naive = naive,
          .show = show,
          .wrong = wrong};
}

const Listed ipsc(at("ipsc-2003-got-root", 0, 0));
const Listed bzoj(at("bzoj-1463", 5000, 65536));

}  // namespace
}  // namespace nimlab::ipsc_2003_got_root
