#include <algorithm>
#include <map>

#include "core/numbers.hpp"
#include "games/all.hpp"
#include "games/hackenbush/hackenbush_steps.hpp"
#include "games/hackenbush/hackenbush_values.hpp"

namespace nimlab {
namespace {

constexpr std::size_t max_edges = 1'200'000;
/// Facts are told of pictures with no more edges.
constexpr std::size_t most_edges_told = 20'000;

/// The values of what the ground holds together. A child of the ground begins a part, but for loops.
std::vector<std::uint64_t> parts(const Position& p, const Cuts& cuts) {
  const DfsTree& tree = cuts.tree();
  std::vector<std::uint32_t> part(tree.met(), 0);  // by place: the child of the ground on its way
  std::map<std::uint32_t, std::uint64_t> value;
  for (std::uint32_t i = 1; i < tree.met(); ++i) {
    part[i] = tree.parent[i] == 0 ? i : part[tree.parent[i]];
    if (part[i] == i) value[i] = tree.bridge(i) ? cuts.standing()[i] + 1 : cuts.standing()[i] ^ 1;
  }
  std::vector<std::uint64_t> out;
  for (std::uint64_t number : p) {
    const PictureEdge edge = unpacked(number);
    if (edge.a > 0) break;
    if (edge.b == 0) {
      out.push_back(1);
    } else if (const auto found = value.find(part[tree.place(cuts.vertices().number(edge.b))]);
               found != value.end()) {
      out.push_back(found->second);
      value.erase(found);
    }
  }
  return out;
}

/// What `solve` says: the search of the picture, its rings, and then some thousand moves a step.
class WinningCuts final : public Solving {
 public:
  explicit WinningCuts(const Position& p) : p_(p) {}

  bool step() override {
    if (!cuts_) {
      cuts_.emplace(p_);
      solution_.set_nimber(cuts_->value());
      if (p_.size() <= most_edges_told) solution_.components = parts(p_, *cuts_);
      return cuts_->value() == 0;
    }
    if (!aimed_) {
      cuts_->aim(0);
      aimed_ = true;
      return false;
    }
    for (const std::size_t end = std::min(p_.size(), at_ + 16'384); at_ < end; ++at_) {
      const PictureEdge edge = unpacked(p_[at_]);
      if ((at_ > 0 && p_[at_] == p_[at_ - 1]) || !cuts_->reaches(edge)) continue;
      const std::uint64_t move[] = {edge.a, edge.b};
      solution_.add(move);
    }
    return at_ == p_.size();
  }
  Solution solution() override { return std::move(solution_); }

 private:
  const Position& p_;
  std::optional<Cuts> cuts_;
  bool aimed_ = false;
  std::size_t at_ = 0;  ///< moves before are looked at
  Solution solution_;
};

/// Green Hackenbush: a picture of edges that stands on the ground; a move cuts an edge, and all that is then
/// without the ground falls; who cannot move loses.
/// Position: the edges, "0-1-2 1-3 3-3" (hackenbush_notation.hpp), at most 1,200,000 of them and vertices up
/// to 1,200,000; 0 is the ground. Several edges with the same ends, loops and any number of edges on the
/// ground are allowed. Numbers: the two vertices of each edge, in order. Move: the two vertices of an edge,
/// the lower one first. Edges that have the same ends are one move.
///
/// Theorem (E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, 1982, chapter 7): by the colon and the
/// fusion principle, see `standing`. Cost of `solve`: linear but for large rings, see Cuts.
/// `components`: of each part that the ground holds together, in the order of its first edge (a loop on the
/// ground is one); none above 20,000 edges.
/// Facts, up to 20,000 edges: `after`, the value after each move, in the order of the moves; `vertices`, in
/// order, the ground first; for each of these `fused`, the lowest vertex of its component without bridges,
/// and `worth`, the value of what stands on that component, its own edges with it.
class Hackenbush final : public Game, public Reaching {
 public:
  Hackenbush() : Game(game::hackenbush) {}

