#include <random>

#include "asking.hpp"
#include "naive.hpp"

using namespace nimlab;

namespace {

using Graph = std::vector<std::vector<std::size_t>>;

std::string rule_of(const Graph& g) {
  std::string out = std::to_string(g.size());
  for (std::size_t v = 0; v < g.size(); ++v) {
    for (std::size_t w : g[v]) out += ' ' + std::to_string(v + 1) + '>' + std::to_string(w + 1);
  }
  return out;
}

/// Outcomes and distances of all positions of some tokens, by going over the definitions until nothing
/// changes. In round r everything that is over after r moves of best play is found: N if some option is P; P
/// if all options are N.
struct Truth {
  std::vector<Outcome> outcome;
  std::vector<std::optional<std::uint64_t>> distance;
};

template <class Options>
Truth truth_of(std::size_t positions, Options options) {
  Truth t{std::vector<Outcome>(positions, Outcome::draw),
          std::vector<std::optional<std::uint64_t>>(positions)};
  for (std::uint64_t round = 0;; ++round) {
    std::vector<std::pair<std::size_t, Outcome>> found;
    for (std::size_t p = 0; p < positions; ++p) {
      if (t.outcome[p] != Outcome::draw) continue;
      bool all_n = true, some_p = false;
      options(p, [&](std::size_t q) {
        all_n = all_n && t.outcome[q] == Outcome::N;
        some_p = some_p || t.outcome[q] == Outcome::P;
      });
      if (some_p)
        found.push_back({p, Outcome::N});
      else if (all_n)
        found.push_back({p, Outcome::P});
    }
    if (found.empty()) return t;
    for (const auto& [p, o] : found) t.outcome[p] = o, t.distance[p] = round;
  }
}

/// Everything the library says of some tokens on this graph, against the truth.
void check(const Graph& g, std::size_t tokens) {
  const std::size_t n = g.size();
  std::size_t positions = 1;
  for (std::size_t i = 0; i < tokens; ++i) positions *= n;
  const auto options = [&](std::size_t p, auto visit) {
    std::size_t place = 1;
    for (std::size_t i = 0; i < tokens; ++i, place *= n) {
      const std::size_t v = p / place % n;
      for (std::size_t w : g[v]) visit(p - v * place + w * place);
    }
  };
  const Truth truth = truth_of(positions, options);
  const std::string rule = rule_of(g);
  CAPTURE(rule, tokens);
  for (std::size_t p = 0; p < positions; ++p) {
    std::string position;
    for (std::size_t i = 0, rest = p; i < tokens; ++i, rest /= n)
      position += std::to_string(rest % n + 1) + ' ';
    CAPTURE(position);
    const Analysis a = analyse("token_graph", position, rule);
    REQUIRE(a.outcome == truth.outcome[p]);
    if (tokens == 1) REQUIRE(a.distance == truth.distance[p]);
    std::set<MoveNumbers> winning;
    std::uint64_t moves = 0;
    std::size_t place = 1;
    for (std::size_t i = 0; i < tokens; ++i, place *= n) {
      const std::size_t v = p / place % n;
      for (std::size_t w : g[v]) {
        ++moves;
        if (truth.outcome[p - v * place + w * place] == Outcome::P) winning.insert({i + 1, w + 1});
      }
    }
    REQUIRE(std::set<MoveNumbers>(a.winning_moves.begin(), a.winning_moves.end()) == winning);
    REQUIRE(a.winning_move_count == winning.size());
    REQUIRE(a.move_count == moves);
    if (tokens == 1 && winning.size() > 1) {  // fastest first
      REQUIRE(truth.distance[a.winning_moves.front()[1] - 1] == *truth.distance[p] - 1);
    }
    const SearchResult s = search("token_graph", position, rule);
    REQUIRE(s.outcome == truth.outcome[p]);
    REQUIRE(s.winning_move_count == winning.size());
    if (a.grundy && s.grundy) REQUIRE(*a.grundy == *s.grundy);
    // The certificate, read by someone who knows the graph and the truth and nothing of the library.
    const auto step = [&](std::size_t at, const MoveNumbers& m) -> std::optional<std::size_t> {
      if (m.size() != 2 || m[0] < 1 || m[0] > tokens || m[1] < 1 || m[1] > n) return std::nullopt;
      std::size_t unit = 1;
      for (std::uint64_t i = 1; i < m[0]; ++i) unit *= n;
      const std::size_t v = at / unit % n, w = m[1] - 1;
      if (std::find(g[v].begin(), g[v].end(), w) == g[v].end()) return std::nullopt;
      return at - v * unit + w * unit;
    };
    const auto flaw = [&](const Certificate& c) -> std::string {
      if (c.outcome != truth.outcome[p]) return "outcome";
      if (c.total != (c.outcome == Outcome::N ? winning.size() : moves) || c.lines.size() != c.total)
        return "lines";
      std::set<MoveNumbers> listed;
      for (const CertificateLine& line : c.lines) {
        const auto option = step(p, line.move);
        if (!option || !listed.insert(line.move).second) return "move";
        if (line.outcome != truth.outcome[*option]) return "outcome of an option";
        if (c.outcome == Outcome::N && line.outcome != Outcome::P) return "a line that proves nothing";
        if (line.reply.empty() != (line.outcome != Outcome::N)) return "reply";
        if (line.reply.empty()) continue;
        const auto after = step(*option, line.reply);
        if (!after || truth.outcome[*after] != Outcome::P) return "reply that does not win";
      }
      return "";
    };
    const Certificate c = certify("token_graph", position, rule);
    REQUIRE(flaw(c) == "");
    const auto rejected = [&](auto mutate) {
      Certificate changed = c;
      mutate(changed);
      REQUIRE(flaw(changed) != "");
    };
    rejected([](Certificate& m) { m.outcome = m.outcome == Outcome::draw ? Outcome::N : Outcome::draw; });
    if (c.lines.empty()) continue;
    rejected([](Certificate& m) { m.lines.pop_back(); });
    rejected([](Certificate& m) { m.lines.front().move.push_back(1); });
    rejected(
        [](Certificate& m) { m.lines.back() = m.lines.size() > 1 ? m.lines.front() : CertificateLine{}; });
    rejected([](Certificate& m) {
      m.lines.front().reply = m.lines.front().reply.empty() ? MoveNumbers{1, 1} : MoveNumbers{};
    });
    rejected([](Certificate& m) {
      Outcome& o = m.lines.front().outcome;
      o = o == Outcome::draw ? Outcome::N : Outcome::draw;
    });
  }
}

Graph random_graph(std::mt19937& random, std::size_t nodes, std::size_t edges, bool acyclic) {
  Graph g(nodes);
  for (std::size_t i = 0; i < edges; ++i) {
    std::size_t v = random() % nodes, w = random() % nodes;
    if (acyclic && v == w) continue;
    if (acyclic && v > w) std::swap(v, w);
    if (std::find(g[v].begin(), g[v].end(), w) == g[v].end()) g[v].push_back(w);
  }
  return g;
}

}  // namespace

