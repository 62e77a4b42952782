#include <bit>
#include <random>

#include "check_position.hpp"
#include "graphs.hpp"

using namespace nimlab;

namespace {

/// Numbers are the names of the places visited, in order; the token is on the last.
struct Geography : naive::Game {
  std::size_t width = 1;  ///< numbers of a name
  std::vector<naive::Numbers> places;
  std::vector<std::vector<bool>> joined;

  explicit Geography(const naive::SmallGraph& graph) {
    for (std::size_t v = 0; v < graph.size(); ++v) {
      places.push_back({v + 1});
      joined.emplace_back();
      for (std::size_t w = 0; w < graph.size(); ++w) joined[v].push_back(graph[v] >> w & 1);
    }
  }
  /// Rows of '.' and '#'.
  explicit Geography(const std::vector<std::string>& rows) : width(2) {
    for (std::size_t y = 0; y < rows.size(); ++y) {
      for (std::size_t x = 0; x < rows[y].size(); ++x) {
        if (rows[y][x] == '.') places.push_back({x + 1, y + 1});
      }
    }
    const auto apart = [](std::uint64_t a, std::uint64_t b) { return a < b ? b - a : a - b; };
    for (const auto& a : places) {
      joined.emplace_back();
      for (const auto& b : places) joined.back().push_back(apart(a[0], b[0]) + apart(a[1], b[1]) == 1);
    }
  }

  std::vector<naive::Numbers> visited(const naive::Numbers& p) const {
    std::vector<naive::Numbers> out;
    for (std::size_t i = 0; i < p.size(); i += width) {
      out.emplace_back(p.begin() + static_cast<std::ptrdiff_t>(i),
                       p.begin() + static_cast<std::ptrdiff_t>(i + width));
    }
    return out;
  }
  naive::Moves moves(const naive::Numbers& p) const override {
    if (p.empty()) return places;
    const auto been = visited(p);
    const auto at = std::find(places.begin(), places.end(), been.back()) - places.begin();
    naive::Moves out;
    for (std::size_t w = 0; w < places.size(); ++w) {
      if (joined[static_cast<std::size_t>(at)][w] &&
          std::find(been.begin(), been.end(), places[w]) == been.end()) {
        out.push_back(places[w]);
      }
    }
    return out;
  }
  naive::Numbers after(naive::Numbers p, const naive::Numbers& move) const override {
    p.insert(p.end(), move.begin(), move.end());
    return p;
  }
  naive::Numbers key(const naive::Numbers& p) const override {
    if (p.empty()) return p;
    auto been = visited(p);
    std::sort(been.begin(), been.end() - 1);
    naive::Numbers out;
    for (const auto& place : been) out.insert(out.end(), place.begin(), place.end());
    return out;
  }
  std::string text(const naive::Numbers& p) const override {
    if (p.empty()) return "0";
    std::string out;
    for (const auto& place : visited(p)) {
      if (!out.empty()) out += ' ';
      out += std::to_string(place[0]);
      if (width == 2) out += ',' + std::to_string(place[1]);
    }
    return out;
  }
};

std::string rule_of(const naive::SmallGraph& graph) {
  std::string out = std::to_string(graph.size());
  for (std::size_t v = 0; v < graph.size(); ++v) {
    for (std::size_t w = 0; w < v; ++w) {
      if (graph[v] >> w & 1) out += ' ' + std::to_string(w + 1) + '-' + std::to_string(v + 1);
    }
  }
  return out;
}
std::string rule_of(const std::vector<std::string>& rows) {
  std::string out;
  for (const std::string& row : rows) out += row + ' ';
  return out;
}

/// Every set of visited vertices with the token on one of them, and nothing visited.
template <class Visit>
void each_state(std::size_t n, Visit visit) {
  visit(naive::Numbers{});
  for (std::uint32_t set = 1; set < 1u << n; ++set) {
    for (std::uint32_t token = 0; token < n; ++token) {
      if (!(set >> token & 1)) continue;
      naive::Numbers p;
      for (std::uint32_t v = 0; v < n; ++v) {
        if (v != token && set >> v & 1) p.push_back(v + 1);
      }
      p.push_back(token + 1);
      visit(p);
    }
  }
}

std::string canonical_rule(const std::string& rule) { return open_game("geography", rule)->rule(); }
std::string random_rows(std::mt19937_64& random, int width, int height, unsigned walls) {
  std::string out;
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) out += random() % 100 < walls ? '#' : '.';
    out += '\n';
  }
  return out;
}

}  // namespace

