#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/numbers.hpp"
#include "core/wire.hpp"
#include "instruments/matrices/zero_sum.hpp"

/// Payoff matrices as people type them, and mixed strategies as they are told.
namespace nimlab {

inline constexpr std::size_t most_lines = 200;                      ///< rows, and columns
inline constexpr std::int64_t most_payoff = 1'000'000'000'000'000;  ///< from 0, over the common denominator
inline constexpr std::int64_t most_denominator = 1'000'000'000;     ///< the common one, too

/// Rows as written: between ";" or ends of lines; of a row what stands between white space, and commas where
/// they separate. Rows without anything are left out. Throws empty, ragged (where a row has more or fewer
/// than the first: what is too much, or the row's end) and too_many.
using TokenRows = std::vector<std::vector<Token>>;
TokenRows token_rows(Token text, bool commas, std::size_t most_rows = most_lines,
                     std::size_t most_columns = most_lines);

/// Numbers (core/rational.hpp) over one denominator. Throws what they do, and too_large.
class PayoffReader {
 public:
  void read(const Token& token);
  struct Read {
    std::vector<std::int64_t> numbers;  ///< times the denominator
    std::int64_t denominator;
  };
  Read over_one_denominator() const;

 private:
  struct Part {
    std::int64_t top, bottom;
    Token token;
  };
  std::vector<Part> parts_;
  std::int64_t denominator_ = 1;
};

/// One row of so many numbers, with their places in the text. Throws ragged, and what PayoffReader throws.
struct PayoffRow {
  std::vector<Token> tokens;
  PayoffReader::Read read;
};
PayoffRow read_row(Token text, std::size_t count);

/// Throws negative.
[[noreturn]] void refuse_negative(const Token& token);

/// A matrix: what is won, times the denominator.
struct PayoffMatrix {
  Payoffs payoffs;
  std::int64_t denominator = 1;

  Fraction at(std::size_t row, std::size_t column) const { return {payoffs.at(row, column), denominator}; }
};
/// Throws ambiguous for "0,5 1,2", and what token_rows and PayoffReader throw.
PayoffMatrix read_payoffs(Token text, std::size_t most_rows = most_lines,
                          std::size_t most_columns = most_lines);

/// The parts of a text between "|".
std::vector<Token> between_bars(std::string_view text);

/// "1 2; 3 4": of these rows and columns.
std::string payoff_text(const PayoffMatrix& matrix, std::span<const std::size_t> rows,
                        std::span<const std::size_t> columns);
/// "1,2 3,4": of two players, the second's over the same denominator.
std::string payoff_text(const PayoffMatrix& matrix, const Payoffs& second, std::span<const std::size_t> rows,
                        std::span<const std::size_t> columns);
std::vector<std::size_t> first_numbers(std::size_t count);  ///< 0 … count − 1

/// The least of each row, the greatest of each column: what a line guarantees by itself.
std::vector<std::int64_t> pure_guarantees(const Payoffs& game, bool row);

/// Saddle points: cells that are the least of their row and the greatest of their column, counted from 1:
/// row, column, …
std::vector<std::uint32_t> saddles(const Payoffs& game);

/// { weights: texts, total: text }
void write(Data& data, const Mixture& mixture);
void write(Data& data, std::span<const Fraction> numbers);  ///< as texts

}  // namespace nimlab
