#include "check_position.hpp"

using namespace nimlab;

namespace {

/// Numbers: column and row of each counter.
struct GridWalk : naive::Game {
  std::int64_t width = 0, height = 0;
  std::vector<std::pair<std::int64_t, std::int64_t>> steps;

  naive::Moves moves(const naive::Numbers& p) const override {
    naive::Moves out;
    for (std::size_t i = 0; i < p.size(); i += 2) {
      for (const auto& [dx, dy] : steps) {
        const std::int64_t x = static_cast<std::int64_t>(p[i]) + dx,
                           y = static_cast<std::int64_t>(p[i + 1]) + dy;
        if (x < 1 || y < 1 || x > width || y > height) continue;
        out.push_back({i / 2 + 1, static_cast<std::uint64_t>(x), static_cast<std::uint64_t>(y)});
      }
    }
    return out;
  }
  naive::Numbers after(naive::Numbers p, const naive::Numbers& m) const override {
    p[2 * m[0] - 2] = m[1];
    p[2 * m[0] - 1] = m[2];
    return p;
  }
  std::string text(const naive::Numbers& p) const override {
    std::string out;
    for (std::size_t i = 0; i < p.size(); i += 2) {
      if (i > 0) out += ' ';
      out += std::to_string(p[i]) + ',' + std::to_string(p[i + 1]);
    }
    return out;
  }
};

ValueMap map_of(const std::string& rule) { return finished<ValueMap>(open_game("grid_walk", rule)->map(0)); }

}  // namespace

