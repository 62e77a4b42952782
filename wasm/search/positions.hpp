#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/game.hpp"

namespace nimlab {

/// Positions by number: each kept once, in the order they came, as a string of bytes (seven bits of a number
/// in each), found again by hashing. Cost of a small position: about 20 bytes beside its numbers.
class Positions {
 public:
  /// The number of a position, which is size() before if it is new. Needs size() and text_bytes() below
  /// 2^32 − 1.
  std::uint32_t add(const Position& p);
  std::optional<std::uint32_t> find(const Position& p) const;
  /// Writes position `id` to `p`, whose memory is used again.
  void read(std::uint32_t id, Position& p) const;

  std::uint32_t size() const { return static_cast<std::uint32_t>(first_.size() - 1); }
  std::size_t text_bytes() const { return text_.size(); }
  /// All memory that is held.
  std::size_t bytes() const {
    return text_.capacity() + first_.capacity() * sizeof(first_[0]) + slots_.capacity() * sizeof(Slot);
  }

 private:
  static constexpr std::uint32_t free = 0xFFFFFFFF;
  struct Slot {
    std::uint32_t id = free;
    std::uint32_t hash = 0;  ///< so that few strings are compared and none is hashed twice
  };

  /// The slot that holds p, or the free one where it belongs.
  std::size_t slot_of(const Position& p, std::uint32_t hash) const;
  /// Whether position `id` is p. Its text: each number as groups of seven bits, the lowest first, with the
  /// eighth bit where more follow; different lists give different texts.
  bool is(std::uint32_t id, const Position& p) const;
  void write(const Position& p);  ///< behind all others
  void grow();                    ///< twice as many slots

  std::vector<std::uint8_t> text_;
  std::vector<std::uint32_t> first_ = {0};
  std::vector<Slot> slots_ = std::vector<Slot>(64);
};

}  // namespace nimlab
