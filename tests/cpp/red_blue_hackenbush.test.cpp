#include <random>

#include "asking.hpp"
#include "pictures.hpp"

using namespace nimlab;

namespace {

/// Games as the definition has them: the options of each player, which are games. Equal lists are one game.
class Forms {
 public:
  using Form = std::size_t;
  using Options = std::set<Form>;

  Form make(const Options& left, const Options& right) {
    const auto [found, fresh] = ids_.emplace(std::pair(left, right), forms_.size());
    if (fresh) forms_.push_back({left, right});
    return found->second;
  }
  /// G <= H: Left has no move from G that is >= H, and Right none from H that is <= G.
  bool at_most(Form g, Form h) {
    if (const auto found = order_.find({g, h}); found != order_.end()) return found->second;
    bool holds = true;
    for (const Form left : forms_[g].first) holds = holds && !at_most(h, left);
    for (const Form right : forms_[h].second) holds = holds && !at_most(right, g);
    return order_[{g, h}] = holds;
  }
  bool equal(Form g, Form h) { return at_most(g, h) && at_most(h, g); }

  /// m / 2^e + *n
  Form number(std::int64_t m, std::uint32_t e, std::uint64_t n) {
    Options left, right;
    for (std::uint64_t k = 0; k < n; ++k) left.insert(number(m, e, k));
    right = left;
    for (; e > 0 && m % 2 == 0; --e) m /= 2;
    if (e > 0 || m > 0) left.insert(number(m - 1, e, n));
    if (e > 0 || m < 0) right.insert(number(m + 1, e, n));
    return make(left, right);
  }
  Form picture(const naive::Picture& p) {
    if (const auto found = pictures_.find(p); found != pictures_.end()) return found->second;
    Options left, right;
    for (std::size_t i = 0; i < p.size(); ++i) {
      const Form option = picture(naive::without(p, i));
      if (p[i].colour & 1) left.insert(option);
      if (p[i].colour & 2) right.insert(option);
    }
    return pictures_[p] = make(left, right);
  }

 private:
  std::vector<std::pair<Options, Options>> forms_;
  std::map<std::pair<Options, Options>, Form> ids_;
  std::map<std::pair<Form, Form>, bool> order_;
  std::map<naive::Picture, Form> pictures_;
};

/// Who wins, by trying everything.
struct Played {
  bool mover_wins(const naive::Picture& p, std::uint64_t who) {
    const auto key = std::pair(p, who);
    if (const auto found = known.find(key); found != known.end()) return found->second;
    bool wins = false;
    for (std::size_t i = 0; i < p.size() && !wins; ++i) {
      wins = (p[i].colour & who) != 0 && !mover_wins(naive::without(p, i), 3 - who);
    }
    return known[key] = wins;
  }
  Outcome outcome(const naive::Picture& p) {
    const bool left = mover_wins(p, 1), right = mover_wins(p, 2);
    return left ? (right ? Outcome::N : Outcome::L) : (right ? Outcome::R : Outcome::P);
  }
  std::map<std::pair<naive::Picture, std::uint64_t>, bool> known;
};

Analysis analysed(const std::string& position, Player who = Player::left) {
  return finished<Analysis>(open_game("red_blue_hackenbush", "")->analyse(position, who));
}
Value worth(const std::string& position) {
  const Analysis a = analysed(position);
  REQUIRE(a.value);
  return *a.value;
}
Value number(std::int64_t m, std::uint32_t e = 0) { return {Dyadic(m, e), 0}; }

/// "bbr": a stalk.
std::string stalk(const std::string& colours) {
  std::string text = "0";
  int v = 0;
  for (char c : colours) text += c + std::to_string(++v);
  return text;
}

const std::vector<std::uint64_t>& fact(const std::vector<Fact>& facts, std::string_view name) {
  const auto found = std::find_if(facts.begin(), facts.end(), [&](const Fact& f) { return f.name == name; });
  REQUIRE(found != facts.end());
  return found->numbers;
}

/// Everything that is said of a picture, for both players, against the definitions.
void check(const naive::Picture& picture, Forms& forms, Played& played, bool& valued) {
  const std::string text = naive::text(picture);
  CAPTURE(text);
  const auto game = open_game("red_blue_hackenbush", "");
  const Outcome outcome = played.outcome(picture);
  for (const Player who : {Player::left, Player::right}) {
    const std::uint64_t bit = who == Player::left ? 1 : 2;
    std::vector<MoveNumbers> moves, winning;
    std::vector<naive::Picture> options;
    for (std::size_t i = 0; i < picture.size(); ++i) {
      const auto& [a, b, colour] = picture[i];
      if ((colour & bit) == 0 || (i > 0 && picture[i] == picture[i - 1])) continue;
      moves.push_back({a, b, colour});
      options.push_back(naive::without(picture, i));
      if (!played.mover_wins(options.back(), 3 - bit)) winning.push_back(moves.back());
    }
    const auto a = finished<Analysis>(game->analyse(text, who));
    REQUIRE(a.position == text);
    REQUIRE(a.outcome == outcome);
    REQUIRE(a.move_count == moves.size());
    REQUIRE(a.winning_moves == winning);
    REQUIRE_FALSE(a.grundy);
    REQUIRE(game->moves(text, 0, 100, who).moves == moves);
    const auto searched = finished<SearchResult>(game->search(text, who));
    REQUIRE(searched.outcome == outcome);
    REQUIRE(searched.winning_moves == winning);
    valued = a.method == "theorem";
    if (!valued) continue;
    const auto is = [&](const naive::Picture& p, const std::vector<std::uint64_t>& of, std::size_t at) {
      const auto m = static_cast<std::int64_t>(of.at(at + 1));
      return forms.equal(
          forms.picture(p),
          forms.number(of.at(at) ? -m : m, static_cast<std::uint32_t>(of.at(at + 2)), of.at(at + 3)));
    };
    REQUIRE(a.value);
    REQUIRE(is(picture, fact(a.facts, "value"), 0));
    const auto& after = fact(a.facts, who == Player::left ? "left" : "right");
    REQUIRE(after.size() == 4 * options.size());
    const auto& best = fact(a.facts, who == Player::left ? "left_best" : "right_best");
    for (std::size_t i = 0; i < options.size(); ++i) {
      REQUIRE(is(options[i], after, 4 * i));
      const auto better = [&](std::size_t x, std::size_t y) {
        const Forms::Form f = forms.picture(options[x]), g = forms.picture(options[y]);
        return who == Player::left ? forms.at_most(g, f) && !forms.at_most(f, g)
                                   : forms.at_most(f, g) && !forms.at_most(g, f);
      };
      bool beaten = false;
      for (std::size_t j = 0; j < options.size(); ++j) beaten = beaten || better(j, i);
      REQUIRE((std::find(best.begin(), best.end(), i + 1) == best.end()) == beaten);
    }
  }
}

}  // namespace

