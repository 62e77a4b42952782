#include <algorithm>
#include <random>

#include "told.hpp"
#include "zero_sum_oracle.hpp"

using namespace nimlab;
using Texts = std::vector<std::string>;

namespace {

Told ask(const std::string& what, const std::string& text, std::uint64_t tries = 0) {
  return told("matrix_game", what, text, "", {tries});
}
Texts texts(const Told& list) {
  Texts out;
  for (const Told& each : list.items) out.push_back(each.text);
  return out;
}
bool right(const std::string& what, const std::string& text) { return ask(what, text)["right"].kind == 2; }
std::string key(const std::string& what, const std::string& text, std::uint64_t tries = 0) {
  return ask(what, text, tries)["key"].text;
}
Texts blanks(const std::string& what, const std::string& text, std::uint64_t tries = 0) {
  return texts(ask(what, text, tries)["texts"]);
}
Texts lit(const std::string& what, const std::string& text, std::uint64_t tries = 0) {
  return texts(ask(what, text, tries)["lit"]);
}
Error error(const std::string& what, const std::string& text) {
  return refusal([&] { ask(what, text); });
}

/// As the one who chooses the line sees it; `struck` as "r1" and "c2".
struct Naive {
  const oracle::Matrix& a;
  std::set<std::string> struck;

  std::size_t count(bool row) const { return row ? a.size() : a[0].size(); }
  std::string name(bool row, std::size_t i) const { return (row ? "r" : "c") + std::to_string(i + 1); }
  bool there(bool row, std::size_t i) const { return !struck.contains(name(row, i)); }
  std::int64_t worth(bool row, std::size_t i, std::size_t k) const { return row ? a[i][k] : -a[k][i]; }
  bool dominates(bool row, std::size_t by, std::size_t line, bool strictly) const {
    if (by == line || !there(row, by)) return false;
    bool some = false;
    for (std::size_t k = 0; k < count(!row); ++k) {
      if (!there(!row, k)) continue;
      const std::int64_t more = worth(row, by, k) - worth(row, line, k);
      if (more < 0 || (strictly && more == 0)) return false;
      some = some || more > 0;
    }
    return some;
  }
  bool dominated(bool row, std::size_t line, bool strictly) const {
    for (std::size_t by = 0; by < count(row); ++by) {
      if (dominates(row, by, line, strictly)) return true;
    }
    return false;
  }
  std::vector<std::string> can() const {
    std::vector<std::string> out;
    for (const bool row : {true, false}) {
      for (std::size_t i = 0; i < count(row); ++i) {
        if (there(row, i) && dominated(row, i, true)) out.push_back(name(row, i));
      }
    }
    return out;
  }
};

}  // namespace

