#include "notation/numbers.hpp"

#include <algorithm>
#include <charconv>

namespace nimlab {
namespace {

/// Length in bytes of the separator at the beginning of `text`, 0 if there is none.
std::size_t separator(std::string_view text) {
  const auto byte = static_cast<unsigned char>(text.front());
  if (byte > ' ' && byte < 0x80 && byte != ',' && byte != ';') return 0;  // most of all text
  switch (text.front()) {
    case ' ':
    case '\t':
    case '\n':
    case '\r':
    case '\f':
    case '\v':
    case ',':
    case ';': return 1;
    default: break;
  }
  for (std::string_view wide : {"，", "、", "；", "　", "\u00A0"}) {
    if (text.starts_with(wide)) return wide.size();
  }
  return 0;
}

/// Fullwidth digits (U+FF10 …) become ASCII; everything else stays.
std::string narrow(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.size() - i >= 3 && text[i] == '\xEF' && text[i + 1] == '\xBC' && text[i + 2] >= '\x90' &&
        text[i + 2] <= '\x99') {
      out += static_cast<char>('0' + (text[i + 2] - '\x90'));
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

bool all_digits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return '0' <= c && c <= '9'; });
}

}  // namespace

std::vector<Token> tokens(std::string_view text) {
  std::vector<Token> out;
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= text.size();) {
    const std::size_t skip = i < text.size() ? separator(text.substr(i)) : 1;
    if (skip == 0) {
      ++i;
      continue;
    }
    if (i > begin) out.push_back({text.substr(begin, i - begin), begin});
    i += skip;
    begin = i;
  }
  return out;
}

std::uint64_t number(const Token& token, Field field, std::uint64_t max, std::uint64_t min) {
  const auto refuse = [&](ErrorCode code, std::string limit = {}) {
    throw Error(code, field, excerpt(token.text), std::move(limit), token.at);
  };
  std::string wide;
  std::string_view text = token.text;
  if (!all_digits(text)) text = wide = narrow(token.text);
  if (!all_digits(text)) {
    for (std::string_view minus : {"-", "−", "－"}) {
      if (text.starts_with(minus) && all_digits(text.substr(minus.size()))) {
        refuse(ErrorCode::negative, std::to_string(min));
      }
    }
    refuse(ErrorCode::not_a_number);
  }
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || value > max) refuse(ErrorCode::too_large, std::to_string(max));
  if (value < min) refuse(ErrorCode::too_small, std::to_string(min));
  return value;
}

std::vector<std::uint64_t> number_list(std::string_view text, Field field, ListLimits limits) {
  const std::vector<Token> list = tokens(text);
  if (list.empty()) throw Error(ErrorCode::empty, field);
  if (list.size() > limits.max_count) {
    throw Error(ErrorCode::too_many, field, std::to_string(list.size()), std::to_string(limits.max_count),
                list[limits.max_count].at);
  }
  std::vector<std::uint64_t> out;
  out.reserve(list.size());
  for (const Token& token : list) out.push_back(number(token, field, limits.max, limits.min));
  return out;
}

std::vector<std::uint64_t> number_set(std::string_view text, Field field, ListLimits limits) {
  std::vector<std::uint64_t> set;
  for (const Token& token : tokens(text)) {
    Token first = token, last = token;
    for (std::string_view dots : {"..", "…"}) {
      const std::size_t at = token.text.find(dots);
      if (at == std::string_view::npos) continue;
      first.text = token.text.substr(0, at);
      last = {token.text.substr(at + dots.size()), token.at + at + dots.size()};
      if (first.text.empty() || last.text.empty()) {
        throw Error(ErrorCode::syntax, field, excerpt(token.text), {}, token.at);
      }
      break;
    }
    const std::uint64_t low = number(first, field, limits.max, limits.min);
    const std::uint64_t high = number(last, field, limits.max, low);
    if (high - low >= limits.max_count) {
      throw Error(ErrorCode::too_many, field, std::to_string(high - low + 1),
                  std::to_string(limits.max_count), token.at);
    }
    for (std::uint64_t n = low; n <= high; ++n) set.push_back(n);
    std::sort(set.begin(), set.end());
    set.erase(std::unique(set.begin(), set.end()), set.end());
    if (set.size() > limits.max_count) {
      throw Error(ErrorCode::too_many, field, std::to_string(set.size()), std::to_string(limits.max_count),
                  token.at);
    }
  }
  if (set.empty()) throw Error(ErrorCode::empty, field);
  return set;
}

std::string format_set(std::span<const std::uint64_t> set) {
  std::string text;
  for (std::size_t i = 0; i < set.size();) {
    std::size_t last = i;  // the end of a run of consecutive numbers
    while (last + 1 < set.size() && set[last + 1] == set[last] + 1) ++last;
    if (last < i + 2) last = i;
    if (!text.empty()) text += ',';
    text += std::to_string(set[i]);
    if (last > i) text += ".." + std::to_string(set[last]);
    i = last + 1;
  }
  return text;
}

std::string join(std::span<const std::uint64_t> numbers, char separator) {
  std::string out;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) out += separator;
    out += std::to_string(numbers[i]);
  }
  return out;
}

}  // namespace nimlab