TEST_CASE("geography: rules by example") {
  CHECK(play("geography", "0", {2, 1}, "3x2 2,2") == "2,1");
  CHECK(play("geography", "2,1", {1, 1}, "3x2 2,2") == "2,1 1,1");
  CHECK(play("geography", "1 2", {3}, "1-2-3-1") == "1 2 3");
  const auto refused = [](const std::string& p, const MoveNumbers& move, const std::string& rule) {
    return refusal([&] { play("geography", p, move, rule); }).code;
  };
  CHECK(refused("2,1", {2, 2}, "3x2 2,2") == ErrorCode::illegal_move);      // a wall
  CHECK(refused("2,1 1,1", {2, 1}, "3x2 2,2") == ErrorCode::illegal_move);  // visited
  CHECK(refused("1,1", {3, 1}, "3x2 2,2") == ErrorCode::illegal_move);      // too far
  CHECK(refused("1,1", {0, 1}, "3x2 2,2") == ErrorCode::illegal_move);      // off the board
  CHECK(refused("0", {UINT64_MAX, 3}, "3x2 2,2") == ErrorCode::illegal_move);
  CHECK(refused("3", {4}, "1-2-3 4") == ErrorCode::illegal_move);
  CHECK(refused("0", {0}, "1-2-3 4") == ErrorCode::illegal_move);
  CHECK(refused("1,1", {2}, "3x2") == ErrorCode::syntax);
  CHECK(refused("1", {1, 2}, "1-2") == ErrorCode::syntax);
  CHECK(analyse("geography", "3,1 2,1", "3x2 2,2").numbers == std::vector<std::uint64_t>{3, 1, 2, 1});
  CHECK(analyse("geography", "0", "2x1 1,1 2,1").move_count == 0);
  CHECK(analyse("geography", "0", "2x1 1,1 2,1").outcome == Outcome::P);
}

TEST_CASE("geography: drawings are read as people and judges write them, and have one text") {
  CHECK(canonical_rule("3×2 2,2;1,1 2,2") == "3x2 1,1 2,2");
  CHECK(canonical_rule("3 3\n.##\n...\n#.#\n") == "3x3 2,1 3,1 1,3 3,3");
  CHECK(canonical_rule(".## ... #.#") == "3x3 2,1 3,1 1,3 3,3");
  CHECK(canonical_rule("2 3 ... ...") == "3x2");
  CHECK(canonical_rule("3-1-2 2-3 5") == "1-2 1-3 2-3 5");
  CHECK(canonical_rule("1–2，2－3") == "1-2 2-3");
  CHECK(canonical_rule("4") == "4");
  CHECK(canonical_rule("C-A-B B-C E") == "A-B A-C B-C E");
  CHECK(canonical_rule("A-2>C") == "A>B B>A B>C");
  CHECK(canonical_rule("A-X") == "A-X");
  CHECK(canonical_rule("A-23") == "1-23");  // there is no letter for each
  CHECK(canonical_rule("3X2") == "3x2");
  CHECK(canonical_rule("1-2>3") == "1>2 2>1 2>3");
  CHECK(canonical_rule("1->2→3 4") == "1>2 2>3 4");
  CHECK(analyse("geography", "1,1", "3x2 2,2").rule_numbers == std::vector<std::uint64_t>{3, 2, 2, 2});
  CHECK(analyse("geography", "1", "1-2 2-4").rule_numbers == std::vector<std::uint64_t>{0, 4, 0, 1, 2, 2, 4});
  CHECK(analyse("geography", "1", "1>2").rule_numbers == std::vector<std::uint64_t>{0, 2, 1, 1, 2});
  CHECK(analyse("geography", "A", "A>B").rule_numbers == std::vector<std::uint64_t>{0, 2, 3, 1, 2});
  CHECK(analyse("geography", "A", "A-B").rule_numbers == std::vector<std::uint64_t>{0, 2, 2, 1, 2});
  CHECK(analyse("geography", "a 2 C", "A-B-C-D").position == "A B C");
  CHECK(analyse("geography", "0", "A-B").position == "0");
}

