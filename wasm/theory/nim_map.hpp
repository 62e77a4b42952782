#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace nimlab {

/// A map of the numbers below 2^bits onto themselves that is made of "add 1" and "nim-add c". What comes of a
/// number's lowest bits depends on these alone, so it is a tree in which each node may swap its two branches.
/// Adding 1 swaps at the root and goes on in one branch; nim-adding is left at a node for later. Cost of
/// everything: `bits` steps; 4 · 2^bits bytes.
class NimMap {
 public:
  /// The map that changes nothing; bits <= 24.
  explicit NimMap(unsigned bits) : bits_(bits), later_(std::size_t{1} << bits, 0) {}

  std::uint64_t operator()(std::uint64_t x) const {
    std::uint64_t out = 0;
    std::size_t node = 1;
    for (unsigned bit = 0; bit < bits_; ++bit, x >>= 1) {
      x ^= later_[node];
      out |= (x & 1) << bit;
      node = 2 * node + (x & 1);
    }
    return out;
  }

  /// F becomes x ↦ F(x ⊕ c), F(x + 1), F(x − 1).
  void nim_add_first(std::uint64_t c) { later_[1] ^= static_cast<std::uint32_t>(c); }
  void add_first() { step_first(1); }
  void subtract_first() { step_first(0); }

 private:
  /// In the branch that numbers with this lowest bit now take, the step goes on.
  void step_first(std::uint32_t carried) {
    std::size_t node = 1;
    for (unsigned bit = 1; bit < bits_; ++bit) {
      const std::uint32_t rest = later_[node] >> 1;
      later_[2 * node] ^= rest;
      later_[2 * node + 1] ^= rest;
      later_[node] = (later_[node] & 1) ^ 1;
      node = 2 * node + (carried ^ later_[node]);
    }
    later_[node] = (later_[node] & 1) ^ 1;
  }

  unsigned bits_;
  std::vector<std::uint32_t> later_;  ///< by node, 1 the root: bit 0 swaps, the others are of what is below
};

}  // namespace nimlab
