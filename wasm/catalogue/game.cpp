#include "catalogue/game.hpp"

#include <optional>
#include <utility>
#include <variant>

#include "catalogue/guarded.hpp"
#include "catalogue/rules.hpp"
#include "search/opponent.hpp"
#include "search/search.hpp"

namespace nimlab {
namespace {

using Rules = std::shared_ptr<const AnyRules>;

/// The search that suits a ruleset, for a position and all that can be reached from it.
class Search {
 public:
  Search(const AnyRules& rules, const Position& root)
      : search_(rules.loopy() ? Either(std::in_place_type<LoopySearch<AnyRules>>, rules, root)
                              : Either(std::in_place_type<GrundySearch<AnyRules>>, rules, root)) {}

  bool step() {
    return std::visit([](auto& search) { return search.step(); }, search_);
  }
  std::uint64_t states() const {
    return std::visit([](const auto& search) { return search.states(); }, search_);
  }
  std::optional<std::uint64_t> grundy(const Position& p) const {
    return std::visit([&](const auto& search) { return search.grundy(p); }, search_);
  }
  Outcome outcome(const Position& p) const {
    return std::visit([&](const auto& search) { return search.outcome(p); }, search_);
  }

  /// Winning moves up to `limit`; all are counted unless the limit is reached.
  Solution<MoveNumbers> solve(const AnyRules& rules, const Position& p, std::size_t limit) const {
    Solution<MoveNumbers> solution;
    solution.grundy = grundy(p);
    solution.outcome = outcome(p);
    rules.each_move(p, [&](const MoveNumbers& move) {
      if (outcome(rules.play(p, move)) != Outcome::P) return true;
      ++solution.winning_move_count;
      if (solution.winning_moves.size() < limit) solution.winning_moves.push_back(move);
      return limit > 1;
    });
    return solution;
  }

 private:
  using Either = std::variant<GrundySearch<AnyRules>, LoopySearch<AnyRules>>;
  Either search_;
};

/// The answers to everything a position may be asked, from the best source its ruleset has: a theorem, a
/// table, or search. `ready()` does a quantum of preparation; the other functions may be called once it
/// returned true.
class Oracle {
 public:
  Oracle(Rules rules, Position position) : rules_(std::move(rules)), position_(std::move(position)) {
    if (!rules_->decides(position_)) search_ = std::make_unique<Search>(*rules_, position_);
  }

  bool ready() { return search_ ? search_->step() : rules_->prepare(position_); }
  std::uint64_t done() const { return search_ ? search_->states() : rules_->prepared(); }
  std::uint64_t total() const { return search_ ? 0 : rules_->to_prepare(position_); }
  std::string_view method() const { return search_ ? "search" : rules_->has_table() ? "table" : "theorem"; }

  const AnyRules& rules() const { return *rules_; }
  const Position& position() const { return position_; }

  /// Of the position itself or of any position that can be reached from it.
  Solution<MoveNumbers> solve(const Position& p) const {
    return search_ ? search_->solve(*rules_, p, max_listed_moves) : rules_->solve(p);
  }
  /// What `solve` says, with at most one winning move.
  Solution<MoveNumbers> brief(const Position& p) const {
    return search_ ? search_->solve(*rules_, p, 1) : rules_->brief(p);
  }
  std::optional<std::uint64_t> grundy(const Position& p) const {
    return search_ ? search_->grundy(p) : rules_->grundy(p);
  }
  Outcome outcome(const Position& p) const {
    return search_ ? search_->outcome(p) : rules_->brief(p).outcome;
  }

  /// For v = 0 … count − 1 a move to an option of SG value v, as far as they can be found among 20,000 moves.
  std::vector<std::optional<MoveNumbers>> reach(const Position& p, std::uint64_t count) const {
    std::vector<std::optional<MoveNumbers>> found(count);
    if (!search_ && rules_->reaching()) {
      for (std::uint64_t v = 0; v < count; ++v) found[v] = rules_->reach(p, v);
      return found;
    }
    std::uint64_t left = 20'000, missing = count;
    rules_->each_move(p, [&](const MoveNumbers& move) {
      if (missing == 0) return false;
      const std::optional<std::uint64_t> v = grundy(rules_->play(p, move));
      if (v && *v < count && !found[*v]) found[*v] = move, --missing;
      return --left > 0;
    });
    return found;
  }

