#include "judge.hpp"

using namespace judging;

TEST_CASE("hdu-2147: a coin that goes left, down, or both", "[problems]") {
  static Brute<Numbers> board([](const Numbers& p) {
    std::vector<Numbers> out;
    if (p[0] > 1) out.push_back({p[0] - 1, p[1]});
    if (p[1] > 1) out.push_back({p[0], p[1] - 1});
    if (p[0] > 1 && p[1] > 1) out.push_back({p[0] - 1, p[1] - 1});
    return out;
  });
  judge({"hdu-2147",
         {{"5 3\n5 4\n6 6\n0 0\n", "What a pity!\nWonderful!\nWonderful!\n"}},  // the statement's
         [](Random& random) {
           const Numbers corner = random.list(2, 1, 30);
           return Case{line(corner), board.wins(corner) ? "Wonderful!\n" : "What a pity!\n"};
         },
         2000,
         "0 0\n"});
}

TEST_CASE("poj-1067: Wythoff's game", "[problems]") {
  static Brute<Numbers> wythoff([](const Numbers& p) {
    std::vector<Numbers> out = nim_options(p);
    for (Number both = 1; both <= std::min(p[0], p[1]); ++both) out.push_back({p[0] - both, p[1] - both});
    return out;
  });
  judge({"poj-1067",
         {{"2 1\n8 4\n4 7\n", "0\n1\n0\n"}},  // the statement's
         [](Random& random) {
           const Numbers heaps = random.list(2, 0, 25);
           return Case{line(heaps), wythoff.wins(heaps) ? "1\n" : "0\n"};
         }});
}

TEST_CASE("hdu-2177: the winning moves of Wythoff's game", "[problems]") {
  static Brute<Numbers> wythoff([](const Numbers& p) {
    std::vector<Numbers> out = nim_options(p);
    for (Number both = 1; both <= std::min(p[0], p[1]); ++both) out.push_back({p[0] - both, p[1] - both});
    return out;
  });
  const auto left = [](const Numbers& p) {
    return wythoff.wins(p) ? std::string() : line({std::min(p[0], p[1]), std::max(p[0], p[1])});
  };
  judge({"hdu-2177",
         // As the lesson has it.
         {{"1 2\n5 8\n4 7\n2 2\n0 0\n", "0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n"}},
         [&](Random& random) {
           const Number b = random(1, 30), a = random(0, b);
           std::string both, larger, smaller;
           for (Number k = 1; k <= a; ++k) both += left({a - k, b - k});
           for (Number k = 1; k <= b; ++k) larger += left({a, b - k});
           for (Number k = 1; k <= a && a < b; ++k) smaller += left({a - k, b});
           return Case{line({a, b}), (wythoff.wins({a, b}) ? "1\n" : "0\n") + both + larger + smaller};
         },
         2000,
         "0 0\n"});
  CHECK(fault("hdu-2177", "3 2\n0 0\n").kind == nimlab::InputFault::Kind::too_small);
}

TEST_CASE("hdu-2516, bzoj-2275: Fibonacci Nim", "[problems]") {
  // Stones, and how many may be taken.
  static Brute<Numbers> heap([](const Numbers& p) {
    std::vector<Numbers> out;
    for (Number take = 1; take <= std::min(p[0], p[1]); ++take) out.push_back({p[0] - take, 2 * take});
    return out;
  });
  judge({"hdu-2516",
         {{"2\n13\n10000\n0\n", "Second win\nSecond win\nFirst win\n"}},  // the statement's
         [](Random& random) {
           const Number n = random(2, 60);
           return Case{line({n}), heap.wins({n, n - 1}) ? "First win\n" : "Second win\n"};
         },
         2000,
         "0\n"});
  // The statement's samples (COCI 2010/2011).
  judge({"bzoj-2275", {{"4\n", "1\n"}, {"7\n", "2\n"}, {"8\n", "8\n"}}, [](Random& random) {
           const Number n = random(2, 60);
           Number take = 1;
           while (heap.wins({n - take, 2 * take})) ++take;
           return Case{line({n}), line({take})};
         }});
}

