#include "games/split_table.hpp"

#include <algorithm>
#include <bit>

#include "notation/error.hpp"

namespace nimlab {

SplitTable::SplitTable(SplitRule rule) : rule_(std::move(rule)) {}

bool SplitTable::rare(std::uint32_t v) const { return std::popcount(v & mask_) % 2 == 0; }

void SplitTable::exclude(std::uint32_t v) {
  if (v >= seen_.size()) seen_.resize(2 * static_cast<std::size_t>(v) + 64, 0);
  seen_[v] = stamp_;
}

void SplitTable::grow() {
  if (values_.size() >= max_values)
    throw Error(ErrorCode::too_long, Field::position, {}, std::to_string(max_values));
  const std::size_t before = values_.size(), look = next_look_, mask = next_mask_;
  const std::optional<Period> period = period_;
  try {
    for (work_ = 0; work_ < 400'000 && values_.size() < max_values;) append_one();
  } catch (...) {  // all of it or nothing, so that no look for a period is left out
    values_.resize(before);
    while (!rare_heaps_.empty() && rare_heaps_.back() >= before) rare_heaps_.pop_back();
    next_look_ = look;
    next_mask_ = mask;
    period_ = period;
    throw;
  }
}

void SplitTable::append_one() {
  if (!period_ && values_.size() == next_mask_) {
    choose_mask();
    next_mask_ = next_mask_ < 32'768 ? 2 * next_mask_ : max_values;
  }
  if (period_) {  // proven: the rest is copied
    values_.push_back(values_[values_.size() - period_->period]);
    ++work_;
    return;
  }
  mask_ == 0 ? append() : append_sparse();
  if (values_.size() >= next_look_) look_for_period();
}

void SplitTable::append() {
  const std::size_t n = values_.size();
  ++stamp_;
  for (std::size_t k = 0; k < rule_.digits.size() && k <= n; ++k) {
    const std::uint8_t digit = rule_.digits[k];
    const std::size_t left = n - k;
    if (left == 0) {
      if (digit & 1) exclude(0);
      continue;
    }
    if (digit & 2) exclude(values_[left]);
    if (!(digit & 4)) continue;
    for (std::size_t a = 1, b = left - 1; a < b || (a == b && !rule_.unequal); ++a, --b) {
      exclude(values_[a] ^ values_[b]);
    }
    work_ += left / 2;
  }
  std::uint32_t mex = 0;
  while (mex < seen_.size() && seen_[mex] == stamp_) ++mex;
  values_.push_back(mex);
  work_ += 10;
}

// cut: sparse-space
void SplitTable::append_sparse() {
  const std::size_t n = values_.size();
  ++stamp_;
  for (std::size_t k = 0; k < rule_.digits.size() && k <= n; ++k) {
    const std::uint8_t digit = rule_.digits[k];
    const std::size_t left = n - k;
    if (left == 0) {
      if (digit & 1) exclude(0);
      continue;
    }
    if (digit & 2) exclude(values_[left]);
    if (!(digit & 4)) continue;
    for (std::uint32_t a : rare_heaps_) {
      if (a >= left) break;
      if (a == 0 || (rule_.unequal && 2 * a == left)) continue;
      exclude(values_[a] ^ values_[left - a]);
      ++work_;
    }
  }
  // The least common value that is left is certain. A smaller rare one counts only if no two common heaps
  // exclude it.
  std::uint32_t least = 0;
  std::size_t doubtful = 0;
  for (;; ++least) {
    if (least < seen_.size() && seen_[least] == stamp_) continue;
    if (!rare(least)) break;
    ++doubtful;
  }
  for (std::size_t k = 0; k < rule_.digits.size() && k <= n && doubtful > 0; ++k) {
    if (!(rule_.digits[k] & 4) || n - k < 2) continue;
    for (std::size_t a = 1, b = n - k - 1; (a < b || (a == b && !rule_.unequal)) && doubtful > 0;
         ++a, --b, ++work_) {
      const std::uint32_t v = values_[a] ^ values_[b];
      if (v >= least || seen_[v] == stamp_) continue;
      seen_[v] = stamp_;
      doubtful -= rare(v);
    }
  }
  std::uint32_t value = least;
  for (std::uint32_t v = 0; v < least && doubtful > 0; ++v) {
    if (seen_[v] != stamp_) {
      value = v;
      break;
    }
  }
  values_.push_back(value);
  if (rare(value)) rare_heaps_.push_back(static_cast<std::uint32_t>(n));
  work_ += 10;
}
// end cut

/// The mask under which the fewest heaps so far are rare.
void SplitTable::choose_mask() {
  std::vector<std::uint32_t> how_many(*std::max_element(values_.begin(), values_.end()) + 1, 0);
  for (std::uint32_t v : values_) ++how_many[v];
  const std::uint32_t masks =
      std::min<std::uint32_t>(std::bit_ceil(static_cast<std::uint32_t>(how_many.size())), 4096);
  std::uint64_t fewest = values_.size() + 1;
  std::uint32_t best = 0;
  for (std::uint32_t mask = 1; mask < std::max(masks, 2u); ++mask) {
    std::uint64_t count = 0;
    for (std::uint32_t v = 0; v < how_many.size(); ++v) {
      if (std::popcount(v & mask) % 2 == 0) count += how_many[v];
    }
    if (count < fewest) fewest = count, best = mask;
  }
  std::vector<std::uint32_t> rare_heaps;
  for (std::uint32_t n = 0; n < values_.size(); ++n) {
    if (std::popcount(values_[n] & best) % 2 == 0) rare_heaps.push_back(n);
  }
  if (seen_.size() < 2 * how_many.size() + 64) seen_.resize(2 * how_many.size() + 64, 0);
  mask_ = best;
  rare_heaps_.swap(rare_heaps);
}

void SplitTable::look_for_period() {
  if (rule_.unequal) return;
  // Read backwards, z[p] values at the end agree with those p before them.
  const std::vector<std::uint32_t> backwards(values_.rbegin(), values_.rend());
  const std::vector<std::uint32_t> z = z_function(std::span<const std::uint32_t>(backwards));
  const std::size_t n = values_.size(), k = rule_.digits.size() - 1;
  next_look_ = n + std::max<std::size_t>(32, n / 10);
  for (std::size_t p = 1; p < n; ++p) {
    const std::size_t preperiod = n - p - z[p];
    const std::size_t wanted = 2 * std::max<std::size_t>(preperiod, 1) + 2 * p + k;
    if (wanted <= n) {
      period_ = Period{preperiod, p};
      return;
    }
    // A period that has been seen twice may be the one: the next look is as soon as it could be proven.
    if (z[p] >= p) next_look_ = std::min(next_look_, wanted);
  }
}

}  // namespace nimlab
