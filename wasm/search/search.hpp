#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "notation/error.hpp"
#include "search/moves.hpp"
#include "search/positions.hpp"
#include "search/ruleset.hpp"

namespace nimlab {

// cut: outcome
/// Straight from the definition: a position is N if some move leads to a
/// P-position, otherwise P. What is known is remembered. For rules without
/// cycles. Cost: every position below p once, every move of it once.
template <Playable R, class Memory>
Outcome outcome(const R& rules, const Position& p, Memory& known) {
  if (const auto found = known.find(p); found != known.end()) return found->second;
  Outcome result = Outcome::P;
  rules.each_move(p, [&](const auto& move) {
    const Outcome option = outcome(rules, rules.play(p, move), known);
    if (option == Outcome::P) result = Outcome::N;
    return result == Outcome::P;  // one winning move is enough
  });
  return known[p] = result;
}
// end cut

/// How far a search may go before it gives up with Error too_long.
struct SearchLimits {
  std::uint32_t states = 1'000'000;
  std::uint32_t moves = 16'000'000;       ///< looked at, in all
  std::uint64_t numbers = 1'000'000'000;  ///< of the options of all moves: an option costs its length
  std::size_t text_bytes = 64'000'000;    ///< of positions as Positions keeps them
};

/// The mex of numbers that come one by one. Cost: one store each; memory: 4 bytes for each number up to the
/// largest.
class MexOfMany {
 public:
  void clear() { ++stamp_; }
  void add(std::uint32_t value) {
    if (value >= seen_.size()) seen_.resize(2 * std::size_t{value} + 16, 0);
    seen_[value] = stamp_;
  }
  std::uint32_t mex() const {
    std::uint32_t least = 0;
    while (least < seen_.size() && seen_[least] == stamp_) ++least;
    return least;
  }
  std::size_t bytes() const { return seen_.capacity() * sizeof(seen_[0]); }

 private:
  std::vector<std::uint32_t> seen_;  ///< seen_[v] == stamp_: v is among them
  std::uint32_t stamp_ = 0;
};

/// What both searches share: the positions met, the options of some of them as their numbers, the limits, and
/// the work that is left of a step.
template <Playable R>
class Explorer {
 public:
  static constexpr std::uint32_t unknown = 0xFFFFFFFF;
  /// Of a step, in units of some ten nanoseconds; see `list`.
  static constexpr std::int64_t quantum = 1 << 15;

  Explorer(const R& rules, Position root, SearchLimits limits)
      : rules_(rules), limits_(limits), misere_(is_misere(rules)) {
    intern(normal(std::move(root)));
  }

  /// Positions met so far; those that differ only in the order of their summands count as one.
  std::uint64_t states() const { return positions_.size(); }
  /// Whether it has met p, once it is finished.
  bool knows(const Position& p) const { return positions_.find(normal(p)).has_value(); }
  /// Moves listed so far.
  std::uint64_t moves() const { return listed_; }

 protected:
  std::uint32_t intern(const Position& p) {
    const auto [id, fresh] = positions_.add(p);
    if (fresh && positions_.size() > limits_.states) refuse(limits_.states);
    if (fresh && positions_.text_bytes() > limits_.text_bytes) refuse(positions_.size());
    return id;
  }

  /// p, which must have come up.
  std::uint32_t id_of(const Position& p) const { return *positions_.find(normal(p)); }

  /// How many moves a position has; all of them will be looked at.
  std::uint32_t expect_moves(std::uint32_t id) {
    positions_.read(id, position_);
    const std::uint64_t count = rules_.move_count(position_);
    if (count > limits_.moves - moves_) refuse(limits_.moves);
    moves_ += static_cast<std::uint32_t>(count);
    numbers_ += count * position_.size();
    if (numbers_ > limits_.numbers) refuse(positions_.size());
    return static_cast<std::uint32_t>(count);
  }

  /// Appends the options first, first + 1, … of a position to `options_`, as many as the step has time for.
  void list(std::uint32_t id, std::uint32_t first) {
    positions_.read(id, position_);
    const auto cost = static_cast<std::int64_t>(8 + position_.size());
    const std::int64_t count = std::max<std::int64_t>(1, budget_ / cost);
    each_option_from(rules_, position_, first, static_cast<std::uint64_t>(count), [&](Position option) {
      options_.push_back(intern(normal(std::move(option))));
      ++listed_;
      budget_ -= cost;
    });
  }

  std::size_t bytes_explored() const { return positions_.bytes() + options_.size() * sizeof(options_[0]); }

  std::int64_t budget_ = 0;
  std::deque<std::uint32_t> options_;  ///< grows without being copied
  bool misere() const { return misere_; }

 private:
  Position normal(Position p) const {
    if constexpr (requires { rules_.normal_form(p); }) return rules_.normal_form(std::move(p));
    return p;
  }

  [[noreturn]] static void refuse(std::uint64_t limit) {
    throw Error(ErrorCode::too_long, Field::position, {}, std::to_string(limit));
  }