TEST_CASE("geography: a drawing may fall apart; only what hangs together with the token counts") {
  CHECK(analyse("geography", "1", "1-2 3-4-5").outcome == Outcome::N);
  CHECK(analyse("geography", "3", "1-2 3-4-5").outcome == Outcome::P);
  CHECK(analyse("geography", "6", "1-2 3-4-5 6").outcome == Outcome::P);
  CHECK(analyse("geography", "1,1", "3x1 2,1").outcome == Outcome::P);
}

TEST_CASE("geography: what is wrong with a drawing or a position is named, with its place") {
  const auto is = [](const std::string& rule, const std::string& position, Field field, ErrorCode code,
                     const std::string& part, std::size_t at, const std::string& limit = "") {
    const Error error = refusal([&] { analyse("geography", position, rule); });
    CAPTURE(rule, position);
    CHECK(error.field == field);
    CHECK(error.code == code);
    CHECK(error.part == part);
    CHECK(error.at == at);
    CHECK(error.limit == limit);
  };
  const auto rule = [&](const std::string& text, ErrorCode code, const std::string& part, std::size_t at,
                        const std::string& limit = "") { is(text, "0", Field::rule, code, part, at, limit); };
  const std::string huge = "1" + std::string(30, '0');
  rule(" , ", ErrorCode::empty, "", Error::nowhere);
  rule("x3", ErrorCode::syntax, "x3", 0);
  rule("3xy", ErrorCode::not_a_number, "y", 2);
  rule("0x3", ErrorCode::too_small, "0", 0, "1");
  rule("1001x3", ErrorCode::too_large, "1001", 0, "1000");
  rule(huge + "x3", ErrorCode::too_large, huge, 0, "1000");
  rule("5x4 6,1", ErrorCode::too_large, "6", 4, "5");
  rule("5x4 2,5", ErrorCode::too_large, "5", 6, "4");
  rule("5x4 2,3 1", ErrorCode::syntax, "1", 8);
  rule("... .#", ErrorCode::syntax, ".#", 4);
  rule("... .a.", ErrorCode::syntax, ".a.", 4);
  rule("2 3 ... .##. ...", ErrorCode::syntax, ".##.", 8);
  rule("2 3 ... ... ...", ErrorCode::too_many, "3", 12, "2");
  rule("3 3 ... ...", ErrorCode::syntax, "...", 8);
  rule("1-2 3-", ErrorCode::syntax, "3-", 4);
  rule("1-2 -3", ErrorCode::syntax, "-3", 4);
  rule("1-2 3-3", ErrorCode::syntax, "3-3", 4);  // a loop
  rule("1-2 2-0", ErrorCode::too_small, "0", 6, "1");
  rule("1-2001", ErrorCode::too_large, "2001", 2, "2000");
  rule("1-" + huge, ErrorCode::too_large, huge, 2, "2000");
  rule("1-b", ErrorCode::not_a_number, "b", 2);
  const auto position = [&](const std::string& drawing, const std::string& text, ErrorCode code,
                            const std::string& part, std::size_t at, const std::string& limit = "") {
    is(drawing, text, Field::position, code, part, at, limit);
  };
  position("3x2 2,2", "", ErrorCode::empty, "", Error::nowhere);
  position("3x2 2,2", "1,1 2,2", ErrorCode::syntax, "2,2", 4);  // a wall
  position("3x2 2,2", "1,1 1,1", ErrorCode::syntax, "1,1", 4);  // twice
  position("3x2 2,2", "4,1", ErrorCode::too_large, "4", 0, "3");
  position("3x2 2,2", "1,1 2", ErrorCode::syntax, "2", 4);
  position("3x2 2,2", "0 1,1", ErrorCode::too_small, "0", 0, "1");
  position("1-2-3", "1 4", ErrorCode::too_large, "4", 2, "3");
  position("1-2-3", "1 2 1", ErrorCode::syntax, "1", 4);
  position("1-2-3", "1 B", ErrorCode::not_a_number, "B", 2);
  position("A-B-C", "A D", ErrorCode::too_large, "D", 2, "C");
  position("A-B-C", "A 4", ErrorCode::too_large, "4", 2, "3");
  position("A-B-C", "A B a", ErrorCode::syntax, "a", 4);
  rule("A-N", ErrorCode::not_a_number, "N", 2);
  rule("A-B C-", ErrorCode::syntax, "C-", 4);
  rule("A-B C-C", ErrorCode::syntax, "C-C", 4);
  rule("AB-C", ErrorCode::not_a_number, "AB", 0);
  position("1-2-3", huge, ErrorCode::too_large, huge, 0, "3");
  std::string many;
  for (int a = 1; a <= 500; ++a) {
    for (int b = 1; b <= 201; ++b) many += std::to_string(a) + '-' + std::to_string(1000 + b) + ' ';
  }
  rule(many, ErrorCode::too_many, "100500", Error::nowhere, "100000");
}

