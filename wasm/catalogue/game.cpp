#include "catalogue/game.hpp"

#include <optional>
#include <utility>
#include <variant>

#include "catalogue/guarded.hpp"
#include "catalogue/rules.hpp"
#include "search/moves.hpp"
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

  /// With at most one winning move.
  Solution<MoveNumbers> brief(const AnyRules& rules, const Position& p) const {
    Solution<MoveNumbers> solution;
    solution.grundy = grundy(p);
    solution.outcome = outcome(p);
    if (solution.outcome != Outcome::N) return solution;
    rules.each_move(p, [&](const MoveNumbers& move) {
      if (outcome(rules.play(p, move)) != Outcome::P) return true;
      solution.winning_moves = {move};
      solution.winning_move_count = 1;
      return false;
    });
    return solution;
  }

 private:
  using Either = std::variant<GrundySearch<AnyRules>, LoopySearch<AnyRules>>;
  Either search_;
};

/// How much is done before a step of an answer ends, in numbers of positions read or written; about a
/// millisecond.
constexpr std::size_t quantum = 1 << 14;

/// All winning moves of a position that has been searched.
class SearchedSolving final : public Solving {
 public:
  SearchedSolving(const AnyRules& rules, const Position& p, const Search& search)
      : rules_(rules), p_(p), search_(search), moves_(rules, p) {
    solution_.grundy = search.grundy(p);
    solution_.outcome = search.outcome(p);
  }
  bool step() override {
    if (solution_.outcome != Outcome::N) return true;
    for (std::size_t spent = 0; spent < quantum; spent += 16 + p_.size()) {
      std::optional<MoveNumbers> move = moves_.next();
      if (!move) return true;
      if (search_.outcome(rules_.play(p_, *move)) != Outcome::P) continue;
      ++solution_.winning_move_count;
      if (solution_.winning_moves.size() < max_listed_moves) {
        solution_.winning_moves.push_back(std::move(*move));
      }
    }
    return false;
  }
  Solution<MoveNumbers> solution() override { return std::move(solution_); }

 private:
  const AnyRules& rules_;
  const Position& p_;
  const Search& search_;
  MoveCursor<AnyRules> moves_;
  Solution<MoveNumbers> solution_;
};

/// The answers to everything a position may be asked, from the best source its ruleset has: a theorem, a
/// table, or search; or from search alone. `ready()` does a quantum of work; the other functions may be
/// called once it returned true.
class Oracle {
 public:
  Oracle(Rules rules, Position position, bool by_search)
      : rules_(std::move(rules)), position_(std::make_unique<const Position>(std::move(position))) {
    if (by_search || !rules_->decides(*position_)) search_ = std::make_unique<Search>(*rules_, *position_);
  }

  bool ready() {
    if (!prepared_) {
      prepared_ = search_ ? search_->step() : rules_->prepare(*position_);
      if (!prepared_) return false;
      if (search_)
        solving_ = std::make_unique<SearchedSolving>(*rules_, *position_, *search_);
      else
        solving_ = rules_->solving(*position_);
    }
    if (solving_ && !solving_->step()) return false;
    solution_ = solving_ ? solving_->solution() : rules_->solve(*position_);
    solving_.reset();
    return true;
  }
  std::uint64_t done() const { return search_ ? search_->states() : rules_->prepared(); }
  std::uint64_t total() const { return search_ ? 0 : rules_->to_prepare(*position_); }
  std::string_view method() const { return search_ ? "search" : rules_->has_table() ? "table" : "theorem"; }

  const AnyRules& rules() const { return *rules_; }
  const Position& position() const { return *position_; }

  /// Of the position itself.
  const Solution<MoveNumbers>& solution() const { return solution_; }
  Solution<MoveNumbers>& solution() { return solution_; }

  /// Of the position itself or of any position that can be reached from it, with at most one winning move.
  Solution<MoveNumbers> brief(const Position& p) const {
    return search_ ? search_->brief(*rules_, p) : rules_->brief(p);
  }
  std::optional<std::uint64_t> grundy(const Position& p) const {
    return search_ ? search_->grundy(p) : rules_->grundy(p);
  }
  Outcome outcome(const Position& p) const {
    return search_ ? search_->outcome(p) : rules_->brief(p).outcome;
  }