TEST_CASE("matrix_game: answers about Odd or Even are judged") {
  const std::string game = "-2 3; 3 -4";  // source 004: value 1/12, 7/12 of the first
  CHECK(right("judge_value", game + " | 1/12"));
  CHECK(right("judge_value", game + " | 2/24"));
  CHECK(key("judge_value", game + "|0") == "tooLow");
  CHECK(blanks("judge_value", game + "|0") == Texts{"0"});
  CHECK(key("judge_value", game + "|0", 1) == "mixesMore");
  CHECK(key("judge_value", game + "|0", 2) == "mixSecures");
  CHECK(blanks("judge_value", game + "|0", 2) == Texts{"7 : 5", "0"});
  CHECK(key("judge_value", game + "|-3", 1) == "rowSecures");
  CHECK(blanks("judge_value", game + "|-3", 1) == Texts{"1", "-3"});
  CHECK(key("judge_value", game + "|4", 1) == "columnHolds");
  CHECK(key("judge_value", game + "|1/2") == "tooHigh");
  CHECK(key("judge_value", game + "|1/2", 2) == "mixHolds");
  CHECK(right("judge_row", game + " | 7/12 5/12"));
  CHECK(right("judge_row", game + " | 14 10"));
  CHECK(right("judge_column", game + " | 7 5"));
  CHECK(key("judge_row", game + " | 3 2") == "beatenByColumn");  // source 004: 0 against 1, 1/5 against 2
  CHECK(blanks("judge_row", game + " | 3 2") == Texts{"1", "0"});
  CHECK(blanks("judge_row", game + " | 3 2", 1) == Texts{"1", "0", "2", "1/5"});
  CHECK(lit("judge_row", game + " | 3 2") == Texts{"column-1"});
  CHECK(key("judge_column", game + " | 1 1") == "beatenByRow");
  CHECK(blanks("judge_column", game + " | 1 1") == Texts{"1", "1/2"});
  CHECK(right("judge_lower", game + "|-2"));
  CHECK(right("judge_upper", game + "|3"));
  CHECK(key("judge_lower", game + "|3") == "noRow");
  CHECK(key("judge_lower", game + "|-4") == "lowerLow");
  CHECK(key("judge_lower", game + "|-4", 1) == "rowSecures");
  CHECK(key("judge_upper", game + "|1") == "noColumn");
  CHECK(right("judge_saddles", game + "|-"));
  CHECK(key("judge_saddles", game + "|1 1") == "greaterInColumn");
  CHECK(key("judge_saddles", game + "|1 2") == "smallerInRow");
  CHECK(key("judge_saddles", "1 2; 3 4|-") == "someSaddle");
  CHECK(right("judge_saddles", "1 2; 3 4 | 2 1"));
  CHECK(key("judge_saddles", "0 0; 0 0 | 1 1, 2 2, 1 1") == "moreSaddles");
  CHECK(blanks("judge_saddles", "0 0; 0 0 | 1 1, 2 2, 1 1") == Texts{"2"});
}

TEST_CASE("matrix_game: strikes, mixtures and built matrices are judged by example") {
  CHECK(right("judge_order", "1 2; 3 4 | r1 c2"));
  CHECK(right("judge_order", "1 2; 3 4 | 列2 行1"));
  CHECK(key("judge_order", "1 2; 3 4 | r1") == "goesOn");
  CHECK(blanks("judge_order", "1 2; 3 4 | r1") == Texts{"1", "2"});
  CHECK(key("judge_order", "1 2; 3 4 | r1 r1") == "struckTwice");
  CHECK(key("judge_order", "1 2; 3 4 | r2") == "notDominated");
  CHECK(key("judge_order", "1 2; 1 4 | r1") == "onlyWeakly");
  // The third row lies below the mean of the first two and below neither.
  CHECK(ask("strike", "4 0; 0 4; 1 1 | | r3")["kind"].text == "mixed");
  CHECK(texts(ask("strike", "4 0; 0 4; 1 1 | | r3")["mixture"]["weights"]) == Texts{"1", "1", "0"});
  CHECK(ask("strike", "4 0; 0 4; 1 1 | r1 | r3")["kind"].text == "none");
  CHECK(ask("strike", "4 0; 0 4; 1 1 | r1 | r3")["resists"].list == std::vector<std::uint64_t>{2, 1});
  CHECK(right("judge_mixture", "4 0; 0 4; 1 1 | r3 | 1 1 0"));
  CHECK(right("judge_mixture", "4 0; 0 4; 1 1 | r3 | 2 1 0"));
  CHECK(key("judge_mixture", "4 0; 0 4; 1 1 | r3 | 3 1 0") == "mixtureNoMore");
  CHECK(blanks("judge_mixture", "4 0; 0 4; 1 1 | r3 | 3 1 0") == Texts{"2", "1", "1"});
  CHECK(key("judge_mixture", "4 0; 0 4; 1 1 | r3 | 1 1 1") == "itself");
  CHECK(key("judge_mixture", "4 0 3; 0 4 3 | c3 | 1 0 0") == "mixtureNoLess");
  CHECK(right("judge_mixture", "4 0 3; 0 4 3 | c3 | 1 1 0"));
  CHECK(right("judge_built", "-2 3; 3 -4 | value=1/12 saddles=0 mixed left=4"));
  CHECK(key("judge_built", "-2 3; 3 -4 | value=0") == "valueIs");
  CHECK(key("judge_built", "1 2; 3 4 | saddles=0") == "saddlesAre");
  CHECK(lit("judge_built", "1 2; 3 4 | saddles=0") == Texts{"cell-2-1"});
  CHECK(key("judge_built", "1 2; 3 4 | mixed") == "rowIdle");
  CHECK(key("judge_built", "0 0; 0 0 | mixed") != "built");
  CHECK(right("judge_built", "1 2; 3 4 | left=1"));
  CHECK(key("judge_built", "1 2; 3 4 | left=2") == "leaves");
}

