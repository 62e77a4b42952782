#include "games/graphs/graph_solution.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace nimlab {

GraphSolution::GraphSolution(std::unique_ptr<const Graph> graph)
    : graph_(std::move(graph)), size_(graph_->size()), pending_(size_) {
  queue_.reserve(size_);
  begin();
}

bool GraphSolution::step() {
  try {
    return step_on();
  } catch (...) {
    begin();
    throw;
  }
}

bool GraphSolution::reaches(std::uint32_t v, std::uint64_t x) const {
  Graph::Room room;
  bool found = false;
  for (const std::uint32_t w : graph_->followers(v, room)) found |= grundy_[w] != none && grundy_[w] == x;
  return found;
}

std::size_t GraphSolution::bytes() const {
  return graph_->bytes() + bytes_of(outcomes_) +
         bytes_of(pending_, grundy_, distance_, level_, queue_, seen_, by_distance_, by_value_, candidates_,
                  found_, is_n_, is_candidate_);
}

void GraphSolution::begin() {
  outcomes_.assign(size_, Outcome::draw);
  for (std::vector<std::uint32_t>* known : {&grundy_, &distance_, &level_}) known->assign(size_, none);
  for (std::vector<std::uint32_t>* list : {&queue_, &seen_, &candidates_, &is_candidate_}) list->clear();
  phase_ = Phase::count;
  at_ = stamp_ = 0;
}

bool GraphSolution::step_on() {
  budget_ = 100'000;
  while (budget_ > 0 && phase_ != Phase::finished) {
    switch (phase_) {
      case Phase::count: count(); break;
      case Phase::backwards: backwards(); break;
      case Phase::retrograde: retrograde(); break;
      case Phase::mark: mark(); break;
      case Phase::weigh: weigh(); break;
      case Phase::spread: spread(); break;
      case Phase::finished: break;
    }
  }
  return phase_ == Phase::finished;
}

void GraphSolution::count() {
  constexpr std::uint32_t run = 1024;
  while (budget_ > 0 && at_ < size_) {
    const std::uint32_t end = at_ + std::min(run, size_ - at_);
    graph_->out_degrees(at_, std::span(pending_).subspan(at_, end - at_));
    spend(end - at_);
    for (; at_ < end; ++at_) {
      if (pending_[at_] == 0) settle(at_);
    }
  }
  if (at_ == size_) phase_ = Phase::backwards, at_ = 0;
}

void GraphSolution::backwards() {
  while (budget_ > 0 && at_ < queue_.size()) {
    const auto predecessors = graph_->predecessors(queue_[at_++], room_);
    spend(std::ssize(predecessors));
    for (const std::uint32_t u : predecessors) {
      if (--pending_[u] == 0) settle(u);
    }
  }
  if (at_ == queue_.size()) end_of_backwards();
}

void GraphSolution::settle(std::uint32_t v) {
  const auto followers = graph_->followers(v, inner_room_);
  spend(1 + std::ssize(followers));
  const std::uint32_t stamp = ++stamp_, *const values = grundy_.data(), *const distances = distance_.data();
  std::uint32_t least_p = none, most_n = 0, level = 0;
  if (seen_.size() <= followers.size()) seen_.resize(2 * followers.size() + 16, 0);
  std::uint32_t* const seen = seen_.data();
  for (const std::uint32_t w : followers) {
    const std::uint32_t value = values[w], distance = distances[w];
    // A value above the number of followers leaves the mex as it is.
    if (value <= followers.size()) seen[value] = stamp;
    level = std::max(level, level_[w] + 1);
    if (value == 0) least_p = std::min(least_p, distance);
    most_n = std::max(most_n, distance + 1);
  }
  std::uint32_t mex = 0;
  while (seen[mex] == stamp) ++mex;
  grundy_[v] = mex;
  outcomes_[v] = mex == 0 ? Outcome::P : Outcome::N;
  distance_[v] = mex == 0 ? most_n : least_p + 1;
  level_[v] = level;
  queue_.push_back(v);
}

void GraphSolution::end_of_backwards() {
  if (queue_.size() == size_) {
    phase_ = Phase::finished;
    return;
  }
  // The rest reaches a cycle. What is settled is needed in the order of distance, later of value.
  settled_ = queue_.size();
  by_distance_ = sorted_by(distance_);
  by_value_ = sorted_by(grundy_);
  graph_->out_degrees(0, pending_);  // those of settled vertices are not looked at again
  at_ = 0;
  head_ = settled_;
  phase_ = Phase::retrograde;
}

