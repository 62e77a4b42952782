#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimlab {

/// A map of the numbers below 2^bits onto themselves that is made of "add 1" and "nim-add c". What comes of a
/// number's lowest bits depends on these alone, so it is a tree that branches by one bit after the other,
/// from the lowest on.
///
/// Each node first nim-adds a number and then adds one, and these are left there for later: steps only add up
/// while no nim-sum comes between. So a step costs what the nim-sum before it has bits, and of the tree there
/// is only what differs. Cost of steps and sums: at most `bits` each, on the average, as each step goes down
/// only; of a value: `bits` at most. 16 bytes a node, 2^(bits + 1) nodes at most.
class NimMap {
 public:
  /// The map that changes nothing; bits <= 24.
  explicit NimMap(unsigned bits) : mask_((std::uint32_t{1} << bits) - 1), nodes_(1) {}

  std::uint64_t operator()(std::uint64_t x) const {
    auto rest = static_cast<std::uint32_t>(x);
    std::uint32_t out = 0;
    const Node* node = &nodes_[0];
    for (unsigned bit = 0;; ++bit) {
      rest = (rest ^ node->nim_sum) + static_cast<std::uint32_t>(node->steps);
      if (node->branches == 0) return (out | rest << bit) & mask_;
      const std::uint32_t branch = (rest & 1) ^ node->swapped;
      out |= branch << bit;
      rest >>= 1;
      node = &nodes_[node->branches + branch];
    }
  }

  /// F becomes x ↦ F(x ⊕ c), F(x + 1), F(x − 1).
  void nim_add_first(std::uint64_t c) { first(0, static_cast<std::uint32_t>(c), 0); }
  void add_first() { first(0, 0, 1); }
  void subtract_first() { first(0, 0, -1); }

 private:
  /// Takes x ^ nim_sum + steps, whose lowest bit, the other way round if `swapped`, says which branch goes on
  /// with the rest. Branches lie side by side; 0: there are none, and nothing changes further on.
  struct Node {
    std::uint32_t nim_sum = 0;
    std::int32_t steps = 0;
    std::uint32_t branches : 31 = 0, swapped : 1 = 0;
  };

  /// x ^ nim_sum + steps comes before what the node does.
  void first(std::uint32_t at, std::uint32_t nim_sum, std::int32_t steps) {
    if (steps != 0 && nodes_[at].nim_sum != 0) hand_down(at);
    Node& node = nodes_[at];
    node.nim_sum ^= nim_sum;
    node.steps += steps;
  }

  /// Leaves to the branches what is more than a bit.
  void hand_down(std::uint32_t at) {
    if (nodes_[at].branches == 0) {
      const auto end = static_cast<std::uint32_t>(nodes_.size());
      nodes_.resize(end + 2);
      nodes_[at].branches = end & 0x7FFFFFFF;
    }
    Node& node = nodes_[at];
    const std::uint32_t nim_sum = node.nim_sum;
    const std::int32_t steps = node.steps;
    const std::uint32_t branches = node.branches, odd = nim_sum & 1, swapped = node.swapped;
    node.nim_sum = 0;
    node.steps = 0;
    node.swapped = (swapped ^ nim_sum ^ static_cast<std::uint32_t>(steps)) & 1;
    for (const std::uint32_t bit : {0u, 1u}) {
      const std::int32_t sum = static_cast<std::int32_t>(bit ^ odd) + steps;
      first(branches + ((static_cast<std::uint32_t>(sum) & 1) ^ swapped), nim_sum >> 1, sum >> 1);
    }
  }

  std::uint32_t mask_;
  std::vector<Node> nodes_;
};

}  // namespace nimlab
