#include <algorithm>
#include <numeric>
#include <utility>

#include "math/matching.hpp"

namespace nimlab {
namespace {

constexpr std::uint32_t alone = Matched::alone;
constexpr std::uint32_t edges_a_step = 40'000;  // edges looked at in a step

/// A round grows trees from all vertices that are left. An *outer* vertex is reached from its root along an
/// even number of edges, the last one a pair; an *inner* one along an odd number. Where two outer vertices of
/// one tree meet, the ring that they close is a blossom: all its vertices become outer, and its `base` stands
/// for it. Where they are of two trees, the roots get partners, and both trees are done with for this round.
/// A round in which that never happens is the last, and its outer vertices are those that some maximum
/// matching misses.
class GraphMatching final : public Matching {
 public:
  GraphMatching(const Digraph& graph, std::vector<std::uint8_t> open, std::vector<std::uint32_t> mate)
      : graph_(graph), open_(std::move(open)), mate_(std::move(mate)) {
    const std::uint32_t size = graph_.size();
    side_.resize(size);
    enter_.resize(size);
    root_.resize(size);
    base_.resize(size);
    stamp_.resize(size, 0);
    queue_.reserve(size);
    if (mate_.empty()) {
      mate_.assign(size, alone);
      begin();
    }
    begin_round();
  }

  bool step() override {
    for (std::uint32_t spent = 0; spent < edges_a_step;) {
      if (at_ == queue_.size()) {
        if (!won_) {
          tell();
          return true;
        }
        begin_round();
        spent += graph_.size();
        continue;
      }
      const std::uint32_t v = queue_[at_++];
      if (lives(v)) {
        grow(v);
        spent += graph_.out_degree(v);
      }
      ++spent;
    }
    return false;
  }

  Matched matched() override { return {std::move(mate_), std::move(part_)}; }

  std::size_t bytes() const override {
    return bytes_of(open_, mate_, side_, enter_, root_, base_, stamp_, queue_, part_);
  }

 private:
  enum class Side : std::uint8_t { unreached, outer, inner };

  /// Karp and Sipser: who has a single free neighbour gets it; else somebody with few gets the one with
  /// fewest.
  void begin() {
    std::vector<std::uint32_t> degree(graph_.size(), 0), single;
    const auto is_free = [&](std::uint32_t v) { return open_[v] && mate_[v] == alone; };
    for (std::uint32_t v = 0; v < graph_.size(); ++v) {
      if (!open_[v]) continue;
      graph_.each_follower(v, [&](std::uint32_t w) { degree[v] += open_[w]; });
      if (degree[v] == 1) single.push_back(v);
    }
    std::vector<std::uint32_t> order(graph_.size());
    std::iota(order.begin(), order.end(), 0u);
    std::stable_sort(order.begin(), order.end(), [&](auto v, auto w) { return degree[v] < degree[w]; });
    for (std::size_t next = 0; next < order.size() || !single.empty();) {
      std::uint32_t v;
      if (!single.empty()) {
        v = single.back();
        single.pop_back();
      } else {
        v = order[next++];
      }
      if (!is_free(v)) continue;
      std::uint32_t best = alone;
      graph_.each_follower(v, [&](std::uint32_t w) {
        if (is_free(w) && (best == alone || degree[w] < degree[best])) best = w;
      });
      if (best == alone) continue;
      mate_[v] = best;
      mate_[best] = v;
      for (const std::uint32_t u : {v, best}) {
        graph_.each_follower(u, [&](std::uint32_t w) {
          if (is_free(w) && --degree[w] == 1) single.push_back(w);
        });
      }
    }
  }

  void begin_round() {
    std::fill(side_.begin(), side_.end(), Side::unreached);
    std::iota(base_.begin(), base_.end(), 0u);
    queue_.clear();
    at_ = 0;
    won_ = false;
    for (std::uint32_t v = 0; v < graph_.size(); ++v) {
      root_[v] = alone;
      if (!open_[v] || mate_[v] != alone) continue;
      side_[v] = Side::outer;
      root_[v] = v;
      queue_.push_back(v);
    }
  }

  bool lives(std::uint32_t v) const { return mate_[root_[v]] == alone; }

  void grow(std::uint32_t v) {
    for (const std::uint32_t w : graph_.followers(v)) {
      if (!open_[w] || side_[w] == Side::inner) continue;
      if (side_[w] == Side::unreached) {
        const std::uint32_t next = mate_[w];
        side_[w] = Side::inner;
        side_[next] = Side::outer;
        enter_[w] = v;
        root_[w] = root_[next] = root_[v];
        queue_.push_back(next);
      } else if (lives(w) && root_[w] != root_[v]) {
        win(v, w);
        win(w, v);
        won_ = true;
        return;
      } else if (lives(w) && base(v) != base(w)) {
        const std::uint32_t meeting = meet(v, w);
        contract(v, w, meeting);
        contract(w, v, meeting);
      }
    }
  }

  std::uint32_t base(std::uint32_t v) {
    while (base_[v] != v) v = base_[v] = base_[base_[v]];
    return v;
  }

  /// Where the ways of two outer vertices to their root meet, in turns one step each.
  std::uint32_t meet(std::uint32_t v, std::uint32_t w) {
    ++now_;
    for (;; std::swap(v, w)) {
      if (v == alone) continue;
      v = base(v);
      if (stamp_[v] == now_) return v;
      stamp_[v] = now_;
      v = mate_[v] == alone ? alone : enter_[mate_[v]];
    }
  }

  /// From an outer vertex down to the base that it now belongs to; w is its neighbour across.
  void contract(std::uint32_t v, std::uint32_t w, std::uint32_t to) {
    while (base(v) != to) {
      enter_[v] = w;
      w = mate_[v];
      if (side_[w] == Side::inner) {
        side_[w] = Side::outer;
        queue_.push_back(w);
      }
      if (base_[v] == v) base_[v] = to;
      if (base_[w] == w) base_[w] = to;
      v = enter_[w];
    }
  }

  /// v gets w for a partner, its partner another, and so on to the root.
  void win(std::uint32_t v, std::uint32_t w) {
    for (;;) {
      const std::uint32_t before = mate_[v];
      mate_[v] = w;
      if (before == alone) return;
      v = enter_[before];
      mate_[before] = v;
      w = before;
    }
  }

  void tell() {
    part_.assign(graph_.size(), Part::none);
    for (std::uint32_t v = 0; v < graph_.size(); ++v) {
      if (!open_[v]) continue;
      part_[v] = side_[v] == Side::outer ? Part::D : side_[v] == Side::inner ? Part::A : Part::C;
    }
  }

  const Digraph& graph_;
  std::vector<std::uint8_t> open_;
  std::vector<std::uint32_t> mate_;
  std::vector<Side> side_;
  std::vector<std::uint32_t> enter_;  ///< from where an inner vertex, or one of a blossom, is entered
  std::vector<std::uint32_t> root_, base_, stamp_, queue_;
  std::uint32_t now_ = 0;
  std::size_t at_ = 0;
  bool won_ = false;
  std::vector<Part> part_;
};

}  // namespace

std::unique_ptr<Matching> match_graph(const Digraph& graph, std::vector<std::uint8_t> open,
                                      std::vector<std::uint32_t> mate) {
  return std::make_unique<GraphMatching>(graph, std::move(open), std::move(mate));
}

}  // namespace nimlab
