#include <algorithm>
#include <bit>

#include "core/game.hpp"
#include "core/numbers.hpp"
#include "core/sort.hpp"
#include "games/all.hpp"
#include "games/rows/row_solver.hpp"

namespace nimlab {
namespace {

constexpr std::int64_t quantum = 3'000;  ///< positions a step

/// k in a row (m,n,k): X and O put a stone on an empty cell in turn, X first; who has k or more stones next
/// to each other, across, down or on a diagonal, wins at once; a full board without them is a draw. Rule:
/// width, height and k, "3x3 3", at most 20 cells, k >= 2. Position: its rows, "xo./.x./...". Numbers: of
/// each cell, row by row, 0 empty, 1 X, 2 O. Move: the cell, from 1.
///
/// The players are not alike, but the board tells who moves: there are as many X as O, or one more. So a
/// position has the same moves whoever is asked about, it is lost, won or drawn for who is to move, and this
/// is no partizan game: nobody ever moves twice in a row.
///
/// Solved by search (row_solver.hpp), turned and reflected boards once. Winning moves: fastest first. Facts:
/// `scores`, for each move in order two numbers: 0 lost, 1 drawn, 2 won for who plays it, and after how many
/// moves in all, itself counted, the game ends; `best`: the cells of the moves that nothing is better than:
/// fastest wins, draws, latest losses; `row`: the cells of a finished row; `turn`: whose turn it is or would
/// be, 1 X, 2 O. Source: the values of
/// 3 × 3, and that X wins with k = 3 where both sides are at least 3 and one is 4, are in E. R. Berlekamp, J.
/// H. Conway, R. K. Guy: Winning Ways, chapter 22. Cost: all moves of 3 × 3 in 0.1 ms, of 4 × 4 with k = 4 in
/// 10 ms (13,000 positions), of 5 × 4 in half a second (350,000, 8 MB); at most 4,194,304 positions, else
/// too_long.
class KInARow final : public Game {
 public:
  KInARow(std::uint32_t width, std::uint32_t height, std::uint32_t k)
      : Game(game::k_in_a_row), width_(width), height_(height), k_(k), solver_(width, height, k) {}

  std::string rule() const override {
    return std::to_string(width_) + 'x' + std::to_string(height_) + ' ' + std::to_string(k_);
  }
  std::vector<std::uint64_t> rule_numbers() const override { return {width_, height_, k_}; }

  Position parse(std::string_view text) const override;
  std::string format(const Position& p) const override {
    std::string text;
    for (std::size_t i = 0; i < p.size(); ++i) {
      if (i > 0 && i % width_ == 0) text += '/';
      text += ".xo"[p[i]];
    }
    return text;
  }
  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override {
    if (over(p)) return;
    for (std::uint64_t i = 0; i < p.size(); ++i) {
      const std::uint64_t move = i + 1;
      if (p[i] != 0) continue;
      if (first > 0)
        --first;
      else if (!visit(Move(&move, 1)))
        return;
    }
  }
  void play(Position& p, Player, Move move) const override {
    expect_numbers(move, 1);
    if (move[0] < 1 || move[0] > p.size() || p[move[0] - 1] != 0 || over(p)) refuse_illegal(move);
    p[move[0] - 1] = x_moves(p) ? 1 : 2;
  }
  bool normal() const override { return false; }
  End end(const Position& p, Player) const override { return over(p) ? End::lost : End::drawn; }
  void normalise(Position& p) const override {
    Position least = p, image(p.size());
    for (const auto& symmetry : solver_.symmetries()) {
      for (std::size_t i = 0; i < p.size(); ++i) image[symmetry[i]] = p[i];
      least = std::min(least, image);
    }
    p = least;
  }

  bool decides(const Position&) const override { return true; }
  bool prepare(const Position& p) override {
    std::int64_t budget = quantum;
    const RowSolver::Board b = board(p);
    if (over(p)) return true;
    for (std::uint32_t left = empty(b); left != 0; left &= left - 1) {
      if (!solver_.advance(option(b, left & -left), budget)) return false;
    }
    return solver_.advance(b, budget);
  }
  bool tabled() const override { return true; }
  std::uint64_t prepared() const override { return solver_.known(); }

