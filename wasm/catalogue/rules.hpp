#pragma once

#include <memory>

#include "catalogue/game.hpp"
#include "search/opponent.hpp"
#include "search/ruleset.hpp"

/// Any ruleset behind one set of virtual functions, so that searching, certifying and answering is compiled
/// once and not for each game: the module that pages load stays small.
namespace nimlab {

/// A ruleset whose type is forgotten; Playable itself. What is optional in the concepts is asked at run time.
class AnyRules {
 public:
  using Move = MoveNumbers;

  virtual ~AnyRules() = default;
  virtual const GameInfo& info() const = 0;
  virtual std::string format_rule() const = 0;
  virtual Position parse(std::string_view text) const = 0;
  virtual std::string format(const Position& p) const = 0;
  virtual std::vector<std::uint64_t> numbers(const Position& p) const = 0;
  virtual std::uint64_t move_count(const Position& p) const = 0;
  virtual MoveNumbers move_at(const Position& p, std::uint64_t index) const = 0;
  virtual Position play(const Position& p, std::span<const std::uint64_t> move) const = 0;
  virtual Position normal_form(Position p) const = 0;  ///< p itself where the order of summands matters
  MoveNumbers move_numbers(const Move& move) const { return move; }
  Move move(std::span<const std::uint64_t> numbers) const { return {numbers.begin(), numbers.end()}; }

  template <class Visit>
  void each_move(const Position& p, Visit visit) const {
    visit_moves(
        p, [](void* context, const MoveNumbers& m) { return (*static_cast<Visit*>(context))(m); }, &visit);
  }
  template <class Visit>
  void each_option(const Position& p, Visit visit) const {
    visit_options(
        p, [](void* context, Position option) { (*static_cast<Visit*>(context))(std::move(option)); },
        &visit);
  }

  virtual bool loopy() const = 0;
  virtual bool misere() const = 0;
  virtual bool decides(const Position& p) const = 0;  ///< whether a theorem or a table answers for p
  virtual bool has_table() const = 0;                 ///< whether `prepare` may have work to do
  virtual bool prepare(const Position& p) const = 0;
  virtual std::uint64_t prepared() const = 0;
  virtual std::uint64_t to_prepare(const Position& p) const = 0;

  /// These need decides(p) and a finished `prepare`.
  virtual Solution<MoveNumbers> solve(const Position& p) const = 0;
  virtual Solution<MoveNumbers> brief(
      const Position& p) const = 0;  ///< `solve` with at most one winning move
  virtual std::optional<std::uint64_t> grundy(const Position& p) const = 0;
  /// Whether `reach` finds options of a value without going through all moves.
  virtual bool reaching() const = 0;
  virtual std::optional<MoveNumbers> reach(const Position& p, std::uint64_t v) const = 0;

  /// SG values of single heaps: none for other games; see HeapSequence.
  virtual bool prepare_values(std::uint64_t count) const = 0;
  virtual std::span<const std::uint32_t> values() const = 0;
  virtual std::optional<Period> period() const = 0;

  /// The whole board; see Mapped.
  virtual bool prepare_map(std::uint64_t size) const = 0;
  virtual GraphMap map(std::uint64_t size) const = 0;

 protected:
  virtual void visit_moves(const Position& p, bool (*visit)(void*, const MoveNumbers&),
                           void* context) const = 0;
  virtual void visit_options(const Position& p, void (*visit)(void*, Position), void* context) const = 0;
};

template <Ruleset R>
class RulesOf final : public AnyRules {
 public:
  explicit RulesOf(R rules) : rules_(std::move(rules)) {}

  const GameInfo& info() const override { return R::info; }
  std::string format_rule() const override { return rules_.format_rule(); }
  Position parse(std::string_view text) const override { return rules_.parse(text); }
  std::string format(const Position& p) const override { return rules_.format(p); }
  std::vector<std::uint64_t> numbers(const Position& p) const override { return rules_.numbers(p); }
  std::uint64_t move_count(const Position& p) const override { return rules_.move_count(p); }
  MoveNumbers move_at(const Position& p, std::uint64_t index) const override {
    return rules_.move_numbers(nth_move(rules_, p, index));
  }
  Position play(const Position& p, std::span<const std::uint64_t> move) const override {
    return rules_.play(p, rules_.move(move));
  }
  Position normal_form(Position p) const override {
    if constexpr (Reordering<R>) return rules_.normal_form(std::move(p));
    return p;
  }