TEST_CASE("geography: published values") {
  // JSOI 2009 Game (BZOJ 1443), its sample: row 2, column 3 and row 3, column 2.
  const Analysis sample = analyse("geography", "0", "3 3\n.##\n...\n#.#\n");
  CHECK(sample.outcome == Outcome::N);
  CHECK(sample.winning_moves == std::vector<MoveNumbers>{{3, 2}, {2, 3}});
  // A board that dominoes cover is lost for who chooses the start; of one without a corner, all cells of the
  // corner's other colour lose.
  CHECK(analyse("geography", "0", "8x8").outcome == Outcome::P);
  CHECK(analyse("geography", "0", "8x8 1,1 8,8").outcome == Outcome::N);  // mutilated: 30 and 32 cells
  CHECK(analyse("geography", "0", "8x8 1,1 8,8").winning_move_count == 32);
  CHECK(analyse("geography", "0", "8x8 1,1 8,7").outcome == Outcome::P);  // R. E. Gomory: two of two colours
  CHECK(analyse("geography", "0", "3x3").winning_move_count == 5);
}

TEST_CASE("geography: outcome, moves, search and certificates of every state of every graph of up to 4") {
  for (std::size_t n = 1; n <= 4; ++n) {
    for (const naive::SmallGraph& graph : naive::graphs_of(n)) {
      Geography truth(graph);
      const std::string rule = rule_of(graph);
      each_state(n, [&](const naive::Numbers& p) { check_position("geography", rule, truth, p, true); });
    }
  }
}

TEST_CASE("geography: who wins, and by which moves, in every state of every graph of 5 and 6 vertices") {
  for (const std::size_t n : {std::size_t{5}, std::size_t{6}}) {
    for (const naive::SmallGraph& graph : naive::graphs_of(n)) {
      CAPTURE(graph);
      Geography truth(graph);
      const auto game = game_of("geography", rule_of(graph));
      each_state(n, [&](const naive::Numbers& numbers) {
        const Position p = game->parse(truth.text(numbers));
        while (!game->prepare(p)) {
        }
        const Solution solution = game->solve(p, Player::left), verdict = game->verdict(p, Player::left);
        const naive::Moves winning = truth.winning(numbers);
        REQUIRE(solution.winning_moves == winning);
        REQUIRE(solution.outcome == (winning.empty() ? Outcome::P : Outcome::N));
        REQUIRE(verdict.outcome == solution.outcome);
        REQUIRE(verdict.winning_moves.empty() == winning.empty());
        for (const MoveNumbers& move : verdict.winning_moves) {
          REQUIRE(std::find(winning.begin(), winning.end(), move) != winning.end());
        }
      });
    }
  }
}

TEST_CASE("geography: random boards of 4 by 4 with walls, from every start and along random ways") {
  std::mt19937_64 random(2009);
  for (unsigned i = 0; i < 60; ++i) {
    std::vector<std::string> rows(4, "....");
    for (auto& row : rows) {
      for (char& cell : row) cell = random() % 100 < 15 + i ? '#' : '.';
    }
    CAPTURE(rows);
    Geography truth(rows);
    const std::string rule = rule_of(rows);
    const auto game = game_of("geography", rule);
    std::vector<naive::Numbers> positions{{}};
    for (const auto& place : truth.places) {
      naive::Numbers p = place;
      for (naive::Moves moves = truth.moves(p);; moves = truth.moves(p)) {
        positions.push_back(p);
        if (moves.empty()) break;
        p = truth.after(p, moves[random() % moves.size()]);
      }
    }
    for (const naive::Numbers& numbers : positions) {
      const Position p = game->parse(truth.text(numbers));
      REQUIRE(sorted(game->solve(p, Player::left).winning_moves) == sorted(truth.winning(numbers)));
    }
    if (i % 10 == 9) check_position("geography", rule, truth, positions[random() % positions.size()], true);
  }
}