TEST_CASE("token_graph: rules by example") {
  const std::string rule = "1>2 1>3 2>3";
  CHECK(play("token_graph", "1 2", {2, 3}, rule) == "1 3");
  CHECK(refusal([&] { play("token_graph", "1 2", {2, 1}, rule); }).code == ErrorCode::illegal_move);
  CHECK(refusal([&] { play("token_graph", "1 2", {3, 3}, rule); }).code == ErrorCode::illegal_move);
  CHECK(refusal([&] { play("token_graph", "1 2", {1, 4}, rule); }).code == ErrorCode::illegal_move);
  CHECK(analyse("token_graph", "3", rule).move_count == 0);
  CHECK(refusal([&] { analyse("token_graph", "4", rule); }).limit == "3");
  CHECK(refusal([&] { analyse("token_graph", "0", rule); }).code == ErrorCode::too_small);
}

TEST_CASE("token_graph: nodes are read by numbers or letters, and written as the rule names them") {
  const std::string letters = "A>B A>C B>C";
  CHECK(analyse("token_graph", "1 b", letters).position == "A B");
  CHECK(analyse("token_graph", "A 2", "1>2 1>3 2>3").position == "1 2");
  CHECK(play("token_graph", "A B", {2, 3}, letters) == "A C");
  const Error far = refusal([&] { analyse("token_graph", "A D", letters); });
  CHECK((far.code == ErrorCode::too_large && far.part == "D" && far.limit == "C" && far.at == 2));
  CHECK(refusal([&] { analyse("token_graph", "A 4", letters); }).limit == "3");
  CHECK(refusal([&] { analyse("token_graph", "A P", letters); }).part == "P");
  const std::string many = "A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A ";
  CHECK(refusal([&] { analyse("token_graph", many + many + "A", letters); }).limit == "64");
}

