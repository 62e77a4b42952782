#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace nimlab {

inline constexpr std::uint32_t most_row_cells = 20;

/// Who wins k in a row on a small board, and how fast. Cells are bits, row by row.
///
/// A score is 100 − d for who wins with the d-th move from here on, −(100 − d) for who so loses, 0 for a
/// draw, under best play, which wins fast and loses late. Asked is only whether a score is at least g,
/// alpha–beta with an empty window; a few such questions give the score. Of boards that are turned or
/// reflected one is looked at; what is learned of it is kept. A player who can end the game does, one who is
/// threatened answers, and a player all of whose rows are spoilt cannot win.
class RowSolver {
 public:
  static constexpr int best_score = 100;

  /// At most `most_row_cells` cells, k >= 2.
  RowSolver(std::uint32_t width, std::uint32_t height, std::uint32_t k);

  /// The stones of who moves, and those of the other.
  struct Board {
    std::uint32_t own, other;
    bool operator==(const Board&) const = default;
  };

  /// A row of k or more among these stones, as cells; 0 if there is none.
  std::uint32_t row(std::uint32_t stones) const;
  std::uint32_t cells() const { return all_; }

  /// Works for about so many positions; true when the score of b is known.
  bool advance(const Board& b, std::int64_t& budget);
  std::optional<int> score(const Board& b) const;
  /// What the score of an option, of who moves there, is for who moved.
  static constexpr int turned(int score) { return score > 0 ? 1 - score : score < 0 ? -score - 1 : 0; }
  /// Whether the score of b is at least g; all at once.
  bool at_least(const Board& b, int g);

  /// Every symmetry of the board, as where each cell goes.
  const std::vector<std::array<std::uint8_t, most_row_cells>>& symmetries() const { return symmetries_; }
  std::uint64_t known() const { return used_; }  ///< positions
  std::size_t bytes() const;

 private:
  struct Entry {
    std::uint64_t key : 48 = 0;  ///< 0: none
    std::int64_t low : 8 = -best_score, high : 8 = best_score;
  };
  struct Bounds {
    int low, high;
    std::uint32_t moves = 0;  ///< those that need be looked at
  };
  struct Frame {
    Board board;
    int g;
    std::uint32_t moves;
    bool fresh = true;
  };

  Bounds bounds(const Board& b) const;
  std::uint64_t key_of(const Board& b) const;
  std::uint32_t moved(std::uint32_t stones, std::size_t symmetry) const;
  const Entry* find(std::uint64_t key) const;
  void learn(const Board& b, int g, bool at_least);
  void run(std::int64_t& budget);

  std::uint32_t all_;
  std::vector<std::uint32_t> rows_;
  std::vector<std::uint8_t> order_;  ///< cells in many rows first
  std::vector<std::array<std::uint8_t, most_row_cells>> symmetries_;
  std::vector<std::uint32_t> moved_;  ///< by symmetry, half of the board, stones in it
  std::vector<Entry> table_;
  std::uint64_t used_ = 0;
  std::vector<Frame> stack_;  ///< has room for all cells, so that nothing is half done where memory runs out
  Board root_{};
  bool answer_ = false;
};

}  // namespace nimlab
