#include "math/matching.hpp"

#include <random>
#include <set>

#include "catch.hpp"
#include "graphs.hpp"

using namespace nimlab;

namespace {

Matched finished(std::unique_ptr<Matching> matching) {
  while (!matching->step()) {
  }
  return matching->matched();
}

Digraph digraph(const naive::SmallGraph& graph) {
  std::vector<Digraph::Edge> edges;
  for (std::uint32_t v = 0; v < graph.size(); ++v) {
    for (std::uint32_t w = 0; w < graph.size(); ++w) {
      if (graph[v] >> w & 1) edges.push_back({v, w});
    }
  }
  return Digraph(static_cast<std::uint32_t>(graph.size()), edges);
}

std::size_t pairs_of(const Matched& m) {
  return static_cast<std::size_t>(
             std::count_if(m.mate.begin(), m.mate.end(), [](auto w) { return w != Matched::alone; })) /
         2;
}

/// Parts and pairs by definition, for the vertices of a set.
void check(const naive::SmallGraph& graph, const std::vector<int>& most, std::uint32_t set,
           const Matched& m) {
  REQUIRE(static_cast<int>(pairs_of(m)) == most[set]);
  std::uint32_t missed = 0;
  for (std::uint32_t v = 0; v < graph.size(); ++v) {
    if (set >> v & 1 && most[set & ~(1u << v)] == most[set]) missed |= 1u << v;
  }
  for (std::uint32_t v = 0; v < graph.size(); ++v) {
    const std::uint32_t w = m.mate[v];
    if (!(set >> v & 1)) {
      REQUIRE(m.part[v] == Part::none);
      REQUIRE(w == Matched::alone);
      continue;
    }
    if (w != Matched::alone) REQUIRE((m.mate[w] == v && graph[v] >> w & 1 && set >> w & 1));
    const Part part = missed >> v & 1 ? Part::D : graph[v] & missed ? Part::A : Part::C;
    REQUIRE(m.part[v] == part);
  }
}

std::vector<std::uint8_t> open_of(std::uint32_t set, std::size_t n) {
  std::vector<std::uint8_t> open(n);
  for (std::size_t v = 0; v < n; ++v) open[v] = set >> v & 1;
  return open;
}

/// The formula of Berge, by what the answer itself says: D falls into odd pieces that touch A alone, and of
/// these as many more as A has vertices are left.
template <class Neighbours>
void check_formula(const Matched& m, Neighbours each_neighbour) {
  std::vector<std::uint32_t> piece(m.part.size(), Matched::alone), stack;
  std::size_t pieces = 0, beside = 0, left = 0;
  for (std::uint32_t v = 0; v < m.part.size(); ++v) {
    if (m.part[v] == Part::none) continue;
    if (m.mate[v] == Matched::alone) ++left;
    if (m.part[v] == Part::A) ++beside;
    if (m.part[v] != Part::D || piece[v] != Matched::alone) continue;
    ++pieces;
    std::size_t size = 0;
    piece[v] = v;
    stack = {v};
    while (!stack.empty()) {
      const std::uint32_t at = stack.back();
      stack.pop_back();
      ++size;
      each_neighbour(at, [&](std::uint32_t w) {
        if (m.part[w] == Part::C) FAIL("D touches C");
        if (m.part[w] != Part::D || piece[w] != Matched::alone) return;
        piece[w] = v;
        stack.push_back(w);
      });
    }
    if (size % 2 == 0) FAIL("an even piece");
  }
  CHECK(left == pieces - beside);
}

CellBoard board(std::mt19937_64& random, std::uint32_t width, std::uint32_t height, unsigned walls) {
  CellBoard out(width, height);
  for (std::uint32_t y = 1; y <= height; ++y) {
    for (std::uint32_t x = 1; x <= width; ++x) out.open[out.cell(x, y)] = random() % 100 >= walls;
  }
  return out;
}

void check_cells(const CellBoard& cells, const Matched& m) {
  std::size_t wrong = 0;
  const auto each = [&](std::uint32_t v, auto visit) {
    for (const std::uint32_t w : {v - 1, v + 1, v - cells.stride, v + cells.stride}) {
      if (cells.open[w]) visit(w);
    }
  };
  for (std::uint32_t v = 0; v < cells.open.size(); ++v) {
    wrong += (m.part[v] != Part::none) != (cells.open[v] == 1);
    const std::uint32_t w = m.mate[v];
    if (w == Matched::alone) continue;
    wrong += m.mate[w] != v || !cells.open[v];
    const std::uint32_t apart = v < w ? w - v : v - w;
    wrong += apart != 1 && apart != cells.stride;
  }
  CHECK(wrong == 0);
  check_formula(m, each);
}

}  // namespace

