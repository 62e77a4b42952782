#include <cmath>
#include <cstdlib>
#include <map>

#include "instruments/bluffing/hidden_card.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::cf_98e {
namespace {

constexpr std::uint64_t most_cards = 1000;
constexpr double tolerance = 1e-9;

struct Hands {
  std::uint64_t n, m;
  explicit Hands(Input& in) : n(in.number("n", 0, most_cards)), m(in.number("m", 0, most_cards)) {}
};

double chance(const Hands& hands) {
  HiddenCard chances(std::max(hands.n, hands.m));
  while (chances.step()) {
  }
  return chances.value(hands.n, hands.m);
}

/// Ten places: twice what is asked for, rounded.
std::string text(double probability) {
  constexpr std::uint64_t one = 10'000'000'000;
  const auto whole = static_cast<std::uint64_t>(std::llround(probability * static_cast<double>(one)));
  return std::to_string(whole / one) + '.' + std::to_string(one + whole % one).substr(1);
}
void print(Output& out, double first) { out.line(text(first), ' ', text(1 - first)); }

/// Help Shrek and Donkey: a card lies hidden, the first holds n others, the second m; with what chance does
/// the first name it, and with what chance the second, if both play well?
bool solve(Input& in, Output& out) {
  print(out, chance(Hands(in)));
  return true;
}

/// Both chances, up to the error that the statement allows.
void judge(Input& in, Input& answer) {
  const double first = chance(Hands(in));
  for (const double right : {first, 1 - first}) {
    const std::string said(answer.word("probability"));
    char* end = nullptr;
    const double found = std::strtod(said.c_str(), &end);
    if (*end != '\0' || !(std::abs(found - right) <= tolerance)) answer.refuse("probability");
  }
}

void generate(Random& random, Size size, Output& out) {
  if (size == Size::limits) return out.line(random(990, 1000), ' ', random(990, 1000));
  out.line(random(0, 9), ' ', random(0, 9));
}

/// The game of a turn as a matrix, honest or bluff against believe or doubt: the best of its mixtures is
/// where the worse of two lines is highest.
class Turns {
 public:
  double chance(std::uint64_t n, std::uint64_t m) {
    const auto cards = static_cast<double>(m);
    if (m == 0) return 1;
    if (n == 0) return 1 / (cards + 1);
    const auto [known, fresh] = known_.try_emplace({n, m});
    if (!fresh) return known->second;
    const double shown = cards / (cards + 1) * (1 - chance(m - 1, n)), hidden = 1 / (cards + 1);
    const double believed[2] = {shown, 1}, doubted[2] = {shown + hidden, 1 - chance(m, n - 1)};
    double best = 0;
    const auto try_out = [&](double honest) {
      const auto worth = [&](const double(&column)[2]) {
        return honest * column[0] + (1 - honest) * column[1];
      };
      best = std::max(best, std::min(worth(believed), worth(doubted)));
    };
    try_out(0);
    try_out(1);
    const double level = believed[0] - believed[1] - doubted[0] + doubted[1];
    const double crossing = level == 0 ? 0 : (doubted[1] - believed[1]) / level;
    if (0 < crossing && crossing < 1) try_out(crossing);
    return known_[{n, m}] = best;
  }

 private:
  std::map<std::pair<std::uint64_t, std::uint64_t>, double> known_;
};

bool naive(Input& in, Output& out) {
  const Hands hands(in);
  if (hands.n + hands.m > 100) throw TooLarge();
  print(out, Turns().chance(hands.n, hands.m));
  return true;
}

void show(Input& in, Shown& shown) {
  const Hands hands(in);
  shown.board("guess_card", "", std::to_string(hands.n) + ' ' + std::to_string(hands.m));
}

/// Asks honestly in every turn, and is never believed less for it.
class Honest {
 public:
  double chance(std::uint64_t n, std::uint64_t m) {
    const auto cards = static_cast<double>(m);
    if (m == 0 || n == 0) return 1 / (cards + 1);
    return cards / (cards + 1) * (1 - chance(m - 1, n));
  }
};
bool never_bluff(Input& in, Output& out) {
  const Hands hands(in);
  print(out, Honest().chance(hands.n, hands.m));
  return true;
}
/// Names a card at once: the right one of m + 1.
bool guess_at_once(Input& in, Output& out) {
  print(out, 1 / (static_cast<double>(Hands(in).m) + 1));
  return true;
}
constexpr Wrong wrong[] = {{"never-bluff", never_bluff}, {"guess-at-once", guess_at_once}};

const Listed listed({.name = "cf-98e",
                     .lesson = "hidden-card",
                     .limits = "n<=1000 m<=1000",
                     .milliseconds = 2000,
                     .kibibytes = 262'144,
                     .solve = solve,
                     .sample = "0 3\n",
                     .published = true,
                     .generate = generate,
                     .naive = naive,
                     .judge = judge,
                     .show = show,
                     .wrong = wrong});

}  // namespace
}  // namespace nimlab::cf_98e
