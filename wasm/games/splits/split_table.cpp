#include "games/splits/split_table.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "core/error.hpp"

namespace nimlab {

SplitTable::SplitTable(SplitRule rule) : rule_(std::move(rule)) {}

bool SplitTable::rare(std::uint32_t v) const { return std::popcount(v & mask_) % 2 == 0; }

/// Two heaps of values up to v make less than the next power of 2, and below twice that there is a common
/// value.
void SplitTable::make_room(std::uint32_t v) {
  const std::size_t places = 2 * std::bit_ceil(static_cast<std::size_t>(v) + 1);
  if (seen_.size() < places) seen_.resize(places, 0);
}

void SplitTable::grow() {
  constexpr std::uint64_t quantum = 400'000;
  if (values_.size() >= max_values && !look_)
    throw Error(ErrorCode::too_long, Field::position, {}, std::to_string(max_values));
  work_ = 0;
  if (look_) {
    while (work_ < quantum && look_) look_for_period();
    return;
  }
  const std::size_t before = values_.size(), look = next_look_, mask = next_mask_;
  const std::optional<Period> period = period_;
  try {
    while (work_ < quantum && values_.size() < max_values) {
      append_one();
      while (work_ < quantum && look_) look_for_period();
    }
  } catch (...) {  // all of it or nothing, so that no look for a period is left out
    values_.resize(before);
    while (!rare_heaps_.empty() && rare_heaps_.back() >= before) rare_heaps_.pop_back();
    next_look_ = look;
    next_mask_ = mask;
    period_ = period;
    look_.reset();
    throw;
  }
}

void SplitTable::append_one() {
  if (!period_ && values_.size() == next_mask_) {
    choose_mask();
    next_mask_ *= 2;
  }
  if (period_) {  // proven: the rest is copied
    values_.push_back(values_[values_.size() - period_->period]);
    ++work_;
    return;
  }
  mask_ == 0 ? append() : append_sparse();
  if (values_.size() >= next_look_ && !rule_.unequal) {
    look_.emplace(values_.size());
    next_look_ = values_.size() + std::max<std::size_t>(32, values_.size() / 10);
  }
}

void SplitTable::append() {
  const std::size_t n = values_.size();
  ++stamp_;
  for (std::size_t k = 0; k < rule_.digits.size() && k <= n; ++k) {
    const std::uint8_t digit = rule_.digits[k];
    const std::size_t left = n - k;
    if (left == 0) {
      if (digit & 1) seen_[0] = stamp_;
      continue;
    }
    if (digit & 2) seen_[values_[left]] = stamp_;
    if (!(digit & 4)) continue;
    for (std::size_t a = 1, b = left - 1; a < b || (a == b && !rule_.unequal); ++a, --b) {
      seen_[values_[a] ^ values_[b]] = stamp_;
    }
    work_ += left / 2;
  }
  std::uint32_t mex = 0;
  while (seen_[mex] == stamp_) ++mex;
  values_.push_back(mex);
  make_room(mex);
  work_ += 10;
}

void SplitTable::append_sparse() {
  const std::size_t n = values_.size();
  const std::uint32_t stamp = ++stamp_, *const values = values_.data();
  std::uint32_t* const seen = seen_.data();  // has a place for whatever two heaps make
  for (std::size_t k = 0; k < rule_.digits.size() && k <= n; ++k) {
    const std::uint8_t digit = rule_.digits[k];
    const std::size_t left = n - k;
    if (left == 0) {
      if (digit & 1) seen[0] = stamp;
      continue;
    }
    if (digit & 2) seen[values[left]] = stamp;
    if (!(digit & 4)) continue;
    for (std::uint32_t a : rare_heaps_) {
      if (a >= left) break;
      if (a == 0 || (rule_.unequal && 2 * a == left)) continue;
      seen[values[a] ^ values[left - a]] = stamp;
    }
    work_ += rare_heaps_.size();
  }
  // The least common value that is left is certain. A smaller rare one counts only if no two common heaps
  // exclude it: all cuts are gone through, a few at a time without a look, until nothing is doubtful.
  std::uint32_t least = 0;
  doubtful_.clear();
  for (;; ++least) {
    if (seen[least] == stamp) continue;
    if (!rare(least)) break;
    doubtful_.push_back(least);
  }
  for (std::size_t k = 0; k < rule_.digits.size() && k <= n; ++k) {
    if (!(rule_.digits[k] & 4) || k == n) continue;
    const std::size_t left = n - k, end = (left - rule_.unequal) / 2 + 1;
    for (std::size_t a = 1; a < end && !doubtful_.empty();) {
      const std::size_t stop = std::min<std::size_t>(a + 64, end);
      work_ += stop - a;
      // Pointers that move: an index costs more, where addresses have 32 bits.
      for (const std::uint32_t *up = values + a, *down = values + (left - a); a < stop; ++a) {
        seen[*up++ ^ *down--] = stamp;
      }
      std::erase_if(doubtful_, [&](std::uint32_t v) { return seen[v] == stamp; });
    }
  }
  const std::uint32_t value = doubtful_.empty() ? least : doubtful_.front();
  values_.push_back(value);
  if (rare(value)) rare_heaps_.push_back(static_cast<std::uint32_t>(n));
  make_room(value);
  work_ += 10;
}

/// The mask under which the fewest heaps so far are rare. After a Walsh–Hadamard transform, entry m of the
/// counts is (rare heaps under mask m) − (common ones). Masks of 12 bits are tried, which see 12 bits of the
/// values. Cost: two walks over all heaps.
void SplitTable::choose_mask() {
  std::array<std::int32_t, 1 << 12> counts{};
  for (std::uint32_t v : values_) ++counts[v % counts.size()];
  for (std::size_t half = 1; half < counts.size(); half *= 2) {
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (i & half) continue;
      const std::int32_t a = counts[i], b = counts[i + half];
      counts[i] = a + b;
      counts[i + half] = a - b;
    }
  }
  const auto best = std::min_element(counts.begin() + 1, counts.end());
  const auto mask = static_cast<std::uint32_t>(best - counts.begin());
  std::vector<std::uint32_t> rare_heaps;
  for (std::uint32_t n = 0; n < values_.size(); ++n) {
    if (std::popcount(values_[n] & mask) % 2 == 0) rare_heaps.push_back(n);
  }
  mask_ = mask;
  rare_heaps_.swap(rare_heaps);
  work_ += 2 * values_.size();
}

void SplitTable::look_for_period() {
  const std::size_t n = values_.size(), k = rule_.digits.size() - 1;
  std::size_t comparisons = 1 << 16;
  work_ += comparisons;
  // Read backwards, z[p] values at the end agree with those p before them.
  const auto backwards = [&](std::size_t i) { return values_[n - 1 - i]; };
  const bool finished = look_->step(backwards, comparisons, [&](std::size_t p, std::size_t z) {
    if (p == 0) return true;
    const std::size_t preperiod = n - p - z;
    const std::size_t wanted = 2 * std::max<std::size_t>(preperiod, 1) + 2 * p + k;
    if (wanted <= n) {
      period_ = Period{preperiod, p};
      return false;
    }
    // A period that has been seen twice may be the one: the next look is as soon as it could be proven.
    if (z >= p) next_look_ = std::min(next_look_, wanted);
    return true;
  });
  work_ -= comparisons;  // those that were not made
  if (finished) look_.reset();
}

}  // namespace nimlab
