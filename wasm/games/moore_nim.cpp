#include "games/moore_nim.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "theory/arithmetic.hpp"

namespace nimlab {
namespace {

constexpr int bits = 64;

constexpr bool has(std::uint64_t number, int bit) { return (number >> bit & 1) != 0; }

using Columns = std::array<std::uint64_t, bits>;

/// The number of ones in each column.
Columns columns(const Position& heaps) {
  Columns ones{};
  for (std::uint64_t heap : heaps) {
    for (; heap != 0; heap &= heap - 1) ++ones[static_cast<std::size_t>(std::countr_zero(heap))];
  }
  return ones;
}

/// Calls visit with every way to choose `count` of the indices below `size`, until it returns false.
template <class Visit>
bool each_choice(std::size_t size, std::size_t count, Visit visit) {
  if (count > size) return true;
  std::vector<std::size_t> chosen(count);
  for (std::size_t i = 0; i < count; ++i) chosen[i] = i;
  for (;;) {
    if (!visit(chosen)) return false;
    std::size_t i = count;
    while (i > 0 && chosen[i - 1] == size - count + i - 1) --i;
    if (i == 0) return true;
    ++chosen[i - 1];
    for (; i < count; ++i) chosen[i] = chosen[i - 1] + 1;
  }
}

/// Builds the moves to P-positions from the highest column down. A heap whose one became a zero is free
/// below: whatever it gets there, it has lost stones. In each column the number of ones must become divisible
/// by k + 1; in misère play the lowest must leave 1, if no heap above 1 remains.
class Builder {
 public:
  Builder(const Position& heaps, std::uint64_t k, bool misere)
      : heaps_(heaps), next_(heaps), k_(k), misere_(misere), ones_(columns(heaps)) {}

  /// Until visit(position after the move, heaps touched) returns false.
  template <class Visit>
  void each(Visit visit) {
    column(bits - 1, false, visit);
  }

 private:
  template <class Visit>
  bool column(int bit, bool big, Visit& visit) {
    if (bit < 0) return visit(next_, free_);
    // Ones of the heaps that are not free: e of them become zeros, and b of the free ones get a one.
    std::uint64_t rest = ones_[static_cast<std::size_t>(bit)];
    for (std::size_t i : free_) rest -= has(heaps_[i], bit);
    const std::uint64_t target = misere_ && bit == 0 && !big ? 1 : 0;
    const std::size_t free = free_.size();
    for (std::uint64_t e = 0; e <= std::min<std::uint64_t>(k_ - free, rest); ++e) {
      for (std::uint64_t b = 0; b <= free; ++b) {
        const std::uint64_t left = rest - e + b;
        if (left % (k_ + 1) != target % (k_ + 1)) continue;
        if (!column_with(bit, e, b, rest, big || (bit > 0 && left > 0), visit)) return false;
      }
    }
    return true;
  }

  template <class Visit>
  bool column_with(int bit, std::uint64_t e, std::uint64_t b, std::uint64_t rest, bool big, Visit& visit) {
    std::vector<std::size_t> candidates;
    if (e > 0) {
      candidates.reserve(rest);
      for (std::size_t i = 0; i < heaps_.size(); ++i) {
        if (has(heaps_[i], bit) && std::find(free_.begin(), free_.end(), i) == free_.end()) {
          candidates.push_back(i);
        }
      }
    }
    const std::size_t free = free_.size();
    const std::uint64_t one = std::uint64_t{1} << bit;
    return each_choice(free, b, [&](const std::vector<std::size_t>& getting) {
      for (std::size_t j = 0; j < free; ++j) next_[free_[j]] &= ~one;
      for (std::size_t j : getting) next_[free_[j]] |= one;
      return each_choice(candidates.size(), e, [&](const std::vector<std::size_t>& losing) {
        for (std::size_t j : losing) {
          free_.push_back(candidates[j]);
          next_[candidates[j]] &= ~one;
        }
        const bool going = column(bit - 1, big, visit);
        for (std::size_t j : losing) next_[candidates[j]] = heaps_[candidates[j]];
        free_.resize(free);
        return going;
      });
    });
  }

