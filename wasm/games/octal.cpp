#include "games/octal.hpp"

#include <array>

namespace nimlab {
namespace {

struct Named {
  std::string_view name, code;
};
constexpr std::array<Named, 3> named = {
    {{"kayles", "0.77"}, {"dawsons-kayles", "0.07"}, {"dawsons-chess", "0.137"}}};

}  // namespace

Octal Octal::parse_rule(std::string_view text) {
  Token code = only_token(text, Field::rule);
  for (const Named& each : named) {
    if (code.text == each.name) code.text = each.code;
  }
  const auto refuse = [&](ErrorCode error, std::size_t i, std::string limit = {}) {
    throw Error(error, Field::rule, character(code.text, i), std::move(limit), code.at + i);
  };
  const std::size_t point = code.text.find('.');
  if (point == std::string_view::npos || point > 1) {
    throw Error(ErrorCode::syntax, Field::rule, excerpt(code.text), {}, code.at);
  }
  SplitRule rule;
  rule.digits.push_back(0);
  for (std::size_t i = 0; i < code.text.size(); ++i) {
    if (i == point) continue;
    const char c = code.text[i];
    if (c < '0' || c > '9') refuse(ErrorCode::not_a_number, i);
    const auto digit = static_cast<std::uint8_t>(c - '0');
    if (digit > 7) refuse(ErrorCode::too_large, i, "7");
    if (i < point) {
      if (digit != 0 && digit != 4) refuse(ErrorCode::syntax, i);
      rule.digits[0] = digit;
    } else {
      rule.digits.push_back(digit);
    }
  }
  while (rule.digits.size() > 1 && rule.digits.back() == 0) rule.digits.pop_back();
  if (rule.digits.size() > max_digits + 1) {
    throw Error(ErrorCode::too_many, Field::rule, std::to_string(rule.digits.size() - 1),
                std::to_string(max_digits));
  }
  Octal game;
  game.use(std::move(rule));
  return game;
}

std::string Octal::format_rule() const {
  std::string text = std::to_string(rule().digits[0]) + '.';
  for (std::size_t k = 1; k < rule().digits.size(); ++k) text += std::to_string(rule().digits[k]);
  return text.size() == 2 ? text + '0' : text;
}

}  // namespace nimlab
