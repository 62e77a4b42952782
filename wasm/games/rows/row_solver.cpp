#include "games/rows/row_solver.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "core/bytes.hpp"
#include "core/error.hpp"
#include "core/sort.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t most_positions = 1 << 22;
constexpr std::uint32_t half = most_row_cells / 2;

}  // namespace

RowSolver::RowSolver(std::uint32_t width, std::uint32_t height, std::uint32_t k)
    : all_((1u << width * height) - 1), table_(1 << 12) {
  const auto inside = [&](std::int64_t x, std::int64_t y) {
    return x >= 0 && y >= 0 && x < width && y < height;
  };
  const std::uint32_t size = width * height;
  std::vector<std::uint32_t> through(size);
  for (std::uint32_t cell = 0; cell < size; ++cell) {
    for (const auto& [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
      std::uint32_t row = 0, length = 0;
      for (std::int64_t x = cell % width, y = cell / width; length < k && inside(x, y); x += dx, y += dy) {
        row |= 1u << (y * width + x);
        ++length;
      }
      if (length < k) continue;
      rows_.push_back(row);
      for (std::uint32_t i = 0; i < size; ++i) through[i] += row >> i & 1;
    }
  }
  order_.resize(size);
  std::iota(order_.begin(), order_.end(), std::uint8_t{0});
  sort_few(order_, [&](auto a, auto b) { return through[a] > through[b]; });
  for (const bool transposed : {false, true}) {
    if (transposed && width != height) continue;
    for (const bool upside_down : {false, true}) {
      for (const bool reversed : {false, true}) {
        auto& symmetry = symmetries_.emplace_back();
        for (std::uint32_t cell = 0; cell < size; ++cell) {
          std::uint32_t x = cell % width, y = cell / width;
          if (transposed) std::swap(x, y);
          if (reversed) x = width - 1 - x;
          if (upside_down) y = height - 1 - y;
          symmetry[cell] = static_cast<std::uint8_t>(y * width + x);
        }
      }
    }
  }
  stack_.reserve(most_row_cells + 1);
  moved_.resize(symmetries_.size() * 2 << half);
  for (std::size_t at = 0; at < moved_.size(); ++at) {
    const std::size_t symmetry = at >> half >> 1, first = (at >> half & 1) * half;
    for (std::size_t i = 0; i < half && first + i < size; ++i) {
      if ((at >> i & 1) != 0) moved_[at] |= 1u << symmetries_[symmetry][first + i];
    }
  }
}

std::size_t RowSolver::bytes() const { return bytes_of(rows_, order_, symmetries_, moved_, table_, stack_); }

std::uint32_t RowSolver::row(std::uint32_t stones) const {
  std::uint32_t found = 0;
  for (std::uint32_t row : rows_) {
    if ((stones & row) == row) found |= row;
  }
  return found;
}

std::uint32_t RowSolver::moved(std::uint32_t stones, std::size_t symmetry) const {
  const std::uint32_t* halves = &moved_[symmetry * 2 << half];
  return halves[stones & ((1u << half) - 1)] | halves[(1u << half) + (stones >> half)];
}

/// Of all symmetric boards the least, and never 0.
std::uint64_t RowSolver::key_of(const Board& b) const {
  std::uint64_t key = ~std::uint64_t{0};
  for (std::size_t s = 0; s < symmetries_.size(); ++s) {
    key = std::min(key, std::uint64_t{moved(b.own, s)} << most_row_cells | moved(b.other, s));
  }
  return key + 1;
}

const RowSolver::Entry* RowSolver::find(std::uint64_t key) const {
  std::size_t at = (key * 0x9E3779B97F4A7C15u >> 32) & (table_.size() - 1);
  while (table_[at].key != 0 && table_[at].key != key) at = (at + 1) & (table_.size() - 1);
  return &table_[at];
}

RowSolver::Bounds RowSolver::bounds(const Board& b) const {
  const std::uint32_t empty = all_ & ~(b.own | b.other);
  std::uint32_t wins = 0, threats = 0;
  bool own_open = false, other_open = false;
  for (std::uint32_t row : rows_) {
    const std::uint32_t own = row & b.own, other = row & b.other, missing = row & empty;
    if (own == 0 && missing == 0 && other == row) return {-best_score, -best_score};
    const bool one = (missing & (missing - 1)) == 0 && missing != 0;
    if (other == 0) own_open = true, wins |= one ? missing : 0;
    if (own == 0) other_open = true, threats |= one ? missing : 0;
  }
  const int left = std::popcount(empty);
  if (left == 0) return {0, 0};
  if (wins != 0) return {best_score - 1, best_score - 1};
  if ((threats & (threats - 1)) != 0) return {2 - best_score, 2 - best_score};
  Bounds result{other_open && left >= 4 ? 4 - best_score : 0, own_open && left >= 3 ? best_score - 3 : 0,
                threats != 0 ? threats : empty};
  if (result.low == result.high) return result;
  const Entry* entry = find(key_of(b));
  if (entry->key != 0) {
    result.low = std::max<int>(result.low, entry->low);
    result.high = std::min<int>(result.high, entry->high);
  }
  return result;
}

std::optional<int> RowSolver::score(const Board& b) const {
  const Bounds known = bounds(b);
  return known.low == known.high ? std::optional(known.low) : std::nullopt;
}

void RowSolver::learn(const Board& b, int g, bool at_least) {
  if (2 * used_ >= table_.size()) {
    if (used_ >= most_positions) {
      throw Error(ErrorCode::too_long, Field::position, {}, std::to_string(most_positions));
    }
    std::vector<Entry> larger(2 * table_.size());
    larger.swap(table_);
    for (const Entry& entry : larger) {
      if (entry.key != 0) *const_cast<Entry*>(find(entry.key)) = entry;
    }
  }
  const std::uint64_t key = key_of(b);
  Entry& entry = const_cast<Entry&>(*find(key));
  if (entry.key == 0) {
    entry.key = key;
    ++used_;
  }
  if (at_least)
    entry.low = std::max<int>(entry.low, g);
  else
    entry.high = std::min<int>(entry.high, g - 1);
}

bool RowSolver::advance(const Board& b, std::int64_t& budget) {
  if (!(root_ == b)) stack_.clear();
  root_ = b;
  while (true) {
    if (stack_.empty()) {
      const Bounds known = bounds(b);
      if (known.low == known.high) return true;
      // Is it won, is it lost, and how fast?
      const int g = known.low < 1 && known.high >= 1   ? 1
                    : known.low < 0 && known.high >= 0 ? 0
                                                       : known.low + (known.high - known.low + 1) / 2;
      stack_.push_back({b, g, 0});
    }
    if (budget <= 0) return false;
    run(budget);
  }
}

bool RowSolver::at_least(const Board& b, int g) {
  stack_.clear();
  root_ = b;
  std::int64_t all = std::int64_t{1} << 40;
  stack_.push_back({b, g, 0});
  run(all);
  return answer_;
}

/// Whether the score of the first frame is at least its g.
void RowSolver::run(std::int64_t& budget) {
  while (!stack_.empty() && budget > 0) {
    Frame& frame = stack_.back();
    if (frame.fresh) {
      --budget;
      const Bounds known = bounds(frame.board);
      if (known.low >= frame.g || known.high < frame.g) {
        answer_ = known.low >= frame.g;
        stack_.pop_back();
        continue;
      }
      frame.moves = known.moves;
      frame.fresh = false;
    } else if (!answer_ || frame.moves == 0) {  // the option is bad enough for the other, or the last was not
      const bool at_least = !answer_;
      learn(frame.board, frame.g, at_least);
      answer_ = at_least;
      stack_.pop_back();
      continue;
    }
    // What the option must reach for this move to fail.
    const int g = frame.g > 0 ? -frame.g : frame.g == 0 ? 1 : 2 - frame.g;
    std::uint32_t bit = 0;
    for (std::uint8_t cell : order_) {
      bit = frame.moves & 1u << cell;
      if (bit != 0) break;
    }
    frame.moves &= ~bit;
    stack_.push_back({{frame.board.other, frame.board.own | bit}, g, 0});
  }
}

}  // namespace nimlab
