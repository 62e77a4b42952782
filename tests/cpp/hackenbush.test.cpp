#include <random>

#include "check_position.hpp"
#include "pictures.hpp"

using namespace nimlab;

namespace {

/// Green pictures: numbers are the two ends of each edge.
struct Green : naive::Game {
  static naive::Picture picture(const naive::Numbers& p) {
    naive::Picture out;
    for (std::size_t i = 0; i < p.size(); i += 2) out.push_back({p[i], p[i + 1], 3});
    return out;
  }
  static naive::Numbers numbers(const naive::Picture& picture) {
    naive::Numbers out;
    for (const naive::Edge& edge : picture) out.insert(out.end(), {edge.a, edge.b});
    return out;
  }
  naive::Moves moves(const naive::Numbers& p) const override {
    naive::Moves out;
    for (const naive::Edge& edge : picture(p)) {
      if (const naive::Numbers move{edge.a, edge.b}; out.empty() || out.back() != move) out.push_back(move);
    }
    return out;
  }
  naive::Numbers after(naive::Numbers p, const naive::Numbers& move) const override {
    const naive::Picture edges = picture(p);
    const auto found = std::find(edges.begin(), edges.end(), naive::Edge{move[0], move[1], 3});
    if (found == edges.end()) throw std::out_of_range("no such edge");
    return numbers(naive::without(edges, static_cast<std::size_t>(found - edges.begin())));
  }
  std::string text(const naive::Numbers& p) const override { return naive::text(picture(p)); }
};

std::uint64_t value(const std::string& position) { return *analyse("hackenbush", position).grundy; }

const std::vector<std::uint64_t>* fact(const std::vector<Fact>& facts, std::string_view name) {
  for (const Fact& each : facts) {
    if (each.name == name) return &each.numbers;
  }
  return nullptr;
}

/// A connected picture: a random tree in which a vertex mostly stands on one of the last few, and some edges
/// more, most of them between neighbours, so that there are rings of every size.
std::string random_picture(std::mt19937_64& random, std::uint64_t vertices, std::uint64_t more) {
  naive::Picture picture;
  for (std::uint64_t v = 1; v < vertices; ++v) {
    picture.push_back({v - 1 - (random() % 3 == 0 ? random() % std::min<std::uint64_t>(v, 4) : 0), v, 3});
  }
  for (; more > 0; --more) {
    const std::uint64_t a = random() % vertices, b = random() % vertices;
    picture.push_back({std::min(a, b), std::max(a, b), 3});
  }
  std::sort(picture.begin(), picture.end());
  return naive::text(picture);
}

}  // namespace

TEST_CASE("hackenbush: rules by example") {
  CHECK(play("hackenbush", "0-1-2 1-3", {1, 2}) == "0-1-3");
  CHECK(play("hackenbush", "0-1-2 1-3", {0, 1}) == "0");
  CHECK(play("hackenbush", "0-1-2 0-2", {0, 1}) == "0-2 1-2");
  CHECK(play("hackenbush", "0-1 0-1 1-1", {0, 1}) == "0-1-1");
  CHECK(play("hackenbush", "0-1 0-1 1-1", {1, 1}) == "0-1 0-1");
  for (const MoveNumbers& move : std::vector<MoveNumbers>{{1, 0}, {0, 2}, {2, 2}, {7, 9}, {0, UINT64_MAX}}) {
    CHECK(refusal([&] { play("hackenbush", "0-1-2", move); }).code == ErrorCode::illegal_move);
  }
  CHECK(analyse("hackenbush", "0-1 0-1 0-1").move_count == 1);
  CHECK(analyse("hackenbush", "0").move_count == 0);
  CHECK(analyse("hackenbush", "0").outcome == Outcome::P);
  CHECK(refusal([] { analyse("hackenbush", "0-1", "2"); }).field == Field::rule);
}

TEST_CASE("hackenbush: pictures are read as people and judges write them, and have one text") {
  const auto canonical = [](const std::string& text) { return open_game("hackenbush", "")->canonical(text); };
  CHECK(canonical("2-1,1-0") == "0-1-2");
  CHECK(canonical("3–2 0g3") == "0-3 2-3");
  CHECK(canonical("０－１") == "0-1");
  CHECK(canonical("0-5-5 5-0") == "0-5-5 0-5");
  CHECK(canonical(" 0 ") == "0");
  // POJ 3710: graphs, each with its vertices, edges, and ends.
  CHECK(canonical("2\n2 1\n1 2\n4 4\n1 2\n2 3\n2 4\n3 4\n") == "0-1 0-2-3-4 2-4");
  CHECK(canonical("4 4 1 2 2 3 2 4 3 4") == "0-1-2-3 1-3");
  CHECK(canonical("5 1 2 2 3 2 4 4 5") == "0-1-2 1-3-4");
  CHECK(canonical("1") == "0");
  CHECK(canonical("2 3 0 1 0") == "0");
}