TEST_CASE("matrix_game: the least of each row and the greatest of each column") {
  const Told pure = ask("pure", "2 1; 3 1/2; 0 1");
  CHECK(pure["least"].list == std::vector<std::uint64_t>{1, 2, 2, 2, 3, 1});
  CHECK(pure["greatest"].list == std::vector<std::uint64_t>{1, 2, 2, 1, 3, 2});
  CHECK(pure["saddles"].list == std::vector<std::uint64_t>{1, 2});
  CHECK(pure["lower"].text == "1");
  CHECK(pure["upper"].text == "1");
  CHECK(ask("pure", "-2 3; 3 -4")["lower"].text == "-2");
  CHECK(ask("pure", "-2 3; 3 -4")["upper"].text == "3");
}

TEST_CASE("matrix_game: an answer that cannot be read is refused, with its place") {
  CHECK(error("judge_value", "1 2; 3 4 | 1/0").at == 13);
  CHECK(error("judge_value", "1 2; 3 4 | half").code == ErrorCode::not_a_number);
  CHECK(error("judge_value", "1 2; 3 4 | 1 2").code == ErrorCode::syntax);
  CHECK(error("judge_value", "1 2; 3 4").code == ErrorCode::empty);
  CHECK(error("judge_value", "1 2; 3 4 |").code == ErrorCode::empty);
  CHECK(error("judge_value", "1 2; 3 | 1").code == ErrorCode::ragged);
  CHECK(error("judge_value", "1 | 1 | 1").code == ErrorCode::syntax);
  CHECK(error("judge_row", "1 2; 3 4 | 1").code == ErrorCode::ragged);
  CHECK(error("judge_row", "1 2; 3 4 | -").code == ErrorCode::empty);
  CHECK(error("judge_saddles", "1 2; 3 4 | 1").code == ErrorCode::odd_number);
  CHECK(error("judge_saddles", "1 2; 3 4 | 3 1").code == ErrorCode::too_large);
  CHECK(error("judge_saddles", "1 2; 3 4 | 3 1").at == 11);
  CHECK(error("judge_order", "1 2; 3 4 | x1").code == ErrorCode::syntax);
  CHECK(error("judge_order", "1 2; 3 4 | r3").at == 12);
  CHECK(error("judge_built", "1 2; 3 4 | beauty").code == ErrorCode::syntax);
  CHECK(error("judge_beauty", "1 2; 3 4 | 1").code == ErrorCode::unsupported);
  CHECK(error("strike", "1 2; 3 4 | r1 | r1").code == ErrorCode::syntax);
}

