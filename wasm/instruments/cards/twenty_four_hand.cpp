#include "instruments/cards/twenty_four_hand.hpp"

#include <algorithm>

namespace nimlab {
namespace {

constexpr std::uint64_t most_target = 1'000'000'000'000'000'000;
constexpr std::uint64_t most_hands = 50'000;
constexpr std::int64_t hands_a_step = 10'000;  ///< combinations a step
constexpr std::string_view minuses[] = {"-", "−", "－"};

std::string bracketed(const std::string& value) {
  return value.find_first_of("-/") == std::string::npos ? value : '(' + value + ')';
}

void refuse_run_of_digits(const Token& word, std::string_view text) {
  if (!is_run_of_digits(word.text)) return;
  std::string apart;
  for (char digit : word.text) apart += apart.empty() ? "" : " ", apart += digit;
  const std::string one = '(' + std::string(word.text) + ')';
  const std::string before(text.substr(0, word.at)), after(text.substr(word.at + word.text.size()));
  throw Error(ErrorCode::ambiguous, Field::position, std::string(word.text),
              before + apart + after + '\n' + before + one + after, word.at);
}

}  // namespace

bool is_run_of_digits(std::string_view text) {
  return text.size() >= 3 && text.size() <= most_cards &&
         text.find_first_not_of("123456789") == std::string_view::npos;
}

ReadOnce::Signed whole_card(ReadOnce& forms, std::uint64_t value) {
  return {forms.card({static_cast<Int128>(value)}, std::to_string(value)), false};
}

Cards cards_of(ReadOnce& forms, std::string_view text) {
  Cards cards;
  const std::vector<Token> words = tokens(text);
  if (words.empty()) throw Error(ErrorCode::empty, Field::position);
  if (words.size() > most_cards) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(words.size()),
                std::to_string(most_cards), words[most_cards].at);
  }
  for (const Token& word : words) {
    for (std::string_view minus : minuses) {
      if (word.text.starts_with(minus)) number(word, Field::position);  // throws: negative, not_a_number
    }
    ExpressionReader reader(forms, text, word.at, word.at + word.text.size(), largest_card);
    const auto read = reader.read([&](std::uint64_t value, Token token) {
      if (cards.values.size() == most_cards) {
        throw Error(ErrorCode::too_many, Field::position, std::to_string(most_cards + 1),
                    std::to_string(most_cards), token.at);
      }
      cards.values.push_back(value);
      return std::optional(whole_card(forms, value));
    });
    if (!read) {
      throw Error(ErrorCode::syntax, Field::position, excerpt(reader.zero()->text), {}, reader.zero()->at);
    }
    const bool plain = forms[read->id].kind == ReadOnce::Kind::card;
    cards.ids.push_back(plain ? read->id : forms.card(forms.value(*read), forms.text(*read)));
  }
  return cards;
}

SmallFraction target_of(std::string_view text, std::size_t begin, Field field) {
  Token word = next_token(text, begin);
  if (word.text.empty()) throw Error(ErrorCode::empty, field);
  if (const Token more = next_token(text, word.at + word.text.size()); !more.text.empty()) {
    throw Error(ErrorCode::syntax, field, excerpt(more.text), {}, more.at);
  }
  bool negative = false;
  for (std::string_view minus : minuses) {
    if (!word.text.starts_with(minus)) continue;
    negative = true;
    word = {word.text.substr(minus.size()), word.at + minus.size()};
    break;
  }
  const std::size_t bar = std::min(word.text.find('/'), word.text.size());
  SmallFraction target{static_cast<Int128>(number({word.text.substr(0, bar), word.at}, field, most_target))};
  if (bar < word.text.size()) {
    const Token below{word.text.substr(bar + 1), word.at + bar + 1};
    target.den = static_cast<Int128>(number(below, field, largest_card, 1));
  }
  return reduced(negative ? -target : target);
}

Hand hand_of(std::string_view text, const SmallFraction& usual) {
  const std::size_t equals = text.find('=');
  const std::vector<Token> cards = tokens(text.substr(0, equals));
  if (cards.size() == 1) refuse_run_of_digits(cards[0], text);
  if (equals == std::string_view::npos) return {text, usual};
  return {text.substr(0, equals), target_of(text, equals + 1, Field::position)};
}