  bool loopy() const override { return is_loopy<R>; }
  bool misere() const override { return is_misere(rules_); }
  bool decides([[maybe_unused]] const Position& p) const override {
    if constexpr (Partial<R>) return rules_.decides(p);
    return Solved<R>;
  }
  bool has_table() const override { return Prepared<R>; }
  bool prepare([[maybe_unused]] const Position& p) const override {
    if constexpr (Prepared<R>) return rules_.prepare(p);
    return true;
  }
  std::uint64_t prepared() const override {
    if constexpr (Prepared<R> || Mapped<R>) return rules_.prepared();
    return 0;
  }
  std::uint64_t to_prepare([[maybe_unused]] const Position& p) const override {
    if constexpr (Prepared<R> || Mapped<R>) return rules_.to_prepare(p);
    return 0;
  }

  Solution<MoveNumbers> solve([[maybe_unused]] const Position& p) const override {
    if constexpr (Solved<R>) {
      auto found = rules_.solve(p);
      Solution<MoveNumbers> out;
      out.outcome = found.outcome;
      out.grundy = found.grundy;
      out.components = std::move(found.components);
      out.winning_moves.reserve(found.winning_moves.size());
      for (const auto& move : found.winning_moves) out.winning_moves.push_back(rules_.move_numbers(move));
      out.winning_move_count = found.winning_move_count;
      out.more_winning_moves = found.more_winning_moves;
      out.distance = found.distance;
      out.witness = std::move(found.witness);
      return out;
    }
    return {};
  }
  Solution<MoveNumbers> brief(const Position& p) const override {
    Solution<MoveNumbers> out;
    if constexpr (Winning<R>) {
      out.outcome = rules_.outcome(p);
      if (out.outcome == Outcome::N && rules_.move_count(p) > 0) {
        out.winning_moves = {rules_.move_numbers(rules_.winning_move(p))};
      }
      return out;
    } else if constexpr (Reaching<R>) {
      out.grundy = rules_.grundy(p);
      out.outcome = outcome_of(*out.grundy);
      if (out.outcome == Outcome::N) out.winning_moves = {rules_.move_numbers(*rules_.reach(p, 0))};
      return out;
    }
    return solve(p);
  }
  std::optional<std::uint64_t> grundy(const Position& p) const override {
    if constexpr (Reaching<R>) return rules_.grundy(p);
    return brief(p).grundy;
  }
  bool reaching() const override { return Reaching<R>; }
  std::optional<MoveNumbers> reach([[maybe_unused]] const Position& p,
                                   [[maybe_unused]] std::uint64_t v) const override {
    if constexpr (Reaching<R>) {
      if (const auto move = rules_.reach(p, v)) return rules_.move_numbers(*move);
    }
    return std::nullopt;
  }

  bool prepare_values([[maybe_unused]] std::uint64_t count) const override {
    if constexpr (HeapSequence<R>) return rules_.prepare_values(count);
    return true;
  }
  std::span<const std::uint32_t> values() const override {
    if constexpr (HeapSequence<R>) return rules_.values();
    return {};
  }
  std::optional<Period> period() const override {
    if constexpr (HeapSequence<R>) return rules_.period();
    return std::nullopt;
  }
  bool prepare_map([[maybe_unused]] std::uint64_t size) const override {
    if constexpr (Mapped<R>) return rules_.prepare_map(size);
    return true;
  }
  GraphMap map([[maybe_unused]] std::uint64_t size) const override {
    if constexpr (Mapped<R>) return rules_.map(size);
    return {};
  }

 protected:
  void visit_moves(const Position& p, bool (*visit)(void*, const MoveNumbers&),
                   void* context) const override {
    rules_.each_move(p, [&](const auto& move) { return visit(context, rules_.move_numbers(move)); });
  }
  void visit_options(const Position& p, void (*visit)(void*, Position), void* context) const override {
    rules_.each_move(p, [&](const auto& move) {
      visit(context, rules_.play(p, move));
      return true;
    });
  }

 private:
  R rules_;
};

/// A game of the catalogue from a ruleset.
template <Ruleset R>
GameEntry entry() {
  return {R::info, HeapSequence<R>, Mapped<R>, is_loopy<R>,
          [](std::string_view rule) -> std::unique_ptr<Game> {
            return game_of(
                std::make_shared<RulesOf<R>>(R::parse_rule(rule.empty() ? R::info.default_rule : rule)),
                {HeapSequence<R>, Mapped<R>});
          }};
}

}  // namespace nimlab
