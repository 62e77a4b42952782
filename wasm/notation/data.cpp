#include "notation/data.hpp"

#include <bit>

namespace nimlab {

static_assert(std::endian::native == std::endian::little);

enum class Data::Tag : std::uint8_t {
  nothing,
  no,
  yes,
  number,
  count,
  text,
  counts,
  numbers,
  bytes,
  items,
  fields
};

// Every answer is made of these: inlined, they are the larger part of what writes it.
[[gnu::noinline]] void Data::append(const void* from, std::size_t size) {
  const auto* bytes = static_cast<const std::uint8_t*>(from);
  bytes_.insert(bytes_.end(), bytes, bytes + size);
}

[[gnu::noinline]] Data& Data::alone(Tag tag) {
  append(&tag, sizeof tag);
  return *this;
}

[[gnu::noinline]] Data& Data::tagged(Tag tag, std::size_t size) {
  const auto length = static_cast<std::uint32_t>(size);
  alone(tag).append(&length, sizeof length);
  return *this;
}

Data& Data::nothing() { return alone(Tag::nothing); }
Data& Data::flag(bool value) { return alone(value ? Tag::yes : Tag::no); }
Data& Data::number(std::uint32_t value) { return tagged(Tag::number, value); }
Data& Data::count(std::uint64_t value) {
  alone(Tag::count).append(&value, sizeof value);
  return *this;
}
Data& Data::optional(const std::optional<std::uint64_t>& value) { return value ? count(*value) : nothing(); }
[[gnu::noinline]] Data& Data::text(std::string_view value) {
  tagged(Tag::text, value.size());
  append(value.data(), value.size());
  return *this;
}
[[gnu::noinline]] Data& Data::list(std::span<const std::uint64_t> values) {
  tagged(Tag::counts, values.size());
  append(values.data(), values.size_bytes());
  return *this;
}
[[gnu::noinline]] Data& Data::list(std::span<const std::uint32_t> values) {
  tagged(Tag::numbers, values.size());
  append(values.data(), values.size_bytes());
  return *this;
}
[[gnu::noinline]] Data& Data::list(std::span<const std::uint8_t> values) {
  tagged(Tag::bytes, values.size());
  append(values.data(), values.size_bytes());
  return *this;
}
Data& Data::items(std::size_t count) { return tagged(Tag::items, count); }
Data& Data::fields(std::size_t count) { return tagged(Tag::fields, count); }
[[gnu::noinline]] Data& Data::key(std::string_view name) {
  bytes_.push_back(static_cast<std::uint8_t>(name.size()));
  append(name.data(), name.size());
  return *this;
}

}  // namespace nimlab
