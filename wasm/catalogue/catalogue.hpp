#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "catalogue/game_subject.hpp"

/// The games and instruments of a module by name, and what is remembered of them from one question to the
/// next. The bindings, the benchmarks and the contest bench all speak to this.
///
/// For one thread: what is remembered has no lock, and games keep caches, some of them in const functions,
/// and tables that all of a kind share.
namespace nimlab {

/// The one game that is made of two others.
namespace game {
extern const GameInfo sum;
}

/// What is linked here, by bindings/modules.cmake.
std::span<const GameInfo* const> games();
std::span<const InstrumentInfo* const> instruments();

/// Opens a game anew; "" means the default rule. Throws what opening throws.
std::unique_ptr<GameSubject> open(const GameInfo& info, std::string_view rule);

/// The same, as one of all subjects. A module without games defines this itself (it is never called there):
/// then nothing of what games share, their search and certificates, is linked.
std::shared_ptr<Subject> opened(const GameInfo& info, std::string_view rule);

/// Opens a subject for as long as it is kept, for rules too long to be sent with every question. Gives a rule
/// text "#<number>" that names it in open_subject until drop_subject, or until everything is forgotten: then
/// it has to be kept anew. Throws what opening throws.
std::string keep_subject(std::string_view name, std::string_view rule);
void drop_subject(std::string_view kept);

/// The game or instrument with this rule. The last few are kept, with the tables they have built. Throws
/// unknown_game.
std::shared_ptr<Subject> open_subject(std::string_view name, std::string_view rule);

/// The same; an instrument is no game.
std::shared_ptr<GameSubject> open_game(std::string_view name, std::string_view rule);

/// Drops every subject that is remembered or kept, with its tables; whoever holds one still may use it. The
/// catalogue does so by itself wherever memory runs out, before it throws Error memory. A mebibyte that was
/// held back is free then, until the next is opened: for what has to be said of it.
void forget_everything();

}  // namespace nimlab
