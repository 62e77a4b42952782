#pragma once

#include <cstdint>
#include <cstdlib>
#include <list>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "catalogue/game_subject.hpp"

namespace nimlab {

/// The one game that is made of two others.
namespace game {
extern const GameInfo sum;
}

/// Games and instruments by name, and what is remembered of them from one question to the next. The bindings,
/// the tests and the benchmarks all speak to one of these; bindings/modules.cmake says what each lists.
///
/// For one thread: what is remembered has no lock, and games keep caches, some of them in const functions,
/// and tables that all of a kind share, those of other catalogues too.
class Catalogue {
 public:
  using Games = std::span<const GameInfo* const>;
  using Instruments = std::span<const InstrumentInfo* const>;

  /// What the lists point to must outlive it.
  Catalogue(Games games, Instruments instruments);
  /// Without games. Nothing of what they share, their search and certificates, is linked then.
  explicit Catalogue(Instruments instruments);
  Catalogue(const Catalogue&) = delete;
  Catalogue& operator=(const Catalogue&) = delete;

  Games games() const { return games_; }
  Instruments instruments() const { return instruments_; }

  /// The game or instrument with this rule; "" means the default. The last eight are kept, with the tables
  /// they have built. Throws unknown_game, and what opening throws.
  std::shared_ptr<Subject> open(std::string_view name, std::string_view rule);
  /// The same; an instrument is no game.
  std::shared_ptr<GameSubject> open_game(std::string_view name, std::string_view rule);
  /// The same, without a look at what is kept, and not kept. A sum's parts are.
  std::unique_ptr<GameSubject> open_anew(std::string_view name, std::string_view rule);

  /// Opens a subject for as long as it is kept, for rules too long to be sent with every question. Gives a
  /// rule text "#<number>" that names it in `open` until `drop`, or until everything is forgotten: then it
  /// has to be kept anew. Throws what opening throws.
  std::string keep(std::string_view name, std::string_view rule);
  void drop(std::string_view kept);

  /// Drops every subject that is remembered or kept, with its tables; whoever holds one still may use it. For
  /// whoever is told Error memory: a mebibyte that was held back is free then, until the next is opened.
  void forget_everything();

 private:
  struct Opened {
    std::string name, rule;
    std::shared_ptr<Subject> subject;
  };
  using Remembered = std::list<Opened>;

  static Remembered::iterator find(Remembered& among, std::string_view name, std::string_view rule);
  std::shared_ptr<Subject> opened(std::string_view name, std::string_view rule);

  Games games_;
  Instruments instruments_;
  /// Opens a game anew; a pointer, for where there are none.
  std::unique_ptr<GameSubject> (*open_)(Catalogue& parts, const GameInfo&, std::string_view rule) = nullptr;
  Remembered recent_;  ///< the latest first
  Remembered kept_;    ///< the rule is "#<number>"
  std::uint64_t last_kept_ = 0;
  std::unique_ptr<void, void (*)(void*)> held_back_{nullptr, std::free};
};

}  // namespace nimlab
