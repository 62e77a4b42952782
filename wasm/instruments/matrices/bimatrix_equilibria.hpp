#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/subject.hpp"
#include "instruments/matrices/payoffs.hpp"
#include "math/cone.hpp"

namespace nimlab {

/// What both players win, over one denominator.
struct Bimatrix {
  PayoffMatrix row;
  Payoffs column;
};

/// All equilibria of a game of two players. The strategies of each, together with what the other's best
/// answer wins, are a polyhedron; an equilibrium of two of its vertices is a pair in which each pure strategy
/// is not played or a best answer. Those among whom each meets each are a maximal Nash subset: every mixture
/// of its rows with every mixture of its columns is an equilibrium, and each equilibrium is in such a subset
/// (H.-M. Winkels 1979; M. J. M. Jansen 1981; D. Avis, G. D. Rosenberg, R. Savani, B. von Stengel 2010). In a
/// game that is not degenerate each subset is one pair.
class EquilibriaJob final : public Job {
 public:
  explicit EquilibriaJob(Bimatrix game);
  bool step() override;
  std::uint64_t done() const override { return planes_; }
  Data tell() override;
  /// How many equilibria there are; none where there are infinitely many. Once it is done.
  std::optional<std::size_t> count() const;

 private:
  struct Vertex {
    IntegerVector weights;
    std::vector<bool> labels;  ///< rows, then columns: not played, or a best answer
  };
  using Numbers = std::vector<std::uint32_t>;
  struct Subset {
    Numbers rows, columns;
    std::uint32_t component = 0;
  };
  void begin(bool row);
  void take(bool row);
  void find_pairs();
  void find_subsets();

  Bimatrix game_;
  std::optional<ExtremeRays> rays_;
  bool row_ = true;
  std::uint64_t planes_ = 0;
  std::vector<Vertex> rows_, columns_;                          ///< in an equilibrium, in the end
  std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs_;  ///< row, column
  std::vector<Subset> subsets_;
};

}  // namespace nimlab
