#include <array>

#include "catalogue/catalogue.hpp"

namespace nimlab {

namespace instrument {
extern const InstrumentInfo guess_card, kuhn_poker, secret_stop;
}

/// No games.
std::span<const GameInfo* const> games() { return {}; }
std::shared_ptr<Subject> opened(const GameInfo&, std::string_view) { return nullptr; }

/// What is bluffed in, and a stop that is kept secret.
std::span<const InstrumentInfo* const> instruments() {
  using namespace instrument;
  static constexpr std::array all = {&kuhn_poker, &guess_card, &secret_stop};
  return all;
}

}  // namespace nimlab
