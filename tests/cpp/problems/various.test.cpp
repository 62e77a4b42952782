#include "judge.hpp"

using namespace judging;

namespace {

std::string row(const std::vector<std::int64_t>& numbers) {
  std::string out;
  for (const std::int64_t each : numbers) out += (out.empty() ? "" : " ") + std::to_string(each);
  return out + '\n';
}

}  // namespace

TEST_CASE("cf-1091h: three tokens in a row, two players who move them towards each other", "[problems]") {
  const std::string name = "cf-1091h";
  // The statement's samples.
  CHECK(answer(name, "1 6\n0 3 9\n") == "Alice\nBob\n");
  CHECK(answer(name, "1 2\n0 3 9\n") == "Alice\nBob\n");
  CHECK(answer(name,
               "10 133\n-248 -193 -187\n97 101 202\n-72 67 91\n23 89 215\n-129 -108 232\n-223 -59 236\n"
               "-99 86 242\n-137 -109 -45\n-105 173 246\n-44 228 243\n") == "Bob\nAlice\n");
  // By the rule: a token of the own colour, alone or together with the white one, in whole numbers on the
  // board.
  using Tokens = std::vector<std::int64_t>;  // whose turn it is; blue, white, red of each row
  Random random(1091);
  std::set<std::string> answers;
  for (int round = 0; round < 600; ++round) {
    const auto forbidden = static_cast<std::int64_t>(random(2, 8));
    Brute<Tokens> brute([&](const Tokens& p) {
      std::vector<Tokens> out;
      for (const std::int64_t k : {2, 3, 4, 5, 6, 7, 9, 10, 11, 13, 14, 15}) {  // 8 and 12 have three primes
        if (k == forbidden) continue;
        for (std::size_t i = 1; i < p.size(); i += 3) {
          for (const bool with_white : {false, true}) {
            Tokens next = p;
            next[0] = 1 - p[0];
            if (p[0] == 0) next[i] += k;
            if (p[0] == 1) next[i + 2] -= k;
            if (with_white) next[i + 1] += p[0] == 0 ? k : -k;
            if (next[i] < next[i + 1] && next[i + 1] < next[i + 2]) out.push_back(next);
          }
        }
      }
      return out;
    });
    const Number rows = random(1, 3);
    std::string input = row({static_cast<std::int64_t>(rows), forbidden});
    Tokens tokens = {0};
    for (Number i = 0; i < rows; ++i) {
      const auto blue = static_cast<std::int64_t>(random(0, 12)) - 6;
      const auto white = blue + static_cast<std::int64_t>(random(1, rows > 2 ? 5 : 8));
      const auto red = white + static_cast<std::int64_t>(random(1, rows > 2 ? 5 : 8));
      tokens.insert(tokens.end(), {blue, white, red});
      input += row({blue, white, red});
    }
    std::string expected = brute.wins(tokens) ? "Alice\n" : "Bob\n";
    tokens[0] = 1;
    expected += brute.wins(tokens) ? "Bob\n" : "Alice\n";
    CAPTURE(input);
    REQUIRE(answer(name, input) == expected);
    answers.insert(expected);
  }
  CHECK(answers.size() == 2);
  // What is no input.
  const auto crossed = fault(name, "1 2\n0 3 3\n");
  CHECK(crossed.kind == nimlab::InputFault::Kind::unfit);
  CHECK(crossed.line == 2);
  CHECK(crossed.column == 5);
  CHECK(crossed.name == "r");
  for (const char* wrong :
       {"x", "-", "--1", "1e3", "-100001", "99999999999999999999", "-9223372036854775809"}) {
    CAPTURE(wrong);
    const auto found = fault(name, "1 2\n" + std::string(wrong) + " 3 9\n");
    CHECK(found.name == "b");
    CHECK(found.found == wrong);
  }
  CHECK(answer(name, "1 2\n-100000 0 100000\n").size() == 10);
  CHECK(fault(name, "1 2\n-1 3\n").kind == nimlab::InputFault::Kind::ended);
}

