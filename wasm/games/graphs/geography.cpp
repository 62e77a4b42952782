#include <algorithm>

#include "core/numbers.hpp"
#include "core/sort.hpp"
#include "games/all.hpp"
#include "games/graphs/geography_steps.hpp"
#include "games/graphs/graph_notation.hpp"

namespace nimlab {
namespace {

/// How many neighbours are looked up in what has been visited before it is written down as marks.
constexpr std::size_t few = 8;

/// Vertex geography: a token goes along the edges of a drawing to a place where it has not been; who cannot
/// move loses. The first move of all puts it anywhere.
/// Rule: a board with walls, "5x4 2,2 3,1", or a graph, "1-2 2-3 1-3" or "A-B B-C A-C"; of ways, "1>2 2>3"
/// (`Places`). The drawing may fall apart. Position: where the token has been, in order; it stands on the
/// last: "1,1 1,2" or "1 2", "A B"; "0" before the first move. Any places that differ will do: what counts is
/// what has not been visited. Numbers: column and row of each, or its node. Move: column and row, or node.
/// Rule numbers: columns, rows, column and row of each wall; or 0, nodes, 1 for ways and 2 for letters, and
/// the ends of each edge.
///
/// Theorem (A. S. Fraenkel, E. R. Scheinerman, D. Ullman, "Undirected edge geography", TCS 112, 1993, where
/// the vertex game is recalled): from a place v, whoever moves wins iff every maximum matching of the places
/// not visited, v with them, covers v. So a move wins iff some maximum matching of what has not been visited
/// misses where it leads, which are the vertices D of Gallai and Edmonds; and where the token stands at a
/// place that all cover, its partner is such a move. JSOI 2009 "Game" (BZOJ 1443) asks for the winning
/// starts. Cost: a maximum matching, `match_cells` or `match_graph`; of the next position little of it is
/// made again.
///
/// Of ways no theorem speaks: deciding is PSPACE-complete (D. Lichtenstein, M. Sipser, "Go is
/// polynomial-space hard", JACM 27, 1980). They are searched, to the limits of search, some twenty nodes in
/// the worst case.
///
/// Facts, of drawings to 10,000 places: `pairs`, a maximum matching of what has not been visited; `D`, `A`,
/// `C`: its places, by what all maximum matchings have in common there (math/matching.hpp).
class Geography final : public Game {
 public:
  explicit Geography(std::unique_ptr<const Places> places)
      : Game(game::geography),
        places_(std::move(places)),
        matchings_(std::make_unique<Matchings>(*places_)) {}

  std::string rule() const override { return places_->text(); }
  std::vector<std::uint64_t> rule_numbers() const override { return places_->numbers(); }

  Position parse(std::string_view text) const override {
    const Token first = next_token(text, 0);
    if (first.text.empty()) throw Error(ErrorCode::empty, Field::position);
    if (first.text == "0" && next_token(text, first.at + 1).text.empty()) return {};
    Position p;
    std::vector<std::uint8_t> been(places_->size(), 0);
    for (std::size_t at = 0;;) {
      const std::size_t before = next_token(text, at).at;
      const std::optional<std::uint32_t> v = places_->read(text, at);
      if (!v) return p;
      if (!places_->has(*v) || been[*v]) {  // a wall, or visited before
        throw Error(ErrorCode::syntax, Field::position, excerpt(text.substr(before, at - before)), {},
                    before);
      }
      been[*v] = 1;
      p.push_back(*v);
    }
  }
  std::string format(const Position& p) const override {
    if (p.empty()) return "0";
    NumberWriter out(places_->letters() ? 2 * p.size() : 0);  // letters ask for no room
    std::vector<std::uint64_t> name;
    for (const std::uint64_t v : p) {
      if (v != p.front()) out.sign(' ');
      if (places_->letters()) {
        out.sign(node_letters[v]);
        continue;
      }
      name.clear();
      places_->append(v, name);
      out.number(name[0]);
      if (name.size() > 1) out.sign(',').number(name[1]);
    }
    return out.text();
  }
  std::vector<std::uint64_t> numbers(const Position& p) const override {
    std::vector<std::uint64_t> out;
    for (const std::uint64_t v : p) places_->append(v, out);
    return out;
  }

  std::uint64_t move_count(const Position& p, Player) const override {
    return p.empty() ? places_->open() : ways(p).size();
  }
  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override {
    std::vector<std::uint64_t> name;
    const auto said = [&](std::uint32_t v) {
      name.clear();
      places_->append(v, name);
      return visit(name);
    };
    if (p.empty()) {
      for (; first < places_->open() && said(places_->nth(static_cast<std::uint32_t>(first))); ++first) {
      }
      return;
    }
    const std::vector<std::uint32_t> all = ways(p);
    for (; first < all.size() && said(all[first]); ++first) {
    }
  }
  void play(Position& p, Player, Move move) const override {
    expect_numbers(move, places_->width());
    const std::uint64_t v = places_->named(move);
    if (!places_->has(v)) refuse_illegal(move);
    if (!p.empty()) {
      const std::vector<std::uint32_t> all = ways(p);
      if (std::find(all.begin(), all.end(), v) == all.end()) refuse_illegal(move);
    }
    p.push_back(v);
  }
  /// In which order places were visited is of no account.
  void normalise(Position& p) const override {
    if (!p.empty()) sort_numbers(std::span(p).first(p.size() - 1));
  }

