#include "games/hackenbush/dfs_tree.hpp"

#include <algorithm>
#include <numeric>

namespace nimlab {

void DfsTree::search(const std::vector<std::uint32_t>& first, const std::vector<std::uint32_t>& to,
                     bool keep) {
  // So that little memory is looked at by chance, what the search needs of a vertex that it comes back to
  // lies by place.
  const std::size_t size = place_.size();
  struct Left {
    std::uint32_t at, end;
  };
  std::vector<Left> left;  // by place: what has not been looked at
  left.reserve(size);
  vertex.reserve(size);
  parent.reserve(size);
  low.reserve(size);
  odd.reserve(size);
  const auto meet = [&](std::uint32_t v, std::uint32_t from) {
    place_[v] = met();
    low.push_back(met());
    parent.push_back(from);
    odd.push_back(odd_loops_[v]);
    left.push_back({first[v], first[v + 1]});
    vertex.push_back(v);
  };
  constexpr std::uint8_t came = 2;  // beside the parity: the edge that led here has been seen from here
  meet(0, none);
  for (std::uint32_t i = 0; i != none;) {
    auto [at, end] = left[i];
    const std::uint32_t above = parent[i];
    std::uint32_t lowest = low[i], next = none;
    std::uint8_t mine = odd[i];
    while (at < end) {
      const std::uint32_t w = to[at++];
      const std::uint32_t j = place_[w];
      if (j == none) {
        next = w;
        break;
      }
      if (j > i) continue;
      if (j == above && !(mine & came)) {
        mine |= came;
        continue;
      }
      mine ^= 1;
      lowest = std::min(lowest, j);
      if (keep) others.push_back({i, j});
    }
    left[i].at = at;
    low[i] = lowest;
    odd[i] = mine;
    if (next == none) {
      i = above;
    } else {
      meet(next, i);
      i = met() - 1;
    }
  }
  for (std::uint32_t i = met(); i-- > 1;) {
    odd[i] &= 1;
    low[parent[i]] = std::min(low[parent[i]], low[i]);
  }
  odd[0] &= 1;
}

CutPairs::CutPairs(const DfsTree& tree)
    : upper(tree.met(), DfsTree::none),
      passing(tree.met(), 0),
      end(tree.met(), DfsTree::none),
      source(tree.met(), DfsTree::none) {
  constexpr std::uint32_t none = DfsTree::none;
  const std::uint32_t size = tree.met();
  // What begins here or below, less what ends there: numbers that are for a while below 0 come right.
  for (const auto& [from, to] : tree.others) ++passing[from], --passing[to];
  for (std::uint32_t i = size; i-- > 1;) passing[tree.parent[i]] += passing[i];

  // The others by their upper ends, the latest of these first: each marks the tree edges on its way that none
  // has marked before. `free` leads to the next such edge above.
  std::vector<std::uint32_t> first(std::size_t{size} + 1, 0), by_end(tree.others.size());
  for (const auto& other : tree.others) ++first[other.to];
  std::exclusive_scan(first.begin(), first.end(), first.begin(), 0u);
  for (const auto& [from, to] : tree.others) by_end[first[to]++] = from;
  std::vector<std::uint32_t> free(size);
  std::iota(free.begin(), free.end(), 0u);
  const auto next_free = [&](std::uint32_t i) {
    while (free[i] != i) i = free[i] = free[free[i]];
    return i;
  };
  for (std::uint32_t to = size; to-- > 0;) {
    for (std::uint32_t at = to == 0 ? 0 : first[to - 1]; at < first[to]; ++at) {
      for (std::uint32_t i = next_free(by_end[at]); i > to; i = next_free(i)) {
        end[i] = to;
        source[i] = by_end[at];
        free[i] = tree.parent[i];
      }
    }
  }

  // All others that pass above i also pass above its ancestors down from `end`; as many pass above one of
  // these only if they are the same.
  std::vector<std::uint32_t> latest(tree.others.size() + 1, none);  // on the way from 0, by their number
  std::vector<std::uint32_t> before(size, none);
  for (std::uint32_t i = 1, on_way = 0; i < size; on_way = i++) {
    for (; on_way != tree.parent[i]; on_way = tree.parent[on_way]) latest[passing[on_way]] = before[on_way];
    const std::uint32_t same = latest[passing[i]];
    before[i] = same;
    latest[passing[i]] = i;
    if (passing[i] > 0 && same != none && same > end[i]) upper[i] = same;
  }
}

}  // namespace nimlab
