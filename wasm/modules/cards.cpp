#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace instrument {
extern const InstrumentInfo twenty_four;
}

/// Puzzles with cards; no game.
std::span<const GameInfo* const> games() { return {}; }
std::shared_ptr<Subject> opened(const GameInfo&, std::string_view) { return nullptr; }

std::span<const InstrumentInfo* const> instruments() {
  static constexpr std::array all = {&instrument::twenty_four};
  return all;
}

}  // namespace nimlab
