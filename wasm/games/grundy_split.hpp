#pragma once

#include "games/split_game.hpp"
#include "search/ruleset.hpp"

namespace nimlab {

/// Grundy's game (P. M. Grundy, "Mathematics and games", 1939): split one heap into two of different sizes;
/// who cannot, loses. Position: heaps, 1,000,000 stones in all. Move: see SplitGame. No formula
/// and no period is known; SG values: see SplitTable.
class GrundySplit : public TabledSplitGame<GrundySplit> {
 public:
  static constexpr GameInfo info{.name = "grundy_split",
                                 .default_rule = "",
                                 .example = "12",
                                 .move_fields = "heap part part",
                                 .theorem = "sprague-grundy",
                                 .limits = "stones<=1000000 values<=1048576"};

  static constexpr std::uint64_t max_heap() { return 1'000'000; }
  static constexpr std::uint64_t max_total() { return 1'000'000; }

  static GrundySplit parse_rule(std::string_view text) {
    no_rule(text);
    GrundySplit game;
    game.use({{4}, true});
    return game;
  }
  std::string format_rule() const { return {}; }
};

}  // namespace nimlab
