#include <algorithm>
#include <bit>

#include "core/arithmetic.hpp"
#include "core/game.hpp"
#include "core/numbers.hpp"
#include "games/all.hpp"

namespace nimlab {
namespace {

constexpr std::size_t max_piles = 20'000;
constexpr std::uint64_t max_pile = 1'000'000'000'000'000'000;

// cut: e-and-d
/// The place of the lowest bit that is 0 in both x − 1 and y − 1.
std::uint64_t value(std::uint64_t x, std::uint64_t y) {
  return static_cast<std::uint64_t>(std::countr_one((x - 1) | (y - 1)));
}
// end cut

/// The splits of a pile into a <= b whose SG value is v: x = a − 1 and y = b − 1 add up to pile − 2, cover
/// the lowest v bits together, and both lack bit v. From below, sum bit and carry leave either one choice
/// (both have the bit) or two (one of them has it), and the carry is the same for both; above bit v the two
/// are free but for their sum.
class Splits {
 public:
  Splits(std::uint64_t pile, std::uint64_t v) : v_(v) {
    if (pile < 2 || v > 62) return;
    const std::uint64_t sum = pile - 2;
    unsigned carry = 0;
    for (std::uint64_t bit = 0; bit < v; ++bit) {
      if (((sum >> bit) & 1) == ((1 + carry) & 1)) {
        free_ |= std::uint64_t{1} << bit;
      } else {
        both_ |= std::uint64_t{1} << bit;
        carry = 1;
      }
    }
    possible_ = ((sum >> v) & 1) == carry;
    high_ = sum >> (v + 1);
    const std::uint64_t half = sum / 2;
    middle_ = possible_ && sum % 2 == 0 && static_cast<std::uint64_t>(std::countr_one(half)) == v;
  }

  std::uint64_t count() const {
    if (!possible_) return 0;
    return (((high_ + 1) << std::popcount(free_)) + middle_) / 2;
  }

  /// Calls visit with the smaller part of each until it returns false.
  template <class Visit>
  void each(Visit visit) const {
    if (!possible_) return;
    for (std::uint64_t top = 0; 2 * top <= high_; ++top) {
      for (std::uint64_t low = 0;; low = (low - free_) & free_) {
        const std::uint64_t x = (top << (v_ + 1)) | both_ | low;
        const std::uint64_t y = ((high_ - top) << (v_ + 1)) | both_ | (free_ ^ low);
        if (x <= y && !visit(x + 1)) return;
        if (low == free_) break;
      }
    }
  }

 private:
  std::uint64_t v_ = 0, free_ = 0, both_ = 0, high_ = 0;
  bool possible_ = false;
  std::uint64_t middle_ = 0;
};

/// How many ways there are to keep one pile of a pair and split it; equal piles are one choice.
std::uint64_t options(std::uint64_t x, std::uint64_t y) { return x / 2 + (y == x ? 0 : y / 2); }

/// E&D (Luogu P2148): piles come in pairs; a move throws one pile of a pair away and splits the other one
/// into two piles that are not empty; who cannot move loses. Position: 2 to 20,000 piles, an even number, of
/// 1 to 10^18 stones; the first two are a pair, and so on. Move: pair (from 1), then the two new piles, the
/// smaller first.
///
/// Theorem: the pair (x, y) has as SG value the place of the lowest zero bit of (x − 1) | (y − 1).
/// Cost of `solve`: linear, 64 steps for each pair, and the winning moves listed.
class EAndD final : public Game, public Reaching {
 public:
  EAndD() : Game(game::e_and_d) {}

