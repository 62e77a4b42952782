#include "games/golden/wythoff_table.hpp"

#include <bit>

#include "core/bytes.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t full = ~std::uint64_t{0};

/// Puts v into a set, whose first word that is not full moves on.
void add(std::uint64_t* words, std::uint32_t width, std::uint32_t& first, std::uint32_t v) {
  words[v / 64] |= std::uint64_t{1} << (v % 64);
  while (first < width && words[first] == full) ++first;
}

}  // namespace

std::size_t WythoffTable::bytes() const {
  return bytes_of(values_, here_, columns_.words, columns_.first, diagonals_.words, diagonals_.first);
}

/// Twice as many words for each set, all made before any is changed.
void WythoffTable::widen() {
  const auto wider = [&](const std::vector<std::uint64_t>& words) {
    std::vector<std::uint64_t> out(2 * words.size());
    for (std::size_t from = 0; from < words.size(); from += width_) {
      std::copy_n(&words[from], width_, &out[2 * from]);
    }
    return out;
  };
  std::vector<std::uint64_t> columns = wider(columns_.words), diagonals = wider(diagonals_.words),
                             here = wider(here_);
  columns_.words.swap(columns);
  diagonals_.words.swap(diagonals);
  here_.swap(here);
  width_ *= 2;
}

bool WythoffTable::step(std::uint64_t side) {
  if (rows_ >= side) return true;
  const std::size_t x = rows_;
  values_.reserve(begin_of(side));
  values_.resize(begin_of(x + 1));
  for (Sets* sets : {&columns_, &diagonals_}) {
    sets->words.reserve(side * width_);
    sets->words.resize((x + 1) * width_);
    sets->first.resize(x + 1);
  }
  here_.assign(width_, 0);
  std::uint32_t* const values = values_.data() + begin_of(x);
  std::uint32_t first = 0;
  // No two cells of a row share a column or a diagonal, so these learn of it when all of it is there.
  for (std::size_t y = 0; y <= x; ++y) {
    std::uint32_t word = std::max({first, columns_.first[y], diagonals_.first[x - y]});
    for (std::uint64_t taken;; ++word) {
      if (word == width_) widen();
      taken = here_[word] | columns_.words[y * width_ + word] | diagonals_.words[(x - y) * width_ + word];
      if (taken == full) continue;
      values[y] = word * 64 + static_cast<std::uint32_t>(std::countr_one(taken));
      break;
    }
    add(here_.data(), static_cast<std::uint32_t>(width_), first, values[y]);
  }
  const auto width = static_cast<std::uint32_t>(width_);
  std::uint64_t *column = columns_.words.data(), *diagonal = diagonals_.words.data() + x * width_;
  for (std::size_t y = 0; y <= x; ++y, column += width, diagonal -= width) {
    if (y < x) add(column, width, columns_.first[y], values[y]);
    add(diagonal, width, diagonals_.first[x - y], values[y]);
  }
  // By symmetry, what stands above the diagonal in this column.
  std::copy(here_.begin(), here_.end(), columns_.words.begin() + static_cast<std::ptrdiff_t>(x * width_));
  columns_.first[x] = first;
  return ++rows_ >= side;
}

}  // namespace nimlab
