#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

/// A second opinion that shares no code with the library: heaps, a list of legal takes, and the definitions
/// of P, N and SG value written out. Slow, plain, and only ever used by tests.
namespace naive {

using Heaps = std::vector<std::uint64_t>;
using Moves = std::vector<std::vector<std::uint64_t>>;

struct TakeGame {
  std::set<std::uint64_t> takes;  ///< empty: any number
  bool legal(std::uint64_t take) const { return take > 0 && (takes.empty() || takes.count(take) > 0); }

  /// Moves as (heap from 1, take), heap by heap, the smallest take first.
  Moves moves(const Heaps& heaps) const {
    Moves out;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (std::uint64_t take = 1; take <= heaps[i]; ++take) {
        if (legal(take)) out.push_back({i + 1, take});
      }
    }
    return out;
  }

  static Heaps after(Heaps heaps, const std::vector<std::uint64_t>& move) {
    heaps.at(move.at(0) - 1) -= move.at(1);
    return heaps;
  }

  std::uint64_t grundy(const Heaps& heaps) {
    if (const auto found = memory.find(heaps); found != memory.end()) return found->second;
    std::set<std::uint64_t> reached;
    for (const auto& move : moves(heaps)) reached.insert(grundy(after(heaps, move)));
    std::uint64_t least = 0;
    while (reached.count(least) > 0) ++least;
    return memory[heaps] = least;
  }

  Moves winning(const Heaps& heaps) {
    Moves out;
    for (const auto& move : moves(heaps)) {
      if (grundy(after(heaps, move)) == 0) out.push_back(move);
    }
    return out;
  }

  std::map<Heaps, std::uint64_t> memory;
};

inline std::string text(const Heaps& heaps) {
  std::string out;
  for (std::uint64_t heap : heaps) out += (out.empty() ? "" : " ") + std::to_string(heap);
  return out;
}

/// Calls visit for every list of `count` heaps, none larger than `largest`, in every order.
template <class Visit>
void each_position(std::size_t count, std::uint64_t largest, Visit visit) {
  Heaps heaps(count, 0);
  for (;;) {
    visit(heaps);
    std::size_t i = 0;
    while (i < count && heaps[i] == largest) heaps[i++] = 0;
    if (i == count) return;
    ++heaps[i];
  }
}

}  // namespace naive
