#pragma once

#include <map>
#include <memory>
#include <new>

#include "catalogue/game.hpp"
#include "search/opponent.hpp"
#include "search/search.hpp"

/// Turns any Ruleset into a `Game`, choosing by concept what answers: a theorem, a table, or search.
namespace nimlab {

inline constexpr std::uint64_t memory_limit_mib = 256;

/// Runs work that may exhaust the memory; that becomes an Error like any other.
template <class Work>
auto guarded(Work work) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    throw Error(ErrorCode::memory, Field::none, {}, std::to_string(memory_limit_mib));
  } catch (const std::length_error&) {
    throw Error(ErrorCode::memory, Field::none, {}, std::to_string(memory_limit_mib));
  }
}

template <Ruleset R>
std::vector<MoveNumbers> numbers_of(const R& rules, const std::vector<typename R::Move>& moves) {
  std::vector<MoveNumbers> out;
  out.reserve(moves.size());
  for (const auto& move : moves) out.push_back(rules.move_numbers(move));
  return out;
}

/// The answers to everything a position may be asked, from the best source its ruleset has.
/// `ready()` does a quantum of preparation; the other functions may be called once it returned true.
template <Ruleset R>
class Oracle {
 public:
  using Position = typename R::Position;
  using Move = typename R::Move;

  Oracle(std::shared_ptr<const R> rules, Position position)
      : rules_(std::move(rules)), position_(std::move(position)) {
    bool decided = Solved<R>;
    if constexpr (Partial<R>) decided = rules_->decides(position_);
    if (!decided) search_.emplace(*rules_, position_);
  }

  bool ready() {
    if (search_) return search_->step();
    if constexpr (Prepared<R>) return rules_->prepare(position_);
    return true;
  }
  std::uint64_t done() const {
    if (search_) return search_->states();
    if constexpr (Prepared<R>) return rules_->prepared();
    return 0;
  }
  std::uint64_t total() const {
    if constexpr (Prepared<R>) {
      if (!search_) return rules_->to_prepare(position_);
    }
    return 0;
  }
  std::string_view method() const { return search_ ? "search" : Prepared<R> ? "table" : "theorem"; }

  const R& rules() const { return *rules_; }
  const Position& position() const { return position_; }

  /// Of the position itself or of any position that can be reached from it.
  Solution<Move> solve(const Position& p) const {
    if constexpr (Solved<R>) {
      if (!search_) return rules_->solve(p);
    }
    Solution<Move> solution;
    solution.grundy = search_->grundy(p);
    solution.outcome = search_->outcome(p);
    rules_->each_move(p, [&](const Move& move) {
      if (outcome(rules_->play(p, move)) == Outcome::P) {
        ++solution.winning_move_count;
        if (solution.winning_moves.size() < max_listed_moves) solution.winning_moves.push_back(move);
      }
      return true;
    });
    return solution;
  }

  Outcome outcome(const Position& p) const {
    if constexpr (Winning<R>) {
      if (!search_) return rules_->outcome(p);
    }
    return brief(p).outcome;
  }

  std::optional<std::uint64_t> grundy(const Position& p) const {
    if constexpr (Reaching<R>) return rules_->grundy(p);
    if (search_) return search_->grundy(p);
    return solve(p).grundy;
  }

  /// What `solve` says, with at most one winning move.
  Solution<Move> brief(const Position& p) const {
    if constexpr (Winning<R>) {
      if (!search_) {
        Solution<Move> solution;
        solution.outcome = rules_->outcome(p);
        if (solution.outcome == Outcome::N) solution.winning_moves = {rules_->winning_move(p)};
        return solution;
      }
    } else if constexpr (Reaching<R>) {
      Solution<Move> solution;
      solution.grundy = rules_->grundy(p);
      solution.outcome = outcome_of(*solution.grundy);
      if (solution.outcome == Outcome::N) solution.winning_moves = {*rules_->reach(p, 0)};
      return solution;
    }
    if (search_) {
      Solution<Move> solution;
      solution.grundy = search_->grundy(p);
      solution.outcome = search_->outcome(p);
      rules_->each_move(p, [&](const Move& move) {
        if (search_->outcome(rules_->play(p, move)) == Outcome::P) solution.winning_moves.push_back(move);
        return solution.winning_moves.empty();
      });
      return solution;
    }
    return solve(p);
  }

  /// A move to an option of SG value v, if there is one and it can be found among 100,000 moves.
  std::optional<Move> reach(const Position& p, std::uint64_t v) const {
    if constexpr (Reaching<R>) {
      return rules_->reach(p, v);
    } else {
      std::optional<Move> found;
      std::uint64_t left = 100'000;
      rules_->each_move(p, [&](const Move& move) {
        if (grundy(rules_->play(p, move)) == v) found = move;
        return !found && --left > 0;
      });
      return found;
    }
  }

