#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <utility>
#include <vector>

/// Games by their definition alone, for `Problem::naive`: nothing of games/, math/ and search/ is used.
namespace nimlab {

using Numbers = std::vector<std::uint64_t>;

/// Who wins, by recursion over the moves; positions are remembered. What is the same to the game should be
/// the same position: heaps sorted, say.
class Definition {
 public:
  /// Calls `each` with the positions after each move, until it says true.
  using Each = std::function<bool(const Numbers&)>;
  using Moves = std::function<void(const Numbers& p, const Each& each)>;

  /// Whoever cannot move loses; under misère play he wins.
  explicit Definition(Moves moves, bool misere = false) : moves_(std::move(moves)), misere_(misere) {}
  /// By a list of what the moves leave.
  static Definition of(std::function<std::vector<Numbers>(const Numbers&)> options);
  /// Heaps side by side, the empty ones left out: a move changes one, and `options` tells into which heaps.
  static Definition of_heaps(std::function<std::vector<Numbers>(std::uint64_t)> options);

  /// Whether the player to move does. Throws TooLarge where some hundred thousand moves are not enough, or
  /// some hundred in a row.
  bool wins(const Numbers& p);

 private:
  bool looked_at(const Numbers& p, std::size_t depth);

  Moves moves_;
  bool misere_;
  std::map<Numbers, bool> known_;
  std::size_t tried_ = 0;  ///< moves, in this call
};

/// Nim: any number of stones from one heap.
void take_stones(const Numbers& heaps, const Definition::Each& each);
/// Its winning moves, in the order of the heaps: which, from 0, and what is left of it. Throws TooLarge.
std::vector<std::pair<std::size_t, std::uint64_t>> tried_moves_of_nim(const Numbers& heaps);

/// Hungry boxes: the closed ones, a 0, the open ones. Any number of them is opened, or stones are taken from
/// an open one.
void open_or_take(const Numbers& boxes, const Definition::Each& each);

/// Fibonacci Nim: for each heap up to `stones` the least number that wins if it may be taken. Throws
/// TooLarge.
std::vector<std::uint64_t> tried_takes(std::uint64_t stones);

/// Wythoff's game: for each pair of heaps up to these whether the player to move wins. Throws TooLarge.
std::vector<std::vector<bool>> tried_pairs(std::uint64_t a, std::uint64_t b);

}  // namespace nimlab
