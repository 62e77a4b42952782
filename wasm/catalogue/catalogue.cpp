#include "catalogue/catalogue.hpp"

#include <algorithm>
#include <cstdlib>
#include <list>

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

std::shared_ptr<Subject> open(std::string_view name, std::string_view rule) {
  if (const GameInfo* info = find(games(), name)) return opened(*info, rule);
  const InstrumentInfo* info = find(instruments(), name);
  if (!info) refuse(name);
  return info->open(rule.empty() ? info->default_rule : rule);
}

struct Opened {
  std::string name, rule;
  std::shared_ptr<Subject> subject;
};

/// What is remembered from one question to the next; the module has one thread.
struct Remembered {
  std::list<Opened> recent;  ///< the latest first
  std::list<Opened> kept;    ///< the rule is "#<number>"
  void* held_back = nullptr;
};

Remembered& remembered() {
  static Remembered all;
  return all;
}

auto find(std::list<Opened>& among, std::string_view name, std::string_view rule) {
  return std::find_if(among.begin(), among.end(),
                      [&](const Opened& each) { return each.name == name && each.rule == rule; });
}

/// Keeps the latest, and of the others as many as fit.
void forget_some(std::list<Opened>& recent) {
  constexpr std::size_t most = 8;
  constexpr std::size_t heaviest = 96 << 20;  // bytes of all but the latest
  std::size_t count = 1, bytes = 0;
  for (auto each = std::next(recent.begin()); each != recent.end();) {
    const std::size_t more = each->subject->bytes();
    if (count == most || more > heaviest - bytes) {
      each = recent.erase(each);
    } else {
      ++count, bytes += more;
      ++each;
    }
  }
}

}  // namespace

std::string keep_subject(std::string_view name, std::string_view rule) {
  static std::uint64_t last = 0;
  return guarded([&] {
    std::shared_ptr<Subject> subject = open(name, rule);
    std::string key = '#' + std::to_string(++last);
    remembered().kept.push_back({std::string(name), key, std::move(subject)});
    return key;
  });
}

void drop_subject(std::string_view kept) {
  remembered().kept.remove_if([&](const Opened& each) { return each.rule == kept; });
}

std::shared_ptr<Subject> open_subject(std::string_view name, std::string_view rule) {
  return guarded([&] {
    auto& [recent, kept, held_back] = remembered();
    if (!held_back) held_back = std::malloc(1 << 20);
    if (const auto found = find(kept, name, rule); found != kept.end()) return found->subject;
    if (const auto found = find(recent, name, rule); found != recent.end()) {
      recent.splice(recent.begin(), recent, found);
      return found->subject;
    }
    std::shared_ptr<Subject> subject = open(name, rule);
    recent.push_front({std::string(name), std::string(rule), subject});
    forget_some(recent);
    return subject;
  });
}

std::shared_ptr<GameSubject> open_game(std::string_view name, std::string_view rule) {
  if (!find(games(), name)) refuse(name);
  return std::static_pointer_cast<GameSubject>(open_subject(name, rule));
}

void forget_everything() {
  auto& [recent, kept, held_back] = remembered();
  std::free(held_back);
  held_back = nullptr;
  recent.clear();
  kept.clear();
}

}  // namespace nimlab