std::string written(const Equation& e) {
  return bracketed(e.left) + e.operation + bracketed(e.right) + '=' + e.value;
}

Typed read_typed(ReadOnce& forms, const Hand& hand, std::string_view text, std::size_t begin) {
  Typed typed;
  const Cards cards = cards_of(forms, hand.cards);
  std::vector<bool> used(cards.values.size());
  ExpressionReader reader(forms, text, begin, text.size(), largest_card);
  std::vector<Equation> steps;
  const auto leaf = [&](std::uint64_t value, Token token) -> std::optional<ReadOnce::Signed> {
    bool known = false;
    for (std::size_t i = 0; i < used.size(); ++i) {
      if (cards.values[i] != value) continue;
      known = true;
      if (used[i]) continue;
      used[i] = true;
      return whole_card(forms, value);
    }
    if (!typed.blamed) {
      typed.blamed = token;
      typed.verdict = known ? "spent" : "foreign";
    }
    return std::nullopt;
  };
  typed.form = reader.read(leaf, &steps);
  for (const Equation& e : steps) typed.steps.push_back(written(e));
  for (std::uint32_t i = 0; i < used.size(); ++i) {
    if (!used[i]) typed.unused.push_back(i + 1);
  }
  if (!typed.form && !typed.blamed) {
    typed.blamed = reader.zero();
    typed.verdict = "undefined";
  }
  if (typed.form) {
    const bool solved = reduced(forms.value(*typed.form)) == hand.target;
    typed.verdict = !typed.unused.empty() ? "unused" : solved ? "solved" : "other";
  }
  return typed;
}

Hands::Hands(std::string_view text, const SmallFraction& target) : target_(target) {
  const std::vector<Token> words = tokens(text);
  if (words.empty()) throw Error(ErrorCode::empty, Field::position);
  if (words.size() != 2) {
    const Token& odd = words.size() == 1 ? words[0] : words[2];
    throw Error(ErrorCode::syntax, Field::position, excerpt(odd.text), {}, odd.at);
  }
  hand_.assign(number(words[0], Field::position, most_cards, 1), 1);
  largest_ = number(words[1], Field::position, most_hands, 1);
  hands_ = 1;
  for (std::uint64_t i = 1; i <= hand_.size() && hands_ <= most_hands; ++i) {
    hands_ = hands_ * (largest_ + i - 1) / i;
  }
  if (hands_ > most_hands) {
    throw Error(ErrorCode::too_long, Field::position, std::to_string(hands_), std::to_string(most_hands),
                words[1].at);
  }
}

bool Hands::step() {
  for (std::int64_t left = hands_a_step; left > 0;) {
    if (!search_) {
      forms_ = std::make_unique<ReadOnce>();
      std::vector<ReadOnce::Id> ids;
      for (std::uint64_t each : hand_) ids.push_back(whole_card(*forms_, each).id);
      search_ = std::make_unique<ReadOnceSearch>(*forms_, ids, target_);
    }
    const std::uint64_t before = search_->done();
    const bool finished = search_->step(left);
    left -= static_cast<std::int64_t>(search_->done() - before);
    if (!finished) continue;
    const auto& found = search_->found();
    solvable_ += !found.empty();
    whole_ += std::any_of(found.begin(), found.end(),
                          [&](const ReadOnce::Signed& e) { return (*forms_)[e.id].whole; });
    search_.reset();
    ++done_;
    // The next hand, none of whose cards is less than the one before it.
    std::size_t i = hand_.size();
    while (i > 0 && hand_[i - 1] == largest_) --i;
    if (i == 0) return true;
    std::fill(hand_.begin() + static_cast<std::ptrdiff_t>(i - 1), hand_.end(), hand_[i - 1] + 1);
  }
  return false;
}

Data Hands::tell() {
  Data data;
  data.fields(3).key("hands").count(hands_).key("solvable").count(solvable_).key("whole").count(whole_);
  return data;
}

}  // namespace nimlab
