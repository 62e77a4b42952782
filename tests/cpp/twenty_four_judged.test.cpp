#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>

#include "told.hpp"

using namespace nimlab;

namespace {

Told judged(const std::string& ask, const std::string& text, std::uint64_t tries = 0) {
  const std::string question = "judge_" + ask;
  return told("twenty_four", question, text, "", {tries});
}
bool right(const std::string& ask, const std::string& text) { return judged(ask, text)["right"].kind == 2; }
std::string key(const std::string& ask, const std::string& text, std::uint64_t tries = 0) {
  return judged(ask, text, tries)["key"].text;
}
std::vector<std::string> texts(const std::string& ask, const std::string& text, std::uint64_t tries = 0) {
  std::vector<std::string> all;
  const Told told = judged(ask, text, tries);
  for (const Told& each : told["texts"].items) all.push_back(each.text);
  return all;
}
Error error(const std::string& ask, const std::string& text) {
  return refusal([&] { judged(ask, text); });
}
using Texts = std::vector<std::string>;

/// A second opinion: all trees, by fractions of machine words.
struct Ratio {
  std::int64_t num, den;
  bool whole;  ///< and so is all that it was made of
};

struct Seen {
  bool any = false, whole = false;
};

void every_tree(const std::vector<Ratio>& values, std::int64_t target, Seen& seen) {
  if (values.size() == 1) {
    const bool hit = values[0].num == target * values[0].den;
    seen.any |= hit;
    seen.whole |= hit && values[0].whole;
    return;
  }
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (std::size_t j = 0; j < values.size(); ++j) {
      if (i == j) continue;
      std::vector<Ratio> rest;
      for (std::size_t k = 0; k < values.size(); ++k) {
        if (k != i && k != j) rest.push_back(values[k]);
      }
      const Ratio a = values[i], b = values[j];
      for (const char sign : {'+', '-', '*', '/'}) {
        if (sign == '/' && b.num == 0) continue;
        std::int64_t num, den;
        if (sign == '+')
          num = a.num * b.den + b.num * a.den, den = a.den * b.den;
        else if (sign == '-')
          num = a.num * b.den - b.num * a.den, den = a.den * b.den;
        else if (sign == '*')
          num = a.num * b.num, den = a.den * b.den;
        else
          num = a.num * b.den, den = a.den * b.num;
        const std::int64_t common = std::gcd(num, den) * (den < 0 ? -1 : 1);
        num /= common, den /= common;
        rest.push_back({num, den, a.whole && b.whole && den == 1});
        every_tree(rest, target, seen);
        rest.pop_back();
      }
    }
  }
}

}  // namespace

TEST_CASE("twenty_four: a hand is read with its target, and cards that have been made") {
  const Told hand = told("twenty_four", "read", "3 3 8 8");
  CHECK(hand["position"].text == "3 3 8 8");
  CHECK(hand["target"].text == "24");
  CHECK(hand["made"].kind == 1);
  const Told other = told("twenty_four", "read", " 1,2;3 = 14/2 ");
  CHECK(other["position"].text == "1 2 3 = 7");
  CHECK(other["target"].text == "7");
  CHECK(told("twenty_four", "read", "1 2 3=24")["position"].text == "1 2 3");
  const Told melted = told("twenty_four", "read", "3-(8/3) 8");
  CHECK(melted["cards"].items[0].text == "3-8/3");
  CHECK(melted["values"].items[0].text == "1/3");
  CHECK(melted["numbers"].list == std::vector<std::uint64_t>{3, 8, 3, 8});
  CHECK(told("twenty_four", "read", "8/(3-8/3)")["made"].kind == 2);
  CHECK(told("twenty_four", "solve", "2 5 = -3")["count"].number == 1);
  CHECK(told("twenty_four", "judge", "2 5 = 7: 5+2")["verdict"].text == "solved");
  const Error wrong = refusal([] { told("twenty_four", "read", "1 2 = x"); });
  CHECK(wrong.field == Field::position);
  CHECK(wrong.at == 6);
  CHECK(refusal([] { told("twenty_four", "read", "1 2 ="); }).code == ErrorCode::empty);
  CHECK(refusal([] { told("twenty_four", "read", "1 2 = 3 4"); }).at == 8);
}

