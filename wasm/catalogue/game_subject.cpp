#include "catalogue/game_subject.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "catalogue/guarded.hpp"
#include "search/opponent.hpp"
#include "search/search.hpp"

namespace nimlab {
namespace {

using Shared = std::shared_ptr<Game>;

/// How much is done before a step of an answer ends, in numbers of positions read or written; about a
/// millisecond.
constexpr std::size_t quantum = 1 << 14;

/// Of impartial games: the SG value.
std::optional<std::uint64_t> grundy_of(const Game& game, const std::optional<Value>& value) {
  return value && !game.info().partizan ? std::optional(value->nimber) : std::nullopt;
}

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

/// The answers to everything a position may be asked, from the best source its game has: a theorem, a table,
/// or search; or from search alone. `ready()` does a quantum of work; the other functions may be called once
/// it returned true.
class Oracle {
 public:
  Oracle(Shared game, Position position, Player who, bool by_search)
      : game_(std::move(game)), position_(std::make_unique<const Position>(std::move(position))), who_(who) {
    if (by_search || !game_->decides(*position_)) search_ = search_of(*game_, *position_);
  }

  bool ready() {
    if (!prepared_) {
      prepared_ = search_ ? search_->step() : game_->prepare(*position_);
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
  std::uint64_t done() const { return search_ ? search_->states() : game_->prepared(); }
  std::uint64_t total() const { return search_ ? 0 : game_->to_prepare(*position_); }
  std::string_view method() const { return search_ ? "search" : game_->info().tabled ? "table" : "theorem"; }

  const Game& game() const { return *game_; }
  const Position& position() const { return *position_; }
  Player who() const { return who_; }
  Position option(Move move) const { return after(*game_, *position_, who_, move); }

  /// Of the position itself.
  const Solution& solution() const { return solution_; }
  Solution& solution() { return solution_; }

  /// Of an option, with at most one winning move of the opponent, who moves there.
  Solution verdict(const Position& option) const {
    return search_ ? search_->verdict(option, opponent(who_)) : game_->verdict(option, opponent(who_));
  }
  std::optional<std::uint64_t> grundy(const Position& p) const {
    if (search_) return grundy_of(*game_, search_->value(p));
    return game_->info().partizan ? std::nullopt : game_->nimber(p);
  }
  Outcome outcome(const Position& p) const {
    return search_ ? search_->outcome(p) : game_->verdict(p, opponent(who_)).outcome;
  }

  /// Whether `reach` finds options of a value without looking at all of them.
  bool reaching() const { return !search_ && game_->info().reaching; }
  std::optional<MoveNumbers> reach(std::uint64_t v) const { return game_->reach(*position_, v); }

  /// What one look at an option costs, in numbers read: the position's, or a whole quantum where all moves of
  /// the option may be gone through.
  std::size_t cost() const { return !search_ && game_->info().quick ? 16 + position_->size() : quantum; }

 private:
  Shared game_;
  std::unique_ptr<const Position> position_;  ///< stays where it is when the oracle is moved
  Player who_;
  std::unique_ptr<Search> search_;  ///< only where no theorem speaks of the position
  std::unique_ptr<Solving> solving_;
  Solution solution_;
  bool prepared_ = false;
};

CertificateLine line_of(const Oracle& oracle, MoveNumbers move) {
  const Position option = oracle.option(move);
  Solution solution = oracle.verdict(option);
  CertificateLine line;
  line.move = std::move(move);
  // No notation has more than two numbers a byte; what would be thrown away is not written.
  if (option.size() <= 2 * max_option_text) line.to = oracle.game().format(option);
  if (line.to.size() > max_option_text) line.to.clear();
  line.outcome = solution.outcome;
  line.grundy = grundy_of(oracle.game(), solution.value);
  if (!solution.winning_moves.empty()) line.reply = std::move(solution.winning_moves.front());
  return line;
}

/// An answer about one position: first the oracle is made ready, then the answer is composed of parts, each
/// of which costs no more than a look or two at an option.
class PositionJob : public GameJob {
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
      const Game& game = oracle_.game();
      const Position& p = oracle_.position();
      auto& solution = oracle_.solution();
      Analysis a;
      a.rule = std::move(rule_);
      a.rule_numbers = game.rule_numbers();
      a.position = game.format(p);
      a.numbers = game.numbers(p);
      if (a.numbers.size() > max_numbers) a.numbers.clear();
      a.outcome = solution.outcome;
      a.grundy = grundy_of(game, solution.value);
      if (game.info().partizan) a.value = solution.value;
      a.components = std::move(solution.components);
      a.move_count = game.move_count(p, oracle_.who());
      a.winning_moves = std::move(solution.winning_moves);
      a.winning_move_count = solution.winning_move_count;
      a.more_winning_moves = solution.more_winning_moves;
      a.distance = solution.distance;
      a.witness = std::move(solution.witness);
      a.facts = game.facts(p);
      a.method = oracle_.method();
      a.theorem = game.info().theorem;
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
    c_.grundy = grundy_of(oracle_.game(), solution.value);
    moves_ = oracle_.game().move_count(oracle_.position(), oracle_.who());
    wins_ = wins(solution.outcome, oracle_.who());
    c_.total = wins_ ? solution.winning_move_count : moves_;
    const std::uint64_t listed = wins_ ? solution.winning_moves.size() : moves_;
    due_ = offset_ < listed ? std::min(limit_, listed - offset_) : 0;
    found_.resize(std::min(c_.grundy.value_or(0), max_reached));
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

  void start_moves(std::uint64_t first) {
    cursor_.emplace(oracle_.game(), oracle_.position(), oracle_.who(), first);
  }

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
      const auto v = oracle_.grundy(oracle_.option(*move));
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
      *c_.equal += oracle_.grundy(oracle_.option(*move)) == c_.grundy;
    else
      part_ = Part::finished;
  }

  std::uint64_t offset_, limit_;
  Certificate c_;
  Part part_ = Part::lines;
  bool wins_ = false;
  std::uint64_t moves_ = 0, due_ = 0, looked_ = 0, values_found_ = 0;
  std::vector<std::optional<MoveNumbers>> found_;  ///< a move to each of the first values
  std::optional<MoveCursor> cursor_;
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
    move_.emplace(oracle_.game(), oracle_.position(), oracle_.who(), oracle_.solution(), skill_, seed_);
  }
  bool compose() override {
    return move_->step([&](Move move) { return oracle_.outcome(oracle_.option(move)); });
  }

