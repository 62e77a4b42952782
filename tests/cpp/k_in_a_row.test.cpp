#include "asking.hpp"

using namespace nimlab;

namespace {

Analysis asked(const std::string& position, const std::string& rule = "3x3 3") {
  return analyse("k_in_a_row", position, rule);
}
Error error(const std::string& position, const std::string& rule = "3x3 3") {
  return refusal([&] { asked(position, rule); });
}
using Numbers = std::vector<std::uint64_t>;

}  // namespace

TEST_CASE("k_in_a_row: rules by example") {
  const Analysis start = asked(".../.../...");
  CHECK(start.outcome == Outcome::draw);
  CHECK_FALSE(start.grundy);
  CHECK(start.move_count == 9);
  CHECK(fact(start, "best") == Numbers{1, 2, 3, 4, 5, 6, 7, 8, 9});
  CHECK(start.rule_numbers == Numbers{3, 3, 3});
  CHECK(asked("XO._x. ...").position == "xo./.x./...");
  CHECK(play("k_in_a_row", "x../.../...", {5}) == "x../.o./...");
  CHECK(refusal([] { play("k_in_a_row", "x../.../...", {1}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("k_in_a_row", "xxx/oo./...", {6}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("k_in_a_row", "x../.../...", {0}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("k_in_a_row", "x../.../...", {10}); }).code == ErrorCode::illegal_move);
  // A corner is answered by the centre alone.
  const Analysis corner = asked("x../.../...");
  CHECK(corner.outcome == Outcome::draw);
  CHECK(fact(corner, "best") == Numbers{5});
  // X wins at once, or more slowly: fastest first.
  const Analysis wins = asked("xx./oo./...");
  CHECK(wins.outcome == Outcome::N);
  CHECK(wins.distance == 1u);
  CHECK(wins.winning_moves.front() == MoveNumbers{3});
  CHECK(fact(wins, "best") == Numbers{3});
  const Analysis over = asked("xxx/oo./...");
  CHECK(over.outcome == Outcome::P);
  CHECK(over.move_count == 0);
  CHECK(over.distance == 0u);
  CHECK(fact(over, "row") == Numbers{1, 2, 3});
  const Analysis full = asked("xxo/oox/xox");
  CHECK(full.outcome == Outcome::draw);
  CHECK(full.move_count == 0);
  CHECK(asked("xxxx./oo.../...../o....", "5x4 4").outcome == Outcome::P);
  CHECK(open_game("k_in_a_row", " 4x3  3")->rule() == "4x3 3");
}

TEST_CASE("k_in_a_row: what is wrong is named, with its place") {
  CHECK(error("").code == ErrorCode::empty);
  CHECK(error("x?./.../...").part == "?");
  CHECK(error("x?./.../...").at == 1);
  CHECK(error("x./.../...").at == 2);
  CHECK(error("x../.../..").at == 10);
  CHECK(error("x../.../....").at == 11);
  CHECK(error("xx./.../...").code == ErrorCode::too_many);
  CHECK(error("xx./.../...").at == 1);
  CHECK(error("xo./o../...").at == 4);
  CHECK(error("xxx/ooo/...").part == "x");  // the first of two rows: nobody would have moved on
  CHECK(error("xxx/ooo/...").at == 0);
  CHECK(error("xxx/oo./..o").code == ErrorCode::syntax);
  CHECK(error("x", "5x5 4").limit == "4");
  CHECK(error("x", "21x1 4").limit == "20");
  CHECK(error("x", "3x3").field == Field::rule);
  CHECK(error("x", "3x3 1").limit == "2");
  CHECK(error("x", "3 3 3").code == ErrorCode::syntax);
  CHECK(error("x", "3x3 3 3").at == 6);
}

namespace naive {

/// Another game of the same rules: rows of text, who moves given, lines looked for from every cell.
class Rows {
 public:
  Rows(int width, int height, int k) : w_(width), h_(height), k_(k) {}

  /// Who has won: 'x', 'o' or 0.
  char winner(const std::string& cells) const {
    for (int y = 0; y < h_; ++y) {
      for (int x = 0; x < w_; ++x) {
        const char stone = at(cells, x, y);
        if (stone == '.') continue;
        for (int dy = -1; dy <= 1; ++dy) {
          for (int dx = -1; dx <= 1; ++dx) {
            int length = 0;
            while ((dx != 0 || dy != 0) && at(cells, x + length * dx, y + length * dy) == stone) ++length;
            if (length >= k_) return stone;
          }
        }
      }
    }
    return 0;
  }
  /// Of who moves: > 0 won, < 0 lost, larger in size if sooner.
  int score(const std::string& cells, char who) {
    const auto known = known_.find(cells);
    if (known != known_.end()) return known->second;
    const char other = who == 'x' ? 'o' : 'x';
    int best = -1000;
    if (winner(cells) == other) best = -100;
    if (best == -1000 && cells.find('.') == std::string::npos) best = 0;
    if (best == -1000) {
      for (const auto& [move, result] : scores(cells, who)) best = std::max(best, result);
    }
    return known_[cells] = best;
  }
  /// Of every move, for who plays it.
  std::map<std::uint64_t, int> scores(const std::string& cells, char who) {
    std::map<std::uint64_t, int> all;
    if (winner(cells) != 0) return all;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (cells[i] != '.') continue;
      std::string next = cells;
      next[i] = who;
      const int after = score(next, who == 'x' ? 'o' : 'x');
      all[i + 1] = after < 0 ? -after - 1 : after > 0 ? 1 - after : 0;
    }
    return all;
  }
  std::string text(const std::string& cells) const {
    std::string out;
    for (int y = 0; y < h_; ++y) {
      out +=
          (y > 0 ? "/" : "") + cells.substr(static_cast<std::size_t>(y * w_), static_cast<std::size_t>(w_));
    }
    return out;
  }
  std::string rule() const {
    return std::to_string(w_) + 'x' + std::to_string(h_) + ' ' + std::to_string(k_);
  }
  const std::map<std::string, int>& known() const { return known_; }

 private:
  char at(const std::string& cells, int x, int y) const {
    return x >= 0 && y >= 0 && x < w_ && y < h_ ? cells[static_cast<std::size_t>(y * w_ + x)] : ' ';
  }
  int w_, h_, k_;
  std::map<std::string, int> known_;
};

}  // namespace naive

namespace {

char mover(const std::string& cells) {
  const auto empty = std::count(cells.begin(), cells.end(), '.');
  return (cells.size() - static_cast<std::size_t>(empty)) % 2 == 0 ? 'x' : 'o';
}

void check(naive::Rows& truth, const std::string& cells) {
  const std::string position = truth.text(cells);
  CAPTURE(position, truth.rule());
  const int score = truth.score(cells, mover(cells));
  const auto scores = truth.scores(cells, mover(cells));
  const Analysis a = asked(position, truth.rule());
  REQUIRE(a.outcome == (score > 0 ? Outcome::N : score < 0 ? Outcome::P : Outcome::draw));
  if (score != 0) REQUIRE(a.distance == static_cast<std::uint64_t>(100 - std::abs(score)));
  REQUIRE(a.move_count == scores.size());
  std::multimap<int, MoveNumbers> winning;  // fastest first
  Numbers listed, best;
  const auto left = static_cast<std::uint64_t>(std::count(cells.begin(), cells.end(), '.'));
  for (const auto& [move, each] : scores) {
    if (each > 0) winning.emplace(-each, MoveNumbers{move});
    listed.push_back(each > 0 ? 2 : each == 0 ? 1 : 0);
    listed.push_back(each == 0 ? left : static_cast<std::uint64_t>(100 - std::abs(each)));
    if (each == score) best.push_back(move);
  }
  std::vector<MoveNumbers> expected;
  for (const auto& [key, move] : winning) expected.push_back(move);
  REQUIRE(a.winning_moves == expected);
  REQUIRE(fact(a, "scores") == listed);
  REQUIRE(fact(a, "best") == best);
  REQUIRE(fact(a, "turn") == Numbers{mover(cells) == 'x' ? 1u : 2u});
  REQUIRE(fact(a, "row")->empty() == (truth.winner(cells) == 0));
}

}  // namespace

TEST_CASE("k_in_a_row: every position of three in a row on 3 x 3: 5,478, and 765 up to symmetry") {
  // E.g. OEIS A008907 and MathWorld; 255,168 games: H. Bottomley, How many Tic-Tac-Toe games are possible?
  naive::Rows truth(3, 3, 3);
  truth.score(std::string(9, '.'), 'x');
  CHECK(truth.known().size() == 5'478);
  for (const auto& [cells, score] : std::map<std::string, int>(truth.known())) check(truth, cells);
  const SearchResult found = search("k_in_a_row", ".../.../...");
  CHECK(found.outcome == Outcome::draw);
  CHECK(found.states == 765);
  const auto game = open_game("k_in_a_row", "");
  std::uint64_t games = 0, x_wins = 0, o_wins = 0;
  const auto rules = game_of("k_in_a_row");
  const auto walk = [&](const auto& self, const Position& p, int stones) -> void {
    bool moved = false;
    rules->each_move(p, Player::left, 0, [&](Move move) {
      moved = true;
      self(self, after(*rules, p, Player::left, move), stones + 1);
      return true;
    });
    if (moved) return;
    ++games;
    if (rules->end(p, Player::left) == End::lost) ++(stones % 2 == 1 ? x_wins : o_wins);
  };
  walk(walk, rules->parse(".../.../..."), 0);
  CHECK(games == 255'168);
  CHECK(x_wins == 131'184);
  CHECK(o_wins == 77'904);
}

TEST_CASE("k_in_a_row: every position of 2 x 2 and 4 x 2, every 61st of 4 x 3, k from 2 to 4") {
  for (const auto& [width, height, nth] :
       std::vector<std::array<int, 3>>{{2, 2, 1}, {4, 2, 1}, {2, 4, 7}, {4, 3, 61}}) {
    for (int k = 2; k <= 4; ++k) {
      naive::Rows truth(width, height, k);
      truth.score(std::string(static_cast<std::size_t>(width * height), '.'), 'x');
      int at = 0;
      for (const auto& [cells, score] : std::map<std::string, int>(truth.known())) {
        if (at++ % nth == 0) check(truth, cells);
      }
    }
  }
}

TEST_CASE("k_in_a_row: positions of 4 x 4 and 5 x 4 that play by chance reaches, against the naive search") {
  std::mt19937_64 random(31);
  for (const auto& [width, height, k, stones] : std::vector<std::array<int, 4>>{
           {4, 4, 4, 7}, {4, 4, 3, 6}, {5, 4, 4, 10}, {5, 4, 3, 9}, {5, 4, 5, 11}, {7, 2, 3, 4}}) {
    for (int i = 0; i < 12; ++i) {
      naive::Rows truth(width, height, k);
      std::string cells(static_cast<std::size_t>(width * height), '.');
      for (int placed = 0; placed < stones && truth.winner(cells) == 0;) {
        char& cell = cells[random() % cells.size()];
        if (cell != '.') continue;
        cell = mover(cells);
        ++placed;
      }
      check(truth, cells);
    }
  }
}

TEST_CASE("k_in_a_row: published values") {
  const auto outcome = [](const std::string& rule) {
    const auto x = rule.find('x');
    const int width = std::stoi(rule.substr(0, x)), height = std::stoi(rule.substr(x + 1));
    std::string position;
    for (int y = 0; y < height; ++y)
      position += (y > 0 ? "/" : "") + std::string(static_cast<std::size_t>(width), '.');
    return asked(position, rule).outcome;
  };
  // Winning Ways, chapter 22; J. W. H. M. Uiterwijk and H. J. van den Herik: The advantage of the initiative
  // (2000): (m, n, 3) is won for m >= 4, n >= 3; (m, n, 4) is drawn for m, n <= 5; strategy stealing: never
  // lost.
  CHECK(outcome("3x3 3") == Outcome::draw);
  CHECK(outcome("4x3 3") == Outcome::N);
  CHECK(outcome("4x4 3") == Outcome::N);
  CHECK(outcome("5x4 3") == Outcome::N);
  CHECK(outcome("6x2 3") == Outcome::draw);
  CHECK(outcome("4x4 4") == Outcome::draw);
  CHECK(outcome("2x2 2") == Outcome::N);
  CHECK(outcome("3x1 2") == Outcome::N);
}

TEST_CASE("k_in_a_row: work comes in steps, and is remembered") {
  const auto game = open_game("k_in_a_row", "5x3 4");
  const auto job = game->analyse("...../...../.....");
  std::uint64_t steps = 0, done = 0;
  while (!job->step()) {
    REQUIRE(job->done() >= done);
    REQUIRE(job->done() - done < 4'000);
    done = job->done();
    ++steps;
  }
  CHECK(steps > 3);
  const auto again = game->analyse("...../...../.....");
  std::uint64_t few = 0;
  while (!again->step()) ++few;
  CHECK(few < 2);
  // Two at once, each as if alone.
  const auto one = open_game("k_in_a_row", "4x3 4")->analyse("..../..../....");
  const auto two = open_game("k_in_a_row", "4x3 4")->analyse("x.../..../....");
  bool first = false, second = false;
  while (!first || !second) {
    if (!first) first = one->step();
    if (!second) second = two->step();
  }
  CHECK(std::get<Analysis>(one->answer()).outcome == Outcome::draw);
  CHECK(std::get<Analysis>(two->answer()).outcome == Outcome::draw);
}

TEST_CASE("k_in_a_row: certificates, and two who play perfectly draw") {
  const auto won = certify("k_in_a_row", "xo./.x./..o");
  REQUIRE(won.outcome == Outcome::N);
  for (const CertificateLine& line : won.lines) CHECK(line.outcome == Outcome::P);
  const auto lost = certify("k_in_a_row", "xox/ox./...");  // X threatens twice
  REQUIRE(lost.outcome == Outcome::P);
  REQUIRE(lost.lines.size() == 4);
  for (const CertificateLine& line : lost.lines) {
    REQUIRE(line.outcome == Outcome::N);
    const std::string next = play("k_in_a_row", line.to, line.reply);
    CHECK(asked(next).outcome == Outcome::P);
  }
  const auto game = open_game("k_in_a_row", "");
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    std::string position = ".../.../...";
    while (asked(position).move_count > 0) {
      position = game->play(position, finished<MoveNumbers>(game->reply(position, {Skill::perfect, seed})));
    }
    CHECK(asked(position).outcome == Outcome::draw);
  }
}
