#include "notation/numbers.hpp"

#include <algorithm>
#include <iterator>

namespace nimlab {
namespace {

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

/// What digits write. `fits`: all are digits, and the number is no larger than 2^64 − 1.
struct Digits {
  std::uint64_t value = 0;
  bool fits = false;
};

Digits digits(std::string_view text) {
  constexpr std::uint64_t last = largest_number / 10, last_digit = largest_number % 10;
  std::uint64_t value = 0;
  for (char c : text) {
    const auto digit = static_cast<unsigned char>(c - '0');
    if (digit > 9 || value > last || (value == last && digit > last_digit)) return {};
    value = 10 * value + digit;
  }
  return {value, !text.empty()};
}

}  // namespace

std::size_t wide_separator(std::string_view text, std::size_t at) {
  for (std::string_view wide : {"，", "、", "；", "　", "\u00A0"}) {
    if (text.substr(at).starts_with(wide)) return wide.size();
  }
  return 0;
}

Token next_token(std::string_view text, std::size_t from) {
  while (from < text.size()) {
    const std::size_t skip = separator(text, from);
    if (skip == 0) break;
    from += skip;
  }
  std::size_t end = from;
  while (end < text.size() && separator(text, end) == 0) ++end;
  return {text.substr(from, end - from), from};
}

std::vector<Token> tokens(std::string_view text) {
  std::vector<Token> out;
  for (Token token = next_token(text, 0); !token.text.empty();) {
    out.push_back(token);
    token = next_token(text, token.at + token.text.size());
  }
  return out;
}

Token only_token(std::string_view text, Field field) {
  const Token only = next_token(text, 0);
  if (only.text.empty()) throw Error(ErrorCode::empty, field);
  const Token second = next_token(text, only.at + only.text.size());
  if (!second.text.empty()) throw Error(ErrorCode::syntax, field, excerpt(second.text), {}, second.at);
  return only;
}

void no_rule(std::string_view text) {
  if (!text.empty()) throw Error(ErrorCode::syntax, Field::rule, excerpt(text), {}, 0);
}

std::uint64_t number(const Token& token, Field field, std::uint64_t max, std::uint64_t min) {
  const Digits plain = digits(token.text);
  if (plain.fits && min <= plain.value && plain.value <= max) return plain.value;  // most of all

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
  const auto [value, fits] = digits(text);
  if (!fits || value > max) refuse(ErrorCode::too_large, std::to_string(max));
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

std::vector<Run> number_runs(std::span<const Token> words, Field field, std::uint64_t max) {
  std::vector<Run> runs;
  for (const Token& token : words) {
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
    const std::uint64_t low = number(first, field, max, 1);
    runs.push_back({low, number(last, field, max, low)});
  }
  if (runs.empty()) throw Error(ErrorCode::empty, field);
  // Few of them, and the least code.
  const auto before = [](const Run& a, const Run& b) { return a.first < b.first; };
  std::make_heap(runs.begin(), runs.end(), before);
  std::sort_heap(runs.begin(), runs.end(), before);
  std::size_t end = 1;  // of the runs that are apart
  for (std::size_t i = 1; i < runs.size(); ++i) {
    Run& last = runs[end - 1];
    if (runs[i].first - 1 <= last.last)
      last.last = std::max(last.last, runs[i].last);
    else
      runs[end++] = runs[i];
  }
  runs.resize(end);
  return runs;
}

std::vector<std::uint64_t> listed(std::span<const Run> runs, Field field, std::size_t max_count) {
  std::uint64_t count = 0;  // no overflow: runs are apart, and begin at 1
  for (const Run& run : runs) count += run.last - run.first + 1;
  if (count > max_count) {
    throw Error(ErrorCode::too_many, field, std::to_string(count), std::to_string(max_count));
  }
  std::vector<std::uint64_t> numbers;
  numbers.reserve(count);
  for (const Run& run : runs) {
    for (std::uint64_t i = 0; i <= run.last - run.first; ++i) numbers.push_back(run.first + i);
  }
  return numbers;
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

void append(std::string& text, std::uint64_t number) {
  // Nine digits at a time: so few of the divisions are of 64 bits.
  constexpr std::uint32_t nine_digits = 1'000'000'000;
  char written[20];
  char* begin = std::end(written);
  while (number >= nine_digits) {
    auto low = static_cast<std::uint32_t>(number % nine_digits);
    number /= nine_digits;
    for (int i = 0; i < 9; ++i, low /= 10) *--begin = static_cast<char>('0' + low % 10);
  }
  for (auto high = static_cast<std::uint32_t>(number);; high /= 10) {
    *--begin = static_cast<char>('0' + high % 10);
    if (high < 10) break;
  }
  text.append(begin, std::end(written));
}

std::string join(std::span<const std::uint64_t> numbers, char separator) {
  std::string out;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) out += separator;
    append(out, numbers[i]);
  }
  return out;
}

}  // namespace nimlab
