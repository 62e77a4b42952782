#pragma once

#include <optional>

#include "instruments/matrices/zero_sum.hpp"
#include "math/cone.hpp"
#include "math/tableau.hpp"

namespace nimlab {

/// A mixture of the rows of a game that wins more than 0 in each column; or, where there is none and less is
/// wanted, one that wins nowhere less and somewhere more. The first is there iff the game is worth more than
/// 0. Where it is worth 0, the second is looked for by the linear program: maximise the sum of all columns
/// where none is below 0. A basis with a sum above 0 will do, so the pivots end with the first that is not
/// degenerate; by Bland's rule they do end.
class DominatingMixture {
 public:
  /// Up to 256 × 256, entries at most 2 · 10^15 from 0, as of differences of payoffs. `weakly`: the second
  /// will do.
  DominatingMixture(Payoffs more, bool weakly);
  bool step();  ///< about a millisecond; true when it is decided
  /// Weights of the rows without a common divisor; none where there is no such mixture.
  const std::optional<IntegerVector>& weights() const { return weights_; }
  bool everywhere() const { return everywhere_; }  ///< it wins more than 0 in each column

 private:
  void begin();
  bool pivot();
  void found(IntegerVector weights);

  Payoffs more_;
  bool weakly_, everywhere_ = false, pivoting_ = false;
  std::optional<ZeroSumSolver> solver_;
  std::optional<Tableau> tableau_;
  std::optional<IntegerVector> weights_;
};

}  // namespace nimlab
