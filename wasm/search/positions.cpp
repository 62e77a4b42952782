#include "search/positions.hpp"

#include <algorithm>

namespace nimlab {
namespace {

/// Numbers, each as groups of seven bits, the lowest first, with the eighth bit where more follow: different
/// lists give different strings. In `room`, which is used again.
std::span<const std::uint8_t> written(const Position& p, std::vector<std::uint8_t>& room) {
  if (room.size() < 10 * p.size()) room.resize(10 * p.size());
  std::uint8_t* end = room.data();
  for (std::uint64_t x : p) {
    for (; x >= 128; x >>= 7) *end++ = static_cast<std::uint8_t>(x | 128);
    *end++ = static_cast<std::uint8_t>(x);
  }
  return {room.data(), end};
}

std::uint32_t hash_of(const Position& p) {
  std::uint64_t h = p.size();
  for (std::uint64_t x : p) {
    h = (h ^ x) * 0x9E3779B97F4A7C15;
    h ^= h >> 32;
  }
  return static_cast<std::uint32_t>((h * 0xBF58476D1CE4E5B9) >> 32);
}

}  // namespace

std::size_t Positions::slot_of(std::span<const std::uint8_t> text, std::uint32_t hash) const {
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t i = hash & mask;; i = (i + 1) & mask) {
    const Slot& slot = slots_[i];
    if (slot.id == free) return i;
    if (slot.hash != hash || first_[slot.id + 1] - first_[slot.id] != text.size()) continue;
    if (std::equal(text.begin(), text.end(), text_.begin() + first_[slot.id])) return i;
  }
}

Positions::Added Positions::add(const Position& p) {
  const auto text = written(p, scratch_);
  const std::uint32_t hash = hash_of(p);
  std::size_t slot = slot_of(text, hash);
  if (slots_[slot].id != free) return {slots_[slot].id, false};
  if (2 * first_.size() > slots_.size()) {
    grow();
    slot = slot_of(text, hash);
  }
  const std::uint32_t id = size();
  text_.insert(text_.end(), text.begin(), text.end());
  first_.push_back(static_cast<std::uint32_t>(text_.size()));
  slots_[slot] = {id, hash};
  return {id, true};
}

std::optional<std::uint32_t> Positions::find(const Position& p) const {
  const Slot& slot = slots_[slot_of(written(p, scratch_), hash_of(p))];
  return slot.id == free ? std::nullopt : std::optional(slot.id);
}

void Positions::read(std::uint32_t id, Position& p) const {
  p.clear();
  for (std::size_t i = first_[id]; i < first_[id + 1];) {
    std::uint64_t x = 0;
    for (unsigned shift = 0;; shift += 7) {
      const std::uint8_t byte = text_[i++];
      x |= std::uint64_t{byte & 127u} << shift;
      if (byte < 128) break;
    }
    p.push_back(x);
  }
}

void Positions::grow() {
  std::vector<Slot> wider(2 * slots_.size());
  const std::size_t mask = wider.size() - 1;
  for (const Slot& slot : slots_) {
    if (slot.id == free) continue;
    std::size_t i = slot.hash & mask;
    while (wider[i].id != free) i = (i + 1) & mask;
    wider[i] = slot;
  }
  slots_ = std::move(wider);
}

}  // namespace nimlab
