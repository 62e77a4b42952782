#pragma once

#include "games/split_game.hpp"
#include "search/ruleset.hpp"

namespace nimlab {

/// Octal games: digit d_k of the code d_0.d_1 d_2 … says what may happen when k stones are removed from a
/// heap: the sum of 1 (they are the whole heap), 2 (one heap is left), 4 (two heaps are left). Rule: "0.77"
/// (Kayles), "0.07" (Dawson's Kayles), "0.137" (Dawson's chess), "4.3…": up to 64 digits after the point; d_0
/// is 0 or 4, since removing nothing must split the heap. The three names are understood, too. Position:
/// heaps, 1,000,000 stones in all. Move: see SplitGame. SG values: see SplitTable. R. K. Guy and C. A. B.
/// Smith 1956; Winning Ways, ch. 4. Cost: the table up to the largest heap, once; then for each heap its
/// options.
class Octal : public TabledSplitGame<Octal> {
 public:
  static constexpr GameInfo info{.name = "octal",
                                 .default_rule = "0.77",
                                 .example = "9",
                                 .move_fields = "heap part part",
                                 .theorem = "guy-smith-1956",
                                 .limits = "stones<=1000000 digits<=64 values<=1048576"};

  static constexpr std::uint64_t max_heap() { return 1'000'000; }
  static constexpr std::uint64_t max_total() { return 1'000'000; }
  static constexpr std::size_t max_digits = 64;

  static Octal parse_rule(std::string_view text);
  std::string format_rule() const;
};

}  // namespace nimlab
