#include <algorithm>
#include <bit>
#include <cmath>

#include "games/all.hpp"
#include "games/splits/split_game.hpp"

namespace nimlab {
namespace {

/// Split Nim ("take one, put two"): a heap is replaced by two smaller ones, each of any size below it, 0
/// allowed; who cannot move loses. Position: heaps of 0 to 2^63 stones, any number of them. Move: see
/// SplitGame.
///
/// Theorem: the heap n > 0 has the n-th odious number as SG value (1, 2, 4, 7, 8, 11, …: an odd number of
/// ones in binary), which are the values of Mock Turtles (Winning Ways, ch. 14). So n − 1 with its parity bit
/// appended. Cost of `solve`: 64 steps for each heap, and the winning moves listed.
class SplitNim final : public SplitGame, public Sequence {
 public:
  SplitNim() : SplitGame(game::split_nim, {std::uint64_t{1} << 63}) {}

  // cut: split-nim
  /// The n-th odious number: n − 1, then the bit that makes the number of ones odd.
  std::uint64_t value(std::uint64_t heap) const override {
    if (heap == 0) return 0;
    const std::uint64_t even = std::popcount(heap - 1) % 2 == 0;
    return 2 * (heap - 1) + even;
  }
  // end cut

  /// By the larger part, then the smaller one: (0,0), (0,1), (1,1), (0,2), …
  std::uint64_t option_count(std::uint64_t heap) const override {
    return heap > largest_side ? largest_number : triangle(heap);
  }
  Parts option_at(std::uint64_t, std::uint64_t index) const override {
    auto b = static_cast<std::uint64_t>((std::sqrt(8.0 * static_cast<double>(index) + 1) - 1) / 2);
    b = std::min(b, largest_side);
    while (triangle(b) > index) --b;  // the root was rounded
    while (b < largest_side && triangle(b + 1) <= index) ++b;
    return {index - triangle(b), b};
  }
  bool allows(std::uint64_t heap, const Parts& parts) const override { return parts.b < heap; }

  void each_option_to(std::uint64_t heap, std::uint64_t v, VisitParts visit) const override {
    if (heap == 0) return;
    // One part is empty, and the other one has the value.
    if (const auto b = inverse(v); b && *b < heap && !visit(Parts{0, *b})) return;
    if (std::popcount(v) % 2 != 0) return;  // two odious numbers have an evil nim-sum
    const std::uint64_t differ = v / 2;     // (a − 1) ⊕ (b − 1), both below heap − 1
    if (differ == 0) {
      for (std::uint64_t a = 1; a < heap; ++a) {
        if (!visit(Parts{a, a})) return;
      }
      return;
    }
    each_block(heap - 1, differ, [&](std::uint64_t from, std::uint64_t count) {
      // The smaller of the two lacks the highest bit in which they differ.
      const std::uint64_t top = std::bit_floor(differ);
      for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t b = from + i, a = b ^ differ;
        if ((b & top) == 0) {  // on to where the bit is set
          const std::uint64_t skip = (top - (b & (top - 1))) - 1;
          if (skip >= count - i) break;
          i += skip;
          continue;
        }
        if (!visit(Parts{a + 1, b + 1})) return false;
      }
      return true;
    });
  }

  std::uint64_t count_to(std::uint64_t heap, std::uint64_t v) const override {
    if (heap == 0) return 0;
    const auto b = inverse(v);
    std::uint64_t count = b && *b < heap ? 1 : 0;
    if (std::popcount(v) % 2 != 0) return count;
    if (v == 0) return count + (heap - 1);
    std::uint64_t ordered = 0;
    each_block(heap - 1, v / 2, [&](std::uint64_t, std::uint64_t size) {
      ordered += size;
      return true;
    });
    return count + ordered / 2;
  }

  Sequence* sequence() override { return this; }
  bool prepare_values(std::uint64_t count) override {
    extend_values(values_, count, 1 << 20, [&](std::uint64_t n) { return value(n); });
    return true;
  }
  std::span<const std::uint32_t> values() const override { return values_; }
  std::size_t bytes() const override { return bytes_of(values_); }

 private:
  static constexpr std::uint64_t largest_side = 6'074'000'999;  ///< its triangle number still fits in 64 bits
  static std::uint64_t triangle(std::uint64_t n) { return n % 2 == 0 ? n / 2 * (n + 1) : (n + 1) / 2 * n; }

  /// The heap of this value, if there is one.
  static std::optional<std::uint64_t> inverse(std::uint64_t v) {
    if (v == 0) return 0;
    return std::popcount(v) % 2 == 0 ? std::nullopt : std::optional(v / 2 + 1);
  }

  /// Runs of all b < bound with b ⊕ differ < bound: for each bit of `bound`, the numbers that agree with it
  /// above that bit and have 0 there; their partners fill a run that lies below `bound` wholly, in part, or
  /// not at all.
  template <class Visit>
  static void each_block(std::uint64_t bound, std::uint64_t differ, Visit visit) {
    for (int bit = 63; bit >= 0; --bit) {
      const std::uint64_t size = std::uint64_t{1} << bit;
      if ((bound & size) == 0) continue;
      const std::uint64_t low = size - 1;
      const std::uint64_t partners = ((bound & ~low) ^ size ^ differ) & ~low;  // where their run begins
      if (partners >= bound) continue;
      const std::uint64_t count = bound - partners < size ? bound - partners : size;
      if (!visit(partners, count)) return;
    }
  }

  std::vector<std::uint32_t> values_;  ///< of the last table asked for
};

std::unique_ptr<Game> open_split_nim(std::string_view rule) {
  no_rule(rule);
  return std::make_unique<SplitNim>();
}

}  // namespace

const GameInfo game::split_nim = described<SplitNim>({.name = "split_nim",
                                                      .family = "splits",
                                                      .default_rule = "",
                                                      .example = "3 4 5",
                                                      .move_fields = "heap part part",
                                                      .theorem = "mock-turtles",
                                                      .limits = "heap<=9223372036854775808",
                                                      .open = open_split_nim});

}  // namespace nimlab
