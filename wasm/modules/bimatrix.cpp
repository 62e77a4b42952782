#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace instrument {
extern const InstrumentInfo bimatrix;
}

/// Two players whose payoffs need not sum to zero; no game.
std::span<const GameInfo* const> games() { return {}; }
std::shared_ptr<Subject> opened(const GameInfo&, std::string_view) { return nullptr; }

std::span<const InstrumentInfo* const> instruments() {
  static constexpr std::array all = {&instrument::bimatrix};
  return all;
}

}  // namespace nimlab
