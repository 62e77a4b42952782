#include "instruments/bluffing/guess_round.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "instruments/bluffing/chances.hpp"
#include "instruments/judgement.hpp"
#include "instruments/matrices/payoffs.hpp"

namespace nimlab::guess {

// cut: hidden-card
/// The chance with m cards against the asker, u = f(m - 1, n) and v = f(m, n - 1): where the lines of being
/// believed and of being doubted cross, for no turn with n, m > 0 has a saddle point.
Fraction crossing(std::int64_t m, const Fraction& u, const Fraction& v) {
  return (Fraction(1) + Fraction(m) * (Fraction(1) - u) * v) / (Fraction(1) + Fraction(m + 1) * v);
}
// end cut

Fraction exact(std::size_t n, std::size_t m) {
  std::vector<Fraction> all((most_exact + 1) * (most_exact + 1));
  const auto at = [&](std::size_t a, std::size_t b) -> Fraction& { return all[a * (most_exact + 1) + b]; };
  for (std::size_t sum = 0; sum <= n + m; ++sum) {
    for (std::size_t a = 0; a <= std::min<std::size_t>(sum, most_exact); ++a) {
      const std::size_t b = sum - a;
      if (b > most_exact) continue;
      const auto cards = static_cast<std::int64_t>(b);
      if (a == 0 || b == 0) {
        at(a, b) = b == 0 ? Fraction(1) : Fraction(1, cards + 1);
        continue;
      }
      at(a, b) = crossing(cards, at(b - 1, a), at(b, a - 1));
    }
  }
  return at(n, m);
}

Asking::Asking(std::size_t n, std::size_t m) {
  const auto cards = static_cast<std::int64_t>(m);
  honest_believed = Fraction(cards, cards + 1) * (Fraction(1) - exact(m - 1, n));
  honest_doubted = honest_believed + Fraction(1, cards + 1);
  bluff_believed = 1, bluff_doubted = Fraction(1) - exact(m, n - 1);
}

namespace {
Fraction mixed(const Fraction& chance, const Fraction& one, const Fraction& other) {
  return chance * one + (Fraction(1) - chance) * other;
}
}  // namespace

Fraction Asking::believed(const Fraction& bluff) const {
  return mixed(bluff, bluff_believed, honest_believed);
}
Fraction Asking::doubted(const Fraction& bluff) const { return mixed(bluff, bluff_doubted, honest_doubted); }
Fraction Asking::honest(const Fraction& doubt) const { return mixed(doubt, honest_doubted, honest_believed); }
Fraction Asking::bluffing(const Fraction& doubt) const { return mixed(doubt, bluff_doubted, bluff_believed); }
Fraction Asking::bluff() const {
  const Fraction honest = honest_doubted - honest_believed, lost = bluff_believed - bluff_doubted;
  return honest / (honest + lost);
}
Fraction Asking::doubt() const {
  const Fraction honest = honest_doubted - honest_believed, lost = bluff_believed - bluff_doubted;
  return (bluff_believed - honest_believed) / (honest + lost);
}

namespace {

/// Where a card is, and what is known of it.
enum class Place : std::uint8_t { reader, other, table };

struct Hands {
  std::size_t n, m;
};

/// A round as it is played: the deal and the other's choices come of the seed. A card is asked for once. Who
/// does not name the card that had to be denied doubts the asker: from then on it counts as the asker's, and
/// where it is the hidden one, the asker wins by naming it.
class Round {
 public:
  Round(std::size_t n, std::size_t m, std::uint64_t seed)
      : seed_(seed), place_(n + m + 1, Place::other), gone_(n + m + 1), asked_(n + m + 1), open_(n + m + 1) {
    std::size_t readers = n, left = n + m + 1;
    bool table = false;
    for (std::size_t card = 0; card < place_.size(); ++card, --left) {
      const std::uint64_t of = luck(seed, 0, card) % left;
      if (of < readers) {
        place_[card] = Place::reader, --readers;
      } else if (!table && of == readers) {
        place_[card] = Place::table, table = true;
      }
    }
  }