TEST_CASE("geography: facts are a maximum matching and the parts of what has not been visited") {
  for (const naive::SmallGraph& graph : naive::graphs_of(5)) {
    const std::string rule = rule_of(graph);
    const std::vector<int> most = naive::most_pairs(graph);
    for (std::uint32_t set = 0; set < 32; ++set) {
      std::string position;
      for (std::uint32_t v = 0; v < 5; ++v) {
        if (!(set >> v & 1)) position += std::to_string(v + 1) + ' ';
      }
      CAPTURE(graph, position);
      const Analysis a = analyse("geography", position.empty() ? "0" : position, rule);
      const auto pairs = *fact(a, "pairs");
      REQUIRE(static_cast<int>(pairs.size()) == 2 * most[set]);
      std::set<std::uint64_t> ends(pairs.begin(), pairs.end());
      REQUIRE(ends.size() == pairs.size());
      for (std::size_t i = 0; i < pairs.size(); i += 2)
        REQUIRE(graph[pairs[i] - 1] >> (pairs[i + 1] - 1) & 1);
      std::vector<std::uint64_t> missed;
      for (std::uint32_t v = 0; v < 5; ++v) {
        if (set >> v & 1 && most[set & ~(1u << v)] == most[set]) missed.push_back(v + 1);
      }
      REQUIRE(*fact(a, "D") == missed);
      REQUIRE(fact(a, "A")->size() + fact(a, "C")->size() + missed.size() ==
              static_cast<std::size_t>(std::popcount(set)));
    }
  }
}

TEST_CASE("geography: the steps of every state of every graph of 5 vertices are what they say") {
  for (const naive::SmallGraph& graph : naive::graphs_of(5)) {
    CAPTURE(graph);
    Geography truth(graph);
    const auto game = game_of("geography", rule_of(graph));
    each_state(5, [&](const naive::Numbers& numbers) {
      const Position p = game->parse(truth.text(numbers));
      const auto steps = game->explain(p);
      const naive::Moves winning = truth.winning(numbers), moves = truth.moves(numbers);
      std::size_t refuted = 0;
      std::set<std::pair<std::uint64_t, std::uint64_t>> pairs;
      for (const Fact& fact : game->facts(p)) {
        for (std::size_t i = 0; fact.name == "pairs" && i < fact.numbers.size(); i += 2) {
          pairs.insert({fact.numbers[i], fact.numbers[i + 1]});
          pairs.insert({fact.numbers[i + 1], fact.numbers[i]});
        }
      }
      REQUIRE(steps.front().key == "pairs");
      REQUIRE(steps.front().numbers[0] == pairs.size() / 2);
      for (const Step& step : steps) {
        const auto& path = step.numbers;
        if (step.key == "move") REQUIRE(path == std::vector<std::uint64_t>{winning[0][0], winning.size()});
        if (step.key == "stuck") REQUIRE((path[0] == numbers.back() && moves.empty()));
        const bool wrong = step.key == "refuted";
        if (!wrong && step.key != "exchange" && step.key != "left") continue;
        // In turns a pair and none, over places that are all different and not visited.
        refuted += wrong;
        REQUIRE(path.size() % 2 == (wrong ? 0 : 1));
        REQUIRE((step.key == "left") == (path.size() == 1));
        REQUIRE(std::set(path.begin(), path.end()).size() == path.size());
        for (std::size_t i = 0; i + 1 < path.size(); ++i) {
          REQUIRE(graph[path[i] - 1] >> (path[i + 1] - 1) & 1);
          REQUIRE(pairs.count({path[i], path[i + 1]}) == (i % 2 == 0 ? 1u : 0u));
        }
        for (const std::uint64_t v : path)
          REQUIRE(std::find(numbers.begin(), numbers.end(), v) == numbers.end());
        naive::Numbers after = truth.after(numbers, {path[0]});
        REQUIRE((truth.grundy(after) == 0) != wrong);
        if (!wrong) {
          // The last place has no partner.
          for (const auto& pair : pairs) REQUIRE(pair.first != path.back());
          continue;
        }
        // The answer is a winning one each time, and play ends with it.
        for (std::size_t i = 1; i < path.size(); ++i) {
          const naive::Moves good = truth.winning(after);
          if (i % 2 == 1) REQUIRE(std::find(good.begin(), good.end(), naive::Numbers{path[i]}) != good.end());
          after = truth.after(after, {path[i]});
        }
        REQUIRE(truth.moves(after).empty());
      }
      REQUIRE(refuted == moves.size() - winning.size());
    });
  }
}

