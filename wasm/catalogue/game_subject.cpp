#include "catalogue/game_subject.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "catalogue/certificate.hpp"
#include "catalogue/oracle.hpp"
#include "catalogue/out_of_memory.hpp"
#include "search/opponent.hpp"

namespace nimlab {
namespace {

using Shared = std::shared_ptr<Game>;

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
      if (p.size() <= max_numbers) a.numbers = game.numbers(p);
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
      a.facts = game.facts(p);
      a.method = oracle_.method();
      a.theorem = game.info().theorem;
      return a;
    });
  }

 private:
  std::string rule_;
};

class ReplyJob final : public PositionJob {
 public:
  ReplyJob(Oracle oracle, Manner manner) : PositionJob(std::move(oracle)), manner_(std::move(manner)) {}

  Answer answer() override {
    return guarded([&]() -> Answer { return move_->move(); });
  }

 private:
  void begin() override {
    move_.emplace(oracle_.game(), oracle_.position(), oracle_.who(), oracle_.solution(), manner_);
  }
  bool compose() override {
    return move_->step([&](Move move) { return oracle_.outcome(oracle_.option(move)); });
  }

  Manner manner_;
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
      result.states = oracle_.states();
      result.summands = oracle_.summands();
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
  TableJob(Shared game, Sequence& sequence, std::string rule, std::uint64_t count)
      : game_(std::move(game)), sequence_(sequence), rule_(std::move(rule)), count_(count) {}
  bool step() override {
    return guarded([&] { return sequence_.prepare_values(count_); });
  }
  std::uint64_t done() const override { return std::min<std::uint64_t>(sequence_.values().size(), count_); }
  std::uint64_t total() const override { return count_; }
  Answer answer() override {
    return guarded([&]() -> Answer {
      const auto values = sequence_.values();
      return ValueTable{
          rule_, {values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count_)}, sequence_.period()};
    });
  }

 private:
  Shared game_;
  Sequence& sequence_;  ///< the game's
  std::string rule_;
  std::uint64_t count_;
};

class MapJob final : public GameJob {
 public:
  MapJob(Shared game, Mapped& mapped, std::string rule, std::uint64_t size)
      : game_(std::move(game)), mapped_(mapped), rule_(std::move(rule)), size_(size) {}
  bool step() override {
    return guarded([&] { return mapped_.prepare_map(size_); });
  }
  std::uint64_t done() const override { return game_->prepared(); }
  std::uint64_t total() const override { return game_->to_prepare({}); }
  Answer answer() override {
    return guarded([&]() -> Answer { return ValueMap{rule_, mapped_.map(size_)}; });
  }

 private:
  Shared game_;
  Mapped& mapped_;  ///< the game
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

/// Of the numbers of "reply". An unknown strategy is any.
Manner manner_of(const std::vector<std::uint64_t>& numbers) {
  const auto number = [&](std::size_t i) { return i < numbers.size() ? numbers[i] : 0; };
  Manner manner{number(0) ? Skill::perfect : Skill::fallible, number(1)};
  if (number(3) <= static_cast<std::uint64_t>(Strategy::smallest))
    manner.strategy = static_cast<Strategy>(number(3));
  if (numbers.size() > 4) manner.last.assign(numbers.begin() + 4, numbers.end());
  return manner;
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
  if (what == "reply") return guarded([&] { return reply(text, manner_of(numbers), player(2)); });
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
  return guarded(
      [&] { return certificate_of(Oracle(game_, game_->parse(position), who, false), offset, limit); });
}

std::unique_ptr<GameJob> GameSubject::search(std::string_view position, Player who) {
  return job<SearchJob>(game_, position, who, true);
}

std::unique_ptr<GameJob> GameSubject::explain(std::string_view position) {
  return job<ExplainJob>(game_, position, Player::left, false);
}

std::unique_ptr<GameJob> GameSubject::reply(std::string_view position, Manner manner, Player who) {
  return job<ReplyJob>(game_, position, who, false, std::move(manner));
}

std::unique_ptr<GameJob> GameSubject::table(std::uint64_t count) {
  return guarded([&] {
    Sequence* sequence = game_->sequence();
    if (!sequence) refuse();
    return std::make_unique<TableJob>(game_, *sequence, rule_in_answers(), count);
  });
}

std::unique_ptr<GameJob> GameSubject::map(std::uint64_t size) {
  return guarded([&] {
    Mapped* mapped = game_->mapped();
    if (!mapped) refuse();
    return std::make_unique<MapJob>(game_, *mapped, rule_in_answers(), size);
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
