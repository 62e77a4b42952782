#include "instruments/cards/expression.hpp"

namespace nimlab {
namespace {

constexpr int deepest = 50;

constexpr std::pair<std::string_view, char> wide_signs[] = {
    {"×", '*'},  {"·", '*'},  {"÷", '/'},  {"−", '-'},  {"–", '-'},  {"＋", '+'},
    {"－", '-'}, {"＊", '*'}, {"／", '/'}, {"（", '('}, {"）", ')'},
};

}  // namespace

std::size_t ExpressionReader::width(std::size_t at, char& sign) const {
  const std::string_view left = text_.substr(at);
  if (std::string_view("+-*/()").find(left[0]) != std::string_view::npos) {
    sign = left[0];
    return 1;
  }
  for (const auto& [wide, meant] : wide_signs) {
    if (!left.starts_with(wide)) continue;
    sign = meant;
    return wide.size();
  }
  return 0;
}

char ExpressionReader::sign() {
  while (at_ < text_.size()) {
    const std::size_t skip = separator(text_, at_);
    if (skip == 0) break;
    at_ += skip;
  }
  if (at_ == text_.size()) return 0;
  char found = '0';
  next_ = at_ + width(at_, found);
  return found;
}

void ExpressionReader::refuse() const {
  if (at_ == text_.size()) throw Error(ErrorCode::syntax, Field::position, {}, {}, at_);
  throw Error(ErrorCode::syntax, Field::position, character(text_, at_), {}, at_);
}

std::optional<ReadOnce::Signed> ExpressionReader::read(Leaf leaf, std::vector<Equation>* steps) {
  leaf_ = &leaf;
  steps_ = steps;
  if (sign() == 0) throw Error(ErrorCode::empty, Field::position, {}, {}, at_);
  const std::optional<Read> all = sum();
  if (sign() != 0) refuse();
  return all ? std::optional(all->form) : std::nullopt;
}

std::optional<ExpressionReader::Read> ExpressionReader::sum() {
  std::optional<Read> left = product();
  for (char s = sign(); s == '+' || s == '-'; s = sign()) {
    at_ = next_;
    left = combined(left, s, product());
  }
  return left;
}

std::optional<ExpressionReader::Read> ExpressionReader::product() {
  std::optional<Read> left = operand();
  for (char s = sign(); s == '*' || s == '/'; s = sign()) {
    at_ = next_;
    left = combined(left, s, operand());
  }
  return left;
}

std::optional<ExpressionReader::Read> ExpressionReader::operand() {
  const char s = sign();
  const std::size_t begin = at_;
  if (s == '(') {
    if (++depth_ > deepest) refuse();
    at_ = next_;
    std::optional<Read> inside = sum();
    if (sign() != ')') refuse();
    at_ = next_;
    --depth_;
    if (inside) inside->begin = begin, inside->end = at_;
    return inside;
  }
  if (s != '0') refuse();
  char other;
  while (at_ < text_.size() && separator(text_, at_) == 0 && width(at_, other) == 0) ++at_;
  const Token token{text_.substr(begin, at_ - begin), begin};
  const auto leaf = (*leaf_)(number(token, Field::position, most_), token);
  return leaf ? std::optional(Read{*leaf, begin, at_}) : std::nullopt;
}

std::optional<ExpressionReader::Read> ExpressionReader::combined(std::optional<Read> a, char operation,
                                                                 std::optional<Read> b) {
  if (!a || !b) return std::nullopt;
  const SmallFraction left = forms_.value(a->form), right = forms_.value(b->form);
  if (operation == '/' && right.num == 0) {
    if (!zero_) zero_ = Token{text_.substr(b->begin, b->end - b->begin), b->begin};
    return std::nullopt;
  }
  const ReadOnce::Signed result = forms_.combine(a->form, operation, b->form);
  if (steps_) {
    steps_->push_back({text(left),
                       operation,
                       text(right),
                       text(forms_.value(result)),
                       {Equation::no_card, Equation::no_card}});
  }
  return Read{result, a->begin, b->end};
}

}  // namespace nimlab
