#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/split_mix.hpp"

namespace nimlab {

/// Numbers that depend on the seed alone, wherever this runs.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  /// From `least` to `most`, both included.
  std::uint64_t operator()(std::uint64_t least, std::uint64_t most) {
    const std::uint64_t range = most - least + 1;  // 0: all of them
    return least + (range == 0 ? next() : next() % range);
  }
  std::vector<std::uint64_t> list(std::uint64_t count, std::uint64_t least, std::uint64_t most) {
    std::vector<std::uint64_t> numbers(count);
    for (std::uint64_t& each : numbers) each = (*this)(least, most);
    return numbers;
  }
  template <class List>
  void shuffle(List& list) {
    for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[(*this)(0, i - 1)]);
  }

 private:
  std::uint64_t next() { return split_mix(state_ += split_mix_step); }

  std::uint64_t state_;
};

}  // namespace nimlab
