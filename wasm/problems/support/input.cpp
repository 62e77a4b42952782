#include "problems/support/input.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <limits>

namespace nimlab {

Digits digits_by_eight(std::string_view text, std::size_t at) {
  static_assert(std::endian::native == std::endian::little);
  constexpr std::uint64_t each = 0x0101'0101'0101'0101;
  constexpr std::array<std::uint32_t, 9> powers = {1,       10,        100,        1'000,      10'000,
                                                   100'000, 1'000'000, 10'000'000, 100'000'000};
  std::uint64_t value = 0;
  std::size_t end = at;
  // Eight bytes as one number, whose first byte is the lowest. A byte is a digit if no bit above 9 is there,
  // nor after 118 is added; what is carried disturbs but what stands behind another byte that is none.
  for (bool more = true; more;) {
    if (text.size() - end < 8) {
      const Digits rest = digits_at(text, end);
      value = powers[rest.end - end] * value + rest.value;
      end = rest.end;
      break;
    }
    std::uint64_t word;
    std::memcpy(&word, text.data() + end, sizeof word);
    word ^= '0' * each;
    const auto count =
        static_cast<std::size_t>(std::countr_zero(((word + 118 * each) | word) & (128 * each))) / 8;
    more = count == 8;
    if (count > 0) {
      word <<= 64 - 8 * count;  // zeros before it
      word = word * (1 + (10 << 8)) >> 8 & 0x00FF'00FF'00FF'00FF;
      word = word * (1 + (100 << 16)) >> 16 & 0x0000'FFFF'0000'FFFF;
      word = word * (1 + (std::uint64_t{10'000} << 32)) >> 32;
      value = powers[count] * value + word;
      end += count;
    }
  }
  return digits_between(text, at, end, value);
}

std::uint64_t Input::number(std::string_view name, std::uint64_t least, std::uint64_t most) {
  skip_space();
  const Digits digits = digits_by_eight(text_, at_);
  if (digits.end == at_ || !space_at(digits.end) || digits.value < least || digits.value > most) {
    return unusual_number(name, least, most);
  }
  last_ = at_;
  at_ = digits.end;
  return digits.value;
}

std::vector<std::uint64_t> Input::numbers(std::string_view name, std::uint64_t count, std::uint64_t least,
                                          std::uint64_t most) {
  std::vector<std::uint64_t> numbers;
  // Of a count that is larger than the input can hold no more is reserved than that.
  numbers.reserve(std::min<std::uint64_t>(count, (text_.size() - at_) / 2 + 1));
  while (numbers.size() < count) numbers.push_back(number(name, least, most));
  return numbers;
}

std::string_view word(InputFault::Kind kind) {
  switch (kind) {
    case InputFault::Kind::not_a_number: return "not_a_number";
    case InputFault::Kind::too_small: return "too_small";
    case InputFault::Kind::too_large: return "too_large";
    case InputFault::Kind::unfit: return "unfit";
    case InputFault::Kind::ended: return "ended";
    case InputFault::Kind::more: return "more";
    case InputFault::Kind::too_long: break;
  }
  return "too_long";
}

Input::Input(std::string_view text) : text_(text) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text_.substr(0, byte_order_mark.size()) == byte_order_mark) begin_ = at_ = byte_order_mark.size();
  if (text_.size() > max_bytes) throw fault(InputFault::Kind::too_long, {}, max_bytes, {});
}

std::string_view Input::token() const {
  std::size_t end = at_;
  while (!space_at(end)) ++end;
  return text_.substr(at_, end - at_);
}

InputFault Input::fault(InputFault::Kind kind, std::string_view name, std::size_t at,
                        std::string_view found) const {
  InputFault fault;
  fault.kind = kind;
  fault.name = name;
  fault.found = excerpt(found);
  const std::string_view before = text_.substr(begin_, at - begin_);
  const std::size_t last = before.rfind('\n');
  const std::string_view line = last == std::string_view::npos ? before : before.substr(last + 1);
  const auto begins_character = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
  fault.line = 1 + static_cast<std::uint64_t>(std::count(before.begin(), before.end(), '\n'));
  fault.column = 1 + static_cast<std::uint64_t>(std::count_if(line.begin(), line.end(), begins_character));
  return fault;
}

/// What is no plain number within the limits: one with twenty digits and zeros before them, or a fault.
std::uint64_t Input::unusual_number(std::string_view name, std::uint64_t least, std::uint64_t most) {
  using Kind = InputFault::Kind;
  const std::string_view found = token();
  const bool negative = found.size() > 1 && found[0] == '-';
  const std::string_view digits = found.substr(negative ? 1 : 0);
  const auto digit = [](char c) { return '0' <= c && c <= '9'; };
  Kind kind = Kind::not_a_number;
  if (found.empty()) {
    kind = Kind::ended;
  } else if (std::all_of(digits.begin(), digits.end(), digit)) {
    const std::string_view plain = digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1));
    const Digits read = digits_at(plain, 0);
    if (read.end == 0) {
      kind = negative ? Kind::too_small : Kind::too_large;
    } else if ((negative && read.value > 0) || read.value < least) {
      kind = Kind::too_small;
    } else if (read.value > most) {
      kind = Kind::too_large;
    } else {
      last_ = at_;
      at_ += found.size();
      return read.value;
    }
  }
  InputFault wrong = fault(kind, name, at_, found);
  wrong.least = least;
  wrong.most = most;
  throw wrong;
}

std::int64_t Input::integer(std::string_view name, std::int64_t least, std::int64_t most) {
  const std::string_view found = word(name);
  const std::size_t sign = found[0] == '-' ? 1 : 0;
  const Digits digits = digits_at(found, sign);
  constexpr std::uint64_t largest = std::numeric_limits<std::int64_t>::max();
  if (digits.end == sign || digits.end != found.size() || digits.value > largest) refuse(name);
  const auto size = static_cast<std::int64_t>(digits.value), number = sign == 1 ? -size : size;
  if (number < least || number > most) refuse(name);
  return number;
}

std::string_view Input::word(std::string_view name) {
  skip_space();
  const std::string_view found = token();
  if (found.empty()) throw fault(InputFault::Kind::ended, name, at_, found);
  last_ = at_;
  at_ += found.size();
  return found;
}

void Input::refuse(std::string_view name) const {
  throw fault(InputFault::Kind::unfit, name, last_, text_.substr(last_, at_ - last_));
}

void Input::end() {
  if (!ended()) throw fault(InputFault::Kind::more, {}, at_, token());
}

}  // namespace nimlab