TEST_CASE("hackenbush: what is wrong with a picture is named, with its place") {
  const auto wrong = [](const std::string& text) { return refusal([&] { analyse("hackenbush", text); }); };
  CHECK(wrong("").code == ErrorCode::empty);
  CHECK(wrong(" , ").code == ErrorCode::empty);
  const auto is = [&](const std::string& text, ErrorCode code, const std::string& part, std::size_t at,
                      const std::string& limit = "") {
    const Error error = wrong(text);
    CAPTURE(text);
    CHECK(error.field == Field::position);
    CHECK(error.code == code);
    CHECK(error.part == part);
    CHECK(error.at == at);
    CHECK(error.limit == limit);
  };
  is("0-1 1-", ErrorCode::syntax, "1-", 4);
  is("0-1 -2", ErrorCode::syntax, "-2", 4);
  is("0-1 2", ErrorCode::syntax, "2", 4);
  is("0-1 x-2", ErrorCode::not_a_number, "x", 4);
  is("0b1", ErrorCode::syntax, "0b1", 0);
  is("0-1200001", ErrorCode::too_large, "1200001", 2, "1200000");
  is("0-1 5-4-3", ErrorCode::ungrounded, "5-4", 4);
  is("0-1 2-2", ErrorCode::ungrounded, "2-2", 4);
  is("1-2", ErrorCode::ungrounded, "1-2", 0);
  is("3 2 1 2 2 4", ErrorCode::too_large, "4", 10, "3");  // an edge to nowhere
  is("3 2 1 2 2 0", ErrorCode::too_small, "0", 10, "1");
  is("3 1 2 3", ErrorCode::ungrounded, "1-2", Error::nowhere);
  is("7 1 2", ErrorCode::syntax, "7", 0);
  is("1 9 9 1 2", ErrorCode::syntax, "1", 0);
  std::string many;
  for (int i = 0; i < 1'200'001; ++i) many += "0-1 ";
  is(many, ErrorCode::too_many, "1200001", Error::nowhere, "1200000");
  is("2 0-1", ErrorCode::not_a_number, "0-1", 2);
}

TEST_CASE("hackenbush: published values and the samples of judges") {
  // Winning Ways, chapter 2 and 7: stalks are heaps of Nim; T. S. Ferguson, Game Theory, part I, 6.
  CHECK(value("0-1-2-3 0-4-5-6-7 0-8-9-10-11-12") == (3 ^ 4 ^ 5));
  // Fusion: a ring on the ground of n edges is worth n mod 2.
  CHECK(value("0-1-2 0-2") == 1);
  CHECK(value("0-1-2-3 0-3") == 0);
  // POJ 3710: Sally, who begins, wins.
  CHECK(value("2\n2 1\n1 2\n4 4\n1 2\n2 3\n2 4\n3 4") == 3);
  // AtCoder AGC 017 D: Alice, Bob, Alice, Bob.
  CHECK(analyse("hackenbush", "5 1 2 2 3 2 4 4 5").outcome == Outcome::N);
  CHECK(analyse("hackenbush", "5 1 2 2 3 1 4 4 5").outcome == Outcome::P);
  CHECK(analyse("hackenbush", "6 1 2 2 4 5 1 6 3 3 2").outcome == Outcome::N);
  CHECK(analyse("hackenbush", "7 1 2 3 7 4 6 2 3 2 4 1 5").outcome == Outcome::P);
  // HDU 3590, misère: PP, who begins, wins the first (0, no tree above 1) and loses the second (1).
  CHECK(analyse("hackenbush", "0-1 0-2").components == std::vector<std::uint64_t>{1, 1});
  CHECK(value("0-1") == 1);
}

TEST_CASE(
    "hackenbush: values, cuts, search and certificates on every picture of up to 4 vertices and 5 edges") {
  Green truth;
  naive::each_picture(4, 5, {3}, [&](const naive::Picture& picture) {
    check_position("hackenbush", "", truth, Green::numbers(picture));
  });
}

