#include "games/all.hpp"
#include "games/splits/split_game.hpp"

namespace nimlab {
namespace {

/// Grundy's game (P. M. Grundy, "Mathematics and games", 1939): split one heap into two of different sizes;
/// who cannot, loses. Position: heaps, 1,000,000 stones in all. Move: see SplitGame. No formula
/// and no period is known; SG values: see SplitTable.
class GrundySplit final : public TabledSplitGame {
 public:
  GrundySplit() : TabledSplitGame(game::grundy_split, {{4}, true}) {}
};

std::unique_ptr<Game> open_grundy_split(std::string_view rule) {
  no_rule(rule);
  return std::make_unique<GrundySplit>();
}

}  // namespace

const GameInfo game::grundy_split = described<GrundySplit>({.name = "grundy_split",
                                                            .family = "splits",
                                                            .default_rule = "",
                                                            .example = "12",
                                                            .move_fields = "heap part part",
                                                            .theorem = "sprague-grundy",
                                                            .limits = "stones<=1000000 values<=1048576",
                                                            .open = open_grundy_split});

}  // namespace nimlab
