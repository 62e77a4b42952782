#include "instruments/matrices/matrix_dominance.hpp"

#include <algorithm>
#include <utility>

namespace nimlab {

DominanceJob::DominanceJob(PayoffMatrix matrix, Dominance kind)
    : matrix_(std::move(matrix)),
      kind_(kind),
      rows_(first_numbers(matrix_.payoffs.rows)),
      columns_(first_numbers(matrix_.payoffs.columns)) {}

DominanceJob::DominanceJob(PayoffMatrix matrix, Payoffs column, Dominance kind)
    : DominanceJob(std::move(matrix), kind) {
  column_ = std::move(column);
}

DominanceJob::Line DominanceJob::candidate() const {
  if (next_ < rows_.size()) return {true, rows_[next_]};
  return {false, columns_[next_ - rows_.size()]};
}

/// As whoever chooses the line sees it: the more the better.
std::int64_t DominanceJob::payoff(bool row, std::size_t line, std::size_t across) const {
  if (row) return matrix_.payoffs.at(line, across);
  return column_ ? column_->at(across, line) : -matrix_.payoffs.at(across, line);
}

std::string DominanceJob::shown() const {
  if (rows_.size() * columns_.size() > most_shown) return {};
  return column_ ? payoff_text(matrix_, *column_, rows_, columns_) : payoff_text(matrix_, rows_, columns_);
}

/// Whether one of the other lines dominates the candidate, which is then struck out.
bool DominanceJob::struck_by_one(bool strictly) {
  const auto [row, line] = candidate();
  const std::vector<std::size_t>& others = row ? rows_ : columns_;
  const std::vector<std::size_t>& across = row ? columns_ : rows_;
  for (std::size_t by : others) {
    if (by == line) continue;
    bool dominates = true, better = false;
    for (std::size_t k = 0; k < across.size() && dominates; ++k) {
      const std::int64_t more = payoff(row, by, across[k]) - payoff(row, line, across[k]);
      dominates = strictly ? more > 0 : more >= 0;
      better = better || more > 0;
    }
    if (!dominates || !better) continue;
    strike(strictly ? row ? "row" : "column" : row ? "weak_row" : "weak_column", {by + 1});
    return true;
  }
  return false;
}

void DominanceJob::strike(std::string_view key, std::vector<std::uint64_t> by) {
  const auto [row, line] = candidate();
  std::vector<std::size_t>& lines = row ? rows_ : columns_;
  lines.erase(std::find(lines.begin(), lines.end(), line));
  ++struck_;
  next_ = 0, mixing_ = false;
  const auto told =
      std::count_if(steps_.begin(), steps_.end(), [&](const Step& step) { return step.key == key; });
  if (static_cast<std::size_t>(told) == max_steps_of_a_kind) return;
  const std::string_view name = row ? "row" : "column";
  Step step{key, {line + 1}, {part(name, line + 1)}, {}};
  for (std::size_t i = 0; i < by.size(); ++i) {
    if (by.size() == 1 || i % 2 == 1) step.lit.push_back(part(name, by[i]));
  }
  step.numbers.insert(step.numbers.end(), by.begin(), by.end());
  step.position = shown();
  steps_.push_back(std::move(step));
}

void DominanceJob::begin_mixture() {
  const auto [row, line] = candidate();
  const std::vector<std::size_t>& others = row ? rows_ : columns_;
  const std::vector<std::size_t>& across = row ? columns_ : rows_;
  Payoffs more{others.size() - 1, across.size(), {}};
  for (std::size_t by : others) {
    if (by == line) continue;
    for (std::size_t k : across) more.cells.push_back(payoff(row, by, k) - payoff(row, line, k));
  }
  mixture_.emplace(std::move(more), kind_ == Dominance::weak_mixed);
}

bool DominanceJob::step() {
  const bool strictly = kind_ == Dominance::strict || kind_ == Dominance::mixed;
  for (std::size_t cost = 0; cost < 100'000;) {
    if (mixture_) {
      if (!mixture_->step()) return false;
      const std::optional<IntegerVector> weights = mixture_->weights();
      const bool everywhere = mixture_->everywhere();
      mixture_.reset();
      if (!weights) {
        ++next_;
        continue;
      }
      const auto [row, line] = candidate();
      std::vector<std::uint64_t> by;
      std::size_t k = 0;
      for (std::size_t other : row ? rows_ : columns_) {
        if (other == line) continue;
        const Integer& weight = (*weights)[k++];
        if (weight.sign() == 0) continue;
        // Weights beyond 63 bits cannot be shown; the step then tells by whom, each with 0.
        by.push_back(weight.is_small() ? static_cast<std::uint64_t>(weight.small()) : 0);
        by.push_back(other + 1);
      }
      strike(everywhere ? row ? "mixed_row" : "mixed_column"
             : row      ? "weak_mixed_row"
                        : "weak_mixed_column",
             std::move(by));
      continue;
    }
    if (next_ == rows_.size() + columns_.size()) {
      if (kind_ >= Dominance::mixed && !mixing_) {
        mixing_ = true, next_ = 0;
        continue;
      }
      steps_.push_back({"rest", {rows_.size(), columns_.size()}, {}, shown()});
      return true;
    }
    const bool alone = (next_ < rows_.size() ? rows_ : columns_).size() == 1;
    if (mixing_ && !alone) {
      begin_mixture();
      continue;
    }
    cost += rows_.size() * columns_.size() + 100;  // it may be compared with all, and all is shown
    if (alone || mixing_ || !struck_by_one(strictly)) ++next_;
  }
  return false;
}

Data DominanceJob::tell() {
  Data data;
  write(data, steps_);
  return data;
}

}  // namespace nimlab