 private:
  Rules rules_;
  Position position_;
  std::unique_ptr<Search> search_;  ///< only where no theorem speaks of the position
};

Answer analysis_of(const Oracle& oracle, std::string rule) {
  const AnyRules& rules = oracle.rules();
  auto solution = oracle.solve(oracle.position());
  Analysis a;
  a.rule = std::move(rule);
  a.position = rules.format(oracle.position());
  a.numbers = rules.numbers(oracle.position());
  if (a.numbers.size() > max_numbers) a.numbers.clear();
  a.outcome = solution.outcome;
  a.grundy = solution.grundy;
  a.components = std::move(solution.components);
  a.move_count = rules.move_count(oracle.position());
  a.winning_moves = std::move(solution.winning_moves);
  a.winning_move_count = solution.winning_move_count;
  a.more_winning_moves = solution.more_winning_moves;
  a.distance = solution.distance;
  a.witness = std::move(solution.witness);
  a.method = oracle.method();
  a.theorem = rules.info().theorem;
  return a;
}

CertificateLine line_of(const Oracle& oracle, const MoveNumbers& move) {
  const AnyRules& rules = oracle.rules();
  const Position option = rules.play(oracle.position(), move);
  const auto solution = oracle.brief(option);
  CertificateLine line;
  line.move = move;
  line.to = rules.format(option);
  if (line.to.size() > max_option_text) line.to.clear();
  line.outcome = solution.outcome;
  line.grundy = solution.grundy;
  if (!solution.winning_moves.empty()) line.reply = solution.winning_moves.front();
  return line;
}

Answer certificate_of(const Oracle& oracle, std::uint64_t offset, std::uint64_t limit) {
  const AnyRules& rules = oracle.rules();
  const Position& p = oracle.position();
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
      c.lines.push_back(line_of(oracle, rules.move_at(p, i)));
    }
  }
  const std::uint64_t grundy = solution.grundy.value_or(0);
  for (const auto& move : oracle.reach(p, std::min<std::uint64_t>(grundy, max_reached))) {
    if (move) c.reached.push_back(line_of(oracle, *move));
  }
  if (solution.grundy && moves <= max_compared) {
    c.equal = 0;
    rules.each_option(p, [&](const Position& option) { *c.equal += oracle.grundy(option) == grundy; });
  }
  return c;
}

template <class Answering>
class OracleJob final : public Job {
 public:
  OracleJob(Oracle oracle, Answering answering)
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
  Oracle oracle_;
  Answering answering_;
};

class SearchJob final : public Job {
 public:
  SearchJob(Rules rules, Position position)
      : rules_(std::move(rules)), position_(std::move(position)), search_(*rules_, position_) {}
  bool step() override {
    return guarded([&] { return search_.step(); });
  }
  std::uint64_t done() const override { return search_.states(); }
  std::uint64_t total() const override { return 0; }
  Answer answer() override {
    return guarded([&]() -> Answer {
      auto solution = search_.solve(*rules_, position_, max_listed_moves);
      SearchResult result;
      result.outcome = solution.outcome;
      result.grundy = solution.grundy;
      result.winning_moves = std::move(solution.winning_moves);
      result.winning_move_count = solution.winning_move_count;
      result.states = search_.states();
      return result;
    });
  }

 private:
  Rules rules_;
  Position position_;
  Search search_;
};

class TableJob final : public Job {
 public:
  TableJob(Rules rules, std::string rule, std::uint64_t count)
      : rules_(std::move(rules)), rule_(std::move(rule)), count_(count) {}
  bool step() override {
    return guarded([&] { return rules_->prepare_values(count_); });
  }
  std::uint64_t done() const override { return std::min<std::uint64_t>(rules_->values().size(), count_); }
  std::uint64_t total() const override { return count_; }
  Answer answer() override {
    return guarded([&]() -> Answer {
      const auto values = rules_->values();
      return ValueTable{
          rule_, {values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count_)}, rules_->period()};
    });
  }

 private:
  Rules rules_;
  std::string rule_;
  std::uint64_t count_;
};

