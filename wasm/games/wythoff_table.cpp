#include "games/wythoff_table.hpp"

#include <bit>

#include "theory/bytes.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t full = ~std::uint64_t{0};

}  // namespace

void WythoffTable::Used::add(std::uint32_t v) {
  words[v / 64] |= std::uint64_t{1} << (v % 64);
  while (first < words.size() && words[first] == full) ++first;
}

std::size_t WythoffTable::bytes() const {
  std::size_t bytes = bytes_of(values_, columns_, diagonals_);
  for (const auto& row : values_) bytes += bytes_of(row);
  for (const auto* sets : {&columns_, &diagonals_}) {
    for (const Used& used : *sets) bytes += bytes_of(used.words);
  }
  return bytes;
}

bool WythoffTable::step(std::uint64_t side) {
  if (rows_ >= side) return true;
  const std::uint64_t x = rows_;
  columns_.resize(x + 1);
  diagonals_.resize(x + 1);
  values_.resize(x + 1);
  std::vector<std::uint32_t>& values = values_[x];
  values.resize(x + 1);
  Used row;
  // No two cells of a row share a column or a diagonal, so these learn of it when all of it is there.
  for (std::uint64_t y = 0; y <= x; ++y) {
    Used& column = columns_[y];
    Used& diagonal = diagonals_[x - y];
    std::size_t word = std::max(std::max(row.first, column.first), diagonal.first);
    std::uint64_t taken = full;
    for (;; ++word) {
      const auto of = [&](const Used& used) { return word < used.words.size() ? used.words[word] : 0; };
      taken = of(row) | of(column) | of(diagonal);
      if (taken != full) break;
    }
    values[y] = static_cast<std::uint32_t>(word * 64 + static_cast<std::size_t>(std::countr_one(taken)));
    for (Used* used : {&row, &column, &diagonal}) used->make_room(values[y]);
    row.add(values[y]);
  }
  for (std::uint64_t y = 0; y <= x; ++y) {
    if (y < x) columns_[y].add(values[y]);
    diagonals_[x - y].add(values[y]);
  }
  columns_[x] = std::move(row);  // by symmetry, what stands above the diagonal in this column
  return ++rows_ >= side;
}

}  // namespace nimlab
