#include "problems/support/definition.hpp"

#include <algorithm>
#include <iterator>

#include "core/sort.hpp"
#include "problems/support/problem.hpp"

namespace nimlab {

Definition Definition::of(std::function<std::vector<Numbers>(const Numbers&)> options) {
  return Definition([options = std::move(options)](const Numbers& p, const Each& each) {
    const std::vector<Numbers> all = options(p);
    static_cast<void>(std::any_of(all.begin(), all.end(), each));
  });
}

Definition Definition::of_heaps(std::function<std::vector<Numbers>(std::uint64_t)> options) {
  return Definition([options = std::move(options)](const Numbers& heaps, const Each& each) {
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (const Numbers& parts : options(heaps[i])) {
        Numbers next = heaps;
        next.erase(next.begin() + static_cast<std::ptrdiff_t>(i));
        std::copy_if(parts.begin(), parts.end(), std::back_inserter(next),
                     [](std::uint64_t part) { return part > 0; });
        sort_numbers(next);
        if (each(next)) return;
      }
    }
  });
}

bool Definition::wins(const Numbers& p) {
  constexpr std::size_t most_known = 100'000;
  if (known_.size() > most_known) known_.clear();
  tried_ = 0;
  return looked_at(p, 0);
}

bool Definition::looked_at(const Numbers& p, std::size_t depth) {
  constexpr std::size_t most_tried = 200'000, deepest = 300, most_numbers = 100;
  if (const auto found = known_.find(p); found != known_.end()) return found->second;
  if (depth > deepest || p.size() > most_numbers) throw TooLarge{};
  bool any = false, won = false;
  moves_(p, [&](const Numbers& next) {
    if (++tried_ > most_tried) throw TooLarge{};
    any = true;
    won = !looked_at(next, depth + 1);
    return won;
  });
  return known_[p] = any ? won : misere_;
}

void take_stones(const Numbers& heaps, const Definition::Each& each) {
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    for (std::uint64_t left = 0; left < heaps[i]; ++left) {
      Numbers next = heaps;
      next[i] = left;
      sort_numbers(next);  // which heap is which does not matter
      if (each(next)) return;
    }
  }
}

std::vector<std::pair<std::size_t, std::uint64_t>> tried_moves_of_nim(const Numbers& heaps) {
  Definition nim(take_stones);
  nim.wins(heaps);  // throws if there is too much to try
  std::vector<std::pair<std::size_t, std::uint64_t>> winning;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    Numbers next = heaps;
    for (next[i] = 0; next[i] < heaps[i]; ++next[i]) {
      if (!nim.wins(next)) winning.emplace_back(i, next[i]);
    }
  }
  return winning;
}

void open_or_take(const Numbers& boxes, const Definition::Each& each) {
  const auto border = std::find(boxes.begin(), boxes.end(), 0);
  const Numbers closed(boxes.begin(), border), open(border + 1, boxes.end());
  const auto joined = [](Numbers before, Numbers after) {
    sort_numbers(after);
    before.push_back(0);
    before.insert(before.end(), after.begin(), after.end());
    return before;
  };
  for (std::size_t i = 0; i < open.size(); ++i) {
    for (std::uint64_t left = 0; left < open[i]; ++left) {
      Numbers rest = open;
      rest[i] = left;
      if (left == 0) rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      if (each(joined(closed, rest))) return;
    }
  }
  for (std::uint64_t opened = 1; opened < std::uint64_t{1} << closed.size(); ++opened) {
    Numbers stay, all = open;
    for (std::size_t i = 0; i < closed.size(); ++i)
      ((opened >> i & 1) != 0 ? all : stay).push_back(closed[i]);
    if (each(joined(stay, all))) return;
  }
}

std::vector<std::uint64_t> tried_takes(std::uint64_t stones) {
  if (stones > 100'000) throw TooLarge{};
  std::vector<std::uint64_t> least(stones + 1, 2 * stones + 1);  // none wins: no stones are left
  for (std::uint64_t heap = 1; heap <= stones; ++heap) {
    std::uint64_t take = 1;
    while (least[heap - take] <= 2 * take) ++take;
    least[heap] = take;
  }
  return least;
}

std::vector<std::vector<bool>> tried_pairs(std::uint64_t a, std::uint64_t b) {
  constexpr std::uint64_t most = 100;
  if (std::max(a, b) > most) throw TooLarge{};
  std::vector<std::vector<bool>> wins(a + 1, std::vector<bool>(b + 1));
  for (std::uint64_t x = 0; x <= a; ++x) {
    for (std::uint64_t y = 0; y <= b; ++y) {
      for (std::uint64_t k = 1; k <= std::max(x, y); ++k) {
        if ((k <= x && !wins[x - k][y]) || (k <= y && !wins[x][y - k]) ||
            (k <= std::min(x, y) && !wins[x - k][y - k])) {
          wins[x][y] = true;
        }
      }
    }
  }
  return wins;
}

}  // namespace nimlab
