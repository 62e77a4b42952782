#include "games/hackenbush/hackenbush_steps.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "core/sort.hpp"
#include "games/hackenbush/hackenbush_values.hpp"

namespace nimlab {
namespace {

constexpr std::size_t max_shown_edges = 300;

std::string edge_part(const PictureEdge& edge) { return part(part("edge", edge.a), edge.b); }
std::vector<std::string> edge_parts(std::vector<PictureEdge> edges) {
  std::set<std::string> names;
  for (const PictureEdge& edge : edges) names.insert(edge_part(edge));
  return {names.begin(), names.end()};
}

/// A picture that is made simpler, and the steps that did it.
class Reduction {
 public:
  explicit Reduction(const Position& p) : picture_(p) {
    const Vertices vertices(p);
    const DfsTree tree = searched(p, vertices, false);
    // The components without bridges, and what stands on what.
    std::vector<std::uint32_t> first(tree.met(), 0);
    std::map<std::uint32_t, std::vector<std::uint32_t>> members;
    for (std::uint32_t i = 0; i < tree.met(); ++i) {
      first[i] = i == 0 || tree.bridge(i) ? i : first[tree.parent[i]];
      members[first[i]].push_back(vertices.name(tree.vertex[i]));
    }
    for (const auto& [place, names] : members) {
      lowest_[place] = *std::min_element(names.begin(), names.end());
      for (std::uint32_t name : names) fused_[name] = lowest_[place];
    }
    for (const auto& [place, names] : members) {
      if (place > 0) bearer_[place] = first[tree.parent[place]];
      next_name_ = std::max(next_name_, 1 + *std::max_element(names.begin(), names.end()));
    }
    for (const auto& [place, names] : members) fuse(lowest_[place], names);
    for (const auto& [place, names] : members) cancel(lowest_[place]);
    for (auto each = members.rbegin(); each != members.rend() && each->first > 0; ++each) {
      replace(each->first);
    }
  }

  std::vector<Step> steps;

 private:
  void add(Step step) {
    if (shown_[step.key]++ >= max_steps_of_a_kind) return;
    step.position = format_picture(picture_);
    steps.push_back(std::move(step));
  }

  void fuse(std::uint32_t to, const std::vector<std::uint32_t>& names) {
    if (names.size() == 1) return;
    const auto inside = [&](std::uint32_t v) { return fused_.at(v) == to; };
    std::vector<PictureEdge> edges;
    for (std::uint64_t& number : picture_) {
      PictureEdge edge = unpacked(number);
      const bool a = inside(edge.a), b = inside(edge.b);
      if (a && b) edges.push_back(edge);
      if (a) edge.a = to;
      if (b) edge.b = to;
      if (edge.a > edge.b) std::swap(edge.a, edge.b);
      number = packed(edge);
    }
    sort_numbers(picture_);
    add({"fuse", {to, names.size(), edges.size()}, edge_parts(edges), {}});
  }

  std::size_t loops(std::uint32_t v) const {
    return static_cast<std::size_t>(std::count(picture_.begin(), picture_.end(), packed({v, v, green})));
  }
  void erase(const PictureEdge& edge, std::size_t count) {
    const auto at = std::lower_bound(picture_.begin(), picture_.end(), packed(edge));
    picture_.erase(at, at + static_cast<std::ptrdiff_t>(count));
  }

  void cancel(std::uint32_t v) {
    const std::size_t count = loops(v);
    if (count < 2) return;
    erase({v, v, green}, count - count % 2);
    add({"loops", {v, count, count % 2}, {edge_part({v, v, green})}, {}});
  }

  /// What stands on the component at this place becomes one stalk; what stands on that is known to be stalks.
  void replace(std::uint32_t place) {
    const std::uint32_t v = lowest_.at(place);
    const std::vector<Stalk>& branches = branches_[place];
    const bool loop = loops(v) > 0;
    std::vector<std::uint32_t> names;
    if (branches.size() + loop < 2 && !loop) {
      if (!branches.empty()) names = branches.front();
    } else {
      names = merge(v, branches, loop);
    }
    names.insert(names.begin(), v);
    branches_[bearer_.at(place)].push_back(names);
  }

  using Stalk = std::vector<std::uint32_t>;  ///< its vertices from below, without the one that it stands on

  Stalk merge(std::uint32_t v, const std::vector<Stalk>& branches, bool loop) {
    std::vector<std::uint64_t> numbers{v, 0};
    std::vector<PictureEdge> edges;
    Stalk spare;
    std::uint64_t length = loop ? 1 : 0;
    for (const Stalk& branch : branches) {
      numbers.push_back(branch.size());
      length ^= branch.size();
      std::uint32_t below = v;
      for (std::uint32_t name : branch) {
        edges.push_back({std::min(below, name), std::max(below, name), green});
        spare.push_back(name);
        below = name;
      }
    }
    if (loop) {
      numbers.push_back(1);
      edges.push_back({v, v, green});
    }
    numbers[1] = length;
    for (const PictureEdge& edge : edges) erase(edge, 1);
    std::sort(spare.begin(), spare.end());
    while (spare.size() < length) spare.push_back(next_name_++);
    spare.resize(length);
    std::uint32_t below = v;
    for (std::uint32_t name : spare) {
      picture_.push_back(packed({std::min(below, name), std::max(below, name), green}));
      below = name;
    }
    sort_numbers(picture_);
    std::vector<std::string> lit = edge_parts(edges);
    lit.insert(lit.begin(), part("vertex", v));
    add({"colon", numbers, lit, {}});
    return spare;
  }

  Position picture_;
  std::map<std::uint32_t, std::uint32_t> lowest_, bearer_;  ///< by place
  std::map<std::uint32_t, std::uint32_t> fused_;            ///< by name
  std::map<std::uint32_t, std::vector<Stalk>> branches_;    ///< by place
  std::map<std::string_view, std::size_t> shown_;
  std::uint32_t next_name_ = 1;
};

}  // namespace

std::vector<Step> explain_picture(const Position& p, std::uint64_t value,
                                  std::span<const std::uint64_t> parts, const Game& game) {
  std::vector<Step> steps;
  if (p.size() <= max_shown_edges) steps = Reduction(p).steps;
  Step sum{"sum", {value}, {}, {}};
  const std::size_t shown = std::min(parts.size(), max_steps_of_a_kind);
  sum.numbers.insert(sum.numbers.end(), parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(shown));
  steps.push_back(std::move(sum));
  if (value == 0) return steps;
  const Solution solution = game.solve(p, Player::left);
  const MoveNumbers& move = solution.winning_moves.front();
  const PictureEdge edge{static_cast<std::uint32_t>(move[0]), static_cast<std::uint32_t>(move[1]), green};
  steps.push_back({"cut", {move[0], move[1], solution.winning_move_count}, {edge_part(edge)}, {}});
  return steps;
}

}  // namespace nimlab
