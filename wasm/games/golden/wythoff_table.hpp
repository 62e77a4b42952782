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
  /// The values of row x up to x, the rest being as by symmetry; x < rows().
  const std::uint32_t* row(std::uint64_t x) const { return values_.data() + begin_of(x); }
  std::size_t bytes() const;

 private:
  /// Sets of numbers, `width_` words each, and of each set the first word that is not full.
  struct Sets {
    std::vector<std::uint64_t> words;
    std::vector<std::uint32_t> first;
  };

  static std::size_t begin_of(std::uint64_t x) { return static_cast<std::size_t>(x * (x + 1) / 2); }
  void widen();

  // The lists may be longer than this, by what a step began for which there was no memory.
  std::uint64_t rows_ = 0;
  std::size_t width_ = 4;
  std::vector<std::uint32_t> values_;  ///< the rows one behind the other
  Sets columns_, diagonals_;
  std::vector<std::uint64_t> here_;  ///< the set of the row that is made
};

}  // namespace nimlab