TEST_CASE("poj-1704, bzoj-1115: staircases in disguise", "[problems]") {
  static Brute<Numbers> men([](const Numbers& p) {
    std::vector<Numbers> out;
    for (std::size_t i = 0; i < p.size(); ++i) {
      for (Number to = i > 0 ? p[i - 1] + 1 : 1; to < p[i]; ++to) {
        out.push_back(p);
        out.back()[i] = to;
      }
    }
    return out;
  });
  judge({"poj-1704",
         {{"2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n", "Bob will win\nGeorgia will win\n"}},  // the statement's
         [](Random& random) {
           std::set<Number> cells;
           for (const Number each : random.list(random(1, 5), 1, 12)) cells.insert(each);
           Numbers placed(cells.begin(), cells.end());
           const std::string answer = men.wins(placed) ? "Georgia will win\n" : "Bob will win\n";
           random.shuffle(placed);
           return Case{counted(placed), answer};
         }});
  CHECK(fault("poj-1704", "1\n3\n4 2 4\n").column == 5);

  static Brute<Numbers> heaps([](const Numbers& p) {
    std::vector<Numbers> out;
    for (std::size_t i = 0; i < p.size(); ++i) {
      for (Number left = i > 0 ? p[i - 1] : 0; left < p[i]; ++left) {
        out.push_back(p);
        out.back()[i] = left;
      }
    }
    return out;
  });
  judge({"bzoj-1115",
         {{"2\n2\n2 2\n3\n1 2 4\n", "NIE\nTAK\n"}},  // the statement's
         [](Random& random) {
           Numbers rising = random.list(random(1, 5), 0, 7);
           std::sort(rising.begin(), rising.end());
           return Case{counted(rising), heaps.wins(rising) ? "TAK\n" : "NIE\n"};
         }});
  CHECK(fault("bzoj-1115", "1\n2\n2 1\n").column == 3);
}

TEST_CASE("poj-1740: a new stone game", "[problems]") {
  static Brute<Numbers> piles([](const Numbers& p) {
    std::set<Numbers> out;
    for (std::size_t i = 0; i < p.size(); ++i) {
      for (Number take = 1; take <= p[i]; ++take) {
        // What remains is spread over the others and the pile itself.
        std::function<void(std::size_t, Number, Numbers)> spread = [&](std::size_t to, Number rest,
                                                                       Numbers now) {
          if (to == now.size()) {
            now[i] = rest;
            now.erase(std::remove(now.begin(), now.end(), Number{0}), now.end());
            std::sort(now.begin(), now.end());
            out.insert(now);
            return;
          }
          for (Number put = 0; put <= (to == i ? 0 : rest); ++put) {
            Numbers next = now;
            next[to] += put;
            spread(to + 1, rest - put, next);
          }
        };
        spread(0, p[i] - take, p);
      }
    }
    return std::vector<Numbers>(out.begin(), out.end());
  });
  judge({"poj-1740",
         {{"3\n2 1 3\n2\n1 1\n0\n", "1\n0\n"}},  // the statement's
         [](Random& random) {
           Numbers stones = random.list(random(1, 4), 1, 4);
           Numbers sorted = stones;
           std::sort(sorted.begin(), sorted.end());
           return Case{counted(stones), piles.wins(sorted) ? "1\n" : "0\n"};
         },
         400,
         "0\n"});
}

TEST_CASE("poj-2484: coins in a ring", "[problems]") {
  // A ring is left as rows of coins.
  static Brute<Numbers> rows([](const Numbers& p) {
    std::vector<Numbers> out;
    for (std::size_t i = 0; i < p.size(); ++i) {
      for (Number size = 1; size <= std::min<Number>(2, p[i]); ++size) {
        for (Number at = 0; at + size <= p[i]; ++at) {
          Numbers next = p;
          next[i] = at;
          next.push_back(p[i] - size - at);
          next.erase(std::remove(next.begin(), next.end(), Number{0}), next.end());
          std::sort(next.begin(), next.end());
          out.push_back(next);
        }
      }
    }
    return out;
  });
  judge({"poj-2484",
         {{"1\n2\n3\n0\n", "Alice\nAlice\nBob\n"}},  // the statement's
         [](Random& random) {
           const Number n = random(1, 14);
           bool wins = false;
           for (Number take = 1; take <= std::min<Number>(2, n); ++take) {
             wins = wins || !rows.wins(n == take ? Numbers{} : Numbers{n - take});
           }
           return Case{line({n}), wins ? "Alice\n" : "Bob\n"};
         },
         200,
         "0\n"});
}