  Solution solve(const Position& p, Player) const override {
    Solution solution = brief(p);
    const RowSolver::Board b = board(p);
    if (solution.outcome != Outcome::N) return solution;
    std::vector<std::pair<int, std::uint64_t>> wins;
    for (std::uint32_t left = empty(b); left != 0; left &= left - 1) {
      const int score = score_of(option(b, left & -left));
      if (score < 0) wins.push_back({score, static_cast<std::uint64_t>(std::countr_zero(left)) + 1});
    }
    sort_few(wins, [](const auto& a, const auto& b) { return a < b; });
    for (const auto& [score, move] : wins) solution.add(Move(&move, 1));
    return solution;
  }
  Solution verdict(const Position& p, Player) const override {
    Solution solution = brief(p);
    if (solution.outcome != Outcome::N) return solution;
    const RowSolver::Board b = board(p);
    const int score = score_of(b);
    for (std::uint32_t left = empty(b); left != 0; left &= left - 1) {
      // The first that leaves the other as bad a score as this one is good.
      if (solver_.at_least(option(b, left & -left), -score)) continue;
      const std::uint64_t move = static_cast<std::uint64_t>(std::countr_zero(left)) + 1;
      solution.add(Move(&move, 1));
      break;
    }
    return solution;
  }

  std::vector<Fact> facts(const Position& p) const override {
    const RowSolver::Board b = board(p);
    Fact scores{"scores", {}}, best{"best", {}}, row{"row", {}}, turn{"turn", {x_moves(p) ? 1u : 2u}};
    for (std::uint32_t left = solver_.row(b.other); left != 0; left &= left - 1) {
      row.numbers.push_back(static_cast<std::uint64_t>(std::countr_zero(left)) + 1);
    }
    std::optional<int> most;
    for (std::uint32_t left = over(p) ? 0 : empty(b); left != 0; left &= left - 1) {
      const std::optional<int> option_score = solver_.score(option(b, left & -left));
      if (!option_score) return told(std::move(row), std::move(turn));
      const int score = RowSolver::turned(*option_score);
      scores.numbers.push_back(score > 0 ? 2 : score == 0 ? 1 : 0);
      scores.numbers.push_back(distance(b, score));
      if (!most || score > *most) best.numbers.clear(), most = score;
      if (score == *most) best.numbers.push_back(static_cast<std::uint64_t>(std::countr_zero(left)) + 1);
    }
    std::vector<Fact> all = told(std::move(row), std::move(turn));
    all.push_back(std::move(scores));
    all.push_back(std::move(best));
    return all;
  }

  std::size_t bytes() const override { return solver_.bytes(); }

 private:
  static std::vector<Fact> told(Fact row, Fact turn) {
    std::vector<Fact> facts;
    facts.push_back(std::move(row));
    facts.push_back(std::move(turn));
    return facts;
  }
  static bool x_moves(const Position& p) {
    const auto stones = std::count_if(p.begin(), p.end(), [](std::uint64_t cell) { return cell != 0; });
    return stones % 2 == 0;
  }
  /// Of who moves, and of the other.
  static RowSolver::Board board(const Position& p) {
    std::uint32_t stones[2] = {0, 0};
    for (std::size_t i = 0; i < p.size(); ++i) {
      if (p[i] != 0) stones[p[i] - 1] |= 1u << i;
    }
    return x_moves(p) ? RowSolver::Board{stones[0], stones[1]} : RowSolver::Board{stones[1], stones[0]};
  }
  std::uint32_t empty(const RowSolver::Board& b) const { return solver_.cells() & ~(b.own | b.other); }
  static RowSolver::Board option(const RowSolver::Board& b, std::uint32_t bit) {
    return {b.other, b.own | bit};
  }
  bool over(const Position& p) const { return solver_.row(board(p).other) != 0; }
  /// Moves to the end.
  std::uint64_t distance(const RowSolver::Board& b, int score) const {
    return score == 0 ? static_cast<std::uint64_t>(std::popcount(empty(b)))
                      : static_cast<std::uint64_t>(RowSolver::best_score - std::abs(score));
  }
  int score_of(const RowSolver::Board& b) const {
    std::int64_t all = std::int64_t{1} << 40;
    solver_.advance(b, all);
    return *solver_.score(b);
  }
  Solution brief(const Position& p) const {
    const RowSolver::Board b = board(p);
    const int score = score_of(b);
    Solution solution;
    solution.outcome = score > 0 ? Outcome::N : score < 0 ? Outcome::P : Outcome::draw;
    if (score != 0) solution.distance = distance(b, score);
    return solution;
  }

