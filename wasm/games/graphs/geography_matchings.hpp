#pragma once

#include <memory>
#include <span>
#include <vector>

#include "games/graphs/geography_places.hpp"

namespace nimlab {

/// Maximum matchings of what is left when some places are taken out: the last few that were asked for, and
/// the last few that are in the making. Of one that is like another but for places taken out only what these
/// change is made again.
class Matchings {
 public:
  explicit Matchings(const Places& places) : places_(places) {}

  /// About a millisecond of work; true when it is there.
  bool step(std::span<const std::uint64_t> taken);
  /// Made at once where it is not there. Lasts until the next is asked for.
  const Matched& of(std::span<const std::uint64_t> taken);
  std::uint64_t steps() const { return steps_; }
  std::size_t bytes() const;

 private:
  struct Kept {
    std::size_t count;
    Matched matched;
  };
  struct Work {
    std::vector<std::uint64_t> taken;
    std::unique_ptr<Matching> matching;
  };

  const Kept* find(std::span<const std::uint64_t> taken);
  std::vector<std::uint32_t> nearest(std::span<const std::uint64_t> taken) const;

  const Places& places_;
  std::vector<std::unique_ptr<Kept>> kept_;  ///< the last one asked for first
  std::vector<std::unique_ptr<Work>> works_;
  std::uint64_t steps_ = 0;
};

}  // namespace nimlab
