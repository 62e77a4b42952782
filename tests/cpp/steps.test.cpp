#include "asking.hpp"
#include "games/graphs/walk_game.hpp"
#include "math/digraph.hpp"
#include "search/search.hpp"

/// Long work is cut into steps: what a step does is counted here, never timed.

using namespace nimlab;

namespace {

struct Count {
  std::uint64_t plays = 0, texts = 0, visits = 0;
};
Count count;

/// Some game's rules, which count what they are asked.
class Counted final : public Game {
 public:
  explicit Counted(std::string_view name) : Counted(game_of(name)) {}
  explicit Counted(std::shared_ptr<Game> game) : Game(game->info()), game_(std::move(game)) {}

  void play(Position& p, Player who, Move m) const override {
    ++count.plays;
    game_->play(p, who, m);
  }
  std::string format(const Position& p) const override {
    ++count.texts;
    return game_->format(p);
  }

  Position parse(std::string_view text) const override { return game_->parse(text); }
  std::uint64_t move_count(const Position& p, Player who) const override { return game_->move_count(p, who); }
  void each_move(const Position& p, Player who, std::uint64_t first, VisitMove visit) const override {
    game_->each_move(p, who, first, visit);
  }
  void normalise(Position& p) const override { game_->normalise(p); }
  bool decides(const Position& p) const override { return game_->decides(p); }
  Solution solve(const Position& p, Player who) const override { return game_->solve(p, who); }
  std::optional<std::uint64_t> nimber(const Position& p) const override { return game_->nimber(p); }
  bool quick() const override { return game_->quick(); }
  const Reaching* reaching() const override { return game_->reaching(); }
  std::size_t bytes() const override { return game_->bytes(); }

 private:
  std::shared_ptr<Game> game_;
};

std::unique_ptr<GameSubject> counted_game(std::string_view name) {
  return std::make_unique<GameSubject>(std::make_shared<Counted>(name));
}

/// Runs a job; the most moves that one step played.
struct Steps {
  std::uint64_t steps = 0, most_plays = 0;
  explicit Steps(Job& job) {
    for (bool finished = false; !finished; ++steps) {
      count = {};
      finished = job.step();
      most_plays = std::max(most_plays, count.plays);
    }
  }
};

std::string repeated(const std::string& word, std::size_t times) {
  std::string text;
  for (std::size_t i = 0; i < times; ++i) text += word + ' ';
  return text;
}

/// A graph that counts how many followers it has shown.
struct CountedGraph : Digraph {
  using Digraph::Digraph;
  std::span<const std::uint32_t> followers(std::uint32_t v, Room& room) const override {
    const auto shown = Digraph::followers(v, room);
    count.visits += shown.size();
    return shown;
  }
};

const GameInfo counted_walk{.name = "counted_walk", .loopy = true};

struct CountedWalk final : WalkGame {
  explicit CountedWalk(CountedGraph graph)
      : WalkGame(counted_walk, std::make_unique<CountedGraph>(std::move(graph))) {}
  Position parse(std::string_view text) const override { return number_list(text, Field::position, {64}); }
  void append_vertex(std::uint64_t v, MoveNumbers& out) const override { out.push_back(v + 1); }
  std::uint64_t vertex_of(Move numbers) const override { return numbers[0] - 1; }
  std::uint64_t map_width() const override { return graph().size(); }
};

}  // namespace

