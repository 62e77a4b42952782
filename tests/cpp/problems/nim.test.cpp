#include "judge.hpp"

using namespace judging;

namespace {

Brute<Numbers> nim(nim_options);

}  // namespace

TEST_CASE("luogu-p1247: the first heap from which a move of Nim wins", "[problems]") {
  // The statement's samples.
  judge({"luogu-p1247", {{"3\n3 6 9\n", "4 3\n3 6 5\n"}, {"4\n15 22 19 10\n", "lose\n"}}, [](Random& random) {
           Numbers heaps = random.list(random(1, 4), 0, 6);
           Case each{counted(heaps), "lose\n"};
           for (std::size_t i = 0; i < heaps.size() && each.output == "lose\n"; ++i) {
             for (Number take = 1; take <= heaps[i]; ++take) {
               Numbers next = heaps;
               next[i] -= take;
               if (nim.wins(next)) continue;
               each.output = line({take, i + 1}) + line(next);
               break;
             }
           }
           return each;
         }});
}

TEST_CASE("hdu-1850, poj-2975: how many moves of Nim win", "[problems]") {
  const auto random = [](Random& random) {
    const Numbers heaps = random.list(random(1, 4), 1, 6);
    return Case{counted(heaps), line({nim.winning(heaps)})};
  };
  judge({"hdu-1850", {{"3\n5 7 9\n0\n", "1\n"}}, random, 2000, "0\n"});  // the statement's
  judge({"poj-2975",
         {{"3\n7 11 13\n2\n1000000000 1000000000\n0\n", "3\n0\n"}},
         random,
         2000,
         "0\n"});  // the same
}

TEST_CASE("hdu-2176: all winning moves of Nim", "[problems]") {
  // The statement's sample.
  judge({"hdu-2176",
         {{"2\n45 45\n3\n3 6 9\n5\n5 7 8 9 10\n0\n", "No\nYes\n9 5\nYes\n8 1\n9 0\n10 3\n"}},
         [](Random& random) {
           const Numbers heaps = random.list(random(1, 4), 1, 6);
           std::string moves;
           for (std::size_t i = 0; i < heaps.size(); ++i) {
             for (Number left = 0; left < heaps[i]; ++left) {
               Numbers next = heaps;
               next[i] = left;
               if (!nim.wins(next)) moves += line({heaps[i], left});
             }
           }
           return Case{counted(heaps), (moves.empty() ? "No\n" : "Yes\n") + moves};
         },
         2000,
         "0\n"});
}

TEST_CASE("bzoj-1022, hdu-1907: misere Nim", "[problems]") {
  static Brute<Numbers> misere(nim_options, true);
  const auto random = [](Random& random) {
    const Numbers heaps = random.list(random(1, 4), 1, 5);
    return Case{counted(heaps), misere.wins(heaps) ? "John\n" : "Brother\n"};
  };
  const Case sample{"2\n3\n3 5 1\n1\n1\n", "John\nBrother\n"};  // of both statements
  judge({"bzoj-1022", {sample}, random});
  judge({"hdu-1907", {sample}, random});
}

TEST_CASE("bzoj-4589: lost lists of primes", "[problems]") {
  // The statement's sample.
  judge({"bzoj-4589",
         {{"3 7\n4 13\n", "6\n120\n"}},
         [](Random& random) {
           const Number n = random(1, 4), m = random(2, 20);
           Numbers primes;
           for (Number p = 2; p <= m; ++p) {
             bool prime = true;
             for (Number d = 2; d < p; ++d) prime = prime && p % d != 0;
             if (prime) primes.push_back(p);
           }
           std::map<Number, Number> lists = {{0, 1}};
           for (Number i = 0; i < n; ++i) {
             std::map<Number, Number> longer;
             for (const auto& [sum, count] : lists) {
               for (const Number p : primes) longer[sum ^ p] += count;
             }
             lists = longer;
           }
           return Case{line({n, m}), line({lists[0]})};
         },
         300});
}

TEST_CASE("bzoj-3105: what to take before Nim begins", "[problems]") {
  // The statement's sample.
  judge({"bzoj-3105", {{"6\n5 5 6 6 5 5\n", "21\n"}}, [](Random& random) {
           const Numbers heaps = random.list(random(1, 6), 1, 9);
           // By trying all that both may take away: the second player wants to leave a lost position, not of
           // no heaps.
           const auto lost_part = [](const Numbers& left) {
             for (unsigned part = 1; part < 1u << left.size(); ++part) {
               Number sum = 0;
               for (std::size_t i = 0; i < left.size(); ++i) sum ^= part >> i & 1 ? left[i] : 0;
               if (sum == 0) return true;
             }
             return false;
           };
           Number best = ~Number{0};
           for (unsigned keep = 1; keep < 1u << heaps.size(); ++keep) {
             Numbers left;
             Number taken = 0;
             for (std::size_t i = 0; i < heaps.size(); ++i) {
               if (keep >> i & 1) {
                 left.push_back(heaps[i]);
               } else {
                 taken += heaps[i];
               }
             }
             if (!lost_part(left)) best = std::min(best, taken);
           }
           return Case{counted(heaps), line({best})};
         }});
}

TEST_CASE("bzoj-1299, bzoj-3759: hungry boxes", "[problems]") {
  // Numbers: the closed ones, a 0 between, the open ones.
  static Brute<std::pair<Numbers, Numbers>> boxes([](const std::pair<Numbers, Numbers>& p) {
    std::vector<std::pair<Numbers, Numbers>> out;
    const auto& [closed, open] = p;
    for (unsigned opened = 1; opened < 1u << closed.size(); ++opened) {
      Numbers stay, all = open;
      for (std::size_t i = 0; i < closed.size(); ++i) (opened >> i & 1 ? all : stay).push_back(closed[i]);
      std::sort(all.begin(), all.end());
      out.push_back({stay, all});
    }
    for (Numbers next : nim_options(open)) {
      std::sort(next.begin(), next.end());
      out.push_back({closed, next});
    }
    return out;
  });
  const auto random = [](Random& random) {
    Numbers closed = random.list(random(1, 4), 1, 6);
    std::sort(closed.begin(), closed.end());
    return closed;
  };
  // The statement's sample.
  judge({"bzoj-3759",
         {{"5\n5\n18 11 16 19 15\n5\n18 12 17 10 18\n5\n17 7 1 10 1\n5\n19 5 16 19 8\n5\n18 18 7 4 9\n",
           "No\nYes\nYes\nYes\nYes\n"}},
         [&](Random& r) {
           const Numbers closed = random(r);
           return Case{counted(closed), boxes.wins({closed, {}}) ? "Yes\n" : "No\n"};
         },
         300});
  // The statement's sample.
  judge({"bzoj-1299",
         {{"3\n11 10 15\n5\n13 6 7 15 3\n2\n15 12\n3\n9 7 4\n2\n15 12\n4\n15 12 11 15\n3\n2 14 15\n3\n3 16 "
           "6\n4\n1 4 10 3\n5\n8 7 7 5 12\n",
           "YES\nNO\nYES\nYES\nYES\nNO\nYES\nYES\nYES\nNO\n"}},
         [&](Random& r) {
           const Numbers closed = random(r);
           return Case{counted(closed), boxes.wins({closed, {}}) ? "NO\n" : "YES\n"};
         },
         300});
}