TEST_CASE("geography: ways that do not lead back are searched") {
  std::mt19937_64 random(1980);
  for (int i = 0; i < 30; ++i) {
    const std::size_t n = 2 + random() % 5;
    naive::SmallGraph graph(n, 0);
    std::string rule = std::to_string(n) + " 1>2";
    graph[0] |= 2;
    for (std::size_t v = 0; v < n; ++v) {
      for (std::size_t w = 0; w < n; ++w) {
        if (v == w || random() % 5 >= 2) continue;
        graph[v] |= 1u << w;
        rule += ' ' + std::to_string(v + 1) + '>' + std::to_string(w + 1);
      }
    }
    CAPTURE(rule);
    Geography truth(graph);
    for (std::uint64_t v = 0; v <= n; ++v) {
      const naive::Numbers p = v == 0 ? naive::Numbers{} : naive::Numbers{v};
      const Analysis a = analyse("geography", truth.text(p), rule);
      CHECK(a.method == "search");
      REQUIRE(a.winning_moves == truth.winning(p));
      REQUIRE((a.outcome == Outcome::P) == (truth.grundy(p) == 0));
    }
  }
}

TEST_CASE("geography: a perfect opponent wins whole games on a board of 40 by 40") {
  std::mt19937_64 random(40);
  const auto game = open_game("geography", random_rows(random, 40, 40, 20));
  for (std::uint64_t round = 0; round < 3; ++round) {
    std::string p = game->play("0", finished<MoveNumbers>(game->reply("0", {Skill::perfect, round})));
    for (bool winner = false;; winner = !winner) {
      const auto moves = game->moves(p, 0, 4);
      if (moves.total == 0) {
        CHECK(!winner);
        break;
      }
      p = game->play(p, winner ? finished<MoveNumbers>(game->reply(p, {Skill::perfect, round}))
                               : moves.moves[random() % moves.moves.size()]);
    }
  }
}

TEST_CASE("geography: what was worked out before makes no difference") {
  std::mt19937_64 random(3);
  const std::string rule = random_rows(random, 12, 12, 25);
  const auto game = open_game("geography", rule);
  std::vector<std::string> positions{"0"};
  for (int i = 0; i < 40; ++i) {
    std::string p = positions[random() % positions.size()];
    const auto moves = game->moves(p, 0, 1'000).moves;
    if (moves.empty()) continue;
    positions.push_back(game->play(p, moves[random() % moves.size()]));
  }
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const Analysis old = finished<Analysis>(game->analyse(positions[i]));
    const Analysis fresh = finished<Analysis>(GameSubject(game_of("geography", rule)).analyse(positions[i]));
    CHECK(old.winning_moves == fresh.winning_moves);
    CHECK(fact(old, "D") == fact(fresh, "D"));
  }
}

TEST_CASE("geography: a large board is read, matched in steps, and asked for each start at no further cost") {
  std::mt19937_64 random(1'000);
  const std::string rows = random_rows(random, 1'000, 1'000, 30);
  const auto game = open_game("geography", rows);
  const auto job = game->analyse("0");
  std::size_t steps = 1;
  while (!job->step()) ++steps;
  CHECK(steps > 50);
  const auto a = std::get<Analysis>(job->answer());
  CHECK(a.outcome == Outcome::N);
  CHECK(a.winning_moves.size() == max_listed_moves);
  CHECK(a.winning_move_count > 50'000);
  CHECK(a.facts.empty());
  const auto lines = game->certify("0", 0, 100);
  steps = 1;
  while (!lines->step()) ++steps;
  CHECK(steps < 50);
  CHECK(std::get<Certificate>(lines->answer()).lines.size() == 100);
}
