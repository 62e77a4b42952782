#pragma once

#include <memory>

#include "catalogue/game.hpp"
#include "notation/numbers.hpp"
#include "search/moves.hpp"
#include "search/ruleset.hpp"

/// Any ruleset behind one set of virtual functions, so that searching, certifying and answering is compiled
/// once and not for each game: the module that pages load stays small.
namespace nimlab {

/// What a ruleset says of a position, found in steps of about a millisecond.
class Solving {
 public:
  virtual ~Solving() = default;
  virtual bool step() = 0;                       ///< true when finished
  virtual Solution<MoveNumbers> solution() = 0;  ///< once, after step() returned true
};

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
    each_move_from(p, 0, largest_number, visit);
  }
  template <class Visit>
  void each_move_from(const Position& p, std::uint64_t first, std::uint64_t count, Visit visit) const {
    visit_moves(
        p, first, count,
        [](void* context, const MoveNumbers& m) { return (*static_cast<Visit*>(context))(m); }, &visit);
  }
  template <class Visit>
  void each_option_from(const Position& p, std::uint64_t first, std::uint64_t count, Visit visit) const {
    visit_options(
        p, first, count,
        [](void* context, Position option) { (*static_cast<Visit*>(context))(std::move(option)); }, &visit);
  }

  virtual std::size_t bytes() const = 0;  ///< of the rules, with what was computed for them

  virtual bool loopy() const = 0;
  virtual bool misere() const = 0;
  virtual bool decides(const Position& p) const = 0;  ///< whether a theorem or a table answers for p
  virtual bool has_table() const = 0;                 ///< whether `prepare` may have work to do
  virtual bool prepare(const Position& p) const = 0;
  virtual std::uint64_t prepared() const = 0;
  virtual std::uint64_t to_prepare(const Position& p) const = 0;

  /// These need decides(p) and a finished `prepare`.
  virtual Solution<MoveNumbers> solve(const Position& p) const = 0;
  /// The same in steps, for as long as the rules live; null where `solve` does not take long.
  virtual std::unique_ptr<Solving> solving(const Position& p) const = 0;
  virtual Solution<MoveNumbers> brief(
      const Position& p) const = 0;   ///< `solve` with at most one winning move
  virtual bool is_brief() const = 0;  ///< whether `brief` is faster than going through all moves
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
  virtual void visit_moves(const Position& p, std::uint64_t first, std::uint64_t count,
                           bool (*visit)(void*, const MoveNumbers&), void* context) const = 0;
  virtual void visit_options(const Position& p, std::uint64_t first, std::uint64_t count,
                             void (*visit)(void*, Position), void* context) const = 0;
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

  std::size_t bytes() const override { return sizeof(*this) + rules_.bytes(); }

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
    if constexpr (Solved<R>) return plain(rules_, rules_.solve(p));
    return {};
  }
  std::unique_ptr<Solving> solving([[maybe_unused]] const Position& p) const override {
    if constexpr (Stepwise<R>) return std::make_unique<InSteps<decltype(rules_.solving(p))>>(rules_, p);
    return nullptr;
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
      if (out.outcome == Outcome::P) return out;
      if (const auto move = rules_.reach(p, 0)) out.winning_moves = {rules_.move_numbers(*move)};
      return out;
    } else if constexpr (Brief<R>) {
      return plain(rules_, rules_.brief(p));
    }
    return solve(p);
  }
  bool is_brief() const override { return Winning<R> || Reaching<R> || Brief<R>; }
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
  void visit_moves(const Position& p, std::uint64_t first, std::uint64_t count,
                   bool (*visit)(void*, const MoveNumbers&), void* context) const override {
    nimlab::each_move_from(rules_, p, first, count,
                           [&](const auto& move) { return visit(context, rules_.move_numbers(move)); });
  }
  void visit_options(const Position& p, std::uint64_t first, std::uint64_t count,
                     void (*visit)(void*, Position), void* context) const override {
    nimlab::each_option_from(rules_, p, first, count,
                             [&](Position option) { visit(context, std::move(option)); });
  }

 private:
  static Solution<MoveNumbers> plain(const R& rules, Solution<typename R::Move> found) {
    Solution<MoveNumbers> out;
    out.outcome = found.outcome;
    out.grundy = found.grundy;
    out.components = std::move(found.components);
    out.winning_moves.reserve(found.winning_moves.size());
    for (const auto& move : found.winning_moves) out.winning_moves.push_back(rules.move_numbers(move));
    out.winning_move_count = found.winning_move_count;
    out.more_winning_moves = found.more_winning_moves;
    out.distance = found.distance;
    out.witness = std::move(found.witness);
    return out;
  }

  template <class Work>
  class InSteps final : public Solving {
   public:
    InSteps(const R& rules, const Position& p) : rules_(rules), work_(rules.solving(p)) {}
    bool step() override { return work_.step(); }
    Solution<MoveNumbers> solution() override { return plain(rules_, work_.solution()); }

   private:
    const R& rules_;
    Work work_;
  };

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