  std::uint32_t width_, height_, k_;
  mutable RowSolver solver_;  ///< only learns
};

Position KInARow::parse(std::string_view text) const {
  Position p;
  std::size_t begun = 0, places[2][most_row_cells] = {};
  const auto refuse = [&](std::size_t at) {
    throw Error(ErrorCode::syntax, Field::position, at < text.size() ? character(text, at) : std::string(),
                {}, at);
  };
  std::uint64_t stones[2] = {0, 0};
  for (std::size_t at = 0; at < text.size();) {
    if (const std::size_t skip = text[at] == '/' ? 1 : separator(text, at); skip > 0) {
      // Between rows.
      if (p.size() != begun && p.size() % width_ != 0) refuse(at);
      begun = p.size();
      at += skip;
      continue;
    }
    const std::size_t sign = std::string_view(".xo_XO").find(text[at]);
    if (sign == std::string_view::npos || p.size() == std::size_t{width_} * height_) refuse(at);
    p.push_back(sign % 3);
    if (p.back() != 0) places[p.back() - 1][stones[p.back() - 1]++] = at;
    ++at;
  }
  if (p.empty()) throw Error(ErrorCode::empty, Field::position);
  if (p.size() < std::size_t{width_} * height_) refuse(text.size());
  for (const std::size_t who : {0u, 1u}) {
    const std::uint64_t most = who == 0 ? stones[1] + 1 : stones[0];
    if (stones[who] <= most) continue;
    throw Error(ErrorCode::too_many, Field::position, std::to_string(stones[who]), std::to_string(most),
                places[who][most]);
  }
  // Nobody moves after a row is finished.
  if (const std::uint32_t row = solver_.row(board(p).own); row != 0) {
    const std::size_t who = x_moves(p) ? 0 : 1;
    const auto cell = static_cast<std::size_t>(std::countr_zero(row));
    const auto before = std::count(p.begin(), p.begin() + static_cast<std::ptrdiff_t>(cell), who + 1);
    refuse(places[who][before]);
  }
  return p;
}

std::unique_ptr<Game> open_k_in_a_row(std::string_view rule) {
  const std::vector<Token> words = tokens(rule);
  if (words.empty()) throw Error(ErrorCode::empty, Field::rule);
  const std::string_view size = words[0].text;
  const std::size_t times = std::min(size.find('x'), size.size());
  if (times == size.size()) throw Error(ErrorCode::syntax, Field::rule, excerpt(size), {}, words[0].at);
  const std::uint64_t width = number({size.substr(0, times), words[0].at}, Field::rule, most_row_cells, 1);
  const std::uint64_t height =
      number({size.substr(times + 1), words[0].at + times + 1}, Field::rule, most_row_cells / width, 1);
  if (words.size() != 2) {
    const Token& odd = words[words.size() == 1 ? 0 : 2];
    throw Error(ErrorCode::syntax, Field::rule, excerpt(odd.text), {}, odd.at);
  }
  const std::uint64_t k = number(words[1], Field::rule, most_row_cells, 2);
  return std::make_unique<KInARow>(static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height),
                                   static_cast<std::uint32_t>(k));
}

}  // namespace

const GameInfo game::k_in_a_row = described<KInARow>({.name = "k_in_a_row",
                                                      .family = "rows",
                                                      .default_rule = "3x3 3",
                                                      .example = "x../.o./..x",
                                                      .move_fields = "cell",
                                                      .theorem = "",
                                                      .limits = "cells<=20",
                                                      .open = open_k_in_a_row});

}  // namespace nimlab