std::vector<std::uint32_t> GraphSolution::sorted_by(const std::vector<std::uint32_t>& key) const {
  std::vector<std::uint32_t> first;
  for (std::uint32_t v : queue_) {
    if (key[v] + 2 > first.size()) first.resize(key[v] + 2, 0);
    ++first[key[v] + 1];
  }
  for (std::size_t i = 1; i < first.size(); ++i) first[i] += first[i - 1];
  std::vector<std::uint32_t> out(queue_.size());
  for (std::uint32_t v : queue_) out[first[key[v]]++] = v;
  return out;
}

void GraphSolution::retrograde() {
  while (budget_ > 0 && (at_ < settled_ || head_ < queue_.size())) {
    const bool old = head_ == queue_.size() ||
                     (at_ < settled_ && distance_[by_distance_[at_]] <= distance_[queue_[head_]]);
    const std::uint32_t v = old ? by_distance_[at_++] : queue_[head_++];
    for (const std::uint32_t u : graph_->predecessors(v, room_)) {
      spend(1);
      if (!in_rest(u) || outcomes_[u] != Outcome::draw) continue;
      if (outcomes_[v] == Outcome::N && --pending_[u] > 0) continue;
      outcomes_[u] = outcomes_[v] == Outcome::P ? Outcome::N : Outcome::P;
      distance_[u] = distance_[v] + 1;
      queue_.push_back(u);
    }
    spend(1);
  }
  if (at_ < settled_ || head_ < queue_.size()) return;
  begin_values();
}

void GraphSolution::begin_values() {
  for (std::size_t i = settled_; i < queue_.size(); ++i) {
    const std::uint32_t v = queue_[i];
    if (outcomes_[v] == Outcome::P)
      grundy_[v] = 0;
    else
      candidates_.push_back(v);
  }
  is_n_.assign(size_, 0);
  at_ = 0;
  while (at_ < by_value_.size() && grundy_[by_value_[at_]] == 0) ++at_;
  next_value(1);
}

void GraphSolution::next_value(std::uint32_t m) {
  value_ = m;
  cursor_ = 0;
  found_.clear();
  phase_ = candidates_.empty() ? Phase::finished : Phase::mark;
  if (phase_ == Phase::finished) std::vector<std::uint32_t>().swap(is_n_);
}

void GraphSolution::mark() {
  for (; budget_ > 0 && at_ < by_value_.size() && grundy_[by_value_[at_]] == value_; ++at_) {
    for (const std::uint32_t u : graph_->predecessors(by_value_[at_], room_)) {
      spend(1);
      if (open(u)) is_n_[u] = value_;
    }
    spend(1);
  }
  if (at_ == by_value_.size() || grundy_[by_value_[at_]] != value_) phase_ = Phase::weigh;
}

void GraphSolution::weigh() {
  for (; budget_ > 0 && cursor_ < candidates_.size(); ++cursor_) {
    const std::uint32_t v = candidates_[cursor_];
    pending_[v] = 0;
    for (const std::uint32_t w : graph_->followers(v, room_)) {
      spend(1);
      if (open(w) && is_n_[w] != value_) ++pending_[v];
    }
    spend(1);
  }
  if (cursor_ < candidates_.size()) return;
  is_candidate_.resize(size_, 0);
  for (std::uint32_t v : candidates_) is_candidate_[v] = value_;
  for (std::uint32_t v : candidates_) {
    if (pending_[v] == 0 && is_n_[v] != value_) found_.push_back(v);
  }
  for (std::uint32_t v : found_) grundy_[v] = value_;
  cursor_ = 0;
  phase_ = Phase::spread;
}

void GraphSolution::spread() {
  while (budget_ > 0 && cursor_ < found_.size()) {
    const std::uint32_t v = found_[cursor_++];
    for (const std::uint32_t u : graph_->predecessors(v, room_)) {
      spend(1);
      if (!open(u) || is_n_[u] == value_) continue;
      is_n_[u] = value_;
      for (const std::uint32_t w : graph_->predecessors(u, inner_room_)) {
        spend(1);
        if (!open(w) || is_candidate_[w] != value_ || --pending_[w] > 0 || is_n_[w] == value_) continue;
        grundy_[w] = value_;
        found_.push_back(w);
      }
    }
  }
  if (cursor_ < found_.size()) return;
  std::erase_if(candidates_, [&](std::uint32_t v) { return grundy_[v] != none || is_n_[v] != value_; });
  next_value(value_ + 1);
}

}  // namespace nimlab
