#include <algorithm>
#include <bit>

#include "games/all.hpp"
#include "games/coins/coin_rule.hpp"
#include "math/nim_sum.hpp"
#include "math/period.hpp"

namespace nimlab {
namespace {

/// A row of coins: a move turns some of them, the largest of these from heads to tails; which ones, the rule
/// says (coin_rule.hpp); who cannot move loses. Only heads count, so a row has no end: a board draws as many
/// coins as it likes. Position: the places of the heads, from 1, increasing: "2 5 9"; "0" where there is
/// none. Read as well: a row as letters, "TTHTH" (here 3 and 5), and runs, "1..4". Limits: see
/// CoinRule::most_places and prepare. Move: the places turned, the largest first (see CoinRule for runs).
///
/// Theorem: a row is the sum of its heads, each alone in its row (H. W. Lenstra, "Nim multiplication", 1978;
/// Winning Ways, chapter 14). Formulas for the values of single heads are in coin_rule.cpp; where there is
/// none, a table. Winning moves: with X the nim-sum of all, at each head n those whose other coins have
/// nim-sum X ⊕ g(n); in the order of the heads, then by how many coins. Counting stops at 20,000
/// (`more_winning_moves`). Cost of `solve`: a look at each head, and what it lists; the lists of rules whose
/// formula is `table` and that list their moves (all but `free COUNTS`): all moves. Rule numbers: see
/// CoinRule::numbers. Facts: `values`, of each head (to 10,000 heads); `sum`, their nim-sum; of the winning
/// moves, none where there is none: `first`, the first as a list of numbers, and `minimal`, the first of
/// those that turn the fewest coins.
class CoinRow final : public Game, public Reaching, public Sequence {
 public:
  explicit CoinRow(std::unique_ptr<CoinRule> rule) : Game(game::coin_row), rule_(std::move(rule)) {}

  std::string rule() const override { return rule_->text(); }
  std::vector<std::uint64_t> rule_numbers() const override { return rule_->numbers(); }
  Position parse(std::string_view text) const override;
  std::string format(const Position& heads) const override { return heads.empty() ? "0" : join(heads); }

  std::uint64_t move_count(const Position& heads, Player) const override {
    return rule_->option_count_of(heads);
  }
  void each_move(const Position& heads, Player, std::uint64_t first, VisitMove visit) const override {
    for (std::uint64_t head : heads) {
      if (first > 0) {
        const std::uint64_t here = rule_->option_count(head);
        if (first >= here) {
          first -= here;
          continue;
        }
      }
      if (rule_->each_option(head, first, visit)) return;
      first = 0;
    }
  }
  void play(Position& heads, Player, Move move) const override {
    if (move.empty() || move.back() == 0) refuse_shape(move);
    for (std::size_t i = 1; i < move.size(); ++i) {
      if (move[i] >= move[i - 1]) refuse_shape(move);
    }
    if (!std::binary_search(heads.begin(), heads.end(), move[0]) || !rule_->allows(move))
      refuse_illegal(move);
    turn(heads, rule_->turned(move));
  }

  bool decides(const Position&) const override { return true; }
  bool tabled() const override { return rule_->formula() == CoinRule::Formula::table; }
  bool prepare(const Position& heads) override { return rule_->prepare(heads.empty() ? 0 : heads.back()); }
  std::uint64_t prepared() const override { return rule_->prepared(); }
  std::uint64_t to_prepare(const Position& heads) const override { return heads.empty() ? 0 : heads.back(); }
  std::optional<std::uint64_t> nimber(const Position& heads) const override {
    std::uint64_t sum = 0;
    for (std::uint64_t head : heads) sum ^= rule_->value(head);
    return sum;
  }
  const Reaching* reaching() const override { return this; }
  std::optional<MoveNumbers> reach(const Position& heads, std::uint64_t v) const override {
    const std::uint64_t change = *nimber(heads) ^ v;
    for (std::uint64_t head : heads) {
      if (auto move = rule_->first_to(head, change ^ rule_->value(head))) return move;
    }
    return std::nullopt;
  }
  Solution solve(const Position& heads, Player) const override;
  std::vector<Fact> facts(const Position& heads) const override;
  /// For each head, up to 100, `single` (1), `turtles` (its place), `twins` (its place less 1), `mock`,
  /// `triplets` (odious numbers), `ruler` or `table` (mex) {place, value}, by which its value is known; `sum`
  /// {nim-sum}; where somebody wins `turn` {the numbers of the fact `minimal`}, with the position after it.
  /// Lit: "coin-<place>", "sum".
  std::vector<Step> explain(const Position& heads) const override;

  Sequence* sequence() override { return this; }
  bool prepare_values(std::uint64_t count) override;
  std::span<const std::uint32_t> values() const override { return values_; }
  std::optional<Period> period() const override { return period_; }
  std::size_t bytes() const override { return rule_->bytes() + values_.capacity() * sizeof(std::uint32_t); }