TEST_CASE("matching: there are as many graphs as there should be, so that none is left out") {
  // OEIS A000088, unlabelled graphs: at least so many labellings must have been kept.
  CHECK(naive::graphs_of(3).size() >= 4);
  CHECK(naive::graphs_of(5).size() >= 34);
  CHECK(naive::graphs_of(6).size() >= 156);
  CHECK(naive::graphs_of(7).size() >= 1044);
  CHECK(naive::graphs_of(8).size() >= 12346);
}

TEST_CASE("matching: pairs and parts of every graph to 8 vertices, by definition and by Tutte and Berge") {
  for (std::size_t n = 1; n <= 8; ++n) {
    for (const naive::SmallGraph& graph : naive::graphs_of(n)) {
      CAPTURE(graph);
      const Digraph edges = digraph(graph);
      const std::vector<int> most = naive::most_pairs(graph);
      const std::uint32_t all = (1u << n) - 1;
      REQUIRE(naive::least_left(graph) == static_cast<int>(n) - 2 * most[all]);
      const Matched m = finished(match_graph(edges, open_of(all, n)));
      check(graph, most, all, m);
      // Begun with half of it, and with any one vertex taken out.
      for (std::uint32_t v = 0; v < n; ++v) {
        std::vector<std::uint32_t> mate = m.mate;
        if (mate[v] != Matched::alone) mate[mate[v]] = Matched::alone;
        mate[v] = Matched::alone;
        check(graph, most, all, finished(match_graph(edges, open_of(all, n), mate)));
        check(graph, most, all & ~(1u << v),
              finished(match_graph(edges, open_of(all & ~(1u << v), n), mate)));
      }
    }
  }
}

TEST_CASE("matching: every set of vertices of every graph of 6") {
  for (const naive::SmallGraph& graph : naive::graphs_of(6)) {
    const Digraph edges = digraph(graph);
    const std::vector<int> most = naive::most_pairs(graph);
    for (std::uint32_t set = 0; set < 64; ++set) {
      CAPTURE(graph, set);
      check(graph, most, set, finished(match_graph(edges, open_of(set, 6))));
    }
  }
}

TEST_CASE("matching: random graphs of 8 to 16 vertices, begun with no pairs at all, too") {
  std::mt19937_64 random(1965);
  for (int i = 0; i < 400; ++i) {
    const std::size_t n = 8 + random() % 9;
    const std::uint64_t density = 1 + random() % 5;
    naive::SmallGraph graph(n, 0);
    for (std::size_t v = 0; v < n; ++v) {
      for (std::size_t w = 0; w < v; ++w) {
        if (random() % 10 >= density) continue;
        graph[v] |= 1u << w;
        graph[w] |= 1u << v;
      }
    }
    CAPTURE(graph);
    const Digraph edges = digraph(graph);
    const std::vector<int> most = naive::most_pairs(graph);
    const std::uint32_t all = (1u << n) - 1;
    check(graph, most, all, finished(match_graph(edges, open_of(all, n))));
    const std::vector<std::uint32_t> nobody(n, Matched::alone);
    check(graph, most, all, finished(match_graph(edges, open_of(all, n), nobody)));
  }
}