TEST_CASE("token_graph: graphs are read and written in one form, and refused where they go wrong") {
  const auto canonical = [](const char* rule) { return open_game("token_graph", rule)->rule(); };
  CHECK(canonical("2>3,1>2;1→3\n1->3") == "1>2 1>3 2>3");
  CHECK(canonical("1>2>3>1") == "1>2 2>3 3>1");
  CHECK(canonical("1>2 5") == "1>2 5");
  CHECK(canonical("4") == "4");
  CHECK(canonical("B>C;A>B→C A>3") == "A>B A>C B>C");
  CHECK(canonical("H>J>M>Q 1>23") == "1>23 8>9 9>12 12>13");  // there are letters for 22 nodes
  CHECK(canonical("A>Z") == "A>Z");
  CHECK(canonical("C") == "C");
  const auto is = [](const std::string& rule, ErrorCode code, std::string part, std::size_t at) {
    const Error e = refusal([&] { open_game("token_graph", rule); });
    return e.code == code && e.field == Field::rule && e.part == part && e.at == at;
  };
  CHECK(is("1>2 2>x", ErrorCode::not_a_number, "x", 6));
  CHECK(is("1>2 2>", ErrorCode::syntax, "2>", 4));
  CHECK(is("A>B N>A", ErrorCode::not_a_number, "N", 4));
  CHECK(is("A>B B>AB", ErrorCode::not_a_number, "AB", 6));
  CHECK(is("1>2 0>1", ErrorCode::too_small, "0", 4));
  CHECK(is("1>100001", ErrorCode::too_large, "100001", 2));
  CHECK(is("1>2 hello", ErrorCode::not_a_number, "hello", 4));
  std::string dense;
  for (int v = 1; v <= 1001; ++v) {
    for (int w = 1; w <= 1000; ++w) dense += std::to_string(v) + '>' + std::to_string(w) + ' ';
  }
  CHECK(refusal([&] { open_game("token_graph", dense); }).limit == "1000000");
}

TEST_CASE("token_graph: every graph of up to 3 nodes, with one, two and three tokens") {
  for (std::size_t n = 1; n <= 3; ++n) {
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << (n * n); ++bits) {
      Graph g(n);
      for (std::size_t i = 0; i < n * n; ++i) {
        if ((bits >> i) & 1) g[i / n].push_back(i % n);
      }
      check(g, 1);
      check(g, 2);
      if (n < 3 || bits % 5 == 0) check(g, 3);
    }
  }
}

TEST_CASE("token_graph: random graphs of 4 to 8 nodes with cycles, one and two tokens") {
  std::mt19937 random(20261121);  // always the same graphs
  for (int i = 0; i < 60; ++i) {
    const std::size_t n = 4 + random() % 5;
    const Graph g = random_graph(random, n, n + random() % (2 * n), false);
    check(g, 1);
    check(g, 2);
  }
}

TEST_CASE("token_graph: random graphs without cycles: SG values by the definition") {
  std::mt19937 random(7);
  for (int i = 0; i < 40; ++i) {
    const Graph g = random_graph(random, 12, 30, true);
    std::vector<std::uint64_t> grundy(g.size());
    for (std::size_t v = g.size(); v-- > 0;) {
      std::set<std::uint64_t> reached;
      for (std::size_t w : g[v]) reached.insert(grundy[w]);
      while (reached.count(grundy[v])) ++grundy[v];
    }
    const ValueMap m = finished<ValueMap>(open_game("token_graph", rule_of(g))->map(0));
    REQUIRE(m.map.width == g.size());
    REQUIRE(m.map.height == 1);
    for (std::size_t v = 0; v < g.size(); ++v) REQUIRE(m.map.grundy[v] == grundy[v]);
    check(g, 1);
    check(g, 2);
  }
}

