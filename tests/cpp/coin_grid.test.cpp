#include "coins.hpp"
#include "math/nimber.hpp"

using namespace nimlab;

namespace {

using Numbers = std::vector<std::uint64_t>;

/// The moves of a board: the rows and columns of each, and which cells they turn. Of products, or two coins
/// of one line.
struct Board : naive::Game {
  naive::NamedRule down, across;
  bool acrostic = false;
  Board(naive::NamedRule down, naive::NamedRule across) : down(std::move(down)), across(std::move(across)) {}

  struct Turn {
    naive::Coins rows, columns;
  };
  std::vector<Turn> turns(std::uint64_t row, std::uint64_t column) const {
    std::vector<Turn> out;
    for (const auto& rows : naive::sets_at(row, down.allowed)) {
      for (const auto& columns : naive::sets_at(column, across.allowed)) {
        if (!acrostic || rows.size() + columns.size() == 3) out.push_back({rows, columns});
      }
    }
    return out;
  }
  naive::Numbers written(const Turn& turn) const {
    naive::Numbers move = naive::written(turn.rows, down.short_moves);
    move.push_back(0);
    for (std::uint64_t each : naive::written(turn.columns, across.short_moves)) move.push_back(each);
    return move;
  }

  naive::Moves moves(const naive::Numbers& heads) const override {
    naive::Moves out;
    for (std::size_t i = 0; i < heads.size(); i += 2) {
      for (const Turn& turn : turns(heads[i], heads[i + 1])) out.push_back(written(turn));
    }
    return out;
  }
  naive::Numbers after(naive::Numbers heads, const naive::Numbers& move) const override {
    const std::uint64_t column = *(std::find(move.begin(), move.end(), 0u) + 1);
    for (const Turn& turn : turns(move[0], column)) {
      if (written(turn) != move) continue;
      std::set<std::pair<std::uint64_t, std::uint64_t>> up;
      for (std::size_t i = 0; i < heads.size(); i += 2) up.insert({heads[i], heads[i + 1]});
      for (std::uint64_t r : turn.rows) {
        for (std::uint64_t c : turn.columns) {
          if (!up.erase({r, c})) up.insert({r, c});
        }
      }
      heads.clear();
      for (const auto& [r, c] : up) heads.insert(heads.end(), {r, c});
      break;
    }
    return heads;
  }
  std::string text(const naive::Numbers& heads) const override {
    std::string out;
    for (std::size_t i = 0; i < heads.size(); i += 2) {
      out += (i > 0 ? " " : "") + std::to_string(heads[i]) + ',' + std::to_string(heads[i + 1]);
    }
    return out.empty() ? "0" : out;
  }
};

Numbers heads_of(std::uint64_t bits, std::uint64_t columns) {
  Numbers heads;
  for (std::uint64_t cell = 0; bits != 0; ++cell, bits >>= 1) {
    if ((bits & 1) != 0) heads.insert(heads.end(), {cell / columns + 1, cell % columns + 1});
  }
  return heads;
}

/// SG values of every position of a board by mex over all moves, as bits: no theorem on sums, nor on
/// products.
std::vector<std::uint64_t> searched(const Board& board, std::uint64_t rows, std::uint64_t columns) {
  std::vector<std::vector<std::uint64_t>> turns(rows * columns);
  for (std::uint64_t cell = 0; cell < rows * columns; ++cell) {
    for (const auto& turn : board.turns(cell / columns + 1, cell % columns + 1)) {
      std::uint64_t bits = 0;
      for (std::uint64_t r : turn.rows) {
        for (std::uint64_t c : turn.columns) bits |= std::uint64_t{1} << ((r - 1) * columns + (c - 1));
      }
      turns[cell].push_back(bits);
    }
  }
  // The coin that goes to tails is the last of those turned, by rows: options are smaller numbers.
  // always is.
  std::vector<std::uint64_t> grundy(std::size_t{1} << rows * columns, 0);
  for (std::uint64_t position = 1; position < grundy.size(); ++position) {
    std::set<std::uint64_t> left;
    for (std::uint64_t cell = 0; cell < rows * columns; ++cell) {
      if ((position >> cell & 1) == 0) continue;
      for (std::uint64_t turn : turns[cell]) left.insert(grundy[position ^ turn]);
    }
    while (left.count(grundy[position]) > 0) ++grundy[position];
  }
  return grundy;
}

naive::NamedRule named(const std::string& text) {
  for (auto& rule : naive::coin_rules()) {
    if (rule.text == text) return rule;
  }
  FAIL("no such rule");
  return {};
}

Board acrostic() {
  Board board({"", naive::anywhere({1, 2})}, {"", naive::anywhere({1, 2})});
  board.acrostic = true;
  return board;
}

}  // namespace