TEST_CASE("red_blue_hackenbush: rules by example") {
  const auto game = open_game("red_blue_hackenbush", "");
  CHECK(game->play("0b1r2 0-3", MoveNumbers{0, 1, 1}, Player::left) == "0-3");
  CHECK(game->play("0b1r2 0-3", MoveNumbers{1, 2, 2}, Player::right) == "0b1 0-3");
  CHECK(game->play("0b1r2 0-3", MoveNumbers{0, 3, 3}, Player::right) == "0b1r2");
  CHECK(game->play("0b1 0r1", MoveNumbers{0, 1, 2}, Player::right) == "0b1");
  const auto illegal = [&](const MoveNumbers& move, Player who) {
    return refusal([&] { game->play("0b1r2 0-3", move, who); }).code == ErrorCode::illegal_move;
  };
  CHECK(illegal({0, 1, 1}, Player::right));
  CHECK(illegal({1, 2, 2}, Player::left));
  CHECK(illegal({0, 1, 2}, Player::right));
  CHECK(illegal({0, 1, 5}, Player::left));
  CHECK(game->canonical("2R1 1B0 0G3") == "0b1r2 0-3");
  CHECK(refusal([&] { game->canonical("0b1 2r3"); }).code == ErrorCode::ungrounded);
  CHECK(refusal([&] { game->canonical("0b1 2r3"); }).part == "2r3");
  std::string many = "0b1";
  for (int i = 0; i < 60; ++i) many += " 0b1";
  CHECK(refusal([&] { game->canonical(many); }).limit == "60");
  CHECK(analysed("0").outcome == Outcome::P);
}

TEST_CASE("red_blue_hackenbush: published values") {
  // On Numbers and Games, chapter 8, and Winning Ways, chapter 1: n edges of Left's are n, "br" is 1/2, and a
  // stalk is worth 1 or −1 an edge until the colour changes, then halves, quarters, … (Berlekamp's rule).
  CHECK(worth(stalk("bbb")) == number(3));
  CHECK(worth(stalk("br")) == number(1, 1));
  CHECK(worth(stalk("brr")) == number(1, 2));
  CHECK(worth(stalk("brb")) == number(3, 2));
  CHECK(worth(stalk("bbr")) == number(3, 1));
  CHECK(worth(stalk("rb")) == number(-1, 1));
  // Two halves and a −1 are a lost position for whoever begins.
  const Analysis zero = analysed("0b1r2 0b3r4 0r5");
  CHECK(zero.value == number(0));
  CHECK(zero.outcome == Outcome::P);
  // A star is fuzzy, a blue edge with stars on it is 1 and a star.
  CHECK(analysed("0-1").outcome == Outcome::N);
  CHECK(worth("0b1-2-3") == Value{Dyadic(1), 2});
  // A flower, blue on green, is {0, * | 0} (Winning Ways, chapter 2): neither number nor nimber.
  const Analysis flower = analysed("0-1b2");
  CHECK(flower.outcome == Outcome::N);
  CHECK(flower.method == "search");
  CHECK_FALSE(flower.value);
  CHECK(flower.facts.empty());
}

