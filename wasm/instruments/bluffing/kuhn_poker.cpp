#include <algorithm>

#include "core/subject.hpp"
#include "instruments/all.hpp"
#include "instruments/bluffing/kuhn_match.hpp"
#include "instruments/bluffing/kuhn_rules.hpp"
#include "instruments/matrices/payoffs.hpp"

namespace nimlab {
namespace {

using namespace kuhn;

/// Of the six deals, so six times what is won on average.
Payoffs payoffs(bool sensible) {
  const auto rows = first_plans(sensible);
  const auto columns = second_plans(sensible);
  Payoffs out{rows.size(), columns.size(), {}};
  for (const FirstPlan& first : rows) {
    for (const SecondPlan& second : columns) out.cells.push_back(six_times(first, second));
  }
  return out;
}

Data matrix(bool sensible) {
  const PayoffMatrix all{payoffs(sensible), 6};
  std::vector<std::uint32_t> rows, columns;
  for (const FirstPlan& plan : first_plans(sensible)) {
    for (First each : plan) rows.push_back(static_cast<std::uint32_t>(each));
  }
  for (const SecondPlan& plan : second_plans(sensible)) {
    for (Second each : plan) columns.push_back((each.bets ? 2u : 0u) + (each.calls ? 1u : 0u));
  }
  Data data;
  data.fields(3).key("position");
  data.text(payoff_text(all, first_numbers(all.payoffs.rows), first_numbers(all.payoffs.columns)));
  data.key("rows").list(rows).key("columns").list(columns);
  return data;
}

/// Kuhn's poker (H. W. Kuhn, A simplified two-person poker, 1950), from its tree to a matrix, and played.
/// Cards 1, 2, 3; both lay 1 in, each gets a card. The first player checks or bets 1; after a check the
/// second checks or bets 1; to a bet the other folds or calls. Then the higher card takes all. What is said
/// is written k check, b bet, c call, f fold. Text "sensible", 8 × 4 plans, without those that another is
/// never worse than, or "all", 27 × 64:
///   matrix   { position: for matrix_game, what the first player wins on average; rows: for each plan and
///   card,
///            three numbers a plan, 0 checks and folds, 1 checks and calls, 2 bets; columns: for each plan
///            and card 2 where a check is answered by a bet, and 1 where a bet is called, added }
///   solve    { value: what the plan `first` makes sure of against every plan of the other; first: for each
///   card
///            the chance to bet, and of checks that of calling; second: for each card the chance to bet after
///            a check, and to call a bet; proven: `second` lets nobody have more; firstUnique: no other plan
///            is as good }
/// Text "second 7 bn" or "second 7": where the reader sits, a seed, what the reader said, n for the next
/// hand:
///   read     { position, seat, hand: from 1, mine: the reader's card, theirs: 0 until the hand is over,
///   said:
///            in this hand, chips: of both, options: letters, over, won: by the reader in this hand, total,
///            totals: after each hand, 2 a hand more so that none is negative, average, bluffs: how often the
///            reader bet the lowest card and had it, and the other; bluffed: the other, in this hand, which
///            is over; value: of the reader's seat }
/// Text "first 1/6 1/2 1/2" or "second 1/3 1/3": a plan, the chances to bet the lowest card, to call with the
/// middle one, to bet the highest (the first's alone):
///   play     numbers {seed, hands}: { total, totals: as above } against the optimum
///   check    { against: on average, each sensible plan of the other; worst: of these; answer: the plan that
///            holds it so, 0 and 1 for each of its free choices; optimal }
/// Text "1/6", the first's chance to bluff, to 1/3, or "second":
///   family   the optimal plan with it, as written above; there is no other of the second's
/// Text "3 2", sensible plans counted from 1:
///   deals    six times { first, second: cards, said, won: by the first }
/// judge_value "first | -1/18"; judge_honest "first | 1/18", what the first wins while the second never bets
/// the lowest card; judge_first "first | 1/6 1/2 1/2"; judge_second "second | 1/3 1/3";
/// judge_quarter "first | 7/12 3/4", the lowest card being bet in one of four times; judge_bluff "second |
/// 1/3", the lowest card's chance alone; judge_call "first | 1/3", the middle one's of a first who never
/// bets. A wrong plan gets the other's answer, as `check` writes it, and, the second time, what it holds the
/// plan to.
std::unique_ptr<Job> ask_kuhn_poker(const Question& question) {
  const bool solves = question.ask == "solve";
  if (!solves && question.ask != "matrix") return std::make_unique<ToldAtOnce>(kuhn::answer(question));
  const Token word = only_token(question.text, Field::position);
  if (word.text != "sensible" && word.text != "all") {
    throw Error(ErrorCode::syntax, Field::position, excerpt(word.text), {}, word.at);
  }
  const bool sensible = word.text == "sensible";
  return std::make_unique<ToldAtOnce>(solves ? kuhn::solved(sensible) : matrix(sensible));
}

}  // namespace

const InstrumentInfo instrument::kuhn_poker{
    .name = "kuhn_poker",
    .example = "first 1",
    .questions =
        "read play check family deals solve matrix judge_value judge_honest judge_first judge_second "
        "judge_quarter judge_bluff judge_call",
    .theorem = "kuhn-1950",
    .limits = "cards<=3 acts<=4000 hands<=20000",
    .open = open_unruled<ask_kuhn_poker>};

}  // namespace nimlab
