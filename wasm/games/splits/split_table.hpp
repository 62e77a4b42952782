#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/bytes.hpp"
#include "math/period.hpp"

namespace nimlab {

/// What may be done with a heap, by how many stones are removed: element k of the list is an octal digit, the
/// sum of 1 (remove k stones that are the whole heap), 2 (remove k and leave one heap) and 4 (remove k and
/// leave two).
struct SplitRule {
  std::vector<std::uint8_t> digits;  ///< digits[k], k = 0 … ; the last one is not 0
  bool unequal = false;              ///< two heaps that are left must differ (Grundy's game)
};

/// SG values of a game in which a heap loses some stones and may fall into two, grown as far as somebody
/// asked.
///
/// Sparse-space method (Winning Ways, ch. 4; A. Flammenkamp, "Long periodicity in octal games", 1997): a bit
/// mask splits the values in rare ones (even parity under the mask) and common ones, so that rare ⊕ common is
/// common and common ⊕ common is rare. Only splits with a rare heap can exclude a common value, and there are
/// few of them; rare values are tried only below the least common one that is left. The mask is chosen by
/// counting, anew at every doubling: what is rare may become common as values grow. Correct for every mask;
/// fast for one with few rare values.
///
/// Period (R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956): with digits up to k, if
/// G(n + p) = G(n) for all n0 <= n < 2·n0 + p + k, then for all n >= n0. Not claimed for `unequal`.
class SplitTable {
 public:
  static constexpr std::uint64_t max_values = 1 << 20;

  explicit SplitTable(SplitRule rule);

  const SplitRule& rule() const { return rule_; }
  std::span<const std::uint32_t> values() const { return values_; }
  const std::optional<Period>& period() const { return period_; }

  std::size_t bytes() const { return bytes_of(rule_.digits, values_, rare_heaps_, seen_, doubtful_); }

  /// Appends values, or goes on looking for a period, for about a millisecond. Throws too_long when full.
  void grow();
  /// Whether a look for a period is under way.
  bool looking() const { return look_.has_value(); }
  /// How many heaps have rare values: the next value costs about as much. All, while there is no mask.
  std::size_t rare() const { return mask_ == 0 ? values_.size() : rare_heaps_.size(); }

 private:
  void append_one();
  void append();
  void append_sparse();
  void choose_mask();
  void look_for_period();
  bool rare(std::uint32_t v) const;
  void make_room(std::uint32_t v);

  SplitRule rule_;
  std::vector<std::uint32_t> values_;
  std::optional<Period> period_;
  std::optional<ZFunction> look_;
  std::size_t next_look_ = 64, next_mask_ = 1024;
  std::uint32_t mask_ = 0;
  std::vector<std::uint32_t> rare_heaps_;
  std::vector<std::uint32_t> doubtful_;       ///< of append_sparse
  std::vector<std::uint32_t> seen_ = {0, 0};  ///< seen_[v] == stamp_: an option of value v was found
  std::uint32_t stamp_ = 0;
  std::uint64_t work_ = 0;
};

}  // namespace nimlab