TEST_CASE("token_graph: small graphs with cycles, worked out by hand") {
  // Two nodes that lead to each other and to an end: who stands there wins, but with a token on each neither
  // player may leave, since the other would leave, too.
  const std::string leave = "1>2 2>1 1>3 2>3";
  CHECK(analyse("token_graph", "1", leave).outcome == Outcome::N);
  CHECK_FALSE(analyse("token_graph", "1", leave).grundy);
  CHECK(analyse("token_graph", "1 2", leave).outcome == Outcome::draw);
  // A cycle that is of no use: from 2 there are only moves to value 1, so 2 is 0 and 1 is 1, as if the way
  // back were not there.
  const std::string back = "1>2 2>1 2>3 3>4 1>4";
  CHECK(analyse("token_graph", "1", back).grundy == 1u);
  CHECK(analyse("token_graph", "2", back).grundy == 0u);
  CHECK(analyse("token_graph", "1 3", back).outcome == Outcome::P);
  // A lone cycle is ∞ without any value: a draw by itself, and with anything.
  CHECK(analyse("token_graph", "1", "1>2 2>1 3>4").outcome == Outcome::draw);
  CHECK(analyse("token_graph", "1 3", "1>2 2>1 3>4").outcome == Outcome::draw);
  // ∞(0): one wins alone by leaving, but with a heap of value 1 beside it nobody does.
  const std::string loop = "1>1 1>3 2>3";
  CHECK(analyse("token_graph", "1", loop).outcome == Outcome::N);
  CHECK_FALSE(analyse("token_graph", "1", loop).grundy);
  CHECK(analyse("token_graph", "1 2", loop).outcome == Outcome::draw);
}

TEST_CASE("token_graph: a graph of 100,000 nodes is kept under a short name") {
  std::string path = "1";
  for (int v = 2; v <= 100'000; ++v) path += '>' + std::to_string(v);
  const std::string kept = catalogue().keep("token_graph", path);
  const Analysis a = finished<Analysis>(open_game("token_graph", kept)->analyse("1"));
  CHECK(a.outcome == Outcome::N);
  CHECK(a.distance == 99'999u);
  CHECK(a.rule.empty());  // longer than an answer may be
  CHECK(open_game("token_graph", kept)->rule().size() > 1'000'000);
  catalogue().drop(kept);
  CHECK_THROWS_AS(open_game("token_graph", kept), Error);
}

TEST_CASE("token_graph: the perfect opponent wins what is won, and keeps what is drawn") {
  std::mt19937 random(11);
  for (int i = 0; i < 20; ++i) {
    const Graph g = random_graph(random, 9, 20, false);
    const std::string rule = rule_of(g);
    const auto game = open_game("token_graph", rule);
    for (std::size_t v = 0; v < g.size(); ++v) {
      std::string p = std::to_string(v + 1);
      const Outcome start = analyse("token_graph", p, rule).outcome;
      if (g[v].empty() || start == Outcome::P) continue;
      for (std::uint64_t turn = 0; turn < 40; ++turn) {
        const Analysis a = analyse("token_graph", p, rule);
        REQUIRE((turn % 2 == 0 ? a.outcome != Outcome::P : a.outcome != Outcome::N));
        if (a.move_count == 0) {
          REQUIRE(turn % 2 == 1);  // a draw ends only if the other side gives it away
          p.clear();
          break;
        }
        const bool ours = turn % 2 == 0;
        const MoveNumbers move =
            ours ? finished<MoveNumbers>(game->reply(p, {Skill::perfect, turn}))
                 : game->moves(p, random() % static_cast<std::uint32_t>(a.move_count), 1).moves[0];
        p = play("token_graph", p, move, rule);
      }
      if (start == Outcome::N) REQUIRE(p.empty());  // each move of the winner brings the end nearer
    }
  }
}