  /// Whether `reach` finds a move to an option of a given value without looking at all of them.
  bool reaching() const { return !search_ && rules_->reaching(); }
  std::optional<MoveNumbers> reach(std::uint64_t v) const { return rules_->reach(*position_, v); }

  /// What one look at an option costs, in numbers read: the position's, or a whole quantum where all moves of
  /// the option may be gone through.
  std::size_t cost() const { return !search_ && rules_->is_brief() ? 16 + position_->size() : quantum; }

 private:
  Rules rules_;
  std::unique_ptr<const Position> position_;  ///< stays where it is when the oracle is moved
  std::unique_ptr<Search> search_;            ///< only where no theorem speaks of the position
  std::unique_ptr<Solving> solving_;
  Solution<MoveNumbers> solution_;
  bool prepared_ = false;
};

CertificateLine line_of(const Oracle& oracle, MoveNumbers move) {
  const AnyRules& rules = oracle.rules();
  const Position option = rules.play(oracle.position(), move);
  auto solution = oracle.brief(option);
  CertificateLine line;
  line.move = std::move(move);
  // No notation has more than two numbers a byte; what would be thrown away is not written.
  if (option.size() <= 2 * max_option_text) line.to = rules.format(option);
  if (line.to.size() > max_option_text) line.to.clear();
  line.outcome = solution.outcome;
  line.grundy = solution.grundy;
  if (!solution.winning_moves.empty()) line.reply = std::move(solution.winning_moves.front());
  return line;
}

/// An answer about one position: first the oracle is made ready, then the answer is composed of parts, each
/// of which costs no more than a look or two at an option.
class PositionJob : public Job {
 public:
  explicit PositionJob(Oracle oracle) : oracle_(std::move(oracle)) {}

