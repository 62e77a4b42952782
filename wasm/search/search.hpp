#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <unordered_map>
#include <vector>

#include "notation/error.hpp"
#include "search/ruleset.hpp"
#include "theory/mex.hpp"

namespace nimlab {

/// Positions as keys: their numbers, so that one table serves all games. The code is downloaded once, not for
/// each.
struct NumbersHash {
  std::size_t operator()(const std::vector<std::uint64_t>& numbers) const {
    std::uint64_t h = 0x9E3779B97F4A7C15;
    for (std::uint64_t x : numbers) {  // splitmix64's finaliser, chained
      h = (h ^ x) + 0x9E3779B97F4A7C15;
      h = (h ^ (h >> 30)) * 0xBF58476D1CE4E5B9;
      h = (h ^ (h >> 27)) * 0x94D049BB133111EB;
      h ^= h >> 31;
    }
    return static_cast<std::size_t>(h);
  }
};
template <class Value>
using ByNumbers = std::unordered_map<std::vector<std::uint64_t>, Value, NumbersHash>;

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
  std::uint64_t states = 1'000'000;
  std::uint64_t moves = 16'000'000;  ///< looked at, in all
};

/// Every option of a position, once for each move.
template <Playable R, class Visit>
void each_option(const R& rules, const Position& p, Visit visit) {
  if constexpr (requires { rules.each_option(p, visit); }) {
    rules.each_option(p, visit);
  } else {
    rules.each_move(p, [&](const auto& move) {
      visit(rules.play(p, move));
      return true;
    });
  }
}

/// A position on the way of a search, and how far its options have been looked at.
struct SearchFrame {
  Position position;
  std::vector<Position> options;
  std::size_t next = 0;
  std::vector<std::uint64_t> values;
};

/// SG values by memoised depth-first search over any ruleset without cycles: knows the rules and nothing
/// else. Under misère play the end of the game counts as 1 and all else is the same, so that a position is P
/// iff its number is 0; but these are no SG values, and are not told. Works in steps, without recursion.
/// Limits: max_states positions, else Error too_long.
template <Playable R>
class GrundySearch {
 public:
  /// `rules` must outlive the search.
  GrundySearch(const R& rules, Position root, SearchLimits limits = {})
      : rules_(rules), root_(std::move(root)), limits_(limits), misere_(is_misere(rules)) {
    enter(normal(root_));
  }

  /// Settles a few hundred positions; true when the root has its value.
  bool step() {
    for (int quantum = 0; quantum < 512 && !stack_.empty(); ++quantum) advance();
    return stack_.empty();
  }

  /// Of the root or of any position that can be reached from it.
  std::optional<std::uint64_t> grundy(const Position& p) const {
    return misere_ ? std::nullopt : std::optional(known_.at(normal(p)));
  }
  Outcome outcome(const Position& p) const { return outcome_of(known_.at(normal(p))); }
  /// Whether it has met p, once it is finished.
  bool knows(const Position& p) const { return known_.contains(normal(p)); }
  /// Positions visited; those that differ only in the order of their summands count as one.
  std::uint64_t states() const { return known_.size(); }
  const Position& root() const { return root_; }

 private:
  using Frame = SearchFrame;

  Position normal(Position p) const {
    if constexpr (requires { rules_.normal_form(p); }) return rules_.normal_form(std::move(p));
    return p;
  }

  void enter(const Position& p) {
    const std::uint64_t count = rules_.move_count(p);
    moves_ = count > limits_.moves - moves_ ? limits_.moves + 1 : moves_ + count;
    if (moves_ > limits_.moves) {
      throw Error(ErrorCode::too_long, Field::position, {}, std::to_string(limits_.moves));
    }
    if (known_.size() + stack_.size() >= limits_.states) {
      throw Error(ErrorCode::too_long, Field::position, {}, std::to_string(limits_.states));
    }
    Frame frame{p, {}, 0, {}};
    each_option(rules_, p, [&](Position option) { frame.options.push_back(normal(std::move(option))); });
    stack_.push_back(std::move(frame));
  }