  bool may_ask(std::size_t card) const { return !over_ && !asked_[card] && !gone_[card]; }
  /// Neither the reader's own nor one that was shown.
  bool may_name(std::size_t card) const { return !over_ && place_[card] != Place::reader && !gone_[card]; }

  void ask(std::size_t card) {
    if (denied_ && place_[*denied_] == Place::other) open_[*denied_] = true;  // doubted
    denied_.reset();
    const std::size_t mine = closed_to_other().size() - 1, theirs = closed(Place::other).size();
    asked(true, card);
    if (known_to_other_) return named(false, *known_to_other_);
    if (!gone_[card]) {
      // The reader who cannot bluff, or has nothing to wait for, is believed.
      const bool doubts = mine > 0 && theirs > 0 && happens(Asking(mine, theirs).doubt(), lucky());
      if (!doubts) return named(false, card);
      open_[card] = true;
    }
    turn_of_other();
  }
  void name(std::size_t card) { named(true, card); }

  /// `unplayed`: hands with which there is no round.
  Data tell(std::string_view text, std::optional<Hands> unplayed = std::nullopt) const {
    std::vector<std::uint32_t> places, marks, asks, names;
    const auto counted = [](std::size_t number) { return static_cast<std::uint32_t>(number); };
    std::uint32_t sure = 0;
    for (std::size_t card = 0; card < place_.size() && !unplayed; ++card) {
      const bool seen = over_ || gone_[card] || place_[card] == Place::reader;
      places.push_back(seen ? counted(static_cast<std::size_t>(place_[card])) + 1 : 0);
      marks.push_back((gone_[card] ? 2u : 0u) + (asked_[card] ? 1u : 0u));
      if (may_ask(card)) asks.push_back(counted(card + 1));
      if (may_name(card)) names.push_back(counted(card + 1));
    }
    const std::size_t mine = unplayed ? unplayed->n : closed(Place::reader).size(),
                      theirs = unplayed ? unplayed->m : closed(Place::other).size();
    for (std::size_t card = 0; card < place_.size() && !unplayed; ++card) {
      const bool asked_for = open_[card] || (theirs == 0 && !gone_[card]);
      if (place_[card] == Place::table && asked_for) sure = counted(card + 1);
    }
    Data data;
    data.fields(11).key("position").text(text);
    data.key("asker").text(denied_ ? "other" : "reader");
    data.key("n").number(counted(denied_ ? theirs : mine)).key("m").number(counted(denied_ ? mine : theirs));
    data.key("places").list(places).key("marks").list(marks);
    data.key("asks").list(asks).key("names").list(names).key("said").list(said_);
    data.key("sure").number(sure);
    data.key("over").text(!over_ ? "" : won_ ? "won" : "lost");
    return data;
  }

 private:
  /// Cards of a hand that are not known to the one who does not hold them.
  std::vector<std::size_t> closed(Place of) const {
    std::vector<std::size_t> out;
    for (std::size_t card = 0; card < place_.size(); ++card) {
      if (place_[card] == of && !gone_[card] && !open_[card]) out.push_back(card);
    }
    return out;
  }
  /// Among which the other takes the hidden card to be: one more than the reader's closed ones, as it counts.
  std::vector<std::size_t> closed_to_other() const {
    std::vector<std::size_t> out = closed(Place::reader);
    for (std::size_t card : closed(Place::table)) out.push_back(card);
    return out;
  }
  void note(bool reader, std::size_t card, std::uint32_t how) {
    said_.insert(said_.end(), {reader ? 0u : 1u, static_cast<std::uint32_t>(card + 1), how});
  }
  void asked(bool reader, std::size_t card) {
    asked_[card] = true;
    gone_[card] = place_[card] == (reader ? Place::other : Place::reader);
    note(reader, card, gone_[card] ? 1 : 0);
  }
  void named(bool reader, std::size_t card) {
    const bool right = place_[card] == Place::table;
    note(reader, card, right ? 3 : 2);
    over_ = true, won_ = right == reader, denied_.reset();
  }
  std::uint64_t lucky() { return luck(seed_, 1 + said_.size(), ++thrown_); }