TEST_CASE("hackenbush: values, every cut, what can be reached and every step, to 4 vertices and 7 edges") {
  Green truth;
  std::size_t pictures = 0;
  const auto game = game_of("hackenbush");
  naive::each_picture(4, 7, {3}, [&](const naive::Picture& picture) {
    ++pictures;
    const naive::Numbers numbers = Green::numbers(picture);
    const std::string text = naive::text(picture);
    CAPTURE(text);
    const std::uint64_t grundy = truth.grundy(numbers);
    const Analysis a = analyse("hackenbush", text);
    REQUIRE(a.position == text);
    REQUIRE(a.grundy == grundy);
    REQUIRE(a.winning_moves == truth.winning(numbers));
    std::uint64_t sum = 0;
    for (std::uint64_t component : a.components) sum ^= component;
    REQUIRE(sum == grundy);
    std::vector<std::uint64_t> after;
    for (const auto& move : truth.moves(numbers)) after.push_back(truth.grundy(truth.after(numbers, move)));
    REQUIRE(*fact(a.facts, "after") == after);
    const Position p = game->parse(text);
    for (std::uint64_t v = 0; v <= 8; ++v) {
      const auto first = std::find(after.begin(), after.end(), v);
      const std::optional<MoveNumbers> move = game->reaching()->reach(p, v);
      REQUIRE(move.has_value() == (first != after.end()));
      if (move) REQUIRE(*move == truth.moves(numbers)[static_cast<std::size_t>(first - after.begin())]);
    }
    // Every step shows a picture that is worth the same; the last one is stalks and loops on the ground.
    for (const Step& step : game->explain(p)) {
      if (step.position.empty()) continue;
      REQUIRE(truth.grundy(game->numbers(game->parse(step.position))) == grundy);
    }
  });
  CHECK(pictures > 10'000);
}

TEST_CASE("hackenbush: parts, components without bridges and what stands on them, by example") {
  const Analysis a = analyse("hackenbush", "0-0 0-1-2 0-2-5 0-3-4 7-7-4");
  CHECK(a.components == std::vector<std::uint64_t>{1, 0, 4});
  CHECK(*fact(a.facts, "vertices") == std::vector<std::uint64_t>{0, 1, 2, 3, 4, 5, 7});
  CHECK(*fact(a.facts, "fused") == std::vector<std::uint64_t>{0, 0, 0, 3, 4, 5, 7});
  CHECK(*fact(a.facts, "worth") == std::vector<std::uint64_t>{5, 5, 5, 3, 2, 0, 1});
}

TEST_CASE("hackenbush: the steps of a picture, by example") {
  const auto steps = finished<Explanation>(open_game("hackenbush", "")->explain("0-1 1-2-3-4 1-4 3-5 4-6"));
  REQUIRE(steps.size() == 5);
  CHECK(steps[0] ==
        Step{"fuse", {1, 4, 4}, {"edge-1-2", "edge-1-4", "edge-2-3", "edge-3-4"}, "0-1-1-1-1-1-5 1-6"});
  CHECK(steps[1] == Step{"loops", {1, 4, 0}, {"edge-1-1"}, "0-1-5 1-6"});
  CHECK(steps[2] == Step{"colon", {1, 0, 1, 1}, {"vertex-1", "edge-1-5", "edge-1-6"}, "0-1"});
  CHECK(steps[3] == Step{"sum", {1, 1}, {}, ""});
  CHECK(steps[4].key == "cut");
}

TEST_CASE("hackenbush: on large pictures every cut is worth what the picture without the edge is worth") {
  std::mt19937_64 random(7);
  const auto game = game_of("hackenbush");
  for (int round = 0; round < 60; ++round) {
    const std::string text =
        round == 0 ? "0-1" : random_picture(random, 2 + random() % 300, random() % (round % 2 == 0 ? 3 : 12));
    const Position p = game->parse(text);
    const std::vector<Fact> facts = game->facts(p);
    const std::vector<std::uint64_t>& after = *fact(facts, "after");
    std::size_t at = 0;
    std::vector<MoveNumbers> winning;
    game->each_move(p, Player::left, 0, [&](Move move) {
      Position q = p;
      game->play(q, Player::left, move);
      const std::uint64_t left = *game->nimber(q);
      CAPTURE(text, at);
      REQUIRE(after.at(at++) == left);
      if (left == 0) winning.emplace_back(move.begin(), move.end());
      return true;
    });
    REQUIRE(at == after.size());
    const Solution solution = game->solve(p, Player::left);
    CHECK(solution.winning_moves == winning);
  }
}

TEST_CASE(
    "hackenbush: a ring of 100,000 edges and a stalk of 100,000 on each other, 1,200,000 edges at once") {
  std::string ring = "0";
  for (int v = 1; v <= 99'999; ++v) ring += '-' + std::to_string(v);
  CHECK(value(ring + "-0") == 0);
  CHECK(analyse("hackenbush", ring + "-0").winning_moves.empty());
  // One edge more: a cut leaves stalks of a and 100,000 − a.
  const Analysis a = analyse("hackenbush", ring + "-100000-0");
  CHECK(a.grundy == 1u);
  CHECK(a.winning_moves == std::vector<MoveNumbers>{{50'000, 50'001}});
  const Analysis stalk = analyse("hackenbush", ring + " 0-100001");
  CHECK(stalk.grundy == (99'999u ^ 1u));
  CHECK(stalk.winning_moves == std::vector<MoveNumbers>{{1, 2}});
  std::string many;
  for (int v = 1; v <= 600'000; ++v) {
    many += std::to_string(v / 2) + '-' + std::to_string(v) + ' ' + std::to_string(v) + '-' +
            std::to_string(v / 3) + ' ';
  }
  CHECK(analyse("hackenbush", many).move_count > 600'000);
}
