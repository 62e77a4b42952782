#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

/// A second opinion that shares no code with the library: the rules of each game and the definitions of P, N,
/// draw and SG value written out. Slow, plain, and only ever used by tests.
namespace naive {

/// A position, as the library's `numbers` gives it, and a move.
using Numbers = std::vector<std::uint64_t>;
using Heaps = Numbers;
using Moves = std::vector<Numbers>;

/// A game whose play must end. Positions whose text is not the numbers with spaces say how to write them.
struct Game {
  virtual ~Game() = default;
  virtual Moves moves(const Numbers& p) const = 0;
  virtual Numbers after(Numbers p, const Numbers& move) const = 0;
  /// The same for positions that are plainly the same.
  virtual Numbers key(const Numbers& p) const { return p; }
  /// Who cannot move wins. Then `grundy` says only whether a position is lost (0) or won.
  virtual bool misere() const { return false; }
  virtual std::string text(const Numbers& p) const {
    std::string out;
    for (std::uint64_t number : p) {
      if (!out.empty()) out += ' ';
      out += std::to_string(number);
    }
    return out;
  }

  std::uint64_t grundy(const Numbers& p) {
    const Numbers k = key(p);
    if (const auto found = memory.find(k); found != memory.end()) return found->second;
    const Moves all = moves(p);
    if (misere() && all.empty()) return memory[k] = 1;
    std::set<std::uint64_t> reached;
    for (const auto& move : all) reached.insert(grundy(after(p, move)));
    std::uint64_t least = 0;
    while (reached.count(least) > 0) ++least;
    return memory[k] = least;
  }

  Moves winning(const Numbers& p) {
    Moves out;
    for (const auto& move : moves(p)) {
      if (grundy(after(p, move)) == 0) out.push_back(move);
    }
    return out;
  }

  std::map<Numbers, std::uint64_t> memory;
};

struct TakeGame : Game {
  std::set<std::uint64_t> takes;  ///< empty: any number
  bool legal(std::uint64_t take) const { return take > 0 && (takes.empty() || takes.count(take) > 0); }

  /// Moves as (heap from 1, take).
  Moves moves(const Numbers& heaps) const override {
    Moves out;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (std::uint64_t take = 1; take <= heaps[i]; ++take) {
        if (legal(take)) out.push_back({i + 1, take});
      }
    }
    return out;
  }

  Numbers after(Numbers heaps, const Numbers& move) const override {
    heaps.at(move.at(0) - 1) -= move.at(1);
    return heaps;
  }
};

/// A heap becomes some others: moves as (heap from 1, the sizes that are left, without zeros).
struct SplitGame : Game {
  std::vector<Numbers> (*options)(std::uint64_t heap);
  explicit SplitGame(std::vector<Numbers> (*options)(std::uint64_t heap)) : options(options) {}

  Moves moves(const Numbers& heaps) const override {
    Moves out;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (Numbers parts : options(heaps[i])) {
        parts.insert(parts.begin(), i + 1);
        out.push_back(parts);
      }
    }
    return out;
  }

  Numbers key(const Numbers& heaps) const override {
    Numbers sorted = heaps;
    std::sort(sorted.begin(), sorted.end());
    return sorted;
  }

  Numbers after(Numbers heaps, const Numbers& move) const override {
    Numbers next;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      if (i + 1 == move[0])
        next.insert(next.end(), move.begin() + 1, move.end());
      else if (heaps[i] > 0)
        next.push_back(heaps[i]);
    }
    return next.empty() ? Numbers{0} : next;
  }
};

inline std::string text(const Heaps& heaps) { return TakeGame().text(heaps); }

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
