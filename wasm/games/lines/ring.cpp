#include <algorithm>

#include "core/arithmetic.hpp"
#include "core/game.hpp"
#include "core/numbers.hpp"
#include "games/all.hpp"

namespace nimlab {
namespace {

constexpr std::size_t max_ring_edges = 1000;

/// Coin on a ring (Luogu P1288): a coin stands on a vertex of a ring whose edges carry numbers; a move lowers
/// the number of an edge beside the coin by at least 1 and takes the coin across it; an edge of number 0
/// cannot be crossed; who cannot move loses. Position: 2 to 1,000 edges of 0 to 2^64 − 1 and the coin's
/// vertex, "5 3 0 2 @1" (@1 if left out): edge i joins the vertices i and i + 1, the last edge joins the last
/// vertex and the first. Move: edge, amount.
///
/// Theorem (checked by search on every small ring): if some edge is 0, the coin can be driven to the nearest
/// 0 on either side; the position is N iff on some side the number of edges before the first 0 is odd. Rings
/// without a 0 are left to search: with an odd number of edges all that were searched are N, with an even
/// number both outcomes occur. No SG value. Cost of `solve`: linear in the edges, and the winning moves
/// listed.
/// Facts: `open`, the edges beside the coin that can be crossed; with a 0 also `forward` and `back`, the
/// edges before the first 0 on either side, and `forward_odd` and `back_odd`, 1 where these are odd: there it
/// wins to empty the first edge.
class Ring final : public Game {
 public:
  // A position is the coin's vertex, from 1, and the edges: p[i] joins the vertices i and i + 1.

  Ring() : Game(game::ring) {}

  Position parse(std::string_view text) const override;
  std::string format(const Position& p) const override {
    return join(std::span(p).subspan(1)) + " @" + std::to_string(p[0]);
  }
  std::uint64_t move_count(const Position& p, Player) const override {
    return saturating_add(p[ahead(p)], p[behind(p)]);
  }
  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override {
    for (std::size_t edge : {ahead(p), behind(p)}) {
      if (first >= p[edge]) {
        first -= p[edge];
        continue;
      }
      for (std::uint64_t k = first; k < p[edge]; ++k) {
        const std::uint64_t move[] = {edge, k + 1};
        if (!visit(move)) return;
      }
      first = 0;
    }
  }
  void play(Position& p, Player, Move move) const override {
    expect_numbers(move, 2);
    const std::uint64_t n = p.size() - 1, edge = move[0];
    const bool forward = edge == ahead(p);
    if (!(forward || edge == behind(p)) || move[1] < 1 || move[1] > p[edge]) refuse_illegal(move);
    p[edge] -= move[1];
    p[0] = forward ? p[0] % n + 1 : edge;
  }

  bool decides(const Position& p) const override { return std::find(p.begin() + 1, p.end(), 0u) != p.end(); }
  Solution solve(const Position& p, Player) const override;
  bool quick() const override { return true; }
  Solution verdict(const Position& p, Player) const override {
    return verdict_of(outcome(p), p, [&] { return solve(p, Player::left).winning_moves.front(); });
  }
  /// Along an odd arm, and the edge is closed.
  const MoveNumbers& answer_by_theorem(const Position& p, std::span<const MoveNumbers> winning,
                                       Move) const override {
    const MoveNumbers* const closing =
        first_move(winning, [&](const MoveNumbers& move) { return move[1] == p[move[0]]; });
    return closing ? *closing : winning.front();
  }
  std::uint64_t size_of_move(const Position&, Move move) const override { return move[1]; }
  std::vector<Fact> facts(const Position& p) const override {
    std::vector<Fact> facts{{"open", {}}};
    for (std::size_t edge : {ahead(p), behind(p)}) {
      if (p[edge] > 0) facts[0].numbers.push_back(edge);
    }
    if (!decides(p)) return facts;
    const auto [forward, back] = arms(p);
    facts.push_back({"forward", {forward}});
    facts.push_back({"back", {back}});
    facts.push_back({"forward_odd", {forward % 2}});
    facts.push_back({"back_odd", {back % 2}});
    return facts;
  }
  /// `arm` {edges before the 0}: clockwise, then anticlockwise; `odd` or `even` {how many of the two are
  /// odd}.
  std::vector<Step> explain(const Position& p) const override {
    if (!decides(p)) return {};
    const auto [forward, back] = arms(p);
    const std::uint64_t odd = forward % 2 + back % 2;
    return {{"arm", {forward}, {"arm-right"}, {}},
            {"arm", {back}, {"arm-left"}, {}},
            {odd > 0 ? "odd" : "even", {odd}, {}, {}}};
  }
  std::size_t bytes() const override { return 0; }