 private:
  std::unique_ptr<CoinRule> rule_;
  std::vector<std::uint32_t> values_;  ///< of the heads 0 … : 0 for no coin, then by place
  std::optional<Period> period_;
};

Position CoinRow::parse(std::string_view text) const {
  const std::vector<Token> words = tokens(text);
  if (words.empty()) throw Error(ErrorCode::empty, Field::position);
  const std::uint64_t most = rule_->most_places();
  Position heads;
  if (words.size() == 1 && words[0].text == "0") return heads;
  if (words[0].text.find_first_of("HThtht") != 0) {
    return listed(number_runs(words, Field::position, most), Field::position, most);
  }
  std::uint64_t place = 0;
  for (const Token& word : words) {
    for (std::size_t i = 0; i < word.text.size(); ++i) {
      const char coin = word.text[i];
      if (coin != 'H' && coin != 'T' && coin != 'h' && coin != 't') {
        throw Error(ErrorCode::syntax, Field::position, character(word.text, i), {}, word.at + i);
      }
      if (++place > most) {
        throw Error(ErrorCode::too_many, Field::position, std::to_string(place), std::to_string(most),
                    word.at + i);
      }
      if (coin == 'H' || coin == 'h') heads.push_back(place);
    }
  }
  return heads;
}

Solution CoinRow::solve(const Position& heads, Player) const {
  Solution solution;
  solution.components = rule_->values(heads);
  const std::uint64_t sum = nim_sum(solution.components);
  solution.set_nimber(sum);
  if (sum == 0) return solution;
  for (std::size_t i = 0; i < heads.size() && !solution.more_winning_moves; ++i) {
    rule_->each_to(heads[i], sum ^ solution.components[i], [&](Move move) {
      solution.more_winning_moves = solution.winning_moves.size() == max_listed_moves;
      if (!solution.more_winning_moves) solution.add(move);
      return !solution.more_winning_moves;
    });
  }
  return solution;
}

std::vector<Fact> CoinRow::facts(const Position& heads) const {
  Fact values{"values", {}}, first{"first", {}}, minimal{"minimal", {}};
  std::vector<std::uint64_t> all = rule_->values(heads);
  const std::uint64_t sum = nim_sum(all);
  std::uint64_t fewest = 0, at = 0;
  for (std::size_t i = 0; sum != 0 && i < heads.size(); ++i) {
    const std::uint64_t others = sum ^ all[i], count = rule_->fewest(heads[i], others);
    if (count == 0) continue;
    // Heads increase, so the first of all is at the first head that has one.
    if (first.numbers.empty()) first.numbers = *rule_->first_to(heads[i], others);
    if (fewest == 0 || count < fewest) at = heads[i], fewest = count;
  }
  if (heads.size() <= most_told_heads) values.numbers = std::move(all);
  if (fewest > 0) minimal.numbers = *rule_->fewest_to(at, sum ^ rule_->value(at));
  std::vector<Fact> facts;
  facts.push_back(std::move(values));
  facts.push_back({"sum", {sum}});
  facts.push_back(std::move(first));
  facts.push_back(std::move(minimal));
  return facts;
}

std::vector<Step> CoinRow::explain(const Position& heads) const {
  static constexpr std::string_view keys[] = {"single",   "turtles", "twins", "mock",
                                              "triplets", "ruler",   "table"};
  std::vector<Step> steps;
  for (std::uint64_t head : heads) {
    if (steps.size() == max_steps_of_a_kind) break;
    steps.push_back({keys[static_cast<std::size_t>(rule_->formula())],
                     {head, rule_->value(head)},
                     {part("coin", head)},
                     {}});
  }
  const std::vector<Fact> known = facts(heads);
  steps.push_back({"sum", known[1].numbers, {"sum"}, {}});
  const MoveNumbers& move = known[3].numbers;
  if (move.empty()) return steps;
  Position next = heads;
  play(next, Player::left, move);
  Step turned{"turn", move, {}, format(next)};
  for (std::uint64_t place : move) turned.lit.push_back(part("coin", place));
  steps.push_back(std::move(turned));
  return steps;
}

/// Of values by place, of which each depends on the `window` before it: places count from 1.
std::optional<Period> period_of(std::span<const std::uint32_t> values, std::uint64_t window) {
  auto look = std::make_unique<PeriodLook>(values.size() - 1, window);
  look->step(values.subspan(1), 8 * values.size());
  std::optional<Period> period = look->period();
  if (period) ++period->preperiod;
  if (period && period->preperiod == 1 && values[period->period] == values[0]) period->preperiod = 0;
  return period;
}

bool CoinRow::prepare_values(std::uint64_t count) {
  check_size(count, rule_->most_places() + 1);
  if (count > 1 && !rule_->prepare(count - 1)) return false;
  if (values_.size() >= count) return true;
  std::vector<std::uint32_t> values(count, 0);
  for (std::uint64_t n = 1; n < count; ++n) values[n] = static_cast<std::uint32_t>(rule_->value(n));
  if (rule_->formula() == CoinRule::Formula::single) {
    period_ = Period{1, 1};
  } else if (rule_->window() > 0) {
    period_ = period_of(values, rule_->window());
  }
  values_ = std::move(values);
  return true;
}

std::unique_ptr<Game> open_coin_row(std::string_view rule) {
  return std::make_unique<CoinRow>(coin_rule(rule));
}

}  // namespace

const GameInfo game::coin_row =
    described<CoinRow>({.name = "coin_row",
                        .family = "coins",
                        .default_rule = "turtles",
                        .example = "2 5 9",
                        .move_fields = "coin …",
                        .theorem = "bcg-winning-ways",
                        .limits = "places<=1000000 table<=2000 counts<=16 distances<=12 run<=2000",
                        .open = open_coin_row});

}  // namespace nimlab