  Position parse(std::string_view text) const override {
    Position piles = number_list(text, Field::position, {max_piles, max_pile, 1});
    if (piles.size() % 2 != 0) {
      throw Error(ErrorCode::odd_number, Field::position, std::to_string(piles.size()));
    }
    return piles;
  }
  std::uint64_t move_count(const Position& piles, Player) const override {
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < piles.size(); i += 2) {
      count = saturating_add(count, options(piles[i], piles[i + 1]));
    }
    return count;
  }
  void each_move(const Position& piles, Player, std::uint64_t first, VisitMove visit) const override {
    for (std::size_t i = 0; i < piles.size(); i += 2) {
      const std::uint64_t count = options(piles[i], piles[i + 1]);
      if (first >= count) {
        first -= count;
        continue;
      }
      for (std::uint64_t k = first; k < count; ++k) {
        const std::uint64_t of_first = piles[i] / 2;
        const std::uint64_t pile = k < of_first ? piles[i] : piles[i + 1];
        const std::uint64_t a = (k < of_first ? k : k - of_first) + 1;
        const std::uint64_t move[] = {i / 2 + 1, a, pile - a};
        if (!visit(move)) return;
      }
      first = 0;
    }
  }
  void play(Position& piles, Player, Move move) const override {
    expect_numbers(move, 3);
    const auto [a, b] = std::minmax(move[1], move[2]);
    const std::size_t i = 2 * (move[0] - 1);
    // Both parts are at least 1 and below the pile, so their sum does not overflow.
    const auto splits = [a = a, b = b](std::uint64_t pile) { return a >= 1 && b < pile && a == pile - b; };
    const bool there = move[0] >= 1 && move[0] <= piles.size() / 2;
    if (!there || !(splits(piles[i]) || splits(piles[i + 1]))) refuse_illegal(move);
    piles[i] = a;
    piles[i + 1] = b;
  }
  std::size_t summand() const override { return 2; }

  bool decides(const Position&) const override { return true; }
  std::optional<std::uint64_t> nimber(const Position& piles) const override {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < piles.size(); i += 2) sum ^= value(piles[i], piles[i + 1]);
    return sum;
  }

  Solution solve(const Position& piles, Player) const override {
    Solution solution;
    const std::uint64_t sum = *nimber(piles);
    solution.set_nimber(sum);
    for (std::size_t i = 0; i < piles.size(); i += 2) {
      solution.components.push_back(value(piles[i], piles[i + 1]));
    }
    if (sum == 0) return solution;
    auto& moves = solution.winning_moves;
    for (std::size_t i = 0; i < piles.size(); i += 2) {
      each_kept(piles, i, [&](std::uint64_t pile) {
        const Splits splits(pile, solution.components[i / 2] ^ sum);
        solution.winning_move_count = saturating_add(solution.winning_move_count, splits.count());
        if (moves.size() == max_listed_moves) return true;
        splits.each([&](std::uint64_t a) {
          moves.push_back({i / 2 + 1, a, pile - a});
          return moves.size() < max_listed_moves;
        });
        return true;
      });
    }
    return solution;
  }

  const Reaching* reaching() const override { return this; }
  std::optional<MoveNumbers> reach(const Position& piles, std::uint64_t v) const override {
    const std::uint64_t sum = *nimber(piles) ^ v;
    std::optional<MoveNumbers> found;
    for (std::size_t i = 0; i < piles.size() && !found; i += 2) {
      each_kept(piles, i, [&](std::uint64_t pile) {
        Splits(pile, value(piles[i], piles[i + 1]) ^ sum).each([&](std::uint64_t a) {
          found = MoveNumbers{i / 2 + 1, a, pile - a};
          return false;
        });
        return !found;
      });
    }
    return found;
  }
  std::size_t bytes() const override { return 0; }

 private:
  /// The piles of the pair at i that may be kept and split.
  template <class Keep>
  static void each_kept(const Position& piles, std::size_t i, Keep keep) {
    if (keep(piles[i]) && piles[i + 1] != piles[i]) keep(piles[i + 1]);
  }
};

std::unique_ptr<Game> open_e_and_d(std::string_view rule) {
  no_rule(rule);
  return std::make_unique<EAndD>();
}

}  // namespace

const GameInfo game::e_and_d = described<EAndD>({.name = "e_and_d",
                                                 .family = "splits",
                                                 .default_rule = "",
                                                 .example = "3 5 2 6",
                                                 .move_fields = "pair pile pile",
                                                 .theorem = "lowest-zero-bit",
                                                 .limits = "piles<=20000 pile<=1000000000000000000",
                                                 .open = open_e_and_d});

}  // namespace nimlab
