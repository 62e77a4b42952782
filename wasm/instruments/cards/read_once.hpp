#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "math/small_fraction.hpp"

/// Expressions that use each of a few numbers, called cards, once: by + − × ÷ and brackets.
///
/// Two are the same if they are the same function of the cards, where cards of equal text may be exchanged:
/// 1 + 2 + 3 and 3 + (2 + 1), 2 · 3 ÷ 4 and 2 ÷ (4 ÷ 3), (a − b)(c − d) and (b − a)(d − c). Those that only
/// happen to have the same value are not: 2 · 2 and 2 + 2, a · 1 and a ÷ 1, a + 1 − 1 and a · 1 ÷ 1. For n
/// cards that differ there are 1, 6, 68, 1170, 27142, 793002 (OEIS A140606).
namespace nimlab {

inline constexpr std::size_t most_cards = 6;

/// An operation on two values: "8", '/', "1/3", "24".
struct Equation {
  std::string left;
  char operation;
  std::string right, value;
  std::uint32_t cards[2];  ///< left and right, where they are cards; else no_card
  static constexpr std::uint32_t no_card = 0xFFFFFFFF;
};

/// Expressions in canonical form, each kept once. A form is a card; a sum of at least two cards and products,
/// with signs; or a product of at least two cards and sums, each above or below the line. It is kept up to
/// its sign: of a sum and its negative, the one whose sorted list of parts is the lesser; signs of factors
/// are moved out of their product. Cost: about 60 bytes and 100 ns an expression.
class ReadOnce {
 public:
  using Id = std::uint32_t;

  /// A form, or its negative.
  struct Signed {
    Id id;
    bool negative;
    bool operator==(const Signed&) const = default;
  };

  /// A part of a sum or product: bit 0 says subtracted, or below the line.
  using Part = std::uint32_t;
  static constexpr Part part(Id id, bool inverted) { return id << 1 | Part{inverted}; }

  enum class Kind : std::uint8_t { card, sum, product };

  struct Form {
    SmallFraction value;
    std::array<Part, most_cards> parts{};  ///< sorted; of a card, its number
    std::uint8_t size = 0;
    Kind kind = Kind::card;
    bool negatable = false;  ///< its negative can be written, too
    bool opposite = false;   ///< it is its own negative, once equal cards are exchanged; so it is 0
    bool whole = false;      ///< it, and all that it is made of, are integers
  };

  ReadOnce();

  /// Equal texts are equal cards. Whole numbers of at most six cards, taken together, are at most 10^6: then
  /// all parts of fractions are below 2^125.
  Id card(const SmallFraction& value, std::string text);
  const Form& operator[](Id id) const { return forms_[id]; }

  struct Made {
    Signed form;
    bool fresh;  ///< it was not known
  };
  /// Of parts that are no sums; two to six. `value` is theirs.
  Made sum(std::span<const Part> parts, const SmallFraction& value);
  /// Of parts that are no products. All may be below the line: such a form has a value, but cannot be
  /// written.
  Made product(std::span<const Part> parts, const SmallFraction& value);
  /// a operation b, of any two forms that share no card. '/': b is not 0.
  Signed combine(Signed a, char operation, Signed b);

  SmallFraction value(Signed e) const { return e.negative ? -forms_[e.id].value : forms_[e.id].value; }
  /// As it is written: "(1+2+3)*4", large values first, above before below the line, no negative value where
  /// it can be avoided. Appends its operations one by one to `steps`, if given.
  std::string text(Signed e, std::vector<Equation>* steps = nullptr) const;

  std::size_t size() const { return forms_.size(); }

 private:
  struct Item;
  Made intern(const Form& form, bool negative);
  std::string write(Signed e, std::vector<Equation>* steps, bool bracketed) const;
  std::vector<Item> items(const Form& form, bool negative) const;

  std::vector<Form> forms_;
  std::vector<std::string> cards_;
  std::vector<Id> table_;  ///< open addressing; size a power of two
};

/// All expressions of a hand that have a value, or its negative if that can be written. Works in steps, over
/// the hands that are parts of this one, small ones first. Time and memory for n cards that differ are those
/// of A140606: six take some 10^6 combinations, and 180,000 forms.
class ReadOnceSearch {
 public:
  /// `cards` of `forms`, one to six, equal ones several times; `target` in lowest terms, parts below 2^62.
  ReadOnceSearch(ReadOnce& forms, std::span<const ReadOnce::Id> cards, const SmallFraction& target);

  /// So many combinations; true when finished.
  bool step(std::int64_t combinations);
  std::uint64_t done() const { return done_; }    ///< combinations
  std::uint64_t total() const { return total_; }  ///< 0 as long as it is not known
  const std::vector<ReadOnce::Signed>& found() const { return found_; }

 private:
  /// A part of the hand, by how many of each card it has, and all that can be made of it.
  struct Hand {
    std::uint32_t size = 0;
    std::vector<std::array<std::uint32_t, 2>> splits;  ///< a part with the first card, and the rest
    std::vector<ReadOnce::Id> terms, factors;          ///< no sums; no products
    std::vector<ReadOnce::Id> sums, products, below;   ///< below: products of parts below the line alone
  };

  std::uint64_t tails(const Hand& rest, bool products) const;
  void combine(ReadOnce::Id first, const Hand& rest, std::uint64_t index);
  void tail(ReadOnce::Id first, bool inverted, ReadOnce::Id second, bool spread, bool minus);
  bool likely(const SmallFraction& a, bool inverted, const SmallFraction& b, bool minus) const;
  bool wanted(const SmallFraction& value) const;
  void keep(ReadOnce::Id id);
  std::uint64_t combinations(const Hand& hand) const;

  ReadOnce& forms_;
  SmallFraction target_;
  std::vector<Hand> hands_;           ///< the last is the whole one
  std::vector<std::uint32_t> order_;  ///< by size
  std::size_t at_ = 0, split_ = 0, head_ = 0;
  std::uint64_t tail_ = 0;
  bool products_ = false;
  std::uint64_t done_ = 0, total_ = 0;
  std::vector<ReadOnce::Signed> found_;
};

}  // namespace nimlab
