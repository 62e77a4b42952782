#include "catalogue/catalogue.hpp"

#include <algorithm>

#include "catalogue/out_of_memory.hpp"
#include "core/numbers.hpp"

namespace nimlab {
namespace {

template <class Info>
const Info* find(std::span<const Info* const> among, std::string_view name) {
  const auto found =
      std::find_if(among.begin(), among.end(), [&](const Info* info) { return info->name == name; });
  return found == among.end() ? nullptr : *found;
}

[[noreturn]] void refuse(std::string_view name) {
  throw Error(ErrorCode::unknown_game, Field::game, excerpt(name));
}

std::unique_ptr<GameSubject> open_game_anew(Catalogue& parts, const GameInfo& info, std::string_view rule) {
  if (rule.empty()) rule = info.default_rule;
  return std::make_unique<GameSubject>(
      info.open ? info.open(rule) : info.open_of(rule, [&](std::string_view part, std::string_view its_rule) {
        return parts.open_game(part, its_rule)->game();
      }));
}

}  // namespace

Catalogue::Catalogue(Games games, Instruments instruments)
    : games_(games), instruments_(instruments), open_(open_game_anew) {}
// Not inline: all modules then name the same symbols in the same order, and one glue serves all.
Catalogue::Catalogue(Instruments instruments) : instruments_(instruments) {}

Catalogue::Remembered::iterator Catalogue::find(Remembered& among, std::string_view name,
                                                std::string_view rule) {
  return std::find_if(among.begin(), among.end(),
                      [&](const Opened& each) { return each.name == name && each.rule == rule; });
}

std::shared_ptr<Subject> Catalogue::opened(std::string_view name, std::string_view rule) {
  if (const GameInfo* info = nimlab::find(games_, name)) return open_(*this, *info, rule);
  const InstrumentInfo* info = nimlab::find(instruments_, name);
  if (!info) refuse(name);
  return info->open(rule.empty() ? info->default_rule : rule);
}

std::shared_ptr<Subject> Catalogue::open(std::string_view name, std::string_view rule) {
  return guarded([&] {
    if (!held_back_) held_back_.reset(std::malloc(1 << 20));
    if (const auto found = find(kept_, name, rule); found != kept_.end()) return found->subject;
    if (const auto found = find(recent_, name, rule); found != recent_.end()) {
      recent_.splice(recent_.begin(), recent_, found);
      return found->subject;
    }
    std::shared_ptr<Subject> subject = opened(name, rule);
    recent_.push_front({std::string(name), std::string(rule), subject});
    // The latest stays, and of the others as many as fit.
    constexpr std::size_t most = 8;
    constexpr std::size_t heaviest = 96 << 20;  // bytes of all but the latest
    std::size_t count = 1, bytes = 0;
    for (auto each = std::next(recent_.begin()); each != recent_.end();) {
      const std::size_t more = each->subject->bytes();
      if (count == most || more > heaviest - bytes) {
        each = recent_.erase(each);
      } else {
        ++count, bytes += more;
        ++each;
      }
    }
    return subject;
  });
}

std::shared_ptr<GameSubject> Catalogue::open_game(std::string_view name, std::string_view rule) {
  if (!nimlab::find(games_, name)) refuse(name);
  return std::static_pointer_cast<GameSubject>(open(name, rule));
}

std::unique_ptr<GameSubject> Catalogue::open_anew(std::string_view name, std::string_view rule) {
  const GameInfo* info = nimlab::find(games_, name);
  if (!info) refuse(name);
  return guarded([&] { return open_(*this, *info, rule); });
}

std::string Catalogue::keep(std::string_view name, std::string_view rule) {
  return guarded([&] {
    std::shared_ptr<Subject> subject = opened(name, rule);
    std::string key = '#' + std::to_string(++last_kept_);
    kept_.push_back({std::string(name), key, std::move(subject)});
    return key;
  });
}

void Catalogue::drop(std::string_view kept) {
  kept_.remove_if([&](const Opened& each) { return each.rule == kept; });
}

void Catalogue::forget_everything() {
  held_back_.reset();
  recent_.clear();
  kept_.clear();
}

}  // namespace nimlab