TEST_CASE("luogu-p5675: heaps to be chosen, and where the first move is made", "[problems]") {
  static Brute<Numbers> nim(nim_options);
  // The statement's samples.
  judge({"luogu-p5675",
         {{"3\n2 4 5\n", "5\n"}, {"3\n1 2 2\n", "6\n"}},
         [](Random& random) {
           const Numbers heaps = random.list(random(1, 4), 1, 4);
           Number count = 0;
           for (Number set = 0; set < Number{1} << heaps.size(); ++set) {
             for (std::size_t first = 0; first < heaps.size(); ++first) {
               if ((set >> first & 1) == 0) continue;
               Numbers game;
               for (std::size_t i = 0; i < heaps.size(); ++i)
                 game.push_back((set >> i & 1) != 0 ? heaps[i] : 0);
               bool won = false;
               while (game[first]-- > 0 && !won) won = !nim.wins(game);
               count += won ? 0 : 1;
             }
           }
           return Case{counted(heaps), line({count})};
         },
         500});
  // Of 200 heaps of 1 with one to begin with, an odd number of others: 200 · 2^198.
  std::string ones = "200\n";
  Number ways = 200;
  for (int i = 0; i < 200; ++i) ones += "1 ";
  for (int i = 0; i < 198; ++i) ways = ways * 2 % 1'000'000'007;
  CHECK(answer("luogu-p5675", ones) == line({ways}));
}

TEST_CASE("topcoder-srm330-long-long-nim: lost sizes up to a billion", "[problems]") {
  // The statement's examples, in our format.
  judge({"topcoder-srm330-long-long-nim",
         {{"20\n3\n1 2 3\n", "5\n"},
          {"999\n1\n1\n", "499\n"},
          {"1000000000\n2\n1 2\n", "333333333\n"},
          {"6543\n5\n2 4 7 11 20\n", "1637\n"}},
         [](Random& random) {
           Numbers moves;
           for (Number move = 1; move <= 22; ++move) {
             if (random(0, 3) == 0) moves.push_back(move);
           }
           if (moves.empty()) moves.push_back(22);
           const Number most = random(1, 300);
           std::vector<bool> lost = {true};
           Number count = 0;
           for (Number size = 1; size <= most; ++size) {
             lost.push_back(std::none_of(moves.begin(), moves.end(),
                                         [&](Number move) { return move <= size && lost[size - move]; }));
             count += lost[size] ? 1 : 0;
           }
           return Case{line({most}) + counted(moves), line({count})};
         }});
}

TEST_CASE("bzoj-1434: connected sets of coins", "[problems]") {
  // The statement's sample.
  judge({"bzoj-1434",
         {{"3\n2 3\nHHH\nHHH\n2 3\nHHH\nTTH\n2 1\nT\nH\n", "=_=\n-_-\n-_-\n"}},
         [](Random& random) {
           static std::map<std::pair<Number, Number>, std::map<Number, bool>> boards;
           Number n = random(1, 3), m = random(1, n < 3 ? 4 : 3);
           if (random(0, 3) == 0) n = 1, m = random(1, 9);
           if (random(0, 1) == 0) std::swap(n, m);
           auto& known = boards[{n, m}];
           // Sets grow from the coin that goes to heads, cell by cell, to the left and upwards of it.
           const auto shapes = [&](Number corner) {
             std::set<Number> found, fresh = {Number{1} << corner};
             while (!fresh.empty()) {
               const Number shape = *fresh.begin();
               fresh.erase(fresh.begin());
               found.insert(shape);
               for (Number cell = 0; cell < n * m; ++cell) {
                 if (cell / m > corner / m || cell % m > corner % m || (shape >> cell & 1) != 0) continue;
                 const bool joins = (cell >= m && (shape >> (cell - m) & 1) != 0) ||
                                    (cell + m < n * m && (shape >> (cell + m) & 1) != 0) ||
                                    (cell % m > 0 && (shape >> (cell - 1) & 1) != 0) ||
                                    (cell % m + 1 < m && (shape >> (cell + 1) & 1) != 0);
                 const Number larger = shape | Number{1} << cell;
                 if (joins && found.count(larger) == 0) fresh.insert(larger);
               }
             }
             return found;
           };
           const std::function<bool(Number)> wins = [&](Number tails) {
             if (const auto found = known.find(tails); found != known.end()) return found->second;
             bool won = false;
             for (Number corner = 0; corner < n * m && !won; ++corner) {
               if ((tails >> corner & 1) == 0) continue;
               static std::map<std::array<Number, 3>, std::set<Number>> all;
               auto [place, unknown] = all.try_emplace({n, m, corner});
               if (unknown) place->second = shapes(corner);
               for (const Number shape : place->second) won = won || !wins(tails ^ shape);
             }
             return known[tails] = won;
           };
           Number tails = 0;
           for (Number i = random(0, n * m); i > 0; --i) tails |= Number{1} << random(0, n * m - 1);
           std::string input = line({n, m});
           for (Number cell = 0; cell < n * m; ++cell) {
             input += (tails >> cell & 1) != 0 ? 'T' : 'H';
             if ((cell + 1) % m == 0) input += '\n';
           }
           return Case{input, wins(tails) ? "-_-\n" : "=_=\n"};
         },
         400});
  CHECK(fault("bzoj-1434", "1\n1 3\nHTt\n").name == "coins");
  CHECK(fault("bzoj-1434", "1\n1 3\nHT\n").line == 3);
}