  bool step() final {
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

class AnalysisJob final : public PositionJob {
 public:
  AnalysisJob(Oracle oracle, std::string rule) : PositionJob(std::move(oracle)), rule_(std::move(rule)) {}

  Answer answer() override {
    return guarded([&]() -> Answer {
      const AnyRules& rules = oracle_.rules();
      auto& solution = oracle_.solution();
      Analysis a;
      a.rule = std::move(rule_);
      a.position = rules.format(oracle_.position());
      a.numbers = rules.numbers(oracle_.position());
      if (a.numbers.size() > max_numbers) a.numbers.clear();
      a.outcome = solution.outcome;
      a.grundy = solution.grundy;
      a.components = std::move(solution.components);
      a.move_count = rules.move_count(oracle_.position());
      a.winning_moves = std::move(solution.winning_moves);
      a.winning_move_count = solution.winning_move_count;
      a.more_winning_moves = solution.more_winning_moves;
      a.distance = solution.distance;
      a.witness = std::move(solution.witness);
      a.method = oracle_.method();
      a.theorem = rules.info().theorem;
      return a;
    });
  }

 private:
  std::string rule_;
};

class CertificateJob final : public PositionJob {
 public:
  CertificateJob(Oracle oracle, std::uint64_t offset, std::uint64_t limit)
      : PositionJob(std::move(oracle)), offset_(offset), limit_(limit) {}

  Answer answer() override { return std::move(c_); }

 private:
  enum class Part : std::uint8_t { lines, seek, reached, equal, finished };

  void begin() override {
    const auto& solution = oracle_.solution();
    c_.outcome = solution.outcome;
    c_.grundy = solution.grundy;
    moves_ = oracle_.rules().move_count(oracle_.position());
    wins_ = solution.outcome == Outcome::N;
    c_.total = wins_ ? solution.winning_move_count : moves_;
    const std::uint64_t listed = wins_ ? solution.winning_moves.size() : moves_;
    due_ = offset_ < listed ? std::min(limit_, listed - offset_) : 0;
    found_.resize(std::min(solution.grundy.value_or(0), max_reached));
    start_moves(wins_ ? 0 : offset_);
  }

  bool compose() override {
    switch (part_) {
      case Part::lines: add_line(); break;
      case Part::seek: seek(); break;
      case Part::reached: add_reached(); break;
      case Part::equal: compare(); break;
      case Part::finished: break;
    }
    return part_ == Part::finished;
  }

  std::uint64_t parts_made() const override { return c_.lines.size() + c_.reached.size(); }
  std::uint64_t parts() const override { return due_ + found_.size(); }

  void start_moves(std::uint64_t first) { cursor_.emplace(oracle_.rules(), oracle_.position(), first); }

  void add_line() {
    if (c_.lines.size() < due_) {
      const auto at = static_cast<std::size_t>(offset_ + c_.lines.size());
      c_.lines.push_back(line_of(oracle_, wins_ ? oracle_.solution().winning_moves[at] : *cursor_->next()));
    } else {
      part_ = oracle_.reaching() ? Part::reached : Part::seek;
      start_moves(0);
    }
  }

  /// Looks among the first moves for options of the values below the position's.
  void seek() {
    std::optional<MoveNumbers> move;
    if (values_found_ < found_.size() && looked_++ < max_sought) move = cursor_->next();
    if (move) {
      const auto v = oracle_.grundy(oracle_.rules().play(oracle_.position(), *move));
      if (v && *v < found_.size() && !found_[*v]) found_[*v] = std::move(move), ++values_found_;
    } else {
      part_ = Part::reached;
    }
  }

  /// In order, up to the first that was not found.
  void add_reached() {
    const std::size_t v = c_.reached.size();
    std::optional<MoveNumbers> move;
    if (v < found_.size()) move = oracle_.reaching() ? oracle_.reach(v) : std::move(found_[v]);
    if (move) {
      c_.reached.push_back(line_of(oracle_, std::move(*move)));
      return;
    }
    found_.resize(v);
    const bool comparing = c_.grundy && moves_ <= max_compared;
    if (comparing) c_.equal = 0, start_moves(0);
    part_ = comparing ? Part::equal : Part::finished;
  }

  void compare() {
    if (const std::optional<MoveNumbers> move = cursor_->next())
      *c_.equal += oracle_.grundy(oracle_.rules().play(oracle_.position(), *move)) == c_.grundy;
    else
      part_ = Part::finished;
  }

  std::uint64_t offset_, limit_;
  Certificate c_;
  Part part_ = Part::lines;
  bool wins_ = false;
  std::uint64_t moves_ = 0, due_ = 0, looked_ = 0, values_found_ = 0;
  std::vector<std::optional<MoveNumbers>> found_;  ///< a move to each of the first values
  std::optional<MoveCursor<AnyRules>> cursor_;
};

class ReplyJob final : public PositionJob {
 public:
  ReplyJob(Oracle oracle, Skill skill, std::uint64_t seed)
      : PositionJob(std::move(oracle)), skill_(skill), seed_(seed) {}

  Answer answer() override {
    return guarded([&]() -> Answer { return move_->move(); });
  }

 private:
  void begin() override {
    move_.emplace(oracle_.rules(), oracle_.position(), oracle_.solution(), skill_, seed_);
  }
  bool compose() override {
    return move_->step([&](const MoveNumbers& move) {
      return oracle_.outcome(oracle_.rules().play(oracle_.position(), move));
    });
  }

  Skill skill_;
  std::uint64_t seed_;
  std::optional<OpponentMove<AnyRules>> move_;
};

class SearchJob final : public PositionJob {
 public:
  using PositionJob::PositionJob;

  Answer answer() override {
    return guarded([&]() -> Answer {
      auto& solution = oracle_.solution();
      SearchResult result;
      result.outcome = solution.outcome;
      result.grundy = solution.grundy;
      result.winning_moves = std::move(solution.winning_moves);
      result.winning_move_count = solution.winning_move_count;
      result.states = oracle_.done();
      return result;
    });
  }
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
    return guarded([&] { return job<AnalysisJob>(position, false, rule_in_answers()); });
  }

  std::unique_ptr<Job> certify(std::string_view position, std::uint64_t offset,
                               std::uint64_t limit) const override {
    return job<CertificateJob>(position, false, offset, std::min(limit, max_page));
  }

  std::unique_ptr<Job> search(std::string_view position) const override {
    return job<SearchJob>(position, true);
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
      limit = std::min(limit, max_page);
      if (offset >= page.total || limit == 0) return page;
      rules_->each_move_from(p, offset, limit, [&](const MoveNumbers& move) {
        page.moves.push_back(move);
        return true;
      });
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
    return job<ReplyJob>(position, false, skill, seed);
  }

 private:
  template <class Answering, class... Options>
  std::unique_ptr<Job> job(std::string_view position, bool by_search, Options... options) const {
    return guarded([&] {
      return std::make_unique<Answering>(Oracle(rules_, rules_->parse(position), by_search),
                                         std::move(options)...);
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