  bool decides(const Position&) const override { return !places_->directed(); }
  bool prepare(const Position& p) override { return matchings_->step(before(p)); }
  std::uint64_t prepared() const override { return matchings_->steps(); }
  /// The outcome from what is known of the position before, and the partner.
  // cut: geography
  bool quick() const override { return true; }
  Solution verdict(const Position& p, Player) const override {
    const Matched& matched = matchings_->of(before(p));
    Solution solution;
    if (p.empty()) {
      const auto missed = std::find(matched.part.begin(), matched.part.end(), Part::D);
      if (missed == matched.part.end()) return solution;
      solution.outcome = Outcome::N;
      solution.add(named(static_cast<std::uint64_t>(missed - matched.part.begin())));
    } else if (!matched.missed(static_cast<std::uint32_t>(p.back()))) {
      solution.outcome = Outcome::N;
      solution.add(named(matched.mate[p.back()]));
    }
    return solution;
  }
  // end cut
  Solution solve(const Position& p, Player) const override { return solved(p); }
  /// To the other half of the pair in one maximum matching, that of the boards.
  const MoveNumbers& answer_by_theorem(const Position& p, std::span<const MoveNumbers> winning,
                                       Move) const override {
    const MoveNumbers* partner = nullptr;
    if (decides(p)) {
      const Solution known = verdict(p, Player::left);
      partner =
          first_move(winning, [&](const MoveNumbers& move) { return move == known.winning_moves.front(); });
    }
    return partner ? *partner : winning.front();
  }
  std::unique_ptr<Solving> solving(const Position& p, Player) const override {
    return places_->directed() ? nullptr : std::make_unique<Work>(*this, p);
  }
  std::vector<Fact> facts(const Position& p) const override {
    return geography_facts(p, *places_, *matchings_);
  }
  std::vector<Step> explain(const Position& p) const override {
    return explain_geography(p, *this, *places_, *matchings_);
  }
  std::size_t bytes() const override { return places_->bytes() + matchings_->bytes(); }

 private:
  class Work final : public Solving {
   public:
    Work(const Geography& game, const Position& p) : game_(game), p_(p) {}
    bool step() override { return game_.matchings_->step(p_); }
    Solution solution() override { return game_.solved(p_); }

   private:
    const Geography& game_;
    const Position& p_;
  };

  /// What had been visited when the token came to where it stands.
  static std::span<const std::uint64_t> before(const Position& p) {
    return {p.data(), p.empty() ? 0 : p.size() - 1};
  }
  MoveNumbers named(std::uint64_t v) const {
    MoveNumbers name;
    places_->append(v, name);
    return name;
  }

  /// Where the token may go; p is not empty.
  std::vector<std::uint32_t> ways(const Position& p) const {
    std::vector<std::uint32_t> all;
    places_->neighbours(static_cast<std::uint32_t>(p.back()), all);
    if (all.size() <= few) {
      for (const std::uint64_t v : p) std::erase(all, v);
    } else {
      std::vector<std::uint8_t> been(places_->size(), 0);
      for (const std::uint64_t v : p) been[v] = 1;
      std::erase_if(all, [&](std::uint32_t v) { return been[v]; });
    }
    return all;
  }

  Solution solved(const Position& p) const {
    const Matched& matched = matchings_->of(p);
    Solution solution;
    const auto look = [&](std::uint32_t v) {
      if (!matched.missed(v)) return;
      ++solution.winning_move_count;
      if (solution.winning_moves.size() < max_listed_moves) solution.winning_moves.push_back(named(v));
    };
    if (p.empty()) {
      // Asked once: a call through a table.
      const auto size = static_cast<std::uint32_t>(places_->size());
      for (std::uint32_t v = 0; v < size; ++v) look(v);
    } else {
      for (const std::uint32_t v : ways(p)) look(v);
    }
    solution.outcome = solution.winning_move_count > 0 ? Outcome::N : Outcome::P;
    return solution;
  }

  const std::unique_ptr<const Places> places_;
  const std::unique_ptr<Matchings> matchings_;  ///< what `solve` works out is remembered, too
};

std::unique_ptr<Game> open_geography(std::string_view rule) {
  return std::make_unique<Geography>(parse_places(rule));
}

}  // namespace

const GameInfo game::geography =
    described<Geography>({.name = "geography",
                          .family = "places",
                          .default_rule = "5x4 3,2 5,4",
                          .example = "2,1",
                          .move_fields = "place…",
                          .theorem = "fraenkel-scheinerman-ullman-1993",
                          .limits = "columns<=1000 rows<=1000 nodes<=2000 edges<=100000",
                          .open = open_geography});

}  // namespace nimlab
