#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "problems/support/problem.hpp"

/// How answers are tried: those of a program, those of a strategy that is wrong.
namespace nimlab {

/// The first line in which an answer is another than the expected one. White space at the ends of lines does
/// not count, and neither do empty lines at the end.
struct Line {
  std::uint64_t number;                             ///< from 1
  std::optional<std::string_view> expected, found;  ///< none: it ends before
};
std::optional<Line> first_difference(std::string_view expected, std::string_view found);

/// Whether the judge takes an answer where several are right. The input is one that `answer` takes.
bool accepted(const Problem& problem, std::string_view input, std::string_view answer);

/// Looks for the smallest input on which a strategy is wrong, among random small ones.
class Refutation {
 public:
  static constexpr std::uint64_t tries = 4000;

  Refutation(const Problem& problem, const Wrong& strategy, std::uint64_t seed)
      : problem_(problem), strategy_(strategy), seed_(seed) {}

  bool step();  ///< true at the end
  std::uint64_t done() const { return tried_; }

  std::string input, right, wrong;  ///< all empty: none was found

 private:
  const Problem& problem_;
  const Wrong& strategy_;
  std::uint64_t seed_, tried_ = 0;
};

}  // namespace nimlab
