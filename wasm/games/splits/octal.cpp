#include <array>

#include "games/all.hpp"
#include "games/splits/split_game.hpp"

namespace nimlab {
namespace {

constexpr std::size_t max_digits = 64;

struct Named {
  std::string_view name, code;
};
constexpr std::array<Named, 3> named = {
    {{"kayles", "0.77"}, {"dawsons-kayles", "0.07"}, {"dawsons-chess", "0.137"}}};

/// Octal games: digit d_k of the code d_0.d_1 d_2 … says what may happen when k stones are removed from a
/// heap: the sum of 1 (they are the whole heap), 2 (one heap is left), 4 (two heaps are left). Rule: "0.77"
/// (Kayles), "0.07" (Dawson's Kayles), "0.137" (Dawson's chess), "4.3…": up to 64 digits after the point; d_0
/// is 0 or 4, since removing nothing must split the heap. The three names are understood, too. Position:
/// heaps, 1,000,000 stones in all. Move: see SplitGame. SG values: see SplitTable. R. K. Guy and C. A. B.
/// Smith 1956; Winning Ways, ch. 4. Cost: the table up to the largest heap, once; then for each heap its
/// options.
/// Rule numbers: the digits, from d_0.
class Octal final : public TabledSplitGame {
 public:
  explicit Octal(SplitRule rule) : TabledSplitGame(game::octal, std::move(rule)) {}

  std::string rule() const override {
    const auto& digits = split_rule().digits;
    std::string text = std::to_string(digits[0]) + '.';
    for (std::size_t k = 1; k < digits.size(); ++k) text += std::to_string(digits[k]);
    return text.size() == 2 ? text + '0' : text;
  }
  std::vector<std::uint64_t> rule_numbers() const override {
    return {split_rule().digits.begin(), split_rule().digits.end()};
  }
};

std::unique_ptr<Game> open_octal(std::string_view text) {
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
  return std::make_unique<Octal>(std::move(rule));
}

}  // namespace

const GameInfo game::octal = described<Octal>({.name = "octal",
                                               .family = "splits",
                                               .default_rule = "0.77",
                                               .example = "9",
                                               .move_fields = "heap part part",
                                               .theorem = "guy-smith-1956",
                                               .limits = "stones<=1000000 digits<=64 values<=1048576",
                                               .open = open_octal});

}  // namespace nimlab
