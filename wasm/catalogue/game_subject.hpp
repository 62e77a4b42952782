#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/answers.hpp"
#include "search/opponent.hpp"

namespace nimlab {

/// A game that can be asked: text and numbers in, plain data out. Positions and moves are parsed and checked
/// on every call. Nothing but Error leaves it; after Error memory it is still right, and may have to compute
/// again. Compiled once, for all games.
class GameSubject final : public Subject {
 public:
  /// Cost: a canonical rule text.
  explicit GameSubject(std::shared_ptr<Game> game);

  const std::string& rule() const override { return rule_; }
  const std::shared_ptr<Game>& game() const { return game_; }  ///< for games that are made of others
  std::size_t bytes() const override;

  /// The questions below by their names. "analyse", "search", "explain": position {player}; "certify":
  /// position {offset, limit, player}; "moves": the same; "reply": position {perfect, seed, player, strategy,
  /// the last move's numbers}; "play": position {player, the move's numbers}; "table": {count}; "map":
  /// {size}. What is not given is 0: Left is the player, the strategy any. Throws unsupported for others.
  std::unique_ptr<Job> ask(const Question& question) override;

  std::unique_ptr<GameJob> analyse(std::string_view position, Player who = Player::left);
  std::unique_ptr<GameJob> certify(std::string_view position, std::uint64_t offset, std::uint64_t limit,
                                   Player who = Player::left);
  /// Knows no theorem.
  std::unique_ptr<GameJob> search(std::string_view position, Player who = Player::left);
  std::unique_ptr<GameJob> explain(std::string_view position);
  std::unique_ptr<GameJob> table(std::uint64_t count);  ///< of games with a Sequence
  std::unique_ptr<GameJob> map(std::uint64_t size);     ///< of Mapped ones; 0: as the rule says
  /// The opponent's move. Perfect: a winning move if there is one, by its strategy, otherwise a move that
  /// keeps the game long. Fallible: errs about one time in three. The same seed gives the same move.
  std::unique_ptr<GameJob> reply(std::string_view position, Manner manner, Player who = Player::left);

  /// A page of the legal moves.
  MoveList moves(std::string_view position, std::uint64_t offset, std::uint64_t limit,
                 Player who = Player::left) const;
  /// The position in canonical notation, and as a board draws it.
  std::string canonical(std::string_view position) const;
  std::vector<std::uint64_t> numbers(std::string_view position) const;
  /// The position after a move, canonical.
  std::string play(std::string_view position, Move move, Player who = Player::left) const;

 private:
  [[noreturn]] void refuse() const;
  std::string rule_in_answers() const { return rule_.size() > max_rule_text ? std::string() : rule_; }

  std::shared_ptr<Game> game_;
  std::string rule_;
};

}  // namespace nimlab
