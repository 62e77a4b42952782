#include "instruments/matrices/payoffs.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "core/rational.hpp"

namespace nimlab {
namespace {

/// Bytes of an end of a row at this place; 0 if there is none.
std::size_t row_end(std::string_view text, std::size_t at) {
  if (text[at] == ';' || text[at] == '\n' || text[at] == '\r') return 1;
  return text.substr(at).starts_with("；") ? 3 : 0;
}

bool is_comma(std::string_view text, std::size_t at) {
  return text[at] == ',' || text.substr(at).starts_with("，");
}

}  // namespace

TokenRows token_rows(Token text, bool commas, std::size_t most_rows, std::size_t most_columns) {
  TokenRows rows(1);
  const std::string_view all = text.text;
  const auto too_many = [](std::size_t count, std::size_t most, const Token& at) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(count), std::to_string(most), at.at);
  };
  const auto close = [&](std::size_t end) {
    std::vector<Token>& row = rows.back();
    if (row.empty()) return;
    if (row.size() > most_columns) too_many(row.size(), most_columns, row[most_columns]);
    const std::size_t wanted = rows[0].size();
    if (row.size() != wanted) {
      throw Error(ErrorCode::ragged, Field::position, std::to_string(row.size()), std::to_string(wanted),
                  row.size() > wanted ? row[wanted].at : text.at + end);
    }
    if (rows.size() > most_rows) too_many(rows.size(), most_rows, row[0]);
    rows.emplace_back();
  };
  for (std::size_t at = 0; at < all.size();) {
    if (const std::size_t end = row_end(all, at); end > 0) {
      close(at);
      at += end;
      continue;
    }
    const auto skip = [&] { return is_comma(all, at) && !commas ? 0 : separator(all, at); };
    if (const std::size_t space = skip(); space > 0) {
      at += space;
      continue;
    }
    const std::size_t from = at;
    while (at < all.size() && row_end(all, at) == 0 && skip() == 0) ++at;
    rows.back().push_back({all.substr(from, at - from), text.at + from});
  }
  close(all.size());
  rows.pop_back();
  if (rows.empty()) throw Error(ErrorCode::empty, Field::position);
  return rows;
}

void PayoffReader::read(const Token& token) {
  const auto [top, bottom] = read_rational(token, Field::position, {most_payoff, most_denominator});
  const Part part{top, bottom, token};
  const std::int64_t more = part.bottom / std::gcd(denominator_, part.bottom);
  if (more > most_denominator / denominator_) {
    throw Error(ErrorCode::too_large, Field::position, excerpt(token.text), std::to_string(most_denominator),
                token.at);
  }
  denominator_ *= more;
  parts_.push_back(part);
}

PayoffReader::Read PayoffReader::over_one_denominator() const {
  Read out{{}, denominator_};
  for (const Part& part : parts_) {
    const std::int64_t times = denominator_ / part.bottom, most = most_payoff / times;
    if (part.top > most || part.top < -most) {
      throw Error(ErrorCode::too_large, Field::position, excerpt(part.token.text),
                  std::to_string(most_payoff / denominator_), part.token.at);
    }
    out.numbers.push_back(part.top * times);
  }
  return out;
}

PayoffRow read_row(Token text, std::size_t count) {
  PayoffRow row{token_rows(text, true, 1)[0], {}};
  if (row.tokens.size() != count) {
    throw Error(ErrorCode::ragged, Field::position, std::to_string(row.tokens.size()), std::to_string(count),
                row.tokens.size() > count ? row.tokens[count].at : text.at + text.text.size());
  }
  PayoffReader reader;
  for (const Token& token : row.tokens) reader.read(token);
  row.read = reader.over_one_denominator();
  return row;
}

void refuse_negative(const Token& token) {
  throw Error(ErrorCode::negative, Field::position, excerpt(token.text), "0", token.at);
}

PayoffMatrix read_payoffs(Token text, std::size_t most_rows, std::size_t most_columns) {
  refuse_decimal_commas(text, Field::position);
  const TokenRows rows = token_rows(text, true, most_rows, most_columns);
  PayoffReader reader;
  for (const auto& row : rows) {
    for (const Token& token : row) reader.read(token);
  }
  auto [numbers, denominator] = reader.over_one_denominator();
  return {{rows.size(), rows[0].size(), std::move(numbers)}, denominator};
}

std::vector<Token> between_bars(std::string_view text) {
  std::vector<Token> out;
  for (std::size_t from = 0;;) {
    const std::size_t bar = text.find('|', from);
    out.push_back({text.substr(from, bar == std::string_view::npos ? bar : bar - from), from});
    if (bar == std::string_view::npos) return out;
    from = bar + 1;
  }
}

namespace {

std::string joined(std::span<const std::size_t> rows, std::span<const std::size_t> columns,
                   const PayoffMatrix& first, const Payoffs* second) {
  std::string out;
  for (std::size_t i : rows) {
    if (!out.empty()) out += "; ";
    for (std::size_t j : columns) {
      if (j != columns[0]) out += ' ';
      out += first.at(i, j).text();
      if (second) out += ',' + Fraction(second->at(i, j), first.denominator).text();
    }
  }
  return out;
}

}  // namespace

std::string payoff_text(const PayoffMatrix& matrix, std::span<const std::size_t> rows,
                        std::span<const std::size_t> columns) {
  return joined(rows, columns, matrix, nullptr);
}

std::string payoff_text(const PayoffMatrix& matrix, const Payoffs& second, std::span<const std::size_t> rows,
                        std::span<const std::size_t> columns) {
  return joined(rows, columns, matrix, &second);
}

std::vector<std::size_t> first_numbers(std::size_t count) {
  std::vector<std::size_t> out(count);
  std::iota(out.begin(), out.end(), 0);
  return out;
}

std::vector<std::int64_t> pure_guarantees(const Payoffs& game, bool row) {
  std::vector<std::int64_t> out;
  for (std::size_t i = 0; i < (row ? game.rows : game.columns); ++i) {
    std::int64_t worst = row ? game.at(i, 0) : game.at(0, i);
    for (std::size_t k = 0; k < (row ? game.columns : game.rows); ++k) {
      worst = row ? std::min(worst, game.at(i, k)) : std::max(worst, game.at(k, i));
    }
    out.push_back(worst);
  }
  return out;
}

// cut: saddles
std::vector<std::uint32_t> saddles(const Payoffs& game) {
  const std::vector<std::int64_t> least = pure_guarantees(game, true),
                                  greatest = pure_guarantees(game, false);
  std::vector<std::uint32_t> out;
  for (std::size_t i = 0; i < game.rows; ++i) {
    for (std::size_t j = 0; j < game.columns; ++j) {
      if (game.at(i, j) != least[i] || least[i] != greatest[j]) continue;
      out.push_back(static_cast<std::uint32_t>(i + 1)), out.push_back(static_cast<std::uint32_t>(j + 1));
    }
  }
  return out;
}
// end cut

void write(Data& data, const Mixture& mixture) {
  data.fields(2).key("weights").items(mixture.weights.size());
  for (const Integer& weight : mixture.weights) data.text(weight.text());
  data.key("total").text(mixture.total.text());
}

void write(Data& data, std::span<const Fraction> numbers) {
  data.items(numbers.size());
  for (const Fraction& number : numbers) data.text(number.text());
}

}  // namespace nimlab
