#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "notation/error.hpp"
#include "search/ruleset.hpp"
#include "theory/mex.hpp"

namespace nimlab {

inline std::size_t hash_numbers(std::span<const std::uint64_t> numbers) {
  std::uint64_t h = 0x9E3779B97F4A7C15;
  for (std::uint64_t x : numbers) {  // splitmix64's finaliser, chained
    h = (h ^ x) + 0x9E3779B97F4A7C15;
    h = (h ^ (h >> 30)) * 0xBF58476D1CE4E5B9;
    h = (h ^ (h >> 27)) * 0x94D049BB133111EB;
    h ^= h >> 31;
  }
  return static_cast<std::size_t>(h);
}

// cut: outcome
/// Straight from the definition: a position is N if some move leads to a
/// P-position, otherwise P. What is known is remembered. For rules without
/// cycles. Cost: every position below p once, every move of it once.
template <Ruleset R, class Memory>
Outcome outcome(const R& rules, const typename R::Position& p, Memory& known) {
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

/// SG values by memoised depth-first search over any ruleset without cycles: knows the rules and nothing
/// else. Works in steps, without recursion. Limits: max_states positions, else Error too_long.
template <Ruleset R>
class GrundySearch {
 public:
  using Position = typename R::Position;

  /// `rules` must outlive the search.
  GrundySearch(const R& rules, Position root, SearchLimits limits = {})
      : rules_(rules), root_(std::move(root)), limits_(limits) {
    enter(root_);
  }

  /// Settles a few hundred positions; true when the root has its value.
  bool step() {
    for (int quantum = 0; quantum < 512 && !stack_.empty(); ++quantum) advance();
    return stack_.empty();
  }

  std::uint64_t value(const Position& p) const { return known_.at(p); }
  std::uint64_t states() const { return known_.size(); }
  const Position& root() const { return root_; }

 private:
  struct Hash {
    const R* rules;
    std::size_t operator()(const Position& p) const { return hash_numbers(rules->numbers(p)); }
  };
  struct Frame {
    Position position;
    std::vector<Position> options;
    std::size_t next = 0;
    std::vector<std::uint64_t> values;
  };

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
    rules_.each_move(p, [&](const auto& move) {
      frame.options.push_back(rules_.play(p, move));
      return true;
    });
    stack_.push_back(std::move(frame));
  }

  /// Looks at the next option of the topmost position, or settles that position.
  void advance() {
    Frame& top = stack_.back();
    if (top.next == top.options.size()) {
      known_.emplace(std::move(top.position), mex(top.values));
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
  std::uint64_t moves_ = 0;
  std::unordered_map<Position, std::uint64_t, Hash> known_{16, Hash{&rules_}};
  std::vector<Frame> stack_;
};

}  // namespace nimlab