TEST_CASE("matching: graphs of 2,000 vertices keep Berge's formula, blossoms in blossoms among them") {
  std::mt19937_64 random(7);
  for (const std::uint64_t edges : {1'000u, 2'200u, 4'000u, 100'000u}) {
    std::vector<Digraph::Edge> all;
    for (std::uint64_t i = 0; i < edges; ++i) {
      const auto a = static_cast<std::uint32_t>(random() % 2'000),
                 b = static_cast<std::uint32_t>(random() % 2'000);
      if (a == b) continue;
      all.push_back({a, b});
      all.push_back({b, a});
    }
    // A chain of triangles, each of which is a blossom around the one before it.
    for (std::uint32_t v = 0; edges == 1'000 && v + 2 < 2'000; ++v) {
      for (const auto& [a, b] : {std::pair{v, v + 1}, std::pair{v, v + 2}}) {
        all.push_back({a, b});
        all.push_back({b, a});
      }
    }
    const Digraph graph(2'000, all);
    for (const bool anew : {false, true}) {
      const Matched m = finished(match_graph(
          graph, std::vector<std::uint8_t>(2'000, 1),
          anew ? std::vector<std::uint32_t>(2'000, Matched::alone) : std::vector<std::uint32_t>{}));
      check_formula(m, [&](std::uint32_t v, auto visit) { graph.each_follower(v, visit); });
    }
  }
}

TEST_CASE("matching: boards are matched as graphs are, on every board of 3 by 3 and random ones to 6 by 6") {
  std::mt19937_64 random(1443);
  const auto compare = [&](const CellBoard& cells) {
    std::vector<Digraph::Edge> edges;
    const auto size = static_cast<std::uint32_t>(cells.open.size());
    for (std::uint32_t v = cells.stride; v + cells.stride < size; ++v) {
      for (const std::uint32_t w : {v - 1, v + 1, v - cells.stride, v + cells.stride}) {
        if (cells.open[v] && cells.open[w]) edges.push_back({v, w});
      }
    }
    const Matched truth = finished(match_graph(Digraph(size, edges), cells.open));
    const Matched m = finished(match_cells(cells));
    REQUIRE(m.part == truth.part);
    REQUIRE(pairs_of(m) == pairs_of(truth));
    const Matched again = finished(match_cells(cells, std::vector<std::uint32_t>(size, Matched::alone)));
    REQUIRE(again.part == truth.part);
    // One cell after another is taken out.
    CellBoard left = cells;
    Matched now = m;
    for (int i = 0; i < 3; ++i) {
      const auto v = static_cast<std::uint32_t>(random() % size);
      if (!left.open[v]) continue;
      left.open[v] = 0;
      std::vector<std::uint32_t> mate = now.mate;
      if (mate[v] != Matched::alone) mate[mate[v]] = Matched::alone;
      mate[v] = Matched::alone;
      now = finished(match_cells(left, mate));
      REQUIRE(now.part == finished(match_cells(left)).part);
    }
  };
  for (std::uint32_t walls = 0; walls < 512; ++walls) {
    CellBoard cells(3, 3);
    for (std::uint32_t i = 0; i < 9; ++i) cells.open[cells.cell(i % 3 + 1, i / 3 + 1)] = !(walls >> i & 1);
    compare(cells);
  }
  for (int i = 0; i < 1'000; ++i) {
    compare(board(random, 1 + random() % 6, 1 + random() % 6, static_cast<unsigned>(random() % 50)));
  }
}

TEST_CASE("matching: boards of 300 by 300 keep Berge's formula, from nothing as well as by Karp and Sipser") {
  std::mt19937_64 random(300);
  for (const unsigned walls : {0u, 2u, 10u, 25u, 40u}) {
    CellBoard cells = board(random, 300, 299, walls);
    if (walls == 2) cells.open[cells.cell(1, 1)] = cells.open[cells.cell(300, 298)] = 0;
    check_cells(cells, finished(match_cells(cells)));
    const std::vector<std::uint32_t> nobody(cells.open.size(), Matched::alone);
    check_cells(cells, finished(match_cells(cells, nobody)));
  }
}

TEST_CASE("matching: a large board takes many steps, each of them short") {
  std::mt19937_64 random(1);
  const auto work = match_cells(board(random, 1'000, 1'000, 30));
  std::size_t steps = 1;
  while (!work->step()) ++steps;
  CHECK(steps > 50);
  CHECK(steps < 2'000);
}