TEST_CASE("bzoj-2066: stones that jump to the next free square", "[problems]") {
  // The statement's sample; the second is the lesson's, by hand.
  judge({"bzoj-2066", {{"5 2\n1 3\n", "1\n"}, {"10 4\n2 4 5 8\n", "2\n"}}, [](Random& random) {
           static std::map<Number, Brute<Numbers>> games;
           const Number m = random(2, 10);
           const auto jump = [](Numbers stones, std::size_t i) {
             Number to = stones[i] + 1;
             while (std::count(stones.begin(), stones.end(), to) > 0) ++to;
             stones[i] = to;
             std::sort(stones.begin(), stones.end());
             return stones;
           };
           const auto [game, fresh] = games.try_emplace(m, [m, jump](const Numbers& stones) {
             std::vector<Numbers> out;
             for (std::size_t i = 0; i < stones.size() && stones.back() < m; ++i)
               out.push_back(jump(stones, i));
             return out;
           });
           Numbers squares;
           for (Number square = 1; square < m; ++square) squares.push_back(square);
           random.shuffle(squares);
           squares.resize(random(1, m - 1));
           std::sort(squares.begin(), squares.end());
           return Case{line({m, squares.size()}) + line(squares), line({game->second.winning(squares)})};
         }});
  CHECK(fault("bzoj-2066", "5 2\n3 3\n").kind == nimlab::InputFault::Kind::too_small);
  CHECK(fault("bzoj-2066", "5 2\n3 5\n").kind == nimlab::InputFault::Kind::too_large);
  CHECK(answer("bzoj-2066", "1000000000 1\n999999999\n") == "1\n");
}

TEST_CASE("yosupo-nim-product-64: nim products by the definition", "[problems]") {
  constexpr Number side = 24;
  static const std::vector<Numbers> products = [] {
    std::vector<Numbers> table(side, Numbers(side, 0));
    for (Number x = 0; x < side; ++x) {
      for (Number y = 0; y < side; ++y) {
        std::set<Number> options;
        for (Number a = 0; a < x; ++a) {
          for (Number b = 0; b < y; ++b) options.insert(table[a][y] ^ table[x][b] ^ table[a][b]);
        }
        while (options.contains(table[x][y])) ++table[x][y];
      }
    }
    return table;
  }();
  const std::string name = "yosupo-nim-product-64";
  judge({name, {}, [](Random& random) {
           const Number x = random(0, side - 1), y = random(0, side - 1);
           return Case{line({x, y}), line({products[x][y]})};
         }});
  // 2^32 times itself is 2^32 and its half; 2^64 is too much.
  CHECK(answer(name, "2\n4294967296 4294967296\n18446744073709551615 1\n") ==
        "6442450944\n18446744073709551615\n");
  CHECK(fault(name, "1\n18446744073709551616 1\n").kind == nimlab::InputFault::Kind::too_large);
}
