#include "check_position.hpp"

using namespace nimlab;

namespace {

/// Positions as the library's numbers: first and last square of each run.
struct Gra : naive::Game {
  std::uint64_t m;
  explicit Gra(std::uint64_t m) : m(m) {}

  static std::set<std::uint64_t> squares(const naive::Numbers& runs) {
    std::set<std::uint64_t> out;
    for (std::size_t i = 0; i < runs.size(); i += 2) {
      for (std::uint64_t s = runs[i]; s <= runs[i + 1]; ++s) out.insert(s);
    }
    return out;
  }
  static naive::Numbers runs(const std::set<std::uint64_t>& squares) {
    naive::Numbers out;
    for (std::uint64_t s : squares) {
      if (!out.empty() && out.back() + 1 == s)
        out.back() = s;
      else
        out.insert(out.end(), {s, s});
    }
    return out;
  }

  naive::Moves moves(const naive::Numbers& p) const override {
    naive::Moves out;
    const auto stones = squares(p);
    if (stones.count(m) > 0) return out;
    for (std::uint64_t s : stones) out.push_back({s});
    return out;
  }
  naive::Numbers after(naive::Numbers p, const naive::Numbers& move) const override {
    auto stones = squares(p);
    stones.erase(move[0]);
    std::uint64_t to = move[0] + 1;
    while (stones.count(to) > 0) ++to;
    stones.insert(to);
    return runs(stones);
  }
  std::string text(const naive::Numbers& p) const override {
    std::string out;
    for (std::size_t i = 0; i < p.size(); i += 2) {
      if (!out.empty()) out += ' ';
      out += std::to_string(p[i]);
      if (p[i] < p[i + 1]) out.append("-").append(std::to_string(p[i + 1]));
    }
    return out;
  }
};

}  // namespace

TEST_CASE("gra: rules by example") {
  CHECK(play("gra", "2-3 5", {2}, "10") == "3-5");
  CHECK(play("gra", "2-4", {3}, "10") == "2 4-5");
  CHECK(play("gra", "2-4", {4}, "5") == "2-3 5");
  CHECK(analyse("gra", "2-3 5", "5").move_count == 0);  // somebody has won
  CHECK(refusal([] { play("gra", "2-3 5", {3}, "5"); }).code == ErrorCode::illegal_move);
  CHECK(refusal([] { play("gra", "2-3 5", {4}, "10"); }).code == ErrorCode::illegal_move);
  CHECK(analyse("gra", "5 4 2 8-9", "10").position == "2 4-5 8-9");
}

TEST_CASE("gra: bad input is named") {
  CHECK(refusal([] { analyse("gra", "2 11", "10"); }).part == "11");
  CHECK(refusal([] { analyse("gra", "0", "10"); }).code == ErrorCode::too_small);
  CHECK(refusal([] { analyse("gra", "2-4 3", "10"); }).part == "3");
  CHECK(refusal([] { analyse("gra", "5-3", "10"); }).part == "3");
  CHECK(refusal([] { analyse("gra", "1-1000001", "1000000000"); }).code == ErrorCode::too_many);
  CHECK(refusal([] { analyse("gra", "1", "1000000001"); }).field == Field::rule);
  CHECK(refusal([] { analyse("gra", "1", "1"); }).code == ErrorCode::too_small);
}

TEST_CASE("gra: the end rule and the theorem hold on every strip of up to 11 squares") {
  for (std::uint64_t m = 2; m <= 11; ++m) {
    Gra truth(m);
    for (std::uint64_t set = 1; set < std::uint64_t{1} << m; ++set) {
      std::set<std::uint64_t> stones;
      for (std::uint64_t s = 1; s <= m; ++s) {
        if ((set >> (s - 1) & 1) != 0) stones.insert(s);
      }
      check_position("gra", std::to_string(m), truth, Gra::runs(stones), true);
    }
  }
}

TEST_CASE("gra: the staircase is told by its steps and their stones") {
  // From square 9 to the left: 7-8 on step 0, 4-5 on step 1 (before square 6), 1 on step 3 (before 2; 3 is
  // free).
  const Analysis a = analyse("gra", "1 4-5 7-8", "10");
  CHECK(fact(a, "steps") == std::vector<std::uint64_t>{0, 1, 3});
  CHECK(fact(a, "stones") == std::vector<std::uint64_t>{2, 2, 1});
  CHECK_FALSE(fact(analyse("gra", "1 9", "10"), "steps"));
  CHECK_FALSE(fact(analyse("gra", "1 9", "10"), "stones"));
}

TEST_CASE("gra: where the stones of a run go is where play puts them") {
  for (const char* p : {"1-2 4 6-7", "2-3 5 7-9", "1 9", "1-9", "2 4-5 8"}) {
    const Analysis before = analyse("gra", p, "10");
    const auto goes = fact(before, "goes");
    REQUIRE(goes->size() == before.numbers.size() / 2);
    for (std::size_t run = 0; run < goes->size(); ++run) {
      for (std::uint64_t square = before.numbers[2 * run]; square <= before.numbers[2 * run + 1]; ++square) {
        auto stones = Gra::squares(before.numbers);
        stones.erase(square);
        stones.insert((*goes)[run]);
        Gra text(10);
        CHECK(play("gra", p, {square}, "10") == text.text(Gra::runs(stones)));
      }
    }
  }
}

TEST_CASE("gra: a million stones") {
  std::string text;
  for (std::uint64_t s = 1; s <= 1'000'000; ++s) {
    text += std::to_string(2 * s);
    text += ' ';
  }
  // Single stones, each on the step after the last one's; the one on square 2,000,000 on step 0.
  const Analysis odd = analyse("gra", text, "2000002");
  CHECK(odd.numbers.empty());        // two million, which nobody draws
  CHECK(odd.outcome == Outcome::P);  // 500,000 of them on odd steps
  const Analysis even = analyse("gra", text.substr(2), "2000002");
  CHECK(even.outcome == Outcome::N);
}
