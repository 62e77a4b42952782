#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace instrument {
extern const InstrumentInfo matrix_game;
}

/// Two players, zero sum, a matrix; no game that is played in turns.
std::span<const GameInfo* const> games() { return {}; }
std::shared_ptr<Subject> opened(const GameInfo&, std::string_view) { return nullptr; }

std::span<const InstrumentInfo* const> instruments() {
  static constexpr std::array all = {&instrument::matrix_game};
  return all;
}

}  // namespace nimlab
