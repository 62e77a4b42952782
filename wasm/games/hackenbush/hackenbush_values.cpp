#include "games/hackenbush/hackenbush_values.hpp"

#include <algorithm>
#include <bit>

#include "games/hackenbush/nim_map.hpp"

namespace nimlab {

DfsTree searched(const Position& p, const Vertices& vertices, bool keep) {
  const auto each_edge = [&](auto visit) {
    for (std::uint64_t number : p) {
      const PictureEdge edge = unpacked(number);
      visit(vertices.number(edge.a), vertices.number(edge.b));
    }
  };
  return DfsTree(vertices.size(), each_edge, keep);
}

// cut: hackenbush
/// Fusion: a component without bridges is as good as one vertex with its edges
/// as loops, and two loops cancel. Colon: a branch is as good as a stalk, one
/// edge longer than what stands on its first edge is worth.
std::vector<std::uint32_t> standing(const DfsTree& tree) {
  std::vector<std::uint32_t> value(tree.odd.begin(), tree.odd.end());
  for (std::uint32_t i = tree.met(); i-- > 1;) {
    value[tree.parent[i]] ^= tree.bridge(i) ? value[i] + 1 : value[i] ^ 1;
  }
  return value;
}
// end cut

std::vector<std::uint32_t> path_values(const std::vector<std::uint32_t>& x) {
  std::vector<std::uint32_t> out(x.size() + 1, 0);
  if (x.size() <= 48) {  // as it is defined
    for (std::size_t j = 1; j <= x.size(); ++j) {
      for (std::size_t i = j; i-- > 0;) out[j] = (x[i] ^ out[j]) + 1;
    }
    return out;
  }
  std::uint64_t most = x.size();
  for (std::uint32_t each : x) most += each;
  NimMap map(static_cast<unsigned>(std::bit_width(most)));
  for (std::size_t j = 0; j < x.size(); ++j) {
    map.add_first();
    map.nim_add_first(x[j]);
    out[j + 1] = static_cast<std::uint32_t>(map(0));
  }
  return out;
}

Cuts::Cuts(const Position& p)
    : vertices_(p),
      tree_(searched(p, vertices_, true)),
      standing_(nimlab::standing(tree_)),
      first_(tree_.met(), 0),
      changed_(tree_.met(), none) {
  for (std::uint32_t i = 1; i < tree_.met(); ++i) {
    const std::uint32_t below = first_[tree_.parent[i]];
    first_[i] = tree_.bridge(i) ? i : below;
    changed_[i] = tree_.bridge(i) ? standing_[below] ^ (standing_[i] + 1) : standing_[below] ^ 1;
  }
}

void Cuts::open_rings(bool all) {
  const CutPairs pairs(tree_);
  ringed_.clear();
  std::vector<bool> seen(tree_.met(), false);
  std::vector<std::uint32_t> ring;  // tree edges of a class, from below
  for (std::uint32_t i = tree_.met(); i-- > 1;) {
    if (seen[i] || pairs.passing[i] == 0 || (!all && target_[first_[i]] == none)) continue;
    ring.clear();
    for (std::uint32_t each = i; each != none; each = pairs.upper[each]) {
      ring.push_back(each);
      seen[each] = true;
    }
    if (ring.size() > 1 || pairs.passing[i] == 1) open_ring(ring, pairs);
  }
  std::sort(ringed_.begin(), ringed_.end());
}

void Cuts::open_ring(const std::vector<std::uint32_t>& ring, const CutPairs& pairs) {
  // The pieces are what lies between one edge and the next, round from the piece that has the component's
  // first vertex. The tree edges lead down; back leads one other edge, which is then of the class, or
  // several, which then are part of that piece.
  const std::uint32_t lowest = ring.front(), highest = ring.back();
  const bool by_one = pairs.passing[lowest] == 1;
  std::vector<std::uint32_t> pieces;
  for (std::size_t i = ring.size(); i-- > 1;) {
    pieces.push_back(standing_[ring[i]] ^ standing_[ring[i - 1]] ^ 1);
  }
  std::uint32_t base = standing_[first_[highest]] ^ standing_[highest] ^ 1;
  if (by_one)
    pieces.push_back(standing_[lowest] ^ 1);
  else
    base ^= standing_[lowest];
  const std::vector<std::uint32_t> up = path_values(pieces);
  std::reverse(pieces.begin(), pieces.end());
  const std::vector<std::uint32_t> back = path_values(pieces);
  const std::size_t last = pieces.size();
  for (std::size_t i = 0; i < ring.size(); ++i) {
    changed_[ring[ring.size() - 1 - i]] = base ^ up[i] ^ back[last - i];
  }
  if (by_one) ringed_.push_back({pairs.source[lowest], pairs.end[lowest], base ^ up[last]});
}

Cuts::Where Cuts::where(const PictureEdge& edge) const {
  const auto [to, from] =
      std::minmax({tree_.place(vertices_.number(edge.a)), tree_.place(vertices_.number(edge.b))});
  if (from != to && tree_.parent[from] == to) return {Where::tree, from};
  const auto found = std::lower_bound(ringed_.begin(), ringed_.end(), Ringed{from, to, 0});
  if (found == ringed_.end() || found->from != from || found->to != to) return {Where::other, from};
  return {Where::ringed, static_cast<std::uint32_t>(found - ringed_.begin())};
}

void Cuts::aim(std::uint64_t v) {
  target_.assign(tree_.met(), none);
  target_[0] = v < none ? static_cast<std::uint32_t>(v) : none;
  for (std::uint32_t i = 1; i < tree_.met(); ++i) {
    if (!tree_.bridge(i)) continue;
    const std::uint32_t below = first_[tree_.parent[i]];
    if (target_[below] == none) continue;
    const std::uint32_t branch = changed_[i] ^ target_[below];  // what must stand there instead of it
    if (branch > 0) target_[i] = branch - 1;
  }
  open_rings(false);
}

bool Cuts::reaches(const PictureEdge& edge) const {
  const auto [kind, place] = where(edge);
  const std::uint32_t at = kind == Where::ringed ? ringed_[place].from : place;
  const std::uint32_t component =
      kind == Where::tree && tree_.bridge(at) ? first_[tree_.parent[at]] : first_[at];
  if (target_[component] == none) return false;
  const std::uint32_t value = kind == Where::tree     ? changed_[at]
                              : kind == Where::ringed ? ringed_[place].value
                                                      : standing_[component] ^ 1;
  return value == target_[component];
}

std::vector<std::uint64_t> Cuts::after_each(const Position& p) {
  open_rings(true);
  const std::uint32_t size = tree_.met();
  std::vector<std::uint32_t> end(size);  // of what is above a place
  for (std::uint32_t i = size; i-- > 0;) {
    end[i] = std::max(end[i], i + 1);
    if (i > 0) end[tree_.parent[i]] = std::max(end[tree_.parent[i]], end[i]);
  }
  // From component to component: `whole` tells what the picture is worth if this one is worth x.
  NimMap whole(static_cast<unsigned>(std::bit_width(p.size() + 1)));
  std::vector<std::uint32_t> way;
  std::vector<std::uint64_t> of_tree(size), of_other(size), of_ringed(ringed_.size());
  std::size_t ringed = 0;
  for (std::uint32_t i = 0; i < size; ++i) {
    for (; !way.empty() && i >= end[way.back()]; way.pop_back()) {
      whole.subtract_first();
      whole.nim_add_first(changed_[way.back()]);
    }
    if (i > 0) of_tree[i] = whole(changed_[i]);
    if (i > 0 && tree_.bridge(i)) {
      whole.nim_add_first(changed_[i]);
      whole.add_first();
      way.push_back(i);
    }
    of_other[i] = whole(standing_[first_[i]] ^ 1);
    for (; ringed < ringed_.size() && ringed_[ringed].from == i; ++ringed) {
      of_ringed[ringed] = whole(ringed_[ringed].value);
    }
  }
  std::vector<std::uint64_t> out;
  for (std::size_t i = 0; i < p.size(); ++i) {
    if (i > 0 && p[i] == p[i - 1]) continue;
    const auto [kind, place] = where(unpacked(p[i]));
    out.push_back(kind == Where::tree     ? of_tree[place]
                  : kind == Where::ringed ? of_ringed[place]
                                          : of_other[place]);
  }
  return out;
}

}  // namespace nimlab
