#include "search/positions.hpp"

namespace nimlab {
namespace {

std::uint32_t hash_of(const Position& p) {
  std::uint64_t h = p.size();
  for (std::uint64_t x : p) {
    h = (h ^ x) * 0x9E3779B97F4A7C15;
    h ^= h >> 32;
  }
  return static_cast<std::uint32_t>((h * 0xBF58476D1CE4E5B9) >> 32);
}

}  // namespace

bool Positions::is(std::uint32_t id, const Position& p) const {
  const std::uint8_t* at = text_.data() + first_[id];
  const std::uint8_t* const end = text_.data() + first_[id + 1];
  for (std::uint64_t x : p) {
    for (; x >= 128; x >>= 7)
      if (at == end || *at++ != static_cast<std::uint8_t>(x | 128)) return false;
    if (at == end || *at++ != static_cast<std::uint8_t>(x)) return false;
  }
  return at == end;
}

void Positions::write(const Position& p) {
  for (std::uint64_t x : p) {
    for (; x >= 128; x >>= 7) text_.push_back(static_cast<std::uint8_t>(x | 128));
    text_.push_back(static_cast<std::uint8_t>(x));
  }
  first_.push_back(static_cast<std::uint32_t>(text_.size()));
}

std::size_t Positions::slot_of(const Position& p, std::uint32_t hash) const {
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t i = hash & mask;; i = (i + 1) & mask) {
    const Slot& slot = slots_[i];
    if (slot.id == free || (slot.hash == hash && is(slot.id, p))) return i;
  }
}

std::uint32_t Positions::add(const Position& p) {
  const std::uint32_t hash = hash_of(p);
  std::size_t slot = slot_of(p, hash);
  if (slots_[slot].id != free) return slots_[slot].id;
  if (2 * first_.size() > slots_.size()) {
    grow();
    slot = slot_of(p, hash);
  }
  const std::uint32_t id = size();
  write(p);
  slots_[slot] = {id, hash};
  return id;
}

std::optional<std::uint32_t> Positions::find(const Position& p) const {
  const Slot& slot = slots_[slot_of(p, hash_of(p))];
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
