#include "instruments/cards/read_once.hpp"

#include <algorithm>

namespace nimlab {
namespace {

std::size_t hash_of(const ReadOnce::Form& form) {
  std::uint64_t hash = static_cast<std::uint64_t>(form.kind) + form.size;
  for (std::size_t i = 0; i < form.size; ++i) hash = (hash ^ form.parts[i]) * 0x9E3779B97F4A7C15u;
  return static_cast<std::size_t>(hash >> 32);
}

bool same(const ReadOnce::Form& a, const ReadOnce::Form& b) {
  return a.kind == b.kind && a.size == b.size && a.parts == b.parts;
}

void sort(std::span<ReadOnce::Part> parts) { std::sort(parts.begin(), parts.end()); }

constexpr ReadOnce::Id no_id = 0xFFFFFFFF;

}  // namespace

ReadOnce::ReadOnce() : table_(1 << 10, no_id) {}

ReadOnce::Id ReadOnce::card(const SmallFraction& value, std::string text) {
  const auto known = std::find(cards_.begin(), cards_.end(), text);
  Form form;
  form.value = value;
  form.parts[0] = static_cast<Part>(known - cards_.begin());
  form.size = 1;
  form.whole = value.whole();
  if (known == cards_.end()) cards_.push_back(std::move(text));
  return intern(form, false).form.id;
}

ReadOnce::Made ReadOnce::intern(const Form& form, bool negative) {
  if (2 * forms_.size() >= table_.size()) {
    std::vector<Id> larger(2 * table_.size(), no_id);
    for (Id id = 0; id < forms_.size(); ++id) {
      std::size_t at = hash_of(forms_[id]) & (larger.size() - 1);
      while (larger[at] != no_id) at = (at + 1) & (larger.size() - 1);
      larger[at] = id;
    }
    table_.swap(larger);
  }
  std::size_t at = hash_of(form) & (table_.size() - 1);
  for (; table_[at] != no_id; at = (at + 1) & (table_.size() - 1)) {
    if (same(forms_[table_[at]], form)) return {{table_[at], negative}, false};
  }
  const auto id = static_cast<Id>(forms_.size());
  forms_.push_back(form);
  table_[at] = id;
  return {{id, negative}, true};
}

ReadOnce::Made ReadOnce::sum(std::span<const Part> parts, const SmallFraction& value) {
  Form form;
  form.kind = Kind::sum;
  form.value = value;
  form.size = static_cast<std::uint8_t>(parts.size());
  form.whole = value.whole();
  std::array<Part, most_cards> negated{};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Form& part = forms_[parts[i] >> 1];
    form.negatable |= part.negatable || (parts[i] & 1) != 0;
    form.whole &= part.whole;
    form.parts[i] = part.opposite ? parts[i] & ~Part{1} : parts[i];
    negated[i] = part.opposite ? form.parts[i] : parts[i] ^ 1;
  }
  sort({form.parts.data(), parts.size()});
  sort({negated.data(), parts.size()});
  form.opposite = negated == form.parts;
  const bool negative = negated < form.parts;
  if (negative) {
    form.parts = negated;
    form.value = -value;
  }
  return intern(form, negative);
}

ReadOnce::Made ReadOnce::product(std::span<const Part> parts, const SmallFraction& value) {
  Form form;
  form.kind = Kind::product;
  form.value = value;
  form.size = static_cast<std::uint8_t>(parts.size());
  form.whole = value.whole();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Form& part = forms_[parts[i] >> 1];
    form.negatable |= part.negatable;
    form.opposite |= part.opposite;
    form.whole &= part.whole;
    form.parts[i] = parts[i];
  }
  sort({form.parts.data(), parts.size()});
  return intern(form, false);
}