 private:
  std::shared_ptr<const R> rules_;
  Position position_;
  std::optional<SearchOf<R>> search_;  // only where no theorem speaks of the position
};

template <Ruleset R, class Answering>
class OracleJob final : public Job {
 public:
  OracleJob(Oracle<R> oracle, Answering answering)
      : oracle_(std::move(oracle)), answering_(std::move(answering)) {}
  bool step() override {
    return guarded([&] { return oracle_.ready(); });
  }
  std::uint64_t done() const override { return oracle_.done(); }
  std::uint64_t total() const override { return oracle_.total(); }
  Answer answer() override {
    return guarded([&]() -> Answer { return answering_(oracle_); });
  }

 private:
  Oracle<R> oracle_;
  Answering answering_;
};

template <Ruleset R>
Analysis analysis_of(const Oracle<R>& oracle) {
  const R& rules = oracle.rules();
  auto solution = oracle.solve(oracle.position());
  Analysis a;
  a.position = rules.format(oracle.position());
  a.numbers = rules.numbers(oracle.position());
  a.outcome = solution.outcome;
  a.grundy = solution.grundy;
  a.components = std::move(solution.components);
  a.move_count = rules.move_count(oracle.position());
  a.winning_moves = numbers_of(rules, solution.winning_moves);
  a.winning_move_count = solution.winning_move_count;
  a.more_winning_moves = solution.more_winning_moves;
  a.distance = solution.distance;
  a.method = oracle.method();
  a.theorem = R::info.theorem;
  return a;
}

template <Ruleset R>
CertificateLine line_of(const Oracle<R>& oracle, const typename R::Move& move) {
  const R& rules = oracle.rules();
  const auto option = rules.play(oracle.position(), move);
  const auto solution = oracle.brief(option);
  CertificateLine line;
  line.move = rules.move_numbers(move);
  line.to = rules.format(option);
  if (line.to.size() > max_option_text) line.to.clear();
  line.outcome = solution.outcome;
  line.grundy = solution.grundy;
  if (!solution.winning_moves.empty()) line.reply = rules.move_numbers(solution.winning_moves.front());
  return line;
}

template <Ruleset R>
Certificate certificate_of(const Oracle<R>& oracle, std::uint64_t offset, std::uint64_t limit) {
  const R& rules = oracle.rules();
  const auto& p = oracle.position();
  const auto solution = oracle.solve(p);
  Certificate c;
  c.outcome = solution.outcome;
  c.grundy = solution.grundy;
  const std::uint64_t moves = rules.move_count(p);
  if (solution.outcome == Outcome::N) {
    c.total = solution.winning_move_count;
    for (std::uint64_t i = offset; i < solution.winning_moves.size() && c.lines.size() < limit; ++i) {
      c.lines.push_back(line_of(oracle, solution.winning_moves[i]));
    }
  } else {
    c.total = moves;
    for (std::uint64_t i = offset; i < moves && c.lines.size() < limit; ++i) {
      c.lines.push_back(line_of(oracle, nth_move(rules, p, i)));
    }
  }
  const std::uint64_t grundy = solution.grundy.value_or(0);
  for (std::uint64_t v = 0; v < std::min<std::uint64_t>(grundy, max_reached); ++v) {
    if (const auto move = oracle.reach(p, v)) c.reached.push_back(line_of(oracle, *move));
  }
  if (solution.grundy && moves <= max_compared) {
    c.equal = 0;
    rules.each_move(p, [&](const auto& move) {
      if (oracle.grundy(rules.play(p, move)) == grundy) ++*c.equal;
      return true;
    });
  }
  return c;
}

template <Ruleset R>
class SearchJob final : public Job {
 public:
  SearchJob(std::shared_ptr<const R> rules, typename R::Position position)
      : rules_(std::move(rules)), search_(*rules_, std::move(position)) {}
  bool step() override {
    return guarded([&] { return search_.step(); });
  }
  std::uint64_t done() const override { return search_.states(); }
  std::uint64_t total() const override { return 0; }
  Answer answer() override {
    SearchResult result;
    result.grundy = search_.grundy(search_.root());
    result.outcome = search_.outcome(search_.root());
    result.states = search_.states();
    rules_->each_move(search_.root(), [&](const auto& move) {
      if (search_.outcome(rules_->play(search_.root(), move)) == Outcome::P) {
        ++result.winning_move_count;
        if (result.winning_moves.size() < max_listed_moves)
          result.winning_moves.push_back(rules_->move_numbers(move));
      }
      return true;
    });
    return result;
  }

 private:
  std::shared_ptr<const R> rules_;
  SearchOf<R> search_;
};

