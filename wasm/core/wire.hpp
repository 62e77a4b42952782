#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace nimlab {

/// Plain data as bytes, as it crosses to JavaScript: a value is a tag and what belongs to it, all numbers
/// little endian; web/solver/data.ts reads it. A record is its size, then a key and a value for each field.
class Data {
 public:
  Data& nothing();
  Data& flag(bool value);
  Data& number(std::uint32_t value);  ///< a JavaScript number
  Data& count(std::uint64_t value);   ///< a bigint
  Data& optional(const std::optional<std::uint64_t>& value);
  Data& text(std::string_view value);
  Data& list(std::span<const std::uint64_t> values);  ///< as one typed array each
  Data& list(std::span<const std::uint32_t> values);
  Data& list(std::span<const std::uint8_t> values);
  /// A list of so many 64-bit numbers: their bytes, which are to be written before anything else is.
  std::span<std::byte> list(std::size_t count);
  Data& items(std::size_t count);   ///< so many values follow
  Data& fields(std::size_t count);  ///< so many keys and values follow
  Data& key(std::string_view name);

  std::span<const std::byte> bytes() const { return {bytes_.get(), size_}; }

 private:
  enum class Tag : std::uint8_t;
  Data& alone(Tag tag);
  Data& tagged(Tag tag, std::size_t size);
  void append(const void* from, std::size_t size);
  std::byte* more(std::size_t size);  ///< room behind what is written

  std::unique_ptr<std::byte[]> bytes_;  ///< no vector, which would fill them with zeros first
  std::size_t size_ = 0, room_ = 0;
};

}  // namespace nimlab
