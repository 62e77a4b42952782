#include "games/subtraction.hpp"

#include <algorithm>
#include <array>

namespace nimlab {
SubtractionTable::SubtractionTable(std::vector<std::uint64_t> set)
    : set_(std::move(set)), next_look_(std::max<std::size_t>(1024, 2 * set_.back())) {}

SubtractionTable::SubtractionTable(std::uint64_t bound) : bound_(bound), next_look_(0) {
  if (bound < largest_number) period_ = Period{0, bound + 1};
}

void SubtractionTable::append_closed_form(std::size_t count) {
  for (std::size_t n = values_.size(), end = n + count; n < end; ++n) {
    values_.push_back(static_cast<std::uint32_t>(bound_ < n ? n % (bound_ + 1) : n));
  }
}

void SubtractionTable::grow() {
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
    append(std::min<std::size_t>(1 << 14, max_values - before));
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

// cut: table
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
// end cut

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

Subtraction Subtraction::parse_rule(std::string_view text) {
  std::size_t shift = 0;  // a set may stand in braces
  if (text.starts_with('{')) text.remove_prefix(1), shift = 1;
  if (text.ends_with('}')) text.remove_suffix(1);
  std::vector<Token> words = tokens(text);
  for (Token& word : words) word.at += shift;
  const std::vector<Run> runs = number_runs(words, Field::rule);

  Subtraction game;
  if (runs.size() == 1 && runs[0].first == 1) {
    game.bound_ = runs[0].last;
    game.table_ = std::make_shared<SubtractionTable>(game.bound_);
  } else {
    if (runs.back().last > max_element) {
      throw Error(ErrorCode::too_large, Field::rule, std::to_string(runs.back().last),
                  std::to_string(max_element));
    }
    game.set_ = listed(runs, Field::rule, max_set);
    game.table_ = std::make_shared<SubtractionTable>(game.set_);
  }
  return game;
}

std::string Subtraction::format_rule() const {
  if (bound_) return bound_ <= 2 ? (bound_ == 1 ? "1" : "1,2") : "1.." + std::to_string(bound_);
  return format_set(set_);
}

std::uint64_t Subtraction::take_count(std::uint64_t heap) const {
  if (bound_) return std::min(heap, bound_);
  return static_cast<std::uint64_t>(std::upper_bound(set_.begin(), set_.end(), heap) - set_.begin());
}

bool Subtraction::allows(std::uint64_t heap, std::uint64_t take) const {
  if (take == 0 || take > heap) return false;
  return bound_ ? take <= bound_ : std::binary_search(set_.begin(), set_.end(), take);
}

bool Subtraction::prepare(const Position& heaps) const {
  if (bound_) return true;
  const std::uint64_t largest = *std::max_element(heaps.begin(), heaps.end());
  const auto missing = [&] { return table_->looking() || !table_->knows(largest); };
  if (missing()) table_->grow();
  return !missing();
}

std::uint64_t Subtraction::to_prepare(const Position& heaps) const {
  if (bound_) return 0;
  const std::uint64_t largest = *std::max_element(heaps.begin(), heaps.end());
  return std::min(saturating_add(largest, 1), SubtractionTable::max_values);
}

bool Subtraction::prepare_values(std::uint64_t count) const {
  if (count > SubtractionTable::max_values) {
    throw Error(ErrorCode::too_large, Field::none, std::to_string(count),
                std::to_string(SubtractionTable::max_values));
  }
  const auto missing = [&] { return table_->looking() || table_->values().size() < count; };
  if (missing()) table_->grow();
  return !missing();
}

}  // namespace nimlab
