#include <algorithm>
#include <optional>
#include <utility>

#include "core/subject.hpp"
#include "instruments/all.hpp"
#include "instruments/bluffing/guess_round.hpp"
#include "instruments/bluffing/hidden_card.hpp"
#include "instruments/matrices/payoffs.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t most_window = guess::most_cards + 1;
constexpr double places = 1e15;  ///< in which chances are told

/// Rounded: below 2^52 a half can be added exactly.
std::uint64_t told(double chance) { return static_cast<std::uint64_t>(chance * places + 0.5); }

/// The largest of some rows and columns.
double most_error(const HiddenCard& chances, std::size_t n, std::size_t m, std::size_t rows,
                  std::size_t columns) {
  double error = 0;
  for (std::size_t i = n; i < n + rows; ++i) {
    for (std::size_t j = m; j < m + columns; ++j) error = std::max(error, chances.error(i, j));
  }
  return error;
}

/// Those of some rows and columns, row by row.
std::vector<std::uint64_t> told(const HiddenCard& chances, std::size_t n, std::size_t m, std::size_t rows,
                                std::size_t columns) {
  std::vector<std::uint64_t> values(rows * columns);
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < columns; ++j) values[i * columns + j] = told(chances.value(n + i, m + j));
  }
  return values;
}

}  // namespace
}  // namespace nimlab

namespace nimlab {
namespace {

using guess::Asking;
using guess::exact;
using guess::most_exact;

/// Which cells of the table are told: rows from n on, columns from m on.
struct Window {
  std::size_t n, m, rows, columns;
};

class ChancesJob final : public Job {
 public:
  ChancesJob(std::size_t n, std::size_t m, std::optional<Window> window)
      : n_(n), m_(m), window_(window), chances_(std::max(n, m)) {}
  bool step() override {
    for (std::size_t cells = 0; cells < 50'000; cells += chances_.sums()) {
      if (!chances_.step()) return true;
    }
    return false;
  }
  std::uint64_t done() const override { return chances_.sums(); }
  std::uint64_t total() const override { return 2 * std::max(n_, m_) + 1; }
  Data tell() override {
    Data data;
    if (window_) {
      const auto& [n, m, rows, columns] = *window_;
      const std::vector<std::uint64_t> values = told(chances_, n, m, rows, columns);
      const double error = most_error(chances_, n, m, rows, columns);
      data.fields(4).key("rows").number(static_cast<std::uint32_t>(window_->rows));
      data.key("columns").number(static_cast<std::uint32_t>(window_->columns));
      data.key("values").list(values).key("error").count(1 + told(error));
      return data;
    }
    const bool small = std::max(n_, m_) <= most_exact;
    data.fields(6)
        .key("value")
        .count(told(chances_.value(n_, m_)))
        .key("error")
        .count(1 + told(chances_.error(n_, m_)));
    data.key("exact");
    small ? data.text(exact(n_, m_).text()) : data.nothing();
    data.key("matrix");
    if (!small || n_ == 0 || m_ == 0) {
      data.nothing().key("bluff").nothing().key("doubt").nothing();
    } else {
      const Asking ask(n_, m_);
      data.text(ask.honest_believed.text() + ' ' + ask.honest_doubted.text() + "; " +
                ask.bluff_believed.text() + ' ' + ask.bluff_doubted.text());
      data.key("bluff").text(ask.bluff().text()).key("doubt").text(ask.doubt().text());
    }
    return data;
  }

 private:
  std::size_t n_, m_;
  std::optional<Window> window_;
  HiddenCard chances_;
};

/// The hidden card (Codeforces 98E; bluffing): one card lies face down, the player to move holds n others,
/// the opponent m, and which are whose nobody knows. A turn is to name the hidden card, which ends the game,
/// or to ask for a card, which the opponent shows and puts away if it is there. The chance of the player to
/// move, who asks honestly or bluffs with a card of their own, and is believed or not: a game of 2 × 2 for
/// each pair of hands. Text "n m", both to 1,000. Chances are told in 10^-15, rounded.
///   chance   { value, error: no further from the truth, in 10^-15, exact: as a fraction, or null above 8
///            cards; matrix: the game of asking, for matrix_game: rows ask, bluff, columns believe, doubt;
///            bluff, doubt: the optimal chances; null where exact is, or where a hand is empty }
///   table    { rows, columns, values: of all hands 0 … n, 0 … m, row by row; error: of all }
///   window   numbers {rows, columns}, cut at 1,000 cards: the same, from n and m on
/// Text "n m seed a3 n5", hands of 1 to 8 cards; the reader asks for card 3, then names card 5. With other
/// hands there is no round, and places is empty.
///   read     { position; asker: who is to ask, or, where the reader has just denied, has asked; n, m: closed
///            cards of the asker and of who is asked; of each card: places 0 not to be seen, 1 the reader's,
///            2 the other's, 3 the hidden one, and marks 1 asked for, 2 shown, added; asks, names: which the
///            reader may ask for and name; said: who (0 the reader), card and 0 denied, 1 shown, 2 named
///            wrongly, 3 named, of each turn; sure: the hidden card where the reader must know it, or 0;
///            over: won, lost }
/// judge_chance "2 1 | 2/3"; judge_bluff, judge_doubt: the chance to bluff, to doubt; judge_stage "1 1 | 1/4
/// 3/4; 1 0": the matrix; judge_hands "2 1 | 2/3": hands with that chance. From the second time with what the
/// answer wins.
std::unique_ptr<Job> ask_guess_card(const Question& question) {
  const std::string_view what = question.ask;
  if (what == "read" || what.substr(0, 6) == "judge_") {
    return std::make_unique<ToldAtOnce>(guess::answer(question));
  }
  if (what != "table" && what != "window" && what != "chance") {
    throw Error(ErrorCode::unsupported, Field::game, std::string(instrument::guess_card.name));
  }
  const std::vector<std::uint64_t> hands =
      number_list(question.text, Field::position, {2, guess::most_cards, 0});
  if (hands.size() < 2) throw Error(ErrorCode::syntax, Field::position, excerpt(question.text), {}, 0);
  std::optional<Window> window;
  std::size_t n = hands[0], m = hands[1];
  if (what == "table") window = {0, 0, n + 1, m + 1};
  if (what == "window") {
    const auto size = [&](std::size_t i, std::size_t from) -> std::size_t {
      const std::uint64_t asked = i < question.numbers.size() ? question.numbers[i] : 1;
      return std::min<std::uint64_t>(
          {std::max<std::uint64_t>(asked, 1), most_window, guess::most_cards + 1 - from});
    };
    window = {n, m, size(0, n), size(1, m)};
    n += window->rows - 1, m += window->columns - 1;
  }
  return std::make_unique<ChancesJob>(n, m, window);
}

}  // namespace

const InstrumentInfo instrument::guess_card{
    .name = "guess_card",
    .example = "3 3 1",
    .questions = "read chance table window judge_chance judge_bluff judge_doubt judge_stage judge_hands",
    .theorem = "codeforces-98e",
    .limits = "cards<=1000 exact<=8",
    .open = open_unruled<ask_guess_card>};

}  // namespace nimlab
