#include <algorithm>
#include <map>
#include <set>

#include "problems/support/problem.hpp"

namespace nimlab::abc_270d {
namespace {

struct Heap {
  explicit Heap(Input& in) : stones(in.number("N", 1, 10'000)) {
    const std::uint64_t k = in.number("K", 1, 100);
    for (std::uint64_t i = 0; i < k; ++i) {
      const std::uint64_t least = set.empty() ? 1 : set.back() + 1;
      set.push_back(in.number("A", least, set.empty() ? 1 : stones));
    }
  }

  std::uint64_t stones;
  std::vector<std::uint64_t> set;  ///< rising; it has a 1
};

/// Stones: numbers of a set are taken from one heap until it is empty; each wants as many stones as he can
/// get. most[n]: what the player to move gets of n, the other one having the rest.
std::vector<std::uint64_t> table(const Heap& heap) {
  std::vector<std::uint64_t> most(heap.stones + 1);
  for (std::uint64_t left = 1; left <= heap.stones; ++left) {
    for (const std::uint64_t take : heap.set) {
      if (take <= left) most[left] = std::max(most[left], left - most[left - take]);
    }
  }
  return most;
}
std::uint64_t theory(const Heap& heap) { return table(heap).back(); }

/// The game: how much more than the second player the first one gets from here, when he wants it large and
/// the other wants it small.
class Play {
 public:
  explicit Play(const Heap& heap) : heap_(heap) {}

  std::int64_t lead(std::uint64_t left, bool first) {
    if (left == 0) return 0;
    const auto [place, fresh] = known_.try_emplace({left, first});
    if (!fresh) return place->second;
    std::set<std::int64_t> leads;
    for (const std::uint64_t take : heap_.set) {
      if (take > left) break;
      const auto gain = static_cast<std::int64_t>(take);
      leads.insert(lead(left - take, !first) + (first ? gain : -gain));
    }
    return place->second = first ? *leads.rbegin() : *leads.begin();
  }

 private:
  const Heap& heap_;
  std::map<std::pair<std::uint64_t, bool>, std::int64_t> known_;
};

std::uint64_t by_moves(const Heap& heap) {
  if (heap.stones > 400) throw TooLarge();
  // Both together have all of them.
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(heap.stones) +
                                    Play(heap).lead(heap.stones, true)) /
         2;
}

/// What somebody takes who always takes as many as can be taken.
std::uint64_t largest(const Heap& heap, std::uint64_t left) {
  return *std::prev(std::upper_bound(heap.set.begin(), heap.set.end(), left));
}

std::uint64_t greedy(const Heap& heap) {
  std::uint64_t left = heap.stones, got = 0;
  for (bool first = true; left > 0; first = !first) {
    const std::uint64_t take = largest(heap, left);
    left -= take;
    if (first) got += take;
  }
  return got;
}

/// The best against somebody greedy.
std::uint64_t against_greedy(const Heap& heap) {
  std::vector<std::uint64_t> most(heap.stones + 1);
  for (std::uint64_t left = 1; left <= heap.stones; ++left) {
    for (const std::uint64_t take : heap.set) {
      if (take > left) break;
      const std::uint64_t rest = left - take;
      most[left] = std::max(most[left], take + (rest > 0 ? most[rest - largest(heap, rest)] : 0));
    }
  }
  return most.back();
}

template <auto gain>
bool answer(Input& in, Output& out) {
  out.line(gain(Heap(in)));
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t n = small ? random(1, 24) : 10'000, k = small ? random(1, 4) : 100;
  std::set<std::uint64_t> set = {1};
  for (const std::uint64_t each :
       random.list(k - 1, 1, random(0, 1) == 0 ? n : std::min<std::uint64_t>(n, 3 * k)))
    set.insert(each);
  for (std::uint64_t next = 2; !small && set.size() < k; ++next) set.insert(next);
  out.line(n, ' ', set.size());
  out.list(set);
}

/// What is taken, turn by turn, and what the player to move gets of 0, 1, 2, … stones.
void show(Input& in, Shown& shown) {
  const Heap heap(in);
  const auto most = table(heap);
  std::vector<std::uint64_t> moves;
  for (std::uint64_t left = heap.stones; left > 0 && moves.size() < 40;) {
    const std::uint64_t take = *std::find_if(heap.set.rbegin(), heap.set.rend(), [&](std::uint64_t each) {
      return each <= left && most[left] == left - most[left - each];
    });
    moves.push_back(take);
    left -= take;
  }
  shown.numbers("taken", moves);
  if (heap.stones <= 40) shown.numbers("gains", most);
}

constexpr Wrong wrong[] = {{"largest", answer<greedy>}, {"against-greedy", answer<against_greedy>}};

const Listed listed({.name = "abc-270d",
                     .lesson = "game-trees",
                     .limits = "N<=10000 K<=100",
                     .milliseconds = 2000,
                     .kibibytes = 1'048'576,
                     .solve = answer<theory>,
                     .sample = "11 4\n1 2 3 6\n",
                     .published = true,
                     .generate = generate,
                     .naive = answer<by_moves>,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::abc_270d
