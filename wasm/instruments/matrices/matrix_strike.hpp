#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/subject.hpp"
#include "instruments/matrices/payoffs.hpp"

namespace nimlab {

/// Rows or columns of a matrix that are still there, and whether one of them is dominated there: seen by
/// whoever chooses it, the more the better.
class Reduced {
 public:
  struct Line {
    bool row;
    std::size_t number;  ///< from 0
  };
  explicit Reduced(const Payoffs& game);

  const std::vector<std::size_t>& lines(bool row) const { return row ? rows_ : columns_; }
  bool has(Line line) const;
  void strike(Line line);
  std::int64_t payoff(bool row, std::size_t line, std::size_t across) const {
    return row ? game_.at(line, across) : -game_.at(across, line);
  }
  /// Another line that is better everywhere (strictly), or nowhere worse and somewhere better.
  std::optional<std::size_t> dominator(Line line, bool strictly) const;
  /// Where the line is at least as good as this other one; if there is a place where it is better, that.
  std::optional<std::size_t> resists(Line line, std::size_t other) const;
  /// A line that is strictly dominated by another.
  std::optional<Line> next() const;

 private:
  const Payoffs& game_;
  std::vector<std::size_t> rows_, columns_;
};

/// "r3", "C1", "行2", as readers write lines. Throws syntax, and what a number throws.
Reduced::Line read_line(const Token& token, const Payoffs& game);
/// A line's number as readers count, from 1.
std::size_t line_number(const Token& token, std::size_t most);
/// The words of a part, with their places in the whole text.
std::vector<Token> words_of(const Token& text);
/// The parts between bars, as many as there must be. Throws syntax, empty.
std::vector<Token> parts_of(std::string_view text, std::size_t count);

inline constexpr std::size_t most_mixed = 40;  ///< rows, and columns, where mixtures are looked for

/// "matrix | r1 c3 | r2", the lines that are struck out already, and one that a reader would strike out: {
/// kind: strict, weak, mixed, weak_mixed or none; by: the line that dominates it; mixture: of all lines, the
/// one that does where no single one will; resists: other line, across, … counted from 1: where the line is
/// no worse than each of the others; over }. Mixtures to 40 × 40.
std::unique_ptr<Job> strike(std::string_view text);

}  // namespace nimlab