  void turn_of_other() {
    const std::vector<std::size_t> own = closed(Place::other), open = closed_to_other();
    const auto any = [&](const std::vector<std::size_t>& among) { return among[lucky() % among.size()]; };
    if (open.size() == 1 || own.empty()) return named(false, any(open));
    const bool bluffs = happens(Asking(own.size(), open.size() - 1).bluff(), lucky());
    const std::size_t card = any(bluffs ? own : open);
    asked(false, card);
    if (gone_[card]) return;
    denied_ = card;
    if (!bluffs) known_to_other_ = card;
  }

  std::uint64_t seed_, thrown_ = 0;
  std::vector<Place> place_;
  std::vector<bool> gone_, asked_;
  std::vector<bool> open_;  ///< counts as known: asked for by its holder, or so the other thinks, and doubted
  std::vector<std::uint32_t> said_;
  std::optional<std::size_t> denied_;  ///< what the other has just asked for and the reader had not
  std::optional<std::size_t> known_to_other_;
  bool over_ = false, won_ = false;
};

Hands hands(const std::vector<Token>& words, std::uint64_t least, std::string_view text,
            std::uint64_t most = most_exact) {
  if (words.empty()) throw Error(ErrorCode::empty, Field::position);
  if (words.size() < 2) throw Error(ErrorCode::syntax, Field::position, excerpt(text), {}, 0);
  const auto hand = [&](std::size_t i) -> std::size_t {
    return static_cast<std::size_t>(number(words[i], Field::position, most, least));
  };
  return {hand(0), hand(1)};
}

Data read(std::string_view text) {
  const std::vector<Token> words = tokens(text);
  const auto [n, m] = hands(words, 0, text, most_cards);
  if (n == 0 || m == 0 || n > most_exact || m > most_exact) {
    return Round(0, 0, 0).tell(std::to_string(n) + ' ' + std::to_string(m), Hands{n, m});
  }
  const std::uint64_t seed = words.size() > 2 ? number(words[2], Field::position) : 1;
  Round round(n, m, seed);
  std::string position = std::to_string(n) + ' ' + std::to_string(m) + ' ' + std::to_string(seed);
  for (std::size_t i = 3; i < words.size(); ++i) {
    const Token& word = words[i];
    const bool asks = word.text[0] == 'a';
    if (!asks && word.text[0] != 'n')
      throw Error(ErrorCode::syntax, Field::position, excerpt(word.text), {}, word.at);
    const std::size_t card = number({word.text.substr(1), word.at + 1}, Field::position, n + m + 1, 1) - 1;
    if (asks ? !round.may_ask(card) : !round.may_name(card)) {
      throw Error(ErrorCode::illegal_move, Field::position, excerpt(word.text), {}, word.at);
    }
    asks ? round.ask(card) : round.name(card);
    position += ' ', position += word.text;
  }
  return round.tell(position);
}

Judgement judged_chance(std::size_t n, std::size_t m, const Fraction& given, bool again) {
  const Fraction truth = exact(n, m);
  Judgement out{given == truth, "right", {}, {}};
  if (out.right) return out;
  const Asking asking(n, m);
  const Fraction safe = std::max(std::min(asking.honest_believed, asking.honest_doubted),
                                 std::min(asking.bluff_believed, asking.bluff_doubted));
  if (given == Fraction(1) - truth) {
    out.key = "others";
  } else if (given == exact(m, n)) {
    out.key = "swapped";
  } else if (given == safe) {
    out.key = "unmixed";
  } else if (given > truth) {
    // There is a chance to doubt that holds both rows to less.
    out.key = "tooHigh";
    if (again) out.texts = {asking.doubt().text(), given.text()};
  } else {
    out.key = "tooLow";
    if (again) out.texts = {asking.bluff().text(), given.text()};
  }
  return out;
}

Judgement judged_bluff(std::size_t n, std::size_t m, const Fraction& given, bool again) {
  const Asking asking(n, m);
  Judgement out{given == asking.bluff(), "right", {}, {}};
  if (out.right) return out;
  const bool often = given > asking.bluff();
  out.key = often ? "bluffsOften" : "bluffsSeldom", out.lit = {often ? "column-2" : "column-1"};
  if (again) {
    out.texts = {(often ? asking.doubted(given) : asking.believed(given)).text(),
                 (often ? asking.believed(given) : asking.doubted(given)).text()};
  }
  return out;
}

Judgement judged_doubt(std::size_t n, std::size_t m, const Fraction& given, bool again) {
  const Asking asking(n, m);
  Judgement out{given == asking.doubt(), "right", {}, {}};
  if (out.right) return out;
  const bool often = given > asking.doubt();
  out.key = often ? "doubtsOften" : "doubtsSeldom", out.lit = {often ? "row-1" : "row-2"};
  if (again) {
    out.texts = {(often ? asking.honest(given) : asking.bluffing(given)).text(),
                 (often ? asking.bluffing(given) : asking.honest(given)).text()};
  }
  return out;
}

/// Hands with a chance that is wanted.
Judgement judged_hands(std::size_t n, std::size_t m, const Fraction& wanted, bool again) {
  const Fraction truth = exact(n, m);
  Judgement out{truth == wanted, "right", {}, {}};
  if (out.right) return out;
  out.key = truth > wanted ? "handsHigh" : "handsLow";
  if (again) out.texts = {truth.text()};
  return out;
}

/// Four cells, row by row.
Judgement judged_stage(std::size_t n, std::size_t m, const std::vector<Fraction>& given) {
  const Asking asking(n, m);
  const std::array truth{asking.honest_believed, asking.honest_doubted, asking.bluff_believed,
                         asking.bluff_doubted};
  constexpr std::array<std::string_view, 4> keys{"honestBelieved", "honestDoubted", "bluffBelieved",
                                                 "bluffDoubted"};
  for (std::size_t cell : {std::size_t{2}, std::size_t{3}, std::size_t{0}, std::size_t{1}}) {
    if (given[cell] == truth[cell]) continue;
    return {false, keys[cell], {given[cell].text()}, {"cell-" + std::to_string(cell + 1)}};
  }
  return {true, "right", {}, {}};
}

}  // namespace

Data answer(const Question& question) {
  if (question.ask == "read") return read(question.text);
  const auto [position, reply] = position_and_answer(question.text);
  const std::string_view what = question.ask.substr(6);
  // Where the hands are the answer, they may be empty.
  const auto [n, m] = hands(tokens(position.text), what == "hands" ? 0 : 1, position.text);
  const bool again = !question.numbers.empty() && question.numbers[0] > 0;
  if (what == "stage") {
    const TokenRows rows = token_rows(reply, true, 2, 2);
    std::vector<Fraction> cells;
    for (const auto& row : rows) {
      for (const Token& cell : row) cells.push_back(read_chances(cell, 1)[0]);
    }
    if (rows.size() != 2 || cells.size() != 4) {
      throw Error(ErrorCode::ragged, Field::position, std::to_string(cells.size()), "4", reply.at);
    }
    return told(judged_stage(n, m, cells));
  }
  const Fraction given = read_chances(reply, 1)[0];
  if (what == "chance") return told(judged_chance(n, m, given, again));
  if (what == "hands") return told(judged_hands(n, m, given, again));
  if (what == "bluff") return told(judged_bluff(n, m, given, again));
  if (what == "doubt") return told(judged_doubt(n, m, given, again));
  throw Error(ErrorCode::unsupported, Field::game, "guess_card");
}

}  // namespace nimlab::guess