TEST_CASE("poj-3537: three crosses in a row", "[problems]") {
  // By the rules themselves: cells as bits, and who makes three wins.
  static std::map<std::pair<Number, unsigned>, bool> known;
  static const std::function<bool(Number, unsigned)> wins = [](Number n, unsigned crosses) -> bool {
    if (const auto found = known.find({n, crosses}); found != known.end()) return found->second;
    bool won = false;
    for (Number i = 0; i < n && !won; ++i) {
      if (crosses >> i & 1) continue;
      const unsigned next = crosses | 1u << i;
      won = (next & next >> 1 & next >> 2) != 0 || !wins(n, next);
    }
    return known[{n, crosses}] = won;
  };
  judge({"poj-3537",
         {{"3\n", "1\n"}, {"6\n", "2\n"}},  // the statement's
         [](Random& random) {
           const Number n = random(3, 15);
           return Case{line({n}), wins(n, 0) ? "1\n" : "2\n"};
         },
         100});
}

TEST_CASE("poj-2068: Nim in teams", "[problems]") {
  judge({"poj-2068",
         {},
         [](Random& random) {
           const Number n = random(1, 3), stones = random(1, 30);
           const Numbers most = random.list(2 * n, 1, 5);
           Brute<Numbers> teams(
               [&](const Numbers& p) {  // stones, whose turn
                 std::vector<Numbers> out;
                 for (Number take = 1; take <= std::min(p[0], most[p[1]]); ++take) {
                   out.push_back({p[0] - take, (p[1] + 1) % most.size()});
                 }
                 return out;
               },
               true);
           return Case{text({n, stones}) + ' ' + line(most), teams.wins({stones, 0}) ? "1\n" : "0\n"};
         },
         2000,
         "0\n"});
}

TEST_CASE("luogu-p1288: a coin on a ring", "[problems]") {
  // The coin's vertex, then the edges: edge i joins the vertices i and i + 1.
  static Brute<Numbers> ring([](const Numbers& p) {
    std::vector<Numbers> out;
    const Number n = p.size() - 1, at = p[0];
    for (const Number edge : {at, (at + n - 1) % n}) {
      for (Number left = 0; left < p[edge + 1]; ++left) {
        out.push_back(p);
        out.back()[edge + 1] = left;
        out.back()[0] = edge == at ? (at + 1) % n : (at + n - 1) % n;
      }
    }
    return out;
  });
  judge({"luogu-p1288",
         {{"4\n2 5 3 0\n", "YES\n"}, {"3\n0 0 0\n", "NO\n"}},  // the statement's
         [](Random& random) {
           Numbers edges = random.list(random(2, 6), 0, 3);
           edges[random(0, edges.size() - 1)] = 0;
           Numbers p = edges;
           p.insert(p.begin(), 0);
           return Case{counted(edges), ring.wins(p) ? "YES\n" : "NO\n"};
         }});
  CHECK(fault("luogu-p1288", "3\n1 2 3\n").kind == nimlab::InputFault::Kind::unfit);
}

TEST_CASE("bzoj-1457: queens on their way to the corner", "[problems]") {
  // Columns and rows by turns. Somebody stands in the corner: the player to move has lost.
  static Brute<Numbers> queens([](const Numbers& p) {
    std::vector<Numbers> out;
    for (std::size_t i = 0; i < p.size(); i += 2) {
      if (p[i] == 0 && p[i + 1] == 0) return std::vector<Numbers>{};
    }
    for (std::size_t i = 0; i < p.size(); i += 2) {
      const auto to = [&](Number x, Number y) {
        out.push_back(p);
        out.back()[i] = x;
        out.back()[i + 1] = y;
      };
      for (Number x = 0; x < p[i]; ++x) to(x, p[i + 1]);
      for (Number y = 0; y < p[i + 1]; ++y) to(p[i], y);
      for (Number k = 1; k <= std::min(p[i], p[i + 1]); ++k) to(p[i] - k, p[i + 1] - k);
    }
    return out;
  });
  // The statement's sample.
  judge({"bzoj-1457",
         {{"2\n2\n3 4\n3 5\n3\n3 2\n4 2\n3 1\n", "^o^\nT_T\n"}},
         [](Random& random) {
           const Number n = random(1, 3);
           Numbers p;
           std::string lines;
           for (Number i = 0; i < n; ++i) {
             Number x = random(0, 6), y = random(0, 6);
             if (x == 0 && y == 0) x = 1;
             p.insert(p.end(), {x, y});
             lines += line({x, y});
           }
           return Case{line({n}) + lines, queens.wins(p) ? "^o^\n" : "T_T\n"};
         },
         500});
}

