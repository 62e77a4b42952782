#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/step.hpp"
#include "core/subject.hpp"
#include "instruments/matrices/dominating.hpp"
#include "instruments/matrices/payoffs.hpp"

namespace nimlab {

enum class Dominance : std::uint8_t { strict, weak, mixed, weak_mixed };

/// Strikes rows and columns out of a matrix, one a step, the first that can be: a row for which another wins
/// more in each column (strict), or no less in any and more in one (weak), or a mixture of others wins more
/// in each (mixed: where no single one does), or no less in any and more in one (weak_mixed: likewise). Of
/// columns likewise, for the player who pays. Lines are counted from 1, in the whole matrix:
///   row, column {line, by}               lit row-<line> row-<by>, or column-…
///   weak_row, weak_column {line, by}
///   mixed_row, mixed_column {line, weight, by, weight, by, …}: in parts of the sum of the weights
///   weak_mixed_row, weak_mixed_column   likewise, where the mixture is not better everywhere
///   rest {rows, columns}: how many are left
/// position: what is left then, where that has at most 144 entries, of two players as pairs. Of each kind the
/// first 100 are told.
class DominanceJob final : public Job {
 public:
  /// What the column player pays is what the row player wins.
  DominanceJob(PayoffMatrix matrix, Dominance kind);
  /// What the column player wins, over the same denominator.
  DominanceJob(PayoffMatrix matrix, Payoffs column, Dominance kind);
  bool step() override;
  std::uint64_t done() const override { return struck_; }
  Data tell() override;

 private:
  struct Line {
    bool row;
    std::size_t number;
  };
  Line candidate() const;
  bool struck_by_one(bool strictly);
  void strike(std::string_view key, std::vector<std::uint64_t> by);
  void begin_mixture();
  std::int64_t payoff(bool row, std::size_t line, std::size_t across) const;

  std::string shown() const;

  PayoffMatrix matrix_;
  std::optional<Payoffs> column_;
  Dominance kind_;
  std::vector<std::size_t> rows_, columns_;  ///< left
  std::size_t next_ = 0;                     ///< of rows_, then of columns_
  bool mixing_ = false;                      ///< no single line is dominated: mixtures are tried
  std::optional<DominatingMixture> mixture_;
  std::uint64_t struck_ = 0;
  Explanation steps_;
};

inline constexpr std::size_t most_shown = 144;  ///< entries of a matrix that a step shows

}  // namespace nimlab