  Position parse(std::string_view text) const override { return parse_picture(text, max_edges, false); }
  std::string format(const Position& p) const override { return format_picture(p); }
  std::vector<std::uint64_t> numbers(const Position& p) const override {
    std::vector<std::uint64_t> out;
    if (2 * p.size() > max_numbers) return out;
    out.reserve(2 * p.size());
    for (std::uint64_t number : p) {
      const PictureEdge edge = unpacked(number);
      out.push_back(edge.a);
      out.push_back(edge.b);
    }
    return out;
  }
  std::uint64_t move_count(const Position& p, Player) const override {
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < p.size(); ++i) count += i == 0 || p[i] != p[i - 1];
    return count;
  }
  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override {
    for (std::size_t i = 0; i < p.size(); ++i) {
      if (i > 0 && p[i] == p[i - 1]) continue;
      if (first > 0) {
        --first;
        continue;
      }
      const PictureEdge edge = unpacked(p[i]);
      const std::uint64_t move[] = {edge.a, edge.b};
      if (!visit(move)) return;
    }
  }
  void play(Position& p, Player, Move move) const override {
    expect_numbers(move, 2);
    if (move[0] > move[1] || move[1] > max_picture_vertex) refuse_illegal(move);
    cut(p, {static_cast<std::uint32_t>(move[0]), static_cast<std::uint32_t>(move[1]), green}, move);
  }

  bool decides(const Position&) const override { return true; }

  std::optional<std::uint64_t> nimber(const Position& p) const override {
    return standing(searched(p, Vertices(p), false))[0];
  }

  Solution solve(const Position& p, Player) const override {
    WinningCuts winners(p);
    while (!winners.step()) {
    }
    return winners.solution();
  }
  std::unique_ptr<Solving> solving(const Position& p, Player) const override {
    return std::make_unique<WinningCuts>(p);
  }

  const Reaching* reaching() const override { return this; }
  std::optional<MoveNumbers> reach(const Position& p, std::uint64_t v) const override {
    std::optional<MoveNumbers> found;
    Cuts cuts(p);
    cuts.aim(v);
    each_move_to(p, cuts, [&](Move move) {
      found.emplace(move.begin(), move.end());
      return false;
    });
    return found;
  }

  std::vector<Fact> facts(const Position& p) const override {
    if (p.size() > most_edges_told) return {};
    Cuts cuts(p);
    const DfsTree& tree = cuts.tree();
    std::vector<std::uint32_t> lowest(tree.met(), DfsTree::none);  // name, by the component's first place
    for (std::uint32_t i = 0; i < tree.met(); ++i) {
      std::uint32_t& name = lowest[cuts.first()[i]];
      name = std::min(name, cuts.vertices().name(tree.vertex[i]));
    }
    Fact vertices{"vertices", {}}, fused{"fused", {}}, worth{"worth", {}};
    for (std::uint32_t v = 0; v < cuts.vertices().size(); ++v) {
      const std::uint32_t i = tree.place(v);
      if (i == DfsTree::none) continue;
      vertices.numbers.push_back(cuts.vertices().name(v));
      fused.numbers.push_back(lowest[cuts.first()[i]]);
      worth.numbers.push_back(cuts.standing()[cuts.first()[i]]);
    }
    return {{"after", cuts.after_each(p)}, vertices, fused, worth};
  }

  std::vector<Step> explain(const Position& p) const override {
    return explain_picture(p, *nimber(p), p.size() <= most_edges_told ? parts(p, Cuts(p)) : Position{},
                           *this);
  }
  std::size_t bytes() const override { return 0; }

 private:
  void each_move_to(const Position& p, const Cuts& cuts, VisitMove visit) const {
    each_move(p, Player::left, 0, [&](Move move) {
      return !cuts.reaches(
                 {static_cast<std::uint32_t>(move[0]), static_cast<std::uint32_t>(move[1]), green}) ||
             visit(move);
    });
  }
};

std::unique_ptr<Game> open_hackenbush(std::string_view rule) {
  no_rule(rule);
  return std::make_unique<Hackenbush>();
}

}  // namespace

const GameInfo game::hackenbush = described<Hackenbush>({.name = "hackenbush",
                                                         .family = "pictures",
                                                         .default_rule = "",
                                                         .example = "0-1-2-3 0-4-4-5 1-2 4-6",
                                                         .move_fields = "vertex vertex",
                                                         .theorem = "bcg-winning-ways",
                                                         .limits = "edges<=1200000 vertex<=1200000",
                                                         .open = open_hackenbush});

}  // namespace nimlab
