#include "judge.hpp"

using namespace judging;

namespace {

using Edges = std::vector<std::pair<Number, Number>>;

/// What cuts leave of pictures on the ground 0: one edge goes, and all that then hangs in the air.
std::vector<Edges> cuts(const Edges& picture) {
  std::vector<Edges> out;
  for (std::size_t gone = 0; gone < picture.size(); ++gone) {
    std::set<Number> grounded = {0};
    for (bool grown = true; grown;) {
      grown = false;
      for (std::size_t i = 0; i < picture.size(); ++i) {
        const auto [a, b] = picture[i];
        if (i == gone || grounded.count(a) == grounded.count(b)) continue;
        grounded.insert(a);
        grounded.insert(b);
        grown = true;
      }
    }
    Edges left;
    for (std::size_t i = 0; i < picture.size(); ++i) {
      if (i != gone && grounded.count(picture[i].first) > 0) left.push_back(picture[i]);
    }
    std::sort(left.begin(), left.end());
    out.push_back(left);
  }
  return out;
}

/// Edges of a connected graph on 1 … n: a tree, under names by chance but for 1, and some more.
Edges graph(Random& random, Number n, Number more) {
  Numbers names;
  for (Number v = 2; v <= n; ++v) names.push_back(v);
  random.shuffle(names);
  names.insert(names.begin(), 1);
  Edges edges;
  for (Number v = 1; v < n; ++v) edges.push_back({names[random(0, v - 1)], names[v]});
  for (Number i = 0; i < more; ++i) edges.push_back({random(1, n), random(1, n)});
  for (auto& [a, b] : edges) {
    if (random(0, 1) == 0) std::swap(a, b);
  }
  random.shuffle(edges);
  return edges;
}

std::string lines(const Edges& edges) {
  std::string out;
  for (const auto& [a, b] : edges) out += line({a, b});
  return out;
}

/// Adds a graph whose vertex 1 is the ground to a picture.
void stand(Edges& picture, const Edges& edges, Number from) {
  const auto vertex = [&](Number v) { return v == 1 ? 0 : from + v; };
  for (const auto& [a, b] : edges) picture.push_back({vertex(a), vertex(b)});
  std::sort(picture.begin(), picture.end());
}

}  // namespace

TEST_CASE("agc-017d: cutting a tree", "[problems]") {
  static Brute<Edges> brute(cuts);
  // The statement's samples.
  judge({"agc-017d",
         {{"5\n1 2\n2 3\n2 4\n4 5\n", "Alice\n"},
          {"5\n1 2\n2 3\n1 4\n4 5\n", "Bob\n"},
          {"6\n1 2\n2 4\n5 1\n6 3\n3 2\n", "Alice\n"},
          {"7\n1 2\n3 7\n4 6\n2 3\n2 4\n1 5\n", "Bob\n"}},
         [](Random& random) {
           const Number n = random(2, 8);
           const Edges edges = graph(random, n, 0);
           Edges picture;
           stand(picture, edges, 0);
           return Case{line({n}) + lines(edges), brute.wins(picture) ? "Alice\n" : "Bob\n"};
         },
         1000});
  CHECK(fault("agc-017d", "3\n1 1\n1 2\n").kind == nimlab::InputFault::Kind::unfit);
}

TEST_CASE("hdu-3590: cutting trees under misere play", "[problems]") {
  static Brute<Edges> brute(cuts, true);
  judge({"hdu-3590",
         {{"2\n2\n1 2\n2\n1 2\n1\n2\n1 2\n", "PP\nQQ\n"}},  // the statement's
         [](Random& random) {
           const Number trees = random(1, 3);
           Case each{line({trees}), {}};
           Edges picture;
           for (Number i = 0; i < trees; ++i) {
             const Number n = random(1, 4);
             const Edges edges = graph(random, n, 0);
             each.input += line({n}) + lines(edges);
             stand(picture, edges, 10 * i);
           }
           each.output = brute.wins(picture) ? "PP\n" : "QQ\n";
           return each;
         },
         1000});
  // Two stalks of two on one root: a tree worth 0 that is no end (see the lesson).
  CHECK(answer("hdu-3590", "1\n5\n1 2\n2 3\n1 4\n4 5\n") == "QQ\n");
}

TEST_CASE("poj-3710: cutting graphs", "[problems]") {
  static Brute<Edges> brute(cuts);
  judge({"poj-3710",
         {{"2\n2 1\n1 2\n4 4\n1 2\n2 3\n2 4\n3 4\n", "Sally\n"}},  // the statement's
         [](Random& random) {
           const Number graphs = random(1, 2);
           Case each{line({graphs}), {}};
           Edges picture;
           for (Number i = 0; i < graphs; ++i) {
             const Number n = random(1, 4);
             const Edges edges = graph(random, n, random(0, 3));
             each.input += line({n, edges.size()}) + lines(edges);
             stand(picture, edges, 10 * i);
           }
           each.output = brute.wins(picture) ? "Sally\n" : "Harry\n";
           return each;
         },
         1000});
}

