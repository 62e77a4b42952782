#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

/// The largest that every game takes.
namespace largest {

struct Case {
  std::string rule, position;
};

inline std::string repeat(std::size_t times, const std::string& word, const std::string& rest = "") {
  std::string text;
  for (std::size_t i = 0; i < times; ++i) text += word + ' ';
  return text + rest;
}

/// A stalk of Hackenbush.
inline std::string steps_up(int edges) {
  std::string text = "0";
  for (int v = 1; v <= edges; ++v) text.append("-").append(std::to_string(v));
  return text;
}

/// Positions at the limits of every game's notation.
inline std::map<std::string, std::vector<Case>> positions() {
  const std::string max = "18446744073709551615", half = "9223372036854775808",
                    billions = "1000000000000000000";
  std::string steps = "1000x1000";
  for (int i = 1; i <= 64; ++i) steps += ' ' + std::to_string(i) + ":999";
  return {
      {"nim", {{"", repeat(100'000, max)}}},
      {"misere_nim", {{"", repeat(100'000, max)}}},
      {"subtraction", {{"", repeat(10'000, max)}, {"1.." + max, max}, {"2..1025", repeat(10, "5000")}}},
      {"bash", {{billions, repeat(10'000, billions)}}},
      {"grid_walk", {{steps, repeat(64, "1,1")}, {"1000x1000 1:0 0:1 -1:-1", repeat(64, "1000,999")}}},
      {"token_graph", {{"1>100000>1 2>2", repeat(64, "1")}, {"", repeat(64, "1")}}},
      {"circle_take", {{"1..32", "1000"}, {"1000", "1000"}, {"1,2", std::string(999, 'o') + '.'}}},
      {"new_stone",
       {{"", "100 100"},
        {"", repeat(10, "100")},
        {"", "991 1 1 1 1 1 1 1 1 1"},
        {"", "500 500"},
        {"", "1000"}}},
      {"ring", {{"", repeat(1000, max)}, {"", repeat(999, max, "0 @1000")}}},
      {"lasker", {{"", repeat(10'000, half)}, {"", repeat(20'000, half)}}},
      {"split_nim", {{"", repeat(10'000, half)}, {"", repeat(20'000, half)}}},
      {"grundy_split", {{"", repeat(1000, "1000")}, {"", "1000000"}, {"", repeat(999'997, "1", "3")}}},
      {"octal",
       {{"", repeat(1000, "1000")},
        {"4.7", "1000000"},
        {"4." + std::string(64, '7'), repeat(999'990, "1", "10")}}},
      {"e_and_d", {{"", repeat(20'000, billions)}}},
      {"staircase", {{"", repeat(9'999, "1", "18446744073709541616")}, {"", max}}},
      {"gra", {{"1000000000", "1-500000 999500000-999999999"}, {"1000000", "1-999999"}}},
      {"first_end_wins",
       {{"64 1>2 2>3 1>3 3>100000", repeat(64, "1")}, {"2 heaps", "2000"}, {"64 sheets", "200x200"}}},
      {"every_subtraction", {{"1..1024", repeat(100, "100000")}, {"2,99999", repeat(100, "100000")}}},
      {"moore_nim", {{"100", repeat(10'000, max)}, {"100 misere", repeat(10'000, max)}}},
      {"hunger", {{"", repeat(64, max)}, {"", repeat(64, "o" + max)}}},
      {"wythoff", {{"1000000", max + ' ' + max}, {"1", "1 " + max}}},
      {"fibonacci_nim", {{"", max}, {"", max + ' ' + max}}},
      {"dynamic_nim", {{"10000+10000", max}, {"1", max}}},
      {"coin_row",
       {{"turtles", "999998..1000000"},
        {"ruler", "1000000"},
        {"mock", "999999 1000000"},
        {"free 1..16", "1999 2000"},
        {"spaced 1..2000", "2000"},
        {"run 1..2000", "2000"},
        {"free 1..7 at 1..12", "2000"},
        {"take 1..2000", "1..2000"}}},
      {"coin_grid",
       {{"corners", "512,512"},
        {"acrostic", "512,512"},
        {"rugs", "512,512 512,511"},
        {"free 1..16 x spaced 1..2000", "512,512"},
        {"mock x take 1..2000", "512,512"}}},
      {"hackenbush", {{"", steps_up(1'200'000)}, {"", steps_up(600'000) + repeat(600'000, " 0-0")}}},
      {"red_blue_hackenbush", {{"", steps_up(60)}, {"", repeat(60, "0b0")}, {"", "0b1200000r1199999-3"}}},
      {"k_in_a_row",
       {{"5x4 4", "...../...../...../....."},
        {"20x1 20", std::string(20, '.')},
        {"3x3 3", "xxo/oox/xox"},
        {"2x2 2", "x./xo"}}},
      {"geography", {{"1000x1000", "0"}, {"1000x1000", "1000,1000"}, {"1-2000", "0"}, {"1>2000", "1"}}},
      {"sum", {{"nim | octal", "9 9 | 200"}, {"split_nim | ring", "3 | 1 5 0 9000"}}},
  };
}

}  // namespace largest