ReadOnce::Signed ReadOnce::combine(Signed a, char operation, Signed b) {
  const bool adding = operation == '+' || operation == '-';
  const bool inverting = operation == '-' || operation == '/';
  const Kind kind = adding ? Kind::sum : Kind::product;
  std::array<Part, most_cards> parts{};
  std::size_t size = 0;
  for (const bool second : {false, true}) {
    const Signed& each = second ? b : a;
    const Form& form = forms_[each.id];
    const bool inverted = (second && inverting) != (adding && each.negative);
    if (form.kind != kind) {
      parts[size++] = part(each.id, inverted);
      continue;
    }
    for (std::size_t i = 0; i < form.size; ++i) parts[size++] = form.parts[i] ^ Part { inverted };
  }
  if (adding) {
    const SmallFraction left = value(a), right = value(b);
    return sum({parts.data(), size}, inverting ? left - right : left + right).form;
  }
  const SmallFraction &left = forms_[a.id].value, &right = forms_[b.id].value;
  Signed result = product({parts.data(), size}, inverting ? left / right : left * right).form;
  result.negative = a.negative != b.negative;
  return result;
}

// ---- Written out

/// A part of a sum or product as it is written.
struct ReadOnce::Item {
  Signed e;
  bool inverted;
  SmallFraction value;
  std::string text;
};

std::vector<ReadOnce::Item> ReadOnce::items(const Form& form, bool negative) const {
  const bool adding = form.kind == Kind::sum;
  std::vector<Item> items;
  bool turned = adding ? false : negative && !form.opposite;  // a sign that some factor has to take
  for (std::size_t i = 0; i < form.size; ++i) {
    const Id id = form.parts[i] >> 1;
    const Form& part = forms_[id];
    bool inverted = (form.parts[i] & 1) != 0;
    if (adding) inverted = inverted != negative;
    // Whatever can be is written so that its value is not negative; a term of value 0 is added.
    const int sign = part.value.sign();
    const bool turn = part.negatable && (sign < 0 || (adding && sign == 0 && inverted));
    if (turn && adding) inverted = !inverted;
    if (turn && !adding) turned = !turned;
    items.push_back({{id, turn}, inverted, {}, {}});
  }
  const auto flip = [](Item& item) { item.e.negative = !item.e.negative; };
  if (adding && std::all_of(items.begin(), items.end(), [](const Item& item) { return item.inverted; })) {
    // Something must come first, and is added.
    const auto first = std::find_if(items.begin(), items.end(),
                                    [&](const Item& item) { return forms_[item.e.id].negatable; });
    first->inverted = false;
    flip(*first);
  }
  if (turned && !form.opposite) {
    Item* best = nullptr;
    for (Item& item : items) {
      if (forms_[item.e.id].negatable && (!best || forms_[item.e.id].value.sign() == 0)) best = &item;
    }
    flip(*best);
  }
  for (Item& item : items) {
    item.value = value(item.e);
    item.text = write(item.e, nullptr, true);
  }
  std::sort(items.begin(), items.end(), [](const Item& a, const Item& b) {
    if (a.inverted != b.inverted) return b.inverted;
    const int more = (a.value - b.value).sign();
    return more != 0 ? more > 0 : a.text < b.text;
  });
  return items;
}

std::string ReadOnce::write(Signed e, std::vector<Equation>* steps, bool bracketed) const {
  const Form& form = forms_[e.id];
  if (form.kind == Kind::card) {
    const std::string& card = cards_[form.parts[0]];
    const bool number = std::all_of(card.begin(), card.end(), [](char c) { return '0' <= c && c <= '9'; });
    return number ? card : '(' + card + ')';
  }
  const bool adding = form.kind == Kind::sum;
  std::string text;
  SmallFraction value;
  std::uint32_t card = Equation::no_card;
  for (const Item& item : items(form, e.negative)) {
    const Form& part = forms_[item.e.id];
    const std::string written = write(item.e, steps, !adding);
    const std::uint32_t next = part.kind == Kind::card ? part.parts[0] : Equation::no_card;
    if (text.empty()) {
      text = written;
      value = item.value;
      card = next;
      continue;
    }
    const char operation = adding ? (item.inverted ? '-' : '+') : item.inverted ? '/' : '*';
    const SmallFraction before = value;
    value = adding ? (item.inverted ? before - item.value : before + item.value)
                   : (item.inverted ? before / item.value : before * item.value);
    text += operation + written;
    if (steps) {
      steps->push_back(
          {nimlab::text(before), operation, nimlab::text(item.value), nimlab::text(value), {card, next}});
    }
    card = Equation::no_card;
  }
  return adding && bracketed ? '(' + text + ')' : text;
}

