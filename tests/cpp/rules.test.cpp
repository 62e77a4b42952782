#include "core/game.hpp"

#include <array>
#include <map>
#include <set>

#include "asking.hpp"
#include "core/numbers.hpp"
#include "search/search.hpp"

/// What holds of the rules of every game; and two rulesets that no lesson has yet, to show that the contract
/// holds for players that are not alike and for boards that fill up.

using namespace nimlab;

namespace {

/// Positions near the example.
std::vector<Position> around(const Game& game, std::string_view start, std::size_t enough) {
  std::vector<Position> found{game.parse(start)};
  for (std::size_t at = 0; at < found.size() && found.size() < enough; ++at) {
    const Position from = found[at];
    game.each_move(from, Player::left, 0, [&](Move move) {
      found.push_back(after(game, from, Player::left, move));
      return found.size() < enough;
    });
  }
  return found;
}

std::vector<MoveNumbers> moves_of(const Game& game, const Position& p, Player who) {
  std::vector<MoveNumbers> all;
  game.each_move(p, who, 0, [&](Move move) {
    all.emplace_back(move.begin(), move.end());
    return all.size() < 400;
  });
  return all;
}

/// Whether play from here, through so many positions, may come to one again.
bool returns(const Game& game, std::string_view start, std::size_t enough) {
  std::map<Position, std::set<Position>> options, from;
  std::vector<Position> found{game.parse(start)};
  for (std::size_t at = 0; at < found.size() && at < enough; ++at) {
    const Position p = found[at];
    if (options.count(p) > 0) continue;
    auto& own = options[p];
    for (const Player who : {Player::left, Player::right}) {
      for (const MoveNumbers& move : moves_of(game, p, who)) own.insert(after(game, p, who, move));
    }
    for (const Position& option : own) from[option].insert(p), found.push_back(option);
  }
  // Without circles positions go one after another, each when nothing leads to it any more.
  std::vector<Position> free;
  for (const auto& [p, own] : options) {
    if (from[p].empty()) free.push_back(p);
  }
  std::size_t gone = 0;
  for (; gone < free.size(); ++gone) {
    const Position p = free[gone];
    for (const Position& option : options[p]) {
      from[option].erase(p);
      if (from[option].empty() && options.count(option) > 0) free.push_back(option);
    }
  }
  return gone < options.size();
}

}  // namespace

TEST_CASE("rules: what a game says of itself is what it can do and what its play is like") {
  // A new game whose play may be endless says here where.
  const std::map<std::string_view, std::array<std::string, 2>> endless{
      {"token_graph", {"1>2 2>1", "1"}},
      {"grid_walk", {"2x1 1:0 -1:0", "1,1"}},
      {"sum", {"token_graph 1>2 2>1 | nim", "1 | 1"}},
  };
  for (const GameInfo* info : games()) {
    CAPTURE(info->name);
    const auto game = game_of(info->name);
    CHECK(info->has_table == (game->sequence() != nullptr));
    CHECK(info->has_map == (game->mapped() != nullptr));
    CHECK(info->has_map >= info->paintable);
    CHECK(game->normal() >= (game->reaching() != nullptr));
    CHECK(game->quick() >= (game->reaching() != nullptr));

    REQUIRE(info->loopy == (endless.count(info->name) > 0));
    if (info->loopy) {
      const auto& [rule, position] = endless.at(info->name);
      CHECK(returns(*game_of(info->name, rule), position, 10));
    } else {
      CHECK_FALSE(returns(*game, info->example, 300));
    }
    bool differ = false;
    for (const Position& p : around(*game, info->example, 30)) {
      differ = differ || moves_of(*game, p, Player::left) != moves_of(*game, p, Player::right);
    }
    CHECK(differ == info->partizan);
  }
}

