#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "core/game.hpp"
#include "search/positions.hpp"

namespace nimlab {

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

/// A search of a position and of all that can be reached from it, which knows the rules and nothing else
/// (unless it is told to go by summands). Of partizan games the moves of both players are followed
/// everywhere, as sums of games need it.
class Search {
 public:
  /// `game` must outlive the search.
  Search(const Game& game, Position root, SearchLimits limits, std::size_t summand = 0);
  virtual ~Search() = default;

  /// About a millisecond of work; true when everything is known.
  bool step();

  /// Positions met so far; those that differ only in the order of their summands count as one.
  std::uint64_t states() const { return positions_.size(); }
  /// Whether it has met p, once it is finished.
  bool knows(const Position& p) const { return find(p).has_value(); }
  /// Moves listed so far.
  std::uint64_t moves() const { return listed_; }

  /// Whether so much of a limit on positions, moves or numbers is used up.
  bool used(std::uint64_t percent) const;

  /// Of a position that has come up, once it is finished.
  virtual Outcome outcome(const Position& p) const = 0;
  /// None under misère play, and where there is none or this kind of search does not tell it.
  virtual std::optional<Value> value(const Position& p) const = 0;
  /// Outcome and value, with at most one winning move of `who`.
  Solution verdict(const Position& p, Player who) const;

  virtual std::size_t bytes() const = 0;

 protected:
  static constexpr std::uint32_t unknown = 0xFFFFFFFF;
  /// Of a step, in units of some ten nanoseconds; see `list`.
  static constexpr std::int64_t quantum = 1 << 15;

  virtual bool finished() const = 0;
  /// Works for a while, and counts it off `budget_`.
  virtual void advance() = 0;

  const Positions& positions() const { return positions_; }
  std::uint32_t id_of(const Position& p) const { return *find(p); }  ///< p must have come up
  /// How many moves a position has, of both players together where they have different ones; all of them will
  /// be looked at. Or how many summands, where these are searched instead.
  std::uint32_t expect_moves(std::uint32_t id);
  /// The summand of p that begins there.
  void cut(const Position& p, std::size_t at, Position& summand) const;
  /// Whether p has several summands, by which it is searched.
  bool splits(const Position& p) const { return summand_ > 0 && p.size() > summand_; }
  /// Appends the options first, first + 1, … of a position to `options_`, Left's before Right's, as many as
  /// the step has time for; of a position that splits, its summands.
  void list(std::uint32_t id, std::uint32_t first);
  /// Gives up.
  [[noreturn]] void refuse_moves() const;
  std::optional<std::uint32_t> find(const Position& p) const;
  std::size_t bytes_explored() const { return positions_.bytes() + options_.size() * sizeof(options_[0]); }

  const Game& game_;
  const bool normal_;
  const std::size_t summand_;  ///< numbers of each; 0: not searched by summands
  std::int64_t budget_ = 0;
  std::deque<std::uint32_t> options_;  ///< grows without being copied
  Position position_;                  ///< the one that was read last

 private:
  std::uint32_t intern(Position& p);

  SearchLimits limits_;
  std::uint32_t moves_ = 0;
  std::uint64_t numbers_ = 0, listed_ = 0;
  Position option_;
  Positions positions_;
};

/// Memoised depth-first search of games without cycles, in steps, without recursion. Impartial games under
/// normal play: SG values. Other ends: whether the player to move wins, loses or draws. Memory: some 30 bytes
/// a position, and 4 an option of those on the way.
///
/// With a `summand`, for sums that are too large to be searched whole: a position of several summands, which
/// have so many numbers each, is not searched, but they are, each by itself, and its SG value is the nim-sum
/// of theirs (Sprague 1935, Grundy 1939): this search, and no other, takes that for granted. Where play comes
/// back to a summand it gives up with Error too_long.
class DepthFirstSearch : public Search {
 public:
  DepthFirstSearch(const Game& game, Position root, SearchLimits limits = {}, std::size_t summand = 0);

  Outcome outcome(const Position& p) const override;
  std::optional<Value> value(const Position& p) const override;
  std::size_t bytes() const override;

 protected:
  /// A position on the way. Its options are `options_` from `begin` on, those of the topmost frame last.
  struct Frame {
    std::uint32_t id, moves, begin;
    std::uint32_t next = 0;  ///< all options before it are settled
  };

  /// Writes down what the options say of a position; false if the step has no time for all of them.
  virtual bool settle(const Frame& frame);
  /// The result of the option with this index.
  std::uint32_t result(const Frame& frame, std::uint32_t index) const {
    return results_[options_[frame.begin + index]];
  }
  /// Of the player to move and stuck.
  Outcome end_of(const Frame& frame, Player who);

  std::vector<std::uint32_t> results_;  ///< SG values, or outcomes; `unknown` until settled

 private:
  bool finished() const override { return stack_.empty(); }
  void advance() override;
  void enter(std::uint32_t id);
  std::uint32_t result_of(const Position& p) const;

  std::vector<Frame> stack_;
  MexOfMany mex_;  ///< of the topmost position's options, the first `marked_` so far
  std::uint32_t marked_ = 0;
};

/// The same for partizan games: who wins when Left begins and when Right does, and values that are numbers:
/// by the simplicity theorem, the simplest number between the largest of Left's options and the smallest of
/// Right's, where all of these are numbers and lie so.
class PartizanSearch final : public DepthFirstSearch {
 public:
  using DepthFirstSearch::DepthFirstSearch;

  Outcome outcome(const Position& p) const override;
  std::optional<Value> value(const Position& p) const override;
  std::size_t bytes() const override;

 private:
  bool settle(const Frame& frame) override;

  std::vector<std::optional<Dyadic>> numbers_;
};

/// The same for games whose play may be endless: lists every position that can be reached, then goes
/// backwards from the ends. A position has an SG value as soon as all its options have one; it is N when one
/// option turns out to be P, and P when the last turns out to be N. What is never settled is a draw, and has
/// no SG value here. Memory: some 50 bytes a position, and 8 a move.
class LoopySearch final : public Search {
 public:
  LoopySearch(const Game& game, Position root, SearchLimits limits = {});

  Outcome outcome(const Position& p) const override;
  std::optional<Value> value(const Position& p) const override;
  std::size_t bytes() const override;

 private:
  enum class Phase : std::uint8_t { explore, turn_round, values, outcomes, finished };

  bool finished() const override { return phase_ == Phase::finished; }
  void advance() override;
  void explore();
  void turn_round();
  void begin(Phase phase);
  void settle_values();
  void settle_outcomes();
  bool each_origin(std::uint32_t v, std::uint32_t before, function_ref<void(std::uint32_t)> visit);
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

/// By how many numbers each the positions of a game may be searched apart (Game::summand); 0 where they must
/// be searched whole, as under misère play.
std::size_t summand_of(const Game& game);

/// The one that suits the game; or, with what summand_of says, the one by summands.
std::unique_ptr<Search> search_of(const Game& game, Position root, SearchLimits limits = {},
                                  std::size_t summand = 0);

}  // namespace nimlab
