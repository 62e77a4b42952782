#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/bytes.hpp"
#include "core/outcome.hpp"
#include "math/graph.hpp"

namespace nimlab {

/// Outcome, distance and SG value of every vertex of a finite digraph on which one token is moved along edges
/// and who cannot move loses. Cycles are allowed; endless play is a draw.
///
/// Vertices from which play must end: SG value, outcome and distance at once, backwards in topological order.
/// The rest: outcomes and distances by retrograde analysis; then the loopy SG values of C. A. B. Smith
/// ("Graphs and composite games", 1966; also A. S. Fraenkel and U. Tassa 1975; Winning Ways, ch. 12): a
/// vertex has value m if m is the mex of the values of its followers, where every follower without a value,
/// or with a larger one, has itself a follower of value m, found earlier. What has no value is ∞(K), K being
/// the values among its followers.
///
/// Cost: linear without cycles; with cycles linear plus, for each value m, the edges at vertices that
/// may have it. Works in steps of about a millisecond. Memory: 29 bytes a vertex.
class GraphSolution {
 public:
  /// "none": no SG value (∞), no end of play, no distance.
  static constexpr std::uint32_t none = 0xFFFFFFFF;

  explicit GraphSolution(std::unique_ptr<const Graph> graph);

  const Graph& graph() const { return *graph_; }

  /// True when everything is known. If the memory runs out, nothing is known again.
  bool step();
  bool finished() const { return phase_ == Phase::finished; }
  /// Vertices whose outcome is known, for a progress bar.
  std::uint64_t done() const { return queue_.size(); }

  Outcome outcome(std::uint32_t v) const { return outcomes_[v]; }
  /// Moves to the end when the winner hurries and the loser delays; `none` for a draw.
  std::uint32_t distance(std::uint32_t v) const { return distance_[v]; }
  /// Moves of the longest play; `none` where it may be endless.
  std::uint32_t level(std::uint32_t v) const { return level_[v]; }
  /// SG value; `none` if it is ∞.
  std::uint32_t grundy(std::uint32_t v) const { return grundy_[v]; }
  /// Whether some follower has this value: x is in K, for a vertex of value ∞(K).
  bool reaches(std::uint32_t v, std::uint64_t x) const;

  const std::vector<Outcome>& outcomes() const { return outcomes_; }
  const std::vector<std::uint32_t>& grundy_values() const { return grundy_; }
  const std::vector<std::uint32_t>& distances() const { return distance_; }
  const std::vector<std::uint32_t>& levels() const { return level_; }
  std::size_t bytes() const;

 private:
  enum class Phase { count, backwards, retrograde, mark, weigh, spread, finished };

  void begin();
  bool step_on();
  void spend(std::int64_t work) { budget_ -= work; }
  bool in_rest(std::uint32_t v) const { return level_[v] == none; }

  /// How many followers each vertex has; those without any are the ends.
  void count();
  /// A vertex is settled as soon as all its followers are.
  void backwards();
  /// Of a vertex all of whose followers are settled.
  void settle(std::uint32_t v);
  void end_of_backwards();
  /// The settled vertices by a key, smallest first.
  std::vector<std::uint32_t> sorted_by(const std::vector<std::uint32_t>& key) const;
  /// In the order of distance: who can move to a P-vertex is N, and when the last follower of a vertex turns
  /// out to be N, the vertex is P. What is never reached is a draw.
  void retrograde();
  /// Value 0 are the P-vertices; only N-vertices can have a larger one.
  void begin_values();
  void next_value(std::uint32_t m);
  bool open(std::uint32_t v) const { return in_rest(v) && grundy_[v] == none; }

  /// Who can move to value m cannot have it.
  void mark();
  /// Candidates have followers of all values below m. They have value m once every follower without a value
  /// can move to value m.
  void weigh();
  void spread();

  std::unique_ptr<const Graph> graph_;
  Graph::Room room_, inner_room_;  ///< of this loop, and of one inside it
  std::uint32_t size_;
  std::vector<std::uint32_t> pending_;
  std::vector<Outcome> outcomes_;
  std::vector<std::uint32_t> grundy_, distance_, level_;
  std::vector<std::uint32_t> queue_;  ///< vertices in the order in which their outcome became known
  Phase phase_ = Phase::count;
  std::int64_t budget_ = 0;
  std::uint32_t at_ = 0;
  std::vector<std::uint32_t> seen_;  ///< seen_[g] == stamp_: value g is among the followers
  std::uint32_t stamp_ = 0;
  // Only with cycles:
  std::size_t settled_ = 0, head_ = 0, cursor_ = 0;
  std::uint32_t value_ = 0;
  std::vector<std::uint32_t> by_distance_, by_value_, candidates_, found_, is_n_, is_candidate_;
};

}  // namespace nimlab
