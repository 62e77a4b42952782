#pragma once

#include <algorithm>

#include "core/sort.hpp"
#include "games/hackenbush/hackenbush_values.hpp"
#include "problems/support/input.hpp"

/// How problems read pictures of green Hackenbush.
namespace nimlab {

/// A connected graph on the vertices 1 … `vertices` by its edges; 1 is the ground. Throws InputFault, unfit,
/// about the last vertex read where it is not connected.
inline Position read_picture(Input& in, std::uint64_t vertices, std::uint64_t edges) {
  Position picture;
  for (std::uint64_t i = 0; i < edges; ++i) {
    const auto a = static_cast<std::uint32_t>(in.number("a", 1, vertices) - 1);
    const auto b = static_cast<std::uint32_t>(in.number("b", 1, vertices) - 1);
    picture.push_back(packed({std::min(a, b), std::max(a, b), green}));
  }
  sort_numbers(picture);
  return picture;
}

/// Its search from the ground.
inline DfsTree searched(Input& in, const Position& picture, std::uint64_t vertices) {
  DfsTree tree = searched(picture, Vertices(picture), false);
  if (tree.met() != vertices) in.refuse("b");
  return tree;
}

}  // namespace nimlab
