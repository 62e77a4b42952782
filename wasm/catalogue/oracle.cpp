#include "catalogue/oracle.hpp"

#include <utility>

#include "catalogue/out_of_memory.hpp"

namespace nimlab {
namespace {

/// How much is done before a step of an answer ends, in numbers of positions read or written; about a
/// millisecond.
constexpr std::size_t quantum = 1 << 14;

/// Percent of its limits up to which a sum is searched as a whole, before its summands are: a reader waits
/// for nothing where that is not enough. Where play may be endless, summands may not do.
constexpr std::uint64_t patience = 25, patience_if_loopy = 95;

/// All winning moves of a position that has been searched.
class SearchedSolving final : public Solving {
 public:
  SearchedSolving(const Game& game, const Position& p, Player who, const Search& search)
      : game_(game), p_(p), who_(who), search_(search), moves_(game, p, who) {
    solution_.value = search.value(p);
    solution_.outcome = search.outcome(p);
  }
  bool step() override {
    if (!wins(solution_.outcome, who_)) return true;
    for (std::size_t spent = 0; spent < quantum; spent += 16 + p_.size()) {
      const std::optional<MoveNumbers> move = moves_.next();
      if (!move) return true;
      if (loses(search_.outcome(after(game_, p_, who_, *move)), opponent(who_))) solution_.add(*move);
    }
    return false;
  }
  Solution solution() override { return std::move(solution_); }

 private:
  const Game& game_;
  const Position& p_;
  const Player who_;
  const Search& search_;
  MoveCursor moves_;
  Solution solution_;
};

}  // namespace

std::optional<std::uint64_t> grundy_of(const Game& game, const std::optional<Value>& value) {
  return value && !game.info().partizan ? std::optional(value->nimber) : std::nullopt;
}

Oracle::Oracle(std::shared_ptr<Game> game, Position position, Player who, bool by_search)
    : game_(std::move(game)), position_(std::make_unique<const Position>(std::move(position))), who_(who) {
  if (by_search || !game_->decides(*position_)) search_ = search_of(*game_, *position_);
}

bool Oracle::search() {
  if (search_->step()) return true;
  const std::size_t summand = summand_of(*game_);
  if (summand == 0 || summands_ > 0) return false;
  if (!search_->used(game_->info().loopy ? patience_if_loopy : patience)) return false;
  given_up_ = states();
  search_ = search_of(*game_, *position_, {}, summand);
  summands_ = position_->size() / summand;
  return false;
}

bool Oracle::ready() {
  if (!prepared_) {
    prepared_ = search_ ? search() : game_->prepare(*position_);
    if (!prepared_) return false;
    if (search_)
      solving_ = std::make_unique<SearchedSolving>(*game_, *position_, who_, *search_);
    else
      solving_ = game_->solving(*position_, who_);
  }
  if (solving_ && !solving_->step()) return false;
  solution_ = solving_ ? solving_->solution() : game_->solve(*position_, who_);
  solving_.reset();
  return true;
}

Solution Oracle::verdict(const Position& option) const {
  return search_ ? search_->verdict(option, opponent(who_)) : game_->verdict(option, opponent(who_));
}

std::optional<std::uint64_t> Oracle::grundy(const Position& p) const {
  if (search_) return grundy_of(*game_, search_->value(p));
  return game_->info().partizan ? std::nullopt : game_->nimber(p);
}

Outcome Oracle::outcome(const Position& p) const {
  return search_ ? search_->outcome(p) : game_->verdict(p, opponent(who_)).outcome;
}

std::size_t Oracle::cost() const { return !search_ && game_->quick() ? 16 + position_->size() : quantum; }

bool PositionJob::step() {
  return guarded([&] {
    if (!ready_) {
      if (!oracle_.ready()) return false;
      ready_ = true;
      begin();
    }
    for (std::size_t spent = 0; spent < quantum; spent += oracle_.cost()) {
      if (compose()) return true;
    }
    return false;
  });
}

}  // namespace nimlab
