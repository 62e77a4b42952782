#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace nimlab {

/// SG values of Wythoff's game row by row, by the definition: the values that occur to the left, above and on
/// the diagonal are kept as sets of bits, so that a cell costs a look at a few words. No formula is known
/// (Fraenkel).
class WythoffTable {
 public:
  /// One more row and column; true if there are `side` of them.
  bool step(std::uint64_t side);
  std::uint64_t rows() const { return rows_; }
  /// x, y < rows()
  std::uint32_t at(std::uint64_t x, std::uint64_t y) const { return values_[std::max(x, y)][std::min(x, y)]; }
  std::size_t bytes() const;

 private:
  /// A set of numbers, and the first word of it that is not full.
  struct Used {
    std::vector<std::uint64_t> words;
    std::size_t first = 0;
    bool has_room(std::uint32_t v) const { return v / 64 < words.size(); }
    void make_room(std::uint32_t v) {
      if (!has_room(v)) words.resize(v / 64 + 1);
    }
    void add(std::uint32_t v);  ///< has_room(v)
  };

  // The lists may be longer than this, by what a step began for which there was no memory.
  std::uint64_t rows_ = 0;
  std::vector<std::vector<std::uint32_t>> values_;  ///< by symmetry, row x up to x
  std::vector<Used> columns_, diagonals_;
};

}  // namespace nimlab