TEST_CASE("coin_grid: rules by example") {
  CHECK(play("coin_grid", "2,3 4,2", {4, 2, 0, 2, 1}) == "2,1 2,2 2,3 4,1");
  CHECK(play("coin_grid", "3,3", {3, 0, 3, 1}, "acrostic") == "3,1");
  CHECK(play("coin_grid", "3,3", {3, 1, 0, 3}, "acrostic") == "1,3");
  CHECK(play("coin_grid", "2,2", {2, 1, 0, 2, 1}, "rugs") == "1,1 1,2 2,1");
  CHECK(play("coin_grid", "5,1", {5, 4, 1, 0, 1}, "rugs") == "1,1 2,1 3,1 4,1");
  CHECK(play("coin_grid", "2,2", {2, 0, 2, 1}, "turtles x turtles") == "2,1");
  const auto code = [](const MoveNumbers& move, const std::string& rule) {
    return refusal([&] { play("coin_grid", "2,3 4,2", move, rule); }).code;
  };
  CHECK(code({4, 2, 0, 2}, "corners") == ErrorCode::illegal_move);
  CHECK(code({4, 2, 0, 3, 1}, "corners") == ErrorCode::illegal_move);  // shows tails
  CHECK(code({4, 2, 0, 2, 1}, "acrostic") == ErrorCode::illegal_move);
  CHECK(code({4, 2, 0, 2, 1}, "rugs") == ErrorCode::illegal_move);
  CHECK(code({4'000, 0, 2, 1}, "acrostic") == ErrorCode::illegal_move);
  for (const MoveNumbers& move :
       std::vector<MoveNumbers>{{}, {4}, {4, 0}, {0, 2}, {2, 4, 0, 2}, {4, 0, 2, 0}}) {
    CHECK(code(move, "corners") == ErrorCode::syntax);
  }
}

TEST_CASE("coin_grid: rules and positions have one text, and what is wrong is named") {
  const auto rule = [](const std::string& text) { return open_game("coin_grid", text)->rule(); };
  CHECK(rule("twins × twins") == "corners");
  CHECK(rule("run x run") == "rugs");
  CHECK(rule("free 1,2 x spaced 3 at 2,4") == "turtles x spaced 3 at 2,4");
  CHECK(open_game("coin_grid", "")->canonical("4,2 2,3 4,2") == "2,3 4,2");
  CHECK(analyse("coin_grid", "1,1", "ruler x take 1,3").rule_numbers == Numbers{1, 2, 1, 0, 3, 0, 1, 3});
  CHECK(analyse("coin_grid", "1,1", "acrostic").rule_numbers == Numbers{0});
  const auto error = [](const std::string& position, const std::string& text) {
    return refusal([&] { analyse("coin_grid", position, text); });
  };
  CHECK(error("1,1", "twins").code == ErrorCode::syntax);
  CHECK(error("1,1", "twins x").code == ErrorCode::empty);
  CHECK(error("1,1", "twins x").part == "x");
  CHECK(error("1,1", "x twins").code == ErrorCode::syntax);
  CHECK(error("1,1", "x twins").part == "x");
  CHECK(error("1,1", "mock x take").part == "take");
  CHECK(error("1,1", "twins x twice").part == "twice");
  CHECK(error("1,1", "twins x twins x twins").part == "x");
  CHECK(error("513,1", "corners").limit == "512");
  CHECK(error("1,1 2", "corners").code == ErrorCode::odd_number);
  CHECK(error("1,0", "corners").code == ErrorCode::too_small);
  CHECK(error("1,100", "turtles x mogul").limit == "68");
  CHECK(error("", "corners").code == ErrorCode::empty);
}

TEST_CASE("coin_grid: published values") {
  // Source 004's table of Turning Corners, places from 0: rows 0 … 10.
  const Numbers corners = {0, 0, 0, 0,  0, 0,  0,  0,  0,  0,  0,  0, 1, 2,  3,  4,  5,  6,  7,  8, 9, 10,
                           0, 2, 3, 1,  8, 10, 11, 9,  12, 14, 15, 0, 3, 1,  2,  12, 15, 13, 14, 4, 7, 5,
                           0, 4, 8, 12, 6, 2,  14, 10, 11, 15, 3,  0, 5, 10, 15, 2,  7,  8,  13, 3, 6, 9};
  const auto map = finished<ValueMap>(open_game("coin_grid", "corners")->map(11)).map;
  for (std::size_t i = 0; i < corners.size(); ++i) CHECK(map.grundy[i] == corners[i]);
  // Turning Turtles squared: (x + 1) ⊗ (y + 1) from 0 (source 004); Rugs: by the
  // published table of ⊗ (OEIS A051775) at powers of 2.
  CHECK(analyse("coin_grid", "12,9", "turtles x turtles").grundy == 10u);
  CHECK(analyse("coin_grid", "24,17", "turtles x turtles").grundy == 128u);
  CHECK(analyse("coin_grid", "2,2", "rugs").grundy == 3u);
  CHECK(analyse("coin_grid", "4,2", "rugs").grundy == 8u);
  CHECK(analyse("coin_grid", "4,4", "rugs").grundy == 6u);
  CHECK(analyse("coin_grid", "4,7", "acrostic").grundy == (3u ^ 6u));
}

TEST_CASE(
    "coin_grid: the tartan theorem against plain search, all positions of 3 by 3 for every pair of rules") {
  for (const auto& down : naive::coin_rules()) {
    for (const auto& across : naive::coin_rules()) {
      const std::string rule = down.text + " x " + across.text;
      CAPTURE(rule);
      const auto truth = searched(Board(down, across), 3, 3);
      const auto game = game_of("coin_grid", rule);
      while (!game->prepare(game->parse("3,3"))) {
      }
      for (std::uint64_t bits = 0; bits < truth.size(); ++bits) {
        const Position p = game->parse(Board(down, across).text(heads_of(bits, 3)));
        if (game->nimber(p) != truth[bits]) FAIL(bits);
      }
    }
  }
}

TEST_CASE("coin_grid: the same on 3 by 4 for five pairs, and Acrostic Twins") {
  for (const auto& [down, across] :
       std::vector<std::pair<std::string, std::string>>{{"turtles", "turtles"},
                                                        {"mock", "ruler"},
                                                        {"twins", "mock"},
                                                        {"ruler", "ruler"},
                                                        {"take 1,3,4", "twins"}}) {
    const Board board(named(down), named(across));
    const auto truth = searched(board, 3, 4);
    for (std::uint64_t bits = 0; bits < truth.size(); ++bits) {
      REQUIRE(analyse("coin_grid", board.text(heads_of(bits, 4)), down + " x " + across).grundy ==
              truth[bits]);
    }
  }
  const Board board = acrostic();
  const auto truth = searched(board, 3, 4);
  for (std::uint64_t bits = 0; bits < truth.size(); ++bits) {
    REQUIRE(analyse("coin_grid", board.text(heads_of(bits, 4)), "acrostic").grundy == truth[bits]);
  }
}

TEST_CASE(
    "coin_grid: moves, winning moves and certificates of all positions of 2 by 3 for every pair of five "
    "rules") {
  const std::vector<std::string> few = {"mock", "twins", "ruler", "spaced 1..4", "take 2,3"};
  for (const auto& down : few) {
    for (const auto& across : few) {
      Board truth(named(down), named(across));
      const std::string rule = open_game("coin_grid", down + " x " + across)->rule();
      for (std::uint64_t bits = 0; bits < 1 << 6; ++bits) {
        check_position("coin_grid", rule, truth, heads_of(bits, 3));
      }
    }
  }
  Board truth = acrostic();
  for (std::uint64_t bits = 0; bits < 1 << 8; ++bits) {
    check_position("coin_grid", "acrostic", truth, heads_of(bits, 4));
  }
}

TEST_CASE("coin_grid: winning moves of large boards are found, and win") {
  for (const char* rule :
       {"corners", "rugs", "mock x ruler", "turtles x take 1,3,4", "moebius x triplets", "acrostic"}) {
    CAPTURE(rule);
    std::mt19937_64 random(7);
    for (int round = 0; round < 20; ++round) {
      std::string p;
      for (int i = 0; i < 30; ++i) {
        p += std::to_string(random() % 300 + 1) + ',' + std::to_string(random() % 512 + 1) + ' ';
      }
      const Analysis a = analyse("coin_grid", p, rule);
      if (a.outcome == Outcome::P) continue;
      REQUIRE_FALSE(a.winning_moves.empty());
      for (std::size_t i = 0; i < a.winning_moves.size(); i += 1 + a.winning_moves.size() / 5) {
        const std::string next = play("coin_grid", a.position, a.winning_moves[i], rule);
        REQUIRE(analyse("coin_grid", next, rule).outcome == Outcome::P);
      }
      const std::string next = play("coin_grid", a.position, fact(a, "move").value(), rule);
      REQUIRE(analyse("coin_grid", next, rule).outcome == Outcome::P);
      if (std::string_view(rule) == "acrostic") continue;
      const Numbers pair = fact(a, "factors").value();
      REQUIRE(nim_product(pair[0], pair[1]) == a.grundy);
    }
  }
}

TEST_CASE("coin_grid: all coins of the largest board, which is too large to draw") {
  std::string heads;
  for (int row = 1; row <= 512; ++row) {
    for (int column = 1; column <= 512; ++column)
      heads += std::to_string(row) + ',' + std::to_string(column) + ' ';
  }
  heads.pop_back();
  for (const char* rule : {"corners", "mock x ruler", "acrostic"}) {
    CAPTURE(rule);
    const Analysis board = analyse("coin_grid", heads, rule);
    CHECK(board.position == heads);
    CHECK(board.numbers.empty());
    CHECK(board.components.size() == 512 * 512);
    std::uint64_t sum = 0;
    for (const std::uint64_t value : board.components) sum ^= value;
    CHECK(*board.grundy == sum);
    CHECK(fact(board, "sum").value() == Numbers{sum});
  }
  // The upper half has fewer heads than may be drawn have numbers, but two numbers each.
  CHECK(analyse("coin_grid", heads.substr(0, heads.find("257,1 ") - 1), "rugs").numbers.empty());
}

TEST_CASE("coin_grid: an explanation names the factors of each head, and ends with a move to 0") {
  for (const char* rule : {"corners", "mock x ruler", "acrostic"}) {
    for (std::uint64_t bits = 1; bits < 1 << 6; ++bits) {
      const Numbers heads = heads_of(bits, 3);
      const std::string p = acrostic().text(heads);
      const auto steps = finished<Explanation>(open_game("coin_grid", rule)->explain(p));
      const Analysis a = analyse("coin_grid", p, rule);
      for (std::size_t i = 0; i < heads.size() / 2; ++i) {
        REQUIRE(steps[i].numbers == Numbers{heads[2 * i], heads[2 * i + 1], fact(a, "rows").value()[i],
                                            fact(a, "columns").value()[i], a.components[i]});
      }
      REQUIRE((steps.back().key == "turn") == (search("coin_grid", p, rule).outcome == Outcome::N));
      if (steps.back().key != "turn") continue;
      REQUIRE(play("coin_grid", p, steps.back().numbers, rule) == steps.back().position);
      REQUIRE(search("coin_grid", steps.back().position, rule).outcome == Outcome::P);
    }
  }
}
