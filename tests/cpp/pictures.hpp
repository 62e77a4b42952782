#pragma once

#include "naive.hpp"

/// Hackenbush written out: an edge is three numbers, its two ends and who may cut it (1 Left, 2 Right, 3
/// both); vertex 0 is the ground.
namespace naive {

struct Edge {
  std::uint64_t a, b, colour;
  auto operator<=>(const Edge&) const = default;
};
using Picture = std::vector<Edge>;

/// What is joined to the ground, in order.
inline Picture standing(Picture edges) {
  std::set<std::uint64_t> reached{0};
  for (std::size_t before = 0; before != reached.size();) {
    before = reached.size();
    for (const Edge& edge : edges) {
      if (reached.count(edge.a) > 0) reached.insert(edge.b);
      if (reached.count(edge.b) > 0) reached.insert(edge.a);
    }
  }
  Picture out;
  for (const Edge& edge : edges) {
    if (reached.count(edge.a) > 0) out.push_back(edge);
  }
  std::sort(out.begin(), out.end());
  return out;
}

inline Picture without(Picture picture, std::size_t i) {
  picture.erase(picture.begin() + static_cast<std::ptrdiff_t>(i));
  return standing(picture);
}

/// Paths: the first edge that is left, and on from its end with the first one that begins there.
inline std::string text(Picture picture) {
  std::string out;
  while (!picture.empty()) {
    if (!out.empty()) out += ' ';
    std::uint64_t end = picture.front().a;
    out += std::to_string(end);
    for (auto next = picture.begin(); next != picture.end();
         next = std::find_if(picture.begin(), picture.end(), [&](const Edge& e) { return e.a == end; })) {
      out += next->colour == 1 ? 'b' : next->colour == 2 ? 'r' : '-';
      end = next->b;
      out += std::to_string(end);
      picture.erase(next);
    }
  }
  return out.empty() ? "0" : out;
}

/// Calls visit for every picture on the vertices 0 … vertices − 1 with up to `edges` edges in these colours,
/// loops and edges with the same ends among them, that stands on the ground whole.
template <class Visit>
void each_picture(std::uint64_t vertices, std::size_t edges, const std::vector<std::uint64_t>& colours,
                  Visit visit) {
  Picture kinds;
  for (std::uint64_t a = 0; a < vertices; ++a) {
    for (std::uint64_t b = a; b < vertices; ++b) {
      for (std::uint64_t colour : colours) kinds.push_back({a, b, colour});
    }
  }
  Picture picture;
  const auto add = [&](const auto& self, std::size_t from) -> void {
    if (standing(picture) == picture) visit(picture);
    if (picture.size() == edges) return;
    for (std::size_t kind = from; kind < kinds.size(); ++kind) {
      picture.push_back(kinds[kind]);
      self(self, kind);
      picture.pop_back();
    }
  };
  add(add, 0);
}

}  // namespace naive