  /// Looks at the next option of the topmost position, or settles that position.
  void advance() {
    Frame& top = stack_.back();
    if (top.next == top.options.size()) {
      const bool won_at_once = misere_ && top.options.empty();
      known_.emplace(std::move(top.position), won_at_once ? 1 : mex(top.values));
      stack_.pop_back();
      return;
    }
    const Position& option = top.options[top.next];
    if (const auto found = known_.find(option); found != known_.end()) {
      top.values.push_back(found->second);
      ++top.next;
    } else {
      const Position copy = option;  // entering may move the frame
      enter(copy);
    }
  }

  const R& rules_;
  Position root_;
  SearchLimits limits_;
  bool misere_;
  std::uint64_t moves_ = 0;
  ByNumbers<std::uint64_t> known_;
  std::vector<Frame> stack_;
};

/// The same for rulesets whose play may be endless: lists every position that can be reached, then goes over
/// them again and again, marking what follows from the definitions, until nothing changes. What is never
/// marked is a draw, and has no SG value here. Limits as above.
template <Playable R>
class LoopySearch {
 public:
  /// `rules` must outlive the search.
  LoopySearch(const R& rules, Position root, SearchLimits limits = {})
      : rules_(rules), root_(std::move(root)), limits_(limits) {
    index_of(root_);
  }

  bool step() {
    for (int quantum = 0; quantum < 512 && !finished_; ++quantum) {
      if (explored_ < positions_.size())
        explore();
      else
        sweep();
    }
    return finished_;
  }

  std::optional<std::uint64_t> grundy(const Position& p) const {
    const std::uint64_t g = grundy_[index_.at(p)];
    return g == unknown ? std::nullopt : std::optional(g);
  }
  Outcome outcome(const Position& p) const { return outcomes_[index_.at(p)]; }
  /// Whether it has met p, once it is finished.
  bool knows(const Position& p) const { return index_.contains(p); }
  std::uint64_t states() const { return positions_.size(); }
  const Position& root() const { return root_; }

 private:
  static constexpr std::uint64_t unknown = ~std::uint64_t{0};

  std::size_t index_of(const Position& p) {
    const auto [found, fresh] = index_.emplace(p, positions_.size());
    if (fresh) {
      if (positions_.size() >= limits_.states) {
        throw Error(ErrorCode::too_long, Field::position, {}, std::to_string(limits_.states));
      }
      positions_.push_back(p);
      outcomes_.push_back(Outcome::draw);
      grundy_.push_back(unknown);
    }
    return found->second;
  }

  void explore() {
    const Position p = positions_[explored_++];
    options_.emplace_back();
    each_option(rules_, p, [&](const Position& option) {
      if (++moves_ > limits_.moves) {
        throw Error(ErrorCode::too_long, Field::position, {}, std::to_string(limits_.moves));
      }
      options_.back().push_back(index_of(option));
    });
    at_ = positions_.size();
  }

  /// Latest found first: these tend to be nearest to the end.
  void sweep() {
    if (at_ == 0) {
      finished_ = !changed_;
      changed_ = false;
      at_ = positions_.size();
      return;
    }
    const std::size_t i = --at_;
    if (outcomes_[i] == Outcome::draw) {
      bool all_n = true, some_p = false;
      for (std::size_t option : options_[i]) {
        all_n = all_n && outcomes_[option] == Outcome::N;
        some_p = some_p || outcomes_[option] == Outcome::P;
      }
      if (some_p || all_n) {
        outcomes_[i] = some_p ? Outcome::N : Outcome::P;
        changed_ = true;
      }
    }
    if (grundy_[i] == unknown) {
      values_.clear();
      for (std::size_t option : options_[i]) values_.push_back(grundy_[option]);
      if (std::find(values_.begin(), values_.end(), unknown) == values_.end()) {
        grundy_[i] = mex(values_);
        changed_ = true;
      }
    }
  }

  const R& rules_;
  Position root_;
  SearchLimits limits_;
  std::uint64_t moves_ = 0;
  ByNumbers<std::size_t> index_;
  std::vector<Position> positions_;
  std::vector<std::vector<std::size_t>> options_;
  std::vector<Outcome> outcomes_;
  std::vector<std::uint64_t> grundy_, values_;
  std::size_t explored_ = 0, at_ = 0;
  bool changed_ = true, finished_ = false;
};

}  // namespace nimlab
