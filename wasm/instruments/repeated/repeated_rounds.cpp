#include "instruments/repeated/repeated_rounds.hpp"

#include <utility>

#include "instruments/bluffing/chances.hpp"
#include "instruments/matrices/bimatrix.hpp"

namespace nimlab {
namespace {

[[noreturn]] void refuse(ErrorCode code, const Token& token, std::string limit = {}) {
  throw Error(code, Field::position, excerpt(token.text), std::move(limit), token.at);
}

void read_game(const Token& text, RepeatedGame& out) {
  const Bimatrix game = read_pairs(text.text, 2);
  const Payoffs &a = game.row.payoffs, &b = game.column;
  if (b.rows < 2 || b.columns < 2) {
    throw Error(ErrorCode::empty, Field::position, {}, {}, text.at + text.text.size());
  }
  for (std::size_t i = 0; i < 2; ++i) {
    for (std::size_t j = 0; j < 2; ++j) out.wins[i][j] = a.at(i, j);
  }
  out.denominator = game.row.denominator;
  const auto pair = [&](std::int64_t one, std::int64_t other) {
    return Fraction(one, out.denominator).text() + ',' + Fraction(other, out.denominator).text();
  };
  const TokenRows written = token_rows(text, false);  // one word, if it is the name of a game
  for (std::size_t i = 0; i < 2; ++i) {
    for (std::size_t j = 0; j < 2; ++j) {
      if (b.at(i, j) == a.at(j, i)) continue;
      throw Error(ErrorCode::syntax, Field::position, pair(a.at(i, j), b.at(i, j)),
                  pair(a.at(i, j), a.at(j, i)), written.size() == 2 ? written[i][j].at : text.at);
    }
  }
  out.position = payoff_text(game.row, b, first_numbers(2), first_numbers(2));
}

void read_rounds(const Token& text, RepeatedGame& out) {
  std::vector<Token> words = tokens(text.text);
  for (Token& each : words) each.at += text.at;
  if (words.empty()) throw Error(ErrorCode::empty, Field::position, {}, {}, text.at);
  out.rounds = static_cast<std::uint32_t>(number(words[0], Field::position, most_repeated_rounds, 1));
  out.slip = 0, out.parts = 1;
  out.position += " | " + std::to_string(out.rounds);
  if (words.size() > 2) refuse(ErrorCode::syntax, words[2]);
  if (words.size() < 2) return;
  const Fraction chance = read_chances(words[1], 1)[0];
  if (chance > Fraction(1, 2)) refuse(ErrorCode::too_large, words[1], "1/2");
  if (chance.bottom() > Integer(most_slip_denominator)) {
    throw Error(ErrorCode::too_large, Field::position, excerpt(chance.bottom().text()),
                std::to_string(most_slip_denominator), words[1].at);
  }
  out.slip = chance.top().small(), out.parts = chance.bottom().small();
  if (out.slip > 0) out.position += ' ' + chance.text();
}

/// What happens where acts are meant: each way with its weight, which sum to parts^2.
template <class Way>
void each_way(const RepeatedGame& game, std::size_t one, std::size_t other, Way way) {
  const std::int64_t kept = game.parts - game.slip;
  way(one, other, kept * kept);
  if (game.slip == 0) return;
  way(one, 1 - other, kept * game.slip);
  way(1 - one, other, game.slip * kept);
  way(1 - one, 1 - other, game.slip * game.slip);
}

}  // namespace

RepeatedGame read_repeated(const std::vector<Token>& parts) {
  RepeatedGame out{};
  read_game(parts[0], out);
  if (parts.size() < 3) {
    const Token& last = parts.back();
    throw Error(ErrorCode::empty, Field::position, {}, {}, last.at + last.text.size());
  }
  read_rounds(parts[1], out);
  const std::vector<Token> words = tokens(parts[2].text);
  if (words.empty()) throw Error(ErrorCode::empty, Field::position, {}, {}, parts[2].at);
  if (words.size() > most_tournament_plans) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(words.size()),
                std::to_string(most_tournament_plans), parts[2].at);
  }
  out.position += " |";
  for (const Token& each : words) {
    out.plans.push_back(read_plan({each.text, parts[2].at + each.at}));
    out.position += ' ' + out.plans.back().text;
  }
  return out;
}

