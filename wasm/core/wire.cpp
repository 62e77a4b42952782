#include "core/wire.hpp"

#include <algorithm>
#include <bit>
#include <utility>

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

std::byte* Data::more(std::size_t size) {
  if (size > room_ - size_) {
    const std::size_t room = std::max(2 * room_, size_ + size);
    std::unique_ptr<std::byte[]> larger(new std::byte[room]);
    std::copy_n(bytes_.get(), size_, larger.get());
    bytes_ = std::move(larger);
    room_ = room;
  }
  return bytes_.get() + std::exchange(size_, size_ + size);
}

void Data::append(const void* from, std::size_t size) {
  std::copy_n(static_cast<const std::byte*>(from), size, more(size));
}

Data& Data::alone(Tag tag) {
  append(&tag, sizeof tag);
  return *this;
}

Data& Data::tagged(Tag tag, std::size_t size) {
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
Data& Data::text(std::string_view value) {
  tagged(Tag::text, value.size());
  append(value.data(), value.size());
  return *this;
}
Data& Data::list(std::span<const std::uint64_t> values) {
  tagged(Tag::counts, values.size());
  append(values.data(), values.size_bytes());
  return *this;
}
Data& Data::list(std::span<const std::uint32_t> values) {
  tagged(Tag::numbers, values.size());
  append(values.data(), values.size_bytes());
  return *this;
}
Data& Data::list(std::span<const std::uint8_t> values) {
  tagged(Tag::bytes, values.size());
  append(values.data(), values.size_bytes());
  return *this;
}
std::span<std::byte> Data::list(std::size_t count) {
  tagged(Tag::counts, count);
  const std::size_t size = count * sizeof(std::uint64_t);
  return {more(size), size};
}
Data& Data::items(std::size_t count) { return tagged(Tag::items, count); }
Data& Data::fields(std::size_t count) { return tagged(Tag::fields, count); }
Data& Data::key(std::string_view name) {
  *more(1) = static_cast<std::byte>(name.size());
  append(name.data(), name.size());
  return *this;
}

}  // namespace nimlab
