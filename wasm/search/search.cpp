#include "search/search.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "core/arithmetic.hpp"
#include "core/error.hpp"

namespace nimlab {
namespace {

[[noreturn]] void refuse(std::uint64_t limit) {
  throw Error(ErrorCode::too_long, Field::position, {}, std::to_string(limit));
}

std::uint64_t moves_of(const Game& game, const Position& p) {
  const std::uint64_t left = game.move_count(p, Player::left);
  return game.info().partizan ? saturating_add(left, game.move_count(p, Player::right)) : left;
}

}  // namespace

// ---- Search

Search::Search(const Game& game, Position root, SearchLimits limits, std::size_t summand)
    : game_(game), normal_(game.normal()), summand_(summand), limits_(limits) {
  intern(root);
}

bool Search::step() {
  budget_ = quantum;
  while (budget_ > 0 && !finished()) advance();
  return finished();
}

std::uint32_t Search::intern(Position& p) {
  game_.normalise(p);
  const std::uint32_t id = positions_.add(p);
  if (id + 1 < positions_.size()) return id;  // not the last, so not new
  if (positions_.size() > limits_.states) refuse(limits_.states);
  if (positions_.text_bytes() > limits_.text_bytes) refuse(positions_.size());
  return id;
}

std::optional<std::uint32_t> Search::find(const Position& p) const {
  Position normal = p;
  game_.normalise(normal);
  return positions_.find(normal);
}

std::uint32_t Search::expect_moves(std::uint32_t id) {
  positions_.read(id, position_);
  const std::uint64_t count = splits(position_) ? position_.size() / summand_ : moves_of(game_, position_);
  if (count > limits_.moves - moves_) refuse_moves();
  moves_ += static_cast<std::uint32_t>(count);
  numbers_ += count * position_.size();
  if (numbers_ > limits_.numbers) refuse(positions_.size());
  return static_cast<std::uint32_t>(count);
}

bool Search::used(std::uint64_t percent) const {
  return 100 * states() >= percent * limits_.states || 100 * listed_ >= percent * limits_.moves ||
         100 * numbers_ >= percent * limits_.numbers;
}

void Search::refuse_moves() const { refuse(limits_.moves); }

void Search::cut(const Position& p, std::size_t at, Position& summand) const {
  summand.clear();
  for (std::size_t i = at; i < at + summand_; ++i) summand.push_back(p[i]);
}

void Search::list(std::uint32_t id, std::uint32_t first) {
  positions_.read(id, position_);
  if (splits(position_)) {
    for (std::size_t at = 0; at < position_.size(); at += summand_) {
      cut(position_, at, option_);
      options_.push_back(intern(option_));
    }
    return;
  }
  const auto cost = static_cast<std::int64_t>(8 + position_.size());
  std::int64_t most = std::max<std::int64_t>(1, budget_ / cost);
  const auto list_of = [&](Player who, std::uint64_t from) {
    game_.each_move(position_, who, from, [&](Move move) {
      option_ = position_;
      game_.play(option_, who, move);
      options_.push_back(intern(option_));
      ++listed_;
      budget_ -= cost;
      return --most > 0;
    });
  };
  if (!game_.info().partizan) return list_of(Player::left, first);
  const std::uint64_t left = game_.move_count(position_, Player::left);
  if (first < left) list_of(Player::left, first);
  if (most > 0) list_of(Player::right, first < left ? 0 : first - left);
}

Solution Search::verdict(const Position& p, Player who) const {
  Solution solution;
  solution.value = value(p);
  solution.outcome = outcome(p);
  if (!wins(solution.outcome, who)) return solution;
  game_.each_move(p, who, 0, [&](Move move) {
    if (!loses(outcome(after(game_, p, who, move)), opponent(who))) return true;
    solution.add(move);
    return false;
  });
  return solution;
}

// ---- Depth first

DepthFirstSearch::DepthFirstSearch(const Game& game, Position root, SearchLimits limits, std::size_t summand)
    : Search(game, std::move(root), limits, summand) {
  results_.push_back(unknown);
  enter(0);
}

Outcome DepthFirstSearch::outcome(const Position& p) const {
  const std::uint32_t result = result_of(p);
  return normal_ ? outcome_of(result) : static_cast<Outcome>(result);
}

std::optional<Value> DepthFirstSearch::value(const Position& p) const {
  return normal_ ? std::optional(star(result_of(p))) : std::nullopt;
}

/// Of a sum whose summands have come up, the nim-sum.
std::uint32_t DepthFirstSearch::result_of(const Position& p) const {
  if (const auto id = find(p)) return results_[*id];
  std::uint32_t sum = 0;
  Position summand;
  for (std::size_t at = 0; at < p.size(); at += summand_) {
    cut(p, at, summand);
    sum ^= results_[id_of(summand)];
  }
  return sum;
}

std::size_t DepthFirstSearch::bytes() const {
  return bytes_explored() + bytes_of(results_, stack_) + mex_.bytes();
}

void DepthFirstSearch::enter(std::uint32_t id) {
  stack_.push_back({id, expect_moves(id), static_cast<std::uint32_t>(options_.size())});
  if (stack_.size() > states()) refuse_moves();  // play has come back
  budget_ -= 8;
}

/// Lists options of the topmost position, then goes down to those that are not settled, then settles it.
void DepthFirstSearch::advance() {
  Frame& top = stack_.back();
  if (options_.size() < std::size_t{top.begin} + top.moves) {
    list(top.id, static_cast<std::uint32_t>(options_.size()) - top.begin);
    results_.resize(states(), unknown);
    return;
  }
  for (; top.next < top.moves && budget_ > 0; ++top.next, --budget_) {
    if (result(top, top.next) != unknown) continue;
    enter(options_[top.begin + top.next]);
    return;
  }
  if (top.next < top.moves || !settle(top)) return;
  options_.erase(options_.begin() + top.begin, options_.end());
  stack_.pop_back();
  --budget_;
}

Outcome DepthFirstSearch::end_of(const Frame& frame, Player who) {
  positions().read(frame.id, position_);
  const End end = game_.end(position_, who);
  return end == End::lost ? Outcome::P : end == End::won ? Outcome::N : Outcome::draw;
}

bool DepthFirstSearch::settle(const Frame& frame) {
  if (!normal_) {
    Outcome best = frame.moves == 0 ? end_of(frame, Player::left) : Outcome::P;
    for (std::uint32_t i = 0; i < frame.moves; ++i) {
      const auto option = static_cast<Outcome>(result(frame, i));
      if (option == Outcome::P) best = Outcome::N;
      if (option == Outcome::draw && best == Outcome::P) best = Outcome::draw;
    }
    budget_ -= frame.moves;
    results_[frame.id] = static_cast<std::uint32_t>(best);
    return true;
  }
  if (summand_ > 0) positions().read(frame.id, position_);
  if (splits(position_)) {
    std::uint32_t sum = 0;
    for (std::uint32_t i = 0; i < frame.moves; ++i) sum ^= result(frame, i);
    budget_ -= frame.moves;
    results_[frame.id] = sum;
    return true;
  }
  if (marked_ == 0) mex_.clear();
  for (; marked_ < frame.moves && budget_ > 0; ++marked_, --budget_) mex_.add(result(frame, marked_));
  if (marked_ < frame.moves) return false;
  results_[frame.id] = mex_.mex();
  marked_ = 0;
  return true;
}

// ---- Partizan: a result is the outcome of the mover when Left moves, and four times that of Right

namespace {

constexpr Outcome first_to_move(std::uint32_t result, Player who) {
  return static_cast<Outcome>(who == Player::left ? result & 3 : result >> 2);
}

}  // namespace

bool PartizanSearch::settle(const Frame& frame) {
  numbers_.resize(states());
  positions().read(frame.id, position_);
  const auto left = static_cast<std::uint32_t>(game_.move_count(position_, Player::left));
  std::optional<Dyadic> low, high;
  bool numbers = normal_;
  std::uint32_t result_of_both = 0;
  for (const Player who : {Player::left, Player::right}) {
    const std::uint32_t begin = who == Player::left ? 0 : left,
                        end = who == Player::left ? left : frame.moves;
    Outcome best = begin == end ? end_of(frame, who) : Outcome::P;
    for (std::uint32_t i = begin; i < end; ++i) {
      const Outcome option = first_to_move(result(frame, i), opponent(who));
      if (option == Outcome::P) best = Outcome::N;
      if (option == Outcome::draw && best == Outcome::P) best = Outcome::draw;
      const std::optional<Dyadic>& number = numbers_[options_[frame.begin + i]];
      numbers = numbers && number;
      if (!number) continue;
      if (who == Player::left && (!low || *low < *number)) low = number;
      if (who == Player::right && (!high || *number < *high)) high = number;
    }
    result_of_both |= static_cast<std::uint32_t>(best) << (who == Player::left ? 0 : 2);
  }
  budget_ -= frame.moves;
  if (numbers && (!low || !high || *low < *high)) numbers_[frame.id] = simplest_between(low, high);
  results_[frame.id] = result_of_both;
  return true;
}

Outcome PartizanSearch::outcome(const Position& p) const {
  const std::uint32_t result = results_[id_of(p)];
  const Outcome left = first_to_move(result, Player::left), right = first_to_move(result, Player::right);
  if (left == Outcome::draw || right == Outcome::draw) return Outcome::draw;
  if (left == right) return left;
  return left == Outcome::N ? Outcome::L : Outcome::R;
}

std::optional<Value> PartizanSearch::value(const Position& p) const {
  const std::optional<Dyadic>& number = numbers_[id_of(p)];
  return number ? std::optional(Value{*number, 0}) : std::nullopt;
}

std::size_t PartizanSearch::bytes() const { return DepthFirstSearch::bytes() + bytes_of(numbers_); }

// ---- Loopy

LoopySearch::LoopySearch(const Game& game, Position root, SearchLimits limits)
    : Search(game, std::move(root), limits), to_list_(expect_moves(0)) {}

std::optional<Value> LoopySearch::value(const Position& p) const {
  const std::uint32_t g = values_[id_of(p)];
  return g == unknown || !normal_ ? std::nullopt : std::optional(star(g));
}

Outcome LoopySearch::outcome(const Position& p) const { return outcomes_[id_of(p)]; }

std::size_t LoopySearch::bytes() const {
  const std::size_t back = back_ ? options_.size() * sizeof(back_[0]) : 0;
  return bytes_explored() + back + bytes_of(first_, first_back_, pending_, queue_, values_) +
         bytes_of(outcomes_) + mex_.bytes();
}

void LoopySearch::advance() {
  switch (phase_) {
    case Phase::explore: return explore();
    case Phase::turn_round: return turn_round();
    case Phase::values: return settle_values();
    case Phase::outcomes: return settle_outcomes();
    case Phase::finished: return;
  }
}

/// The positions in the order they came, each with all its options.
void LoopySearch::explore() {
  const std::uint32_t listed = static_cast<std::uint32_t>(options_.size()) - first_.back();
  if (listed < to_list_) return list(at_, listed);
  first_.push_back(static_cast<std::uint32_t>(options_.size()));
  budget_ -= 8;
  if (++at_ < states()) {
    to_list_ = expect_moves(at_);
    return;
  }
  first_back_.assign(at_ + 1, 0);
  back_.reset(new std::uint32_t[options_.size()]);  // not filled: every element is written once
  edge_ = 0;
  phase_ = Phase::turn_round;
}

/// Counts how many moves lead to each position; then writes down where they come from.
void LoopySearch::turn_round() {
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
void LoopySearch::begin(Phase phase) {
  queue_.clear();
  for (std::uint32_t v = 0; v < size(); ++v) {
    pending_[v] = first_[v + 1] - first_[v];
    if (pending_[v] == 0) queue_.push_back(v);
  }
  head_ = cursor_ = 0;
  phase_ = phase;
}

/// The queue holds positions all of whose options have values.
void LoopySearch::settle_values() {
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
  std::erase_if(queue_, [&](std::uint32_t v) {
    positions().read(v, position_);
    const End end = game_.end(position_, Player::left);
    if (end != End::drawn) outcomes_[v] = end == End::lost ? Outcome::P : Outcome::N;
    return end == End::drawn;
  });
}

/// The queue holds positions whose outcome is known.
void LoopySearch::settle_outcomes() {
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
bool LoopySearch::each_origin(std::uint32_t v, std::uint32_t before,
                              function_ref<void(std::uint32_t)> visit) {
  const std::uint32_t end = first_back_[v + 1] - first_back_[v] + before;
  for (; cursor_ < end && budget_ > 0; ++cursor_, --budget_) {
    visit(back_[first_back_[v] + cursor_ - before]);
  }
  return cursor_ == end;
}

std::size_t summand_of(const Game& game) { return game.normal() ? game.summand() : 0; }

std::unique_ptr<Search> search_of(const Game& game, Position root, SearchLimits limits, std::size_t summand) {
  if (game.info().loopy && summand == 0) return std::make_unique<LoopySearch>(game, std::move(root), limits);
  if (game.info().partizan) return std::make_unique<PartizanSearch>(game, std::move(root), limits);
  return std::make_unique<DepthFirstSearch>(game, std::move(root), limits, summand);
}

}  // namespace nimlab
