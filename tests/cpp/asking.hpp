#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "catalogue/listed.hpp"
#include "catch.hpp"

/// Short ways to ask the catalogue, for tests.
namespace nimlab {

/// The one that all tests ask.
inline Catalogue& catalogue() {
  static Catalogue all = listed();
  return all;
}
inline Catalogue::Games games() { return catalogue().games(); }
inline std::shared_ptr<GameSubject> open_game(std::string_view name, std::string_view rule) {
  return catalogue().open_game(name, rule);
}
inline std::shared_ptr<Subject> open_subject(std::string_view name, std::string_view rule) {
  return catalogue().open(name, rule);
}

template <class Data>
Data finished(std::unique_ptr<GameJob> job) {
  while (!job->step()) {
  }
  return std::get<Data>(job->answer());
}

inline Analysis analyse(const std::string& game, const std::string& position, const std::string& rule = "") {
  return finished<Analysis>(open_game(game, rule)->analyse(position));
}
inline SearchResult search(const std::string& game, const std::string& position,
                           const std::string& rule = "") {
  return finished<SearchResult>(open_game(game, rule)->search(position));
}
inline Certificate certify(const std::string& game, const std::string& position, const std::string& rule = "",
                           std::uint64_t offset = 0, std::uint64_t limit = 1000) {
  return finished<Certificate>(open_game(game, rule)->certify(position, offset, limit));
}
inline Explanation explain(const std::string& game, const std::string& position,
                           const std::string& rule = "") {
  return finished<Explanation>(open_game(game, rule)->explain(position));
}
/// Its first step with this key; null if there is none.
inline const Step* step_of(const Explanation& steps, std::string_view key) {
  const auto found = std::find_if(steps.begin(), steps.end(), [&](const Step& s) { return s.key == key; });
  return found == steps.end() ? nullptr : &*found;
}
inline ValueTable table(const std::string& game, std::uint64_t count, const std::string& rule = "") {
  return finished<ValueTable>(open_game(game, rule)->table(count));
}
inline std::string play(const std::string& game, const std::string& position, const MoveNumbers& move,
                        const std::string& rule = "") {
  return open_game(game, rule)->play(position, move);
}

/// The numbers of a fact; none where it is not told.
inline std::optional<std::vector<std::uint64_t>> fact(const Analysis& a, std::string_view name) {
  for (const Fact& each : a.facts) {
    if (each.name == name) return each.numbers;
  }
  return std::nullopt;
}

/// The rules of a game alone, without anything that is remembered.
inline std::shared_ptr<Game> game_of(std::string_view name, std::string_view rule = "") {
  return catalogue().open_anew(name, rule)->game();
}

/// The error of a call that must fail.
template <class Call>
Error refusal(Call call) {
  try {
    call();
  } catch (const Error& error) {
    return error;
  }
  FAIL("nothing was refused");
  return Error(ErrorCode::empty, Field::none);
}

}  // namespace nimlab