  const R& rules_;
  Position position_;
  SearchLimits limits_;
  bool misere_;
  std::uint32_t moves_ = 0;
  std::uint64_t numbers_ = 0, listed_ = 0;
  Positions positions_;
};

/// SG values by memoised depth-first search over any ruleset without cycles: knows the rules and nothing
/// else. Under misère play the end of the game counts as 1 and all else is the same, so that a position is P
/// iff its number is 0; but these are no SG values, and are not told. Works in steps, without recursion.
/// Memory: some 30 bytes a position, and 4 an option of those on the way.
template <Playable R>
class GrundySearch : public Explorer<R> {
 public:
  /// `rules` must outlive the search.
  GrundySearch(const R& rules, Position root, SearchLimits limits = {})
      : Explorer<R>(rules, std::move(root), limits) {
    values_.push_back(unknown);
    enter(0);
  }

  /// About a millisecond of work; true when the root has its value.
  bool step() {
    budget_ = this->quantum;
    while (budget_ > 0 && !stack_.empty()) advance();
    return stack_.empty();
  }

  /// Of the root or of any position that can be reached from it.
  std::optional<std::uint64_t> grundy(const Position& p) const {
    return this->misere() ? std::nullopt : std::optional<std::uint64_t>(values_[this->id_of(p)]);
  }
  Outcome outcome(const Position& p) const { return nimlab::outcome_of(values_[this->id_of(p)]); }
  std::size_t bytes() const {
    return this->bytes_explored() + values_.capacity() * sizeof(values_[0]) +
           stack_.capacity() * sizeof(Frame) + mex_.bytes();
  }

 private:
  using Explorer<R>::unknown, Explorer<R>::budget_, Explorer<R>::options_;

  /// A position on the way. Its options are `options_` from `begin` on, those of the topmost frame last.
  struct Frame {
    std::uint32_t id, moves, begin;
    std::uint32_t next = 0;  ///< all options before it have values
  };

  void enter(std::uint32_t id) {
    stack_.push_back({id, this->expect_moves(id), static_cast<std::uint32_t>(options_.size())});
    budget_ -= 8;
  }

  /// Lists options of the topmost position, then goes down to those without value, then settles it.
  void advance() {
    Frame& top = stack_.back();
    if (options_.size() < std::size_t{top.begin} + top.moves) {
      this->list(top.id, static_cast<std::uint32_t>(options_.size()) - top.begin);
      values_.resize(this->states(), unknown);
      return;
    }
    for (; top.next < top.moves && budget_ > 0; ++top.next, --budget_) {
      const std::uint32_t option = options_[top.begin + top.next];
      if (values_[option] != unknown) continue;
      enter(option);
      return;
    }
    if (top.next < top.moves) return;
    if (marked_ == 0) mex_.clear();
    for (; marked_ < top.moves && budget_ > 0; ++marked_, --budget_) {
      mex_.add(values_[options_[top.begin + marked_]]);
    }
    if (marked_ < top.moves) return;
    values_[top.id] = this->misere() && top.moves == 0 ? 1 : mex_.mex();
    options_.erase(options_.begin() + top.begin, options_.end());
    stack_.pop_back();
    marked_ = 0;
    --budget_;
  }

  std::vector<std::uint32_t> values_;
  std::vector<Frame> stack_;
  MexOfMany mex_;  ///< of the topmost position's options, the first `marked_` so far
  std::uint32_t marked_ = 0;
};

/// The same for rulesets whose play may be endless: lists every position that can be reached, then goes
/// backwards from the ends. A position has an SG value as soon as all its options have one; it is N when one
/// option turns out to be P, and P when the last turns out to be N. What is never settled is a draw, and has
/// no SG value here. Memory: some 50 bytes a position, and 8 a move.
template <Playable R>
class LoopySearch : public Explorer<R> {
 public:
  /// `rules` must outlive the search.
  LoopySearch(const R& rules, Position root, SearchLimits limits = {})
      : Explorer<R>(rules, std::move(root), limits), to_list_(this->expect_moves(0)) {}

  /// About a millisecond of work; true when all is known.
  bool step() {
    budget_ = this->quantum;
    while (budget_ > 0 && phase_ != Phase::finished) {
      switch (phase_) {
        case Phase::explore: explore(); break;
        case Phase::turn_round: turn_round(); break;
        case Phase::values: settle_values(); break;
        case Phase::outcomes: settle_outcomes(); break;
        case Phase::finished: break;
      }
    }
    return phase_ == Phase::finished;
  }

  std::optional<std::uint64_t> grundy(const Position& p) const {
    const std::uint32_t g = values_[this->id_of(p)];
    return g == unknown || this->misere() ? std::nullopt : std::optional<std::uint64_t>(g);
  }
  Outcome outcome(const Position& p) const { return outcomes_[this->id_of(p)]; }
  std::size_t bytes() const {
    std::size_t words = back_ ? options_.size() : 0;
    for (const auto* each : {&first_, &first_back_, &pending_, &queue_, &values_}) {
      words += each->capacity();
    }
    return this->bytes_explored() + words * sizeof(std::uint32_t) + outcomes_.capacity() + mex_.bytes();
  }

