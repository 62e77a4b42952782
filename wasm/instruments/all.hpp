#pragma once

/// What has no opponent, by family. Which module has which, bindings/modules.cmake says.
namespace nimlab {

struct InstrumentInfo;

namespace instrument {
extern const InstrumentInfo bimatrix, matrix_game, simplex;       // matrices
extern const InstrumentInfo guess_card, kuhn_poker, secret_stop;  // bluffing
extern const InstrumentInfo repeated_game;                        // repeated
extern const InstrumentInfo game_tree;                            // trees
extern const InstrumentInfo twenty_four;                          // cards
extern const InstrumentInfo nimber;                               // nimbers
}  // namespace instrument

}  // namespace nimlab