class MapJob final : public Job {
 public:
  MapJob(Rules rules, std::string rule, std::uint64_t size)
      : rules_(std::move(rules)), rule_(std::move(rule)), size_(size) {}
  bool step() override {
    return guarded([&] { return rules_->prepare_map(size_); });
  }
  std::uint64_t done() const override { return rules_->prepared(); }
  std::uint64_t total() const override { return rules_->to_prepare({}); }
  Answer answer() override {
    return guarded([&]() -> Answer { return ValueMap{rule_, rules_->map(size_)}; });
  }

 private:
  Rules rules_;
  std::string rule_;
  std::uint64_t size_;
};

class RuledGame final : public Game {
 public:
  RuledGame(Rules rules, GameAbilities abilities)
      : rules_(std::move(rules)), abilities_(abilities), rule_(rules_->format_rule()) {}

  const std::string& rule() const override { return rule_; }
  bool misere() const override { return rules_->misere(); }

  std::unique_ptr<Job> analyse(std::string_view position) const override {
    return guarded([&] {
      return job(position,
                 [rule = rule_in_answers()](const Oracle& oracle) { return analysis_of(oracle, rule); });
    });
  }

  std::unique_ptr<Job> certify(std::string_view position, std::uint64_t offset,
                               std::uint64_t limit) const override {
    return job(position, [offset, limit = std::min(limit, max_page)](const Oracle& oracle) {
      return certificate_of(oracle, offset, limit);
    });
  }

  std::unique_ptr<Job> search(std::string_view position) const override {
    return guarded([&] { return std::make_unique<SearchJob>(rules_, rules_->parse(position)); });
  }

  std::unique_ptr<Job> table(std::uint64_t count) const override {
    return guarded([&] {
      if (!abilities_.table) refuse();
      return std::make_unique<TableJob>(rules_, rule_in_answers(), count);
    });
  }

  std::unique_ptr<Job> map(std::uint64_t size) const override {
    return guarded([&] {
      if (!abilities_.map) refuse();
      return std::make_unique<MapJob>(rules_, rule_in_answers(), size);
    });
  }

  MoveList moves(std::string_view position, std::uint64_t offset, std::uint64_t limit) const override {
    return guarded([&] {
      const Position p = rules_->parse(position);
      MoveList page{{}, rules_->move_count(p)};
      for (std::uint64_t i = offset; i < page.total && page.moves.size() < std::min(limit, max_page); ++i) {
        page.moves.push_back(rules_->move_at(p, i));
      }
      return page;
    });
  }

  std::size_t bytes() const override { return sizeof(*this) + rule_.capacity() + rules_->bytes(); }
  const Rules& rules() const override { return rules_; }

  std::string canonical(std::string_view position) const override {
    return guarded([&] { return rules_->format(rules_->parse(position)); });
  }

  std::vector<std::uint64_t> numbers(std::string_view position) const override {
    return guarded([&] { return rules_->numbers(rules_->parse(position)); });
  }

  std::string play(std::string_view position, std::span<const std::uint64_t> move) const override {
    return guarded([&] { return rules_->format(rules_->play(rules_->parse(position), move)); });
  }

  std::unique_ptr<Job> reply(std::string_view position, Skill skill, std::uint64_t seed) const override {
    return job(position, [skill, seed](const Oracle& oracle) -> Answer {
      const AnyRules& rules = oracle.rules();
      const Position& p = oracle.position();
      const auto after = [&](const MoveNumbers& move) { return oracle.outcome(rules.play(p, move)); };
      return opponent_move(rules, p, oracle.solve(p), after, skill, seed);
    });
  }

 private:
  template <class Answering>
  std::unique_ptr<Job> job(std::string_view position, Answering answering) const {
    return guarded([&] {
      return std::make_unique<OracleJob<Answering>>(Oracle(rules_, rules_->parse(position)), answering);
    });
  }

  [[noreturn]] void refuse() const {
    throw Error(ErrorCode::unsupported, Field::game, std::string(rules_->info().name));
  }

  std::string rule_in_answers() const { return rule_.size() > max_rule_text ? std::string() : rule_; }

  Rules rules_;
  GameAbilities abilities_;
  std::string rule_;
};

}  // namespace

std::unique_ptr<Game> game_of(std::shared_ptr<const AnyRules> rules, GameAbilities abilities) {
  return std::make_unique<RuledGame>(std::move(rules), abilities);
}

}  // namespace nimlab
