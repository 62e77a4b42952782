#include <optional>
#include <utility>

#include "core/subject.hpp"
#include "instruments/all.hpp"
#include "instruments/matrices/matrix_pivots.hpp"
#include "instruments/matrices/mixtures.hpp"
#include "instruments/matrices/payoffs.hpp"
#include "instruments/matrices/tableaux.hpp"
#include "instruments/matrices/zero_sum.hpp"
#include "math/cone.hpp"

namespace nimlab {
namespace {

constexpr std::size_t most_tableau = 50, most_vertices_lines = 30, most_vertices = 1'000;

/// All vertices of both optimal sets: rays of the weights that no answer of the other beats.
class VerticesJob final : public Job {
 public:
  explicit VerticesJob(PayoffMatrix matrix) : matrix_(std::move(matrix)), solver_(matrix_.payoffs) {}
  bool step() override {
    if (!solved_) {
      solved_ = solver_.step();
      if (solved_) begin(true);
      return false;
    }
    switch (rays_->step()) {
      case ExtremeRays::State::working: return false;
      case ExtremeRays::State::too_many:
        throw Error(ErrorCode::too_long, Field::position, {}, std::to_string(most_vertices));
      case ExtremeRays::State::found: break;
    }
    (row_ ? rows_ : columns_) = rays_->rays();
    if (!row_) return true;
    begin(false);
    return false;
  }
  Data tell() override {
    Data data;
    data.fields(2);
    for (const auto& [name, all] : {std::pair{"row", &rows_}, {"column", &columns_}}) {
      data.key(name).items(all->size());
      for (const IntegerVector& weights : *all) write(data, mixture_of(weights));
    }
    return data;
  }

 private:
  /// Weights that win at least the value against each column; of rows that do less than best against an
  /// optimal strategy they are 0, against columns that are played they win just the value.
  void begin(bool row) {
    row_ = row;
    const ZeroSumSolution& s = solver_.solution();
    const Payoffs& game = matrix_.payoffs;
    const Mixture &own = row ? s.row : s.column, &other = row ? s.column : s.row;
    const std::size_t size = own.weights.size();
    std::vector<IntegerVector> above, equal;
    for (std::size_t k = 0; k < other.weights.size(); ++k) {
      IntegerVector plane;
      for (std::size_t i = 0; i < size; ++i) {
        const Integer more = Integer(row ? game.at(i, k) : game.at(k, i)) * s.value.bottom() - s.value.top();
        plane.push_back(row ? more : -more);
      }
      (other.weights[k].is_zero() ? above : equal).push_back(std::move(plane));
    }
    for (std::size_t i = 0; i < size; ++i) {
      Integer wins;
      for (std::size_t k = 0; k < other.weights.size(); ++k) {
        wins += other.weights[k] * (row ? game.at(i, k) : game.at(k, i));
      }
      if (wins * s.value.bottom() == s.value.top() * other.total) continue;
      IntegerVector none(size);
      none[i] = 1;
      equal.insert(equal.begin(), std::move(none));
    }
    rays_.emplace(size, std::move(above), std::move(equal), most_vertices);
  }

  PayoffMatrix matrix_;
  ZeroSumSolver solver_;
  bool solved_ = false, row_ = true;
  std::optional<ExtremeRays> rays_;
  std::vector<IntegerVector> rows_, columns_;
};

/// Matrix games, written as for instruments/matrices/matrix_game.cpp, as linear programs: the simplex
/// tableau, and the whole set of optimal strategies. Apart from that, so that a page that never pivots does
/// not load it.
///   bland, largest   to 50 × 50, the simplex tableau as steps (instruments/matrices/matrix_pivots.hpp), by
///   Bland's rule
///              or the largest coefficient; numbers {t}: shows the tableau after t pivots alone
///   program_bland, program_largest   the same for any tableau "A b; -c 0", b >= 0: it may cycle
///   tableaux, judge_pivot …   all of that as a reader steps through it (instruments/matrices/tableaux.hpp)
///   vertices   to 30 × 30: { row, column: all vertices of the optimal strategies }; too_long above 1,000
///              rays on the way
/// Errors beside those of payoffs.hpp: too_many where a question takes a smaller matrix, negative for a
/// tableau with a negative b.
std::unique_ptr<Job> ask_simplex(const Question& question) {
  const std::string_view what = question.ask;
  const Token text{question.text, 0};
  if (what == "vertices") {
    return std::make_unique<VerticesJob>(read_payoffs(text, most_vertices_lines, most_vertices_lines));
  }
  const bool program = what.starts_with("program_");
  const std::string_view rule = program ? what.substr(8) : what;
  if (rule == "bland" || rule == "largest") {
    const std::optional<std::uint64_t> shown =
        question.numbers.empty() ? std::nullopt : std::optional(question.numbers[0]);
    return std::make_unique<PivotsJob>(
        program ? read_program(text, most_tableau) : read_payoffs(text, most_tableau, most_tableau),
        rule == "bland" ? PivotRule::bland : PivotRule::largest, !program, shown);
  }
  if (auto told = tableaux(question)) return told;
  throw Error(ErrorCode::unsupported, Field::game, std::string(instrument::simplex.name));
}

}  // namespace

const InstrumentInfo instrument::simplex{
    .name = "simplex",
    .example = "-2 3; 3 -4",
    .questions =
        "tableaux bland largest program_bland program_largest judge_pivot judge_pivot_largest "
        "judge_program_pivot judge_program_pivot_largest judge_program_value vertices",
    .theorem = "dantzig-1951",
    .limits = "rows<=50 columns<=50 payoff<=1000000000000000 denominator<=1000000000",
    .open = open_unruled<ask_simplex>};

}  // namespace nimlab
