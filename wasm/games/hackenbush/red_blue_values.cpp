#include "games/hackenbush/red_blue_values.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "games/hackenbush/hackenbush_values.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t edge_bit(std::size_t i) { return std::uint64_t{1} << i; }

template <class Visit>
void each_bit(std::uint64_t set, Visit visit) {
  for (; set != 0; set &= set - 1) visit(static_cast<std::size_t>(std::countr_zero(set)));
}

Dyadic on_edge(Colour colour, const Dyadic& x) { return colour == blue ? ordinal_sum(x) : -ordinal_sum(-x); }

}  // namespace

ColouredValues::ColouredValues(Position p) : p_(std::move(p)), vertices_(p_), at_(vertices_.size(), 0) {
  for (std::size_t i = 0; i < p_.size(); ++i) {
    PictureEdge edge = unpacked(p_[i]);
    edge.a = vertices_.number(edge.a);
    edge.b = vertices_.number(edge.b);
    edges_.push_back(edge);
    at_[edge.a] |= edge_bit(i);
    at_[edge.b] |= edge_bit(i);
    by_colour_[edge.colour] |= edge_bit(i);
  }
  const std::uint64_t plain = by_colour_[blue] | by_colour_[red];
  for (const Cluster& cluster : clusters(all())) {
    int meets = 0;
    for (std::uint32_t v = 0; v < at_.size(); ++v) {
      meets += (at_[v] & cluster.edges) != 0 && (v == 0 || (at_[v] & plain) != 0);
    }
    valued_ = valued_ && meets == 1;
  }
  valued_ = valued_ && small(plain, 0);
}

std::optional<std::uint64_t> ColouredValues::find(const Position& q) const {
  std::uint64_t edges = 0;
  std::size_t i = 0;
  for (std::uint64_t edge : q) {
    while (i < p_.size() && p_[i] < edge) ++i;
    if (i == p_.size() || p_[i] != edge) return std::nullopt;
    edges |= edge_bit(i++);
  }
  return edges;
}

std::uint64_t ColouredValues::standing(std::uint64_t edges, std::uint32_t ground) const {
  std::uint64_t reached = 0, next = at_[ground] & edges;
  while (next != 0) {
    reached |= next;
    std::uint64_t beyond = 0;
    each_bit(next, [&](std::size_t i) { beyond |= at_[edges_[i].a] | at_[edges_[i].b]; });
    next = beyond & edges & ~reached;
  }
  return reached;
}

std::uint64_t ColouredValues::part(std::uint64_t edges, std::uint32_t ground) const {
  std::uint64_t reached = 0, next = edges & -edges;
  while (next != 0) {
    reached |= next;
    std::uint64_t beyond = 0;
    each_bit(next, [&](std::size_t i) {
      if (edges_[i].a != ground) beyond |= at_[edges_[i].a];
      if (edges_[i].b != ground) beyond |= at_[edges_[i].b];
    });
    next = beyond & edges & ~reached;
  }
  return reached;
}

std::vector<ColouredValues::Cluster> ColouredValues::clusters(std::uint64_t edges) const {
  std::vector<Cluster> out;
  const std::uint64_t plain = edges & ~by_colour_[green];
  constexpr std::uint32_t nowhere = std::numeric_limits<std::uint32_t>::max();
  for (std::uint64_t left = edges & by_colour_[green]; left != 0;) {
    const std::uint64_t cluster = part(left, nowhere);
    left &= ~cluster;
    std::uint32_t vertex = 0;
    if ((at_[0] & cluster) == 0) {
      while (vertex + 1 < at_.size() && ((at_[vertex] & cluster) == 0 || (at_[vertex] & plain) == 0))
        ++vertex;
    }
    out.push_back({cluster, vertex});
  }
  return out;
}

std::uint64_t ColouredValues::nimber(std::uint64_t edges, std::uint32_t ground) const {
  const auto each_edge = [&](auto visit) {
    const auto turned = [&](std::uint32_t v) { return v == ground ? 0 : v == 0 ? ground : v; };
    each_bit(edges, [&](std::size_t i) { visit(turned(edges_[i].a), turned(edges_[i].b)); });
  };
  return nimlab::standing(DfsTree(static_cast<std::uint32_t>(at_.size()), each_edge))[0];
}

std::optional<std::size_t> ColouredValues::foot(std::uint64_t part, std::uint32_t ground) const {
  const std::uint64_t feet = at_[ground] & part;
  if (!std::has_single_bit(feet)) return std::nullopt;
  const auto i = static_cast<std::size_t>(std::countr_zero(feet));
  return edges_[i].a == edges_[i].b ? std::nullopt : std::optional(i);
}

bool ColouredValues::small(std::uint64_t edges, std::uint32_t ground) const {
  while (edges != 0) {
    const std::uint64_t one = part(edges, ground);
    edges &= ~one;
    if (const auto i = foot(one, ground)) {
      if (!small(one & ~edge_bit(*i), other_end(*i, ground))) return false;
    } else if (std::popcount(one) > max_cyclic_edges) {
      return false;
    }
  }
  return true;
}

std::optional<Dyadic> ColouredValues::number(std::uint64_t edges, std::uint32_t ground,
                                             std::int64_t& budget) {
  Dyadic sum = 0;
  while (edges != 0) {
    const std::uint64_t one = part(edges, ground);
    const std::optional<Dyadic> x = number_of_part(one, ground, budget);
    if (!x) return std::nullopt;
    sum = sum + *x;
    edges &= ~one;
  }
  return sum;
}

std::optional<Dyadic> ColouredValues::number_of_part(std::uint64_t part, std::uint32_t ground,
                                                     std::int64_t& budget) {
  if (const auto i = foot(part, ground)) {
    const auto above = number(part & ~edge_bit(*i), other_end(*i, ground), budget);
    return above ? std::optional(on_edge(edges_[*i].colour, *above)) : std::nullopt;
  }
  const Key key{part, ground};
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  std::optional<Dyadic> low, high;
  for (std::uint64_t left = part; left != 0; left &= left - 1) {
    if (budget <= 0) return std::nullopt;
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    const auto x = number(standing(part & ~edge_bit(i), ground), ground, budget);
    if (!x) return std::nullopt;
    if (edges_[i].colour == blue && (!low || *low < *x)) low = x;
    if (edges_[i].colour == red && (!high || *x < *high)) high = x;
  }
  --budget;
  return known_[key] = simplest_between(low, high);
}

std::optional<Value> ColouredValues::value(std::uint64_t edges, std::int64_t& budget) {
  Value value;
  const auto x = number(edges & ~by_colour_[green], 0, budget);
  if (!x) return std::nullopt;
  value.number = *x;
  for (const auto& [cluster, vertex] : clusters(edges)) value.nimber ^= nimber(cluster, vertex);
  return value;
}

Value ColouredValues::value(std::uint64_t edges) {
  std::int64_t budget = std::numeric_limits<std::int64_t>::max();
  return *value(edges, budget);
}

std::size_t ColouredValues::bytes() const {
  return known_.size() * (sizeof(Key) + sizeof(Dyadic) + 24) + p_.size() * 64;
}

}  // namespace nimlab
