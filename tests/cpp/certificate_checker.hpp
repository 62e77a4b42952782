#pragma once

#include <set>
#include <string>

#include "catalogue/answers.hpp"
#include "naive.hpp"

/// Decides whether a certificate proves what it claims, by the definitions and its own search. Uses nothing
/// of the library but the shape of the data.
namespace naive {

/// Empty if the certificate holds for this position, else what is wrong.
inline std::string flaw(Game& game, const Heaps& heaps, const nimlab::Certificate& c,
                        bool outcome_only = false) {
  const bool is_p = c.outcome == nimlab::Outcome::P;
  if (is_p != (game.grundy(heaps) == 0)) return "outcome";
  const auto holds = [&](const std::optional<std::uint64_t>& grundy, const Heaps& p) {
    return grundy ? *grundy == game.grundy(p) : outcome_only;
  };
  if (!holds(c.grundy, heaps)) return "value";

  const auto check = [&](const nimlab::CertificateLine& line) -> std::string {
    const Moves legal = game.moves(heaps);
    if (std::find(legal.begin(), legal.end(), line.move) == legal.end()) return "illegal move";
    const Heaps option = game.after(heaps, line.move);
    if (line.to != game.text(option)) return "option";
    if (!holds(line.grundy, option)) return "value of an option";
    const Moves replies = game.winning(option);
    if ((line.outcome == nimlab::Outcome::P) != (game.grundy(option) == 0)) return "outcome of an option";
    if (replies.empty()) return line.reply.empty() ? "" : "a reply where none wins";
    return std::find(replies.begin(), replies.end(), line.reply) == replies.end() ? "reply" : "";
  };

  std::set<std::vector<std::uint64_t>> listed;
  for (const auto& line : c.lines) {
    if (const std::string what = check(line); !what.empty()) return what;
    if (is_p == (line.outcome == nimlab::Outcome::P)) return "a line that proves nothing";
    if (!listed.insert(line.move).second) return "a line twice";
  }
  const std::size_t due = is_p ? game.moves(heaps).size() : game.winning(heaps).size();
  if (listed.size() != due || c.total != due) return "not every line";

  for (std::size_t v = 0; v < c.reached.size(); ++v) {
    if (const std::string what = check(c.reached[v]); !what.empty()) return what;
    if (c.reached[v].grundy != v) return "value reached";
  }
  if (c.reached.size() != c.grundy.value_or(0)) return "a value not reached";
  if (c.grundy && c.equal != std::uint64_t{0}) return "an option of the same value";
  return "";
}

}  // namespace naive