TEST_CASE("twenty_four: answers are judged, and wrong ones get causes that climb") {
  CHECK(right("expression", "3 3 8 8 | 8 ÷ (3 − 8÷3)"));
  CHECK(right("expression", "1 2 3 = 7 | 2*3+1"));
  CHECK_FALSE(right("expression", "3 3 8 8 | 3*8+8-3"));
  CHECK(key("expression", "3 3 8 8 | 3*8*1") == "foreign");
  CHECK(texts("expression", "3 3 8 8 | 3*8*1") == Texts{"1"});
  CHECK(key("expression", "3 3 8 8 | 3*8*8*8") == "spent");
  CHECK(key("expression", "3 3 8 8 | 8/(3-3)") == "undefined");
  CHECK(key("expression", "3 3 8 8 | 3*8") == "unused");
  CHECK(texts("expression", "3 3 8 8 | 3*8") == Texts{"3", "8"});
  CHECK(judged("expression", "3 3 8 8 | 3*8")["lit"].items[0].text == "card-2");
  CHECK(key("expression", "3 3 8 8 | 3*8+8-3") == "other");
  CHECK(key("expression", "3 3 8 8 | 3*8+8-3", 1) == "above");
  CHECK(texts("expression", "3 3 8 8 | 3*8+8-3", 1) == Texts{"29", "24", "5"});
  CHECK(key("expression", "3 3 8 8 | 3/3+8+8", 1) == "below");
  CHECK(key("expression", "3 3 8 8 | 3*8+8-3", 2) == "last");
  CHECK(texts("expression", "3 3 8 8 | 3*8+8-3", 2).back() == "÷");
  CHECK(key("expression", "1 1 1 1 | 1+1+1+1", 2) == "below");  // there is nothing to tell
  CHECK(key("expression", "24 | 24").empty());
  CHECK(right("count", "3 3 8 8 | 1"));
  CHECK(right("count", "1 1 1 1 | 0"));
  CHECK(key("count", "4 2 3 1 | 3") == "more");
  CHECK(key("count", "4 2 3 1 | 9") == "fewer");
  CHECK(key("count", "3 3 8 8 | 9", 1) == "fewer_whole");
  CHECK(texts("count", "3 3 8 8 | 9", 1) == Texts{"0"});
  CHECK(key("count", "4 2 3 1 | 9", 1) == "fewer");  // all four are whole: that would be the answer
  CHECK(texts("count", "4 2 3 1 | 9", 1).empty());
  CHECK(right("hand", "1 5 5 5 | fractions"));
  CHECK(right("hand", "1 1 1 1 | none to=13"));
  CHECK(right("hand", "1 2 3 4 | count=4 different"));
  CHECK(key("hand", "1 1 1 1 | none different") == "same");
  CHECK(texts("hand", "1 1 1 14 | none to=13") == Texts{"14", "13"});
  CHECK(judged("hand", "1 1 1 14 | none to=13")["lit"].items[0].text == "card-4");
  CHECK(key("hand", "1 1 1 0 | none to=13") == "large");
  CHECK(key("hand", "1 5 5 5 | none") == "solvable");
  CHECK(texts("hand", "1 5 5 5 | none", 1) == Texts{"5*(5-1/5)"});
  CHECK(key("hand", "1 1 1 1 | fractions") == "unsolvable");
  CHECK(key("hand", "1 2 3 4 | fractions") == "whole");
  CHECK(key("hand", "1 2 3 4 | fractions", 1) == "whole_solution");
  CHECK(texts("hand", "1 2 3 4 | count=5") == Texts{"4"});
  CHECK(right("hands", "4 13 | 1362"));  // 4nums.com
  CHECK(key("hands", "4 10 | 565") == "more");
  CHECK(key("hands", "4 10 | 567") == "fewer");
  CHECK(error("expression", "3 3 8 8").code == ErrorCode::syntax);
  CHECK(error("expression", "3 3 8 8 | 3+").code == ErrorCode::syntax);
  CHECK(error("expression", "3 3 8 8 |").code == ErrorCode::empty);
  CHECK(error("count", "3 3 8 8 | x").at == 10);
  CHECK(error("count", "3 3 8 8 | 1 2").at == 12);
  CHECK(error("hand", "3 3 8 8 | many").at == 10);
  CHECK(error("sum", "3 3 8 8 | 1").code == ErrorCode::unsupported);
}

TEST_CASE(
    "twenty_four: solvable, and without fractions, as all trees say: three cards from 1 to 13, four from 1 "
    "to "
    "7") {
  for (const int count : {3, 4}) {
    const std::uint64_t largest = count == 3 ? 13 : 7;
    std::uint64_t solvable = 0, whole = 0;
    std::vector<std::uint64_t> hand;
    const std::function<void(std::uint64_t)> go = [&](std::uint64_t least) {
      if (hand.size() < static_cast<std::size_t>(count)) {
        for (std::uint64_t next = least; next <= largest; ++next) {
          hand.push_back(next);
          go(next);
          hand.pop_back();
        }
        return;
      }
      std::vector<Ratio> values;
      std::string text;
      for (const std::uint64_t each : hand) {
        values.push_back({static_cast<std::int64_t>(each), 1, true});
        text += std::to_string(each) + ' ';
      }
      Seen seen;
      every_tree(values, 24, seen);
      solvable += seen.any;
      whole += seen.whole;
      INFO(text);
      CHECK(right("hand", text + "| none") == !seen.any);
      CHECK(right("hand", text + "| fractions") == (seen.any && !seen.whole));
    };
    go(1);
    const std::string hands = std::to_string(count) + ' ' + std::to_string(largest) + " | ";
    CHECK(right("hands", hands + std::to_string(solvable)));
    CHECK(right("whole_hands", hands + std::to_string(whole)));
  }
}