std::string ReadOnce::text(Signed e, std::vector<Equation>* steps) const { return write(e, steps, false); }

// ---- All of a hand

ReadOnceSearch::ReadOnceSearch(ReadOnce& forms, std::span<const ReadOnce::Id> cards,
                               const SmallFraction& target)
    : forms_(forms), target_(target) {
  std::vector<ReadOnce::Id> kinds(cards.begin(), cards.end());
  sort(kinds);
  kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
  std::vector<std::uint32_t> most, radix;
  std::uint32_t count = 1;
  for (ReadOnce::Id kind : kinds) {
    most.push_back(static_cast<std::uint32_t>(std::count(cards.begin(), cards.end(), kind)));
    radix.push_back(count);
    count *= most.back() + 1;
  }
  // A part of the hand by its digits: how many of each kind.
  const auto digit = [&](std::uint32_t hand, std::size_t i) { return hand / radix[i] % (most[i] + 1); };
  hands_.resize(count);
  for (std::uint32_t hand = 1; hand < count; ++hand) {
    std::size_t first = kinds.size();
    for (std::size_t i = kinds.size(); i-- > 0;) {
      hands_[hand].size += digit(hand, i);
      if (digit(hand, i) > 0) first = i;
    }
    for (std::uint32_t part = 1; part < hand; ++part) {
      bool within = digit(part, first) > 0;
      for (std::size_t i = 0; i < kinds.size(); ++i) within &= digit(part, i) <= digit(hand, i);
      if (within) hands_[hand].splits.push_back({part, hand - part});
    }
    if (hands_[hand].size == 1) hands_[hand].terms = hands_[hand].factors = {kinds[first]};
  }
  for (std::uint32_t size = 1; size <= cards.size(); ++size) {
    for (std::uint32_t hand = 1; hand < count; ++hand) {
      if (hands_[hand].size == size) order_.push_back(hand);
    }
  }
  if (count == 2 && most[0] == 1) keep(kinds[0]);
}

std::uint64_t ReadOnceSearch::tails(const Hand& rest, bool products) const {
  return 2 * (products ? 2 * rest.factors.size() + rest.products.size() + rest.below.size()
                       : rest.terms.size() + rest.sums.size());
}

std::uint64_t ReadOnceSearch::combinations(const Hand& hand) const {
  std::uint64_t count = 0;
  for (const auto& [part, rest] : hand.splits) {
    count += hands_[part].terms.size() * tails(hands_[rest], false);
    count += hands_[part].factors.size() * tails(hands_[rest], true);
  }
  return count;
}

bool ReadOnceSearch::step(std::int64_t combinations_now) {
  std::int64_t budget = combinations_now;
  while (budget > 0 && at_ < order_.size()) {
    Hand& hand = hands_[order_[at_]];
    if (at_ + 1 == order_.size() && total_ == 0) total_ = done_ + combinations(hand);
    if (split_ < hand.splits.size()) {
      const std::uint32_t part = hand.splits[split_][0], other = hand.splits[split_][1];
      const Hand& rest = hands_[other];
      const std::vector<ReadOnce::Id>& heads = products_ ? hands_[part].factors : hands_[part].terms;
      const std::uint64_t count = tails(rest, products_), from = tail_;
      if (head_ < heads.size()) {
        const std::uint64_t end = std::min(count, from + static_cast<std::uint64_t>(budget));
        while (tail_ < end) combine(heads[head_], rest, tail_++);
        budget -= static_cast<std::int64_t>(tail_ - from);
        done_ += tail_ - from;
        if (tail_ == count) tail_ = 0, ++head_;
        continue;
      }
      head_ = 0;
      ++split_;
      continue;
    }
    split_ = 0;
    if (!products_) {
      products_ = true;
      continue;
    }
    products_ = false;
    hand.terms.insert(hand.terms.end(), hand.products.begin(), hand.products.end());
    hand.factors.insert(hand.factors.end(), hand.sums.begin(), hand.sums.end());
    ++at_;
    --budget;
  }
  return at_ == order_.size();
}