TEST_CASE("poj-2311: cutting paper", "[problems]") {
  // Widths and heights by turns, as a multiset of sheets; a single square ends the game, lost for who moves.
  using Sheets = std::vector<std::pair<Number, Number>>;
  static Brute<Sheets> sheets([](const Sheets& p) {
    std::vector<Sheets> out;
    for (const auto& [w, h] : p) {
      if (w == 1 && h == 1) return out;
    }
    for (std::size_t i = 0; i < p.size(); ++i) {
      const auto [w, h] = p[i];
      const auto cut = [&](std::pair<Number, Number> a, std::pair<Number, Number> b) {
        Sheets next = p;
        next[i] = a;
        next.push_back(b);
        for (auto& [x, y] : next) {
          if (x > y) std::swap(x, y);
        }
        std::sort(next.begin(), next.end());
        out.push_back(next);
      };
      for (Number a = 1; 2 * a <= w; ++a) cut({a, h}, {w - a, h});
      for (Number a = 1; 2 * a <= h; ++a) cut({w, a}, {w, h - a});
    }
    return out;
  });
  judge({"poj-2311",
         {{"2 2\n3 2\n4 2\n", "LOSE\nLOSE\nWIN\n"}},  // the statement's
         [](Random& random) {
           const Number w = random(2, 5), h = random(2, 4);
           return Case{line({w, h}), sheets.wins({{std::min(w, h), std::max(w, h)}}) ? "WIN\n" : "LOSE\n"};
         },
         100});
}

TEST_CASE("bzoj-1188: beans that become two", "[problems]") {
  static Brute<Numbers> bottles([](const Numbers& p) {
    std::vector<Numbers> out;
    for (std::size_t i = 0; i < p.size(); ++i) {
      for (std::size_t j = i + 1; j < p.size() && p[i] > 0; ++j) {
        for (std::size_t k = j; k < p.size(); ++k) {
          out.push_back(p);
          --out.back()[i];
          ++out.back()[j];
          ++out.back()[k];
        }
      }
    }
    return out;
  });
  judge({"bzoj-1188",
         {{"2\n4\n1 0 1 5000\n3\n0 0 1\n", "0 2 3\n1\n-1 -1 -1\n0\n"}},  // the statement's
         [](Random& random) {
           Numbers beans = random.list(random(1, 5), 0, 2);
           beans.back() = random(0, 3);
           std::string first = "-1 -1 -1\n";
           Number winning = 0;
           for (std::size_t i = 0; i < beans.size(); ++i) {
             for (std::size_t j = i + 1; j < beans.size() && beans[i] > 0; ++j) {
               for (std::size_t k = j; k < beans.size(); ++k) {
                 Numbers next = beans;
                 --next[i];
                 ++next[j];
                 ++next[k];
                 if (!bottles.wins(next) && winning++ == 0) first = line({i, j, k});
               }
             }
           }
           return Case{counted(beans), first + line({winning})};
         },
         200});
}

TEST_CASE("luogu-p1290, poj-2348, hdu-1525: Euclid's game", "[problems]") {
  static Brute<Numbers> euclid([](const Numbers& p) {
    std::vector<Numbers> out;
    const Number small = std::min(p[0], p[1]), large = std::max(p[0], p[1]);
    for (Number taken = small; small > 0 && taken <= large; taken += small)
      out.push_back({small, large - taken});
    return out;
  });
  const auto random = [](Random& random) {
    const Numbers pair = random.list(2, 1, 80);
    return Case{line(pair), euclid.wins(pair) ? "Stan wins\n" : "Ollie wins\n"};
  };
  // The statements' samples.
  judge({"luogu-p1290", {{"2\n25 7\n24 15\n", "Stan wins\nOllie wins\n"}}, random});
  const Case zeros{"34 12\n15 24\n0 0\n", "Stan wins\nOllie wins\n"};
  judge({"poj-2348", {zeros}, random, 2000, "0 0\n"});
  judge({"hdu-1525", {zeros}, random, 2000, "0 0\n"});
}

