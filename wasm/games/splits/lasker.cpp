#include <bit>

#include "core/arithmetic.hpp"
#include "games/all.hpp"
#include "games/splits/split_game.hpp"

namespace nimlab {
namespace {

/// Lasker's Nim: take any number of stones from one heap, or split one heap into two without taking; who
/// cannot move loses. Position: heaps of 0 to 2^63 stones, any number of them. Move: see SplitGame.
///
/// Theorem (E. Lasker, "Brettspiele der Völker", 1931; Winning Ways, ch. 4): heaps 4k + 1, 4k + 2, 4k + 3, 4k
/// + 4 have the SG values 4k + 1, 4k + 2, 4k + 4, 4k + 3. Cost of `solve`: constant for each heap and winning
/// move listed.
class Lasker final : public SplitGame, public Sequence {
 public:
  Lasker() : SplitGame(game::lasker, {std::uint64_t{1} << 63}) {}

  // cut: lasker
  /// Nim with the last two of every four values exchanged.
  std::uint64_t value(std::uint64_t heap) const override {
    if (heap % 4 == 3) return heap + 1;
    if (heap % 4 == 0 && heap > 0) return heap - 1;
    return heap;
  }
  // end cut

  /// First what is left after taking 1, 2, …; then the splits, the smaller part increasing.
  std::uint64_t option_count(std::uint64_t heap) const override { return saturating_add(heap, heap / 2); }
  Parts option_at(std::uint64_t heap, std::uint64_t index) const override {
    if (index < heap) return {0, heap - 1 - index};
    const std::uint64_t a = index - heap + 1;
    return {a, heap - a};
  }
  bool allows(std::uint64_t heap, const Parts& parts) const override {
    if (parts.a == 0) return parts.b < heap;
    return parts.a < heap && parts.b == heap - parts.a;
  }

  void each_option_to(std::uint64_t heap, std::uint64_t v, VisitParts visit) const override {
    const std::uint64_t rest = value(v);  // the exchange undoes itself
    if (rest < heap && !visit(Parts{0, rest})) return;
    bool going = true;
    each_family(heap, v, [&](const Family& f) {
      // x runs through the subsets of the bits that the two parts do not share.
      for (std::uint64_t x = 0; going; x = (x - f.differ) & f.differ) {
        const std::uint64_t j = f.common | x, l = f.common | (f.differ ^ x);
        if (j >= f.a_moved && l >= f.b_moved) {
          const std::uint64_t a = 4 * (j - f.a_moved) + f.a_rest, b = 4 * (l - f.b_moved) + f.b_rest;
          if (a <= b) going = visit(Parts{a, b});
        }
        if (x == f.differ) break;
      }
      return going;
    });
  }

  std::uint64_t count_to(std::uint64_t heap, std::uint64_t v) const override {
    std::uint64_t ordered = 0;
    each_family(heap, v, [&](const Family& f) {
      ordered += std::uint64_t{1} << std::popcount(f.differ);
      // j = 0 or l = 0 where that part would not exist; both at once only if nothing differs.
      const bool no_a = f.a_moved > 0 && f.common == 0, no_b = f.b_moved > 0 && f.common == 0;
      ordered -= no_a && no_b && f.differ == 0 ? 1 : no_a + no_b;
      return true;
    });
    const std::uint64_t halves = v == 0 && heap % 2 == 0 && heap > 0 ? 1 : 0;
    return (value(v) < heap ? 1 : 0) + (ordered + halves) / 2;
  }

  Sequence* sequence() override { return this; }
  bool prepare_values(std::uint64_t count) override {
    extend_values(values_, count, 1 << 20, [&](std::uint64_t n) { return value(n); });
    return true;
  }
  std::span<const std::uint32_t> values() const override { return values_; }
  std::size_t bytes() const override { return bytes_of(values_); }

 private:
  /// Ordered splits a + b = heap with value(a) ⊕ value(b) = v, for one pair of remainders: a = 4(j − a_moved)
  /// + a_rest has the value 4j + (two bits), and so has b with l; j + l and j ⊕ l are given, so j & l is:
  /// `common`.
  struct Family {
    std::uint64_t a_rest, b_rest, a_moved, b_moved, common, differ;
  };

  template <class Visit>
  void each_family(std::uint64_t heap, std::uint64_t v, Visit visit) const {
    constexpr std::uint64_t low_bits[] = {0, 1, 2, 0, 3};  // of the values of 4k + 1 … 4k + 4
    for (std::uint64_t a = 1; a <= 4; ++a) {
      for (std::uint64_t b = 1; b <= 4; ++b) {
        if (heap < a + b || (heap - a - b) % 4 != 0 || (low_bits[a] ^ low_bits[b]) != v % 4) continue;
        const std::uint64_t a_moved = a == 3, b_moved = b == 3;
        const std::uint64_t sum = (heap - a - b) / 4 + a_moved + b_moved, differ = v / 4;
        if (sum < differ || (sum - differ) % 2 != 0) continue;
        const std::uint64_t common = (sum - differ) / 2;
        if ((common & differ) != 0) continue;
        if (!visit(Family{a, b, a_moved, b_moved, common, differ})) return;
      }
    }
  }

  std::vector<std::uint32_t> values_;  ///< of the last table asked for
};

std::unique_ptr<Game> open_lasker(std::string_view rule) {
  no_rule(rule);
  return std::make_unique<Lasker>();
}

}  // namespace

const GameInfo game::lasker = described<Lasker>({.name = "lasker",
                                                 .family = "splits",
                                                 .default_rule = "",
                                                 .example = "2 5 7",
                                                 .move_fields = "heap part part",
                                                 .theorem = "lasker-1931",
                                                 .limits = "heap<=9223372036854775808",
                                                 .open = open_lasker});

}  // namespace nimlab