Fraction over_rounds(const RepeatedGame& game, const Integer& sum) {
  Integer whole = game.denominator;
  for (std::uint32_t i = 0; game.parts > 1 && i < game.rounds; ++i) whole *= game.parts * game.parts;
  return {sum, whole};
}

Encounter::Encounter(const RepeatedGame& game, const Machine& one, const Machine& other)
    : game_(game), one_(one), other_(other), chances_(one.size() * other.size()) {
  chances_[0] = 1;
}

void Encounter::play() {
  std::vector<Integer> after(chances_.size());
  for (auto& each : played_) {
    for (Integer& sum : each) sum *= game_.parts * game_.parts;
  }
  for (std::size_t i = 0; i < one_.size(); ++i) {
    for (std::size_t j = 0; j < other_.size(); ++j) {
      const Integer& chance = chances_[i * other_.size() + j];
      if (chance.is_zero()) continue;
      each_way(game_, one_[i].act, other_[j].act,
               [&](std::size_t one, std::size_t other, std::int64_t weight) {
                 played_[one][other].add_product(chance, weight);
                 after[one_[i].next[other] * other_.size() + other_[j].next[one]].add_product(chance, weight);
               });
    }
  }
  chances_ = std::move(after);
  ++round_;
}

Integer Encounter::wins(bool one) const {
  Integer out;
  for (std::size_t i = 0; i < 2; ++i) {
    for (std::size_t j = 0; j < 2; ++j)
      out.add_product(played_[i][j], one ? game_.wins[i][j] : game_.wins[j][i]);
  }
  return out;
}

BestReply best_reply(const RepeatedGame& game, const Machine& plan) {
  BestReply out;
  std::vector<Integer> best(plan.size());
  std::vector<Acts> acts;  // by rounds that are left, then by state
  Integer unit = 1;        // parts^2 to the power of the rounds that are left after this one
  for (std::uint32_t left = 0; left < game.rounds; ++left) {
    std::vector<Integer> now(plan.size());
    Acts chosen(plan.size());
    for (std::size_t state = 0; state < plan.size(); ++state) {
      for (std::uint8_t act = 0; act < 2; ++act) {
        Integer sum;
        each_way(game, act, plan[state].act, [&](std::size_t one, std::size_t other, std::int64_t weight) {
          sum.add_product(unit * game.wins[one][other], weight);
          sum.add_product(best[plan[state].next[one]], weight);
        });
        if (act == 0 || sum > now[state]) now[state] = std::move(sum), chosen[state] = act;
      }
    }
    best = std::move(now);
    acts.push_back(std::move(chosen));
    unit *= game.parts * game.parts;
  }
  out.wins = best[0];
  if (game.slip > 0) return out;
  std::size_t state = 0;
  for (std::size_t left = game.rounds; left-- > 0;) {
    out.acts.push_back(acts[left][state]);
    state = plan[state].next[out.acts.back()];
  }
  return out;
}

namespace {

void record(const RepeatedGame& game, std::uint8_t one, std::uint8_t other, Match& out) {
  out.one.push_back(one), out.other.push_back(other);
  out.one_wins.push_back(game.wins[one][other]), out.other_wins.push_back(game.wins[other][one]);
}

}  // namespace

Match matched(const RepeatedGame& game, const Machine& one, const Machine& other) {
  Match out;
  std::uint8_t i = 0, j = 0;
  for (std::uint32_t round = 0; round < game.rounds; ++round) {
    const std::uint8_t x = one[i].act, y = other[j].act;
    record(game, x, y, out);
    out.one_states.push_back(i + 1u), out.other_states.push_back(j + 1u);
    i = one[i].next[y], j = other[j].next[x];
  }
  return out;
}

Match answered(const RepeatedGame& game, const Acts& acts, const Machine& plan) {
  Match out;
  std::uint8_t state = 0;
  for (const std::uint8_t act : acts) {
    record(game, act, plan[state].act, out);
    out.other_states.push_back(state + 1u);
    state = plan[state].next[act];
  }
  return out;
}

}  // namespace nimlab
