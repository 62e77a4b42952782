#include "games/graphs/geography_matchings.hpp"

#include <algorithm>

namespace nimlab {
namespace {

constexpr std::size_t max_kept = 4, max_works = 3;

}  // namespace

const Matchings::Kept* Matchings::find(std::span<const std::uint64_t> taken) {
  const auto found = std::find_if(kept_.begin(), kept_.end(), [&](const auto& kept) {
    return kept->count == taken.size() && std::all_of(taken.begin(), taken.end(), [&](std::uint64_t v) {
             return kept->matched.part[v] == Part::none;
           });
  });
  if (found == kept_.end()) return nullptr;
  std::rotate(kept_.begin(), found, found + 1);
  return kept_.front().get();
}

std::vector<std::uint32_t> Matchings::nearest(std::span<const std::uint64_t> taken) const {
  const Kept* best = nullptr;
  for (const auto& kept : kept_) {
    if (kept->count > taken.size() || (best && best->count >= kept->count)) continue;
    const auto out = std::count_if(taken.begin(), taken.end(),
                                   [&](std::uint64_t v) { return kept->matched.part[v] == Part::none; });
    if (static_cast<std::size_t>(out) == kept->count) best = kept.get();
  }
  if (!best) return {};
  std::vector<std::uint32_t> mate = best->matched.mate;
  for (const std::uint64_t v : taken) {
    if (mate[v] != Matched::alone) mate[mate[v]] = Matched::alone;
    mate[v] = Matched::alone;
  }
  return mate;
}

bool Matchings::step(std::span<const std::uint64_t> taken) {
  if (find(taken)) return true;
  auto work = std::find_if(works_.begin(), works_.end(), [&](const auto& each) {
    return std::equal(taken.begin(), taken.end(), each->taken.begin(), each->taken.end());
  });
  if (work == works_.end()) {
    auto fresh =
        std::make_unique<Work>(Work{{taken.begin(), taken.end()}, places_.match(taken, nearest(taken))});
    works_.reserve(max_works + 1);
    works_.insert(works_.begin(), std::move(fresh));
    if (works_.size() > max_works) works_.pop_back();
    ++steps_;
    return false;
  }
  ++steps_;
  std::rotate(works_.begin(), work, work + 1);
  try {
    if (!works_.front()->matching->step()) return false;
    kept_.reserve(max_kept + 1);
    kept_.insert(kept_.begin(),
                 std::make_unique<Kept>(Kept{taken.size(), works_.front()->matching->matched()}));
  } catch (...) {  // memory ran out in the middle of a step
    works_.erase(works_.begin());
    throw;
  }
  works_.erase(works_.begin());
  if (kept_.size() > max_kept) kept_.pop_back();
  return true;
}

const Matched& Matchings::of(std::span<const std::uint64_t> taken) {
  while (!step(taken)) {
  }
  return kept_.front()->matched;
}

std::size_t Matchings::bytes() const {
  std::size_t bytes = 0;
  for (const auto& kept : kept_) bytes += sizeof(Kept) + kept->matched.bytes();
  for (const auto& work : works_) bytes += sizeof(Work) + bytes_of(work->taken) + work->matching->bytes();
  return bytes;
}

}  // namespace nimlab