/// `first` with the tail of this index: half of them subtracted, or under the line with `first`.
void ReadOnceSearch::combine(ReadOnce::Id first, const Hand& rest, std::uint64_t index) {
  const std::uint64_t half = tails(rest, products_) / 2;
  const bool second_half = index >= half;
  auto i = static_cast<std::size_t>(second_half ? index - half : index);
  if (!products_) {
    const bool single = i < rest.terms.size();
    tail(first, false, single ? rest.terms[i] : rest.sums[i - rest.terms.size()], !single, second_half);
    return;
  }
  if (second_half && forms_[first].value.num == 0) return;
  if (i < 2 * rest.factors.size()) {
    const ReadOnce::Id second = rest.factors[i / 2];
    const bool under = i % 2 == 1;
    if (!under || forms_[second].value.num != 0) tail(first, second_half, second, false, under);
    return;
  }
  i -= 2 * rest.factors.size();
  tail(first, second_half, i < rest.products.size() ? rest.products[i] : rest.below[i - rest.products.size()],
       true, false);
}

/// `first`, which may be inverted, and `second`: inverted, too, where `minus`; its own parts where `spread`.
void ReadOnceSearch::tail(ReadOnce::Id first, bool inverted, ReadOnce::Id second, bool spread, bool minus) {
  const ReadOnce::Form &a = forms_[first], &b = forms_[second];
  const bool last = at_ + 1 == order_.size();
  if (last && !likely(a.value, inverted, b.value, minus)) return;
  SmallFraction value;
  if (products_) {
    value = inverted ? SmallFraction{a.value.den, a.value.num} : a.value;
    value = minus ? value / b.value : value * b.value;
  } else {
    value = minus ? a.value - b.value : a.value + b.value;
  }
  if (last && !wanted(value)) return;
  std::array<ReadOnce::Part, most_cards> parts{ReadOnce::part(first, inverted)};
  std::size_t size = 1;
  bool above = !inverted;
  if (!spread) {
    parts[size++] = ReadOnce::part(second, minus);
    above |= !minus;
  } else {
    for (std::size_t i = 0; i < b.size; ++i) {
      parts[size++] = b.parts[i] ^ ReadOnce::Part{minus};
      above |= (b.parts[i] & 1) == 0;
    }
  }
  if (last && products_ && !above) return;
  const std::span<const ReadOnce::Part> all(parts.data(), size);
  const ReadOnce::Made made = products_ ? forms_.product(all, value) : forms_.sum(all, value);
  if (!made.fresh) return;
  if (last) {
    keep(made.form.id);
    return;
  }
  Hand& hand = hands_[order_[at_]];
  (!products_ ? hand.sums : above ? hand.products : hand.below).push_back(made.form.id);
}

/// Whether a tail may be wanted, by the lowest 64 bits, which decide nearly always: products of 128 bits take
/// long.
bool ReadOnceSearch::likely(const SmallFraction& a, bool inverted, const SmallFraction& b, bool minus) const {
  const auto low = [](Int128 part) { return static_cast<std::uint64_t>(part); };
  std::uint64_t an = low(a.num), ad = low(a.den), bn = low(b.num), bd = low(b.den);
  if (products_) {
    if (inverted) std::swap(an, ad);
    if (minus) std::swap(bn, bd);
    an *= bn;
  } else {
    bn *= ad;
    an = an * bd + (minus ? 0 - bn : bn);
  }
  an *= low(target_.den);
  ad *= bd * low(target_.num);
  return an == ad || an + ad == 0;
}

/// Up to the sign.
bool ReadOnceSearch::wanted(const SmallFraction& value) const {
  const SmallFraction exact = reduced(value);
  return exact == target_ || exact == -target_;
}

void ReadOnceSearch::keep(ReadOnce::Id id) {
  const ReadOnce::Form& form = forms_[id];
  const SmallFraction value = reduced(form.value);
  if (value == target_) found_.push_back({id, false});
  if (form.negatable && !form.opposite && -value == target_) found_.push_back({id, true});
}

}  // namespace nimlab