template <Mapped R>
class MapJob final : public Job {
 public:
  MapJob(std::shared_ptr<const R> rules, std::string rule)
      : rules_(std::move(rules)), rule_(std::move(rule)) {}
  bool step() override {
    return guarded([&] { return rules_->prepare_map(); });
  }
  std::uint64_t done() const override { return rules_->prepared(); }
  std::uint64_t total() const override { return rules_->to_prepare({}); }
  Answer answer() override {
    return guarded([&]() -> Answer { return ValueMap{rule_, rules_->map()}; });
  }

 private:
  std::shared_ptr<const R> rules_;
  std::string rule_;
};

template <HeapSequence R>
class TableJob final : public Job {
 public:
  TableJob(std::shared_ptr<const R> rules, std::uint64_t count) : rules_(std::move(rules)), count_(count) {}
  bool step() override {
    return guarded([&] { return rules_->prepare_values(count_); });
  }
  std::uint64_t done() const override { return std::min<std::uint64_t>(rules_->values().size(), count_); }
  std::uint64_t total() const override { return count_; }
  Answer answer() override {
    return guarded([&]() -> Answer {
      const auto values = rules_->values();
      return ValueTable{rules_->format_rule(),
                        {values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count_)},
                        rules_->period()};
    });
  }

 private:
  std::shared_ptr<const R> rules_;
  std::uint64_t count_;
};

template <Ruleset R>
class Adapter final : public Game {
 public:
  explicit Adapter(std::string_view rule)
      : rules_(std::make_shared<const R>(R::parse_rule(rule.empty() ? R::info.default_rule : rule))),
        rule_(rules_->format_rule()) {}

  const std::string& rule() const override { return rule_; }

  std::unique_ptr<Job> analyse(std::string_view position) const override {
    return job(position, [rule = rule_in_answers()](const Oracle<R>& oracle) {
      Analysis a = analysis_of(oracle);
      a.rule = rule;
      return a;
    });
  }

  std::unique_ptr<Job> certify(std::string_view position, std::uint64_t offset,
                               std::uint64_t limit) const override {
    return job(position, [offset, limit = std::min(limit, max_page)](const Oracle<R>& oracle) {
      return certificate_of(oracle, offset, limit);
    });
  }

  std::unique_ptr<Job> search(std::string_view position) const override {
    return guarded([&] { return std::make_unique<SearchJob<R>>(rules_, rules_->parse(position)); });
  }

  std::unique_ptr<Job> table(std::uint64_t count) const override {
    if constexpr (HeapSequence<R>) {
      return std::make_unique<TableJob<R>>(rules_, count);
    } else {
      throw Error(ErrorCode::unsupported, Field::game, std::string(R::info.name));
    }
  }

  std::unique_ptr<Job> map() const override {
    if constexpr (Mapped<R>) {
      return std::make_unique<MapJob<R>>(rules_, rule_in_answers());
    } else {
      throw Error(ErrorCode::unsupported, Field::game, std::string(R::info.name));
    }
  }

  MoveList moves(std::string_view position, std::uint64_t offset, std::uint64_t limit) const override {
    return guarded([&] {
      const auto p = rules_->parse(position);
      MoveList page{{}, rules_->move_count(p)};
      for (std::uint64_t i = offset; i < page.total && page.moves.size() < std::min(limit, max_page); ++i) {
        page.moves.push_back(rules_->move_numbers(nth_move(*rules_, p, i)));
      }
      return page;
    });
  }

  std::string canonical(std::string_view position) const override {
    return guarded([&] { return rules_->format(rules_->parse(position)); });
  }

  std::vector<std::uint64_t> numbers(std::string_view position) const override {
    return guarded([&] { return rules_->numbers(rules_->parse(position)); });
  }

  std::string play(std::string_view position, std::span<const std::uint64_t> move) const override {
    return guarded([&] { return rules_->format(rules_->play(rules_->parse(position), rules_->move(move))); });
  }

  std::unique_ptr<Job> reply(std::string_view position, Skill skill, std::uint64_t seed) const override {
    return job(position, [skill, seed](const Oracle<R>& oracle) -> Answer {
      const auto& p = oracle.position();
      const R& rules = oracle.rules();
      const auto after = [&](const auto& move) { return oracle.outcome(rules.play(p, move)); };
      return rules.move_numbers(opponent_move(rules, p, oracle.solve(p), after, skill, seed));
    });
  }

 private:
  template <class Answering>
  std::unique_ptr<Job> job(std::string_view position, Answering answering) const {
    return guarded([&] {
      return std::make_unique<OracleJob<R, Answering>>(Oracle<R>(rules_, rules_->parse(position)), answering);
    });
  }

  std::string rule_in_answers() const { return rule_.size() > max_rule_text ? std::string() : rule_; }

  std::shared_ptr<const R> rules_;
  std::string rule_;
};

template <Ruleset R>
GameEntry entry() {
  return {R::info, HeapSequence<R>, Mapped<R>,
          [](std::string_view rule) -> std::unique_ptr<Game> { return std::make_unique<Adapter<R>>(rule); }};
}

}  // namespace nimlab
