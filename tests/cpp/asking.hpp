#pragma once

#include <optional>
#include <string>

#include "catalogue/catalogue.hpp"
#include "catch.hpp"

/// Short ways to ask the catalogue, for tests.
namespace nimlab {

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
inline ValueTable table(const std::string& game, std::uint64_t count, const std::string& rule = "") {
  return finished<ValueTable>(open_game(game, rule)->table(count));
}
inline std::string play(const std::string& game, const std::string& position, const MoveNumbers& move,
                        const std::string& rule = "") {
  return open_game(game, rule)->play(position, move);
}

/// The rules of a game alone, without anything that is remembered.
inline std::unique_ptr<Game> game_of(std::string_view name, std::string_view rule = "") {
  for (const GameInfo* info : games()) {
    if (info->name == name) return info->open(rule.empty() ? info->default_rule : rule);
  }
  FAIL("no such game");
  return nullptr;
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