 private:
  using Explorer<R>::unknown, Explorer<R>::budget_, Explorer<R>::options_;
  enum class Phase : std::uint8_t { explore, turn_round, values, outcomes, finished };

  /// The positions in the order they came, each with all its options.
  void explore() {
    const std::uint32_t listed = static_cast<std::uint32_t>(options_.size()) - first_.back();
    if (listed < to_list_) return this->list(at_, listed);
    first_.push_back(static_cast<std::uint32_t>(options_.size()));
    budget_ -= 8;
    if (++at_ < this->states()) {
      to_list_ = this->expect_moves(at_);
      return;
    }
    first_back_.assign(at_ + 1, 0);
    back_.reset(new std::uint32_t[options_.size()]);  // not filled: every element is written once
    edge_ = 0;
    phase_ = Phase::turn_round;
  }

  /// Counts how many moves lead to each position; then writes down where they come from.
  void turn_round() {
    if (counting_) {
      for (; edge_ < options_.size() && budget_ > 0; ++edge_, --budget_) ++first_back_[options_[edge_] + 1];
      if (edge_ < options_.size()) return;
      for (std::uint32_t v = 0; v < size(); ++v) first_back_[v + 1] += first_back_[v];
      pending_.assign(first_back_.begin(), first_back_.end() - 1);  // where the next one goes
      counting_ = false;
      edge_ = at_ = 0;
    }
    for (; edge_ < options_.size() && budget_ > 0; ++edge_, --budget_) {
      while (edge_ >= first_[at_ + 1]) ++at_;
      back_[pending_[options_[edge_]]++] = at_;
    }
    if (edge_ < options_.size()) return;
    values_.assign(size(), unknown);
    outcomes_.assign(size(), Outcome::draw);
    begin(Phase::values);
  }

  /// Queues the ends of the game; counts the options that are not settled.
  void begin(Phase phase) {
    queue_.clear();
    for (std::uint32_t v = 0; v < size(); ++v) {
      pending_[v] = first_[v + 1] - first_[v];
      if (pending_[v] == 0) queue_.push_back(v);
    }
    head_ = cursor_ = 0;
    phase_ = phase;
  }

  /// The queue holds positions all of whose options have values.
  void settle_values() {
    for (; head_ < queue_.size() && budget_ > 0; ++head_, cursor_ = 0, --budget_) {
      const std::uint32_t v = queue_[head_], options = first_[v + 1] - first_[v];
      if (cursor_ == 0) mex_.clear();
      for (; cursor_ < options && budget_ > 0; ++cursor_, --budget_) {
        mex_.add(values_[options_[first_[v] + cursor_]]);
      }
      if (cursor_ < options) return;
      values_[v] = mex_.mex();
      if (!each_origin(v, options, [&](std::uint32_t u) {
            if (--pending_[u] == 0) queue_.push_back(u);
          })) {
        return;
      }
    }
    if (head_ < queue_.size()) return;
    begin(Phase::outcomes);
    for (std::uint32_t end : queue_) outcomes_[end] = this->misere() ? Outcome::N : Outcome::P;
  }

  /// The queue holds positions whose outcome is known.
  void settle_outcomes() {
    for (; head_ < queue_.size() && budget_ > 0; ++head_, cursor_ = 0, --budget_) {
      const bool is_p = outcomes_[queue_[head_]] == Outcome::P;
      if (!each_origin(queue_[head_], 0, [&](std::uint32_t u) {
            if (outcomes_[u] != Outcome::draw || (!is_p && --pending_[u] > 0)) return;
            outcomes_[u] = is_p ? Outcome::N : Outcome::P;
            queue_.push_back(u);
          })) {
        return;
      }
    }
    if (head_ == queue_.size()) phase_ = Phase::finished;
  }

  /// Visits where one can come from to v, once for each move; false if the step has no time for all of them.
  /// `before`: what `cursor_` had counted to before.
  template <class Visit>
  bool each_origin(std::uint32_t v, std::uint32_t before, Visit visit) {
    const std::uint32_t end = first_back_[v + 1] - first_back_[v] + before;
    for (; cursor_ < end && budget_ > 0; ++cursor_, --budget_) {
      visit(back_[first_back_[v] + cursor_ - before]);
    }
    return cursor_ == end;
  }

  std::uint32_t size() const { return static_cast<std::uint32_t>(first_.size() - 1); }

  Phase phase_ = Phase::explore;
  std::vector<std::uint32_t> first_ = {0}, first_back_;  ///< where options, and origins, begin
  std::unique_ptr<std::uint32_t[]> back_;                ///< origins
  std::vector<std::uint32_t> pending_, queue_, values_;
  std::vector<Outcome> outcomes_;
  MexOfMany mex_;
  std::uint32_t to_list_, at_ = 0, edge_ = 0, cursor_ = 0;
  std::size_t head_ = 0;
  bool counting_ = true;
};

}  // namespace nimlab