TEST_CASE("grid_walk: rules by example") {
  CHECK(play("grid_walk", "1,1", {1, 2, 2}) == "2,2");
  CHECK(play("grid_walk", "1,1 3,4", {1, 2, 1}) == "2,1 3,4");
  CHECK(refusal([] { play("grid_walk", "1,1", {1, 3, 1}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("grid_walk", "3,4", {1, 4, 4}); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("grid_walk", "1,1", {2, 2, 2}); }).code == ErrorCode::illegal_move);
  CHECK(analyse("grid_walk", "3,4").move_count == 0);
}

TEST_CASE("grid_walk: rules are read and written in one form, and refused where they go wrong") {
  const auto canonical = [](const char* rule) { return open_game("grid_walk", rule)->rule(); };
  CHECK(canonical("") == "3x4 1:0 0:1 1:1");
  CHECK(canonical("5×5, 1:2 2:1 1:2 -1:2") == "5x5 2:1 -1:2 1:2");
  const auto is = [](const char* rule, ErrorCode code, std::string part, std::size_t at) {
    const Error e = refusal([&] { open_game("grid_walk", rule); });
    return e.code == code && e.field == Field::rule && e.part == part && e.at == at;
  };
  CHECK(is("0x4 1:0", ErrorCode::too_small, "0", 0));
  CHECK(is("3x1001 1:0", ErrorCode::too_large, "1001", 2));
  CHECK(is("3x4 0:0", ErrorCode::syntax, "0:0", 4));
  CHECK(is("3x4 1:a", ErrorCode::not_a_number, "a", 6));
  CHECK(is("3x4 1", ErrorCode::syntax, "1", 4));
  CHECK(refusal([] { open_game("grid_walk", "3x4"); }).code == ErrorCode::empty);
  CHECK(refusal([] { analyse("grid_walk", "4,1"); }).limit == "3");
  CHECK(refusal([] { analyse("grid_walk", "1,1 2"); }).code == ErrorCode::syntax);
}

TEST_CASE("grid_walk: the board of four rows and three columns, worked out by hand") {
  // From the bottom right: in the last row and column the letters alternate; a diagonal step joins P and N.
  const ValueMap m = map_of("3x4 1:0 0:1 1:1");
  const std::string letters =
      "NNN"
      "PNP"
      "NNN"
      "PNP";
  for (std::size_t i = 0; i < letters.size(); ++i) {
    CHECK(m.map.outcomes[i] == (letters[i] == 'P' ? Outcome::P : Outcome::N));
  }
  CHECK(m.map.level[0] == 5);
}

TEST_CASE("grid_walk: published: the White Knight of Winning Ways, ch. 3") {
  // On a chessboard it only goes back towards the corner. The first six rows and columns of its nim-values.
  const ValueMap knight = map_of("8x8 1:-2 -1:-2 -2:-1 -2:1");
  const std::vector<std::vector<std::uint32_t>> rows = {{0, 0, 1, 1, 0, 0}, {0, 0, 2, 1, 0, 0},
                                                        {1, 2, 2, 2, 3, 2}, {1, 1, 2, 1, 4, 3},
                                                        {0, 0, 3, 4, 0, 0}, {0, 0, 2, 3, 0, 0}};
  for (std::size_t y = 0; y < 6; ++y) {
    for (std::size_t x = 0; x < 6; ++x) CHECK(knight.map.grundy[8 * y + x] == rows[y][x]);
  }
}

TEST_CASE(
    "grid_walk: all single counters and pairs on boards up to 4 x 4, for step sets that come to an end") {
  const std::vector<std::vector<std::pair<std::int64_t, std::int64_t>>> sets = {{{1, 0}, {0, 1}, {1, 1}},
                                                                                {{1, 0}, {0, 1}},
                                                                                {{2, 1}, {1, 2}, {-1, 2}},
                                                                                {{2, -1}, {-1, 2}},
                                                                                {{3, 0}, {0, 1}, {1, -1}}};
  for (const auto& steps : sets) {
    for (std::int64_t width = 1; width <= 4; ++width) {
      for (std::int64_t height = 1; height <= 4; ++height) {
        GridWalk truth;
        truth.width = width, truth.height = height, truth.steps = steps;
        std::string rule = std::to_string(width) + 'x' + std::to_string(height);
        for (const auto& [dx, dy] : steps) rule += ' ' + std::to_string(dx) + ':' + std::to_string(dy);
        const auto cells = static_cast<std::uint64_t>(width * height);
        for (std::uint64_t a = 0; a < cells; ++a) {
          const auto w = static_cast<std::uint64_t>(width);
          check_position("grid_walk", rule, truth, {a % w + 1, a / w + 1});
          const std::uint64_t b = (7 * a + 3) % cells;
          check_position("grid_walk", rule, truth, {a % w + 1, a / w + 1, b % w + 1, b / w + 1});
        }
      }
    }
  }
}

TEST_CASE("grid_walk: steps that go in circles make draws") {
  CHECK(analyse("grid_walk", "1,1", "2x1 1:0 -1:0").outcome == Outcome::draw);
  const ValueMap rook = map_of("4x4 1:0 -1:0 0:1 0:-1");
  CHECK(std::all_of(rook.map.outcomes.begin(), rook.map.outcomes.end(),
                    [](Outcome o) { return o == Outcome::draw; }));
  CHECK(rook.map.level[0] == 0xFFFFFFFF);
}

TEST_CASE("grid_walk: the parts of a rule are those of its text") {
  for (const char* rule : {"3x4 1:0 0:1 1:1", "8x8 -2:-1 -1:-2 1:-2 -2:1", "1000x1 -999:0 999:0"}) {
    const MoveNumbers numbers = analyse("grid_walk", "1,1", rule).rule_numbers;
    std::string text = std::to_string(numbers[0]) + 'x' + std::to_string(numbers[1]);
    for (std::size_t i = 2; i < numbers.size(); i += 2) {
      const auto offset = [&](std::size_t at) {
        return std::to_string(static_cast<std::int64_t>(numbers.at(at)));
      };
      text += ' ' + offset(i) + ':' + offset(i + 1);
    }
    CHECK(text == analyse("grid_walk", "1,1", rule).rule);
  }
}