TEST_CASE("hdu-3595: Euclid's game in every pair at once", "[problems]") {
  static Brute<Numbers> pairs([](const Numbers& p) {
    // Pairs in a row: the ways on from the first of them, then from the next.
    std::vector<Numbers> out{{}};
    bool finished = true;
    for (std::size_t i = 0; i < p.size(); i += 2) {
      const Number small = std::min(p[i], p[i + 1]), large = std::max(p[i], p[i + 1]);
      std::vector<Numbers> more;
      for (const Numbers& so_far : out) {
        const auto leave = [&](Number left) {
          more.push_back(so_far);
          more.back().insert(more.back().end(), {small, left});
        };
        if (small == 0) leave(large);
        for (Number taken = small; small > 0 && taken <= large; taken += small) leave(large - taken);
      }
      finished = finished && small == 0;
      out = more;
    }
    return finished ? std::vector<Numbers>{} : out;
  });
  judge({"hdu-3595",
         {{"1\n3 2\n1\n5 2\n2\n3 2\n5 2\n2\n3 2\n4 1\n", "GG\nMM\nMM\nGG\n"}},  // by hand
         [](Random& random) {
           const Number count = random(1, 4);
           const Numbers list = random.list(2 * count, 1, count < 3 ? 30 : 9);
           std::string input = line({count});
           for (std::size_t i = 0; i < list.size(); i += 2) input += line({list[i], list[i + 1]});
           return Case{input, pairs.wins(list) ? "MM\n" : "GG\n"};
         },
         300});
}

TEST_CASE("hdu-3537: Mock Turtles", "[problems]") {
  static Brute<Numbers> coins([](const Numbers& p) {  // heads as bits
    std::vector<Numbers> out;
    const Number heads = p[0];
    for (Number i = 0; i < 10; ++i) {
      if ((heads >> i & 1) == 0) continue;
      const Number one = heads ^ Number { 1 } << i;
      out.push_back({one});
      for (Number j = 0; j < i; ++j) {
        const Number two = one ^ Number { 1 } << j;
        out.push_back({two});
        for (Number k = 0; k < j; ++k) out.push_back({two ^ Number{1} << k});
      }
    }
    return out;
  });
  judge({"hdu-3537",
         {{"0\n\n1\n0\n4\n0 1 2 3\n", "Yes\nNo\nYes\n"}},  // the statement's
         [](Random& random) {
           const Numbers named = random.list(random(0, 8), 0, 9);
           Number heads = 0;
           for (const Number each : named) heads |= Number{1} << each;
           return Case{counted(named), coins.wins({heads}) ? "No\n" : "Yes\n"};
         }});
}

TEST_CASE("hdu-3404: Turning Corners", "[problems]") {
  static Brute<Numbers> lamps([](const Numbers& p) {  // a board of 4 by 4 as bits
    std::vector<Numbers> out;
    for (Number y = 0; y < 4; ++y) {
      for (Number x = 0; x < 4; ++x) {
        if ((p[0] >> (4 * y + x) & 1) == 0) continue;
        for (Number b = 0; b < y; ++b) {
          for (Number a = 0; a < x; ++a) {
            Number next = p[0];
            for (const Number cell : {4 * y + x, 4 * y + a, 4 * b + x, 4 * b + a}) next ^= Number{1} << cell;
            out.push_back({next});
          }
        }
        // Beyond the border is nothing to turn.
        for (Number b = 0; b <= y; ++b) {
          Number next = p[0] ^ Number { 1 } << (4 * y + x);
          if (b < y) next ^= Number{1} << (4 * b + x);
          out.push_back({next});
        }
        for (Number a = 0; a < x; ++a) {
          out.push_back({p[0] ^ Number{1} << (4 * y + x) ^ Number{1} << (4 * y + a)});
        }
      }
    }
    return out;
  });
  // The sample of the statement, as the lesson on products has it.
  judge({"hdu-3404",
         {{"2\n2\n1 2\n2 1\n2\n1 1\n2 2\n", "Don't waste your time.\nHave a try, lxhgww.\n"}},
         [](Random& random) {
           Numbers named;
           Number board = 0;
           for (Number i = random(0, 5); i > 0; --i) {
             const Number x = random(1, 4), y = random(1, 4);
             named.insert(named.end(), {x, y});
             board ^= Number{1} << (4 * (y - 1) + x - 1);
           }
           std::string lines;
           for (std::size_t i = 0; i < named.size(); i += 2) lines += line({named[i], named[i + 1]});
           return Case{line({named.size() / 2}) + lines,
                       lamps.wins({board}) ? "Have a try, lxhgww.\n" : "Don't waste your time.\n"};
         },
         300});
}
