#include "catalogue/catalogue.hpp"

// In a file of its own: it is linked where it is asked for.
namespace nimlab {

std::unique_ptr<GameSubject> open(const GameInfo& info, std::string_view rule) {
  return std::make_unique<GameSubject>(info.open(rule.empty() ? info.default_rule : rule));
}

std::shared_ptr<Subject> opened(const GameInfo& info, std::string_view rule) { return open(info, rule); }

}  // namespace nimlab