 private:
  struct Arms {
    std::size_t forward = 0, back = 0;
  };
  static Arms arms(const Position& p);
  static Outcome outcome(const Position& p);
  static std::size_t ahead(const Position& p) { return static_cast<std::size_t>(p[0]); }
  static std::size_t behind(const Position& p) {
    return p[0] == 1 ? p.size() - 1 : static_cast<std::size_t>(p[0] - 1);
  }
};

Position Ring::parse(std::string_view text) const {
  std::vector<Token> words = tokens(text);
  Position p{0};
  Token coin{"1", 0};
  if (!words.empty() && words.back().text.starts_with('@')) {
    coin = {words.back().text.substr(1), words.back().at + 1};
    words.pop_back();
  }
  if (words.empty()) throw Error(ErrorCode::empty, Field::position);
  if (words.size() > max_ring_edges) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(words.size()),
                std::to_string(max_ring_edges), words[max_ring_edges].at);
  }
  for (const Token& word : words) p.push_back(number(word, Field::position));
  if (p.size() < 3) throw Error(ErrorCode::too_small, Field::position, std::to_string(p.size() - 1), "2");
  p[0] = number(coin, Field::position, p.size() - 1, 1);
  return p;
}

/// How many edges there are before the first 0 on either side.
Ring::Arms Ring::arms(const Position& p) {
  const std::size_t n = p.size() - 1, coin = p[0] - 1;
  Arms arms;
  while (p[1 + (coin + arms.forward) % n] > 0) ++arms.forward;
  while (p[1 + (coin + n - 1 - arms.back) % n] > 0) ++arms.back;
  return arms;
}

Outcome Ring::outcome(const Position& p) {
  const auto [forward, back] = arms(p);
  return forward % 2 == 1 || back % 2 == 1 ? Outcome::N : Outcome::P;
}

Solution Ring::solve(const Position& p, Player who) const {
  Solution solution;
  solution.outcome = outcome(p);
  if (solution.outcome == Outcome::P) return solution;
  auto& moves = solution.winning_moves;
  for (std::size_t edge : {ahead(p), behind(p)}) {
    const std::uint64_t size = p[edge];
    if (size == 0) continue;
    const auto wins = [&](std::uint64_t take) {
      const std::uint64_t move[] = {edge, take};
      return outcome(after(*this, p, who, move)) == Outcome::P;
    };
    // Only whether an edge is 0 matters: all moves that leave something on it are alike.
    if (size > 1 && wins(1)) {
      solution.winning_move_count = saturating_add(solution.winning_move_count, size - 1);
      for (std::uint64_t take = 1; take < size && moves.size() < max_listed_moves; ++take) {
        moves.push_back({edge, take});
      }
    }
    if (wins(size)) {
      solution.winning_move_count = saturating_add(solution.winning_move_count, 1);
      if (moves.size() < max_listed_moves) moves.push_back({edge, size});
    }
  }
  return solution;
}

std::unique_ptr<Game> open_ring(std::string_view rule) {
  no_rule(rule);
  return std::make_unique<Ring>();
}

}  // namespace

const GameInfo game::ring = described<Ring>({.name = "ring",
                                             .family = "places",
                                             .default_rule = "",
                                             .example = "2 5 3 0",
                                             .move_fields = "edge amount",
                                             .theorem = "ring-parity",
                                             .limits = "edges<=1000 number<=18446744073709551615",
                                             .open = open_ring});

}  // namespace nimlab