  const Position& heaps_;
  Position next_;
  std::vector<std::size_t> free_;
  std::uint64_t k_;
  bool misere_;
  Columns ones_;
};

}  // namespace

MooreNim MooreNim::parse_rule(std::string_view text) {
  const std::vector<Token> words = tokens(text);
  if (words.empty()) throw Error(ErrorCode::empty, Field::rule);
  MooreNim game;
  game.k_ = number(words[0], Field::rule, max_at_once, 1);
  game.misere_ = words.size() > 1;
  if (words.size() > 2 || (game.misere_ && words[1].text != "misere")) {
    const Token& wrong = words[words.size() > 2 ? 2 : 1];
    throw Error(ErrorCode::syntax, Field::rule, excerpt(wrong.text), {}, wrong.at);
  }
  return game;
}

const MooreNim::Counts& MooreNim::counts(const Position& heaps) const {
  if (counts_->heaps == heaps) return *counts_;
  Counts c;
  const std::size_t width = k_ + 1;
  c.of.assign((heaps.size() + 1) * width, 0);
  for (std::size_t j = heaps.size(); j-- > 0;) {
    for (std::size_t r = 1; r < width; ++r) {
      const std::uint64_t going_on = saturating_add(1, c.of[(j + 1) * width + r - 1]);
      c.of[j * width + r] =
          saturating_add(c.of[(j + 1) * width + r], saturating_multiply(heaps[j], going_on));
    }
  }
  c.heaps = heaps;
  *counts_ = std::move(c);
  return *counts_;
}

std::uint64_t MooreNim::move_count(const Position& heaps) const { return counts(heaps).of[k_]; }

MooreNim::Move MooreNim::move_at(const Position& heaps, std::uint64_t index) const {
  const Counts& c = counts(heaps);
  const std::size_t width = k_ + 1;
  Move move;
  std::size_t left = k_;
  for (std::size_t j = 0; j < heaps.size() && left > 0; ++j) {
    const std::uint64_t each = saturating_add(1, c.of[(j + 1) * width + left - 1]);
    const std::uint64_t all = saturating_multiply(heaps[j], each);
    if (index >= all) {
      index -= all;
      continue;
    }
    move.parts.push_back({j + 1, index / each + 1});
    index %= each;
    if (index == 0) break;
    --index;
    --left;
  }
  return move;
}

MoveNumbers MooreNim::move_numbers(const Move& m) const {
  MoveNumbers numbers;
  for (const Part& part : m.parts) numbers.insert(numbers.end(), {part.heap, part.take});
  return numbers;
}

MooreNim::Move MooreNim::move(std::span<const std::uint64_t> numbers) const {
  if (numbers.empty() || numbers.size() % 2 != 0) {
    throw Error(ErrorCode::syntax, Field::move, excerpt(join(numbers, '-')));
  }
  Move move;
  for (std::size_t i = 0; i < numbers.size(); i += 2) move.parts.push_back({numbers[i], numbers[i + 1]});
  return move;
}

Position MooreNim::play(const Position& heaps, const Move& m) const {
  Position next = heaps;
  bool legal = !m.parts.empty() && m.parts.size() <= k_;
  for (std::size_t i = 0; i < m.parts.size() && legal; ++i) {
    const auto [heap, take] = m.parts[i];
    legal = heap > (i == 0 ? 0 : m.parts[i - 1].heap) && heap <= heaps.size() && take >= 1 &&
            take <= heaps[heap - 1];
    if (legal) next[heap - 1] -= take;
  }
  if (!legal) throw Error(ErrorCode::illegal_move, Field::move, excerpt(join(move_numbers(m), '-')));
  return next;
}

Position MooreNim::normal_form(Position heaps) const {
  std::sort(heaps.begin(), heaps.end());
  return heaps;
}

// cut: moore
/// Every binary column must hold a multiple of k + 1 ones; in misère play,
/// once no heap is above 1, one more than a multiple.
Outcome MooreNim::outcome(const Position& heaps) const {
  const Columns ones = columns(heaps);
  const bool big = std::any_of(ones.begin() + 1, ones.end(), [](std::uint64_t count) { return count > 0; });
  const std::uint64_t lowest = misere_ && !big ? 1 : 0;
  if (ones[0] % (k_ + 1) != lowest) return Outcome::N;
  const auto fits = [&](std::uint64_t count) { return count % (k_ + 1) == 0; };
  return std::all_of(ones.begin() + 1, ones.end(), fits) ? Outcome::P : Outcome::N;
}
// end cut

namespace {

MooreNim::Move difference(const Position& heaps, const Position& next, std::vector<std::size_t> touched) {
  std::sort(touched.begin(), touched.end());
  MooreNim::Move move;
  for (std::size_t i : touched) move.parts.push_back({i + 1, heaps[i] - next[i]});
  return move;
}

}  // namespace

MooreNim::Move MooreNim::winning_move(const Position& heaps) const {
  Move found;
  Builder(heaps, k_, misere_).each([&](const Position& next, const std::vector<std::size_t>& touched) {
    found = difference(heaps, next, touched);
    return false;
  });
  return found;
}

Solution<MooreNim::Move> MooreNim::solve(const Position& heaps) const {
  Solution<Move> solution;
  solution.outcome = outcome(heaps);
  const Columns ones = columns(heaps);
  std::size_t width = bits;
  while (width > 0 && ones[width - 1] == 0) --width;
  for (std::size_t bit = 0; bit < width; ++bit) solution.witness.push_back(ones[bit] % (k_ + 1));
  if (solution.outcome == Outcome::P || move_count(heaps) == 0) return solution;
  Builder(heaps, k_, misere_).each([&](const Position& next, const std::vector<std::size_t>& touched) {
    if (solution.winning_moves.size() == max_told) {
      solution.more_winning_moves = true;
      return false;
    }
    solution.winning_moves.push_back(difference(heaps, next, touched));
    return true;
  });
  solution.winning_move_count = solution.winning_moves.size();
  return solution;
}

}  // namespace nimlab