TEST_CASE("rules: every game counts its moves, and lists them in the same order from whatever index") {
  for (const GameInfo* info : games()) {
    CAPTURE(info->name);
    const auto game = game_of(info->name);
    for (const Position& p : around(*game, info->example, 12)) {
      CAPTURE(p);
      const std::vector<MoveNumbers> all = moves_of(*game, p, Player::left);
      const std::uint64_t count = game->move_count(p, Player::left);
      REQUIRE((all.size() == 400 || all.size() == count));
      REQUIRE(std::set<MoveNumbers>(all.begin(), all.end()).size() == all.size());
      for (std::size_t first = 0; first < all.size(); ++first) {
        std::size_t at = first;
        game->each_move(p, Player::left, first, [&](Move move) {
          REQUIRE(std::equal(move.begin(), move.end(), all[at].begin(), all[at].end()));
          return ++at < std::min(all.size(), first + 3);
        });
        REQUIRE(at == std::min<std::size_t>(all.size(), first + 3));
      }
      std::uint64_t behind = 0;
      game->each_move(p, Player::left, count, [&](Move) { return ++behind > 0; });
      CHECK(behind == 0);
      // What is refused leaves the position as it was.
      for (const MoveNumbers& wrong : std::vector<MoveNumbers>{{}, {0}, {77, 77, 77, 77, 77}, {1, 999'999}}) {
        Position same = p;
        CHECK_THROWS_AS(game->play(same, Player::left, wrong), Error);
        CHECK(same == p);
      }
    }
  }
}

TEST_CASE("rules: a verdict is what solve says, with one of its winning moves") {
  for (const GameInfo* info : games()) {
    CAPTURE(info->name);
    const auto game = game_of(info->name);
    for (const Position& p : around(*game, info->example, 30)) {
      CAPTURE(p);
      REQUIRE(game->decides(p));
      while (!game->prepare(p)) {
      }
      const Solution all = game->solve(p, Player::left), one = game->verdict(p, Player::left);
      CHECK(one.outcome == all.outcome);
      CHECK(one.value == all.value);
      CHECK(one.winning_moves.size() == std::min<std::size_t>(1, all.winning_moves.size()));
      for (const MoveNumbers& move : one.winning_moves) {
        CHECK(std::find(all.winning_moves.begin(), all.winning_moves.end(), move) != all.winning_moves.end());
      }
      if (all.value) CHECK(game->nimber(p) == all.value->nimber);
    }
  }
}

namespace {

/// Red–blue Hackenbush on stalks: a stalk is a row of edges from the ground up; Left cuts a blue one, Right a
/// red one, and what is above it falls. Position: stalks as words, "bbr rb"; numbers: 2 for blue, 3 for red,
/// 1 after each stalk.
const GameInfo stalks_info{.name = "stalks", .example = "bbr rb", .move_fields = "edge", .partizan = true};

class Stalks final : public Game {
 public:
  Stalks() : Game(stalks_info) {}
  Position parse(std::string_view text) const override {
    Position p;
    for (char c : text) p.push_back(c == 'b' ? 2 : c == 'r' ? 3 : 1);
    p.push_back(1);
    return p;
  }
  std::string format(const Position& p) const override {
    std::string text;
    for (std::size_t i = 0; i + 1 < p.size(); ++i) text += p[i] == 2 ? 'b' : p[i] == 3 ? 'r' : ' ';
    return text;
  }
  void each_move(const Position& p, Player who, std::uint64_t first, VisitMove visit) const override {
    for (std::uint64_t i = 0; i < p.size(); ++i) {
      if (p[i] != (who == Player::left ? 2 : 3)) continue;
      const std::uint64_t move = i + 1;
      if (first > 0)
        --first;
      else if (!visit(Move(&move, 1)))
        return;
    }
  }
  void play(Position& p, Player who, Move move) const override {
    expect_numbers(move, 1);
    if (move[0] < 1 || move[0] > p.size() || p[move[0] - 1] != (who == Player::left ? 2 : 3)) {
      refuse_illegal(move);
    }
    const auto from = p.begin() + static_cast<std::ptrdiff_t>(move[0] - 1);
    p.erase(from, std::find(from, p.end(), 1u));
  }
  std::size_t bytes() const override { return 0; }
};

/// The value of a stalk (E. R. Berlekamp): edges count 1 until the colour changes, then a half, a quarter, …
Dyadic value_of_stalk(std::string_view stalk) {
  std::int64_t numerator = 0;
  std::uint32_t exponent = 0;
  for (std::size_t i = 0; i < stalk.size(); ++i) {
    if (exponent > 0 || stalk[i] != stalk[0]) numerator *= 2, ++exponent;
    numerator += stalk[i] == 'b' ? 1 : -1;
  }
  return {numerator, exponent};
}

std::vector<std::string> stalks_up_to(std::size_t length) {
  std::vector<std::string> all{""};
  for (std::size_t at = 0; all[at].size() < length; ++at) {
    for (char c : {'b', 'r'}) all.push_back(all[at] + c);
  }
  return all;
}

}  // namespace

TEST_CASE("partizan: search finds the values of all pairs of stalks of up to four edges, and who wins") {
  GameSubject subject(std::make_shared<Stalks>());
  const auto sum = [](const Dyadic& x, const Dyadic& y) {
    return Dyadic((x.numerator() << (8 - x.exponent())) + (y.numerator() << (8 - y.exponent())), 8);
  };
  const std::vector<std::string> all = stalks_up_to(4);
  for (const std::string& a : all) {
    for (const std::string& b : all) {
      const std::string position = a + ' ' + b;
      CAPTURE(position);
      const Dyadic value = sum(value_of_stalk(a), value_of_stalk(b));
      const auto left = finished<Analysis>(subject.analyse(position));
      const auto right = finished<Analysis>(subject.analyse(position, Player::right));
      REQUIRE(left.value == Value{value, 0});
      REQUIRE_FALSE(left.grundy);
      REQUIRE(left.outcome == (Dyadic(0) < value ? Outcome::L : value < Dyadic(0) ? Outcome::R : Outcome::P));
      REQUIRE(right.outcome == left.outcome);
      // A move of Left wins if what it leaves is 0 or more, one of Right if it is 0 or less.
      for (const Player who : {Player::left, Player::right}) {
        const Analysis& analysis = who == Player::left ? left : right;
        const auto moves = subject.moves(position, 0, 1'000, who).moves;
        REQUIRE(analysis.move_count == moves.size());
        std::vector<MoveNumbers> winning;
        for (const MoveNumbers& move : moves) {
          const auto option = finished<Analysis>(subject.analyse(subject.play(position, move, who)));
          const bool good =
              who == Player::left ? !(option.value->number < Dyadic(0)) : !(Dyadic(0) < option.value->number);
          if (good) winning.push_back(move);
        }
        REQUIRE(analysis.winning_moves == winning);
        if (moves.empty()) continue;
        const auto reply = finished<MoveNumbers>(subject.reply(position, {Skill::perfect, 3}, who));
        REQUIRE((winning.empty() || std::find(winning.begin(), winning.end(), reply) != winning.end()));
        // The certificate: who loses has a line for each move, and whoever answers wins.
        const auto c = finished<Certificate>(subject.certify(position, 0, 1'000, who));
        REQUIRE(c.lines.size() == (winning.empty() ? moves : winning).size());
        for (const CertificateLine& line : c.lines) REQUIRE(line.reply.empty() == !winning.empty());
      }
    }
  }
}

TEST_CASE("dyadic numbers: the simplest one between two is the definition's") {
  std::vector<Dyadic> numbers;
  for (std::int64_t n = -40; n <= 40; ++n) numbers.push_back({n, 3});
  const auto simpler = [](const Dyadic& x, const Dyadic& y) {
    const auto size = [](const Dyadic& d) { return std::abs(d.numerator()); };
    if (x.exponent() != y.exponent()) return x.exponent() < y.exponent();
    return size(x) < size(y);
  };
  for (const Dyadic& low : numbers) {
    for (const Dyadic& high : numbers) {
      if (!(low < high)) continue;
      std::optional<Dyadic> best;
      for (std::int64_t n = -41 * 2; n <= 41 * 2; ++n) {
        const Dyadic x(n, 4);
        if (low < x && x < high && (!best || simpler(x, *best))) best = x;
      }
      REQUIRE(simplest_between(low, high) == best);
    }
    CHECK(simplest_between(low, std::nullopt) ==
          (low < Dyadic(0) ? Dyadic(0) : Dyadic((low.numerator() >> low.exponent()) + 1)));
  }
  CHECK(simplest_between(std::nullopt, std::nullopt) == Dyadic(0));
  CHECK(simplest_between(std::nullopt, Dyadic(-5, 1)) == Dyadic(-3));
}

namespace {

/// Three in a row on a board of three by three. Who moves is seen from the board: it is not partizan here.
const GameInfo three_info{.name = "three", .example = "000000000", .move_fields = "cell"};

class Three final : public Game {
 public:
  Three() : Game(three_info) {}
  Position parse(std::string_view text) const override {
    Position p;
    for (char c : text) p.push_back(static_cast<std::uint64_t>(c - '0'));
    return p;
  }
  std::string format(const Position& p) const override { return join(p); }
  bool normal() const override { return false; }
  End end(const Position& p, Player) const override { return lined(p) ? End::lost : End::drawn; }
  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override {
    if (lined(p)) return;
    for (std::uint64_t i = 0; i < 9; ++i) {
      const std::uint64_t move = i + 1;
      if (p[i] != 0) continue;
      if (first > 0)
        --first;
      else if (!visit(Move(&move, 1)))
        return;
    }
  }
  void play(Position& p, Player, Move move) const override {
    expect_numbers(move, 1);
    if (move[0] < 1 || move[0] > 9 || p[move[0] - 1] != 0) refuse_illegal(move);
    const auto stones = std::count_if(p.begin(), p.end(), [](std::uint64_t cell) { return cell != 0; });
    p[move[0] - 1] = stones % 2 == 0 ? 1 : 2;
  }
  std::size_t bytes() const override { return 0; }

 private:
  static bool lined(const Position& p) {
    for (const auto& [a, b, c] : std::vector<std::array<std::size_t, 3>>{
             {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}) {
      if (p[a] != 0 && p[a] == p[b] && p[b] == p[c]) return true;
    }
    return false;
  }
};

}  // namespace

TEST_CASE("ends: three in a row is a draw, and its 5,478 positions are settled by what ends them") {
  GameSubject subject(std::make_shared<Three>());
  const auto start = finished<SearchResult>(subject.search("000000000"));
  CHECK(start.outcome == Outcome::draw);
  CHECK(start.states == 5'478);
  CHECK_FALSE(start.grundy);
  // A corner is answered by the centre alone.
  const auto corner = finished<Certificate>(subject.certify("100000000", 0, 100));
  REQUIRE(corner.lines.size() == 8);
  for (const CertificateLine& line : corner.lines) {
    CHECK(line.outcome == (line.move == MoveNumbers{5} ? Outcome::draw : Outcome::N));
  }
  CHECK(finished<MoveNumbers>(subject.reply("100000000", {Skill::perfect, 9})) == MoveNumbers{5});
  CHECK(finished<Analysis>(subject.analyse("110220000")).winning_moves.front() == MoveNumbers{3});
  CHECK(finished<Analysis>(subject.analyse("111220000")).outcome == Outcome::P);
  CHECK(finished<Analysis>(subject.analyse("121221112")).outcome == Outcome::draw);
}
