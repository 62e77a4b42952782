#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "math/integer.hpp"

namespace nimlab {

using IntegerVector = std::vector<Integer>;

/// The extreme rays of the cone of all z >= 0 with h z >= 0 for each h of `above` and h z = 0 for each h of
/// `equal`. By double description (T. S. Motzkin and others 1953): of a cone's rays those above a new plane
/// stay, and each two neighbours on either side of it give one on it.
class ExtremeRays {
 public:
  ExtremeRays(std::size_t dimension, std::vector<IntegerVector> above, std::vector<IntegerVector> equal,
              std::size_t most);

  enum class State : std::uint8_t { working, found, too_many };
  /// Takes the next plane in, or a part of it. Too many: there were more than `most` on the way. Cost of a
  /// plane: rays² · rays words of 64 planes at worst, and a combination of two vectors for each two
  /// neighbours.
  State step();
  /// Where found: each as whole numbers without a common divisor, in falling lexicographic order.
  std::vector<IntegerVector> rays() const;

 private:
  /// And the planes that it lies on, a bit each.
  struct Ray {
    IntegerVector at;
    std::vector<std::uint64_t> on;
  };
  bool neighbours(std::size_t a, std::size_t b, std::vector<std::uint64_t>& both) const;

  std::size_t dimension_, equal_, most_;
  std::vector<IntegerVector> planes_;  ///< those that hold with equality first
  std::vector<Ray> rays_;
  std::size_t next_ = 0, above_ = 0, below_ = 0;  ///< of the planes, and two rays on either side of it
  std::vector<Integer> side_;                     ///< of that plane, where each ray is
  std::vector<Ray> made_;                         ///< on it
};

/// Without a common divisor.
void make_primitive(IntegerVector& vector);

}  // namespace nimlab
