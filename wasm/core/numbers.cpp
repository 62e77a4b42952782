#include "core/numbers.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

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

/// The number that digits alone write, below 2^64.
[[gnu::noinline]] std::optional<std::uint64_t> written(std::string_view text) {
  const auto [value, end] = digits_at(text, 0);
  return end > 0 && end == text.size() ? std::optional(value) : std::nullopt;
}

constexpr auto pairs_of_digits = [] {
  std::array<char, 200> pairs{};
  for (std::size_t i = 0; i < 100; ++i) {
    pairs[2 * i] = static_cast<char>('0' + i / 10);
    pairs[2 * i + 1] = static_cast<char>('0' + i % 10);
  }
  return pairs;
}();

char* write_pair(char* to, std::uint32_t two) { return std::copy_n(&pairs_of_digits[2 * two], 2, to); }
/// One digit, or two.
char* write_first(char* to, std::uint32_t two) {
  if (two >= 10) return write_pair(to, two);
  *to = static_cast<char>('0' + two);
  return to + 1;
}
/// `four` below 10,000.
char* write_four(char* to, std::uint32_t four) {
  const std::uint32_t high = four / 100;
  return write_pair(write_pair(to, high), four - 100 * high);
}

/// digits_at where it is used for each of many numbers: to call it takes as long as to read three digits.
inline Digits digits_here(std::string_view text, std::size_t at) {
  std::uint64_t value = 0;
  std::size_t end = at;
  for (; end < text.size(); ++end) {
    const auto digit = static_cast<unsigned char>(text[end] - '0');
    if (digit > 9) break;
    value = 10 * value + digit;
  }
  return digits_between(text, at, end, value);
}

/// As many digits as there are.
char* write_up_to_four(char* to, std::uint32_t number) {
  if (number < 100) return write_first(to, number);
  const std::uint32_t high = number / 100;
  return write_pair(write_first(to, high), number - 100 * high);
}

}  // namespace

[[gnu::noinline]] Digits digits_at(std::string_view text, std::size_t at) { return digits_here(text, at); }

bool plain_numbers(std::string_view text, const ListLimits& limits, std::vector<std::uint64_t>& out) {
  out.reserve(text.size() / 4 + 1);  // of up to three digits all at once
  for (std::size_t at = 0; at < text.size();) {
    if (const std::size_t skip = separator(text, at); skip > 0) {
      at += skip;
      continue;
    }
    const auto [value, end] = digits_here(text, at);
    if (end == at || !ends_token(text, end) || value < limits.min || value > limits.max) return false;
    out.push_back(value);
    at = end;
  }
  return !out.empty() && out.size() <= limits.max_count;
}

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
  if (const auto plain = written(token.text); plain && min <= *plain && *plain <= max) return *plain;

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
  // Zeros that stand before twenty digits.
  const std::string_view short_text = text.substr(std::min(text.find_first_not_of('0'), text.size() - 1));
  const std::optional<std::uint64_t> value = written(short_text);
  if (!value || *value > max) refuse(ErrorCode::too_large, std::to_string(max));
  if (*value < min) refuse(ErrorCode::too_small, std::to_string(min));
  return *value;
}

std::vector<std::uint64_t> number_list(std::string_view text, Field field, ListLimits limits) {
  std::vector<std::uint64_t> out;
  if (plain_numbers(text, limits, out)) return out;
  out.clear();
  const std::vector<Token> list = tokens(text);
  if (list.empty()) throw Error(ErrorCode::empty, field);
  if (list.size() > limits.max_count) {
    throw Error(ErrorCode::too_many, field, std::to_string(list.size()), std::to_string(limits.max_count),
                list[limits.max_count].at);
  }
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
  std::sort(runs.begin(), runs.end(), [](const Run& a, const Run& b) { return a.first < b.first; });
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

char* write_number(char* to, std::uint64_t number) {
  // Eight digits at a time are 32 bits, whose divisions are cheap.
  constexpr std::uint32_t eight_digits = 100'000'000;
  if (number >= eight_digits) {
    to = write_number(to, number / eight_digits);
    const auto low = static_cast<std::uint32_t>(number % eight_digits);
    return write_four(write_four(to, low / 10'000), low % 10'000);
  }
  const auto small = static_cast<std::uint32_t>(number);
  if (small < 10'000) return write_up_to_four(to, small);
  const std::uint32_t high = small / 10'000;
  return write_four(write_up_to_four(to, high), small - 10'000 * high);
}

void NumberWriter::grow() {
  const auto used = static_cast<std::size_t>(at_ - text_.data());
  text_.resize(2 * text_.size() + 64);
  at_ = text_.data() + used;
  end_ = text_.data() + text_.size();
}

std::string NumberWriter::text() {
  text_.resize(static_cast<std::size_t>(at_ - text_.data()));
  return std::move(text_);
}

std::string join(std::span<const std::uint64_t> numbers, char separator) {
  NumberWriter out;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) out.sign(separator);
    out.number(numbers[i]);
  }
  return out.text();
}

}  // namespace nimlab
