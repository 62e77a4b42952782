#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "catalogue/answers.hpp"
#include "search/search.hpp"

namespace nimlab {

/// Of impartial games: the SG value.
std::optional<std::uint64_t> grundy_of(const Game& game, const std::optional<Value>& value);

/// The answers to everything a position may be asked, from the best source its game has: a theorem, a table,
/// or search; or from search alone. Searched is the position as a whole; a sum for which that is too long, by
/// its summands (DepthFirstSearch). `ready()` does a quantum of work; the other functions may be called once
/// it returned true.
class Oracle {
 public:
  Oracle(std::shared_ptr<Game> game, Position position, Player who, bool by_search);

  bool ready();
  std::uint64_t done() const { return search_ ? given_up_ + states() : game_->prepared(); }
  std::uint64_t total() const { return search_ ? 0 : game_->to_prepare(*position_); }
  std::string_view method() const { return search_ ? "search" : game_->tabled() ? "table" : "theorem"; }

  /// Of a search: the positions that the answer rests on; how many summands were searched by themselves, none
  /// where the whole was.
  std::uint64_t states() const { return search_->states(); }
  std::uint64_t summands() const { return summands_; }

  const Game& game() const { return *game_; }
  const Position& position() const { return *position_; }
  Player who() const { return who_; }
  Position option(Move move) const { return after(*game_, *position_, who_, move); }

  /// Of the position itself.
  const Solution& solution() const { return solution_; }
  Solution& solution() { return solution_; }

  /// Of an option, with at most one winning move of the opponent, who moves there.
  Solution verdict(const Position& option) const;
  std::optional<std::uint64_t> grundy(const Position& p) const;
  Outcome outcome(const Position& p) const;

  /// Whether options of a value are found without a look at all of them, by `reach`.
  bool reaching() const { return !search_ && game_->reaching(); }
  std::optional<MoveNumbers> reach(std::uint64_t v) const { return game_->reaching()->reach(*position_, v); }

  /// What one look at an option costs, in numbers read: the position's, or a whole quantum where all moves of
  /// the option may be gone through.
  std::size_t cost() const;

 private:
  /// A quantum of the search; goes over to the summands where it has become too long.
  bool search();

  std::shared_ptr<Game> game_;
  std::unique_ptr<const Position> position_;  ///< stays where it is when the oracle is moved
  Player who_;
  std::unique_ptr<Search> search_;  ///< only where no theorem speaks of the position
  std::unique_ptr<Solving> solving_;
  Solution solution_;
  bool prepared_ = false;
  std::uint64_t summands_ = 0, given_up_ = 0;  ///< `given_up_`: positions of the search that was too long
};

/// An answer about one position: first the oracle is made ready, then the answer is composed of parts, each
/// of which costs no more than a look or two at an option.
class PositionJob : public GameJob {
 public:
  explicit PositionJob(Oracle oracle) : oracle_(std::move(oracle)) {}

  bool step() final;
  std::uint64_t done() const final { return ready_ ? parts_made() : oracle_.done(); }
  std::uint64_t total() const final { return ready_ ? parts() : oracle_.total(); }

 protected:
  virtual void begin() {}
  /// The next part; true when there is none left.
  virtual bool compose() { return true; }
  virtual std::uint64_t parts_made() const { return 0; }
  virtual std::uint64_t parts() const { return 0; }

  Oracle oracle_;

 private:
  bool ready_ = false;
};

}  // namespace nimlab