TEST_CASE("matrix_game: judges agree with every square part and with plain comparison, 400 games to 4 x 4") {
  std::mt19937_64 random(53);
  for (int round = 0; round < 400; ++round) {
    const oracle::Matrix a = oracle::random_matrix(random, 4, round % 2 == 0 ? 1 : 3);
    CAPTURE(a);
    const std::string game = oracle::written(a) + " | ";
    const oracle::Solution truth = oracle::solve(a);
    REQUIRE(right("judge_value", game + truth.value.text()));
    REQUIRE(!right("judge_value", game + (truth.value + oracle::Ratio(1, 7)).text()));
    // Any mixture of the rows, right iff it guarantees the value.
    for (int tried = 0; tried < 3; ++tried) {
      std::string weights;
      std::vector<std::int64_t> odds;
      std::int64_t total = 0;
      for (std::size_t i = 0; i < a.size(); ++i) odds.push_back(static_cast<std::int64_t>(random() % 3));
      odds[random() % a.size()] += 1;
      for (std::int64_t each : odds) weights += std::to_string(each) + ' ', total += each;
      oracle::Ratio least(1000);
      for (std::size_t j = 0; j < a[0].size(); ++j) {
        oracle::Ratio sum;
        for (std::size_t i = 0; i < a.size(); ++i) sum = sum + oracle::Ratio(odds[i] * a[i][j], total);
        least = std::min(least, sum);
      }
      REQUIRE(right("judge_row", game + weights) == (least == truth.value));
      if (!(least == truth.value)) REQUIRE(blanks("judge_row", game + weights)[1] == least.text());
    }
    for (const oracle::Weights& each : truth.columns) {
      std::string weights;
      for (oracle::Ratio weight : each) weights += weight.text() + ' ';
      REQUIRE(right("judge_column", game + weights));
    }
    std::string cells;
    for (std::size_t i = 0; i < a.size(); ++i) {
      for (std::size_t j = 0; j < a[0].size(); ++j) {
        bool saddle = true;
        for (std::size_t k = 0; k < a[0].size(); ++k) saddle = saddle && a[i][k] >= a[i][j];
        for (const auto& row : a) saddle = saddle && row[j] <= a[i][j];
        const std::string cell = std::to_string(i + 1) + ' ' + std::to_string(j + 1);
        if (saddle) cells += cell + "; ";
        const std::string said = key("judge_saddles", game + cell);
        REQUIRE((said == "saddles" || said == "moreSaddles") == saddle);
      }
    }
    REQUIRE(right("judge_saddles", game + (cells.empty() ? "-" : cells)));
    // A random order of strikes, with the single line that is asked about before each.
    Naive naive{a, {}};
    std::string order;
    for (;;) {
      const std::vector<std::string> can = naive.can();
      for (const bool row : {true, false}) {
        for (std::size_t i = 0; i < naive.count(row); ++i) {
          if (!naive.there(row, i)) continue;
          const Told said = ask("strike", game + order + " | " + naive.name(row, i));
          const std::string kind = said["kind"].text;
          REQUIRE((kind == "strict") == naive.dominated(row, i, true));
          REQUIRE(said["by"].list.empty() == !naive.dominated(row, i, false));
          if (!said["by"].list.empty())
            REQUIRE(naive.dominates(row, said["by"].list[0] - 1, i, kind == "strict"));
          if (kind == "strict") continue;
          oracle::Matrix more;  // a mixture dominates iff this game is worth more than 0
          for (std::size_t by = 0; by < naive.count(row); ++by) {
            if (by == i || !naive.there(row, by)) continue;
            more.emplace_back();
            for (std::size_t k = 0; k < naive.count(!row); ++k) {
              if (naive.there(!row, k))
                more.back().push_back(naive.worth(row, by, k) - naive.worth(row, i, k));
            }
          }
          const bool mixed = more.size() > 1 && oracle::Ratio(0) < oracle::solve(more).value;
          REQUIRE((kind == "mixed") == mixed);
          REQUIRE((kind == "weak") == (!mixed && naive.dominated(row, i, false)));
          if (kind == "weak" || !said["by"].list.empty()) continue;
          REQUIRE(said["resists"].list.size() == 2 * more.size());
          for (std::size_t k = 0; k + 1 < said["resists"].list.size(); k += 2) {
            const std::size_t by = said["resists"].list[k] - 1, across = said["resists"].list[k + 1] - 1;
            REQUIRE(naive.worth(row, i, across) >= naive.worth(row, by, across));
          }
        }
      }
      if (can.empty()) break;
      if (!order.empty()) REQUIRE(key("judge_order", game + order) == "goesOn");
      const std::string next = can[random() % can.size()];
      naive.struck.insert(next);
      order += next + ' ';
    }
    if (!order.empty()) REQUIRE(right("judge_order", game + order));
  }
}