  Skill skill_;
  std::uint64_t seed_;
  std::optional<OpponentMove> move_;
};

class SearchJob final : public PositionJob {
 public:
  using PositionJob::PositionJob;

  Answer answer() override {
    return guarded([&]() -> Answer {
      auto& solution = oracle_.solution();
      SearchResult result;
      result.outcome = solution.outcome;
      result.grundy = grundy_of(oracle_.game(), solution.value);
      result.winning_moves = std::move(solution.winning_moves);
      result.winning_move_count = solution.winning_move_count;
      result.states = oracle_.done();
      return result;
    });
  }
};

class ExplainJob final : public PositionJob {
 public:
  using PositionJob::PositionJob;

  Answer answer() override {
    return guarded([&]() -> Answer { return oracle_.game().explain(oracle_.position()); });
  }
};

class TableJob final : public GameJob {
 public:
  TableJob(Shared game, std::string rule, std::uint64_t count)
      : game_(std::move(game)), rule_(std::move(rule)), count_(count) {}
  bool step() override {
    return guarded([&] { return game_->prepare_values(count_); });
  }
  std::uint64_t done() const override { return std::min<std::uint64_t>(game_->values().size(), count_); }
  std::uint64_t total() const override { return count_; }
  Answer answer() override {
    return guarded([&]() -> Answer {
      const auto values = game_->values();
      return ValueTable{
          rule_, {values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count_)}, game_->period()};
    });
  }

 private:
  Shared game_;
  std::string rule_;
  std::uint64_t count_;
};

class MapJob final : public GameJob {
 public:
  MapJob(Shared game, std::string rule, std::uint64_t size)
      : game_(std::move(game)), rule_(std::move(rule)), size_(size) {}
  bool step() override {
    return guarded([&] { return game_->prepare_map(size_); });
  }
  std::uint64_t done() const override { return game_->prepared(); }
  std::uint64_t total() const override { return game_->to_prepare({}); }
  Answer answer() override {
    return guarded([&]() -> Answer { return ValueMap{rule_, game_->map(size_)}; });
  }

 private:
  Shared game_;
  std::string rule_;
  std::uint64_t size_;
};

/// An answer that is there at once.
class Told final : public GameJob {
 public:
  explicit Told(Answer answer) : answer_(std::move(answer)) {}
  bool step() override { return true; }
  Answer answer() override { return std::move(answer_); }

