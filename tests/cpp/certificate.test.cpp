#include "asking.hpp"
#include "games/heaps/take_game.hpp"

using namespace nimlab;

namespace {

bool same(const CertificateLine& a, const CertificateLine& b) {
  return a.move == b.move && a.to == b.to && a.outcome == b.outcome && a.grundy == b.grundy &&
         a.reply == b.reply;
}

/// Pages of `size` lines, put together, are the whole certificate.
void check_pages(const std::string& game, const std::string& rule, const std::string& position,
                 Outcome outcome, std::uint64_t size) {
  CAPTURE(game, position);
  const Certificate whole = certify(game, position, rule);
  REQUIRE(whole.outcome == outcome);
  REQUIRE(whole.total == whole.lines.size());
  REQUIRE(whole.total > 2 * size);  // three pages at least
  std::vector<CertificateLine> lines;
  for (std::uint64_t offset = 0; offset < whole.total; offset += size) {
    const Certificate page = certify(game, position, rule, offset, size);
    REQUIRE(page.total == whole.total);
    REQUIRE(page.lines.size() == std::min(size, whole.total - offset));
    lines.insert(lines.end(), page.lines.begin(), page.lines.end());
  }
  REQUIRE(std::equal(lines.begin(), lines.end(), whole.lines.begin(), whole.lines.end(), same));
  CHECK(certify(game, position, rule, whole.total, size).lines.empty());
}

const GameInfo halves{.name = "halves",
                      .example = "9",
                      .move_fields = "heap take",
                      .theorem = "wrong",
                      .limits = "heaps<=4 heap<=100"};

/// Nim with a wrong theorem: a heap is said to be worth half of its stones.
class Halves : public TakeGame {
 public:
  Halves() : TakeGame(halves, {4, 100}) {}

  std::uint64_t take_count(std::uint64_t heap) const override { return heap; }
  bool allows(std::uint64_t heap, std::uint64_t take) const override { return 1 <= take && take <= heap; }
  std::uint64_t value(std::uint64_t heap) const override { return heap / 2; }
  void each_take_to(std::uint64_t heap, std::uint64_t v,
                    function_ref<bool(std::uint64_t)> visit) const override {
    for (std::uint64_t take = 1; take <= heap; ++take) {
      if ((heap - take) / 2 == v && !visit(take)) return;
    }
  }
};

}  // namespace

TEST_CASE("certificates: pages follow each other, for N, P and draws") {
  check_pages("nim", "", "8 9 10 11 12 13 14", Outcome::N, 3);
  check_pages("nim", "", "1 2 3 4 5 6 7", Outcome::P, 5);
  check_pages("token_graph", "1>1 1>2 1>3 1>4 1>5 2>2 3>3 4>4 5>5", "1", Outcome::draw, 2);
  check_pages("new_stone", "", "2 2 3 3", Outcome::P, 7);
}

TEST_CASE("certificates: a page has at most 1,000 lines, and the next one goes on there") {
  const std::string twice = "900 900";
  const Certificate first = certify("nim", twice, "", 0, 5'000),
                    second = certify("nim", twice, "", 1'000, 5'000);
  CHECK(first.total == 1'800);
  REQUIRE(first.lines.size() == 1'000);
  REQUIRE(second.lines.size() == 800);
  CHECK(first.lines.back().move == MoveNumbers{2, 100});
  CHECK(second.lines.front().move == MoveNumbers{2, 101});
}

TEST_CASE("certificates: options of the same value are counted by a look at each") {
  GameSubject game(std::make_shared<Halves>());
  const auto equal = [&](const std::string& position) {
    return finished<Certificate>(game.certify(position, 0, 10)).equal;
  };
  CHECK(equal("9") == 1u);  // 9 and 8 are both said to be worth 4
  CHECK(equal("8") == 0u);
  CHECK(equal("1") == 1u);    // 0, like the end of the game
  CHECK(equal("9 5") == 2u);  // 8 5 and 9 4
}

TEST_CASE("certificates: a value is shown to be reached by whatever move does, also by the last of 2,000") {
  // Node 1 leads to ends and at last to a path with the values 1, 2 and 3.
  const std::uint64_t ends = 2'000;
  std::string rule;
  const auto edge = [&](std::uint64_t from, std::uint64_t to) {
    rule += std::to_string(from) + '>' + std::to_string(to) + ' ';
  };
  for (std::uint64_t v = 2; v <= ends + 4; ++v) edge(1, v);
  for (std::uint64_t v = ends + 2; v <= ends + 4; ++v) {
    edge(v, 2);
    for (std::uint64_t w = ends + 2; w < v; ++w) edge(v, w);
  }
  const Certificate c = certify("token_graph", "1", rule, 0, 1);
  CHECK(c.grundy == 4u);
  REQUIRE(c.reached.size() == 4);
  for (std::uint64_t v = 0; v < 4; ++v) {
    CHECK(c.reached[v].grundy == v);
    CHECK(c.reached[v].move == MoveNumbers{1, v == 0 ? 2 : ends + 1 + v});
  }
}