TEST_CASE("a certificate is made line by line: of 70,000 heaps one a step, none written down") {
  const auto game = counted_game("nim");
  const auto job = game->certify(repeated("1", 70'000), 20'000, 100);
  std::uint64_t done = 0, steps = 0;
  count = {};
  for (bool finished = false; !finished; ++steps) {
    const std::uint64_t before = count.plays;
    finished = job->step();
    REQUIRE(count.plays <= before + 1);
    REQUIRE(job->done() >= done);
    done = job->done();
  }
  CHECK(count.texts == 0);
  CHECK(steps >= 100);
  CHECK(job->total() == 100);
  CHECK(done == 100);
  const auto certificate = std::get<Certificate>(job->answer());
  REQUIRE(certificate.lines.size() == 100);
  CHECK(certificate.lines[7].move == MoveNumbers{20'008, 1});
  CHECK(certificate.lines[7].to.empty());
  CHECK(certificate.lines[7].reply == MoveNumbers{1, 1});
}

TEST_CASE("a certificate of a small position takes few steps, and some") {
  const auto game = counted_game("nim");
  const auto job = game->certify("2000 90 1951", 0, 1'000);  // all 4,041 moves are compared
  const Steps run(*job);
  CHECK(run.most_plays <= 4'096);
  CHECK(run.steps >= 2);
  CHECK(run.steps <= 20);
}

TEST_CASE("a reply and the winning moves of ten piles are found in many steps") {
  const std::string piles = "100 99 96 91 84 75 64 51 36 19";
  for (const bool reply : {false, true}) {
    const auto game = open_game("new_stone", "");
    const auto job = reply ? game->reply(piles, {Skill::perfect, 1}) : game->analyse(piles);
    CHECK(Steps(*job).steps > 1'000);
  }
  CHECK(analyse("new_stone", piles).more_winning_moves);
}

TEST_CASE("what a ruleset finds in steps is what it finds at once") {
  const auto rules = game_of("new_stone");
  for (const char* text : {"0", "5", "3 1 4 1", "2 2 3 3", "6 5 4 3 2 1"}) {
    const Position p = rules->parse(text);
    const auto work = rules->solving(p, Player::left);
    while (!work->step()) {
    }
    const Solution found = work->solution(), expected = rules->solve(p, Player::left);
    CHECK(found.winning_moves == expected.winning_moves);
    CHECK(found.outcome == expected.outcome);
    if (expected.outcome != Outcome::N) continue;
    CHECK(rules->verdict(p, Player::left).winning_moves ==
          std::vector<MoveNumbers>{expected.winning_moves.front()});
  }
}

TEST_CASE("counters beside one of value infinity are not looked at") {
  // Vertex 0 goes to 500 ends; 501 and 502 to each other, 501 also to 0.
  std::vector<Digraph::Edge> edges{{501, 502}, {502, 501}, {501, 0}};
  for (std::uint32_t w = 1; w <= 500; ++w) edges.push_back({0, w});
  CountedWalk rules(CountedGraph(503, edges));
  while (!rules.prepare({})) {
  }
  Position p(62, 0);
  p.push_back(501);  // to 0: an odd number of hubs of value 1 would be N; it may keep going round: a draw
  count = {};
  const auto solution = rules.solve(p, Player::left);
  CHECK(count.visits <= 4);
  CHECK(solution.outcome == Outcome::draw);
  p.pop_back();
  p.pop_back();
  p.push_back(501);  // 61 hubs: to 0 makes 62
  count = {};
  const auto won = rules.solve(p, Player::left);
  CHECK(count.visits <= 4);
  CHECK(won.winning_moves == std::vector<MoveNumbers>{{62, 1}});
  // The first winning move is enough for a line of a certificate.
  const Position hubs(61, 0);
  count = {};
  CHECK(rules.solve(hubs, Player::left).winning_move_count == 61 * 500);
  const std::uint64_t all = count.visits;
  count = {};
  CHECK(rules.verdict(hubs, Player::left).winning_moves.front() == MoveNumbers{1, 2});
  CHECK(count.visits * 50 < all);
  for (std::uint64_t i : {0u, 499u, 500u, 7'777u, 30'499u}) {
    const MoveNumbers move{i / 500 + 1, i % 500 + 2};
    CHECK(nth_move(rules, hubs, Player::left, i) == move);
    CHECK(after(rules, hubs, Player::left, move)[i / 500] == i % 500 + 1);
  }
}

TEST_CASE("a step of the search plays a few thousand moves, also of one position with millions of them") {
  const auto job = counted_game("nim")->search("1000");
  const Steps run(*job);
  CHECK(run.most_plays <= 4'096);
  CHECK(run.steps >= 1000u * 1001 / 2 / 4'096);
  CHECK(std::get<SearchResult>(job->answer()).grundy == 1000u);

  const Counted ring("ring");
  const Position wide{1, 4'000'000, 3, 2};
  count = {};
  DepthFirstSearch search(ring, wide, {.states = 20'000});
  CHECK(refusal([&] {
          while (!search.step()) REQUIRE(count.plays <= 20'000);
        }).limit == "20000");
  CHECK(count.plays >= 20'000);  // and not 4,000,000
  CHECK(count.plays <= 20'001);
}

TEST_CASE("the search keeps 4 bytes an option on the way and some dozens a position") {
  const auto nim = game_of("nim");
  DepthFirstSearch search(*nim, {1000});
  std::size_t most = 0;
  for (bool finished = false; !finished;) {
    finished = search.step();
    most = std::max(most, search.bytes());
  }
  CHECK(search.moves() == 500'500);
  CHECK(most > 4 * 500'000);
  CHECK(most <= 4 * search.moves() + 64 * search.states() + 4'096);
  CHECK(search.bytes() <= 64 * search.states() + 4'096);  // at the end no options are left

  // A directed circle of 3,000 with chords: everything is loopy.
  std::vector<Digraph::Edge> edges;
  for (std::uint32_t v = 0; v < 3'000; ++v) {
    for (std::uint32_t k = 1; k <= 40; ++k) edges.push_back({v, (v + k * k) % 3'000});
  }
  const CountedWalk rules(CountedGraph(3'000, edges));
  LoopySearch loopy(rules, {0});
  while (!loopy.step()) {
  }
  CHECK(loopy.states() == 3'000);
  CHECK(loopy.outcome({17}) == Outcome::draw);
  CHECK(loopy.bytes() >= 8 * loopy.moves());
  CHECK(loopy.bytes() <= 8 * loopy.moves() + 64 * loopy.states() + 4'096);
}

TEST_CASE("a search that would need too many bytes for its positions gives up, and says how many it had") {
  const auto nim = game_of("nim");
  const Error e = refusal([&] {
    DepthFirstSearch search(*nim, Position(200, 1), {.text_bytes = 10'000});
    while (!search.step()) {
    }
  });
  CHECK(e.code == ErrorCode::too_long);
  CHECK(e.limit == "51");
}

TEST_CASE("a search whose positions are too long to be worked through gives up before it begins to") {
  const auto game = counted_game("nim");
  const std::string heaps = repeated("1", 40'000);
  count = {};
  CHECK(refusal([&] { Steps run(*game->search(heaps)); }).code == ErrorCode::too_long);
  CHECK(count.plays == 0);
}

TEST_CASE("positions are told apart by all their numbers") {
  Positions positions;
  std::vector<Position> all;
  for (std::uint64_t a : {0ull, 1ull, 127ull, 128ull, 16'384ull, ~0ull}) {
    for (std::uint64_t b : {0ull, 1ull, 127ull, 128ull, 1ull << 63}) {
      all.push_back({a, b});
      all.push_back({a, b, 0});
      all.push_back({b, a, 1});
    }
    all.push_back({a});
  }
  all.push_back({});
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  for (const Position& p : all) CHECK_FALSE(positions.find(p));
  for (const Position& p : all) {
    const std::uint32_t before = positions.size();
    CHECK(positions.add(p) == before);
    CHECK(positions.size() == before + 1);
  }
  Position read;
  for (std::uint32_t id = 0; id < all.size(); ++id) {
    CHECK(positions.add(all[id]) == id);
    CHECK(positions.size() == all.size());
    CHECK(positions.find(all[id]) == id);
    positions.read(id, read);
    CHECK(read == all[id]);
  }
  CHECK(positions.size() == all.size());
}

TEST_CASE("tables of heaps and sheets are filled by steps, not when a game is opened") {
  // This is the only test with sheets above 150: all rules share the table.
  const auto job = open_game("first_end_wins", "1 sheets")->analyse("200x199");
  CHECK(job->total() == 200);
  CHECK(job->done() < 180);
  CHECK(Steps(*job).steps > 10);
  CHECK(job->done() <= 200);
}

TEST_CASE("two questions of one game at once are answered as one after the other") {
  for (const GameInfo* info : games()) {
    CAPTURE(info->name);
    const auto game = catalogue().open_anew(info->name, "");
    const std::string a(info->example);
    const MoveList moves = game->moves(a, 0, max_page);
    REQUIRE_FALSE(moves.moves.empty());
    const std::string b = game->play(a, moves.moves.back());
    const auto same = [](const Analysis& x, const Analysis& y) {
      return x.position == y.position && x.outcome == y.outcome && x.grundy == y.grundy &&
             x.components == y.components && x.winning_moves == y.winning_moves;
    };
    const auto alone = [&](const std::string& p) {
      return finished<Analysis>(catalogue().open_anew(info->name, "")->analyse(p));
    };
    const auto first = game->analyse(a), second = game->analyse(b);
    bool first_done = false, second_done = false;
    while (!first_done || !second_done) {
      if (!first_done) first_done = first->step();
      if (!second_done) second_done = second->step();
    }
    CHECK(same(std::get<Analysis>(first->answer()), alone(a)));
    CHECK(same(std::get<Analysis>(second->answer()), alone(b)));
    if (!info->has_table) continue;
    const auto longer = game->table(3'000), shorter = game->table(50);
    longer->step();
    while (!shorter->step()) {
    }
    while (!longer->step()) {
    }
    const auto values = std::get<ValueTable>(longer->answer()).values;
    const auto few = std::get<ValueTable>(shorter->answer()).values;
    CHECK(values == finished<ValueTable>(catalogue().open_anew(info->name, "")->table(3'000)).values);
    CHECK(few == std::vector<std::uint32_t>(values.begin(), values.begin() + 50));
  }
}

TEST_CASE("a certificate's values are reached without a gap, or the list ends") {
  // Node 1 leads to a node of value 2, to 20,100 ends, and only then to one of value 1.
  std::string rule = "30000 2>3 2>30000 30000>3 1>30000";
  for (int w = 2; w <= 20'100; ++w) rule += " 1>" + std::to_string(w);
  const auto game = open_game("token_graph", rule);
  const auto cut = finished<Certificate>(game->certify("1", 0, 10));
  CHECK(cut.grundy == 3u);
  REQUIRE(cut.reached.size() == 1);
  CHECK(cut.reached[0].grundy == 0u);
  CHECK(cut.reached[0].move == MoveNumbers{1, 3});
  const auto small = certify("token_graph", "1", "30 1>2 1>3 1>29 2>3 2>29 29>3");
  REQUIRE(small.reached.size() == 3);
  for (std::uint64_t v = 0; v < 3; ++v) CHECK(small.reached[v].grundy == v);
}