 private:
  Answer answer_;
};

template <class Answering, class... Options>
std::unique_ptr<GameJob> job(const Shared& game, std::string_view position, Player who, bool by_search,
                             Options... options) {
  return guarded([&] {
    return std::make_unique<Answering>(Oracle(game, game->parse(position), who, by_search),
                                       std::move(options)...);
  });
}

}  // namespace

GameSubject::GameSubject(std::shared_ptr<Game> game) : game_(std::move(game)), rule_(game_->rule()) {}

std::size_t GameSubject::bytes() const { return sizeof(*this) + rule_.capacity() + game_->bytes(); }

void GameSubject::refuse() const {
  throw Error(ErrorCode::unsupported, Field::game, std::string(game_->info().name));
}

std::unique_ptr<Job> GameSubject::ask(const Question& question) {
  const std::string_view what = question.ask, text = question.text;
  const std::vector<std::uint64_t>& numbers = question.numbers;
  const auto number = [&](std::size_t i) { return i < numbers.size() ? numbers[i] : 0; };
  const auto player = [&](std::size_t i) { return number(i) == 0 ? Player::left : Player::right; };
  const auto told = [&](auto work) {
    return guarded([&]() -> std::unique_ptr<Job> { return std::make_unique<Told>(work()); });
  };
  if (what == "analyse") return analyse(text, player(0));
  if (what == "search") return search(text, player(0));
  if (what == "explain") return explain(text);
  if (what == "certify") return certify(text, number(0), number(1), player(2));
  if (what == "reply") return reply(text, number(0) ? Skill::perfect : Skill::fallible, number(1), player(2));
  if (what == "table") return table(number(0));
  if (what == "map") return map(number(0));
  if (what == "moves") return told([&] { return moves(text, number(0), number(1), player(2)); });
  if (what == "play") {
    const Move move = numbers.empty() ? Move() : Move(numbers).subspan(1);
    return told([&] { return play(text, move, player(0)); });
  }
  refuse();
}

std::unique_ptr<GameJob> GameSubject::analyse(std::string_view position, Player who) {
  return guarded([&] { return job<AnalysisJob>(game_, position, who, false, rule_in_answers()); });
}

std::unique_ptr<GameJob> GameSubject::certify(std::string_view position, std::uint64_t offset,
                                              std::uint64_t limit, Player who) {
  return job<CertificateJob>(game_, position, who, false, offset, std::min(limit, max_page));
}

std::unique_ptr<GameJob> GameSubject::search(std::string_view position, Player who) {
  return job<SearchJob>(game_, position, who, true);
}

std::unique_ptr<GameJob> GameSubject::explain(std::string_view position) {
  return job<ExplainJob>(game_, position, Player::left, false);
}

std::unique_ptr<GameJob> GameSubject::reply(std::string_view position, Skill skill, std::uint64_t seed,
                                            Player who) {
  return job<ReplyJob>(game_, position, who, false, skill, seed);
}

std::unique_ptr<GameJob> GameSubject::table(std::uint64_t count) {
  return guarded([&] {
    if (!game_->info().has_table) refuse();
    return std::make_unique<TableJob>(game_, rule_in_answers(), count);
  });
}

std::unique_ptr<GameJob> GameSubject::map(std::uint64_t size) {
  return guarded([&] {
    if (!game_->info().has_map) refuse();
    return std::make_unique<MapJob>(game_, rule_in_answers(), size);
  });
}

MoveList GameSubject::moves(std::string_view position, std::uint64_t offset, std::uint64_t limit,
                            Player who) const {
  return guarded([&] {
    const Position p = game_->parse(position);
    MoveList page{{}, game_->move_count(p, who)};
    limit = std::min(limit, max_page);
    if (offset >= page.total || limit == 0) return page;
    game_->each_move(p, who, offset, [&](Move move) {
      page.moves.emplace_back(move.begin(), move.end());
      return page.moves.size() < limit;
    });
    return page;
  });
}

std::string GameSubject::canonical(std::string_view position) const {
  return guarded([&] { return game_->format(game_->parse(position)); });
}

std::vector<std::uint64_t> GameSubject::numbers(std::string_view position) const {
  return guarded([&] { return game_->numbers(game_->parse(position)); });
}

std::string GameSubject::play(std::string_view position, Move move, Player who) const {
  return guarded([&] {
    Position p = game_->parse(position);
    game_->play(p, who, move);
    return game_->format(p);
  });
}

}  // namespace nimlab