TEST_CASE("ipsc-2003-got-root, bzoj-1463: cutting any graph", "[problems]") {
  static Brute<Edges> brute(cuts);
  for (const char* name : {"ipsc-2003-got-root", "bzoj-1463"}) {
    // The sample that both have.
    judge({name,
           {{"2\n\n8 7\n\n1 2\n1 3\n3 4\n1 5\n5 6\n6 7\n7 8\n\n5 6\n\n1 2\n1 3\n3 2\n1 4\n5 1\n4 5\n",
             "Alice\nBob\n"}},
           [](Random& random) {
             const Number n = random(1, 5);
             const Edges edges = graph(random, n, random(0, 4));
             Edges picture;
             stand(picture, edges, 0);
             return Case{line({n, edges.size()}) + lines(edges), brute.wins(picture) ? "Alice\n" : "Bob\n"};
           },
           1000});
  }
  CHECK(answer("bzoj-1463", "1\n1 0\n") == "Bob\n");
  CHECK(fault("bzoj-1463", "1\n3 2\n1 1\n2 3\n").kind == nimlab::InputFault::Kind::unfit);
}

TEST_CASE("hdu-1524, poj-2425: chessmen on a graph", "[problems]") {
  const Case sample{"4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0\n",
                    "WIN\nWIN\nWIN\nLOSE\nWIN\n"};  // of both statements
  const auto random = [](Random& random) {
    const Number n = random(1, 6);
    Numbers names;
    for (Number v = 0; v < n; ++v) names.push_back(v);
    random.shuffle(names);
    std::vector<Numbers> followers(n);
    for (Number v = 0; v < n; ++v) {
      for (Number w = v + 1; w < n; ++w) {
        if (random(0, 1) == 0) followers[names[v]].push_back(names[w]);
      }
    }
    Case each{line({n}), {}};
    for (const Numbers& to : followers)
      each.input += to.empty() ? "0\n" : std::to_string(to.size()) + ' ' + line(to);
    Brute<Numbers> brute([&](const Numbers& p) {
      std::vector<Numbers> out;
      for (std::size_t i = 0; i < p.size(); ++i) {
        for (const Number to : followers[p[i]]) {
          out.push_back(p);
          out.back()[i] = to;
        }
      }
      return out;
    });
    for (Number i = random(0, 3); i > 0; --i) {
      const Numbers men = random.list(random(1, 3), 0, n - 1);
      each.input += std::to_string(men.size()) + ' ' + line(men);
      each.output += brute.wins(men) ? "WIN\n" : "LOSE\n";
    }
    each.input += "0\n";
    return each;
  };
  judge({"hdu-1524", {sample}, random, 1000});
  judge({"poj-2425", {sample}, random, 1000});
  CHECK(fault("hdu-1524", "2\n1 1\n1 0\n0\n").kind == nimlab::InputFault::Kind::unfit);
}

TEST_CASE("agc-010f: stones on a tree", "[problems]") {
  // The statement's samples.
  judge({"agc-010f",
         {{"3\n1 2 3\n1 2\n2 3\n", "2\n"},
          {"5\n5 4 1 2 3\n1 2\n1 3\n2 4\n2 5\n", "1 2\n"},
          {"3\n1 1 1\n1 2\n2 3\n", "\n"}},
         [](Random& random) {
           const Number n = random(2, 5);
           const Numbers stones = random.list(n, 0, 3);
           const Edges edges = graph(random, n, 0);
           Brute<Numbers> brute([&](const Numbers& p) {  // the piece, the stones
             std::vector<Numbers> out;
             if (p[p[0]] == 0) return out;
             for (const auto& [a, b] : edges) {
               if (a != p[0] && b != p[0]) continue;
               out.push_back(p);
               --out.back()[p[0]];
               out.back()[0] = a == p[0] ? b : a;
             }
             return out;
           });
           Numbers starts;
           for (Number v = 1; v <= n; ++v) {
             Numbers p = stones;
             p.insert(p.begin(), v);
             if (brute.wins(p)) starts.push_back(v);
           }
           return Case{line({n}) + line(stones) + lines(edges), line(starts)};
         },
         300});
}

TEST_CASE("bzoj-1443: a walk that never comes back", "[problems]") {
  // The sample that the lesson on geography has.
  const std::string name = "bzoj-1443";
  CHECK(answer(name, "3 3\n.##\n...\n#.#\n") == "WIN\n2 3\n3 2\n");
  Random random(1443);
  for (int round = 0; round < 500; ++round) {
    const Number n = random(1, 4), m = random(1, 4), walls = random(0, 5);
    std::string board;
    std::vector<bool> free(n * m);
    for (Number cell = 0; cell < n * m; ++cell) {
      free[cell] = random(0, 9) >= walls;
      board += free[cell] ? '.' : '#';
      if ((cell + 1) % m == 0) board += '\n';
    }
    // Whether who moves from here wins.
    const std::function<bool(Number)> wins = [&](Number at) {
      free[at] = false;
      bool won = false;
      const auto to = [&](bool there, Number next) { won = won || (there && free[next] && !wins(next)); };
      to(at % m > 0, at - 1);
      to(at % m + 1 < m, at + 1);
      to(at >= m, at - m);
      to(at + m < n * m, at + m);
      free[at] = true;
      return won;
    };
    std::string starts;
    for (Number cell = 0; cell < n * m; ++cell) {
      if (free[cell] && !wins(cell)) starts += line({cell / m + 1, cell % m + 1});
    }
    CAPTURE(board);
    REQUIRE(answer(name, line({n, m}) + board) == (starts.empty() ? "LOSE\n" : "WIN\n" + starts));
  }
  const auto wide = fault(name, "2 2\n..\n...\n");
  CHECK(wide.kind == nimlab::InputFault::Kind::unfit);
  CHECK(wide.line == 3);
  CHECK(wide.found == "...");
  CHECK(fault(name, "1 1\nx\n").name == "row");
  CHECK(fault(name, "2 1\n.\n").kind == nimlab::InputFault::Kind::ended);
}
