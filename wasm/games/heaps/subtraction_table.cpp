#include "games/heaps/subtraction_table.hpp"

#include <algorithm>
#include <limits>

#include "core/error.hpp"
#include "math/mex.hpp"

namespace nimlab {

SubtractionTable::SubtractionTable(std::vector<std::uint64_t> set)
    : set_(std::move(set)), next_look_(std::max<std::size_t>(1024, 2 * set_.back())) {}

SubtractionTable::SubtractionTable(std::uint64_t bound) : bound_(bound), next_look_(0) {
  if (bound < std::numeric_limits<std::uint64_t>::max()) period_ = Period{0, bound + 1};
}

void SubtractionTable::append_closed_form(std::size_t count) {
  for (std::size_t n = values_.size(), end = n + count; n < end; ++n) {
    values_.push_back(static_cast<std::uint32_t>(bound_ < n ? n % (bound_ + 1) : n));
  }
}

void SubtractionTable::grow(std::size_t count) {
  constexpr std::size_t comparisons = 1 << 17;
  if (look_) {
    if (!look_->step(values(), comparisons)) return;
    period_ = look_->period();
    look_.reset();
    return;
  }
  if (values_.size() >= max_values) {
    throw Error(ErrorCode::too_long, Field::position, {}, std::to_string(max_values));
  }
  const std::size_t before = values_.size();
  try {
    append(std::min<std::size_t>(count, max_values - before));
  } catch (...) {  // no values without the look for their period
    values_.resize(before);
    throw;
  }
}

void SubtractionTable::append(std::size_t count) {
  if (bound_) return append_closed_form(count);
  set_.size() < 64 ? append_few(count) : append_many(count);
  if (!period_ && values_.size() >= next_look_) {
    look_.emplace(values_.size(), set_.back());
    next_look_ = 2 * values_.size();
  }
}

void SubtractionTable::append_few(std::size_t count) {
  std::size_t n = values_.size();
  values_.resize(n + count);
  for (; n < values_.size(); ++n) {
    std::uint64_t seen = 0;  // bit v: some option has value v
    for (std::uint64_t s : set_) {
      if (s > n) break;
      seen |= std::uint64_t{1} << values_[n - s];
    }
    values_[n] = mex_of_bits(seen);
  }
}

void SubtractionTable::append_many(std::size_t count) {
  std::vector<std::size_t> seen_at(set_.size() + 1,
                                   0);  // n + 1 when value v was last seen among options of n
  for (std::size_t n = values_.size(), end = n + count; n < end; ++n) {
    for (std::uint64_t s : set_) {
      if (s > n) break;
      seen_at[values_[n - s]] = n + 1;
    }
    std::uint32_t least = 0;
    while (seen_at[least] == n + 1) ++least;
    values_.push_back(least);
  }
}

}  // namespace nimlab