TEST_CASE("red_blue_hackenbush: Berlekamp's rule for stalks up to 8 edges, and the largest") {
  std::vector<std::string> all{""};
  for (std::size_t at = 0; all[at].size() < 8; ++at) {
    const std::string& s = all[at];
    if (!s.empty()) {
      std::int64_t m = 0;
      std::uint32_t e = 0;
      for (char c : s) {
        if (e > 0 || c != s[0]) m *= 2, ++e;
        m += c == 'b' ? 1 : -1;
      }
      CAPTURE(s);
      REQUIRE(worth(stalk(s)) == number(m, e));
    }
    const std::string grown = s;
    all.push_back(grown + 'b');
    all.push_back(grown + 'r');
  }
  CHECK(worth(stalk("b" + std::string(59, 'r'))) == number(1, 59));
  CHECK(worth(stalk(std::string(60, 'r'))) == number(-60));
  CHECK(worth(stalk(std::string(30, 'b') + std::string(30, 'r'))) ==
        number((std::int64_t{29} << 30) + 1, 30));
}

TEST_CASE(
    "red_blue_hackenbush: values, cuts, best moves and search for both players, to 3 vertices, 5 edges") {
  Forms forms;
  Played played;
  std::size_t valued = 0, all = 0;
  naive::each_picture(3, 5, {1, 2, 3}, [&](const naive::Picture& picture) {
    bool known = false;
    check(picture, forms, played, known);
    valued += known;
    ++all;
  });
  CHECK(valued > all / 4);
  CHECK(valued < all);
}

TEST_CASE("red_blue_hackenbush: the same without green, to 4 vertices and 5 edges, all valued") {
  Forms forms;
  Played played;
  naive::each_picture(4, 5, {1, 2}, [&](const naive::Picture& picture) {
    bool known = false;
    check(picture, forms, played, known);
    REQUIRE(known);
  });
}

TEST_CASE("red_blue_hackenbush: trees and rings of up to 9 edges at random") {
  std::mt19937_64 random(11);
  Forms forms;
  Played played;
  for (int round = 0; round < 60; ++round) {
    naive::Picture picture;
    const std::uint64_t edges = 5 + random() % 5;
    for (std::uint64_t v = 1; v <= edges; ++v) {
      const bool closes = v > 3 && random() % 5 == 0;
      picture.push_back({random() % v, closes ? random() % v : v, 1 + random() % 2});
      auto& edge = picture.back();
      if (edge.a > edge.b) std::swap(edge.a, edge.b);
    }
    bool known = false;
    check(naive::standing(picture), forms, played, known);
    REQUIRE(known);
  }
}

TEST_CASE("red_blue_hackenbush: a cycle of more than 18 edges is searched, 18 are valued in steps") {
  const auto ring = [](int edges) {
    std::string text = "0";
    for (int v = 1; v < edges; ++v) text += (v % 3 == 0 ? 'r' : 'b') + std::to_string(v);
    return text + "b0";
  };
  // A cut leaves two stalks; the best cut for each is next to the middle.
  CHECK(analysed(ring(18)).method == "theorem");
  CHECK(analysed(ring(19)).method == "search");
  CHECK(analysed(ring(19)).outcome == Outcome::L);
  // Nine pairs of edges side by side, on each other: not quickly.
  std::string ladder;
  for (int v = 0; v < 9; ++v) {
    ladder += std::to_string(v) + 'b' + std::to_string(v + 1) + ' ' + std::to_string(v) + 'r' +
              std::to_string(v + 1) + ' ';
  }
  const auto job = open_game("red_blue_hackenbush", "")->analyse(ladder);
  int steps = 1;
  while (!job->step()) ++steps;
  CHECK(steps > 1);
  CHECK(std::get<Analysis>(job->answer()).value == number(0));
}

TEST_CASE("red_blue_hackenbush: the steps of a tree, by example") {
  const auto steps = finished<Explanation>(open_game("red_blue_hackenbush", "")->explain("0b1r2 1r3 1-4"));
  REQUIRE(steps.size() == 5);
  CHECK(steps[0] == Step{"green", {1, 1}, {"edge-1-4"}, ""});
  CHECK(steps[1] == Step{"edge", {1, 2, 2, 0, 0, 0, 1, 1, 0}, {"edge-1-2"}, ""});
  CHECK(steps[2] == Step{"edge", {1, 3, 2, 0, 0, 0, 1, 1, 0}, {"edge-1-3"}, ""});
  CHECK(steps[3] == Step{"edge", {0, 1, 1, 1, 2, 0, 0, 1, 2}, {"edge-0-1"}, ""});
  CHECK(steps[4] == Step{"sum", {0, 1, 2, 1}, {}, ""});
}
