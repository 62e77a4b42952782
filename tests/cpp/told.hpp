#pragma once

#include <cstring>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "asking.hpp"

/// What a subject tells, read back from its bytes; web/solver/data.ts is the other reader.
namespace nimlab {

struct Told {
  char kind = 0;  ///< as Data::Tag: 0 nothing, 1 and 2 flags, 3 number, 4 count, 5 text, 6 … 8 lists, 9
                  ///< items, 10 fields
  std::uint64_t number = 0;
  std::string text;
  std::vector<std::uint64_t> list;
  std::vector<Told> items;
  std::map<std::string, Told> fields;

  const Told& operator[](const std::string& key) const { return fields.at(key); }
};

class ToldReader {
 public:
  explicit ToldReader(std::span<const std::byte> bytes) : bytes_(bytes.begin(), bytes.end()) {}

  Told read() {
    Told told;
    told.kind = static_cast<char>(number(1));
    const int tag = told.kind;
    if (tag == 3) told.number = number(4);
    if (tag == 4) told.number = number(8);
    if (tag == 5) told.text = text(number(4));
    if (tag >= 6 && tag <= 8) {
      for (std::uint64_t left = number(4); left > 0; --left)
        told.list.push_back(number(tag == 6 ? 8 : tag == 7 ? 4 : 1));
    }
    if (tag == 9) {
      for (std::uint64_t left = number(4); left > 0; --left) told.items.push_back(read());
    }
    if (tag == 10) {
      for (std::uint64_t left = number(4); left > 0; --left) {
        const std::string key = text(number(1));
        told.fields[key] = read();
      }
    }
    return told;
  }
  bool finished() const { return at_ == bytes_.size(); }

 private:
  std::uint64_t number(std::size_t width) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < width; ++i)
      value |= std::to_integer<std::uint64_t>(bytes_.at(at_++)) << 8 * i;
    return value;
  }
  std::string text(std::size_t size) {
    std::string out;
    for (std::size_t i = 0; i < size; ++i) out += static_cast<char>(number(1));
    return out;
  }

  const std::vector<std::byte> bytes_;
  std::size_t at_ = 0;
};

/// Asks a subject, game or instrument.
inline Told told(const std::string& subject, const std::string& what, const std::string& text,
                 const std::string& rule = "", std::vector<std::uint64_t> numbers = {}) {
  const auto job = open_subject(subject, rule)->ask({what, text, std::move(numbers)});
  while (!job->step()) {
  }
  const Data data = job->tell();
  ToldReader reader(data.bytes());
  Told all = reader.read();
  REQUIRE(reader.finished());
  return all;
}

}  // namespace nimlab
