#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/ruleset.hpp"

namespace nimlab {

/// The moves with indices first, first + 1, … in the ruleset's order, at most `count` >= 1 of them, until
/// visit returns false. Cost: by index where the ruleset can, else all moves before them as well.
template <Playable R, class Visit>
void each_move_from(const R& rules, const Position& p, std::uint64_t first, std::uint64_t count,
                    Visit visit) {
  if constexpr (requires { rules.each_move_from(p, first, count, visit); }) {
    rules.each_move_from(p, first, count, visit);
    return;
  } else if constexpr (requires { rules.move_at(p, first); }) {
    if (first > 0) {
      const std::uint64_t all = rules.move_count(p);
      for (std::uint64_t i = first; i < all && count > 0; ++i, --count) {
        if (!visit(rules.move_at(p, i))) return;
      }
      return;
    }
  }
  rules.each_move(p, [&](const auto& move) {
    if (first > 0) return --first, true;
    return visit(move) && --count > 0;
  });
}

/// The options that these moves lead to.
template <Playable R, class Visit>
void each_option_from(const R& rules, const Position& p, std::uint64_t first, std::uint64_t count,
                      Visit visit) {
  if constexpr (requires { rules.each_option_from(p, first, count, visit); }) {
    rules.each_option_from(p, first, count, visit);
  } else {
    each_move_from(rules, p, first, count, [&](const auto& move) {
      visit(rules.play(p, move));
      return true;
    });
  }
}

/// The move with this index in the ruleset's order; index < rules.move_count(p).
template <Playable R>
typename R::Move nth_move(const R& rules, const Position& p, std::uint64_t index) {
  if constexpr (requires { rules.move_at(p, index); }) {
    return rules.move_at(p, index);
  } else {
    typename R::Move chosen{};
    each_move_from(rules, p, index, 1, [&](const auto& move) {
      chosen = move;
      return false;
    });
    return chosen;
  }
}

/// The moves of a position one after another, from an index on. Fetches a few at a time: listing costs little
/// more than one walk over all moves, and a single call stays short on positions of a million numbers.
/// `rules` and `p` must outlive it.
template <Playable R>
class MoveCursor {
 public:
  MoveCursor(const R& rules, const Position& p, std::uint64_t first = 0)
      : rules_(rules), p_(p), next_(first), batch_(std::clamp<std::size_t>(4096 / (p.size() + 1), 8, 256)) {}

  /// None when there are no more.
  std::optional<typename R::Move> next() {
    if (at_ == fetched_.size()) {
      fetched_.clear();
      at_ = 0;
      each_move_from(rules_, p_, next_, batch_, [&](const auto& move) {
        fetched_.push_back(move);
        return true;
      });
      next_ += fetched_.size();
      if (fetched_.empty()) return std::nullopt;
    }
    return fetched_[at_++];
  }

 private:
  const R& rules_;
  const Position& p_;
  std::uint64_t next_;
  std::size_t batch_;
  std::vector<typename R::Move> fetched_;
  std::size_t at_ = 0;
};

}  // namespace nimlab
